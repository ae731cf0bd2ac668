"""The cable schedule as CSV."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.schedule import schedule, titles
from fabric_studio.io.sheets import write_csv
from fabric_studio.model.snapshot import Snapshot


def write(snapshot: Snapshot, path: Path, progress: Progress) -> None:
    write_csv(path, titles(), schedule(snapshot, progress))
    progress.step(1.0, tr("Written"))


EXPORTER = Exporter("cables.csv", mark("Cable schedule (CSV)"), ".csv", write)
