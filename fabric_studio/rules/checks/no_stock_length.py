"""A cable is within reach, but nobody sells it in that length."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.media import stock_lengths_m
from fabric_studio.catalog.parts import Medium
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints
from fabric_studio.routing.links import links_of
from fabric_studio.routing.reach import link_reach
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.linkwise import cables_of_link, links_on, one_per_cable
from fabric_studio.rules.physical import cable_uids
from fabric_studio.rules.proposals import cheapest
from fabric_studio.rules.rule import LENGTHS, Context, Rule
from fabric_studio.rules.words import also, metres, need_and_limit, several


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    links, reach = links_of(snapshot), link_reach(snapshot, context.library.class_rules)
    if not len(links.a):
        return
    required, stock = cable_lengths(snapshot).required_mm / 1e3, _stock(snapshot)
    bought = np.add.reduceat(stock[links.cable], links.ptr[:-1])
    inside = links.length_mm / 1e3 <= reach.limit_m + 1e-6
    bad = np.flatnonzero(inside & (np.isnan(bought) | (bought > reach.limit_m + 1e-6)))

    def word(link: int) -> Finding:
        rows = cables_of_link(snapshot, link)
        chain = links.cable[links.ptr[link] : links.ptr[link + 1]]
        unsold = chain[np.isnan(stock[chain])]
        row = int(unsold[0]) if len(unsold) else int(chain[np.argmax(stock[chain])])
        medium = snapshot.spec_of(int(snapshot.cables.medium[row]))
        need = float(required[row])
        if len(unsold):
            limit = max(medium.stock_lengths_m) if isinstance(medium, Medium) else 0.0
            words = need_and_limit(need, limit)
            text = tr(
                "{cable} needs {need}; the longest stock length of {medium} is {limit}",
                cable=snapshot.cables.name[row],
                need=words[0],
                medium=medium.name,
                limit=words[1],
            )
        else:
            need, limit = float(bought[link]), float(reach.limit_m[link])
            values = {
                "names": several(snapshot.cables.name[chain]),
                "length": metres(float(links.length_mm[link]) / 1e3),
                "medium": medium.name,
                "limit": metres(limit),
                "stock": metres(need),
            }
            text = (
                tr(
                    "{names} need {length} together and {medium} reaches {limit}; their stock lengths add up to {stock}, which is beyond that",
                    **values,
                )
                if len(chain) > 1
                else tr(
                    "{names} needs {length} and {medium} reaches {limit}; its next stock length is {stock}, which is beyond that",
                    **values,
                )
            )
        proposal = cheapest(context, links_on(snapshot, rows))
        return Finding(
            RULE.name,
            RULE.severity,
            text + also(proposal),
            cable_uids(snapshot, rows),
            need,
            limit,
            "m",
            proposal.fix(snapshot.cables.uid[rows]) if proposal else None,
        )

    yield one_per_cable(snapshot, RULE.severity, bad, links.length_mm[bad], word)


def _stock(snapshot: Snapshot) -> Floats:
    """The stock length of every cable, in m: NaN where none is long enough; the required length where the medium names
    none or the fibre of a WAN span is not bought by the piece."""
    required = cable_lengths(snapshot).required_mm / 1e3
    stock = required.copy()
    for medium, rows in snapshot.derived_from(
        ("cable", "part"), "rules.sold_by_the_piece", _sold_by_the_piece
    ):
        stock[rows] = stock_lengths_m(medium, required[rows])
    return stock


def _sold_by_the_piece(snapshot: Snapshot) -> list[tuple[Medium, Ints]]:
    cables, found = snapshot.cables, []
    for uid in np.unique(cables.medium).tolist():
        medium = snapshot.spec_of(uid)
        if isinstance(medium, Medium) and medium.stock_lengths_m:
            found.append((medium, np.flatnonzero((cables.medium == uid) & (cables.span == 0))))
    return found


RULE = Rule(
    name="no-stock-length",
    severity="warning",
    title=mark("A cable is within reach but in no stock length"),
    rationale=(
        mark(
            "What is not in stock is made to order: it costs weeks and cannot be replaced from the shelf. Over panels the cables that are really bought count for the reach, and they are longer than what was measured."
        )
    ),
    source=mark(
        "stock lengths of the media; those of fibre are a house ladder where the maker's list is not public"
    ),
    kinds=LENGTHS,
    find=find,
    example="C0123 needs 150 m; the longest stock length of 400G FR4 is 100 m; 400G DR4 fits: 150 m, 8.5 W per end",
    mend=mark("Change the cable to the cheapest medium that is sold in a length that does."),
)
