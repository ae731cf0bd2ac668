"""What rules propose can be done with one click, and what is accepted stays accepted."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.app.commands import arrange, cables, findings
from fabric_studio.app.commands.fixes import FIXES
from fabric_studio.base.errors import InvariantError
from fabric_studio.layout.lengths import PortEnd
from fabric_studio.model import build
from fabric_studio.rules.engine import check
from fabric_studio.rules.findings import Finding, Fix
from tests.factories import library, pair_of_racks


def found(document, rule):
    return [finding for finding in check(document.snapshot(), library()).findings if finding.rule == rule]


def too_long(pair):
    cables.connect_ports(
        pair.document, library(), PortEnd(pair.switch, 0), PortEnd(pair.server, 0), medium_id="800g8-dac"
    )


def two_in_one_place(pair):
    with pair.document.transaction("Set up") as tx:
        tx.add(
            "device",
            rack=pair.server_rack,
            part=build.use_part(tx, library().part("qm9700")),
            name="x",
            u=3.0,
            role="leaf",
        )


def through_the_wall(pair):
    arrange.move(pair.document, {"rack": np.array([pair.server_rack])}, 16_000, 0)


def guessed(pair):
    cables.connect_racks(pair.document, library(), pair.switch_rack, pair.server_rack)
    with pair.document.transaction("Set up") as tx:
        tx.set("rack", pair.server_rack, position_known=False)


@pytest.mark.parametrize(
    ("rule", "spoil"),
    [
        ("cable-too-long", too_long),
        ("devices-overlap", two_in_one_place),
        ("rack-outside-hall", through_the_wall),
        ("length-unknown", guessed),
    ],
)
def test_the_fix_of_a_finding_mends_it_in_one_step(rule, spoil):
    pair = pair_of_racks()
    assert not found(pair.document, rule)
    spoil(pair)
    (finding,) = found(pair.document, rule)
    depth = pair.document.undo_depth
    findings.apply_fix(pair.document, library(), finding.fix)
    assert pair.document.undo_depth == depth + 1
    assert not found(pair.document, rule)


def test_a_fix_this_version_cannot_do_is_refused_with_words():
    document = pair_of_racks().document
    with pytest.raises(InvariantError, match="needs the command 'paint-it'"):
        findings.apply_fix(document, library(), Fix("paint-it", {}, "paint it"))
    for command in FIXES:
        with pytest.raises(InvariantError, match=f"does not go with the command '{command}'"):
            findings.apply_fix(document, library(), Fix(command, {"nonsense": 1}, "do it"))


def test_an_approval_counts_until_it_is_withdrawn_or_its_cable_is_deleted():
    pair = pair_of_racks()
    too_long(pair)
    (finding,) = found(pair.document, "cable-too-long")
    findings.approve(pair.document, finding, "measured on site")
    (accepted,) = found(pair.document, "cable-too-long")
    assert accepted.approved == "measured on site"
    findings.withdraw_approval(pair.document, accepted)
    assert not found(pair.document, "cable-too-long")[0].approved
    findings.approve(pair.document, finding, "measured on site")
    findings.approve(pair.document, finding, "measured twice")
    assert pair.document.snapshot().approvals.reason.tolist() == ["measured twice"]
    arrange.delete(pair.document, {"device": np.array([pair.server])})
    assert len(pair.document.snapshot().approvals) == 0
    pair.document.undo()
    assert len(pair.document.snapshot().approvals) == 1
    with pytest.raises(InvariantError, match="needs a reason"):
        findings.approve(pair.document, Finding("x", "error", "", ()), "  ")
