"""A rack stands in front of a door."""

from __future__ import annotations

from collections.abc import Iterator

from fabric_studio.base.language import mark, tr
from fabric_studio.layout.obstacles import door_slabs
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.obstructed import obstructed
from fabric_studio.rules.rule import Context, Limit, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    return obstructed(
        snapshot, RULE, snapshot.doors, door_slabs(snapshot, context.limit(RULE, "clear_mm")), _words
    )


def _words(rack: str, door: str, far: str) -> str:
    return tr("rack {rack} stands {far} in the way of {door}", rack=rack, door=door, far=far)


RULE = Rule(
    name="rack-before-door",
    severity="warning",
    title=mark("A rack stands in front of a door"),
    rationale=mark(
        "A door that does not open fully keeps people in and racks out. Free must stay the floor its leaf swings over, and a step on the other side."
    ),
    source=mark("the doors as drawn; the leaf is as wide as the opening"),
    kinds=("door", "rack", "hall", "storey", "part"),
    find=find,
    example="rack A-01 stands 400 mm in the way of Door 01",
    limits=(
        Limit(
            "clear_mm",
            1000.0,
            "mm",
            mark("house default: one step in front of a door on either side"),
            mark("Floor to keep free on either side of a door, in mm"),
        ),
    ),
)
