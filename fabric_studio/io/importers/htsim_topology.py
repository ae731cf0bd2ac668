"""Import of csg-htsim's fat trees (.topo): the tree that htsim builds from the file, switch by switch."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress, silent
from fabric_studio.base.source_text import decode, read_text
from fabric_studio.catalog.parts import Part
from fabric_studio.io.importers.htsim_tiers import TreeText, read_tree
from fabric_studio.io.importers.importer import Imported, Importer
from fabric_studio.io.importers.made_parts import made_id, made_server, made_switch, ports
from fabric_studio.io.importers.records import Cable, End, Fabric, Node, cable_key
from fabric_studio.io.importers.report import Report

_HEADER = re.compile(r"^[ \t]*(?:nodes|tiers|podsize)[ \t]+\d", re.M | re.I)
_TIER = re.compile(r"^[ \t]*tier[ \t]+\d", re.M | re.I)
_KEY = re.compile(r"^[ \t]*(?:downlink_speed_gbps|radix_down)[ \t]+\d", re.M | re.I)
NAMES = ("tor", "agg", "core")
MOST_LINKS = 2_000_000


@dataclass(frozen=True, slots=True)
class Tree:
    """How many switches there are, and how many of the middle tier a pod has."""

    tors: int
    aggs: int
    cores: int
    pods: int
    tors_per_pod: int
    aggs_per_pod: int
    core_links: int
    """bundles from every switch of tier 1 upwards"""


def sniff(head: bytes, path: Path) -> float:
    try:
        text, _ = decode(head, str(path), cut=True)
    except BadInputError:
        return 0.0
    return 0.95 if _HEADER.search(text) and _TIER.search(text) and _KEY.search(text) else 0.0


def read(source: Path, *, extra: Path | None = None, progress: Progress | None = None) -> Imported:
    """Read a fat tree; a second file is of no use to it."""
    progress = progress or silent()
    progress.step(0.0, "reading")
    contents = read_text(source)
    report = Report(str(source), "htsim fat tree")
    for note in contents.notes:
        report.warn(note)
    if extra is not None:
        report.leave_out(str(extra), tr("a fat tree of htsim needs no second file"))
    text = read_tree(contents.lines, str(source), report)
    tree = shape(text, str(source), report)
    progress.step(0.3, tr("wiring the tree"))
    return Imported(_fabric(text, tree, source.name, report), report)


def shape(text: TreeText, source: str, report: Report) -> Tree:
    """The counts that htsim derives: uplinks from rates and oversubscription, switches from uplinks and radix."""
    tiers, pods = text.tiers, 1 if len(text.tiers) == 2 else 0
    if not pods:
        pods = _divide(text.nodes, text.podsize, "Nodes", "Podsize", source)
    elif text.podsize != text.nodes:
        report.warn(
            tr("Podsize {podsize} is not Nodes; a tree of two tiers is one pod", podsize=text.podsize)
        )
    tors = _divide(text.nodes, tiers[0].radix_down, tr("Nodes"), tr("Radix_Down of tier 0"), source)
    tors_per_pod = _divide(tors, pods, tr("the switches of tier 0"), tr("the number of pods"), source)
    up = _divide(
        text.nodes * tiers[0].speed_gbps, tiers[1].speed_gbps * tiers[0].oversubscribed,
        tr("the rate of all hosts"), tr("the rate of an uplink of tier 0 times Oversubscribed"), source,
    )  # fmt: skip
    aggs_per_pod = _divide(
        up,
        pods * tiers[1].radix_down,
        tr("the uplinks of tier 0"),
        tr("pods times Radix_Down of tier 1"),
        source,
    )
    _compare(text, 0, "radix_up", aggs_per_pod * tiers[1].bundle, report)
    _compare(text, 1, "radix_down", tors_per_pod * tiers[1].bundle, report)
    cores = links = 0
    if len(tiers) == 3:
        up = _divide(
            up * tiers[1].speed_gbps, tiers[2].speed_gbps * tiers[1].oversubscribed,
            tr("the rate of all uplinks of tier 0"), tr("the rate of an uplink of tier 1 times Oversubscribed"), source,
        )  # fmt: skip
        cores = _divide(
            up, tiers[2].radix_down, tr("the uplinks of tier 1"), tr("Radix_Down of tier 2"), source
        )
        links = _divide(
            cores, aggs_per_pod, tr("the switches of tier 2"), tr("the switches of tier 1 in a pod"), source
        )
        _compare(text, 1, "radix_up", links * tiers[2].bundle, report)
        _compare(text, 2, "radix_down", pods * tiers[2].bundle, report)
    tree = Tree(tors, aggs_per_pod * pods, cores, pods, tors_per_pod, aggs_per_pod, links)
    total = text.nodes + tors * aggs_per_pod * tiers[1].bundle + tree.aggs * links * tiers[-1].bundle
    if total > MOST_LINKS:
        raise BadInputError(
            source,
            tr("makes {total:,} links", total=total),
            tr("at most {most_links:,} are drawn", most_links=MOST_LINKS),
        )
    return tree


def _divide(whole: int, part: int, whole_name: str, part_name: str, source: str) -> int:
    if part <= 0 or whole % part or not whole:
        raise BadInputError(
            source,
            tr(
                "{whole_name} ({whole:,}) cannot be shared out by {part_name} ({part:,})",
                whole_name=whole_name,
                whole=whole,
                part_name=part_name,
                part=part,
            ),
            tr("correct the numbers of the tiers"),
        )
    return whole // part


def _compare(text: TreeText, tier: int, key: str, built: int, report: Report) -> None:
    stated = text.tiers[tier].stated.get(key)
    name = "Radix_Up" if key == "radix_up" else "Radix_Down"
    if stated is None:
        report.warn(
            tr(
                "tier {tier} has no {name}; {built} follow from the other numbers",
                tier=tier,
                name=name,
                built=built,
            )
        )
    elif stated != built:
        report.warn(
            tr(
                "{name} of tier {tier} is {stated}, but rates, Oversubscribed, Bundle and the other tiers make {built}; those were drawn",
                name=name,
                tier=tier,
                stated=stated,
                built=built,
            )
        )


def _fabric(text: TreeText, tree: Tree, file_name: str, report: Report) -> Fabric:
    tiers, source = text.tiers, f"made from {file_name}"
    cables: list[Cable] = []
    used: dict[str, int] = {}

    def join(lower: str, upper: str, tier: int) -> None:
        sides = []
        for node in (lower, upper):
            used[node] = used.get(node, 0) + 1
            sides.append(End(node, str(used[node])))
        a, z = cable_key(sides[0], sides[1])
        cables.append(Cable(a, z, float(tiers[tier].speed_gbps), delay_ns=tiers[tier].delay_ns))

    for host in range(text.nodes):
        join(f"host-{host}", f"tor-{host // tiers[0].radix_down}", 0)
    for tor in range(tree.tors):
        first = tor // tree.tors_per_pod * tree.aggs_per_pod
        for agg in range(first, first + tree.aggs_per_pod):
            for _ in range(tiers[1].bundle):
                join(f"tor-{tor}", f"agg-{agg}", 1)
    for agg in range(tree.aggs):
        for link in range(tree.core_links):
            for _ in range(tiers[2].bundle):
                join(f"agg-{agg}", f"core-{agg % tree.aggs_per_pod + tree.aggs_per_pod * link}", 2)
    nodes = _switches(text, tree, used, source)
    rate = float(tiers[0].speed_gbps)
    host_part = made_server(
        made_id("htsim-host", f"{rate:g}g"), f"Host, 1 x {rate:g}G", accelerators=0,
        groups=(ports("compute", 1, rate, role="compute"),), source=source, notes="Power, mass and price are unknown.",
    )  # fmt: skip
    nodes += [Node(f"host-{host}", f"host-{host}", "host", 1, part=host_part) for host in range(text.nodes)]
    report.read.update(
        hosts=text.nodes,
        tor_switches=tree.tors,
        agg_switches=tree.aggs,
        core_switches=tree.cores,
        cables=len(cables),
    )
    if any("switch_latency_ns" not in tier.stated for tier in tiers):
        report.guess(tr("switches of a tier without Switch_Latency_ns count 0 ns, as in htsim"))
    return Fabric(tuple(nodes), tuple(cables), numbered=True)


def _switches(text: TreeText, tree: Tree, used: dict[str, int], source: str) -> list[Node]:
    """Switches tier by tier, as many ports on each as it has links, with the latency of its tier."""
    nodes: list[Node] = []
    parts: dict[tuple[int, int], Part] = {}
    for level, (name, count) in enumerate(zip(NAMES, (tree.tors, tree.aggs, tree.cores), strict=True)):
        for index in range(count):
            key = f"{name}-{index}"
            links = used.get(key, 0)
            if (level, links) not in parts:
                tier = text.tiers[level]
                above = text.tiers[level + 1].speed_gbps if level + 1 < len(text.tiers) else 0
                rate = float(max(tier.speed_gbps, above))
                parts[level, links] = made_switch(
                    made_id("htsim", name, f"{links}x{rate:g}g"), f"Switch of tier {level}, {links} x {rate:g}G",
                    port_count=links, rate_gbps=rate, source=source, latency_ns=tier.switch_ns,
                )  # fmt: skip
            nodes.append(Node(key, key, "switch", links, level, part=parts[level, links]))
    return nodes


IMPORTER = Importer(
    name="htsim-topology", title=mark("Fat tree of csg-htsim (.topo)"), sniff=sniff, read=read
)
