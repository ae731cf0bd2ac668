"""What goes with one power feed: the devices on it alone, and whoever is cabled to none but those."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.base.language import tr
from fabric_studio.base.wording import joined, number_of
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.feeds import SIDES, on_one_feed
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.routing.links import WIRING
from fabric_studio.rules.hosts import hosts_of

_NOUNS = {"switch": "switch", "router": "switch", "server": "server"}


@dataclass(frozen=True)
class FeedLoss:
    """Of the feed `side`, A or B. fallen: rows of snapshot.devices that lose their power. cut: by network, the servers that
    keep theirs and lose every switch they are cabled to; last_hold: the switches that does it."""

    side: str
    fallen: Ints
    cut: dict[str, Ints]
    last_hold: Ints


def feed_losses(snapshot: Snapshot) -> tuple[FeedLoss, ...]:
    """One for each feed, A before B."""
    return snapshot.derived_from(WIRING, "rules.feed_loss", _feed_losses)


def _feed_losses(snapshot: Snapshot) -> tuple[FeedLoss, ...]:
    alone = on_one_feed(snapshot)
    return tuple(_loss(snapshot, side, alone[:, column]) for column, side in enumerate(SIDES))


def _loss(snapshot: Snapshot, side: str, falls: np.ndarray) -> FeedLoss:
    none = np.zeros(0, np.int64)
    fallen = np.flatnonzero(falls)
    cut: dict[str, Ints] = {}
    hold = none
    if len(fallen):
        host, switch, network = hosts_of(snapshot)
        for name in sorted(set(network.tolist())):
            mine = (network == name) & ~falls[host]
            kept = np.zeros(len(falls), bool)
            kept[host[mine & ~falls[switch]]] = True
            lost = mine & ~kept[host]
            if lost.any():
                cut[str(name)] = np.unique(host[lost])
                hold = np.union1d(hold, switch[lost])
    return FeedLoss(side, fallen, cut, hold)


def loss_words(snapshot: Snapshot, loss: FeedLoss) -> str:
    """ "16 switches and 2 servers, and every switch of 32 servers in the compute network"."""
    kinds = [
        _NOUNS.get(spec.kind, "device") if isinstance(spec, Part) else "device"
        for spec in snapshot.parts.spec
    ]
    part = snapshot.parts.index_of(snapshot.devices.part[loss.fallen])
    count = np.bincount(part, minlength=len(kinds))
    sums = {
        noun: sum(int(n) for kind, n in zip(kinds, count, strict=True) if kind == noun)
        for noun in ("switch", "server", "device")
    }
    words = joined([number_of(n, noun) for noun, n in sums.items() if n])
    for network, hosts in loss.cut.items():
        words = tr(
            "{words}, and every switch of {servers} in the {network} network",
            words=words,
            servers=number_of(len(hosts), "server"),
            network=tr(network),
        )
    return words
