"""The figures of a design as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fabric_studio.base.units import format_mass, format_power, format_rate
from fabric_studio.cli.output import columns

Known = Mapping[str, Any]


def told(known: Known) -> Iterator[str]:
    """One line for each figure of `app.facts`; what there is none of is left out."""
    yield from columns(list(_rows(known)))


def _rows(known: Known) -> Iterator[tuple[str, str]]:
    cables, power = known["cables"], known["power_w"]
    yield "GPUs", f"{known['gpus']:,} in {_many(known['servers'], 'server')}"
    for domain in known["scale_up"]:
        yield (
            "Scale-up",
            f"{domain['count']:,} x {domain['domain']}: {domain['gpus']:,} GPUs by {domain['protocol']}, "
            f"{domain['one_way_gbytes_s_per_gpu']:,g} GB/s one-way per GPU",
        )
    yield "Switches", _by(known["switches"])
    yield (
        "Floor",
        ", ".join(
            _many(known[key], noun)
            for key, noun in (
                ("racks", "rack"),
                ("storeys", "storey"),
                ("sites", "site"),
                ("trays", "tray"),
                ("risers", "riser"),
            )
            if known[key]
        ),
    )
    yield "Cables", _by(cables["by_role"]) + f"; {_many(known['links'], 'link')}"
    if cables["total"]:
        yield "Media", _by(cables["by_medium"])
        yield (
            "Cable length",
            _with_unknown(f"{cables['total_length_m']:,.0f} m", cables["length_unknown"], "cable"),
        )
    yield "Power, typical", _with_unknown(format_power(power["typ"]), power["typ_unknown"], "part")
    yield "Power, maximum", _with_unknown(format_power(power["max"]), power["max_unknown"], "part")
    yield "Mass", _with_unknown(format_mass(known["mass_kg"]), known["mass_unknown"], "part")
    for tier in known["oversubscription"]:
        yield (
            "Oversubscription",
            f"{_ratio(tier['ratio'])} above {_many(tier['switches'], tier['tier'] + ' switch')}: "
            f"{format_rate(tier['down_gbps'])} down, {format_rate(tier['up_gbps'])} up, one-way",
        )
    for span in known["wan"]:
        yield (
            "WAN",
            f"{span['a_site']} to {span['z_site']}: {span['km']:,g} km ({span['basis']}), "
            f"{span['one_way_ms']:.3g} ms one way, {span['rtt_ms']:.3g} ms there and back",
        )
    if known["diameter_hops"] is not None:
        yield (
            "Diameter",
            f"{_many(known['diameter_hops'], 'link')} from GPU to GPU, {known['diameter_router_hops']:,} between switches",
        )


def _many(count: int, noun: str) -> str:
    return f"{count:,} {noun}{'' if count == 1 else 'es' if noun.endswith('ch') else 's'}"


def _by(counts: Mapping[str, int]) -> str:
    total = sum(counts.values())
    if len(counts) == 1:
        return f"{total:,} {next(iter(counts))}"
    return f"{total:,}" + (
        ": " + ", ".join(f"{count:,} {name}" for name, count in counts.items()) if counts else ""
    )


def _with_unknown(total: str, unknown: int, what: str) -> str:
    if not unknown:
        return total
    without = f"{_many(unknown, what)} without a figure"
    return f"unknown: {without}" if total.startswith("0 ") else f"{total}, and {without}"


def _ratio(ratio: float | None) -> str:
    return "unknown" if ratio is None else f"{ratio:.3g}:1"
