"""What a step from one format to the next is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

Members: TypeAlias = Mapping[str, bytes]
"""The members of a project file by name, as they lie in it."""
Migration: TypeAlias = Callable[[Members], Members]
