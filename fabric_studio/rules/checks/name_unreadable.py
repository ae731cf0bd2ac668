"""Something has a name that nobody can read: none at all, or letters that cannot be seen."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import category

import numpy as np

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.rules.findings import Finding
from fabric_studio.rules.rule import Context, Rule

_KINDS = ("site", "building", "storey", "hall", "rack", "device")
_MOST = 50
"""So many are pointed at in one finding."""


def find(context: Context) -> Iterator[Finding]:
    for kind in _KINDS:
        bad = _unreadable(context.snapshot, kind)
        if not len(bad):
            continue
        yield Finding(
            RULE.name,
            RULE.severity,
            tr(
                "{things} without a name that can be read: it is empty or holds letters that cannot be seen",
                things=_counted(kind, len(bad)),
            ),
            tuple((kind, uid) for uid in bad[:_MOST].tolist()),
            float(len(bad)),
            0.0,
            mark("names"),
            key=f"{kind}:{len(bad)}",
        )


def readable(name: str) -> bool:
    """Whether a name has letters and all of them show; wide and narrow spaces are fine."""
    if not name.strip():
        return False
    return name.isprintable() or all(category(c)[0] != "C" and category(c) not in ("Zl", "Zp") for c in name)


def _unreadable(snapshot: Snapshot, kind: str) -> Ids:
    """Kept as long as nothing of the kind is edited: there may be many thousand names."""

    def compute(now: Snapshot) -> Ids:
        table = now.table(kind)
        bad: Ids = table.uid[np.array([not readable(name) for name in table.columns["name"].tolist()], bool)]
        return bad

    return snapshot.derived_from((kind,), f"rules.unreadable.{kind}", compute)


def _counted(kind: str, count: int) -> str:
    if kind == "site":
        return counted(count, "{count} site", "{count} sites")
    if kind == "building":
        return counted(count, "{count} building", "{count} buildings")
    if kind == "storey":
        return counted(count, "{count} storey", "{count} storeys")
    if kind == "hall":
        return counted(count, "{count} hall", "{count} halls")
    if kind == "rack":
        return counted(count, "{count} rack", "{count} racks")
    return counted(count, "{count} device", "{count} devices")


RULE = Rule(
    name="name-unreadable",
    severity="warning",
    title=mark("A name is empty or cannot be read"),
    rationale=mark(
        "Labels, cable schedules and findings go by names: what has none, or one of letters that cannot be seen, cannot be found in "
        "the hall."
    ),
    source=mark("house rule; names come from files of others, as the window lets nobody type one"),
    kinds=_KINDS,
    find=find,
    example="2 racks without a name that can be read: it is empty or holds letters that cannot be seen",
    mend=mark("Give it a name in the inspector, or many at once with the wizard for names."),
)
