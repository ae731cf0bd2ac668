"""The whole of an import: recognise the file, read it, place it. What the command line and the window call."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress, silent
from fabric_studio.catalog.library import load_library
from fabric_studio.io.importers.place import place
from fabric_studio.io.importers.registry import AUTO, importer_for
from fabric_studio.io.importers.report import Report, many
from fabric_studio.model.journal import Document

MOST_NODES = 250_000
"""Most boxes one import may have; a file with more is taken for a mistake."""


def import_design(
    path: Path, *, format: str = AUTO, extra: Path | None = None, progress: Progress | None = None
) -> tuple[Document, Report]:
    """A new, unsaved design from a file of another program, and the report of what was read, guessed and left out.

    format: the name of an importer or "auto". extra: a second file that helps, such as names for GUIDs. BadInputError
    with file, line and way out for anything that cannot be read; CancelledError when `progress` was cancelled.
    """
    progress = progress or silent()
    importer = importer_for(path, format)
    fabric, report = importer.read(path, extra=extra, progress=progress)
    if not fabric.nodes:
        raise BadInputError(
            str(path), tr("describes no node"), tr("check that the command that wrote it succeeded")
        )
    if len(fabric.nodes) > MOST_NODES:
        raise BadInputError(
            str(path),
            tr("describes {nodes}", nodes=many(len(fabric.nodes), "node")),
            tr("at most {most_nodes:,} are read", most_nodes=MOST_NODES),
        )
    document = place(fabric, report, load_library().parts, title=path.name, progress=progress)
    snapshot = document.snapshot()
    report.read["design"] = {
        "racks": len(snapshot.racks),
        "devices": len(snapshot.devices),
        "cables": len(snapshot.cables),
    }
    progress.step(1.0, "imported")
    return document, report
