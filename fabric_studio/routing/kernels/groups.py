"""Ways in a dragonfly: inside a group over its own links, from group to group over one link between them."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from fabric_studio.routing.kernels.choices import drawn, room_for_choices
from fabric_studio.routing.kernels.hashing import mix

Ints = NDArray[np.int64]


@njit(nogil=True, cache=True)
def _gate(
    node: np.int64, goal: np.int64, of: np.int64, entropy: np.uint64,
    group: Ints, groups: int, gate_key: Ints, gate: Ints, tail: Ints, head: Ints, near: NDArray[np.int16], near_ptr: Ints, place: Ints, size: Ints,
) -> tuple[np.int64, np.int64]:  # fmt: skip
    """(link from the group of `node` to group `of` with the fewest local hops before it, and behind it up to `goal` where that lies there;
    how many links that is with it). The hash decides between equals; (-1, 0) where there is none."""
    key = group[node] * groups + of
    first, last = np.searchsorted(gate_key, key), np.searchsorted(gate_key, key, side="right")
    best, least = np.int64(-1), np.int64(30_000)
    if last > first:
        turned = np.int64(entropy % np.uint64(last - first))
        for i in range(last - first):
            link = gate[first + (i + turned) % (last - first)]
            a, g = tail[link], group[node]
            hops = np.int64(near[near_ptr[g] + place[node] * size[g] + place[a]]) + 1
            if group[goal] == of:
                hops += np.int64(near[near_ptr[of] + place[head[link]] * size[of] + place[goal]])
            if hops < least:
                best, least = link, hops
    return best, least if best >= 0 else np.int64(0)


@njit(nogil=True, cache=True)
def plan(
    start: Ints, target: Ints, entropy: Ints, detour: bool,
    group: Ints, groups: int, gate_key: Ints, gate: Ints, tail: Ints, head: Ints, near: NDArray[np.int16], near_ptr: Ints, place: Ints, size: Ints,
    first: Ints, second: Ints, length: Ints,
) -> None:  # fmt: skip
    """The one or, by way of another group (`detour`, drawn by the hash), two links between groups that each way takes, -1 = none, and
    its whole length, -1 = no such way. group (N,), -1 outside; gate_key (K,), rising: from * groups + to of the usable `gate` links;
    near[near_ptr[g] + a * size[g] + b]: hops between places a and b of group g (30,000: none)."""
    for w in range(len(start)):
        a, z = start[w], target[w]
        first[w] = second[w] = -1
        length[w] = -1
        if group[a] < 0 or group[z] < 0:
            continue
        if group[a] == group[z]:
            hops = np.int64(near[near_ptr[group[a]] + place[a] * size[group[a]] + place[z]])
            length[w] = hops if hops < 30_000 else -1
            continue
        seed = mix(np.uint64(entropy[w]) + np.uint64(0x9E3779B97F4A7C15))
        if not detour:
            link, hops = _gate(a, z, group[z], seed, group, groups, gate_key, gate, tail, head, near, near_ptr, place, size)
            first[w] = link
            length[w] = hops if link >= 0 else -1
            continue
        turned = np.int64(seed % np.uint64(groups))
        for i in range(groups):
            by = (turned + np.int64(i)) % np.int64(groups)
            if by == group[a] or by == group[z]:
                continue
            one, hops = _gate(a, z, by, mix(seed), group, groups, gate_key, gate, tail, head, near, near_ptr, place, size)
            if one < 0:
                continue
            two, more = _gate(head[one], z, group[z], mix(seed + np.uint64(1)), group, groups, gate_key, gate, tail, head, near, near_ptr, place, size)
            if two >= 0:
                first[w], second[w], length[w] = one, two, hops + more
                break


@njit(nogil=True, cache=True)
def follow(
    start: Ints, target: Ints, entropy: Ints, first: Ints, second: Ints,
    group: Ints, tail: Ints, head: Ints, near: NDArray[np.int16], near_ptr: Ints, place: Ints, size: Ints,
    out_ptr: Ints, out_link: Ints, ptr: Ints, length: Ints, path: Ints,
) -> None:  # fmt: skip
    """The links of ways that `plan` has made; ptr, length, path as for `walk`. Inside a group the hash decides between equals."""
    found = room_for_choices(out_ptr)
    for w in range(len(start)):
        if length[w] <= 0:
            continue
        node, at = start[w], ptr[w]
        for leg in range(3):
            over = first[w] if leg == 0 else second[w] if leg == 1 else np.int64(-1)
            if over < 0 and leg < 2:
                continue
            goal = tail[over] if over >= 0 else target[w]
            g = group[node]
            while node != goal:
                left = near[near_ptr[g] + place[node] * size[g] + place[goal]] - 1
                choices = 0
                for k in range(out_ptr[node], out_ptr[node + 1]):
                    to = head[out_link[k]]
                    if group[to] == g and near[near_ptr[g] + place[to] * size[g] + place[goal]] == left:
                        found[choices] = out_link[k]
                        choices += 1
                path[at] = found[drawn(np.uint64(entropy[w]) ^ np.uint64(node), choices)]
                node = head[path[at]]
                at += 1
            if over >= 0:
                path[at] = over
                at += 1
                node = head[over]
