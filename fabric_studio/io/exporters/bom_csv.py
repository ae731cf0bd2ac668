"""The bill of materials as CSV."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.progress import Progress
from fabric_studio.io.bill import COLUMNS, bill_of_materials, rows, total_rows
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.sheets import write_csv
from fabric_studio.model.snapshot import Snapshot


def write(snapshot: Snapshot, path: Path, progress: Progress) -> None:
    progress.step(0.0, "Adding up the bill of materials")
    bill = bill_of_materials(snapshot)
    progress.step(0.9, "Writing the bill of materials")
    write_csv(path, COLUMNS, rows(bill), [[], *total_rows(bill)])
    progress.step(1.0, "Written")


EXPORTER = Exporter("bom.csv", "Bill of materials (CSV)", ".csv", write)
