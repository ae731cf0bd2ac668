"""The words of the inspector: a sheet has fields to edit and facts to read."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from fabric_studio.base.language import tr
from fabric_studio.catalog.library import Library
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.ui.panels.quantity import Quantity

Tone = Literal["plain", "ok", "warn", "error", "dim"]


@dataclass(frozen=True, slots=True)
class Fact:
    """One line to read. `used`: fraction of a limit, drawn as a meter; NaN: no meter. `wide`: a sentence below its label.
    `link`: what clicking it selects. `estimate`: a figure of it is one."""

    label: str
    text: str
    tone: Tone = "plain"
    used: float = math.nan
    wide: bool = False
    link: tuple[str, int] | None = None
    estimate: bool = False
    tip: str = ""


Choices = Callable[[Snapshot, Ids], list[tuple[Any, str]]]
Command = Callable[..., object]


@dataclass(frozen=True, slots=True)
class Entry:
    """One field to edit: the column it shows, and how. `control`: a Quantity, "text", "flag", or the choices.

    `optional`: may be empty (NaN). `hint`: what stands in it then. `one`: only for a single thing.
    `command(document, uids, value, merge_key)`: what an edit does where it is more than setting the column.
    """

    field: str
    label: str
    control: Quantity | Literal["text", "flag"] | Choices
    optional: bool = False
    hint: str = ""
    one: bool = False
    tip: str = ""
    command: Command | None = None
    free: bool = False
    """Choices that may be added to by typing"""


@dataclass(frozen=True, slots=True)
class Act:
    """A button: what it says, and what it does as `run(document, library, uids)`."""

    text: str
    run: Command
    tip: str = ""


def no_acts(_snapshot: Snapshot, _uids: Ids) -> list[Act]:
    return []


@dataclass(frozen=True, slots=True)
class Sheet:
    """All of one kind. `facts(snapshot, library, uids)`: for one or many of them; `extra` names a further control
    ("medium") between fields and facts; `acts`: buttons that make sense for these now."""

    noun: str
    plural: str
    entries: tuple[Entry, ...]
    facts: Callable[[Snapshot, Library, Ids], list[Fact]]
    subtitle: Callable[[Snapshot, int], str]
    extra: str = ""
    acts: Callable[[Snapshot, Ids], list[Act]] = no_acts


def fixed(*choices: tuple[Any, str]) -> Choices:
    """Choices that are always the same."""
    return lambda _snapshot, _uids: list(choices)


def tone_of(used: float, *, near: float = 0.9) -> Tone:
    """Green below a limit, amber when close to it, red beyond."""
    if math.isnan(used):
        return "plain"
    return "error" if used > 1.0 + 1e-9 else "warn" if used > near else "ok"


def of_limit(value: float, limit: float, write: Callable[[float], str]) -> tuple[str, float]:
    """ "132 of 140 kW" and the fraction; without a limit just the value."""
    if math.isnan(limit) or limit <= 0:
        return write(value), math.nan
    if math.isnan(value):
        return tr("unknown of {write}", write=write(limit)), math.nan
    number, unit = write(value).rsplit(" ", 1)
    short = number if write(limit).endswith(f" {unit}") else f"{number} {unit}"
    return tr("{short} of {write}", short=short, write=write(limit)), value / limit


def joined(values: Mapping[str, int]) -> str:
    """ "64 x 400 Gb/s, 2 x 1 Gb/s" """
    return ", ".join(f"{count} x {name}" for name, count in values.items())
