"""A training step of a language model: order of passes, groups, memory, and times that are known beforehand."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabric_studio.base.errors import BadInputError
from fabric_studio.sim.simulate import prepare, simulate
from fabric_studio.workloads.catalogue import WORKLOADS
from fabric_studio.workloads.fabric import Fabric
from fabric_studio.workloads.training.grid import ORDERS, Grid
from fabric_studio.workloads.training.memory import memory_of
from fabric_studio.workloads.training.model import models
from fabric_studio.workloads.training.schedule import one_forward_one_backward
from tests.factories_sim import rail_servers

PEAK = 1000e12
FAST = Fabric(architecture="hopper", scale_up_bytes_s=450e9, nic_bytes_s=50e9, multicast=True, peak_flops=PEAK, memory_bytes=80e9)  # fmt: skip
BASE = {"model": "llama3-8b", "jitter": 0, "kernel_efficiency": 1.0}


def servers(count, *, scale_up=450e9, nic=50e9):
    return replace(rail_servers(count, 8, scale_up, nic), fabric=FAST)


@given(st.integers(1, 6), st.integers(1, 6), st.integers(1, 3))
def test_every_stage_makes_every_pass_once_and_never_waits_for_itself(stages, groups, chunks):
    micro_batches = groups * stages if chunks > 1 else groups
    orders = [one_forward_one_backward(s, stages, micro_batches, chunks) for s in range(stages)]
    for order in orders:
        assert len(order) == len(set(order)) == 2 * micro_batches * chunks
    # Run them: a pass may start when the pass that feeds it is done.
    done, at = set(), [0] * stages
    while any(place < len(orders[s]) for s, place in enumerate(at)):
        moved = False
        for s in range(stages):
            while at[s] < len(orders[s]) and feeds(s, orders[s][at[s]], stages, chunks) <= done:
                done.add((s, orders[s][at[s]]))
                at[s] += 1
                moved = True
        assert moved, "the schedule stands still"


def feeds(stage, one, stages, chunks):
    if not one.backward:
        before = (stage - 1, one) if stage else (stages - 1, one._replace(chunk=one.chunk - 1))
        return {before} if before[1].chunk >= 0 else set()
    if stage < stages - 1:
        return {(stage + 1, one)}
    if one.chunk == chunks - 1:
        return {(stage, one._replace(backward=False))}
    return {(0, one._replace(chunk=one.chunk + 1))}


@pytest.mark.parametrize("chunks", [1, 2])
def test_the_bubble_is_stages_minus_1_over_chunks_times_micro_batches(chunks):
    """arXiv 2104.04473: time = ideal (1 + (p - 1) / (v m)) when traffic takes no time."""
    router = servers(4, scale_up=1e18, nic=1e18)
    p, m = 4, 8
    params = {**BASE, "pp": p, "micro_batches": m, "chunks": chunks, "tp": 8, "sharding": "none"}
    result = simulate(router, "training_step", params)
    model = models()["llama3-8b"]
    ideal = 3 * model.forward_flops(model.sequence, model.sequence) * m / (32 * PEAK)
    assert result.step_time_s == pytest.approx(ideal * (1 + (p - 1) / (chunks * m)), rel=1e-6)
    achieved = next(note for note in result.model_notes if "TFLOP/s per accelerator" in note)
    assert float(achieved.split()[0]) == pytest.approx(PEAK / 1e12 / (1 + (p - 1) / (chunks * m)), rel=0.01)


def test_tensor_traffic_takes_the_time_of_its_all_reduces():
    """Four all-reduces per layer of s h 2 bytes, each 2 (k-1)/k S / B over NVLink, after the computation."""
    params = {**BASE, "tp": 8, "ranks": 8, "micro_batches": 2, "algorithm": "ring"}
    fast = simulate(servers(1, scale_up=1e18), "training_step", params).step_time_s
    slow = simulate(servers(1), "training_step", params).step_time_s
    traffic = 2 * 32 * 4 * (2 * 7 / 8) * 8192 * 4096 * 2 / 450e9
    assert slow - fast == pytest.approx(traffic, rel=1e-6)


def test_gradients_are_summed_over_the_rails_and_overlap_hides_most_of_it():
    model = models()["llama3-8b"]
    params = {**BASE, "tp": 8, "micro_batches": 1}
    alone = simulate(servers(1), "training_step", params).step_time_s
    summed = simulate(servers(4), "training_step", params).step_time_s
    assert summed - alone == pytest.approx(2 * 3 / 4 * model.parameters * 2 / 8 / 50e9, rel=1e-6)
    hidden = simulate(servers(4), "training_step", {**params, "overlap": True, "buckets": 8}).step_time_s
    assert alone < hidden < summed


@pytest.mark.parametrize(("sharding", "bytes_moved"), [("none", 2 * 4), ("zero1", 4 + 2)])
def test_gradients_summed_in_fp32_take_twice_the_bytes_and_the_weights_follow_in_bf16(sharding, bytes_moved):
    """A reduce-scatter and an all-gather move (n-1)/n of an array each, an all-reduce twice that (nccl-tests PERFORMANCE.md)."""
    model = models()["llama3-8b"]
    params = {**BASE, "tp": 8, "micro_batches": 1, "sharding": sharding, "gradient_type": "fp32"}
    alone = simulate(servers(1), "training_step", params).step_time_s
    summed = simulate(servers(4), "training_step", params).step_time_s
    assert summed - alone == pytest.approx(bytes_moved * 3 / 4 * model.parameters / 8 / 50e9, rel=1e-6)


@pytest.mark.parametrize(("stages", "layers"), [(4, 8), (5, 7), (6, 6)])
def test_the_stage_with_most_layers_sets_the_pace(stages, layers):
    """32 layers are not cut: over 5 stages the fullest has 7, over 6 stages 6. (p - 1 + m) passes, each of 1 forward and 2 backward."""
    model = models()["llama3-8b"]
    m = 12
    params = {**BASE, "pp": stages, "micro_batches": m, "tp": 8, "sharding": "none"}
    took = simulate(servers(stages, scale_up=1e18, nic=1e18), "training_step", params).step_time_s
    of_a_layer = 3 * model.forward_flops(model.sequence, model.sequence) / (32 * 8 * PEAK)
    assert took == pytest.approx((stages - 1 + m) * layers * of_a_layer, rel=1e-6)


def test_a_straggler_holds_up_its_pipeline_and_then_everybody():
    router = servers(4)
    params = {**BASE, "tp": 8, "pp": 2, "micro_batches": 8}
    usual = simulate(router, "training_step", params)
    slow = simulate(router, "training_step", {**params, "straggler_rank": 3, "straggler_slowdown": 2.0})
    assert 1.4 < slow.step_time_s / usual.step_time_s < 2.1
    work = slow.rank_step_s[:, 0]
    assert np.isfinite(work).all() and work[:8] == pytest.approx(work[0]) and work[0] > 1.5 * work[8]


def test_replicas_followed_one_by_one_and_all_in_step_agree_when_they_are_alike(monkeypatch):
    router = servers(8)
    params = {**BASE, "tp": 4, "pp": 2, "micro_batches": 4, "overlap": True}
    each = simulate(router, "training_step", params)
    monkeypatch.setattr("fabric_studio.workloads.training.llm.MOST_SEPARATE", 0)
    together = simulate(router, "training_step", params)
    assert together.step_time_s == pytest.approx(each.step_time_s, rel=1e-6)
    assert together.n_events < each.n_events / 4
    assert any("All replicas move in step" in note for note in together.model_notes)
    assert together.links.carried_bytes.sum() == pytest.approx(each.links.carried_bytes.sum(), rel=1e-9)


@pytest.mark.parametrize(
    "params",
    [
        {"tp": 1, "sharding": "fsdp"}, {"tp": 2, "cp": 4}, {"model": "mixtral-8x7b", "ep": 8, "tp": 2}, {"pp": 4, "tp": 2, "recompute": True},
        {"tp": 8, "placement": "dp-pp-cp-tp"}, {"tp": 8, "pp": 2, "efficiency": "measured", "steps": 2}, {"model": "mixtral-8x7b", "ep": 4, "pp": 2},
    ],
)  # fmt: skip
def test_every_kind_of_parallelism_runs_to_its_end(params):
    result = simulate(servers(4), "training_step", {**BASE, "micro_batches": 2, **params})
    assert result.complete and (result.links.max_utilization <= 1 + 1e-9).all()
    assert any("Memory:" in note for note in result.model_notes)
    spread = any("leave their scale-up domain" in note for note in result.model_notes)
    assert spread == (params.get("placement") == "dp-pp-cp-tp")


def test_a_bad_placement_shows():
    router = servers(8)
    good, bad = (
        simulate(router, "training_step", {**BASE, "tp": 8, "placement": order}).step_time_s
        for order in (ORDERS[0], ORDERS[2])
    )
    assert bad > 3 * good


@given(st.sampled_from(ORDERS), st.sampled_from([1, 2, 4]), st.sampled_from([1, 2]), st.sampled_from([1, 2, 4]))
def test_every_rank_has_one_place_in_every_kind_of_group(order, tp, cp, pp):
    grid = Grid.over("x", 64, tp, cp, pp, 2, order)
    for groups in (grid.tensor_groups, grid.context_groups, grid.data_groups, grid.expert_groups):
        seen = np.concatenate([groups(stage).ravel() for stage in range(pp)])
        assert sorted(seen.tolist()) == list(range(64))
    assert grid.ranks.shape == (pp, 64 // (tp * cp * pp), tp * cp)
    if order != ORDERS[2]:
        assert (np.diff(grid.tensor_groups(0), axis=1) == 1).all()


def test_memory_of_a_big_model():
    """2.8 T parameters in one byte would be 2.8 TB (PRODUCT S25); 405 B in BF16 with Adam are 16 bytes each, less what ZeRO shares."""
    model = models()["llama3-405b"]
    grid = Grid.over("x", 2048, 8, 1, 16, 1, ORDERS[0])
    usual = {"tokens": 8192, "micro_batches": 32, "chunks": 1, "recompute": False, "available": 80e9, "gradient_bytes": 2}
    plain = memory_of(model, grid, sharding="none", **usual)
    assert plain.weights + plain.gradients + plain.optimizer == pytest.approx(405.9e9 / 126 * 8 / 8 * 16)
    wide = memory_of(model, grid, sharding="none", **{**usual, "gradient_bytes": 4})
    assert wide.gradients == 2 * plain.gradients and wide.weights == plain.weights
    shared = memory_of(model, grid, sharding="zero1", **usual)
    assert shared.optimizer == pytest.approx(plain.optimizer / 16)
    assert plain.activations == pytest.approx(8192 * 16384 * 34 / 8 * 8 * 16)
    assert "DOES NOT FIT" in shared.note() and not shared.fits
    assert memory_of(model, grid, sharding="zero1", **{**usual, "recompute": True}).fits
    assert "not known" in memory_of(model, grid, sharding="fsdp", **{**usual, "available": 0}).note()


@pytest.mark.parametrize(
    ("params", "words"),
    [
        ({"model": "none", "tp": 8}, "needs a model"),
        ({"tp": 5}, "cannot be shared out"),
        ({"pp": 16, "chunks": 4, "micro_batches": 16}, "fewer than pp"),
        ({"pp": 2, "chunks": 2, "micro_batches": 3}, "multiples of pp"),
        ({"model": "mixtral-8x7b", "ep": 16}, "too few for ep"),
        ({"ep": 3}, "expert groups"),
        ({"sharding": "fsdp", "pp": 2}, "without pipeline"),
        ({"micro_batches": 4096, "pp": 16, "steps": 100}, "too many"),
        ({"model": "gpt9"}, "gpt9"),
    ],
)
def test_what_cannot_be_laid_is_said(params, words):
    with pytest.raises(BadInputError, match=words):
        simulate(servers(4), "training_step", {**BASE, **params})


def test_an_unknown_accelerator_is_said():
    demand = WORKLOADS["training_step"].demand(8, np.zeros(8, int), np.arange(8), {"model": "llama3-8b"})
    assert any("peak is not known" in note for note in demand.notes)


def test_several_jobs_share_the_network():
    """Two rings over one spine take twice as long as one; a job on ranks of its own is not touched."""
    from tests.factories_sim import leaf_spine

    router = leaf_spine(2, 4, 1, 1e9)
    alone = simulate(router, "jobs", {"jobs": "all_reduce ranks=0,4 bytes=1e9"})
    assert alone.step_time_s == pytest.approx(1.0)
    text = "all_reduce ranks=0,4 bytes=1e9; all_reduce ranks=1,5 bytes=1e9; training_step ranks=2-3 bytes=0 steps=3 compute_s=0.1"
    both = simulate(router, "jobs", {"jobs": text})
    took = {phase.name: phase.mean_s for phase in both.phases}
    assert took["job 1 all_reduce"] == pytest.approx(2.0) and took["job 2 all_reduce"] == pytest.approx(2.0)
    assert took["job 3 training_step"] == pytest.approx(0.1, rel=0.1)
    assert [c.name for c in both.collectives] == ["job 1 all_reduce: all-reduce", "job 2 all_reduce: all-reduce"]
    assert np.isnan(both.rank_step_s[6:]).all() and np.isfinite(both.rank_step_s[2:4]).all()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "none"), ("all_reduse", "all_reduse"), ("all_reduce ranks=0-9", "ranks of this design"), ("jobs", "made of jobs"),
        ("all_reduce ranks=0-3; incast ranks=3-5", "rank 3 is job 1's"), ("all_reduce bytes", "cannot use 'bytes'"),
        ("all_reduce events=1", "cannot use"), ("all_reduce ranks=a", "no ranks"), ("all_reduce ranks=0,0", "twice"),
        ("all_reduce ranks=0-3 bytes=-1", "is not a size"), ("all_reduce;" * 65, "too many"),
    ],
)  # fmt: skip
def test_a_job_that_cannot_be_made_is_said(text, words):
    with pytest.raises(BadInputError, match=words) as caught:
        prepare(rail_servers(1, 8, 1.0, 1.0), "jobs", {"jobs": text})
    assert "\n" not in str(caught.value)
