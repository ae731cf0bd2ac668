"""Phrases that several rules share."""

from __future__ import annotations

from collections.abc import Iterable

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_length
from fabric_studio.base.wording import joined, listed
from fabric_studio.catalog.parts import Medium, Part
from fabric_studio.layout.media import UNKNOWN_CLASS
from fabric_studio.model.ports import cages_of, port_name
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.links import links_of
from fabric_studio.rules.proposals import Proposal


def metres(length_m: float) -> str:
    """ "3.4 m", "850 mm", "49.5 km"."""
    if length_m >= 10_000:
        return f"{length_m / 1e3:,.1f}".removesuffix(".0") + " km"
    return format_length(length_m * 1e3)


def need_and_limit(need_m: float, limit_m: float) -> tuple[str, str]:
    """Two lengths to compare: in whole millimetres where they would read the same otherwise."""
    need, limit = metres(need_m), metres(limit_m)
    return (need, limit) if need != limit else (f"{need_m:.3f} m", f"{limit_m:.3f} m")


def rated_medium(snapshot: Snapshot, link: int) -> str:
    """The medium whose reach counts for a link, and how sure that figure is where nobody published it."""
    links = links_of(snapshot)
    ends = [snapshot.parts.spec[row] for row in (links.a_medium[link], links.z_medium[link]) if row >= 0]
    known = [end for end in ends if isinstance(end, Medium) and end.medium_class != UNKNOWN_CLASS]
    if not known:
        return str(ends[0].name)
    if known[0].max_reach_m <= 0:
        return tr("{medium} (rule of its class)", medium=known[0].name)
    sure = known[0].confidence_of("max_reach_m").split()[0]
    return (
        tr("{medium} ({sure} figure)", medium=known[0].name, sure=tr(sure))
        if known[0].is_estimate("max_reach_m")
        else str(known[0].name)
    )


def proposed(proposal: Proposal | None) -> str:
    """The end of a sentence about a cable that will not do."""
    return also(proposal) if proposal else tr("; nothing in the catalogue fits these ports over that length")


def also(proposal: Proposal | None) -> str:
    """What could be used instead, at the end of a sentence; nothing where nothing could."""
    return tr("; {more}", more=proposal.words) if proposal else ""


def several(names: Iterable[str], count: int = 0) -> str:
    """ "A, B and C", "A, B, C and 5 more". count: how many there are, where only the first are given."""
    given = [str(name) for name in names]
    rest = max(count, len(given)) - 3
    if rest > 0:
        return tr("{names} and {count:,} more", names=listed(given[:3]), count=rest)
    return joined(given)


def port_words(snapshot: Snapshot, device: int, port: int, lane: int = 0, lanes: int = 0) -> str:
    """ "leaf-01 port 12/2"; device is a row. Lanes 0 means the whole cage."""
    spec, name = snapshot.spec_of(int(snapshot.devices.part[device])), snapshot.devices.name[device]
    cages = cages_of(spec) if isinstance(spec, Part) else ()
    if not isinstance(spec, Part) or not 0 <= port < len(cages):
        return tr("{device} cage {cage}", device=name, cage=port + 1)
    if cages[port].group.role == "patch":
        lane = lanes = 0
    return tr("{device} port {port}", device=name, port=port_name(spec, port, lane, lanes))
