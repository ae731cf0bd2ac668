"""A rack stands in a wall."""

from __future__ import annotations

from collections.abc import Iterator

from fabric_studio.base.language import mark, tr
from fabric_studio.layout.obstacles import wall_slabs
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.obstructed import obstructed
from fabric_studio.rules.rule import Context, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    return obstructed(snapshot, RULE, snapshot.walls, wall_slabs(snapshot), _words)


def _words(rack: str, wall: str, far: str) -> str:
    return tr("rack {rack} stands {far} inside {wall}", rack=rack, wall=wall, far=far)


RULE = Rule(
    name="rack-in-wall",
    severity="error",
    title=mark("A rack stands through a wall"),
    rationale=mark(
        "A rack and a wall cannot be in one place. Turned racks and slanting walls are compared by their true outline."
    ),
    source=mark("the walls as drawn; footprints of the parts"),
    kinds=("wall", "rack", "hall", "storey", "part"),
    find=find,
    example="rack A-01 stands 60 mm inside Wall 01",
)
