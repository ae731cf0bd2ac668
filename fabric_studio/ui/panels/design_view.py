"""What the inspector shows when nothing, or a mixture of kinds, is selected."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.background.reading import Reading
from fabric_studio.ui.context import Context
from fabric_studio.ui.panels.fact_list import FactList
from fabric_studio.ui.panels.inspected.design import design_facts
from fabric_studio.ui.panels.inspected.kinds import SHEETS
from fabric_studio.ui.panels.inspected.sheet import Fact
from fabric_studio.ui.selection import Chosen
from fabric_studio.ui.theme import SPACE


class DesignView(QWidget):
    """Totals of the design, or how to begin."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.facts = FactList(context.theme)
        self.hint = QLabel(
            tr(
                "The hall is empty. Drag a rack from the palette onto the plan, or start from a template (File, New)."
            )
        )
        self.hint.setProperty("role", "dim")
        self.hint.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.hint)
        layout.addWidget(self.facts)
        layout.addStretch(1)
        self._reading = Reading("Totals of the design", design_facts, self._show, self)

    def refresh(self) -> None:
        self._reading.ask(self._context.snapshot)

    def _show(self, facts: list[Fact]) -> None:
        self.facts.set_facts(facts)
        self.facts.setVisible(bool(facts))
        self.hint.setVisible(not facts)


class MixedView(QWidget):
    """How many of each kind; clicking one keeps only those selected."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.buttons: list[QPushButton] = []
        hint = QLabel(tr("Select one kind to edit it:"))
        hint.setProperty("role", "label")
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(SPACE // 2)
        self._layout.addWidget(hint)
        self._layout.addStretch(1)

    def show_things(self, ids: Chosen) -> None:
        for button in self.buttons:
            self._layout.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        for kind, uids in ids.items():
            sheet = SHEETS[kind]
            button = QPushButton(
                tr(
                    "Only the {uids:,} {things}",
                    uids=len(uids),
                    things=tr(sheet.noun if len(uids) == 1 else sheet.plural),
                )
            )
            button.clicked.connect(
                lambda _checked=False, only={kind: uids}: self._context.selection.set(only)
            )
            self._layout.insertWidget(self._layout.count() - 1, button)
            self.buttons.append(button)
