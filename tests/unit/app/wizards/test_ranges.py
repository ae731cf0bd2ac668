"""Cabling a range of ports to another: panels and switches, port by port."""

from __future__ import annotations

import pytest

from fabric_studio.app.commands import devices
from fabric_studio.base.errors import InvariantError
from tests.factories import pair_of_racks
from tests.factories_wizards import LIBRARY, do, errors, links, panels, propose, uids


def test_480_ports_panel_to_panel_at_once():
    document, both = panels()
    proposal = do(document, "ports", {"rack": both})
    assert len(proposal.new_cables) == 480 and proposal.conflict_count == 0
    view = document.snapshot()
    assert view.cables.a_port.tolist() == [48 + n % 48 for n in range(480)], "at the rears"
    assert (view.cables.a_port == view.cables.z_port).all() and (view.cables.rate_gbps > 0).all()
    assert links(view)[0][0] == "panel-A-01" and links(view)[0][4] == "panel-B-01"
    assert errors(document) == []


def test_what_is_in_the_way_of_a_range_is_listed():
    document, both = panels(2)
    do(document, "ports", {"rack": both}, count=3, a_first=10, z_first=20)
    proposal = do(document, "ports", {"rack": both}, a_ports="rear", z_ports="rear", count=30)
    assert [conflict.text for conflict in proposal.conflicts] == [
        *(f"panel-A-01 port rear {n} is taken by cable C0000{n - 9}" for n in (10, 11, 12)),
        *(f"panel-B-01 port rear {n} is taken by cable C0000{n - 19}" for n in (20, 21, 22)),
    ]
    assert len(proposal.new_cables) == 24


def test_a_range_longer_than_the_panels_is_cut():
    document, both = panels(1)
    proposal = propose(document, "ports", {"rack": both}, count=50)
    assert proposal.conflicts[0].text.startswith("50 ports are asked for and 48 are there")
    assert len(proposal.new_cables) == 48
    with pytest.raises(InvariantError, match="begin at a port that is there"):
        propose(document, "ports", {"rack": both}, a_first=97)


def test_a_range_in_reverse_and_from_a_switch_to_a_panel():
    document, (rack, _) = panels(1)
    leaf = devices.mount_device(document, LIBRARY, "qm9700", rack, name="leaf")
    panel = uids(document, "device", "panel-B-01")[0]
    proposal = do(document, "ports", {"device": [leaf, panel]}, order="reversed", count=4)
    found = [(link[1], link[2], link[5]) for link in links(document.snapshot())]
    assert found == [(0, 0, 3), (0, 4, 2), (1, 0, 1), (1, 4, 0)], (
        "the front of the panel, both ports of each cage"
    )
    assert proposal.media.keys() == {"400G SR4"}
    role = document.snapshot().cables.role.tolist()
    assert set(role) == {"panel-switch"} and set(document.snapshot().cables.network.tolist()) == {"compute"}


def test_sides_by_name_and_ports_that_do_not_go_together():
    pair = pair_of_racks()
    with pytest.raises(InvariantError, match="nothing is called lef-01"):
        propose(pair.document, "ports", {}, a="lef-01", z="server-01")
    with pytest.raises(InvariantError, match="choose the ports of both sides"):
        propose(pair.document, "ports", {}, a="leaf-01", z="server-01", a_ports="data", z_ports="oob")
    proposal = do(pair.document, "ports", {}, a="leaf-01", z="server-01")
    assert len(proposal.new_cables) == 8 and set(pair.document.snapshot().cables.role.tolist()) == {
        "server-leaf"
    }
    with pytest.raises(InvariantError, match="select two racks or two devices"):
        propose(pair.document, "ports", {})


def test_one_device_on_both_sides_is_a_conflict():
    document, _ = panels(1)
    proposal = propose(document, "ports", {}, a="panel-A-01", z="panel-A-01")
    assert proposal.size == 0 and proposal.conflicts[0].text.startswith(
        "panel-A-01 port rear 1 is on both sides"
    )
