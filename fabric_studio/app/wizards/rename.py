"""Rename by a pattern: racks line by line, devices from the top of each rack, everything else as it was named."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from fabric_studio.app.commands.arrange import describe
from fabric_studio.app.commands.renaming import in_order, new_names
from fabric_studio.app.wizards.sketch import Sketch
from fabric_studio.app.wizards.wizard import Asked, Wizard
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.base.wording import kind_word
from fabric_studio.catalog.library import Library
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids

KINDS = (
    "rack",
    "device",
    "cable",
    "row",
    "tray",
    "riser",
    "hall",
    "room",
    "area",
    "wall",
    "door",
    "storey",
    "conduit",
    "span",
)
PATTERNS = {"rack": "{row}-##", "device": "{rack}-##", "cable": "C#####"}


def plan(asked: Asked, sketch: Sketch) -> str:
    view = asked.snapshot
    kind = str(asked.values["kind"])
    uids = _chosen(asked.selection, kind)
    if not len(uids):
        raise InvariantError(tr("no {kind} is selected; select what is to be renamed", kind=kind_word(kind)))
    names = new_names(view, kind, uids, str(asked.values["pattern"]), first=int(asked.values["first"]))
    sketch.change(kind, uids, name=np.array(names, object))
    first = in_order(view, kind, uids)[[0, -1]]
    by_uid = dict(zip(uids.tolist(), names, strict=True))
    if len(uids) > 1:
        sketch.note(
            tr(
                "From {first} to {last} in the order in which they stand",
                first=by_uid[int(first[0])],
                last=by_uid[int(first[1])],
            )
        )
    return tr("Rename {things}", things=describe({kind: uids}))


def _chosen(selection: Chosen, kind: str) -> Ids:
    return np.unique(np.asarray(selection.get(kind, ()), np.int64))


def _suits(wizard: Wizard, view: Snapshot, library: Library, selection: Chosen) -> Mapping[str, Any]:
    """The kind most of the selection is of, and a pattern like the names it has."""
    present = [kind for kind in KINDS if len(selection.get(kind, ()))]
    if not present:
        return {}
    kind = max(present, key=lambda each: len(selection[each]))
    by_name = {param.name: param for param in wizard.params}
    pattern = PATTERNS.get(kind, f"{kind}-##")
    if kind == "rack" and not view.racks.row[view.racks.index_of(_chosen(selection, kind))].any():
        pattern = "rack-##"
    return {"kind": replace(by_name["kind"], default=kind, choices=tuple(present)), "pattern": pattern}


WIZARD = Wizard(
    name="rename",
    title=mark("Rename by a pattern"),
    summary=mark(
        "Racks are numbered line by line, devices from the top of each rack, everything else in the order of its names."
    ),
    selects=mark("what is to be renamed"),
    params=(
        Param("kind", "choice", "rack", mark("What to rename"), choices=KINDS),
        Param(
            "pattern",
            "str",
            "{row}-##",
            mark("## a number; {row} the row of a rack, {rack} the rack of a device"),
        ),
        Param("first", "int", 1, mark("First number"), minimum=0, maximum=1_000_000),
    ),
    plan=plan,
    suits=_suits,
    icon="text-aa",
)
