"""Rates of the kernel against a slow, obvious oracle, and against the definition of max-min fairness."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabric_studio.sim.kernels.arrays import Network
from fabric_studio.sim.kernels.maxmin import fill_everything
from fabric_studio.sim.kernels.transpose import transpose
from fabric_studio.sim.models import state as arrays
from fabric_studio.sim.problem import Links
from tests.oracles.maxmin import certificate_faults, max_min_rates, max_min_rates_by_linear_programs


@st.composite
def systems(draw, most_links=12, most_activities=20):
    n_links = draw(st.integers(1, most_links))
    number = st.integers(1, 64).map(lambda k: k / 4)
    capacity = draw(st.lists(st.one_of(number, st.just(0.0)), min_size=n_links, max_size=n_links))
    usage = st.dictionaries(st.integers(0, n_links - 1), number, min_size=1, max_size=n_links)
    activity = st.tuples(usage, number, st.one_of(st.none(), number, st.just(0.0)))
    return capacity, draw(st.lists(activity, min_size=1, max_size=most_activities))


def network_of(capacity, activities) -> Links:
    ptr = np.cumsum([0, *(len(usage) for usage, _, _ in activities)]).astype(np.int64)
    link = np.array([link for usage, _, _ in activities for link in usage], np.int32)
    coef = np.array([value for usage, _, _ in activities for value in usage.values()], float)
    on_ptr, on_class, on_coef = transpose(ptr, link, coef, len(capacity))
    n = len(activities)
    return Links(
        np.array(capacity, float), ptr, link, coef, np.full(len(link), -1, np.int16), on_ptr, on_class, on_coef,
        np.zeros(len(capacity), bool),
        np.array([w for _, w, _ in activities]), np.array([np.inf if c is None else c for _, _, c in activities]),
        np.ones(n), np.zeros(n), np.zeros(n), np.zeros(n, bool),
    )  # fmt: skip


def kernel_rates(capacity, activities, members=None):
    links = network_of(capacity, activities)
    net: Network = arrays.network(links)
    members = np.ones(len(activities), np.int32) if members is None else np.array(members, np.int32)
    return fill_everything(net, members, arrays.solution(links), arrays.scratch(links))


@given(systems())
def test_rates_equal_exact_progressive_filling(system):
    assert kernel_rates(*system) == pytest.approx(max_min_rates(*system), rel=1e-9, abs=1e-12)


@given(systems(most_links=40, most_activities=60))
def test_rates_carry_the_max_min_certificate(system):
    assert certificate_faults(*system, kernel_rates(*system)) == []


@settings(max_examples=15)
@given(systems(most_links=5, most_activities=5))
def test_rates_equal_successive_linear_programs(system):
    assert kernel_rates(*system) == pytest.approx(
        max_min_rates_by_linear_programs(*system), rel=1e-9, abs=1e-9
    )


@given(systems(most_activities=8), st.lists(st.integers(0, 4), min_size=8, max_size=8))
def test_a_class_of_n_activities_is_n_activities(system, members):
    """One class with n members gives each the rate that n separate copies get."""
    capacity, activities = system
    members = members[: len(activities)]
    copies = [a for a, count in zip(activities, members, strict=True) for _ in range(count)]
    expected = dict(zip([i for i, count in enumerate(members) for _ in range(count)],
                        max_min_rates(capacity, copies), strict=True))  # fmt: skip
    rates = kernel_rates(capacity, activities, members)
    for i, count in enumerate(members):
        assert rates[i] == pytest.approx(expected[i] if count else 0.0, rel=1e-9, abs=1e-12)


@given(systems(), st.randoms(use_true_random=False))
def test_numbering_does_not_matter(system, random):
    capacity, activities = system
    new_link = list(range(len(capacity)))
    random.shuffle(new_link)
    order = list(range(len(activities)))
    random.shuffle(order)
    moved = [0.0] * len(capacity)
    for old, new in enumerate(new_link):
        moved[new] = capacity[old]
    renamed = [({new_link[k]: v for k, v in activities[i][0].items()}, *activities[i][1:]) for i in order]
    assert kernel_rates(moved, renamed) == pytest.approx(kernel_rates(capacity, activities)[order], rel=1e-9)


def test_the_textbook_line():
    """Two links of 1: one flow over both, one on each: everybody gets one half. Bertsekas and Gallager, Data Networks, 6.5.2."""
    assert kernel_rates(
        [1, 1], [({0: 1, 1: 1}, 1, None), ({0: 1}, 1, None), ({1: 1}, 1, None)]
    ) == pytest.approx(0.5)


def test_a_capped_flow_leaves_the_rest_to_the_others():
    assert kernel_rates([10], [({0: 1}, 1, 2), ({0: 1}, 1, None), ({0: 1}, 3, None)]) == pytest.approx(
        [2, 2, 6]
    )


@given(systems())
def test_transposing_twice_gives_the_rows_in_order(system):
    links = network_of(*system)
    ptr, link, coef = transpose(links.on_ptr, links.on_class, links.on_coef, links.n_classes)
    dense = np.zeros((links.n_classes, links.n_links))
    back = np.zeros_like(dense)
    for c in range(links.n_classes):
        dense[c, links.use_link[links.use_ptr[c] : links.use_ptr[c + 1]]] = links.use_coef[
            links.use_ptr[c] : links.use_ptr[c + 1]
        ]
        back[c, link[ptr[c] : ptr[c + 1]]] = coef[ptr[c] : ptr[c + 1]]
    assert (dense == back).all()
