"""Output of nccl-tests and rccl-tests, pasted or saved: measured points to lay over a simulated curve.

Rows are `size count type [redop] [root]` and then (time us, algbw GB/s, busbw GB/s, #wrong) out of place and in place.
What launchers put in front of a line ("[1,0]<stdout>:", "0: ") is passed over, and so is everything that is no row.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr

MOST_LETTERS, MOST_POINTS = 16 * 2**20, 200_000
_TYPES = {
    "int8", "uint8", "char", "int", "int32", "uint32", "int64", "uint64", "half", "fp16", "float16", "bfloat16", "bf16", "float",
    "fp32", "float32", "double", "fp64", "f8e4m3", "f8e5m2", "fp8_e4m3", "fp8_e5m2",
}  # fmt: skip
_OPERATION = re.compile(
    r"\b(all_?reduce|all_?gather|reduce_?scatter|all_?to_?all|broadcast|reduce|sendrecv|scatter|gather)_perf(?:_mpi)?\b"
)
_NAMES = {
    "allreduce": "all_reduce",
    "allgather": "all_gather",
    "reducescatter": "reduce_scatter",
    "alltoall": "all_to_all",
}
_RANK = re.compile(r"#\s*Rank\s+(\d{1,7})\b")
_NEW_RUN = re.compile(r"#\s*nThread\s|out-of-place")
_AVERAGE = re.compile(r"#?\s*Avg bus bandwidth\s*:\s*([\d.eE+-]+)")
_SOURCE = "nccl-tests output"


@dataclass(frozen=True, slots=True)
class Point:
    """One measurement. Bandwidths in GB/s as printed: size over time, and that times the factor of the operation."""

    size_bytes: float
    time_s: float
    algbw_gbytes_s: float
    busbw_gbytes_s: float
    in_place: bool
    wrong: int
    line: int


@dataclass(frozen=True, slots=True)
class Measured:
    """One run of a test. operation: "all_reduce" and so on, "" when the text does not say; ranks: 0 when unknown."""

    points: tuple[Point, ...]
    operation: str
    ranks: int
    average_busbw_gbytes_s: float | None
    warnings: tuple[str, ...]

    def curve(self, *, in_place: bool = False) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Sizes in bytes and bus bandwidths in GB/s, by size, without the points of size 0."""
        chosen = sorted(
            (p.size_bytes, p.busbw_gbytes_s)
            for p in self.points
            if p.in_place is in_place and p.size_bytes > 0
        )
        return tuple(size for size, _ in chosen), tuple(busbw for _, busbw in chosen)


def read_nccl_tests(text: str) -> list[Measured]:
    """All runs in a text in order; BadInputError when it holds no row of a table."""
    if len(text) > MOST_LETTERS:
        raise BadInputError(
            _SOURCE,
            tr("has more than {most_letters} MB", most_letters=MOST_LETTERS // 2**20),
            tr("paste the tables only"),
        )
    runs: list[Measured] = []
    run = _Run()
    for number, line in enumerate(text.splitlines(), 1):
        if _NEW_RUN.search(line) and run.points:
            runs.append(run.finish())
            run = _Run()
        if found := _OPERATION.search(line):
            name = found[1].replace("_", "")
            run.operation = _NAMES.get(name, name)
        elif found := _RANK.search(line):
            run.ranks = max(run.ranks, int(found[1]) + 1)
        elif (found := _AVERAGE.search(line)) and run.points:
            run.average = _number(found[1])
        else:
            run.points += _row(line, number)
        if len(run.points) + sum(len(other.points) for other in runs) > MOST_POINTS:
            raise BadInputError(
                _SOURCE,
                tr("has more than {most_points:,} points", most_points=MOST_POINTS),
                tr("paste fewer tables"),
            )
    if run.points:
        runs.append(run.finish())
    if not runs:
        raise BadInputError(
            _SOURCE,
            tr("holds no row of a table"),
            tr(
                "paste the lines with size, count, type, time, algbw and busbw, for example of all_reduce_perf"
            ),
        )
    return runs


class _Run:
    """Collects one run."""

    def __init__(self) -> None:
        self.points: list[Point] = []
        self.operation, self.ranks = "", 0
        self.average: float | None = None

    def finish(self) -> Measured:
        warnings = []
        wrong = [point for point in self.points if point.wrong]
        if wrong:
            warnings.append(
                tr(
                    "line {line}: {wrong:,} wrong results ({points} points have some); the times may mean nothing",
                    line=wrong[0].line,
                    wrong=wrong[0].wrong,
                    points=len(wrong),
                )
            )
        off = [
            p
            for p in self.points
            if p.time_s > 0
            and p.algbw_gbytes_s > 1
            and not 0.9 < p.size_bytes / p.time_s / 1e9 / p.algbw_gbytes_s < 1.1
        ]
        if off:
            warnings.append(
                tr(
                    "line {line}: algbw is not size over time ({off} points); is the table complete?",
                    line=off[0].line,
                    off=len(off),
                )
            )
        ranks, operation = self.ranks, self.operation
        if not ranks or not operation:
            guess = self._ranks_of_an_all_reduce()
            if guess and operation in ("", "all_reduce"):
                operation, ranks = "all_reduce", ranks or guess
                warnings.append(
                    tr("taken for an all-reduce of {ranks} ranks, as busbw over algbw says", ranks=ranks)
                )
        return Measured(tuple(self.points), operation, ranks, self.average, tuple(warnings))

    def _ranks_of_an_all_reduce(self) -> int:
        """busbw / algbw is 2 (n - 1) / n for an all-reduce only: above 1 for three ranks and more."""
        best = max(self.points, key=lambda point: point.algbw_gbytes_s)
        if best.algbw_gbytes_s <= 0:
            return 0
        factor = best.busbw_gbytes_s / best.algbw_gbytes_s
        return round(2 / (2 - factor)) if 1.05 < factor < 1.999 else 0


def _row(line: str, number: int) -> list[Point]:
    """The one or two points of a row, [] for a line that is none."""
    if line.lstrip().startswith("#"):
        return []
    words = line.split()
    at = next(
        (
            i
            for i, word in enumerate(words)
            if i > 1 and word in _TYPES and words[i - 1].isdecimal() and words[i - 2].isdecimal()
        ),
        0,
    )
    if not at or len(words[at - 2]) > 16:
        return []
    rest = words[at + 1 :]
    if rest and rest[0][0].isalpha():
        rest = rest[1:]
    # With the root in front the number of values is odd, but for tables that end without #wrong.
    if len(rest) in (5, 9):
        rest = rest[1:]
    each = 4 if len(rest) in (4, 8) else 3 if len(rest) == 3 else 0
    points = []
    for first in range(0, len(rest), each) if each else ():
        time_us, algbw, busbw = (_number(word) for word in rest[first : first + 3])
        if time_us is None or algbw is None or busbw is None or time_us < 0 or algbw < 0 or busbw < 0:
            return []
        wrong = rest[first + 3] if each == 4 else "0"
        points.append(
            Point(
                float(words[at - 2]),
                time_us * 1e-6,
                algbw,
                busbw,
                first > 0,
                int(wrong) if wrong.isdecimal() and len(wrong) < 16 else 0,
                number,
            )
        )
    return points


def _number(word: str) -> float | None:
    try:
        value = float(word)
    except ValueError:
        return None
    return value if math.isfinite(value) else None
