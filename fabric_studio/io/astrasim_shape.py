"""Whether a design is regular enough for ASTRA-sim's analytical backend, and its dimensions where it is.

That backend knows rings, switches and all with all, one inside the other, and no link that is shared. So the inside of servers
is the first dimension, and what is outside must be a grid of such blocks over the numbers of the ranks, or a tree of switches
that takes upwards all that comes from below, which is then as good as one switch.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import connected_components

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import Part, ScaleUp
from fabric_studio.io.astrasim_blocks import find_blocks
from fabric_studio.io.importers.astrasim_dimensions import Dimension
from fabric_studio.io.plain_network import NETWORKS, PlainNetwork, plain_network
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.routing.graph import fabric_graph
from fabric_studio.routing.tiers import tiers_of

_SLACK = 1.0 + 1e-9


@dataclass(frozen=True, slots=True)
class Shape:
    """The dimensions, fastest number first, and remarks on what they do not say."""

    dimensions: tuple[Dimension, ...]
    notes: tuple[str, ...]


def astrasim_shape(snapshot: Snapshot, source: str) -> Shape:
    """The shape; BadInputError says, in one line, why the design has none."""
    return _Shaper(snapshot, source).shape()


class _Shaper:
    def __init__(self, snapshot: Snapshot, source: str) -> None:
        self.snapshot, self.source = snapshot, source
        self.network: PlainNetwork = plain_network(snapshot)
        self.notes: list[str] = []

    def _no(self, why: str) -> BadInputError:
        return BadInputError(
            self.source,
            tr("the design is no network of ASTRA-sim's analytical backend: {why}", why=why),
            tr("export hpcc.txt, which takes any network"),
        )

    def shape(self) -> Shape:
        network = self.network
        inside = self._inside()
        size = inside.size if inside else 1
        outside: tuple[Dimension, ...] = ()
        if network.n_ranks > size:
            if not len(network.a):
                raise self._no(tr("its servers are not cabled to each other"))
            blocks = find_blocks(network, size)
            outside = blocks if blocks is not None else (self._tree(size),)
            self._tell_narrow(outside)
        elif len(network.a):
            self.notes.append(tr("Left out: the network, as all accelerators are in one scale-up domain"))
        if not inside and not outside:
            raise self._no(tr("it has one accelerator"))
        if network.strangers:
            self.notes.append(
                tr(
                    "Left out: {strangers} links to boxes that are neither servers nor switches",
                    strangers=network.strangers,
                )
            )
        return Shape(((inside, *outside) if inside else outside), tuple(self.notes))

    def _tell_narrow(self, outside: tuple[Dimension, ...]) -> None:
        """Every dimension has a bandwidth of its own there; a NIC that they share is a limit that cannot be said."""
        network = self.network
        ends = np.bincount(network.a, network.rate_gbps, len(network)) + np.bincount(
            network.z, network.rate_gbps, len(network)
        )
        have = float(ends[: network.n_ranks].min())
        needed = sum(8 * block.one_way_gbytes_s * _links(block) for block in outside)
        if have * _SLACK < needed:
            self.notes.append(
                tr(
                    "Accelerators have {have:g} Gb/s into a network of {needed:g} Gb/s, a limit that it does not know",
                    have=have,
                    needed=needed,
                )
            )

    def _inside(self) -> Dimension | None:
        """The scale-up domain, None where accelerators have none."""
        network = self.network
        sizes = np.bincount(network.domain)
        size = int(sizes[0])
        if (sizes != size).any():
            raise self._no(
                tr("it has scale-up domains of {min} to {max} accelerators", min=sizes.min(), max=sizes.max())
            )
        if size == 1:
            return None
        if (network.domain != np.arange(network.n_ranks) // size).any():
            raise self._no(tr("the accelerators of a scale-up domain are not numbered in a row"))
        rates = np.unique(network.scale_up_gbps)
        if len(rates) > 1:
            raise self._no(tr("its scale-up domains have several rates"))
        graph = fabric_graph(self.snapshot, NETWORKS)
        delay_ns = float(graph.latency_s[graph.up_link[0]]) * 1e9
        told = self._scale_up(int(graph.rank_node[0]))
        if (
            told is not None
            and told.switch_chips == 0
            and (told.topology.startswith(("direct", "full mesh", "all-to-all")))
        ):
            return Dimension("FullyConnected", size, float(rates[0]) / 8 / (size - 1), delay_ns)
        if told is not None and ("torus" in told.topology or "ring" in told.topology):
            self.notes.append(
                tr("The scale-up domain is a {topology}; it is written as a switch", topology=told.topology)
            )
        return Dimension("Switch", size, float(rates[0]) / 8, delay_ns)

    def _scale_up(self, device: int) -> ScaleUp | None:
        """What the rack of a device says of its scale-up domain, else what its own part says."""
        row = self.snapshot.devices
        rack = self.snapshot.spec_of(self.snapshot.racks.get(int(row.rack[device])).part)
        part = self.snapshot.spec_of(int(row.part[device]))
        told = rack.scale_up if isinstance(rack, Part) else None
        return told or (part.scale_up if isinstance(part, Part) else None)

    def _tree(self, size: int) -> Dimension:
        """The switches as one; ranks have one NIC rate, no switch has more below than above, and every rail or all hang together."""
        network, n = self.network, self.network.n_ranks
        level = np.concatenate((np.zeros(n, np.int64), tiers_of(self.snapshot).level[network.switch_device]))
        low, high = (
            np.minimum(level[network.a], level[network.z]),
            np.maximum(level[network.a], level[network.z]),
        )
        if (high - low != 1).any() or (low < 0).any():
            raise self._no(
                tr("its switches form neither a tree nor rings, and links run within a tier or past one")
            )
        lower = np.where(level[network.a] < level[network.z], network.a, network.z)
        upper = network.a + network.z - lower
        up = np.bincount(lower, network.rate_gbps, minlength=len(network))
        down = np.bincount(upper, network.rate_gbps, minlength=len(network))
        rates = np.unique(up[:n])
        if len(rates) > 1:
            raise self._no(
                tr("accelerators have from {low:g} to {high:g} Gb/s of network", low=rates[0], high=rates[-1])
            )
        top = int(level.max())
        inner = (level > 0) & (level < top)
        if (down[inner] > up[inner] * _SLACK).any():
            with np.errstate(divide="ignore"):
                worst = float((down[inner] / up[inner]).max())
            raise self._no(
                tr(
                    "a switch has {ratio:g} times as much capacity down as up, and no link is shared there",
                    ratio=worst,
                )
            )
        self._refuse_pieces(size)
        if top > 1:
            self.notes.append(
                tr(
                    "{count} tiers of switches are written as one, so flows do not collide there; the latency is that of the longest way",
                    count=top,
                )
            )
        return Dimension("Switch", n // size, float(rates[0]) / 8, self._half_way_ns(level, high, top))

    def _half_way_ns(self, level: Ints, high: Ints, top: int) -> float:
        """Half the latency from end to end over the top: ASTRA-sim counts it on both sides of a switch."""
        network = self.network
        switch = level[network.n_ranks :]
        total = sum(2 * float(network.delay_ns[high == tier].mean()) for tier in range(1, top + 1))
        for tier in range(1, top + 1):
            total += float(network.switch_ns[switch == tier].mean()) * (1 if tier == top else 2)
        return total / 2

    def _refuse_pieces(self, size: int) -> None:
        network, n = self.network, self.network.n_ranks
        joined = csr_matrix(
            (np.ones(len(network.a)), (network.a, network.z)), shape=(len(network), len(network))
        )
        piece = connected_components(joined, directed=False)[1][:n]
        rail = np.arange(n) % size
        one = (piece == piece[0]).all()
        if not one and any(len(np.unique(piece[rail == k])) > 1 for k in range(size)):
            raise self._no(tr("its network is in several pieces that are not the rails"))


def _links(block: Dimension) -> int:
    """Of one accelerator in a dimension."""
    if block.kind == "Switch":
        return 1
    return min(2, block.size - 1) if block.kind == "Ring" else block.size - 1
