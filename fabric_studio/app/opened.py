"""Designs made ready in the background: read from a project, imported, or drawn by a template. No session needed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress
from fabric_studio.catalog.library import Library
from fabric_studio.io.importers.design import import_design
from fabric_studio.io.importers.report import Report
from fabric_studio.io.migrations import FORMAT
from fabric_studio.io.project import read_project
from fabric_studio.model.journal import Document
from fabric_studio.topology.template import TEMPLATES


@dataclass(frozen=True)
class Opened:
    """A design to put into a session. path: the project it lies in, None while it lies in none. report: of an import.
    label: what it came from, for the recovery journal and the title. unsaved: `path` holds an older state of it."""

    document: Document
    label: str
    path: Path | None = None
    view: Mapping[str, Any] = field(default_factory=dict)
    runs: Mapping[str, bytes] = field(default_factory=dict)
    report: Report | None = None
    older_format: bool = False
    unsaved: bool = False


def read(path: Path, progress: Progress | None = None) -> Opened:
    """A project file or folder. BadInputError."""
    project = read_project(path, progress=progress)
    return Opened(
        project.document, path.name, path, project.view, project.runs, older_format=project.format != FORMAT
    )


def make(
    template: str, params: Mapping[str, object], library: Library, progress: Progress | None = None
) -> Opened:
    """A design drawn by a template. BadInputError for an unknown template or parameter, CancelledError."""
    found = TEMPLATES[template]
    return Opened(found.build(params, library, progress), found.title)


def bring_in(
    path: Path, *, format: str = "auto", extra: Path | None = None, progress: Progress | None = None
) -> Opened:
    """A design made of a file of another program. BadInputError, CancelledError."""
    document, report = import_design(path, format=format, extra=extra, progress=progress)
    return Opened(document, tr("{path} (imported)", path=path.name), report=report)
