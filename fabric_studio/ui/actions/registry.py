"""Every action once. Menus, shortcuts, the tool bar and the command palette all show these same QActions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from fabric_studio.base.language import mark, tr
from fabric_studio.ui.icons import icon
from fabric_studio.ui.theme import Theme

_GROUPS = {
    "file": mark("File"),
    "edit": mark("Edit"),
    "building": mark("Building"),
    "arrange": mark("Arrange"),
    "wizard": mark("Wizard"),
    "tool": mark("Tool"),
    "view": mark("View"),
    "show": mark("Show"),
    "second": mark("View"),
    "layer": mark("Layers"),
    "snap": mark("Grid"),
    "underlay": mark("Picture"),
    "cables": mark("Cables"),
    "parts": mark("Parts"),
    "simulation": mark("Simulation"),
    "findings": mark("Findings"),
    "help": mark("Help"),
    "theme": mark("Theme"),
    "units": mark("Units"),
}


def group_of(name: str) -> str:
    """What the part of an action's name before the dot is called; an export by its format would not be known as one."""
    if name.startswith("file.export."):
        return tr("Export")
    group = name.partition(".")[0]
    return tr(_GROUPS.get(group, group.capitalize()))


def plain(text: str) -> str:
    """What a menu entry says without its access key, "(&F)" in Chinese."""
    return re.sub(r"\(&\w\)|&", "", text)


class Actions(QObject):
    """Actions by a dotted name: "edit.undo", "view.fit", "tool.cable", "simulation.play"."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._by_name: dict[str, QAction] = {}
        self._icons: dict[str, str] = {}
        theme.changed.connect(self._repaint)

    def add(
        self,
        name: str,
        text: str,
        handler: Callable[[], object] | None = None,
        *,
        shortcut: str | tuple[str, ...] = (),
        icon_name: str = "",
        tip: str = "",
        checkable: bool = False,
    ) -> QAction:
        """Declare one action. `text` is what menus say; `shortcut` in Qt's portable notation, the first one is shown.
        A checkable action's handler reads `actions[name].isChecked()`."""
        if name in self._by_name:
            raise ValueError(f"the action {name} is declared twice")
        action = QAction(text, self)
        action.setObjectName(name)
        action.setCheckable(checkable)
        shortcuts = (shortcut,) if isinstance(shortcut, str) else shortcut
        action.setShortcuts([QKeySequence(keys) for keys in shortcuts])
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip((tip or plain(text).rstrip(".… ")) + (f"  ({shown})" if shown else ""))
        if icon_name:
            self._icons[name] = icon_name
            action.setIcon(icon(icon_name, self._theme))
        if handler is not None:
            action.triggered.connect(lambda _checked=False: handler())
        self._by_name[name] = action
        return action

    def __getitem__(self, name: str) -> QAction:
        return self._by_name[name]

    def __contains__(self, name: object) -> bool:
        return name in self._by_name

    def __iter__(self) -> Iterator[tuple[str, QAction]]:
        """(name, action) of all, in the order of declaration."""
        return iter(self._by_name.items())

    def _repaint(self) -> None:
        for name, icon_name in self._icons.items():
            self._by_name[name].setIcon(icon(icon_name, self._theme))
