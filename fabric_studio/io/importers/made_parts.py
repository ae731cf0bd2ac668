"""Parts made from what a file tells of a box: servers with their accelerators, switches with their latency.

They are marked generic. Power, mass and price stay unknown; the height is guessed from the number of accelerators.
"""

from __future__ import annotations

import re

from fabric_studio.catalog.parts import Part, PortGroup, ScaleUp

_NOT_ID = re.compile(r"[^a-z0-9.+_-]+")


def made_id(*words: object) -> str:
    """A part id of lower-case letters, digits and dashes."""
    return _NOT_ID.sub("-", "-".join(str(word) for word in words).lower()).strip("-.+_")[:64]


def ports(name: str, count: int, rate_gbps: float, *, role: str = "data", note: str = "") -> PortGroup:
    """Cages that any head fits, of one lane each: nothing more is known of them."""
    return PortGroup(
        name=name,
        count=count,
        cage="generic",
        cage_speed_gbps=rate_gbps,
        lanes=1,
        role="compute" if role == "compute" else "in-band" if role == "in-band" else "data",
        note=note or "number and rate as the imported file tells",
    )


def made_server(
    part_id: str,
    name: str,
    *,
    accelerators: int,
    groups: tuple[PortGroup, ...],
    source: str,
    scale_up: ScaleUp | None = None,
    notes: str = "",
) -> Part:
    """A server of a height that fits so many accelerators (2, 4 or 8 U, the house's guess); 1 U without any."""
    height_u = None if not accelerators else 2.0 if accelerators <= 2 else 4.0 if accelerators <= 4 else 8.0
    return Part(
        id=part_id,
        name=name,
        kind="server",
        height_u=height_u,
        accelerators=accelerators,
        ports=tuple(group for group in groups if group.count),
        scale_up=scale_up,
        source=source,
        confidence="generic",
        field_confidence={} if height_u is None else {"height_u": "generic, guessed from the accelerators"},
        notes=notes,
    )


def made_switch(
    part_id: str,
    name: str,
    *,
    port_count: int,
    rate_gbps: float,
    source: str,
    latency_ns: float | None = None,
) -> Part:
    """A switch of as many ports as its cables need, with the latency that the file states."""
    return Part(
        id=part_id,
        name=name,
        kind="switch",
        ports=(ports("data", port_count, rate_gbps),) if port_count else (),
        latency_ns=latency_ns,
        source=source,
        confidence="generic",
    )
