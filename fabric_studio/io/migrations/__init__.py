"""Bringing older project files up to date: one pure function per format, vN -> vN+1, run one after the other.

Format 1 is the current one, so there is no step yet. To make format 2: write `v1_to_v2.py` with
`def migrate(members) -> members`, add it to MIGRATIONS under 1, raise FORMAT, and freeze a sample of format 1 under
tests/unit/io/samples.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from fabric_studio.base.errors import FabricError

FORMAT = 1
"""The format this version writes."""

Members: TypeAlias = Mapping[str, bytes]
"""The members of a project file by name, as they lie in it."""
Migration: TypeAlias = Callable[[Members], Members]

MIGRATIONS: Mapping[int, Migration] = {}
"""By the format a step starts from."""


def migrate(
    members: Members,
    found: int,
    *,
    target: int = FORMAT,
    migrations: Mapping[int, Migration] = MIGRATIONS,
) -> Members:
    """The members as the target format has them. FabricError when a step is missing; what a step raises passes on."""
    for step in range(found, target):
        if step not in migrations:
            raise FabricError(
                f"format {step} can no longer be read; open it with an older version and save it there"
            )
        members = migrations[step](members)
    return members
