"""Format 2 has walls, doors, areas and pictures under the plan; a design of format 1 has none of them."""

from __future__ import annotations

from fabric_studio.io.migrations.step import Members

FRESH = ("area", "door", "underlay", "wall")


def migrate(members: Members) -> Members:
    """The lists go in front of the first line, so that what is wrong further down is still named by its line."""
    design = members.get("design.json", b"")
    head, brace, rest = design.partition(b"{")
    empty = b"".join(b'"%b":[],' % kind.encode() for kind in FRESH)
    return {**members, "design.json": head + brace + empty + rest} if brace else members
