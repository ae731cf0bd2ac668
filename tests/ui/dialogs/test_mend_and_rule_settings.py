"""Fix all of a kind, and the settings of the rules, in their dialogs with the real check."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fabric_studio.app.commands import cables
from fabric_studio.io.project import write_members
from fabric_studio.layout.lengths import PortEnd
from fabric_studio.rules.engine import check
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.mend import MendDialog
from fabric_studio.ui.dialogs.rule_settings import RuleSettingsDialog
from fabric_studio.ui.panels.findings.model import STATUS_ROLE, status_words
from fabric_studio.ui.panels.findings.panel import FindingsPanel

Show = Callable[..., QWidget]
Shot = Callable[[QWidget, str], None]
RULE, TENSOR = "cable-too-long", "tensor-group-split"


def recheck(context: Context) -> None:
    context.set_report(check(context.snapshot, context.library))


@pytest.fixture
def too_short(context: Context) -> None:
    """Three DACs that are too short between the two racks."""
    leaf, spine = (context.snapshot.devices.named(name) for name in ("leaf-01", "spine-01"))
    assert leaf is not None and spine is not None
    for port in range(3):
        ends = PortEnd(leaf.uid, port, 0, 4), PortEnd(spine.uid, port, 0, 4)
        cables.connect_ports(context.document, context.library, *ends, medium_id="400g4-cr4-dac")
    recheck(context)


def test_all_of_a_kind_from_the_list_of_findings(
    context: Context, show: Show, shot: Shot, too_short: None, qtbot: QtBot
) -> None:
    panel = FindingsPanel(context)
    show(panel, 700, 640)
    finding = next(f for group in panel.model.groups for f in group.findings if f.rule == RULE)
    panel.tree.setCurrentIndex(panel.model.find(RULE, finding.key))
    assert panel.detail.fix_all.isVisible()
    before, depth = write_members(context.snapshot), context.document.undo_depth
    seen: list[str] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, MendDialog)
        qtbot.waitUntil(dialog.apply_button.isEnabled, timeout=20_000)
        shot(dialog, "fix-all")
        seen.append(dialog.words.text())
        assert dialog.done_rows.rowCount() == 3 and dialog.left_rows.rowCount() == 0
        assert write_members(context.snapshot) == before, "only shown"
        qtbot.keyClick(dialog, Qt.Key.Key_Return)

    QTimer.singleShot(50, answer)
    qtbot.mouseClick(panel.detail.fix_all, Qt.MouseButton.LeftButton)
    assert seen == ["All 3 are fixed. It is one undo step."]
    assert context.document.undo_depth == depth + 1
    assert RULE not in {f.rule for f in check(context.snapshot, context.library).findings}
    context.document.undo()
    assert write_members(context.snapshot) == before


def test_leaving_the_dialog_changes_nothing(context: Context, too_short: None, qtbot: QtBot) -> None:
    before = context.document.revision
    dialog = MendDialog(context, RULE)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert context.document.revision == before and dialog.fixed == 0


def test_the_project_sets_severities_limits_and_profiles(
    context: Context, show: Show, shot: Shot, too_short: None, qtbot: QtBot
) -> None:
    dialog = RuleSettingsDialog(context)
    show(dialog, 800, 600)
    combo = dialog.severities[RULE]
    combo.setCurrentIndex(combo.findData("warning"))
    combo.activated.emit(combo.currentIndex())
    report = check(context.snapshot, context.library)
    assert {f.severity for f in report.findings if f.rule == RULE} == {"warning"}
    dialog.sides.setCurrentIndex(dialog.sides.findData("even"))
    dialog.sides.activated.emit(dialog.sides.currentIndex())
    assert context.snapshot.setting("layout.cable_sides") == "even"
    field = dialog.limits["tray-fill", "warn"]
    field.setText("0.25")
    field.editingFinished.emit()
    assert context.snapshot.setting("rule.tray-fill.warn") == 0.25
    field.setText("wide")
    field.editingFinished.emit()
    assert field.text() == "0.25", "what is no number is not kept"
    dialog.profile.setCurrentIndex(dialog.profile.findData("strict"))
    dialog.profile.activated.emit(dialog.profile.currentIndex())
    shot(dialog, "rule-settings")
    assert field.text() == "0.3" and combo.currentData() == ""
    context.document.undo()
    assert context.snapshot.setting("rule.tray-fill.warn") == 0.25


@pytest.mark.parametrize("by", ["click", "return"])
def test_a_rule_that_waits_for_a_figure_asks_for_it_from_the_list_of_rules(
    context: Context, show: Show, shot: Shot, qtbot: QtBot, by: str
) -> None:
    recheck(context)
    panel = FindingsPanel(context)
    show(panel, 700, 640)
    qtbot.mouseClick(panel.rules_button, Qt.MouseButton.LeftButton)
    statuses = [status.id for status in panel.rules_model.statuses]
    index = panel.rules_model.index(statuses.index(TENSOR), 0)
    assert status_words(index.data(STATUS_ROLE)).startswith("did not run: nobody said")
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).endswith("Return to state it")
    shot(panel, "rules-waiting")

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, RuleSettingsDialog)
        field = dialog.limits[TENSOR, "ranks"]
        qtbot.waitUntil(field.hasFocus)
        assert not field.visibleRegion().isEmpty()
        shot(dialog, "rule-settings-waiting")
        qtbot.keyClicks(field, "16")
        dialog.accept()

    QTimer.singleShot(0, answer)
    panel.rules.setCurrentIndex(index)
    if by == "click":
        qtbot.mouseClick(
            panel.rules.viewport(), Qt.MouseButton.LeftButton, pos=panel.rules.visualRect(index).center()
        )
    else:
        qtbot.keyClick(panel.rules, Qt.Key.Key_Return)
    assert context.snapshot.setting(f"rule.{TENSOR}.ranks") == 16.0
    (status,) = [status for status in check(context.snapshot, context.library).rules if status.id == TENSOR]
    assert status.answered and not status.asks


def test_what_is_on_or_off_is_chosen_and_may_be_left_unsaid(context: Context, show: Show) -> None:
    dialog = RuleSettingsDialog(context)
    show(dialog, 800, 600)
    combo = dialog.switches["roce-not-lossless", "pfc"]
    assert [combo.itemText(i) for i in range(combo.count())] == ["not said", "on", "off"]
    for index, kept in ((2, 0.0), (1, 1.0), (0, None)):
        combo.setCurrentIndex(index)
        combo.activated.emit(index)
        assert context.snapshot.setting("rule.roce-not-lossless.pfc") == kept
    context.document.undo()
    dialog.refresh()
    assert combo.currentText() == "on"
