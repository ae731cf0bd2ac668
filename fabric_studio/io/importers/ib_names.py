"""What a NodeDescription tells: the host and its adapter, or the switch, its model and its place in a chassis.

A description is free text that an administrator, a driver or nobody has set. Identity is always the GUID; a name is
only taken where it says something, and two boxes are only joined where it is certain.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from fabric_studio.base.language import tr
from fabric_studio.io.importers.ib_records import IbNode
from fabric_studio.io.importers.name_map import NameMap
from fabric_studio.io.importers.report import Report, many, some

_ADAPTER = re.compile(
    r"(.+?)\s+(HCA-\d+|mlx\d+(?:_\w+)*|mthca\d+|hfi\d+(?:_\d+)?|qib\d+|ib[a-z]*\d\w*|(?:bnxt_re|irdma|erdma_|rdmap|rocep)\w+)",
    re.I,
)
_ANYBODY = re.compile(r"Technologies|ConnectX|InfiniHost|InfiniBand|\bMT\d{4,6}\b|\bHCA\b|^localhost", re.I)
_MANAGED = re.compile(r"MF\d+;(?P<name>[^:]*):(?P<model>[\w-]+)/(?P<slot>.+)")
_MODULE = re.compile(r"(?P<slot>[LS]\d+)(?:/U\d+)?")


@dataclass(frozen=True, slots=True)
class HostName:
    """Which host an adapter is in. key: of the host's first adapter; adapter: its name; only: the host has no other."""

    key: str
    name: str
    adapter: str
    only: bool = True


@dataclass(frozen=True, slots=True)
class SwitchName:
    """model: as the firmware prints it ("MQM8700"); chassis: the director it is a module of, else ""."""

    name: str
    model: str = ""
    chassis: str = ""


def host_names(adapters: list[IbNode], names: NameMap | None, report: Report) -> dict[str, HostName]:
    """The host of every adapter, by the adapter's key. Adapters are joined when a name map says so, or when their
    descriptions are "host adapter" with different adapters."""
    groups: dict[tuple[str, str], list[tuple[IbNode, str]]] = defaultdict(list)
    nameless = 0
    for node in adapters:
        known = _known_name(node, names)
        text = known or node.description
        match = _ADAPTER.fullmatch(text)
        if match:
            groups["host", match[1]].append((node, match[2]))
        elif known:
            groups["map", known].append((node, ""))
        elif not text or _ANYBODY.search(text):
            nameless += 1
            groups["guid", node.key].append((node, ""))
        else:
            groups["text", text].append((node, ""))
    if nameless:
        report.guess(
            tr(
                "described without a host name: {adapters}; each is taken as a host of its own, named by GUID",
                adapters=many(nameless, "adapter"),
            )
        )
    found: dict[str, HostName] = {}
    apart: list[str] = []
    joined = 0
    for (how, name), members in groups.items():
        certain = len(members) == 1 or how == "map" or _distinct(members) or _one_card(members)
        if not certain:
            apart.append(name)
            found.update((node.key, HostName(node.key, f"{name} {node.key}", "")) for node, _ in members)
            continue
        joined += len(members) - 1
        for index, (node, adapter) in enumerate(members, start=1):
            found[node.key] = HostName(
                members[0][0].key, name, adapter or f"adapter {index}", len(members) == 1
            )
    if joined:
        report.guess(
            tr(
                "joined with others of the same host, by description or map: {adapters}",
                adapters=many(joined, "adapter"),
            )
        )
    if apart:
        report.guess(
            tr(
                "not joined, as several adapters have it: {descriptions} ({apart})",
                descriptions=many(len(apart), "description"),
                apart=some(sorted(apart)),
            )
        )
    return found


def _known_name(node: IbNode, names: NameMap | None) -> str:
    """From the map, by the GUID of the node or a port; of an adapter also by that of its card."""
    if names is None:
        return ""
    guids = [node.key, *sorted(node.port_guids), node.system_guid if node.kind == "adapter" else ""]
    return next((name for guid in guids if guid and (name := names.name_of(guid))), "")


def _distinct(members: list[tuple[IbNode, str]]) -> bool:
    labels = [adapter for _, adapter in members]
    return all(labels) and len(set(labels)) == len(labels)


def _one_card(members: list[tuple[IbNode, str]]) -> bool:
    systems = {node.system_guid for node, _ in members}
    return len(systems) == 1 and "" not in systems


def switch_names(switches: list[IbNode], names: NameMap | None) -> dict[str, SwitchName]:
    """The name of every switch, by key: from the map, from a description that is unique, else the GUID."""
    systems = Counter(node.system_guid for node in switches if node.system_guid)
    parsed: dict[str, SwitchName] = {}
    for node in switches:
        text, chassis = node.description, ""
        match = _MANAGED.fullmatch(text)
        if match:
            module = _MODULE.fullmatch(match["slot"])
            chassis = match["name"] if module else ""
            text = f"{match['name']}/{module['slot']}" if module else match["name"]
        elif " # " in text:
            text = text.split(" # ", 1)[1].strip()
        text = _known_name(node, names) or text
        if not chassis and systems[node.system_guid] > 1:
            chassis = f"chassis {node.system_guid}"
        parsed[node.key] = SwitchName(text, match["model"] if match else "", chassis)
    times = Counter(item.name for item in parsed.values())
    return {
        key: item if item.name and times[item.name] == 1 else SwitchName(key, item.model, item.chassis)
        for key, item in parsed.items()
    }


def make_unique(wanted: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Names by key, each once: a name that is taken gets its key behind it."""
    taken: set[str] = set()
    names: dict[str, str] = {}
    for key, name in wanted:
        if key in names:
            continue
        unique = name if name not in taken else f"{name} {key}"
        taken.add(unique)
        names[key] = unique
    return names
