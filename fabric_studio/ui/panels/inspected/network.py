"""Scale-up and scale-out of devices and racks, in words; every bandwidth one-way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_rate
from fabric_studio.catalog.parts import Part
from fabric_studio.model.ends import ends_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids

TIERS = {"server": 0, "storage": 0, "leaf": 1, "spine": 2, "core": 3, "super-spine": 3}


@dataclass(frozen=True, slots=True)
class Bandwidth:
    """What some parts offer. scale_up: "72 GPU, 900 GB/s"; scale_out: "72 x 400 Gb/s"; ratio: scale-up over scale-out
    per accelerator, NaN where one of them is missing."""

    scale_up: str
    scale_out: str
    ratio: float


def bandwidth(parts: Iterable[tuple[Part, int]]) -> Bandwidth:
    """Of parts and how many there are of each."""
    parts = list(parts)
    widest = max((part.scale_up.domain_accelerators for part, _ in parts if part.scale_up), default=0)
    accelerators, out_gbps, domains = 0, 0.0, Counter[str]()
    ports: Counter[float] = Counter()
    up_gbytes_s: set[float] = set()
    for part, count in parts:
        accelerators += part.own_accelerators * count
        if part.scale_up is not None and part.scale_up.domain_accelerators == widest:
            up_gbytes_s.add(part.scale_up.one_way_gbytes_s_per_accelerator)
            size = part.scale_up.domain_accelerators
            domains[
                tr(
                    "{size} GPU, {one_way_gbytes_s_per_accelerator:g} GB/s",
                    size=size,
                    one_way_gbytes_s_per_accelerator=part.scale_up.one_way_gbytes_s_per_accelerator,
                )
            ] += count
        for group in part.ports:
            if group.role == "compute":
                ports[group.link_gbps] += group.links * count
                out_gbps += group.count * group.cage_speed_gbps * count
    scale_up = ", ".join(text if count == 1 else f"{count} x {text}" for text, count in domains.items())
    scale_out = ", ".join(
        f"{count} x {format_rate(rate)}" for rate, count in sorted(ports.items(), reverse=True)
    )
    ratio = float("nan")
    if len(up_gbytes_s) == 1 and accelerators and out_gbps:
        ratio = next(iter(up_gbytes_s)) * 8 / (out_gbps / accelerators)
    return Bandwidth(scale_up, scale_out, ratio)


def up_and_down(snapshot: Snapshot, device: int) -> tuple[float, float]:
    """One-way Gb/s of the cables of a switch towards servers and towards higher tiers."""
    role = snapshot.devices.get(device).role
    own = TIERS.get(role)
    if own is None:
        return 0.0, 0.0
    ends, count = ends_of(snapshot), len(snapshot.cables)
    row = int(snapshot.devices.index_of(np.array([device], np.int64))[0])
    down = up = 0.0
    for at in np.flatnonzero(ends.device == row).tolist():
        far = int(ends.device[at + count if at < count else at - count])
        tier = TIERS.get(str(snapshot.devices.role[far]))
        rate = float(snapshot.cables.rate_gbps[int(ends.cable[at])])
        if tier is not None and tier < own:
            down += rate
        elif tier is not None and tier > own:
            up += rate
    return down, up


def parts_of(snapshot: Snapshot, devices: Ids) -> list[tuple[Part, int]]:
    """The parts of some devices (uids) and how many there are of each."""
    rows = snapshot.parts.index_of(snapshot.devices.part[snapshot.devices.index_of(devices)])
    distinct, counts = np.unique(rows, return_counts=True)
    found = [(snapshot.parts.spec[row], int(count)) for row, count in zip(distinct, counts, strict=True)]
    return [(spec, count) for spec, count in found if isinstance(spec, Part)]
