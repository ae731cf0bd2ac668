"""The event loop: what finishes next, what that releases, and the new rates.

Two kinds of node. A computation takes its duration. An activity waits its latency (cut-through: once per path), then moves
its bytes at the rate of its class; it ends when they are through:  end = start + alpha + integral until size bytes.
After a change only what it really alters is solved again (`ripple`); a change too large for that, all it can reach (`component`).
The rest keeps its finishing times.

Coalescing: when an activity ends at t after running d seconds, further endings until t + coalesce * d happen at their own exact
instants, but the freed capacity is shared out only after them, in one solve. The next start closes the window. So every rate
in use is at most `coalesce` of an activity's running time old; coalesce = 0 is exact. How far that put each activity off is
measured: the bytes that it would have moved more or less had its new rate come at once, over its size (WORST_SLIP, SUM_SLIP).
"""

from __future__ import annotations

import numpy as np
from numba import njit

from fabric_studio.sim.kernels.arrays import Network, Scratch, Solution, State, Work
from fabric_studio.sim.kernels.component import gather
from fabric_studio.sim.kernels.heap import put, remove
from fabric_studio.sim.kernels.maxmin import fill, rate_of
from fabric_studio.sim.kernels.ripple import GAVE_UP, ripple
from fabric_studio.sim.kernels.usage import settle

WAITING, TIMED, RUNNING, DONE = 0, 1, 2, 3  # State.status

# State.integer
HEAP_SIZE, N_DIRTY, WINDOW_OPEN, MARK, ACTIVE, SOLVES, N_DONE, EVENTS, BEGUN, IN_USE = range(10)
# State.real
NOW, WINDOW_END, GOODPUT, DELIVERED, DELIVERED_AT, WINDOW_START, WORST_SLIP, SUM_SLIP = range(8)

_SAME_INSTANT = 1.0 + 1e-12
_LARGE = 4
"""A change that touches more than one in so many uses of links is solved as a whole at once"""


@njit(nogil=True, cache=True, error_model="numpy")
def _touch(state: State, c: int) -> None:
    if not state.is_dirty[c]:
        state.is_dirty[c] = 1
        state.dirty[state.integer[N_DIRTY]] = c
        state.integer[N_DIRTY] += 1


@njit(nogil=True, cache=True, error_model="numpy")
def _deliver(state: State, now: float) -> None:
    state.real[DELIVERED] += state.real[GOODPUT] * (now - state.real[DELIVERED_AT])
    state.real[DELIVERED_AT] = now


@njit(nogil=True, cache=True, error_model="numpy")
def _begin(node: int, now: float, work: Work, state: State) -> None:
    """A node whose predecessors are done: its latency or its duration starts to run."""
    state.status[node] = TIMED
    state.start[node] = now
    state.phase_open[work.phase[node]] += 1
    state.integer[HEAP_SIZE] = put(
        state.heap_node, state.heap_at, state.heap_key, state.integer[HEAP_SIZE], node, now + work.delay[node]
    )


@njit(nogil=True, cache=True, error_model="numpy")
def _finish(node: int, now: float, work: Work, state: State) -> None:
    state.status[node] = DONE
    state.end[node] = now
    state.phase_open[work.phase[node]] -= 1
    state.step_left[work.step[node]] -= 1
    state.integer[N_DONE] += 1
    for k in range(work.after_ptr[node], work.after_ptr[node + 1]):
        waiting = work.after[k]
        state.missing[waiting] -= 1
        if state.missing[waiting] == 0:
            _begin(waiting, now, work, state)


@njit(nogil=True, cache=True, error_model="numpy")
def _run(activity: int, now: float, net: Network, work: Work, state: State) -> None:
    c = work.activity_class[activity]
    state.status[activity] = RUNNING
    state.remaining[activity] = work.size[activity]
    state.stamp[activity] = now
    state.preceding[activity] = -1
    state.following[activity] = state.head[c]
    if state.head[c] >= 0:
        state.preceding[state.head[c]] = activity
    state.head[c] = activity
    if state.members[c] == 0:
        state.integer[IN_USE] += net.use_ptr[c + 1] - net.use_ptr[c]
    state.members[c] += 1
    state.integer[ACTIVE] += 1
    state.slip_before[activity] = state.slip[c]
    _touch(state, c)


@njit(nogil=True, cache=True, error_model="numpy")
def _leave(activity: int, now: float, net: Network, work: Work, state: State) -> None:
    c = work.activity_class[activity]
    before, after = state.preceding[activity], state.following[activity]
    if before >= 0:
        state.following[before] = after
    else:
        state.head[c] = after
    if after >= 0:
        state.preceding[after] = before
    state.remaining[activity] = 0.0
    state.members[c] -= 1
    state.integer[ACTIVE] -= 1
    if state.members[c] == 0:
        state.integer[IN_USE] -= net.use_ptr[c + 1] - net.use_ptr[c]
    slip = (state.slip[c] - state.slip_before[activity]) / work.size[activity]
    if now > state.start[activity]:
        slip += (now - state.real[WINDOW_START]) / (now - state.start[activity])
    state.real[WORST_SLIP] = max(state.real[WORST_SLIP], slip)
    state.real[SUM_SLIP] += slip
    for k in range(net.use_ptr[c], net.use_ptr[c + 1]):
        link = net.use_link[k]
        settle(state.carried, state.since, state.load, link, now)
        state.load[link] = max(state.load[link] - net.use_coef[k] * state.rate[c], 0.0)
    _deliver(state, now)
    state.real[GOODPUT] = max(state.real[GOODPUT] - net.fan[c] * state.rate[c], 0.0)
    if state.integer[ACTIVE] == 0:
        state.real[GOODPUT] = 0.0
    _touch(state, c)


@njit(nogil=True, cache=True, error_model="numpy")
def _set_rate(c: int, rate: float, now: float, state: State) -> None:
    old = state.rate[c]
    state.rate[c] = rate
    activity = state.head[c]
    while activity >= 0:
        fresh = state.heap_at[activity] < 0
        if rate != old or fresh:
            left = state.remaining[activity] - old * (now - state.stamp[activity])
            state.remaining[activity] = max(left, 0.0)
            state.stamp[activity] = now
            if rate > 0.0:
                state.integer[HEAP_SIZE] = put(
                    state.heap_node,
                    state.heap_at,
                    state.heap_key,
                    state.integer[HEAP_SIZE],
                    activity,
                    now + state.remaining[activity] / rate,
                )
            else:
                state.integer[HEAP_SIZE] = remove(
                    state.heap_node, state.heap_at, state.heap_key, state.integer[HEAP_SIZE], activity
                )
        activity = state.following[activity]


@njit(nogil=True, cache=True, error_model="numpy")
def _all_quiet(net: Network, state: State, solution: Solution, scratch: Scratch) -> tuple[int, int, int]:
    """Nothing runs any more: no rates to share, and no link is full."""
    n_dirty = state.integer[N_DIRTY]
    for i in range(n_dirty):
        c = state.dirty[i]
        scratch.classes[i] = c
        solution.level[c] = 0.0
        solution.holder[c] = -1
        for k in range(net.use_ptr[c], net.use_ptr[c + 1]):
            solution.saturation[net.use_link[k]] = np.inf
            state.load[net.use_link[k]] = 0.0
    return n_dirty, 0, n_dirty


@njit(nogil=True, cache=True, error_model="numpy")
def _solve(net: Network, state: State, solution: Solution, scratch: Scratch) -> tuple[int, int, int]:
    """New levels for whatever the dirty classes alter: how many scratch.classes and scratch.links, and the work done."""
    n_dirty, in_use = state.integer[N_DIRTY], state.integer[IN_USE]
    if state.integer[ACTIVE] == 0:
        return _all_quiet(net, state, solution, scratch)
    touched = 0
    for i in range(n_dirty):
        touched += net.use_ptr[state.dirty[i] + 1] - net.use_ptr[state.dirty[i]]
    spent = 0
    if touched * _LARGE <= in_use and not net.spreads:
        state.integer[MARK] += 1
        n_classes, n_links, spent = ripple(
            net, state.members, state.dirty, n_dirty, solution, scratch, state.integer[MARK], in_use
        )
        if n_classes != GAVE_UP:
            return n_classes, n_links, spent
    state.integer[MARK] += 1
    n_classes, n_links = gather(net, state.members, state.dirty, n_dirty, scratch, state.integer[MARK])
    fill(net, state.members, solution, scratch, n_classes, n_links, state.integer[MARK])
    return n_classes, n_links, spent + n_classes + n_links


@njit(nogil=True, cache=True, error_model="numpy")
def share_again(net: Network, state: State, solution: Solution, scratch: Scratch) -> int:
    """New max-min rates for everything that the dirty classes alter, from the present time on.

    Returns the number of classes and links looked at, as a measure of the work done.
    """
    now = state.real[NOW]
    waited = now - state.real[WINDOW_START]
    n_classes, n_links, spent = _solve(net, state, solution, scratch)
    _deliver(state, now)
    for i in range(n_classes):
        c = scratch.classes[i]
        old, new = state.rate[c], rate_of(c, net, solution)
        if new == old and not state.is_dirty[c]:
            continue
        state.slip[c] += abs(new - old) * waited
        # Members that ran at the old rate are those with a place in the heap; the others have just joined.
        activity = state.head[c]
        while activity >= 0:
            state.real[GOODPUT] += net.fan[c] * (new - (old if state.heap_at[activity] >= 0 else 0.0))
            activity = state.following[activity]
        _set_rate(c, new, now, state)
    for i in range(n_links):
        link = scratch.links[i]
        settle(state.carried, state.since, state.load, link, now)
        load = 0.0
        for k in range(net.on_ptr[link], net.on_ptr[link + 1]):
            c = net.on_class[k]
            load += state.members[c] * net.on_coef[k] * state.rate[c]
        state.load[link] = load
        if net.capacity[link] > 0.0:
            state.peak[link] = max(state.peak[link], load / net.capacity[link])
    for i in range(state.integer[N_DIRTY]):
        state.is_dirty[state.dirty[i]] = 0
    state.integer[N_DIRTY] = 0
    state.integer[SOLVES] += 1
    return spent


@njit(nogil=True, cache=True, error_model="numpy")
def advance(
    net: Network,
    work: Work,
    state: State,
    solution: Solution,
    scratch: Scratch,
    until: float,
    coalesce: float,
    effort: int,
) -> bool:
    """Let time go on to `until` (s, may be inf), or to the last event, or until about `effort` classes and links were solved.

    Returns True when the call came to its end, False when it ran out of effort and wants to be called again (so that the
    caller can show progress or stop). After a return at `until` the present time is exactly `until`, and stopping there
    never changes what happens later. With nothing left to wait for, time stays at the last event.
    """
    if not state.integer[BEGUN]:
        state.integer[BEGUN] = 1
        for node in range(state.status.size):
            if state.missing[node] == 0:
                _begin(node, state.real[NOW], work, state)
    spent = 0
    while True:
        some = state.integer[HEAP_SIZE] > 0
        node = state.heap_node[0] if some else -1
        at = state.heap_key[node] if some else np.inf
        if state.integer[WINDOW_OPEN] and at > state.real[WINDOW_END]:
            state.integer[WINDOW_OPEN] = 0
            if state.integer[N_DIRTY] > 0:
                spent += share_again(net, state, solution, scratch)
                if spent > effort:
                    return False
            continue
        if not some or at > until:
            if some:
                state.real[NOW] = until
            return True
        if not state.integer[WINDOW_OPEN]:
            state.integer[WINDOW_OPEN] = 1
            state.real[WINDOW_START] = at
            state.real[WINDOW_END] = at * _SAME_INSTANT
            if state.status[node] == RUNNING and coalesce > 0.0:
                state.real[WINDOW_END] = max(at * _SAME_INSTANT, at + coalesce * (at - state.start[node]))
        state.integer[HEAP_SIZE] = remove(
            state.heap_node, state.heap_at, state.heap_key, state.integer[HEAP_SIZE], node
        )
        state.real[NOW] = at
        state.integer[EVENTS] += 1
        if state.status[node] == RUNNING:
            _leave(node, at, net, work, state)
            _finish(node, at, work, state)
        elif node < work.size.size and work.size[node] > 0.0:
            _run(node, at, net, work, state)
            state.real[WINDOW_END] = min(state.real[WINDOW_END], at * _SAME_INSTANT)
        else:
            _finish(node, at, work, state)
