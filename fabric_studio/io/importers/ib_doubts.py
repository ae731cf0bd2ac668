"""What looks wrong or odd in a discovered InfiniBand fabric, told in the report; nothing is changed by it."""

from __future__ import annotations

from collections import Counter, defaultdict

from fabric_studio.base.language import tr
from fabric_studio.io.importers.ib_records import IbNode, IbPort, IbRecords
from fabric_studio.io.importers.name_map import NameMap, normal_guid
from fabric_studio.io.importers.records import Cable, End
from fabric_studio.io.importers.report import Report, many, some


def tell_contradictions(seen: dict[tuple[End, End], list[IbPort]], report: Report) -> None:
    used: dict[End, list[int]] = defaultdict(list)
    for (a, z), lines in seen.items():
        for end in {a, z}:
            used[end].append(lines[0].line)
    for end, lines_of in used.items():
        if len(lines_of) > 1:
            numbers = " and ".join(str(line) for line in lines_of[:4])
            report.warn(
                tr(
                    "port {port} of {node} is said to hold {lines_of} cables (lines {numbers}); all were kept",
                    port=end.port,
                    node=end.node,
                    lines_of=len(lines_of),
                    numbers=numbers,
                )
            )


def tell_bundles(cables: list[Cable], report: Report) -> None:
    """A cable that runs slower than its sisters between the same two switches is usually a bad cable."""
    bundles: dict[tuple[str, str], list[Cable]] = defaultdict(list)
    for cable in cables:
        if cable.a.node[0] == cable.z.node[0] == "S":
            bundles[cable.a.node, cable.z.node].append(cable)
    for (a, z), members in bundles.items():
        labels = Counter(cable.label for cable in members)
        if len(labels) > 1 and a != z:
            told = ", ".join(f"{count} x {label or tr('no rate')}" for label, count in labels.most_common())
            report.warn(
                tr(
                    "the {members} cables between {a} and {z} do not run at one rate: {told}",
                    members=len(members),
                    a=a,
                    z=z,
                    told=told,
                )
            )


def tell_missing(records: IbRecords, report: Report) -> None:
    missing = [node.key for node in records.nodes.values() if not node.line]
    report.read["nodes_without_record"] = len(missing)
    if missing:
        report.warn(
            tr(
                "without a record of their own, known from their neighbours: {nodes} ({missing})",
                nodes=many(len(missing), "node"),
                missing=some(missing, 3),
            )
        )
    for port in records.ports:
        node = records.nodes[port.node]
        if node.ports is not None and port.port > node.ports:
            report.warn(
                tr(
                    "line {line}: port {port} of {key}, which says it has {ports}",
                    line=port.line,
                    port=port.port,
                    key=node.key,
                    ports=many(node.ports, "port"),
                )
            )


def tell_names(nodes: dict[str, IbNode], names: NameMap, report: Report) -> None:
    """How much of a name map was of use."""
    guids = {
        normal_guid(guid)
        for node in nodes.values()
        for guid in (node.key, node.system_guid, *node.port_guids)
    }
    unused = [guid for guid in names.names if guid not in guids]
    report.read["names_from_map"] = len(names.names) - len(unused)
    if unused:
        report.warn(
            tr(
                "not in this fabric: {guids} of {source} ({unused})",
                guids=many(len(unused), "GUID"),
                source=names.source,
                unused=some(unused, 3),
            )
        )
    for number, text in names.ignored:
        report.leave_out(text, tr("not understood in {source}", source=names.source), line=number)


def tell_aggregation(
    nodes: dict[str, IbNode], aggregation: set[str], cables: list[Cable], report: Report
) -> None:
    if not aggregation:
        return
    links = sum(1 for cable in cables if cable.a.node in aggregation or cable.z.node in aggregation)
    report.leave_out(
        tr(
            "{nodes} with {links}",
            nodes=many(len(aggregation), "SHARP aggregation node"),
            links=many(links, "link"),
        ),
        tr("a piece of the switch that shows itself as an adapter; neither host nor cable"),
    )
