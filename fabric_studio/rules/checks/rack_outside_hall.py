"""A rack stands outside its hall, or through its wall."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.units import format_length
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.rules.findings import Batch, Finding, Fix
from fabric_studio.rules.rule import Context, Rule

_TOUCH_MM = 1.0


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, rects, racks = context.snapshot, rack_rects(context.snapshot), context.snapshot.racks
    halls = snapshot.halls
    hall = halls.index_of(racks.hall)
    x0, y0 = halls.x_mm[hall], halls.y_mm[hall]
    x1, y1 = x0 + halls.width_mm[hall], y0 + halls.depth_mm[hall]
    left, right, up, down = x0 - rects.x0, rects.x1 - x1, y0 - rects.y0, rects.y1 - y1
    over = np.maximum(np.maximum(left, right), np.maximum(up, down))
    fits = (rects.x1 - rects.x0 <= x1 - x0) & (rects.y1 - rects.y0 <= y1 - y0)
    bad = np.flatnonzero(over > _TOUCH_MM)
    bad = bad[np.argsort(-over[bad], kind="stable")]

    def word(index: int) -> Finding:
        row = int(bad[index])
        dx = max(float(left[row]), 0.0) - max(float(right[row]), 0.0)
        dy = max(float(up[row]), 0.0) - max(float(down[row]), 0.0)
        name, room = racks.name[row], halls.name[hall[row]]
        if fits[row]:
            text = f"rack {name} stands {format_length(float(over[row]))} outside {room}"
            steps = [(dx, "right" if dx > 0 else "left"), (dy, "down" if dy > 0 else "up")]
            words = " and ".join(f"{format_length(abs(step))} {way}" for step, way in steps if step)
            fix = Fix(
                "move",
                {"selection": {"rack": [int(racks.uid[row])]}, "dx_mm": dx, "dy_mm": dy},
                f"move it {words}, to the wall",
            )
        else:
            text, fix = f"rack {name} is larger than {room}", None
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
    title="A rack stands outside its hall",
    rationale="Walls do not move for racks.",
    source="the outline of the hall as drawn; footprints of the parts",
    kinds=("rack", "hall", "storey", "part"),
    find=find,
    example="rack A-01 stands 250 mm outside Hall 1",
    mend="Move the rack to the wall it stands in.",
)
