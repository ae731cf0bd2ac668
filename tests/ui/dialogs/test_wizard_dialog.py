"""Wizards with real keys and mouse: set, look, apply, undo."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from fabric_studio.app.commands import cables
from fabric_studio.app.commands.cables import PortEnd
from fabric_studio.app.opened import Opened
from fabric_studio.app.wizards.wizard import WIZARDS
from fabric_studio.catalog.library import load_library
from fabric_studio.model.journal import Document
from fabric_studio.ui.actions.wizards import declare
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.wizard import WizardDialog
from tests.factories import empty_hall
from tests.factories_wizards import panels, pod_of_b300, superpod, uids

LEFT = Qt.MouseButton.LeftButton
Opener = Callable[..., WizardDialog]


@pytest.fixture
def open_dialog(context: Context, show: Callable[..., QWidget], qtbot: QtBot) -> Opener:
    """`open_dialog(document, "rails", rack=[...])` shows the dialog on a design and waits for its first preview."""
    context.actions.add("edit.undo", "Undo", lambda: context.document.undo())

    def open_dialog(document: Document, name: str, **selection: object) -> WizardDialog:
        context.session.adopt(Opened(document, "Test"))
        context.selection.set(
            {kind: np.atleast_1d(np.asarray(found, np.int64)) for kind, found in selection.items()}
        )
        dialog = WizardDialog(context, WIZARDS[name])
        show(dialog, 1080, 720)
        settled(qtbot, dialog)
        return dialog

    return open_dialog


def settled(qtbot: QtBot, dialog: WizardDialog) -> None:
    """The preview, and what a check says of it, are there."""
    qtbot.waitUntil(
        lambda: not dialog._soon.isActive() and not dialog.state.text().startswith("Working"), timeout=20_000
    )
    if dialog.proposal is not None and dialog.proposal.size:
        qtbot.waitUntil(lambda: dialog.consequences is not None, timeout=20_000)


def test_servers_are_cabled_to_leaves_shown_applied_and_undone(
    open_dialog: Opener, qtbot: QtBot, context: Context, shot: Callable
) -> None:
    document = superpod(1, without=("server-leaf",))
    dialog = open_dialog(document, "rails")
    assert dialog.figures.by_name["Change"].value.text() == "248 cables added"
    assert dialog.figures.by_name["Cable length"].value.text() == "+2.52 km"
    assert dialog.figures.by_name["Cost, estimate"].value.text().startswith("+$")
    assert dialog.tabs.tabText(0) == "Changes  248" and dialog.changes.rowCount() == 248
    first = [dialog.changes.index(0, column).data() for column in range(4)]
    assert first == ["C00509", "dgx-001 compute 1/1", "leaf-su01-r1 1/1", "400G SR4, 11.01 m"]
    assert "248 × 400G SR4" in dialog.words.text()
    shot(dialog, "wizard-rails")
    before = context.snapshot
    qtbot.mouseClick(dialog.apply_button, LEFT)
    assert dialog.result() == WizardDialog.DialogCode.Accepted and dialog.applied == 248
    assert len(context.snapshot.cables) == len(before.cables) + 248
    document.undo()
    assert len(context.snapshot.cables) == len(before.cables)


def test_typing_makes_a_new_preview_and_nothing_else_can_be_applied_meanwhile(
    open_dialog: Opener, qtbot: QtBot
) -> None:
    dialog = open_dialog(superpod(1, without=("server-leaf",)), "rails")
    servers = dialog.form.fields["servers"]
    assert isinstance(servers, QLineEdit)
    servers.setFocus()
    QTest.keyClicks(servers, "dgx-00*")
    assert not dialog.apply_button.isEnabled() and dialog.state.text() == "Working it out …"
    QTest.keyClick(servers, Qt.Key.Key_Return)
    assert dialog.isVisible(), "Return took the field, not a preview that is out of date"
    settled(qtbot, dialog)
    assert dialog.figures.by_name["Change"].value.text() == "72 cables added" and dialog.apply_button.isEnabled()
    QTest.keyClick(servers, Qt.Key.Key_Return)
    assert dialog.applied == 72


def test_conflicts_are_listed_and_the_rest_is_applied(
    open_dialog: Opener, qtbot: QtBot, shot: Callable
) -> None:
    document, both = panels(2)
    a, z = uids(document, "device", "panel-A-01", "panel-B-02")
    cables.connect_ports(document, load_library(), PortEnd(a, 50), PortEnd(z, 60), medium_id="400g4-sr4")
    dialog = open_dialog(document, "ports", rack=both)
    settled(qtbot, dialog)
    assert (
        dialog.tabs.tabText(1) == "Conflicts  2"
        and dialog.state.text() == "2 conflicts in the list; all else can be applied"
    )
    bar = dialog.tabs
    QTest.mouseClick(bar, LEFT, pos=bar.tabRect(1).center())
    assert dialog.pages.currentIndex() == 1
    assert dialog.conflicts.index(0, 0).data() == "panel-A-01 port rear 3 is taken by cable C00001"
    shot(dialog, "wizard-conflicts")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.applied == 94


def test_what_cannot_be_done_says_why_and_how(open_dialog: Opener, qtbot: QtBot) -> None:
    document, _ = empty_hall()
    dialog = open_dialog(document, "rails")
    assert dialog.words.property("role") == "error"
    assert dialog.words.text().startswith("no server is selected; select the racks")
    assert not dialog.apply_button.isEnabled() and dialog.changes.rowCount() == 0
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_an_array_of_racks_by_keys_is_selected_afterwards(
    open_dialog: Opener, qtbot: QtBot, context: Context, shot: Callable
) -> None:
    document, _ = empty_hall()
    dialog = open_dialog(document, "array")
    part = dialog.form.fields["part"]
    assert isinstance(part, QComboBox)
    names = [part.itemText(row) for row in range(part.count())]
    assert "Empty rack 48U 750x1200" in names and part.itemData(0) == "rack-42u-600"
    for name, text in (("racks_per_row", "4"), ("rows", "1")):
        field = dialog.form.fields[name]
        field.setFocus()
        field.selectAll()  # type: ignore[union-attr]
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Tab)
    settled(qtbot, dialog)
    assert dialog.words.text() == "4 racks in 1 row: A-01 to A-04."
    assert dialog.picture.accessibleName() == "Plan with 4 new racks and 0 that get or lose cables"
    shot(dialog, "wizard-array")
    shown: list[dict] = []
    context.show_requested.connect(shown.append)
    qtbot.mouseClick(dialog.apply_button, LEFT)
    assert len(shown[0]["rack"]) == 4


def test_a_second_plane_tells_what_a_check_would_say(open_dialog: Opener, shot: Callable) -> None:
    from tests.factories_wizards import do

    document = pod_of_b300()
    do(document, "rails", {})
    do(document, "uplinks", {})
    dialog = open_dialog(document, "plane")
    shot(dialog, "wizard-plane")
    assert (
        dialog.figures.by_name["Change"].value.text()
        == "2 racks, 12 devices and 128 cables added, 12 devices changed"
    )
    assert "remark" in dialog.figures.by_name["Check"].value.text()
    dialog.reject()


def test_a_design_that_changed_under_the_dialog_is_not_overwritten(
    open_dialog: Opener, qtbot: QtBot, context: Context
) -> None:
    document = superpod(1, without=("server-leaf",))
    dialog = open_dialog(document, "rails")
    server, leaf = uids(document, "device", "dgx-001", "leaf-su01-r1")
    cables.connect_ports(document, load_library(), PortEnd(server, 0, 0, 4), PortEnd(leaf, 0, 0, 4))
    count = len(context.snapshot.cables)
    qtbot.mouseClick(dialog.apply_button, LEFT)
    assert dialog.isVisible() and len(context.snapshot.cables) == count
    assert "dgx-001 port compute 1/1 is taken by cable" in dialog.words.text()
    settled(qtbot, dialog)
    assert dialog.figures.by_name["Change"].value.text() == "247 cables added"
    dialog.reject()


def test_a_closed_dialog_leaves_no_work_behind(open_dialog: Opener) -> None:
    dialog = open_dialog(superpod(1), "cheapest")
    dialog._look_ahead()
    dialog.reject()
    assert dialog._job is None and dialog._check is None


# -- the actions ------------------------------------------------------------------------------------------------------


def test_every_wizard_and_arrangement_is_an_action(context: Context) -> None:
    context.actions.add("edit.undo", "Undo", context.document.undo)
    declare(context, QWidget())
    names = {name for name, _ in context.actions}
    assert {f"wizard.{name}" for name in WIZARDS} <= names
    racks = context.snapshot.racks.uid
    context.selection.set({"rack": racks})
    context.actions["arrange.face_down"].trigger()
    assert context.snapshot.racks.rotation_deg.tolist() == [180.0, 180.0]
    context.actions["arrange.lock"].trigger()
    said: list[str] = []
    context.notices.posted.connect(lambda notice: said.append(notice.text))
    context.actions["arrange.face_up"].trigger()
    assert said == ["rack A-01 and 1 more are locked and cannot be turned; unlock what is selected first"]
    context.actions["arrange.lock"].trigger()
    assert said[-1] == "2 racks: locked already"
    context.actions["arrange.unlock"].trigger()
    context.actions["arrange.align_top"].trigger()
    context.actions["arrange.space_x"].trigger()
    assert said[-1] == "2 things that stand on the plan are selected; select at least 3 to distribute them"
