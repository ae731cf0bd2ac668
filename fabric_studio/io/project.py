"""The project file: `.fabric`, one zip, or the same members as a plain folder.

Saving a design that did not change gives the same bytes. A file that is damaged, hostile, of a newer format or simply
something else is refused with one line that names file, member and line, and the way out.
"""

from __future__ import annotations

import stat
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import fabric_studio
from fabric_studio.base.errors import BadInputError, FabricError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import Progress, silent
from fabric_studio.io import folder_form, zip_form
from fabric_studio.io.cables_csv import CableRows, write_cables
from fabric_studio.io.images import read_images
from fabric_studio.io.json_tables import JsonTables, image_member, write_tables
from fabric_studio.io.members import MEMBERS, NOT_ONE, is_member, replace_file, unusable
from fabric_studio.io.migrations import FORMAT, MIGRATIONS, migrate
from fabric_studio.io.migrations.step import Migration
from fabric_studio.io.parts_json import read_parts
from fabric_studio.io.view_state import read_view
from fabric_studio.model.journal import Document
from fabric_studio.model.kinds import KINDS
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids, Table

SUFFIX = ".fabric"
_ELSEWHERE = ("part", "cable", "approval")
_DESIGN_KINDS = tuple(sorted(cls.kind for cls in KINDS if cls.kind not in _ELSEWHERE))


class Format(msgspec.Struct):
    """`format.json`, the one member promised to stay readable for ever; what else a newer version adds is ignored."""

    format: int
    written_by: str = ""


@dataclass(frozen=True)
class Project:
    """What a project file holds. `format` is what it was written as; runs: recorded simulations by name, as bytes."""

    document: Document
    view: dict[str, Any]
    runs: dict[str, bytes] = field(default_factory=dict)
    format: int = FORMAT


# -- save -----------------------------------------------------------------------------------------------------------


def save_project(
    snapshot: Snapshot,
    path: Path | str,
    *,
    view: Mapping[str, Any] | None = None,
    runs: Mapping[str, bytes] | None = None,
    progress: Progress | None = None,
) -> None:
    """Write a project: a folder where `path` is one or has no suffix, else one zip. Afterwards it is either all new or
    all old; one of an older format stays beside it as .bak. BadInputError when it cannot be written."""
    path, watch = Path(path), progress or silent()
    if path.exists() and not path.is_file() and not path.is_dir():
        raise BadInputError(str(path), tr("is a device or a pipe"), tr("choose another place to save"))
    watch.step(0.0, tr("writing the design"))
    members = write_members(snapshot, view=view, runs=runs)
    watch.step(0.7, "saving")
    try:
        older = _found_format(path) not in (None, FORMAT)
        if path.is_dir() or (not path.exists() and not path.suffix):
            if older:
                replace_file(path.with_name(path.name + ".bak"), zip_form.pack(folder_form.read_folder(path)))
            folder_form.write_folder(path, members)
        else:
            zip_form.write_zip(path, members, keep_old=older)
    except OSError as error:
        raise unusable(path, error, "write") from None
    watch.step(1.0, "saved")


def write_members(
    snapshot: Snapshot, *, view: Mapping[str, Any] | None = None, runs: Mapping[str, bytes] | None = None
) -> dict[str, bytes]:
    """The members of a project; the same design gives the same bytes."""
    header = Format(FORMAT, fabric_studio.__version__)
    members = {
        "format.json": msgspec.json.format(msgspec.json.encode(header), indent=0) + b"\n",
        "design.json": write_tables([snapshot.table(kind) for kind in _DESIGN_KINDS]),
        "cables.csv": write_cables(snapshot.cables),
        "parts.json": write_tables([snapshot.parts]),
        "approvals.json": write_tables([snapshot.approvals]),
        "view.json": msgspec.json.format(msgspec.json.encode(dict(view or {}), order="sorted"), indent=1)
        + b"\n",
    }
    members |= {image_member(data): data for data in snapshot.underlays.image}
    for name, data in (runs or {}).items():
        member = f"runs/{name}.npz"
        if not is_member(member):
            raise FabricError(
                tr("a run cannot be called {name!r:.60}; use letters, digits, spaces and . _ -", name=name)
            )
        members[member] = data
    return members


def _found_format(path: Path) -> int | None:
    """The format of the project at this path; None when there is none, or none that can be read."""
    try:
        return (
            _read_format(str(path), read_members(path, only="format.json")).format if path.exists() else None
        )
    except BadInputError:
        return None


# -- load -----------------------------------------------------------------------------------------------------------


def load_project(path: Path | str, *, progress: Progress | None = None) -> tuple[Document, dict[str, Any]]:
    """The design and the view of a project; see `read_project` for all of it."""
    project = read_project(path, progress=progress)
    return project.document, project.view


def read_project(
    path: Path | str,
    *,
    progress: Progress | None = None,
    migrations: Mapping[int, Migration] = MIGRATIONS,
    target: int = FORMAT,
) -> Project:
    """Everything in a project. BadInputError for whatever is not one, is damaged, or needs a newer version."""
    path, watch = Path(path), progress or silent()
    source = str(path)
    watch.step(0.0, "reading")
    members: Mapping[str, bytes] = read_members(path)
    header = _read_format(source, members)
    if header.format > target:
        by = (
            tr("Fabric Studio {written_by:.40}", written_by=header.written_by)
            if header.written_by
            else tr("a newer Fabric Studio")
        )
        raise BadInputError(
            source,
            tr(
                "has format {format}, written by {by}; this is {version} and reads up to {target}",
                format=header.format,
                by=by,
                version=fabric_studio.__version__,
                target=target,
            ),
            tr("open it with {by} or newer", by=by),
        )
    try:
        members = migrate(members, header.format, target=target, migrations=migrations)
    except BadInputError:
        raise
    except FabricError as error:
        raise BadInputError(source, str(error)) from None
    watch.step(0.2, tr("reading the design"))
    tables = _read_tables(source, members, watch)
    view = _read_view(source, members)
    runs = {
        name.removeprefix("runs/").removesuffix(".npz"): data
        for name, data in members.items()
        if name.startswith("runs/")
    }
    watch.step(1.0, "ready")
    return Project(Document(tables), view, runs, header.format)


def read_members(path: Path, *, only: str = "") -> dict[str, bytes]:
    """The members of a project file or folder as they are, or `only` one. BadInputError when there is no such project."""
    try:
        info = path.stat()
        if stat.S_ISDIR(info.st_mode):
            return folder_form.read_folder(path, only=only)
        if not stat.S_ISREG(info.st_mode):
            raise BadInputError(str(path), tr("is neither a file nor a folder"), tr(NOT_ONE))
        if info.st_size == 0:
            raise BadInputError(str(path), tr("is empty"), tr("open a backup (.bak) or an earlier copy"))
        if info.st_size > zip_form.FILE_LIMIT:
            raise BadInputError(
                str(path),
                tr("has {st_size:,} bytes, more than any project", st_size=info.st_size),
                tr(NOT_ONE),
            )
        with path.open("rb") as file:
            return zip_form.read_zip(path, file, only=only)
    except OSError as error:
        raise unusable(path, error, "read") from None
    except ValueError:
        raise BadInputError(repr(str(path)), tr("is no path"), tr("check the name")) from None


def _read_format(source: str, members: Mapping[str, bytes]) -> Format:
    if "format.json" not in members:
        raise BadInputError(
            source, tr("has no format.json, so it is not a Fabric Studio project"), tr(NOT_ONE)
        )
    try:
        header = msgspec.json.decode(members["format.json"], type=Format)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadInputError(
            source, tr("does not say its format"), tr("open an earlier copy"), place="format.json"
        ) from None
    if header.format < 1:
        raise BadInputError(
            source,
            tr("has format {format}, which never was", format=header.format),
            tr(NOT_ONE),
            place="format.json",
        )
    return header


def _read_tables(source: str, members: Mapping[str, bytes], watch: Progress) -> dict[str, Table]:
    for name in MEMBERS:
        if name not in members:
            raise BadInputError(
                source, tr("has no {name}", name=name), tr("open a backup (.bak) or an earlier copy")
            )
    parts_text, parts = read_parts(source, members["parts.json"])
    design = JsonTables(source, "design.json", members["design.json"], _DESIGN_KINDS)
    approvals = JsonTables(source, "approvals.json", members["approvals.json"], ("approval",))
    tables: dict[str, Table] = {"part": parts, "approval": approvals.table("approval")}
    tables.update({kind: design.table(kind) for kind in _DESIGN_KINDS if kind != "underlay"})
    tables["underlay"] = design.table("underlay", image=read_images(design, members))
    _check_settings(design)
    watch.step(0.4, tr("reading the cables"))
    cables = CableRows(source, members["cables.csv"])
    tables["cable"] = cables.table()
    watch.step(0.9, "checking")
    ids_in_file: dict[str, Any] = dict.fromkeys(_DESIGN_KINDS, design) | {
        "part": parts_text,
        "approval": approvals,
    }
    for kind, uid, what in _broken_references(tables):
        if kind == "cable":
            raise cables.row_error(cables.ids.index(uid), what)
        rows = [row.id for row in ids_in_file[kind].rows(kind)]
        raise ids_in_file[kind].row_error(kind, rows.index(uid), what)
    return tables


def _check_settings(design: JsonTables) -> None:
    for row, setting in enumerate(design.rows("setting")):
        try:
            msgspec.json.decode(setting.value)
        except (msgspec.MsgspecError, RecursionError):
            raise design.row_error(
                "setting", row, tr("setting {setting!r:.60} is no JSON text", setting=setting.name)
            ) from None


def _broken_references(tables: Mapping[str, Table]) -> list[tuple[str, int, str]]:
    """The first row of each column that names something that is not in the design: kind, id, what is wrong."""
    broken = []
    for kind, table in tables.items():
        names = {
            name: (field.refers_to, field.optional) for name, field in table.fields.items() if field.refers_to
        }
        if kind == "cable":
            names["assembly"] = ("cable", True)
        for name, (target, optional) in names.items():
            column: Ids = table.columns[name]
            bad = ~(tables[target].has(column) | ((column == 0) & optional))
            if bad.any():
                row = int(np.flatnonzero(bad)[0])
                what = tr(
                    "{name} is {column}, and there is no {target} {column} in the project",
                    name=name,
                    column=column[row],
                    target=target,
                )
                broken.append((kind, int(table.uid[row]), what))
    return broken


def _read_view(source: str, members: Mapping[str, bytes]) -> dict[str, Any]:
    try:
        return read_view(members["view.json"])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise BadInputError(
            source, tr("is no JSON object"), tr("delete the member's contents down to {}"), place="view.json"
        ) from None
