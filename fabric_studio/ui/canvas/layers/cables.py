"""Cables as painted keys and a colour table: a new colour is a look-up, never a new drawing."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from fabric_studio.model.table import Floats, Ids, Ints
from fabric_studio.scene.bundles import Bundles, bundles_of
from fabric_studio.scene.cables import CableLines, cable_lines
from fabric_studio.scene.casing import cased
from fabric_studio.scene.heat import Heat
from fabric_studio.scene.raster import PAD, KeyImage, Strokes, key_near
from fabric_studio.scene.scale import utilization_bin, utilization_table
from fabric_studio.scene.tokens import Mode
from fabric_studio.ui.canvas.layers.overlay import ROUTE_LIMIT
from fabric_studio.ui.canvas.sheet import Sheet

Argb = NDArray[np.uint32]
_CASING_FROM_PX = 2.0
"""From this width on a line gets a casing in the colour of the sheet, so that crossings can be read."""


def argb(colour: str, alpha: float = 1.0) -> int:
    """A premultiplied pixel."""
    parts = QColor(colour)
    a = round(255 * alpha)
    red, green, blue = (round(c * alpha) for c in (parts.red(), parts.green(), parts.blue()))
    return a << 24 | red << 16 | green << 8 | blue


class CableLayer:
    """`geometry_builds` and `recolours` count what was done, for tests."""

    def __init__(self) -> None:
        self._lines: CableLines | None = None
        self._uids: Ids = np.zeros(0, np.int64)
        self._image = KeyImage(1, 1)
        self._pixels: Argb = np.zeros(len(self._image.flat), np.uint32)
        self._casing = 0
        self._ratio = 1.0
        self._heat: Heat | None = None
        self.geometry_builds = 0
        self.recolours = 0

    # -- geometry ---------------------------------------------------------------------------------------------------

    def rebuild(self, sheet: Sheet) -> None:
        """For a new design, storey or camera. Call `recolour` next."""
        camera, ratio = sheet.camera, sheet.ratio
        wide, tall = max(1, round(camera.width_px * ratio)), max(1, round(camera.height_px * ratio))
        self._lines = cable_lines(sheet.snapshot, sheet.storey, camera, ratio)
        self._uids = sheet.snapshot.cables.uid
        self._casing = self._lines.keys + 1
        if (self._image.width_px, self._image.height_px) != (wide, tall):
            self._image = KeyImage(wide, tall)
            self._pixels = np.zeros(len(self._image.flat), np.uint32)
        strokes = self._lines.strokes
        self._image.paint(strokes if sheet.level == "hall" else self._cased(strokes, ratio))
        self._ratio = ratio
        self.geometry_builds += 1

    def _cased(self, strokes: Strokes, ratio: float) -> Strokes:
        if self._lines is None or self._lines.single:
            return strokes
        wide = (strokes.width >= _CASING_FROM_PX * ratio) & (strokes.key > self._lines.cables)
        return cased(strokes, wide, self._casing, ratio)

    # -- colour -----------------------------------------------------------------------------------------------------

    def recolour(self, sheet: Sheet, use: Floats | None, selected: Ids, down: Ints | None = None) -> None:
        """use: utilization 0..1 per row of snapshot.cables while a simulation is shown. selected: uids of cables.
        down: rows of cables that carry nothing because they were cut."""
        if self._lines is None:
            return
        tokens = sheet.theme.tokens
        table = np.empty(self._casing + 1, np.uint32)
        table[:] = argb(tokens.cable)
        table[0], table[self._casing] = 0, argb(tokens.plan, 0.85)
        if use is not None:
            quiet, cables = argb(tokens.cable, 0.5), self._lines.cables
            table[1 : cables + 1] = _scale(use, sheet.theme.mode, quiet)
            if not self._lines.single:
                table[cables + 1 : self._casing] = _scale(
                    self._heat_of(sheet).of(use), sheet.theme.mode, quiet
                )
        if down is not None and len(down):
            table[down + 1] = argb(tokens.error, 0.9)
        if len(selected):
            rows = sheet.snapshot.cables.index_of(selected[sheet.snapshot.cables.has(selected)])
            table[rows + 1] = argb(tokens.selection)
            if not self._lines.single and len(rows) > ROUTE_LIMIT:
                chosen = np.zeros(len(sheet.snapshot.cables))
                chosen[rows] = 1.0
                holds = np.flatnonzero(self._heat_of(sheet).of(chosen) > 0)
                table[self._lines.cables + 1 + holds] = argb(tokens.selection)
        self._image.coloured(table, self._pixels)
        self.recolours += 1

    def _heat_of(self, sheet: Sheet) -> Heat:
        bundles: Bundles = bundles_of(sheet.snapshot, sheet.storey)
        if self._heat is None or self._heat.bundles is not bundles:
            self._heat = Heat.over(bundles)
        return self._heat

    @property
    def single(self) -> bool:
        """True while every cable is a line of its own."""
        return self._lines is not None and self._lines.single

    # -- use --------------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        image, (tall, wide) = self._image, self._image.shape
        picture = QImage(
            self._pixels.data.cast("B"), wide, tall, 4 * wide, QImage.Format.Format_ARGB32_Premultiplied
        )
        target = QRectF(0, 0, image.width_px / self._ratio, image.height_px / self._ratio)
        painter.drawImage(target, picture, QRectF(PAD, PAD, image.width_px, image.height_px))

    def cables_at(self, x_px: float, y_px: float, reach_px: float = 4.0) -> Ids:
        """Uids of the cables drawn under a point of the view, some of which may be gone since; more than one where a bundle
        is drawn."""
        if self._lines is None:
            return np.zeros(0, np.int64)
        ratio = self._ratio
        key = key_near(self._image.keys, round(x_px * ratio), round(y_px * ratio), round(reach_px * ratio))
        return self._uids[self._lines.cables_at(key)] if key != self._casing else np.zeros(0, np.int64)


def _scale(values: Floats, mode: Mode, unknown: int) -> Argb:
    rgb = utilization_table(mode).astype(np.uint32)
    packed = np.uint32(0xFF000000) | rgb[:, 0] << 16 | rgb[:, 1] << 8 | rgb[:, 2]
    place = utilization_bin(values)
    return np.where(place >= 0, packed[place], np.uint32(unknown))
