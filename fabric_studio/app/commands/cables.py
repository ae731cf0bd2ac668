"""Drawing cables and changing what they are."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from fabric_studio.app.commands import catalogue, choice, matching, ports, sites
from fabric_studio.app.commands.cable_roles import network_of, role_of
from fabric_studio.app.commands.ports import Plug
from fabric_studio.app.commands.trial import Trial, trial, trial_racks
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.media import links_carried
from fabric_studio.catalog.parts import Medium
from fabric_studio.layout.lengths import PortEnd, measure
from fabric_studio.layout.media import UNKNOWN_MEDIUM
from fabric_studio.model import build
from fabric_studio.model.journal import Document, Transaction
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids, Ints

__all__ = [
    "PortEnd",
    "Trial",
    "connect_breakout",
    "connect_ports",
    "connect_racks",
    "set_length",
    "set_medium",
    "trial",
    "trial_racks",
    "use_cheapest",
]

Cables = int | Sequence[int] | Ids


def connect_ports(
    document: Document, library: Library, a: PortEnd, z: PortEnd, *, medium_id: str | None = None
) -> int:
    """Draw a cable between two ports; returns its uid. `medium_id` None: the cheapest that fits.

    What does not fit or is too long is drawn all the same and becomes a finding. InvariantError when a port is taken;
    an attached cable (DAC, AOC ...) takes whole cages, and between twin-port cages it brings one line per link.
    """
    with document.transaction(tr("Connect ports")) as tx:
        return int(_connect(tx, library, a, z, medium_id)[0])


def connect_racks(
    document: Document,
    library: Library,
    rack_a: int,
    rack_z: int,
    *,
    medium_id: str | None = None,
    count: int = 1,
) -> list[int]:
    """Join the next free ports of two racks that go together, `count` times (fewer when they run out); returns the uids
    of the new cable lines. InvariantError when not even one pair matches."""
    made: list[int] = []
    with document.transaction(tr("Connect racks")) as tx:
        while len(made) < count:
            try:
                a, z = matching.match_racks(tx.now, rack_a, rack_z)
            except InvariantError:
                if made:
                    break
                raise
            made += _connect(tx, library, a.end, z.end, medium_id).tolist()
    return made


def connect_breakout(
    document: Document, library: Library, head: PortEnd, tails: Sequence[PortEnd], *, medium_id: str
) -> list[int]:
    """Draw a splitter cable from one cage to a port per tail; returns the uids of its lines, one per tail."""
    with document.transaction(tr("Connect breakout cable")) as tx:
        view = tx.now
        medium = catalogue.medium(tx.table("part"), library, medium_id)
        if not 1 <= len(tails) <= max(1, medium.heads - 1):
            raise InvariantError(
                tr(
                    "{medium} has {heads} tails and {tails} ends are given",
                    medium=medium.name,
                    heads=medium.heads - 1,
                    tails=len(tails),
                )
            )
        near = ports.whole_cage(ports.plug(view, head))
        ports.refuse_taken(view, near)
        far = [ports.plug(view, tail) for tail in tails]
        for end in far:
            ports.refuse_taken(view, ports.whole_cage(end) if medium.attached else end)
        if len({(end.device, end.cage.number, end.lane) for end in far}) < len(far):
            raise InvariantError(
                tr("two tails of the breakout cable go to the same port; choose different ports")
            )
        share = max(1, near.lanes // max(1, medium.heads - 1))
        lines = [
            (Plug(near.device, near.part, near.cage, index * share, share, near.title, near.name), end)
            for index, end in enumerate(far)
        ]
        rate = min(medium.speed_gbps, *(choice.rate_of(*line) for line in lines))
        uids = _add_lines(tx, medium, lines, rate)
        tx.set("cable", uids, assembly=uids[0])
        return [int(uid) for uid in uids]


def set_medium(document: Document, library: Library, cables: Cables, medium_id: str) -> int:
    """Make cables of another medium, fitting or not; returns how many lines changed. Twin-port cables join the lines
    between two cages into one; fibre makes each line a cable of its own. Tails of a breakout change together."""
    with document.transaction(tr("Change medium")) as tx:
        view = tx.now
        rows = _whole_assemblies(view, cables)
        medium = catalogue.medium(tx.table("part"), library, medium_id)
        uid = build.use_part(tx, medium)
        return _apply(tx, rows, np.full(len(rows), uid), _assemblies(view, rows, medium))


def use_cheapest(document: Document, library: Library, cables: Cables) -> int:
    """Give cables the cheapest medium that fits cages, rate and length; returns how many lines nothing fits (they stay
    as they are)."""
    with document.transaction(tr("Use the cheapest medium that fits")) as tx:
        view = tx.now
        rows = _whole_assemblies(view, cables)
        wanted = np.zeros(len(view.cables), bool)
        wanted[rows] = True
        media, medium, assembly = choice.cheapest_of_all(view, library, wanted)
        found = rows[medium[rows] >= 0]
        uid_of = {index: build.use_part(tx, media[index]) for index in np.unique(medium[found]).tolist()}
        _apply(tx, found, np.array([uid_of[index] for index in medium[found].tolist()]), assembly[found])
        return len(rows) - len(found)


def set_length(document: Document, cables: Cables, length_mm: float) -> None:
    """Set the length of cables by hand, or measure them again (NaN)."""
    if not (math.isnan(length_mm) or (math.isfinite(length_mm) and length_mm > 0)):
        raise InvariantError(
            tr(
                "a cable cannot be {length_mm:g} mm long; type a length, or clear it to measure",
                length_mm=length_mm,
            )
        )
    with document.transaction(tr("Set cable length")) as tx:
        uids = np.unique(np.atleast_1d(np.asarray(cables, np.int64)))
        old = tx.table("cable").columns["length_mm"][tx.table("cable").index_of(uids)]
        changed = ~((old == length_mm) | (np.isnan(old) & math.isnan(length_mm)))
        tx.set("cable", uids[changed], length_mm=length_mm)


def _connect(tx: Transaction, library: Library, a: PortEnd, z: PortEnd, medium_id: str | None) -> Ids:
    view = tx.now
    at_a, at_z = ports.plug(view, a), ports.plug(view, z)
    if at_a.device == at_z.device:
        name = view.devices.get(at_a.device).name
        raise InvariantError(tr("both ends are on {name}; drag to a port of another device", name=name))
    for end in (at_a, at_z):
        ports.refuse_taken(view, end)
    span = sites.span_between(view, at_a.device, at_z.device)
    whole = (ports.whole_cage(at_a), ports.whole_cage(at_z))
    if medium_id:
        medium = catalogue.medium(tx.table("part"), library, medium_id)
    else:
        empty = all(ports.is_free(view, end) for end in whole)
        if span is None:
            required_mm = measure(view, at_a.device, at_z.device).required_mm
        else:
            required_mm = view.spans.get(span).length_km * 1e6
        medium = (
            choice.cheapest(library, at_a, at_z, required_mm / 1e3, whole_cages=empty)
            or choice.nearest(library, at_a, at_z)
            or UNKNOWN_MEDIUM
        )
    if medium.attached:
        for end in whole:
            ports.refuse_taken(view, end)
    rate = choice.rate_of(at_a, at_z) or medium.speed_gbps
    lines = _lines(at_a, at_z, medium, rate)
    uids = _add_lines(tx, medium, lines, rate, span=span or 0)
    if len(uids) > 1:
        tx.set("cable", uids, assembly=uids[0])
    return uids


def _lines(a: Plug, z: Plug, medium: Medium, rate_gbps: float) -> list[tuple[Plug, Plug]]:
    """One line, the wanted one first; with a twin-port cable between twin-port cages one per link they carry."""
    per_cage = a.group.logical_per_cage
    if links_carried(medium, rate_gbps) != per_cage or per_cage != z.group.logical_per_cage or per_cage < 2:
        return [(a, z)]
    step_a, step_z = a.cage.lanes_per_port, z.cage.lanes_per_port
    if (a.lanes, z.lanes) != (step_a, step_z):
        return [(a, z)]
    return [
        (
            Plug(a.device, a.part, a.cage, index * step_a, step_a, a.title, a.name),
            Plug(z.device, z.part, z.cage, index * step_z, step_z, z.title, z.name),
        )
        for index in range(per_cage)
    ]


def _add_lines(
    tx: Transaction, medium: Medium, lines: list[tuple[Plug, Plug]], rate_gbps: float, *, span: int = 0
) -> Ids:
    view = tx.now
    a, z = lines[0]
    return build.add_cables(
        tx,
        medium,
        count=len(lines),
        a_device=np.array([a.device for a, _ in lines]),
        a_port=np.array([a.cage.number for a, _ in lines]),
        a_lane=np.array([a.lane for a, _ in lines]),
        a_lanes=np.array([a.lanes for a, _ in lines]),
        z_device=np.array([z.device for _, z in lines]),
        z_port=np.array([z.cage.number for _, z in lines]),
        z_lane=np.array([z.lane for _, z in lines]),
        z_lanes=np.array([z.lanes for _, z in lines]),
        rate_gbps=rate_gbps,
        role=role_of(view, a, z),
        network="scale-across" if span else network_of(view, a, z),
        span=span,
    )


def _whole_assemblies(view: Snapshot, cables: Cables) -> Ints:
    """Row numbers of cables with all lines of the assemblies they belong to, ascending."""
    table = view.cables
    rows = table.index_of(np.unique(np.atleast_1d(np.asarray(cables, np.int64))))
    joined = np.unique(table.assembly[rows])
    mask = np.isin(table.assembly, joined[joined != 0])
    mask[rows] = True
    return np.flatnonzero(mask).astype(np.int64)


def _assemblies(view: Snapshot, rows: Ints, medium: Medium) -> Ids:
    """The assembly of each line once they are of this medium."""
    cables = view.cables
    assembly = np.zeros(len(cables), np.int64)
    if medium.far_connectors:
        assembly[rows] = _splitters(view, rows, medium.heads - 1)
    elif medium.attached:
        for rate in np.unique(cables.rate_gbps[rows]).tolist():
            carried = links_carried(medium, rate)
            if carried > 1:
                pairs = choice.full_pairs(view, rows[cables.rate_gbps[rows] == rate], carried)
                assembly[pairs] = cables.uid[pairs[:, :1]]
    return assembly[rows]


def _splitters(view: Snapshot, rows: Ints, tails: int) -> Ids:
    """Lines that are one breakout stay one while the splitter has tails enough; loose lines out of one cage, as many as
    it has tails, become one."""
    cables = view.cables
    old = cables.assembly[rows]
    uids, count = np.unique(old, return_counts=True)
    joined = np.where(np.isin(old, uids[count <= tails]), old, 0)
    for device, port in ((cables.a_device, cables.a_port), (cables.z_device, cables.z_port)):
        cage = device[rows] * 65536 + port[rows]
        for one in np.unique(cage[joined == 0]).tolist():
            inside = np.flatnonzero((cage == one) & (joined == 0))
            if len(inside) == tails:
                joined[inside] = cables.uid[rows[inside[0]]]
    return joined


def _apply(tx: Transaction, rows: Ints, medium: Ids, assembly: Ids) -> int:
    cables = tx.table("cable").columns
    changed = (cables["medium"][rows] != medium) | (cables["z_medium"][rows] != 0)
    changed |= cables["assembly"][rows] != assembly
    uids = tx.table("cable").uid[rows[changed]]
    tx.set("cable", uids, medium=medium[changed], z_medium=0, assembly=assembly[changed])
    return int(changed.sum())
