"""The cables of a project as CSV, one line per cable: they are the bulk of a design, and columns read fast.

Numbers in plain decimal; an empty cell is an unknown number. In a text, a line break is written \\n and a backslash \\\\,
so that a cable is always one line.
"""

from __future__ import annotations

import csv
import io
import math
import re
from collections.abc import Callable, Sequence
from typing import Any

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.io.csv_columns import plain_columns
from fabric_studio.io.json_tables import conformed, read_ids
from fabric_studio.model.kinds import Cables
from fabric_studio.model.table import Column, Table

MEMBER = "cables.csv"
_READ_AS = {"id": "whole", "int": "whole", "float": "decimal", "text": "text", "flag": "flag"}
_TYPES = {"id": "whole", **{name: _READ_AS[field.type] for name, field in Cables.fields.items()}}
_WHOLE, _DECIMAL = re.compile(r"-?[0-9]+"), re.compile(r"|[-+]?[0-9.]+([eE][-+]?[0-9]+)?")
_SPECIAL = re.compile(r'[\\\r\n",]')

# -- write ----------------------------------------------------------------------------------------------------------


def write_cables(table: Table) -> bytes:
    columns = [_written(table.uid.tolist(), str)]
    for name, field in table.fields.items():
        columns.append(_written(table.columns[name].tolist(), _WRITERS[field.type]))
    lines = [",".join(_TYPES), *map(",".join, zip(*columns, strict=True)), ""]
    return "\n".join(lines).encode()


def _written(values: list[Any], write: Callable[[Any], str]) -> list[str]:
    distinct = set(values[:1000])
    if len(distinct) > 900:
        return list(map(write, values))
    # Most columns hold few different values, or only one.
    known = {value: write(value) for value in set(values)}
    return [known[value] if value in known else write(value) for value in values]


def _cell(text: str) -> str:
    if _SPECIAL.search(text) is None:
        return text
    text = text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")
    return '"' + text.replace('"', '""') + '"' if "," in text or '"' in text else text


_WRITERS: dict[str, Callable[[Any], str]] = {
    "id": str,
    "int": str,
    "float": lambda value: "" if math.isnan(value) else repr(value),
    "text": _cell,
    "flag": lambda value: "true" if value else "false",
}

# -- read -----------------------------------------------------------------------------------------------------------


class CableRows:
    """The cables of one CSV text. `row_error` makes an error that names the line of a row."""

    def __init__(self, source: str, data: bytes) -> None:
        self._source = source
        try:
            self._text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise self._error(line, tr("is not UTF-8 text")) from None
        columns = plain_columns(data, _TYPES)
        self._columns: dict[str, Sequence[Any] | Column] = (
            columns if columns is not None else self._cell_by_cell()
        )

    @property
    def ids(self) -> list[int]:
        """In the order of the lines."""
        return [int(uid) for uid in self._columns["id"]]

    def table(self) -> Table:
        uid = read_ids(self._columns["id"], self.row_error)
        return conformed(Cables, uid, {name: self._columns[name] for name in Cables.fields}, self.row_error)

    def row_error(self, row: int, what: str) -> BadInputError:
        """What is wrong with the row of this number, with its line."""
        reader = csv.reader(io.StringIO(self._text, newline=""))
        for number, _ in enumerate(reader):
            if number == row + 1:
                break
        return self._error(reader.line_num, what)

    def _error(self, line: int, what: str) -> BadInputError:
        return BadInputError(
            self._source, what, tr("correct or remove that line"), place=f"{MEMBER} line {line}"
        )

    def _cell_by_cell(self) -> dict[str, Sequence[Any] | Column]:
        reader = csv.reader(io.StringIO(self._text, newline=""), strict=True)
        header: list[str] = []
        columns: list[list[Any]] = []
        convert: list[Callable[[str], Any]] = []
        try:
            for row, cells in enumerate(reader, start=-1):
                if row < 0:
                    header = cells
                    self._check_header(header)
                    columns = [[] for _ in header]
                    convert = [_READERS[_TYPES[name]] for name in header]
                    continue
                if len(cells) != len(header):
                    raise self._error(
                        reader.line_num,
                        tr("has {cells} cells instead of {header}", cells=len(cells), header=len(header)),
                    )
                for name, column, read, cell in zip(header, columns, convert, cells, strict=True):
                    try:
                        column.append(read(cell))
                    except ValueError as wrong:
                        raise self._error(
                            reader.line_num,
                            tr("{name} is {cell!r:.40} and not {wrong}", name=name, cell=cell, wrong=wrong),
                        ) from None
        except csv.Error as error:
            raise self._error(reader.line_num, tr("cannot be read ({error})", error=error)) from None
        if not header:
            raise self._error(1, tr("is empty"))
        return dict(zip(header, columns, strict=True))

    def _check_header(self, header: list[str]) -> None:
        if sorted(header) == sorted(_TYPES):
            return
        for name in header:
            if name not in _TYPES:
                raise self._error(1, tr("unknown column {name!r:.40}", name=name))
        missing = [name for name in _TYPES if name not in header]
        raise self._error(
            1, tr("has no column {missing!r}", missing=missing[0]) if missing else tr("names a column twice")
        )


def _read_whole(cell: str) -> int:
    if len(cell) > 20 or _WHOLE.fullmatch(cell) is None:
        raise ValueError(tr("a whole number"))
    return int(cell)


def _read_decimal(cell: str) -> float:
    try:
        if _DECIMAL.fullmatch(cell) is None:
            raise ValueError
        return float(cell) if cell else math.nan
    except ValueError:
        raise ValueError(tr("a number")) from None


def _read_flag(cell: str) -> bool:
    if cell not in ("true", "false"):
        raise ValueError(tr("true or false"))
    return cell == "true"


def _read_text(cell: str) -> str:
    if "\\" not in cell:
        return cell
    parts = cell.split("\\\\")
    return "\\".join(part.replace("\\n", "\n").replace("\\r", "\r") for part in parts)


_READERS: dict[str, Callable[[str], Any]] = {
    "whole": _read_whole,
    "decimal": _read_decimal,
    "flag": _read_flag,
    "text": _read_text,
}
