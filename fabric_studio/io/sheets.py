"""Tables for people: CSV that a spreadsheet opens with the right letters, and workbooks without formulas.

Text that a spreadsheet would run as a formula gets an apostrophe in CSV; a workbook stores it as text. Both are made in
memory and replace their target in one step.
"""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.io.house_style import STYLE
from fabric_studio.io.whole_file import write_whole

_FORMULA = tuple("=+-@\t\r\n＝＋－＠")
"""First letters that make a spreadsheet run a cell, the full-width ones in some languages only."""
_NEVER_IN_XML = dict.fromkeys((*range(9), 11, 12, *range(14, 32), 0xFFFE, 0xFFFF))
MAX_ROWS = 1_048_575
"""Rows under the header of one sheet of a workbook."""
_MAX_LETTERS = 32_767
"""Letters in one cell of a workbook."""
_A3 = 8
_TEXT = {"align": "left", "valign": "top", "indent": 1}
_LINE_POINTS, _MAX_LINES, _WRAP_LOSS = 15, 12, 1.15
"""Height of a line of text; the tallest row; how much of a line is lost where words do not break."""


def clean(text: str) -> str:
    """Text that every file can hold: no control letters, no halves of letters."""
    if text.isprintable():
        return text
    return text.translate(_NEVER_IN_XML).encode("utf-8", "replace").decode("utf-8")


def cell(value: object) -> object:
    """What goes into a CSV cell: numbers without noise, "" for unknown, harmless text."""
    if value is None:
        return ""
    if isinstance(value, float):
        # Adding zero makes -0 plain 0.
        return f"{round(value, 3) + 0.0:.3f}".rstrip("0").rstrip(".") if math.isfinite(value) else ""
    return _harmless(value) if isinstance(value, str) else value


@lru_cache(maxsize=1 << 14)
def _harmless(value: str) -> str:
    """Kept, as names and media come again in every other row."""
    text = clean(value)
    return "'" + text if text.lstrip(" ").startswith(_FORMULA) else text


def write_csv(
    path: Path,
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    footer: Iterable[Sequence[object]] = (),
) -> None:
    """UTF-8, with a byte order mark unless the house style says otherwise; lines end with CR LF."""
    buffer = io.StringIO(newline="")
    writer = csv.writer(buffer)
    writer.writerow(columns)
    for table in (rows, footer):
        writer.writerows([cell(value) for value in row] for row in table)
    write_whole(path, buffer.getvalue().encode(STYLE.csv_encoding))


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
    # Here, since most who write tables write none of these, and it takes a while to load.
    import xlsxwriter

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
    write_whole(path, buffer.getvalue())


def _add_page(workbook: Any, title: str, sheet: Sheet, path: Path) -> None:
    page = workbook.add_worksheet(sheet.name)
    looks = [sheet.looks.get(name, Column()) for name in sheet.columns]
    head = {"bold": True, "bottom": 1, "text_wrap": True, "bg_color": "#E8ECF1"}
    heads = [(workbook.add_format({**_TEXT, **head}), None)] * len(looks)
    bodies = [_formats(workbook, look, bold=False) for look in looks]
    footers = [_formats(workbook, look, bold=True) for look in looks]
    for index, look in enumerate(looks):
        page.set_column(index, index, look.width)
    _write_row(
        page, 0, [tr(name) for name in sheet.columns], heads, [replace(look, wrap=True) for look in looks]
    )
    count = 0
    for count, row in enumerate(sheet.rows, 1):
        if count > MAX_ROWS:
            raise BadInputError(
                str(path),
                tr("a workbook holds {max_rows:,} rows", max_rows=MAX_ROWS),
                tr("export to CSV instead"),
            )
        _write_row(page, count, row, bodies, looks)
    for index, row in enumerate(sheet.footer, count + 2):
        _write_row(page, index, row, footers, looks)
    page.freeze_panes(1, 1)
    if count:
        page.autofilter(0, 0, count, len(sheet.columns) - 1)
    page.set_landscape()
    page.set_paper(_A3)
    page.set_margins(left=0.4, right=0.4, top=0.5, bottom=0.6)
    page.fit_to_pages(sheet.pages_wide, 0)
    page.repeat_rows(0)
    if sheet.pages_wide > 1:
        page.repeat_columns(0)
    page.set_footer(f"&L{clean(title).replace('&', '&&')}: {sheet.name}&R{tr('Page &P of &N')}")


def _formats(workbook: Any, look: Column, *, bold: bool) -> tuple[Any, Any]:
    """For text and for numbers."""
    return (
        workbook.add_format({**_TEXT, "text_wrap": look.wrap, "bold": bold}),
        workbook.add_format({"valign": "top", "num_format": look.number, "bold": bold}),
    )


def _write_row(
    page: Any,
    at: int,
    row: Sequence[object],
    formats: Sequence[tuple[Any, Any]],
    looks: Sequence[Column],
) -> None:
    """One row, as tall as its longest text: not every spreadsheet works that out when it opens a file."""
    lines = 1
    for index, value in enumerate(row):
        if isinstance(value, bool) or not isinstance(value, int | float):
            if value is not None and value != "":
                text = clean(str(value))[:_MAX_LETTERS]
                page.write_string(at, index, text, formats[index][0])
                if looks[index].wrap:
                    lines = max(lines, math.ceil(_WRAP_LOSS * len(text) / looks[index].width))
        elif math.isfinite(value):
            page.write_number(at, index, value, formats[index][1])
    if lines > 1:
        page.set_row(at, _LINE_POINTS * min(lines, _MAX_LINES))
