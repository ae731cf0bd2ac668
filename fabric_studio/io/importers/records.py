"""An imported fabric before it has parts and places: nodes and cables as the file states them, nothing more.

Every importer ends here; `place` turns such a record into a design. What a file does not say is None or empty, never a
default: no rate, no port, no level unless somebody wrote it (or the report says that it was guessed).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from fabric_studio.catalog.parts import Part

NodeKind = Literal["switch", "host", "router", "aggregation"]


class Adapter(NamedTuple):
    """A network adapter of a host: its name ("mlx5_0", "" when nobody says) and how many ports it has."""

    name: str
    ports: int | None


class End(NamedTuple):
    """One end of a cable: the key of a node, and the port as the file names it ("" when it does not say)."""

    node: str
    port: str


@dataclass(frozen=True, slots=True)
class Node:
    """A box in the fabric.

    key: unique, a GUID ("S-0008f10500200b50") or a name; name: what people call it, unique too. ports: how many the file
    says it has. level: 0 for a leaf switch, one more per tier; None for hosts and where nothing tells. group: the director
    chassis, block or scale-up domain it is part of. adapters: of a host, in order; its ports are called "adapter/number" when there are several.
    part: what the box is, where the file tells enough to make it; then the port called "3" is its third cage.
    """

    key: str
    name: str
    kind: NodeKind
    ports: int | None = None
    level: int | None = None
    group: str = ""
    adapters: tuple[Adapter, ...] = ()
    attributes: Mapping[str, str] = field(default_factory=dict)
    part: Part | None = None


@dataclass(frozen=True, slots=True)
class Cable:
    """A cable between two ends, the smaller end first, so that the same cable read from both ends is equal.

    rate_gbps: one-way, None when unknown. lanes: 4 for a 4x link. label: width and speed as written ("4xEDR").
    inferred: how many cables this line stands for when the file only says that two nodes are joined; 0 for a real cable.
    inside: within one director chassis, so not a cable that anybody buys. delay_ns: one-way, where the file states a delay;
    it is no length, as nobody says what else is in it.
    """

    a: End
    z: End
    rate_gbps: float | None = None
    lanes: int | None = None
    label: str = ""
    inferred: int = 0
    inside: bool = False
    delay_ns: float | None = None

    @property
    def ends(self) -> frozenset[End]:
        return frozenset((self.a, self.z))

    @property
    def is_loop(self) -> bool:
        """Both ends in the same node: a loop plug, or a cable forgotten in two ports of one switch."""
        return self.a.node == self.z.node


def cable_key(one: End, other: End) -> tuple[End, End]:
    """The two ends in the order in which a Cable keeps them."""
    return (one, other) if one <= other else (other, one)


@dataclass(frozen=True, slots=True)
class Fabric:
    """All nodes and cables of one file. network: "InfiniBand" where the format says so, else "". numbered: traffic files
    that go with it call the hosts by their number, so racks must keep them in the order of `nodes`."""

    nodes: tuple[Node, ...]
    cables: tuple[Cable, ...]
    network: str = ""
    numbered: bool = False

    def of_kind(self, kind: NodeKind) -> tuple[Node, ...]:
        return tuple(node for node in self.nodes if node.kind == kind)
