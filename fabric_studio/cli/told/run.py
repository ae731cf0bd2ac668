"""The result of a simulation as text."""

from __future__ import annotations

from collections.abc import Iterator

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_bytes, format_time
from fabric_studio.cli.output import columns, wrapped
from fabric_studio.sim.results import Result

_WIDTH = 100


def told(result: Result, links: int) -> Iterator[str]:
    """How long it took, what it spent that on, the hottest links, and what the model leaves out."""
    least = bool(result.cautions) and result.step_time_s is not None
    what = {
        "workload": result.workload,
        "time": _time(result.step_time_s),
        "engine": tr(result.engine),
    }
    yield (
        tr("{workload}: one step takes at least {time} ({engine} model)", **what)
        if least
        else tr("{workload}: one step takes {time} ({engine} model)", **what)
    )
    for text in result.cautions:
        yield from wrapped(
            tr("CAUTION: {text}", text=text), _WIDTH, initial_indent="  ", subsequent_indent="    "
        )
    if result.collectives:
        yield ""
        yield from columns(
            [
                (
                    tr("collective"),
                    tr("ranks"),
                    tr("size"),
                    tr("count"),
                    tr("mean time"),
                    tr("bus bandwidth, at most") if least else tr("bus bandwidth"),
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
            "  "
            + tr(
                "{count:,} flows: half done after {half}, 99 % after {most}, all after {all}",
                count=result.flows.count,
                half=_time(result.flows.p50_s),
                most=_time(result.flows.p99_s),
                all=_time(result.flows.max_s),
            )
        )
    spent = result.bottleneck
    yield (
        "  "
        + tr(
            "on the critical path: computation {computation}, transfer {transfer}, latency {latency}; most: {kind} ({name})",
            computation=format_time(spent.computation_s),
            transfer=format_time(spent.transfer_s),
            latency=format_time(spent.latency_s),
            kind=tr(spent.kind),
            name=spent.name,
        )
    )
    hottest = range(min(links, len(result.links.names)))
    if hottest:
        yield ""
        yield from columns(
            [
                (tr("hottest of {count:,} links", count=len(result.links.names)), tr("mean"), tr("highest")),
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
        yield "  " + tr("at {time}: {text}", time=format_time(event.time_s), text=event.text)
    for note in result.model_notes:
        yield from wrapped(
            tr("note: {text}", text=note), _WIDTH, initial_indent="  ", subsequent_indent="    "
        )


def _time(time_s: float | None) -> str:
    return tr("unknown") if time_s is None else format_time(time_s)
