"""How long NCCL believes that a collective takes, by which it chooses algorithm and protocol: t = latency + size / bandwidth.

The formulae are those of NCCL's tuning.cc (constants.source); a *server* here is a scale-up domain, as NCCL's node is.
"""

from __future__ import annotations

from dataclasses import dataclass

from fabric_studio.workloads.collectives.constants import (
    PROTOCOLS,
    Architecture,
    CostConstants,
    cost_constants,
)
from fabric_studio.workloads.fabric import Fabric

GB = 1e9
MOST_CHANNELS = 32


@dataclass(frozen=True, slots=True)
class Offer:
    """One way to carry a collective out, with its price.

    algbw_bytes_s: array size over time without latency, as NCCL believes. For the simulation, which finds the bandwidth itself:
    `wire` bytes go over a link per byte of payload; no more than `most_bytes_s` of the array per second whatever the links.
    `step_s`: what the latency contains for the way of one step between servers; only a longer way costs more.
    """

    algorithm: str
    protocol: str
    latency_s: float
    algbw_bytes_s: float
    wire: float
    most_bytes_s: float
    step_s: float

    def time_s(self, size_bytes: float) -> float:
        return self.latency_s + size_bytes / self.algbw_bytes_s


@dataclass(frozen=True, slots=True)
class Team:
    """Those who take part: ranks, scale-up domains, and what the largest domain has of them and of network per second."""

    ranks: int
    domains: int
    per_domain: float
    inside_gbytes_s: float
    outside_gbytes_s: float
    channels: int

    @classmethod
    def of(cls, ranks: int, domains: int, fabric: Fabric, architecture: Architecture) -> Team:
        per_domain = ranks / domains
        outside = per_domain * fabric.nic_bytes_s * fabric.nic_useful / GB
        inside = fabric.scale_up_bytes_s * fabric.scale_up_useful / GB
        nics = max(round(per_domain * max(fabric.nics, 1.0)), 1)
        return cls(
            ranks, domains, per_domain,
            inside or max(outside, fabric.nic_bytes_s / GB, 1e-9),
            outside or inside or 1e-9,
            architecture.channels if domains == 1 else min(nics, MOST_CHANNELS),
        )  # fmt: skip

    @property
    def scale(self) -> int:
        """Column of the threes: 1, 2, or 4 and more servers."""
        return min(self.domains, 3) - 1

    @property
    def narrowest_gbytes_s(self) -> float:
        return self.inside_gbytes_s if self.domains == 1 else min(self.inside_gbytes_s, self.outside_gbytes_s)


def offers(operation: str, size_bytes: float, ranks: int, domains: int, fabric: Fabric) -> list[Offer]:
    """All that NCCL would consider for this call, in no order. Operations: all_reduce, all_gather, reduce_scatter, broadcast."""
    constants = cost_constants()
    architecture = constants.architectures.get(fabric.architecture, constants.architectures["hopper"])
    team = Team.of(ranks, domains, fabric, architecture)
    found = [_ring(operation, p, size_bytes, team, architecture, constants) for p in range(3)]
    if operation == "all_reduce":
        found += [_tree(p, size_bytes, team, architecture, constants) for p in range(3)]
    multicast = fabric.multicast and architecture.nvls_efficiency > 0 and team.per_domain >= 2
    if multicast and domains == 1 and operation in ("all_reduce", "all_gather", "reduce_scatter"):
        found.append(_nvls(operation, team, architecture, constants))
    if multicast and domains > 1 and operation == "all_reduce":
        found.append(_nvls_tree(team, architecture, constants))
    if fabric.reduces and domains > 1 and operation == "all_reduce":
        found.append(_collnet(team, constants))
    return found


def choose(
    operation: str, size_bytes: float, ranks: int, domains: int, fabric: Fabric, algorithm: str, protocol: str
) -> Offer | None:
    """The fastest offer of that algorithm and protocol ("auto" = any); None when this team cannot do it so.

    In-network reduction by the switches of the network is taken only when asked for, as in NCCL.
    """
    fitting = [
        offer
        for offer in offers(operation, size_bytes, ranks, domains, fabric)
        if (offer.algorithm == algorithm or (algorithm == "auto" and offer.algorithm != "collnet"))
        and protocol in ("auto", offer.protocol)
    ]
    return min(fitting, key=lambda offer: offer.time_s(size_bytes), default=None)


def _steps(operation: str, team: Team) -> tuple[int, int]:
    """Steps of a ring, and how many of them go between servers."""
    factor = 2 if operation == "all_reduce" else 1
    if operation == "broadcast":
        return team.ranks, team.domains
    return factor * (team.ranks - 1), factor * (team.domains - 1)


def _hardware(constants: CostConstants, team: Team, algorithm: str, protocol: int) -> tuple[float, float]:
    """(inside, between) a server, us per step."""
    table = constants.hardware_latency_us
    between = "tree" if team.per_domain == 1 and algorithm == "ring" else algorithm
    return table["nvlink"][algorithm][protocol], table["net"][between][protocol]


def _ring(
    operation: str,
    protocol: int,
    size: float,
    team: Team,
    architecture: Architecture,
    constants: CostConstants,
) -> Offer:
    bus = team.narrowest_gbytes_s
    wire, most = (2.0, 1.0 / 0.92, 1.0)[protocol], float("inf")
    if protocol == 0:
        most = architecture.ll_most[team.scale]
    elif protocol == 1:
        most = team.channels * architecture.ring_ll128_per_channel
    steps, between = _steps(operation, team)
    near, far = _hardware(constants, team, "ring", protocol)
    latency = constants.base_latency_us["ring"][protocol]
    if operation == "broadcast":
        # All chunks pass along a chain of ranks; NCCL counts a chunk's time for every one of them.
        step = far if team.domains > 1 else near
        latency += steps * (
            constants.hardware_latency_us["net" if team.domains > 1 else "nvlink"]["tree"][2]
            if protocol == 2
            else step
        )
    else:
        if team.domains > 1:
            near = max(near, constants.net_overhead_us * (3 if protocol == 2 else 1))
        latency += (steps - between) * near + between * far
        if (
            protocol == 2
            and team.domains > 1
            and operation == "all_reduce"
            and size / (team.channels * team.ranks) >= 64
        ):
            latency *= constants.ring_plateau
    to_algorithm = team.ranks / steps
    return _offer("ring", protocol, latency, min(bus / wire, most) * to_algorithm, wire, most * to_algorithm)


def _tree(
    protocol: int, size: float, team: Team, architecture: Architecture, constants: CostConstants
) -> Offer:
    wire = 1.0 / 0.92
    most = team.channels * architecture.tree_per_channel[team.scale]
    if protocol == 0:
        wire, most = wire * 3.8, min(most / 3.8, architecture.ll_most[team.scale])
    elif protocol == 1:
        wire /= 7 / 9 if team.domains == 1 else 120 / 128
        most = min(most, team.channels * architecture.tree_ll128_per_channel[team.scale])
    correction = constants.tree_correction[PROTOCOLS[protocol]]
    place = max(int(size) >> 6, 1).bit_length() - 1
    factor = correction[place] if size >= 64 and place < len(correction) - 1 else 1.0
    wire, most = wire / factor, most * factor
    near, far = _hardware(constants, team, "tree", protocol)
    latency = constants.base_latency_us["tree"][protocol] + 2 * (
        (team.per_domain - 1) * near + (team.domains.bit_length() - 1) * far
    )
    return _offer("tree", protocol, latency, min(team.narrowest_gbytes_s / wire, most) / 2, wire, most / 2)


def _nvls(operation: str, team: Team, architecture: Architecture, constants: CostConstants) -> Offer:
    """Inside one switched domain. Each rank sends and receives S (1 + 1/n) for an all-reduce, as the switch reduces and copies."""
    heads, efficiency = min(team.per_domain, MOST_CHANNELS), architecture.nvls_efficiency
    bus = team.inside_gbytes_s * efficiency * (heads - 1) / heads
    most = architecture.nvls_channels * constants.nvls_channel_gbytes_s
    if operation == "all_reduce":
        algbw = min(2 * bus * team.ranks / (2 * (team.ranks - 1)), most)
    else:
        algbw, most = min(bus * team.ranks / (team.ranks - 1), 2 * most), 2 * most
    return _offer(
        "nvls", 2, constants.hardware_latency_us["nvlink"]["nvls"][2], algbw, 1.0 / efficiency, most
    )


def _nvls_tree(team: Team, architecture: Architecture, constants: CostConstants) -> Offer:
    """NVLS inside each server, a double tree between them."""
    channels, efficiency = team.channels, architecture.nvls_efficiency
    inside = 2 * team.inside_gbytes_s * efficiency * max(channels - 1, 1) / channels
    outside = team.outside_gbytes_s * (2 if team.domains == 2 else 1)
    most = channels * architecture.nvls_tree_per_channel[team.scale]
    to_algorithm = team.ranks / (2 * (team.ranks - 1))
    most_algbw = min(most * to_algorithm, architecture.nvls_channels * constants.nvls_channel_gbytes_s)
    near, far = (constants.hardware_latency_us[where]["nvls_tree"][2] for where in ("nvlink", "net"))
    latency = near + 2 * (team.domains.bit_length() - 1) * far
    algbw = min(min(inside, outside, most) * to_algorithm, most_algbw)
    return _offer("nvls_tree", 2, latency, algbw, 1.0 / efficiency, most_algbw)


def _collnet(team: Team, constants: CostConstants) -> Offer:
    """The switches of the network reduce (SHARP): every NIC sends and receives its part of the array once."""
    inside, between = (constants.hardware_latency_us[where]["collnet"][2] for where in ("nvlink", "net"))
    others = team.per_domain - 1
    latency = 2 * (min(1, others) * inside + others * 0.4) + between
    most = team.outside_gbytes_s if others == 0 else min(
        team.outside_gbytes_s, team.inside_gbytes_s * team.per_domain / (2 * others)
    )  # fmt: skip
    return _offer("collnet", 2, latency, 0.85 * most, 1.0 / 0.85, float("inf"))


def _offer(
    algorithm: str, protocol: int, latency_us: float, algbw_gbytes_s: float, wire: float, most_gbytes_s: float
) -> Offer:
    step_us = cost_constants().hardware_latency_us["net"][algorithm][protocol]
    return Offer(
        algorithm, PROTOCOLS[protocol], latency_us * 1e-6, algbw_gbytes_s * GB, wire, most_gbytes_s * GB, step_us * 1e-6
    )  # fmt: skip
