"""Whether a medium carries a link between two cages, and if not, why: shape, lanes, speed, modules, connectors."""

from __future__ import annotations

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
        return f"{medium.name} is fitted in the factory and is no field cable"
    if fabric and medium.fabrics and not any(known in fabric for known in medium.fabrics):
        return f"{medium.name} is offered for {' and '.join(medium.fabrics)} only, not for {fabric}"
    carried = links_carried(medium, speed_gbps)
    if carried == 0:
        return f"{medium.name} carries {medium.speed_gbps:g} Gb/s and the link needs {speed_gbps:g} Gb/s"
    a, z = socket(end_a, speed_gbps), socket(end_z, speed_gbps)
    for at in (a, z):
        if at.exact and speed_gbps > at.speed_gbps / at.links:
            return f"a {at.cage} cage of {at.speed_gbps / at.links:g} Gb/s per link cannot run at {speed_gbps:g} Gb/s"
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
            return f"the {' or '.join(medium.host_connectors)} head of {medium.name} does not fit the {at.cage} cage"
    return _head_misfit(medium, a, carried, speed_gbps) or _head_misfit(medium, z, carried, speed_gbps)


def _goes_in(heads: tuple[str, ...], at: Socket) -> bool:
    return any(fits(head, at.cage) for head in heads)


def _lanes_misfit(medium: Medium, at: Socket, lanes: int, needed: int, lane_gbps: float) -> str:
    if lane_gbps > at.lane_gbps and at.kind != "any":
        return (
            f"the {lane_gbps:g} Gb/s lanes of {medium.name} are faster than the {at.lane_gbps:g} Gb/s lanes "
            f"of the {at.cage} cage"
        )
    if needed > lanes and at.kind != "any":
        return f"{medium.name} needs {needed} lanes and the {at.cage} cage has {lanes} for it"
    return ""


def _head_misfit(medium: Medium, at: Socket, carried: int, speed_gbps: float) -> str:
    """A straight cable with attached heads fills the whole cage at each end."""
    if at.kind == "adapter":
        return ""
    if at.exact and at.links > carried:
        return f"{medium.name} leaves a port of the twin-port {at.cage} cage dead"
    if carried > 1 and (at.links if at.exact else carried) < carried:
        return f"{medium.name} carries {carried} links and the {at.cage} cage has {at.links}"
    if carried * speed_gbps > at.speed_gbps and at.kind != "any":
        return f"{medium.name} carries {carried * speed_gbps:g} Gb/s and the {at.cage} cage {at.speed_gbps:g} Gb/s"
    lanes = at.lanes if carried > 1 or at.exact else at.lanes_per_link
    return _lanes_misfit(medium, at, lanes, medium.host_lanes, medium.host_lane_gbps)


def _split_misfit(medium: Medium, near: Socket, far: Socket, speed_gbps: float) -> str:
    """A splitter: one head with all links in the near cage, one head per link in far cages."""
    if not _goes_in(medium.host_connectors, near):
        return f"the {' or '.join(medium.host_connectors)} head of {medium.name} does not fit the {near.cage} cage"
    if not _goes_in(medium.far_connectors, far):
        return (
            f"the {' or '.join(medium.far_connectors)} heads of {medium.name} do not fit the {far.cage} cage"
        )
    if near.kind != "any" and near.speed_gbps < medium.links * speed_gbps:
        return f"{medium.name} carries {medium.links * speed_gbps:g} Gb/s and the {near.cage} cage {near.speed_gbps:g} Gb/s"
    if far.exact and far.links > 1:
        return f"a single-port head of {medium.name} leaves a port of the twin-port {far.cage} cage dead"
    return _lanes_misfit(
        medium, near, near.lanes, medium.links * medium.host_lanes, medium.host_lane_gbps
    ) or (_lanes_misfit(medium, far, far.lanes, medium.far_lanes, medium.far_lane_gbps))


def _fibre_misfit(medium: Medium, end_a: End, end_z: End, a: Socket, z: Socket, speed_gbps: float) -> str:
    connector, count = line_connector(medium)
    native = 0
    for end, at in ((end_a, a), (end_z, z)):
        if at.kind == "adapter":
            if connector != at.cage or count != 1:
                return f"{medium.name} ends in {medium.line_connector} and the panel position is {at.cage}"
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
            return f"{medium.name} has no module for the {at.cage} cage" + (
                f": {reasons[0]}" if reasons else ""
            )
        native += not module.interop
    return "" if native else f"neither end of the link is a {medium.name} module"
