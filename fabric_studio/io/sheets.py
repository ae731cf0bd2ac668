"""Tables for people: CSV that a spreadsheet opens with the right letters, and workbooks without formulas.

Text that a spreadsheet would run as a formula (it starts with = + - @, tab or carriage return) gets an apostrophe in CSV;
a workbook stores it as text. Files are written beside their target and moved into place, so none is ever half there.
"""

from __future__ import annotations

import csv
import io
import os
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import xlsxwriter

from fabric_studio.base.errors import BadInputError

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
MAX_ROWS = 1_048_575
"""Rows under the header of one sheet of a workbook."""


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A temporary file beside `path` that takes its place when all went well; BadInputError when it cannot be written."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent or Path())
        os.close(handle)
    except OSError as error:
        raise BadInputError(
            str(path),
            f"cannot be written: {error.strerror}",
            "choose a folder that exists and may be written",
        ) from None
    temporary = Path(name)
    try:
        yield temporary
        temporary.chmod(0o644)
        temporary.replace(path)
    except OSError as error:
        raise BadInputError(
            str(path), f"cannot be written: {error.strerror or error}", "choose another target"
        ) from None
    finally:
        temporary.unlink(missing_ok=True)


def cell(value: object) -> object:
    """What goes into a CSV cell: numbers without noise, "" for unknown, harmless text."""
    if value is None:
        return ""
    if isinstance(value, float):
        return f"{value:.3f}".rstrip("0").rstrip(".")
    if isinstance(value, str) and value.startswith(_FORMULA):
        return "'" + value
    return value


def write_csv(
    path: Path,
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    footer: Iterable[Sequence[object]] = (),
) -> None:
    """UTF-8 with a byte order mark, so that spreadsheets of every language read it; lines end with CR LF."""
    buffer = io.StringIO()
    writer = csv.writer(buffer)
    writer.writerow(columns)
    for row in rows:
        writer.writerow([cell(value) for value in row])
    for row in footer:
        writer.writerow([cell(value) for value in row])
    with replacing(path) as temporary:
        temporary.write_bytes(buffer.getvalue().encode("utf-8-sig"))


@dataclass(frozen=True)
class Sheet:
    name: str
    columns: Sequence[str]
    rows: Iterable[Sequence[object]]
    widths: dict[str, int]


def write_workbook(path: Path, title: str, sheets: Sequence[Sheet]) -> None:
    """A workbook of text and numbers only, header frozen and filtered, the same bytes for the same design."""
    with replacing(path) as temporary:
        workbook = xlsxwriter.Workbook(
            str(temporary),
            {"strings_to_formulas": False, "strings_to_urls": False, "strings_to_numbers": False},
        )
        workbook.set_properties({"title": title, "created": datetime(2000, 1, 1)})
        head = workbook.add_format(
            {"bold": True, "bottom": 1, "text_wrap": True, "valign": "top", "bg_color": "#E8ECF1"}
        )
        plain, money = (
            workbook.add_format({"valign": "top"}),
            workbook.add_format({"valign": "top", "num_format": "#,##0.##"}),
        )
        for sheet in sheets:
            page = workbook.add_worksheet(sheet.name[:31])
            page.freeze_panes(1, 0)
            page.set_row(0, 30)
            for column, name in enumerate(sheet.columns):
                page.write_string(0, column, name, head)
                page.set_column(column, column, sheet.widths.get(name, 14))
            count = 0
            for count, row in enumerate(sheet.rows, 1):
                if count > MAX_ROWS:
                    workbook.close()
                    raise BadInputError(
                        str(path), f"a workbook holds {MAX_ROWS:,} rows", "export to CSV instead"
                    )
                for column, value in enumerate(row):
                    if value is None:
                        continue
                    if isinstance(value, bool | str):
                        page.write_string(count, column, str(value), plain)
                    else:
                        page.write_number(count, column, float(value), money)  # type: ignore[arg-type]
            if count:
                page.autofilter(0, 0, count, len(sheet.columns) - 1)
            page.set_landscape()
            page.set_paper(8)
            page.fit_to_pages(1, 0)
            page.repeat_rows(0)
        workbook.close()
