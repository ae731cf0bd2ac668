"""The commands that a finding's fix may name, all called as command(document, library, **arguments)."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fabric_studio.app.commands import (
    align,
    arrange,
    conduits,
    devices,
    feeds,
    fields,
    racks,
    rooms,
    settings,
)
from fabric_studio.app.commands import cables as cables_commands
from fabric_studio.catalog.library import Library
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.journal import Document

Command = Callable[..., Any]


def _without_library(command: Command) -> Command:
    @functools.wraps(command)
    def run(document: Document, library: Library, **arguments: Any) -> Any:
        return command(document, **arguments)

    return run


def takes(command: Command, arguments: Mapping[str, Any]) -> bool:
    """Whether a command can be called with these arguments besides document and library."""
    plain = inspect.unwrap(command)
    given = (None,) if plain is not command else (None, None)
    try:
        inspect.signature(plain).bind(*given, **arguments)
    except TypeError:
        return False
    return True


def _delete(document: Document, selection: Chosen) -> None:
    arrange.delete(document, selection)


def _set_medium(document: Document, library: Library, cables: Sequence[int], medium: str) -> int:
    return cables_commands.set_medium(document, library, list(cables), medium)


FIXES: Mapping[str, Command] = {
    "set-medium": _set_medium,
    "use-cheapest-medium": cables_commands.use_cheapest,
    "set-cable-length": _without_library(cables_commands.set_length),
    "move": _without_library(arrange.move),
    "move-rack": _without_library(racks.move_rack),
    "move-device": _without_library(devices.move_device),
    "confirm-place": _without_library(racks.confirm_place),
    "face-racks": _without_library(align.face),
    "rotate": _without_library(arrange.rotate),
    "set-feed": _without_library(feeds.set_feed),
    "set-fields": _without_library(fields.set_fields),
    "lead-conduits": _without_library(conduits.lead_into),
    "add-second-room": _without_library(rooms.add_second_room),
    "set-cable-sides": _without_library(settings.set_cable_sides),
    "delete": _without_library(_delete),
}
