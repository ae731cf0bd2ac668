"""The tails of a splitter share its head and nothing else."""

from __future__ import annotations

from tests.factories_plugging import SPLIT, TWICE, where
from tests.factories_rules import Drawing


def broken_splitter(drawing: Drawing, **change: object) -> list[int]:
    leaf, one, two = (
        drawing.device(part, name)
        for part, name in (("qm9700", "leaf-01"), ("mi300x-8u", "one"), ("mi300x-8u", "two"))
    )
    lines = drawing.splitter((leaf, 0), [(one, 0), (two, 0)], "400g4-cr4-dac-split", 2.0)
    if change:
        drawing.set("cable", lines[1], **change)
    return lines


def test_two_lines_on_the_same_lanes_of_the_head() -> None:
    drawing = Drawing()
    lines = broken_splitter(drawing, a_lane=2)
    drawing.fails(
        SPLIT,
        "two lines of C00001 use the same lanes of leaf-01 port 1",
        where=where(lines),
        actual=2.0,
        limit=1.0,
        unit="lines per lane",
    )


def test_two_tails_in_one_port() -> None:
    drawing = Drawing()
    lines = broken_splitter(drawing)
    one = drawing.document.snapshot().cables.get(lines[0]).z_device
    drawing.set("cable", lines[1], z_device=one)
    drawing.passes(TWICE)
    drawing.fails(
        SPLIT,
        "two tails of C00001 are plugged into one port compute 1",
        where=where(lines),
        actual=2.0,
        limit=1.0,
        unit="tails",
    )


def test_lines_that_share_no_head() -> None:
    drawing = Drawing()
    lines = broken_splitter(drawing, a_port=5)
    drawing.fails(
        SPLIT,
        "the 2 lines of C00001 start at 2 cages and end at 2; one of its ends must be one head",
        where=where(lines),
        actual=2.0,
        limit=1.0,
        unit="cages",
    )


def test_a_straight_cable_with_two_far_ends() -> None:
    drawing = Drawing()
    a, z = drawing.device("qm9700"), drawing.device("qm9700")
    lines = drawing.twin((a, 0), (z, 0), "800g8-dac", 1.5)
    drawing.set("cable", lines[1], z_port=1)
    drawing.fails(
        SPLIT,
        "the 2 lines of C00001 end at 2 cages, and 800G DAC (8x100G) is a straight cable with one head at each end",
        where=where(lines),
        actual=2.0,
        limit=1.0,
        unit="cages",
    )


def test_more_lines_than_the_cable_carries() -> None:
    drawing = Drawing()
    leaf = drawing.device("sn5600")
    tails = [(drawing.device("mi300x-8u"), 0) for _ in range(3)]
    lines = [
        drawing.cable((leaf, 0, 2 * k, 2), tail, "400g4-cr4-dac-split", 2.0, rate_gbps=400.0)
        for k, tail in enumerate(tails)
    ]
    drawing.set("cable", lines, assembly=lines[0])
    drawing.fails(
        SPLIT,
        "C00001 has 3 lines and 400G DAC splitter (800G to 2x400G) carries 2",
        where=where(lines),
        actual=3.0,
        limit=2.0,
        unit="lines",
    )


def test_lines_of_different_media() -> None:
    drawing = Drawing()
    lines = broken_splitter(drawing)
    aec = drawing.cable((drawing.device("mi300x-8u"), 0), (drawing.device("mi300x-8u"), 0), "400g4-aec", 2.0)
    drawing.set("cable", lines[1], medium=drawing.document.snapshot().cables.get(aec).medium)
    drawing.fails(
        SPLIT,
        "the 2 lines of C00001 are of 400G DAC splitter (800G to 2x400G) and 400G AEC (4x100G); one cable is of one medium",
        where=where(lines),
        fix="use 400G DAC splitter (800G to 2x400G) for all of them",
    )
