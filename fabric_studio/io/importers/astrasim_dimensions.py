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
from fabric_studio.base.language import tr
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
        raise BadInputError(
            source, tr("holds no topology:"), tr("write topology, npus_count, bandwidth and latency")
        )
    if any(key in document for key in _OLD):
        raise BadInputError(
            source, tr("is a network file of ASTRA-sim 1, which counts units and links"), tr("write it in the form of ASTRA-sim 2: topology, npus_count, bandwidth, latency")
        )  # fmt: skip
    columns = {key: _list(document, key, source) for key in _KEYS}
    count = len(columns["topology"])
    for key in _KEYS:
        if len(columns[key]) != count:
            raise BadInputError(
                source,
                tr(
                    "topology has {count} dimensions, {key} has {columns}",
                    count=count,
                    key=key,
                    columns=len(columns[key]),
                ),
                tr("give one value for each dimension"),
                place=key,
            )
    if not 1 <= count <= MOST_DIMENSIONS:
        raise BadInputError(
            source,
            tr("has {count} dimensions", count=count),
            tr("1 to {most_dimensions} are read", most_dimensions=MOST_DIMENSIONS),
            place="topology",
        )
    for key in document.keys() - set(_KEYS):
        report.leave_out(f"{key}: {document[key]!r:.60}", tr("a key that is not known"))
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
            source,
            tr("makes {npus:,} NPUs", npus=npus),
            tr("at most {most_npus:,} are read", most_npus=MOST_NPUS),
            place="npus_count",
        )
    report.read.update(
        dimensions=count, npus=npus,
        npus_by_dimension={f"{k + 1} {dimension.kind}": dimension.size for k, dimension in enumerate(dimensions)},
    )  # fmt: skip
    return dimensions


def _list(document: dict[Any, Any], key: str, source: str) -> list[Any]:
    if key not in document:
        raise BadInputError(
            source,
            tr("has no {key}", key=key),
            tr("write for example {key}: [ ... ], one value for each dimension", key=key),
        )
    value = document[key]
    return value if isinstance(value, list) else [value]


def _kind(value: Any, source: str) -> str:
    kind = _KINDS.get(str(value).lower().replace("_", "").replace("-", ""))
    if kind is None:
        raise BadInputError(
            source,
            tr("{value!r:.40} is no building block", value=value),
            tr("known: {values}", values=", ".join(_KINDS.values())),
            place="topology",
        )
    return kind


def _number(
    value: Any, key: str, dimension: int, source: str, *, least: float, most: float, whole: bool = False
) -> float:
    place = f"{key} of dimension {dimension + 1}"
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadInputError(
            source, tr("{value!r:.40} is no number", value=value), tr("the file must state one"), place=place
        )
    if not least <= value <= most or (whole and value != int(value)):
        raise BadInputError(
            source,
            (
                tr(
                    "{value!r:.40} is not a whole number from {least:g} to {most:g}",
                    value=value,
                    least=least,
                    most=most,
                )
                if whole
                else tr(
                    "{value!r:.40} is not from {least:g} to {most:g}", value=value, least=least, most=most
                )
            ),
            tr("correct it"),
            place=place,
        )
    return float(value)


def read_settings(text: str, source: str, report: Report) -> str:
    """A system file beside the network file: its settings are told; what it says of the NPU is returned as words."""
    try:
        settings = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInputError(
            source, tr("is no JSON: {error}", error=str(error)[:80]), tr("give the system JSON of ASTRA-sim")
        ) from None
    if not isinstance(settings, dict) or "scheduling-policy" not in settings:
        raise BadInputError(
            source, tr("is no system file of ASTRA-sim"), tr("give the JSON with scheduling-policy in it")
        )
    words = []
    for key, value in settings.items():
        if (
            key in ("peak-perf", "local-mem-bw")
            and isinstance(value, int | float)
            and not isinstance(value, bool)
        ):
            words.append(
                tr("{value:g} TFLOPS", value=value)
                if key == "peak-perf"
                else tr("memory of {value:g} GB/s", value=value)
            )
        else:
            report.leave_out(
                f"{key}: {json.dumps(value)[:80]}",
                tr(
                    "a setting of the simulation in {what}; choose algorithms when you simulate",
                    what=source.rpartition("/")[2],
                ),
            )
    return tr("NPU of {words} as the system file says.", words=", ".join(words)) if words else ""
