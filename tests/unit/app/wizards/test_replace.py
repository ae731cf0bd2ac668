"""Replacing devices by another part, their cables kept."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.app.wizards.wizard import WIZARDS
from fabric_studio.base.errors import BadInputError, InvariantError
from fabric_studio.rules.engine import check
from tests.factories_wizards import LIBRARY, do, errors, links, pod_of_b300, propose, superpod, uids


def test_a_switch_is_replaced_and_its_cables_keep_their_ports():
    document = superpod(1)
    spine = uids(document, "device", "spine-01")[0]
    before = links(document.snapshot(), "leaf-spine")
    do(document, "replace", {"device": [spine]}, part="sn5600")
    view = document.snapshot()
    assert view.spec_of(view.devices.get(spine).part).id == "sn5600"
    assert [link[:8] for link in links(view, "leaf-spine")] == [link[:8] for link in before]


def test_cables_without_a_port_on_the_new_part_are_listed_and_go():
    document = superpod(1)
    spine = uids(document, "device", "spine-01")[0]
    with pytest.raises(InvariantError, match="no port for 64 of the cables, the first is C00249"):
        propose(document, "replace", {"device": [spine]}, part="sn4600c", left_over="refuse")
    proposal = do(document, "replace", {"device": [spine]}, part="sn4600c")
    assert proposal.conflict_count == len(proposal.removed) == 64
    assert proposal.conflicts[0].text == (
        "Spectrum-3 SN4600C has no free 400 Gb/s port for C00249 leaf-su01-r1 port 17/1 to spine-01 port 1/1, 400G SR4; it is deleted"
    )


def test_a_cable_whose_head_no_longer_fits_gets_another():
    """A QSFP-DD switch takes no OSFP module."""
    document = superpod(1)
    leaf = uids(document, "device", "leaf-su01-r1")[0]
    proposal = do(document, "replace", {"device": [leaf]}, part="sn5400")
    changed = proposal.after.cables.index_of(proposal.changed_cables)
    assert len(changed) == 64 and proposal.conflict_count == 0
    assert set(proposal.media) == {"400G DR4"}
    report = check(document.snapshot(), LIBRARY)
    assert {f.rule for f in report.findings if f.severity == "error"} == {"cage-mixes-media"}, (
        "at the servers, and true"
    )


def test_a_taller_part_moves_to_where_there_is_room():
    document = pod_of_b300(leaves=2)
    (low,) = uids(document, "device", "leaf-1")
    proposal = do(document, "replace", {"device": [low]}, part="sn5600")
    assert proposal.notes[0].startswith("leaf-1 moves from U20 to U19")
    view = document.snapshot()
    assert view.devices.get(low).u == 19 and errors(document, "no-path") == []


def test_replacing_needs_one_part_and_another_one():
    document = superpod(1)
    mixed = uids(document, "device", "leaf-su01-r1", "dgx-001")
    with pytest.raises(InvariantError, match="replace those of one part at a time"):
        propose(document, "replace", {"device": mixed}, part="sn5600")
    with pytest.raises(BadInputError, match="unknown value of part 'qm9700'"):
        propose(document, "replace", {"device": mixed[:1]}, part="qm9700")
    with pytest.raises(InvariantError, match="no device is selected"):
        propose(document, "replace", {}, part="sn5600")


def test_parts_like_the_old_one_are_offered_first():
    document = superpod(1)
    leaf = uids(document, "device", "leaf-su01-r1")
    part = WIZARDS["replace"].params_for(document.snapshot(), LIBRARY, {"device": np.array(leaf)})[0]
    assert part.type == "choice" and "qm9700" not in part.choices and "dgx-h100" not in part.choices
    assert part.default in ("sn5600", "sn5610", "sn5400")
