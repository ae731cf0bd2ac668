"""Right-click menus: lists of the registered actions by what is under the pointer. The Menu key and Shift+F10 open them too.

On the plan and the other views the right button also moves the sheet while it is dragged, and gives up what is going on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QWidget

from fabric_studio.base.language import mark, tr
from fabric_studio.scene.extent import extent_of
from fabric_studio.ui.actions.feeds import FEED
from fabric_studio.ui.canvas.picking import things_at
from fabric_studio.ui.canvas.storey_tabs import StoreyTabs
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.context import Context
from fabric_studio.ui.panels.elevation.view import ElevationView
from fabric_studio.ui.selection import Selection

if TYPE_CHECKING:
    from fabric_studio.model.table import Ids
    from fabric_studio.ui.views.view import View

START_PX = 4.0
Entries = Sequence[str | tuple[str, Sequence[str]]]
"""Names of actions; "-" is a line, "*snap." every action that begins so, (title, entries) a menu of its own."""

_CLIPBOARD: tuple[str, ...] = ("edit.cut", "edit.copy", "edit.paste", "edit.duplicate", "edit.delete")
_LINE_UP: tuple[str, ...] = (
    *(f"arrange.align_{edge}" for edge in ("left", "centre-x", "right", "top", "centre-y", "bottom")),
    "-",
    "arrange.space_x",
    "arrange.space_y",
)
_FACE: tuple[str, ...] = tuple(f"arrange.face_{side}" for side in ("up", "right", "down", "left"))
_LOCK: tuple[str, ...] = ("arrange.lock", "arrange.unlock")
_FEED: tuple[str, tuple[str, ...]] = (mark("Power feed"), FEED)
RACK: Entries = (
    *_CLIPBOARD, "-", "edit.rotate", "edit.rotate_back", (mark("Turn fronts"), _FACE),
    (mark("Line up"), _LINE_UP), "-", "edit.connect", "wizard.array", "wizard.rename", (mark("Wizards"), ("*wizard.",)),
    "-", _FEED, *_LOCK, "-", "view.fit_selection",
)  # fmt: skip
DEVICE: Entries = (
    *_CLIPBOARD, "-", "wizard.ports", "wizard.replace", "wizard.rename", "cables.sheet", "-", _FEED, *_LOCK, "-",
    "view.fit_selection",
)  # fmt: skip
CABLE: Entries = ("edit.delete", "-", "wizard.cheapest", "cables.sheet", "*cable.", "-", "view.fit_selection")
DOOR: Entries = ("edit.delete", "building.flip_doors", "edit.rotate", "-", *_LOCK, "-", "view.fit_selection")
PICTURE: Entries = (
    "tool.scale", "underlay.hide", "underlay.lock", "-", "edit.rotate", "edit.delete", "-", "view.fit_selection",
)  # fmt: skip
OTHER: Entries = (
    *_CLIPBOARD, "-", "edit.rotate", (mark("Line up"), _LINE_UP), "wizard.rename", "-", *_LOCK, "-",
    "view.fit_selection",
)  # fmt: skip
DRAW: tuple[str, ...] = (
    *(f"tool.{name}" for name in ("place", "cable", "tray", "riser", "measure")), "-",
    *(f"tool.{name}" for name in ("hall", "room", "wall", "door", "column", "no-go", "cold-aisle", "hot-aisle")),
)  # fmt: skip
NOTHING: Entries = (
    "edit.paste", "edit.select_all", "-", (mark("Draw"), DRAW), "underlay.add", "underlay.hide", "-",
    "view.labels",
    (mark("Layers"), ("*layer.",)), (mark("Grid"), ("*snap.",)), "-", "view.fit", "view.zoom_100", "view.ghost",
    "-", "view.second",
)  # fmt: skip
VIEW: Entries = (
    "edit.copy",
    "edit.delete",
    "-",
    "wizard.rename",
    *_LOCK,
    "-",
    "view.fit_selection",
    "view.fit",
    "view.zoom_100",
    "-",
    "view.second",
)
FINDINGS: Entries = ("*findings.", "-", "view.second")
PARTS: Entries = ("parts.put", "tool.place", "-", "view.parts")
STOREY: Entries = (
    "building.select_storey", "building.storey", "building.delete_storey", "-", "view.storey_up", "view.storey_down",
    "view.ghost", "-", "view.fit",
)  # fmt: skip
_BY_KIND = {"rack": RACK, "device": DEVICE, "cable": CABLE, "door": DOOR, "underlay": PICTURE}


def entries_for(selection: Selection) -> Entries:
    """What is offered for what is selected: that of its one kind, or of things on the plan."""
    kinds = list(selection.ids)
    if not kinds:
        return NOTHING
    return _BY_KIND.get(kinds[0], OTHER) if len(kinds) == 1 else OTHER


def make_menu(context: Context, entries: Entries, parent: QWidget, title: str = "") -> QMenu:
    """A menu of these actions with their shortcuts. What nobody has declared is left out, and lines with nothing between."""
    menu, actions = QMenu(title, parent), context.actions
    for entry in entries:
        if isinstance(entry, tuple):
            inner = make_menu(context, entry[1], menu, tr(entry[0]))
            if not inner.isEmpty():
                menu.addMenu(inner)
        elif entry == "-":
            if menu.actions() and not menu.actions()[-1].isSeparator():
                menu.addSeparator()
        elif entry.startswith("*"):
            menu.addActions([action for name, action in actions if name.startswith(entry[1:])])
        elif entry in actions:
            menu.addAction(actions[entry])
    if menu.actions() and menu.actions()[-1].isSeparator():
        menu.removeAction(menu.actions()[-1])
    for action in menu.actions():
        action.setShortcutVisibleInContextMenu(True)
    return menu


class ContextMenus(QObject):
    """Watches widgets for the right button and the Menu key."""

    def __init__(self, context: Context, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._watched: dict[QObject, Callable[[QPoint | None], tuple[Entries, QPoint]]] = {}
        self._sheets: dict[QObject, PlanView | View] = {}
        self._right: QPointF | None = None
        self._dragged = False
        self.shown: QMenu | None = None

    # -- what is watched ----------------------------------------------------------------------------------------------

    def watch_sheet(self, sheet: PlanView | View) -> None:
        """The plan or another view: the right button moves it, and opens a menu where it was not moved."""
        if sheet not in self._sheets:
            self._sheets[sheet] = sheet
            self._watch(sheet, lambda at: self._for_sheet(sheet, at))

    def watch_list(self, view: QAbstractItemView, entries: Entries) -> None:
        """The row under the pointer becomes the current one first."""

        def found(at: QPoint | None) -> tuple[Entries, QPoint]:
            if at is not None and view.indexAt(at).isValid():
                view.setCurrentIndex(view.indexAt(at))
            place = view.visualRect(view.currentIndex())
            return entries, at or (place.center() if place.isValid() else view.rect().center())

        self._watch(view.viewport(), found)
        self._watch(view, found)

    def watch_elevation(self, view: ElevationView) -> None:
        def found(at: QPoint | None) -> tuple[Entries, QPoint]:
            if at is not None:
                view.select_at(QPointF(at))
            return entries_for(self._context.selection), at or view.rect().center()

        self._watch(view, found)

    def watch_storeys(self, tabs: StoreyTabs) -> None:
        """The storey of the tab under the pointer is chosen first."""

        def found(at: QPoint | None) -> tuple[Entries, QPoint]:
            under = tabs.childAt(at) if at is not None else None
            for uid, tab in tabs.tabs.items():
                if tab is under:
                    self._context.choose_storey(uid)
            return STOREY, at or tabs.rect().center()

        self._watch(tabs, found)

    def _watch(self, widget: QWidget, found: Callable[[QPoint | None], tuple[Entries, QPoint]]) -> None:
        self._watched[widget] = found
        widget.installEventFilter(self)
        widget.destroyed.connect(lambda *_: self._forget(widget))

    def _forget(self, widget: QObject) -> None:
        self._watched.pop(widget, None)
        self._sheets.pop(widget, None)

    # -- events -------------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched not in self._watched:
            return False
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and _asks(event):
            return self._open(watched, None)
        if isinstance(event, QContextMenuEvent):
            by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
            return (watched in self._sheets and by_mouse) or self._open(
                watched, event.pos() if by_mouse else None
            )
        sheet = self._sheets.get(watched)
        if sheet is not None and isinstance(event, QMouseEvent):
            return self._on_mouse(sheet, event)
        return False

    def _on_mouse(self, sheet: PlanView | View, event: QMouseEvent) -> bool:
        right, at = Qt.MouseButton.RightButton, event.position()
        if event.type() == QEvent.Type.MouseButtonPress and event.button() == right:
            busy = sheet.tool.busy if isinstance(sheet, PlanView) else sheet.cabling.busy
            self._right, self._dragged = None if busy else at, False
            return False
        if self._right is None:
            return False
        if event.type() == QEvent.Type.MouseMove and event.buttons() & right:
            away = at - self._right
            if self._dragged or away.manhattanLength() >= START_PX:
                self._dragged, self._right = True, at
                sheet.set_camera(sheet.camera.panned(away.x(), away.y()))
            return True
        if event.type() == QEvent.Type.MouseButtonRelease and event.button() == right:
            self._right = None
            return self._dragged or self._open(sheet, at.toPoint())
        return False

    # -- opening ------------------------------------------------------------------------------------------------------

    def _open(self, watched: QObject, at: QPoint | None) -> bool:
        if QApplication.activePopupWidget() is not None or not isinstance(watched, QWidget):
            return True
        entries, place = self._watched[watched](at)
        menu = make_menu(self._context, entries, watched)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.destroyed.connect(self._closed)
        self.shown = menu
        menu.popup(watched.mapToGlobal(place))
        return True

    def _closed(self) -> None:
        self.shown = None

    def _for_sheet(self, sheet: PlanView | View, at: QPoint | None) -> tuple[Entries, QPoint]:
        selection = self._context.selection
        if at is not None:
            things = self._things(sheet, QPointF(at))
            if not things:
                selection.clear()
            elif not any(_selected(selection, thing) for thing in things):
                selection.set(dict(things[:1]))
        if isinstance(sheet, PlanView):
            return entries_for(selection), at or self._middle(sheet)
        return (VIEW if len(selection) else ("view.fit", "view.zoom_100", "-", "view.second")), at or sheet.rect().center()

    def _things(self, sheet: PlanView | View, px: QPointF) -> list[tuple[str, Ids]]:
        if isinstance(sheet, PlanView):
            return things_at(sheet.sheet, sheet.cables, px)
        return sheet.things_at(px)

    def _middle(self, plan: PlanView) -> QPoint:
        """Of what is selected, where that is in view; else of the plan."""
        extent = extent_of(self._context.snapshot, self._context.storey, self._context.selection.ids)
        if extent is not None:
            spot = QPointF(*plan.camera.to_px(*extent.middle)).toPoint()
            if plan.rect().contains(spot):
                return spot
        return plan.rect().center()


def _asks(event: QKeyEvent) -> bool:
    shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
    return event.key() == Qt.Key.Key_Menu or (event.key() == Qt.Key.Key_F10 and bool(shifted))


def _selected(selection: Selection, thing: tuple[str, Ids]) -> bool:
    return all((thing[0], int(uid)) in selection for uid in thing[1])
