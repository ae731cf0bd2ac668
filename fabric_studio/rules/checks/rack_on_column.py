"""A rack stands on a column."""

from __future__ import annotations

from collections.abc import Iterator

from fabric_studio.base.language import mark, tr
from fabric_studio.layout.obstacles import area_slabs
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.obstructed import obstructed
from fabric_studio.rules.rule import Context, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    return obstructed(snapshot, RULE, snapshot.areas, area_slabs(snapshot, "column"), _words)


def _words(rack: str, column: str, far: str) -> str:
    return tr("rack {rack} stands {far} inside {column}", rack=rack, column=column, far=far)


RULE = Rule(
    name="rack-on-column",
    severity="error",
    title=mark("A rack stands where a column is"),
    rationale=mark("A column carries the building and is not moved for a rack."),
    source=mark("the columns as drawn; footprints of the parts"),
    kinds=("area", "rack", "hall", "storey", "part"),
    find=find,
    example="rack A-01 stands 250 mm inside Column 01",
)
