"""Finding a part for a command: the design's own copy first, then the catalogue."""

from __future__ import annotations

from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import AnyPart, Medium, Part
from fabric_studio.model.kinds import Parts
from fabric_studio.model.table import Table


def find(parts: Parts | Table, library: Library, part_id: str) -> AnyPart:
    """The part or medium of this id as the design knows it, else as the catalogue does; UnknownNameError."""
    row = parts.named(part_id)
    if row is not None:
        found: AnyPart = row.spec
        return found
    return library.media[part_id] if part_id in library.media else library.part(part_id)


def part(parts: Parts | Table, library: Library, part_id: str) -> Part:
    found = find(parts, library, part_id)
    if not isinstance(found, Part):
        raise InvariantError(
            tr("{found} is a cable medium, not something to place; use it on a cable", found=found.name)
        )
    return found


def medium(parts: Parts | Table, library: Library, part_id: str) -> Medium:
    found = find(parts, library, part_id)
    if not isinstance(found, Medium):
        raise InvariantError(
            tr("{found} is not a cable medium; choose a DAC, AOC, fibre or the like", found=found.name)
        )
    return found
