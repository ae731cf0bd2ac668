"""Flow files of HPCC, ConWeave and SimAI: the number of flows, then `src dst priority port bytes start_s` a line.

The simulators read as many flows as line 1 declares and no more; so do we.
"""

from __future__ import annotations

from fabric_studio.base.language import tr
from fabric_studio.workloads.flow_table import FlowRows, FlowTable, Ignored


def is_flow_file(lines: list[str]) -> bool:
    filled = [line.split() for line in lines if line.strip()][:2]
    if len(filled) < 2 or len(filled[0]) != 1 or not filled[0][0].isdecimal():
        return False
    return len(filled[1]) == 6 and all(word.isdecimal() for word in filled[1][:4])


def read_flows(lines: list[str], source: str) -> FlowTable:
    """The declared flows; BadInputError with the line for what makes no sense."""
    rows = FlowRows(source)
    filled = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    number, line = filled[0] if filled else (1, "")
    if not line.strip().isdecimal() or len(line.strip()) > 9:
        raise rows.wrong(
            number,
            tr("{line!r} is no number of flows", line=line.strip()[:30]),
            tr("start with the number of flows"),
        )
    declared, listed = int(line), 0
    groups: set[str] = set()
    for number, line in filled[1:]:
        words = line.split()
        if len(words) != 6 or not words[0].isdecimal():
            if listed < declared:
                raise rows.wrong(
                    number,
                    tr("{line!r} is no flow", line=line.strip()[:60]),
                    tr("write src dst priority port bytes start"),
                )
            rows.ignored.append(
                Ignored(
                    number, line.strip(), tr("after the declared flows, where the simulators read nothing")
                )
            )
            continue
        listed += 1
        if listed > declared:
            rows.ignored.append(
                Ignored(
                    number,
                    line.strip(),
                    tr("after the {declared} flows that line 1 declares", declared=declared),
                )
            )
            continue
        groups.add(words[2])
        rows.add(
            words[0],
            words[1],
            rows.number(words[4], "size", number),
            rows.number(words[5], tr("time to start"), number),
            number,
        )
    if rows.rows:
        rows.ignored.append(
            Ignored(
                0,
                tr("priority groups {groups} and ports", groups=", ".join(sorted(groups)[:5])),
                tr("not simulated"),
            )
        )
    warnings = (
        ()
        if listed == declared
        else (
            tr(
                "declares {declared:,} flows, lists {listed:,}; the first were taken",
                declared=declared,
                listed=listed,
            )
            if listed > declared
            else tr(
                "declares {declared:,} flows, lists {listed:,}; these were taken",
                declared=declared,
                listed=listed,
            ),
        )
    )
    return rows.table(
        "HPCC flow file",
        facts={"flows_declared": declared, "flow_lines": listed, "flows": len(rows.rows)},
        warnings=warnings,
    )
