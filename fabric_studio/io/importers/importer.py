"""What an importer is: a name, how it recognises its files, and how it reads one into a fabric record."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

from fabric_studio.base.progress import Progress
from fabric_studio.io.importers.records import Fabric
from fabric_studio.io.importers.report import Report


class Imported(NamedTuple):
    fabric: Fabric
    report: Report


class Read(Protocol):
    def __call__(self, source: Path, *, extra: Path | None, progress: Progress) -> Imported:
        """Read one file. `extra` is a second file that helps (names for GUIDs); BadInputError when neither makes sense."""


@dataclass(frozen=True, slots=True)
class Importer:
    """One format. sniff(first bytes, path): how sure it is that the file is of this format, 0 (no) to 1 (certain)."""

    name: str
    title: str
    sniff: Callable[[bytes, Path], float]
    read: Read
