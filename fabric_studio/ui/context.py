"""What every panel, dialog, layer and tool is given: the session, the view state, and the only signals between them.

A panel is `Panel(context)`, a QWidget. It reads `context.session.document.snapshot()`, listens to the signals below and
acts by `context.do(command, ...)`. Panels do not know each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from PySide6.QtCore import QObject, Signal

from fabric_studio.base.errors import FabricError
from fabric_studio.base.language import mark
from fabric_studio.model.journal import Change, Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.ui.actions.registry import Actions
from fabric_studio.ui.layers import Layers
from fabric_studio.ui.notices import Notices
from fabric_studio.ui.selection import Chosen, Selection
from fabric_studio.ui.theme import Theme

if TYPE_CHECKING:
    from fabric_studio.app.session import Session
    from fabric_studio.rules.findings import Report

PART_MIME = "application/x-fabric-part"
"""Drag data: the catalogue id of a part or medium, or one of BUILDING below, UTF-8."""

BUILDING = {
    "building:tray": mark("Tray"),
    "building:riser": mark("Riser"),
    "building:hall": mark("Hall"),
    "building:room": mark("Meet-me room"),
    "building:wall": mark("Wall"),
    "building:door": mark("Door"),
    "building:column": mark("Column"),
    "building:no-go": mark("No-go area"),
    "building:cold-aisle": mark("Cold aisle"),
    "building:hot-aisle": mark("Hot aisle"),
    "building:storey": mark("Storey"),
    "building:site": mark("Site"),
    "building:wan": mark("WAN span"),
}
"""What the palette offers besides catalogue parts: id and what it is called."""
DRAWN_BY = {
    f"building:{name}": name
    for name in (
        "tray", "riser", "hall", "room", "wall", "door", "column", "no-go", "cold-aisle", "hot-aisle",
    )
}  # fmt: skip
"""The tools that draw them; the others ask for figures first."""

Units = Literal["metric", "imperial"]
Result = TypeVar("Result")


class Context(QObject):
    """Signals, all on the user interface thread:

    - document_replaced(): another design was opened; forget everything you knew of the old one.
    - document_changed(Change): one commit, undo or redo.
    - selection_changed(): read `context.selection`.
    - report_changed(Report | None): a check has finished, or None: it no longer matches.
    - frame_changed(Frame | None): the newest moment of the simulation, at most 30 times a second; None: it is over.
    - show_requested(Chosen): zoom to these and select them.
    - tool_requested(str), tool_changed(str): the name of a tool of the plan, such as "select", "place" or "wall".
    - medium_changed(str): the catalogue id new cables get, "" for the cheapest that fits.
    - part_changed(str): the catalogue id (or BUILDING id) that the place tool puts down, "" for none.
    - storey_changed(int): the storey on the plan.
    - theme_changed(): colours changed.
    - view_changed(): units, snap, or what is shown or locked on the plan changed.
    - state_changed(): path, title or saved state of the design may have changed.
    """

    document_replaced = Signal()
    document_changed = Signal(object)
    selection_changed = Signal()
    report_changed = Signal(object)
    frame_changed = Signal(object)
    show_requested = Signal(object)
    tool_requested = Signal(str)
    tool_changed = Signal(str)
    medium_changed = Signal(str)
    part_changed = Signal(str)
    storey_changed = Signal(int)
    theme_changed = Signal()
    view_changed = Signal()
    state_changed = Signal()

    def __init__(self, session: Session, theme: Theme, *, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.theme = theme
        self.selection = Selection(self)
        self.actions = Actions(theme, self)
        self.layers = Layers(self)
        self.notices = Notices(self)
        self.report: Report | None = None
        self.frame: Any = None
        self.tool = "select"
        self.medium = ""
        self.part = ""
        self.storey = 0
        self.snap_mm = 100.0
        self.units: Units = "metric"
        self.selection.changed.connect(self.selection_changed)
        self.layers.restore(session.view.get("layers"))
        self.layers.changed.connect(self._on_layers)
        theme.changed.connect(self.theme_changed)
        session.document_replaced.connect(self._on_replaced)
        session.changed.connect(self._on_changed)
        session.state_changed.connect(self._on_state)
        session.notice.connect(self.notices.post)
        self._settle_storey()

    # -- reading ----------------------------------------------------------------------------------------------------

    @property
    def document(self) -> Document:
        return self.session.document

    @property
    def snapshot(self) -> Snapshot:
        """The design as of the last commit."""
        return self.session.document.snapshot()

    @property
    def library(self) -> Any:
        """The catalogue (catalog.library.Library)."""
        return self.session.library

    # -- acting -----------------------------------------------------------------------------------------------------

    def do(self, command: Callable[..., Result], *args: Any, **options: Any) -> Result | None:
        """Run one command; its error becomes a notice and None comes back. Nothing was changed then."""
        try:
            return command(*args, **options)
        except FabricError as error:
            self.notices.error(str(error))
            return None

    def show(self, ids: Chosen) -> None:
        """Select these and bring them into view on the plan, on their storey."""
        self.show_requested.emit(ids)

    def use_tool(self, name: str) -> None:
        self.tool_requested.emit(name)

    def choose_medium(self, medium_id: str) -> None:
        if medium_id != self.medium:
            self.medium = medium_id
            self.medium_changed.emit(medium_id)

    def choose_part(self, part_id: str) -> None:
        """What the place tool puts down next. Does not switch the tool: call `use_tool("place")` too."""
        if part_id != self.part:
            self.part = part_id
            self.part_changed.emit(part_id)

    def choose_storey(self, storey: int) -> None:
        if storey != self.storey:
            self.storey = storey
            self.storey_changed.emit(storey)

    def set_report(self, report: Report | None) -> None:
        """The window calls this when the background check has finished."""
        self.report = report
        self.report_changed.emit(report)

    def set_frame(self, frame: Any) -> None:
        """The simulation dock calls this with the frame it shows, live or scrubbed; None when there is none."""
        self.frame = frame
        self.frame_changed.emit(frame)

    def set_snap(self, snap_mm: float) -> None:
        if snap_mm != self.snap_mm:
            self.snap_mm = snap_mm
            self.view_changed.emit()

    def set_units(self, units: Units) -> None:
        if units != self.units:
            self.units = units
            self.view_changed.emit()

    # -- following the session --------------------------------------------------------------------------------------

    def _on_layers(self) -> None:
        self.session.look("layers", self.layers.kept())
        self.view_changed.emit()

    def _on_replaced(self) -> None:
        self.selection.clear()
        self.layers.restore(self.session.view.get("layers"))
        self.report = None
        self.frame = None
        self.storey = 0
        self._settle_storey()
        self.document_replaced.emit()
        self.report_changed.emit(None)
        self.frame_changed.emit(None)
        self.storey_changed.emit(self.storey)

    def _on_changed(self, change: Change) -> None:
        if change.removed:
            self.selection.drop_missing(self.snapshot)
        if change.concerns("storey"):
            self._settle_storey()
        self.document_changed.emit(change)

    def _on_state(self) -> None:
        """May come from the thread that saves; Qt hands it to the window's own thread."""
        self.state_changed.emit()

    def _settle_storey(self) -> None:
        """Keep the storey on the plan one that exists: the lowest one when it does not."""
        storeys = self.snapshot.storeys
        if self.storey in storeys:
            return
        lowest = int(storeys.uid[storeys.elevation_mm.argmin()]) if len(storeys) else 0
        self.choose_storey(lowest)
