"""Execution traces of Chakra (.et, schema 0.0.4): what one rank computes, sends and calls, and what waits for what.

One file a rank, `name.<rank>.et`: messages with their length in front, first the metadata, then a node each.
Source of the numbers: mlcommons/chakra, schema/protobuf/et_def.proto.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import lru_cache

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.workloads.chakra_wire import (
    Field,
    WireError,
    fields,
    fixed,
    messages,
    numbers,
    signed,
    zigzag,
)
from fabric_studio.workloads.order import find_cycle

KINDS = (
    "invalid", "metadata", "memory load", "memory store", "computation", "send", "receive", "collective", "storage", "batch",
    "checkpoint",
)  # fmt: skip
MEMORY, COMPUTATION, SEND, RECEIVE, COLLECTIVE = (2, 3), 4, 5, 6, 7
OPERATIONS = (
    "all_reduce", "reduce", "all_gather", "gather", "scatter", "broadcast", "all_to_all", "reduce_scatter", "reduce_scatter_block",
    "barrier",
)  # fmt: skip
MOST_NODES, MOST_DEPENDENCIES = 2_000_000, 20_000_000
MOST_BYTES, MOST_US = 1e15, 1e12
_FIXED = {3: "d", 5: "f", 19: "I", 21: "Q", 23: "i", 25: "q"}
"""Numbers of the fields of an attribute that have a fixed width."""

_SHORT = 128
"""Bytes of an attribute up to which it is remembered."""

Attribute = int | float | str | tuple[bool, ...]


@dataclass(slots=True)
class TraceNode:
    """One node. needs: ids of the nodes that it waits for; attributes: those that a simulation uses."""

    id: int = 0
    name: str = ""
    kind: int = 0
    needs: list[int] = field(default_factory=list)
    duration_us: float = 0.0
    attributes: dict[str, Attribute] = field(default_factory=dict)

    def number(self, name: str, most: float, source: str) -> float:
        """A number from the attributes, 0 when it is not there; BadInputError when it is none or out of bounds."""
        value = self.attributes.get(name, 0)
        if isinstance(value, str | tuple) or not math.isfinite(value) or not 0 <= value <= most:
            raise BadInputError(
                source,
                tr("{name} is {value!r:.40}", name=name, value=value),
                tr("it must be a number up to {most:g}", most=most),
                place=f"node {self.id} {self.name}",
            )
        return float(value)


@dataclass(slots=True)
class Trace:
    """The nodes of one rank in file order. place: of the node with an id; lost: dependencies on nodes that are not there."""

    version: str
    nodes: list[TraceNode]
    place: dict[int, int]
    messages: int
    size: int
    lost: int = 0

    def edges(self) -> tuple[list[int], list[int]]:
        """(before, after) by place, for the dependencies that lead somewhere."""
        before, after = [], []
        for here, node in enumerate(self.nodes):
            for other in node.needs:
                there = self.place.get(other)
                if there is not None:
                    before.append(there)
                    after.append(here)
        return before, after

    def cycle(self) -> list[TraceNode]:
        """Nodes that wait for each other in a ring, [] when there is none."""
        return [self.nodes[place] for place in find_cycle(len(self.nodes), *self.edges())]


def read_trace(data: bytes, source: str) -> Trace:
    """One rank's trace; BadInputError says at which message it stops making sense."""
    nodes: list[TraceNode] = []
    version, count, dependencies = "", 0, 0
    try:
        for message in messages(data):
            count += 1
            if count == 1:
                version = _version(message)
                continue
            if count > MOST_NODES:
                raise BadInputError(
                    source,
                    tr("has more than {most_nodes:,} nodes", most_nodes=MOST_NODES),
                    tr("cut the trace"),
                )
            nodes.append(_node(message))
            dependencies += len(nodes[-1].needs)
            if dependencies > MOST_DEPENDENCIES:
                raise BadInputError(
                    source,
                    tr(
                        "has more than {most_dependencies:,} dependencies",
                        most_dependencies=MOST_DEPENDENCIES,
                    ),
                    tr("cut the trace"),
                )
    except WireError as error:
        raise BadInputError(
            source,
            tr("is no Chakra trace, or a damaged one: it {error}", error=error),
            tr("write it again"),
            place=f"message {count + 1}",
        ) from None
    if not nodes:
        raise BadInputError(source, tr("holds no node"), tr("write the trace again"))
    place: dict[int, int] = {}
    for here, node in enumerate(nodes):
        if not 0 <= node.kind < len(KINDS):
            raise BadInputError(
                source,
                tr("node {node} {node2} is of kind {kind}", node=node.id, node2=node.name, kind=node.kind),
                tr("write it with schema 0.0.4"),
            )
        if place.setdefault(node.id, here) != here:
            raise BadInputError(
                source,
                tr("two nodes have the id {node}", node=node.id),
                tr("write the trace again"),
                place=node.name,
            )
    lost = sum(1 for node in nodes for other in node.needs if other not in place)
    return Trace(version, nodes, place, count, len(data), lost)


def _version(message: bytes) -> str:
    """The version of the first message: its own field, or an attribute called schema."""
    version = ""
    for found in fields(message):
        if found.number == 1 and isinstance(found.value, bytes):
            version = _text(found.value)
        elif found.number == 2 and isinstance(found.value, bytes):
            name, value = _attribute(found.value)
            if name == "schema" and isinstance(value, str):
                version = version or value
        elif found.number not in (1, 2):
            raise WireError(tr("does not begin with the metadata of a trace"))
    return version[:60]


def _node(message: bytes) -> TraceNode:
    node = TraceNode()
    for found in fields(message):
        value = found.value
        if found.number == 1 and isinstance(value, int):
            node.id = value
        elif found.number == 2 and isinstance(value, bytes):
            node.name = _text(value)[:80]
        elif found.number == 3 and isinstance(value, int):
            node.kind = value
        elif found.number in (4, 5):
            node.needs.extend(numbers(found))
        elif found.number == 7 and isinstance(value, int):
            node.duration_us = float(value)
        elif found.number == 10 and isinstance(value, bytes):
            name, told = _attribute(value)
            if told is not None:
                node.attributes[name] = told
    return node


def _attribute(message: bytes) -> tuple[str, Attribute | None]:
    """Name and value; None for kinds of values that no simulation needs. Short ones come again and again."""
    return _short_attribute(message) if len(message) <= _SHORT else _read_attribute(message)


def _read_attribute(message: bytes) -> tuple[str, Attribute | None]:
    name, value = "", None
    for found in fields(message):
        if found.number == 1 and isinstance(found.value, bytes):
            name = _text(found.value)[:60]
        elif found.number >= 3:
            value = _value(found)
    return name, value


_short_attribute = lru_cache(maxsize=65_536)(_read_attribute)


def _value(found: Field) -> Attribute | None:
    number, value = found.number, found.value
    if isinstance(value, int):
        return zigzag(value) if number in (15, 17) else signed(value) if number in (7, 9) else value
    if isinstance(value, bytes) and number in _FIXED and found.wire in (1, 5):
        code = _FIXED[number]
        return (
            fixed(value, code)
            if len(value) == {"d": 8, "f": 4, "I": 4, "Q": 8, "i": 4, "q": 8}[code]
            else None
        )
    if isinstance(value, bytes) and number == 28:
        return tuple(bool(flag) for inner in fields(value) if inner.number == 1 for flag in numbers(inner))[
            :64
        ]
    if isinstance(value, bytes) and number == 29:
        return _text(value)[:200]
    return None


def _text(value: bytes) -> str:
    """Text for people: what is no letter becomes a mark."""
    text = value[:4096].decode("utf-8", "replace")
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)
