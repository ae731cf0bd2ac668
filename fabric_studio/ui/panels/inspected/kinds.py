"""The sheet of every kind of thing that can be selected."""

from __future__ import annotations

from collections.abc import Mapping

from fabric_studio.ui.panels.inspected import building, cables, conduit, devices, racks, structure
from fabric_studio.ui.panels.inspected.sheet import Sheet

SHEETS: Mapping[str, Sheet] = {
    "rack": racks.SHEET,
    "device": devices.SHEET,
    "cable": cables.SHEET,
    "tray": building.TRAY,
    "riser": building.RISER,
    "hall": building.HALL,
    "room": structure.ROOM,
    "area": structure.AREA,
    "wall": structure.WALL,
    "door": structure.DOOR,
    "underlay": structure.UNDERLAY,
    "storey": building.STOREY,
    "span": building.SPAN,
    "conduit": conduit.CONDUIT,
    "site": building.SITE,
    "building": building.BUILDING,
    "row": building.ROW,
}
