"""Media of imported links that nobody names: the backplane of a chassis, and a link of which only the delay is stated."""

from __future__ import annotations

from msgspec import structs

from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import Medium
from fabric_studio.io.importers.records import Fabric
from fabric_studio.io.importers.report import Report
from fabric_studio.layout.media import UNKNOWN_CLASS, UNKNOWN_MEDIUM

BACKPLANE = Medium(
    id="chassis-backplane",
    name="Backplane of a director chassis",
    medium_class=UNKNOWN_CLASS,
    speed_gbps=0.0,
    lanes=0,
    lane_gbps=0.0,
    max_reach_m=0.0,
    factory_fitted=True,
    source="made up for an import: modules of one chassis are joined inside it",
    confidence="generic",
)
MOST_DELAYS = 32
"""Most different delays that are kept; a file with more has a delay for every link, which no medium stands for."""


def delay_media(fabric: Fabric, report: Report) -> dict[float | None, Medium]:
    """The medium of every delay that the file states; what became of the delays goes into the report."""
    delays = {cable.delay_ns for cable in fabric.cables if not cable.inside and cable.delay_ns is not None}
    if not delays:
        return {}
    if len(delays) > MOST_DELAYS:
        report.leave_out(
            tr("{delays:,} different delays of links", delays=len(delays)),
            tr("at most {most_delays} are kept", most_delays=MOST_DELAYS),
        )
        return {}
    told = ", ".join(tr("{delay:g} ns", delay=delay) for delay in sorted(delays))
    report.guess(
        tr(
            "delays of links ({told} one-way) are kept for simulation until a medium is chosen; they are not taken for lengths",
            told=told,
        )
    )
    return {delay: _with_delay(delay) for delay in delays}


def _with_delay(delay_ns: float) -> Medium:
    """The delay is all there, however long the cable turns out to be."""
    return structs.replace(
        UNKNOWN_MEDIUM,
        id=f"unknown-medium-{delay_ns:g}ns",
        name=f"Medium not known, {delay_ns:g} ns one-way",
        latency_ns_per_end=delay_ns / 2,
        latency_ns_per_m=0.0,
    )
