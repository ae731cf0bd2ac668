"""A measurement beside the simulated sweep, as text and for scripts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_bytes
from fabric_studio.cli.output import columns
from fabric_studio.sim.measured import Beside, Measurement, mean_error, ranks_note
from fabric_studio.sim.results import Result


def told(result: Result, measurement: Measurement, compared: Sequence[Beside]) -> Iterator[str]:
    """Size by size, and by how much they differ on the whole."""
    yield ""
    yield from columns(
        [
            (tr("bus bandwidth by size"), tr("measured"), tr("simulated"), tr("difference")),
            *(
                (
                    format_bytes(each.size_bytes),
                    f"{each.measured_gbytes_s:,.4g} GB/s",
                    "" if each.simulated_gbytes_s is None else f"{each.simulated_gbytes_s:,.4g} GB/s",
                    tr("not in the sweep") if each.error is None else f"{each.error:+.1%}",
                )
                for each in compared
            ),
        ],
        "  ",
        numbers=True,
    )
    error = mean_error(compared)
    if error is not None:
        yield "  " + tr("geometric mean of the difference: {error:.1%}", error=error)
    if note := ranks_note(result, measurement):
        yield f"  {note}"


def to_json(result: Result, measurement: Measurement, compared: Sequence[Beside]) -> dict[str, Any]:
    return {
        "source": measurement.source,
        "ranks": measurement.ranks or None,
        "error_geometric_mean": mean_error(compared),
        "note": ranks_note(result, measurement) or None,
        "points": [
            {
                "size_bytes": each.size_bytes,
                "measured_busbw_gbytes_s": each.measured_gbytes_s,
                "simulated_busbw_gbytes_s": each.simulated_gbytes_s,
            }
            for each in compared
        ],
    }
