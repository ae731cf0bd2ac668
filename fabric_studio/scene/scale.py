"""One utilization scale for the plan, the legend and every chart: 0 to 100 % of a link's own one-way rate.

Blue, teal, yellow, red. Lightness only rises on a dark ground and only falls on a light one, so that the order can be
read without colour vision and in grey; the figures beside the legend say the rest.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from fabric_studio.model.table import Floats
from fabric_studio.scene.tokens import Mode

Rgb = NDArray[np.uint8]

STEPS = 64
"""Colours in the table; a cable's pen is one of them, so that a recolour is a look-up."""

_STOPS: dict[Mode, tuple[tuple[float, str], ...]] = {
    "dark": (
        (0.0, "#2f4570"),
        (0.25, "#2a6c9c"),
        (0.5, "#2a958c"),
        (0.75, "#b39a3a"),
        (1.0, "#ff8f78"),
    ),
    "light": (
        (0.0, "#b4c6e4"),
        (0.25, "#64a0d2"),
        (0.5, "#2a8f86"),
        (0.75, "#945804"),
        (1.0, "#8c0c26"),
    ),
}


@cache
def utilization_table(mode: Mode) -> Rgb:
    """Shape (STEPS, 3): the colours from idle to full. Mixed in linear light: there lightness, and what every kind of
    colour blindness makes of it, goes straight from stop to stop and so never turns back."""
    stops = _STOPS[mode]
    at = np.linspace(0.0, 1.0, STEPS)
    where = np.array([stop for stop, _ in stops])
    rgb = np.array([[int(text[i : i + 2], 16) for i in (1, 3, 5)] for _, text in stops], float) / 255
    light = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    mixed = np.stack([np.interp(at, where, light[:, channel]) for channel in range(3)], axis=1)
    table = np.where(mixed <= 0.0031308, mixed * 12.92, 1.055 * mixed ** (1 / 2.4) - 0.055)
    result = np.round(255 * table).astype(np.uint8)
    result.flags.writeable = False
    return result


def utilization_bin(utilization: Floats) -> NDArray[np.int64]:
    """Index into the table, 0..STEPS-1; -1 where the utilization is unknown (NaN)."""
    known = np.isfinite(utilization)
    scaled = np.clip(np.where(known, utilization, 0.0), 0.0, 1.0) * (STEPS - 1)
    return np.where(known, np.rint(scaled).astype(np.int64), -1)


def utilization_colour(utilization: float, mode: Mode) -> str:
    """One colour of the scale as "#rrggbb"."""
    red, green, blue = utilization_table(mode)[int(utilization_bin(np.array([utilization]))[0])]
    return f"#{red:02x}{green:02x}{blue:02x}"
