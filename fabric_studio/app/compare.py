"""Two designs side by side: one storey against two, or any other pair.

Every figure is worked out from the drawing as everywhere else: lengths along the trays, delays along the routes, prices
and powers of the parts that state them. What is unknown is NaN, and None in JSON.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length, format_mass, format_power, format_time
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import Medium
from fabric_studio.io.bill import bill_of_materials
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.layout.lines import cable_lines
from fabric_studio.layout.load import physical_cables, tray_load
from fabric_studio.layout.totals import rack_totals
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats
from fabric_studio.routing.links import links_of
from fabric_studio.routing.router import router_of

Unit = Literal["", "m", "m2", "s", "USD", "W", "kg", "kg/m2", "%"]
SAMPLE_TARGETS, SAMPLE_SOURCES = 48, 96
"""So many accelerators are asked how long a message takes to them, each from so many others; the same for each design of
one size."""
_WORDS = (
    mark("size"),
    mark("storeys"),
    mark("racks"),
    mark("accelerators"),
    mark("links"),
    mark("floor in all"),
    mark("ground covered"),
    mark("cable length"),
    mark("cables"),
    mark("total"),
    mark("share through risers"),
    mark("mean"),
    mark("longest"),
    mark("median"),
    mark("99th percentile"),
    mark("delay one way"),
    mark("cable and modules, mean"),
    mark("media"),
    mark("cost, estimate"),
    mark("cables and modules"),
    mark("all that is to be ordered"),
    mark("power"),
    mark("cables and modules, typical"),
    mark("racks, typical"),
    mark("racks, maximum"),
    mark("mass and floor"),
    mark("racks and devices"),
    mark("per square metre of hall"),
    mark("heaviest rack with its aisles"),
    mark("heaviest footprint"),
    mark("fullest tray"),
)
"""Groups and names of figures: keys in English here and in JSON, words in the table."""
PERCENTILES = {"median": 50.0, "99th percentile": 99.0}


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
            group = figure.group.replace(" ", "_")
            for side, value in (("a", figure.a), ("z", figure.z), ("change", figure.change)):
                known = round(value, 6) if math.isfinite(value) else None
                found[side].setdefault(group, {})[figure.key] = known
        return found

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
                    _change_words(figure),
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


def _change_words(figure: Figure) -> str:
    if figure.a == figure.z:
        return tr("same")
    if figure.unit == "%":
        return tr("{change:+.1f} points", change=figure.z - figure.a)
    if not math.isfinite(figure.change):
        return ""
    return f"{100 * figure.change:+.1f} %" if abs(figure.change) >= 5e-4 else tr("about the same")


def compare(
    a: Snapshot, z: Snapshot, library: Library | None = None, *, names: tuple[str, str] | None = None
) -> Comparison:
    """Figures of both designs. `library` is not needed, as designs carry their parts; `names`: their titles otherwise."""
    both = [_figures(snapshot) for snapshot in (a, z)]
    keys = list(dict.fromkeys((*both[0], *both[1])))
    figures = []
    for group, name, key, unit in keys:
        missing = 0.0 if group == "media" else math.nan
        first, second = (side.get((group, name, key, unit), missing) for side in both)
        figures.append(Figure(group, name, key, unit, first, second))
    order = {group: place for place, group in enumerate(dict.fromkeys(group for group, *_ in keys))}
    figures.sort(key=lambda figure: order[figure.group])
    titles = names or (str(a.setting("name", "first")), str(z.setting("name", "second")))
    note = tr(
        "delays: fibre, modules, NICs and switches on the route, unloaded, of {targets} x {sources} pairs of accelerators in different scale-up domains",
        targets=SAMPLE_TARGETS,
        sources=SAMPLE_SOURCES,
    )
    return Comparison(*titles, tuple(figures), note)


Key = tuple[str, str, str, Unit]


def _figures(snapshot: Snapshot) -> dict[Key, float]:
    found: dict[Key, float] = {}
    for part in (_sizes, _lengths, _delays, _media, _costs, _power, _mass):
        found.update(part(snapshot))
    return found


def _sizes(snapshot: Snapshot) -> dict[Key, float]:
    halls = snapshot.halls
    area = halls.width_mm * halls.depth_mm / 1e6
    per_storey = [float(area[halls.storey == storey].sum()) for storey in snapshot.storeys.uid]
    return {
        ("size", "storeys", "storeys", ""): float(len(snapshot.storeys)),
        ("size", "racks", "racks", ""): float(len(snapshot.racks)),
        ("size", "accelerators", "accelerators", ""): float(router_of(snapshot).n_ranks),
        ("size", "links", "links", ""): float((links_of(snapshot).z >= 0).sum()),
        ("size", "floor in all", "floor_m2", "m2"): float(sum(per_storey)),
        ("size", "ground covered", "ground_m2", "m2"): max(per_storey, default=0.0),
    }


def _lengths(snapshot: Snapshot) -> dict[Key, float]:
    """Of physical cables inside the site, slack included: what must be bought at least."""
    here = physical_cables(snapshot) & (snapshot.cables.span == 0)
    length_m = cable_lengths(snapshot).required_mm[here] / 1e3
    up = cable_lengths(snapshot).riser_mm[here] > 0
    figures: dict[Key, float] = {
        ("cable length", "cables", "cables", ""): float(here.sum()),
        ("cable length", "total", "total_m", "m"): float(np.nansum(length_m)),
    }
    figures.update(_spread("cable length", "m", length_m))
    figures["cable length", "share through risers", "through_risers_percent", "%"] = (
        100.0 * float(up.mean()) if len(up) else 0.0
    )
    return figures


def _spread(group: str, unit: Unit, values: Floats) -> dict[Key, float]:
    known = values[np.isfinite(values)]
    if not len(known):
        return {}
    found: dict[Key, float] = {(group, "mean", f"mean_{unit}", unit): float(known.mean())}
    for name, percent in PERCENTILES.items():
        found[group, name, f"p{percent:.0f}_{unit}", unit] = float(np.percentile(known, percent))
    found[group, "longest", f"max_{unit}", unit] = float(known.max())
    return found


def _delays(snapshot: Snapshot) -> dict[Key, float]:
    """One way from accelerator to accelerator over the fabric, evenly picked over the whole hall."""
    router = router_of(snapshot)
    ranks = router.n_ranks
    if ranks < 2:
        return {}
    target = np.unique(np.linspace(0, ranks - 1, min(SAMPLE_TARGETS, ranks)).astype(np.int32))
    # An odd step, so that sources and targets do not all sit at the same place of their racks.
    source = np.unique(np.linspace(ranks * 0.37 % 1, ranks - 1, min(SAMPLE_SOURCES, ranks)).astype(np.int32))
    dst, src = (grid.ravel() for grid in np.meshgrid(target, source))
    apart = router.rank_domain[src] != router.rank_domain[dst]
    src, dst = src[apart], dst[apart]
    if not len(src):
        return {}
    paths = router.paths(src, dst, entropy=np.arange(len(src), dtype=np.int64))
    latency_s = np.where(paths.reachable, paths.latency_s, np.nan)
    figures = _spread("delay one way", "s", latency_s)
    links = links_of(snapshot)
    fibre_s = links.delay_ns[links.z >= 0] * 1e-9
    if len(fibre_s):
        figures["delay one way", "cable and modules, mean", "cable_mean_s", "s"] = float(fibre_s.mean())
    return figures


def _media(snapshot: Snapshot) -> dict[Key, float]:
    """Physical cables by class of medium, as shares."""
    bought = physical_cables(snapshot)
    specs = snapshot.parts.spec
    kinds = np.array([s.medium_class if isinstance(s, Medium) else "" for s in specs], object)
    if not bought.any():
        return {}
    mine = kinds[snapshot.parts.index_of(snapshot.cables.medium[bought])]
    names, count = np.unique(mine.astype(str), return_counts=True)
    order = np.argsort(-count)
    return {
        ("media", str(names[n]), f"{str(names[n]).lower()}_percent", "%"): 100.0 * float(count[n]) / len(mine)
        for n in order
    }


def _costs(snapshot: Snapshot) -> dict[Key, float]:
    cabling = float(np.nansum(cable_lines(snapshot).price_usd))
    whole = next(t.value for t in bill_of_materials(snapshot).totals if t.unit == "USD")
    return {
        ("cost, estimate", "cables and modules", "cabling_usd", "USD"): cabling,
        ("cost, estimate", "all that is to be ordered", "total_usd", "USD"): whole,
    }


def _power(snapshot: Snapshot) -> dict[Key, float]:
    totals = rack_totals(snapshot)
    return {
        ("power", "cables and modules, typical", "cabling_w", "W"): float(
            np.nansum(cable_lines(snapshot).power_w)
        ),
        ("power", "racks, typical", "typical_w", "W"): float(totals.power_typ_w.sum()),
        ("power", "racks, maximum", "maximum_w", "W"): float(totals.power_max_w.sum()),
    }


def _mass(snapshot: Snapshot) -> dict[Key, float]:
    totals, halls = rack_totals(snapshot), snapshot.halls
    area = float((halls.width_mm * halls.depth_mm).sum()) / 1e6
    load = tray_load(snapshot)
    return {
        ("mass and floor", "racks and devices", "mass_kg", "kg"): float(totals.mass_kg.sum()),
        ("mass and floor", "per square metre of hall", "mean_kg_m2", "kg/m2"): float(totals.mass_kg.sum())
        / area
        if area
        else math.nan,
        ("mass and floor", "heaviest rack with its aisles", "max_kg_m2", "kg/m2"): float(
            totals.load_kg_m2.max(initial=0.0)
        ),
        ("mass and floor", "heaviest footprint", "footprint_kg_m2", "kg/m2"): float(
            totals.footprint_kg_m2.max(initial=0.0)
        ),
        ("mass and floor", "fullest tray", "tray_fill_percent", "%"): 100.0
        * float(load.tray_fill.max(initial=0.0)),
    }
