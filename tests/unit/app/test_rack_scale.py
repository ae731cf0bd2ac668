"""Racks that are known by their faceplate only can be placed, cabled, counted once and simulated."""

from __future__ import annotations

import pytest

from fabric_studio.app.commands import cables, devices, racks
from fabric_studio.app.facts import facts
from fabric_studio.catalog.io_device import is_io_device
from fabric_studio.catalog.library import load_library
from fabric_studio.io.bill import bill_of_materials
from fabric_studio.layout.footprint import device_places
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.routing.graph import fabric_graph
from tests.factories import empty_hall, library

FACEPLATES = [part for part in load_library().parts.values() if part.floor_standing and part.ports]


@pytest.mark.parametrize("part", FACEPLATES, ids=lambda part: part.id)
def test_a_rack_known_by_its_ports_has_a_device_that_carries_them(part):
    document, hall = empty_hall()
    rack = racks.place_rack(document, library(), part.id, hall=hall, x_mm=2_000, y_mm=4_000, name="N1")
    view = document.snapshot()
    assert view.devices.rack.tolist() == [rack] and view.devices.name.tolist() == ["N1-io01"]
    inside = view.spec_of(view.devices.part[0])
    assert inside.ports == part.ports and inside.in_rack_total
    found = facts(view)
    assert found["gpus"] == part.accelerators, "counted once"
    lines = bill_of_materials(view).lines
    assert [line.sku for line in lines] == [part.id] and "io" not in lines[0].description.split()
    if part.height_mm:
        middle = device_places(view).z_mm[0]
        assert middle == pytest.approx(part.height_mm / 2, abs=60), "its ports are at half height"


def test_such_racks_are_cabled_and_are_ranks_of_their_domain():
    document, hall = empty_hall()
    trn2 = racks.place_rack(document, library(), "trn2-ultraserver", hall=hall, x_mm=2_000, y_mm=4_000)
    net = racks.place_rack(document, library(), "rack-48u-750", hall=hall, x_mm=4_000, y_mm=4_000)
    devices.mount_device(document, library(), "meta-minipack2", net, name="leaf-01")
    made = cables.connect_racks(document, library(), trn2, net, count=8)
    view = document.snapshot()
    assert len(made) == 8 and set(view.cables.role.tolist()) == {"server-leaf"}
    assert (cable_lengths(view).required_mm > 2_000).all()
    graph = fabric_graph(view)
    assert graph.n_ranks == 64 and len(set(graph.rank_domain.tolist())) == 1 and (graph.up_link >= 0).all()


def test_what_stands_for_the_trays_is_no_row_of_the_palette():
    rows = [row.id for row in library().rows()]
    assert not any(is_io_device(row) for row in rows) and "ironwood-rack" in rows
    assert all(not is_io_device(row.id) for family in library().families() for row in family.rows)
    assert library().accelerators_in(library().part("ironwood-rack")) == 64
