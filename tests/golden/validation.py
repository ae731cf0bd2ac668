"""Writes docs/validation.md from the figures that the tests hold us to: `python -m tests.golden.validation`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path

import numpy as np

from tests.golden.figures import FIGURES as OURS
from tests.golden.figures import RACKS, SERVERS, Figure, compute
from tests.golden.uncompared import UNCOMPARED

PAGE = Path(__file__).resolve().parents[2] / "docs" / "validation.md"
SECTIONS = tuple(
    import_module(f"tests.golden.{name}") for name in ("policies",) if find_spec(f"tests.golden.{name}")
)
"""Modules that add to the page: `FIGURES`, more figures, and `section()`, lines of their own"""
FIGURES: tuple[Figure, ...] = (
    *OURS,
    *(figure for module in SECTIONS for figure in getattr(module, "FIGURES", ())),
)
LEAST_ERROR = 1e-3
"""A mean of logarithms needs a floor: what is nearer than this counts as this near"""


def geometric_mean_error(figures: list[Figure]) -> float:
    errors = np.maximum([abs(figure.error) for figure in figures], LEAST_ERROR)
    return float(np.exp(np.log(errors).mean()))


def page() -> str:
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "# What the simulator gets right, and what not"
    yield ""
    yield "Generated from the tests by `python -m tests.golden.validation`; do not edit. Expected figures are published, measured"
    yield "elsewhere or given by a formula; *ours* is the fluid model, with `efficiency=measured` where collectives are compared with"
    yield "measurements. Constants come from the sources named in `resources/collectives/nccl.yaml` and `resources/catalog/constants.yaml`,"
    yield "not from these figures; the few that do come from one are marked *calibrates* and prove nothing."
    yield ""
    met = sum(figure.met and not figure.calibrates for figure in FIGURES)
    missed = [figure for figure in FIGURES if not figure.met]
    yield f"{met} figures are met within their tolerance, {len(missed)} are not, {sum(f.calibrates for f in FIGURES)} calibrate."
    for group, some in groupby(FIGURES, key=lambda figure: figure.group):
        yield from ("", f"## {group}", "")
        yield "| id | what | expected | ours | error | tolerance | verdict | source |"
        yield "|---|---|---:|---:|---:|---:|---|---|"
        for figure in some:
            yield _row(figure)
    yield from ("", "## Errors on the tables of collectives", "")
    for name, figures in (
        ("H100 servers", [f for f in FIGURES if f.group == SERVERS]),
        ("of these, bandwidth of one server of 8", [f for f in FIGURES if f.id == "G-C2"]),
        (
            "GB200 racks, one domain of 72",
            [f for f in FIGURES if f.group == RACKS and f.id.startswith("G-C8")],
        ),
        ("GB200 racks, 1,440 GPUs", [f for f in FIGURES if f.group == RACKS and f.id.startswith("G-C10")]),
        ("both tables together", [f for f in FIGURES if f.group in (SERVERS, RACKS)]),
    ):
        counted = [figure for figure in figures if not figure.calibrates and figure.unit != "MiB"]
        yield f"- {name}: geometric mean of the error {geometric_mean_error(counted):.2%} over {len(counted)} figure{'s' * (len(counted) > 1)}"
    yield ""
    yield "ASTRA-sim publishes 9.69 % for all-reduce on HGX H100 with 8 GPUs and 20.63 % with 2. There is no public table of 2 GPUs here to"
    yield "compare with."
    for module in SECTIONS:
        if hasattr(module, "section"):
            yield ""
            yield from module.section()
    yield from ("", "## What is missed, and why", "")
    for figure in missed:
        yield f"- **{figure.id}**, {figure.what}: expected {_number(figure.expected)}, ours {_number(compute(figure))} {figure.unit} ({figure.error:+.1%}). {figure.why[0].upper()}{figure.why[1:]}."
    yield ""
    yield "Across racks of 72 (G-C10) the model is 2 to 5 times too fast, and below 2 GiB in one rack (G-C8) up to 35 %. Results in these"
    yield "two regimes say so in their first line, in the window and on the command line, and call their times a lower bound."
    yield from ("", "## What is not compared, and why", "")
    yield "| id | published | why not |"
    yield "|---|---|---|"
    for name, statement, reason in UNCOMPARED:
        yield f"| {name} | {statement} | {reason} |"
    yield from ("", "## What the model leaves out", "")
    yield "Packets, queues, ECN marks, losses and retransmissions; congestion control; the time that memory and PCIe take inside a server"
    yield "beyond the useful rate of its links; overlap of traffic with computation inside a layer."


def _row(figure: Figure) -> str:
    verdict = "calibrates" if figure.calibrates else "met" if figure.met else "**missed**"
    tolerance = (
        "exact"
        if figure.tolerance == 0
        else f"{figure.tolerance:.2g}"
        if figure.tolerance < 0.01
        else f"{figure.tolerance:.0%}"
    )
    unit = f" {figure.unit}" if figure.unit else ""
    return (
        f"| {figure.id} | {figure.what} | {_number(figure.expected)}{unit} | {_number(compute(figure))}{unit} | {figure.error:+.1%}"
        f" | {tolerance} | {verdict} | {figure.source} |"
    )


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}" if value < 100 else f"{value:.0f}"


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), "utf-8")
    print(f"written: {PAGE.relative_to(Path.cwd()) if PAGE.is_relative_to(Path.cwd()) else PAGE}")
