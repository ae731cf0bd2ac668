"""What is drawn in a drawing of the building: lines, fills and texts on layers, in its own units."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTransform

FARTHEST = 1e9
"""Drawing units from the origin."""


@dataclass(frozen=True, slots=True)
class Shape:
    """path: with y down. fill: "" for a line, "ink", "tone" for a hatch, or "paper" for what hides. dash: lengths of line
    and gap by turns, drawing units."""

    layer: int
    path: QPainterPath
    fill: str = ""
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Words:
    """place: from text upright at the origin, y down, one unit high from foot to head of a capital, to the drawing."""

    layer: int
    text: str
    place: QTransform
    wide: float


@dataclass(slots=True)
class Layer:
    """count: of elements. shown: as the file has it."""

    name: str
    shown: bool = True
    count: int = 0


@dataclass(slots=True)
class Shapes:
    """What a DXF holds. unit, unit_mm: by its header, "" and 0 where that names none."""

    layers: list[Layer] = field(default_factory=list)
    shapes: list[Shape] = field(default_factory=list)
    texts: list[Words] = field(default_factory=list)
    unit: str = ""
    unit_mm: float = 0.0

    @property
    def usual(self) -> frozenset[str]:
        """The layers that are shown when nobody chooses: those that are on."""
        return frozenset(layer.name for layer in self.layers if layer.shown)

    @property
    def names(self) -> frozenset[str]:
        return frozenset(layer.name for layer in self.layers)

    def bounds(self, layers: Iterable[str]) -> QRectF:
        """Around everything on these layers, with a margin; empty where there are no lines."""
        wanted = self.numbers(layers)
        boxes = [shape.path.controlPointRect() for shape in self.shapes if shape.layer in wanted]
        if not boxes:
            return QRectF()
        boxes += [
            text.place.mapRect(QRectF(0, -1, text.wide, 1.2)) for text in self.texts if text.layer in wanted
        ]
        x0, y0 = min(box.left() for box in boxes), min(box.top() for box in boxes)
        x1, y1 = max(box.right() for box in boxes), max(box.bottom() for box in boxes)
        margin = 0.01 * max(x1 - x0, y1 - y0)
        return QRectF(x0 - margin, y0 - margin, x1 - x0 + 2 * margin, y1 - y0 + 2 * margin)

    def numbers(self, layers: Iterable[str]) -> frozenset[int]:
        chosen = set(layers)
        return frozenset(n for n, layer in enumerate(self.layers) if layer.name in chosen)
