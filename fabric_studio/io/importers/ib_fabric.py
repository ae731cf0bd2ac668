"""From ibnetdiscover's records to a fabric: each cable once, adapters joined to hosts, modules to their chassis."""

from __future__ import annotations

from collections import Counter, defaultdict

from fabric_studio.base.language import mark, tr
from fabric_studio.base.wording import joined
from fabric_studio.io.importers.ib_doubts import (
    tell_aggregation,
    tell_bundles,
    tell_contradictions,
    tell_missing,
    tell_names,
)
from fabric_studio.io.importers.ib_names import HostName, SwitchName, host_names, make_unique, switch_names
from fabric_studio.io.importers.ib_records import IbNode, IbPort, IbRecords
from fabric_studio.io.importers.name_map import NameMap
from fabric_studio.io.importers.records import Adapter, Cable, End, Fabric, Node, cable_key
from fabric_studio.io.importers.report import Report, many, some
from fabric_studio.io.importers.tiers import tiers

_ODD_ONE_OUT = {37, 41, 65, 81, 129, 145}
"""Port counts of switches whose last port is the inside one of the SHARP aggregation node."""


def assemble(records: IbRecords, report: Report, names: NameMap | None) -> Fabric:
    """The fabric that the records describe; counts, guesses and what was left out go into the report."""
    nodes = records.nodes
    switches = [node for node in nodes.values() if node.kind == "switch"]
    adapters = [node for node in nodes.values() if node.kind == "adapter"]
    routers = [node for node in nodes.values() if node.kind == "router"]
    aggregation = {node.key for node in adapters if node.is_aggregation}
    report.read.update(
        switches=sum(1 for node in switches if node.line),
        adapters=sum(1 for node in adapters if node.line),
        sharp_aggregation_nodes=sum(1 for node in adapters if node.line and node.is_aggregation),
        routers=sum(1 for node in routers if node.line),
    )
    hosts = host_names([node for node in adapters if node.key not in aggregation], names, report)
    titles = switch_names(switches, names)
    report.read["hosts"] = len({host.key for host in hosts.values()})
    cables = _cables(records, hosts, titles, report)
    tell_missing(records, report)
    if names is not None:
        tell_names(nodes, names, report)
    tell_aggregation(nodes, aggregation, cables, report)
    fabric_nodes = _switch_nodes(switches, titles, cables, aggregation, report)
    fabric_nodes += _host_nodes(adapters, hosts)
    fabric_nodes += [
        Node(node.key, node.description or node.key, "router", node.ports, attributes=_attributes([node]))
        for node in routers
    ]
    fabric_nodes += [
        Node(key, key, "aggregation", nodes[key].ports, attributes=_attributes([nodes[key]]))
        for key in sorted(aggregation)
    ]
    unique = make_unique((node.key, node.name) for node in fabric_nodes)
    renamed = tuple(
        node if unique[node.key] == node.name
        else Node(node.key, unique[node.key], node.kind, node.ports, node.level, node.group, node.adapters, node.attributes)
        for node in fabric_nodes
    )  # fmt: skip
    return Fabric(renamed, tuple(cables), "InfiniBand")


def _cables(
    records: IbRecords, hosts: dict[str, HostName], titles: dict[str, SwitchName], report: Report
) -> list[Cable]:
    """Every cable once, from the lines of both its ends."""
    seen: dict[tuple[End, End], list[IbPort]] = defaultdict(list)
    ends: dict[tuple[str, int], End] = {}
    for port in records.ports:
        pair = []
        for key, number in ((port.node, port.port), (port.peer, port.peer_port)):
            if (key, number) not in ends:
                host = hosts.get(key)
                ends[key, number] = (
                    End(key, str(number)) if host is None
                    else End(host.key, str(number) if host.only else f"{host.adapter}/{number}")
                )  # fmt: skip
            pair.append(ends[key, number])
        seen[cable_key(pair[0], pair[1])].append(port)
    cables = []
    one_sided: list[int] = []
    for (a, z), lines in seen.items():
        if a != z and len({(line.node, line.port) for line in lines}) == 1:
            one_sided.append(lines[0].line)
        slowest = min(lines, key=lambda line: (line.rate_gbps is None, line.rate_gbps or 0.0))
        labels = {line.label for line in lines}
        if len(labels) > 1:
            report.warn(
                tr(
                    "lines {first} and {last}: the two ends of one cable say {labels}; {taken} was taken",
                    first=lines[0].line,
                    last=lines[-1].line,
                    labels=joined(sorted(labels)),
                    taken=slowest.label,
                )
            )
        group_a, group_z = (titles[end.node].chassis if end.node in titles else "" for end in (a, z))
        cables.append(
            Cable(
                a, z, slowest.rate_gbps, slowest.lanes, slowest.label,
                inside=bool(group_a) and group_a == group_z and a.node != z.node,
            )
        )  # fmt: skip
    _count(records, cables, one_sided, report)
    tell_contradictions(seen, report)
    tell_bundles(cables, report)
    return cables


def _count(records: IbRecords, cables: list[Cable], one_sided: list[int], report: Report) -> None:
    loops = [cable for cable in cables if cable.is_loop]
    report.read.update(
        port_lines=len(records.ports),
        cables=len(cables),
        switch_to_switch_cables=sum(1 for cable in cables if cable.a.node[0] == cable.z.node[0] == "S"),
        cables_inside_chassis=sum(1 for cable in cables if cable.inside),
        same_node_cables=len(loops),
        lines_without_reverse=len(one_sided),
        port_lines_by_rate=dict(
            Counter(port.label or mark("not stated") for port in records.ports).most_common()
        ),
    )
    if records.unconnected:
        report.read["unconnected_ports"] = records.unconnected
        report.leave_out(many(records.unconnected, "port"), tr("not connected"))
    if loops:
        shown = [f"{cable.a.node} [{cable.a.port}]-[{cable.z.port}]" for cable in loops]
        report.warn(
            tr(
                "both ends in the same node (loop plugs?): {cables} ({shown}), kept",
                cables=many(len(loops), "cable"),
                shown=some(shown, 3),
            )
        )
    if one_sided:
        report.warn(
            tr(
                "printed at one end only: {cables} (lines {one_sided}), kept",
                cables=many(len(one_sided), "cable"),
                one_sided=some([str(line) for line in one_sided]),
            )
        )


def _switch_nodes(
    switches: list[IbNode],
    titles: dict[str, SwitchName],
    cables: list[Cable],
    aggregation: set[str],
    report: Report,
) -> list[Node]:
    """Switches with their tier, guessed from the distance to the hosts, and without the inside port."""
    neighbours: dict[str, set[str]] = defaultdict(set)
    leaves: dict[str, None] = {}
    inside_port: dict[str, int] = {}
    for cable in cables:
        for here, there in ((cable.a, cable.z), (cable.z, cable.a)):
            if here.node[0] != "S":
                continue
            if there.node in aggregation:
                inside_port[here.node] = int(here.port)
            elif there.node[0] == "S":
                neighbours[here.node].add(there.node)
            elif there.node[0] == "H":
                leaves[here.node] = None
    level = tiers(neighbours, leaves)
    if switches:
        report.guess(
            tr(
                "the tier of a switch is guessed from its distance to the hosts: 0 touches hosts, 1 touches those"
            )
        )
    no_tier = [node.key for node in switches if node.key not in level]
    if no_tier:
        report.warn(
            tr(
                "no way to a host, tier unknown: {switches} ({no_tier})",
                switches=many(len(no_tier), "switch"),
                no_tier=some(no_tier, 3),
            )
        )
    cabled = {
        end
        for cable in cables
        if cable.a.node not in aggregation and cable.z.node not in aggregation
        for end in (cable.a, cable.z)
    }
    hidden = 0
    result = []
    for node in switches:
        ports = node.ports
        if ports is not None and (ports in _ODD_ONE_OUT or inside_port.get(node.key) == ports):
            last = ports
            if End(node.key, str(last)) not in cabled:
                ports, hidden = last - 1, hidden + 1
        title = titles[node.key]
        attributes = _attributes([node]) | ({"model": title.model} if title.model else {})
        result.append(
            Node(
                node.key,
                title.name,
                "switch",
                ports,
                level.get(node.key),
                title.chassis,
                attributes=attributes,
            )
        )
    if hidden:
        report.guess(
            tr(
                "the last port is that of the aggregation node and no cage: {switches}",
                switches=many(hidden, "switch"),
            )
        )
    chassis = {node.group for node in result if node.group}
    if chassis:
        report.read["chassis"] = len(chassis)
        report.guess(
            tr(
                "modules of {chassis} director chassis: {switch_records}; each stays a switch of its own, in one rack with its sisters, and the links between them are the backplane",
                chassis=len(chassis),
                switch_records=many(sum(1 for n in result if n.group), "switch record"),
            )
        )
    return result


def _host_nodes(adapters: list[IbNode], hosts: dict[str, HostName]) -> list[Node]:
    members: dict[str, list[IbNode]] = defaultdict(list)
    for node in adapters:
        if node.key in hosts:
            members[hosts[node.key].key].append(node)
    result = []
    for key, of_host in members.items():
        counts = [node.ports for node in of_host]
        result.append(
            Node(
                key,
                hosts[key].name,
                "host",
                sum(count for count in counts if count is not None) if all(counts) else None,
                adapters=tuple(Adapter(hosts[node.key].adapter, node.ports) for node in of_host),
                attributes=_attributes(of_host),
            )
        )
    return result


def _attributes(nodes: list[IbNode]) -> dict[str, str]:
    values = {
        "description": "; ".join(dict.fromkeys(node.description for node in nodes if node.description)),
        "guids": " ".join(node.key for node in nodes),
        "device_id": " ".join(dict.fromkeys(node.device_id for node in nodes if node.device_id)),
    }
    return {name: value for name, value in values.items() if value}
