"""Typing values into the inspector."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from fabric_studio.app.commands import ports
from fabric_studio.app.commands.locks import refuse_locked
from fabric_studio.app.commands.names import Names
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.wording import joined, kind_word
from fabric_studio.layout.lengths import PortEnd
from fabric_studio.model.journal import Document, Transaction
from fabric_studio.model.kinds import BY_KIND
from fabric_studio.model.table import Ids

_ABOVE_ZERO = (
    "width_mm",
    "depth_mm",
    "thickness_mm",
    "height_mm",
    "slab_mm",
    "length_mm",
    "length_km",
    "rate_gbps",
    "power_limit_w",
    "floor_load_kg_m2",
)
_RANGES = {
    "latitude_deg": (-90.0, 90.0),
    "longitude_deg": (-180.0, 180.0),
    "u": (0.0, 1000.0),
    "opacity": (0.0, 1.0),
}
_FARTHEST_MM = 1e8
"""No plan is larger than 100 km."""
_PLACES = (
    "x_mm",
    "y_mm",
    "x1_mm",
    "y1_mm",
    "x2_mm",
    "y2_mm",
    "z_mm",
    "rotation_deg",
    "u",
    "rack",
    "hall",
    "storey",
)
_LABELS = (
    mark("assembly"),
    mark("bends"),
    mark("building"),
    mark("colour"),
    mark("depth"),
    mark("elevation"),
    mark("face"),
    mark("feed"),
    mark("fibre"),
    mark("floor load"),
    mark("height"),
    mark("hidden"),
    mark("latitude"),
    mark("length"),
    mark("length basis"),
    mark("longitude"),
    mark("medium"),
    mark("name"),
    mark("network"),
    mark("opacity"),
    mark("plane"),
    mark("pod"),
    mark("position known"),
    mark("power limit"),
    mark("purpose"),
    mark("rail"),
    mark("rate"),
    mark("reason"),
    mark("role"),
    mark("rotation"),
    mark("rule"),
    mark("shared"),
    mark("slab"),
    mark("span"),
    mark("thickness"),
    mark("value"),
    mark("width"),
    mark("from storey"),
    mark("to storey"),
    mark("a port"),
    mark("z port"),
    mark("z medium"),
)
"""Fields as the undo history calls them; those that are named like a kind are not repeated."""
_END_FIELDS = ("a_device", "a_port", "a_lane", "a_lanes", "z_device", "z_port", "z_lane", "z_lanes")


def set_fields(
    document: Document, kind: str, uids: int | Sequence[int] | Ids, *, merge_key: str = "", **values: Any
) -> None:
    """Set fields of things of one kind to the same values. A name for several of them needs a run of # to number them
    ("leaf-##"). InvariantError for what no such thing can have; nothing is pushed when nothing changes.
    Steps in a row with the same `merge_key` (a field stepped with the arrow keys) are one undo step."""
    ids = np.unique(np.atleast_1d(np.asarray(uids, np.int64)))
    if kind not in BY_KIND:
        raise InvariantError(tr("there is no kind of thing called {kind!r}", kind=kind))
    for name, value in values.items():
        _check(kind, name, value)
    words = joined([_label(name) for name in values]) or tr("nothing")
    with document.transaction(tr("Change {words}", words=words), merge_key=merge_key) as tx:
        table = tx.table(kind)
        index = table.index_of(ids)
        fields = dict(values)
        if isinstance(fields.get("name"), str):
            fields["name"] = _names(tx, kind, ids, fields["name"])
        if kind == "rack" and {"x_mm", "y_mm"} & values.keys():
            fields["position_known"] = True
        fresh = table.conform(len(ids), fields, partial=True)
        differs = np.zeros(len(ids), bool)
        for name, column in fresh.items():
            old = table.columns[name][index]
            both_unknown = (old != old) & (column != column)
            differs |= (old != column) & ~both_unknown
        if any(name in _PLACES for name in fresh):
            refuse_locked(tx, {kind: ids[differs]}, mark("moved"))
        tx.set(kind, ids[differs], **{name: column[differs] for name, column in fresh.items()})
        if kind == "cable" and set(_END_FIELDS) & values.keys():
            _refuse_taken_ports(tx, ids)


def _check(kind: str, name: str, value: Any) -> None:
    noun = tr("the {field} of a {kind}", field=_label(name), kind=kind_word(kind))
    if name == "name" and isinstance(value, str) and (not value.strip() or not value.isprintable()):
        raise InvariantError(
            tr("{noun} must be one line of text that can be seen, not {value!r:.40}", noun=noun, value=value)
        )
    if isinstance(value, bool) or not isinstance(value, int | float) or math.isnan(value):
        return
    if name in _ABOVE_ZERO and value <= 0:
        raise InvariantError(tr("{noun} must be above 0, not {value:g}", noun=noun, value=value))
    low, high = _RANGES.get(
        name, (-_FARTHEST_MM, _FARTHEST_MM) if name.endswith("_mm") else (-math.inf, math.inf)
    )
    if not low <= value <= high:
        raise InvariantError(
            tr(
                "{noun} must be from {low:g} to {high:g}, not {value:g}",
                noun=noun,
                low=low,
                high=high,
                value=value,
            )
        )


def _label(name: str) -> str:
    """A field name in words: "power limit"."""
    stem = name
    for unit in ("_kg_m2", "_mm", "_km", "_w", "_deg", "_gbps"):
        stem = stem.removesuffix(unit)
    return tr(stem.replace("_", " "))


def _names(tx: Transaction, kind: str, ids: Ids, pattern: str) -> Any:
    if len(ids) == 1:
        return pattern
    if "#" not in pattern:
        raise InvariantError(
            tr(
                "{ids} things cannot all be called {pattern!r}; number them, for example {pattern}-##",
                ids=len(ids),
                pattern=pattern,
            )
        )
    table = tx.table(kind)
    names = Names(table.columns["name"][~np.isin(table.uid, ids)])
    return np.array([names.next(pattern) for _ in ids], object)


def _refuse_taken_ports(tx: Transaction, cables: Ids) -> None:
    view = tx.now
    for uid in cables.tolist():
        cable = view.cables.get(uid)
        own = (
            np.array([uid]) if not cable.assembly else view.cables.uid[view.cables.assembly == cable.assembly]
        )
        for end in (
            PortEnd(cable.a_device, cable.a_port, cable.a_lane, cable.a_lanes),
            PortEnd(cable.z_device, cable.z_port, cable.z_lane, cable.z_lanes),
        ):
            ports.refuse_taken(view, ports.plug(view, end), besides=own)
