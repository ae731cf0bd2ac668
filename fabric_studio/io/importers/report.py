"""The report at the end of an import: what was read, what was guessed, what was left out and why.

Nothing is dropped silently: whoever reads a file and does not use a line says so here, with the line.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Count = int | Mapping[str, int]

_SHOWN = 12
"""Lines of one kind shown on a terminal; the JSON has them all."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """One thing that is in the file and not in the design. line: counted from 1; 0 when it concerns no single line."""

    line: int
    text: str
    reason: str


@dataclass(slots=True)
class Report:
    """Filled while a file is read and placed. `read` holds counts by name, in the order they were found."""

    source: str
    format: str
    read: dict[str, Count] = field(default_factory=dict)
    guessed: list[str] = field(default_factory=list)
    left_out: list[LeftOut] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)

    def guess(self, text: str) -> None:
        self.guessed.append(text)

    def leave_out(self, text: str, reason: str, *, line: int = 0) -> None:
        self.left_out.append(LeftOut(line, text if len(text) <= 160 else text[:157] + "...", reason))

    def warn(self, text: str) -> None:
        self.warnings.append(text)

    def as_json(self) -> dict[str, Any]:
        """For `import --json`."""
        return {
            "source": self.source,
            "format": self.format,
            "read": {
                name: dict(value) if isinstance(value, Mapping) else value
                for name, value in self.read.items()
            },
            "guessed": list(self.guessed),
            "left_out": [
                {"line": item.line or None, "text": item.text, "reason": item.reason}
                for item in self.left_out
            ],
            "warnings": list(self.warnings),
        }

    def as_text(self) -> str:
        """For a terminal: four short paragraphs."""
        lines = [f"{self.source}: read as {self.format}", "Read"]
        for name, value in self.read.items():
            shown = (
                ", ".join(f"{key}: {count:,}" for key, count in value.items())
                if isinstance(value, Mapping)
                else f"{value:,}"
            )
            lines.append(f"  {name.replace('_', ' ')}: {shown or 'none'}")
        lines += _paragraph("Warnings", self.warnings)
        lines += _paragraph("Guessed", self.guessed)
        by_reason: dict[str, list[LeftOut]] = {}
        for item in self.left_out:
            by_reason.setdefault(item.reason, []).append(item)
        lines.append("Left out" if by_reason else "Left out: nothing")
        for reason, items in by_reason.items():
            lines.append(f"  {reason}:")
            for item in items[:_SHOWN]:
                lines.append(f"    line {item.line}: {item.text}" if item.line else f"    {item.text}")
            if len(items) > _SHOWN:
                lines.append(f"    ... and {len(items) - _SHOWN:,} more")
        return "\n".join(lines) + "\n"


def _paragraph(title: str, statements: list[str]) -> list[str]:
    if not statements:
        return [f"{title}: nothing" if title == "Guessed" else f"{title}: none"]
    shown = [f"  {text}" for text in statements[:_SHOWN]]
    rest = len(statements) - len(shown)
    return [title, *shown, *([f"  ... and {rest:,} more"] if rest else [])]


def many(count: int, noun: str, plural: str = "") -> str:
    """A count with its noun: "1 cable", "5,441 cables", "2 switches"."""
    return f"{count:,} {noun if count == 1 else plural or noun + 's'}"


def some(items: list[str], limit: int = 5) -> str:
    """The first few of a list in words: "a, b, c and 12 more"."""
    shown = ", ".join(items[:limit])
    return shown if len(items) <= limit else f"{shown} and {len(items) - limit:,} more"
