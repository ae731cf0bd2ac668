"""What a catalogue row must satisfy beyond its types. Rows also come from strangers, so nothing is taken on trust."""

from __future__ import annotations

import math
import re

import msgspec

from fabric_studio.base.language import tr
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
        return tr("id {id!r} is not of lower-case letters, digits and . + _ - (at most 64)", id=row.id)
    if not row.name or not row.source:
        return tr("every row needs a name and a source")
    for field, words in row.field_confidence.items():
        if not words.startswith(_CONFIDENCE):
            return tr(
                "field_confidence {field}: {words!r} does not start with one of {confidence}",
                field=field,
                words=words,
                confidence=", ".join(_CONFIDENCE),
            )
        if field not in row.__struct_fields__:
            return tr("field_confidence names {field!r}, which the row does not have", field=field)
    number = _bad_number(row, "")
    if number:
        return number
    if isinstance(row, Part):
        return _part_problem(row)
    return _medium_problem(row) if isinstance(row, Medium) else ""


def _bad_number(node: object, path: str) -> str:
    if isinstance(node, float | int) and not isinstance(node, bool):
        if not math.isfinite(node) or (node < 0 and path.rpartition(".")[2] not in _NEGATIVE_ALLOWED):
            return tr("{what} is {node}", what=path.lstrip("."), node=node)
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
        return tr("two port groups have one name")
    if sum(group.count for group in part.ports) > _MOST_PORTS:
        return tr("more than {most_ports} cages", most_ports=_MOST_PORTS)
    for group in part.ports:
        wrong = _group_problem(group)
        if wrong:
            return tr("ports {group}: {wrong}", group=group.name, wrong=wrong)
    for content in part.contents:
        if content.count < 1 or content.step_u < 1 or content.first_u < 1:
            return tr("contents {content}: count, first_u and step_u are at least 1", content=content.name)
    return ""


def _group_problem(group: PortGroup) -> str:
    if group.cage not in CAGES:
        return tr("cage {cage!r} is not one of {cages}", cage=group.cage, cages=", ".join(CAGES))
    if group.count < 1 or group.logical_per_cage < 1 or group.lanes < 0:
        return tr("count and logical_per_cage are at least 1, lanes at least 0")
    if (group.cage_speed_gbps == 0) != (group.role == "patch"):
        return tr(
            "cage_speed_gbps is 0 for the passive positions of a panel (role patch) and for nothing else"
        )
    if group.lanes % group.logical_per_cage and group.lanes:
        return tr(
            "{lanes} lanes cannot be shared by {logical_per_cage} links",
            lanes=group.lanes,
            logical_per_cage=group.logical_per_cage,
        )
    for breakout in group.breakouts:
        match = _BREAKOUT.fullmatch(breakout)
        if not match:
            return tr("breakout {breakout!r} is not written like 2x400G", breakout=breakout)
        if int(match[1]) * float(match[2]) > group.cage_speed_gbps:
            return tr(
                "breakout {breakout} is more than the cage's {cage_speed_gbps:g} Gb/s",
                breakout=breakout,
                cage_speed_gbps=group.cage_speed_gbps,
            )
    return ""


def _medium_problem(medium: Medium) -> str:
    if medium.medium_class not in MEDIUM_CLASSES:
        return tr(
            "medium_class {medium_class!r} is not one of {medium_classes}",
            medium_class=medium.medium_class,
            medium_classes=", ".join(MEDIUM_CLASSES),
        )
    shapes = [*medium.host_connectors, *medium.far_connectors, *(module.cage for module in medium.modules)]
    unknown = [shape for shape in shapes if shape not in CAGES]
    if unknown:
        return tr("cage {unknown!r} is not one of {cages}", unknown=unknown[0], cages=", ".join(CAGES))
    if (
        medium.speed_gbps <= 0
        or medium.lanes < 1
        or medium.max_reach_m <= 0
        or medium.min_reach_m > medium.max_reach_m
    ):
        return tr("speed, lanes and reach must be above 0, and min_reach_m not above max_reach_m")
    if list(medium.stock_lengths_m) != sorted(set(medium.stock_lengths_m)):
        return tr("stock_lengths_m must rise")
    if not medium.host_connectors and not medium.modules:
        return tr("a medium needs a host connector, or a module for at least one cage")
    if bool(medium.far_connectors) != (medium.heads > 2):
        return tr("a splitter has far_connectors and more than two heads")
    return ""
