"""The bill of materials as CSV."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress
from fabric_studio.io.bill import bill_of_materials, rows, titles, total_rows
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.sheets import write_csv
from fabric_studio.model.snapshot import Snapshot


def write(snapshot: Snapshot, path: Path, progress: Progress) -> None:
    progress.step(0.0, tr("Adding up the bill of materials"))
    bill = bill_of_materials(snapshot)
    progress.step(0.9, tr("Writing the bill of materials"))
    write_csv(path, titles(), rows(bill), [[], *total_rows(bill)])
    progress.step(1.0, tr("Written"))


EXPORTER = Exporter("bom.csv", mark("Bill of materials (CSV)"), ".csv", write)
