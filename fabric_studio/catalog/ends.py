"""One end of a cable: the socket it meets, the module that goes in, and what that end costs in watts and dollars."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from fabric_studio.base.errors import UnknownNameError
from fabric_studio.base.language import tr
from fabric_studio.catalog.cages import CageKind, cage, fits
from fabric_studio.catalog.parts import Medium, Module, PortGroup

End = str | PortGroup
"""A cage of a known part, or only the name of a cage."""


@dataclass(frozen=True, slots=True)
class Socket:
    """What a cage offers to one link: `lanes` lanes in all, each up to `lane_gbps`, shared by `links` logical links.

    `exact` is False when only the name of the cage is known; then `links` is a guess from the speed wanted.
    """

    cage: str
    kind: CageKind
    lanes: int
    lane_gbps: float
    speed_gbps: float
    links: int
    exact: bool

    @property
    def lanes_per_link(self) -> int:
        return self.lanes // self.links


def socket(end: End, speed_gbps: float) -> Socket:
    """The socket at one end for a link of that speed; UnknownNameError for a cage outside the list."""
    if isinstance(end, PortGroup):
        kind = "adapter" if end.role == "patch" else cage(end.cage).kind
        lane_gbps = end.lane_gbps or (end.cage_speed_gbps / end.lanes if end.lanes else 0.0)
        return Socket(
            end.cage,
            kind,
            end.lanes,
            lane_gbps,
            end.cage_speed_gbps,
            end.logical_per_cage,
            kind in ("module", "engine"),
        )
    known = cage(end)
    usual_gbps, most_gbps = known.lanes * known.lane_gbps, known.lanes * known.max_lane_gbps
    links = 1
    if known.lanes == 8 and speed_gbps > 0:
        links = max(1, min(2, int(usual_gbps // speed_gbps)))
    return Socket(end, known.kind, known.lanes, known.max_lane_gbps, most_gbps, links, False)


@dataclass(frozen=True, slots=True)
class CableEnd:
    """What one link puts at one end: its module (None for attached heads and panel positions) and its share of that
    module's figures, so a twin-port module counts half for each of its two links. None means unknown."""

    module: Module | None
    power_w_typ: float | None
    power_w_max: float | None
    price_usd: float | None
    latency_ns: float | None


def module_at(medium: Medium, end: End, speed_gbps: float | None = None) -> Module | None:
    """The module that brings this fibre medium into a cage; None when none fits or the medium has attached heads.

    Among those that fit, the one for the fastest lanes counts, then the one that serves most links.
    """
    speed = medium.speed_gbps if speed_gbps is None else speed_gbps
    at = socket(end, speed)
    if at.kind in ("adapter", "backplane"):
        return None
    if at.kind == "any":
        return medium.modules[0] if medium.modules else None
    fitting = [module for module in medium.modules if not module_misfit(module, at, speed)]
    return max(fitting, key=lambda module: (module.host_lane_gbps, module.links), default=None)


def module_misfit(module: Module, at: Socket, speed_gbps: float) -> str:
    """Why a module does not serve a link of that speed in that socket; "" when it does."""
    if not fits(module.cage, at.cage):
        return tr("a {cage} module does not fit the {cage2} cage", cage=module.cage, cage2=at.cage)
    if module.host_lane_gbps > at.lane_gbps:
        return tr(
            "its {host_lane_gbps:g} Gb/s lanes are faster than the {lane_gbps:g} Gb/s of the {cage} cage",
            host_lane_gbps=module.host_lane_gbps,
            lane_gbps=at.lane_gbps,
            cage=at.cage,
        )
    if module.host_lanes > at.lanes:
        return tr(
            "it needs {host_lanes} lanes and the {cage} cage has {lanes}",
            host_lanes=module.host_lanes,
            cage=at.cage,
            lanes=at.lanes,
        )
    if module.links * speed_gbps > at.speed_gbps:
        return tr(
            "it carries {links:g} Gb/s and the {cage} cage {speed_gbps:g} Gb/s",
            links=module.links * speed_gbps,
            cage=at.cage,
            speed_gbps=at.speed_gbps,
        )
    if at.exact and module.links < at.links:
        return tr("a single-port module leaves a port of the twin-port {cage} cage dead", cage=at.cage)
    return ""


def cable_end(medium: Medium, end: End, speed_gbps: float | None = None) -> CableEnd:
    """What one link of this medium puts into that cage: watts, dollars and nanoseconds for this link alone."""
    speed = medium.speed_gbps if speed_gbps is None else speed_gbps
    if medium.attached:
        share = max(1.0, medium.speed_gbps / speed) if speed else 1.0
        return CableEnd(
            None,
            _part(medium.power_w_per_end_typ, share),
            _part(medium.power_w_per_end_max, share),
            0.0,
            medium.latency_ns_per_end,
        )
    module = module_at(medium, end, speed)
    if module is None:
        passive = 0.0 if socket(end, speed).kind == "adapter" else None
        return CableEnd(None, passive, passive, passive, passive)
    return CableEnd(
        module,
        _part(module.power_w_typ, module.links),
        _part(module.power_w_max, module.links),
        _part(module.price_usd, module.links),
        module.latency_ns,
    )


def modules_for(module: Module, links_used: int) -> int:
    """How many modules to buy for one cage that carries so many links: a twin-port module serves two, and a half used
    one is bought whole; a co-packaged engine is not bought at all."""
    return 0 if module.builtin else math.ceil(links_used / module.links)


def _part(figure: float | None, share: float) -> float | None:
    return None if figure is None else figure / share


def completed(medium: Medium, media: Mapping[str, Medium]) -> Medium:
    """The medium with its electrical side and its modules written out: one module per host connector where none is
    given, and the figures of the medium a module is `of`. UnknownNameError when that medium does not exist."""
    host_lanes, lane_gbps = medium.host_lanes or medium.lanes, medium.host_lane_gbps or medium.lane_gbps
    modules = medium.modules
    if not modules and not medium.attached:
        modules = tuple(Module(cage=connector) for connector in medium.host_connectors)
    return msgspec.structs.replace(
        medium,
        host_lanes=host_lanes,
        host_lane_gbps=lane_gbps,
        far_lanes=medium.far_lanes or host_lanes,
        far_lane_gbps=medium.far_lane_gbps or lane_gbps,
        modules=tuple(_completed_module(module, medium, media) for module in modules),
    )


def _completed_module(module: Module, medium: Medium, media: Mapping[str, Medium]) -> Module:
    base = medium
    if module.of:
        if module.of not in media:
            raise UnknownNameError("medium", module.of, media)
        base = media[module.of]

    def known(own: float | None, other: float | None) -> float | None:
        return other if own is None else own

    return msgspec.structs.replace(
        module,
        host_lanes=module.host_lanes or base.host_lanes or base.lanes,
        host_lane_gbps=module.host_lane_gbps or base.host_lane_gbps or base.lane_gbps,
        part_numbers=module.part_numbers or base.part_numbers,
        max_reach_m=known(module.max_reach_m, base.max_reach_m),
        power_w_typ=known(module.power_w_typ, base.power_w_per_end_typ),
        power_w_max=known(module.power_w_max, base.power_w_per_end_max),
        latency_ns=known(module.latency_ns, base.latency_ns_per_end),
        price_usd=known(module.price_usd, base.price_usd_per_end),
    )
