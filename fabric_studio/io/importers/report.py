"""The report at the end of an import: what was read, what was guessed, what was left out and why.

Nothing is dropped silently: whoever reads a file and does not use a line says so here, with the line.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fabric_studio.base.language import mark, tr
from fabric_studio.base.wording import listed, number_of

Count = int | Mapping[str, int]

_SHOWN = 12
"""Lines of one kind shown on a terminal; the JSON has them all."""


_COUNTED = (
    mark("cables"),
    mark("nodes"),
    mark("switches"),
    mark("servers"),
    mark("routers"),
    mark("collectives by kind"),
    mark("podsize"),
    mark("lines"),
    mark("hosts"),
    mark("switch to switch cables"),
    mark("tor switches"),
    mark("agg switches"),
    mark("core switches"),
    mark("tiers"),
    mark("switch records"),
    mark("switch ids listed"),
    mark("sharp aggregation nodes"),
    mark("same node cables"),
    mark("ranks with a trace"),
    mark("port lines by rate"),
    mark("port lines"),
    mark("npus by dimension"),
    mark("npus"),
    mark("nodes declared"),
    mark("nodes by kind"),
    mark("node ids seen"),
    mark("messages"),
    mark("links declared"),
    mark("link lines by rate"),
    mark("link lines"),
    mark("lines without reverse"),
    mark("layers declared"),
    mark("layers"),
    mark("guids"),
    mark("group sizes"),
    mark("gpus"),
    mark("dimensions"),
    mark("dependencies"),
    mark("collectives"),
    mark("chassis"),
    mark("cables inside chassis"),
    mark("bytes"),
    mark("adapters"),
    mark("unconnected ports"),
    mark("switch levels"),
    mark("switch entries"),
    mark("pci link speeds"),
    mark("nodes without record"),
    mark("net speeds mbps"),
    mark("names from map"),
    mark("design"),
    mark("racks"),
    mark("devices"),
    mark("flows"),
    mark("ranks"),
    mark("blocks"),
    mark("blocks by size"),
    mark("links"),
    mark("switch"),
    mark("server"),
    mark("host"),
    mark("router"),
    mark("parts"),
    mark("steps"),
)
"""Names of counts, which are keys in the JSON, and words without their underscores."""


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
        lines = [tr("{source}: read as {form}", source=self.source, form=self.format), tr("Read")]
        for name, value in self.read.items():
            shown = (
                listed([f"{tr(key)}: {count:,}" for key, count in value.items()])
                if isinstance(value, Mapping)
                else f"{value:,}"
            )
            lines.append(f"  {tr(name.replace('_', ' '))}: {shown or tr('none')}")
        lines += _paragraph(tr("Warnings"), tr("Warnings: none"), self.warnings)
        lines += _paragraph(tr("Guessed"), tr("Guessed: nothing"), self.guessed)
        by_reason: dict[str, list[LeftOut]] = {}
        for item in self.left_out:
            by_reason.setdefault(item.reason, []).append(item)
        lines.append(tr("Left out") if by_reason else tr("Left out: nothing"))
        for reason, items in by_reason.items():
            lines.append(f"  {reason}:")
            for item in items[:_SHOWN]:
                lines.append(
                    "    " + tr("line {line}: {text}", line=item.line, text=item.text)
                    if item.line
                    else f"    {item.text}"
                )
            if len(items) > _SHOWN:
                lines.append("    " + tr("... and {count:,} more", count=len(items) - _SHOWN))
        return "\n".join(lines) + "\n"


def _paragraph(title: str, none: str, statements: list[str]) -> list[str]:
    if not statements:
        return [none]
    shown = [f"  {text}" for text in statements[:_SHOWN]]
    rest = len(statements) - len(shown)
    return [title, *shown, *(["  " + tr("... and {count:,} more", count=rest)] if rest else [])]


def many(count: int, noun: str) -> str:
    """A count with its noun: "1 cable", "5,441 cables", "2 switches"."""
    return number_of(count, noun)


def some(items: list[str], limit: int = 5) -> str:
    """The first few of a list in words: "a, b, c and 12 more"."""
    shown = listed(items[:limit])
    if len(items) <= limit:
        return shown
    return tr("{names} and {count:,} more", names=shown, count=len(items) - limit)
