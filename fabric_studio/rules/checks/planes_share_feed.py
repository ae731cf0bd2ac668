"""Switches of two planes hang on one power feed alone."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.layout.feeds import SIDES
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.routing.links import WIRING
from fabric_studio.rules.feed_loss import feed_losses, loss_words
from fabric_studio.rules.findings import Batch, Finding, Fix
from fabric_studio.rules.planes import switch_planes
from fabric_studio.rules.rule import Context, Rule
from fabric_studio.rules.words import several


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    losses, plane = feed_losses(snapshot), switch_planes(snapshot)
    alone = {loss.side: loss.fallen[plane[loss.fallen] >= 0] for loss in losses}
    for loss in losses:
        switches = alone[loss.side]
        planes, count = np.unique(plane[switches], return_counts=True)
        if len(planes) < 2:
            continue
        named = [
            counted(
                many,
                "{count} switch of plane {plane}",
                "{count} switches of plane {plane}",
                plane=number + 1,
            )
            for number, many in zip(planes.tolist(), count.tolist(), strict=True)
        ]
        yield Finding(
            RULE.name,
            RULE.severity,
            tr(
                "feed {feed} alone powers {switches}; its loss takes {lost}",
                feed=loss.side,
                switches=several(named, len(named)),
                lost=loss_words(snapshot, loss),
            ),
            tuple(("device", uid) for uid in snapshot.devices.uid[switches[:200]].tolist()),
            float(len(planes)),
            1.0,
            mark("planes"),
            _apart(snapshot, plane, alone, loss.side),
            key=f"feed:{loss.side} planes:" + ",".join(str(number) for number in planes.tolist()),
        )


def _apart(snapshot: Snapshot, plane: Ints, alone: dict[str, Ints], side: str) -> Fix:
    """The plane with most switches there stays. Another one goes to the other feed, if no third plane would share that;
    else the rest is put on both."""
    switches = alone[side]
    planes, count = np.unique(plane[switches], return_counts=True)
    stays = int(planes[np.argmax(count)])
    moved = switches[plane[switches] != stays]
    leaving = np.unique(plane[moved])
    other = next(name for name in SIDES if name != side)
    uids = snapshot.devices.uid[moved].tolist()
    if len(leaving) == 1 and np.isin(plane[alone[other]], leaving).all():
        text = tr("feed plane {plane} from {feed}", plane=int(leaving[0]) + 1, feed=other)
        return Fix("set-feed", {"selection": {"device": uids}, "feed": other}, text)
    text = counted(len(uids), "feed {count} switch from both", "feed {count} switches from both")
    return Fix("set-feed", {"selection": {"device": uids}, "feed": "both"}, text)


RULE = Rule(
    name="planes-share-feed",
    severity="warning",
    title=mark("Switches of two planes hang on one power feed"),
    rationale=(
        mark(
            "Planes are there so that one can fail. Switches of two planes that are on the same feed alone, on one side of rack PDUs, all stop with it, when a breaker trips or the feed is serviced. Put them on both feeds, or each plane on its own. The planes and the feeds are those that the switches are given; a device is on both feeds until somebody says otherwise, so nothing is found before that."
        )
    ),
    source=mark("planning rule for redundant paths: no common riser, tray, feed or switch; N+N power"),
    kinds=WIRING,
    find=find,
    places="neither",
    example=(
        "feed A alone powers 8 switches of plane 1 and 8 switches of plane 2; its loss takes 16 switches, and every switch of 32 servers in the compute network"
    ),
    mend=mark("Feed the second plane from the other side, or from both."),
)
