"""What an empty design shows: the ways to begin, what was open lately, and what can be recovered."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.io.recovery import Recovery
from fabric_studio.ui.context import Context
from fabric_studio.ui.icons import icon
from fabric_studio.ui.theme import SPACE

WIDE, TWO_COLUMNS = 600, 560
_WAYS = (
    (
        "file.template",
        "squares-four",
        mark("Start from a template"),
        mark("SuperPOD, leaf-spine, two storeys"),
    ),
    ("file.import", "download-simple", mark("Import a cluster"), mark("Slurm topology, ibnetdiscover")),
    ("file.open", "folder-open", mark("Open a project"), mark(".fabric file or folder")),
    ("building.hall", "bounding-box", mark("Draw an empty hall"), mark("20 × 12 m, then drag parts onto it")),
)


class StartPage(QFrame):
    """In the middle of the plan while nothing is drawn. `open_recent(path)` and `recover(recovery)` are the window's."""

    def __init__(
        self,
        context: Context,
        over: QWidget,
        open_recent: Callable[[Path], None],
        recover: Callable[[Recovery, bool], None],
    ) -> None:
        super().__init__(over)
        self._over = over
        self._context, self._open_recent, self._recover = context, open_recent, recover
        self.setProperty("role", "card")
        self.setAccessibleName(tr("Start"))
        self.ways: dict[str, QPushButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE * 4, SPACE * 3, SPACE * 4, SPACE * 3)
        column.setSpacing(SPACE)
        title = QLabel(tr("Nothing is drawn yet"))
        title.setProperty("role", "title")
        line = QLabel(tr("Begin in one of these ways, or drag a rack from the parts on the left."))
        line.setProperty("role", "dim")
        line.setWordWrap(True)
        column.addWidget(title)
        column.addWidget(line)
        column.addSpacing(SPACE)
        self._grid = QGridLayout()
        self._grid.setSpacing(SPACE)
        for name, icon_name, text, more in _WAYS:
            self.ways[name] = self._way(name, icon_name, tr(text), tr(more))
        column.addLayout(self._grid)
        self._lists = QVBoxLayout()
        self._lists.setSpacing(0)
        column.addLayout(self._lists)
        over.installEventFilter(self)
        context.document_changed.connect(lambda _change: self.settle())
        context.document_replaced.connect(self.settle)
        context.theme_changed.connect(self._paint_icons)

    def _way(self, name: str, icon_name: str, text: str, more: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(name)
        button.setProperty("icon_name", icon_name)
        button.setProperty("role", "way")
        button.setAccessibleName(text)
        row = QHBoxLayout(button)
        row.setContentsMargins(SPACE * 2, SPACE, SPACE, SPACE)
        row.setSpacing(SPACE + 4)
        picture = QLabel()
        picture.setObjectName("mark")
        words = QVBoxLayout()
        words.setSpacing(2)
        head, foot = QLabel(text), QLabel(more)
        head.setProperty("role", "strong")
        foot.setProperty("role", "label")
        for label in (picture, head, foot):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        words.addStretch(1)
        words.addWidget(head)
        words.addWidget(foot)
        words.addStretch(1)
        row.addWidget(picture)
        row.addLayout(words, 1)
        button.clicked.connect(lambda _checked=False: self._context.actions[name].trigger())
        return button

    def _paint_icons(self) -> None:
        for button in self.ways.values():
            name = str(button.property("icon_name"))
            for picture in button.findChildren(QLabel, "mark"):
                picture.setPixmap(icon(name, self._context.theme, colour="accent").pixmap(24, 24))

    def settle(self) -> None:
        """Show or hide, and list what there is."""
        snapshot = self._context.snapshot
        empty = not (len(snapshot.halls) or len(snapshot.racks) or len(snapshot.sites))
        if empty and (self.isHidden() or not self._lists.count()):
            self.refresh()
        self.setVisible(empty)
        if empty:
            self._place()

    def step_aside(self, dragging: bool) -> None:
        """While a part is dragged over the plan it is the plan that must be seen."""
        if dragging:
            self.hide()
        else:
            self.settle()

    def refresh(self) -> None:
        """Read the recent files and the recoverable work again."""
        session = self._context.session
        while (item := self._lists.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        found = session.recoverable()
        if found:
            self._heading(tr("Recovered after a crash"))
            for recovery in found[:3]:
                self._lists.addWidget(self._recovery_row(recovery))
        recent = session.preferences.recent_files()[:5]
        if recent:
            self._heading(tr("Recent"))
            for path in recent:
                self._lists.addWidget(self._recent_row(path))
        self._paint_icons()
        self._place()

    def _heading(self, text: str) -> None:
        label = QLabel(text)
        label.setProperty("role", "section")
        label.setContentsMargins(4, SPACE * 2, 0, 4)
        self._lists.addWidget(label)

    def _recent_row(self, path: Path) -> QPushButton:
        button = QPushButton(f"{path.name}    {_short(path.parent)}")
        button.setProperty("role", "row")
        button.setToolTip(str(path))
        button.clicked.connect(lambda _checked=False, path=path: self._open_recent(path))
        return button

    def _recovery_row(self, recovery: Recovery) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(4, 4, 0, 4)
        line.setSpacing(SPACE)
        words = QVBoxLayout()
        words.setSpacing(0)
        title, more = QLabel(recovery.title), QLabel(recovery_words(recovery))
        title.setProperty("role", "strong")
        more.setProperty("role", "label")
        more.setWordWrap(True)
        for label in (title, more):
            label.setTextFormat(Qt.TextFormat.PlainText)
            words.addWidget(label)
        line.addLayout(words, 1)
        for text, role, keep in ((tr("Recover"), "primary", True), (tr("Discard"), "quiet", False)):
            button = QPushButton(text)
            button.setProperty("role", role)
            button.clicked.connect(
                lambda _checked=False, recovery=recovery, keep=keep: self._settle_recovery(recovery, keep)
            )
            line.addWidget(button)
        return row

    def _settle_recovery(self, recovery: Recovery, keep: bool) -> None:
        self._recover(recovery, keep)
        if self.isVisible():
            self.refresh()

    def _place(self) -> None:
        over = self._over
        wide = min(WIDE, over.width() - 4 * SPACE)
        columns = 2 if wide >= TWO_COLUMNS else 1
        for place, button in enumerate(self.ways.values()):
            self._grid.addWidget(button, place // columns, place % columns)
        tall = min(max(self.heightForWidth(wide), self.sizeHint().height()), over.height() - 2 * SPACE)
        self.setGeometry((over.width() - wide) // 2, max(SPACE, (over.height() - tall) // 2), wide, tall)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show) and not self.isHidden():
            self._place()
        return False


def recovery_words(recovery: Recovery) -> str:
    """What would come back: "12 unsaved edits, the last: Move rack, today 14:05"."""
    edits = (
        counted(recovery.edits, "{count} unsaved edit", "{count} unsaved edits")
        if recovery.edits
        else tr("unsaved")
    )
    when = datetime.fromtimestamp(recovery.time_s)
    day = tr("today") if when.date() == datetime.now().date() else f"{when:%Y-%m-%d}"
    return tr(
        "{edits}, the last: {last_label}, {day} {when:%H:%M}",
        edits=edits,
        last_label=tr(recovery.last_label),
        day=day,
        when=when,
    )


def _short(path: Path) -> str:
    try:
        return f"~/{path.relative_to(Path.home())}"
    except ValueError:
        return str(path)
