"""The two ends of a link have modules that do not understand each other, or another fibre between them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.fit import line_connector
from fabric_studio.catalog.parts import Medium
from fabric_studio.catalog.reach import reach_m
from fabric_studio.layout.media import UNKNOWN_CLASS
from fabric_studio.model.groups import group_rows
from fabric_studio.routing.links import links_of
from fabric_studio.rules.findings import Batch, Finding, Fix
from fabric_studio.rules.linkwise import cables_of_link, links_on, one_per_cable
from fabric_studio.rules.physical import cable_uids
from fabric_studio.rules.proposals import cheapest, does
from fabric_studio.rules.rule import LENGTHS, Context, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, links = context.snapshot, links_of(context.snapshot)
    cables, specs = snapshot.cables, snapshot.parts.spec
    if not len(links.a):
        return
    of_cable = np.repeat(np.arange(len(links.a)), np.diff(links.ptr))
    grades, grade = np.unique(cables.fibre.astype(str), return_inverse=True)
    own = snapshot.parts.index_of(cables.medium[links.cable])
    z_medium = np.where(links.z_medium < 0, links.a_medium, links.z_medium)
    key = (links.a_medium[of_cable], z_medium[of_cable], own, grade.ravel()[links.cable])
    first, kind = group_rows(*key)
    reasons = [
        disagreement(specs[a], specs[z], specs[c], str(grades[g]))
        for a, z, c, g in np.stack(key, axis=1)[first].tolist()
    ]
    wrong = np.array([bool(reason) for reason in reasons])[kind]
    bad, place = np.unique(of_cable[wrong], return_index=True)
    told = dict(zip(bad.tolist(), np.flatnonzero(wrong)[place].tolist(), strict=True))

    def word(link: int) -> Finding:
        rows, at = cables_of_link(snapshot, link), told[link]
        a, z, between, fibre = (column[at] for column in key)
        devices = snapshot.devices.name
        at_ends = (
            tr("at {device}", device=devices[links.a[link]]),
            tr("at {device}", device=devices[links.z[link]]),
        )
        why = disagreement(specs[a], specs[z], specs[between], str(grades[fibre]), at_ends)
        text = tr("{cable}: {what}", cable=cables.name[links.cable[at]], what=why)
        return Finding(RULE.name, RULE.severity, text, cable_uids(snapshot, rows), fix=_fix(context, link))

    yield one_per_cable(snapshot, RULE.severity, bad, np.zeros(len(bad)), word)


def disagreement(
    a: object,
    z: object,
    between: object,
    fibre: str,
    at: tuple[str, str] = (mark("at one end"), mark("at the other")),
) -> str:
    """What is wrong between the media at the two ends of a link, that of a cable between them, and the grade of its fibre;
    "" where they agree, or nobody knows."""
    ends = [end for end in (a, z) if isinstance(end, Medium) and end.medium_class != UNKNOWN_CLASS]
    if len(ends) == 2 and not compatible(ends[0], ends[1]):
        return tr(
            "{a} {at_a} and {z} {at_z} do not understand each other",
            a=ends[0].name,
            at_a=tr(at[0]),
            z=ends[1].name,
            at_z=tr(at[1]),
        )
    for end in ends:
        if isinstance(between, Medium) and between.medium_class != UNKNOWN_CLASS and between not in ends:
            if end.attached or between.attached:
                return tr("it is {between} in a link of {end}", between=between.name, end=end.name)
            if _multimode(end) != _multimode(between):
                return tr(
                    "it is {kind} fibre ({medium}) in a link of {end}, which needs {needed}",
                    kind=_fibre(between),
                    medium=between.name,
                    end=end.name,
                    needed=_fibre(end),
                )
            if _plug(end) != _plug(between):
                return tr(
                    "it ends in {connector} ({medium}) in a link of {end}, which needs {needed}",
                    connector=between.line_connector,
                    medium=between.name,
                    end=end.name,
                    needed=end.line_connector,
                )
        if fibre and not end.attached:
            reach = reach_m(end, fibre=fibre)
            if reach.limit_m == 0:
                return tr("{end} is {reason}", end=end.name, reason=reach.reason)
    return ""


def compatible(a: Medium, z: Medium) -> bool:
    """The same light on the line. Parallel single-mode optics of one lane speed understand each other whatever their class
    says of reach or of the electrical side (DR4, DR4+, LPO, CPO); in a fibre pair and in multimode fibre the class says how
    the wavelengths are laid out."""
    if a.id == z.id:
        return True
    if a.attached or z.attached or _multimode(a) != _multimode(z) or _plug(a) != _plug(z):
        return False
    parallel = _plug(a) == "parallel" and not _multimode(a)
    return (a.lanes, a.lane_gbps) == (z.lanes, z.lane_gbps) and (parallel or a.medium_class == z.medium_class)


def _plug(medium: Medium) -> str:
    """Ribbons end in MPO or the smaller MMC; a cord with one of each is a stock part."""
    connector = line_connector(medium)[0]
    return "parallel" if connector.startswith(("MPO", "MMC")) else connector


def _multimode(medium: Medium) -> bool:
    return bool(medium.reach_by_fibre_m)


def _fibre(medium: Medium) -> str:
    return tr("multimode") if _multimode(medium) else tr("single-mode")


def _fix(context: Context, link: int) -> Fix | None:
    """One of the two media that does for the whole link, else the cheapest that does."""
    snapshot, links = context.snapshot, links_of(context.snapshot)
    rows = cables_of_link(snapshot, link)
    mine = links_on(snapshot, rows)
    for end in (links.a_medium[link], links.z_medium[link]):
        medium = snapshot.parts.spec[end] if end >= 0 else None
        if isinstance(medium, Medium) and does(context, medium, mine):
            return Fix(
                "set-medium",
                {"cables": snapshot.cables.uid[rows].tolist(), "medium": medium.id},
                tr("use {medium} throughout", medium=medium.name),
            )
    proposal = cheapest(context, mine)
    return proposal.fix(snapshot.cables.uid[rows]) if proposal else None


RULE = Rule(
    name="media-disagree",
    severity="error",
    title=mark("The ends of a link disagree on the medium"),
    rationale=(
        mark(
            "Wavelength, number of fibres, lane speed and kind of fibre must be the same at both ends and in every cable between; parallel single-mode optics of one lane speed mix, whatever their reach (DR4 with its 100 m part, LPO or CPO)."
        )
    ),
    source=mark("IEEE 802.3 media-dependent interfaces; LinkX interoperability tables"),
    kinds=LENGTHS,
    places="word",
    find=find,
    example="C0123: 400G SR4 at leaf-01 and 400G DR4 at server-01 do not understand each other",
    mend=mark("Use one of the two media for the whole link if it does, else the cheapest that does."),
)
