"""What is searched: the names of everything, what devices are and where they stand, their labels, parts and roles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from fabric_studio.app.search.names import Texts
from fabric_studio.catalog.parts import Medium, Part
from fabric_studio.io.labels import device_labels
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Column, Ids

NAMED = (
    "rack",
    "device",
    "cable",
    "row",
    "hall",
    "room",
    "area",
    "wall",
    "door",
    "storey",
    "building",
    "site",
    "tray",
    "riser",
    "conduit",
    "span",
)
"""In the order in which equally good hits are listed."""


@dataclass
class Index:
    """Everything that can be found in one snapshot. Names are kept from the index before where their column is the same."""

    snapshot: Snapshot
    names: Mapping[str, Texts]

    @cached_property
    def devices(self) -> Texts:
        """Of each device its name, rack, role and part, for queries of several words."""
        view = self.snapshot
        devices, racks = view.devices, view.racks
        about = [f"{spec.id} {spec.name}" if isinstance(spec, Part) else "" for spec in view.parts.spec]
        rack_names = racks.name[racks.index_of(devices.rack)].tolist() if len(devices) else list[str]()
        part = view.parts.index_of(devices.part).tolist() if len(devices) else []
        return Texts(
            [
                f"{name} {rack} {role} {about[row]}"
                for name, rack, role, row in zip(devices.name, rack_names, devices.role, part, strict=True)
            ]
        )

    @cached_property
    def labels(self) -> Texts:
        """What is printed on the ends of cables, without the port."""
        return Texts(device_labels(self.snapshot))

    @cached_property
    def parts(self) -> Texts:
        """The catalogue rows the design uses."""
        return Texts(
            [
                f"{spec.id} {spec.name} {spec.vendor}" if isinstance(spec, Part | Medium) else ""
                for spec in self.snapshot.parts.spec
            ]
        )

    @cached_property
    def roles(self) -> list[tuple[str, str, Ids]]:
        """(kind, role, uids) of devices and cables."""
        found: list[tuple[str, str, Ids]] = []
        for kind in ("device", "cable"):
            table = self.snapshot.table(kind)
            names = table.columns["role"].tolist()
            number = {role: place for place, role in enumerate(sorted(set(names)))}
            code = np.fromiter(map(number.__getitem__, names), np.int64, len(names))
            found += [(kind, role, table.uid[code == place]) for role, place in number.items() if role]
        return found


Kept = Mapping[str, tuple[Column, Texts]]


def build(snapshot: Snapshot, kept: Kept, before: Index | None = None) -> tuple[Index, Kept]:
    """The index of a snapshot, and what the next one may take over; `before`: the index that was made last."""
    fresh: dict[str, tuple[Column, Texts]] = {}
    for kind in NAMED:
        column = snapshot.table(kind).columns["name"]
        known = kept.get(kind)
        fresh[kind] = known if known is not None and known[0] is column else (column, Texts(column.tolist()))
    index = Index(snapshot, {kind: texts for kind, (_, texts) in fresh.items()})
    if before is not None:
        for made, kinds in _MADE_OF.items():
            if made in before.__dict__ and all(snapshot.table(k) is before.snapshot.table(k) for k in kinds):
                index.__dict__[made] = before.__dict__[made]
    return index, fresh


_MADE_OF = {
    "devices": ("device", "rack"),
    "labels": ("device", "rack", "hall", "storey", "building", "site"),
    "parts": ("part",),
    "roles": ("device", "cable"),
}
"""What is kept while none of these kinds was edited. Parts are only ever added, so those of devices stay as they were."""


def ready(index: Index) -> Index:
    """The same with all its parts made, so that the first search has nothing left to make."""
    for made in (index.devices, index.labels, index.parts, index.roles):
        assert made is not None
    return index


def cables_at(snapshot: Snapshot, device: int) -> np.ndarray:
    """Rows of the cables that end at a device."""
    cables = snapshot.cables
    return np.flatnonzero((cables.a_device == device) | (cables.z_device == device))
