"""What a catalogue row must satisfy beyond its types. Rows also come from strangers, so nothing is taken on trust."""

from __future__ import annotations

import math
import re

import msgspec

from fabric_studio.catalog.cages import CAGES
from fabric_studio.catalog.media import MEDIUM_CLASSES
from fabric_studio.catalog.parts import Medium, Part, PortGroup, Spec

_ID = re.compile(r"[a-z0-9][a-z0-9.+_-]{0,63}")
_BREAKOUT = re.compile(r"(\d+)x(\d+(?:\.\d+)?)G")
_CONFIDENCE = ("published", "derived", "typical", "estimate", "generic")
_NEGATIVE_ALLOWED = ("insertion_loss_db",)
_MOST_PORTS = 4096


def problem_of(row: Spec) -> str:
    """What is wrong with a row, as text that names field and value; "" when nothing is."""
    if not _ID.fullmatch(row.id):
        return f"id {row.id!r} is not of lower-case letters, digits and . + _ - (at most 64)"
    if not row.name or not row.source:
        return "every row needs a name and a source"
    for field, words in row.field_confidence.items():
        if not words.startswith(_CONFIDENCE):
            return f"field_confidence {field}: {words!r} does not start with one of {', '.join(_CONFIDENCE)}"
        if field not in row.__struct_fields__:
            return f"field_confidence names {field!r}, which the row does not have"
    number = _bad_number(row, "")
    if number:
        return number
    if isinstance(row, Part):
        return _part_problem(row)
    return _medium_problem(row) if isinstance(row, Medium) else ""


def _bad_number(node: object, path: str) -> str:
    if isinstance(node, float | int) and not isinstance(node, bool):
        if not math.isfinite(node) or (node < 0 and path.rpartition(".")[2] not in _NEGATIVE_ALLOWED):
            return f"{path.lstrip('.')} is {node}"
        return ""
    if isinstance(node, msgspec.Struct):
        pairs = [(field, getattr(node, field)) for field in node.__struct_fields__]
    elif isinstance(node, dict):
        pairs = [(str(key), value) for key, value in node.items()]
    elif isinstance(node, tuple):
        pairs = [(str(index), value) for index, value in enumerate(node)]
    else:
        return ""
    return next((bad for name, value in pairs if (bad := _bad_number(value, f"{path}.{name}"))), "")


def _part_problem(part: Part) -> str:
    names = [group.name for group in part.ports]
    if len(set(names)) < len(names):
        return "two port groups have one name"
    if sum(group.count for group in part.ports) > _MOST_PORTS:
        return f"more than {_MOST_PORTS} cages"
    for group in part.ports:
        wrong = _group_problem(group)
        if wrong:
            return f"ports {group.name}: {wrong}"
    for content in part.contents:
        if content.count < 1 or content.step_u < 1 or content.first_u < 1:
            return f"contents {content.name}: count, first_u and step_u are at least 1"
    return ""


def _group_problem(group: PortGroup) -> str:
    if group.cage not in CAGES:
        return f"cage {group.cage!r} is not one of {', '.join(CAGES)}"
    if group.count < 1 or group.logical_per_cage < 1 or group.lanes < 0:
        return "count and logical_per_cage are at least 1, lanes at least 0"
    if (group.cage_speed_gbps == 0) != (group.role == "patch"):
        return "cage_speed_gbps is 0 for the passive positions of a panel (role patch) and for nothing else"
    if group.lanes % group.logical_per_cage and group.lanes:
        return f"{group.lanes} lanes cannot be shared by {group.logical_per_cage} links"
    for breakout in group.breakouts:
        match = _BREAKOUT.fullmatch(breakout)
        if not match:
            return f"breakout {breakout!r} is not written like 2x400G"
        if int(match[1]) * float(match[2]) > group.cage_speed_gbps:
            return f"breakout {breakout} is more than the cage's {group.cage_speed_gbps:g} Gb/s"
    return ""


def _medium_problem(medium: Medium) -> str:
    if medium.medium_class not in MEDIUM_CLASSES:
        return f"medium_class {medium.medium_class!r} is not one of {', '.join(MEDIUM_CLASSES)}"
    shapes = [*medium.host_connectors, *medium.far_connectors, *(module.cage for module in medium.modules)]
    unknown = [shape for shape in shapes if shape not in CAGES]
    if unknown:
        return f"cage {unknown[0]!r} is not one of {', '.join(CAGES)}"
    if (
        medium.speed_gbps <= 0
        or medium.lanes < 1
        or medium.max_reach_m <= 0
        or medium.min_reach_m > medium.max_reach_m
    ):
        return "speed, lanes and reach must be above 0, and min_reach_m not above max_reach_m"
    if list(medium.stock_lengths_m) != sorted(set(medium.stock_lengths_m)):
        return "stock_lengths_m must rise"
    if not medium.host_connectors and not medium.modules:
        return "a medium needs a host connector, or a module for at least one cage"
    if bool(medium.far_connectors) != (medium.heads > 2):
        return "a splitter has far_connectors and more than two heads"
    return ""
