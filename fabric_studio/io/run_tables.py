"""A run as plain tables for spreadsheets and scripts: a folder of CSV files, units in the names of the columns."""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.io.members import unusable
from fabric_studio.io.sheets import write_csv
from fabric_studio.io.whole_file import real_path
from fabric_studio.sim.results import Result

Row = tuple[object, ...]


def save_run_tables(result: Result, folder: Path) -> tuple[str, ...]:
    """Write the tables into a folder, which is made; returns their names. All are written beside and then moved at once, so
    that a disk that fills up leaves what was there, or nothing. BadInputError when that cannot be done."""
    check_folder(folder)
    target = real_path(folder)
    there = target.is_dir()
    # Inside a folder that exists, which may be another disk than the one around it.
    stage = (target if there else target.parent) / f".{target.name[:100]}.{secrets.token_hex(4)}.tmp"
    try:
        stage.mkdir()
        for name, (columns, rows) in _TABLES.items():
            write_csv(stage / name, columns, (tuple(map(_cell, row)) for row in rows(result)))
        if there:
            for name in _TABLES:
                (stage / name).replace(target / name)
        else:
            stage.rename(target)
    except OSError as error:
        raise unusable(folder, error, "write") from None
    except BadInputError as error:
        raise BadInputError(str(folder), error.what, error.way_out) from None
    finally:
        shutil.rmtree(stage, ignore_errors=True)
    return tuple(_TABLES)


def check_folder(folder: Path) -> None:
    """BadInputError when it holds something else than an earlier run's tables."""
    if not folder.is_dir():
        return
    other = sorted(path.name for path in folder.iterdir() if path.name not in _TABLES)
    if other:
        raise BadInputError(
            str(folder),
            tr("is a folder that holds {other}", other=other[0]),
            tr("name a new folder for the tables"),
        )


def _cell(value: object) -> object:
    """Numbers with all their digits: seconds of a simulation are small."""
    if isinstance(value, float | np.floating):
        return f"{float(value):.9g}" if np.isfinite(value) else None
    return int(value) if isinstance(value, np.integer) else value


def _links(result: Result) -> Iterator[Row]:
    links = result.links
    yield from zip(
        links.names,
        links.cable,
        links.carried_bytes,
        links.mean_utilization,
        links.max_utilization,
        strict=True,
    )


def _collectives(result: Result) -> Iterator[Row]:
    for c in result.collectives:
        yield (
            c.name, c.operation, c.algorithm, c.protocol, c.ranks, c.size_bytes, c.count, c.time_s, c.min_time_s,
            c.max_time_s, c.algbw_gbytes_s, c.busbw_gbytes_s,
        )  # fmt: skip


def _phases(result: Result) -> Iterator[Row]:
    for phase in result.phases:
        yield phase.name, phase.count, phase.mean_s, phase.max_s, phase.start_s, phase.end_s


def _ranks(result: Result) -> Iterator[Row]:
    for rank, times in enumerate(result.rank_step_s.tolist()):
        for step, took in enumerate(times, 1):
            yield rank, step, took


def _timeline(result: Result) -> Iterator[Row]:
    yield from zip(result.times_s.tolist(), result.throughput_bytes_s.tolist(), strict=True)


def _about(result: Result) -> Iterator[Row]:
    yield "workload", result.workload
    yield "engine", result.engine
    yield "complete", str(result.complete).lower()
    yield "step_time_s", result.step_time_s
    yield "duration_s", result.duration_s
    for name, value in result.params.items():
        yield f"parameter {name}", value
    for text in result.cautions:
        yield "caution", text
    for text in result.model_notes:
        yield "note", text


_TABLES: Mapping[str, tuple[tuple[str, ...], Callable[[Result], Iterator[Row]]]] = {
    "run.csv": (("name", "value"), _about),
    "links.csv": (("link", "cable", "carried_bytes", "mean_utilization", "max_utilization"), _links),
    "collectives.csv": (
        ("name", "operation", "algorithm", "protocol", "ranks", "size_bytes", "count", "time_s", "min_time_s", "max_time_s",
         "algbw_gbytes_s", "busbw_gbytes_s"),
        _collectives,
    ),
    "phases.csv": (("phase", "count", "mean_s", "max_s", "start_s", "end_s"), _phases),
    "ranks.csv": (("rank", "step", "time_s"), _ranks),
    "timeline.csv": (("time_s", "throughput_bytes_s"), _timeline),
}  # fmt: skip
