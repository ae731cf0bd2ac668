"""The links of one twin-port cage ask for different modules."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.ends import module_at
from fabric_studio.catalog.parts import Medium, Part
from fabric_studio.layout.media import UNKNOWN_CLASS
from fabric_studio.model.ends import Ends, ends_of
from fabric_studio.model.groups import group_rows
from fabric_studio.model.ports import cages_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.rules.findings import Batch, Finding, Fix
from fabric_studio.rules.linkwise import cables_of_link, link_of_cable
from fabric_studio.rules.proposals import cheapest, does
from fabric_studio.rules.rule import LENGTHS, Context, Rule
from fabric_studio.rules.words import port_words, several


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, ends, cables = context.snapshot, ends_of(context.snapshot), context.snapshot.cables
    fibre = [
        isinstance(s, Medium) and not s.attached and s.medium_class != UNKNOWN_CLASS
        for s in snapshot.parts.spec
    ]
    rows = np.flatnonzero(ends.exists & (ends.role != "patch") & np.array(fibre, bool)[ends.medium])
    if not len(rows):
        return
    _, cage = group_rows(ends.device[rows], ends.port[rows])
    module, _ = _modules(snapshot, ends, rows)
    first, _ = group_rows(cage, module)
    mixed = np.bincount(cage[first], minlength=int(cage.max()) + 1) > 1
    inside = np.flatnonzero(mixed[cage])
    order = rows[inside[np.argsort(cage[inside], kind="stable")]]
    cuts = np.flatnonzero(np.append(True, np.diff(np.sort(cage[inside])) != 0)) if len(inside) else inside
    stops = np.append(cuts[1:], len(order))
    heads = np.minimum.reduceat(cables.uid[ends.cable[order]], cuts) if len(cuts) else cables.uid[:0]

    def word(index: int) -> Finding:
        members = order[cuts[index] : stops[index]]
        here = np.unique(ends.cable[members])
        media = [snapshot.parts.spec[row] for row in dict.fromkeys(ends.medium[members].tolist())]
        device = int(ends.device[members[0]])
        where = port_words(snapshot, device, int(ends.port[members[0]]))
        text = tr(
            "{where} takes one module, and its cables {cables} are of {media}",
            where=where,
            cables=several(cables.name[here]),
            media=several(medium.name for medium in media),
        )
        return Finding(
            RULE.name,
            RULE.severity,
            text,
            (
                *(("cable", uid) for uid in cables.uid[here].tolist()),
                ("device", int(snapshot.devices.uid[device])),
            ),
            float(len(media)),
            1.0,
            mark("kinds of module"),
            _fix(context, here, media),
        )

    yield Batch(RULE.severity, heads, word)


def _modules(snapshot: Snapshot, ends: Ends, rows: Ints) -> tuple[Ints, list[object]]:
    """A number for the module that each end puts into its cage: equal modules have equal numbers."""
    part = snapshot.parts.index_of(snapshot.devices.part)[ends.device[rows]]
    rate = snapshot.cables.rate_gbps[ends.cable[rows]]
    rates, code = np.unique(rate, return_inverse=True)
    key = (part, ends.port[rows], ends.medium[rows], code.ravel())
    first, kind = group_rows(*key)
    known: dict[object, int] = {}
    number = []
    for p, port, m, r in np.stack(key, axis=1)[first].tolist():
        spec, medium = snapshot.parts.spec[p], snapshot.parts.spec[m]
        assert isinstance(spec, Part) and isinstance(medium, Medium)
        module = module_at(medium, cages_of(spec)[port].group, float(rates[r]))
        number.append(known.setdefault(medium.id if module is None else module, len(known)))
    return np.array(number, np.int64)[kind], list(known)


def _fix(context: Context, rows: Ints, media: list[Medium]) -> Fix | None:
    """One of the media for all the links of the cage where it does, else the cheapest that does."""
    snapshot = context.snapshot
    found = link_of_cable(snapshot)[rows]
    if (found < 0).any():
        return None
    links = list(dict.fromkeys(found.tolist()))
    cables = snapshot.cables.uid[
        np.unique(np.concatenate([cables_of_link(snapshot, link) for link in links]))
    ]
    for medium in media:
        if does(context, medium, links):
            return Fix(
                "set-medium",
                {"cables": cables.tolist(), "medium": medium.id},
                tr("use {medium} for all of them", medium=medium.name),
            )
    proposal = cheapest(context, links)
    return proposal.fix(cables) if proposal else None


RULE = Rule(
    name="cage-mixes-media",
    severity="error",
    title=mark("The links of one cage ask for different modules"),
    rationale=mark(
        "A twin-port module serves both of its links with the same optics: one cannot be SR4 and the other DR4."
    ),
    source=mark(
        "NVIDIA LinkX, 800G (200G-PAM4) part list: both ports of a twin-port module use the same kind of fibre"
    ),
    kinds=LENGTHS,
    places="word",
    find=find,
    example="leaf-01 port 12 takes one module, and its cables C0122 and C0123 are of 400G SR4 and 400G DR4",
    mend=mark("Use one of the media for all links of the cage if it does, else the cheapest that does."),
)
