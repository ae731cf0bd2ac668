"""The neutral flow list, a table of text: src,dst,bytes,start_s and, where flows wait for others, id and after.

src and dst are ranks. bytes may be written 64MB. start_s counts from the beginning, or for a flow that waits, from the
arrival of the last flow that `after` names by its id (several with blanks between). `#` starts a comment. Without a first
line of names the columns stand in this order.
"""

from __future__ import annotations

import csv
import io

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.units import parse_bytes
from fabric_studio.workloads.flow_table import FlowRows, FlowTable

COLUMNS = ("src", "dst", "bytes", "start_s", "id", "after")
_NEEDED = ("src", "dst", "bytes")


def read_csv(lines: list[str], source: str) -> FlowTable:
    """The flows; BadInputError with the line for what makes no sense."""
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
                number, f"{len(cells)} values stand under {len(names)} names", "give one value a column"
            )
        row = dict(zip(names, cells, strict=False))
        flow = rows.add(
            row.get("src", ""), row.get("dst", ""), _size(row.get("bytes", ""), number, rows),
            rows.number(row.get("start_s") or "0", "time to start", number), number,
        )  # fmt: skip
        name = row.get("id", "")
        if name:
            if name in ids:
                raise rows.wrong(number, f"id {name[:30]!r} is given twice", "give each flow its own")
            ids[name] = flow
        waiting.extend((flow, other, number) for other in row.get("after", "").split())
        rows.edges(len(waiting))
    edges = []
    for flow, other, number in waiting:
        if other not in ids:
            raise rows.wrong(
                number, f"waits for {other[:30]!r}, which is the id of no flow", "name an id of this file"
            )
        edges.append((ids[other], flow))
    return rows.table("flow list", edges=edges, facts={"flows": len(rows.rows)})


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
            f"has no column {missing[0]}"
            if missing
            else f"has a column {strange[0][:30]!r}"
            if strange
            else "names a column twice"
        )
        raise BadInputError(
            source,
            what,
            f"start with the line {','.join(COLUMNS[:4])}; id and after may follow",
            place=f"line {number}",
        )
    return names


def _size(word: str, number: int, rows: FlowRows) -> float:
    try:
        return parse_bytes(word)
    except BadInputError:
        raise rows.wrong(number, f"{word[:30]!r} is no size", "write for example 2000000 or 2MB") from None


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
