"""The ports report of `ibnetdiscover -p`: one line per port, connected or not.

`CA 134 1 0xguid 4x EDR - SW 1719 10 0xguid ( 'a' - 'b' )`; an unconnected port ends in its own name only. The GUID is
that of the port, so the two ports of an adapter are two nodes here; they are joined again by their description.
"""

from __future__ import annotations

import re

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.io.importers.ib_records import LONGEST_LINE, MOST_PORTS, IbPort, IbRecords, rate
from fabric_studio.io.importers.name_map import normal_guid
from fabric_studio.io.importers.report import Report

_END = r"(SW|CA|RT)\s+(\d*)\s+(\d+)\s+0x([0-9a-fA-F]{1,16})"
_LINE = re.compile(rf"{_END}\s+(\d+x|\?+)\s+([A-Z]+\d*|\?+)\s*(.*)")
_PEER = re.compile(rf"-\s+{_END}\s+\(\s*'(.*)' - '(.*)'\s*\)")
_LETTER = {"SW": "S", "CA": "H", "RT": "R"}

REPORT_LINE = re.compile(rf"^{_END}\s+(?:\d+x|\?+)\s", re.M)


def read_ports_report(lines: list[str], source: str, report: Report) -> IbRecords:
    """All lines of a report; BadInputError for one that starts like a port and cannot be read."""
    records = IbRecords("ibnetdiscover ports report")
    for number, line in enumerate(lines, start=1):
        text = line.strip()
        if not text or text[0] == "#":
            continue
        match = _LINE.fullmatch(text) if len(text) <= LONGEST_LINE else None
        if match is None:
            if text[:3] in ("SW ", "CA ", "RT "):
                raise _damaged(source, number, text)
            report.leave_out(text, tr("not part of a ports report"), line=number)
            continue
        key = f"{_LETTER[match[1]]}-{normal_guid(match[4])}"
        if not match[7].startswith("-"):
            node = records.mention(key, match[7].strip().strip("'"))
            node.line = node.line or number
            records.unconnected += 1
            continue
        peer = _PEER.fullmatch(match[7].strip())
        if peer is None or max(int(match[3]), int(peer[3])) > MOST_PORTS:
            raise _damaged(source, number, text)
        node = records.mention(key, peer[5])
        node.line = node.line or number
        other = records.mention(f"{_LETTER[peer[1]]}-{normal_guid(peer[4])}", peer[6])
        label, lanes, rate_gbps = rate(match[5], match[6])
        records.ports.append(
            IbPort(number, node.key, int(match[3]), other.key, int(peer[3]), label, lanes, rate_gbps)
        )
    return records


def _damaged(source: str, number: int, text: str) -> BadInputError:
    return BadInputError(
        source,
        tr("damaged line {text!r}", text=text[:60]),
        tr("the file may be cut off; run ibnetdiscover -p again"),
        place=f"line {number}",
    )
