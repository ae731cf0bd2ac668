"""CSV and workbooks: nothing in them runs, every letter survives, and the same table gives the same bytes."""

from __future__ import annotations

import csv
import io
import math
from pathlib import Path

import openpyxl
import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.io.sheets import Column, Sheet, write_csv, write_workbook

HOSTILE = [
    '=HYPERLINK("http://evil.example","x")',
    "+1+1",
    "-2+3",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "  =1",
    "＝1",
    "=cmd|'/c calc'!A0",
]
LETTERS = ["Zürich Köln ß", "机房 A 走线架", "Ελλάδα", "🙂", 'a,"b";c\nd', "O'Neil"]


def cells(data: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))


def saved_csv(tmp_path: Path, *rows: list[object]) -> bytes:
    write_csv(tmp_path / "t.csv", ["name", "m"], rows)
    return (tmp_path / "t.csv").read_bytes()


def saved_workbook(tmp_path: Path, *rows: list[object], name: str = "t.xlsx") -> Path:
    sheet = Sheet("Page", ["name", "m"], rows, {"m": Column(8, "0.00")}, footer=[["total", 3.0]])
    write_workbook(tmp_path / name, "Zürich 机房 & more", [sheet])
    return tmp_path / name


@pytest.mark.parametrize("text", HOSTILE)
def test_text_that_a_spreadsheet_would_run_is_defused_in_csv(tmp_path, text):
    (_, (name, _)) = cells(saved_csv(tmp_path, [text, 1]))
    assert name == "'" + text


@pytest.mark.parametrize("text", HOSTILE)
def test_text_that_a_spreadsheet_would_run_is_text_in_a_workbook(tmp_path, text):
    cell = openpyxl.load_workbook(saved_workbook(tmp_path, [text, 1]))["Page"]["A2"]
    assert cell.data_type == "s"
    # A workbook writes a carriage return as _x000D_, which is how spreadsheets read it back.
    assert cell.value.replace("_x000D_", "\r") == text


def test_no_cell_of_a_workbook_is_a_formula_or_a_link(tmp_path):
    page = openpyxl.load_workbook(saved_workbook(tmp_path, *([text, 1] for text in HOSTILE)))["Page"]
    assert {cell.data_type for row in page.iter_rows() for cell in row if cell.value is not None} <= {
        "s",
        "n",
    }
    assert not page._hyperlinks


@pytest.mark.parametrize("text", LETTERS)
def test_letters_of_every_language_survive(tmp_path, text):
    assert cells(saved_csv(tmp_path, [text, 1]))[1][0] == text
    assert openpyxl.load_workbook(saved_workbook(tmp_path, [text, 1]))["Page"]["A2"].value == text


def test_csv_starts_with_a_byte_order_mark_and_its_lines_end_as_spreadsheets_expect(tmp_path):
    data = saved_csv(tmp_path, ["a", 1])
    assert data.startswith(b"\xef\xbb\xbf") and data.endswith(b"a,1\r\n") and data.count(b"\r\n") == 2


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (None, ""),
        (math.nan, ""),
        (math.inf, ""),
        (7.0, "7"),
        (0.1 + 0.2, "0.3"),
        (-1.5, "-1.5"),
        (1_234_567, "1234567"),
        (1e9, "1000000000"),
        (-0.0, "0"),
        (-0.0001, "0"),
    ],
)
def test_numbers_are_written_without_noise_and_unknown_ones_as_nothing(tmp_path, value, shown):
    assert cells(saved_csv(tmp_path, ["a", value]))[1][1] == shown


def test_unknown_numbers_leave_a_workbook_cell_empty(tmp_path):
    page = openpyxl.load_workbook(saved_workbook(tmp_path, ["a", math.nan], ["b", None], ["c", math.inf]))[
        "Page"
    ]
    assert [page.cell(row, 2).value for row in (2, 3, 4)] == [None] * 3


def test_what_no_file_can_hold_is_left_out_and_harms_nothing(tmp_path):
    broken = "a\x00b\x0bc\ud800d"
    assert cells(saved_csv(tmp_path, [broken, 1]))[1][0] == "abc?d"
    assert openpyxl.load_workbook(saved_workbook(tmp_path, [broken, 1]))["Page"]["A2"].value == "abc?d"


def test_text_longer_than_a_cell_is_cut(tmp_path):
    value = openpyxl.load_workbook(saved_workbook(tmp_path, ["x" * 40_000, 1]))["Page"]["A2"].value
    assert value == "x" * 32_767


def test_the_same_table_gives_the_same_bytes(tmp_path):
    first = saved_workbook(tmp_path, ["a", 1.5], name="1.xlsx").read_bytes()
    assert saved_workbook(tmp_path, ["a", 1.5], name="2.xlsx").read_bytes() == first
    assert saved_csv(tmp_path, ["a", 1.5]) == saved_csv(tmp_path, ["a", 1.5])


def test_a_page_has_its_header_frozen_filtered_and_repeated_on_paper(tmp_path):
    page = openpyxl.load_workbook(saved_workbook(tmp_path, ["a", 1], ["b", 2]))["Page"]
    assert page.freeze_panes == "B2"
    assert page.auto_filter.ref == "A1:B3"
    assert page.print_title_rows == "$1:$1"
    assert page["A5"].value == "total" and page["A5"].font.bold


def test_long_text_makes_its_row_as_tall_as_it_needs(tmp_path):
    sheet = Sheet("Page", ["note"], [["word " * 20], ["short"]], {"note": Column(20, wrap=True)})
    write_workbook(tmp_path / "t.xlsx", "t", [sheet])
    page = openpyxl.load_workbook(tmp_path / "t.xlsx")["Page"]
    assert page.row_dimensions[2].height > 5 * 15
    assert page.row_dimensions[3].height is None


@pytest.mark.parametrize("target", ["missing/t.csv", "file/t.csv", "folder"])
def test_a_target_that_cannot_be_written_is_one_line_and_changes_nothing(tmp_path, target):
    (tmp_path / "file").write_text("kept")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "kept").write_text("kept")
    before = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*"))
    with pytest.raises(BadInputError, match=str(tmp_path / target)):
        write_csv(tmp_path / target, ["a"], [])
    assert sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*")) == before


def test_a_failure_on_the_way_leaves_the_old_file(tmp_path):
    def rows():
        yield ["a", 1]
        raise ZeroDivisionError

    target = tmp_path / "t.csv"
    target.write_text("old")
    for write in (
        lambda: write_csv(target, ["name", "m"], rows()),
        lambda: write_workbook(target, "t", [Sheet("Page", ["name", "m"], rows())]),
    ):
        with pytest.raises(ZeroDivisionError):
            write()
        assert [path.name for path in tmp_path.iterdir()] == ["t.csv"]
        assert target.read_text() == "old"
