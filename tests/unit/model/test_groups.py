"""Rows are grouped as sorting the whole rows would, whatever the range of their numbers."""

import numpy as np
import pytest

from fabric_studio.model.groups import group_rows


@pytest.mark.parametrize("high", [2, 40, 10**6, 2**40, 2**61])
@pytest.mark.parametrize("columns", [1, 2, 5])
def test_groups_are_those_of_whole_rows_in_their_order(high: int, columns: int) -> None:
    random = np.random.default_rng(high % 1000 + columns)
    rows = random.integers(-high, high, (500, columns), dtype=np.int64)
    rows = np.concatenate((rows, rows[random.integers(0, 500, 300)]))
    _, first, group = np.unique(rows, axis=0, return_index=True, return_inverse=True)
    found_first, found_group = group_rows(*rows.T)
    assert found_first.tolist() == first.tolist() and found_group.tolist() == group.ravel().tolist()


def test_no_rows_are_no_groups() -> None:
    first, group = group_rows(np.zeros(0, np.int64), np.zeros(0, np.int64))
    assert len(first) == len(group) == 0
