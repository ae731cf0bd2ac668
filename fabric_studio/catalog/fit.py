"""Whether a medium carries a link between two cages, and if not, why: shape, lanes, speed, modules, connectors."""

from __future__ import annotations

from fabric_studio.base.language import tr
from fabric_studio.base.wording import either, joined
from fabric_studio.catalog.cages import fits
from fabric_studio.catalog.ends import End, Socket, module_at, module_misfit, socket
from fabric_studio.catalog.parts import Medium


def line_connector(medium: Medium) -> tuple[str, int]:
    """The connector on the fibre side and how many of them one link needs: "2x MPO-12/APC" is ("MPO-12", 2)."""
    text = medium.line_connector
    count = 2 if text.startswith("2x ") else 1
    return text.removeprefix("2x ").split("/")[0].removesuffix(" duplex"), count


def links_carried(medium: Medium, speed_gbps: float) -> int:
    """How many links of that speed one cable carries: 2 for an 800G DAC between twin-port 400G cages, 0 if none. The
    speed 0 stands for not known yet, as between two panel positions: then every medium carries it."""
    if speed_gbps in (0.0, medium.speed_gbps):
        return medium.links
    count = medium.speed_gbps / speed_gbps if medium.attached and not medium.far_connectors else 0.0
    return int(count) if count >= 2 and count == int(count) else 0


def why_not(medium: Medium, end_a: End, end_z: End, speed_gbps: float, *, fabric: str = "") -> str:
    """Why a medium cannot carry a link of that speed between two cages, in words to show; "" when it can."""
    if medium.factory_fitted:
        return tr("{medium} is fitted in the factory and is no field cable", medium=medium.name)
    if fabric and medium.fabrics and not any(known in fabric for known in medium.fabrics):
        return tr(
            "{medium} is offered for {fabrics} only, not for {fabric}",
            medium=medium.name,
            fabrics=joined(medium.fabrics),
            fabric=fabric,
        )
    carried = links_carried(medium, speed_gbps)
    if carried == 0:
        return tr(
            "{medium} carries {speed_gbps:g} Gb/s and the link needs {speed_gbps2:g} Gb/s",
            medium=medium.name,
            speed_gbps=medium.speed_gbps,
            speed_gbps2=speed_gbps,
        )
    a, z = socket(end_a, speed_gbps), socket(end_z, speed_gbps)
    for at in (a, z):
        if at.exact and speed_gbps > at.speed_gbps / at.links:
            return tr(
                "a {cage} cage of {speed_gbps:g} Gb/s per link cannot run at {speed_gbps2:g} Gb/s",
                cage=at.cage,
                speed_gbps=at.speed_gbps / at.links,
                speed_gbps2=speed_gbps,
            )
    if not medium.attached:
        return _fibre_misfit(medium, end_a, end_z, a, z, speed_gbps)
    if medium.far_connectors:
        ways = [
            _split_misfit(medium, near, far, speed_gbps)
            for near, far in ((a, z), (z, a))
            if _goes_in(medium.host_connectors, near) and _goes_in(medium.far_connectors, far)
        ]
        # Either head may go at either end; "" (it fits) sorts before every reason.
        return min(ways) if ways else _split_misfit(medium, a, z, speed_gbps)
    for at in (a, z):
        if not _goes_in(medium.host_connectors, at):
            return tr(
                "the {heads} head of {medium} does not fit the {cage} cage",
                heads=either(medium.host_connectors),
                medium=medium.name,
                cage=at.cage,
            )
    return _head_misfit(medium, a, carried, speed_gbps) or _head_misfit(medium, z, carried, speed_gbps)


def _goes_in(heads: tuple[str, ...], at: Socket) -> bool:
    return any(fits(head, at.cage) for head in heads)


def _lanes_misfit(medium: Medium, at: Socket, lanes: int, needed: int, lane_gbps: float) -> str:
    if lane_gbps > at.lane_gbps and at.kind != "any":
        return tr(
            "the {lane_gbps:g} Gb/s lanes of {medium} are faster than the {lane_gbps2:g} Gb/s lanes of the {cage} cage",
            lane_gbps=lane_gbps,
            medium=medium.name,
            lane_gbps2=at.lane_gbps,
            cage=at.cage,
        )
    if needed > lanes and at.kind != "any":
        return tr(
            "{medium} needs {needed} lanes and the {cage} cage has {lanes} for it",
            medium=medium.name,
            needed=needed,
            cage=at.cage,
            lanes=lanes,
        )
    return ""


def _head_misfit(medium: Medium, at: Socket, carried: int, speed_gbps: float) -> str:
    """A straight cable with attached heads fills the whole cage at each end."""
    if at.kind == "adapter":
        return ""
    if at.exact and at.links > carried:
        return tr(
            "{medium} leaves a port of the twin-port {cage} cage dead", medium=medium.name, cage=at.cage
        )
    if carried > 1 and (at.links if at.exact else carried) < carried:
        return tr(
            "{medium} carries {carried} links and the {cage} cage has {links}",
            medium=medium.name,
            carried=carried,
            cage=at.cage,
            links=at.links,
        )
    if carried * speed_gbps > at.speed_gbps and at.kind != "any":
        return tr(
            "{medium} carries {carried:g} Gb/s and the {cage} cage {speed_gbps:g} Gb/s",
            medium=medium.name,
            carried=carried * speed_gbps,
            cage=at.cage,
            speed_gbps=at.speed_gbps,
        )
    lanes = at.lanes if carried > 1 or at.exact else at.lanes_per_link
    return _lanes_misfit(medium, at, lanes, medium.host_lanes, medium.host_lane_gbps)


def _split_misfit(medium: Medium, near: Socket, far: Socket, speed_gbps: float) -> str:
    """A splitter: one head with all links in the near cage, one head per link in far cages."""
    if not _goes_in(medium.host_connectors, near):
        return tr(
            "the {heads} head of {medium} does not fit the {cage} cage",
            heads=either(medium.host_connectors),
            medium=medium.name,
            cage=near.cage,
        )
    if not _goes_in(medium.far_connectors, far):
        return tr(
            "the {heads} heads of {medium} do not fit the {cage} cage",
            heads=either(medium.far_connectors),
            medium=medium.name,
            cage=far.cage,
        )
    if near.kind != "any" and near.speed_gbps < medium.links * speed_gbps:
        return tr(
            "{medium} carries {links:g} Gb/s and the {cage} cage {speed_gbps:g} Gb/s",
            medium=medium.name,
            links=medium.links * speed_gbps,
            cage=near.cage,
            speed_gbps=near.speed_gbps,
        )
    if far.exact and far.links > 1:
        return tr(
            "a single-port head of {medium} leaves a port of the twin-port {cage} cage dead",
            medium=medium.name,
            cage=far.cage,
        )
    return _lanes_misfit(
        medium, near, near.lanes, medium.links * medium.host_lanes, medium.host_lane_gbps
    ) or (_lanes_misfit(medium, far, far.lanes, medium.far_lanes, medium.far_lane_gbps))


def _fibre_misfit(medium: Medium, end_a: End, end_z: End, a: Socket, z: Socket, speed_gbps: float) -> str:
    connector, count = line_connector(medium)
    native = 0
    for end, at in ((end_a, a), (end_z, z)):
        if at.kind == "adapter":
            if connector != at.cage or count != 1:
                return tr(
                    "{medium} ends in {line_connector} and the panel position is {cage}",
                    medium=medium.name,
                    line_connector=medium.line_connector,
                    cage=at.cage,
                )
            native += 1
            continue
        if at.kind == "any":
            native += 1
            continue
        module = module_at(medium, end, speed_gbps)
        if module is None:
            reasons = [
                module_misfit(module, at, speed_gbps)
                for module in medium.modules
                if fits(module.cage, at.cage)
            ]
            return tr("{medium} has no module for the {cage} cage", medium=medium.name, cage=at.cage) + (
                tr(": {reason}", reason=reasons[0]) if reasons else ""
            )
        native += not module.interop
    return "" if native else tr("neither end of the link is a {medium} module", medium=medium.name)
