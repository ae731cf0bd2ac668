"""Following a change from the old rates gives the same as solving everything, whatever came before."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabric_studio.sim.kernels.maxmin import fill_everything
from fabric_studio.sim.kernels.ripple import GAVE_UP, ripple
from fabric_studio.sim.models import state as arrays
from fabric_studio.sim.models.fluid import Simulation
from tests.factories_sim import d_mod_k, fat_tree, leaf_spine
from tests.oracles.timeline import ends_of_flows
from tests.property.test_maxmin import network_of, systems
from tests.unit.sim.test_fluid import flows


@settings(max_examples=100)
@given(
    systems(most_links=8, most_activities=14),
    st.lists(st.lists(st.tuples(st.integers(0, 13), st.integers(0, 2)), min_size=1, max_size=3), max_size=25),
)
def test_any_sequence_of_changes_gives_the_rates_of_a_full_solve(system, changes):
    """Small whole capacities make many ties, where the order of events is least certain."""
    capacity, activities = system
    links = network_of(capacity, activities)
    net, solution, scratch = arrays.network(links), arrays.solution(links), arrays.scratch(links)
    members = np.zeros(len(activities), np.int32)
    weight, cap = links.weight, links.cap_bytes_s
    for mark, change in enumerate(changes, 1):
        dirty = np.array(sorted({c % len(activities) for c, _ in change}), np.int32)
        for c, count in change:
            members[c % len(activities)] = count
        before = np.minimum(weight * solution.level, cap)
        n_classes, n_links, _ = ripple(net, members, dirty, len(dirty), solution, scratch, mark, 10**9)
        assert n_classes != GAVE_UP
        told = set(scratch.classes[:n_classes].tolist())
        rates = np.minimum(weight * solution.level, cap)
        full = fill_everything(net, members, arrays.solution(links), arrays.scratch(links))
        assert rates == pytest.approx(full, rel=1e-9, abs=1e-12)
        assert set(np.flatnonzero(rates != before).tolist()) <= told
        assert len(set(scratch.links[:n_links].tolist())) == n_links


def test_a_change_that_grows_too_large_is_given_up():
    links = network_of([1.0, 1.0], [({0: 1}, 1, None), ({0: 1, 1: 1}, 1, None)])
    net, solution, scratch = arrays.network(links), arrays.solution(links), arrays.scratch(links)
    members, dirty = np.ones(2, np.int32), np.arange(2, dtype=np.int32)
    assert ripple(net, members, dirty, 2, solution, scratch, 1, 0)[0] == GAVE_UP


@pytest.mark.parametrize("router", [leaf_spine(2, 4, 2, 6.0), fat_tree(4, 6.0), d_mod_k(4, 6.0)])
@pytest.mark.parametrize("equal", [True, False])
def test_a_whole_run_ends_as_by_solving_everything_at_every_event(router, equal):
    rng = np.random.default_rng(3)
    n = router.n_ranks
    src = np.tile(np.arange(n), 32 // n + 1)
    dst = (src + rng.integers(1, n, len(src))) % n
    size = np.full(len(src), 12.0) if equal else rng.integers(1, 9, len(src)).astype(float)
    simulation = Simulation(flows(n, list(zip(src, dst, strict=True)), size), router, coalesce=0.0)
    expected = ends_of_flows(simulation.problem)
    simulation.step_until(np.inf)
    assert simulation.node_end_s == pytest.approx(expected, rel=1e-9)
