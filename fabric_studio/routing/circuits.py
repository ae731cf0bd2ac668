"""Optical circuit switches as what they are: ports joined in pairs, with nothing that could look at a packet.

Each circuit becomes a node of its own, so that light that enters a port leaves by its partner and by no other.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.catalog.parts import Part
from fabric_studio.model.ports import cages_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Ints
from fabric_studio.routing.graph import FabricGraph
from fabric_studio.routing.links import links_of

_PAIR = re.compile(r"(\d{1,5})-(\d{1,5})")


@dataclass(frozen=True, slots=True)
class Nodes:
    """Ends of the links with circuits for nodes: tail, head (L,), -1 at scale-up domains; forwards (N,); N = count."""

    tail: Ints
    head: Ints
    forwards: Flags
    count: int


def with_circuits(snapshot: Snapshot, graph: FabricGraph, text: str) -> Nodes:
    """The nodes of the graph, and one for every circuit; device rows keep their numbers.

    `text`: "ocs-01 1-5 2-6; ocs-02 1-2", ports counted from 1; an optical switch that it does not name joins port i of its first half
    with port i of its second. BadInputError for a device that is none, a port that it does not have or that is taken twice.
    """
    devices = snapshot.devices
    count = max(1, len(devices))
    specs = [spec if isinstance(spec, Part) and spec.kind == "ocs" else None for spec in snapshot.parts.spec]
    optical = np.array([spec is not None for spec in specs], bool)
    part = snapshot.parts.index_of(devices.part) if len(devices) else np.zeros(0, np.int64)
    tail, head = graph.tail.astype(np.int64), graph.head.astype(np.int64)
    forwards = graph.forwards if len(graph.forwards) else np.zeros(1, bool)
    boxes = np.flatnonzero(optical[part]) if len(part) else part
    named = _read(text, {str(devices.name[box]): int(box) for box in boxes.tolist()})
    if not len(boxes):
        return Nodes(tail, head, forwards, count)
    links, half = links_of(snapshot), graph.n_cabled // 2
    row = graph.link_row
    tail, head = tail.copy(), head.copy()
    at_ocs = np.isin(np.arange(len(devices)), boxes)
    partners = {box: _partners(specs[int(part[box])], named.get(box), str(devices.name[box])) for box in boxes.tolist()}
    number: dict[tuple[int, int], int] = {}
    for ends, ports, forth, back in (
        (links.a[row], links.a_port[row], tail, head),
        (links.z[row], links.z_port[row], head, tail),
    ):
        for k in np.flatnonzero(at_ocs[ends]).tolist():
            box, port = int(ends[k]), int(ports[k])
            circuit = box, min(port, partners[box].get(port, port))
            forth[k] = back[half + k] = number.setdefault(circuit, count + len(number))
    return Nodes(tail, head, np.append(forwards, np.ones(len(number), bool)), count + len(number))


def _read(text: str, boxes: dict[str, int]) -> dict[int, list[tuple[int, int]]]:
    """Pairs of ports, from 0, by device row."""
    found: dict[int, list[tuple[int, int]]] = {}
    for piece in filter(None, (piece.strip() for piece in text.replace("\n", ";").split(";"))):
        words, pairs = piece.split(), []
        while words and (match := _PAIR.fullmatch(words[-1])):
            words.pop()
            pairs.append((int(match[1]) - 1, int(match[2]) - 1))
        name = " ".join(words)
        if name not in boxes or not pairs:
            raise BadInputError(
                tr("routing"), tr("{piece!r} names no optical circuit switch and its circuits", piece=piece[:80]),
                tr("write for example ocs-01 1-5 2-6; ocs-02 1-2"), place=tr("parameter {name}", name="circuits"),
            )  # fmt: skip
        found.setdefault(boxes[name], []).extend(pairs)
    return found


def _partners(spec: Part | None, pairs: list[tuple[int, int]] | None, name: str) -> dict[int, int]:
    """The partner of every port that has one."""
    count = len(cages_of(spec)) if spec else 0
    if pairs is None:
        half = count // 2
        pairs = [(port, port + half) for port in range(half)]
    found: dict[int, int] = {}
    for one, other in pairs:
        for port in (one, other):
            if not 0 <= port < count or port in found or one == other:
                raise BadInputError(
                    name, tr("port {port} is not there, or in two circuits", port=port + 1),
                    tr("it has ports 1 to {count}; join each with one other", count=count), place=tr("parameter {name}", name="circuits"),
                )  # fmt: skip
        found[one], found[other] = other, one
    return found
