"""Ranks grouped by scale-up domain, in the order in which collectives walk over them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.workloads.demand import Counts, Ids


@dataclass(frozen=True, slots=True, eq=False)
class Domains:
    """D domains of the n ranks that take part: domain d holds ranks[ptr[d]:ptr[d+1]], by rail and then by number.

    Domains stand in the order of their lowest rank, so neighbours in a ring are neighbours in the design.
    """

    ranks: Ids
    ptr: Counts

    @classmethod
    def of(cls, n_ranks: int, rank_domain: Ids, rank_rail: Ids) -> Domains:
        """Group ranks 0..n_ranks-1; a rank with a negative domain is a domain of its own."""
        return cls.among(np.arange(n_ranks, dtype=np.int32), rank_domain, rank_rail)

    @classmethod
    def among(cls, ranks: Ids, rank_domain: Ids, rank_rail: Ids) -> Domains:
        """Group some ranks; domains stand in the order in which they first appear among them."""
        ranks = np.asarray(ranks, np.int32)
        domain = np.asarray(rank_domain)[ranks].astype(np.int64)
        domain = np.where(domain < 0, domain.max(initial=0) + 1 + np.arange(len(ranks)), domain)
        _, first, number = np.unique(domain, return_index=True, return_inverse=True)
        lowest = first[number]
        order = np.lexsort((ranks, np.asarray(rank_rail)[ranks], lowest))
        sizes = np.bincount(number)[np.argsort(first)]
        return cls(ranks[order], np.concatenate([[0], np.cumsum(sizes)]).astype(np.int64))

    @property
    def sizes(self) -> Counts:
        return np.diff(self.ptr)

    def __len__(self) -> int:
        return len(self.ptr) - 1

    def members(self, place: int) -> Ids:
        """The `place`-th rank of every domain, int32[D]; every domain must have that many."""
        return self.ranks[self.ptr[:-1] + place]

    def neighbours(self) -> tuple[Ids, Ids]:
        """The closed ring inside every domain: (from, to), one hop per rank of each domain with more than one."""
        following = np.arange(1, len(self.ranks) + 1)
        following[self.ptr[1:] - 1] = self.ptr[:-1]
        several = np.repeat(self.sizes > 1, self.sizes)
        return self.ranks[several], self.ranks[following][several]
