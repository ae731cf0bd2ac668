"""The pictures of a storey that are kept until what they show changes: the ground, the cables, the names, the halos.

A moving pointer repaints only what lies over them. A new colour for every cable is a look-up in the cables' picture (see
`layers.cables`).
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPixmap

from fabric_studio.model.table import Floats
from fabric_studio.scene.camera import Camera
from fabric_studio.ui.canvas.layers.building import paint_areas, paint_walls
from fabric_studio.ui.canvas.layers.cables import CableLayer
from fabric_studio.ui.canvas.layers.ground import paint_aisle_names, paint_ground
from fabric_studio.ui.canvas.layers.marks import paint_findings, paint_locks, paint_row_names
from fabric_studio.ui.canvas.layers.overlay import paint_selection
from fabric_studio.ui.canvas.layers.racks import paint_rack_names, paint_racks
from fabric_studio.ui.canvas.layers.structure import paint_ends, paint_rooms, paint_trays
from fabric_studio.ui.canvas.picture import Picture, of_layer
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.selection import Selection

EVERYTHING = ("ground", "cables", "colour", "names", "selection")
"""What is kept: sheet with racks and trays, cables, their colours, names and badges, halos."""


class KeptPictures:
    """cables: the picture of the cables. by_name: the others. drawn: the camera that they were last drawn for."""

    def __init__(self, selection: Selection, camera: Camera) -> None:
        self._selection = selection
        self.cables = CableLayer()
        self.by_name = {
            "ground": Picture(
                "plan",
                paint_ground,
                of_layer("building", paint_rooms),
                of_layer("building", paint_areas),
                of_layer("building", paint_walls),
                of_layer("racks", paint_racks),
                of_layer("trays", paint_trays),
            ),
            "names": Picture(
                "",
                of_layer("labels", paint_aisle_names),
                of_layer("labels", of_layer("racks", paint_rack_names)),
                of_layer("trays", paint_ends),
                of_layer("labels", of_layer("racks", paint_row_names)),
                paint_locks,
                paint_findings,
            ),
            "selection": Picture("", self._paint_selection),
        }
        self.drawn = camera
        self._stale: set[str] = {*EVERYTHING}
        self._shift = (0, 0)

    def stale(self, *names: str) -> None:
        """Mark some of EVERYTHING as out of date."""
        self._stale.update(names)

    @property
    def all_stale(self) -> bool:
        return self._stale >= {*EVERYTHING}

    def shift(self, dx: int, dy: int) -> None:
        """The sheet moves by device pixels. Cables are drawn anew: there are too many to cut at an edge."""
        self._shift = (self._shift[0] + dx, self._shift[1] + dy)
        self.stale("cables", "colour")

    def renewed(self, sheet: Sheet, use: Floats | None) -> Iterator[None]:
        """Draw what is out of date, one picture after the other. use: per row of the cables."""
        shift, self._shift = self._shift, (0, 0)
        stale, self._stale = self._stale, set()
        self.drawn = sheet.camera
        for name, picture in self.by_name.items():
            if name == "selection" and not len(self._selection):
                picture.forget()
            elif name in stale or picture.is_empty:
                yield from picture.paint(sheet)
            elif shift != (0, 0):
                picture.shift(sheet, *shift)
            yield
        if "cables" in stale:
            self.cables.rebuild(sheet)
            yield
        if stale & {"cables", "colour"}:
            self.cables.recolour(sheet, use, self._selection.of("cable"))

    def draw(self, painter: QPainter, hidden: frozenset[str]) -> None:
        """All but the halos. hidden: layers that are not drawn."""
        self.by_name["ground"].draw(painter)
        if "cables" not in hidden:
            self.cables.paint(painter)
        self.by_name["names"].draw(painter)

    def draw_selection(self, painter: QPainter) -> None:
        self.by_name["selection"].draw(painter)

    def composed(self, size: QSize, ratio: float, hidden: frozenset[str]) -> QPixmap | None:
        """All in one picture; None while there is nothing. size: of the view. ratio: device pixels per pixel."""
        if any(self.by_name[name].is_empty for name in ("ground", "names")):
            return None
        picture = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        self.draw(painter, hidden)
        self.draw_selection(painter)
        painter.end()
        return picture

    def _paint_selection(self, painter: QPainter, sheet: Sheet) -> None:
        paint_selection(painter, sheet, self._selection)
