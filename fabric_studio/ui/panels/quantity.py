"""Numbers a person types: how they are shown with their unit, read back, and stepped with the arrow keys."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import MM_PER_INCH, parse_bytes, parse_length_mm

_NUMBER = re.compile(r"\s*([+-]?\d[\d,]*(?:\.\d+)?|[+-]?\.\d+)\s*(.*?)\s*$")


@dataclass(frozen=True, slots=True)
class Quantity:
    """One kind of number. `units`: what may be written behind it and its size in the unit used inside; the first is
    shown. A plain number is in the unit that the field shows."""

    noun: str
    units: Mapping[str, float] = field(default_factory=lambda: {"": 1.0})
    step: float = 1.0
    digits: int = 2
    minimum: float = -math.inf
    maximum: float = math.inf
    whole: bool = False

    def show(self, value: float, *, imperial: bool = False) -> str:
        """To be edited: nothing is rounded that somebody could have typed. NaN is an empty field."""
        if math.isnan(value):
            return ""
        unit, scale = next(iter(self.units.items()))
        text = f"{value / scale:,.{0 if self.whole else self.digits}f}"
        text = text.rstrip("0").rstrip(".") if "." in text else text
        return f"{text} {unit}".rstrip()

    def read(self, text: str, *, imperial: bool = False, shown: str = "") -> float:
        """The value in the unit used inside; NaN for an empty text. `shown`: what stood in the field before.
        BadInputError says what can be written."""
        if not text.strip():
            return math.nan
        match = _NUMBER.match(text)
        unit = match[2] if match else ""
        scale = self._scale(unit)
        if match is None or scale is None:
            raise BadInputError(
                tr(self.noun),
                tr("cannot read {text!r}", text=text),
                tr("write for example {example}", example=self._example()),
            )
        return self.checked(float(match[1].replace(",", "")) * scale)

    def checked(self, value: float) -> float:
        """The value, or BadInputError that names the limits."""
        if self.whole and value != int(value):
            raise BadInputError(tr(self.noun), tr("{value:g} is not a whole number", value=value))
        if not self.minimum <= value <= self.maximum:
            way_out = (
                tr("at least {show}", show=self.show(self.minimum))
                if math.isinf(self.maximum)
                else tr("from {show} to {show2}", show=self.show(self.minimum), show2=self.show(self.maximum))
            )
            raise BadInputError(tr(self.noun), tr("{show} is out of range", show=self.show(value)), way_out)
        return value

    def _scale(self, unit: str) -> float | None:
        if not unit:
            return next(iter(self.units.values()))
        return next((scale for name, scale in self.units.items() if name.lower() == unit.lower()), None)

    def _example(self) -> str:
        return tr(" or ").join(f"12 {unit}".rstrip() for unit in self.units)


@dataclass(frozen=True, slots=True)
class Length(Quantity):
    """Millimetres inside; metres, millimetres or feet and inches outside."""

    def show(self, value: float, *, imperial: bool = False) -> str:
        if math.isnan(value):
            return ""
        if imperial:
            inches, sign = abs(value) / MM_PER_INCH, "-" if value < 0 else ""
            feet = int(inches // 12)
            rest = f"{inches - 12 * feet:.2f}".rstrip("0").rstrip(".")
            return f"{sign}{feet} ft {rest} in"
        if abs(value) < 1000 and value == int(value):
            return f"{value:.0f} mm"
        metres = f"{value / 1000:.4f}"
        return f"{metres[:-1] if metres.endswith('0') else metres} m"

    def read(self, text: str, *, imperial: bool = False, shown: str = "") -> float:
        if not text.strip():
            return math.nan
        unit = "ft" if imperial else "mm" if _is_millimetres(text, shown) else "m"
        return self.checked(parse_length_mm(text.replace(",", ""), default_unit=unit))


def _is_millimetres(text: str, shown: str) -> bool:
    """What a plain number means: the unit the field showed, but never 2700 m of tray height or 2.7 mm of cable."""
    try:
        number = float(text.replace(",", ""))
    except ValueError:
        return False
    return abs(number) >= 1000 or (number == int(number) and (shown.endswith("mm") or abs(number) >= 200))


@dataclass(frozen=True, slots=True)
class Index(Quantity):
    """A number from 0; -1 inside means none and is an empty field."""

    def show(self, value: float, *, imperial: bool = False) -> str:
        return "" if math.isnan(value) or value < 0 else f"{value:.0f}"

    def read(self, text: str, *, imperial: bool = False, shown: str = "") -> float:
        return -1.0 if not text.strip() else Quantity.read(self, text)


@dataclass(frozen=True, slots=True)
class Size(Quantity):
    """Bytes, in decimal units as networks count; shown in the largest unit that says it exactly."""

    def show(self, value: float, *, imperial: bool = False) -> str:
        if math.isnan(value):
            return ""
        for scale, unit in ((1e12, "TB"), (1e9, "GB"), (1e6, "MB"), (1e3, "kB")):
            if value >= scale and round(value / scale, 3) * scale == value:
                return f"{value / scale:,.3f}".rstrip("0").rstrip(".") + f" {unit}"
        return f"{value:,.0f} B"

    def read(self, text: str, *, imperial: bool = False, shown: str = "") -> float:
        return math.nan if not text.strip() else self.checked(parse_bytes(text.replace(",", "")))


LENGTH = Length(mark("length"), step=100.0)
SIZE = Length(mark("size"), step=100.0, minimum=1.0)
HEIGHT = Length(mark("height"), step=100.0, minimum=0.0)
CABLE_LENGTH = Length(mark("cable length"), step=500.0, minimum=1.0)
ANGLE = Quantity(mark("angle"), {"°": 1.0, "deg": 1.0, "degrees": 1.0}, step=90.0)
SHARE = Quantity(mark("share"), {"%": 0.01}, step=0.1, minimum=0.0, maximum=1.0)
POWER = Quantity(mark("power"), {"kW": 1000.0, "W": 1.0, "MW": 1e6}, step=1000.0, digits=3, minimum=0.0)
FLOOR_LOAD = Quantity(mark("floor load"), {"kg/m²": 1.0, "kg/m2": 1.0}, step=50.0, minimum=0.0)
DISTANCE = Quantity(
    mark("distance"), {"km": 1.0, "m": 0.001, "mi": 1.609344}, step=10.0, digits=3, minimum=0.001
)
LATITUDE = Quantity(mark("latitude"), {"°": 1.0}, step=1.0, digits=5, minimum=-90.0, maximum=90.0)
LONGITUDE = Quantity(mark("longitude"), {"°": 1.0}, step=1.0, digits=5, minimum=-180.0, maximum=180.0)
UNIT = Quantity(mark("rack unit"), {"": 1.0, "U": 1.0}, step=1.0, minimum=0.0, maximum=100.0)
NUMBER = Index(mark("number"), step=1.0, minimum=-1.0, whole=True)
RATE = Quantity("rate", {"Gb/s": 1.0, "G": 1.0, "Tb/s": 1000.0}, step=100.0, minimum=0.0)
