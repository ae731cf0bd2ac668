"""Collectives: what each algorithm moves, what it takes on an ideal fabric, and which one NCCL would choose."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabric_studio.base.errors import BadInputError
from fabric_studio.sim.simulate import simulate
from fabric_studio.workloads.catalogue import WORKLOADS
from fabric_studio.workloads.collectives.constants import cost_constants
from fabric_studio.workloads.collectives.cost import choose, offers
from fabric_studio.workloads.collectives.trees import double_tree
from fabric_studio.workloads.domains import Domains
from fabric_studio.workloads.fabric import Fabric
from tests.factories_sim import rail_servers, star

HGX = Fabric(
    architecture="hopper", scale_up_bytes_s=450e9, nic_bytes_s=50e9, multicast=True, reduces=True, scale_up_useful=0.824, nic_useful=0.97
)  # fmt: skip
DOMAIN, RAIL = np.arange(24, dtype=np.int32) // 8, np.arange(24, dtype=np.int32) % 8


@given(st.integers(1, 200))
def test_both_trees_reach_everybody_and_nobody_is_inside_in_both(count):
    inner = []
    for parents in double_tree(count):
        assert (parents < 0).sum() == 1
        depth = np.zeros(count, int)
        at = parents.copy()
        while (at >= 0).any():
            depth[at >= 0] += 1
            at = np.where(at >= 0, parents[np.maximum(at, 0)], -1)
        assert depth.max(initial=0) <= count.bit_length()
        children = np.bincount(parents[parents >= 0], minlength=count)
        assert children.max(initial=0) <= 2
        inner.append(set(np.flatnonzero(children).tolist()))
    if count > 2 and count % 2 == 0:
        assert not inner[0] & inner[1]


def moved(operation, n_ranks=24, domain=DOMAIN, rail=RAIL, **params):
    d = WORKLOADS[operation].demand(n_ranks, domain, rail, {"bytes": 24e6, **params}, HGX)
    progress = np.bincount(d.activity_route, d.activity_bytes, minlength=len(d.route_weight))
    each = np.repeat(progress, np.diff(d.route_ptr)) * d.pair_copies
    near = domain[d.pair_src] == domain[d.pair_dst]

    def of(side, some):
        return np.bincount(side[some], each[some], minlength=n_ranks) / 24e6

    return of(d.pair_src, near), of(d.pair_dst, near), of(d.pair_src, ~near), of(d.pair_dst, ~near)


@pytest.mark.parametrize(
    ("operation", "algorithm", "inside", "outside"),
    [
        # Bytes per byte of the array on the busiest way of a rank, inside its server and out of its NIC.
        ("all_reduce", "ring", 2 * 23 / 24 * 9 / 8, 2 * 23 / 24 / 8 * 1),
        ("all_gather", "ring", 23 / 24 * 9 / 8, 23 / 24 / 8),
        ("reduce_scatter", "ring", 23 / 24 * 9 / 8, 23 / 24 / 8),
        ("all_reduce", "hierarchical", 2 * 7 / 8, 2 * 2 / 3 / 8),
        ("all_gather", "hierarchical", 7 / 8, 2 / 3 / 8),
        ("all_reduce", "nvls_tree", 9 / 8, 1.5 / 8),
        ("all_reduce", "collnet", 2 * 7 / 8, 1 / 8),
        ("all_reduce", "tree", 2 * 7 / 8, 1.5 / 8),
    ],
)  # fmt: skip
def test_what_a_rank_sends_inside_and_outside_its_server(operation, algorithm, inside, outside):
    out_near, in_near, out_far, in_far = moved(operation, algorithm=algorithm)
    if algorithm == "ring":
        # Of the ring's hops inside, one in eight leads back to the rank on the rail; leave it out of the comparison.
        assert out_near.max() == pytest.approx(inside, rel=0.13)
    else:
        assert out_near == pytest.approx(inside)
    assert in_near.sum() == pytest.approx(out_near.sum())
    assert out_far.max() == pytest.approx(outside)
    assert out_far.sum() == pytest.approx(in_far.sum())


def test_nvls_sends_the_array_once_and_its_own_part_again():
    out, into, _, far = moved("all_reduce", 8, DOMAIN[:8], RAIL[:8], algorithm="nvls")
    assert out == pytest.approx(9 / 8) and into == pytest.approx(9 / 8) and not far.any()


def test_a_broadcast_reaches_everybody_once_and_never_comes_back():
    _, into_near, _, into_far = moved("broadcast")
    into = into_near + into_far
    assert into[0] == 0 and (into[1:] >= 1 - 1e-9).all()
    *_, far, _ = moved("broadcast", algorithm="tree")
    assert far.sum() == pytest.approx(2)


@pytest.mark.parametrize(
    ("operation", "factor"), [("all_gather", 7 / 8), ("reduce_scatter", 7 / 8), ("broadcast", 1.0), ("all_reduce", 2 * 7 / 8)]
)  # fmt: skip
def test_closed_form_of_every_operation_on_one_switch(operation, factor):
    """t = factor S / B, and bus bandwidth is B (nccl-tests doc/PERFORMANCE.md)."""
    result = simulate(star(8, 50e9), operation, {"bytes": 1e9})
    assert result.step_time_s == pytest.approx(factor * 1e9 / 50e9, rel=1e-9)
    assert result.collectives[0].busbw_gbytes_s == pytest.approx(50, rel=1e-9)
    assert result.collectives[0].algorithm == "ring"


def test_send_and_receive_use_every_port_both_ways():
    result = simulate(star(8, 50e9), "send_recv", {"bytes": 1e9, "distance": 3})
    assert result.step_time_s == pytest.approx(1e9 / 50e9) and result.flows.count == 8
    with pytest.raises(BadInputError, match="to itself"):
        simulate(star(8, 50e9), "send_recv", {"distance": 16})


@pytest.mark.parametrize("algorithm", ["ring", "tree", "nvls_tree", "collnet", "hierarchical"])
def test_every_algorithm_keeps_to_the_links_and_ends(algorithm):
    router = replace(rail_servers(3, 8, 450e9, 50e9, 1e-6), fabric=HGX)
    for efficiency in ("none", "measured"):
        result = simulate(
            router, "all_reduce", {"bytes": 1e9, "algorithm": algorithm, "efficiency": efficiency}
        )
        assert result.complete and (result.links.max_utilization <= 1 + 1e-9).all()
        assert result.collectives[0].algorithm == algorithm


def test_two_level_all_to_all_is_bound_by_the_rails_and_pairwise_agrees():
    router = rail_servers(4, 8, 450e9, 50e9)
    expected = 1e9 * 3 / 4 / 50e9
    for algorithm in ("two_level", "aggregate", "pairwise"):
        took = simulate(router, "all_to_all", {"bytes": 1e9, "algorithm": algorithm}).step_time_s
        assert took == pytest.approx(expected, rel=1e-9), algorithm
    with pytest.raises(BadInputError, match="of one size"):
        simulate(router, "all_to_all", {"ranks": 12, "algorithm": "two_level"})


@pytest.mark.parametrize(
    ("size", "algorithm", "protocol"),
    [(8, "ring", "ll"), (2**10, "ring", "ll"), (2**20, "ring", "ll"), (2**21, "nvls", "simple"), (2**34, "nvls", "simple")],
)  # fmt: skip
def test_nccl_chooses_as_on_eight_h100(size, algorithm, protocol):
    """nccl-tests issue 309: Ring/LL for 8 B to 1 MB, NVLS/Simple for 2 MB to 16 GB."""
    offer = choose("all_reduce", size, 8, 1, HGX, "auto", "auto")
    assert (offer.algorithm, offer.protocol) == (algorithm, protocol)


def test_the_cost_model_knows_latency_from_bandwidth():
    few, many = (choose("all_reduce", 8, n, n // 8, HGX, "ring", "ll") for n in (16, 64))
    assert many.latency_s > few.latency_s
    tree, ring = (choose("all_reduce", 8, 1024, 128, HGX, a, "ll") for a in ("tree", "ring"))
    assert tree.latency_s < ring.latency_s / 10
    names = {(o.algorithm, o.protocol) for o in offers("all_reduce", 1e6, 16, 2, HGX)}
    assert len(names) == 8 and ("nvls", "simple") not in names
    assert {o.algorithm for o in offers("all_gather", 1e6, 16, 2, HGX)} == {"ring"}


def test_the_constants_name_their_source():
    constants = cost_constants()
    assert "NVIDIA/nccl" in constants.source and set(constants.architectures) == {
        "ampere",
        "hopper",
        "blackwell",
    }


@pytest.mark.parametrize(
    ("params", "words"),
    [
        ({"algorithm": "nvls"}, "stays inside one"),
        ({"algorithm": "nvls_tree", "ranks": 8}, "joins several"),
        ({"algorithm": "hierarchical", "ranks": 10}, "of one size"),
        ({"algorithm": "collnet", "protocol": "ll", "efficiency": "measured"}, "protocol ll"),
    ],
)
def test_what_a_team_cannot_do_is_said(params, words):
    with pytest.raises(BadInputError, match=words):
        WORKLOADS["all_reduce"].demand(24, DOMAIN, RAIL, params, HGX)
    plain = replace(HGX, multicast=False, reduces=False)
    for algorithm in ("nvls_tree", "collnet"):
        with pytest.raises(BadInputError, match="do not reduce"):
            WORKLOADS["all_reduce"].demand(24, DOMAIN, RAIL, {"algorithm": algorithm}, plain)


def test_a_sweep_shows_latency_first_and_bandwidth_last_and_marks_the_knee():
    router = replace(rail_servers(2, 8, 450e9, 50e9, 1e-6), fabric=HGX)
    result = simulate(router, "sweep", {"smallest": 1024, "largest": 2**30, "factor": 4})
    bus = [c.busbw_gbytes_s for c in result.collectives]
    assert len(bus) == 11 and bus == sorted(bus)
    below, above = (next(c for c in order if test(c)) for order, test in (
        (result.collectives[::-1], lambda c: c.size_bytes < result.knee_bytes),
        (result.collectives, lambda c: c.size_bytes > result.knee_bytes),
    ))  # fmt: skip
    assert below.busbw_gbytes_s < max(bus) / 2 < above.busbw_gbytes_s
    assert any("Knee at" in note for note in result.model_notes)
    ideal = simulate(star(4, 1e9), "sweep", {"efficiency": "none", "operation": "all_to_all"})
    assert ideal.knee_bytes is None
    with pytest.raises(BadInputError, match="below the smallest"):
        simulate(router, "sweep", {"smallest": 10, "largest": 5})
    with pytest.raises(BadInputError, match="more than 64"):
        simulate(router, "sweep", {"factor": 1.1})


def test_domains_among_some_ranks_keep_the_order_of_those():
    domains = Domains.among(np.array([17, 1, 9, 0]), DOMAIN, RAIL)
    assert domains.ranks.tolist() == [17, 0, 1, 9] and domains.sizes.tolist() == [1, 2, 1]


@pytest.mark.parametrize(
    ("workload", "params", "words"),
    [
        ("all_reduce", {"bytes": 2**29, "efficiency": "measured"}, "2 to 5 times too fast"),
        ("all_reduce", {"bytes": 2**34, "efficiency": "none"}, "2 to 5 times too fast"),
        ("all_to_all", {"bytes": 2**29}, "2 to 5 times too fast"),
        ("sweep", {"smallest": 2**29}, "2 to 5 times too fast"),
        ("training_step", {"bytes": 2e9}, "2 to 5 times too fast"),
        ("all_reduce", {"bytes": 2**29, "efficiency": "measured", "ranks": 32}, "below 2 GiB"),
        ("all_reduce", {"bytes": 2**33, "efficiency": "measured", "ranks": 32}, ""),
    ],
)
def test_what_the_model_is_known_to_get_wrong_is_said_with_the_figure(workload, params, words):
    """docs/validation.md, G-C8 and G-C10: racks of many ranks are slower than NCCL's own cost model."""
    made = WORKLOADS[workload].demand(64, np.arange(64) // 32, np.arange(64) % 32, params, HGX)
    assert len(made.cautions) == bool(words)
    assert not words or words in made.cautions[0]
    assert not WORKLOADS[workload].demand(64, np.arange(64) // 8, np.arange(64) % 8, params, HGX).cautions
