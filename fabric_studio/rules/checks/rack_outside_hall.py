"""A rack stands outside its hall, or through its wall."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length
from fabric_studio.base.wording import joined
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.rules.findings import Batch, Finding, Fix, worst_first
from fabric_studio.rules.rule import Context, Rule

_TOUCH_MM = 1.0

_RIGHT, _LEFT = mark("{length} right"), mark("{length} left")
_DOWN, _UP = mark("{length} down"), mark("{length} up")


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, rects, racks = context.snapshot, rack_rects(context.snapshot), context.snapshot.racks
    halls = snapshot.halls
    hall = halls.index_of(racks.hall)
    x0, y0 = halls.x_mm[hall], halls.y_mm[hall]
    x1, y1 = x0 + halls.width_mm[hall], y0 + halls.depth_mm[hall]
    left, right, up, down = x0 - rects.x0, rects.x1 - x1, y0 - rects.y0, rects.y1 - y1
    over = np.maximum(np.maximum(left, right), np.maximum(up, down))
    fits = (rects.x1 - rects.x0 <= x1 - x0) & (rects.y1 - rects.y0 <= y1 - y0)
    bad = worst_first(over > _TOUCH_MM, over)

    def word(index: int) -> Finding:
        row = int(bad[index])
        dx = max(float(left[row]), 0.0) - max(float(right[row]), 0.0)
        dy = max(float(up[row]), 0.0) - max(float(down[row]), 0.0)
        name, room = racks.name[row], halls.name[hall[row]]
        if fits[row]:
            text = tr(
                "rack {name} stands {over} outside {room}",
                name=name,
                over=format_length(float(over[row])),
                room=room,
            )
            steps = [(dx, _RIGHT if dx > 0 else _LEFT), (dy, _DOWN if dy > 0 else _UP)]
            words = joined([tr(way, length=format_length(abs(step))) for step, way in steps if step])
            fix = Fix(
                "move",
                {"selection": {"rack": [int(racks.uid[row])]}, "dx_mm": dx, "dy_mm": dy},
                tr("move it {words}, to the wall", words=words),
            )
        else:
            text, fix = tr("rack {name} is larger than {room}", name=name, room=room), None
        return Finding(
            RULE.name,
            RULE.severity,
            text,
            (("rack", int(racks.uid[row])), ("hall", int(halls.uid[hall[row]]))),
            float(over[row]),
            0.0,
            "mm",
            fix,
        )

    yield Batch(RULE.severity, racks.uid[bad], word)


RULE = Rule(
    name="rack-outside-hall",
    severity="error",
    title=mark("A rack stands outside its hall"),
    rationale=mark("Walls do not move for racks."),
    source=mark("the outline of the hall as drawn; footprints of the parts"),
    kinds=("rack", "hall", "storey", "part"),
    find=find,
    example="rack A-01 stands 250 mm outside Hall 1",
    mend=mark("Move the rack to the wall it stands in."),
)
