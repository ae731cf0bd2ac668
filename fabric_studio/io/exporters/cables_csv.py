"""The cable schedule as CSV."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.progress import Progress
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.schedule import COLUMNS, schedule
from fabric_studio.io.sheets import write_csv
from fabric_studio.model.snapshot import Snapshot


def write(snapshot: Snapshot, path: Path, progress: Progress) -> None:
    write_csv(path, COLUMNS, schedule(snapshot, progress))
    progress.step(1.0, "Written")


EXPORTER = Exporter("cables.csv", "Cable schedule (CSV)", ".csv", write)
