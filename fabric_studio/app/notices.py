"""What the user is told: a line of text with a severity, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

Severity = Literal["info", "warning", "error"]


@dataclass(frozen=True, slots=True)
class Notice:
    """`actions`: labels and what they do."""

    severity: Severity
    text: str
    actions: tuple[tuple[str, Callable[[], None]], ...] = ()
