"""Locking what must stay as it is: what is locked is neither moved nor turned nor deleted, until it is unlocked.

Kept with the project under the setting "locked", as uids by kind, so that a lock survives saving and can be undone.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.base.wording import kind_word, listed
from fabric_studio.model import build
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.journal import Document, Transaction
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids

SETTING = "locked"
LOCKABLE = (
    "hall", "room", "area", "wall", "door", "underlay", "rack", "device", "tray", "riser", "conduit",
)  # fmt: skip


def locked(snapshot: Snapshot) -> Mapping[str, Ids]:
    """What is locked, by kind; kinds without any are absent. Anything odd in the setting counts as nothing."""
    return snapshot.derived("app.commands.locks", _locked)


def _locked(snapshot: Snapshot) -> dict[str, Ids]:
    kept = snapshot.setting(SETTING, {})
    found: dict[str, Ids] = {}
    for kind in LOCKABLE:
        uids = kept.get(kind, ()) if isinstance(kept, dict) else ()
        good = (
            [uid for uid in uids if type(uid) is int and 0 < uid < 1 << 62] if isinstance(uids, list) else []
        )
        ids = np.unique(np.array(good, np.int64))
        ids = ids[snapshot.table(kind).has(ids)]
        if len(ids):
            found[kind] = ids
    return found


def lock(document: Document, selection: Chosen) -> int:
    """Lock these; returns how many were not locked before."""
    return _set(document, selection, True)


def unlock(document: Document, selection: Chosen) -> int:
    """Unlock these; returns how many were locked."""
    return _set(document, selection, False)


def _set(document: Document, selection: Chosen, on: bool) -> int:
    wanted = {
        kind: np.unique(np.asarray(uids, np.int64)) for kind, uids in selection.items() if kind in LOCKABLE
    }
    if not any(len(uids) for uids in wanted.values()):
        raise InvariantError(
            tr(
                "nothing that can be locked is selected; select {kinds} or {last}",
                kinds=listed([kind_word(kind) for kind in LOCKABLE[:-1]]),
                last=kind_word(LOCKABLE[-1]),
            )
        )
    with document.transaction(tr("Lock selection") if on else tr("Unlock selection")) as tx:
        view = tx.now
        old, fresh, changed = locked(view), dict(locked(view)), 0
        for kind, uids in wanted.items():
            view.table(kind).index_of(uids)
            had = old.get(kind, uids[:0])
            fresh[kind] = np.union1d(had, uids) if on else np.setdiff1d(had, uids)
            changed += abs(len(fresh[kind]) - len(had))
        if changed:
            build.set_setting(tx, SETTING, {kind: uids.tolist() for kind, uids in fresh.items() if len(uids)})
        return changed


def refuse_locked(tx: Transaction, chosen: Chosen, verb: str) -> None:
    """InvariantError that names the first locked thing among these; `verb`: what was to be done ("moved")."""
    held = locked(tx.now)
    for kind, uids in held.items():
        hit = np.intersect1d(uids, np.asarray(chosen.get(kind, ()), np.int64))
        if len(hit):
            name = tx.table(kind).get(int(hit[0])).name
            what, others = {"kind": kind_word(kind), "name": name, "verb": tr(verb)}, len(hit) - 1
            raise InvariantError(
                tr(
                    "{kind} {name} and {others} more are locked and cannot be {verb}; unlock what is selected first",
                    others=others,
                    **what,
                )
                if others
                else tr("{kind} {name} is locked and cannot be {verb}; unlock what is selected first", **what)
            )
