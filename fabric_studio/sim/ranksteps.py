"""Rank x step: how long each rank was at work in each step, and so which one keeps the others waiting."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from fabric_studio.sim.problem import Counts, Floats, Ids, Problem
from fabric_studio.workloads.demand import Collective

Matrix = NDArray[np.float32]


class RankSteps:
    """Keeps the matrix float32[ranks, steps] up to date from the start and end times of nodes (float64[N], NaN = not yet).

    A rank's own work in a step is the span from the start of its first computation or flow to the end of its last; where ranks
    work in units (a tensor group shares the work of its `leader`), one after the other, it is the sum without the gaps.
    A shared collective adds, for the ranks that take part, the time that it runs after their own work. Waiting for slower ranks is
    not counted: it is the step's duration minus the matrix.
    """

    def __init__(
        self, problem: Problem, collectives: tuple[Collective, ...], leader: Ids, step_size: Counts
    ) -> None:
        """`step_size` int64[S]: what `step_left` is when nothing of a step has finished."""
        self._problem, self._collectives, self._leader = problem, collectives, leader
        self._step_size = step_size
        self._in_turns = bool((leader != np.arange(len(leader))).any())
        by_step = np.argsort(problem.node_step, kind="stable")
        ends = np.cumsum(np.bincount(problem.node_step, minlength=problem.n_steps))
        self._nodes: list[Ids] = np.split(by_step, ends[:-1])
        self._settled = np.zeros(problem.n_steps, bool)
        self._left = int(step_size.sum())
        self.matrix: Matrix = np.full((problem.n_ranks, problem.n_steps), np.nan, np.float32)

    def update(self, step_left: Counts, times: Callable[[], tuple[Floats, Floats]]) -> Matrix:
        """Bring the matrix up to date and return it; a matrix returned before is never changed. `times` gives the start and
        end of every node when something has changed."""
        left = int(step_left.sum())
        if left == self._left:
            return self.matrix
        self._left = left
        start, end = times()
        fresh = None
        for step in np.flatnonzero(~self._settled):
            nodes = self._nodes[step]
            if step_left[step] == self._step_size[step]:
                break
            fresh = self.matrix.copy() if fresh is None else fresh
            fresh[:, step] = self._column(nodes, start, end)
            self._settled[step] = step_left[step] == 0
        if fresh is not None:
            self.matrix = fresh
        return self.matrix

    def _column(self, nodes: Ids, start: Floats, end: Floats) -> Matrix:
        n_ranks = self._problem.n_ranks
        rank = self._problem.node_rank[nodes]
        own, shared = nodes[rank >= 0], nodes[rank < 0]
        first, last = np.full(n_ranks, np.inf), np.full(n_ranks, -np.inf)
        with np.errstate(invalid="ignore"):  # NaN = not yet, and is to win
            np.minimum.at(first, rank[rank >= 0], start[own])
            np.maximum.at(last, rank[rank >= 0], end[own])
        first, last = first[self._leader], last[self._leader]
        has_own = first < np.inf
        work = np.where(np.isinf(last), 0.0, last - np.where(has_own, first, 0.0))
        if self._in_turns:
            took = np.bincount(rank[rank >= 0], end[own] - start[own], minlength=n_ranks)
            work = np.where(np.isnan(work), np.nan, took[self._leader])
        work[np.isnan(last) | np.isnan(first)] = np.nan
        took_part = np.isfinite(work) & ~np.isinf(last)
        kind = self._problem.node_collective[shared]
        spans = [
            (float(end[some].max()), float(start[some].min()), k)
            for k in np.unique(kind[kind >= 0])
            for some in [shared[kind == k]]
        ]
        busy_until = last
        for closed, opened, k in sorted(span for span in spans if not np.isnan(span[0])):
            ranks = self._collectives[k].ranks
            work[ranks] += np.maximum(closed - np.maximum(opened, busy_until[ranks]), 0.0)
            busy_until[ranks] = np.maximum(busy_until[ranks], closed)
            took_part[ranks] = True
        return np.where(took_part, work, np.nan).astype(np.float32)
