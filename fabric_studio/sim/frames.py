"""One moment of a simulation, as the window, a film or a recorder sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats32 = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Event:
    """Something worth telling that happened during a run: a cable cut, traffic that lost its path."""

    time_s: float
    text: str


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """Read-only; arrays are never written again after the frame was handed out.

    Utilisation and throughput are means over the `interval_s` that end at `time_s` (the present value when that is 0).
    """

    time_s: float
    interval_s: float
    link_utilization: NDArray[np.float32]
    """float32[L], 0..1, in the order of the router's links"""
    link_row: NDArray[np.int32]
    """int32[L]: row of each link in the recorder and the results; the same over all networks of a run"""
    link_cable: NDArray[Any]
    """int[L]: cable of the drawing, 0 = inside a machine"""
    throughput_bytes_s: float
    """What all ranks together send"""
    active_flows: int
    stalled_flows: int
    phase: str
    """What is going on, in words: "all-reduce", "compute, incast" """
    step: int
    """Steps finished"""
    steps: int
    rank_step_s: NDArray[np.float32]
    """float32[ranks, steps]: how long each rank computed and communicated, without waiting for others; NaN = not yet"""
    progress: float
    """Fraction of the work done, 0..1"""
    done: bool
    """Everything has finished"""
    stalled: bool
    """Nothing can move any more, but work is left"""
    events: tuple[Event, ...]
    """All events so far"""
