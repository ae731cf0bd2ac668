"""The choice between the plan and the other views, as one row of words at its upper left."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QToolButton, QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.context import Context
from fabric_studio.ui.panels.place import SecondButton
from fabric_studio.ui.theme import TARGET
from fabric_studio.ui.views import VIEWS
from fabric_studio.ui.views.deck import ViewDeck

NAMES = ("plan", *(entry.name for entry in VIEWS))


def declare_views(context: Context, deck: ViewDeck) -> None:
    """The actions "show.plan", "show.stack" ... with their keys."""
    add = context.actions.add
    add(
        "show.plan",
        tr("Plan"),
        partial(deck.show_view, "plan"),
        shortcut="Alt+1",
        icon_name="grid-four",
        tip=tr("The floor from above"),
        checkable=True,
    ).setChecked(True)
    for entry in VIEWS:
        add(
            f"show.{entry.name}",
            tr(entry.title),
            partial(deck.show_view, entry.name),
            shortcut=entry.shortcut,
            icon_name=entry.icon_name,
            tip=tr(entry.tip),
            checkable=True,
        )

    def tick(name: str) -> None:
        for each in NAMES:
            context.actions[f"show.{each}"].setChecked(each == name)

    for each in NAMES:
        # A click on what is shown already must not uncheck it.
        context.actions[f"show.{each}"].triggered.connect(lambda: tick(deck.name))
    deck.switched.connect(tick)


class ViewSwitch(QFrame):
    def __init__(self, context: Context, deck: ViewDeck, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAccessibleName(tr("Views"))
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(2)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QToolButton] = {}
        for name in NAMES:
            action = context.actions[f"show.{name}"]
            button = QToolButton()
            button.setText(action.text())
            button.setToolTip(action.toolTip())
            button.setCheckable(True)
            button.setChecked(action.isChecked())
            button.setFixedHeight(TARGET)
            button.clicked.connect(action.trigger)
            action.toggled.connect(button.setChecked)
            self._group.addButton(button)
            row.addWidget(button)
            self.buttons[name] = button
        self.second = SecondButton(context, deck.name)
        deck.switched.connect(self.second.be_for)
        row.addWidget(self.second)
        self.adjustSize()
