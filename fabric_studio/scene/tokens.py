"""Colours by meaning, for a dark and a light face. The window, the plan, the charts and exported drawings all use these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Mode = Literal["light", "dark"]


@dataclass(frozen=True, slots=True)
class Tokens:
    """Every colour as "#rrggbb". Text tokens hold 4.5:1 against window, surface, raised and sunken (tested).

    window: behind everything. surface: panels. raised: cards, the selected tab. sunken: fields, grooves.
    hover, pressed: of a quiet control. line: hairlines between panels. edge: outlines of controls (3:1).
    text, dim: words and second words. accent: the one accent; on_accent: words on it.
    ok, warn, error: meaning, as words and marks; *_fill: a quiet ground behind them.
    selection: halo of what is selected. focus: the keyboard's ring.
    plan: the sheet. grid, grid_major: its lines. wall: outline of a hall. floor: inside a hall.
    cold_aisle, hot_aisle: grounds of the aisles; cold, hot: their words. rack*: fill by what stands inside.
    rack_line, rack_text; facing: the mark at a rack's front. tray, tray_line: an empty ladder. cable: one at rest.
    ghost: what is on the other storey. riser: risers and WAN ends.
    """

    mode: Mode
    window: str
    surface: str
    raised: str
    sunken: str
    hover: str
    pressed: str
    line: str
    edge: str
    text: str
    dim: str
    accent: str
    accent_hover: str
    on_accent: str
    accent_fill: str
    ok: str
    ok_fill: str
    warn: str
    warn_fill: str
    error: str
    error_fill: str
    selection: str
    focus: str
    plan: str
    grid: str
    grid_major: str
    wall: str
    floor: str
    cold_aisle: str
    hot_aisle: str
    cold: str
    hot: str
    rack: str
    rack_compute: str
    rack_network: str
    rack_other: str
    rack_line: str
    rack_text: str
    facing: str
    tray: str
    tray_line: str
    cable: str
    ghost: str
    riser: str


DARK = Tokens(
    mode="dark",
    window="#0e1116",
    surface="#1a1f27",
    raised="#262d38",
    sunken="#12161c",
    hover="#232a34",
    pressed="#2d3642",
    line="#2b323d",
    edge="#6b7888",
    text="#e6e9ee",
    dim="#98a3b3",
    accent="#5aa7ff",
    accent_hover="#7dbaff",
    on_accent="#07131f",
    accent_fill="#1b3350",
    ok="#43c48d",
    ok_fill="#173328",
    warn="#f0b144",
    warn_fill="#3a2e17",
    error="#ff7f7f",
    error_fill="#43222a",
    selection="#5aa7ff",
    focus="#8cc4ff",
    plan="#12161c",
    grid="#181d24",
    grid_major="#1f252e",
    wall="#4d5866",
    floor="#151a21",
    cold_aisle="#14233a",
    hot_aisle="#2a1d1f",
    cold="#7fb4ec",
    hot="#eea394",
    rack="#2c3441",
    rack_compute="#2c3441",
    rack_network="#33466b",
    rack_other="#3a3a46",
    rack_line="#434d5c",
    rack_text="#cfd6e0",
    facing="#43997a",
    tray="#222933",
    tray_line="#3d4755",
    cable="#6e7f96",
    ghost="#39424f",
    riser="#5aa7ff",
)

LIGHT = Tokens(
    mode="light",
    window="#e9edf2",
    surface="#f6f8fb",
    raised="#ffffff",
    sunken="#eaeef4",
    hover="#e8edf4",
    pressed="#dbe2ec",
    line="#d5dbe4",
    edge="#7f8b9b",
    text="#171c24",
    dim="#55606f",
    accent="#1566c9",
    accent_hover="#0f55aa",
    on_accent="#ffffff",
    accent_fill="#dbe9fb",
    ok="#0c6e46",
    ok_fill="#d9f0e5",
    warn="#8a5200",
    warn_fill="#fbecd0",
    error="#bb1f2d",
    error_fill="#fbe0e1",
    selection="#1566c9",
    focus="#0f55aa",
    plan="#fbfcfe",
    grid="#f1f4f8",
    grid_major="#e5eaf1",
    wall="#9aa4b1",
    floor="#ffffff",
    cold_aisle="#e9f3fd",
    hot_aisle="#fdf0ec",
    cold="#2466ad",
    hot="#a8432c",
    rack="#dce3ec",
    rack_compute="#dce3ec",
    rack_network="#c3d3ee",
    rack_other="#dfdce8",
    rack_line="#b9c4d2",
    rack_text="#39424f",
    facing="#3f9f7a",
    tray="#eef1f5",
    tray_line="#c3ccd8",
    cable="#8894a6",
    ghost="#cfd6df",
    riser="#1566c9",
)


def tokens(mode: Mode) -> Tokens:
    return DARK if mode == "dark" else LIGHT


def luminance(colour: str) -> float:
    """Relative luminance 0..1 of "#rrggbb" (WCAG 2.2)."""
    parts = []
    for start in (1, 3, 5):
        channel = int(colour[start : start + 2], 16) / 255
        parts.append(channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(first: str, second: str) -> float:
    """Contrast ratio 1..21 of two colours (WCAG 2.2)."""
    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)
