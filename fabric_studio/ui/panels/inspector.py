"""The inspector: what is selected, with numbers to type and facts to read; the whole design when nothing is."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from fabric_studio.base.language import tr
from fabric_studio.ui.context import Context
from fabric_studio.ui.panels.design_view import DesignView, MixedView
from fabric_studio.ui.panels.findings.here import FindingsHere
from fabric_studio.ui.panels.inspected.kinds import SHEETS
from fabric_studio.ui.panels.pages import Pages
from fabric_studio.ui.panels.place import SecondButton
from fabric_studio.ui.panels.sheet_view import SheetView
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.theme import SPACE

_USUAL, _IDLE_MS = ("rack", "device", "cable"), 400
_COALESCE_MS = 30
"""Several changes in a row (a drag, a bulk command) are shown once."""


class InspectorPanel(QFrame):
    """Right of the plan. Every edit is one command; a run of steps with the arrow keys is one undo step."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.setProperty("role", "panel")
        self.setMinimumWidth(272)
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.subtitle = QLabel()
        self.subtitle.setProperty("role", "label")
        self.subtitle.setTextFormat(Qt.TextFormat.PlainText)
        self.subtitle.setWordWrap(True)
        self._sheets: dict[str, SheetView] = {}
        self._pages = Pages()
        self.design = DesignView(context)
        self.mixed = MixedView(context)
        self._pages.add(self.design)
        self._pages.add(self.mixed)
        self.findings = FindingsHere(context)

        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(SPACE, 0, SPACE, SPACE)
        column.setSpacing(SPACE * 2)
        column.addWidget(self._pages)
        column.addWidget(self.findings)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(inside)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, SPACE + 4, 4, 0)
        layout.setSpacing(2)
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 4, 0)
        head.addWidget(self.title, 1)
        head.addWidget(SecondButton(context, "inspector"))
        layout.addLayout(head)
        layout.addWidget(self.subtitle)
        for label in (self.title, self.subtitle):
            label.setContentsMargins(SPACE, 0, SPACE, 0)
        layout.addSpacing(SPACE)
        layout.addWidget(scroll, 1)

        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_COALESCE_MS)
        self._soon.timeout.connect(self.refresh)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(_IDLE_MS)
        self._idle.timeout.connect(self._make_one)
        context.selection_changed.connect(self._soon.start)
        context.document_changed.connect(self._later)
        context.document_replaced.connect(self._soon.start)
        context.view_changed.connect(self._soon.start)
        self.refresh()

    def sheet(self, kind: str) -> SheetView:
        """The fields and facts of one kind, made on first use."""
        view = self._sheets.get(kind)
        if view is None:
            view = self._sheets[kind] = SheetView(self._context, kind, SHEETS[kind])
            view.followed.connect(lambda other, uid: self._context.show(chosen(other, uid)))
            self._pages.add(view)
        return view

    def refresh(self) -> None:
        """Show the selection as it is now. Hidden panels wait until they are seen."""
        if not self.isVisible():
            return
        snapshot, selection = self._context.snapshot, self._context.selection
        ids = {
            kind: uids[snapshot.table(kind).has(uids)]
            for kind, uids in selection.ids.items()
            if kind in SHEETS
        }
        ids = {kind: uids for kind, uids in ids.items() if len(uids)}
        if len(ids) == 1:
            kind, uids = next(iter(ids.items()))
            self._show_sheet(kind, uids)
        elif ids:
            self.title.setText(tr("{sum:,} selected", sum=sum(len(uids) for uids in ids.values())))
            self.subtitle.setText("")
            self.mixed.show_things(ids)
            self._pages.show_page(self.mixed)
        else:
            self.title.setText(tr("Design"))
            self.subtitle.setText(tr("Nothing is selected"))
            self.design.refresh()
            self._pages.show_page(self.design)
        self.subtitle.setVisible(bool(self.subtitle.text()))

    def _show_sheet(self, kind: str, uids: np.ndarray) -> None:
        snapshot, sheet = self._context.snapshot, SHEETS[kind]
        if len(uids) == 1:
            name = str(snapshot.table(kind).get(int(uids[0])).name)
            noun = tr(sheet.noun)
            said = name.lower().startswith(noun.lower())  # "Conduit 1" need not be "Conduit Conduit 1"
            self.title.setText(name if said else f"{noun[0].upper()}{noun[1:]} {name}")
            self.subtitle.setText(sheet.subtitle(snapshot, int(uids[0])))
        else:
            self.title.setText(tr("{count:,} {things}", count=len(uids), things=tr(sheet.plural)))
            self.subtitle.setText(tr("An edit here changes all of them"))
        view = self.sheet(kind)
        view.show_things(uids)
        self._pages.show_page(view)

    def _later(self, _change: object) -> None:
        if not self._soon.isActive():
            self._soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self._idle.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._idle.stop()

    def _make_one(self) -> None:
        """Make the usual sheets while nobody waits, one at a time."""
        missing = next((kind for kind in _USUAL if kind not in self._sheets), None)
        if missing is not None:
            self.sheet(missing)
            self._idle.start()
