"""Naming many things by a pattern, in the order in which they stand."""

from __future__ import annotations

import re
from collections.abc import Sequence

import numpy as np

from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.base.wording import kind_word, number_of_kind
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids

LINE_MM = 300.0
"""Racks whose middles are within this of each other across the page stand in one line."""
_WORDS = {"rack": "row", "device": "rack"}
_NUMBER = re.compile(r"(\d+)")


def rename(
    document: Document, kind: str, uids: int | Sequence[int] | Ids, pattern: str, *, first: int = 1
) -> int:
    """Name things "leaf-##", counted from `first` in the order in which they stand: racks line by line, devices from the top
    of each rack, others as they were named. For racks {row} is the name of their row, for devices {rack} that of their rack;
    the numbers begin anew for each. Names that are taken by others are left out. Returns how many names changed."""
    ids = np.unique(np.atleast_1d(np.asarray(uids, np.int64)))
    with document.transaction(tr("Rename {things}", things=number_of_kind(len(ids), kind))) as tx:
        view = tx.now
        names = new_names(view, kind, ids, pattern, first=first)
        table = tx.table(kind)
        old = table.columns["name"][table.index_of(ids)]
        fresh = np.array(names, object)
        changed = old != fresh
        tx.set(kind, ids[changed], name=fresh[changed])
        return int(changed.sum())


def new_names(view: Snapshot, kind: str, uids: Ids, pattern: str, *, first: int = 1) -> list[str]:
    """What `rename` would call each of them, in the order of the uids given."""
    run = re.search(r"#+", pattern)
    word = _WORDS.get(kind, "")
    if not pattern.strip() or not pattern.isprintable():
        raise InvariantError(
            tr("names are one line of text that can be seen; write a pattern such as leaf-##")
        )
    if len(uids) > 1 and run is None:
        raise InvariantError(
            tr(
                "{uids} things cannot all be called {pattern!r}; number them, for example {pattern}-##",
                uids=len(uids),
                pattern=pattern,
            )
        )
    if unknown := set(re.findall(r"\{(\w*)\}", pattern)) - {word}:
        what = {"name": f"{{{min(unknown)}}}", "only": f"{{{word}}}", "kind": kind_word(kind)}
        raise InvariantError(
            tr("the pattern has no meaning for {name}; {only} is the only one for a {kind}", **what)
            if word
            else tr("the pattern has no meaning for {name}", name=what["name"])
        )
    table = view.table(kind)
    taken = set(table.columns["name"][~np.isin(table.uid, uids)].tolist())
    found: dict[int, str] = {}
    reached: dict[str, int] = {}
    for uid in in_order(view, kind, uids).tolist():
        filled = pattern.replace(f"{{{word}}}", _group_name(view, kind, uid)) if word else pattern
        if run is None:
            if filled in taken:
                raise InvariantError(
                    tr(
                        "there is a {kind} called {name} already; choose another name",
                        kind=kind_word(kind),
                        name=filled,
                    )
                )
            found[uid] = filled
            continue
        head, width, tail = _parts(filled)
        number = reached.get(filled, first)
        while (name := f"{head}{number:0{width}d}{tail}") in taken:
            number += 1
        reached[filled] = number + 1
        taken.add(name)
        found[uid] = name
    return [found[uid] for uid in uids.tolist()]


def in_order(view: Snapshot, kind: str, uids: Ids) -> Ids:
    """Things in the order in which one walks past them."""
    table = view.table(kind)
    rows = table.index_of(uids)
    names = [_natural(str(name)) for name in table.columns["name"][rows]]
    by_name = np.empty(len(uids), np.int64)
    by_name[sorted(range(len(uids)), key=names.__getitem__)] = np.arange(len(uids))
    if kind == "rack":
        racks = view.racks
        order = np.lexsort((racks.x_mm[rows], np.rint(racks.y_mm[rows] / LINE_MM), racks.hall[rows]))
    elif kind == "device":
        devices = view.devices
        homes = np.unique(devices.rack[rows])
        place = np.empty(len(homes), np.int64)
        place[np.searchsorted(homes, in_order(view, "rack", homes))] = np.arange(len(homes))
        order = np.lexsort((by_name, -devices.u[rows], place[np.searchsorted(homes, devices.rack[rows])]))
    else:
        order = np.argsort(by_name)
    return uids[order]


def _group_name(view: Snapshot, kind: str, uid: int) -> str:
    if kind == "rack":
        row = int(view.racks.get(uid).row)
        return str(view.rows.get(row).name) if row else ""
    return str(view.racks.get(view.devices.get(uid).rack).name) if kind == "device" else ""


def _parts(pattern: str) -> tuple[str, int, str]:
    match = re.search(r"#+", pattern)
    assert match is not None
    return pattern[: match.start()], len(match[0]), pattern[match.end() :]


def _natural(name: str) -> tuple[tuple[int, int, str], ...]:
    return tuple(
        (0, int(word), "") if word.isdecimal() else (1, 0, word)
        for word in _NUMBER.split(name.lower())
        if word
    )
