"""The cables of a rack run down nearly all at one side."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.layout.sides import WORDS, choice_of, quarters_per_rack
from fabric_studio.rules.findings import Batch, Finding, Fix
from fabric_studio.rules.rule import Context, Limit, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    quarters = quarters_per_rack(snapshot)
    limit, few = context.limit(RULE, "share"), context.limit(RULE, "cables")
    # Shape (R, 3, 2): all cables of a rack by side, then those that go up, then those that go down.
    judged = np.concatenate((quarters.sum(axis=2)[:, None, :], quarters.transpose(0, 2, 1)), axis=1)
    count, most = judged.sum(axis=2), judged.max(axis=2, initial=0)
    share = most / np.maximum(count, 1)
    uneven = (count > few) & (share > limit + 1e-9)
    bad = np.flatnonzero(uneven.any(axis=1))
    bad = bad[np.argsort(-(most * uneven).max(axis=1, initial=0)[bad], kind="stable")]
    choice = choice_of(snapshot)

    def word(index: int) -> Finding:
        row = int(bad[index])
        which = int(np.argmax(uneven[row]))
        side = WORDS[int(np.argmax(judged[row, which]))]
        values = {
            "most": f"{most[row, which]:,}",
            "total": f"{count[row, which]:,}",
            "rack": snapshot.racks.name[row],
            "limit": f"{limit:.0%}",
        }
        return Finding(
            RULE.name,
            RULE.severity,
            tr(TEXTS[which, side], **values),
            (("rack", int(snapshot.racks.uid[row])),),
            float(share[row, which]) * 100,
            limit * 100,
            "%",
            _fix(choice, which),
        )

    yield Batch(RULE.severity, snapshot.racks.uid[bad], word)


TEXTS = {
    (0, "left"): mark("{most} of {total} cables of rack {rack} run down at the left; the limit is {limit}"),
    (0, "right"): mark("{most} of {total} cables of rack {rack} run down at the right; the limit is {limit}"),
    (1, "left"): mark(
        "{most} of the {total} cables of rack {rack} that go up run at the left; the limit is {limit}"
    ),
    (1, "right"): mark(
        "{most} of the {total} cables of rack {rack} that go up run at the right; the limit is {limit}"
    ),
    (2, "left"): mark(
        "{most} of the {total} cables of rack {rack} that go down run at the left; the limit is {limit}"
    ),
    (2, "right"): mark(
        "{most} of the {total} cables of rack {rack} that go down run at the right; the limit is {limit}"
    ),
}
"""By what is uneven: all cables of the rack, those that go up, those that go down; and the side that has most."""


def _fix(choice: str, which: int) -> Fix | None:
    """Halves where that will do, else quarters; None where those are chosen already."""
    if choice == "quarters":
        return None
    if which or choice == "even":
        text = tr("lead every other column of ports to the other side, up and down each for itself")
        return Fix("set-cable-sides", {"choice": "quarters"}, text)
    text = tr("lead every other column of ports to the other side")
    return Fix("set-cable-sides", {"choice": "even"}, text)


RULE = Rule(
    name="cables-on-one-side",
    severity="info",
    title=mark("The cables of a rack run down nearly all at one side"),
    rationale=(
        mark(
            "A vertical manager takes so many cables; when one side has them all they stand before the power supplies and fans, and no module can be pulled. Cables are dressed to the side that is nearest, or as the project says (left, right, or every other column of ports). Where cables run up and down from the ports, each of the four quarters counts: those that go up are judged for themselves, and those that go down."
        )
    ),
    source=mark(
        "NVIDIA cabling guide, considerations: half of the cables to the left, half to the right, a quarter each where they leave through top and bottom; the share is a house default"
    ),
    kinds=("part", "device", "rack", "cable", "hall", "storey", "tray", "riser", "setting"),
    find=find,
    example="120 of 128 cables of rack N-01 run down at the left; the limit is 75%",
    mend=mark("Lead every other column of ports to the other side, in the whole project."),
    limits=(
        Limit(
            "share",
            0.75,
            mark("of the cables of a rack"),
            mark("house default"),
            mark("Told from this share of the cables of a rack"),
        ),
        Limit(
            "cables",
            32,
            mark("cables, up to which one side will do"),
            mark("house default"),
            mark("Cables up to which one side will do"),
        ),
    ),
)
