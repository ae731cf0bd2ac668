"""What every workload keeps: bytes are conserved, parameters are checked, equal seeds give equal demands."""

from __future__ import annotations

import json

import numpy as np
import pytest

from fabric_studio.base.errors import BadInputError, FabricError
from fabric_studio.workloads.catalogue import WORKLOADS
from fabric_studio.workloads.domains import Domains

BUILT_IN = sorted(name for name, workload in WORKLOADS.items() if workload.params[0].name != "file")
"""Those that need no file."""
DOMAIN, RAIL = np.arange(24, dtype=np.int32) // 8, np.arange(24, dtype=np.int32) % 8


def demand(name, **params):
    return WORKLOADS[name].demand(24, DOMAIN, RAIL, params)


def test_the_workloads_of_this_release():
    assert BUILT_IN == [
        "all_gather", "all_reduce", "all_to_all", "broadcast", "incast", "jobs", "permutation", "reduce_scatter",
        "send_recv", "sweep", "training_step",
    ]  # fmt: skip
    assert sorted(WORKLOADS.keys() - set(BUILT_IN)) == ["chakra", "flow_list", "layers"]
    for workload in WORKLOADS.values():
        assert json.loads(json.dumps(workload.to_json()))["name"] == workload.name
        alike = workload.name in BUILT_IN and workload.name not in ("jobs", "sweep")
        needed = {"bytes", "ranks", "seed", "steps"} if alike else {workload.params[0].name, "seed"}
        assert {"efficiency", "pfc_spreading", "cross_traffic", "events", "reroute_s"} <= {p.name for p in workload.params}
        assert needed <= {param.name for param in workload.params}
        for param in workload.params:
            assert param.read(param.default, owner=workload.name) == param.default


def sent_by_rank(d):
    """Bytes that leave every rank and reach every rank."""
    progress = np.bincount(d.activity_route, d.activity_bytes, minlength=len(d.route_weight))
    each = np.repeat(progress, np.diff(d.route_ptr)) * d.pair_copies
    return np.bincount(d.pair_src, each, minlength=24), np.bincount(d.pair_dst, each, minlength=24)


def test_ring_all_reduce_moves_2_n_minus_1_over_n_of_the_array_through_every_rank():
    """nccl-tests PERFORMANCE.md; plus PXN's hop back to the rank on the rail, 1/8 of it per rank."""
    out, into = sent_by_rank(demand("all_reduce", bytes=24e6, steps=2))
    per_hop = 2 * 2 * 23 / 24 * 24e6
    assert out == pytest.approx(per_hop * (1 + 1 / 8))
    assert into == pytest.approx(out)
    plain_out, _ = sent_by_rank(WORKLOADS["all_reduce"].demand(24, np.arange(24), RAIL * 0, {"bytes": 24e6}))
    assert plain_out == pytest.approx(2 * 23 / 24 * 24e6)


def test_between_servers_the_ring_stays_on_its_rail():
    d = demand("all_reduce")
    crossing = DOMAIN[d.pair_src] != DOMAIN[d.pair_dst]
    assert crossing.sum() == 24
    assert (RAIL[d.pair_src[crossing]] == RAIL[d.pair_dst[crossing]]).all()


@pytest.mark.parametrize("n", [2, 3, 9, 10, 17, 24])
def test_every_channel_of_a_ring_is_one_closed_walk_over_all_ranks(n):
    d = WORKLOADS["all_reduce"].demand(24, DOMAIN, RAIL, {"ranks": n})
    for route in range(len(d.route_weight)):
        some = slice(d.route_ptr[route], d.route_ptr[route + 1])
        src, dst = d.pair_src[some], d.pair_dst[some]
        assert set(src) == set(dst) == set(range(n))
        assert np.array_equal(np.bincount(src), np.bincount(dst))


def test_hierarchical_moves_the_same_bytes_between_servers():
    d = demand("all_reduce", bytes=24e6, algorithm="hierarchical")
    out, into = sent_by_rank(d)
    assert out == pytest.approx(2 * 7 / 8 * 24e6 + 2 * 2 / 3 * 3e6)
    assert into == pytest.approx(out)


@pytest.mark.parametrize("algorithm", ["pairwise", "aggregate"])
def test_all_to_all_sends_all_but_the_own_part(algorithm):
    out, into = sent_by_rank(demand("all_to_all", bytes=24e6, algorithm=algorithm))
    assert out == pytest.approx(23e6) and into == pytest.approx(23e6)


def test_sampled_all_to_all_keeps_every_ranks_bytes(monkeypatch):
    monkeypatch.setattr("fabric_studio.workloads.all_to_all.MOST_PAIRS", 24 * 5)
    d = demand("all_to_all", bytes=24e6, algorithm="aggregate")
    out, into = sent_by_rank(d)
    assert len(d.pair_src) == 24 * 5
    assert out == pytest.approx(23e6) and into == pytest.approx(23e6)
    assert any("estimated" in note for note in d.notes)


def test_incast_senders_come_from_other_servers():
    d = demand("incast", senders=16, receiver=9, bytes=1e6)
    assert (DOMAIN[d.pair_src] != 1).all() and (d.pair_dst == 9).all() and len(set(d.pair_src)) == 16
    inside = WORKLOADS["incast"].demand(8, DOMAIN[:8], RAIL[:8], {"senders": 7})
    assert sorted(inside.pair_src) == list(range(1, 8))


@pytest.mark.parametrize("pattern", ["random", "bisection"])
@pytest.mark.parametrize("n", [2, 3, 24])
def test_a_permutation_has_one_flow_out_and_one_in_and_none_to_itself(n, pattern):
    d = WORKLOADS["permutation"].demand(24, DOMAIN, RAIL, {"ranks": n, "pattern": pattern, "bytes": 5})
    assert sorted(d.pair_src) == sorted(d.pair_dst) == list(range(n))
    assert (d.pair_src != d.pair_dst).all()
    assert d.bytes_sent() == 5 * n


def test_training_step_computes_on_every_rank_and_sums_all_gradients():
    d = demand(
        "training_step",
        steps=5,
        bytes=24e6,
        compute_s=0.1,
        jitter=0.5,
        straggler_rank=3,
        straggler_slowdown=4,
    )
    own = d.node_rank[d.n_activities :] >= 0
    times = d.computation_s[own].reshape(5, 24)
    assert times.mean(axis=0)[3] > 2 * np.delete(times, 3, axis=1).mean()
    assert d.bytes_sent() == pytest.approx(5 * demand("all_reduce", bytes=24e6).bytes_sent())
    overlapped = demand("training_step", steps=5, bytes=24e6, compute_s=0.1, overlap=True, buckets=3)
    assert overlapped.bytes_sent() == pytest.approx(d.bytes_sent())
    assert overlapped.computation_s.sum() == pytest.approx(
        demand("training_step", steps=5, bytes=24e6, compute_s=0.1).computation_s.sum()
    )


@pytest.mark.parametrize("name", BUILT_IN)
def test_equal_seeds_equal_demands(name):
    first, second, other = demand(name, seed=7), demand(name, seed=7), demand(name, seed=8)
    assert np.array_equal(first.pair_entropy, second.pair_entropy)
    assert np.array_equal(first.computation_s, second.computation_s)
    assert not np.array_equal(first.pair_entropy, other.pair_entropy)


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize(
    "params",
    [
        {"bytes": "nan"}, {"bytes": float("inf")}, {"bytes": -1}, {"bytes": 1e30}, {"bytes": "many"}, {"ranks": 25},
        {"ranks": -1}, {"ranks": 1.5}, {"steps": 0}, {"steps": 1e9}, {"seed": -1}, {"nonsense": 1},
    ],
)  # fmt: skip
def test_bad_parameters_give_one_clear_line(name, params):
    with pytest.raises(BadInputError) as caught:
        demand(name, **params)
    text = str(caught.value)
    assert f"workload {name}" in text and "\n" not in text and next(iter(params)) in text


@pytest.mark.parametrize(
    ("name", "params", "words"),
    [
        ("all_reduce", {"ranks": 1}, "nobody to talk to"),
        ("all_reduce", {"bytes": 0}, "is not a size"),
        ("all_reduce", {"ranks": 10, "algorithm": "hierarchical"}, "of one size"),
        ("all_to_all", {"ranks": 1}, "nobody"),
        ("permutation", {"ranks": 1}, "nobody"),
        ("incast", {"senders": 24}, "16 ranks can send"),
        ("incast", {"receiver": 24}, "24 is no rank"),
        ("training_step", {"straggler_rank": 24}, "24 is no rank"),
        ("training_step", {"steps": 10000, "buckets": 256, "overlap": True}, "too many"),
    ],
)
def test_what_a_workload_cannot_do_is_said(name, params, words):
    with pytest.raises(BadInputError, match=words):
        demand(name, **params)


def test_a_design_without_accelerators_and_an_unknown_workload():
    with pytest.raises(BadInputError, match="no accelerators"):
        WORKLOADS["incast"].demand(0, np.empty(0, np.int32), np.empty(0, np.int32), {})
    with pytest.raises(FabricError, match="unknown workload 'all_reduse'; known: all_reduce"):
        WORKLOADS["all_reduse"]


def test_domains_stand_in_the_order_of_their_first_rank_and_members_by_rail():
    domains = Domains.of(6, np.array([9, 9, 2, 2, -1, 9]), np.array([1, 0, 0, 1, 0, 2]))
    assert domains.ranks.tolist() == [1, 0, 5, 2, 3, 4]
    assert domains.ptr.tolist() == [0, 3, 5, 6]
    assert [side.tolist() for side in domains.neighbours()] == [[1, 0, 5, 2, 3], [0, 5, 1, 3, 2]]
