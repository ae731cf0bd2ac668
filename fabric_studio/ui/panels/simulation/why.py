"""Why a step takes as long as it does, in words. Figures from the result of a run; no Qt in here."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal

import numpy as np

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_bytes, format_time
from fabric_studio.sim.measured import sweep_curve
from fabric_studio.sim.results import Result
from fabric_studio.ui.panels.figures import figure

Tone = Literal["plain", "warn", "error", "dim", "accent"]
_WORTH_SAYING = 0.01
"""A share of the step below this is left out."""
_FULL = 0.995


@dataclass(frozen=True, slots=True)
class Why:
    """title: the question. shares: (seconds per step, words, tone), together the step. lines: what else explains it.
    cautions: where measurements are known to disagree."""

    title: str
    shares: tuple[tuple[float, str, Tone], ...]
    lines: tuple[tuple[str, Tone], ...]
    cautions: tuple[str, ...] = ()

    @property
    def sentence(self) -> str:
        """All of it in one sentence, for a status line or a screen reader."""
        parts = [f"{format_time(seconds)} {words}" for seconds, words, _ in self.shares]
        told = [*self.cautions, *(text for text, _ in self.lines)]
        return f"{self.title} " + ", ".join(parts) + ". " + " ".join(told)


def why(result: Result) -> Why:
    """The split of the step along its critical path: computing, moving bytes, latency, waiting for the slowest rank."""
    steps = max(1, int(np.isfinite(result.step_duration_s).sum()))
    if result.step_time_s is None:
        title = tr("Not finished after {format_time}", format_time=format_time(result.duration_s))
    elif result.cautions:
        title = tr("Why at least {format_time}?", format_time=format_time(result.step_time_s))
    else:
        title = tr("Why {format_time}?", format_time=format_time(result.step_time_s))
    found = result.bottleneck
    waiting, rank = waiting_for(result)
    computing = max(0.0, found.computation_s / steps - waiting)
    whole = computing + waiting + (found.transfer_s + found.latency_s) / steps
    shares: list[tuple[float, str, Tone]] = [
        (computing, tr("compute"), "plain"),
        (found.transfer_s / steps, tr("exposed {traffic}", traffic=_traffic(result)), "warn"),
        (waiting, tr("waiting for rank {rank}", rank=rank), "error"),
        (found.latency_s / steps, tr("latency"), "plain"),
    ]
    told = tuple(share for share in shares if share[0] > _WORTH_SAYING * whole)
    return Why(title, told, tuple(_lines(result)), result.cautions)


def waiting_for(result: Result) -> tuple[float, int]:
    """How long a typical rank waits for the slowest one in a step, and which one that is; (0, -1) when none stands out."""
    work = result.rank_step_s
    if work.ndim != 2 or not work.size:
        return 0.0, -1
    done = work[:, np.isfinite(work).all(axis=0)]
    if not done.size:
        return 0.0, -1
    slowest = Counter(done.argmax(axis=0).tolist()).most_common(1)[0][0]
    return float(np.mean(done.max(axis=0) - np.median(done, axis=0))), int(slowest)


def _traffic(result: Result) -> str:
    names = {"all_reduce": "all-reduce", "all_to_all": "all-to-all", "training_step": "all-reduce"}
    return names.get(result.workload, "transfer")


def _lines(result: Result) -> list[tuple[str, Tone]]:
    found, lines = result.bottleneck, list[tuple[str, Tone]]()
    if found.hottest_link:
        full = found.max_utilization >= _FULL
        peak = "100 %" if full else f"{found.max_utilization:.0%}"
        words = tr(
            "Hottest link: {hottest_link}, {mean_utilization:.0%} on average, {peak} at most.",
            hottest_link=found.hottest_link,
            mean_utilization=found.mean_utilization,
            peak=peak,
        )
        lines.append((words, "error" if full and found.mean_utilization > 0.8 else "plain"))
    told = result.collectives[:2]
    if sweep_curve(result.collectives):
        told = (max(result.collectives, key=lambda times: times.busbw_gbytes_s),)
    if result.knee_bytes is not None:
        words = tr("Half of the highest bus bandwidth from {size} on.", size=format_bytes(result.knee_bytes))
        lines.append((words, "plain"))
    for times in told:
        size = format_bytes(times.size_bytes)
        words = tr(
            "{name} of {size} over {ranks:,} ranks: bus bandwidth {figure} GB/s.",
            name=times.name,
            size=size,
            ranks=times.ranks,
            figure=figure(times.busbw_gbytes_s),
        )
        lines.append((words, "plain"))
    flows = result.flows
    if not result.collectives and flows.count and flows.p50_s is not None and flows.max_s is not None:
        words = tr(
            "{count:,} flows: half within {format_time}, the last after {format_time2}.",
            count=flows.count,
            format_time=format_time(flows.p50_s),
            format_time2=format_time(flows.max_s),
        )
        lines.append((words, "plain"))
    lines += [(f"{format_time(event.time_s)}: {event.text}", "warn") for event in result.events[-3:]]
    return lines
