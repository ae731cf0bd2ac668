"""From Slurm's statements to a fabric: which node hangs on which leaf, which switch on which, and which tier they form.

Slurm's file is a help for its scheduler, not an inventory: it names no port, no cable and no rate. One cable stands for
every "hangs on", and the report says so. Cycles, several tops and nodes under two leaves are real and are kept.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from fabric_studio.base.language import tr
from fabric_studio.io.importers.name_map import NameMap, looks_like_guid
from fabric_studio.io.importers.records import Cable, End, Fabric, Node, cable_key
from fabric_studio.io.importers.report import Report, many, some
from fabric_studio.io.importers.slurm_rows import BlockRow, SlurmRows, SwitchRow
from fabric_studio.io.importers.tiers import count_pieces, stacked_tiers, tiers


@dataclass(slots=True)
class _Switch:
    children: dict[str, None] = field(default_factory=dict)
    hosts: dict[str, None] = field(default_factory=dict)
    level: int | None = None
    link_speed: str = ""
    labels: dict[str, str] = field(default_factory=dict)


def assemble(rows: SlurmRows, report: Report, names: NameMap | None) -> Fabric:
    """The fabric that the statements describe; counts, guesses and what was left out go into the report."""
    switches = _switches(rows.switches, report)
    _attach_hosts(rows.switches, switches, report)
    hosts = _hosts(rows, switches, names, report)
    level = _levels(switches, report)
    nodes = [
        Node(
            name, name, "switch", level=level.get(name),
            attributes=switch.labels | ({"link_speed": switch.link_speed} if switch.link_speed else {}),
        )
        for name, switch in switches.items()
    ]  # fmt: skip
    cables = _cables(switches, hosts, report)
    nodes.extend({node.key: node for node in hosts.values()}.values())
    _count(rows, switches, hosts, report)
    return Fabric(tuple(nodes), tuple(cables))


def _undefined(rows: SlurmRows) -> int:
    defined = {row.name for row in rows.switches}
    return len({child for row in rows.switches for child in row.switches} - defined)


def _switches(rows: list[SwitchRow], report: Report) -> dict[str, _Switch]:
    """All switches with their children; those that are only named as a child come last."""
    switches: dict[str, _Switch] = {}
    for row in rows:
        if row.name in switches and row.line:
            report.warn(
                tr(
                    "line {line}: switch {name} is defined again (Slurm refuses that); both were joined",
                    line=row.line,
                    name=row.name,
                )
            )
        switch = switches.setdefault(row.name, _Switch())
        switch.children.update(dict.fromkeys(row.switches))
        switch.link_speed = row.link_speed or switch.link_speed
        switch.level = row.level if switch.level is None else switch.level
        switch.labels |= row.labels
        if switch.children.pop(row.name, 0) is None:
            report.leave_out(
                tr("{name} under {name}", name=row.name),
                tr("a switch cannot be its own child"),
                line=row.line,
            )
    undefined = [child for row in rows for child in row.switches if child not in switches]
    undefined = list(dict.fromkeys(undefined))
    if undefined:
        report.warn(
            tr(
                "named as children and never defined: {switches} ({undefined})",
                switches=many(len(undefined), "switch"),
                undefined=some(undefined),
            )
        )
    switches.update((name, _Switch()) for name in undefined)
    return switches


def _attach_hosts(rows: list[SwitchRow], switches: dict[str, _Switch], report: Report) -> None:
    """Hang each node on its leaf. A row with a level above 0 repeats all nodes below it: only those that no switch
    below it names hang on that switch itself."""
    for row in rows:
        if not row.level:
            switches[row.name].hosts.update(dict.fromkeys(row.nodes))
            if row.nodes and row.switches:
                report.warn(
                    tr(
                        "line {line}: switch {name} has nodes and switches of its own; both were read",
                        line=row.line,
                        name=row.name,
                    )
                )
    for row in sorted((row for row in rows if row.level), key=lambda row: row.level or 0):
        below: set[str] = set()
        seen, waiting = {row.name}, list(row.switches)
        while waiting:
            name = waiting.pop()
            if name not in seen:
                seen.add(name)
                below.update(switches[name].hosts)
                waiting.extend(switches[name].children)
        rest = [node for node in row.nodes if node not in below]
        if rest:
            switches[row.name].hosts.update(dict.fromkeys(rest))
            report.guess(
                tr(
                    "line {line}: {nodes} of {name} under none of its switches hang on itself: {rest}",
                    line=row.line,
                    nodes=many(len(rest), "node"),
                    name=row.name,
                    rest=some(rest),
                )
            )


def _hosts(
    rows: SlurmRows, switches: dict[str, _Switch], names: NameMap | None, report: Report
) -> dict[str, Node]:
    """Every host by the name that the file uses. Two names are one host when the name map says so."""
    block_of: dict[str, BlockRow] = {}
    for block in rows.blocks:
        for name in block.nodes:
            if block_of.setdefault(name, block).name != block.name:
                report.warn(
                    tr(
                        "node {name} is in the blocks {block_of} and {block}; the first was taken",
                        name=name,
                        block_of=block_of[name].name,
                        block=block.name,
                    )
                )
    written = dict.fromkeys(host for switch in switches.values() for host in switch.hosts)
    written |= dict.fromkeys(block_of)
    for name in [name for name in written if name in switches]:
        report.leave_out(name, tr("named as a node and as a switch; taken as a switch"))
        del written[name]
        for switch in switches.values():
            switch.hosts.pop(name, None)
    hosts: dict[str, Node] = {}
    by_key: dict[str, Node] = {}
    for name in written:
        known = names.name_of(name) if names is not None and looks_like_guid(name) else ""
        key = known if known and known not in switches else name
        found = block_of.get(name)
        domain = (found.domain or found.name) if found else ""
        if names is not None:
            domain = domain or names.domains.get(name, "")
        attributes = {"block": found.name} if found else {}
        node = by_key.setdefault(key, Node(key, key, "host", group=domain, attributes=attributes))
        hosts[name] = node
    guids = [name for name, node in hosts.items() if looks_like_guid(node.name)]
    if guids:
        report.warn(
            tr(
                "named by a GUID: {nodes} ({guids}); several may be adapters of one host, which a GUID-to-name map (--names) joins",
                nodes=many(len(guids), "node"),
                guids=some(guids, 3),
            )
        )
    if names is not None:
        joined = len(hosts) - len(by_key)
        named = sum(1 for name, node in hosts.items() if node.name != name)
        report.guess(
            tr(
                "{guids} named, {joined} of them joined with others of their host, as {source} says",
                guids=many(named, "GUID"),
                joined=joined,
                source=names.source,
            )
        )
        for number, text in names.ignored:
            report.leave_out(text, tr("not understood in {source}", source=names.source), line=number)
    return hosts


def _levels(switches: dict[str, _Switch], report: Report) -> dict[str, int]:
    """The tier of each switch: as stated, else one above its highest child, else (cycles) by distance from the leaves."""
    stated = {name: switch.level for name, switch in switches.items() if switch.level is not None}
    level = stacked_tiers({name: switch.children for name, switch in switches.items()})
    in_cycles = [name for name in switches if name not in level]
    if in_cycles:
        neighbours: dict[str, set[str]] = {name: set() for name in switches}
        for name, switch in switches.items():
            for child in switch.children:
                neighbours[name].add(child)
                neighbours[child].add(name)
        by_distance = tiers(neighbours, [name for name, switch in switches.items() if switch.hosts])
        level |= {name: by_distance[name] for name in in_cycles if name in by_distance}
        report.warn(
            tr(
                "on or above a cycle, where Slurm wants a tree: {switches} ({in_cycles}); their tier is guessed from the distance to the nodes",
                switches=many(len(in_cycles), "switch"),
                in_cycles=some(in_cycles),
            )
        )
    if stated:
        report.read["switch_levels"] = {
            str(key): count for key, count in sorted(Counter(stated.values()).items())
        }
    elif switches:
        report.guess(
            tr("the tier of a switch is guessed from what hangs on it: 0 where nodes do, one more above")
        )
    return level | stated


def _cables(switches: dict[str, _Switch], hosts: dict[str, Node], report: Report) -> list[Cable]:
    """One guessed cable for each pair that the file joins."""
    pairs: Counter[tuple[End, End]] = Counter()
    speed: dict[tuple[End, End], str] = {}
    leaves_of: dict[str, list[str]] = {}
    for name, switch in switches.items():
        for host in switch.hosts:
            key = cable_key(End(hosts[host].key, ""), End(name, ""))
            pairs[key] += 1
            leaves_of.setdefault(hosts[host].key, []).append(name)
            speed[key] = switch.link_speed
        for child in switch.children:
            key = cable_key(End(child, ""), End(name, ""))
            pairs[key] += 1
            speed.setdefault(key, switches[child].link_speed or switch.link_speed)
    twice = [key for key, leaves in leaves_of.items() if len(set(leaves)) > 1]
    if twice:
        report.warn(
            tr(
                "on more than one switch: {nodes} ({twice}); each has a cable to every one",
                nodes=many(len(twice), "node"),
                twice=some(twice),
            )
        )
    is_switch = switches.keys()
    mutual = [
        tr("{first} and {last}", first=a.node, last=z.node)
        for (a, z), count in pairs.items()
        if count > 1 and a.node in is_switch and z.node in is_switch
    ]
    if mutual:
        report.guess(
            tr(
                "switches that name each other as child: {pairs} ({mutual}); one cable each",
                pairs=many(len(mutual), "pair"),
                mutual=some(mutual, 3),
            )
        )
    several = sum(
        1
        for (a, z), count in pairs.items()
        if count > 1 and not (a.node in is_switch and z.node in is_switch)
    )
    if several:
        report.guess(
            tr(
                "several adapters on one switch: {hosts}; one cable each is drawn",
                hosts=many(several, "host"),
            )
        )
    if pairs:
        report.guess(
            tr(
                "{cables}: Slurm says what hangs on what, not by how many cables nor at which ports and rate; one cable of unknown rate each",
                cables=many(len(pairs), "cable"),
            )
        )
    elif hosts:
        report.warn(
            tr(
                "the file names no switch, so no cable is drawn; import the output of `scontrol show topology` for those"
            )
        )
    speeds = Counter(text for text in speed.values() if text)
    for text, count in speeds.items():
        report.leave_out(
            tr("LinkSpeed={text} on {cables}", text=text, cables=many(count, "cable")),
            tr("Slurm gives it no unit, so it is no rate"),
        )
    return [
        Cable(a, z, label=f"LinkSpeed={speed[a, z]}" if speed[a, z] else "", inferred=1) for a, z in pairs
    ]


def _count(rows: SlurmRows, switches: dict[str, _Switch], hosts: dict[str, Node], report: Report) -> None:
    """Counts for the report, and the warnings that follow from them."""
    read = report.read
    if switches:
        leaves = {name for name, switch in switches.items() if switch.hosts}
        children = {child for switch in switches.values() for child in switch.children}
        tops = [name for name in switches if name not in children]
        read["switches"] = len(switches)
        read["leaf_switches"] = len(leaves)
        read["nodes_on_leaves"] = sum(len(switches[name].hosts) for name in leaves)
        read["top_switches"] = len(tops)
        read["undefined_child_switches"] = _undefined(rows)
        apart = count_pieces(
            {name: (*of.children, *(f"node {host}" for host in of.hosts)) for name, of in switches.items()}
        )
        if apart > 1:
            report.warn(
                tr(
                    "the fabric is in {apart} pieces that no switch joins (tops: {tops}); Slurm runs no job across them",
                    apart=apart,
                    tops=some(tops),
                )
            )
        bare = [name for name, switch in switches.items() if not switch.hosts and not switch.children]
        if bare:
            report.warn(
                tr(
                    "nothing below: {switches} ({bare})",
                    switches=many(len(bare), "switch"),
                    bare=some(bare),
                )
            )
    if rows.blocks:
        sizes = Counter(len(block.nodes) for block in rows.blocks)
        read["blocks"] = len(rows.blocks)
        read["blocks_by_size"] = {f"{size} nodes": count for size, count in sorted(sizes.items())}
        read["domains"] = len({block.domain or block.name for block in rows.blocks})
    read["hosts"] = len({node.key for node in hosts.values()})
    read["cables"] = 0
