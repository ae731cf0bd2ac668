"""What is written in the logical view: at the head of each row, and in each box."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.units import format_rate
from fabric_studio.catalog.parts import Part
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.routing.tiers import tiers_of
from fabric_studio.scene.logical import Logical

_MANY = {"leaf": "leaves", "switch": "switches", "storage": "storage servers", "": "devices"}


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
            title = f"{len(tier):,} {noun(s, tier.device)}"
            if number == 0 and gpus:
                lines.append(title)
                title = f"{gpus:,} GPUs"
            if down:
                lines.append(f"{capacity(down)} down")
            if up:
                lines.append(f"{capacity(up)} up")
            if down and up:
                lines.append(f"{down / up:.2g} : 1" if abs(down / up - 1) > 0.005 else "1 : 1")
            words.append(RowWords(title, tuple(lines)))
        if len(logical.wan):
            km = s.spans.length_km
            spans = f"{len(km)} span" + ("s" if len(km) > 1 else "")
            words.append(
                RowWords("WAN", (spans, f"{km.min():,.0f} km" if len(km) == 1 else f"to {km.max():,.0f} km"))
            )
        return words

    return snapshot.derived(f"scene.logical_words.{networks}", compute)


def noun(snapshot: Snapshot, rows: Ints) -> str:
    """What most of these devices are, as more than one: "leaves"."""
    role = Counter(snapshot.devices.role[rows].tolist()).most_common(1)[0][0] if len(rows) else ""
    many = _MANY.get(role, f"{role}s")
    return many if len(rows) != 1 else (role or "device")


def capacity(gbps: float) -> str:
    """A one-way rate of a whole tier: "41.5 Pb/s"."""
    return f"{gbps / 1e6:,.3g} Pb/s" if gbps >= 1e6 else format_rate(gbps)


def box_words(snapshot: Snapshot, logical: Logical, tier: int, first: int, last: int) -> tuple[str, str]:
    """The name in a box and the second line below it, for the boxes `first` up to `last` of a tier."""
    rows = logical.tiers[tier].device[first:last]
    devices = snapshot.devices
    gpus = int(logical.gpus[rows].sum())
    count = f"{gpus:,} GPU" + ("s" if gpus != 1 else "") if gpus else ""
    if len(rows) == 1:
        return str(devices.name[rows[0]]), count or str(snapshot.spec_of(int(devices.part[rows[0]])).name)
    many = f"{len(rows):,} {noun(snapshot, rows)}"
    racks = np.unique(devices.rack[rows])
    if len(racks) == 1 and tier == 0:
        return str(snapshot.racks.get(int(racks[0])).name), count or many
    pods = np.unique(devices.pod[rows])
    if len(pods) == 1 and pods[0] >= 0 and not count:
        return many, f"pod {pods[0] + 1}"
    return (count, many) if count else (many, f"{devices.name[rows[0]]} – {devices.name[rows[-1]]}")


def domain_words(snapshot: Snapshot, rack: int) -> tuple[str, ...]:
    """What joins the servers of a rack that is one scale-up domain, from long to short; () where it is none."""
    row = snapshot.racks.get(rack)
    spec = snapshot.spec_of(row.part)
    if not isinstance(spec, Part) or spec.scale_up is None or spec.scale_up.domain_accelerators <= 1:
        return ()
    up = spec.scale_up
    size = f"{row.name}  {up.domain_accelerators} GPUs"
    return (
        f"{size} scale-up, {up.one_way_gbytes_s_per_accelerator:,.0f} GB/s one-way each",
        size,
        str(row.name),
    )
