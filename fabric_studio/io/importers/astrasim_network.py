"""Import of ASTRA-sim's analytical networks (YAML): NPUs in a ring, behind switches or all with all, dimension by dimension.

A first dimension that is faster than any NIC is the inside of a server. Where NPUs pass traffic of others on (rings, several
dimensions), each has a router of its own beside it, joined by what is no cable; so every topology can be routed.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterator
from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress, silent
from fabric_studio.base.source_text import decode, read_text
from fabric_studio.catalog.parts import Part, ScaleUp
from fabric_studio.io.importers.astrasim_dimensions import Dimension, read_dimensions, read_settings
from fabric_studio.io.importers.importer import Imported, Importer
from fabric_studio.io.importers.made_parts import made_id, made_server, made_switch, ports
from fabric_studio.io.importers.records import Cable, End, Fabric, Node, cable_key
from fabric_studio.io.importers.report import Report, many

_TOPOLOGY = re.compile(r"^topology[ \t]*:", re.M)
_NPUS = re.compile(r"^(?:npus_count|bandwidth|units-count)[ \t]*:", re.M)
MOST_CABLES, MOST_INSIDE = 2_000_000, 1152
FASTER_THAN_A_NIC_GBYTES_S = 100.0
"""800 Gb/s one-way, the fastest NIC on sale; a first dimension above it is taken for the inside of a server."""


def sniff(head: bytes, path: Path) -> float:
    try:
        text, _ = decode(head, str(path), cut=True)
    except BadInputError:
        return 0.0
    return 0.9 if _TOPOLOGY.search(text) and _NPUS.search(text) else 0.0


def read(source: Path, *, extra: Path | None = None, progress: Progress | None = None) -> Imported:
    """Read a network. `extra`: the system JSON that goes with it."""
    progress = progress or silent()
    progress.step(0.0, "reading")
    contents = read_text(source)
    report = Report(str(source), "ASTRA-sim network")
    for note in contents.notes:
        report.warn(note)
    dimensions = read_dimensions(contents.text, str(source), report)
    npu = "" if extra is None else read_settings(read_text(extra).text, str(extra), report)
    progress.step(0.3, tr("joining NPUs"))
    return Imported(_Builder(dimensions, source, npu, report).fabric(), report)


class _Builder:
    """Lays the dimensions one after the other. inside: NPUs in one server; network: the dimensions that have cables."""

    def __init__(self, dimensions: list[Dimension], source: Path, npu: str, report: Report) -> None:
        self.report, self.npu, self.file_name, self.path = report, npu, source.name, str(source)
        first = dimensions[0]
        rate = first.one_way_gbytes_s * (first.size - 1 if first.kind == "FullyConnected" else 1)
        within = first.kind != "Ring" and 1 < first.size <= MOST_INSIDE and rate > FASTER_THAN_A_NIC_GBYTES_S
        self.inside = first.size if within else 1
        self.scale_up = (
            ScaleUp(
                "not stated",
                first.size,
                rate,
                topology="switched" if first.kind == "Switch" else "direct",
            )
            if within
            else None
        )
        self.sizes = [dimension.size for dimension in dimensions]
        self.network = [
            (k, dimension)
            for k, dimension in enumerate(dimensions)
            if dimension.size > 1 and not (within and k == 0)
        ]
        self.routers = len(self.network) > 1 or any(
            dimension.kind != "Switch" for _, dimension in self.network
        )
        self.npus = math.prod(self.sizes)
        self.cables: list[Cable] = []
        self.used: dict[str, int] = {}
        self.switches: dict[str, tuple[int, float]] = {}
        self._refuse_too_many()
        if within:
            report.guess(
                tr(
                    "the first dimension ({kind} of {size}, {rate:g} GB/s for each NPU) is faster than any NIC, so it is drawn as the inside of a server; its latency of {delay_ns:g} ns is not kept",
                    kind=first.kind,
                    size=first.size,
                    rate=rate,
                    delay_ns=first.delay_ns,
                )
            )

    def _refuse_too_many(self) -> None:
        count = self.npus if self.routers else 0
        for _, dimension in self.network:
            each = (dimension.size - 1) / 2 if dimension.kind == "FullyConnected" else 1
            count += int(self.npus * each)
        if count > MOST_CABLES:
            raise BadInputError(
                self.path,
                tr("makes {count:,} links", count=count),
                tr("at most {most_cables:,} are drawn", most_cables=MOST_CABLES),
            )

    def fabric(self) -> Fabric:
        for index, dimension in self.network:
            for group, members in enumerate(self._groups(index)):
                self._lay(index, dimension, group, members)
        link_gbps = 8 * sum(
            self._links(dimension) * dimension.one_way_gbytes_s for _, dimension in self.network
        )
        if self.routers:
            for npu in range(self.npus):
                self._join(self._host(npu), f"npu-{npu}-router", link_gbps, None, inside=True)
        nodes = self._switch_nodes() + self._router_nodes(link_gbps) + self._servers(link_gbps)
        self._tell()
        return Fabric(tuple(nodes), tuple(self.cables), numbered=True)

    @staticmethod
    def _links(dimension: Dimension) -> int:
        if dimension.kind == "Switch":
            return 1
        return dimension.size - 1 if dimension.kind == "FullyConnected" else min(2, dimension.size - 1)

    def _groups(self, index: int) -> Iterator[list[int]]:
        """NPUs that differ in one dimension only."""
        stride = math.prod(self.sizes[:index])
        size = self.sizes[index]
        for block in range(self.npus // (stride * size)):
            for offset in range(stride):
                first = block * stride * size + offset
                yield [first + place * stride for place in range(size)]

    def _lay(self, index: int, dimension: Dimension, group: int, members: list[int]) -> None:
        gbps, delay = dimension.one_way_gbytes_s * 8, dimension.delay_ns
        if dimension.kind == "Switch":
            switch = f"switch-{index + 1}-{group}"
            self.switches[switch] = (len(members), gbps)
            for npu in members:
                self._join(self._end(npu), switch, gbps, delay)
        elif dimension.kind == "Ring":
            pairs = (
                itertools.pairwise(members)
                if len(members) == 2
                else zip(members, members[1:] + members[:1], strict=True)
            )
            for one, other in pairs:
                self._join(self._end(one), self._end(other), gbps, delay)
        else:
            for one, other in itertools.combinations(members, 2):
                self._join(self._end(one), self._end(other), gbps, delay)

    def _host(self, npu: int) -> str:
        return f"server-{npu // self.inside}" if self.inside > 1 else f"npu-{npu}"

    def _end(self, npu: int) -> str:
        return f"npu-{npu}-router" if self.routers else self._host(npu)

    def _join(
        self, one: str, other: str, gbps: float, delay_ns: float | None, *, inside: bool = False
    ) -> None:
        sides = []
        for node in (one, other):
            self.used[node] = self.used.get(node, 0) + 1
            sides.append(End(node, str(self.used[node])))
        a, z = cable_key(sides[0], sides[1])
        self.cables.append(Cable(a, z, gbps, inside=inside, delay_ns=delay_ns))

    def _switch_nodes(self) -> list[Node]:
        parts: dict[tuple[int, float], Part] = {}
        nodes = []
        for key, shape in self.switches.items():
            if shape not in parts:
                size, gbps = shape
                parts[shape] = made_switch(
                    made_id("astrasim-switch", f"{size}x{gbps:g}g"), f"Switch, {size} x {gbps:g}G", port_count=size,
                    rate_gbps=gbps, source=f"made from {self.file_name}", latency_ns=0.0,
                )  # fmt: skip
            nodes.append(Node(key, key, "switch", shape[0], 1 if self.routers else 0, part=parts[shape]))
        return nodes

    def _router_nodes(self, link_gbps: float) -> list[Node]:
        if not self.routers:
            return []
        count = max(self.used[f"npu-{npu}-router"] for npu in range(self.npus))
        part = Part(
            id=made_id("astrasim-router", f"{count}p", f"{link_gbps:g}g"), name=f"Router inside an NPU, {count} links", kind="router",
            height_u=0.0, ports=(ports("data", count, link_gbps),), latency_ns=0.0,
            source=f"made from {self.file_name}: NPUs pass on what is not for them", confidence="generic",
        )  # fmt: skip
        return [
            Node(f"npu-{n}-router", f"npu-{n}-router", "switch", count, 0, part=part)
            for n in range(self.npus)
        ]

    def _servers(self, link_gbps: float) -> list[Node]:
        """NPUs one by one, or several in a server when the first dimension is inside."""
        count = self.inside if self.network else 0
        rate = f", {count} x {link_gbps:g}G" if count else ""
        part = made_server(
            made_id("astrasim-npu", self.inside, f"{link_gbps:g}g"), f"{many(self.inside, 'NPU')}{rate}"[:120],
            accelerators=self.inside, groups=(ports("compute", count, link_gbps or 1.0, role="compute"),),
            scale_up=self.scale_up, source=f"made from {self.file_name}",
            notes=" ".join(filter(None, (self.npu, "Power, mass and price are unknown."))),
        )  # fmt: skip
        keys = dict.fromkeys(self._host(npu) for npu in range(self.npus))
        return [Node(key, key, "host", count, part=part) for key in keys]

    def _tell(self) -> None:
        self.report.read.update(
            servers=self.npus // self.inside, switches=len(self.switches),
            cables=sum(1 for cable in self.cables if not cable.inside),
        )  # fmt: skip
        if self.routers:
            self.report.guess(
                tr(
                    "NPUs pass on traffic of others: {routers} of no height and no latency drawn beside them, joined by links that are no cables",
                    routers=many(self.npus, "router"),
                )
            )
        if self.switches:
            self.report.guess(
                tr(
                    "switches have no latency of their own; ASTRA-sim counts the latency of a link on both sides of one"
                )
            )


IMPORTER = Importer(
    name="astrasim-network",
    title=mark("Network of ASTRA-sim's analytical backend (YAML)"),
    sniff=sniff,
    read=read,
)
