"""The network for ASTRA-sim's analytical backend (YAML), where it is regular enough: one value for each dimension.

Bandwidth is GB/s of one link in one direction, at its full rate; latency ns of one link, counted on both sides of a switch.
"""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress
from fabric_studio.io.astrasim_shape import astrasim_shape
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.sheets import clean
from fabric_studio.io.whole_file import write_whole
from fabric_studio.model.snapshot import Snapshot


def write(snapshot: Snapshot, path: Path, progress: Progress) -> tuple[str, ...]:
    progress.step(0.0, tr("Looking for rings, switches and all with all"))
    shape = astrasim_shape(snapshot, str(path))
    columns = {
        "topology": [dimension.kind for dimension in shape.dimensions],
        "npus_count": [str(dimension.size) for dimension in shape.dimensions],
        "bandwidth": [_number(dimension.one_way_gbytes_s) for dimension in shape.dimensions],
        "latency": [_number(dimension.delay_ns) for dimension in shape.dimensions],
    }
    units = {"bandwidth": "  # GB/s", "latency": "  # ns"}
    lines = [f"# {' '.join(clean(note).split())}" for note in shape.notes]
    lines += [f"{key}: [ {', '.join(values)} ]{units.get(key, '')}" for key, values in columns.items()]
    write_whole(path, "\n".join((*lines, "")).encode())
    progress.step(1.0, tr("Written"))
    return shape.notes


def _number(value: float) -> str:
    """With a point, as the parser of ASTRA-sim wants floating-point numbers."""
    digits = f"{value:.6f}".rstrip("0")
    return f"{digits}0" if digits.endswith(".") else digits


EXPORTER = Exporter("astrasim.yml", mark("Network for ASTRA-sim's analytical backend"), ".yml", write)
