"""Phrases that several rules share."""

from __future__ import annotations

import numpy as np

from fabric_studio.base.units import format_length
from fabric_studio.catalog.media import cheapest_that_fits
from fabric_studio.catalog.parts import Medium, Part
from fabric_studio.model.ports import port_name
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.links import links_of
from fabric_studio.routing.reach import group_at
from fabric_studio.rules.findings import Fix
from fabric_studio.rules.rule import Context


def metres(length_m: float) -> str:
    return format_length(length_m * 1e3)


def port_words(snapshot: Snapshot, device: int, port: int, lane: int, lanes: int) -> str:
    """ "leaf-01 port 12/2"; device is a row."""
    spec = snapshot.spec_of(int(snapshot.devices.part[device]))
    name = port_name(spec, port, lane, lanes) if isinstance(spec, Part) else str(port + 1)
    return f"{snapshot.devices.name[device]} port {name}"


def better_medium(context: Context, link: int, required_m: float) -> Medium | None:
    """The cheapest medium that would carry this link (a row of `links_of`) over `required_m`."""
    snapshot, links = context.snapshot, links_of(context.snapshot)
    if links.z[link] < 0 or not np.isfinite(required_m):
        return None
    a = group_at(snapshot, int(links.a[link]), int(links.a_port[link]))
    z = group_at(snapshot, int(links.z[link]), int(links.z_port[link]))
    if a is None or z is None:
        return None
    return cheapest_that_fits(
        context.library,
        a,
        z,
        float(links.rate_gbps[link]),
        required_m=required_m,
        fabric=fabric_words(snapshot, link),
    )


def fabric_words(snapshot: Snapshot, link: int) -> str:
    """The fabric of the switch at one end of a link, "" where neither is one."""
    links = links_of(snapshot)
    for device in (int(links.a[link]), int(links.z[link])):
        if device >= 0:
            spec = snapshot.spec_of(int(snapshot.devices.part[device]))
            if isinstance(spec, Part) and spec.kind == "switch" and spec.fabric:
                return spec.fabric
    return ""


def cheapest_fix(medium: Medium | None, cables: list[int]) -> Fix | None:
    """Change these cables to a medium that fits."""
    if medium is None:
        return None
    return Fix("set-medium", {"cables": cables, "medium": medium.id}, f"use {medium.name}")
