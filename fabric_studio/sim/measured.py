"""Measured points of a message-size sweep beside the simulated curve: what a cluster does, next to what its drawing promises."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.sim.results import CollectiveTimes, Result

SWEPT = ("all_reduce", "all_gather", "reduce_scatter", "broadcast", "all_to_all")
LEAST_ERROR = 1e-3
"""What is nearer than this counts as this near in a mean of logarithms"""


@dataclass(frozen=True, slots=True)
class Point:
    """One line of a measurement: size of the array of one rank, bytes, and bus bandwidth, GB/s."""

    size_bytes: float
    busbw_gbytes_s: float


@dataclass(frozen=True, slots=True)
class Measurement:
    """`ranks` 0 and `operation` "" where the text does not say."""

    source: str
    points: tuple[Point, ...]
    ranks: int = 0
    operation: str = ""

    def range_as_params(self) -> dict[str, str]:
        """Parameters of a sweep that covers what was measured, and meets its sizes where they double."""
        smallest, largest = self.points[0].size_bytes, self.points[-1].size_bytes
        doublings = np.log2(largest / smallest)
        beyond = 1 if abs(doublings - round(doublings)) < 1e-6 else 2
        found = {"smallest": f"{smallest:.0f}", "largest": f"{beyond * largest:.0f}"}
        return {**found, "operation": self.operation} if self.operation in SWEPT else found


@dataclass(frozen=True, slots=True)
class Beside:
    """A measured point, and the simulated bus bandwidth at its size (between two sizes of the sweep on logarithmic axes);
    None outside the sweep."""

    size_bytes: float
    measured_gbytes_s: float
    simulated_gbytes_s: float | None

    @property
    def error(self) -> float | None:
        """How much faster the simulation is than the measurement, relative."""
        if self.simulated_gbytes_s is None:
            return None
        return self.simulated_gbytes_s / self.measured_gbytes_s - 1


def beside(result: Result, measurement: Measurement) -> tuple[Beside, ...]:
    """Every measured point beside the curve. BadInputError when the run is no sweep, or one of another collective."""
    curve = sweep_curve(result.collectives)
    if len(curve) < 2:
        raise BadInputError(
            measurement.source,
            tr(
                "can only be laid over a sweep of message sizes, and this run is {workload}",
                workload=result.workload,
            ),
            tr("run the workload sweep"),
        )
    ran = result.collectives[0].operation
    if measurement.operation and measurement.operation != ran:
        raise BadInputError(
            measurement.source,
            tr("measures {measured}, and this sweep is of {ran}", measured=measurement.operation, ran=ran),
            tr("run the sweep with operation={measured}", measured=measurement.operation),
        )
    size, bus = np.log(np.array(curve)).T
    found = []
    for point in measurement.points:
        at = np.log(point.size_bytes)
        inside = size[0] - 1e-9 <= at <= size[-1] + 1e-9
        ours = float(np.exp(np.interp(at, size, bus))) if inside else None
        found.append(Beside(point.size_bytes, point.busbw_gbytes_s, ours))
    return tuple(found)


def sweep_curve(collectives: Sequence[CollectiveTimes]) -> list[tuple[float, float]]:
    """(size in bytes, bus bandwidth in GB/s) by size, of a run of one operation at several sizes; else empty."""
    if len({c.operation for c in collectives}) != 1 or len({c.size_bytes for c in collectives}) != len(
        collectives
    ):
        return []
    curve = sorted((c.size_bytes, c.busbw_gbytes_s) for c in collectives if c.busbw_gbytes_s > 0)
    return curve if len(curve) > 1 else []


def mean_error(compared: Sequence[Beside]) -> float | None:
    """Geometric mean of the relative error over all points inside the sweep; None when there are none."""
    errors = [abs(each.error) for each in compared if each.error is not None]
    return float(np.exp(np.log(np.maximum(errors, LEAST_ERROR)).mean())) if errors else None


def ranks_note(result: Result, measurement: Measurement) -> str:
    """A warning when as many ranks were not simulated as measured; else empty."""
    ran = result.collectives[0].ranks
    if not measurement.ranks or measurement.ranks == ran:
        return ""
    return tr(
        "The measurement is of {measured:,} ranks, the simulation of {ran:,}: set ranks={measured} to compare.",
        measured=measurement.ranks,
        ran=ran,
    )
