"""What a comparison of two designs says: its figures, by how much they differ, and both as text, JSON and CSV."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length, format_mass, format_power, format_time

Unit = Literal["", "m", "m2", "s", "USD", "W", "kg", "kg/m2", "%"]

_MORE: dict[Unit, tuple[str, str]] = {
    "m": (mark("longer"), mark("shorter")),
    "m2": (mark("larger"), mark("smaller")),
    "s": (mark("slower"), mark("faster")),
    "USD": (mark("dearer"), mark("cheaper")),
    "kg": (mark("heavier"), mark("lighter")),
    "kg/m2": (mark("heavier"), mark("lighter")),
}
"""What more and less of it are called; "more" and "less" for all else."""
_SAME = 5e-4
"""Below this share two figures are about the same: it would read +0.0 %."""
_DEFUSE = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet runs text that begins so; names of files may."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of a comparison. unit: of both values; key: its name in JSON, with the unit."""

    group: str
    name: str
    key: str
    unit: Unit
    a: float
    z: float

    @property
    def change(self) -> float:
        """How much more the second has, as a share of the first; NaN where that cannot be said."""
        if not (math.isfinite(self.a) and math.isfinite(self.z)) or self.a == 0:
            return math.nan
        return self.z / self.a - 1.0

    @property
    def direction(self) -> int:
        """1: the second has more, -1: less, 0: the same, nearly the same, or not known."""
        if not (math.isfinite(self.a) and math.isfinite(self.z)) or abs(self.change) < _SAME:
            return 0
        return (self.z > self.a) - (self.z < self.a)

    def change_words(self) -> str:
        """With sign and word, so that nobody has to know which way is up: "+11.4 %, longer"."""
        if self.a == self.z:
            return tr("same")
        if not (math.isfinite(self.a) and math.isfinite(self.z)):
            return ""
        if not self.direction:
            return tr("about the same")
        more, less = _MORE.get(self.unit, (mark("more"), mark("less")))
        word = tr(more if self.direction > 0 else less)
        if self.unit == "%":
            return tr("{change} points, {word}", change=f"{self.z - self.a:+.1f}", word=word)
        if self.a == 0:
            return f"+{words(self.z, self.unit)}, {word}"
        return f"{100 * self.change:+,.1f} %, {word}"


@dataclass(frozen=True)
class Comparison:
    """a_name, z_name: what the designs are called. note: how the delays were sampled."""

    a_name: str
    z_name: str
    figures: tuple[Figure, ...]
    note: str

    def figure(self, group: str, name: str) -> Figure:
        return next(f for f in self.figures if (f.group, f.name) == (group, name))

    def to_json(self) -> dict[str, Any]:
        """{"a": {"name", group: {key: value}}, "z": ..., "change": {group: {key: share}}}; unknown figures are None."""
        found: dict[str, Any] = {
            "a": {"name": self.a_name},
            "z": {"name": self.z_name},
            "change": {},
            "note": self.note,
        }
        for figure in self.figures:
            group = _key(figure.group)
            for side, value in (("a", figure.a), ("z", figure.z), ("change", figure.change)):
                known = round(value, 9) if math.isfinite(value) else None
                found[side].setdefault(group, {})[figure.key] = known
        return found

    def to_csv(self) -> str:
        """One line a figure: group, figure, unit, both values and the change as a share; what is not known is empty."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        names = (f"'{name}" if name.startswith(_DEFUSE) else name for name in (self.a_name, self.z_name))
        writer.writerow(("group", "figure", "unit", *names, "change"))
        for f in self.figures:
            values = (f"{value:.9g}" if math.isfinite(value) else "" for value in (f.a, f.z, f.change))
            writer.writerow((_key(f.group), f.key, f.unit, *values))
        return text.getvalue()

    def table(self) -> list[tuple[str, str, str, str]]:
        """Rows of text: what, the first, the second, by how much the second differs; a row with a title for each group."""
        rows = [("", self.a_name, self.z_name, tr("change"))]
        group = ""
        for figure in self.figures:
            if figure.group != group:
                group = figure.group
                rows.append((tr(group), "", "", ""))
            rows.append(
                (
                    f"  {tr(figure.name)}",
                    words(figure.a, figure.unit),
                    words(figure.z, figure.unit),
                    figure.change_words(),
                )
            )
        return rows


def words(value: float, unit: Unit) -> str:
    """A figure to read: "1,204 m", "$2.4 M", "3.2 us"."""
    if not math.isfinite(value):
        return tr("unknown")
    spelled: dict[str, Callable[[float], str]] = {
        "m": lambda v: f"{v:,.0f} m" if v >= 1_000 else format_length(v * 1e3),
        "m2": lambda v: f"{v:,.0f} m²",
        "s": format_time,
        "W": format_power,
        "kg": format_mass,
        "kg/m2": lambda v: f"{v:,.0f} kg/m²",
        "USD": lambda v: f"${v / 1e6:,.2f} M" if v >= 1e6 else f"${v:,.0f}",
        "%": lambda v: f"{v:.1f} %",
    }
    return spelled[unit](value) if unit else f"{value:,.0f}"


def _key(group: str) -> str:
    return group.replace(",", "").replace(" ", "_")
