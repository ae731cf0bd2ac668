"""Slurm's topology.yaml (25.05 and later) and the cluster models of NVIDIA topograph.

topology.yaml: a list of `topology: NAME`, each with one of `tree: {switches: [{switch, children | nodes}]}`,
`block: {block_sizes, blocks: [{block, nodes}]}`, `flat: true`. topograph: `switches: {NAME: {switches, labels}}` and
`blocks: [{switch, nodes: [hostlist], annotations: {.../domain: NAME}}]`.
"""

from __future__ import annotations

from typing import Any

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.io.importers.report import Report
from fabric_studio.io.importers.safe_yaml import load_yaml
from fabric_studio.io.importers.slurm_rows import BlockRow, Hostlists, SlurmRows, SwitchRow


def read_yaml(text: str, source: str, report: Report) -> SlurmRows:
    """The statements of either form; BadInputError when it is neither."""
    document = load_yaml(text, source)
    if isinstance(document, dict) and ("switches" in document or "blocks" in document):
        return _topograph(document, source, report)
    entries = document if isinstance(document, list) else [document]
    if not any(isinstance(entry, dict) and "topology" in entry for entry in entries):
        raise BadInputError(
            source, tr("is YAML, but neither a Slurm topology.yaml nor a topograph model"),
            tr("it needs a list of `topology:` entries, or `switches:` and `blocks:`"),
        )  # fmt: skip
    return _topology_yaml(entries, source, report)


def _topology_yaml(entries: list[Any], source: str, report: Report) -> SlurmRows:
    """One tree (the cluster default, else the first) and one block topology; the others are alternatives."""
    rows = SlurmRows("Slurm topology.yaml")
    hostlists = Hostlists(source)
    named = [
        (str(entry.get("topology", f"entry {index + 1}")), entry)
        if isinstance(entry, dict)
        else (f"entry {index + 1}", {})
        for index, entry in enumerate(entries)
    ]
    named.sort(key=lambda item: item[1].get("cluster_default") is not True)
    for name, entry in named:
        place = f"topology {name}"
        if "tree" in entry and not rows.switches:
            rows.switches = [
                _tree_switch(item, place, hostlists, report)
                for item in _list(entry["tree"], "switches", place, source)
            ]
        elif "block" in entry and not rows.blocks:
            rows.blocks = [
                _tree_block(item, place, hostlists, report)
                for item in _list(entry["block"], "blocks", place, source)
            ]
            if isinstance(entry["block"], dict) and "block_sizes" in entry["block"]:
                report.leave_out(
                    f"{place}: block_sizes {entry['block']['block_sizes']}",
                    tr("block sizes are a setting of the scheduler and say nothing about hardware"),
                )
        elif "flat" in entry:
            report.leave_out(place, tr("a flat topology names no switch and no node"))
        elif "tree" in entry or "block" in entry:
            report.leave_out(place, tr("an alternative to the topology that was read"))
        else:
            report.leave_out(place, tr("has neither tree, block nor flat"))
    return rows


def _tree_switch(item: Any, place: str, hostlists: Hostlists, report: Report) -> SwitchRow:
    fields = _fields(item, "switch", place, hostlists.source)
    name = str(fields["switch"])
    for key in fields.keys() - {"switch", "children", "nodes", "link_speed"}:
        report.leave_out(f"{key}: {fields[key]!r:.60}", tr("unknown key of switch {name}", name=name))
    here = f"{place}, switch {name}"
    return SwitchRow(
        0,
        name,
        hostlists.of_list(fields.get("nodes", ""), here),
        hostlists.of_list(fields.get("children", ""), here),
        link_speed=str(fields.get("link_speed", "")),
    )


def _tree_block(item: Any, place: str, hostlists: Hostlists, report: Report) -> BlockRow:
    fields = _fields(item, "block", place, hostlists.source)
    name = str(fields["block"])
    for key in fields.keys() - {"block", "nodes"}:
        report.leave_out(f"{key}: {fields[key]!r:.60}", tr("unknown key of block {name}", name=name))
    return BlockRow(0, name, hostlists.of_list(fields.get("nodes", ""), f"{place}, block {name}"))


def _topograph(document: dict[str, Any], source: str, report: Report) -> SlurmRows:
    rows = SlurmRows("topograph cluster model")
    hostlists = Hostlists(source)
    for key in document.keys() - {"switches", "blocks"}:
        report.leave_out(f"{key}: {document[key]!r:.60}", tr("not part of the network"))
    switches = document.get("switches") or {}
    if not isinstance(switches, dict):
        raise BadInputError(
            source,
            tr("`switches` is not a mapping of names"),
            tr("write NAME: {switches: [...]}"),
            place="switches",
        )
    report.read["switch_entries"] = len(switches)
    for name, value in switches.items():
        fields = value if isinstance(value, dict) else {}
        place = f"switch {name}"
        labels = fields.get("labels") or {}
        for key in fields.keys() - {"switches", "nodes", "labels"}:
            report.leave_out(f"{key}: {fields[key]!r:.60}", tr("unknown key of switch {name}", name=name))
        rows.switches.append(
            SwitchRow(
                0,
                str(name),
                hostlists.of_list(fields.get("nodes") or "", place),
                hostlists.of_list(fields.get("switches") or "", place),
                labels={str(key): str(of) for key, of in labels.items()} if isinstance(labels, dict) else {},
            )
        )
    blocks = document.get("blocks") or []
    for index, item in enumerate(_list({"blocks": blocks}, "blocks", "blocks", source)):
        place = f"block {index + 1}"
        fields = _fields(item, "nodes", place, source)
        nodes = hostlists.of_list(fields["nodes"] or "", place)
        annotations = fields.get("annotations") or {}
        notes = (
            {str(key): str(of) for key, of in annotations.items()} if isinstance(annotations, dict) else {}
        )
        domain = next((of for key, of in notes.items() if key.endswith("/domain")), "")
        sub = next((of for key, of in notes.items() if key.endswith("/sub-domain")), "")
        rows.blocks.append(BlockRow(0, sub or domain or f"block{index + 1}", nodes, domain))
        if fields.get("switch") is not None:
            rows.switches.append(SwitchRow(0, str(fields["switch"]), nodes))
        for key in fields.keys() - {"switch", "nodes", "annotations"}:
            report.leave_out(f"{key}: {fields[key]!r:.60}", tr("unknown key of {place}", place=place))
    return rows


def _list(holder: Any, key: str, place: str, source: str) -> list[Any]:
    value = holder.get(key) if isinstance(holder, dict) else None
    if not isinstance(value, list):
        raise BadInputError(
            source,
            tr("has no list of {key}", key=key),
            tr("write {key}: and a list below it", key=key),
            place=place,
        )
    return value


def _fields(item: Any, needed: str, place: str, source: str) -> dict[str, Any]:
    if not isinstance(item, dict) or item.get(needed) is None:
        raise BadInputError(
            source,
            tr("{item!r:.60} has no `{needed}`", item=item, needed=needed),
            tr("each entry needs {needed}:", needed=needed),
            place=place,
        )
    return item
