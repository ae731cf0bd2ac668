"""Tables for people: CSV that a spreadsheet opens with the right letters, and workbooks without formulas.

Text that a spreadsheet would run as a formula gets an apostrophe in CSV; a workbook stores it as text. Both are made in
memory and replace their target in one step.
"""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import xlsxwriter

from fabric_studio.base.errors import BadInputError
from fabric_studio.io.members import replace_file, unusable

_FORMULA = tuple("=+-@\t\r\n＝＋－＠")
"""First letters that make a spreadsheet run a cell, the full-width ones in some languages only."""
_NEVER_IN_XML = dict.fromkeys((*range(9), 11, 12, *range(14, 32), 0xFFFE, 0xFFFF))
MAX_ROWS = 1_048_575
"""Rows under the header of one sheet of a workbook."""
_MAX_LETTERS = 32_767
"""Letters in one cell of a workbook."""
_A3 = 8


def write_table(path: Path, data: bytes) -> None:
    """Replace a file as a whole; BadInputError when it cannot be written."""
    try:
        replace_file(path, data)
    except OSError as error:
        raise unusable(path, error, "write") from None


def clean(text: str) -> str:
    """Text that every file can hold: no control letters, no halves of letters."""
    return text.translate(_NEVER_IN_XML).encode("utf-8", "replace").decode("utf-8")


def cell(value: object) -> object:
    """What goes into a CSV cell: numbers without noise, "" for unknown, harmless text."""
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:.3f}".rstrip("0").rstrip(".") if math.isfinite(value) else ""
    if isinstance(value, str):
        text = clean(value)
        return "'" + text if text.lstrip(" ").startswith(_FORMULA) else text
    return value


def write_csv(
    path: Path,
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    footer: Iterable[Sequence[object]] = (),
) -> None:
    """UTF-8 with a byte order mark, so that spreadsheets of every language read it; lines end with CR LF."""
    buffer = io.StringIO(newline="")
    writer = csv.writer(buffer)
    writer.writerow(columns)
    for table in (rows, footer):
        writer.writerows([cell(value) for value in row] for row in table)
    write_table(path, buffer.getvalue().encode("utf-8-sig"))


@dataclass(frozen=True)
class Column:
    """width: in letters; number: how numbers are shown, in a spreadsheet's own notation; wrap: long text, over lines."""

    width: int = 12
    number: str = "#,##0.###"
    wrap: bool = False


@dataclass(frozen=True)
class Sheet:
    """One page of a workbook. `footer` stands below the rows, after an empty one, in bold. pages_wide: over how many
    sheets of paper the columns go; the first column is repeated on each."""

    name: str
    columns: Sequence[str]
    rows: Iterable[Sequence[object]]
    looks: Mapping[str, Column] = field(default_factory=dict)
    footer: Sequence[Sequence[object]] = ()
    pages_wide: int = 1


def write_workbook(path: Path, title: str, sheets: Sequence[Sheet]) -> None:
    """A workbook of text and numbers only, header frozen and filtered, the same bytes for the same design."""
    buffer = io.BytesIO()
    workbook = xlsxwriter.Workbook(
        buffer,
        {
            "in_memory": True,
            "strings_to_formulas": False,
            "strings_to_urls": False,
            "strings_to_numbers": False,
        },
    )
    workbook.set_properties({"title": clean(title), "created": datetime(2000, 1, 1)})
    for sheet in sheets:
        _add_page(workbook, title, sheet, path)
    workbook.close()
    write_table(path, buffer.getvalue())


def _add_page(workbook: Any, title: str, sheet: Sheet, path: Path) -> None:
    page = workbook.add_worksheet(sheet.name)
    head = workbook.add_format(
        {"bold": True, "bottom": 1, "text_wrap": True, "valign": "top", "bg_color": "#E8ECF1"}
    )
    looks = [sheet.looks.get(name, Column()) for name in sheet.columns]
    shapes = [{"valign": "top", "num_format": look.number, "text_wrap": look.wrap} for look in looks]
    formats = [workbook.add_format(shape) for shape in shapes]
    bold = [workbook.add_format({**shape, "bold": True}) for shape in shapes]
    for index, (name, look) in enumerate(zip(sheet.columns, looks, strict=True)):
        page.write_string(0, index, name, head)
        page.set_column(index, index, look.width)
    count = 0
    for count, row in enumerate(sheet.rows, 1):
        if count > MAX_ROWS:
            raise BadInputError(str(path), f"a workbook holds {MAX_ROWS:,} rows", "export to CSV instead")
        _write_row(page, count, row, formats)
    for index, row in enumerate(sheet.footer, count + 2):
        _write_row(page, index, row, bold)
    page.freeze_panes(1, 1)
    if count:
        page.autofilter(0, 0, count, len(sheet.columns) - 1)
    page.set_landscape()
    page.set_paper(_A3)
    page.fit_to_pages(sheet.pages_wide, 0)
    page.repeat_rows(0)
    if sheet.pages_wide > 1:
        page.repeat_columns(0)
    page.set_footer(f"&L{clean(title).replace('&', '&&')}: {sheet.name}&RPage &P of &N")


def _write_row(page: Any, at: int, row: Sequence[object], formats: Sequence[Any]) -> None:
    for index, value in enumerate(row):
        if isinstance(value, bool) or not isinstance(value, int | float):
            if value is not None and value != "":
                page.write_string(at, index, clean(str(value))[:_MAX_LETTERS], formats[index])
        elif math.isfinite(value):
            page.write_number(at, index, value, formats[index])
