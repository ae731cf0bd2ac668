"""The knee of a message-size sweep: from where on a collective is limited by bandwidth rather than latency."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_bytes
from fabric_studio.sim.results import CollectiveTimes

FEWEST_SIZES = 4


def knee_bytes(collectives: Sequence[CollectiveTimes]) -> float | None:
    """The size at which the bus bandwidth reaches half of its highest, between two sizes of the sweep (on logarithmic axes).

    None unless there are four or more sizes of one operation, or where the smallest already reaches half.
    """
    if (
        len({c.operation for c in collectives}) != 1
        or len({c.size_bytes for c in collectives}) < FEWEST_SIZES
    ):
        return None
    ordered = sorted(collectives, key=lambda c: c.size_bytes)
    size = np.array([c.size_bytes for c in ordered])
    bus = np.maximum([c.busbw_gbytes_s for c in ordered], 1e-300)
    half = bus.max() / 2
    first = int(np.argmax(bus >= half))
    if first == 0:
        return None
    low, high = np.log(bus[first - 1 : first + 1])
    part = (np.log(half) - low) / (high - low)
    return float(size[first - 1] * (size[first] / size[first - 1]) ** part)


def knee_note(collectives: Sequence[CollectiveTimes]) -> tuple[str, ...]:
    """The knee in words, if there is one."""
    knee = knee_bytes(collectives)
    if knee is None:
        return ()
    best = max(collectives, key=lambda c: c.busbw_gbytes_s)
    return (
        tr(
            "Knee at {knee}: from there on more than half of the highest bus bandwidth, {busbw_gbytes_s:.4g} GB/s at {size_bytes}.",
            knee=format_bytes(knee),
            busbw_gbytes_s=best.busbw_gbytes_s,
            size_bytes=format_bytes(best.size_bytes),
        ),
    )
