"""The network file of ASTRA-sim's analytical backend: one building block (Ring, Switch, FullyConnected) for each dimension.

NPU number = sum of position in each dimension times the sizes of the dimensions before it, so the first varies fastest.
Bandwidth is GB/s of one link in one direction, latency ns of one link.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from typing import Any

from fabric_studio.base.errors import BadInputError
from fabric_studio.io.importers.report import Report
from fabric_studio.io.importers.safe_yaml import load_yaml

MOST_NPUS, MOST_DIMENSIONS = 100_000, 10
_KINDS = {"ring": "Ring", "switch": "Switch", "fullyconnected": "FullyConnected"}
_OLD = ("units-count", "links-count", "link-bandwidth", "dimensions-count")
_KEYS = ("topology", "npus_count", "bandwidth", "latency")


@dataclass(frozen=True, slots=True)
class Dimension:
    """kind: Ring, Switch or FullyConnected; one_way_gbytes_s and delay_ns: of one link."""

    kind: str
    size: int
    one_way_gbytes_s: float
    delay_ns: float


def read_dimensions(text: str, source: str, report: Report) -> list[Dimension]:
    """The dimensions, first one first; BadInputError names what is missing or no number."""
    document = load_yaml(text, source)
    if not isinstance(document, dict):
        raise BadInputError(source, "holds no topology:", "write topology, npus_count, bandwidth and latency")
    if any(key in document for key in _OLD):
        raise BadInputError(
            source, "is a network file of ASTRA-sim 1, which counts units and links", "write it in the form of ASTRA-sim 2: topology, npus_count, bandwidth, latency"
        )  # fmt: skip
    columns = {key: _list(document, key, source) for key in _KEYS}
    count = len(columns["topology"])
    for key in _KEYS:
        if len(columns[key]) != count:
            raise BadInputError(
                source,
                f"topology has {count} dimensions, {key} has {len(columns[key])}",
                "give one value for each dimension",
                place=key,
            )
    if not 1 <= count <= MOST_DIMENSIONS:
        raise BadInputError(
            source, f"has {count} dimensions", f"1 to {MOST_DIMENSIONS} are read", place="topology"
        )
    for key in document.keys() - set(_KEYS):
        report.leave_out(f"{key}: {document[key]!r:.60}", "a key that is not known")
    dimensions = [
        Dimension(
            _kind(columns["topology"][k], source),
            int(
                _number(
                    columns["npus_count"][k], "npus_count", k, source, least=1, most=MOST_NPUS, whole=True
                )
            ),
            _number(columns["bandwidth"][k], "bandwidth", k, source, least=1e-6, most=1e6),
            _number(columns["latency"][k], "latency", k, source, least=0.0, most=1e10),
        )
        for k in range(count)
    ]
    npus = math.prod(dimension.size for dimension in dimensions)
    if npus > MOST_NPUS:
        raise BadInputError(
            source, f"makes {npus:,} NPUs", f"at most {MOST_NPUS:,} are read", place="npus_count"
        )
    report.read.update(
        dimensions=count, npus=npus,
        npus_by_dimension={f"{k + 1} {dimension.kind}": dimension.size for k, dimension in enumerate(dimensions)},
    )  # fmt: skip
    return dimensions


def _list(document: dict[Any, Any], key: str, source: str) -> list[Any]:
    if key not in document:
        raise BadInputError(
            source, f"has no {key}", f"write for example {key}: [ ... ], one value for each dimension"
        )
    value = document[key]
    return value if isinstance(value, list) else [value]


def _kind(value: Any, source: str) -> str:
    kind = _KINDS.get(str(value).lower().replace("_", "").replace("-", ""))
    if kind is None:
        raise BadInputError(
            source,
            f"{value!r:.40} is no building block",
            f"known: {', '.join(_KINDS.values())}",
            place="topology",
        )
    return kind


def _number(
    value: Any, key: str, dimension: int, source: str, *, least: float, most: float, whole: bool = False
) -> float:
    place = f"{key} of dimension {dimension + 1}"
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadInputError(source, f"{value!r:.40} is no number", "the file must state one", place=place)
    if not least <= value <= most or (whole and value != int(value)):
        raise BadInputError(
            source,
            f"{value!r:.40} is not {'a whole number ' if whole else ''}from {least:g} to {most:g}",
            "correct it",
            place=place,
        )
    return float(value)


def read_settings(text: str, source: str, report: Report) -> str:
    """A system file beside the network file: its settings are told; what it says of the NPU is returned as words."""
    try:
        settings = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInputError(
            source, f"is no JSON: {str(error)[:80]}", "give the system JSON of ASTRA-sim"
        ) from None
    if not isinstance(settings, dict) or "scheduling-policy" not in settings:
        raise BadInputError(
            source, "is no system file of ASTRA-sim", "give the JSON with scheduling-policy in it"
        )
    words = []
    for key, value in settings.items():
        if (
            key in ("peak-perf", "local-mem-bw")
            and isinstance(value, int | float)
            and not isinstance(value, bool)
        ):
            words.append(f"{value:g} TFLOPS" if key == "peak-perf" else f"memory of {value:g} GB/s")
        else:
            report.leave_out(
                f"{key}: {json.dumps(value)[:80]}",
                f"a setting of the simulation in {source.rpartition('/')[2]}; choose algorithms when you simulate",
            )
    return f"NPU of {', '.join(words)} as the system file says." if words else ""
