"""The racks and devices of a bill of materials."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.wording import listed
from fabric_studio.catalog.io_device import is_io_device
from fabric_studio.catalog.parts import Part
from fabric_studio.io.bom_line import BomLine, price_confidence
from fabric_studio.layout.footprint import rack_index_of_devices
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Ids, Texts

_KINDS = (
    mark("rack"),
    mark("switch"),
    mark("server"),
    mark("panel"),
    mark("appliance"),
    mark("ocs"),
    mark("router"),
    mark("storage"),
    mark("pdu"),
    mark("cooling"),
)
"""Kinds of parts are categories of the bill: English in it, translated where they are written."""
_FIRST = ("rack with contents", "rack", "server", "switch")
_NAMED = 4
"""So many of the names of a part are written out."""


def part_lines(snapshot: Snapshot) -> list[BomLine]:
    """One line per part. What comes inside a rack that is bought whole is in that rack's line."""
    inside = _inside_a_whole_rack(snapshot)
    found = [
        *_lines_of(snapshot, snapshot.racks.part, snapshot.racks.name),
        *_lines_of(snapshot, snapshot.devices.part[~inside], snapshot.devices.name[~inside]),
    ]
    rank = {category: index for index, category in enumerate(_FIRST)}
    return sorted(found, key=lambda line: (rank.get(line.category, len(_FIRST)), line.category, line.sku))


def _inside_a_whole_rack(snapshot: Snapshot) -> Flags:
    """Devices that their rack's figures and price include, as its part lists them among its contents."""
    included: dict[int, set[str]] = {}
    for uid in np.unique(snapshot.racks.part).tolist():
        spec = snapshot.spec_of(uid)
        if isinstance(spec, Part):
            included[uid] = {content.part for content in spec.contents}
    rack_part = snapshot.racks.part[rack_index_of_devices(snapshot)]
    inside = np.zeros(len(rack_part), bool)
    for rack_uid, device_uid in np.unique(np.stack((rack_part, snapshot.devices.part)), axis=1).T.tolist():
        spec = snapshot.spec_of(device_uid)
        if isinstance(spec, Part) and spec.in_rack_total and spec.id in included.get(rack_uid, ()):
            inside |= (rack_part == rack_uid) & (snapshot.devices.part == device_uid)
    return inside


def _lines_of(snapshot: Snapshot, parts: Ids, names: Texts) -> Iterator[BomLine]:
    for uid, count in zip(*(column.tolist() for column in np.unique(parts, return_counts=True)), strict=True):
        spec = snapshot.spec_of(uid)
        if not isinstance(spec, Part):
            continue
        yield BomLine(
            category=mark("rack with contents") if spec.contents else spec.kind,
            sku=spec.id,
            description=_description(spec),
            used=count,
            unit_price_usd=spec.price_usd,
            confidence=price_confidence(spec, "price_usd", spec.price_usd),
            where_used=_first_names(names[parts == uid]),
            source=spec.source,
        )


def _description(spec: Part) -> str:
    maker = "" if spec.vendor == "generic" or spec.name.startswith(spec.vendor) else f"{spec.vendor} "
    count: Counter[str] = Counter()
    for content in spec.contents:
        if not is_io_device(content.part):
            count[content.part] += content.count
    contents = ", ".join(f"{number} x {part}" for part, number in count.items())
    return maker + spec.name + (tr(" with {contents}", contents=contents) if contents else "")


def _first_names(names: Texts) -> str:
    shown = listed([str(name) for name in names[:_NAMED]])
    return (
        shown
        if len(names) <= _NAMED
        else tr("{names} and {count:,} more", names=shown, count=len(names) - _NAMED)
    )
