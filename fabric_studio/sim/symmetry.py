"""Merges what plays the same part in a problem, so that one activity stands for many; and says which one stands for whom."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from fabric_studio.sim.kernels import colours as kernel
from fabric_studio.sim.kernels.transpose import transpose
from fabric_studio.sim.problem import Counts, Floats, Ids, Problem

FEWEST_NODES = 20_000
"""Smaller problems run faster than they are looked at"""
WORTH = 4
"""Merging has to leave less than one in so many nodes"""
FEWEST_USES, WORTH_TWINS = 100_000, 3
"""The same of links: uses of links by classes, and how many times fewer there have to be"""
_ROUNDED = np.uint64(0xFFFF_FFFF_FFFF_F000)
"""The last 12 bits of a number do not tell it from another: sums of the same figures differ there by their order"""


@dataclass(frozen=True, slots=True, eq=False)
class Merged:
    """A smaller problem that behaves the same. node_of int32[N], link_of int32[L]: who stands for each of the whole problem."""

    problem: Problem
    node_of: Ids
    link_of: Ids


def merge_alike(problem: Problem, fewest: int | None = None) -> Merged | None:
    """The merged problem, or None when it would not be much smaller. Rates, times and loads are those of the whole, to rounding.

    `fewest`: problems of fewer nodes are not looked at; None = FEWEST_NODES.
    """
    if problem.n_nodes < (FEWEST_NODES if fewest is None else fewest) or problem.links.pauses.any():
        return None
    colouring = _Colouring(problem)
    most = problem.n_nodes // WORTH
    count = 0
    while True:
        nodes, links = colouring.refine()
        if nodes > most:
            return None
        if nodes + links == count:
            break
        count = nodes + links
    return _quotient(problem, colouring)


def merge_twins(problem: Problem, fewest: int | None = None) -> Merged | None:
    """The problem with one link for all that carry the same shares of the same activities, as packet spray makes them, or None when few
    do. Exact: equal links saturate together. `fewest`: problems of fewer uses are not looked at; None = FEWEST_USES."""
    links = problem.links
    uses = len(links.on_class)
    if uses < (FEWEST_USES if fewest is None else fewest) or links.pauses.any():
        return None
    apart = _hash(np.arange(links.n_classes, dtype=np.uint64))
    base = _hash(_bits(links.capacity_bytes_s))
    twin = kernel.of_rows(base, links.on_ptr, links.on_class, _hash(_bits(links.on_coef)), apart)
    first, _ = _first_of_each(twin)
    if WORTH_TWINS * int((links.on_ptr[first + 1] - links.on_ptr[first]).sum()) > uses:
        return None
    return _quotient(problem, _Twins(np.arange(problem.n_nodes, dtype=np.uint64), twin))


@dataclass(frozen=True, slots=True)
class _Twins:
    """Every node by itself; links by what they carry."""

    node: kernel.Colours
    link: kernel.Colours


class _Colouring:
    def __init__(self, problem: Problem) -> None:
        self.problem, links = problem, problem.links
        n_activities = problem.n_activities
        c = problem.activity_class
        tags = _hash(problem.node_step, problem.node_phase, problem.node_collective, (problem.node_rank >= 0))
        self._base = _hash(_bits(problem.delay_s)) ^ tags
        self._base[:n_activities] ^= _hash(
            _bits(problem.activity_bytes), _bits(links.weight[c]), _bits(links.cap_bytes_s[c]), _bits(links.fan[c])
        )  # fmt: skip
        self._base[n_activities:] ^= np.uint64(1)
        self._order = kernel.order_of(problem.after_ptr, problem.after, problem.n_before)
        self._link_base = _hash(_bits(links.capacity_bytes_s))
        self._use, self._on = _hash(_bits(links.use_coef)), _hash(_bits(links.on_coef))
        self.link: kernel.Colours = self._link_base
        self.node: kernel.Colours = self._base

    def refine(self) -> tuple[int, int]:
        """One round; how many colours of nodes and of links there are now."""
        problem, links = self.problem, self.problem.links
        n_activities = problem.n_activities
        none = np.zeros(links.n_classes, np.uint64)
        path = kernel.of_rows(none, links.use_ptr, links.use_link, self._use, self.link)
        own = self._base.copy()
        own[:n_activities] ^= path[problem.activity_class]
        self.node = kernel.with_history(own, self._order, problem.after_ptr, problem.after)
        inside = kernel.contents(problem.activity_class, self.node[:n_activities], links.n_classes)
        self.link = kernel.of_rows(self._link_base, links.on_ptr, links.on_class, self._on, inside)
        return len(_distinct(self.node)), len(_distinct(self.link))


def _quotient(problem: Problem, colouring: _Colouring | _Twins) -> Merged:
    links, n_activities = problem.links, problem.n_activities
    activity, activity_of = _first_of_each(colouring.node[:n_activities])
    computation, computation_of = _first_of_each(colouring.node[n_activities:])
    link, link_of = _first_of_each(colouring.link)
    node = np.concatenate([activity, n_activities + computation])
    node_of = np.concatenate([activity_of, len(activity) + computation_of]).astype(np.int32)
    on = _loads(problem, link, activity_of)
    use_ptr, use_link, use_coef = transpose(*on, len(activity))
    c = problem.activity_class[activity]
    count = np.bincount(activity_of, minlength=len(activity))
    small = replace(
        links,
        capacity_bytes_s=links.capacity_bytes_s[link],
        use_ptr=use_ptr,
        use_link=use_link,
        use_coef=use_coef,
        use_hop=np.full(len(use_link), -1, np.int16),
        on_ptr=on[0],
        on_class=on[1],
        on_coef=on[2],
        pauses=links.pauses[link],
        weight=links.weight[c],
        cap_bytes_s=links.cap_bytes_s[c],
        fan=links.fan[c] * count,
        latency_s=links.latency_s[c],
        near_latency_s=links.near_latency_s[c],
        blocked=links.blocked[c],
    )
    before = np.repeat(np.arange(problem.n_nodes), np.diff(problem.after_ptr))
    edges = _distinct(node_of[before].astype(np.int64) * len(node) + node_of[problem.after])
    first, after = edges // len(node), (edges % len(node)).astype(np.int32)
    merged = Problem(
        n_ranks=problem.n_ranks,
        n_steps=problem.n_steps,
        n_phases=problem.n_phases,
        links=small,
        activity_class=np.arange(len(activity), dtype=np.int32),
        activity_bytes=problem.activity_bytes[activity],
        delay_s=problem.delay_s[node],
        after_ptr=np.searchsorted(first, np.arange(len(node) + 1)).astype(np.int64),
        after=after,
        n_before=np.bincount(after, minlength=len(node)).astype(np.int32),
        node_rank=problem.node_rank[node],
        node_step=problem.node_step[node],
        node_phase=problem.node_phase[node],
        node_collective=problem.node_collective[node],
    )
    return Merged(merged, node_of, link_of.astype(np.int32))


def _loads(problem: Problem, link: Counts, activity_of: Counts) -> tuple[Counts, Ids, Floats]:
    """CSR of the chosen links: merged activities on each, with the bytes that all they stand for put on this one link."""
    links = problem.links
    by_class = np.argsort(problem.activity_class, kind="stable")
    per_class = np.bincount(problem.activity_class, minlength=links.n_classes)
    class_ptr = np.concatenate([[0], np.cumsum(per_class)])
    length = links.on_ptr[link + 1] - links.on_ptr[link]
    entry = _ranges(links.on_ptr[link], length)
    c = links.on_class[entry]
    members = per_class[c]
    activity = activity_of[by_class[_ranges(class_ptr[c], members)]]
    row = np.repeat(np.repeat(np.arange(len(link)), length), members)
    key = row * np.int64(max(int(activity_of.max(initial=0)) + 1, 1)) + activity
    order = np.argsort(key, kind="stable")
    fresh = np.flatnonzero(np.diff(key[order], prepend=-1))
    value = np.repeat(links.on_coef[entry], members)[order]
    summed = np.add.reduceat(value, fresh) if len(fresh) else np.zeros(0)
    chosen = order[fresh]
    ptr = np.searchsorted(row[chosen], np.arange(len(link) + 1)).astype(np.int64)
    return ptr, activity[chosen].astype(np.int32), summed


def _ranges(start: Counts, length: Counts) -> Counts:
    """start[0], start[0]+1, ... start[0]+length[0]-1, start[1], ..."""
    shift = np.repeat(start - np.concatenate([[0], np.cumsum(length)[:-1]]), length)
    return np.asarray(np.arange(len(shift)) + shift, np.int64)


def _bits(values: Floats) -> kernel.Colours:
    return np.ascontiguousarray(values, np.float64).view(np.uint64) & _ROUNDED


def _hash(*columns: NDArray[np.generic]) -> kernel.Colours:
    out = np.zeros(len(columns[0]), np.uint64)
    with np.errstate(over="ignore"):
        for column in columns:
            out = (out ^ column.astype(np.uint64)) * np.uint64(0xBF58476D1CE4E5B9)
            out ^= out >> np.uint64(29)
    return out


def _distinct(values: NDArray[np.generic]) -> NDArray[np.generic]:
    """Sorted, each once. (numpy's unique hashes integers, which is slower.)"""
    ordered = np.sort(values)
    return ordered[np.concatenate([[True], ordered[1:] != ordered[:-1]])] if len(ordered) else ordered


def _first_of_each(colour: kernel.Colours) -> tuple[Counts, Counts]:
    """(index of the first with each colour, number of every one's colour), colours in the order of their first."""
    order = np.argsort(colour, kind="stable")
    fresh = (
        np.concatenate([[True], colour[order][1:] != colour[order][:-1]])
        if len(order)
        else order.astype(bool)
    )
    first = order[fresh]
    rank = np.empty(len(first), np.int64)
    rank[np.argsort(first, kind="stable")] = np.arange(len(first))
    number = np.empty(len(colour), np.int64)
    number[order] = rank[np.cumsum(fresh) - 1]
    return np.sort(first), number
