"""Lines of a drawing that stand for cables: what is behind each key of the painted image, and how busy it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from fabric_studio.model.table import Floats, Ints
from fabric_studio.scene.bundles import Bundles
from fabric_studio.scene.heat import Heat
from fabric_studio.scene.raster import Strokes


class KeyedLines(Protocol):
    """Strokes in device pixels with keys from 1 to `keys`. single: every key is one cable."""

    @property
    def strokes(self) -> Strokes: ...
    @property
    def keys(self) -> int: ...
    @property
    def single(self) -> bool: ...
    def cables_at(self, key: int) -> Ints:
        """Rows in snapshot.cables behind a key, ascending."""

    def use_of(self, cable_use: Floats) -> Floats:
        """Utilization 0..1 of keys 1..keys, the hottest cable of each; NaN unknown. cable_use: per row of snapshot.cables."""

    def keys_with(self, rows: Ints) -> Ints:
        """The keys that any of these cables is behind."""


@dataclass(frozen=True)
class GroupedLines:
    """Key k stands for the cables `cable[ptr[k-1]:ptr[k]]`; each cable is behind one key at most."""

    strokes: Strokes
    ptr: Ints
    cable: Ints

    @property
    def keys(self) -> int:
        return len(self.ptr) - 1

    @property
    def single(self) -> bool:
        return len(self.cable) == self.keys

    def cables_at(self, key: int) -> Ints:
        if not 0 < key <= self.keys:
            return np.zeros(0, np.int64)
        return np.unique(self.cable[self.ptr[key - 1] : self.ptr[key]])

    def use_of(self, cable_use: Floats) -> Floats:
        hottest = np.full(self.keys, -1.0)
        some = np.flatnonzero(np.diff(self.ptr))
        if len(some):
            known = np.where(np.isfinite(cable_use), cable_use, -1.0)
            hottest[some] = np.maximum.reduceat(known[self.cable], self.ptr[some])
        return np.where(hottest < 0, np.nan, hottest)

    def keys_with(self, rows: Ints) -> Ints:
        if not len(rows):
            return np.zeros(0, np.int64)
        owner = np.repeat(np.arange(1, self.keys + 1), np.diff(self.ptr))
        return np.unique(owner[np.isin(self.cable, rows)])


@dataclass(frozen=True)
class BundleLines:
    """Key k stands for stretch k-1 of `bundles`, or, when `single`, for the cable in row k-1."""

    strokes: Strokes
    bundles: Bundles
    single: bool
    cables: int

    @property
    def keys(self) -> int:
        return self.cables if self.single else len(self.bundles)

    def cables_at(self, key: int) -> Ints:
        if not 0 < key <= self.keys:
            return np.zeros(0, np.int64)
        return np.array([key - 1], np.int64) if self.single else self.bundles.cables_in(key - 1)

    def use_of(self, cable_use: Floats) -> Floats:
        return cable_use if self.single else heat_of(self.bundles).of(cable_use)

    def keys_with(self, rows: Ints) -> Ints:
        if self.single:
            return np.asarray(rows, np.int64) + 1
        bundles = self.bundles
        owner = np.repeat(np.arange(len(bundles.pair_ptr) - 1), np.diff(bundles.pair_ptr))
        pairs = np.unique(owner[np.isin(bundles.pair_cable, rows)])
        entries = np.flatnonzero(np.isin(bundles.entry_pair, pairs))
        lo, size = bundles.entry_lo[entries], (bundles.entry_hi - bundles.entry_lo)[entries]
        inside = np.arange(int(size.sum())) - np.repeat(np.cumsum(size) - size, size)
        return np.unique(np.repeat(lo, size) + inside) + 1


def gathered(ptr: Ints, values: Ints, rows: Ints) -> tuple[Ints, Ints]:
    """The lists of some rows of a CSR table, as another one."""
    size = np.diff(ptr)[rows]
    fresh = np.concatenate((np.zeros(1, np.int64), np.cumsum(size))).astype(np.int64)
    take = np.arange(int(fresh[-1])) + np.repeat(ptr[rows] - fresh[:-1], size)
    return fresh, values[take]


_HEATS: list[Heat] = []


def heat_of(bundles: Bundles) -> Heat:
    """Made once for some bundles, so that a frame is only a few passes over arrays."""
    for heat in _HEATS[:]:
        if heat.bundles is bundles:
            return heat
    heat = Heat.over(bundles)
    _HEATS.insert(0, heat)
    del _HEATS[3:]
    return heat
