"""The wiring is even, fits the ports of every switch, and follows the published rules at every size."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components

from fabric_studio.topology.templates.superpod_h100 import superpod_fabric
from fabric_studio.topology.templates.two_storey import even_fabric
from fabric_studio.topology.wiring import (
    Fabric,
    even_spines,
    largest_clos,
    pod_sizes,
    rail_groups,
    rank,
    split,
    stripe,
    whole_nodes,
)


def ports_used(fabric: Fabric) -> dict[str, list[tuple[int, int]]]:
    """(box, port) of every link end, by tier."""
    ends = {
        "node": [(fabric.down.lower, fabric.down.lower_port)],
        "leaf": [(fabric.down.upper, fabric.down.upper_port), (fabric.up.lower, fabric.up.lower_port)],
        "spine": [(fabric.up.upper, fabric.up.upper_port), (fabric.top.lower, fabric.top.lower_port)],
        "core": [(fabric.top.upper, fabric.top.upper_port)],
    }
    return {
        tier: [pair for box, port in parts for pair in zip(box.tolist(), port.tolist(), strict=True)]
        for tier, parts in ends.items()
    }


def assert_ports_fit(fabric: Fabric, ports: int) -> None:
    for tier, used in ports_used(fabric).items():
        assert len(set(used)) == len(used), f"a {tier} port is taken twice"
        if tier != "node" and used:
            assert max(port for _, port in used) < ports


def pieces(fabric: Fabric) -> int:
    """Connected pieces of nodes and switches together."""
    start = np.cumsum([0, fabric.nodes, fabric.leaves, fabric.spines, fabric.cores])
    low = np.concatenate((fabric.down.lower, fabric.up.lower + start[1], fabric.top.lower + start[2]))
    high = np.concatenate(
        (fabric.down.upper + start[1], fabric.up.upper + start[2], fabric.top.upper + start[3])
    )
    graph = coo_matrix((np.ones(len(low)), (low, high)), shape=(start[4], start[4]))
    return int(connected_components(graph, directed=False)[0])


def test_rank_counts_equal_values_before_each_one() -> None:
    assert rank(np.array([3, 1, 3, 3, 1])).tolist() == [0, 0, 1, 2, 1]
    assert rank(np.zeros(0, np.int64)).tolist() == []


@given(st.integers(1, 300), st.integers(1, 40))
def test_a_split_is_in_order_and_even_within_one(count: int, parts: int) -> None:
    part = split(count, parts)
    assert (np.diff(part) >= 0).all()
    sizes = np.bincount(part, minlength=parts)
    assert sizes.sum() == count
    assert sizes.max() - sizes.min() <= 1


def test_leaf_r_of_a_group_takes_nic_r_of_every_node_of_it() -> None:
    links = rail_groups(np.array([0, 0, 1]), 4)
    assert links.lower.tolist() == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]
    assert links.upper.tolist() == [0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7]
    assert links.upper_port.tolist() == [0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0]


def test_without_rails_a_node_has_all_its_nics_on_one_leaf() -> None:
    links = whole_nodes(np.array([0, 0, 1]), 2)
    assert links.upper.tolist() == [0, 0, 0, 0, 1, 1]
    assert links.upper_port.tolist() == [0, 1, 2, 3, 0, 1]


@given(st.integers(1, 60), st.integers(1, 64), st.integers(1, 80))
def test_striping_loads_every_upper_box_the_same_within_one(lowers: int, uplinks: int, uppers: int) -> None:
    links = stripe(lowers, uplinks, uppers)
    load = np.bincount(links.upper, minlength=uppers)
    assert load.sum() == lowers * uplinks
    assert load.max() - load.min() <= 1
    pairs = np.bincount(links.lower * uppers + links.upper, minlength=lowers * uppers)
    if uplinks % uppers == 0:
        assert (pairs == uplinks // uppers).all()
    if uppers % uplinks == 0:
        assert pairs.max() == 1


@pytest.mark.parametrize(("leaves", "spines"), [(8, 4), (16, 8), (24, 16), (32, 16), (64, 32), (72, 0)])
def test_spines_divide_the_uplinks(leaves: int, spines: int) -> None:
    """facts: SuperPOD H100 table 4, 32 uplinks of 64-port switches; 0: two tiers hold no more than 64 leaves."""
    assert even_spines(leaves, 32, 64) == spines


@given(st.integers(1, 2000), st.sampled_from([20, 32, 64, 72]))
def test_pods_hold_every_leaf_once_and_divide_the_uplinks(leaves: int, uplinks: int) -> None:
    sizes = pod_sizes(leaves, uplinks)
    assert sum(sizes) == leaves
    assert all(uplinks % size == 0 for size in sizes)
    assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize(
    ("ports", "two", "three"), [(64, 2_048, 65_536), (72, 2_592, 93_312), (144, 10_368, 746_496)]
)
def test_the_largest_fat_trees(ports: int, two: int, three: int) -> None:
    """k^2/2 and k^3/4, Al-Fares et al., SIGCOMM 2008."""
    assert largest_clos(ports) == (two, three)


@pytest.mark.parametrize("su", [1, 2, 3, 4, 5, 7, 8, 9, 12, 16, 23, 64, 100, 256])
def test_a_superpod_of_any_size_fits_its_ports_and_is_one_fabric(su: int) -> None:
    fabric = superpod_fabric(su)
    assert fabric.nodes == 32 * su - 1
    assert fabric.leaves == 8 * su
    assert len(fabric.down) == 8 * fabric.nodes
    assert len(fabric.up) == 32 * fabric.leaves
    if su <= 8:
        assert fabric.cores == 0
        assert fabric.leaves / 2 <= fabric.spines < max(fabric.leaves, 5)
        assert fabric.spines & (fabric.spines - 1) == 0
    else:
        assert (fabric.spines, fabric.cores) == (8 * su, 4 * su)
        assert len(fabric.top) == 256 * su
    assert_ports_fit(fabric, 64)
    assert pieces(fabric) == 1
    rails = fabric.leaf_rail[fabric.down.upper]
    assert (rails == fabric.down.lower_port).all()


def test_every_pod_of_a_large_superpod_reaches_every_core() -> None:
    fabric = superpod_fabric(64)
    pod = fabric.spine_pod[fabric.top.lower]
    reached = np.unique(pod * fabric.cores + fabric.top.upper)
    assert len(reached) == (pod.max() + 1) * fabric.cores


@given(st.integers(2, 1440), st.sampled_from([64, 128, 144]))
def test_an_nvl72_fabric_of_any_size_is_at_least_one_to_one(racks: int, ports: int) -> None:
    if racks * 72 > largest_clos(ports)[1]:
        return
    fabric = even_fabric(racks * 18, ports)
    assert fabric.nodes == racks * 18
    assert len(fabric.down) == racks * 72
    assert fabric.leaves == 4 * -(-racks * 18 // (ports // 2)), "leaf = rails x ceil(nodes / ports down)"
    assert fabric.oversubscription() <= 1.0
    down, up = np.bincount(fabric.down.upper), np.bincount(fabric.up.lower)
    assert (down <= up).all()
    assert fabric.spines >= 2, "no single point of failure"
    spine_down = np.bincount(fabric.up.upper)
    if fabric.cores:
        assert (spine_down == np.bincount(fabric.top.lower)).all(), "1:1 at the spines"
    pairs = np.unique(fabric.up.lower * fabric.spines + fabric.up.upper, return_counts=True)[1]
    if not fabric.cores:
        assert len(set(pairs.tolist())) == 1, "every leaf has as many links to every spine"
    assert_ports_fit(fabric, ports)
    assert pieces(fabric) == 1
