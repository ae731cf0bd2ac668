"""A further plane of a fabric."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.app.wizards.wizard import WIZARDS
from fabric_studio.rules.engine import check
from tests.factories_wizards import LIBRARY, do, errors, links, propose, superpod, two_planes


def test_a_second_plane_doubles_the_fabric():
    document = two_planes()
    first = document.snapshot()
    proposal = do(document, "plane", {})
    view = document.snapshot()
    assert proposal.conflict_count == 0 and len(view.cables) == 2 * len(first.cables)
    old, new = (view.devices.where(view.devices.plane == plane) for plane in (0, 1))
    assert len(old) == len(new) == 12
    assert set(view.devices.rack[view.devices.index_of(old)]).isdisjoint(
        view.devices.rack[view.devices.index_of(new)]
    )
    twin = dict(
        zip(
            view.devices.name[view.devices.index_of(old)],
            view.devices.name[view.devices.index_of(new)],
            strict=True,
        )
    )
    assert twin["leaf-3"] == "leaf-3-p2"
    copied = [link for link in links(view, "leaf-spine") if link[0].endswith("-p2")]
    assert copied == [
        (f"{a}-p2", *rest[:3], f"{z}-p2", *more)
        for a, *rest, z, p, lane, lanes, m in links(first, "leaf-spine")
        for more in [(p, lane, lanes, m)]
    ]
    # Both ports of a NIC's cage, one on each plane.
    lanes = {(link[0], link[1]): set() for link in links(view, "server-leaf")}
    for link in links(view, "server-leaf"):
        lanes[link[0], link[1]].add((link[2], link[4].endswith("-p2")))
    assert set(map(frozenset, lanes.values())) == {frozenset({(0, False), (4, True)})}
    assert errors(document) == []


def test_servers_without_a_second_port_are_named():
    """A DGX H100 has eight compute ports and no more."""
    document = superpod(1)
    proposal = do(document, "plane", {})
    texts = [conflict.text for conflict in proposal.conflicts]
    assert texts[0] == "dgx-001 has no free compute port at 400 Gb/s for 8 links of the new plane"
    assert len(texts) == 31, "every server; the UFM appliances have a second port"
    roles, count = np.unique(
        proposal.after.cables.role[proposal.after.cables.index_of(proposal.new_cables)].astype(str),
        return_counts=True,
    )
    assert dict(zip(roles.tolist(), count.tolist(), strict=True)) == {"leaf-spine": 256, "ufm-leaf": 4}
    assert proposal.delta.cost_unknown == 0 and proposal.delta.cost_usd > 0


def test_a_plane_in_the_same_racks_takes_free_units():
    document = two_planes()
    proposal = do(document, "plane", {}, place="the same racks")
    assert "rack" not in proposal.new
    assert errors(document) == []


@pytest.mark.parametrize(
    "choice, old, new",
    [
        ("as the switches that are copied", "both", "both"),
        ("the new plane from B alone", "both", "B"),
        ("the old plane from A alone, the new one from B", "A", "B"),
    ],
)
def test_the_planes_get_the_power_feeds_that_were_asked_for(choice, old, new):
    document = two_planes()
    do(document, "plane", {}, feed=choice)
    view = document.snapshot()
    for plane, feed in ((0, old), (1, new)):
        assert set(view.devices.feed[view.devices.plane == plane]) == {feed}
    assert set(view.devices.feed[view.devices.role == "server"]) == {"both"}
    only = ["planes-share-feed", "rack-power"]
    assert check(view, LIBRARY, only=only).findings == ()


def test_a_third_plane_has_its_own_number_and_suffix():
    document = two_planes()
    do(document, "plane", {}, place="the same racks")
    params = {
        param.name: param.default for param in WIZARDS["plane"].params_for(document.snapshot(), LIBRARY, {})
    }
    assert params["suffix"] == "-p3"
    proposal = propose(document, "plane", {}, place="the same racks")
    assert proposal.label == "Add plane 3"
    assert "b300-01 has no free compute port at 400 Gb/s for 8 links of the new plane" in [
        c.text for c in proposal.conflicts
    ]
