"""The account of every link over a whole run, also when the network is replaced in between."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

import numpy as np
from numpy.typing import NDArray

from fabric_studio.sim.problem import Counts, Floats, Ids, Router


class LinkLedger:
    """Row r stands for one link over all networks of the run. `row` int32[L] gives the row of every link of the present one.

    A link is known again by its cable and its place among the links of that cable. Links inside machines have no cable: they are
    known again by their order, or by name when their number has changed.
    """

    def __init__(self, router: Router) -> None:
        self._router = router
        n_links = len(router.capacity_bytes_s)
        self.row: Ids = np.arange(n_links, dtype=np.int32)
        self._link: Counts = np.arange(n_links)
        self._gone: dict[int, str] = {}
        self._key = _keys(router)
        """int64[rows]"""
        self.cable: Counts = np.asarray(router.link_cable).astype(np.int64)
        """int64[rows]: cable of the drawing, 0 = inside a machine"""
        self._busy_s: Floats = np.zeros(n_links)
        self._bytes: Floats = np.zeros(n_links)
        self._peak: Floats = np.zeros(n_links)

    def __len__(self) -> int:
        return len(self.cable)

    def totals(self, carried: Floats, capacity: Floats, peak: Floats) -> tuple[Floats, Floats, Floats]:
        """Per row: busy seconds (bytes over capacity), bytes, and highest utilisation.

        The arguments, float64[L] each, are what the present network has carried since it was put in.
        """
        busy, total, highest = self._busy_s.copy(), self._bytes.copy(), self._peak.copy()
        busy[self.row] += np.divide(carried, capacity, out=np.zeros_like(carried), where=capacity > 0)
        total[self.row] += carried
        highest[self.row] = np.maximum(highest[self.row], peak)
        return busy, total, highest

    def replace(self, router: Router, carried: Floats, capacity: Floats, peak: Floats) -> None:
        """Close the account of the present network (arguments as `totals`) and go on with another."""
        self._busy_s, self._bytes, self._peak = self.totals(carried, capacity, peak)
        key = _keys(router)
        cable = np.asarray(router.link_cable).astype(np.int64)
        order = np.argsort(self._key, kind="stable")
        at = np.minimum(np.searchsorted(self._key[order], key), max(len(order) - 1, 0))
        row = np.full(len(key), -1, np.int32)
        if len(order):
            row[:] = np.where(self._key[order][at] == key, order[at], -1)
        inside = np.flatnonzero(cable == 0)
        before = np.flatnonzero(self.cable[self.row] == 0)
        if len(inside) != len(before):
            known = dict(zip(link_names(self._router, before), self.row[before].tolist(), strict=True))
            row[inside] = [known.get(name, -1) for name in link_names(router, inside)]
        stays = np.zeros(len(self), bool)
        stays[row[row >= 0]] = True
        self._forget(self.row[~stays[self.row]])
        fresh = np.flatnonzero(row < 0)
        row[fresh] = np.arange(len(self), len(self) + len(fresh))
        self.cable = np.concatenate([self.cable, cable[fresh]])
        more = np.zeros(len(fresh))
        self._busy_s, self._bytes, self._peak = (
            np.concatenate([account, more]) for account in (self._busy_s, self._bytes, self._peak)
        )
        self._link = np.concatenate([self._link, np.zeros(len(fresh), np.int64)])
        self._link[row] = np.arange(len(row))
        self._key = np.concatenate([self._key, np.zeros(len(fresh), np.int64)])
        self._key[row] = key
        for known_again in set(self._gone).intersection(row.tolist()):
            del self._gone[known_again]
        self.row, self._router = row, router

    def _forget(self, rows: Ids) -> None:
        """Keep the names of links that the next network does not have."""
        for row, name in zip(rows.tolist(), link_names(self._router, self._link[rows]), strict=True):
            self._gone[row] = name
            if self.cable[row] == 0:
                self._key[row] = -1 - row

    def names(self, rows: NDArray[np.integer]) -> list[str]:
        """Names of some rows; a link that was taken away keeps its last name."""
        present = link_names(self._router, self._link[rows])
        if not self._gone:
            return present
        return [self._gone.get(row, name) for row, name in zip(rows.tolist(), present, strict=True)]


class LinkNames(Sequence[str]):
    """The names of some rows of a ledger, made when they are asked for: a big fabric has a million, a reader looks at twenty."""

    def __init__(self, ledger: LinkLedger, rows: NDArray[np.integer]) -> None:
        self._ledger, self._rows = ledger, rows

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[str, ...]: ...
    def __getitem__(self, at: int | slice) -> str | tuple[str, ...]:
        if isinstance(at, slice):
            return tuple(self._ledger.names(self._rows[at]))
        return self._ledger.names(self._rows[at : at + 1 or None])[0]

    def __iter__(self) -> Iterator[str]:
        return iter(self[:])


def link_names(router: Router, links: NDArray[np.integer]) -> list[str]:
    """Names of many links; a router that has a faster way than one by one may offer `link_names`."""
    in_bulk = getattr(router, "link_names", None)
    return list(in_bulk(links)) if in_bulk else [router.link_name(int(link)) for link in links]


def _keys(router: Router) -> Counts:
    """int64[L]: cable and place among its links."""
    cable = np.asarray(router.link_cable).astype(np.int64)
    order = np.argsort(cable, kind="stable")
    first = np.searchsorted(cable[order], cable[order])
    place = np.empty(len(cable), np.int64)
    place[order] = np.arange(len(cable)) - first
    return (cable << 32) | place
