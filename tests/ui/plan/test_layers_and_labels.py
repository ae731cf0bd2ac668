"""Layers that are hidden or locked, marks of locks, labels by template, and grids of any size."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fabric_studio.app.commands import labels as label_commands
from fabric_studio.app.commands import locks, structure
from fabric_studio.base.errors import InvariantError
from fabric_studio.scene import labels
from fabric_studio.ui.dialogs.grid import GridDialog
from fabric_studio.ui.dialogs.labels import LabelsDialog
from fabric_studio.ui.layers import Layers
from tests.factories_plan import plan


@pytest.fixture
def at(open_window, hand_on, qtbot):
    window = open_window(plan(2, 4))
    qtbot.waitUntil(lambda: window.context.report is not None, timeout=20_000)
    return window, hand_on(window)


def picture(window):
    QApplication.processEvents()
    return window.plan.grab().toImage()


def low(racks, index):
    return float(racks.x_mm[index]), float(racks.y_mm[index]) - 450


def test_hidden_and_locked_layers_lie_in_the_project_and_another_design_has_its_own(at, tmp_path):
    window, _hand = at
    context, session = window.context, window.context.session
    before = session.document.undo_depth
    context.layers.show("cables", False)
    context.layers.lock("racks", True)
    session.save(tmp_path / "a.fabric")
    assert session.document.undo_depth == before
    session.new()
    assert not context.layers.hidden and not context.layers.locked
    session.open(tmp_path / "a.fabric")
    assert (context.layers.hidden, context.layers.locked) == ({"cables"}, {"racks"})
    assert not window.context.actions["layer.show.cables"].isChecked()
    context.layers.show("cables", True)
    context.layers.lock("racks", False)
    assert session.view == {}


@pytest.mark.parametrize("kept", [None, 7, [], {"hidden": 3}, {"hidden": ["x", None, {}], "locked": "racks"}])
def test_what_is_no_layer_in_a_project_is_passed_over(kept):
    layers = Layers()
    layers.show("cables", False)
    layers.restore(kept)
    assert not layers.hidden and not layers.locked


@pytest.mark.parametrize("layer", ["racks", "cables", "trays", "labels"])
def test_a_layer_is_hidden_and_shown_again_by_its_action(at, layer):
    window, _hand = at
    full = picture(window)
    window.context.actions[f"layer.show.{layer}"].trigger()
    assert picture(window) != full and not window.context.actions[f"layer.show.{layer}"].isChecked()
    window.context.actions[f"layer.show.{layer}"].trigger()
    assert picture(window) == full


def test_clicks_and_rubber_bands_go_through_a_locked_or_hidden_layer(at):
    window, hand = at
    racks = window.context.snapshot.racks
    window.context.actions["layer.lock.racks"].trigger()
    window.context.actions["layer.lock.cables"].trigger()
    hand.click(*low(racks, 1))
    hand.drag((-500, -500), (15_000, 15_000))
    assert "rack" not in window.context.selection.ids and "cable" not in window.context.selection.ids
    window.context.actions["layer.lock.racks"].trigger()
    window.context.actions["layer.show.racks"].trigger()
    hand.click(*low(racks, 1))
    assert "rack" not in window.context.selection.ids
    window.context.actions["layer.show.racks"].trigger()
    hand.click(*low(racks, 1))
    assert window.context.selection.of("rack").tolist() == [racks.uid[1]]


def test_what_is_locked_carries_a_padlock_and_stays_when_it_is_dragged(at):
    window, hand = at
    racks = window.context.snapshot.racks
    before = picture(window)
    locks.lock(window.context.document, {"rack": racks.uid[:1]})
    assert picture(window) != before
    hand.drag(low(racks, 0), (6_000, 6_500))
    assert window.context.snapshot.racks.x_mm[0] == racks.x_mm[0] and "locked" in window.toast.text.text()


def test_what_is_small_lies_over_what_is_large_and_a_click_goes_down_the_pile(at):
    window, hand = at
    racks = window.context.snapshot.racks
    x, y = low(racks, 0)
    document, storey = window.context.document, window.context.storey
    wall = structure.add_wall(document, storey, x - 900, y, x + 900, y)
    area = structure.add_area(
        document, storey, "no-go", x_mm=x - 800, y_mm=y - 400, width_mm=1_600, depth_mm=800
    )
    found = []
    for _ in range(3):
        hand.click(x, y)
        found.append(window.context.selection.one())
    assert found[0] == ("rack", int(racks.uid[0])) and ("wall", wall) in found and ("area", area) in found


def test_labels_follow_a_template_per_view_and_undo_brings_names_back(at):
    window, _hand = at
    plain = picture(window)
    label_commands.set_labels(window.context.document, {"plan": "{name} {used_u}U {power_kw} kW"})
    view = window.context.snapshot
    text = str(labels.rack_labels(view, "plan")[0])
    assert text.startswith(f"{view.racks.name[0]} ") and text.endswith(" kW")
    assert labels.rack_labels(view, "stack") is view.racks.name
    window.plan.zoom_to(1.0)
    assert picture(window) != plain
    window.context.document.undo()
    assert labels.rack_labels(window.context.snapshot, "plan") is window.context.snapshot.racks.name


@pytest.mark.parametrize(
    ("view", "template"),
    [("plan", "{colour}"), ("plan", ""), ("plan", "{name"), ("elevation", "{used_u}"), ("moon", "{name}"), ("plan", "a\nb"),
     ("plan", "{name.__class__}"), ("plan", "{0}")],
)  # fmt: skip
def test_a_template_that_makes_no_sense_is_refused(at, view, template):
    window, _hand = at
    with pytest.raises(InvariantError):
        label_commands.set_labels(window.context.document, {view: template})


def test_every_field_can_be_filled_in_for_every_rack_and_device(at):
    window, _hand = at
    view = window.context.snapshot
    for name in labels.VIEWS:
        template = " ".join("{" + field + "}" for field in labels.fields_of(name))
        assert labels.sample(view, name, template)


def test_the_label_dialog_shows_an_example_and_what_is_wrong(at, qtbot):
    window, _hand = at
    dialog = LabelsDialog(window.context, window)
    qtbot.addWidget(dialog)
    field = dialog.templates["elevation"]
    field.setText("{role} {name}")
    assert dialog.samples["elevation"].text().endswith(str(window.context.snapshot.devices.name[0]))
    field.setText("{size}")
    assert "{size}" in dialog.samples["elevation"].text() and not dialog.use.isEnabled()
    field.setText("{name} U{u}")
    dialog.use.click()
    assert window.context.snapshot.setting("labels") == {"elevation": "{name} U{u}"}


def test_any_grid_up_to_1200_mm_is_typed_stepped_and_kept(at, qtbot):
    window, hand = at
    dialog = GridDialog(window.context, window)
    qtbot.addWidget(dialog)
    dialog.step.selectAll()
    QTest.keyClicks(dialog.step, "45 mm")
    dialog._use()
    assert window.context.snap_mm == 45.0
    racks = window.context.snapshot.racks
    window.context.selection.set({"rack": racks.uid[:1]})
    hand.key(Qt.Key.Key_Right)
    assert window.context.snapshot.racks.x_mm[0] == racks.x_mm[0] + 45
    window.context.actions["snap.coarser"].trigger()
    assert window.context.snap_mm == 50.0 and window.context.actions["snap.50"].isChecked()
    dialog = GridDialog(window.context, window)
    qtbot.addWidget(dialog)
    dialog.step.selectAll()
    QTest.keyClicks(dialog.step, "2 m")
    dialog._use()
    assert dialog.step.problem and window.context.snap_mm == 50.0


def test_a_dragged_column_says_how_far_it_is_from_racks_and_walls(at, monkeypatch):
    window, hand = at
    uid = structure.add_area(
        window.context.document,
        window.context.storey,
        "column",
        x_mm=500,
        y_mm=500,
        width_mm=400,
        depth_mm=400,
    )
    window.context.selection.set({"area": np.array([uid])})
    said: list[str] = []
    monkeypatch.setattr(
        "fabric_studio.ui.canvas.tools.aiming.paint_tag",
        lambda painter, theme, text, spot, **_: said.append(text),
    )
    hand.drag((700, 700), (1_700, 700), let_go=False)
    window.plan.grab()
    assert said and all(text.endswith(("m", "mm")) for text in said)
    window.set_units("imperial")
    said.clear()
    window.plan.grab()
    assert any("ft" in text or "in" in text for text in said)
    hand.key(Qt.Key.Key_Escape)
