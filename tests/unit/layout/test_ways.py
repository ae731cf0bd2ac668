"""Cables led by a tray, and kept out of one."""

from __future__ import annotations

import math

import numpy as np
import pytest

from fabric_studio.app.commands import arrange, ways
from fabric_studio.base.errors import InvariantError
from fabric_studio.io.project import load_project, save_project
from fabric_studio.layout.lengths import cable_lengths, cable_pairs, derivation, measure, tray_names
from fabric_studio.layout.load import tray_load
from fabric_studio.layout.ways import ways_of
from tests.factories_rules import Drawing


def ring() -> tuple[Drawing, dict[str, int], int]:
    """Two racks at opposite sides of a rectangle of trays, 10 m by 6 m; the shorter way is over the south."""
    drawing = Drawing()
    west, east = (
        drawing.rack(x_mm=2_000, y_mm=9_000, name="W"),
        drawing.rack(x_mm=12_000, y_mm=9_000, name="E"),
    )
    trays = {
        "north": drawing.tray(2_000, 4_000, 12_000, 4_000, name="north"),
        "south": drawing.tray(2_000, 10_000, 12_000, 10_000, name="south"),
        "west": drawing.tray(2_000, 4_000, 2_000, 10_000, name="west"),
        "east": drawing.tray(12_000, 4_000, 12_000, 10_000, name="east"),
    }
    a, z = drawing.device("qm9700", "a", rack=west, u=40), drawing.device("qm9700", "z", rack=east, u=40)
    return drawing, trays, drawing.cable((a, 0), (z, 0), "400g4-dr4")


def names(drawing: Drawing) -> list[str]:
    view = drawing.document.snapshot()
    return tray_names(view, cable_pairs(view).paths, 0)


def length_mm(drawing: Drawing) -> float:
    return float(cable_lengths(drawing.document.snapshot()).required_mm[0])


def test_by_a_tray_and_back_again_is_one_step_each_and_saved(tmp_path) -> None:
    drawing, trays, cable = ring()
    short = length_mm(drawing)
    assert "south" in names(drawing) and "north" not in names(drawing)
    depth = drawing.document.undo_depth
    assert ways.lead_by(drawing.document, cable, trays["north"]) == 1
    assert drawing.document.undo_depth == depth + 1
    assert "north" in names(drawing) and "south" not in names(drawing)
    longer = length_mm(drawing)
    # 5 m up, 10 m across, 5 m down instead of 1 + 10 + 1, with a tenth of slack.
    assert math.isclose(longer - short, 8_000 * 1.1, rel_tol=0.02)
    assert "north" in derivation(drawing.document.snapshot(), cable)
    view = drawing.document.snapshot()
    load = tray_load(view)
    assert load.tray_cables[view.trays.index_of(np.array([trays["north"]]))[0]] == 1
    assert load.tray_cables[view.trays.index_of(np.array([trays["south"]]))[0]] == 0
    save_project(view, tmp_path / "x.fabric")
    again = load_project(tmp_path / "x.fabric")[0].snapshot()
    assert float(cable_lengths(again).required_mm[0]) == longer
    assert ways.lead_by(drawing.document, cable, None) == 1
    assert length_mm(drawing) == short
    drawing.document.undo()
    drawing.document.undo()
    assert length_mm(drawing) == short and not ways_of(drawing.document.snapshot()).via


def test_what_is_tried_is_what_will_be() -> None:
    drawing, trays, cable = ring()
    ways.lead_by(drawing.document, cable, trays["north"])
    view = drawing.document.snapshot()
    row = view.cables.get(cable)
    tried = measure(view, row.a_device, row.z_device)
    assert math.isclose(tried.required_mm, length_mm(drawing)) and "north" in tried.text
    back = measure(view, row.z_device, row.a_device)
    assert math.isclose(back.required_mm, tried.required_mm, rel_tol=1e-9)


def test_out_of_a_tray_where_there_is_another_way() -> None:
    drawing, trays, _cable = ring()
    short = length_mm(drawing)
    assert ways.avoid(drawing.document, trays["south"]) == 1
    assert "north" in names(drawing) and length_mm(drawing) > short
    assert ways.avoid(drawing.document, list(trays.values())) == 3, "one of them was so before"
    assert math.isclose(length_mm(drawing), short), (
        "where every way is to be avoided the shortest is as good as any"
    )
    assert ways.avoid(drawing.document, list(trays.values()), off=True) == 4
    assert length_mm(drawing) == short and "south" in names(drawing)


def test_a_tray_that_cannot_be_reached_or_is_gone_changes_nothing() -> None:
    drawing, _trays, cable = ring()
    apart = drawing.tray(30_000, 30_000, 35_000, 30_000, name="apart")
    short = length_mm(drawing)
    ways.lead_by(drawing.document, cable, apart)
    assert length_mm(drawing) == short
    arrange.delete(drawing.document, {"tray": np.array([apart])})
    assert length_mm(drawing) == short and not ways_of(drawing.document.snapshot()).via


def test_odd_settings_of_strangers_count_as_nothing() -> None:
    drawing, trays, _cable = ring()
    short = length_mm(drawing)
    for name, value in (
        ("layout.way.1", trays["north"]), ("layout.way.x.y", trays["north"]), ("layout.way.1.2", "north"),
        ("layout.avoid.99", True), ("layout.avoid.-1", True), (f"layout.avoid.{trays['south']}", "yes"),
    ):  # fmt: skip
        drawing.setting(name, value)
    assert length_mm(drawing) == short


def test_only_cables_from_rack_to_rack_are_led() -> None:
    drawing, trays, cable = ring()
    rack = int(drawing.document.snapshot().racks.uid[0])
    inside = drawing.cable(
        (drawing.device("qm9700", rack=rack, u=2), 0),
        (drawing.device("qm9700", rack=rack, u=4), 0),
        "400g4-dr4",
    )
    with pytest.raises(InvariantError, match="from one rack to another"):
        ways.lead_by(drawing.document, inside, trays["north"])
    with pytest.raises(InvariantError, match="no such tray"):
        ways.lead_by(drawing.document, cable, 10**9)
    assert ways.lead_by(drawing.document, [cable, inside], trays["north"]) == 1
