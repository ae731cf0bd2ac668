"""What ibnetdiscover prints, line by line: a record per node, a line per connected port of it.

Every cable is printed twice, once at each end, so nothing here decides what a cable is; see `ib_fabric`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Literal

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.io.importers.name_map import normal_guid
from fabric_studio.io.importers.report import Report

_LETTER = {"Switch": "S", "Ca": "H", "Rt": "R"}
_NODE = re.compile(r'(Switch|Ca|Rt)\s+(\d+)\s+"([SHR])-([0-9a-fA-F]{1,16})"\s*#?\s*(?:"(.*)")?(.*)')
_PORT = re.compile(
    r'\[(\d+)\](?:\[ext \d+\])?\s*(?:\(([0-9a-fA-F]+)\))?\s+"([SHR])-([0-9a-fA-F]{1,16})"'
    r"\[(\d+)\](?:\[ext \d+\])?\s*(?:\(([0-9a-fA-F]+)\))?\s*(?:#(.*))?"
)
_IDS = re.compile(r"(vendid|devid|sysimgguid|switchguid|caguid|rtguid)=0x([0-9a-fA-F]+)")
_RATE = re.compile(r"\blid\s*\d*\s+(\d+x|\?+)\s?([A-Z]+\d*|\?+)")
_STRUCTURE = re.compile(r"Chassis \d+|Non-Chassis Nodes|Hostname: ")
MOST_PORTS = 4096
LONGEST_LINE = 1024

_LANES = {"1x": 1, "2x": 2, "4x": 4, "8x": 8, "12x": 12}

DATA_GBPS_PER_LANE = {
    "SDR": 2.0, "DDR": 4.0, "QDR": 8.0, "FDR10": 10.0, "FDR": 13.5, "EDR": 25.0, "HDR": 50.0, "NDR": 100.0, "XDR": 200.0,
}  # fmt: skip
"""One-way data rate of a lane after line coding, as the InfiniBand Trade Association rounds it."""


@dataclass(slots=True)
class IbNode:
    """One record. key: "S-", "H-" or "R-" and 16 hex digits. line: 0 for a node that only others mention."""

    key: str
    line: int
    description: str = ""
    ports: int | None = None
    system_guid: str = ""
    device_id: str = ""
    port_guids: set[str] = field(default_factory=set)

    @property
    def kind(self) -> Literal["switch", "adapter", "router"]:
        return "switch" if self.key[0] == "S" else "router" if self.key[0] == "R" else "adapter"

    @property
    def is_aggregation(self) -> bool:
        """A SHARP aggregation node: a piece of a switch that shows itself as an adapter."""
        return self.key[0] == "H" and "Aggregation Node" in self.description


@dataclass(frozen=True, slots=True)
class IbPort:
    """One printed line: this port sees that port. label: width and speed as written; lanes, rate_gbps None if unknown."""

    line: int
    node: str
    port: int
    peer: str
    peer_port: int
    label: str
    lanes: int | None
    rate_gbps: float | None


@dataclass(slots=True)
class IbRecords:
    form: str
    nodes: dict[str, IbNode] = field(default_factory=dict)
    ports: list[IbPort] = field(default_factory=list)
    unconnected: int = 0

    def mention(self, key: str, description: str, port_guid: str = "") -> IbNode:
        """The node with this key, made when only other nodes speak of it."""
        node = self.nodes.setdefault(key, IbNode(key, 0))
        node.description = node.description or description.strip()
        if port_guid:
            node.port_guids.add(normal_guid(port_guid))
        return node


def rate(width: str, speed: str) -> tuple[str, int | None, float | None]:
    """(label, lanes, one-way data rate in Gb/s) of "4x" and "HDR"; None for what is printed as ??? ."""
    lanes = _LANES.get(width)
    per_lane = DATA_GBPS_PER_LANE.get(speed)
    return f"{width}{speed}", lanes, None if lanes is None or per_lane is None else lanes * per_lane


def read_records(lines: list[str], source: str, report: Report) -> IbRecords:
    """All records of full output; BadInputError for a record or port line that is damaged (a file that was cut)."""
    records = IbRecords("ibnetdiscover")
    ids: dict[str, str] = {}
    node: IbNode | None = None
    for number, line in enumerate(lines, start=1):
        text = line.strip()
        if not text or text[0] == "#" or _STRUCTURE.match(text):
            continue
        if len(text) > LONGEST_LINE:
            raise _damaged(source, number, tr("line of {text:,} characters", text=len(text)), text)
        if text[0] == "[":
            match = _PORT.fullmatch(text)
            if match is None or node is None:
                raise _damaged(
                    source, number, tr("port line") if node else tr("port line before the first node"), text
                )
            _add_port(records, node, match, number, source)
        elif found := _IDS.match(text):
            if found[1] == "vendid":
                ids = {}
            ids[found[1]] = found[2]
        elif text.startswith(("Switch", "Ca\t", "Ca ", "Rt\t", "Rt ")):
            match = _NODE.fullmatch(text)
            if match is None or _LETTER[match[1]] != match[3] or int(match[2]) > MOST_PORTS:
                raise _damaged(source, number, tr("node line"), text)
            node = _add_node(records, match, number, ids, report)
            ids = {}
        else:
            report.leave_out(text, tr("not part of the output of ibnetdiscover"), line=number)
    return records


def _damaged(source: str, number: int, what: str, text: str) -> BadInputError:
    return BadInputError(
        source, tr("damaged {what} {text!r}", what=what, text=text[:60]), tr("the file may be cut off or edited; run ibnetdiscover again"),
        place=f"line {number}",
    )  # fmt: skip


def _add_node(
    records: IbRecords, match: re.Match[str], number: int, ids: dict[str, str], report: Report
) -> IbNode:
    key = f"{match[3]}-{normal_guid(match[4])}"
    node = records.mention(key, "")
    if node.line:
        report.warn(
            tr(
                "line {number}: the record of {key} is there again (first in line {line}); both were read",
                number=number,
                key=key,
                line=node.line,
            )
        )
    node.line = node.line or number
    node.description = (match[5] or "").strip() or node.description
    node.ports = int(match[2])
    node.system_guid = normal_guid(ids.get("sysimgguid", ""))
    node.device_id = ids.get("devid", "").lower()
    return node


def _add_port(records: IbRecords, node: IbNode, match: re.Match[str], number: int, source: str) -> None:
    port, peer_port = int(match[1]), int(match[5])
    if max(port, peer_port) > MOST_PORTS:
        raise _damaged(source, number, tr("port line"), match[0])
    tail = match[7] or ""
    first, last = tail.find('"'), tail.rfind('"')
    description = tail[first + 1 : last] if last > first else ""
    found = _RATE.search(tail[last + 1 :])
    label, lanes, rate_gbps = rate(found[1], found[2]) if found else ("", None, None)
    peer = records.mention(f"{match[3]}-{normal_guid(match[4])}", description, match[6] or "")
    if match[2]:
        node.port_guids.add(normal_guid(match[2]))
    records.ports.append(IbPort(number, node.key, port, peer.key, peer_port, label, lanes, rate_gbps))
