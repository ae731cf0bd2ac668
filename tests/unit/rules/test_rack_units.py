"""Devices in the units of a rack: one above the other, back to back, below and above the rails, or in none."""

import pytest

from tests.factories_rules import Drawing

UNITS, OUT = "devices-overlap", "device-outside-rack"


def test_devices_one_above_the_other_pass() -> None:
    drawing = Drawing()
    rack = drawing.rack()
    for u in (1, 9, 17):
        drawing.device("dgx-h100", rack=rack, u=u)
    drawing.device("qm9700", rack=rack, u=48)
    drawing.passes(UNITS)
    drawing.passes(OUT)


def test_two_devices_in_the_same_units() -> None:
    drawing = Drawing()
    rack = drawing.rack(name="A-01")
    first = drawing.device("dgx-h100", "server-01", rack=rack, u=1)
    second = drawing.device("dgx-h100", "server-02", rack=rack, u=5)
    drawing.fails(
        UNITS,
        "server-02 and server-01 both fill U5 to U8 of rack A-01",
        where=[("device", second), ("device", first), ("rack", rack)],
        actual=4.0,
        limit=0.0,
        unit="U",
        fix="move server-02 to the next free U",
    )


def test_a_full_rack_offers_no_fix() -> None:
    drawing = Drawing()
    rack = drawing.rack("rack-42u-600", name="A-01")
    devices = [drawing.device("dgx-h100", f"server-{n}", rack=rack, u=1 + 8 * n) for n in range(5)]
    extra = drawing.device("dgx-h100", "server-5", rack=rack, u=30)
    (finding, *others) = drawing.found(UNITS)
    assert finding.text == "server-5 and server-3 both fill U30 to U32 of rack A-01, which has no 8 U free"
    assert finding.fix is None and finding.where[:2] == (("device", extra), ("device", devices[3]))
    assert [other.text for other in others] == [], "server-5 is told once"


def test_one_unit_under_a_tall_device_that_ends_above_its_neighbour() -> None:
    """The switch at U3 is inside the 8 U server although the 1 U device at U2 ends below it."""
    drawing = Drawing()
    rack = drawing.rack()
    drawing.device("dgx-h100", "server", rack=rack, u=1)
    for u, name in ((2, "low"), (3, "switch"), (9, "fine")):
        drawing.device("qm9700", name, rack=rack, u=u)
    assert [finding.text.split(" both")[0] for finding in drawing.found(UNITS)] == [
        "low and server",
        "switch and server",
    ]


def test_shallow_devices_share_a_unit_back_to_back() -> None:
    drawing = Drawing()
    rack = drawing.rack()
    drawing.device("patch-1u-48mpo", rack=rack, u=10)
    rear = drawing.device("patch-1u-48mpo", rack=rack, u=10, face="rear")
    drawing.device("sn2201", rack=rack, u=11)
    drawing.device("qm9700", rack=rack, u=11, face="rear")
    drawing.passes(UNITS)
    drawing.set("device", rear, face="front")
    assert len(drawing.found(UNITS)) == 1


def test_deep_devices_do_not_fit_back_to_back() -> None:
    drawing = Drawing()
    rack = drawing.rack()
    drawing.device("dgx-h100", rack=rack, u=1)
    drawing.device("qm9700", rack=rack, u=1, face="rear")
    assert len(drawing.found(UNITS)) == 1, "897 and 660 mm do not fit into 1,200 mm"


def test_what_is_in_no_rack_unit_is_in_nobodys_way() -> None:
    drawing = Drawing()
    rack = drawing.rack()
    for u in (0, 0, 1):
        drawing.device("qm9700", rack=rack, u=u)
    drawing.device("pdu-57k", rack=rack, u=1)
    drawing.passes(UNITS)
    drawing.passes(OUT)


def test_a_device_above_the_top_of_its_rack() -> None:
    drawing = Drawing()
    rack = drawing.rack(name="A-01")
    device = drawing.device("dgx-h100", "server-01", rack=rack, u=45)
    drawing.fails(
        OUT,
        "server-01 fills U45 to U52; rack A-01 has 48 U",
        where=[("device", device), ("rack", rack)],
        actual=52.0,
        limit=48.0,
        unit="U",
    )


@pytest.mark.parametrize("u", [0.5, -3.0])
def test_a_device_below_the_first_unit(u: float) -> None:
    drawing = Drawing()
    rack = drawing.rack(name="A-01")
    device = drawing.device("qm9700", "leaf-01", rack=rack, u=u)
    drawing.fails(
        OUT,
        f"leaf-01 is mounted at U{u:g}; rack A-01 starts at U1",
        where=[("device", device), ("rack", rack)],
        actual=u,
        limit=1.0,
        unit="U",
    )
