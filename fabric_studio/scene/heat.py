"""How busy each stretch of cable is: the hottest cable in it, from the utilization of every cable."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.model.table import Floats, Ints
from fabric_studio.scene.bundles import Bundles


@dataclass(frozen=True)
class Heat:
    """Made once for some bundles; `of` is then a few passes over arrays for every frame.

    An entry covers a range of stretches. Its maximum is noted at the two largest power-of-two blocks that fill the
    range (as in a sparse table), then handed down from large blocks to small: O(entries + stretches x log).
    """

    bundles: Bundles
    order: Ints
    first: Ints
    slot: Ints
    levels: int

    @staticmethod
    def over(bundles: Bundles) -> Heat:
        n = max(1, len(bundles))
        span = bundles.entry_hi - bundles.entry_lo
        level = np.floor(np.log2(np.maximum(span, 1) + 0.5)).astype(np.int64)
        block = 1 << level
        slot = np.concatenate((level * n + bundles.entry_lo, level * n + bundles.entry_hi - block))
        entry = np.tile(np.arange(len(span)), 2)
        order = np.argsort(slot, kind="stable")
        distinct, first = np.unique(slot[order], return_index=True)
        return Heat(bundles, entry[order], first.astype(np.int64), distinct, int(level.max(initial=0)) + 1)

    def of(self, cable_use: Floats) -> Floats:
        """Shape (S,): the highest utilization 0..1 in each stretch; NaN where none is known. cable_use: one per row
        of snapshot.cables, NaN unknown."""
        bundles = self.bundles
        n = len(bundles)
        if not n or not len(self.order):
            return np.full(n, np.nan)
        known = np.where(np.isfinite(cable_use), cable_use, -1.0)
        pair = np.full(len(bundles.pair_ptr) - 1, -1.0)
        some = np.flatnonzero(np.diff(bundles.pair_ptr))
        pair[some] = np.maximum.reduceat(known[bundles.pair_cable], bundles.pair_ptr[some])
        table = np.full((self.levels, n), -1.0)
        table.reshape(-1)[self.slot] = np.maximum.reduceat(pair[bundles.entry_pair[self.order]], self.first)
        for level in range(self.levels - 1, 0, -1):
            half = 1 << (level - 1)
            np.maximum(table[level - 1], table[level], out=table[level - 1])
            np.maximum(table[level - 1, half:], table[level, :-half], out=table[level - 1, half:])
        return np.where(table[0] < 0, np.nan, table[0])
