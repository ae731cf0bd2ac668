"""A rack stands where nothing may stand."""

from __future__ import annotations

from collections.abc import Iterator

from fabric_studio.base.language import mark, tr
from fabric_studio.layout.obstacles import area_slabs
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.obstructed import obstructed
from fabric_studio.rules.rule import Context, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    return obstructed(snapshot, RULE, snapshot.areas, area_slabs(snapshot, "no-go"), _words)


def _words(rack: str, area: str, far: str) -> str:
    return tr(
        "rack {rack} stands {far} inside {area}, where nothing may stand", rack=rack, area=area, far=far
    )


RULE = Rule(
    name="rack-in-no-go",
    severity="error",
    title=mark("A rack stands where nothing may stand"),
    rationale=mark("Ways of escape, hatches and the reach of a crane stay free, whatever is short of space."),
    source=mark("the no-go areas as drawn; footprints of the parts"),
    kinds=("area", "rack", "hall", "storey", "part"),
    find=find,
    example="rack A-01 stands 250 mm inside No-go 01, where nothing may stand",
)
