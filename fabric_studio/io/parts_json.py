"""The catalogue rows a project keeps, so that it opens the same where the catalogue has changed."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import numpy as np

from fabric_studio.base.language import tr
from fabric_studio.catalog.cages import CAGES
from fabric_studio.catalog.check import problem_of
from fabric_studio.catalog.parts import AnyPart, Medium, Part
from fabric_studio.io.json_tables import JsonTables
from fabric_studio.model.table import Table

MEMBER = "parts.json"
_MOST_CAGES, _MOST_LANES, _MOST_CONTENTS = 65_536, 1_024, 10_000


class _Kind(msgspec.Struct):
    kind: str = "medium"


def read_parts(source: str, data: bytes) -> tuple[JsonTables, Table]:
    """The part table of a project. BadInputError names the line of a row that is no part."""
    text = JsonTables(source, MEMBER, data, ("part",))
    specs = np.empty(len(text.rows("part")), object)
    for index, row in enumerate(text.rows("part")):
        specs[index] = _read_spec(text, index, bytes(row.spec))
        if specs[index].id != row.name:
            raise text.row_error(
                "part",
                index,
                tr("part {name!r:.60} holds the row of {specs!r:.60}", name=row.name, specs=specs[index].id),
            )
    return text, text.table("part", spec=specs)


def _read_spec(text: JsonTables, row: int, raw: bytes) -> AnyPart:
    try:
        kind = msgspec.json.decode(raw, type=_Kind).kind
        shape: Any = Medium if kind == "medium" else Part
        spec: AnyPart = msgspec.json.decode(raw, type=shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise text.row_error("part", row, tr("part: {what}", what=str(error).replace("`", ""))) from None
    # What an import made up has no public source or exact figures; it must only be safe to work with.
    what = harm_in(spec) if spec.confidence == "generic" else harm_in(spec) or problem_of(spec)
    if what:
        raise text.row_error("part", row, tr("part {spec!r:.60}: {what}", spec=spec.id, what=what))
    return spec


def harm_in(spec: AnyPart) -> str:
    """What no part may be, whoever made it: figures that would make the program run out of memory or of sense."""
    figures: tuple[float, ...]
    if isinstance(spec, Medium):
        shapes = [*spec.host_connectors, *spec.far_connectors, *(module.cage for module in spec.modules)]
        figures = (spec.speed_gbps, spec.lanes, spec.links, spec.heads, spec.max_reach_m, spec.min_reach_m)
    else:
        shapes = [group.cage for group in spec.ports]
        if sum(group.count for group in spec.ports) > _MOST_CAGES:
            return tr("more than {most_cages:,} cages", most_cages=_MOST_CAGES)
        if any(group.logical_per_cage < 1 or group.lanes > _MOST_LANES for group in spec.ports):
            return tr("a cage has from 1 port and up to {most_lanes:,} lanes", most_lanes=_MOST_LANES)
        if sum(content.count for content in spec.contents) > _MOST_CONTENTS:
            return tr("more than {most_contents:,} devices inside", most_contents=_MOST_CONTENTS)
        sizes = (spec.height_u, spec.width_mm, spec.depth_mm, spec.height_mm)
        figures = (
            *(figure for figure in sizes if figure is not None),
            *(value for g in spec.ports for value in (g.count, g.lanes, g.cage_speed_gbps)),
            *(content.count for content in spec.contents),
        )
        if any(size is not None and size > 1e6 for size in sizes):
            return tr("is larger than a kilometre")
    unknown = [shape for shape in shapes if shape not in CAGES]
    if unknown:
        return tr("cage {unknown!r:.40} is not one of {cages}", unknown=unknown[0], cages=", ".join(CAGES))
    wrong = [figure for figure in figures if figure < 0 or not math.isfinite(figure)]
    return tr("a figure is {wrong}", wrong=wrong[0]) if wrong else ""
