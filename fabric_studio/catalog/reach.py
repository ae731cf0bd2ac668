"""How far a medium reaches: its part's own rating, or the rule of its class while no part is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from fabric_studio.base.language import tr
from fabric_studio.catalog.cages import cage
from fabric_studio.catalog.ends import End, module_at
from fabric_studio.catalog.parts import Medium, PortGroup

USUAL_MULTIMODE = "OM4"
"""Grade taken for multimode fibre of unknown grade."""

_SINGLE_MODE = ("OS1", "OS2", "SMF")


@dataclass(frozen=True, slots=True)
class Reach:
    """The longest length a link may have, in whose words, and where the figure comes from. reason: what makes it so
    ("on OM3", "with a flat-top head"), "" for the plain rating of the medium."""

    limit_m: float
    basis: str
    source: str
    reason: str = ""


class ClassRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Planning reach of a class at one speed, for a cable whose part is not chosen yet."""

    medium_class: str
    speed_gbps: float
    limit_m: float
    source: str
    confidence: str
    by_fibre_m: dict[str, float] = {}


def _heads(host_a: End | None, host_z: End | None, *, near_only: bool) -> str:
    """Which heads a copper cable has: "finned" in finned cages, "flat" where an end is flat-top, or "unknown"."""
    names = [end.cage if isinstance(end, PortGroup) else end for end in (host_a, host_z) if end is not None]
    if near_only:
        # A splitter's far heads are flat-top in any case; only the head in the switch decides.
        names = [name for name in names if name.startswith("OSFP") and name != "OSFP-RHS"] or names
    if "OSFP-RHS" in names:
        return "flat"
    known = len(names) == 2 or (near_only and names)
    return "finned" if known and all(cage(name).kind == "module" for name in names) else "unknown"


def _by_fibre(medium: Medium, fibre: str | None) -> tuple[float, str]:
    if medium.attached:
        return medium.max_reach_m, ""
    if medium.reach_by_fibre_m:
        grade = (fibre or USUAL_MULTIMODE).upper()
        if grade not in medium.reach_by_fibre_m:
            return 0.0, tr("made for multimode fibre, not for {grade}", grade=grade)
        return medium.reach_by_fibre_m[grade], tr("on {grade}", grade=grade) + (
            "" if fibre else tr(" (taken, grade not set)")
        )
    if fibre is not None and fibre.upper() not in _SINGLE_MODE:
        return 0.0, tr("made for single-mode fibre, not for {upper}", upper=fibre.upper())
    return medium.max_reach_m, tr("on single-mode fibre")


def reach_m(
    medium: Medium,
    *,
    fibre: str | None = None,
    host_a: End | None = None,
    host_z: End | None = None,
    far: Medium | None = None,
) -> Reach:
    """The reach of a link over this medium: the least of end A, end Z and the fibre.

    `fibre` is a grade (OM3, OM4, OM5, OS2); unknown multimode is taken as OM4. The cages matter for copper heads (5 m
    active copper only with finned heads at both ends) and for modules with a rating of their own. `far` is the medium
    whose module sits at end Z when the two ends differ (a 500 m DR4 module towards a 100 m one gives 100 m).
    """
    limit_m, on = _by_fibre(medium, fibre)
    reason = on
    if medium.reach_by_heads_m:
        heads = _heads(host_a, host_z, near_only=bool(medium.far_connectors))
        limit_m = medium.reach_by_heads_m.get(heads, medium.max_reach_m)
        reason = {
            "finned": tr("with finned heads"),
            "flat": tr("with a flat-top head"),
            "unknown": tr("until both heads are known to be finned") if limit_m < medium.max_reach_m else "",
        }[heads]
    for side, end in (("A", host_a), ("Z", host_z)):
        module = None if end is None or medium.attached else module_at(medium, end)
        if module is not None and module.max_reach_m is not None and module.max_reach_m < limit_m and limit_m:
            limit_m, reason = (
                module.max_reach_m,
                tr(
                    "by the module at end {side} ({part_numbers})",
                    side=side,
                    part_numbers=module.part_numbers or module.of,
                ),
            )
    if far is not None and far.id != medium.id:
        other = reach_m(far, fibre=fibre, host_z=host_z)
        if other.limit_m < limit_m:
            limit_m, reason = other.limit_m, tr("by the module at end Z ({far})", far=far.name)
    if limit_m == 0.0:
        return Reach(
            0.0, tr("{medium} is {reason}", medium=medium.name, reason=reason), medium.source, reason
        )
    basis = tr("{medium} reaches {limit_m:g} m", medium=medium.name, limit_m=limit_m) + (
        tr(" {reason}", reason=reason) if reason else ""
    )
    return Reach(limit_m, f"{basis} ({medium.confidence_of('max_reach_m')})", medium.source, reason)


def class_reach(
    rules: Iterable[ClassRule], medium_class: str, speed_gbps: float, *, fibre: str | None = None
) -> Reach | None:
    """The class rule for a cable whose part is not chosen; None where the class is not built at that speed."""
    for rule in rules:
        if rule.medium_class == medium_class and rule.speed_gbps == speed_gbps:
            grade = (fibre or USUAL_MULTIMODE).upper()
            limit_m = rule.by_fibre_m.get(grade, 0.0) if rule.by_fibre_m else rule.limit_m
            on = tr(" on {grade}", grade=grade) if rule.by_fibre_m else ""
            return Reach(
                limit_m,
                tr(
                    "{speed_gbps:g}G {medium_class}: {limit_m:g} m{on} (class rule, {confidence})",
                    speed_gbps=speed_gbps,
                    medium_class=medium_class,
                    limit_m=limit_m,
                    on=on,
                    confidence=rule.confidence,
                ),
                rule.source,
            )
    return None
