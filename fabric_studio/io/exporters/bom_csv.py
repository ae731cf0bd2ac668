"""The bill of materials as CSV."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.progress import Progress
from fabric_studio.io.bill import COLUMNS, bill_of_materials, rows, totals
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.sheets import write_csv
from fabric_studio.model.snapshot import Snapshot


def write(snapshot: Snapshot, path: Path, progress: Progress) -> None:
    progress.step(0.0, "Adding up the bill of materials")
    bill = bill_of_materials(snapshot)
    footer: list[list[object]] = [[]]
    footer += [
        ["", "total", "", "", what, unit, value, "", "", "", "", "", "", "", how]
        for what, value, unit, how in totals(bill)
    ]
    write_csv(path, COLUMNS, rows(bill), footer)


EXPORTER = Exporter("bom.csv", "Bill of materials (CSV)", ".csv", write)
