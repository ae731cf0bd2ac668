"""Cabling by devices: the next free ports that go together; ends moved to other devices."""

from __future__ import annotations

import pytest

from fabric_studio.app.commands import cables, recable
from fabric_studio.app.commands.cables import PortEnd
from fabric_studio.base.errors import InvariantError
from tests.factories import library, pair_of_racks
from tests.factories_plan import PARTS, plan


@pytest.fixture
def drawn():
    document = plan(2, 3, cables_per_rack=2)
    return document, library().with_rows(PARTS.values())


def test_the_next_free_ports_are_joined_and_then_the_next(drawn):
    document, parts = drawn
    devices = document.snapshot().devices
    server, leaf = devices.where(devices.role == "server")[:1], devices.where(devices.role == "leaf")[:1]
    first = recable.connect_devices(document, parts, server, leaf)
    second = recable.connect_devices(document, parts, server, leaf)
    rows = document.snapshot().cables
    assert rows.get(first).a_port != rows.get(second).a_port
    assert (
        rows.get(first).z_port != rows.get(second).z_port or rows.get(first).z_lane != rows.get(second).z_lane
    )


def test_a_group_of_devices_gives_the_first_free_port(drawn):
    document, parts = drawn
    devices = document.snapshot().devices
    servers, leaves = devices.where(devices.role == "server"), devices.where(devices.role == "leaf")
    cable = recable.connect_devices(document, parts, servers, leaves)
    assert document.snapshot().cables.get(cable).a_device in servers


def test_two_servers_do_not_go_together(drawn):
    document, parts = drawn
    devices = document.snapshot().devices
    servers = devices.where(devices.role == "server")
    trial = recable.trial_devices(document.snapshot(), parts, servers[:1], servers[1:2], None)
    assert not trial.free and "go together" in trial.words
    with pytest.raises(InvariantError, match="go together"):
        recable.connect_devices(document, parts, servers[:1], servers[1:2])
    with pytest.raises(InvariantError, match="no device"):
        recable.connect_devices(document, parts, [], servers)


def test_the_trial_is_what_would_be_drawn(drawn):
    document, parts = drawn
    devices = document.snapshot().devices
    server, leaf = devices.where(devices.role == "server")[:1], devices.where(devices.role == "leaf")[:1]
    trial = recable.trial_devices(document.snapshot(), parts, server, leaf, "fibre")
    assert trial.free and trial.medium.id == "fibre" and trial.derivation


def test_an_end_moves_to_another_leaf_and_keeps_name_and_medium(drawn):
    document, _ = drawn
    snapshot = document.snapshot()
    cable = snapshot.cables.get(int(snapshot.cables.uid[0]))
    other = next(
        uid
        for uid in snapshot.devices.where(snapshot.devices.role == "leaf").tolist()
        if uid != cable.z_device
    )
    depth = document.undo_depth
    recable.move_end(document, cable.uid, "z", [other])
    moved = document.snapshot().cables.get(cable.uid)
    assert (moved.name, moved.medium, moved.a_device, moved.a_port) == (
        cable.name, cable.medium, cable.a_device, cable.a_port)  # fmt: skip
    assert moved.z_device == other and document.undo_depth == depth + 1
    document.undo()
    assert document.snapshot().cables.get(cable.uid).z_device == cable.z_device


def test_an_end_does_not_move_to_a_device_without_a_matching_port(drawn):
    document, _ = drawn
    snapshot = document.snapshot()
    cable = snapshot.cables.get(int(snapshot.cables.uid[0]))
    servers = snapshot.devices.where(snapshot.devices.role == "server")
    with pytest.raises(InvariantError, match="no free port"):
        recable.move_end(document, cable.uid, "z", servers[-1:])


def test_a_line_of_a_twin_cable_is_not_moved_by_itself():
    pair = pair_of_racks()
    cable = cables.connect_ports(
        pair.document, library(), PortEnd(pair.switch, 0), PortEnd(pair.server, 0), medium_id="800g8-acc"
    )
    assert pair.document.snapshot().cables.get(cable).assembly
    with pytest.raises(InvariantError, match="several lines"):
        recable.move_end(pair.document, cable, "z", [pair.server])
