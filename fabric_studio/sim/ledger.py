"""The account of every link over a whole run, also when the network is replaced in between. Rows are links by name."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fabric_studio.sim.problem import Floats, Ids, Router


class LinkLedger:
    """Row r stands for one named link. `row` int32[L] gives the row of every link of the present network."""

    def __init__(self, router: Router) -> None:
        self._router = router
        n_links = len(router.capacity_bytes_s)
        self.row: Ids = np.arange(n_links, dtype=np.int32)
        self._names: dict[str, int] | None = None
        self._cable: list[NDArray[np.int64]] = [np.asarray(router.link_cable).astype(np.int64)]
        self.busy_s: Floats = np.zeros(n_links)
        """Bytes over capacity, summed: seconds at full rate, up to the last replacement"""
        self.bytes: Floats = np.zeros(n_links)
        self.peak: Floats = np.zeros(n_links)

    def __len__(self) -> int:
        return len(self.busy_s)

    @property
    def cable(self) -> NDArray[np.int64]:
        """int64[rows]: cable of the drawing, 0 = inside a machine."""
        return np.concatenate(self._cable)

    def book(self, carried: Floats, capacity: Floats, peak: Floats) -> None:
        """Close the account of the present network: bytes carried, and highest utilisation, per link."""
        busy, bytes_, highest = self.totals(carried, capacity, peak)
        self.busy_s, self.bytes, self.peak = busy, bytes_, highest

    def totals(self, carried: Floats, capacity: Floats, peak: Floats) -> tuple[Floats, Floats, Floats]:
        """Busy seconds, bytes and peak per row, with what the present network has carried since it was put in."""
        busy, total, highest = self.busy_s.copy(), self.bytes.copy(), self.peak.copy()
        busy[self.row] += np.divide(carried, capacity, out=np.zeros_like(carried), where=capacity > 0)
        total[self.row] += carried
        highest[self.row] = np.maximum(highest[self.row], peak)
        return busy, total, highest

    def replace(self, router: Router) -> None:
        """Go on with another network: a link of the same name keeps its row, a new one gets a new row."""
        known = self._names
        if known is None:
            known = {name: row for row, name in enumerate(_unique_names(self._router))}
        cable = np.asarray(router.link_cable).astype(np.int64)
        names = _unique_names(router)
        row = np.empty(len(names), np.int32)
        fresh = []
        for link, name in enumerate(names):
            if name not in known:
                known[name] = len(known)
                fresh.append(link)
            row[link] = known[name]
        self._names, self.row, self._router = known, row, router
        self._cable.append(cable[fresh])
        more = np.zeros(len(fresh))
        self.busy_s, self.bytes, self.peak = (
            np.concatenate([a, more]) for a in (self.busy_s, self.bytes, self.peak)
        )

    def names(self, rows: NDArray[np.integer]) -> list[str]:
        """Names of some rows."""
        if self._names is None:
            return [self._router.link_name(int(row)) for row in rows]
        by_row = list(self._names)
        return [by_row[row] for row in rows]


def _unique_names(router: Router) -> list[str]:
    seen: dict[str, int] = {}
    names = []
    for link in range(len(router.capacity_bytes_s)):
        name = router.link_name(link)
        seen[name] = seen.get(name, 0) + 1
        names.append(name if seen[name] == 1 else f"{name} #{seen[name]}")
    return names
