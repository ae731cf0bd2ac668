"""Two designs side by side: one storey against two, or any other pair.

Every figure is worked out from the drawing as everywhere else: lengths along the trays, delays along the routes, prices
and powers of the parts that state them. What is unknown is NaN, and None in JSON.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Literal

import numpy as np

from fabric_studio.app.comparison import Comparison, Figure, Unit
from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Value, read_params
from fabric_studio.base.progress import Progress
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import Medium
from fabric_studio.io.bill import bill_of_materials
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.layout.lines import cable_lines
from fabric_studio.layout.load import physical_cables, tray_load
from fabric_studio.layout.totals import rack_totals
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats
from fabric_studio.routing.links import links_of
from fabric_studio.routing.router import router_of
from fabric_studio.topology.template import TEMPLATES, Template

SAMPLE_TARGETS, SAMPLE_SOURCES = 48, 96
"""So many accelerators are asked how long a message takes to them, each from so many others; the same for each design of
one size."""
SIZE, LENGTH, DELAY, MEDIA = mark("size"), mark("cable length"), mark("delay one way"), mark("media")
COST, POWER, MASS = mark("cost, estimate"), mark("power"), mark("mass and floor")
PERCENTILES = {mark("median"): 50.0, mark("95th percentile"): 95.0, mark("99th percentile"): 99.0}


def compare(a: Snapshot, z: Snapshot, *, names: tuple[str, str] | None = None) -> Comparison:
    """Figures of both designs. `names`: their titles otherwise."""
    both = [_figures(snapshot) for snapshot in (a, z)]
    keys = list(dict.fromkeys((*both[0], *both[1])))
    figures = []
    for group, name, key, unit in keys:
        missing = 0.0 if group == MEDIA else math.nan
        first, second = (side.get((group, name, key, unit), missing) for side in both)
        figures.append(Figure(group, name, key, unit, first, second))
    order = {group: place for place, group in enumerate(dict.fromkeys(group for group, *_ in keys))}
    figures.sort(key=lambda figure: order[figure.group])
    titles = names or (str(a.setting("name", "first")), str(z.setting("name", "second")))
    note = tr(
        "delays: fibre, modules, NICs and switches on the route, unloaded, of {targets} x {sources} pairs of "
        "accelerators in different scale-up domains",
        targets=SAMPLE_TARGETS,
        sources=SAMPLE_SOURCES,
    )
    return Comparison(*titles, tuple(figures), note)


def template_of(snapshot: Snapshot) -> tuple[Template, dict[str, Value]] | None:
    """The template that drew a design and its parameters; None where none did, or none that draws this today."""
    kept = snapshot.setting("template")
    if not isinstance(kept, Mapping) or not isinstance(kept.get("params"), Mapping):
        return None
    name = kept.get("name")
    if not isinstance(name, str) or name not in TEMPLATES:
        return None
    template = TEMPLATES[name]
    try:
        return template, read_params(name, template.params, kept["params"])
    except BadInputError:
        return None


def drawn_again(
    snapshot: Snapshot,
    changes: Mapping[str, object],
    library: Library | None = None,
    progress: Progress | None = None,
) -> Document:
    """What the template of a design draws with some other parameters, such as storeys=1. Edits made by hand are not in it.

    BadInputError where no template drew the design, or it has no such parameter or value.
    """
    known = template_of(snapshot)
    if known is None:
        raise BadInputError(
            tr("this design"),
            tr("was not drawn by a template, so it cannot be drawn again another way"),
            tr("compare it with a second project"),
        )
    template, params = known
    return template.build({**params, **changes}, library, progress)


def told_apart(first: str, second: str) -> tuple[str, str]:
    """Names for two designs that a reader can tell apart: what they are called, with a number where that is the same."""
    return (first, second) if first != second else (f"{first} (1)", f"{second} (2)")


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
        (SIZE, mark("storeys"), "storeys", ""): float(len(snapshot.storeys)),
        (SIZE, mark("racks"), "racks", ""): float(len(snapshot.racks)),
        (SIZE, mark("accelerators"), "accelerators", ""): float(router_of(snapshot).n_ranks),
        (SIZE, mark("links"), "links", ""): float((links_of(snapshot).z >= 0).sum()),
        (SIZE, mark("floor in all"), "floor_m2", "m2"): float(sum(per_storey)),
        (SIZE, mark("ground covered"), "ground_m2", "m2"): max(per_storey, default=0.0),
    }


def _lengths(snapshot: Snapshot) -> dict[Key, float]:
    """Of physical cables inside the site, slack included: what must be bought at least."""
    here = physical_cables(snapshot) & (snapshot.cables.span == 0)
    length_m = cable_lengths(snapshot).required_mm[here] / 1e3
    up = cable_lengths(snapshot).riser_mm[here] > 0
    figures: dict[Key, float] = {
        (LENGTH, mark("cables"), "cables", ""): float(here.sum()),
        (LENGTH, mark("total"), "total_m", "m"): float(np.nansum(length_m)),
    }
    figures.update(_spread(LENGTH, "m", length_m))
    figures[LENGTH, mark("share through risers"), "through_risers_percent", "%"] = (
        100.0 * float(up.mean()) if len(up) else 0.0
    )
    return figures


def _spread(group: str, unit: Literal["m", "s"], values: Floats) -> dict[Key, float]:
    known = values[np.isfinite(values)]
    if not len(known):
        return {}
    found: dict[Key, float] = {(group, mark("mean"), f"mean_{unit}", unit): float(known.mean())}
    for name, percent in PERCENTILES.items():
        found[group, name, f"p{percent:.0f}_{unit}", unit] = float(np.percentile(known, percent))
    found[group, mark("longest"), f"max_{unit}", unit] = float(known.max())
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
    figures = _spread(DELAY, "s", latency_s)
    links = links_of(snapshot)
    fibre_s = links.delay_ns[links.z >= 0] * 1e-9
    if len(fibre_s):
        figures[DELAY, mark("cable and modules, mean"), "cable_mean_s", "s"] = float(fibre_s.mean())
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
        (MEDIA, str(names[n]), f"{str(names[n]).lower()}_percent", "%"): 100.0 * float(count[n]) / len(mine)
        for n in order
    }


def _costs(snapshot: Snapshot) -> dict[Key, float]:
    cabling = float(np.nansum(cable_lines(snapshot).price_usd))
    whole = next(t.value for t in bill_of_materials(snapshot).totals if t.unit == "USD")
    return {
        (COST, mark("cables and modules"), "cabling_usd", "USD"): cabling,
        (COST, mark("all that is to be ordered"), "total_usd", "USD"): whole,
    }


def _power(snapshot: Snapshot) -> dict[Key, float]:
    totals = rack_totals(snapshot)
    return {
        (POWER, mark("cables and modules, typical"), "cabling_w", "W"): float(
            np.nansum(cable_lines(snapshot).power_w)
        ),
        (POWER, mark("racks, typical"), "typical_w", "W"): float(totals.power_typ_w.sum()),
        (POWER, mark("racks, maximum"), "maximum_w", "W"): float(totals.power_max_w.sum()),
    }


def _mass(snapshot: Snapshot) -> dict[Key, float]:
    """The floor-load check in figures as well: what is loaded most against what the floor there is rated for."""
    totals, halls, storeys = rack_totals(snapshot), snapshot.halls, snapshot.storeys
    area = float((halls.width_mm * halls.depth_mm).sum()) / 1e6
    mass = float(totals.mass_kg.sum())
    rating = storeys.floor_load_kg_m2[storeys.index_of(rack_rects(snapshot).storey)]
    rated = np.isfinite(rating) & (rating > 0)
    share = (
        100.0 * float((totals.load_kg_m2[rated] / rating[rated]).max(initial=0.0))
        if rated.any()
        else math.nan
    )
    over = float((totals.load_kg_m2 > rating).sum()) if rated.any() else math.nan
    tray_fill = 100.0 * float(tray_load(snapshot).tray_fill.max(initial=0.0))
    figures: list[tuple[str, str, Unit, float]] = [
        (mark("racks and devices"), "mass_kg", "kg", mass),
        (mark("per square metre of hall"), "mean_kg_m2", "kg/m2", mass / area if area else math.nan),
        (mark("heaviest rack with its aisles"), "max_kg_m2", "kg/m2", totals.load_kg_m2.max(initial=0.0)),
        (mark("heaviest footprint"), "footprint_kg_m2", "kg/m2", totals.footprint_kg_m2.max(initial=0.0)),
        (
            mark("lowest floor rating"),
            "rating_kg_m2",
            "kg/m2",
            rating[rated].min() if rated.any() else math.nan,
        ),
        (mark("highest share of a rating"), "of_rating_percent", "%", share),
        (mark("racks too heavy for their floor"), "racks_over", "", over),
        (mark("fullest tray"), "tray_fill_percent", "%", tray_fill),
    ]
    return {(MASS, name, key, unit): float(value) for name, key, unit, value in figures}
