"""Utilisation of links, accumulated only where and when a rate changes: bytes = sum of load x time."""

from __future__ import annotations

from numba import njit

from fabric_studio.sim.kernels.arrays import Floats, Singles


@njit(nogil=True, cache=True, error_model="numpy", inline="always")
def settle(carried: Floats, since: Floats, load: Floats, link: int, now: float) -> None:
    """Book what `link` carried since its last change: carried float64[L] bytes, since float64[L] s, load float64[L] bytes/s."""
    carried[link] += load[link] * (now - since[link])
    since[link] = now


@njit(nogil=True, cache=True, error_model="numpy")
def mean_utilization(
    carried: Floats,
    since: Floats,
    load: Floats,
    capacity: Floats,
    now: float,
    before: Floats,
    interval_s: float,
    out: Singles,
) -> None:
    """Mean utilisation of every link over the last interval, float32[L] into `out`.

    `before` float64[L] holds the bytes carried up to the start of the interval and is moved on to `now`.
    A link without capacity shows 0; an interval of no length shows the present load.
    """
    for link in range(capacity.size):
        total = carried[link] + load[link] * (now - since[link])
        if capacity[link] <= 0.0:
            out[link] = 0.0
        elif interval_s > 0.0:
            out[link] = (total - before[link]) / (capacity[link] * interval_s)
        else:
            out[link] = load[link] / capacity[link]
        before[link] = total
