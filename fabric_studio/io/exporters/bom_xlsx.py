"""The bill of materials as a workbook: lines, and totals on a sheet of their own."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.progress import Progress
from fabric_studio.io.bill import COLUMNS, bill_of_materials, rows, totals
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.sheets import Sheet, write_workbook
from fabric_studio.model.snapshot import Snapshot

_WIDTHS = {
    "line": 6,
    "SKU": 26,
    "manufacturer part no.": 30,
    "description": 48,
    "unit": 7,
    "where used": 40,
    "source": 50,
    "confidence": 12,
}


def write(snapshot: Snapshot, path: Path, progress: Progress) -> None:
    progress.step(0.0, "Adding up the bill of materials")
    bill = bill_of_materials(snapshot)
    write_workbook(
        path,
        "Bill of materials",
        [
            Sheet("Bill of materials", COLUMNS, rows(bill), _WIDTHS),
            Sheet(
                "Totals",
                ("total", "value", "unit", "how sure"),
                totals(bill),
                {"total": 32, "value": 18, "how sure": 80},
            ),
        ],
    )


EXPORTER = Exporter("bom.xlsx", "Bill of materials (workbook)", ".xlsx", write)
