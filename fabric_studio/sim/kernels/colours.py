"""Colour refinement: who plays the same part in a problem. Colours are 64-bit hashes, so that a round is a few passes over arrays.

Two activities get the same colour when they move the same bytes after the same history and cross links of the same colours;
two links, when they have the same capacity and carry the same number of activities of each colour. Then they have the same rates
at all times: by induction from event to event, since rates depend on nothing else.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numpy.typing import NDArray

from fabric_studio.sim.kernels.arrays import Counts, Ids

Colours = NDArray[np.uint64]


@njit(nogil=True, cache=True, error_model="numpy", inline="always")
def mixed(x: np.uint64) -> np.uint64:
    """A 64-bit hash with good avalanche (splitmix64)."""
    x = np.uint64(x) + np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.uint64(x ^ (x >> np.uint64(31)))


@njit(nogil=True, cache=True, error_model="numpy")
def order_of(after_ptr: Counts, after: Ids, n_before: Ids) -> Ids:
    """Nodes so that each stands behind all that it waits for, int32[<= N]; those that wait for themselves are left out."""
    missing = n_before.copy()
    order = np.empty(n_before.size, np.int32)
    count = 0
    for node in range(n_before.size):
        if missing[node] == 0:
            order[count] = node
            count += 1
    at = 0
    while at < count:
        node = order[at]
        at += 1
        for k in range(after_ptr[node], after_ptr[node + 1]):
            missing[after[k]] -= 1
            if missing[after[k]] == 0:
                order[count] = after[k]
                count += 1
    return order[:count]


@njit(nogil=True, cache=True, error_model="numpy")
def with_history(own: Colours, order: Ids, after_ptr: Counts, after: Ids) -> Colours:
    """Colour of every node from its own and those of all that it waits for, uint64[N]."""
    gathered = np.zeros(own.size, np.uint64)
    colour = np.zeros(own.size, np.uint64)
    for i in range(order.size):
        node = order[i]
        colour[node] = mixed(own[node] ^ mixed(gathered[node]))
        for k in range(after_ptr[node], after_ptr[node + 1]):
            gathered[after[k]] += mixed(colour[node])
    return colour


@njit(nogil=True, cache=True, error_model="numpy")
def of_rows(base: Colours, ptr: Counts, column: Ids, weight: Colours, other: Colours) -> Colours:
    """Colour of every row of a CSR matrix from the colours of its columns and the weights there, in any order. uint64[rows]."""
    out = np.empty(base.size, np.uint64)
    for row in range(base.size):
        total = np.uint64(0)
        for k in range(ptr[row], ptr[row + 1]):
            total += mixed(other[column[k]] ^ mixed(weight[k]))
        out[row] = mixed(base[row] ^ mixed(total))
    return out


@njit(nogil=True, cache=True, error_model="numpy")
def contents(of: Ids, colour: Colours, n_groups: int) -> Colours:
    """Sum of the members' colours for every group, uint64[n_groups]; of int32[members]: a member's group."""
    out = np.zeros(n_groups, np.uint64)
    for member in range(of.size):
        out[of[member]] += mixed(colour[member])
    return out
