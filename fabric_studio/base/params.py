"""Typed parameters of templates and workloads: one declaration builds the dialog, the CLI flags and the documentation."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from fabric_studio.base.errors import BadInputError, UnknownNameError
from fabric_studio.base.language import tr
from fabric_studio.base.units import format_bytes, parse_bytes

ParamType = Literal["int", "float", "bool", "str", "choice", "bytes"]
Value = int | float | bool | str
_LONG = 1e12
"""From here on a limit is written as a power of ten."""


@dataclass(frozen=True, slots=True)
class Param:
    """One parameter. `unit` is SI ("s", "Gb/s", "byte", "m") or ""; limits are inclusive."""

    name: str
    type: ParamType
    default: Value
    help: str
    unit: str = ""
    minimum: float | None = None
    maximum: float | None = None
    choices: tuple[str, ...] = ()

    def read(self, raw: object, *, owner: str) -> Value:
        """Turn text or a number into a checked value; BadInputError names owner, parameter, value and limits."""
        place = f"parameter {self.name}"
        try:
            value = self._convert(raw)
        except (TypeError, ValueError, OverflowError, BadInputError):
            raise BadInputError(
                owner, tr("{raw!r} is not {describe}", raw=raw, describe=self.describe()), place=place
            ) from None
        if isinstance(value, float) and not math.isfinite(value):
            raise BadInputError(owner, tr("{raw!r} is not a finite number", raw=raw), place=place)
        if self.type == "choice" and value not in self.choices:
            raise UnknownNameError(
                f"value of {self.name}", str(value), self.choices, source=f"{owner}: {place}"
            )
        if not isinstance(value, str | bool):
            low, high = self.minimum, self.maximum
            if (low is not None and value < low) or (high is not None and value > high):
                raise BadInputError(
                    owner,
                    # As it was typed: the number that 1e20 stands for has twenty digits.
                    tr("{raw!r} is not {describe}", raw=raw, describe=self.describe()),
                    place=place,
                )
        return value

    def _convert(self, raw: object) -> Value:
        if self.type in ("str", "choice"):
            return str(raw)
        if self.type == "bool":
            if isinstance(raw, bool):
                return raw
            return (
                {
                    "true": True,
                    "yes": True,
                    "1": True,
                    "on": True,
                    "false": False,
                    "no": False,
                    "0": False,
                    "off": False,
                }[str(raw).strip().lower()]
                if str(raw).strip().lower() in ("true", "yes", "1", "on", "false", "no", "0", "off")
                else self._refuse()
            )
        if isinstance(raw, bool):
            return self._refuse()
        number = parse_bytes(str(raw)) if self.type == "bytes" else float(str(raw))
        if self.type == "int":
            return int(number) if number == int(number) else self._refuse()
        return number

    @staticmethod
    def _refuse() -> Value:
        raise ValueError

    def describe(self) -> str:
        """What is allowed, in words: "a whole number from 1 to 8"."""
        kind = {
            "int": tr("a whole number"),
            "float": tr("a number"),
            "bool": tr("true or false"),
            "str": tr("a text"),
            "choice": tr("one of {choices}", choices=", ".join(self.choices)),
            "bytes": tr("a size such as 64MB"),
        }[self.type]
        low, high = self.minimum, self.maximum
        limits = (
            tr(" from {minimum} to {maximum}", minimum=self.limit(low), maximum=self.limit(high))
            if low is not None and high is not None
            else tr(" of at least {minimum}", minimum=self.limit(low))
            if low is not None
            else tr(" of at most {maximum}", maximum=self.limit(high))
            if high is not None
            else ""
        )
        return kind + limits + (f" ({self.unit})" if self.unit and self.type != "bytes" else "")

    def limit(self, value: float) -> str:
        """A limit as it is read: "1 PB", "2,147,483,647", "1e-06"."""
        if self.type == "bytes":
            return format_bytes(value)
        return f"{value:,.6g}" if value % 1 or value >= _LONG else f"{value:,.0f}"

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "type": self.type,
            "default": self.default,
            "unit": self.unit,
            "help": self.help,
            "min": self.minimum,
            "max": self.maximum,
            "choices": list(self.choices),
        }


def read_params(owner: str, declared: Sequence[Param], given: Mapping[str, object]) -> dict[str, Value]:
    """Check what was given against what is declared and fill in the defaults.

    UnknownNameError for a name that is not declared; BadInputError for a value outside its type or limits.
    """
    by_name = {param.name: param for param in declared}
    for name in given:
        if name not in by_name:
            raise UnknownNameError("parameter", name, by_name, source=owner)
    return {
        name: param.read(given[name], owner=owner) if name in given else param.default
        for name, param in by_name.items()
    }
