"""The catalogue as the program uses it: every row of every file, by id."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from fabric_studio.base.errors import BadInputError, UnknownNameError
from fabric_studio.base.language import tr
from fabric_studio.base.resources import resource_path
from fabric_studio.catalog.accelerators import Accelerator, Nic, Service
from fabric_studio.catalog.ends import completed
from fabric_studio.catalog.files import CatalogueFile, read_file
from fabric_studio.catalog.io_device import io_device, is_io_device, needs_one, with_contents
from fabric_studio.catalog.parts import AnyPart, Medium, Part, Spec
from fabric_studio.catalog.reach import ClassRule, Reach
from fabric_studio.catalog.reach import class_reach as _class_reach
from fabric_studio.catalog.standards import LineEquipment, LinkStandard

Row = TypeVar("Row", bound=Spec)


@dataclass(frozen=True, slots=True)
class Family:
    """One heading of a palette, such as "Switches" > "NVIDIA Quantum", and its rows in file order."""

    group: str
    title: str
    rows: tuple[AnyPart, ...]


@dataclass(frozen=True, slots=True)
class Library:
    """Everything the catalogue knows. Immutable; `with_rows` gives a larger one."""

    parts: Mapping[str, Part]
    media: Mapping[str, Medium]
    accelerators: Mapping[str, Accelerator]
    nics: Mapping[str, Nic]
    services: Mapping[str, Service]
    standards: Mapping[str, LinkStandard]
    line_equipment: Mapping[str, LineEquipment]
    class_rules: tuple[ClassRule, ...]
    family_of: Mapping[str, str]

    def part(self, part_id: str) -> Part:
        """The part of that id; UnknownNameError suggests the nearest."""
        return _get("part", self.parts, part_id)

    def medium(self, medium_id: str) -> Medium:
        """The medium of that id; UnknownNameError suggests the nearest."""
        return _get("medium", self.media, medium_id)

    def accelerator(self, accelerator_id: str) -> Accelerator:
        """The accelerator of that id; UnknownNameError suggests the nearest."""
        return _get("accelerator", self.accelerators, accelerator_id)

    def nic(self, nic_id: str) -> Nic:
        """The network adapter of that id; UnknownNameError suggests the nearest."""
        return _get("network adapter", self.nics, nic_id)

    def accelerators_in(self, part: Part) -> int:
        """Accelerators of a part with all its contents, each counted once."""
        inside = sum(
            content.count * self.accelerators_in(self.part(content.part)) for content in part.contents
        )
        return part.own_accelerators + inside

    def class_reach(self, medium_class: str, speed_gbps: float, *, fibre: str | None = None) -> Reach | None:
        """The planning reach of a class while no part is chosen; None where the class is not built at that speed."""
        return _class_reach(self.class_rules, medium_class, speed_gbps, fibre=fibre)

    def rows(self) -> list[AnyPart]:
        """All parts that can be placed or mounted by themselves, then all media, in catalogue order."""
        return [*(part for part in self.parts.values() if not is_io_device(part.id)), *self.media.values()]

    def search(self, text: str) -> list[AnyPart]:
        """Parts and media in which every word of `text` occurs (id, name, vendor, kind, class, speed, cages), the
        closest first: a word that starts an id or name counts more than one inside it."""
        words = text.lower().split()
        found: list[tuple[int, int, AnyPart]] = []
        for index, row in enumerate(self.rows()):
            haystack, strong = _search_text(row), f" {row.id} {row.name}".lower()
            if all(word in haystack for word in words):
                score = sum((f" {word}" in strong) + (word in strong) for word in words) + 4 * (
                    text.lower() == row.id
                )
                found.append((-score, index, row))
        return [row for _, _, row in sorted(found, key=lambda entry: entry[:2])]

    def families(self) -> tuple[Family, ...]:
        """Parts and media grouped for a palette, in catalogue order; rows added by hand come last."""
        grouped: dict[str, list[AnyPart]] = {}
        for row in self.rows():
            grouped.setdefault(self.family_of.get(row.id, "Others"), []).append(row)
        return tuple(
            Family(name.partition(" > ")[0], name.partition(" > ")[2], tuple(members))
            for name, members in grouped.items()
        )

    def with_rows(self, rows: Iterable[AnyPart]) -> Library:
        """This library and the rows a project brings along; a project's row replaces one of the same id."""
        added = tuple(rows)
        parts = {**self.parts, **{row.id: row for row in added if isinstance(row, Part)}}
        media = {**self.media, **{row.id: row for row in added if isinstance(row, Medium)}}
        media.update({row.id: completed(row, media) for row in added if isinstance(row, Medium)})
        return replace(self, parts=MappingProxyType(parts), media=MappingProxyType(media))


def _get(kind: str, rows: Mapping[str, Row], row_id: str) -> Row:
    row = rows.get(row_id)
    if row is None:
        raise UnknownNameError(kind, row_id, rows, source="catalogue")
    return row


def _search_text(row: AnyPart) -> str:
    if isinstance(row, Medium):
        kind = (
            f"{row.medium_class} {row.speed_gbps:g}g {row.speed_gbps:g} gb/s {' '.join(row.host_connectors)}"
        )
        more = f"{kind} cable {row.part_numbers} {row.cable_part_numbers}"
    else:
        cages = " ".join(
            f"{group.cage} {group.link_gbps:g}g {group.cage_speed_gbps:g}g" for group in row.ports
        )
        more = f"{row.kind} {row.fabric} {row.asic} {row.accelerator} {cages}"
    return f"{row.id} {row.name} {row.vendor} {more}".lower()


_PALETTE_ORDER = ("racks", "switches", "servers", "storage", "panels", "ocs", "routers", "appliances")


def _files(folder: Path) -> list[Path]:
    """Catalogue files in palette order: what people place first comes first, media by speed."""

    def order(path: Path) -> tuple[int, int, bool, str]:
        group = path.relative_to(folder).parts[0].removesuffix(".yaml")
        place = _PALETTE_ORDER.index(group) if group in _PALETTE_ORDER else len(_PALETTE_ORDER)
        digits = re.match(r"\d+", path.name)
        return (
            place,
            int(digits[0]) if digits else 0,
            not path.stem.startswith(("empty", "nvidia")),
            path.as_posix(),
        )

    return sorted((path for path in folder.rglob("*.yaml") if path.name != "constants.yaml"), key=order)


@lru_cache(maxsize=8)
def load_library(extra: tuple[Path, ...] = ()) -> Library:
    """Read the catalogue shipped with the program, then the `.yaml` files of the folders (or files) in `extra`.

    BadInputError names file, row and field for anything that is not a proper row, an id used twice, or a name that
    leads nowhere. The result is kept, so a second call costs nothing.
    """
    paths = _files(resource_path("catalog"))
    for place in extra:
        if not place.exists():
            raise BadInputError(
                str(place), tr("no such catalogue folder or file"), tr("name a folder of .yaml files")
            )
        paths += _files(place) if place.is_dir() else [place]
    return _join([read_file(path) for path in paths])


def _join(files: list[CatalogueFile]) -> Library:
    origin: dict[str, str] = {}
    for file in files:
        for row in file.rows:
            if row.id in origin:
                way_out = tr("give one of the rows another id")
                raise BadInputError(
                    file.place,
                    tr("id is used already in {origin}", origin=origin[row.id]),
                    way_out,
                    place=row.id,
                )
            origin[row.id] = file.place
    rows = _with_io_devices(row for file in files for row in file.rows)
    media = _of_type(Medium, rows)
    library = Library(
        parts=MappingProxyType(_of_type(Part, rows)),
        media=MappingProxyType({key: _completed(row, media, origin[key]) for key, row in media.items()}),
        accelerators=MappingProxyType(_of_type(Accelerator, rows)),
        nics=MappingProxyType(_of_type(Nic, rows)),
        services=MappingProxyType(_of_type(Service, rows)),
        standards=MappingProxyType(_of_type(LinkStandard, rows)),
        line_equipment=MappingProxyType(_of_type(LineEquipment, rows)),
        class_rules=tuple(rule for file in files for rule in file.class_rules),
        family_of=MappingProxyType({row.id: file.family for file in files for row in file.rows}),
    )
    for part in library.parts.values():
        for content in part.contents:
            if content.part not in library.parts or library.parts[content.part].contents:
                what = tr(
                    "contents name {part!r}, which is no part that can stand inside another",
                    part=content.part,
                )
                raise BadInputError(origin[part.id], what, place=part.id)
        if part.accelerator and part.accelerator not in library.accelerators:
            raise BadInputError(
                origin[part.id],
                tr("unknown accelerator {accelerator!r}", accelerator=part.accelerator),
                place=part.id,
            )
    return library


def _with_io_devices(rows: Iterable[Spec]) -> list[Spec]:
    """All rows, and a device inside every rack that is known by its ports alone."""
    found: list[Spec] = []
    for row in rows:
        if isinstance(row, Part) and needs_one(row):
            found += [with_contents(row), io_device(row)]
        else:
            found.append(row)
    return found


def _of_type(kind: type[Row], rows: Iterable[Spec]) -> dict[str, Row]:
    return {row.id: row for row in rows if isinstance(row, kind)}


def _completed(medium: Medium, media: Mapping[str, Medium], place: str) -> Medium:
    try:
        return completed(medium, media)
    except UnknownNameError as error:
        raise BadInputError(place, str(error), place=medium.id) from None
