"""Slurm's line formats: topology.conf (tree and block), `scontrol show topology`, and "node: ClusterUUID" lists.

One statement per line, `key=value` with keys in any case and order; `#` starts a comment, `\\` continues a line. Azure's
generator writes facts into comments (ClusterUUID, number of nodes) and comments out blocks that are too small.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.io.importers.report import Report
from fabric_studio.io.importers.slurm_rows import BlockRow, Hostlists, SlurmRows, SwitchRow

_PAIR = re.compile(r'([A-Za-z_]+)\s*=\s*("[^"]*"|\S*)')
_DECLARED = re.compile(r"#\s*Number of Nodes in (?:Block )?(\S+):\s*(\d{1,9})\b", re.I)
_DOMAIN = re.compile(r"#\s*ClusterUUID(?: and CliqueID)?:\s*(\S+)", re.I)
_STATEMENT = re.compile(r"\s*(SwitchName|BlockName)\s*=", re.I)
_UUID_ROW = re.compile(r"([\w.-]+)\s*:\s*([0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\S*)\s*")
_SWITCH_KEYS = {"switchname", "nodes", "switches", "linkspeed", "level"}
_BLOCK_KEYS = {"blockname", "nodes", "blockindex", "blocksize"}


def read_lines(lines: list[str], source: str, report: Report) -> SlurmRows:
    """All statements of a file; BadInputError with the line for one that is malformed, report for what is no statement."""
    rows = SlurmRows("Slurm topology.conf")
    hostlists = Hostlists(source)
    declared: tuple[int, int] | None = None
    domain = ""
    uuids: dict[str, list[tuple[int, str]]] = {}
    for number, line in _logical_lines(lines):
        code, comment = _split_comment(line)
        if not code.strip():
            if found := _DECLARED.match(comment):
                declared = (number, int(found[2]))
            elif found := _DOMAIN.match(comment):
                domain = found[1]
            elif _STATEMENT.match(comment.lstrip("#")):
                report.leave_out(comment.strip(), tr("commented out in the file"), line=number)
                declared = None
            continue
        if uuid := _UUID_ROW.fullmatch(code):
            uuids.setdefault(uuid[2], []).append((number, uuid[1]))
            continue
        pairs, rest = _pairs(code)
        if "switchname" in pairs:
            row = _switch(pairs, rest, number, source, hostlists, report)
            rows.switches.append(row)
            count = len(row.nodes)
            if row.level is not None:
                rows.form = "scontrol show topology"
        elif "blockname" in pairs:
            block = _block(pairs, rest, number, source, hostlists, report)
            block.domain, domain = domain, ""
            rows.blocks.append(block)
            count = len(block.nodes)
        else:
            report.leave_out(code.strip(), _reason(pairs), line=number)
            continue
        if declared is not None and declared[1] != count:
            report.warn(
                tr(
                    "line {declared} says {said} nodes, line {number} lists {count}; the list was taken",
                    declared=declared[0],
                    said=declared[1],
                    number=number,
                    count=count,
                )
            )
        declared = None
    if uuids and not rows.switches and not rows.blocks:
        rows.form = "list of nodes with their ClusterUUID"
        rows.blocks = [BlockRow(of[0][0], name, [node for _, node in of], name) for name, of in uuids.items()]
    return rows


def _logical_lines(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Lines with their numbers, those that end in a backslash joined with the next."""
    held, first = "", 0
    for number, line in enumerate(lines, start=1):
        first = first or number
        stripped = line.rstrip()
        if stripped.endswith("\\") and not stripped.lstrip().startswith("#"):
            held += stripped[:-1] + " "
            continue
        yield first, held + line
        held, first = "", 0
    if held:
        yield first, held


def _split_comment(line: str) -> tuple[str, str]:
    position = line.find("#")
    return (line, "") if position < 0 else (line[:position], line[position:])


def _pairs(code: str) -> tuple[dict[str, str], str]:
    """key=value pairs with keys in lower case, and what is left of the line."""
    pairs = {match[1].lower(): match[2].strip('"') for match in _PAIR.finditer(code)}
    return pairs, _PAIR.sub(" ", code).strip()


def _reason(pairs: dict[str, str]) -> str:
    if "blocksizes" in pairs:
        return tr("BlockSizes is a setting of the scheduler and says nothing about hardware")
    if "aggregatedblock" in pairs:
        return tr("an aggregated block repeats the nodes of its blocks")
    return tr("not a SwitchName= or BlockName= statement")


def _check_rest(rest: str, name: str, number: int, source: str) -> None:
    if rest:
        raise BadInputError(
            source, tr("{rest!r} stands outside key=value in the row of {name}", rest=rest[:60], name=name),
            tr("a list must not contain blanks"), place=f"line {number}",
        )  # fmt: skip


def _switch(
    pairs: dict[str, str], rest: str, number: int, source: str, hostlists: Hostlists, report: Report
) -> SwitchRow:
    name, place = pairs["switchname"], f"line {number}"
    if not name or "=" in name:
        raise BadInputError(source, tr("SwitchName= has no name"), tr("name the switch"), place=place)
    _check_rest(rest, name, number, source)
    level = pairs.get("level")
    if level is not None and not (level.isdecimal() and len(level) < 4):
        raise BadInputError(
            source,
            tr("Level={level} of {name} is not a level", level=level[:20], name=name),
            tr("levels are 0, 1, 2 ..."),
            place=place,
        )
    if not pairs.get("nodes") and not pairs.get("switches"):
        report.warn(
            tr(
                "line {number}: switch {name} has neither Nodes= nor Switches=; nothing hangs on it",
                number=number,
                name=name,
            )
        )
    for key in pairs.keys() - _SWITCH_KEYS:
        report.leave_out(f"{key}={pairs[key]}", tr("unknown key of switch {name}", name=name), line=number)
    return SwitchRow(
        number,
        name,
        hostlists(pairs.get("nodes", ""), place),
        hostlists(pairs.get("switches", ""), place),
        None if level is None else int(level),
        pairs.get("linkspeed", ""),
    )


def _block(
    pairs: dict[str, str], rest: str, number: int, source: str, hostlists: Hostlists, report: Report
) -> BlockRow:
    name = pairs["blockname"]
    if not name or "=" in name:
        raise BadInputError(
            source, tr("BlockName= has no name"), tr("name the block"), place=f"line {number}"
        )
    _check_rest(rest, name, number, source)
    for key in pairs.keys() - _BLOCK_KEYS:
        report.leave_out(f"{key}={pairs[key]}", tr("unknown key of block {name}", name=name), line=number)
    return BlockRow(number, name, hostlists(pairs.get("nodes", ""), f"line {number}"))
