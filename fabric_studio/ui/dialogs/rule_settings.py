"""How much each rule counts in this project, and the limits it goes by; or a whole profile of both."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from fabric_studio.app.commands import settings
from fabric_studio.base.language import mark, tr
from fabric_studio.layout import sides
from fabric_studio.rules.profiles import PROFILES
from fabric_studio.rules.rule import RULES, SEVERITY, Limit, Rule
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import ComboBox
from fabric_studio.ui.dialogs.frame import DialogFrame
from fabric_studio.ui.theme import SPACE

WORDS = {
    "error": mark("error"),
    "warning": mark("warning"),
    "info": mark("information"),
    "off": mark("switched off"),
}

SIDES = {
    "nearest": mark("at the side that is nearest"),
    "even": mark("half left, half right"),
    "quarters": mark("half left, half right, up and down each"),
    "left": mark("at the left"),
    "right": mark("at the right"),
}


class RuleSettingsDialog(DialogFrame):
    """Every change is done at once and is an undo step; the check runs again behind the dialog. rule: the one to show
    first, with the keyboard at what it waits for."""

    def __init__(self, context: Context, parent: QWidget | None = None, *, rule: str = "") -> None:
        super().__init__(
            tr("Rule settings"),
            tr(
                "They belong to this project and are saved in it, so that the command line checks by the same."
            ),
            parent,
        )
        self._context = context
        self.setMinimumSize(760, 520)
        self.profile = ComboBox(context.theme)
        self.profile.setAccessibleName(tr("Rule profile"))
        self.profile.addItem(tr("Take over a profile …"), "")
        for name, profile in PROFILES.items():
            self.profile.addItem(tr(profile.title), name)
            self.profile.setItemData(
                self.profile.count() - 1, tr(profile.reason), Qt.ItemDataRole.ToolTipRole
            )
        self.profile.activated.connect(self._on_profile)
        self.reason = QLabel()
        self.reason.setProperty("role", "dim")
        self.reason.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(self.profile)
        head.addWidget(self.reason, 1)
        self.body.addLayout(head)
        self.sides = ComboBox(context.theme)
        self.sides.setAccessibleName(tr("Side at which cables run down a rack"))
        for choice, words in SIDES.items():
            self.sides.addItem(tr(words), choice)
        self.sides.activated.connect(self._on_sides)
        side = QHBoxLayout()
        side.addWidget(QLabel(tr("Cables run down a rack")))
        side.addWidget(self.sides)
        side.addStretch(1)
        self.body.addLayout(side)
        self.severities: dict[str, QComboBox] = {}
        self.limits: dict[tuple[str, str], QLineEdit] = {}
        self.switches: dict[tuple[str, str], QComboBox] = {}
        self._first = rule
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, SPACE, 0)
        grid.setHorizontalSpacing(SPACE * 2)
        grid.setColumnStretch(0, 1)
        row = 0
        for each in RULES.values():
            row = self._rule(grid, row, each)
        grid.setRowStretch(row, 1)
        self._scroll = scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(inside)
        self.body.addWidget(scroll, 1)
        self.add_button(tr("Close"), self.accept, role="primary")
        self.refresh()

    def _rule(self, grid: QGridLayout, row: int, rule: Rule) -> int:
        title = QLabel(tr(rule.title))
        title.setWordWrap(True)
        title.setToolTip(tr(rule.rationale))
        combo = ComboBox(self._context.theme)
        combo.setAccessibleName(tr("Severity of: {rule}", rule=tr(rule.title)))
        combo.addItem(tr("{severity} (default)", severity=tr(WORDS[rule.severity])), "")
        for value, name in WORDS.items():
            combo.addItem(tr(name), value)
        combo.activated.connect(partial(self._on_severity, rule.name))
        self.severities[rule.name] = combo
        grid.addWidget(title, row, 0)
        grid.addWidget(combo, row, 1)
        for limit in rule.limits:
            row += 1
            name = tr(limit.title) if limit.title else f"{limit.name}, {tr(limit.unit)}"
            words = QLabel(name)
            words.setProperty("role", "label")
            words.setToolTip(tr(limit.source))
            words.setContentsMargins(SPACE * 2, 0, 0, 0)
            field = self._switch(rule, limit) if limit.on_off else self._line(rule, limit)
            field.setAccessibleName(f"{tr(rule.title)}: {name}")
            words.setBuddy(field)
            grid.addWidget(words, row, 0)
            grid.addWidget(field, row, 1)
        return row + 1

    def _line(self, rule: Rule, limit: Limit) -> QWidget:
        field = self.limits[rule.name, limit.name] = QLineEdit()
        field.setPlaceholderText(_figure(limit))
        field.editingFinished.connect(partial(self._on_limit, rule.name, limit.name))
        return field

    def _switch(self, rule: Rule, limit: Limit) -> QWidget:
        combo = self.switches[rule.name, limit.name] = ComboBox(self._context.theme)
        for words, value in ((tr("not said"), None), (tr("on"), 1.0), (tr("off"), 0.0)):
            combo.addItem(words, value)
        combo.activated.connect(partial(self._on_switch, rule.name, limit.name))
        return combo

    def showEvent(self, event: QShowEvent) -> None:
        """Once all has its place, the rule that was asked for is brought into view."""
        super().showEvent(event)
        if self._first in self.severities:
            QTimer.singleShot(0, self._go)

    def _go(self) -> None:
        limits = [*self.limits.items(), *self.switches.items()]
        own = [field for (rule, _), field in limits if rule == self._first]
        severity = self.severities[self._first]
        self._scroll.ensureWidgetVisible(own[-1] if own else severity)
        self._scroll.ensureWidgetVisible(severity)
        (own[0] if own else severity).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def refresh(self) -> None:
        """Show what the project says now."""
        snapshot = self._context.snapshot
        self.sides.setCurrentIndex(self.sides.findData(sides.choice_of(snapshot)))
        for name, combo in self.severities.items():
            value = snapshot.setting(f"rule.{name}.{SEVERITY}", "")
            combo.setCurrentIndex(max(0, combo.findData(value)))
        for (rule, limit), field in self.limits.items():
            value = snapshot.setting(f"rule.{rule}.{limit}")
            field.setText(
                f"{value:g}" if isinstance(value, int | float) and not isinstance(value, bool) else ""
            )
        for (rule, limit), combo in self.switches.items():
            value = snapshot.setting(f"rule.{rule}.{limit}")
            combo.setCurrentIndex(max(0, combo.findData(value)))

    def _on_profile(self, index: int) -> None:
        name = self.profile.itemData(index)
        if name:
            self._context.do(settings.use_profile, self._context.document, name)
            self.reason.setText(tr(PROFILES[name].reason))
            self.refresh()

    def _on_sides(self, index: int) -> None:
        self._context.do(settings.set_cable_sides, self._context.document, self.sides.itemData(index))

    def _on_severity(self, rule: str, index: int) -> None:
        value = self.severities[rule].itemData(index) or None
        self._context.do(settings.set_severity, self._context.document, rule, value)

    def _on_switch(self, rule: str, limit: str, index: int) -> None:
        value = self.switches[rule, limit].itemData(index)
        self._context.do(settings.set_limit, self._context.document, rule, limit, value)

    def _on_limit(self, rule: str, limit: str) -> None:
        text = self.limits[rule, limit].text().strip().replace(",", ".")
        try:
            value = float(text) if text else None
        except ValueError:
            self._context.notices.error(tr("{text} is no number", text=text))
            self.refresh()
            return
        self._context.do(settings.set_limit, self._context.document, rule, limit, value)
        self.refresh()


def _figure(limit: Limit) -> str:
    return tr("not set") if math.isnan(limit.default) else f"{limit.default:g}"
