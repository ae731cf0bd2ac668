"""Optical circuit switches join ports in pairs; they never forward from one circuit to another."""

from __future__ import annotations

import networkx
import numpy as np
import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.catalog.parts import Part, PortGroup
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.policy import Routing
from fabric_studio.routing.router import router_of
from fabric_studio.sim.simulate import simulate
from tests import factories_nets as nets


@pytest.fixture
def blocks() -> Snapshot:
    """Four blocks of two hosts; each has two fibres to one OCS of eight ports: block k to ports 2k+1 and 2k+2."""
    graph = networkx.Graph()
    graph.add_nodes_from(["b0", "b1", "b2", "b3", "ocs"])
    graph.add_edges_from(((f"b{k}", "ocs") for k in range(4)), count=2)
    ocs = Part(
        id="ocs", name="OCS", kind="ocs", source="a test", height_u=7, latency_ns=5,
        ports=(PortGroup("duplex", 8, "LC", 0, 0, 1, role="patch"),),
    )  # fmt: skip
    return nets.drawn(graph, {f"b{k}": 2 for k in range(4)}, parts={"ocs": ocs})


def ways(snapshot: Snapshot, circuits: str = "") -> np.ndarray:
    """Links on the way between the first hosts of any two blocks, 0 where there is none."""
    router = router_of(snapshot, Routing(circuits=circuits))
    src, dst = np.meshgrid(np.arange(0, 8, 2, dtype=np.int32), np.arange(0, 8, 2, dtype=np.int32), indexing="ij")
    paths = router.paths(src.ravel(), dst.ravel(), entropy=np.arange(16))
    return np.where(paths.reachable, np.diff(paths.ptr), 0).reshape(4, 4)


def test_both_halves_are_joined_where_nothing_is_said(blocks: Snapshot) -> None:
    """Ports 1 to 4 with 5 to 8: block 0 with 2 and 1 with 3, over two links and one circuit each; no others."""
    found = ways(blocks)
    assert found[0, 2] == found[1, 3] == 4 and found[0, 1] == found[0, 3] == 0


def test_circuits_make_the_topology(blocks: Snapshot) -> None:
    """A ring of blocks: neighbours over one circuit, opposite ones over the packet switch of a block between."""
    ring = "ocs 2-3 4-5; ocs 6-7 8-1"
    found = ways(blocks, ring)
    assert found[0, 1] == found[1, 2] == found[2, 3] == found[3, 0] == 4 and found[0, 2] == found[1, 3] == 6
    result = simulate(router_of(blocks), "permutation", {"pattern": "bisection", "bytes": 1e6, "circuits": ring})
    assert result.complete and result.params["circuits"] == ring


@pytest.mark.parametrize(
    ("text", "words"),
    [("b0 1-2", "names no optical"), ("ocs", "names no optical"), ("ocs 1-9", "port 9"), ("ocs 1-2 2-3", "port 2"), ("ocs 1-1", "port 1")],
)
def test_what_is_no_circuit_is_one_clear_line(blocks: Snapshot, text: str, words: str) -> None:
    with pytest.raises(BadInputError, match=words) as caught:
        router_of(blocks, Routing(circuits=text))
    assert "\n" not in str(caught.value)
