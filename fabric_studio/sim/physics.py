"""How a network behaves besides what the drawing says: what protocols leave of a link, congestion spreading, other people's traffic."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.catalog.constants import constant
from fabric_studio.sim.problem import Flags, Floats, Router
from fabric_studio.workloads.fabric import Fabric


@dataclass(frozen=True, slots=True)
class Physics:
    """`efficiency` "none": links carry their full rate; "measured": what protocols leave of it, as data of the catalogue.

    `pfc_spreading`: a full queue on lossless Ethernet stops the links before it, with everything on them; "auto" where the
    fabric has such links. `cross_traffic`: the fraction of every link between sites that others use all the time.
    """

    efficiency: str = "none"
    pfc_spreading: str = "auto"
    cross_traffic: float = 0.0

    @classmethod
    def of(cls, params: Mapping[str, Any]) -> Physics:
        """From the parameters that every workload has; what is missing keeps its default."""
        return cls(
            str(params.get("efficiency", "none")),
            str(params.get("pfc_spreading", "auto")),
            float(params.get("cross_traffic", 0.0)),
        )

    def capacity_bytes_s(self, router: Router) -> Floats:
        """float64[L]: what this run's own traffic can have of each link."""
        fabric, capacity = fabric_of(router), checked(router, "capacity", router.capacity_bytes_s)
        if self.efficiency == "measured" and len(fabric.useful):
            capacity = capacity * fabric.useful
        if self.cross_traffic and len(fabric.wan):
            capacity = np.where(fabric.wan, capacity * (1.0 - self.cross_traffic), capacity)
        return capacity

    def pauses(self, router: Router) -> Flags:
        """bool[L]: links on which congestion spreads to the sender."""
        fabric, count = fabric_of(router), len(router.capacity_bytes_s)
        if self.pfc_spreading == "off":
            return np.zeros(count, bool)
        if self.pfc_spreading == "on" and not fabric.pauses.any():
            return np.asarray(router.link_cable) > 0
        return fabric.pauses if len(fabric.pauses) else np.zeros(count, bool)

    def notes(self, router: Router) -> tuple[str, ...]:
        """What a reader of the results must know."""
        fabric, notes = fabric_of(router), []
        if self.efficiency == "measured":
            notes.append(
                tr(
                    "Efficiency measured: scale-up links carry {scale_up_useful:.1%} and network links {nic_useful:.1%} of their rate, collectives pay the latencies and protocol shares of NCCL's cost model.",
                    scale_up_useful=fabric.scale_up_useful,
                    nic_useful=fabric.nic_useful,
                )
            )
        else:
            notes.append(
                tr(
                    "Efficiency none: links carry their full rate and software takes no time; efficiency=measured counts what NCCL reaches."
                )
            )
        if self.pauses(router).any():
            notes.append(
                tr(
                    "Lossless Ethernet: a full queue stops the links before it (PFC spreading, calibrated on a packet simulator; pfc_spreading=off leaves it out)."
                )
            )
        if self.cross_traffic and fabric.wan.any():
            notes.append(
                tr(
                    "Others use {cross_traffic:.0%} of every link between sites all the time.",
                    cross_traffic=self.cross_traffic,
                )
            )
        return tuple(notes)


def fabric_of(router: Router) -> Fabric:
    """The facts that a router offers, or none."""
    found = getattr(router, "fabric", None)
    return found if isinstance(found, Fabric) else Fabric()


def pause_gap() -> float:
    """A link whose k senders are paused in turn carries 1 - gap / sqrt(k) of its rate."""
    return constant("congestion.pfc_gap").value


def checked(router: Router, what: str, column: Floats) -> Floats:
    """A column of the router as float64[L]; BadInputError names a link that has no number there."""
    values = np.ascontiguousarray(column, np.float64)
    bad = np.flatnonzero(~(np.isfinite(values) & (values >= 0)))
    if len(bad):
        name = router.link_name(int(bad[0]))
        raise BadInputError(
            f"link {name}",
            tr("its {what} is {values}", what=what, values=values[bad[0]]),
            tr("give its cable or part a known rate and length"),
        )
    return values
