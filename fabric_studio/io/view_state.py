"""How a design is looked at, as JSON in a project and in the recovery journal."""

from __future__ import annotations

from typing import Any

import msgspec

DEEPEST = 32
"""Lists in lists: what can just be read could otherwise not be written any more from deeper in the program."""


def read_view(data: bytes) -> dict[str, Any]:
    """The view. msgspec.MsgspecError, UnicodeDecodeError or RecursionError for what is none, or too deep to be written."""
    view: dict[str, Any] = msgspec.json.decode(data, type=dict[str, Any])
    level: list[Any] = [view]
    for _ in range(DEEPEST):
        level = [
            child
            for value in level
            if isinstance(value, dict | list)
            for child in (value.values() if isinstance(value, dict) else value)
        ]
    if level:
        raise RecursionError(f"lists lie more than {DEEPEST} deep")
    return view
