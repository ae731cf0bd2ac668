"""The figures of a design as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_mass, format_power, format_rate
from fabric_studio.base.wording import listed, number_of
from fabric_studio.cli.output import columns

_BASES = (mark("great-circle"), mark("typed"))
"""Where the length of a WAN span is from."""
Known = Mapping[str, Any]


def told(known: Known) -> Iterator[str]:
    """One line for each figure of `app.facts`; what there is none of is left out."""
    yield from columns(list(_rows(known)))


def _rows(known: Known) -> Iterator[tuple[str, str]]:
    cables, power = known["cables"], known["power_w"]
    yield (
        tr("GPUs"),
        tr("{gpus:,} in {servers}", gpus=known["gpus"], servers=number_of(known["servers"], "server")),
    )
    for domain in known["scale_up"]:
        yield (
            tr("Scale-up"),
            tr(
                "{count:,} x {size}: {gpus:,} GPUs by {protocol}, {rate:,g} GB/s one-way per GPU",
                count=domain["count"],
                size=domain["domain"],
                gpus=domain["gpus"],
                protocol=domain["protocol"],
                rate=domain["one_way_gbytes_s_per_gpu"],
            ),
        )
    yield tr("Switches"), _by(known["switches"])
    yield (
        tr("Floor"),
        listed(
            [
                number_of(known[key], noun)
                for key, noun in (
                    ("racks", "rack"),
                    ("storeys", "storey"),
                    ("sites", "site"),
                    ("trays", "tray"),
                    ("risers", "riser"),
                )
                if known[key]
            ]
        ),
    )
    yield (
        tr("Cables"),
        tr("{cables}; {links}", cables=_by(cables["by_role"]), links=number_of(known["links"], "link")),
    )
    if cables["total"]:
        yield tr("Media"), _by(cables["by_medium"])
        yield (
            tr("Cable length"),
            _with_unknown(f"{cables['total_length_m']:,.0f} m", cables["length_unknown"], "cable"),
        )
    yield tr("Power, typical"), _with_unknown(format_power(power["typ"]), power["typ_unknown"], "part")
    yield tr("Power, maximum"), _with_unknown(format_power(power["max"]), power["max_unknown"], "part")
    yield tr("Mass"), _with_unknown(format_mass(known["mass_kg"]), known["mass_unknown"], "part")
    for tier in known["oversubscription"]:
        yield (
            tr("Oversubscription"),
            tr(
                "{ratio} above {switches}: {down} down, {up} up, one-way",
                ratio=_ratio(tier["ratio"]),
                switches=number_of(tier["switches"], tier["tier"] + " switch"),
                down=format_rate(tier["down_gbps"]),
                up=format_rate(tier["up_gbps"]),
            ),
        )
    for span in known["wan"]:
        yield (
            tr("WAN"),
            tr(
                "{a} to {z}: {km:,g} km ({basis}), {one_way_ms:.3g} ms one way, {rtt_ms:.3g} ms there and back",
                a=span["a_site"],
                z=span["z_site"],
                km=span["km"],
                basis=tr(span["basis"]),
                one_way_ms=span["one_way_ms"],
                rtt_ms=span["rtt_ms"],
            ),
        )
    if known["diameter_hops"] is not None:
        yield (
            tr("Diameter"),
            tr(
                "{links} from GPU to GPU, {between:,} between switches",
                links=number_of(known["diameter_hops"], "link"),
                between=known["diameter_router_hops"],
            ),
        )


def _by(counts: Mapping[str, int]) -> str:
    total = sum(counts.values())
    if len(counts) == 1:
        return f"{total:,} {next(iter(counts))}"
    return f"{total:,}" + (
        tr(": ") + listed([f"{count:,} {name}" for name, count in counts.items()]) if counts else ""
    )


def _with_unknown(total: str, unknown: int, what: str) -> str:
    if not unknown:
        return total
    things = number_of(unknown, what)
    if total.startswith("0 "):
        return tr("unknown: {things} without a figure", things=things)
    return tr("{total}, and {things} without a figure", total=total, things=things)


def _ratio(ratio: float | None) -> str:
    return tr("unknown") if ratio is None else f"{ratio:.3g}:1"
