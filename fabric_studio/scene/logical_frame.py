"""What of the logical view is drawn for a camera: each row as finely as its boxes have room for, always within a budget.

Only the camera's x counts; the rows keep their places on the screen. To come nearer opens the groups: a pod becomes its
leaf groups, those their leaves, and between single boxes every cable becomes a line of its own.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

import numpy as np

from fabric_studio.model.table import Flags, Floats, Ints
from fabric_studio.scene.camera import Camera
from fabric_studio.scene.keyed import GroupedLines, gathered
from fabric_studio.scene.logical import Logical, Tier
from fabric_studio.scene.logical_lines import Ends, Runs, arcs, over_span, straight
from fabric_studio.scene.raster import PAD, Strokes

LEAST_PX = 9.0
"""Least room of a box on the screen; a row with less shows the next coarser groups."""
WIDEST_PX = 136.0
EDGE_BUDGET = 6_000
"""Lines in one frame at most."""
CROWD = 180
"""Bundles between two rows at most while any of their boxes gathers others: more cannot be told apart."""
SINGLE_BUDGET, SINGLE_FROM_PX = 2_500, 30.0
"""Cables are drawn one by one when single boxes have this much room and no more cables than this are in sight."""
PIXEL_BUDGET = 4_000_000
BOX_PX = 34.0
TOP_PX, FOOT_PX = 92.0, 88.0
WAN = -1
"""Number of the row of WAN spans."""


@dataclass(frozen=True)
class BoxRow:
    """The boxes of one row that are in sight, pixels. tier: its number, or WAN; step: how they are gathered; first, last
    (excluded): the places in the tier that each box gathers."""

    tier: int
    step: int
    y0: float
    y1: float
    first: Ints
    last: Ints
    x0: Floats
    x1: Floats

    def __len__(self) -> int:
        return len(self.first)

    def at(self, x_px: float, y_px: float, reach_px: float = 2.0) -> int:
        """The box under a point, -1 for none."""
        if not self.y0 - reach_px <= y_px <= self.y1 + reach_px:
            return -1
        hit = np.flatnonzero((self.x0 - reach_px <= x_px) & (x_px <= self.x1 + reach_px))
        return int(hit[np.argmin(np.abs((self.x0 + self.x1)[hit] / 2 - x_px))]) if len(hit) else -1


@dataclass(frozen=True)
class LogicalFrame:
    """rows: from below, that of the WAN last. lines: strokes in device pixels. Per key, in pixels: mid_x, mid_y: where its
    count is written; count: links."""

    rows: tuple[BoxRow, ...]
    lines: GroupedLines
    mid_x: Floats
    mid_y: Floats
    count: Ints

    def primitives(self) -> int:
        return len(self.lines.strokes) + sum(len(row) for row in self.rows)


def row_places(rows: int, height_px: float) -> list[float]:
    """The middle of each row on the screen, from below."""
    if rows <= 1:
        return [height_px / 2] * rows
    low, high = height_px - FOOT_PX, TOP_PX
    return [low + (high - low) * n / (rows - 1) for n in range(rows)]


def logical_frame(logical: Logical, camera: Camera, pixel_ratio: float = 1.0) -> LogicalFrame:
    turns = frame_in_turns(logical, camera, pixel_ratio)
    while True:
        try:
            next(turns)
        except StopIteration as end:
            frame: LogicalFrame = end.value
            return frame


def frame_in_turns(
    logical: Logical, camera: Camera, pixel_ratio: float = 1.0
) -> Generator[None, None, LogicalFrame]:
    """The same, coming up for air after each pair of rows that is looked at."""
    budget = EDGE_BUDGET
    while True:
        opening = _Opening(logical, camera, budget)
        steps = yield from opening.steps()
        frame = _frame(logical, _Rows.of(logical, steps, camera), pixel_ratio)
        yield
        if frame.lines.strokes.pixels() <= PIXEL_BUDGET * pixel_ratio**2 or budget < 50:
            return frame
        budget //= 2


class _Opening:
    """Decides how finely each row is shown: from all gathered, the row with the largest boxes is opened by one step for as
    long as its boxes have room and the bundles between the rows stay few enough."""

    def __init__(self, logical: Logical, camera: Camera, budget: int) -> None:
        self._logical, self._camera, self._budget = logical, camera, budget
        self._seen: dict[tuple[int, int], tuple[Flags, float]] = {}
        self._count: dict[tuple[int, int, int, int], int] = {}

    def steps(self) -> Generator[None, None, list[int]]:
        tiers = self._logical.tiers
        last = [_finest(tier, self._camera) for tier in tiers]
        if (yield from self._fits(last)):
            return last
        steps = [0] * len(tiers)
        waiting = {n for n in range(len(tiers)) if last[n] > 0}
        while waiting:
            # Of boxes as wide as each other the lower ones: what hangs together there decides what lies above.
            row = max(waiting, key=lambda n: (round(self._row(n, steps[n])[1], -1), -n))
            trial = [step + (n == row) for n, step in enumerate(steps)]
            if (yield from self._fits(trial)):
                steps = trial
                waiting = {n for n in range(len(tiers)) if steps[n] < last[n]}
            else:
                waiting.remove(row)
        # Between two rows of single boxes more lines can be told apart, so some rows only open together.
        for pair in self._logical.row_pairs:
            trial = [last[n] if n in pair else step for n, step in enumerate(steps)]
            if (yield from self._fits(trial)):
                steps = trial
        return steps

    def _row(self, tier: int, step: int) -> tuple[Flags, float]:
        """Which groups are in sight, and how wide they are on the screen."""
        if (tier, step) not in self._seen:
            left, right = self._logical.tiers[tier].spans_of(step)
            view = self._camera.seen()
            seen = (right >= view.x0) & (left <= view.x1)
            self._seen[tier, step] = seen, float(np.median(right - left)) * self._camera.px_per_mm
        return self._seen[tier, step]

    def _fits(self, steps: list[int]) -> Generator[None, None, bool]:
        total = 0
        for low, high in self._logical.row_pairs:
            count = self._edges(low, steps[low], high, steps[high])
            yield
            single = all(steps[n] == len(self._logical.tiers[n].steps) - 1 for n in (low, high))
            if count > CROWD and not single:
                return False
            total += count
        return total <= self._budget

    def _edges(self, low: int, low_step: int, high: int, high_step: int) -> int:
        """How many bundles there are between two rows."""
        key = (low, low_step, high, high_step)
        if key not in self._count:
            edges = self._logical.edges(low, low_step, high, high_step)
            seen = self._row(low, low_step)[0][edges.low] | self._row(high, high_step)[0][edges.high]
            self._count[key] = int(seen.sum())
        return self._count[key]


def _finest(tier: Tier, camera: Camera) -> int:
    """The finest step whose groups have room."""
    for step in range(len(tier.steps) - 1, 0, -1):
        left, right = tier.spans_of(step)
        if float(np.median(right - left)) * camera.px_per_mm >= LEAST_PX:
            return step
    return 0


@dataclass(frozen=True)
class _Rows:
    """The rows for one choice of steps. ends: of all groups of each tier, and of the WAN spans last; one_by_one: single
    boxes with room for single cables."""

    steps: list[int]
    ends: list[Ends]
    boxes: tuple[BoxRow, ...]
    one_by_one: bool

    @staticmethod
    def of(logical: Logical, steps: list[int], camera: Camera) -> _Rows:
        tiers = [*logical.tiers, *([logical.wan] if len(logical.wan) else [])]
        places = row_places(len(tiers), camera.height_px)
        ends, boxes = [], []
        for number, (tier, step) in enumerate(zip(tiers, [*steps, 0], strict=False)):
            own = _ends(tier, step, places[number], camera)
            shown = np.flatnonzero(own.seen)
            bounds = tier.steps[step]
            name = number if number < len(steps) else WAN
            ends.append(own)
            boxes.append(
                BoxRow(
                    name, step, own.y0, own.y1, bounds[shown], bounds[shown + 1], own.x0[shown], own.x1[shown]
                )
            )
        near = all(
            step == len(tier.steps) - 1
            and 2 * float(np.median(tier.half)) * camera.px_per_mm >= SINGLE_FROM_PX
            for tier, step in zip(logical.tiers, steps, strict=True)
        )
        return _Rows(steps, ends, tuple(boxes), near)


def _ends(tier: Tier, step: int, y: float, camera: Camera) -> Ends:
    left, right = tier.spans_of(step)
    scale, origin = camera.px_per_mm, camera.to_px(0.0, 0.0)[0]
    middle, room = (left + right) / 2 * scale + origin, (right - left) * scale
    if step == len(tier.steps) - 1:
        wide = np.minimum(room * 0.86, WIDEST_PX)
    else:
        wide = np.maximum(room - np.minimum(6.0, room * 0.14), 1.0)
    x0, x1 = middle - wide / 2, middle + wide / 2
    seen = (x1 >= 0) & (x0 <= camera.width_px)
    return Ends(x0, x1, y - BOX_PX / 2, y + BOX_PX / 2, seen, camera.width_px)


def _frame(logical: Logical, view: _Rows, ratio: float) -> LogicalFrame:
    runs: list[Runs] = []
    lists: list[tuple[Ints, Ints]] = []
    for low_tier, high_tier in logical.row_pairs:
        edges = logical.edges(low_tier, view.steps[low_tier], high_tier, view.steps[high_tier])
        low, high = view.ends[low_tier], view.ends[high_tier]
        box = logical.box_of_span(edges.span)
        spanned = box >= 0
        seen = low.seen[edges.low] | high.seen[edges.high]
        seen[spanned] |= view.ends[-1].seen[box[spanned]]
        for rows in (np.flatnonzero(seen & ~spanned), np.flatnonzero(seen & spanned)):
            if not len(rows):
                continue
            ptr, link = gathered(edges.ptr, edges.link, rows)
            if view.one_by_one and len(link) <= SINGLE_BUDGET:
                rows, ptr = np.repeat(rows, np.diff(ptr)), np.arange(len(link) + 1)
            a, z = edges.low[rows], edges.high[rows]
            if spanned[rows[0]]:
                runs.append(over_span(low, a, high, z, view.ends[-1], box[rows]))
            else:
                runs.append(arcs(low, a, z) if low_tier == high_tier else straight(low, a, high, z))
            lists.append((ptr, link))
    return _joined(logical, view, runs, lists, ratio)


def _joined(
    logical: Logical, view: _Rows, runs: list[Runs], lists: list[tuple[Ints, Ints]], ratio: float
) -> LogicalFrame:
    """One drawing of all rows; bundles of more cables lie over those of fewer."""
    first = np.concatenate(([0], np.cumsum([len(run.mid_x) for run in runs]))).astype(np.int64)
    count = np.concatenate([np.zeros(0, np.int64), *(np.diff(ptr) for ptr, _ in lists)])
    link = np.concatenate([np.zeros(0, np.int64), *(own for _, own in lists)])
    link_ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(count))).astype(np.int64)
    cable_ptr, cable = gathered(logical.ptr, logical.cable, link)
    edge = np.concatenate(
        [np.zeros(0, np.int64), *(run.edge + at for run, at in zip(runs, first, strict=False))]
    )
    order = np.argsort(count[edge], kind="stable")
    edge = edge[order]

    def column(name: str) -> Floats:
        return np.concatenate([np.zeros(0), *(getattr(run, name) for run in runs)])

    crowd = np.concatenate([np.zeros(0), *(np.full(len(run.edge), _slimmer(len(run.mid_x))) for run in runs)])
    wide = np.clip((0.9 + 0.5 * np.log2(np.maximum(count[edge], 1))) * crowd[order], 1.0, 8.0)
    strokes = Strokes(
        column("x1")[order] * ratio,
        column("y1")[order] * ratio,
        column("x2")[order] * ratio,
        column("y2")[order] * ratio,
        np.minimum(wide * ratio, PAD - 2),
        (edge + 1).astype(np.uint32),
    )
    lines = GroupedLines(strokes, cable_ptr[link_ptr], cable)
    return LogicalFrame(view.boxes, lines, column("mid_x"), column("mid_y"), count)


def _slimmer(edges: int) -> float:
    """Lines are drawn thinner where there are many of them between two rows."""
    return float(np.clip(1.15 - 0.12 * np.log2(max(edges, 1) / 24), 0.4, 1.0))


def boxes_at(logical: Logical, row: BoxRow, rows: Ints) -> Ints:
    """The box of this row that each device (or span), given as a row of its table, is in; -1 for none in sight."""
    if row.tier == WAN:
        place = logical.box_of_span(rows)
    else:
        place = np.where(logical.tier_of[rows] == row.tier, logical.place_of[rows], -1)
    box = np.searchsorted(row.first, place, side="right") - 1
    good = (box >= 0) & (place >= 0)
    good[good] = place[good] < row.last[box[good]]
    return np.where(good, box, -1)
