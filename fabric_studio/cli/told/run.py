"""The result of a simulation as text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from fabric_studio.base.units import format_bytes, format_time
from fabric_studio.cli.output import columns
from fabric_studio.sim.results import Result

_WIDTH = 100


def told(result: Result, links: int) -> Iterator[str]:
    """How long it took, what it spent that on, the hottest links, and what the model leaves out."""
    least = "at least " if result.cautions and result.step_time_s is not None else ""
    yield f"{result.workload}: one step takes {least}{_time(result.step_time_s)} ({result.engine} model)"
    for text in result.cautions:
        yield from textwrap.wrap(f"CAUTION: {text}", _WIDTH, initial_indent="  ", subsequent_indent="    ")
    if result.collectives:
        yield ""
        yield from columns(
            [
                (
                    "collective",
                    "ranks",
                    "size",
                    "count",
                    "mean time",
                    f"bus bandwidth{', at most' if least else ''}",
                ),
                *(
                    (
                        f"{c.name} ({c.operation}, {c.algorithm})",
                        f"{c.ranks:,}",
                        format_bytes(c.size_bytes),
                        f"{c.count:,}",
                        format_time(c.time_s),
                        f"{c.busbw_gbytes_s:,.1f} GB/s",
                    )
                    for c in result.collectives
                ),
            ],
            "  ",
            numbers=True,
        )
    if result.flows.count:
        yield ""
        yield (
            f"  {result.flows.count:,} flows: half done after {_time(result.flows.p50_s)}, 99 % after "
            f"{_time(result.flows.p99_s)}, all after {_time(result.flows.max_s)}"
        )
    spent = result.bottleneck
    yield (
        f"  on the critical path: computation {format_time(spent.computation_s)}, transfer "
        f"{format_time(spent.transfer_s)}, latency {format_time(spent.latency_s)}; most: {spent.kind} ({spent.name})"
    )
    hottest = range(min(links, len(result.links.names)))
    if hottest:
        yield ""
        yield from columns(
            [
                (f"hottest of {len(result.links.names):,} links", "mean", "highest"),
                *(
                    (
                        result.links.names[i],
                        f"{result.links.mean_utilization[i]:.1%}",
                        f"{result.links.max_utilization[i]:.1%}",
                    )
                    for i in hottest
                ),
            ],
            "  ",
            numbers=True,
        )
    yield ""
    for event in result.events:
        yield f"  at {format_time(event.time_s)}: {event.text}"
    for note in result.model_notes:
        yield from textwrap.wrap(f"note: {note}", _WIDTH, initial_indent="  ", subsequent_indent="    ")


def _time(time_s: float | None) -> str:
    return "unknown" if time_s is None else format_time(time_s)
