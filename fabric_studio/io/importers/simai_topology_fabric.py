"""From the topology text of a simulator to a fabric: GPUs to servers, NVSwitches to scale-up domains, links to cables.

Nodes that are no switch are GPUs (SimAI) or hosts (the others). GPUs that share an NVSwitch are drawn as one server with
a scale-up domain inside; without NVSwitches every `gpus_per_server` of them are. Parallel links stay parallel.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import counted, tr
from fabric_studio.catalog.parts import Part, ScaleUp
from fabric_studio.io.importers.made_parts import made_id, made_server, ports
from fabric_studio.io.importers.records import Cable, End, Fabric, Node, cable_key
from fabric_studio.io.importers.report import Report, many, some
from fabric_studio.io.importers.simai_topology_lines import LinkLine, TopologyText
from fabric_studio.io.importers.tiers import tiers

MOST_NODES = 250_000
MOST_GPUS_PER_SERVER = 1152
"""The largest scale-up domain on any public roadmap is below it; a larger one is taken for a mistake."""
_GBIT_PER_GBYTE = 8.0


@dataclass(slots=True)
class _Box:
    """One server: its GPUs by node id, and the network links of each of them in file order."""

    key: str
    gpus: list[int]
    links: dict[int, list[LinkLine]] = field(default_factory=lambda: defaultdict(list))
    scale_up_gbps: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    nvswitches: int = 0


def assemble(text: TopologyText, source: str, file_name: str, report: Report) -> Fabric:
    """The fabric that the text describes; counts, guesses and what was left out go into the report."""
    header = text.header
    if header.nodes > MOST_NODES:
        raise BadInputError(
            source,
            tr("declares {nodes:,} nodes", nodes=header.nodes),
            tr("at most {most_nodes:,} are read", most_nodes=MOST_NODES),
            place="line 1",
        )
    switch_ids = set(text.switch_ids)
    nvswitches = set(text.switch_ids[: header.nvswitches])
    linked = {end for link in text.links for end in (link.a, link.z)}
    strange = sorted(node for node in linked | switch_ids if node >= header.nodes)
    if strange:
        raise BadInputError(
            source, tr("node {strange} is linked, but line 1 declares {nodes} (0 to {last})", strange=strange[0], nodes=many(header.nodes, 'node'), last=header.nodes - 1),
            tr("correct the number of nodes in line 1"), place="line 1",
        )  # fmt: skip
    ends = [node for node in range(header.nodes) if node not in switch_ids]
    links = _usable(text.links, report)
    boxes = _boxes(ends, nvswitches, links, text, report)
    box_of = {gpu: box for box in boxes for gpu in box.gpus}
    network = _inside_and_out(links, box_of, nvswitches, report)
    port_of = {(box.key, id(link), gpu): 0 for box in boxes for gpu in box.gpus for link in box.links[gpu]}
    nodes = _hosts(boxes, text, file_name, port_of, report)
    cables, joined = _cables(network, box_of, port_of)
    nodes = _switches(text, nvswitches, joined) + nodes
    _tell(text, boxes, network, linked, ends, report)
    return Fabric(tuple(nodes), tuple(cables), numbered=True)


def _usable(links: list[LinkLine], report: Report) -> list[LinkLine]:
    for link in links:
        if link.a == link.z:
            report.leave_out(f"{link.a} {link.z}", tr("a node is linked with itself"), line=link.line)
    lossy = [link for link in links if link.error_rate > 0]
    if lossy:
        report.leave_out(
            tr("error rates of {links}", links=many(len(lossy), "link")),
            tr("a setting of the simulator; the design has no loss"),
            line=lossy[0].line,
        )
    return [link for link in links if link.a != link.z]


def _boxes(
    ends: list[int], nvswitches: set[int], links: list[LinkLine], text: TopologyText, report: Report
) -> list[_Box]:
    """GPUs joined by NVSwitches (or, between GPUs of one server, by links) belong together."""
    if not text.header.is_simai:
        return [_Box(f"host-{node}", [node]) for node in ends]
    root = {node: node for node in (*ends, *nvswitches)}

    def find(node: int) -> int:
        while root[node] != node:
            root[node] = root[root[node]]
            node = root[node]
        return node

    for link in links:
        if (link.a in nvswitches or link.z in nvswitches) and link.a in root and link.z in root:
            high, low = sorted((find(link.a), find(link.z)), reverse=True)
            root[high] = low
    size = text.header.gpus_per_server
    if not nvswitches and size > 1:
        for first in range(0, len(ends), size):
            root.update(dict.fromkeys(ends[first : first + size], ends[first]))
    members: dict[int, list[int]] = defaultdict(list)
    for gpu in ends:
        members[find(gpu)].append(gpu)
    domains = Counter(find(switch) for switch in nvswitches)
    boxes = [
        _Box(f"server-{index}", gpus, nvswitches=domains[find(gpus[0])])
        for index, gpus in enumerate(members.values())
    ]
    largest = max((len(box.gpus) for box in boxes), default=0)
    if largest > MOST_GPUS_PER_SERVER:
        raise BadInputError(
            report.source,
            tr("{largest:,} GPUs share their NVSwitches", largest=largest),
            tr(
                "at most {most_gpus_per_server:,} in one domain are read",
                most_gpus_per_server=MOST_GPUS_PER_SERVER,
            ),
        )
    _compare(boxes, size, report)
    return boxes


def _compare(boxes: list[_Box], size: int, report: Report) -> None:
    odd = [box for box in boxes if len(box.gpus) != size]
    if odd and size:
        report.warn(
            counted(
                len(odd),
                "line 1 declares {size} GPUs a server; {count} group of GPUs that share an NVSwitch has {found}; the links were taken",
                "line 1 declares {size} GPUs a server; {count} groups of GPUs that share an NVSwitch have {found}; the links were taken",
                size=size,
                found=some([str(n) for n in sorted({len(box.gpus) for box in odd})]),
            )
        )
    order = [gpu for box in boxes for gpu in box.gpus]
    if order != sorted(order):
        report.warn(
            tr(
                "GPUs of one server are not numbered in a row, so accelerators of the design are not in the order of the file's ids"
            )
        )


def _inside_and_out(
    links: list[LinkLine], box_of: dict[int, _Box], nvswitches: set[int], report: Report
) -> list[LinkLine]:
    """Scale-up links are added to their GPUs; those of the network are returned."""
    network: list[LinkLine] = []
    for link in links:
        one, other = box_of.get(link.a), box_of.get(link.z)
        if link.a in nvswitches or link.z in nvswitches:
            gpu = link.z if link.a in nvswitches else link.a
            if gpu in box_of:
                box_of[gpu].scale_up_gbps[gpu] += link.rate_gbps
            elif gpu not in nvswitches:
                report.leave_out(
                    f"{link.a} {link.z}",
                    tr("an NVSwitch linked with a switch of the network; no part has such a port"),
                    line=link.line,
                )
        elif one is not None and one is other:
            one.scale_up_gbps[link.a] += link.rate_gbps
            one.scale_up_gbps[link.z] += link.rate_gbps
        else:
            network.append(link)
            for box, gpu in ((one, link.a), (other, link.z)):
                if box is not None:
                    box.links[gpu].append(link)
    return network


def _hosts(
    boxes: list[_Box],
    text: TopologyText,
    file_name: str,
    port_of: dict[tuple[str, int, int], int],
    report: Report,
) -> list[Node]:
    """A node with a part for every server; equal servers share one."""
    made: dict[tuple[object, ...], Part] = {}
    nodes: list[Node] = []
    uneven = 0
    for box in boxes:
        each = [box.links[gpu] for gpu in box.gpus]
        most = max((len(links) for links in each), default=0)
        uneven += len({len(links) for links in each}) > 1
        for index, (gpu, links) in enumerate(zip(box.gpus, each, strict=True)):
            for place, link in enumerate(links):
                port_of[box.key, id(link), gpu] = index * most + place + 1
        rate = max((link.rate_gbps for links in each for link in links), default=0.0)
        up_gbps = min((box.scale_up_gbps[gpu] for gpu in box.gpus), default=0.0)
        shape = (len(box.gpus), most, rate, up_gbps, box.nvswitches)
        if shape not in made:
            made[shape] = _part(shape, text, len(made) + 1, file_name)
        nodes.append(Node(box.key, box.key, "host", most * len(box.gpus), part=made[shape]))
    if uneven:
        report.guess(
            tr(
                "{servers} with GPUs of unequal numbers of network links: as many ports for each as the fullest has",
                servers=many(uneven, "server"),
            )
        )
    return nodes


def _part(shape: tuple[int, int, float, float, int], text: TopologyText, number: int, file_name: str) -> Part:
    gpus, most, rate, up_gbps, nvswitches = shape
    simai = text.header.is_simai
    group = ports("compute", gpus * most, rate, role="compute")
    scale_up = None
    if up_gbps > 0 and gpus > 1:
        scale_up = ScaleUp(
            "NVLink" if nvswitches else "not stated", gpus, up_gbps / _GBIT_PER_GBYTE, switch_chips=nvswitches,
            topology="switched" if nvswitches else "direct",
        )  # fmt: skip
    name = (
        f"Server, {gpus} x {text.header.gpu}, {gpus * most} x {rate:g}G"
        if simai
        else f"Host, {most} x {rate:g}G"
    )
    return made_server(
        made_id("simai" if simai else "ns3", "server" if simai else "host", number),
        name[:120],
        accelerators=gpus if simai else 0,
        groups=(group,) if most else (),
        scale_up=scale_up,
        source=f"made from {file_name}",
        notes="Power, mass and price are unknown.",
    )


def _cables(
    network: list[LinkLine], box_of: dict[int, _Box], port_of: dict[tuple[str, int, int], int]
) -> tuple[list[Cable], dict[int, set[int]]]:
    """Cables, and for every switch the nodes it is joined with."""
    used: Counter[int] = Counter()
    joined: dict[int, set[int]] = defaultdict(set)
    cables = []
    for link in network:
        sides = []
        for node, far in ((link.a, link.z), (link.z, link.a)):
            box = box_of.get(node)
            if box is None:
                used[node] += 1
                joined[node].add(far)
                sides.append(End(f"switch-{node}", str(used[node])))
            else:
                sides.append(End(box.key, str(port_of[box.key, id(link), node])))
        a, z = cable_key(sides[0], sides[1])
        cables.append(Cable(a, z, link.rate_gbps, delay_ns=link.delay_ns))
    return cables, joined


def _switches(text: TopologyText, nvswitches: set[int], joined: dict[int, set[int]]) -> list[Node]:
    """Switches with their tier: 0 touches GPUs or hosts, and so on upwards."""
    ids = [node for node in text.switch_ids if node not in nvswitches]
    known = set(text.switch_ids)
    level = tiers(
        {str(node): [str(far) for far in joined[node] if far in known] for node in ids},
        [str(node) for node in ids if any(far not in known for far in joined[node])],
    )
    return [Node(f"switch-{node}", f"switch-{node}", "switch", level=level.get(str(node))) for node in ids]


def _tell(
    text: TopologyText,
    boxes: list[_Box],
    network: list[LinkLine],
    linked: set[int],
    ends: list[int],
    report: Report,
) -> None:
    header = text.header
    if header.is_simai:
        report.read.update(gpus=len(ends), servers=len(boxes), nvswitches=header.nvswitches)
        report.guess(
            tr(
                "GPUs that share an NVSwitch are drawn as one server: {servers}; their height is guessed, power, mass and price are unknown, and {gpu} is kept as a name only",
                servers=many(len(boxes), "server"),
                gpu=header.gpu,
            )
        )
    else:
        report.read["hosts"] = len(ends)
    report.read.update(switches=len(text.switch_ids) - header.nvswitches, cables=len(network))
    alone = [str(node) for node in ends if node not in linked]
    if alone:
        report.warn(
            tr("without any link: {nodes} ({alone})", nodes=many(len(alone), "node"), alone=some(alone))
        )
    pairs = Counter(frozenset((link.a, link.z)) for link in network)
    parallel = sum(1 for count in pairs.values() if count > 1)
    if parallel:
        report.warn(
            tr(
                "parallel links between {pairs} of nodes, all kept; HPCC itself keeps the last of each pair only",
                pairs=many(parallel, "pair"),
            )
        )
    if any(link.rate_gbps for link in text.links):
        report.guess(
            tr(
                "the tier of a switch is guessed from its distance to the GPUs or hosts: 0 touches them, one more above"
            )
        )
