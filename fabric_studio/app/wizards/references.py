"""What the rows of a sketch refer to: new cables to their media, and all of them to the parts that are brought along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from fabric_studio.app.wizards.proposal import Added, Changed
from fabric_studio.catalog.parts import AnyPart
from fabric_studio.model.kinds import BY_KIND
from fabric_studio.model.table import Column, Floats, Ids


def with_media(added: tuple[Added, ...], medium: Ids, assembly: Ids, speed_gbps: Floats) -> tuple[Added, ...]:
    """The new cables with their media. Between two panels no port sets the rate; there it is the medium's own."""
    found, at = [], 0
    for group in added:
        if group.kind == "cable":
            part = slice(at, at + group.count)
            rate = group.columns["rate_gbps"]
            columns = {
                **group.columns,
                "medium": medium[part],
                "assembly": assembly[part],
                "rate_gbps": np.where(rate > 0, rate, speed_gbps[part]),
            }
            group, at = Added("cable", group.count, columns), at + group.count
        found.append(group)
    return tuple(found)


def only_used_parts(
    parts: Sequence[AnyPart], added: tuple[Added, ...], changed: tuple[Changed, ...]
) -> tuple[tuple[AnyPart, ...], tuple[Added, ...], tuple[Changed, ...]]:
    """Leave out parts that nothing refers to any more, such as the medium that is not known yet."""
    columns: list[Column] = []
    groups: tuple[Added | Changed, ...] = (*added, *changed)
    for group in groups:
        fields = BY_KIND[group.kind].fields
        columns += [values for name, values in group.columns.items() if fields[name].refers_to == "part"]
    used = sorted(
        {int(value) for values in columns for value in np.unique(values).tolist() if value < 0},
        reverse=True,
    )
    fresh = {old: -1 - index for index, old in enumerate(used)}

    def renumber(kind: str, given: Any) -> dict[str, Column]:
        fields, made = BY_KIND[kind].fields, dict(given)
        for name, values in given.items():
            if fields[name].refers_to == "part" and (values < 0).any():
                table = np.zeros(len(parts) + 1, np.int64)
                for old, new in fresh.items():
                    table[-old] = new
                made[name] = np.where(values < 0, table[np.where(values < 0, -values, 0)], values)
        return made

    return (
        tuple(parts[-old - 1] for old in used),
        tuple(Added(group.kind, group.count, renumber(group.kind, group.columns)) for group in added),
        tuple(Changed(group.kind, group.uids, renumber(group.kind, group.columns)) for group in changed),
    )
