"""Shortest ways between switches, one each, and what takes their place where a stricter policy finds none."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fabric_studio.model.table import Ints
from fabric_studio.routing.kernels.distances import FAR
from fabric_studio.routing.kernels.walk import walk, walk_by_number
from fabric_studio.routing.net import SwitchNet
from fabric_studio.routing.policy import Between, Ways


def lengths(net: SwitchNet, ways: Ways) -> tuple[Ints, Ints, Ints]:
    """(row of net.distance, hops, -1 = no way; where each begins when they lie one behind the other) of shortest ways."""
    table = net.rows(ways.target)
    hops = net.distance[table, ways.start] if len(net.distance) else np.full(len(ways.start), FAR)
    length = np.where(ways.start == ways.target, 0, np.where(hops >= FAR, -1, hops)).astype(np.int64)
    return table, length, begins(length)


def begins(length: Ints) -> Ints:
    kept = np.maximum(length, 0)
    return np.asarray(np.cumsum(kept) - kept, np.int64)


def hashed(net: SwitchNet, ways: Ways, seed: NDArray[np.uint64] | None = None) -> Between:
    """By hash at every switch. seed (N,): of each switch, its own when None."""
    table, length, ptr = lengths(net, ways)
    path = np.empty(int(np.maximum(length, 0).sum()), np.int64)
    walk(
        ways.start, ways.target, ways.entropy, table, net.distance, net.out_ptr, net.out_link, net.head, net.forwards,
        net.seed if seed is None else seed, ptr, length, path,
    )  # fmt: skip
    return Between.single(ptr, length, path)


def numbered(net: SwitchNet, ways: Ways, number: Ints) -> Between:
    """By a number (W,) of each way, digit by digit."""
    table, length, ptr = lengths(net, ways)
    path = np.empty(int(np.maximum(length, 0).sum()), np.int64)
    walk_by_number(
        ways.start, ways.target, number, table, net.distance, net.out_ptr, net.out_link, net.head, net.forwards, ptr,
        length, path,
    )  # fmt: skip
    return Between.single(ptr, length, path)


def mended(net: SwitchNet, ways: Ways, found: Between) -> Between:
    """`found`, with a shortest way by hash for every way that it has not found, as routing engines fall back."""
    lost = np.flatnonzero(~found.there)
    return filled(found, lost, hashed(net, ways.only(lost))) if len(lost) else found


def filled(found: Between, rows: Ints, other: Between) -> Between:
    """`found`, with those of `other` in place of some rows; both are without shares."""
    of = found.of.copy()
    of[rows] = np.where(other.there, other.of + len(found.ptr) - 1, -1)
    ptr = np.concatenate((found.ptr, found.ptr[-1] + other.ptr[1:]))
    return Between(of, ptr, np.concatenate((found.link, other.link)), found.share)
