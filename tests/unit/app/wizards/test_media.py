"""The cheapest media for cables that are there."""

from __future__ import annotations

import pytest

from fabric_studio.app.commands import cables
from fabric_studio.app.commands.cables import PortEnd
from fabric_studio.app.wizards.wizard import WIZARDS
from fabric_studio.base.errors import InvariantError
from fabric_studio.io.bill import bill_of_materials
from tests.factories import pair_of_racks
from tests.factories_wizards import LIBRARY, do, errors, propose, superpod


def test_the_cheapest_media_save_what_the_bill_says():
    document = superpod(1)
    view = document.snapshot()
    cables.set_medium(document, LIBRARY, view.cables.uid, "400g4-dr4")
    before = cost(document)
    proposal = do(document, "cheapest", {})
    assert proposal.delta.cost_usd == pytest.approx(cost(document) - before) and proposal.delta.cost_usd < 0
    assert errors(document) == []
    with pytest.raises(InvariantError, match="nothing to do; it is already so"):
        WIZARDS["cheapest"].apply(document, LIBRARY, propose(document, "cheapest", {}))


def cost(document) -> float:
    lines = bill_of_materials(document.snapshot()).lines
    return sum(line.unit_price_usd * line.used for line in lines if line.unit_price_usd is not None)


def test_only_some_cables_and_only_one_class():
    document = superpod(1)
    proposal = do(document, "cheapest", {}, role="leaf-spine", medium="DR")
    assert len(proposal.changed_cables) == 256 and set(proposal.media) == {"400G DR4 (100 m NS part)"}
    proposal = propose(document, "cheapest", {}, role="server-leaf", medium="DAC")
    assert proposal.conflict_count and "nothing on sale fits" in proposal.conflicts[0].text


def test_a_new_cable_takes_the_medium_of_the_module_that_is_there():
    pair = pair_of_racks(gap_mm=1_000)
    leaf, server = pair.switch, pair.server
    cables.connect_ports(
        pair.document, LIBRARY, PortEnd(leaf, 0, 0, 4), PortEnd(server, 0, 0, 4), medium_id="400g4-dr4"
    )
    proposal = do(pair.document, "ports", {}, a="leaf-01", z="server-01", a_first=2, z_first=2, count=1)
    assert set(proposal.media) == {"400G DR4"}
    assert errors(pair.document) == []
