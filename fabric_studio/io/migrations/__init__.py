"""Bringing older project files up to date: one pure function per format, vN -> vN+1, run one after the other.

To make format 3: write `v2_to_v3.py` with `def migrate(members) -> members`, add it to MIGRATIONS under 2, raise FORMAT,
and freeze a sample of format 2 under tests/unit/io/samples, if there is none yet.
"""

from __future__ import annotations

from collections.abc import Mapping

from fabric_studio.base.errors import FabricError
from fabric_studio.base.language import tr
from fabric_studio.io.migrations import v1_to_v2
from fabric_studio.io.migrations.step import Members, Migration

FORMAT = 2
"""The format this version writes."""

MIGRATIONS: Mapping[int, Migration] = {1: v1_to_v2.migrate}
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
                tr(
                    "format {step} can no longer be read; open it with an older version and save it there",
                    step=step,
                )
            )
        members = migrations[step](members)
    return members
