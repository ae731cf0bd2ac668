"""The list of findings, with the real check on a design that has some."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fabric_studio.app.commands import cables
from fabric_studio.layout.lengths import PortEnd
from fabric_studio.rules.engine import check
from fabric_studio.rules.findings import Finding, Report, RuleStatus
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.approve import ApproveDialog
from fabric_studio.ui.panels.findings.panel import FindingsPanel
from fabric_studio.ui.panels.inspector import InspectorPanel
from fabric_studio.ui.selection import chosen

Show = Callable[..., QWidget]
Shot = Callable[[QWidget, str], None]
LEFT = Qt.MouseButton.LeftButton


def recheck(context: Context) -> None:
    context.set_report(check(context.snapshot, context.library))


@pytest.fixture
def too_short(context: Context) -> int:
    """A DAC that is too short between the two racks."""
    snapshot = context.snapshot
    leaf, spine = snapshot.devices.named("leaf-01"), snapshot.devices.named("spine-01")
    assert leaf is not None and spine is not None
    a, z = PortEnd(leaf.uid, 0, 0, 4), PortEnd(spine.uid, 0, 0, 4)
    cable = cables.connect_ports(context.document, context.library, a, z, medium_id="400g4-cr4-dac")
    recheck(context)
    return cable


@pytest.fixture
def panel(context: Context, show: Show) -> FindingsPanel:
    panel = FindingsPanel(context)
    show(panel, 560, 640)
    return panel


def listed(panel: FindingsPanel) -> list[Finding]:
    return [finding for group in panel.model.groups for finding in group.findings]


def go_to(panel: FindingsPanel, rule: str) -> Finding:
    finding = next(finding for finding in listed(panel) if finding.rule == rule)
    panel.tree.setCurrentIndex(panel.model.find(rule, finding.key))
    return finding


def test_before_the_first_check_there_is_no_finding_to_tell_of(context: Context, show: Show) -> None:
    assert context.report is None
    panel = FindingsPanel(context)
    show(panel, 360, 640)
    assert not panel.detail.isVisible()
    assert panel.empty.isVisible()


def test_findings_are_grouped_and_say_actual_limit_and_fix(
    panel: FindingsPanel, too_short: int, shot: Shot
) -> None:
    finding = go_to(panel, "cable-too-long")
    shot(panel, "findings")
    assert panel.model.groups[0].title == "Errors"
    assert "over" in panel.detail.amount.text()
    assert finding.fix is not None and panel.detail.fix.text() == f"Fix: {finding.fix.text}"
    assert "Source:" in panel.detail.why.text()


def test_a_click_shows_the_place(
    panel: FindingsPanel, context: Context, too_short: int, qtbot: QtBot
) -> None:
    finding = go_to(panel, "cable-too-long")
    place = panel.tree.visualRect(panel.model.find(finding.rule, finding.key)).center()
    with qtbot.waitSignal(context.show_requested) as heard:
        qtbot.mouseClick(panel.tree.viewport(), LEFT, pos=place)
    assert too_short in heard.args[0]["cable"].tolist()


def test_f8_walks_through_them_and_back(
    panel: FindingsPanel, context: Context, too_short: int, qtbot: QtBot
) -> None:
    shown: list[object] = []
    context.show_requested.connect(shown.append)
    panel.tree.setFocus()
    qtbot.keyClick(panel.tree, Qt.Key.Key_F8)
    first = panel.current
    qtbot.keyClick(panel.tree, Qt.Key.Key_F8)
    assert panel.current is not first
    qtbot.keyClick(panel.tree, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    assert panel.current is first
    assert len(shown) == 3


def test_the_fix_is_one_undo_step(
    panel: FindingsPanel, context: Context, too_short: int, qtbot: QtBot
) -> None:
    go_to(panel, "cable-too-long")
    depth = context.document.undo_depth
    qtbot.mouseClick(panel.detail.fix, LEFT)
    assert context.document.undo_depth == depth + 1
    assert "checking" in panel.state.text()
    recheck(context)
    assert "cable-too-long" not in {finding.rule for finding in listed(panel)}
    context.document.undo()
    recheck(context)
    assert "cable-too-long" in {finding.rule for finding in listed(panel)}


def test_approving_asks_for_a_reason_and_keeps_it(
    panel: FindingsPanel, context: Context, too_short: int, qtbot: QtBot, shot: Shot
) -> None:
    go_to(panel, "cable-too-long")

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ApproveDialog)
        assert not dialog.approve.isEnabled()
        qtbot.keyClicks(dialog.reason, "measured on site, 1.9 m")
        shot(dialog, "approve")
        qtbot.mouseClick(dialog.approve, LEFT)

    QTimer.singleShot(0, answer)
    qtbot.mouseClick(panel.detail.approve, LEFT)
    assert context.snapshot.approvals.reason.tolist() == ["measured on site, 1.9 m"]
    recheck(context)
    approved = panel.model.groups[-1]
    assert approved.title == "Approved" and approved.findings[0].approved == "measured on site, 1.9 m"
    go_to(panel, "cable-too-long")
    assert panel.detail.approve.text() == "Withdraw approval"
    qtbot.mouseClick(panel.detail.approve, LEFT)
    assert len(context.snapshot.approvals) == 0


def test_the_filter_narrows_by_text_and_rule(
    panel: FindingsPanel, context: Context, too_short: int, qtbot: QtBot
) -> None:
    qtbot.keyClicks(panel.search, "too-long")
    assert {finding.rule for finding in listed(panel)} == {"cable-too-long"}
    qtbot.keyClicks(panel.search, " zzz")
    assert panel.empty.isVisible() and "zzz" in panel.empty.text()


def test_every_rule_says_how_it_fared(panel: FindingsPanel, too_short: int, qtbot: QtBot, shot: Shot) -> None:
    qtbot.mouseClick(panel.rules_button, LEFT)
    shot(panel, "findings-rules")
    words = [
        panel.rules_model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(panel.rules_model.rowCount())
    ]
    assert any("failed, 1 finding" in text for text in words)
    assert any(text.endswith("passed") for text in words)


def test_nothing_found_is_only_good_news_when_every_rule_ran(
    panel: FindingsPanel, context: Context, shot: Shot
) -> None:
    revision = context.document.revision
    context.set_report(Report((), (RuleStatus("a", "passed"), RuleStatus("b", "passed")), revision))
    shot(panel, "findings-none")
    assert panel.empty.text() == "No findings: 2 rules passed"
    context.set_report(
        Report((), (RuleStatus("a", "passed"), RuleStatus("b", "crashed", note="boom")), revision)
    )
    assert panel.empty.text() == "No findings, but 1 of 2 rules did not finish"
    assert "not all rules finished" in panel.state.text() or panel.state.text()


def test_ten_thousand_findings_need_no_widget_each(panel: FindingsPanel, context: Context) -> None:
    many = tuple(Finding("r", "warning", f"finding {n}", (("rack", n),)) for n in range(10_000))
    before = len(panel.findChildren(QWidget))
    context.set_report(Report(many, (RuleStatus("r", "failed", 10_000, 10_000),), 1, {"warning": 10_000}))
    assert len(panel.model.groups[0].findings) == 10_000
    assert panel.model.rowCount(panel.model.index(0, 0)) < 1_000
    panel.step(-1)
    assert panel.current is many[-1]
    assert len(panel.findChildren(QWidget)) == before


def test_the_inspector_shows_the_findings_of_what_is_selected(
    context: Context, too_short: int, show: Show, qtbot: QtBot, shot: Shot
) -> None:
    inspector = InspectorPanel(context)
    show(inspector, 320, 900)
    rack = context.snapshot.racks.named("A-01")
    assert rack is not None
    context.selection.set(chosen("rack", rack.uid))
    inspector.refresh()
    shot(inspector, "inspector-findings")
    cards = inspector.findings.cards
    assert cards and cards[0].finding.severity == "error"
    assert any(card.finding.rule == "cable-too-long" for card in cards)
