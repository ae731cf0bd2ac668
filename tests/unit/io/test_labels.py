"""Labels on cable ends: topmost rack unit, no two alike."""

from __future__ import annotations

from fabric_studio.app.commands import devices, racks, sites
from fabric_studio.io.labels import device_labels, end_label
from tests.factories import RACK, SWITCH, empty_hall, library, pair_of_racks, two_storeys


def test_a_label_gives_rack_topmost_unit_and_port():
    pair = pair_of_racks()
    switch, server = device_labels(pair.document.snapshot())
    assert (switch, server) == ("A-01-40", "A-02-08")  # a DGX H100 fills units 1 to 8
    assert end_label(server, "compute 1/2") == "A-02-08:compute1/2"


def test_what_fills_no_rack_unit_is_labelled_by_its_name():
    pair = pair_of_racks()
    devices.mount_device(pair.document, library(), SWITCH, pair.switch_rack, u=0, name="on top")
    assert device_labels(pair.document.snapshot())[-1] == "A-01-ontop"


def test_ports_to_the_rear_are_told_apart_from_those_to_the_front():
    pair = pair_of_racks()
    with pair.document.transaction("Turn the switch") as tx:
        tx.set("device", pair.switch, face="rear")
    assert device_labels(pair.document.snapshot())[0] == "A-01-40R"


def test_racks_of_one_name_are_told_apart_by_as_little_as_needed():
    two = two_storeys()
    with two.document.transaction("Call both alike") as tx:
        tx.set("rack", list(two.racks), name="A-01")
    assert [label.partition("-01-")[0] for label in device_labels(two.document.snapshot())] == [
        "Hall1.A",
        "Hall2.A",
    ]


def test_sites_with_the_same_halls_are_told_apart_by_the_site():
    document, hall = empty_hall()
    sites.add_site(document, "Atlanta", hall_width_mm=10_000, hall_depth_mm=10_000)
    far = int(document.snapshot().halls.uid[-1])
    for where in (hall, far):
        rack = racks.place_rack(document, library(), RACK, hall=where, x_mm=4_000, y_mm=4_000, name="A-01")
        devices.mount_device(document, library(), SWITCH, rack, u=1)
    labels = device_labels(document.snapshot())
    assert len(set(labels)) == 2
    assert labels[1].startswith("Atlanta.")
