"""One search over an index: what matches, best first, in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from fabric_studio.app.search.index import NAMED, Index, cables_at
from fabric_studio.app.search.names import EXACT, INSIDE, PREFIX, WORD
from fabric_studio.base.language import counted, tr
from fabric_studio.base.wording import kind_word, listed, number_of_kind
from fabric_studio.catalog.parts import Part
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.ports import cages_of, port_name
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids

MOST = 40
"""Hits that are listed."""
_DEVICES_TRIED = 40
_WHOLE_WORD = 3
"""Parts and roles are looked up from so many letters on; "c" would be in nearly all of them."""
_SPLIT = re.compile(
    r"^(?P<device>.+?)(?:\s*:\s*|\s+port\s+|\s+)(?P<port>[a-z][\w-]*\s*\d+(?:/\d+)?|\d+(?:/\d+)?)$"
)


@dataclass(frozen=True, slots=True)
class Hit:
    """One thing found, or a group of them. kind, uid: the first; ids: all of them, what to show. words: its name; detail: what
    it is and where. rank: lower is better."""

    kind: str
    uid: int
    words: str
    detail: str
    rank: tuple[int, int] = (INSIDE, 0)
    ids: Chosen = field(default_factory=dict)


def search(index: Index, text: str, *, most: int = MOST) -> list[Hit]:
    """What the text finds, best first, at most so many. Words need not be whole and may come in any order."""
    query = " ".join(text.lower().split())
    if not query:
        return []
    words = query.split()
    hits = [*_names(index, query, most), *_ports(index, query)]
    if len(words) > 1:
        hits += [*_between(index, words), *_devices(index, words, most)]
    hits += _labels(index, query)
    if len(query) >= _WHOLE_WORD:
        hits += _groups(index, words)
    best: dict[tuple[str, int, str], Hit] = {}
    for hit in sorted(hits, key=lambda each: each.rank):
        best.setdefault((hit.kind, hit.uid, hit.words), hit)
    return list(best.values())[:most]


# -- by name ----------------------------------------------------------------------------------------------------------


def _names(index: Index, query: str, most: int) -> list[Hit]:
    """The best of all kinds; only those are put into words."""
    found = [
        ((how, place), kind, row)
        for place, kind in enumerate(NAMED)
        for how, row in index.names[kind].rows_with(query)[:most]
    ]
    found.sort(key=lambda each: each[0])
    view = index.snapshot
    return [_hit(view, kind, int(view.table(kind).uid[row]), rank) for rank, kind, row in found[:most]]


def _hit(view: Snapshot, kind: str, uid: int, rank: tuple[int, int]) -> Hit:
    name, detail = str(view.table(kind).get(uid).name), detail_of(view, kind, uid)
    return Hit(kind, uid, name, detail, rank, _to_show(view, kind, uid))


def _to_show(view: Snapshot, kind: str, uid: int) -> Chosen:
    """What to bring into view: the racks of a row, the storeys of a building, else the thing itself."""
    inside = {
        "row": ("rack", view.racks.where(view.racks.row == uid)),
        "building": ("storey", view.storeys.where(view.storeys.building == uid)),
    }.get(kind)
    return {inside[0]: inside[1]} if inside is not None and len(inside[1]) else {kind: _one(uid)}


def _one(uid: int) -> Ids:
    return np.array([uid], np.int64)


def detail_of(view: Snapshot, kind: str, uid: int) -> str:
    """What a thing is and where it stands, in a few words."""
    if kind == "cable":
        row = view.cables.get(uid)
        return tr(
            "{a} to {z}, {medium}",
            a=end_words(view, row, "a"),
            z=end_words(view, row, "z"),
            medium=view.spec_of(row.medium).name,
        )
    return listed(list(filter(None, what_and_where(view, kind, uid))))


def what_and_where(view: Snapshot, kind: str, uid: int) -> tuple[str, str]:
    """("GB200 NVL72", "row A, Hall 1"), ("Quantum-2 QM9700", "U40 of rack A-05"), ("tray", "Level 1")."""
    row = view.table(kind).get(uid)
    if kind == "rack":
        hall = view.halls.get(row.hall).name
        at = tr("row {row}, {hall}", row=view.rows.get(row.row).name, hall=hall) if row.row else str(hall)
        return str(view.spec_of(row.part).name), at
    if kind == "device":
        rack = view.racks.get(row.rack).name
        at = tr("U{u:g} of rack {rack}", u=row.u, rack=rack) if row.u > 0 else tr("rack {rack}", rack=rack)
        return str(view.spec_of(row.part).name), at
    owner = _OWNERS.get(kind)
    where = str(view.table(owner).get(getattr(row, owner)).name) if owner else ""
    return kind_word(kind), where


_OWNERS = {
    "row": "hall",
    "hall": "storey",
    "room": "storey",
    "area": "storey",
    "wall": "storey",
    "door": "storey",
    "tray": "storey",
    "storey": "building",
    "riser": "building",
    "conduit": "building",
    "building": "site",
}


def end_words(view: Snapshot, cable: object, side: str) -> str:
    """ "leaf-01 12/2"."""
    device = view.devices.get(getattr(cable, f"{side}_device"))
    spec = view.spec_of(device.part)
    port = [getattr(cable, f"{side}_{name}") for name in ("port", "lane", "lanes")]
    return f"{device.name} {_port(spec, *port)}"


def _port(spec: object, port: int, lane: int, lanes: int) -> str:
    cages = cages_of(spec) if isinstance(spec, Part) else ()
    if not isinstance(spec, Part) or not 0 <= port < len(cages):
        return tr("cage {cage}", cage=port + 1)
    return cages[port].name if cages[port].group.role == "patch" else port_name(spec, port, lane, lanes)


# -- by port ----------------------------------------------------------------------------------------------------------


def _ports(index: Index, query: str) -> Iterator[Hit]:
    """ "leaf-01 12/2", "leaf-01:12/2", "A-01-40:12/2": the cable in that port, or the device whose port is free."""
    match = _SPLIT.match(query)
    if match is None:
        return
    port = " ".join(re.sub(r"([a-z-])(\d)", r"\1 \2", match["port"]).split())
    for device in _likely(index, match["device"]):
        yield from _at_port(index.snapshot, device, port)


def _likely(index: Index, name: str) -> list[int]:
    view = index.snapshot
    found = [row for how, row in index.names["device"].rows_with(name)[:_DEVICES_TRIED] if how <= WORD]
    found += [row for how, row in index.labels.rows_with(name)[:_DEVICES_TRIED] if how == EXACT]
    return [int(view.devices.uid[row]) for row in dict.fromkeys(found)]


def _at_port(view: Snapshot, device: int, port: str) -> Iterator[Hit]:
    row = view.devices.get(device)
    spec = view.spec_of(row.part)
    if not isinstance(spec, Part):
        return
    cage_name, _, logical = port.partition("/")
    numbers = [cage.number for cage in cages_of(spec) if cage.name.lower() == cage_name]
    if not numbers:
        return
    for number in numbers:
        yield from _in_cage(view, device, spec, number, int(logical) if logical else 0)


def _in_cage(view: Snapshot, device: int, spec: Part, number: int, logical: int) -> Iterator[Hit]:
    """What is in a cage, or in one of its ports counted from 1: of a cage with one port, the cable of its n-th breakout."""
    cage, cables, name = cages_of(spec)[number], view.cables, view.devices.get(device).name
    here = sorted(
        (int(cables.columns[f"{side}_lane"][at]), int(cables.columns[f"{side}_lanes"][at]), at, side)
        for at in cables_at(view, device).tolist()
        for side in "az"
        if cables.columns[f"{side}_device"][at] == device and cables.columns[f"{side}_port"][at] == number
    )
    step, title = cage.lanes_per_port, tr("{device} port {port}", device=name, port=_port(spec, number, 0, 0))
    if logical and cage.group.logical_per_cage > 1:
        first = (logical - 1) * step
        if first >= cage.group.lanes:
            return
        here = [end for end in here if end[0] < first + step and first < end[0] + end[1]]
        title = tr("{device} port {port}", device=name, port=_port(spec, number, first, step))
    elif logical:
        here = here[logical - 1 : logical]
        if not here:
            return
    if not here:
        yield Hit(
            "device", device, title, tr("free, {spec}", spec=spec.name), (EXACT, 0), {"device": _one(device)}
        )
    for lane, lanes, at, side in here:
        cable = cables.get(int(cables.uid[at]))
        detail = tr(
            "cable {cable} to {end}, {medium}",
            cable=cable.name,
            end=end_words(view, cable, "z" if side == "a" else "a"),
            medium=view.spec_of(cable.medium).name,
        )
        words = tr("{device} port {port}", device=name, port=_port(spec, number, lane, lanes))
        yield Hit("cable", cable.uid, words, detail, (EXACT, 0), {"cable": _one(cable.uid)})


# -- by several words -------------------------------------------------------------------------------------------------


def _between(index: Index, words: list[str]) -> Iterator[Hit]:
    """ "dgx-001 leaf-01": the cables between two devices that are named in full or by their beginning."""
    if len(words) != 2:
        return
    view = index.snapshot
    ends: list[Ids] = []
    for word in words:
        rows = index.names["device"].rows_with(word)
        best = rows[0][0] if rows else INSIDE
        named = [row for how, row in rows if how == best and how <= PREFIX]
        if not named:
            return
        ends.append(view.devices.uid[np.array(sorted(named), np.int64)])
    cables = view.cables
    there = np.isin(cables.a_device, ends[0]) & np.isin(cables.z_device, ends[1])
    there |= np.isin(cables.a_device, ends[1]) & np.isin(cables.z_device, ends[0])
    uids = cables.uid[there]
    if len(uids):
        names = [
            view.devices.get(int(end[0])).name if len(end) == 1 else f"{word}*"
            for end, word in zip(ends, words, strict=True)
        ]
        many = counted(
            len(uids),
            "{count} cable between {a} and {z}",
            "{count} cables between {a} and {z}",
            a=names[0],
            z=names[1],
        )
        yield Hit("cable", int(uids[0]), many, _first_names(view, "cable", uids), (EXACT, 1), {"cable": uids})


def _devices(index: Index, words: list[str], most: int) -> Iterator[Hit]:
    for row in index.devices.rows_with_all(words)[:most].tolist():
        yield _hit(index.snapshot, "device", int(index.snapshot.devices.uid[row]), (WORD, 20))


def _labels(index: Index, query: str) -> Iterator[Hit]:
    """ "A-01-40": the device that label is on."""
    for how, row in index.labels.rows_with(query)[:10]:
        if how <= PREFIX:
            uid = int(index.snapshot.devices.uid[row])
            found = _hit(index.snapshot, "device", uid, (how, 15))
            label = index.labels.text(row).upper()
            yield Hit(
                "device",
                uid,
                found.words,
                tr("label {label}, {detail}", label=label, detail=found.detail),
                found.rank,
                found.ids,
            )


# -- by part and role -------------------------------------------------------------------------------------------------


def _groups(index: Index, words: list[str]) -> Iterator[Hit]:
    view = index.snapshot
    for row in index.parts.rows_with_all(words).tolist():
        part = int(view.parts.uid[row])
        for kind in ("rack", "device", "cable"):
            table = view.table(kind)
            own = table.columns["medium" if kind == "cable" else "part"] == part
            if kind == "cable":
                own = own | (view.cables.z_medium == part)
            uids = table.uid[own]
            if len(uids):
                yield _group(view, kind, uids, str(view.parts.spec[row].name), (WORD, 30))
    query = " ".join(words)
    for kind, role, uids in index.roles:
        if query in (role.lower(), f"role {role.lower()}") or (
            len(query) > 2 and role.lower().startswith(query)
        ):
            yield _group(view, kind, uids, tr("Role {role}", role=role), (PREFIX, 30))


def _group(view: Snapshot, kind: str, uids: Ids, words: str, rank: tuple[int, int]) -> Hit:
    many = tr(
        "{things}: {names}", things=number_of_kind(len(uids), kind), names=_first_names(view, kind, uids)
    )
    return Hit(kind, int(uids[0]), words, many, rank, {kind: uids})


def _first_names(view: Snapshot, kind: str, uids: Ids) -> str:
    table = view.table(kind)
    shown = ", ".join(str(name) for name in table.columns["name"][table.index_of(uids[:3])])
    return shown + (tr(" and {uids:,} more", uids=len(uids) - 3) if len(uids) > 3 else "")
