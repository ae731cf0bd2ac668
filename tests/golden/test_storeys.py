"""docs/storeys.md says what the program says: the table of 64 racks is made again and compared."""

from __future__ import annotations

import importlib.util
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_one_storey_against_two_at_64_racks() -> None:
    spec = importlib.util.spec_from_file_location("make_storeys", DOCS / "make_storeys.py")
    assert spec is not None and spec.loader is not None
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    result = maker.compared(64)
    page = (DOCS / "storeys.md").read_text(encoding="utf-8")
    assert "\n".join(maker.section(64, result)) in page, "run python docs/make_storeys.py"
    assert result.figure("size", "accelerators").a == result.figure("size", "accelerators").z == 4608
    # Two storeys cover about half the ground, and every fabric cable is there in both.
    assert 0.5 < result.figure("size", "ground covered").z / result.figure("size", "ground covered").a < 0.7
    assert result.figure("cable length", "cables").change == 0
