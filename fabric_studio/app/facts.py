"""The figures of a whole design: what `info --json` prints and the status bar shows.

Totals are sums of the figures that are known; beside each stands how many parts give none. What comes inside a rack-scale
part is in that part's figures and adds nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from fabric_studio.catalog.constants import constant
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.layout.load import physical_cables
from fabric_studio.layout.totals import figure, rack_totals
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.routing.diameter import diameter_links
from fabric_studio.routing.links import links_of
from fabric_studio.routing.tiers import oversubscription

NO_ROLE = "none"
"""Under which cables and switches without a role are counted."""


def facts(snapshot: Snapshot, library: Library | None = None) -> dict[str, Any]:
    """Plain values for JSON, SI units in the keys, bandwidths one-way. Unknown figures are None, never 0.

    cables count once per physical cable, links once per logical connection through panels. diameter_hops counts links from
    accelerator to accelerator, diameter_router_hops those between switches. `library` is not needed, as
    a design carries its parts; it is taken so that all that reads a design is called alike.
    """
    return snapshot.derived("app.facts", _facts)


def _facts(snapshot: Snapshot) -> dict[str, Any]:
    specs = [spec if isinstance(spec, Part) else None for spec in snapshot.parts.spec]
    device_part = snapshot.parts.index_of(snapshot.devices.part).astype(np.int64)
    rack_part = snapshot.parts.index_of(snapshot.racks.part).astype(np.int64)
    kind = np.array([spec.kind if spec else "" for spec in specs], object)
    gpus = np.array([spec.own_accelerators if spec else 0 for spec in specs], np.int64)
    switches = kind[device_part] == "switch"
    links, diameter = links_of(snapshot), diameter_links(snapshot)
    return {
        "gpus": int(gpus[device_part].sum() + gpus[rack_part].sum()),
        "servers": int((kind[device_part] == "server").sum()),
        "racks": int((kind[rack_part] == "rack").sum()),
        "devices": len(snapshot.devices),
        "switches": _counted(snapshot.devices.role[switches]),
        "cables": _cables(snapshot),
        "links": int((links.z >= 0).sum()),
        "storeys": len(snapshot.storeys),
        "sites": len(snapshot.sites),
        "trays": len(snapshot.trays),
        "risers": len(snapshot.risers),
        **_power_and_mass(snapshot, specs, device_part, rack_part),
        "wan": _wan(snapshot),
        "oversubscription": [
            {
                "tier": tier.tier,
                "switches": tier.switches,
                "down_gbps": tier.down_gbps,
                "up_gbps": tier.up_gbps,
                "ratio": tier.ratio,
                "worst_ratio": tier.worst_ratio,
            }
            for tier in oversubscription(snapshot)
        ],
        "scale_up": _scale_up(snapshot, specs, device_part, rack_part),
        "diameter_hops": diameter,
        "diameter_router_hops": None if diameter is None else max(0, diameter - 2),
    }


def _counted(names: Any) -> dict[str, int]:
    return dict(sorted(Counter(str(name) or NO_ROLE for name in names).items()))


def _cables(snapshot: Snapshot) -> dict[str, Any]:
    cables, bought = snapshot.cables, physical_cables(snapshot)
    here = bought & (cables.span == 0)
    length_m = cable_lengths(snapshot).required_mm[here] / 1e3
    media = snapshot.parts.name[snapshot.parts.index_of(cables.medium[bought])]
    return {
        "total": int(bought.sum()),
        "by_role": _counted(cables.role[bought]),
        "by_network": _counted(cables.network[bought]),
        "by_medium": _counted(media),
        "total_length_m": round(float(np.nansum(length_m)), 3),
        "length_unknown": int(np.isnan(length_m).sum()),
    }


def _power_and_mass(
    snapshot: Snapshot, specs: list[Part | None], device_part: Ints, rack_part: Ints
) -> dict[str, Any]:
    totals = rack_totals(snapshot)
    draws = np.array([bool(spec and not (spec.kind == "rack" and not spec.contents)) for spec in specs], bool)
    typical = np.isnan(figure(snapshot, "power_typ_w")) & draws
    return {
        "power_w": {
            "typ": round(float(totals.power_typ_w.sum()), 3),
            "max": round(float(totals.power_max_w.sum()), 3),
            "typ_unknown": int(typical[device_part].sum() + typical[rack_part].sum()),
            "max_unknown": int(totals.unknown_power.sum()),
        },
        "mass_kg": round(float(totals.mass_kg.sum()), 3),
        "mass_unknown": int(totals.unknown_mass.sum()),
    }


def _wan(snapshot: Snapshot) -> list[dict[str, Any]]:
    us_per_km = constant("propagation.fibre").value
    site = dict(zip(snapshot.sites.uid.tolist(), snapshot.sites.name, strict=True))
    return [
        {
            "name": span.name,
            "a_site": site[span.a_site],
            "z_site": site[span.z_site],
            "km": span.length_km,
            "basis": span.length_basis,
            "shared": span.shared,
            "one_way_ms": span.length_km * us_per_km / 1e3,
            "rtt_ms": 2 * span.length_km * us_per_km / 1e3,
        }
        for span in snapshot.spans
    ]


def _scale_up(
    snapshot: Snapshot, specs: list[Part | None], device_part: Ints, rack_part: Ints
) -> list[dict[str, Any]]:
    """Domains that are alike are one entry with a count; a rack that is a domain covers the trays inside it."""
    in_domain = np.array([bool(spec and spec.scale_up) for spec in specs], bool)
    covered = in_domain[rack_part][snapshot.racks.index_of(snapshot.devices.rack)]
    found = Counter(rack_part[in_domain[rack_part]].tolist())
    found.update(device_part[in_domain[device_part] & ~covered].tolist())
    entries = []
    for part, count in sorted(found.items()):
        spec = specs[part]
        if spec is None or spec.scale_up is None:
            continue
        entries.append(
            {
                "domain": spec.name,
                "protocol": spec.scale_up.protocol,
                "count": count,
                "gpus": spec.scale_up.domain_accelerators,
                "one_way_gbytes_s_per_gpu": spec.scale_up.one_way_gbytes_s_per_accelerator,
            }
        )
    return entries
