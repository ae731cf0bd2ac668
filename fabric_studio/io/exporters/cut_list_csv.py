"""The cut list as CSV."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress
from fabric_studio.io.cut_list import COLUMNS, cut_list
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.sheets import write_csv
from fabric_studio.model.snapshot import Snapshot


def write(snapshot: Snapshot, path: Path, progress: Progress) -> None:
    write_csv(path, COLUMNS, cut_list(snapshot, progress))
    progress.step(1.0, tr("Written"))


EXPORTER = Exporter("cut-list.csv", mark("Cut list of cables (CSV)"), ".csv", write)
