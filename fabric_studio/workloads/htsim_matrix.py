"""Connection matrices of csg-htsim (.cm), in and out.

`Nodes N`, `Connections M`, then a connection a line: `0->15 [id n] start PICOSECONDS size BYTES`, or `trigger n` instead of
a start; `send_done_trigger n` sets a trigger off. Triggers are lines of their own: `trigger id n oneshot|multishot`, or
`barrier count k`. A trigger that goes off at the first of several flows cannot be simulated and is refused.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.workloads.flow_table import FlowRows, FlowTable, Ignored

_PAIR = re.compile(r"(\d+)->(\d+)")
_PS = 1e12
_MOST = 2_000_000_000
"""htsim reads sizes and ids into a signed 32-bit number."""


@dataclass(slots=True)
class _Trigger:
    line: int = 0
    kind: str = ""
    count: int = 0
    set_off_by: list[int] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)


def is_matrix(text: str) -> bool:
    return bool(
        re.search(r"^[ \t]*\d+->\d+[ \t]", text, re.M)
        and re.search(r"^[ \t]*(?:Nodes|Connections)[ \t]+\d", text, re.M)
    )


def read_matrix(lines: list[str], source: str) -> FlowTable:
    """The flows; BadInputError with the line for what makes no sense or cannot be simulated."""
    rows = FlowRows(source)
    declared: dict[str, int] = {}
    triggers: dict[int, _Trigger] = defaultdict(_Trigger)
    with_id = 0
    for number, line in enumerate(lines, 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        pair = _PAIR.fullmatch(words[0])
        if pair:
            with_id += _connection(pair, words[1:], number, rows, triggers)
        elif words[0] in ("Nodes", "Connections", "Triggers", "Failures"):
            declared[words[0]] = _whole(words[1] if len(words) > 1 else "", words[0], number, rows)
        elif words[0] == "trigger":
            _trigger(words[1:], number, rows, triggers)
        elif words[0] == "failure":
            rows.ignored.append(
                Ignored(number, line.strip(), tr("a failed link; take it out of the design instead"))
            )
        else:
            raise rows.wrong(
                number,
                tr("{line!r} is no connection", line=line.strip()[:60]),
                tr("write for example 0->15 start 0 size 2000000"),
            )
    _within(rows, declared)
    facts = {
        "nodes": declared.get("Nodes", 0), "connections_declared": declared.get("Connections", 0), "connections": len(rows.rows),
        "receivers": len({row[1] for row in rows.rows}), "with_id": with_id,
        "with_trigger": sum(len(trigger.starts) for trigger in triggers.values()),
    }  # fmt: skip
    warnings: tuple[str, ...] = ()
    if declared.get("Connections", len(rows.rows)) != len(rows.rows):
        warnings = (
            tr(
                "declares {declared:,} connections, lists {listed:,}; the list was taken",
                declared=declared["Connections"],
                listed=len(rows.rows),
            ),
        )
    return rows.table("htsim connection matrix", edges=_edges(triggers, rows), facts=facts, warnings=warnings)


def _whole(word: str, what: str, number: int, rows: FlowRows) -> int:
    if not word.isdecimal() or len(word) > 12 or int(word) > _MOST:
        raise rows.wrong(
            number,
            tr("{what} {word} is no number", what=what, word=word[:30] or tr("nothing")),
            tr("write a whole number"),
        )
    return int(word)


def _connection(
    pair: re.Match[str], words: list[str], number: int, rows: FlowRows, triggers: dict[int, _Trigger]
) -> bool:
    """Add one connection; returns whether it has an id."""
    values: dict[str, str] = {}
    place = 0
    while place < len(words):
        key = words[place]
        if key == "addon":
            rows.ignored.append(Ignored(number, "addon", tr("a mark for htsim's own use")))
            place += 1
            continue
        if key not in (
            "start",
            "size",
            "id",
            "trigger",
            "send_done_trigger",
            "recv_done_trigger",
            "prio",
        ) or place + 1 == len(words):
            raise rows.wrong(
                number,
                tr("{key!r} is not understood", key=key[:30]),
                tr("htsim knows id, start, size, trigger, prio"),
            )
        values[key] = words[place + 1]
        place += 2
    if "start" in values and "trigger" in values:
        raise rows.wrong(number, tr("has a start and a trigger"), tr("keep one of the two"))
    if "start" not in values and "trigger" not in values:
        raise rows.wrong(number, tr("has neither start nor trigger"), tr("write for example start 0"))
    if "size" not in values:
        raise rows.wrong(number, tr("has no size"), tr("write for example size 2000000"))
    start_s = rows.number(values.get("start", "0"), tr("time to start"), number) / _PS
    flow = rows.add(pair[1], pair[2], rows.number(values["size"], "size", number), start_s, number)
    if "prio" in values:
        rows.ignored.append(
            Ignored(number, f"prio {values['prio'][:20]}", tr("priorities are not simulated"))
        )
    if "trigger" in values:
        triggers[_whole(values["trigger"], "trigger", number, rows)].starts.append(flow)
    for key in ("send_done_trigger", "recv_done_trigger"):
        if key in values:
            triggers[_whole(values[key], key, number, rows)].set_off_by.append(flow)
    return "id" in values


def _trigger(words: list[str], number: int, rows: FlowRows, triggers: dict[int, _Trigger]) -> None:
    values = dict(zip(words, [*words, ""][1:], strict=True))
    if "id" not in values:
        raise rows.wrong(number, tr("a trigger without id"), tr("write for example trigger id 1 oneshot"))
    trigger = triggers[_whole(values["id"], "trigger id", number, rows)]
    kinds = [kind for kind in ("oneshot", "multishot", "barrier") if kind in words]
    if len(kinds) != 1 or trigger.kind:
        raise rows.wrong(
            number,
            tr("trigger {name} is not of exactly one kind", name=values["id"][:20]),
            tr("write oneshot, multishot or barrier"),
        )
    trigger.line, trigger.kind = number, kinds[0]
    if trigger.kind == "barrier":
        trigger.count = _whole(values.get("count", ""), "count", number, rows)


def _edges(triggers: dict[int, _Trigger], rows: FlowRows) -> list[tuple[int, int]]:
    edges: list[tuple[int, int]] = []
    for name, trigger in triggers.items():
        if not trigger.kind:
            line = rows.rows[(trigger.starts or trigger.set_off_by)[0]][4]
            raise rows.wrong(
                line,
                tr("trigger {name} is not described", name=name),
                tr("add a line: trigger id {name} oneshot", name=name),
            )
        if not trigger.starts:
            continue
        needed = trigger.count if trigger.kind == "barrier" else 1
        if len(trigger.set_off_by) != needed:
            raise rows.wrong(
                trigger.line, tr("trigger {name} goes off after {needed} of the {set_off_by} flows that set it off", name=name, needed=needed, set_off_by=len(trigger.set_off_by)),
                tr("only a trigger that waits for all of its flows can be simulated"),
            )  # fmt: skip
        rows.edges(len(edges) + len(trigger.set_off_by) * len(trigger.starts))
        edges += [(first, then) for first in trigger.set_off_by for then in trigger.starts]
    return edges


def _within(rows: FlowRows, declared: dict[str, int]) -> None:
    nodes = declared.get("Nodes", 0)
    for src, dst, _, _, line in rows.rows:
        if nodes and max(src, dst) >= nodes:
            raise rows.wrong(
                line,
                tr("node {src} of {nodes} (0 to {nodes2})", src=max(src, dst), nodes=nodes, nodes2=nodes - 1),
                tr("correct the line or Nodes"),
            )


def write_matrix(table: FlowTable, nodes: int, source: str) -> str:
    """The table for htsim; BadInputError for what a connection matrix cannot say."""
    waits = table.waits
    late = np.flatnonzero(waits & (table.start_s > 0))
    if len(late):
        raise BadInputError(
            source,
            tr("flow {late} starts some time after another one", late=late[0] + 1),
            tr("htsim can only start it at once; use a flow list"),
        )
    if (table.size_bytes > _MOST).any():
        raise BadInputError(
            source,
            tr("a flow has {max:g} bytes", max=table.size_bytes.max()),
            tr("htsim takes at most {most:,}; use smaller flows", most=_MOST),
        )
    triggers, of = _name_triggers(table, source)
    lines = [f"Nodes {nodes}", f"Connections {len(table)}"]
    lines += [f"Triggers {len(triggers)}"] if triggers else []
    for flow in range(len(table)):
        start = (
            f"trigger {of[flow, 'starts']}" if waits[flow] else f"start {round(table.start_s[flow] * _PS)}"
        )
        done = f" recv_done_trigger {of[flow, 'ends']}" if (flow, "ends") in of else ""
        lines.append(
            f"{table.src[flow]}->{table.dst[flow]} id {flow + 1} {start} size {max(1, round(table.size_bytes[flow]))}{done}"
        )
    for name, count in triggers.items():
        lines.append(
            f"trigger id {name} oneshot" if count == 1 else f"trigger id {name} barrier count {count}"
        )
    return "\n".join(lines) + "\n"


def _name_triggers(table: FlowTable, source: str) -> tuple[dict[int, int], dict[tuple[int, str], int]]:
    """Triggers with how many flows set each off, and the trigger that starts or is set off by a flow."""
    needs: dict[int, list[int]] = defaultdict(list)
    for first, then in zip(table.before.tolist(), table.after.tolist(), strict=True):
        needs[then].append(first)
    names: dict[tuple[int, ...], int] = {}
    of: dict[tuple[int, str], int] = {}
    for then, firsts in needs.items():
        key = tuple(sorted(set(firsts)))
        name = names.setdefault(key, len(names) + 1)
        of[then, "starts"] = name
        for first in key:
            if of.setdefault((first, "ends"), name) != name:
                raise BadInputError(
                    source,
                    tr("flow {flow} is waited for in two different ways", flow=first + 1),
                    tr("htsim gives a flow one trigger; use a flow list"),
                )
    return {name: len(key) for key, name in names.items()}, of
