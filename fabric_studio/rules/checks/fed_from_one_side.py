"""Devices hang on one power feed alone."""

from __future__ import annotations

from collections.abc import Iterator

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.routing.links import WIRING
from fabric_studio.rules.feed_loss import feed_losses, loss_words
from fabric_studio.rules.findings import Batch, Finding, Fix
from fabric_studio.rules.rule import Context, Rule
from fabric_studio.rules.words import several


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    devices = snapshot.devices
    for loss in feed_losses(snapshot):
        if not len(loss.fallen):
            continue
        hold = devices.uid[loss.last_hold].tolist()
        first = [str(name) for name in devices.name[loss.fallen[:4]]]
        yield Finding(
            RULE.name,
            "warning" if loss.cut else RULE.severity,
            tr(
                "feed {feed} alone powers {devices}; its loss takes {lost}",
                feed=loss.side,
                devices=several(first, len(loss.fallen)),
                lost=loss_words(snapshot, loss),
            ),
            tuple(("device", uid) for uid in devices.uid[loss.fallen[:200]].tolist()),
            float(len(loss.fallen)),
            unit=mark("devices"),
            fix=Fix(
                "set-feed",
                {"selection": {"device": hold}, "feed": "both"},
                counted(len(hold), "feed {count} switch from both", "feed {count} switches from both"),
            )
            if hold
            else None,
            key=f"feed:{loss.side}",
        )


RULE = Rule(
    name="fed-from-one-side",
    severity="info",
    title=mark("Devices hang on one power feed"),
    rationale=(
        mark(
            "With two feeds, A and B, a device on both stays up when one is lost; one with a single supply, or with both in the same rack PDU, goes down. The rule says what falls with each feed, so that a plan can be judged before a feed is serviced. It is a warning where servers that keep their power lose every switch of a network, since then a feed takes more than hangs on it. Devices are on both until somebody says otherwise. Whether half of its supplies carry a device is not judged: one that needs four of six (4+2) goes down with either of two feeds."
        )
    ),
    source=mark("N+N power: either of two feeds carries everything"),
    kinds=WIRING,
    find=find,
    places="neither",
    example="feed A alone powers leaf-01, leaf-02, leaf-03 and 1 more; its loss takes 4 switches, and every switch of 32 servers in the compute network",
    mend=mark("Feed those switches from both sides."),
)
