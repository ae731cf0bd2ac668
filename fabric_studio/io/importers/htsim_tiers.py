"""The fat-tree description of csg-htsim (.topo): `Nodes`, `Tiers`, `Podsize`, then a block of keys for every tier.

Tier 0 are the switches that hosts hang on. A key of a tier speaks of the links below its switches: their rate
(Downlink_speed_Gbps), delay (Downlink_Latency_ns) and how many run side by side (Bundle). Case does not matter, `#` starts
a comment, most keys may be left out.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.io.importers.report import Report

MOST_NODES = 200_000
_HEADER = ("nodes", "tiers", "podsize")
_KEYS = {
    "downlink_speed_gbps": 1_000_000, "radix_down": 100_000, "radix_up": 100_000, "downlink_latency_ns": 10**9,
    "switch_latency_ns": 10**9, "oversubscribed": 100_000, "bundle": 10_000,
}  # fmt: skip
"""Keys of a tier and the largest value that makes sense."""
_QUEUES = mark("a queue of the packet simulator; the design has none")


@dataclass(slots=True)
class Tier:
    """One tier of switches; `stated` are the keys that the file has, the others keep htsim's defaults."""

    line: int
    stated: dict[str, int] = field(default_factory=dict)

    @property
    def speed_gbps(self) -> int:
        return self.stated["downlink_speed_gbps"]

    @property
    def radix_down(self) -> int:
        return self.stated["radix_down"]

    @property
    def delay_ns(self) -> float:
        return float(self.stated["downlink_latency_ns"])

    @property
    def switch_ns(self) -> float:
        return float(self.stated.get("switch_latency_ns", 0))

    @property
    def oversubscribed(self) -> int:
        return self.stated.get("oversubscribed", 1)

    @property
    def bundle(self) -> int:
        return self.stated.get("bundle", 1)


@dataclass(slots=True)
class TreeText:
    nodes: int
    podsize: int
    tiers: list[Tier]


def read_tree(lines: list[str], source: str, report: Report) -> TreeText:
    """What the file states; BadInputError with the line for what makes no sense or is missing."""
    header: dict[str, int] = {}
    tiers: dict[int, Tier] = {}
    current: Tier | None = None
    for number, line in enumerate(lines, 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        key, place = words[0].lower(), f"line {number}"
        if key == "tier":
            tier = _number(words, 2, place, source)
            if tier in tiers:
                raise BadInputError(
                    source,
                    tr("tier {tier} is described twice", tier=tier),
                    tr("keep one of the two"),
                    place=place,
                )
            current = tiers[tier] = Tier(number)
        elif key in _HEADER:
            if key in header:
                raise BadInputError(
                    source,
                    tr("{words} is given twice", words=words[0]),
                    tr("keep one of the two"),
                    place=place,
                )
            header[key] = _number(words, 3 if key == "tiers" else 10**9, place, source)
        elif key in _KEYS and current is not None:
            if key in current.stated:
                raise BadInputError(
                    source,
                    tr("{words} is given twice in one tier", words=words[0]),
                    tr("keep one of the two"),
                    place=place,
                )
            current.stated[key] = _number(words, _KEYS[key], place, source)
        else:
            report.leave_out(
                line.strip(),
                tr(_QUEUES) if key.startswith("queue") else tr("a key that is not known"),
                line=number,
            )
    return _complete(header, tiers, source, report)


def _number(words: list[str], most: int, place: str, source: str) -> int:
    if len(words) < 2 or not words[1].isdecimal() or len(words[1]) > 12 or int(words[1]) > most:
        value = words[1][:30] if len(words) > 1 else "nothing"
        raise BadInputError(
            source,
            tr("{words} is {value}", words=words[0], value=value),
            tr("write a whole number of at most {most:,}", most=most),
            place=place,
        )
    return int(words[1])


def _complete(header: dict[str, int], tiers: dict[int, Tier], source: str, report: Report) -> TreeText:
    for key in _HEADER:
        if not header.get(key):
            raise BadInputError(
                source,
                tr("{capitalize} is missing or 0", capitalize=key.capitalize()),
                tr("start with {capitalize} and a number", capitalize=key.capitalize()),
            )
    count = header["tiers"]
    if count < 2:
        raise BadInputError(
            source, tr("has {count} tiers", count=count), tr("a fat tree of htsim has 2 or 3")
        )
    if header["nodes"] > MOST_NODES:
        raise BadInputError(
            source,
            tr("has {count:,} nodes", count=header["nodes"]),
            tr("at most {most_nodes:,} are read", most_nodes=MOST_NODES),
        )
    for index in range(count):
        if index not in tiers:
            raise BadInputError(
                source,
                tr("tier {index} is not described", index=index),
                tr("add a block that starts with Tier {index}", index=index),
            )
        needed = ["downlink_speed_gbps", "downlink_latency_ns", "radix_down"]
        for key in needed:
            if not tiers[index].stated.get(key):
                raise BadInputError(
                    source,
                    tr("tier {index} has no {capitalize}", index=index, capitalize=key.capitalize()),
                    tr("htsim needs it"),
                    place=f"line {tiers[index].line}",
                )
        for key in ("oversubscribed", "bundle"):
            if tiers[index].stated.get(key) == 0:
                raise BadInputError(
                    source,
                    tr("tier {index} has {capitalize} 0", index=index, capitalize=key.capitalize()),
                    tr("write 1"),
                    place=f"line {tiers[index].line}",
                )
    for index in sorted(tiers.keys() - set(range(count))):
        report.leave_out(
            tr("Tier {index}", index=index),
            tr("the file says that there are {count} tiers", count=count),
            line=tiers[index].line,
        )
    report.read.update(nodes=header["nodes"], tiers=count, podsize=header["podsize"])
    for key in _KEYS:
        report.read[key] = {f"tier {k}": tiers[k].stated[key] for k in range(count) if key in tiers[k].stated}
    return TreeText(header["nodes"], header["podsize"], [tiers[index] for index in range(count)])
