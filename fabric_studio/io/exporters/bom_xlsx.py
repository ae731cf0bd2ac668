"""The bill of materials as a workbook, with the totals below the lines."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress
from fabric_studio.io.bill import COLUMNS, bill_of_materials, rows, total_rows
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.sheets import Column, Sheet, write_workbook
from fabric_studio.model.snapshot import Snapshot

_COUNT, _MONEY = "#,##0", "#,##0.00"
_LOOKS = {
    "line": Column(7, _COUNT),
    "category": Column(17),
    "SKU": Column(27),
    "manufacturer part no.": Column(21, wrap=True),
    "description": Column(38, wrap=True),
    "unit": Column(7),
    "qty used": Column(10, _COUNT),
    "spare (%)": Column(8, "0"),
    "spare qty": Column(9, _COUNT),
    "qty to order": Column(8, _COUNT),
    "stock length (m)": Column(8, "0.0##"),
    "lead time (weeks)": Column(10, _COUNT),
    "unit price (USD)": Column(13, _MONEY),
    "extended (USD)": Column(17, _MONEY),
    "confidence": Column(13),
    "where used": Column(30, wrap=True),
    "source": Column(60, wrap=True),
}


def write(snapshot: Snapshot, path: Path, progress: Progress) -> None:
    progress.step(0.0, tr("Adding up the bill of materials"))
    bill = bill_of_materials(snapshot)
    title = str(snapshot.setting("name", "")) or tr("Bill of materials")
    progress.step(0.8, tr("Writing the bill of materials"))
    write_workbook(
        path, title, [Sheet(tr("Bill of materials"), COLUMNS, rows(bill), _LOOKS, footer=total_rows(bill))]
    )
    progress.step(1.0, tr("Written"))


EXPORTER = Exporter("bom.xlsx", mark("Bill of materials (workbook)"), ".xlsx", write)
