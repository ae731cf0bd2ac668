"""What nccl-tests (or rccl-tests) prints: a table of sizes, times and bandwidths, from a file or the clipboard.

The lines of the table are:  size count type redop root  time algbw busbw #wrong  time algbw busbw #wrong
with size in bytes, times in us, bandwidths in GB/s, out of place first. Launchers put words before a line ("[1,0]<stdout>:");
they are left out. Printed bandwidths of small arrays have lost their digits, so they are worked out again from the times, with
the bus factor of the largest. Source: NVIDIA/nccl-tests, src/common.cu, doc/PERFORMANCE.md.
"""

from __future__ import annotations

import math
import re
from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.source_text import read_text
from fabric_studio.sim.measured import Measurement, Point

MOST_LINES, MOST_POINTS = 200_000, 1_000
_LAUNCHER = re.compile(r"^\s*(?:\[[^\]]*\](?:<\w+>)?:?|\S+:)\s+(?=[\d#])")
_RANK = re.compile(r"^#\s+Rank\s+(\d+)\b", re.IGNORECASE)
_NAME = re.compile(r"\b(all_reduce|all_gather|reduce_scatter|alltoall|broadcast|sendrecv)_perf\b")
_OPERATIONS = {"alltoall": "all_to_all", "sendrecv": "send_recv"}
_COLUMNS_BEFORE = 5
"""size count type redop root; of these the first is the size of the array"""


def read_nccl_tests(path: Path) -> Measurement:
    """The measurement in a file. BadInputError names the line that cannot be."""
    return nccl_tests(read_text(path).text, str(path))


def nccl_tests(text: str, source: str) -> Measurement:
    """The measurement in a text. A size that comes several times counts with its mean time."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadInputError(
            source,
            tr("{count:,} lines are too many", count=len(lines)),
            tr("give only the table of one run, at most {most:,} lines", most=MOST_LINES),
        )
    times_us: dict[int, list[float]] = {}
    factors: dict[int, float] = {}
    ranks: set[int] = set()
    operation = ""
    for number, line in enumerate(lines, 1):
        line = _LAUNCHER.sub("", line, count=1).strip()
        rank, name = _RANK.match(line), _NAME.search(line)
        if rank:
            ranks.add(int(rank[1]))
        if name:
            operation = _OPERATIONS.get(name[1], name[1])
        cells = line.split()
        if len(cells) < _COLUMNS_BEFORE + 3 or not (cells[0].isdigit() and cells[1].isdigit() and cells[2][0].isalpha()):
            continue
        size = int(cells[0])
        if size == 0:
            continue
        time_us, algbw, busbw = _row(cells, source, number)
        times_us.setdefault(size, []).append(time_us)
        factors[size] = busbw / algbw if algbw > 0 else 1.0
        if len(times_us) > MOST_POINTS:
            raise BadInputError(
                source, tr("has more than {most:,} sizes", most=MOST_POINTS), tr("give the table of one run")
            )
    if not times_us:
        raise BadInputError(
            source,
            tr("has no table of nccl-tests"),
            tr("give what all_reduce_perf prints, with its lines of numbers"),
        )
    # One factor for all sizes: of the largest, whose bandwidth has the most digits.
    factor = factors[max(factors)]
    points = tuple(
        Point(float(size), size / (sum(took) / len(took)) * 1e-3 * factor)
        for size, took in sorted(times_us.items())
    )
    return Measurement(source, points, len(ranks), operation)


def _row(cells: list[str], source: str, number: int) -> tuple[float, float, float]:
    """Time, algorithm and bus bandwidth, out of place, or in place where that was not measured."""
    for first in (_COLUMNS_BEFORE, _COLUMNS_BEFORE + 4):
        told = cells[first : first + 3]
        if len(told) < 3 or told[0] == "N/A":
            continue
        try:
            values = [float(value) for value in told]
        except ValueError:
            values = [math.nan]
        if len(values) == 3 and all(math.isfinite(v) and v >= 0 for v in values) and values[0] > 0:
            return values[0], values[1], values[2]
        break
    raise BadInputError(
        source,
        tr(
            "{cells} are no time and bandwidths",
            cells=" ".join(cells[_COLUMNS_BEFORE : _COLUMNS_BEFORE + 3])[:60],
        ),
        tr("give the table as nccl-tests prints it"),
        place=tr("line {number}", number=number),
    )
