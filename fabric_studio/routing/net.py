"""The switches between the endpoints, as routing policies see them: usable links by node, and distances to targets on demand."""

from __future__ import annotations

from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import connected_components

from fabric_studio.model.table import Flags, Floats, Ints
from fabric_studio.routing.circuits import Nodes
from fabric_studio.routing.graph import FabricGraph
from fabric_studio.routing.kernels.distances import distances_to


class SwitchNet:
    """N nodes, L directed links, numbered as in the graph; circuits of optical switches are nodes behind the devices. Only links that are `alive` are in out_ptr (N+1), out_link: the links out
    of each node; in_ptr (N+1), in_node: the nodes that forward and have a link into each node.

    tail, head (L,); forwards (N,); capacity (L,), bytes/s; seed (N,): of each switch's hash. n_cabled: links that are cables come first.
    """

    def __init__(self, graph: FabricGraph, ends: Nodes, alive: Flags, seed: int) -> None:
        cabled = self.n_cabled = graph.n_cabled
        usable = np.flatnonzero(alive[:cabled])
        nodes = self.n_nodes = ends.count
        self.tail, self.head = ends.tail, ends.head
        self.capacity: Floats = graph.capacity_bytes_s
        self.forwards: Flags = ends.forwards
        self.out_ptr, order = csr(self.tail[usable], nodes)
        self.out_link: Ints = usable[order]
        # Only nodes that forward are ever on the way to a target, and parallel cables make them no nearer.
        onward = usable[self.forwards[self.tail[usable]]] if cabled else usable
        pairs = np.sort(self.head[onward] * nodes + self.tail[onward])
        pairs = pairs[np.diff(pairs, prepend=-1) > 0]
        self.in_ptr: Ints = np.searchsorted(pairs, np.arange(nodes + 1) * nodes)
        self.in_node: Ints = pairs % nodes
        rng = np.random.default_rng(seed)
        self.seed: NDArray[np.uint64] = rng.integers(0, 2**63, nodes).astype(np.uint64)
        self.distance: NDArray[np.int16] = np.empty((0, nodes), np.int16)
        """Hops (T, N) to the targets asked for up to now, by `rows`"""
        self._row_of_target = np.full(nodes, -1, np.int64)
        self._row_of_neighbours: dict[bytes, int] = {}

    def rows(self, targets: Ints) -> Ints:
        """Rows of `distance` for these nodes, computed on first use; targets with the same neighbours share one."""
        missing = np.unique(targets[self._row_of_target[targets] < 0])
        if len(missing):
            fresh: list[Ints] = []
            for target in missing.tolist():
                neighbours = self.in_node[self.in_ptr[target] : self.in_ptr[target + 1]]
                row = self._row_of_neighbours.setdefault(neighbours.tobytes(), len(self._row_of_neighbours))
                if row == len(self.distance) + len(fresh):
                    fresh.append(neighbours)
                self._row_of_target[target] = row
            grown = np.empty((len(self.distance) + len(fresh), self.n_nodes), np.int16)
            grown[: len(self.distance)] = self.distance
            ptr = np.cumsum([0, *map(len, fresh)])
            nodes = np.concatenate([*fresh, np.zeros(0, np.int64)])
            distances_to(ptr, nodes, self.in_ptr, self.in_node, grown[len(self.distance) :])
            self.distance = grown
        return self._row_of_target[targets]

    @cached_property
    def between_switches(self) -> Ints:
        """Directed links from switch to switch, usable or not."""
        cabled = np.arange(self.n_cabled)
        return cabled[self.forwards[self.tail[cabled]] & self.forwards[self.head[cabled]]]

    @cached_property
    def edges(self) -> tuple[Ints, Ints]:
        """Pairs of neighbouring switches as drawn, each once, the lower number first."""
        links = self.between_switches
        low, high = np.minimum(self.tail[links], self.head[links]), np.maximum(self.tail[links], self.head[links])
        pair = np.unique((low * self.n_nodes + high)[low != high])
        return pair // self.n_nodes, pair % self.n_nodes

    @cached_property
    def component(self) -> Ints:
        """(N,): which part of the network a switch belongs to, over usable links."""
        # Endpoints take no traffic on: what leads into one only joins it.
        before = np.where(np.repeat(self.forwards, np.diff(self.in_ptr)), self.in_node, -1)
        kept = before >= 0
        ptr = np.concatenate((np.zeros(1, np.int64), np.cumsum(kept)))[self.in_ptr]
        joined = csr_matrix((np.ones(int(kept.sum()), bool), before[kept], ptr), (self.n_nodes, self.n_nodes))
        return np.asarray(connected_components(joined, directed=False)[1], np.int64)


def csr(key: Ints, size: int) -> tuple[Ints, Ints]:
    """Rows (size+1) by key, and the order of the entries."""
    order = np.argsort(key, kind="stable")
    ptr = np.searchsorted(key[order], np.arange(size + 1)).astype(np.int64)
    return ptr, order.astype(np.int64)
