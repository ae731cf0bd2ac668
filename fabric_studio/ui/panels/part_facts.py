"""What the palette says of a catalogue row: its icon, two key facts, and where the figures come from."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_mass, format_power
from fabric_studio.catalog.parts import AnyPart, Medium, Part

_ICONS = {
    "rack": "hard-drives",
    "switch": "share-network",
    "server": "cpu",
    "panel": "squares-four",
    "storage": "database",
    "router": "globe-simple",
    "ocs": "arrows-left-right",
    "pdu": "lightning",
    "cooling": "snowflake",
    "appliance": "cube",
}
_COPPER = ("DAC", "ACC", "AEC", "BASE-T")


@dataclass(frozen=True, slots=True)
class KeyFacts:
    """One short line; `estimate` when one of its figures must be shown as an estimate."""

    text: str
    estimate: bool


NO_FACTS = KeyFacts("", False)


def part_icon(spec: AnyPart) -> str:
    """The name of the icon that stands for a part or medium."""
    if isinstance(spec, Medium):
        return "link-simple" if spec.medium_class in _COPPER else "path"
    return _ICONS.get(spec.kind, "cube")


def key_facts(spec: AnyPart) -> KeyFacts:
    """The two or three figures one chooses by. A figure nobody knows is left out, never shown as zero."""
    return _medium_facts(spec) if isinstance(spec, Medium) else _device_facts(spec)


def _medium_facts(medium: Medium) -> KeyFacts:
    facts = [tr("to {distance}", distance=_distance(medium.max_reach_m))]
    estimate = medium.is_estimate("max_reach_m")
    if medium.power_w_per_end_typ is not None:
        facts.append(tr("{power_w_per_end_typ:g} W per end", power_w_per_end_typ=medium.power_w_per_end_typ))
    return KeyFacts("  ".join(facts), estimate)


def _device_facts(part: Part) -> KeyFacts:
    facts: list[tuple[str, str]] = []
    if part.kind == "rack":
        if part.height_u:
            facts.append((f"{part.height_u:g}U", "height_u"))
        if part.mass_kg:
            facts.append((format_mass(part.mass_kg), "mass_kg"))
        if part.power_max_w or part.power_rating_w:
            power = part.power_max_w or part.power_rating_w or 0.0
            facts.append((format_power(power), "power_max_w" if part.power_max_w else "power_rating_w"))
    else:
        if part.height_u and part.kind not in ("switch", "router"):
            facts.append((f"{part.height_u:g}U", "height_u"))
        if part.kind == "server" and part.accelerators:
            facts.append((tr("{accelerators} GPU", accelerators=part.accelerators), "accelerators"))
        elif main_ports(part):
            facts.append((main_ports(part), "ports"))
        if part.kind in ("switch", "router") and part.capacity_tbps:
            facts.append(
                (tr("{capacity_tbps:g}T one-way", capacity_tbps=part.capacity_tbps), "capacity_tbps")
            )
        elif part.kind == "storage" and part.raw_pb:
            facts.append((tr("{raw_pb:g} PB", raw_pb=part.raw_pb), "raw_pb"))
        elif part.kind == "cooling" and part.cooling_kw:
            facts.append((tr("cools {cooling_kw:g} kW", cooling_kw=part.cooling_kw), "cooling_kw"))
        elif part.power_max_w:
            facts.append((format_power(part.power_max_w), "power_max_w"))
    shown = facts[:3]
    return KeyFacts("  ".join(text for text, _ in shown), any(part.is_estimate(name) for _, name in shown))


def main_ports(part: Part) -> str:
    """The ports one buys the part for: "64 x 400G"; "" for a part without any."""
    groups = [group for group in part.ports if group.cage_speed_gbps > 0] or list(part.ports)
    if not groups:
        return ""
    main = max(groups, key=lambda group: group.count * group.cage_speed_gbps)
    if main.cage_speed_gbps <= 0:
        return f"{main.count} x {main.cage}"
    return f"{main.links} x {short_rate(main.link_gbps)}"


def short_rate(rate_gbps: float) -> str:
    """A one-way rate as the trade writes it: "400G", "1.6T"."""
    return f"{rate_gbps / 1000:g}T" if rate_gbps >= 1000 else f"{rate_gbps:g}G"


def _distance(length_m: float) -> str:
    return f"{length_m / 1000:g} km" if length_m >= 1000 else f"{length_m:g} m"


_NAMED = (
    (mark("Height"), "height_u", lambda v: f"{v:g}U"),
    (mark("Mass"), "mass_kg", format_mass),
    (mark("Power, typical"), "power_typ_w", format_power),
    (mark("Power, most"), "power_max_w", format_power),
    (mark("Power rating"), "power_rating_w", format_power),
    (mark("Carries"), "static_load_rating_kg", format_mass),
    (mark("Capacity, one-way"), "capacity_tbps", lambda v: f"{v:g} Tb/s"),
    (mark("Latency"), "latency_ns", lambda v: f"{v:g} ns"),
    (mark("Price"), "price_usd", lambda v: f"${v:,.0f}"),
    (mark("Reach"), "max_reach_m", _distance),
    (mark("Power per end"), "power_w_per_end_typ", lambda v: f"{v:g} W"),
    (mark("Latency per end"), "latency_ns_per_end", lambda v: f"{v:g} ns"),
)


def describe(spec: AnyPart) -> str:
    """A tool tip as rich text: every main figure with how sure it is, then source and notes."""
    rows = []
    for label, field, write in _NAMED:
        value = getattr(spec, field, None)
        # A medium has a price by its length, not one.
        if isinstance(value, (int, float)) and value:
            rows.append(_row(tr(label), write(value), spec.confidence_of(field)))
    if isinstance(spec, Medium):
        rows.append(
            _row(tr("Goes into"), ", ".join(spec.host_connectors) or tr("faceplate"), spec.confidence)
        )
        if spec.condition:
            rows.append(_row(tr("Only if"), spec.condition, ""))
    elif spec.headline_tbps:
        rows.append(
            _row(
                tr("Vendor prints"),
                tr(
                    "{headline_tbps:g} Tb/s ({headline_direction})",
                    headline_tbps=spec.headline_tbps,
                    headline_direction=spec.headline_direction,
                ),
                "",
            )
        )
    head = f"<b>{escape(spec.name)}</b>" + (f"<br>{escape(spec.vendor)}" if spec.vendor else "")
    notes = f"<p>{escape(_shorten(spec.notes, 240))}</p>" if spec.notes else ""
    source = (
        "<p>" + tr("Source: {source}", source=escape(_shorten(spec.source, 160))) + "</p>"
        if spec.source
        else ""
    )
    return f"<div style='max-width:420px'>{head}<table cellspacing=2>{''.join(rows)}</table>{notes}{source}</div>"


def confidence_words(confidence: str) -> str:
    """How sure a figure is: the first word in the language of the window, any remark as it stands in the catalogue."""
    first, colon, remark = confidence.partition(":")
    return f"{tr(first)}{colon}{remark}"


def _row(label: str, value: str, confidence: str) -> str:
    sure = f"&nbsp;&nbsp;<i>{escape(confidence_words(confidence))}</i>" if confidence else ""
    return f"<tr><td>{label}&nbsp;&nbsp;</td><td>{escape(value)}{sure}</td></tr>"


def _shorten(text: str, limit: int) -> str:
    text = " ".join(text.split())
    return text if len(text) <= limit else text[: limit - 1].rsplit(" ", 1)[0] + " …"
