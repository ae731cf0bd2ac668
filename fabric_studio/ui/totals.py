"""The few figures of the whole design that are always in sight."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fabric_studio.base.language import counted, tr
from fabric_studio.base.units import format_length, format_power
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.layout.totals import rack_totals
from fabric_studio.model.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Totals:
    """power_max_w: of everything whose figure is known. length_km: of all cables whose length is known. unknown_power, unknown_length:
    how many parts and cables that leaves out."""

    gpus: int
    racks: int
    devices: int
    cables: int
    length_km: float
    power_max_w: float
    unknown_length: int
    unknown_power: int

    def words(self) -> list[str]:
        """One text per figure, those that are zero left out."""
        parts = [
            (self.gpus, tr("{gpus:,} GPU", gpus=self.gpus)),
            (self.racks, counted(self.racks, "{count} rack", "{count} racks")),
            (self.cables, counted(self.cables, "{count} cable", "{count} cables")),
            (self.length_km, and_more(long_length(self.length_km * 1e6), self.unknown_length)),
            (
                self.power_max_w,
                and_more(tr("{format_power} max", format_power=format_power(self.power_max_w)), self.unknown_power),
            ),
        ]
        return [text for figure, text in parts if figure]


def and_more(text: str, unknown: int) -> str:
    """A sum, which says so where figures are missing in it."""
    return tr("{text} and more", text=text) if unknown else text


def long_length(length_mm: float) -> str:
    """Of many cables together: "840 m", "9.2 km", "1,130 km"."""
    km = length_mm / 1e6
    if km < 1:
        return format_length(round(length_mm, -3))
    return f"{km:,.1f} km".replace(".0 km", " km") if km < 100 else f"{km:,.0f} km"


def totals_of(snapshot: Snapshot) -> Totals:
    return snapshot.derived("ui.totals", _totals)


def _totals(snapshot: Snapshot) -> Totals:
    specs = [spec if isinstance(spec, Part) else None for spec in snapshot.parts.spec]
    gpus = np.array([spec.own_accelerators if spec else 0 for spec in specs], np.int64)
    own = snapshot.parts.index_of(snapshot.racks.part)
    inside = snapshot.parts.index_of(snapshot.devices.part)
    lengths = cable_lengths(snapshot).required_mm
    local = lengths[snapshot.cables.span == 0]
    racks = rack_totals(snapshot)
    return Totals(
        int(gpus[inside].sum() + gpus[own].sum()),
        len(snapshot.racks),
        len(snapshot.devices),
        len(snapshot.cables),
        float(np.nansum(local)) / 1e6,
        float(racks.power_max_w.sum()),
        int(np.isnan(local).sum()),
        int(racks.unknown_power.sum()),
    )
