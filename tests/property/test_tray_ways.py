"""In a network too large to be searched whole, the ways are as long as in one that is, whatever is asked for together."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fabric_studio.base.progress import Progress
from fabric_studio.layout import routes, trays
from fabric_studio.layout.trays import Taps, TrayNetwork, tray_network
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.engine import check
from tests.factories import library
from tests.factories_plan import plan


def crossing(count: int, seed: int, hall_mm: float = 60_000.0) -> Snapshot:
    """Trays in all directions, and between the axes, over two storeys with a riser and rows of racks."""
    document: Document = plan(3, 5, storeys=2)
    rng = np.random.default_rng(seed)
    storeys = document.snapshot().storeys.uid
    x, y = rng.uniform(0, hall_mm, (2, count))
    angle, long = rng.uniform(0, 2 * np.pi, count), rng.uniform(1_000, hall_mm / 2, count)
    angle[: count // 2] = np.pi / 2 * rng.integers(0, 4, count // 2)
    with document.transaction("Trays") as tx:
        tx.add_many(
            "tray",
            count,
            storey=rng.choice(storeys, count),
            name=np.array([f"T{n}" for n in range(count)], object),
            x1_mm=x,
            y1_mm=y,
            x2_mm=x + long * np.cos(angle),
            y2_mm=y + long * np.sin(angle),
        )
    return document.snapshot()


def points(net: TrayNetwork, count: int, seed: int) -> Taps:
    """So many places on trays that are longer than nothing, where racks might be."""
    rng = np.random.default_rng(seed)
    edge = rng.choice(np.flatnonzero(net.edge_tray >= 0), count)
    share = rng.uniform(0, 1, count)
    a, b = net.edge_a[edge], net.edge_b[edge]
    return Taps(
        net.edge_tray[edge],
        net.node_offset_mm[a] + net.edge_mm[edge] * share,
        net.node_x[a] + (net.node_x[b] - net.node_x[a]) * share,
        net.node_y[a] + (net.node_y[b] - net.node_y[a]) * share,
        edge,
    )


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(2, 60), st.integers(0, 10_000), st.booleans())
def test_ways_in_a_large_network_are_those_of_one_searched_whole(count, seed, weighted):
    net = tray_network(crossing(count, seed))
    if weighted:
        cost = net.edge_mm * np.random.default_rng(seed).choice([1.0, 50.0], len(net.edge_mm))
        net = replace(net, cost_mm=cost, _paths={})
    taps = points(net, 12, seed)
    a, z = np.repeat(np.arange(12), 12), np.tile(np.arange(12), 12)
    whole = routes.find_paths(net, taps, a, z)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(routes, "WHOLE", 0)
        patch.setattr(trays, "WHOLE", 0)
        patch.setattr(routes, "_ENTRIES", 6 * len(net.node_tray))
        large = routes.find_paths(net, taps, a, z)
        some = np.random.default_rng(seed).permutation(len(a))[:9]
        alone = routes.find_paths(net, taps, a[some], z[some])
    assert np.array_equal(large.mm, whole.mm)
    assert np.isfinite(large.mm).any()
    size = np.diff(large.ptr)
    assert np.array_equal(size > 0, np.isfinite(large.mm))
    for at, pair in enumerate(some.tolist()):
        mine, theirs = slice(*large.ptr[pair : pair + 2]), slice(*alone.ptr[at : at + 2])
        for name in ("edge", "from_mm", "to_mm"):
            assert np.array_equal(getattr(large, name)[mine], getattr(alone, name)[theirs])
    if not weighted:
        owner = np.repeat(np.arange(len(a)), size)
        along = np.bincount(owner, np.abs(large.to_mm - large.from_mm), len(a))
        assert np.allclose(along[size > 0], large.mm[size > 0])


def test_a_short_way_is_not_looked_for_in_the_whole_network():
    net = tray_network(crossing(60, 3))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(trays, "WHOLE", 0)
        far, near = (net.shortest(np.array([0]), limit_mm)[0] for limit_mm in (np.inf, 5_000.0))
    reached = np.isfinite(near)
    assert 0 < reached.sum() < np.isfinite(far).sum() / 2
    assert np.array_equal(near[reached], far[reached]) and (far[~reached] > 5_000.0).all()


def test_a_check_is_stopped_between_the_pieces_of_one_rule(monkeypatch):
    """The first rule that asks where trays meet is told to stop there, and none after it is begun."""
    progress = Progress()
    found = trays.joints_of
    asked = []

    def stopped_meanwhile(*arguments):
        asked.append(arguments)
        progress.cancel()
        return found(*arguments)

    monkeypatch.setattr(trays, "joints_of", stopped_meanwhile)
    snapshot = crossing(20, 1)
    trays._RECENT.clear()
    report = check(snapshot, library(), progress=progress)
    assert len(asked) == 1
    status = [rule.status for rule in report.rules]
    assert "cancelled" in status and "crashed" not in status
    assert set(status[status.index("cancelled") :]) == {"cancelled"}
