"""Cabling servers to leaves: by rail, with what is in the way."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.app.commands import cables, devices, racks
from fabric_studio.app.commands.cables import PortEnd
from fabric_studio.app.wizards.wizard import WIZARDS
from fabric_studio.base.errors import InvariantError
from tests.factories_wizards import LIBRARY, do, errors, links, pod_of_b300, propose, superpod, uids


def test_the_leaves_of_a_superpod_are_cabled_as_nvidia_does():
    """NVIDIA DGX SuperPOD reference architecture H100, table 4: 4 SU, 127 nodes x 8 = 1,016 cables to 32 leaves."""
    document = superpod(4, without=("server-leaf",))
    proposal = do(document, "rails", {})
    assert (
        proposal.label == "Cable 127 servers to 32 leaves by rail"
        and proposal.summary == "1,016 cables added"
    )
    assert len(proposal.new_cables) == 1016 and proposal.conflict_count == 0
    assert links(document.snapshot(), "server-leaf") == links(superpod(4).snapshot(), "server-leaf")
    assert errors(document) == []


def test_the_wizard_edits_columns_not_cables():
    document = superpod(4, without=("server-leaf",))
    edits = []
    document.changed.connect(lambda change: edits.extend(change.edits))
    proposal = propose(document, "rails", {})
    WIZARDS["rails"].apply(document, LIBRARY, proposal)
    assert len(edits) == 1 and len(edits[0].uids) == 1016


def test_ports_in_use_are_conflicts_with_the_name_of_the_cable():
    document = superpod(1, without=("server-leaf",))
    (server, leaf) = uids(document, "device", "dgx-001", "leaf-su01-r8")
    cables.connect_ports(document, LIBRARY, PortEnd(server, 0, 0, 4), PortEnd(leaf, 15, 4, 4))
    proposal = do(document, "rails", {})
    assert [conflict.text for conflict in proposal.conflicts] == [
        "dgx-001 port compute 1/1 is taken by cable C00509"
    ]
    assert proposal.conflicts[0].where == (("device", server),) and len(proposal.new_cables) == 247


def test_a_leaf_without_a_free_port_is_a_conflict():
    document = superpod(1, without=("server-leaf",))
    proposal = propose(document, "rails", {}, servers_per_leaf=31)
    assert proposal.conflict_count == 0
    leaf = uids(document, "device", "leaf-su01-r1")[0]
    view = document.snapshot()
    panel = racks.place_rack(document, LIBRARY, "rack-42u-600", hall=int(view.halls.uid[0]), x_mm=0, y_mm=0)
    panel = devices.mount_device(document, LIBRARY, "patch-1u-48mpo", panel)
    for position in range(3):
        cables.connect_ports(
            document,
            LIBRARY,
            PortEnd(panel, position),
            PortEnd(leaf, position // 2, position % 2 * 4, 4),
            medium_id="400g4-sr4",
        )
    proposal = do(document, "rails", {})
    assert [conflict.text for conflict in proposal.conflicts] == [
        "leaf-su01-r1 has no free port left for dgx-029 port compute 1/1",
        "leaf-su01-r1 has no free port left for dgx-030 port compute 1/1",
        "leaf-su01-r1 has no free port left for dgx-031 port compute 1/1",
    ]


def test_rails_by_selection_and_by_name():
    document = superpod(1, without=("server-leaf",))
    view = document.snapshot()
    rack = int(view.devices.rack[view.devices.index_of(np.array(uids(document, "device", "dgx-001")))[0]])
    leaves = view.devices.where(view.devices.role == "leaf")
    some = do(document, "rails", {"rack": [rack], "device": leaves})
    assert len(some.new_cables) == 4 * 8, "the four servers of one rack"
    one = propose(document, "rails", {}, servers="dgx-01?", leaves="leaf-su01-*")
    assert len(one.new_cables) == 80


@pytest.mark.parametrize(
    ("selection", "values", "words"),
    [
        ({}, {"servers": "none-*"}, "no server is selected"),
        (
            {},
            {"leaves": "leaf-su01-r1, leaf-su01-r2, leaf-su01-r3"},
            "3 leaves do not make groups of one per rail",
        ),
        ({}, {"rails": 16}, "16 rails need 16 compute ports and the servers have 8"),
        ({}, {"rate": "100"}, "do not run at 100 Gb/s"),
        ({}, {"servers_per_leaf": 10}, "31 servers need 4 groups of leaves at 10 each, and there are 1"),
    ],
)
def test_what_cannot_be_cabled_says_the_way_out(selection, values, words):
    with pytest.raises(InvariantError, match=words):
        propose(superpod(1, without=("server-leaf",)), "rails", selection, **values)


def test_leaves_nobody_marked_get_their_role_and_rail():
    document = pod_of_b300()
    with document.transaction("Forget") as tx:
        leaves = tx.now.devices.where(tx.now.devices.role == "leaf")
        tx.set("device", leaves, role="switch")
    do(document, "rails", {}, leaves="leaf-*")
    devices_now = document.snapshot().devices
    rows = devices_now.index_of(leaves)
    assert devices_now.role[rows].tolist() == ["leaf"] * 8 and devices_now.rail[rows].tolist() == list(
        range(8)
    )
    assert errors(document, "no-path") == []
