"""What an exporter is, and the registry of all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from fabric_studio.base.progress import Progress
from fabric_studio.base.registry import Registry
from fabric_studio.model.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Exporter:
    """name: as typed after --to. write(snapshot, path, progress) replaces the file at once or leaves it alone; it may return
    remarks, such as what the format cannot hold."""

    name: str
    title: str
    suffix: str
    write: Callable[[Snapshot, Path, Progress], tuple[str, ...] | None]


EXPORTERS: Registry[Exporter] = Registry("export format", "fabric_studio.io.exporters", "EXPORTER")
