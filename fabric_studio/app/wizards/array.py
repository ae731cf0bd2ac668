"""An array of racks: a row of N, N rows with hot and cold aisles, names by a pattern."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from fabric_studio.app.commands import catalogue
from fabric_studio.app.commands.names import Names
from fabric_studio.app.wizards.array_grid import FACINGS, Grid, grid_of, standing
from fabric_studio.app.wizards.sketch import Sketch
from fabric_studio.app.wizards.wizard import Asked, Wizard
from fabric_studio.base.errors import BadInputError, InvariantError
from fabric_studio.base.language import counted, mark, tr
from fabric_studio.base.params import Param
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.footprint import DEFAULT_DEPTH_MM, DEFAULT_WIDTH_MM, rack_rects
from fabric_studio.layout.placement import (
    COLD_AISLE_MM,
    HOT_AISLE_MM,
    WALKWAY_MM,
    Ladders,
    RowPlan,
    add_ladders,
    row_letters,
)
from fabric_studio.model import build
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids

ROW_PATTERN, RACK_PATTERN = "{row}", "{row}-##"
MOST_RACKS = 5000


def plan(asked: Asked, sketch: Sketch) -> str:
    view, values = asked.snapshot, asked.values
    model = _model(view, asked.selection)
    part = catalogue.part(view.parts, asked.library, str(values["part"]) or _own_part(view, model))
    if not part.floor_standing:
        raise InvariantError(tr("{part} does not stand on the floor; choose a rack", part=part.name))
    hall = _hall(view, asked.selection, model)
    rows, each = int(values["rows"]), int(values["racks_per_row"])
    if rows * each > MOST_RACKS:
        raise BadInputError(
            WIZARD.name,
            tr(
                "{rows} rows of {each} are more than {most_racks:,} racks",
                rows=rows,
                each=each,
                most_racks=MOST_RACKS,
            ),
            tr("make several arrays"),
        )
    copied = model if model and view.racks.get(model).part == _uid_of(view, part.id) else 0
    grid = grid_of(asked, part, copied, rows, each)
    kept = standing(sketch, hall, part, grid)
    names, row_names = _names(view, values, grid, kept)
    used = np.unique(grid.row[kept])  # rows in which no rack can stand are not made
    row_refs = np.zeros(rows, np.int64)
    row_refs[used] = sketch.add("row", len(used), hall=hall, name=[row_names[row] for row in used.tolist()])
    built = _racks(sketch, part, names, hall, grid, kept, row_refs)
    if copied and not part.contents:
        _copy_devices(sketch, copied, built)
    if values["trays"]:
        _trays(sketch, hall, part, grid, kept, each)
    shown = tr("{names} to {names2}", names=names[0], names2=names[-1]) if len(names) > 1 else "".join(names)
    sketch.note(
        counted(
            len(used),
            "{racks} racks in {count} row: {names}",
            "{racks} racks in {count} rows: {names}",
            racks=len(names),
            names=shown,
        )
    )
    return tr("Place {names} racks", names=len(names))


def _uid_of(view: Snapshot, part_id: str) -> int:
    row = view.parts.named(part_id)
    return 0 if row is None else row.uid


def _model(view: Snapshot, selection: Chosen) -> int:
    """The rack selected, which the array goes on from; 0 for none."""
    racks = np.asarray(selection.get("rack", ()), np.int64)
    if len(racks) > 1:
        raise InvariantError(
            tr("{racks} racks are selected; an array goes on from one rack, or from none", racks=len(racks))
        )
    return int(racks[0]) if len(racks) else 0


def _own_part(view: Snapshot, model: int) -> str:
    if not model:
        raise InvariantError(tr("no rack is chosen; choose what the array is made of"))
    return str(view.parts.get(view.racks.get(model).part).name)


def _hall(view: Snapshot, selection: Chosen, model: int) -> int:
    if model:
        return int(view.racks.get(model).hall)
    chosen = np.asarray(selection.get("hall", ()), np.int64)
    if len(chosen):
        return int(chosen[0])
    storeys = np.asarray(selection.get("storey", ()), np.int64)
    mine = view.halls.where(np.isin(view.halls.storey, storeys)) if len(storeys) else view.halls.uid
    if not len(mine):
        raise InvariantError(tr("there is no hall to place racks in; add a hall first"))
    return int(mine[0])


def _names(view: Snapshot, values: Mapping[str, Any], grid: Grid, kept: Ids) -> tuple[list[str], list[str]]:
    """Names of the racks and of the rows. {row} is the letter of the row, a run of # a number; without {row} the numbers run
    on over all rows."""
    pattern, first = str(values["names"]), str(values["first_row"]).strip().upper()
    if not re.search(r"#|\{row\}", pattern):
        raise BadInputError(
            WIZARD.name,
            tr("{pattern!r} would give every rack one name", pattern=pattern),
            tr("write it like {row}-##"),
            place="parameter names",
        )
    letters = _letters(view, first)
    rows = [next(letters) for _ in range(int(grid.row.max()) + 1)]
    taken = Names(view.racks.name)
    names = [taken.next(pattern.replace("{row}", rows[int(grid.row[at])])) for at in kept.tolist()]
    return names, rows


def _letters(view: Snapshot, first: str) -> Iterator[str]:
    """Row letters from the first one asked for, or the first that no row has yet."""
    taken = set(view.rows.name.tolist()) if not first else set()
    number, begun = 0, not first
    while True:
        letter = row_letters(number)
        begun = begun or letter == first
        if begun and letter not in taken:
            yield letter
        number += 1
        if not begun and number > 18_278:
            raise BadInputError(
                WIZARD.name,
                tr("{first!r} is no row letter", first=first),
                tr("use A to ZZZ"),
                place="parameter first_row",
            )


def _racks(
    sketch: Sketch, part: Part, names: list[str], hall: int, grid: Grid, kept: Ids, row_refs: Ids
) -> Ids:
    made = sketch.record(
        lambda tx: build.add_racks(
            tx,
            part,
            lambda inner: catalogue.find(tx.table("part"), sketch.library, inner),
            names=names,
            hall=hall,
            x_mm=grid.x_mm[kept],
            y_mm=grid.y_mm[kept],
            rotation_deg=grid.rotation_deg[kept],
        ),
        rack={"row": row_refs[grid.row[kept]]},
    )
    return made["rack"]


def _copy_devices(sketch: Sketch, model: int, racks: Ids) -> None:
    """What is in the model rack, in every other; cables are not copied."""
    devices = sketch.snapshot.devices
    rows = np.flatnonzero(devices.rack == model)
    if not len(rows):
        return
    names = Names(devices.name)
    columns = {
        name: np.tile(devices.columns[name][rows], len(racks)) for name in devices.fields if name != "rack"
    }
    columns["name"] = np.array([names.like(str(name)) for name in columns["name"]], object)
    sketch.add("device", len(rows) * len(racks), rack=np.repeat(racks, len(rows)), **columns)


def _trays(sketch: Sketch, hall: int, part: Part, grid: Grid, kept: Ids, each: int) -> None:
    """A ladder over every row that has a rack, as far as its racks go, and one across at both ends, where rows run along the page."""
    if float(grid.rotation_deg[0]) % 180.0 == 90.0:
        sketch.note(tr("Trays are drawn over rows that run across the page only; draw these by hand"))
        return
    storey = int(sketch.snapshot.halls.get(hall).storey)
    width, depth = part.width_mm or DEFAULT_WIDTH_MM, part.depth_mm or DEFAULT_DEPTH_MM
    rows, columns = np.unique(grid.row[kept]), kept % each
    first = 0 if grid.taken >= 0 else int(columns.min())
    x = grid.x_mm[first : int(columns.max()) + 1]
    layout = RowPlan(grid.y_mm[::each][rows], grid.rotation_deg[::each][rows], x, 0.0, 0.0, width, depth)
    sketch.record(lambda tx: add_ladders(tx, storey, layout, Ladders()))


def _suits(wizard: Wizard, view: Snapshot, library: Library, selection: Chosen) -> Mapping[str, Any]:
    """Begin at the rack selected, else under what stands in the hall."""
    racks = tuple(part.id for part in library.parts.values() if part.kind == "rack")
    own = np.asarray(selection.get("rack", ()), np.int64)
    better: dict[str, Any] = {}
    by_name = {param.name: param for param in wizard.params}
    chosen = racks[0] if racks else ""
    if len(own) == 1:
        row = view.racks.get(int(own[0]))
        chosen = str(view.parts.get(row.part).name)
        better["x"], better["y"] = row.x_mm / 1e3, row.y_mm / 1e3
    elif len(view.halls):
        spec = library.parts.get(chosen)
        x, y = _corner(view, _hall(view, selection, 0), (spec.depth_mm if spec else None) or DEFAULT_DEPTH_MM)
        better["x"], better["y"] = x / 1e3, y / 1e3
    if racks:
        offered = racks if chosen in racks else (chosen, *racks)
        better["part"] = replace(by_name["part"], type="choice", choices=offered, default=chosen)
    return better


def _corner(view: Snapshot, hall: int, depth_mm: float) -> tuple[float, float]:
    """Where a first rack stands in a hall: in its corner with a way round, or a hot aisle below the lowest row."""
    room, rects = view.halls.get(hall), rack_rects(view)
    mine = view.racks.hall == hall
    x = float(room.x_mm) + WALKWAY_MM + DEFAULT_WIDTH_MM / 2
    if not mine.any():
        return x, float(room.y_mm) + WALKWAY_MM + depth_mm / 2
    return x, float(rects.y1[mine].max()) + HOT_AISLE_MM + depth_mm / 2


WIZARD = Wizard(
    name="array",
    title=mark("Array of racks"),
    summary=mark(
        "A row of racks or many rows with hot and cold aisles, named by a pattern, with ladders over them."
    ),
    selects=mark("nothing for new racks, or one rack to go on from it with what is in it"),
    params=(
        Param("part", "str", "", mark("The rack, as the catalogue calls it")),
        Param("racks_per_row", "int", 8, mark("Racks in each row"), minimum=1, maximum=1000),
        Param("rows", "int", 2, mark("Rows"), minimum=1, maximum=200),
        Param("names", "str", RACK_PATTERN, mark("Names: {row} is the letter of the row, ## a number")),
        Param("first_row", "str", "", mark("Letter of the first row; empty: the first that is free")),
        Param(
            "x",
            "float",
            2.0,
            mark("Middle of the first rack, from the left of the building"),
            unit="m",
            minimum=-1e5,
            maximum=1e5,
        ),
        Param(
            "y",
            "float",
            2.0,
            mark("Middle of the first rack, from the top"),
            unit="m",
            minimum=-1e5,
            maximum=1e5,
        ),
        Param(
            "facing", "choice", "down", mark("Where the fronts of the first row look"), choices=tuple(FACINGS)
        ),
        Param(
            "cold_aisle",
            "float",
            COLD_AISLE_MM / 1e3,
            mark("Between fronts"),
            unit="m",
            minimum=0,
            maximum=50,
        ),
        Param(
            "hot_aisle", "float", HOT_AISLE_MM / 1e3, mark("Between backs"), unit="m", minimum=0, maximum=50
        ),
        Param(
            "walkway_every",
            "int",
            0,
            mark("Racks between two walkways through the rows; 0: none"),
            minimum=0,
            maximum=1000,
        ),
        Param(
            "walkway",
            "float",
            WALKWAY_MM / 1e3,
            mark("Width of such a walkway"),
            unit="m",
            minimum=0,
            maximum=50,
        ),
        Param("trays", "bool", True, mark("Ladders over the rows, joined at both ends")),
    ),
    plan=plan,
    suits=_suits,
    icon="dots-nine",
)
