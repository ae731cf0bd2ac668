"""The two binary trees of a double-tree collective: who is inside in one is a leaf in the other, so both fill every port."""

from __future__ import annotations

import numpy as np

from fabric_studio.workloads.demand import Counts


def double_tree(count: int) -> tuple[Counts, Counts]:
    """Parents of 0..count-1 in both trees, int64[count] each, -1 for the root.

    The first is the in-order binary tree of NCCL; the second is the first mirrored (even counts) or shifted by one (odd counts).
    """
    first = _parents(count)
    here = np.arange(count)
    other = count - 1 - here if count % 2 == 0 else (here - 1) % count
    back = np.empty(count, np.int64)
    back[other] = here
    mapped = first[other]
    second = np.where(mapped < 0, -1, back[np.maximum(mapped, 0)])
    return first, second


def _parents(count: int) -> Counts:
    """Node 0 is the root; node r hangs below the node whose lowest set bit is the next higher one, if that exists."""
    here = np.arange(count, dtype=np.int64)
    lowest = here & -here
    up = (here ^ lowest) | (lowest << 1)
    up = np.where(up >= count, here ^ lowest, up)
    return np.where(here == 0, -1, up)
