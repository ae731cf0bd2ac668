"""An array of racks: a row of N, N rows with hot and cold aisles, names by a pattern."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from fabric_studio.app.commands import catalogue
from fabric_studio.app.commands.names import Names
from fabric_studio.app.wizards.sketch import Sketch
from fabric_studio.app.wizards.spots import Floor, half_extent
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
from fabric_studio.model.table import Floats, Ids

FACINGS = {"down": 180.0, "up": 0.0, "left": 270.0, "right": 90.0}
ROW_PATTERN, RACK_PATTERN = "{row}", "{row}-##"
MOST_RACKS = 5000


@dataclass(frozen=True)
class _Grid:
    """Where the racks would stand, row by row. taken: the position that the rack selected stands in already."""

    x_mm: Floats
    y_mm: Floats
    rotation_deg: Floats
    row: Ids
    taken: int


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
    grid = _grid(asked, part, copied, rows, each)
    kept = _standing(sketch, hall, part, grid)
    names, row_names = _names(view, values, grid, kept)
    row_refs = sketch.add("row", rows, hall=hall, name=row_names)
    built = _racks(sketch, part, names, hall, grid, kept, row_refs)
    if copied and not part.contents:
        _copy_devices(sketch, copied, built)
    if values["trays"]:
        _trays(sketch, hall, part, grid, rows, each)
    shown = tr("{names} to {names2}", names=names[0], names2=names[-1]) if len(names) > 1 else "".join(names)
    sketch.note(
        counted(
            rows,
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


def _grid(asked: Asked, part: Part, copied: int, rows: int, each: int) -> _Grid:
    """Rows in pairs with a cold aisle between their fronts and a hot one between their backs."""
    view, values = asked.snapshot, asked.values
    width, depth = part.width_mm or DEFAULT_WIDTH_MM, part.depth_mm or DEFAULT_DEPTH_MM
    facing = FACINGS[str(values["facing"])]
    x, y = float(values["x"]) * 1e3, float(values["y"]) * 1e3
    if copied:
        row = view.racks.get(copied)
        x, y, facing = row.x_mm, row.y_mm, row.rotation_deg
    gap, every = float(values["walkway"]) * 1e3, int(values["walkway_every"])
    place = np.arange(each)
    along = place * width + (place // every if every else np.zeros(each)) * gap
    cold, hot = float(values["cold_aisle"]) * 1e3, float(values["hot_aisle"]) * 1e3
    # The first row looks at the second across a cold aisle when it looks the way the rows go, else across a hot one.
    ahead = facing % 360.0 in (180.0, 90.0)
    across, turn, at = [], [], 0.0
    for number in range(rows):
        across.append(at)
        turn.append((facing + 180.0 * (number % 2)) % 360.0)
        at += depth + (cold if (number % 2 == 0) == ahead else hot)
    sideways = facing % 180.0 == 90.0
    rows_at, racks_at = np.repeat(np.array(across), each), np.tile(along, rows)
    return _Grid(
        x + (rows_at if sideways else racks_at),
        y + (racks_at if sideways else rows_at),
        np.repeat(np.array(turn), each),
        np.repeat(np.arange(rows, dtype=np.int64), each),
        0 if copied else -1,
    )


def _standing(sketch: Sketch, hall: int, part: Part, grid: _Grid) -> Ids:
    """Which positions get a rack: those inside the hall that nothing stands in."""
    view, floor = sketch.snapshot, Floor(sketch.snapshot)
    room = view.halls.get(hall)
    width, depth = part.width_mm or DEFAULT_WIDTH_MM, part.depth_mm or DEFAULT_DEPTH_MM
    kept: list[int] = []
    for at in range(len(grid.x_mm)):
        if at == grid.taken:
            continue
        half_x, half_y = half_extent(float(grid.rotation_deg[at]), width, depth)
        x0, y0 = float(grid.x_mm[at]) - half_x, float(grid.y_mm[at]) - half_y
        x1, y1 = x0 + 2 * half_x, y0 + 2 * half_y
        inside = x0 >= room.x_mm - 1 and y0 >= room.y_mm - 1
        inside = inside and x1 <= room.x_mm + room.width_mm + 1 and y1 <= room.y_mm + room.depth_mm + 1
        spot = tr(
            "position {number} of row {row}",
            number=at % int((grid.row == 0).sum()) + 1,
            row=int(grid.row[at]) + 1,
        )
        if not inside:
            sketch.conflict(
                tr("{spot} lies outside {room}; it is left out", spot=spot, room=room.name), ("hall", hall)
            )
        elif found := floor.in_the_way(room.storey, x0, y0, x1, y1):
            sketch.conflict(tr("{found} stands in {spot}; it is left out", found=found, spot=spot))
        else:
            kept.append(at)
    if not kept:
        raise InvariantError(
            tr("no position of the array is free in {room}; move it, or make it smaller", room=room.name)
        )
    return np.array(kept, np.int64)


def _names(view: Snapshot, values: Mapping[str, Any], grid: _Grid, kept: Ids) -> tuple[list[str], list[str]]:
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
    sketch: Sketch, part: Part, names: list[str], hall: int, grid: _Grid, kept: Ids, row_refs: Ids
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


def _trays(sketch: Sketch, hall: int, part: Part, grid: _Grid, rows: int, each: int) -> None:
    """A ladder over every row and one across at both ends, where rows run along the page."""
    if float(grid.rotation_deg[0]) % 180.0 == 90.0:
        sketch.note(tr("Trays are drawn over rows that run across the page only; draw these by hand"))
        return
    storey = int(sketch.snapshot.halls.get(hall).storey)
    width, depth = part.width_mm or DEFAULT_WIDTH_MM, part.depth_mm or DEFAULT_DEPTH_MM
    rows_y, x = grid.y_mm[::each], grid.x_mm[:each]
    layout = RowPlan(rows_y, grid.rotation_deg[::each], x, 0.0, 0.0, width, depth)
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
