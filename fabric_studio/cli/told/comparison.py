"""One workload under several routings, side by side as text."""

from __future__ import annotations

from collections.abc import Iterator

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_rate, format_time
from fabric_studio.cli.output import columns, wrapped
from fabric_studio.sim.comparison import RoutingComparison, RoutingOutcome

_WIDTH = 100
_GBPS = 8e-9

_HEAD = (
    mark("routing"),
    mark("min"),
    mark("5 %"),
    mark("median"),
    mark("mean"),
    mark("max"),
    mark("of line"),
    mark("all done after"),
)


def told(found: RoutingComparison) -> Iterator[str]:
    """The table, the fastest marked, then what was left out and why."""
    fastest = min((outcome.duration_s for outcome in found.outcomes), default=0.0)
    yield tr("{workload} under every routing that fits", workload=found.workload)
    yield ""
    head = tuple(tr(text) for text in _HEAD)
    yield from columns([head, *(_row(outcome, fastest) for outcome in found.outcomes)], "  ", numbers=True)
    yield ""
    if found.line_bytes_s:
        text = tr(
            "rates of {count} transfers while the first ones all run, in Gb/s; line: {line} for one accelerator",
            count=f"{max((outcome.transfers for outcome in found.outcomes), default=0):,}",
            line=format_rate(found.line_bytes_s * _GBPS),
        )
        yield from wrapped(text, _WIDTH, initial_indent="  ", subsequent_indent="  ")
    for why in dict.fromkeys(found.misfits.values()):
        names = ", ".join(name for name, its in found.misfits.items() if its == why)
        text = tr("left out: {names}: {why}", names=names, why=why)
        yield from wrapped(text, _WIDTH, initial_indent="  ", subsequent_indent="    ")


def _row(outcome: RoutingOutcome, fastest: float) -> tuple[str, ...]:
    rates = (
        outcome.min_bytes_s, outcome.p5_bytes_s, outcome.median_bytes_s, outcome.mean_bytes_s, outcome.max_bytes_s,
    )  # fmt: skip
    name = outcome.routing if outcome.pxn == "auto" else f"{outcome.routing}, pxn={outcome.pxn}"
    best = " *" if outcome.duration_s <= fastest * 1.001 else ""
    return (
        name,
        *(f"{rate * _GBPS:,.1f}" for rate in rates),
        f"{outcome.of_line:.1%}",
        format_time(outcome.duration_s) + best,
    )
