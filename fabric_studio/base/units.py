"""Numbers as people read them. Inside: mm, ns, Gb/s, byte, W, kg, all bandwidths one-way."""

from __future__ import annotations

import math
import re

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr

MM_PER_M = 1000.0
MM_PER_FOOT = 304.8
MM_PER_INCH = 25.4
U_MM = 44.45
"""One rack unit, EIA-310."""

_LENGTH = re.compile(r"\s*([+-]?\d+(?:\.\d+)?|\.\d+)\s*(mm|cm|m|km|ft|in|'|\")?\s*", re.I)
_TO_MM = {
    "mm": 1.0,
    "cm": 10.0,
    "m": 1e3,
    "km": 1e6,
    "ft": MM_PER_FOOT,
    "'": MM_PER_FOOT,
    "in": MM_PER_INCH,
    '"': MM_PER_INCH,
}


def _trim(value: float, digits: int) -> str:
    text = f"{value:.{digits}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def format_length(length_mm: float, *, imperial: bool = False) -> str:
    """A length to read: "850 mm", "6.4 m", "1,130 km", or "21 ft 0 in"."""
    if math.isnan(length_mm):
        return "unknown"
    if imperial:
        inches = round(length_mm / MM_PER_INCH)
        return f"{inches // 12} ft {inches % 12} in"
    if abs(length_mm) < 1000:
        return f"{_trim(length_mm, 0)} mm"
    if abs(length_mm) < 1e7:
        return f"{_trim(length_mm / 1e3, 2)} m"
    return f"{length_mm / 1e6:,.0f} km"


def parse_length_mm(text: str, *, default_unit: str = "mm") -> float:
    """Read "2.7 m", "600", "21 ft 6 in"; BadInputError names what cannot be read."""
    position, total, sign = 0, 0.0, 1.0
    stripped = text.strip()
    while position < len(stripped):
        match = _LENGTH.match(stripped, position)
        if match is None or match.end() == position:
            break
        value = float(match[1])
        if position == 0 and value < 0:
            sign, value = -1.0, -value
        total += value * _TO_MM[(match[2] or default_unit).lower()]
        position = match.end()
    if not stripped or position < len(stripped):
        raise BadInputError(
            "length",
            tr("cannot read {text!r}", text=text),
            tr("write for example 600 mm, 2.7 m or 21 ft 6 in"),
        )
    return sign * total


def format_rate(rate_gbps: float) -> str:
    """A one-way rate: "400 Gb/s", "25.6 Tb/s"."""
    if math.isnan(rate_gbps):
        return "unknown"
    return f"{_trim(rate_gbps / 1e3, 2)} Tb/s" if rate_gbps >= 10_000 else f"{_trim(rate_gbps, 1)} Gb/s"


def format_power(power_w: float) -> str:
    if math.isnan(power_w):
        return "unknown"
    if abs(power_w) < 1e3:
        return f"{_trim(power_w, 1)} W"
    return f"{_trim(power_w / 1e3, 1)} kW" if abs(power_w) < 1e6 else f"{_trim(power_w / 1e6, 2)} MW"


def format_mass(mass_kg: float) -> str:
    if math.isnan(mass_kg):
        return "unknown"
    return f"{mass_kg:,.0f} kg" if abs(mass_kg) >= 10 else f"{_trim(mass_kg, 2)} kg"


def format_time(time_s: float) -> str:
    """A duration with three significant digits: "150 ns", "5.6 ms", "412 ms", "1.9 s"."""
    if math.isnan(time_s):
        return "unknown"
    for scale, unit in ((1.0, "s"), (1e-3, "ms"), (1e-6, "us")):
        if abs(time_s) >= scale:
            return (
                f"{time_s / scale:.3g} {unit}"
                if abs(time_s / scale) < 1000
                else f"{time_s / scale:,.0f} {unit}"
            )
    return f"{time_s / 1e-9:.3g} ns"


_TIME = re.compile(r"\s*([0-9.]+(?:e[+-]?\d+)?)\s*(s|ms|us|ns)?\s*$", re.I)
_TIME_SCALE = {"": 1.0, "s": 1.0, "ms": 1e-3, "us": 1e-6, "ns": 1e-9}


def parse_time_s(text: str) -> float:
    """Read "0.2", "5ms" or "30 us" as seconds; ValueError for anything else."""
    match = _TIME.match(text)
    if match is None:
        raise ValueError(text)
    return float(match[1]) * _TIME_SCALE[(match[2] or "").lower()]


def format_bytes(size_bytes: float) -> str:
    """A size in decimal units, as networks count: "4 kB", "64 MB", "1.5 GB"."""
    for scale, unit in ((1e12, "TB"), (1e9, "GB"), (1e6, "MB"), (1e3, "kB")):
        if abs(size_bytes) >= scale:
            return f"{_trim(size_bytes / scale, 2)} {unit}"
    return f"{_trim(size_bytes, 0)} B"


_SIZE = re.compile(r"\s*([0-9.]+(?:e[+-]?\d+)?)\s*([kmgt]i?)?b?\s*$", re.I)
_SIZE_SCALE = {
    "": 1.0,
    "k": 1e3,
    "m": 1e6,
    "g": 1e9,
    "t": 1e12,
    "ki": 2.0**10,
    "mi": 2.0**20,
    "gi": 2.0**30,
    "ti": 2.0**40,
}


def parse_bytes(text: str) -> float:
    """Read "1e9", "64MB", "1 GiB" as bytes (decimal units unless written Ki, Mi, Gi)."""
    match = _SIZE.match(text)
    try:
        if match is None:
            raise ValueError
        value = float(match[1]) * _SIZE_SCALE[(match[2] or "").lower()]
    except ValueError:
        raise BadInputError(
            "size", tr("cannot read {text!r}", text=text), tr("write for example 64MB, 1GiB or 1e9")
        ) from None
    return value
