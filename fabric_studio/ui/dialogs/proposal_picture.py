"""What a proposal would change, from above and in small: new racks, racks that get cables, and the ways between them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from fabric_studio.app.wizards.proposal import Proposal
from fabric_studio.base.language import tr
from fabric_studio.layout.footprint import rack_index_of_devices, rack_rects
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Floats, Ids, Ints
from fabric_studio.ui.theme import Theme

HEIGHT = 176
_GAP_PX = 12
_MOST_STOREYS = 3
_MOST_LINES = 4000


@dataclass(frozen=True)
class Picture:
    """Made once per proposal. storeys: uids, the most concerned first; racks as rows of `after`; lines (L, 2) of rack rows."""

    after: Snapshot
    storeys: tuple[int, ...]
    fresh: Flags
    touched: Flags
    lines: Ints

    @property
    def words(self) -> str:
        return tr(
            "Plan with {int:,} new racks and {int2:,} that get or lose cables",
            int=int(self.fresh.sum()),
            int2=int(self.touched.sum()),
        )


def picture_of(proposal: Proposal) -> Picture:
    """Works on any thread."""
    after, base = proposal.after, proposal.base
    fresh = np.zeros(len(after.racks), bool)
    if len(new := proposal.new.get("rack", np.zeros(0, np.int64))):
        fresh[after.racks.index_of(new)] = True
    touched, lines = np.zeros(len(after.racks), bool), np.zeros((0, 2), np.int64)
    cables = np.concatenate((proposal.new_cables, proposal.changed_cables))
    for view, uids in ((after, cables), (base, proposal.removed)):
        if len(uids):
            ends = _rack_uids(view, uids)
            there = after.racks.has(ends.ravel()).reshape(ends.shape).all(axis=1)
            rows = after.racks.index_of(ends[there].ravel()).reshape(-1, 2)
            touched[rows] = True
            if view is after:
                lines = np.unique(np.sort(rows, axis=1), axis=0)[:_MOST_LINES]
    for group in proposal.changed:
        if group.kind == "rack":
            touched[after.racks.index_of(group.uids)] = True
        elif group.kind == "device":
            touched[rack_index_of_devices(after)[after.devices.index_of(group.uids)]] = True
    storey = rack_rects(after).storey
    concerned = storey[fresh | touched] if (fresh | touched).any() else storey
    uids, count = np.unique(concerned, return_counts=True)
    shown = np.sort(uids[np.argsort(-count, kind="stable")][:_MOST_STOREYS])
    return Picture(after, tuple(shown.tolist()), fresh, touched, lines[lines[:, 0] != lines[:, 1]])


def _rack_uids(view: Snapshot, cables: Ids) -> Ids:
    rows = view.cables.index_of(cables)
    ends = np.stack((view.cables.a_device[rows], view.cables.z_device[rows]), axis=1)
    return view.devices.rack[view.devices.index_of(ends.ravel())].reshape(-1, 2)


class ProposalPicture(QWidget):
    """The storeys concerned, side by side, all at one scale."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._picture: Picture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)
        self.setAccessibleName(tr("Plan of what would change"))

    def sizeHint(self) -> QSize:
        return QSize(340, HEIGHT)

    def show_picture(self, picture: Picture | None) -> None:
        self._picture = picture
        self.setAccessibleName(tr("Plan of what would change") if picture is None else picture.words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, picture = self._theme, self._picture
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.colour("line"))
        painter.setBrush(theme.colour("plan"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if picture is None or not picture.storeys:
            return
        count = len(picture.storeys)
        room = QRectF(self.rect()).adjusted(_GAP_PX, _GAP_PX, -_GAP_PX, -_GAP_PX)
        each = (room.width() - _GAP_PX * (count - 1)) / count
        boxes = [_extent(picture.after, storey) for storey in picture.storeys]
        wide, deep = max(b.width() for b in boxes), max(b.height() for b in boxes)
        scale = min(each / max(wide, 1.0), room.height() / max(deep, 1.0))
        for place, (storey, box) in enumerate(zip(picture.storeys, boxes, strict=True)):
            left = room.left() + place * (each + _GAP_PX) + (each - box.width() * scale) / 2
            top = room.top() + (room.height() - box.height() * scale) / 2
            painter.save()
            painter.translate(left - box.left() * scale, top - box.top() * scale)
            self._storey(painter, picture, storey, scale)
            painter.restore()
            if count > 1:
                self._name(painter, picture, storey, room.left() + place * (each + _GAP_PX), each)

    def _storey(self, painter: QPainter, picture: Picture, storey: int, scale: float) -> None:
        theme, after = self._theme, picture.after
        rects, halls = rack_rects(after), after.halls
        painter.setPen(QPen(theme.colour("wall"), 1.0))
        painter.setBrush(theme.colour("floor"))
        for hall in np.flatnonzero(halls.storey == storey).tolist():
            painter.drawRect(
                QRectF(
                    halls.x_mm[hall] * scale,
                    halls.y_mm[hall] * scale,
                    halls.width_mm[hall] * scale,
                    halls.depth_mm[hall] * scale,
                )
            )
        here = rects.storey == storey
        painter.setPen(Qt.PenStyle.NoPen)
        gap = 0.5 if scale > 0.006 else 0.0
        for mask, token, alpha in (
            (here & ~picture.fresh & ~picture.touched, "rack_text", 0.28),
            (here & picture.touched & ~picture.fresh, "accent", 0.55),
            (here & picture.fresh, "ok", 0.95),
        ):
            painter.setBrush(theme.colour(token, alpha))
            rows = np.flatnonzero(mask)
            painter.drawRects(
                [
                    QRectF(
                        x0 * scale + gap / 2,
                        y0 * scale + gap / 2,
                        max((x1 - x0) * scale - gap, 0.8),
                        max((y1 - y0) * scale - gap, 0.8),
                    )
                    for x0, y0, x1, y1 in zip(
                        *(c[rows].tolist() for c in (rects.x0, rects.y0, rects.x1, rects.y1)), strict=True
                    )
                ]
            )
        self._lines(painter, picture, here, scale)

    def _lines(self, painter: QPainter, picture: Picture, here: Flags, scale: float) -> None:
        lines = picture.lines[here[picture.lines].all(axis=1)] if len(picture.lines) else picture.lines
        if not len(lines):
            return
        racks = picture.after.racks
        x: Floats = racks.x_mm * scale
        y: Floats = racks.y_mm * scale
        painter.setPen(QPen(self._theme.colour("accent", max(0.10, min(0.5, 24.0 / len(lines)))), 1.0))
        painter.drawLines([QLineF(x[a], y[a], x[z], y[z]) for a, z in lines.tolist()])

    def _name(self, painter: QPainter, picture: Picture, storey: int, left: float, width: float) -> None:
        painter.setFont(self._theme.font("label"))
        painter.setPen(self._theme.colour("dim"))
        name = str(picture.after.storeys.get(storey).name)
        text = QFontMetrics(painter.font()).elidedText(name, Qt.TextElideMode.ElideRight, int(width))
        painter.drawText(QRectF(left, 2, width, 16), Qt.AlignmentFlag.AlignCenter, text)


def _extent(view: Snapshot, storey: int) -> QRectF:
    """The halls of a storey and whatever stands outside them."""
    rects, halls = rack_rects(view), view.halls
    mine, here = halls.storey == storey, rects.storey == storey
    x = np.concatenate(
        (halls.x_mm[mine], (halls.x_mm + halls.width_mm)[mine], rects.x0[here], rects.x1[here])
    )
    y = np.concatenate(
        (halls.y_mm[mine], (halls.y_mm + halls.depth_mm)[mine], rects.y0[here], rects.y1[here])
    )
    if not len(x):
        return QRectF(0, 0, 1, 1)
    return QRectF(float(x.min()), float(y.min()), float(x.max() - x.min()), float(y.max() - y.min()))
