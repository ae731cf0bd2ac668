"""The neutral flow list, a table of text: src,dst,bytes,start_s and, where flows wait for others, id and after.

src and dst are ranks. bytes may be written 64MB. start_s counts from the beginning, or for a flow that waits, from the
arrival of the last flow that `after` names by its id (several with blanks between). `#` starts a comment. Without a first
line of names the columns stand in this order.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.units import parse_bytes
from fabric_studio.workloads.flow_table import (
    MOST_BYTES,
    MOST_FLOWS,
    MOST_NODE,
    MOST_START_S,
    FlowRows,
    FlowTable,
    checked,
)

COLUMNS = ("src", "dst", "bytes", "start_s", "id", "after")
_NEEDED = ("src", "dst", "bytes")
_LONG = 1000
"""Rows from which on reading all at once is worth a look at the whole table first."""


def read_csv(lines: list[str], source: str) -> FlowTable:
    """The flows; BadInputError with the line for what makes no sense."""
    return _read_numbers(lines, source) or _read_rows(lines, source)


def _read_numbers(lines: list[str], source: str) -> FlowTable | None:
    """Long tables of nothing but numbers, read all at once; None when this is none, or when something in it is wrong."""
    filled = np.array(
        [number for number, line in enumerate(lines, 1) if line.partition("#")[0].strip()], np.int64
    )
    if len(filled) < _LONG:
        return None
    head = lines[filled[0] - 1].partition("#")[0].strip()
    mark = max(",;\t", key=head.count)
    names = [cell.strip().lower() for cell in head.split(mark)]
    if sorted(names) != sorted(COLUMNS[:4]):
        return None
    try:
        table = np.loadtxt(lines[filled[0] :], delimiter=mark, comments="#", ndmin=2)
    except ValueError:
        return None
    column = {name: table[:, place] for place, name in enumerate(names)} if table.shape[1] == 4 else {}
    if not column or len(table) != len(filled) - 1 or len(table) > MOST_FLOWS or not _sane(column):
        return None
    return checked(
        FlowTable(
            tr("flow list"), column["src"].astype(np.int64), column["dst"].astype(np.int64), column["bytes"], column["start_s"],
            filled[1:], facts={"flows": len(table)},
        ),
        source,
    )  # fmt: skip


def _sane(column: Mapping[str, np.ndarray]) -> bool:
    limits = {"src": MOST_NODE, "dst": MOST_NODE, "bytes": MOST_BYTES, "start_s": MOST_START_S}
    inside = all(((values >= 0) & (values <= limits[name])).all() for name, values in column.items())
    return inside and all((column[name] == np.floor(column[name])).all() for name in ("src", "dst"))


def _read_rows(lines: list[str], source: str) -> FlowTable:
    """Row by row: units, ids, and an exact word on what is wrong."""
    rows = FlowRows(source)
    names: list[str] = []
    ids: dict[str, int] = {}
    waiting: list[tuple[int, str, int]] = []
    for number, line in enumerate(lines, 1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        cells = [cell.strip() for cell in _split(text)]
        if not names:
            names = _names(cells, source, number)
            if not cells[0].isdecimal():
                continue
        if len(cells) > len(names):
            raise rows.wrong(
                number,
                tr("{cells} values stand under {names} names", cells=len(cells), names=len(names)),
                tr("give one value a column"),
            )
        row = dict(zip(names, cells, strict=False))
        flow = rows.add(
            row.get("src", ""), row.get("dst", ""), _size(row.get("bytes", ""), number, rows),
            rows.number(row.get("start_s") or "0", tr("time to start"), number), number,
        )  # fmt: skip
        name = row.get("id", "")
        if name:
            if name in ids:
                raise rows.wrong(
                    number, tr("id {name!r} is given twice", name=name[:30]), tr("give each flow its own")
                )
            ids[name] = flow
        waiting.extend((flow, other, number) for other in row.get("after", "").split())
        rows.edges(len(waiting))
    edges = []
    for flow, other, number in waiting:
        if other not in ids:
            raise rows.wrong(
                number,
                tr("waits for {other!r}, which is the id of no flow", other=other[:30]),
                tr("name an id of this file"),
            )
        edges.append((ids[other], flow))
    return rows.table(tr("flow list"), edges=edges, facts={"flows": len(rows.rows)})


def _split(text: str) -> list[str]:
    mark = max(",;\t", key=text.count)
    try:
        return next(csv.reader([text], delimiter=mark), [])
    except csv.Error:
        return text.split(mark)


def _names(cells: list[str], source: str, number: int) -> list[str]:
    if cells[0].isdecimal():
        return list(COLUMNS)
    names = [cell.lower().lstrip("\ufeff") for cell in cells]
    missing = [name for name in _NEEDED if name not in names]
    strange = [name for name in names if name not in COLUMNS]
    if missing or strange or len(set(names)) < len(names):
        what = (
            tr("has no column {missing}", missing=missing[0])
            if missing
            else tr("has a column {strange!r}", strange=strange[0][:30])
            if strange
            else tr("names a column twice")
        )
        raise BadInputError(
            source,
            what,
            tr("start with the line {columns}; id and after may follow", columns=",".join(COLUMNS[:4])),
            place=f"line {number}",
        )
    return names


def _size(word: str, number: int, rows: FlowRows) -> float:
    try:
        return parse_bytes(word)
    except BadInputError:
        raise rows.wrong(
            number, tr("{word!r} is no size", word=word[:30]), tr("write for example 2000000 or 2MB")
        ) from None


def write_csv(table: FlowTable) -> str:
    """The table as text; id and after only where flows wait for others."""
    ordered = bool(len(table.before))
    after: dict[int, list[int]] = {}
    for first, then in zip(table.before.tolist(), table.after.tolist(), strict=True):
        after.setdefault(then, []).append(first)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS if ordered else COLUMNS[:4])
    for flow in range(len(table)):
        row = [
            int(table.src[flow]),
            int(table.dst[flow]),
            f"{table.size_bytes[flow]:.17g}",
            f"{table.start_s[flow]:.17g}",
        ]
        writer.writerow(
            [*row, flow + 1, " ".join(str(other + 1) for other in after.get(flow, ()))] if ordered else row
        )
    return out.getvalue()
