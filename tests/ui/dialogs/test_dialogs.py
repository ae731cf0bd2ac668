"""Every dialog, filled in with real keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from fabric_studio.app.commands import sites
from fabric_studio.app.commands.fields import set_fields
from fabric_studio.app.session import Session
from fabric_studio.io.importers.report import Report
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.about import AboutDialog
from fabric_studio.ui.dialogs.bring_in import ImportDialog
from fabric_studio.ui.dialogs.gallery import Gallery
from fabric_studio.ui.dialogs.import_report import ImportReportDialog
from fabric_studio.ui.dialogs.keyboard import KeyboardDialog
from fabric_studio.ui.dialogs.preferences import PreferencesDialog
from fabric_studio.ui.dialogs.storey import StoreyDialog
from fabric_studio.ui.dialogs.unsaved import UnsavedDialog
from fabric_studio.ui.dialogs.wan import SiteDialog, WanDialog
from fabric_studio.ui.panels.quantity_field import QuantityField

Show = Callable[..., QWidget]
Shot = Callable[[QWidget, str], None]
LEFT = Qt.MouseButton.LeftButton


def retype(qtbot: QtBot, field: QLineEdit, text: str) -> None:
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Tab)


def test_the_gallery_counts_what_a_template_would_draw(
    context: Context, show: Show, qtbot: QtBot, shot: Shot
) -> None:
    dialog = Gallery(context)
    show(dialog, 940, 680)
    dialog.choose("superpod-h100")
    qtbot.waitUntil(lambda: "31 servers" in dialog.counts.text())
    shot(dialog, "gallery")
    su = dialog.form.fields["su"]
    assert isinstance(su, QuantityField)
    retype(qtbot, su, "4")
    qtbot.waitUntil(lambda: "127 servers" in dialog.counts.text())
    qtbot.mouseClick(dialog.create_button, LEFT)
    assert (dialog.template, dialog.params["su"]) == ("superpod-h100", 4)
    assert dialog.result() == Gallery.DialogCode.Accepted


def test_the_gallery_shows_two_storeys_side_by_side(
    context: Context, show: Show, qtbot: QtBot, shot: Shot
) -> None:
    dialog = Gallery(context)
    show(dialog, 940, 680)
    dialog.choose("two-storey")
    qtbot.waitUntil(lambda: "on 2 storeys" in dialog.counts.text())
    shot(dialog, "gallery-two")
    assert "on 2 storeys" in dialog.picture.accessibleName()
    dialog.reject()


def test_parameters_that_cannot_be_are_said_and_not_created(
    context: Context, show: Show, qtbot: QtBot
) -> None:
    dialog = Gallery(context)
    show(dialog, 940, 680)
    dialog.choose("superpod-h100")
    qtbot.waitUntil(lambda: dialog.create_button.isEnabled())
    su = dialog.form.fields["su"]
    assert isinstance(su, QuantityField)
    su.selectAll()
    qtbot.keyClicks(su, "900")
    qtbot.mouseClick(dialog.create_button, LEFT)
    assert "from 1 to 256" in su.problem
    assert dialog.isVisible()
    dialog.reject()


def test_a_storey_is_added_above_with_its_halls(
    context: Context, show: Show, qtbot: QtBot, shot: Shot
) -> None:
    dialog = StoreyDialog(context)
    show(dialog, 460, 320)
    shot(dialog, "storey")
    assert dialog.title_field.text() == "Level 2"
    assert "5 m above" in dialog.place.text()
    retype(qtbot, dialog.clear_height, "6 m")
    retype(qtbot, dialog.load, "1950")
    retype(qtbot, dialog.thickness, "800")
    assert "5.3 m above" in dialog.place.text()
    qtbot.mouseClick(dialog.add_storey, LEFT)
    storey = context.snapshot.storeys.named("Level 2")
    assert storey is not None
    assert (storey.elevation_mm, storey.height_mm, storey.floor_load_kg_m2) == (5300.0, 6000.0, 1950.0)
    assert storey.slab_mm == 800.0
    assert len(context.snapshot.halls) == 2 and context.storey == storey.uid


def test_a_wan_link_tells_its_latency_typed_or_measured(
    context: Context, show: Show, qtbot: QtBot, shot: Shot
) -> None:
    home = int(context.snapshot.sites.uid[0])
    context.do(sites.add_site, context.document, "Atlanta", 33.749, -84.388)
    set_fields(context.document, "site", home, latitude_deg=42.72, longitude_deg=-87.88)
    dialog = WanDialog(context)
    show(dialog, 520, 340)
    shot(dialog, "wan")
    assert "great circle" in dialog.words.text() and "A real route is longer" in dialog.words.text()
    retype(qtbot, dialog.length, "1130")
    assert dialog.words.text() == "1,130 km (typed): 5.54 ms one way, 11.1 ms round trip in fibre."
    qtbot.mouseClick(dialog.connect_button, LEFT)
    span = next(iter(context.snapshot.spans))
    assert (span.length_km, span.length_basis) == (1130.0, "typed")
    assert context.selection.one() == ("span", span.uid)


def test_a_wan_link_needs_two_sites_and_can_add_one(context: Context, show: Show, qtbot: QtBot) -> None:
    dialog = WanDialog(context)
    show(dialog, 520, 340)
    assert not dialog.connect_button.isEnabled() and "two sites" in dialog.words.text()

    def answer() -> None:
        site = QApplication.activeModalWidget()
        assert isinstance(site, SiteDialog)
        retype(qtbot, site.name, "Far away")
        qtbot.keyClick(site, Qt.Key.Key_Return)

    QTimer.singleShot(0, answer)
    qtbot.mouseClick(dialog.new_site, LEFT)
    assert dialog.z.currentText() == "Far away"
    qtbot.keyClicks(dialog.length, "100 km")
    qtbot.keyClick(dialog.length, Qt.Key.Key_Return)
    span = next(iter(context.snapshot.spans))
    assert span.length_km == 100.0


@pytest.mark.parametrize(
    ("press", "answer"), [("save_button", "save"), ("discard_button", "discard"), ("cancel_button", "cancel")]
)
def test_unsaved_changes_have_three_ways_out(
    context: Context, show: Show, qtbot: QtBot, shot: Shot, press: str, answer: str
) -> None:
    dialog = UnsavedDialog("fairwater-pod")
    show(dialog, 440, 180)
    if press == "save_button":
        shot(dialog, "unsaved")
    qtbot.mouseClick(getattr(dialog, press), LEFT)
    assert dialog.answer == answer


def test_only_a_file_that_is_there_can_be_imported(
    context: Context, show: Show, qtbot: QtBot, tmp_path: Path, shot: Shot
) -> None:
    file = tmp_path / "topology.conf"
    file.write_text("SwitchName=s0 Nodes=n[0-3]\n")
    dialog = ImportDialog(context)
    show(dialog, 600, 300)
    assert not dialog.import_button.isEnabled()
    qtbot.keyClicks(dialog.file, str(tmp_path / "absent.conf"))
    assert "There is no file" in dialog.problem.text()
    retype(qtbot, dialog.file, str(file))
    shot(dialog, "import")
    assert dialog.import_button.isEnabled()
    assert (dialog.path, dialog.format, dialog.extra) == (file, "auto", None)
    dialog.reject()


def test_the_report_lists_what_was_read_guessed_and_left_out(
    context: Context, show: Show, qtbot: QtBot, shot: Shot
) -> None:
    report = Report(
        "topology.conf", "slurm", read={"design": {"switches": 418, "servers": 5024}, "lines": 12}
    )
    report.guess("generic 1U switches, as the file names no parts")
    report.leave_out("NodeName=x", "a line of slurm.conf", line=7)
    report.leave_out("NodeName=y", "a line of slurm.conf", line=8)
    dialog = ImportReportDialog(context, report)
    show(dialog, 720, 520)
    shot(dialog, "import-report")
    assert dialog.verdict.text() == "The import is done: 2 things left out and 1 thing guessed."
    titles = [dialog.tree.topLevelItem(row).text(0) for row in range(4)]  # type: ignore[union-attr]
    assert titles == ["Read", "Warnings", "Guessed", "Left out"]
    dialog.copy()
    assert "5,024" in QApplication.clipboard().text()


def test_preferences_take_effect_at_once_and_are_kept(
    context: Context, session: Session, show: Show, qtbot: QtBot, shot: Shot
) -> None:
    dialog = PreferencesDialog(context)
    show(dialog, 480, 320)
    shot(dialog, "preferences")
    dialog.units.setFocus()
    qtbot.keyClick(dialog.units, Qt.Key.Key_Down)
    assert context.units == "imperial" and session.preferences.values.units == "imperial"
    retype(qtbot, dialog.snap, "600 mm")
    assert context.snap_mm == 600.0 and session.preferences.values.snap_mm == 600.0


def test_keys_are_found_by_name(context: Context, show: Show, qtbot: QtBot, shot: Shot) -> None:
    context.actions.add("edit.undo", "&Undo", shortcut="Ctrl+Z")
    context.actions.add("view.fit", "Fit all", shortcut=("F", "Home"))
    dialog = KeyboardDialog(context)
    show(dialog, 640, 480)
    shot(dialog, "keyboard")
    assert ("Edit: Undo", "Ctrl+Z") in dialog.rows()
    qtbot.keyClicks(dialog.search, "fit all")
    assert dialog.rows() == [("View: Fit all", "F,  Home")]


def test_the_program_says_what_it_is(context: Context, show: Show, shot: Shot) -> None:
    dialog = AboutDialog()
    show(dialog, 480, 300)
    shot(dialog, "about")
    assert (
        "Apache License 2.0" in dialog.findChildren(QWidget)[-1].window().windowTitle()
        or dialog.windowTitle()
    )


def test_every_template_of_the_gallery_is_shown_in_small(context: Context, show: Show, qtbot: QtBot) -> None:
    dialog = Gallery(context)
    show(dialog, 940, 680)
    qtbot.waitUntil(lambda: len(dialog.cards.floors) == dialog.list.count())
    drawn = dialog.list.viewport().grab().toImage()
    dialog.cards.floors = {}
    dialog.list.viewport().update()
    assert dialog.list.viewport().grab().toImage() != drawn
    dialog.reject()
