"""What a cable would be before it is drawn: length, limit, and what to use instead. The ghost cable shows this."""

from __future__ import annotations

import math
from dataclasses import dataclass

from fabric_studio.app.commands import catalogue, choice, ports, sites
from fabric_studio.app.commands.matching import match_racks
from fabric_studio.base.errors import FabricError
from fabric_studio.base.language import tr
from fabric_studio.base.units import format_length
from fabric_studio.base.wording import joined
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.media import reach_m, stock_length_m, why_not
from fabric_studio.catalog.parts import Medium
from fabric_studio.layout.lengths import PortEnd, measure
from fabric_studio.model.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Trial:
    """`required_mm` and `limit_m` are NaN where unknown. `words`: "1.6 of 2 m" or what is wrong. `fits` is True when the
    medium fits both cages and reaches; `free` is False when a cable sits in one of the ports. `cheapest` fits and reaches;
    `stock_m` is the length of `medium` to buy, None when it is not made that long. `derivation` says how it was measured."""

    required_mm: float
    limit_m: float
    fits: bool
    words: str
    cheapest: Medium | None
    stock_m: float | None
    medium: Medium | None = None
    free: bool = True
    derivation: str = ""


def trial(snapshot: Snapshot, library: Library, a: PortEnd, z: PortEnd, medium_id: str | None) -> Trial:
    """Try a cable between two ports without drawing it; no error for what does not fit, only words."""
    try:
        at_a, at_z = ports.plug(snapshot, a), ports.plug(snapshot, z)
        span = sites.span_between(snapshot, at_a.device, at_z.device)
        if span is None:
            measured = measure(snapshot, at_a.device, at_z.device)
            required_mm, derivation = measured.required_mm, measured.text
        else:
            required_mm = snapshot.spans.get(span).length_km * 1e6
            derivation = tr(
                "{required_mm} over WAN span {span}",
                required_mm=format_length(required_mm),
                span=snapshot.spans.get(span).name,
            )
        medium = catalogue.medium(snapshot.parts, library, medium_id) if medium_id else None
    except FabricError as error:
        return Trial(math.nan, math.nan, False, str(error), None, None, free=False)
    whole_a, whole_z = ports.whole_cage(at_a), ports.whole_cage(at_z)
    empty = ports.is_free(snapshot, whole_a) and ports.is_free(snapshot, whole_z)
    best = choice.cheapest(library, at_a, at_z, required_mm / 1e3, whole_cages=empty)
    used = medium or best or choice.nearest(library, at_a, at_z)
    free = empty or (
        not (used is not None and used.attached)
        and ports.is_free(snapshot, at_a)
        and ports.is_free(snapshot, at_z)
    )
    if not free:
        words = _taken(snapshot, (whole_a, whole_z) if used is not None and used.attached else (at_a, at_z))
        return Trial(required_mm, math.nan, False, words, best, None, used, False, derivation)
    if used is None:
        rates = joined([f"{rate:g} Gb/s" for rate in (at_a.rate_gbps, at_z.rate_gbps)])
        words = tr(
            "nothing in the catalogue joins {cage} and {cage2} ports of {rates}",
            cage=at_a.group.cage,
            cage2=at_z.group.cage,
            rates=rates,
        )
        return Trial(required_mm, math.nan, False, words, None, None, None, True, derivation)
    rate = choice.rate_of(at_a, at_z)
    misfit = why_not(used, at_a.group, at_z.group, rate, fabric=choice.fabric_of(at_a, at_z))
    limit_m = reach_m(used, host_a=at_a.group, host_z=at_z.group).limit_m
    stock_m = stock_length_m(used, required_mm / 1e3)
    words = misfit or _length_words(required_mm, limit_m, used, stock_m)
    fits = not misfit and stock_m is not None and stock_m <= limit_m
    if not fits and best is not None and best.id != used.id:
        words += tr("; {best} fits", best=best.name)
    return Trial(required_mm, limit_m, fits, words, best, stock_m, used, True, derivation)


def trial_racks(
    snapshot: Snapshot, library: Library, rack_a: int, rack_z: int, medium_id: str | None
) -> Trial:
    """Try the cable that `cables.connect_racks` would draw next between two racks."""
    try:
        a, z = match_racks(snapshot, rack_a, rack_z)
    except FabricError as error:
        return Trial(math.nan, math.nan, False, str(error), None, None, free=False)
    return trial(snapshot, library, a.end, z.end, medium_id)


def _length_words(required_mm: float, limit_m: float, medium: Medium, stock_m: float | None) -> str:
    if math.isnan(required_mm):
        return tr("length unknown until the racks stand where they belong")
    if required_mm / 1e3 > limit_m:
        over = format_length(required_mm - limit_m * 1e3)
        return tr(
            "{required_mm:.1f} of {limit_m:g} m: {over} too long for {medium}",
            required_mm=required_mm / 1e3,
            limit_m=limit_m,
            over=over,
            medium=medium.name,
        )
    if stock_m is None or stock_m > limit_m:
        return tr(
            "{required_mm:.1f} of {limit_m:g} m: {medium} is not sold in that length",
            required_mm=required_mm / 1e3,
            limit_m=limit_m,
            medium=medium.name,
        )
    return tr("{required_mm:.1f} of {limit_m:g} m", required_mm=required_mm / 1e3, limit_m=limit_m)


def _taken(snapshot: Snapshot, ends: tuple[ports.Plug, ports.Plug]) -> str:
    for end in ends:
        try:
            ports.refuse_taken(snapshot, end)
        except FabricError as error:
            return str(error)
    return tr("a port is taken")
