"""The file of a run: one .npz of plain arrays, without pickle, written in one piece or not at all.

K links that carried anything (hottest first), T recorded bins, R ranks, S steps:
times float64[T], link_utilization float32[K, T], link_names str[K], link_cable int64[K], link_bytes, link_mean, link_max float64[K],
throughput float64[T], step_time_s float32[R, S], step_duration_s float64[S], and `summary`: the rest as JSON text.
"""

from __future__ import annotations

import contextlib
import os
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.sim.frames import Event
from fabric_studio.sim.results import Bottleneck, CollectiveTimes, FlowTimes, Links, Phase, Result

FORMAT = 1
MOST_BYTES = 4 * 2**30
_ARRAYS = {
    "times": ("f", 1), "throughput": ("f", 1), "link_utilization": ("f", 2), "link_names": ("U", 1), "link_cable": ("i", 1),
    "link_bytes": ("f", 1), "link_mean": ("f", 1), "link_max": ("f", 1), "step_time_s": ("f", 2), "step_duration_s": ("f", 1),
    "summary": ("U", 0),
}  # fmt: skip


class _Summary(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    engine: str
    workload: str
    params: dict[str, int | float | bool | str]
    complete: bool
    step_time_s: float | None
    duration_s: float
    phases: tuple[Phase, ...]
    collectives: tuple[CollectiveTimes, ...]
    flows: FlowTimes
    bottleneck: Bottleneck
    events: tuple[Event, ...]
    n_events: int
    wall_s: float
    model_notes: tuple[str, ...]
    window_error_mean: float = 0.0
    window_error_max: float = 0.0
    knee_bytes: float | None = None
    cautions: tuple[str, ...] = ()


def save_run(result: Result, path: Path) -> None:
    """Write `result`; BadInputError when the target cannot be written, and then what was there before is untouched."""
    summary = _Summary(
        format=FORMAT, **{name: getattr(result, name) for name in _Summary.__struct_fields__ if name != "format"}
    )  # fmt: skip
    arrays: dict[str, Any] = {
        "times": result.times_s,
        "throughput": result.throughput_bytes_s,
        "link_utilization": result.link_utilization,
        "link_names": np.array(result.links.names[:], dtype=str),
        "link_cable": result.links.cable,
        "link_bytes": result.links.carried_bytes,
        "link_mean": result.links.mean_utilization,
        "link_max": result.links.max_utilization,
        "step_time_s": result.rank_step_s,
        "step_duration_s": result.step_duration_s,
        "summary": np.array(msgspec.json.encode(summary).decode()),
    }
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("xb") as file:
            np.savez_compressed(file, allow_pickle=False, **arrays)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError as error:
        raise BadInputError(
            str(path),
            tr("the run cannot be written: {strerror}", strerror=error.strerror or error),
            tr("choose another folder"),
        ) from None
    finally:
        # Also when it was stopped half way.
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)


def load_run(path: Path) -> Result:
    """Read the file of a run; BadInputError when it is no such file, damaged, or written by a newer version."""
    try:
        arrays = _read(path)
        summary = msgspec.json.decode(str(arrays["summary"]), type=_Summary)
    except FileNotFoundError:
        raise BadInputError(
            str(path), tr("there is no such file"), tr("simulate ... -o RUN.npz writes one")
        ) from None
    except OSError as error:
        raise BadInputError(
            str(path),
            tr("it cannot be read: {strerror}", strerror=error.strerror or error),
            tr("check the file"),
        ) from None
    except (
        ValueError,
        KeyError,
        EOFError,
        zipfile.BadZipFile,
        NotImplementedError,
        MemoryError,
        msgspec.MsgspecError,
    ) as error:
        raise BadInputError(
            str(path),
            tr("not a run of this program ({error})", error=error),
            tr("simulate ... -o RUN.npz writes one"),
        ) from None
    if summary.format != FORMAT:
        raise BadInputError(
            str(path),
            tr("run format {format}, this version reads {known}", format=summary.format, known=FORMAT),
            tr("use a newer version"),
        )
    links = Links(
        tuple(str(name) for name in arrays["link_names"]), arrays["link_cable"].astype(np.int64),
        arrays["link_bytes"], arrays["link_mean"], arrays["link_max"],
    )  # fmt: skip
    rest = {name: getattr(summary, name) for name in _Summary.__struct_fields__ if name != "format"}
    return Result(
        **rest,
        links=links,
        times_s=arrays["times"],
        link_utilization=arrays["link_utilization"].astype(np.float32),
        throughput_bytes_s=arrays["throughput"],
        rank_step_s=arrays["step_time_s"].astype(np.float32),
        step_duration_s=arrays["step_duration_s"],
    )


def _read(path: Path) -> dict[str, Any]:
    if path.exists() and not (path.is_file() or path.is_dir()):
        # A pipe would be waited for.
        raise ValueError(tr("it is no plain file"))
    with zipfile.ZipFile(path) as archive:
        if sum(member.file_size for member in archive.infolist()) > MOST_BYTES:
            raise ValueError(tr("it unpacks to more than 4 GiB"))
    with np.load(path, allow_pickle=False) as file:
        arrays = {name: file[name] for name in _ARRAYS}
    for name, (kind, dimensions) in _ARRAYS.items():
        if arrays[name].dtype.kind != kind or arrays[name].ndim != dimensions:
            raise ValueError(tr("{name} has the wrong shape or type", name=name))
    count, bins = len(arrays["link_names"]), len(arrays["times"])
    per_link = [len(arrays[name]) for name in ("link_cable", "link_bytes", "link_mean", "link_max")]
    recorded = arrays["link_utilization"].shape
    if any(length != count for length in per_link) or len(arrays["throughput"]) != bins:
        raise ValueError(tr("its arrays do not fit together"))
    if recorded != (count, bins) and recorded != (0, 0):
        raise ValueError(tr("link_utilization does not fit the links and times"))
    return arrays
