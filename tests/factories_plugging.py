"""The rules about what is plugged in where, by short names."""

from __future__ import annotations

from tests.factories_rules import Drawing

FIT, SPEED, MISSING, TWICE = "medium-does-not-fit", "speed-mismatch", "port-missing", "port-taken-twice"
SPLIT, MIXED, DISAGREE, LOOP = "breakout-lanes", "cage-mixes-media", "media-disagree", "cable-loops-back"
EVERY = (FIT, SPEED, MISSING, TWICE, SPLIT, MIXED, DISAGREE, LOOP)


def clean(drawing: Drawing) -> None:
    for rule in EVERY:
        drawing.passes(rule)


def where(lines: list[int]) -> list[tuple[str, int]]:
    return [("cable", line) for line in lines]
