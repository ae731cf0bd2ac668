"""The floors, racks, trays and risers of the stack view, far to near, as pieces to be filled in one go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints
from fabric_studio.scene.aisles import aisles_of
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.mounted import KINDS, mounted_of
from fabric_studio.scene.quads import Pixels, Quads, paint_quads
from fabric_studio.scene.stack import RACK_FROM_PX, Level, Stack, boxes_of
from fabric_studio.scene.structure import structure_of
from fabric_studio.ui.theme import Theme
from fabric_studio.ui.views.solids import EDGES, FACES, FRONT, Solids, shades
from fabric_studio.ui.views.wires import argb

FILLS = ("rack_compute", "rack_network", "rack_other")
"""By what a rack mostly holds, as in scene.floor."""
AISLE_FROM_PX = 3.0
DEVICES_FROM_PX = 52.0
DEVICE_FILLS = {"server": "raised", "switch": "accent_fill", "panel": "hover"}
INSET = 0.08
"""Part of a rack's width left free beside its devices."""
AT_ONCE = 3_000
"""So many pieces are filled in one step."""
PIECES = 100
"""More than one box ever has: its faces, its edges, what is mounted in it."""


@dataclass(frozen=True)
class Ground:
    """Draws for one camera; `ratio` device pixels for each pixel."""

    snapshot: Snapshot
    stack: Stack
    camera: Camera
    theme: Theme
    ratio: float
    chosen: int
    """The storey that the plan shows."""

    def paint(self, painter: QPainter) -> Iterator[None]:
        wide, tall = (round(side * self.ratio) for side in (self.camera.width_px, self.camera.height_px))
        pixels: Pixels = np.full((tall, wide), self._pixel("plan"), np.uint32)
        for pieces in self._pieces():
            yield
            for first in range(0, len(pieces), AT_ONCE):
                paint_quads(pixels, pieces.taken(slice(first, first + AT_ONCE)))
                yield
        image = QImage(pixels.data.cast("B"), wide, tall, 4 * wide, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(self.ratio)
        painter.drawImage(QPointF(0, 0), image)

    def _pieces(self) -> Iterator[Quads]:
        """From below."""
        for number, level in enumerate(self.stack.levels):
            yield Quads.joined(self._floor(level))
            yield self.racks(level)
            yield Quads.joined(self._trays(level))
            if number + 1 < len(self.stack.levels):
                yield Quads.joined(self._shafts(level))

    def _pixel(self, token: str, alpha: float = 1.0) -> int:
        return argb(getattr(self.theme.tokens, token), alpha)

    def _seen(self, x: Floats, y: Floats, z: Floats | float) -> tuple[Floats, Floats]:
        """Points in space in device pixels of the picture."""
        across, down = self.stack.axes.flat(x, y, np.zeros_like(x) + z)
        scale, (left, upper) = self.camera.px_per_mm, self.camera.to_px(0.0, 0.0)
        return (across * scale + left) * self.ratio, (down * scale + upper) * self.ratio

    def _flat(self, boxes: list[Rect], z: float, pixel: int | Pixels) -> Quads:
        """Rectangles that lie on a floor."""
        edges = np.array([(box.x0, box.y0, box.x1, box.y1) for box in boxes], float).reshape(-1, 4)
        return Quads.areas(*self._seen(edges[:, [0, 2, 2, 0]], edges[:, [1, 1, 3, 3]], z), pixel)

    def _floor(self, level: Level) -> list[Quads]:
        slab, ratio = level.slab, self.ratio
        low, high = level.z_mm - level.slab_mm, level.z_mm
        x = np.array([[slab.x0, slab.x1, slab.x1, slab.x0], [slab.x1, slab.x1, slab.x1, slab.x1]])
        y = np.array([[slab.y1, slab.y1, slab.y1, slab.y1], [slab.y0, slab.y1, slab.y1, slab.y0]])
        line = self.theme.colour("line")
        sides = Quads.areas(
            *self._seen(x, y, np.array([high, high, low, low])),
            np.array([pixel_of(line), pixel_of(line.darker(116))], np.uint32),
        )
        top = self._flat([slab], level.z_mm, self._pixel("floor"))
        mine = level.storey == self.chosen
        pieces = [
            sides,
            sides.sides(ratio, self._pixel("wall")),
            top,
            top.sides((1.6 if mine else 1.0) * ratio, self._pixel("accent" if mine else "wall")),
        ]
        if 600 * self.camera.px_per_mm >= AISLE_FROM_PX:
            aisles = aisles_of(self.snapshot, level.storey)
            edges = zip(aisles.x0, aisles.y0, aisles.x1, aisles.y1, strict=True)
            colours = np.array([self._pixel("cold_aisle"), self._pixel("hot_aisle")], np.uint32)
            strips = [Rect(*map(float, edge)) for edge in edges]
            pieces.append(self._flat(strips, level.z_mm, colours[aisles.hot.astype(np.int64)]))
        halls = level.floor.halls
        edges = zip(halls.x0, halls.y0, halls.x1, halls.y1, strict=True)
        walls = self._flat([Rect(*map(float, edge)) for edge in edges], level.z_mm, 0)
        return [*pieces, *self._structure(level), walls.sides(1.5 * ratio, self._pixel("wall"))]

    def _structure(self, level: Level) -> list[Quads]:
        """Columns, no-go areas, closed aisles and walls, flat on the floor."""
        structure = structure_of(self.snapshot, level.storey)
        areas, lines = structure.areas, structure.walls
        edges = zip(areas.x0, areas.y0, areas.x1, areas.y1, strict=True)
        tones = {
            "column": self._pixel("wall"),
            "no-go": self._pixel("edge", 0.25),
            "cold-aisle": self._pixel("cold", 0.2),
            "hot-aisle": self._pixel("hot", 0.2),
        }
        colours = np.array([tones[str(purpose)] for purpose in structure.purpose], np.uint32)
        flat = self._flat([Rect(*map(float, edge)) for edge in edges], level.z_mm, colours)
        dx, dy = lines.x2 - lines.x1, lines.y2 - lines.y1
        half = lines.width_mm / 2 / np.maximum(np.hypot(dx, dy), 1e-9)
        across_x, across_y = -dy * half, dx * half
        x = np.stack(
            (lines.x1 + across_x, lines.x2 + across_x, lines.x2 - across_x, lines.x1 - across_x), axis=1
        )
        y = np.stack(
            (lines.y1 + across_y, lines.y2 + across_y, lines.y2 - across_y, lines.y1 - across_y), axis=1
        )
        walls = Quads.areas(*self._seen(x, y, level.z_mm), self._pixel("wall"))
        return [flat, walls, walls.sides(self.ratio, self._pixel("wall"))]

    def racks(self, level: Level) -> Quads:
        """Their boxes with what is mounted in them, as far as they can be seen."""
        rack_px = 600 * self.camera.px_per_mm
        boxes = boxes_of(self.snapshot, level, self.camera)
        solids = Solids.of(boxes, level, self.stack.axes, self.camera)
        seen = solids.seen(self.camera.width_px, self.camera.height_px)
        x, y, fill = solids.x[seen] * self.ratio, solids.y[seen] * self.ratio, boxes.fill[seen]
        dark = self.theme.mode == "dark"
        tones = np.array(
            [[pixel_of(shade) for shade in shades(self.theme.colour(token), dark=dark)] for token in FILLS],
            np.uint32,
        )
        count, own = len(seen), np.arange(len(seen))
        pieces, order = [], []
        for place, face in enumerate(FACES):
            pieces.append(Quads.areas(x[:, face], y[:, face], tones[fill, place]))
            order.append(own * PIECES + place)
        if rack_px >= RACK_FROM_PX:
            line = self._pixel("rack_line")
            for place, (a, b) in enumerate(EDGES):
                pieces.append(Quads.lines(x[:, a], y[:, a], x[:, b], y[:, b], 0.8 * self.ratio, line))
                order.append(own * PIECES + 10 + place)
        if rack_px >= DEVICES_FROM_PX and count:
            owner, devices = self._devices(
                x, y, self.snapshot.racks.index_of(solids.uid[seen]).astype(np.int64)
            )
            pieces += [devices, devices.sides(0.8 * self.ratio, self._pixel("rack_line"))]
            order += [owner * PIECES + 30, np.repeat(owner * PIECES + 31, 4)]
        return Quads.joined(pieces).taken(np.argsort(np.concatenate(order), kind="stable"))

    def _devices(self, x: Floats, y: Floats, racks: Ints) -> tuple[Ints, Quads]:
        """What is mounted in these racks, as strips on the side that can be seen, and which of them each is in."""
        mounted = mounted_of(self.snapshot)
        owner, device = mounted.of(racks)
        tokens = [DEVICE_FILLS[kind] for kind in KINDS] + ["hover"]
        colours = np.array([self._pixel(token) for token in tokens], np.uint32)
        # A little of the rack shows below the lowest and over the highest unit, and between two.
        low, high = (0.03 + 0.94 * column[device] for column in (mounted.low, mounted.high))
        gap = 0.02 * (high - low)
        low, high = low + gap, high - gap
        corners = []
        for column in (x, y):
            left, right, foot_right, foot_left = (column[owner, corner] for corner in FRONT)
            side = (foot_right - foot_left) * INSET
            up_left, up_right = left - foot_left, right - foot_right
            corners.append(
                np.stack(
                    (
                        foot_left + up_left * high + side,
                        foot_right + up_right * high - side,
                        foot_right + up_right * low - side,
                        foot_left + up_left * low + side,
                    ),
                    axis=1,
                )
            )
        return owner, Quads.areas(corners[0], corners[1], colours[mounted.kind[device]])

    def _trays(self, level: Level) -> list[Quads]:
        trays = level.floor.trays
        z = (level.z_mm + self.snapshot.trays.z_mm[trays.row])[:, None]
        dx, dy = trays.x2 - trays.x1, trays.y2 - trays.y1
        long = np.maximum(np.hypot(dx, dy), 1e-9)
        nx, ny = -dy / long * trays.width_mm / 2, dx / long * trays.width_mm / 2
        x = np.stack((trays.x1 + nx, trays.x2 + nx, trays.x2 - nx, trays.x1 - nx), axis=1)
        y = np.stack((trays.y1 + ny, trays.y2 + ny, trays.y2 - ny, trays.y1 - ny), axis=1)
        wide = trays.width_mm * self.camera.px_per_mm >= 1.5
        edge, fill = self._pixel("tray_line"), self._pixel("tray", 0.55)
        ribbons = Quads.areas(*self._seen(x[wide], y[wide], z[wide]), fill)
        thin = ~wide
        ax, ay = self._seen(trays.x1[thin], trays.y1[thin], z[thin, 0])
        bx, by = self._seen(trays.x2[thin], trays.y2[thin], z[thin, 0])
        return [
            ribbons,
            ribbons.sides(self.ratio, edge),
            Quads.lines(ax, ay, bx, by, self.ratio, edge),
        ]

    def _shafts(self, level: Level) -> list[Quads]:
        """Risers that begin here as translucent tubes; they go on through the floor above, which hides nothing of the
        cables."""
        lines = [line for uid in level.floor.risers.uid.tolist() if (line := self.shaft(uid, level.storey))]
        if not lines:
            return []
        x, low, high, wide = (np.array(column, float) for column in zip(*lines, strict=True))
        half = np.maximum(6.0, wide * self.camera.px_per_mm) / 2
        (left, upper), scale = self.camera.to_px(0.0, 0.0), self.camera.px_per_mm
        x, low, high = x * scale + left, low * scale + upper, high * scale + upper
        tubes = Quads.areas(
            np.stack((x - half, x + half, x + half, x - half), axis=1) * self.ratio,
            np.stack((high, high, low, low), axis=1) * self.ratio,
            self._pixel("riser", 0.10),
        )
        return [tubes, tubes.sides(self.ratio, self._pixel("riser", 0.55))]

    def shaft(self, riser: int, storey: int) -> tuple[float, float, float, float] | None:
        """Where a riser is across the picture, its lower and upper end down it, its width, in mm of the picture; None where
        it begins on another storey or joins none of this building."""
        row = self.snapshot.risers.get(riser)
        line = self.stack.shaft_line(row.x_mm, row.y_mm, row.from_storey, row.to_storey)
        if line is None or line[0].storey != storey:
            return None
        _, (x, low), (_, high) = line
        return x, low, high, row.width_mm


def pixel_of(colour: QColor) -> int:
    return argb(colour.name(), colour.alphaF())
