"""Finding rows by uid gives the same answer for one uid and for many at once, however far apart the uids lie."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabric_studio.base.errors import InvariantError
from fabric_studio.model.kinds import Settings
from fabric_studio.model.table import MANY

UIDS = st.lists(st.integers(1, 60), min_size=0, max_size=40, unique=True).map(sorted)


@given(UIDS, st.sampled_from([1, 1_000, 10**12]), st.integers(0, 2**32))
def test_many_uids_at_once_are_found_as_one_is(uids, apart, seed):
    uid = np.array(uids, np.int64) * apart
    table = Settings(uid, Settings.conform(len(uid), {"name": "x", "value": "1"}))
    wanted = np.random.default_rng(seed).integers(-2, 70, MANY) * apart
    expected = np.array([one in table for one in wanted.tolist()])
    assert np.array_equal(table.has(wanted), expected)
    assert np.array_equal(table.has(wanted[:5]), expected[:5])
    known = wanted[expected]
    assert np.array_equal(uid[table.index_of(known)], known)
    if not expected.all():
        with pytest.raises(InvariantError, match=f"no setting {wanted[~expected][0]} "):
            table.index_of(wanted)


def test_a_table_with_new_values_finds_its_rows():
    uid = np.arange(1, 5_001, dtype=np.int64)
    table = Settings(uid, Settings.conform(len(uid), {"name": "x", "value": "1"}))
    assert table.index_of(uid)[-1] == 4_999
    changed, _ = table.updated(uid[:1], {"value": np.array(["2"], object)})
    fewer, _ = changed.removed(uid[:1])
    assert changed.index_of(uid)[-1] == 4_999 and fewer.index_of(uid[1:])[-1] == 4_998
