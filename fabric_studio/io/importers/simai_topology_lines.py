"""The topology text of SimAI, HPCC, ConWeave and the ns-3 backend of ASTRA-sim, line by line.

Line 1: `nodes gpus_per_server nvswitches switches links gpu_type` (SimAI) or `nodes switches links` (the others). Line 2:
the ids of the switches, NVSwitches first. Then one link a line: `a z 400Gbps 0.0005ms error_rate`. The simulators read
as many links as line 1 declares, whatever follows; so do we, and the report tells of the rest.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.io.importers.report import Report, many

_LINK = re.compile(r"\s*(\d{1,9})\s+(\d{1,9})\s+(\S+)\s+(\S+)(?:\s+(\S+))?\s*")
_RATE = re.compile(r"(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)([kKMGT]?)(?:bps|b/s|bit/s)")
_DELAY = re.compile(r"(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(ns|us|ms|s)")
_PER_GBPS = {"": 1e-9, "k": 1e-6, "K": 1e-6, "M": 1e-3, "G": 1.0, "T": 1e3}
_NS = {"ns": 1.0, "us": 1e3, "ms": 1e6, "s": 1e9}
MOST_GBPS, MOST_NS = 1e6, 1e10
_WAY_OUT = mark("write for example 0 128 400Gbps 0.0005ms 0")


@dataclass(frozen=True, slots=True)
class Header:
    """Line 1. gpus_per_server and nvswitches are 0 where the form has them not."""

    nodes: int
    gpus_per_server: int
    nvswitches: int
    switches: int
    links: int
    gpu: str

    @property
    def is_simai(self) -> bool:
        return bool(self.gpu)


@dataclass(frozen=True, slots=True)
class LinkLine:
    """One link: node ids, one-way rate and delay. error_rate: loss that the simulator injects."""

    line: int
    a: int
    z: int
    rate_gbps: float
    delay_ns: float
    error_rate: float


@dataclass(slots=True)
class TopologyText:
    header: Header
    switch_ids: list[int] = field(default_factory=list)
    links: list[LinkLine] = field(default_factory=list)


def header_of(line: str) -> Header | None:
    """Line 1, or None when the line is none."""
    words = line.split()
    numbers = [int(word) for word in words[:5] if word.isdecimal() and len(word) < 10]
    if len(words) == 3 and len(numbers) == 3:
        return Header(numbers[0], 0, 0, numbers[1], numbers[2], "")
    if len(words) == 6 and len(numbers) == 5 and not words[5].isdecimal():
        return Header(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], words[5])
    return None


def is_link(line: str) -> bool:
    match = _LINK.fullmatch(line)
    return bool(match and _RATE.fullmatch(match[3]) and _DELAY.fullmatch(match[4]))


def read_topology(lines: list[str], source: str, report: Report) -> TopologyText:
    """Header, switches and the declared number of links; BadInputError with the line for what makes no sense."""
    numbered = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    header = header_of(numbered[0][1]) if numbered else None
    if header is None:
        raise BadInputError(
            source, tr("{numbered!r} is no header of a topology", numbered=numbered[0][1].strip()[:60] if numbered else ''),
            tr("write `nodes switches links`, or SimAI's six fields"), place=f"line {numbered[0][0] if numbered else 1}",
        )  # fmt: skip
    text = TopologyText(header)
    start = 1
    # Without a switch the line of their ids is empty, and so not among the numbered ones.
    while start < len(numbered) and all(word.isdecimal() for word in numbered[start][1].split()):
        text.switch_ids += [_node(word, numbered[start][0], source) for word in numbered[start][1].split()]
        start += 1
    _check_switches(text, source, report)
    rates: Counter[str] = Counter()
    seen: set[int] = set()
    listed = 0
    for number, line in numbered[start:]:
        if not is_link(line):
            if listed < header.links:
                raise _bad_link(line, number, source)
            report.leave_out(
                line.strip(), tr("after the declared links, where the simulators read nothing"), line=number
            )
            continue
        listed += 1
        link = _link(line, number, source)
        rates[line.split()[2]] += 1
        seen |= {link.a, link.z}
        if listed <= header.links:
            text.links.append(link)
        else:
            report.leave_out(
                line.strip(),
                tr("after the {links} links that line 1 declares", links=header.links),
                line=number,
            )
    if listed != header.links:
        taken = (
            tr("the first {links:,} were", links=header.links) if listed > header.links else tr("these were")
        )
        report.warn(
            tr(
                "line {numbered} declares {links}, the file lists {listed:,}; {taken} taken",
                numbered=numbered[0][0],
                links=many(header.links, "link"),
                listed=listed,
                taken=taken,
            )
        )
    report.read.update(
        nodes_declared=header.nodes,
        switch_ids_listed=len(text.switch_ids),
        links_declared=header.links,
        link_lines=listed,
        node_ids_seen=len(seen),
        link_lines_by_rate=dict(rates.most_common()),
    )
    return text


def _check_switches(text: TopologyText, source: str, report: Report) -> None:
    header = text.header
    expected = header.switches + header.nvswitches
    if len(set(text.switch_ids)) < len(text.switch_ids):
        report.warn(tr("line 2 lists a switch twice"))
        text.switch_ids = list(dict.fromkeys(text.switch_ids))
    if len(text.switch_ids) != expected:
        report.warn(
            tr(
                "line 1 declares {switches}, line 2 lists {switch_ids:,}; the list was taken",
                switches=many(expected, "switch"),
                switch_ids=len(text.switch_ids),
            )
        )
    if header.nvswitches > len(text.switch_ids):
        raise BadInputError(
            source, tr("line 1 declares {nvswitches} NVSwitches, line 2 lists {switch_ids} switches", nvswitches=header.nvswitches, switch_ids=len(text.switch_ids)),
            tr("list the NVSwitches first, then the switches"), place="line 2",
        )  # fmt: skip


def _node(word: str, number: int, source: str) -> int:
    if len(word) > 9:
        raise BadInputError(
            source, tr("{word} is no node id", word=word[:30]), tr(_WAY_OUT), place=f"line {number}"
        )
    return int(word)


def _bad_link(line: str, number: int, source: str) -> BadInputError:
    return BadInputError(
        source, tr("{line!r} is no link", line=line.strip()[:60]), tr(_WAY_OUT), place=f"line {number}"
    )


def _link(line: str, number: int, source: str) -> LinkLine:
    words = _LINK.fullmatch(line)
    rate, delay = (_RATE.fullmatch(words[3]), _DELAY.fullmatch(words[4])) if words else (None, None)
    if words is None or rate is None or delay is None:
        raise _bad_link(line, number, source)
    rate_gbps = float(rate[1]) * _PER_GBPS[rate[2]]
    delay_ns = float(delay[1]) * _NS[delay[2]]
    if not 0 < rate_gbps <= MOST_GBPS:
        raise BadInputError(
            source,
            tr("{words} is no rate of a link", words=words[3][:30]),
            tr("write for example 400Gbps"),
            place=f"line {number}",
        )
    if not delay_ns <= MOST_NS:
        raise BadInputError(
            source,
            tr("{words} is no delay of a link", words=words[4][:30]),
            tr("write for example 0.0005ms"),
            place=f"line {number}",
        )
    return LinkLine(
        number, int(words[1]), int(words[2]), rate_gbps, round(delay_ns, 6), _error(words[5], number, source)
    )


def _error(word: str | None, number: int, source: str) -> float:
    try:
        value = float(word or 0)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 1:
        raise BadInputError(
            source,
            tr("{word!r} is no error rate", word=(word or "")[:30]),
            tr("write a number from 0 to 1"),
            place=f"line {number}",
        )
    return value
