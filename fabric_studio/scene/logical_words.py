"""What is written in the logical view: at the head of each row, and in each box."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.base.units import format_rate
from fabric_studio.base.wording import number_of
from fabric_studio.catalog.parts import Part
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.routing.tiers import tiers_of
from fabric_studio.scene.logical import Logical

_ROLES = {
    "leaf": (mark("{count} leaf"), mark("{count} leaves")),
    "spine": (mark("{count} spine"), mark("{count} spines")),
    "core": (mark("{count} core"), mark("{count} cores")),
    "storage": (mark("{count} storage"), mark("{count} storage servers")),
    "": (mark("{count} device"), mark("{count} devices")),
}
"""Others are called as they are everywhere."""


@dataclass(frozen=True, slots=True)
class RowWords:
    """title: "1,620 leaves"; lines: what it carries down and up."""

    title: str
    lines: tuple[str, ...]


def row_words(snapshot: Snapshot, logical: Logical, networks: tuple[str, ...]) -> list[RowWords]:
    """One for each tier, from below, and one for the WAN when there are spans."""

    def compute(s: Snapshot) -> list[RowWords]:
        tiers = tiers_of(s, networks)
        words = []
        for number, tier in enumerate(logical.tiers):
            down, up = float(tiers.down_gbps[tier.device].sum()), float(tiers.up_gbps[tier.device].sum())
            lines = []
            gpus = int(logical.gpus[tier.device].sum())
            title = how_many(s, tier.device)
            if number == 0 and gpus:
                lines.append(title)
                title = tr("{gpus:,} GPUs", gpus=gpus)
            if down:
                lines.append(tr("{capacity} down", capacity=capacity(down)))
            if up:
                lines.append(tr("{capacity} up", capacity=capacity(up)))
            if down and up:
                lines.append(f"{down / up:.2g} : 1" if abs(down / up - 1) > 0.005 else "1 : 1")
            words.append(RowWords(title, tuple(lines)))
        if len(logical.wan):
            km = s.spans.length_km
            spans = counted(len(km), "{count} span", "{count} spans")
            words.append(
                RowWords(
                    "WAN",
                    (spans, f"{km.min():,.0f} km" if len(km) == 1 else tr("to {km:,.0f} km", km=km.max())),
                )
            )
        return words

    return snapshot.derived(f"scene.logical_words.{networks}", compute)


def how_many(snapshot: Snapshot, rows: Ints) -> str:
    """These devices in words, after what most of them are: "1,620 leaves"."""
    role = Counter(snapshot.devices.role[rows].tolist()).most_common(1)[0][0] if len(rows) else ""
    return counted(len(rows), *_ROLES[role]) if role in _ROLES else number_of(len(rows), role)


def capacity(gbps: float) -> str:
    """A one-way rate of a whole tier: "41.5 Pb/s"."""
    return f"{gbps / 1e6:,.3g} Pb/s" if gbps >= 1e6 else format_rate(gbps)


def box_words(snapshot: Snapshot, logical: Logical, tier: int, first: int, last: int) -> tuple[str, str]:
    """The name in a box and the second line below it, for the boxes `first` up to `last` of a tier."""
    rows = logical.tiers[tier].device[first:last]
    devices = snapshot.devices
    gpus = int(logical.gpus[rows].sum())
    count = number_of(gpus, "GPU") if gpus else ""
    if len(rows) == 1:
        return str(devices.name[rows[0]]), count or str(snapshot.spec_of(int(devices.part[rows[0]])).name)
    many = how_many(snapshot, rows)
    racks = np.unique(devices.rack[rows])
    if len(racks) == 1 and tier == 0:
        return str(snapshot.racks.get(int(racks[0])).name), count or many
    pods = np.unique(devices.pod[rows])
    if len(pods) == 1 and pods[0] >= 0 and not count:
        return many, tr("pod {number}", number=pods[0] + 1)
    return (count, many) if count else (many, f"{devices.name[rows[0]]} – {devices.name[rows[-1]]}")


def domain_words(snapshot: Snapshot, rack: int) -> tuple[str, ...]:
    """What joins the servers of a rack that is one scale-up domain, from long to short; () where it is none."""
    row = snapshot.racks.get(rack)
    spec = snapshot.spec_of(row.part)
    if not isinstance(spec, Part) or spec.scale_up is None or spec.scale_up.domain_accelerators <= 1:
        return ()
    up = spec.scale_up
    size = tr("{rack}  {gpus} GPUs", rack=row.name, gpus=up.domain_accelerators)
    return (
        tr(
            "{size} scale-up, {rate:,.0f} GB/s one-way each",
            size=size,
            rate=up.one_way_gbytes_s_per_accelerator,
        ),
        size,
        str(row.name),
    )
