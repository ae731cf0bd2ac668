"""The arrays that kernels share. C classes, A activities, N nodes (activities first, then computations), L links.

A *class* is a set of activities that use the same links in the same way, so they always run at the same rate: a flow, all
channels of a ring merged, or the same collective in every step. Rates are solved per class.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]
Ids = NDArray[np.int32]
Counts = NDArray[np.int64]
Flags = NDArray[np.uint8]
Hops = NDArray[np.int16]


class Network(NamedTuple):
    """What classes use of which link. Constant between two edits of the drawing."""

    use_ptr: Counts  # int64[C+1]: class -> its links
    use_link: Ids  # int32[nnz]
    use_coef: Floats  # float64[nnz]: bytes on that link per byte of one activity's progress
    use_hop: (
        Hops  # int16[nnz]: the link's place on the way of a class that has one path; -1 for other classes
    )
    on_ptr: Counts  # int64[L+1]: link -> its classes (the transpose)
    on_class: Ids  # int32[nnz]
    on_coef: Floats  # float64[nnz]
    weight: Floats  # float64[C]: share of one activity under contention
    cap: Floats  # float64[C]: highest rate of one activity, bytes/s
    fan: Floats  # float64[C]: bytes that leave endpoints per byte of progress
    capacity: Floats  # float64[L]: bytes/s, one-way
    pauses: Flags  # uint8[L]: a full queue behind the link stops its sender
    spreads: bool  # some link pauses
    gap: float  # what k senders that are paused in turn lose of a link's rate: gap / sqrt(k)


class Work(NamedTuple):
    """What is to be done, and in which order. Constant for the whole run."""

    activity_class: Ids  # int32[A]
    size: Floats  # float64[A]: bytes of progress
    delay: Floats  # float64[N]: an activity's latency before its first byte, or a computation's duration, s
    after_ptr: Counts  # int64[N+1]: node -> nodes that wait for it
    after: Ids  # int32
    phase: Ids  # int32[N]
    step: Ids  # int32[N]


class Solution(NamedTuple):
    """The rates in force. Kept from solve to solve, so that a small change needs a small solve."""

    level: Floats  # float64[C]: rate per weight at which the class stopped filling
    holder: Ids  # int32[C]: the link that stopped it; -1 = its cap, or it does not run
    saturation: Floats  # float64[L]: level at which the link was full; inf = it is not


class State(NamedTuple):
    """Everything that changes while time goes on. `integer` and `real` hold the scalars named in `events`."""

    integer: Counts  # int64[10]
    real: Floats  # float64[8]
    status: Flags  # uint8[N]
    missing: Ids  # int32[N]: nodes still to finish before this one may start
    start: Floats  # float64[N], s; NaN = not yet
    end: Floats  # float64[N], s
    remaining: Floats  # float64[A]: bytes left at time `stamp`
    stamp: Floats  # float64[A], s
    rate: Floats  # float64[C]: bytes/s of one activity
    members: Ids  # int32[C]: running activities
    head: Ids  # int32[C]: first running activity, -1 = none
    following: Ids  # int32[A]: linked list of a class's running activities
    preceding: Ids  # int32[A]
    load: Floats  # float64[L]: bytes/s now
    carried: Floats  # float64[L]: bytes up to time `since`
    since: Floats  # float64[L], s
    peak: Floats  # float64[L]: highest utilisation so far
    phase_open: Counts  # int64[P]: nodes at work per phase
    step_left: Counts  # int64[S]: nodes not yet finished per step
    heap_node: Ids  # int32[N]: nodes with a known next event, earliest first
    heap_at: Ids  # int32[N]: a node's place in that heap, -1 = not there
    heap_key: Floats  # float64[N]: time of a node's next event, s
    dirty: Ids  # int32[C]: classes whose membership changed since the last solve
    is_dirty: Flags  # uint8[C]
    slip: Floats  # float64[C]: bytes by which late re-sharing can have put one activity off, summed since the start
    slip_before: Floats  # float64[A]: that sum when the activity began


class Scratch(NamedTuple):
    """Working memory of one solve; no meaning between solves, except that marks only grow."""

    class_mark: Counts  # int64[C]
    settled: Counts  # int64[C]: mark of the solve in which the class's new level is known
    link_mark: Counts  # int64[L]
    classes: Ids  # int32[C]
    links: Ids  # int32[L]
    capped: Ids  # int32[C]: heap of capped classes by level
    cap_level: Floats  # float64[C]: cap per weight
    fluid: Floats  # float64[L, 4], see the columns below: one cache line holds all that is known of a link
    stopped: Ids  # int32[L]: stack of links that a full queue stops
    queue: Ids  # int32[L]: heap of links
    queue_key: Floats  # float64[L]: their keys, smallest first


# Columns of Scratch.fluid
LEFT = 0  # capacity not yet given to classes that have stopped filling, bytes/s
PULL = 1  # bytes/s by which one more unit of level would load the link
FILLING = 2  # how many classes still fill
CROWD = 3  # how many activities come to this link from another one
