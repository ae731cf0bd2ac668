"""The pictures of a view that are kept, where on the screen they belong by now, and what of them is selected.

They are painted with a margin around what can be seen, so that a pan is a shift of them until the margin is used up.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.scene.camera import Camera
from fabric_studio.ui.context import Context
from fabric_studio.ui.views.shown import Shown
from fabric_studio.ui.views.sight import Sight
from fabric_studio.ui.views.wires import WireLayer


class Kept(Sight):
    """shown: what is drawn of the design; wires: the picture of the cables."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.shown: Shown[Any] = Shown(
            self.title, self.work_out, lambda: context.snapshot, self.show_newest, self
        )
        self.wires = WireLayer()
        self._pictures: dict[str, QPixmap] = {}
        self._painted: Camera | None = None

    def show_newest(self) -> None:
        """What is to be shown is worked out: show it."""
        raise NotImplementedError

    @property
    def snapshot(self) -> Snapshot:
        """The design that is shown: of a large one for a moment as it was before the last edit."""
        return self.shown.snapshot

    # -- where the pictures are -----------------------------------------------------------------------------------------

    def fresh(self) -> bool:
        """Whether the kept pictures do for the present camera."""
        return self._painted is not None and self._covers(self._painted)

    def _covers(self, painted: Camera) -> bool:
        dx, dy = self.shift(painted)
        wide = painted.width_px == self.width() + 2 * self.margin[0]
        tall = painted.height_px == self.height() + 2 * self.margin[1]
        near = abs(dx) <= self.margin[0] and abs(dy) <= self.margin[1]
        return wide and tall and near and painted.zoom == self.camera.zoom

    def near_edge(self) -> bool:
        """Whether little of what is painted beyond the edges is left."""
        if self._painted is None:
            return False
        dx, dy = self.shift(self._painted)
        return abs(dx) > 0.6 * self.margin[0] or abs(dy) > 0.6 * self.margin[1]

    def shift(self, painted: Camera) -> tuple[float, float]:
        """How far, in whole device pixels, what was painted for a camera has moved since."""
        ratio, scale = self.devicePixelRatioF(), self.camera.px_per_mm
        dx, dy = (painted.x_mm - self.camera.x_mm) * scale, (painted.y_mm - self.camera.y_mm) * scale
        return round(dx * ratio) / ratio, round(dy * ratio) / ratio

    def in_picture(self, px: QPointF) -> QPointF:
        """A point of the view as a point of the kept pictures."""
        dx, dy = self.shift(self._painted) if self._painted is not None else (0.0, 0.0)
        return px + QPointF(self.margin[0] - dx, self.margin[1] - dy)

    def on_screen(self, px: QPointF) -> QPointF:
        """A point of the kept pictures as a point of the view."""
        return px * 2 - self.in_picture(px)

    # -- what is selected -----------------------------------------------------------------------------------------------

    def selected_rows(self) -> Ints:
        """Rows of the selected cables."""
        cables, table = self.context.selection.of("cable"), self.snapshot.cables
        return table.index_of(cables[table.has(cables)]).astype(np.int64)

    def selected_cable(self) -> int:
        """The one selected cable, 0 when there is none or more."""
        one = self.context.selection.one()
        return one[1] if one is not None and one[0] == "cable" and one[1] in self.snapshot.cables else 0

    def ends_of(self, cable: int) -> tuple[QPointF | None, QPointF | None]:
        """Where on the screen the two ends of a cable are drawn; None where that cannot be seen."""
        table = self.snapshot.cables
        row = table.get(cable)
        pieces = self.wires.pieces_with(table.index_of(np.array([cable], np.int64)).astype(np.int64))
        spots = [
            self.on_screen(QPointF(x, y)) for x1, y1, x2, y2, _ in pieces for x, y in ((x1, y1), (x2, y2))
        ]
        found: list[QPointF | None] = []
        for device in (row.a_device, row.z_device):
            place = self.place_of(np.array([device], np.int64))
            if place is None or not spots or not self.rect().contains(place.toPoint()):
                found.append(None)
            else:
                found.append(min(spots, key=lambda spot, at=place: (spot - at).manhattanLength()))  # type: ignore[misc]
        return found[0], found[1]
