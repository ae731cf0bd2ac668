"""The part under the plan: tabs for findings and simulation that fold away to their names."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QTabBar, QToolButton, QVBoxLayout, QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.context import Context
from fabric_studio.ui.icons import icon
from fabric_studio.ui.panels.place import Place, SecondButton
from fabric_studio.ui.theme import SPACE, TARGET

HEAD = 36


class Bottom(QFrame):
    """Signals: `fold_asked(bool)`: the user wants it folded (True) or open."""

    fold_asked = Signal(bool)

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.folded = False
        self.setProperty("role", "panel")
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setAccessibleName(tr("Findings and simulation"))
        self.stack = QStackedWidget()
        self.second = SecondButton(context, "simulation")
        self.chevron = QToolButton()
        self.chevron.setFixedSize(TARGET, TARGET)
        self.chevron.clicked.connect(lambda: self.fold_asked.emit(not self.folded))
        head = QHBoxLayout()
        head.setContentsMargins(SPACE, 0, SPACE, 0)
        head.addWidget(self.tabs)
        head.addStretch(1)
        head.addWidget(self.second)
        head.addWidget(self.chevron)
        bar = QFrame()
        bar.setProperty("role", "bar")
        bar.setFixedHeight(HEAD)
        bar.setLayout(head)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addWidget(self.stack, 1)
        self.places: dict[str, Place] = {}
        self.tabs.tabBarClicked.connect(self._on_clicked)
        self.tabs.currentChanged.connect(self._on_chosen)
        context.theme_changed.connect(self._paint)
        self._paint()

    def add(self, name: str, title: str, panel: QWidget) -> None:
        place = self.places[name] = Place(title, panel)
        self.stack.addWidget(place)
        self.tabs.addTab(title)

    def show_tab(self, name: str) -> None:
        if name in self.places:
            self.tabs.setCurrentIndex(list(self.places).index(name))

    def set_title(self, name: str, title: str) -> None:
        if name in self.places:
            self.tabs.setTabText(list(self.places).index(name), title)

    @property
    def current(self) -> str:
        """The name of the part that is chosen."""
        return list(self.places)[self.tabs.currentIndex()]

    def leave(self, name: str) -> None:
        """A part has gone to a second window: the next one that is here is shown, else nothing is."""
        if name != self.current:
            return
        here = [other for other, place in self.places.items() if not place.away]
        if here:
            self.show_tab(here[0])
        else:
            self.fold_asked.emit(True)

    def set_folded(self, folded: bool) -> None:
        """Folded, only the names are left."""
        self.folded = folded
        self.stack.setVisible(not folded)
        self.setMinimumHeight(HEAD if folded else 180)
        self.setMaximumHeight(HEAD if folded else 16_777_215)
        self._paint()

    def _on_chosen(self, index: int) -> None:
        self.stack.setCurrentIndex(index)
        self.second.be_for(self.current)

    def _on_clicked(self, index: int) -> None:
        """A click on a name opens the part; a click on the open one folds it."""
        if index >= 0 and (self.folded or index == self.tabs.currentIndex()):
            self.fold_asked.emit(not self.folded)

    def _paint(self) -> None:
        self.chevron.setIcon(icon("caret-up" if self.folded else "caret-down", self._context.theme))
        self.chevron.setToolTip(tr("Open") if self.folded else tr("Fold"))
        self.chevron.setAccessibleName(self.chevron.toolTip())
