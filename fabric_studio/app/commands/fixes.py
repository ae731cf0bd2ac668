"""The commands that a finding's fix may name, all called as command(document, library, **arguments)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fabric_studio.app.commands import arrange, conduits, devices, fields, racks, rooms
from fabric_studio.app.commands import cables as cables_commands
from fabric_studio.catalog.library import Library
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.journal import Document

Command = Callable[..., Any]


def _without_library(command: Command) -> Command:
    def run(document: Document, library: Library, **arguments: Any) -> Any:
        return command(document, **arguments)

    return run


def _delete(document: Document, selection: Chosen) -> None:
    arrange.delete(document, selection)


def _set_medium(
    document: Document, library: Library, cables: Sequence[int], medium: str = "", medium_id: str = ""
) -> int:
    return cables_commands.set_medium(document, library, list(cables), medium or medium_id)


def _move_to_free_u(document: Document, device: int) -> None:
    devices.move_device(document, device, document.snapshot().devices.get(device).rack, None)


FIXES: Mapping[str, Command] = {
    "set-medium": _set_medium,
    "use-cheapest-medium": cables_commands.use_cheapest,
    "set-cable-length": _without_library(cables_commands.set_length),
    "move": _without_library(arrange.move),
    "move-rack": _without_library(racks.move_rack),
    "move-device": _without_library(devices.move_device),
    "move-to-free-u": _without_library(_move_to_free_u),
    "confirm-place": _without_library(racks.confirm_place),
    "confirm-positions": _without_library(racks.confirm_place),
    "rotate": _without_library(arrange.rotate),
    "set-fields": _without_library(fields.set_fields),
    "lead-conduits": _without_library(conduits.lead_into),
    "add-second-room": _without_library(rooms.add_second_room),
    "delete": _without_library(_delete),
}
