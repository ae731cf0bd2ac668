"""The workload text of SimAI (and of ASTRA-sim 1, where it comes from): one row a layer, with times and collectives.

Line 1: the strategy and sizes of the groups (`model_parallel_NPU_group: 8 ep: 1 pp: 1 ... all_gpus: 8`). Line 2: the number
of rows. Rows of 12 fields: name, dependency, then forward, input gradient and weight gradient with (time, collective, size)
each, then the time of the update. Times are ns, sizes the whole array in bytes. A collective without a suffix is over the
tensor-parallel group, as a weight gradient over the data-parallel group; _EP and _DP_EP name the expert groups.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.workloads.flow_table import Ignored

STRATEGIES = ("HYBRID_TRANSFORMER_FWD_IN_BCKWD", "HYBRID_TRANSFORMER")
OPERATIONS = {
    "ALLREDUCE": "all_reduce",
    "ALLGATHER": "all_gather",
    "REDUCESCATTER": "reduce_scatter",
    "ALLTOALL": "all_to_all",
}
MOST_LAYERS, MOST_NS, MOST_BYTES = 200_000, 1e15, 10**15
_COLLECTIVE = re.compile(r"(ALLREDUCE|ALLGATHER|REDUCESCATTER|ALLTOALL)(?:_(EP|DP_EP))?")
_HEADER = re.compile(
    r"\A\s*(?:HYBRID_\w+|DATA|MODEL|MICRO|DISTRIBUTED_INFERENCE)\b[^\n]*\n\s*\d+[ \t]*(?:\n|\Z)"
)
_KEYS = {
    "model_parallel_NPU_group": "tp", "ep": "ep", "pp": "pp", "vpp": "vpp", "ga": "ga", "all_gpus": "all_gpus", "pp_comm": "pp_comm",
    "checkpoints": "checkpoints", "checkpoint_initiates": "checkpoint_initiates",
}  # fmt: skip
_NAMES = ("forward", "input gradient", "weight gradient")


@dataclass(frozen=True, slots=True)
class Call:
    """One collective: operation as nccl-tests names it, over the groups of that kind (TP, DP, EP, DP_EP)."""

    operation: str
    group: str
    size_bytes: float


@dataclass(frozen=True, slots=True)
class Layer:
    """Times in s and calls of the three parts: forward, input gradient, weight gradient."""

    line: int
    name: str
    compute_s: tuple[float, float, float]
    calls: tuple[Call | None, Call | None, Call | None]
    update_s: float


@dataclass(frozen=True, slots=True)
class LayerFile:
    strategy: str
    sizes: Mapping[str, int]
    """tp, ep, pp, vpp, ga, all_gpus, pp_comm; 0 where the file does not say"""
    layers: tuple[Layer, ...]
    declared: int
    ignored: tuple[Ignored, ...] = ()
    warnings: tuple[str, ...] = ()
    calls: Mapping[str, int] = field(default_factory=dict)
    """how many calls of each kind, as the file writes them"""


def is_layer_file(text: str) -> bool:
    return bool(_HEADER.match(text))


def read_layers(lines: list[str], source: str) -> LayerFile:
    """All rows; BadInputError with the line for what makes no sense or is not simulated."""
    filled = [(number, line.split()) for number, line in enumerate(lines, 1) if line.strip()]
    if len(filled) < 2:
        raise BadInputError(
            source,
            tr("has no line with the number of layers"),
            tr("line 1 is the header, line 2 the number of layers"),
        )
    sizes, ignored = _header(filled[0][1], source)
    declared = _whole(filled[1][1][0], tr("number of layers"), filled[1][0], source, MOST_LAYERS)
    layers: list[Layer] = []
    counts: Counter[str] = Counter()
    for number, words in filled[2:]:
        if len(layers) == declared:
            ignored.append(
                Ignored(
                    number,
                    " ".join(words),
                    tr("after the {declared} layers that line 2 declares", declared=declared),
                )
            )
            continue
        layers.append(_layer(words, number, source, counts))
        if words[1] != "-1":
            ignored.append(
                Ignored(
                    number,
                    tr("dependency {words}", words=words[1][:20]),
                    tr("SimAI itself runs the layers in order"),
                )
            )
    warnings: tuple[str, ...] = ()
    if len(layers) != declared:
        warnings = (
            tr(
                "line {filled} declares {declared:,} layers, the file has {layers:,}; these were taken",
                filled=filled[1][0],
                declared=declared,
                layers=len(layers),
            ),
        )
    if not layers:
        raise BadInputError(source, tr("has no layer"), tr("write one row of 12 fields for each layer"))
    return LayerFile(
        filled[0][1][0], sizes, tuple(layers), declared, tuple(ignored), warnings, dict(counts.most_common())
    )


def _header(words: list[str], source: str) -> tuple[dict[str, int], list[Ignored]]:
    if words[0] not in STRATEGIES:
        raise BadInputError(
            source,
            tr("the strategy {words!r} is not simulated", words=words[0][:40]),
            tr("known: {strategies}", strategies=", ".join(STRATEGIES)),
            place="line 1",
        )
    sizes = dict.fromkeys(_KEYS.values(), 0)
    ignored: list[Ignored] = []
    place = 1
    while place < len(words):
        key = words[place].rstrip(":")
        if key in _KEYS and place + 1 < len(words):
            sizes[_KEYS[key]] = _whole(words[place + 1], key, 1, source, 10**12)
            place += 2
        else:
            ignored.append(Ignored(1, words[place], tr("a key that is not known")))
            place += 1
    if sizes["checkpoints"] or sizes["checkpoint_initiates"]:
        raise BadInputError(
            source, tr("recomputes activations from checkpoints, which is not simulated"), tr("write the rows as they run, with checkpoints: 0"), place="line 1"
        )  # fmt: skip
    return sizes, ignored


def _layer(words: list[str], number: int, source: str, counts: Counter[str]) -> Layer:
    if len(words) != 12:
        raise BadInputError(
            source, tr("has {words} fields instead of 12", words=len(words)), tr("name, dependency, 3 x (time, collective, size), update time"), place=f"line {number}"
        )  # fmt: skip
    times, calls = [], []
    for part in range(3):
        time, what, size = words[2 + 3 * part : 5 + 3 * part]
        times.append(
            _whole(time, tr("time of the {names}", names=_NAMES[part]), number, source, MOST_NS) * 1e-9
        )
        calls.append(_call(what, size, "DP" if part == 2 else "TP", number, source))
        if calls[-1] is not None:
            counts[what] += 1
    update = _whole(words[11], tr("time of the update"), number, source, MOST_NS) * 1e-9
    return Layer(
        number, words[0][:60], (times[0], times[1], times[2]), (calls[0], calls[1], calls[2]), update
    )


def _call(what: str, size: str, group: str, number: int, source: str) -> Call | None:
    size_bytes = _whole(size, "size", number, source, MOST_BYTES)
    if what == "NONE" or not size_bytes:
        return None
    match = _COLLECTIVE.fullmatch(what)
    if match is None:
        raise BadInputError(
            source, tr("{what!r} is no collective that is simulated", what=what[:30]), tr("known: NONE, {operations}, each also with _EP or _DP_EP", operations=', '.join(OPERATIONS)),
            place=f"line {number}",
        )  # fmt: skip
    return Call(OPERATIONS[match[1]], match[2] or group, float(size_bytes))


def _whole(word: str, what: str, number: int, source: str, most: float) -> int:
    if not word.isdecimal() or len(word) > 18 or int(word) > most:
        raise BadInputError(
            source,
            tr("{what} {word!r} is no number", what=what, word=word[:30]),
            tr("write a whole number up to {most:g}", most=most),
            place=f"line {number}",
        )
    return int(word)
