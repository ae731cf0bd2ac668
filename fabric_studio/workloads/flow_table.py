"""A list of flows as arrays: who sends what to whom, when, and after which other flows. Files of any form end here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.workloads.demand import Counts, Floats
from fabric_studio.workloads.order import find_cycle

MOST_FLOWS, MOST_EDGES = 2_000_000, 5_000_000
MOST_BYTES, MOST_START_S, MOST_NODE = 1e15, 1e6, 10_000_000


class Ignored(NamedTuple):
    """A line of the file, or a part of one, that is no traffic; line 0: of no single line."""

    line: int
    text: str
    reason: str


@dataclass(frozen=True, slots=True, eq=False)
class FlowTable:
    """F flows in file order, from node src[f] to node dst[f].

    start_s: after the beginning, or after the last flow that it waits for. A flow of 0 bytes is one of unknown size (htsim
    runs such flows until it is stopped). Edges: flow `after` starts when flow `before` has arrived. facts: what the file
    declares and what was counted.
    """

    form: str
    src: Counts
    dst: Counts
    size_bytes: Floats
    start_s: Floats
    line: Counts
    before: Counts = field(default_factory=lambda: np.empty(0, np.int64))
    after: Counts = field(default_factory=lambda: np.empty(0, np.int64))
    facts: Mapping[str, int] = field(default_factory=dict)
    ignored: tuple[Ignored, ...] = ()
    warnings: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.src)

    @property
    def waits(self) -> np.ndarray:
        """bool[F]: which flows wait for others."""
        waits = np.zeros(len(self), bool)
        waits[self.after] = True
        return waits


def checked(table: FlowTable, source: str) -> FlowTable:
    """The table itself; BadInputError for a flow that leads nowhere and for flows that wait for each other in a ring."""
    if not len(table):
        raise BadInputError(source, tr("lists no flow"), tr("write one line for each flow"))
    itself = np.flatnonzero(table.src == table.dst)
    if len(itself):
        raise BadInputError(
            source,
            tr("node {src} sends to itself", src=table.src[itself[0]]),
            tr("delete the line"),
            place=f"line {table.line[itself[0]]}",
        )
    ring = find_cycle(len(table), table.before, table.after)
    if ring:
        told = ", ".join(str(line) for line in table.line[ring[:6]]) + (" ..." if len(ring) > 6 else "")
        raise BadInputError(
            source,
            tr("the flows of lines {told} wait for each other in a ring", told=told),
            tr("let one of them start by itself"),
        )
    return table


class FlowRows:
    """Collects flows while a file is read; every number is checked with its line."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.rows: list[tuple[int, int, float, float, int]] = []
        self.ignored: list[Ignored] = []

    def add(self, src: str, dst: str, size: float, start_s: float, line: int) -> int:
        """Add one flow; returns its number. BadInputError names the line and the value."""
        if len(self.rows) >= MOST_FLOWS:
            raise BadInputError(
                self.source, tr("lists more than {most_flows:,} flows", most_flows=MOST_FLOWS), tr("split it")
            )
        if not 0 <= size <= MOST_BYTES:
            raise self.wrong(
                line,
                tr("{size:g} bytes is no size of a flow", size=size),
                tr("write 0 to {most_bytes:g}", most_bytes=MOST_BYTES),
            )
        if not 0 <= start_s <= MOST_START_S:
            raise self.wrong(
                line,
                tr("{start_s:g} s is no time to start", start_s=start_s),
                tr("write 0 to {most_start_s:g} s", most_start_s=MOST_START_S),
            )
        self.rows.append((self.node(src, line), self.node(dst, line), size, start_s, line))
        return len(self.rows) - 1

    def node(self, word: str, line: int) -> int:
        if not word.isdecimal() or len(word) > 9 or int(word) > MOST_NODE:
            raise self.wrong(
                line,
                tr("{word!r} is no node", word=word[:30]),
                tr("nodes are numbers from 0 to {most_node:,}", most_node=MOST_NODE),
            )
        return int(word)

    def number(self, word: str, what: str, line: int) -> float:
        try:
            return float(word)
        except ValueError:
            raise self.wrong(
                line, tr("{word!r} is no {what}", word=word[:30], what=what), tr("write a number")
            ) from None

    def edges(self, count: int) -> None:
        """BadInputError when `count` pairs of flows that wait for each other are too many."""
        if count > MOST_EDGES:
            raise BadInputError(
                self.source,
                tr("its flows wait for each other in more than {most_edges:,} pairs", most_edges=MOST_EDGES),
                tr("use fewer triggers"),
            )

    def wrong(self, line: int, what: str, way_out: str) -> BadInputError:
        return BadInputError(self.source, what, way_out, place=f"line {line}")

    def table(
        self,
        form: str,
        *,
        edges: list[tuple[int, int]] | None = None,
        facts: Mapping[str, int] | None = None,
        warnings: tuple[str, ...] = (),
    ) -> FlowTable:
        columns = list(zip(*self.rows, strict=True)) or [(), (), (), (), ()]
        pairs = np.array(edges or [], np.int64).reshape(-1, 2)
        return checked(
            FlowTable(
                form, np.array(columns[0], np.int64), np.array(columns[1], np.int64), np.array(columns[2], float),
                np.array(columns[3], float), np.array(columns[4], np.int64), pairs[:, 0], pairs[:, 1],
                dict(facts or {}), tuple(self.ignored), warnings,
            ),
            self.source,
        )  # fmt: skip
