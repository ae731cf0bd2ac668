"""The cables of every device, port by port and end to end, as CSV."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress
from fabric_studio.io.device_cables import COLUMNS, device_cables
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.sheets import write_csv
from fabric_studio.model.snapshot import Snapshot


def write(snapshot: Snapshot, path: Path, progress: Progress) -> None:
    write_csv(path, COLUMNS, device_cables(snapshot, snapshot.devices.uid, progress))
    progress.step(1.0, tr("Written"))


EXPORTER = Exporter("device-cables.csv", mark("Cables by device (CSV)"), ".csv", write)
