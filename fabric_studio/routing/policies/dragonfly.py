"""Dragonfly: minimal, by way of another group (Valiant), or whichever is less loaded (UGAL)."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from fabric_studio.base.language import mark
from fabric_studio.model.table import Ints
from fabric_studio.routing.groups import groups_of
from fabric_studio.routing.kernels.adapt import choose
from fabric_studio.routing.kernels.groups import follow, plan
from fabric_studio.routing.net import SwitchNet
from fabric_studio.routing.policy import Between, Policy, Ways
from fabric_studio.routing.shortest import begins, filled, mended

DETOURS, ROUNDS = 3, 3
"""Of UGAL: groups that a flow may go by, and how often every flow may look again"""
_SPREAD = 0x2545F4914F6CDD1D


def _planned(net: SwitchNet, ways: Ways, *, detour: bool) -> tuple[Ints, Ints, Ints]:
    """Lengths (-1 = no way), beginnings and links."""
    g = groups_of(net)
    count = len(ways.start)
    first, second, length = np.empty(count, np.int64), np.empty(count, np.int64), np.empty(count, np.int64)
    plan(
        ways.start, ways.target, ways.entropy, detour, g.group, g.count, g.gate_key, g.gate, net.tail, net.head, g.near,
        g.near_ptr, g.place, g.size, first, second, length,
    )  # fmt: skip
    ptr = begins(length)
    path = np.empty(int(np.maximum(length, 0).sum()), np.int64)
    follow(
        ways.start, ways.target, ways.entropy, first, second, g.group, net.tail, net.head, g.near, g.near_ptr, g.place,
        g.size, net.out_ptr, net.out_link, ptr, length, path,
    )  # fmt: skip
    return length, ptr, path


def minimal(net: SwitchNet, ways: Ways) -> Between:
    length, ptr, path = _planned(net, ways, detour=False)
    return mended(net, ways, Between.single(ptr, length, path))


def valiant(net: SwitchNet, ways: Ways) -> Between:
    """Inside a group, and where no third group is joined to both, as minimal."""
    length, ptr, path = _planned(net, ways, detour=True)
    lost = np.flatnonzero(length < 0)
    if not len(lost):
        return Between.single(ptr, length, path)
    return filled(Between.single(ptr, length, path), lost, minimal(net, ways.only(lost)))


def ugal(net: SwitchNet, ways: Ways) -> Between:
    """The minimal way or one of some detours: the least load times hops."""
    options, count = 1 + DETOURS, len(ways.start)
    found = [_planned(net, ways, detour=False)]
    for turn in range(DETOURS):
        entropy = ways.entropy ^ np.int64(_SPREAD * (turn + 1) % 2**62)
        found.append(_planned(net, replace(ways, entropy=entropy), detour=True))
    length = np.stack([np.maximum(one[0], 0) for one in found], axis=1).ravel()
    ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(length)))
    link = np.empty(int(ptr[-1]), np.int64)
    for number, (own, begin, path) in enumerate(found):
        kept = np.maximum(own, 0)
        at = np.arange(int(kept.sum())) - np.repeat(np.cumsum(kept) - kept, kept)
        link[np.repeat(ptr[number:-1:options], kept) + at] = path[np.repeat(begin, kept) + at]
    chosen = np.zeros(count, np.int64)
    choose(ptr, link, options, net.capacity, ways.part, ROUNDS, chosen)
    row = np.arange(count) * options + chosen
    of = np.where((ptr[row + 1] > ptr[row]) | (ways.start == ways.target), row, -1)
    return mended(net, ways, Between(of, ptr, link, np.zeros(0)))


def misfit(net: SwitchNet) -> str:
    return groups_of(net).misfit


POLICY = (
    Policy(
        name="dragonfly-minimal",
        title=mark("Dragonfly minimal"),
        summary=mark("On a dragonfly: over the one link between the two groups, by hash where there are several"),
        find=minimal,
        misfit=misfit,
    ),
    Policy(
        name="dragonfly-valiant",
        title=mark("Dragonfly Valiant"),
        summary=mark("On a dragonfly: by way of a third group drawn by hash, so that no pair of groups overloads its one link"),
        find=valiant,
        misfit=misfit,
    ),
    Policy(
        name="dragonfly-ugal",
        title=mark("Dragonfly UGAL"),
        summary=mark("On a dragonfly: minimal or by way of a third group, whichever has less load times hops"),
        find=ugal,
        weighs=True,
        misfit=misfit,
    ),
)
