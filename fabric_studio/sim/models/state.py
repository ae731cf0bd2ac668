"""Fresh working arrays for the kernels of the fluid model."""

from __future__ import annotations

import numpy as np

from fabric_studio.sim.kernels import events as kernel
from fabric_studio.sim.kernels.arrays import Network, Scratch, Solution, State, Work
from fabric_studio.sim.physics import pause_gap
from fabric_studio.sim.problem import Counts, Ids, Links, Problem
from fabric_studio.sim.symmetry import Merged


def network(links: Links) -> Network:
    return Network(
        links.use_ptr, links.use_link, links.use_coef, links.use_hop, links.on_ptr, links.on_class, links.on_coef,
        links.weight, links.cap_bytes_s, links.fan, links.capacity_bytes_s,
        links.pauses.astype(np.uint8), bool(links.pauses.any()), pause_gap(),
    )  # fmt: skip


def work(problem: Problem) -> Work:
    return Work(
        problem.activity_class, problem.activity_bytes, problem.delay_s, problem.after_ptr, problem.after,
        problem.node_phase, problem.node_step,
    )  # fmt: skip


def fresh_state(problem: Problem) -> State:
    """Time 0: nothing has begun."""
    n, a = problem.n_nodes, problem.n_activities
    classes, links = problem.links.n_classes, problem.links.n_links
    return State(
        integer=np.zeros(10, np.int64),
        real=np.zeros(8),
        status=np.zeros(n, np.uint8),
        missing=problem.n_before.copy(),
        start=np.full(n, np.nan),
        end=np.full(n, np.nan),
        remaining=problem.activity_bytes.copy(),
        stamp=np.zeros(a),
        rate=np.zeros(classes),
        members=np.zeros(classes, np.int32),
        head=np.full(classes, -1, np.int32),
        following=np.full(a, -1, np.int32),
        preceding=np.full(a, -1, np.int32),
        load=np.zeros(links),
        carried=np.zeros(links),
        since=np.zeros(links),
        peak=np.zeros(links),
        phase_open=np.zeros(problem.n_phases, np.int64),
        step_left=np.bincount(problem.node_step, minlength=problem.n_steps).astype(np.int64),
        heap_node=np.zeros(n, np.int32),
        heap_at=np.full(n, -1, np.int32),
        heap_key=np.zeros(n),
        dirty=np.zeros(classes, np.int32),
        is_dirty=np.zeros(classes, np.uint8),
        slip=np.zeros(classes),
        slip_before=np.zeros(a),
    )


def with_new_links(state: State, n_links: int, now_s: float) -> State:
    """The same state on another network: the accounts of the links start again at `now_s`."""
    return state._replace(
        load=np.zeros(n_links),
        carried=np.zeros(n_links),
        since=np.full(n_links, now_s),
        peak=np.zeros(n_links),
    )


def whole_state(small: State, merged: Merged, problem: Problem) -> State:
    """The state of the whole problem at the moment that the smaller one has reached. Accounts of links are left at 0."""
    count, of = problem.n_activities, merged.node_of
    state = fresh_state(problem)
    status = small.status[of]
    running = np.flatnonzero(status[:count] == kernel.RUNNING)
    timed = np.flatnonzero(small.heap_at[of] >= 0)
    key = small.heap_key[of]
    order = timed[np.lexsort((timed, key[timed]))].astype(np.int32)
    before = np.repeat(np.arange(problem.n_nodes), np.diff(problem.after_ptr))
    freed = problem.after[status[before] == kernel.DONE]
    head, following, preceding = _lists(running, problem)
    state.integer[:] = small.integer
    state.integer[[kernel.HEAP_SIZE, kernel.ACTIVE]] = len(order), len(running)
    state.integer[[kernel.N_DONE, kernel.N_DIRTY]] = np.count_nonzero(status == kernel.DONE), 0
    state.heap_node[: len(order)] = order
    state.heap_at[order] = np.arange(len(order))
    rate = np.zeros(problem.links.n_classes)
    rate[problem.activity_class[running]] = small.rate[of[running]]
    under_way = (status == kernel.TIMED) | (status == kernel.RUNNING)
    return state._replace(
        real=small.real.copy(),
        status=status,
        missing=(problem.n_before - np.bincount(freed, minlength=problem.n_nodes)).astype(np.int32),
        start=small.start[of],
        end=small.end[of],
        remaining=small.remaining[of[:count]],
        stamp=small.stamp[of[:count]],
        rate=rate,
        members=np.bincount(problem.activity_class[running], minlength=problem.links.n_classes).astype(
            np.int32
        ),
        head=head,
        following=following,
        preceding=preceding,
        phase_open=np.bincount(problem.node_phase[under_way], minlength=problem.n_phases).astype(np.int64),
        step_left=np.bincount(problem.node_step[status != kernel.DONE], minlength=problem.n_steps).astype(
            np.int64
        ),
        heap_key=key,
    )


def _lists(running: Counts, problem: Problem) -> tuple[Ids, Ids, Ids]:
    """(head by class, following and preceding by activity): every class's running activities as a linked list."""
    head = np.full(problem.links.n_classes, -1, np.int32)
    following = np.full(problem.n_activities, -1, np.int32)
    preceding = np.full(problem.n_activities, -1, np.int32)
    ordered = running[np.argsort(problem.activity_class[running], kind="stable")].astype(np.int32)
    c = problem.activity_class[ordered]
    first = np.diff(c, prepend=-1) != 0
    head[c[first]] = ordered[first]
    chained = np.flatnonzero(~first)
    preceding[ordered[chained]] = ordered[chained - 1]
    following[ordered[chained - 1]] = ordered[chained]
    return head, following, preceding


def solution(links: Links) -> Solution:
    """Nothing runs yet."""
    c, n = links.n_classes, links.n_links
    return Solution(np.zeros(c), np.full(c, -1, np.int32), np.full(n, np.inf))


def scratch(links: Links) -> Scratch:
    c, n = links.n_classes, links.n_links
    return Scratch(
        class_mark=np.zeros(c, np.int64),
        settled=np.zeros(c, np.int64),
        link_mark=np.zeros(n, np.int64),
        classes=np.zeros(c, np.int32),
        links=np.zeros(n, np.int32),
        capped=np.zeros(c, np.int32),
        cap_level=np.zeros(c),
        fluid=np.zeros((n, 4)),
        stopped=np.zeros(max(n, 1), np.int32),
        queue=np.zeros(n, np.int32),
        queue_key=np.zeros(n),
    )
