"""docs/wishes.md: every case has a line, and every test that it names exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "wishes.md").read_text(encoding="utf-8")
CASES = {
    "A": (1, 2, 3, 5, 7, 9, 11, 12, 14, 15, 16, 17, 18, 19, 20),
    "B": (1, 2, 3, 4, 6, 7, 8, 10, 11, 13, 14, 16, 17),
    "C": (1, 2, 3, 4, 7, 8, 9, 10, 12, 14),
    "D": (1, 2, 3, 5),
    "E": (2, 3, 4, 6, 8, 9, 10, 11),
    "F": (1, 2, 3),
    "G": (1, 2, 5, 6),
    "H": (1, 2, 4, 5, 6, 7, 8, 9, 10),
    "I": (2, 3, 5),
}
LINES = re.findall(r"^\| ([A-I]\d\d) .*$", PAGE, re.MULTILINE)
ROWS = [line for line in PAGE.splitlines() if re.match(r"\| [A-I]\d\d ", line)]


def test_every_case_has_its_line() -> None:
    assert [f"{letter}{number:02d}" for letter, numbers in CASES.items() for number in numbers] == LINES


@pytest.mark.parametrize("row", ROWS, ids=LINES)
def test_a_line_names_tests_that_exist_or_says_what_is_missing(row: str) -> None:
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert len(cells) == 4 and cells[1] and cells[2]
    named = re.findall(r"`(tests/[^`]+)`", cells[3])
    assert named or cells[2].startswith(("*not done*", "*does not apply")), cells[0]
    for test in named:
        path, _, name = test.partition("::")
        tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
        there = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        assert name in there, f"{path} has no {name}"
