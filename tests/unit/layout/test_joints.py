"""Trays that meet are found by a sweep: the same as when each is held against every other, without looking at them all."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.layout.joints import SAME_LEVEL_MM, joints_of, project
from fabric_studio.model.journal import Document
from fabric_studio.model.kinds import Trays
from tests.factories import pair_of_racks


def trays(n: int, hall_mm: float, seed: int = 5) -> tuple[Trays, np.ndarray]:
    """Pieces of 2 to 8 m in all directions, the first along the axes, on two levels."""
    rng = np.random.default_rng(seed)
    x, y = rng.integers(0, int(hall_mm) // 100, (2, n)) * 100.0
    angle, long = rng.uniform(0, 2 * np.pi, n), rng.integers(4, 17, n) * 500.0
    angle[: n // 2] = np.pi / 2 * rng.integers(0, 4, n // 2)
    document: Document = pair_of_racks().document
    storey = int(document.snapshot().storeys.uid[0])
    with document.transaction("Trays") as tx:
        tx.add_many(
            "tray",
            n,
            storey=storey,
            name=np.array([f"T{k}" for k in range(n)], object),
            x1_mm=x,
            y1_mm=y,
            x2_mm=np.rint(x + long * np.cos(angle)),
            y2_mm=np.rint(y + long * np.sin(angle)),
            z_mm=rng.choice([2700.0, 2715.0, 3000.0], n),
            width_mm=rng.choice([100.0, 300.0, 600.0], n),
        )
    table = document.snapshot().trays
    return table, np.hypot(table.x2_mm - table.x1_mm, table.y2_mm - table.y1_mm)


def ends_that_touch(table: Trays, length: np.ndarray) -> set[tuple[int, int, float]]:
    """Every end that lies within the half width of another tray, each held against every other."""
    found = set()
    for t in range(len(table)):
        for own, x, y in ((0.0, table.x1_mm[t], table.y1_mm[t]), (length[t], table.x2_mm[t], table.y2_mm[t])):
            for other in range(len(table)):
                reach = max(table.width_mm[t], table.width_mm[other]) / 2 + 1.0
                level = abs(table.z_mm[t] - table.z_mm[other]) <= SAME_LEVEL_MM
                if other != t and level and table.storey[t] == table.storey[other]:
                    _, distance = project(x, y, table, np.array([other]), length)
                    if distance[0] <= reach:
                        found.add((t, other, round(float(own), 3)))
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_end_that_touches_another_tray_is_found(seed):
    table, length = trays(60, 20_000.0, seed)
    joints = joints_of(table, length)
    found = set(zip(joints.a.tolist(), joints.b.tolist(), np.round(joints.a_mm, 3).tolist(), strict=True))
    wanted = ends_that_touch(table, length)
    assert wanted and wanted <= found
    for a, b, _ in found - wanted:  # the others are crossings
        assert a < b


def test_ten_thousand_trays_are_not_all_held_against_each_other():
    table, length = trays(10_000, 200_000.0)
    joints = joints_of(table, length)
    assert len(joints.a) > 1_000
    assert joints.looked_at < 10_000 * 9_999 / 2 / 10


def test_the_looks_grow_by_the_trays_and_the_side_of_the_hall_not_by_their_square():
    """Four times the trays on four times the floor: each still overlaps with those beside it along one axis, twice as many."""
    small, large = (trays(n, hall_mm) for n, hall_mm in ((1_000, 60_000.0), (4_000, 120_000.0)))
    before, after = joints_of(*small).looked_at, joints_of(*large).looked_at
    assert after < 4 * 2.5 * before


def test_one_tray_meets_nothing():
    table = pair_of_racks().document.snapshot().trays
    length = np.hypot(table.x2_mm - table.x1_mm, table.y2_mm - table.y1_mm)
    assert len(table) == 1 and len(joints_of(table, length).a) == 0
