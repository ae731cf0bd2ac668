"""Both ends of many flows at once: through which port a rank leaves and enters, and over whose NIC when its own leads elsewhere."""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

Ints = NDArray[np.int64]


@njit(nogil=True, cache=True)
def pick_ports(
    via: Ints, out: Ints, turn_out: Ints, turn_in: Ints, port_ptr: Ints, component: Ints, leave: Ints, enter: Ints
) -> None:
    """For W ways from rank via[w] to rank out[w]: a port of each, as numbers of `component` (P,), the part of the network that a
    port leads into. port_ptr (n+1): ports of every rank. The ports whose turn it is (turn_out, turn_in, modulo how many there are), or
    the next two in one part of the network; -1, -1 where there are none."""
    for w in range(len(via)):
        first, last = port_ptr[via[w]], port_ptr[out[w]]
        ours, theirs = port_ptr[via[w] + 1] - first, port_ptr[out[w] + 1] - last
        leave[w] = enter[w] = -1
        for j in range(theirs):
            into = last + (turn_in[w] + j) % theirs
            for i in range(ours):
                from_ = first + (turn_out[w] + i) % ours
                if component[from_] == component[into]:
                    leave[w], enter[w] = from_, into
                    break
            if leave[w] >= 0:
                break


@njit(nogil=True, cache=True)
def _stand_in(key: np.int64, rank: np.int64, member_key: Ints, member: Ints) -> np.int64:
    """The rank with a port into that part of the network, of that domain, that stands in for `rank`; -1 where there is none."""
    first, last = np.searchsorted(member_key, key), np.searchsorted(member_key, key, side="right")
    return member[first + rank % (last - first)] if last > first else np.int64(-1)


@njit(nogil=True, cache=True)
def bridge(
    via: Ints,
    out: Ints,
    port_ptr: Ints,
    component: Ints,
    domain: Ints,
    scales_up: NDArray[np.bool_],
    member_key: Ints,
    member: Ints,
    parts: int,
) -> None:
    """Flows between ranks whose NICs lead into separate networks take the NIC of another rank of their scale-up domain: the
    sender's side first, else the receiver's, else both. Changes via and out (W,).

    member_key (K,), rising: domain * parts + component of the ports of ranks that have a scale-up link; member: the rank of each.
    """
    for w in range(len(via)):
        src, dst = via[w], out[w]
        joined = False
        for i in range(port_ptr[src], port_ptr[src + 1]):
            for j in range(port_ptr[dst], port_ptr[dst + 1]):
                joined |= component[i] == component[j]
        if joined:
            continue
        if scales_up[src]:
            for j in range(port_ptr[dst], port_ptr[dst + 1]):
                other = _stand_in(domain[src] * parts + component[j], src, member_key, member)
                if other >= 0:
                    via[w], joined = other, True
                    break
        if not joined and scales_up[dst]:
            for i in range(port_ptr[src], port_ptr[src + 1]):
                other = _stand_in(domain[dst] * parts + component[i], dst, member_key, member)
                if other >= 0:
                    out[w], joined = other, True
                    break
        if not joined and scales_up[src] and scales_up[dst]:
            begin = np.searchsorted(member_key, domain[src] * parts)
            end = np.searchsorted(member_key, (domain[src] + 1) * parts)
            for k in range(begin, end):
                other = _stand_in(domain[dst] * parts + member_key[k] % parts, dst, member_key, member)
                if other >= 0:
                    via[w], out[w] = member[k], other
                    break


@njit(nogil=True, cache=True)
def join(
    of_flow: Ints,
    part: NDArray[np.float64],
    before: Ints,
    middle: Ints,
    middle_ptr: Ints,
    middle_link: Ints,
    middle_share: NDArray[np.float64],
    after: Ints,
    ptr: Ints,
    link: NDArray[np.int32],
    share: NDArray[np.float64],
) -> None:
    """Put the pieces of W ways together, flow by flow: before (W, 3) and after (W, 3), links or -1, and between them the links of row
    middle[w] of the CSR (-1: none) with their shares (empty: 1). of_flow (W,) is rising; part (W,): how much of its flow goes this way.

    Called twice. With empty `link` it counts, into ptr (F+1), as running sums; then it fills in.
    """
    count_only = link.size == 0
    total = 0
    flow = 0
    for w in range(len(of_flow)):
        while flow < of_flow[w]:
            flow += 1
            if count_only:
                ptr[flow] = total
        row = middle[w]
        first = middle_ptr[row] if row >= 0 else 0
        last = middle_ptr[row + 1] if row >= 0 else 0
        for i in range(3):
            if before[w, i] >= 0:
                if not count_only:
                    link[total], share[total] = before[w, i], part[w]
                total += 1
        if not count_only:
            for k in range(first, last):
                place = total + k - first
                link[place] = middle_link[k]
                share[place] = part[w] * middle_share[k] if middle_share.size else part[w]
        total += last - first
        for i in range(3):
            if after[w, i] >= 0:
                if not count_only:
                    link[total], share[total] = after[w, i], part[w]
                total += 1
    if count_only:
        while flow < ptr.size - 1:
            flow += 1
            ptr[flow] = total
