"""When a design is so large that going through all of it takes longer than a frame of the window."""

from __future__ import annotations

from fabric_studio.model.snapshot import Snapshot

LARGE_ROWS = 20_000
LARGE_TRAYS = 500
"""Trays count for more: they meet each other, and where they cross, ways part."""


def is_large(snapshot: Snapshot) -> bool:
    """Whether what goes through the whole design is better done beside the window than at once."""
    return len(snapshot) >= LARGE_ROWS or len(snapshot.trays) >= LARGE_TRAYS
