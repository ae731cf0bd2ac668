"""The model space of a DXF as shapes: lines, curves, hatches, dimensions, blocks with their attributes, texts, by layer.

ezdxf's drawing add-on takes the drawing apart as a CAD program would; here each piece is bounded and kept. A drawing from a
stranger may hold numbers out of all bounds, blocks in blocks in blocks, and hatches of a billion lines: what is damaged is
left out, what is too much is refused in one line. Colours are left out: on the plan they mean heat, media and findings.
"""

from __future__ import annotations

import io
import math
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import numpy as np
from ezdxf import recover
from ezdxf.addons.drawing.config import (
    BackgroundPolicy,
    Configuration,
    ImagePolicy,
    LinePolicy,
    ProxyGraphicPolicy,
)
from ezdxf.addons.drawing.frontend import UniversalFrontend
from ezdxf.addons.drawing.pipeline import ClippingStage2d, RenderPipeline2d, RenderStage2d
from ezdxf.addons.drawing.properties import RenderContext
from ezdxf.lldxf.const import DXFError
from ezdxf.math import BoundingBox2d
from ezdxf.render import hatching
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from fabric_studio.base.errors import BadInputError, CancelledError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress
from fabric_studio.ui.underlay.shapes import FARTHEST, Layer, Shape, Shapes, Words

MOST_ELEMENTS = 200_000
"""A floor of an office tower has 50,000."""
MOST_POINTS = 4_000_000
MOST_HATCH_LINES = 20_000
"""Of one hatch; a denser one is filled."""
MOST_HATCH_ACROSS = 1_500
AT_ONCE = 500
"""So many lines are painted in one go: it holds up the window for as long."""
HATCHES_S = 30.0
"""After so long, hatches are left out."""
DEEPEST = 12
"""Blocks in blocks."""
UNITS: dict[int, tuple[str, float]] = {
    1: ("in", 25.4), 2: ("ft", 304.8), 4: ("mm", 1.0), 5: ("cm", 10.0), 6: ("m", 1000.0), 7: ("km", 1e6),
    10: ("yd", 914.4), 14: ("dm", 100.0), 15: ("dam", 10_000.0), 16: ("hm", 100_000.0),
}  # fmt: skip
"""Name and millimetres of a drawing unit, by the number in the header's $INSUNITS (DXF reference, HEADER section)."""
_BROKEN = (
    DXFError, TypeError, ValueError, LookupError, AttributeError, ArithmeticError, AssertionError, RecursionError,
)  # fmt: skip
_NOT_FOR_PAPER = "defpoints"
_CONFIG = Configuration(
    line_policy=LinePolicy.SOLID,
    background_policy=BackgroundPolicy.WHITE,
    image_policy=ImagePolicy.RECT,
    proxy_graphic_policy=ProxyGraphicPolicy.SHOW,
    circle_approximation_count=48,
    pdmode=0,
    pdsize=1,
)


def read_dxf(source: str, data: bytes, progress: Progress) -> Shapes:
    """Everything in the model space. BadInputError for what is no DXF, is empty, or is too much."""
    try:
        document, _ = recover.read(io.BytesIO(data))
    except (DXFError, OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        raise BadInputError(
            source, tr("is damaged, or no DXF drawing"), tr("save it again as DXF 2010")
        ) from None
    context = RenderContext(document)
    found = Shapes()
    unit = document.header.get("$INSUNITS", 0)
    if isinstance(unit, int) and unit in UNITS:
        found.unit, found.unit_mm = UNITS[unit]
    recorder = _Recorder(source, found)
    context.set_layer_properties_override(recorder.learn_layers)
    frontend = _Frontend(source, context, recorder, progress)
    with suppress(*_BROKEN):  # What came before it is whole.
        frontend.draw_layout(document.modelspace())
    found.layers = [layer for layer in found.layers if layer.count] or found.layers
    renumbered = {id(layer): n for n, layer in enumerate(found.layers)}
    if not found.shapes:
        raise _nothing(source)
    found.shapes = [
        Shape(renumbered[id(recorder.all[s.layer])], s.path, s.fill, s.dash) for s in found.shapes
    ]
    found.texts = [Words(renumbered[id(recorder.all[t.layer])], t.text, t.place, t.wide) for t in found.texts]
    return found


def _nothing(source: str) -> BadInputError:
    return BadInputError(
        source, tr("has nothing in its model space that can be drawn"), tr("draw the plan there")
    )


def plan_bounds(source: str, found: Shapes, layers: Iterable[str]) -> QRectF:
    """What is to be drawn of these layers; BadInputError where that is no plan."""
    bounds = found.bounds(layers)
    if not 1e-6 < max(bounds.width(), bounds.height()) < FARTHEST:
        raise _nothing(source)
    if max(bounds.width(), bounds.height()) > 200 * max(1e-9, min(bounds.width(), bounds.height())):
        raise BadInputError(source, tr("is a line, no plan"), tr("choose another file"))
    return bounds


class _Recorder(RenderStage2d):
    """The last stage of the add-on's pipeline: keeps what arrives, and is its own backend."""

    def __init__(self, source: str, found: Shapes) -> None:
        self.source, self.found = source, found
        self.all: list[Layer] = found.layers
        self.how = ""
        self.points = 0
        self._number: dict[str, int] = {}

    def learn_layers(self, layers: Sequence[Any]) -> None:
        """All are drawn, so that one that is off can be chosen; those that are off, or not for paper, are not at first."""
        for layer in layers:
            key = layer.layer.lower()
            self._number[key] = len(self.all)
            self.all.append(Layer(str(layer.layer)[:100], bool(layer.is_visible) and key != _NOT_FOR_PAPER))
            layer.is_visible = True

    def _layer(self, name: str) -> int:
        key = name.lower()
        if key not in self._number:
            self._number[key] = len(self.all)
            self.all.append(Layer(name[:100], key != _NOT_FOR_PAPER))
        number = self._number[key]
        self.all[number].count += 1
        return number

    def _keep(self, path: QPainterPath, properties: Any, fill: str = "") -> None:
        if path.elementCount() > 1:
            dash = tuple(float(v) * float(properties.linetype_scale) for v in properties.linetype_pattern)
            good = len(dash) <= 24 and all(0 <= v < FARTHEST for v in dash) and sum(dash) > 0
            self.found.shapes.append(
                Shape(self._layer(properties.layer), path, fill, dash if good and not fill else ())
            )

    def count(self, points: int) -> None:
        self.points += points
        if self.points > MOST_POINTS:
            raise BadInputError(self.source, tr("has too many points to be drawn"), tr("save it simpler"))

    def _path(self, path: Any) -> QPainterPath:
        """Numbers that are none, or far out of bounds, are no path."""
        made = QPainterPath()
        vertices = path.vertices()
        self.count(len(vertices))
        spots = np.array([(v.x, v.y) for v in vertices], float).reshape(-1, 2)
        if not len(spots) or not bool((np.abs(spots) <= FARTHEST).all()):
            return made
        at = [QPointF(x, -y) for x, y in spots.tolist()]
        made.moveTo(at[0])
        n = 1
        for code in path.command_codes():
            if code == 1:
                made.lineTo(at[n])
                n += 1
            elif code == 2:
                made.quadTo(at[n], at[n + 1])
                n += 2
            elif code == 3:
                made.cubicTo(at[n], at[n + 1], at[n + 2])
                n += 3
            else:
                made.moveTo(at[n])
                n += 1
        return made

    def draw_line(self, start: Any, end: Any, properties: Any) -> None:
        self.draw_solid_lines([(start, end)], properties)

    def draw_solid_lines(self, lines: Iterable[tuple[Any, Any]], properties: Any) -> None:
        path = QPainterPath()
        for start, end in lines:
            if path.elementCount() >= 2 * AT_ONCE:
                self._keep(path, properties)
                path = QPainterPath()
            self.count(2)
            numbers = (start.x, start.y, end.x, end.y)
            if all(abs(n) <= FARTHEST for n in numbers):
                path.moveTo(start.x, -start.y)
                path.lineTo(end.x, -end.y)
        self._keep(path, properties)

    def draw_path(self, path: Any, properties: Any) -> None:
        self._keep(self._path(path), properties)

    def draw_filled_paths(self, paths: Iterable[Any], properties: Any) -> None:
        whole = QPainterPath()
        whole.setFillRule(Qt.FillRule.OddEvenFill)
        for path in paths:
            whole.addPath(self._path(path))
        self._keep(whole, properties, self.how or "ink")

    def draw_filled_polygon(self, points: Any, properties: Any) -> None:
        spots = [(v.x, v.y) for v in points.vertices()]
        self.count(len(spots))
        if len(spots) > 2 and all(abs(n) <= FARTHEST for spot in spots for n in spot):
            path = QPainterPath(QPointF(spots[0][0], -spots[0][1]))
            for x, y in spots[1:]:
                path.lineTo(x, -y)
            path.closeSubpath()
            self._keep(path, properties, self.how or "ink")

    def draw_words(self, text: str, matrix: Any, wide: float, cap: float, properties: Any) -> None:
        self.count(len(text))
        numbers = [float(matrix[row, column]) for row in (0, 1, 3) for column in (0, 1)]
        if not all(abs(n) <= FARTHEST for n in (*numbers, cap, wide)) or not cap > 0:
            return
        a, b, c, d, e, f = numbers
        place = QTransform(a * cap, -b * cap, -c * cap, d * cap, e, -f)
        self.found.texts.append(Words(self._layer(properties.layer), text[:400], place, wide / cap))

    def draw_point(self, pos: Any, properties: Any) -> None:
        """A point marks a place and is not drawn."""

    def draw_image(self, image_data: Any, properties: Any) -> None:
        """Pictures lie outside the file; their frames are drawn."""

    def configure(self, config: Any) -> None: ...

    def set_background(self, color: str) -> None: ...

    def enter_entity(self, entity: Any, properties: Any) -> None: ...

    def exit_entity(self, entity: Any) -> None: ...

    def finalize(self) -> None: ...


class _Pipeline(RenderPipeline2d):
    """Clips, and hands on; texts stay words, so that they are set in a font that has their characters."""

    def __init__(self, recorder: Any) -> None:
        self._recorder = recorder
        super().__init__(recorder)

    def build_render_pipeline(self) -> RenderStage2d:
        return ClippingStage2d(self.config, self.clipping_portal, next_stage=self._recorder)

    def draw_text(
        self, text: str, transform: Any, properties: Any, cap_height: float, dxftype: str = "TEXT"
    ) -> None:
        text = "".join(c if c.isprintable() else " " for c in text)
        if text.strip():
            face = properties.font or self.default_font_face
            wide = self.text_engine.get_text_line_width(text[:400], face, cap_height)
            self._recorder.draw_words(text, transform, float(wide), float(cap_height), properties)


class _Frontend(UniversalFrontend):
    """Counts every element, blocks included, and goes on after one that is damaged."""

    def __init__(self, source: str, context: Any, recorder: _Recorder, progress: Progress) -> None:
        self._flow = _Pipeline(recorder)
        super().__init__(context, self._flow, _CONFIG)
        self._source, self._recorder, self._progress = source, recorder, progress
        self._seen = self._depth = 0
        self._hatch_until = time.monotonic() + HATCHES_S

    def log_message(self, message: str) -> None:
        """What is left out is left out; the picture is a backdrop."""

    def draw_entities(self, entities: Iterable[Any], *, filter_func: Any = None) -> None:
        for entity in self._whole(entities):
            self._count()
            if entity.dxftype() == "VIEWPORT":
                continue
            how = self._recorder.how
            with suppress(*_BROKEN):
                super().draw_entities((entity,), filter_func=filter_func)
            self._recorder.how = how

    def _whole(self, entities: Iterable[Any]) -> Iterator[Any]:
        try:
            yield from entities
        except _BROKEN:
            return

    def _count(self, more: int = 1) -> None:
        self._seen += more
        if self._seen > MOST_ELEMENTS:
            raise BadInputError(
                self._source,
                tr("has more than {most:,} elements", most=MOST_ELEMENTS),
                tr("save it simpler"),
            )
        if self._seen % 200 < more:
            self._progress.step(0.3 + 0.4 * self._seen / MOST_ELEMENTS, tr("drawing"))

    def draw_composite_entity(self, entity: Any, properties: Any) -> None:
        if self._depth >= DEEPEST:
            return
        self._count(max(0, int(getattr(entity, "mcount", 1)) - 1))
        states, clips = len(self.ctx._saved_states), self._flow.clipping_portal.stack_depth
        self._depth += 1
        try:
            super().draw_composite_entity(entity, properties)
        finally:
            self._depth -= 1
            while len(self.ctx._saved_states) > states:
                self.ctx.pop_state()
            while self._flow.clipping_portal.stack_depth > clips:
                self.pipeline.pop_clipping_shape()

    def draw_hatch_entity(self, entity: Any, properties: Any, *, loops: Any = None) -> None:
        self._recorder.how = "tone"
        super().draw_hatch_entity(entity, properties, loops=loops)

    def draw_wipeout_entity(self, entity: Any, properties: Any) -> None:
        self._recorder.how = "paper"
        super().draw_wipeout_entity(entity, properties)

    def draw_hatch_pattern(self, polygon: Any, paths: list[Any], properties: Any) -> None:
        """As the add-on does it, but a hatch of very many lines or dashes becomes a fill."""
        properties.linetype_pattern = ()
        ocs, z = polygon.ocs(), polygon.dxf.elevation.z
        box = BoundingBox2d((v.x, v.y) for path in paths for v in path.control_vertices())
        least = max(math.hypot(*box.size) / MOST_HATCH_ACROSS, 1e-9) if box.has_data else 1e-9
        lines: list[tuple[Any, Any]] = []
        for baseline in hatching.pattern_baselines(
            polygon, min_hatch_line_distance=least, jiggle_origin=True
        ):
            for line in hatching.hatch_paths(baseline, paths, self._out_of_time):
                pattern = baseline.pattern_renderer(line.distance)
                for start, end in pattern.render(line.start, line.end):
                    if len(lines) >= MOST_HATCH_LINES:
                        raise hatching.DenseHatchingLinesError("too many lines")
                    lines.append((ocs.to_wcs((start.x, start.y, z)), ocs.to_wcs((end.x, end.y, z))))
        self.pipeline.draw_solid_lines(lines, properties)

    def _out_of_time(self) -> bool:
        if self._progress.cancelled:
            raise CancelledError()
        return time.monotonic() > self._hatch_until

    def draw_ole2frame_entity(self, entity: Any, properties: Any) -> None:
        """What another program would draw there is not known."""
