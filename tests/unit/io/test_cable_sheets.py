"""The cable sheet of a device, the cut list, and the way of a link hop by hop."""

from __future__ import annotations

import csv
import math

import numpy as np

from fabric_studio.base.progress import silent
from fabric_studio.io.cut_list import COLUMNS as CUT
from fabric_studio.io.cut_list import cut_list
from fabric_studio.io.device_cables import COLUMNS, device_cables
from fabric_studio.io.exporter import EXPORTERS
from fabric_studio.routing.trace import trace
from tests.factories_rules import Drawing

SR4 = "400g4-sr4"


def over_two_panels() -> tuple[Drawing, dict[str, int], list[int]]:
    """server - panel A - trunk - panel B - leaf: three cables make one link."""
    drawing = Drawing()
    names = {
        name: drawing.device(part, name, rack=drawing.rack(name=f"R-{name}"))
        for name, part in (
            ("server", "dgx-h100"), ("panel-a", "patch-1u-48mpo"), ("panel-b", "patch-1u-48mpo"), ("leaf", "qm9700"),
        )
    }  # fmt: skip
    cords = [
        drawing.cable((names["server"], 0), (names["panel-a"], 4), SR4, 3.0),
        # The trunk was drawn from the far side, so it has to be turned round.
        drawing.cable((names["panel-b"], 48 + 7), (names["panel-a"], 48 + 4), SR4, 20.0),
        drawing.cable((names["leaf"], 2), (names["panel-b"], 7), SR4, 5.0),
    ]
    return drawing, names, cords


def test_a_link_is_traced_through_two_panels_position_by_position() -> None:
    drawing, _names, cords = over_two_panels()
    view = drawing.document.snapshot()
    ways = [trace(view, cord) for cord in cords]
    assert ways[0] == ways[1] == ways[2], "any cable of a link tells of the whole link"
    way = ways[0]
    assert [stop.name for stop in way.stops] == ["server", "panel-a", "panel-b", "leaf"]
    assert [hop.cable for hop in way.hops] == cords
    assert (way.complete, way.panels, way.length_mm) == (True, 2, 28_000.0)
    assert way.stops[1].panel and way.stops[1].entry != way.stops[1].exit
    assert [way.stops[1].entry.split()[-1], way.stops[1].exit.split()[-1]] == ["5", "5"], "position i is i behind"
    assert [way.stops[2].entry.split()[-1], way.stops[2].exit.split()[-1]] == ["8", "8"]
    assert 0 < way.limit_m <= 50, "the reach is that of the whole run"


def test_a_cable_that_ends_open_at_a_panel() -> None:
    drawing, _names, cords = over_two_panels()
    with drawing.document.transaction("Pull") as tx:
        tx.remove("cable", cords[2])
    view = drawing.document.snapshot()
    assert not trace(view, cords[0]).complete and trace(view, cords[0]).panels == 2
    with drawing.document.transaction("Pull") as tx:
        tx.remove("cable", cords[0])
    trunk = trace(drawing.document.snapshot(), cords[1])
    assert not trunk.complete and math.isnan(trunk.limit_m) and len(trunk.hops) == 1


def test_every_tail_of_a_breakout_keeps_its_lanes() -> None:
    drawing = Drawing()
    head = drawing.device("qm9700", "leaf")
    servers = [drawing.device("dgx-h100", f"server-{n}") for n in (1, 2)]
    lines = drawing.splitter((head, 0), [(server, 0) for server in servers], "400g4-cr4-dac-split", 2.0)
    view = drawing.document.snapshot()
    for number, line in enumerate(lines):
        first = trace(view, line).stops[0]
        assert first.entry == f"1/{number + 1}"
        assert trace(view, line).stops[-1].name == f"server-{number + 1}"


def test_the_sheet_of_a_device_lists_its_cables_end_to_end() -> None:
    drawing, names, cords = over_two_panels()
    drawing.cable((names["leaf"], 0), (names["server"], 1), SR4)
    view = drawing.document.snapshot()
    rows = [dict(zip(COLUMNS, row, strict=True)) for row in device_cables(view, np.array([names["leaf"]]))]
    assert [row["port"] for row in rows] == ["1/1", "3/1"], "in the order of its ports"
    over = rows[1]
    assert over["plugged into"].startswith("panel-b") and over["rack"] == "R-panel-b"
    assert over["end to end"].startswith("server ") and over["end rack"] == "R-server"
    assert (over["panels"], over["total (m)"], over["length (m)"], over["note"]) == (2, 28.0, 5.0, "length set by hand")
    assert rows[0]["panels"] == 0 and rows[0]["note"] == "" and rows[0]["side"] in ("left", "right") and rows[0]["way"] == "up"
    panel = [dict(zip(COLUMNS, row, strict=True)) for row in device_cables(view, np.array([names["panel-a"]]))]
    assert [row["cable"] for row in panel] == [view.cables.get(cords[0]).name, view.cables.get(cords[1]).name]
    assert panel[0]["end to end"].startswith("server ") and panel[1]["end to end"].startswith("leaf ")


def test_the_cut_list_has_trunk_and_legs_and_says_what_was_set_by_hand() -> None:
    drawing = Drawing()
    head = drawing.device("qm9700", "leaf")
    far = [drawing.device("dgx-h100", f"server-{n}") for n in (1, 2)]
    lines = drawing.splitter((head, 0), [(server, 0) for server in far], "400g4-cr4-dac-split", 2.0)
    drawing.set("cable", lines[1], length_mm=2_600.0)
    drawing.cable((head, 1), (far[0], 1), SR4, 7.4)
    drawing.cable((head, 2), (far[1], 1), SR4)
    rows = [dict(zip(CUT, row, strict=True)) for row in cut_list(drawing.document.snapshot(), silent())]
    split = rows[:2]
    assert [row["leg"] for row in split] == [1, 2] and split[0]["cable"] == split[1]["cable"]
    assert [row["trunk (m)"] for row in split] == [1.0, 1.0] and [row["leg (m)"] for row in split] == [1.0, 1.6]
    assert len({row["stock (m)"] for row in split}) == 1
    plain = rows[2]
    assert (plain["leg"], plain["trunk (m)"], plain["required (m)"], plain["length"]) == (None, 7.4, 7.4, "set by hand")
    assert plain["stock (m)"] == 10 and plain["surplus (m)"] == 2.6
    assert rows[3]["length"] == "measured" and rows[3]["required (m)"] > 0


def test_both_are_exported(tmp_path) -> None:
    drawing, _, _ = over_two_panels()
    for name, lines in (("device-cables.csv", 6), ("cut-list.csv", 3)):
        path = tmp_path / name
        EXPORTERS[name].write(drawing.document.snapshot(), path, silent())
        with path.open(encoding="utf-8-sig", newline="") as stream:
            assert len(list(csv.reader(stream))) == 1 + lines
