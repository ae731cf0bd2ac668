"""Findings about links, one per cable that somebody would have to replace."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints
from fabric_studio.routing.links import WIRING, links_of
from fabric_studio.rules.findings import Batch, Finding, Severity
from fabric_studio.rules.physical import physical_cables


def link_of_cable(snapshot: Snapshot) -> Ints:
    """Row in `links_of` of the link every cable carries, -1 for a cable that is part of none."""

    def compute(s: Snapshot) -> Ints:
        links = links_of(s)
        found = np.full(len(s.cables), -1, np.int64)
        found[links.cable] = np.repeat(np.arange(len(links.a)), np.diff(links.ptr))
        return found

    return snapshot.derived_from(WIRING, "rules.link_of_cable", compute)


def cables_of_link(snapshot: Snapshot, link: int) -> Ints:
    """The cables to replace with those of a link: all of them where panels are passed, else its physical cable with all
    its lines."""
    links = links_of(snapshot)
    chain = links.cable[links.ptr[link] : links.ptr[link + 1]]
    return chain if len(chain) > 1 else physical_cables(snapshot).lines(int(chain[0]))


def links_on(snapshot: Snapshot, rows: Ints) -> list[int]:
    """The links that these cables carry, each once; none where a cable is part of no link."""
    found = link_of_cable(snapshot)[rows]
    return [] if (found < 0).any() else list(dict.fromkeys(found.tolist()))


def one_per_cable(
    snapshot: Snapshot, severity: Severity, links: Ints, badness: Floats, word: Callable[[int], Finding]
) -> Batch:
    """A batch of findings about links (row numbers), only the worst of those that share a physical cable. `word(link)`
    names `cables_of_link` first."""
    all_links, physical = links_of(snapshot), physical_cables(snapshot)
    first = all_links.cable[all_links.ptr[links]]
    kept = link_of_cable(snapshot)[physical.worst(first, badness)]
    head = all_links.cable[all_links.ptr[kept]]
    leader = physical.order[physical.first[physical.owner[head]]]
    head = np.where(all_links.panels[kept] > 0, head, leader)
    rows = kept.tolist()
    return Batch(severity, snapshot.cables.uid[head], lambda index: word(rows[index]))
