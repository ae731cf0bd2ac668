"""Rack-scale parts that are known by their faceplate only: their ports, but not the trays behind them.

Cables end at devices, so such a rack comes with one device that stands for everything inside and has the rack's ports and
accelerators. It fills the rack, draws and weighs nothing of its own, and is no row of the palette.
"""

from __future__ import annotations

import msgspec

from fabric_studio.catalog.parts import Content, Part

SUFFIX = ".io"
RACK_U = 42.0
"""Taken for a rack whose source gives no rack units, as elsewhere."""


def needs_one(part: Part) -> bool:
    """Whether a part stands on the floor with ports of its own and nothing listed inside."""
    return part.floor_standing and bool(part.ports) and not part.contents


def io_device(rack: Part) -> Part:
    """The device that carries the ports of a rack."""
    return Part(
        id=f"{rack.id}{SUFFIX}",
        name=f"{rack.name}, all trays",
        kind="server" if rack.accelerators else "switch",
        vendor=rack.vendor,
        source=rack.source,
        confidence=rack.confidence,
        notes="Stands for the trays of the rack, which are not listed one by one; figures are those of the rack.",
        height_u=rack.height_u or RACK_U,
        ports=rack.ports,
        fabric=rack.fabric,
        accelerator=rack.accelerator,
        accelerators=rack.accelerators,
        in_rack_total=True,
    )


def with_contents(rack: Part) -> Part:
    """The rack with that device inside it."""
    return msgspec.structs.replace(rack, contents=(Content(f"{rack.id}{SUFFIX}", "io", 1, 1),))


def is_io_device(part_id: str) -> bool:
    return part_id.endswith(SUFFIX)
