"""The palette as a tree: groups, families, and one row per part, medium or piece of building."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QByteArray,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.parts import AnyPart, Medium
from fabric_studio.ui.context import BUILDING, PART_MIME
from fabric_studio.ui.panels.part_facts import NO_FACTS, KeyFacts, describe, key_facts, part_icon

AnyIndex = QModelIndex | QPersistentModelIndex

ITEM_ROLE = Qt.ItemDataRole.UserRole + 1
CHEAPEST = "medium:cheapest"
"""The row that lets every new cable take the cheapest medium that fits."""

_BUILDING: dict[str, tuple[str, str, str]] = {
    "building:tray": (
        "rows",
        mark("ladder for cables over the racks"),
        mark("Drag from end to end on the plan."),
    ),
    "building:riser": (
        "arrows-down-up",
        mark("joins the trays of two storeys"),
        mark("Click where it stands."),
    ),
    "building:hall": (
        "frame-corners",
        mark("a room with walls"),
        mark("Drag from corner to corner on the plan."),
    ),
    "building:room": (
        "share-network",
        mark("where fibre from outside ends"),
        mark("Drag from corner to corner on the plan."),
    ),
    "building:wall": ("wall", mark("keeps racks off its line"), mark("Drag from end to end on the plan.")),
    "building:door": ("door", mark("keeps the floor before it free"), mark("Click on a wall.")),
    "building:column": (
        "columns",
        mark("carries the building"),
        mark("Click, or drag from corner to corner on the plan."),
    ),
    "building:no-go": (
        "prohibit",
        mark("a way of escape, a hatch"),
        mark("Drag from corner to corner on the plan."),
    ),
    "building:cold-aisle": (
        "snowflake",
        mark("closed in, fronts look into it"),
        mark("Drag from corner to corner on the plan."),
    ),
    "building:hot-aisle": (
        "flame",
        mark("closed in, rears blow into it"),
        mark("Drag from corner to corner on the plan."),
    ),
    "building:storey": (
        "stack",
        mark("one more floor above the others"),
        mark("Asks for elevation and clear height."),
    ),
    "building:site": ("map-pin", mark("a campus of its own"), mark("Asks for its place on the map.")),
    "building:wan": (
        "globe-simple",
        mark("fibre between two sites"),
        mark("Asks for the length, or measures it."),
    ),
}


@dataclass(eq=False, slots=True)
class Item:
    """One line of the tree. `id`: what is dragged, "" for a heading. `kind`: group, family, part, medium, building."""

    kind: str
    text: str
    id: str = ""
    facts: KeyFacts = NO_FACTS
    icon: str = ""
    tip: str = ""
    spec: AnyPart | None = None
    parent: Item | None = None
    children: list[Item] = field(default_factory=list)
    row: int = 0
    number: int = 0

    def add(self, child: Item) -> Item:
        child.parent = self
        self.children.append(child)
        return child


def _part_item(spec: AnyPart) -> Item:
    kind = "medium" if isinstance(spec, Medium) else "part"
    return Item(kind, spec.name, spec.id, key_facts(spec), part_icon(spec), "", spec)


def _building_items() -> Iterable[Item]:
    for name, title in BUILDING.items():
        icon, facts, tip = _BUILDING.get(name, ("cube", "", ""))
        yield Item("building", tr(title), name, KeyFacts(tr(facts), False), icon, tr(tip))


def _speed_gbps(family: Item) -> float:
    return max((getattr(child.spec, "speed_gbps", 0.0) for child in family.children or [family]), default=0.0)


_ORDER = (mark("Racks"), mark("Switches"), mark("Servers"), mark("Patch panels"), mark("Cables"))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def palette(library: Library, text: str = "") -> Item:
    """The root of the tree, only with rows in which every word of `text` occurs."""
    root = Item("root", "")
    wanted = {row.id for row in library.search(text)} if text.strip() else None
    groups: dict[str, Item] = {}
    for family in library.families():
        rows = [row for row in family.rows if wanted is None or row.id in wanted]
        rows = [row for row in rows if not getattr(row, "factory_fitted", False)]
        if not rows:
            continue
        group = groups.setdefault(family.group, Item("group", tr(family.group)))
        place = group.add(Item("family", _capital(tr(family.title)))) if family.title else group
        for row in rows:
            place.add(_part_item(row))
    if "Cables" in groups:
        groups["Cables"].children.sort(key=_speed_gbps, reverse=True)
    for group in groups.values():
        if len(group.children) == 1 and group.children[0].kind == "family":
            only = group.children.pop()
            for child in only.children:
                group.add(child)
    if "Cables" in groups and wanted is None:
        tip = tr("Every new cable takes the cheapest medium that fits its ports and its length.")
        auto = Item(
            "medium",
            tr("Cheapest that fits"),
            CHEAPEST,
            KeyFacts(tr("chosen for each cable"), False),
            "magic-wand",
            tip,
        )
        auto.parent = groups["Cables"]
        groups["Cables"].children.insert(0, auto)
    for name in sorted(groups, key=lambda name: _ORDER.index(name) if name in _ORDER else len(_ORDER)):
        root.add(groups[name])
    words = text.lower().split()
    building = Item("group", tr("Building"))
    for item in _building_items():
        if all(word in f"{item.text} {item.facts.text} building".lower() for word in words):
            building.add(item)
    if building.children:
        root.add(building)
    return root


class PartsModel(QAbstractItemModel):
    """The tree for Qt. Rows carry their Item under ITEM_ROLE and can be dragged."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._root = palette(library)
        self._numbered: list[Item] = []
        self._number(self._root)

    def _number(self, item: Item) -> None:
        """Indexes carry a number, not a pointer, so that a stale one can do no harm."""
        item.number = len(self._numbered)
        self._numbered.append(item)
        for row, child in enumerate(item.children):
            child.row = row
            self._number(child)

    def search(self, text: str) -> int:
        """Show only what matches; returns how many rows that are not headings are left."""
        self.beginResetModel()
        self._root = palette(self._library, text)
        self._numbered.clear()
        self._number(self._root)
        self.endResetModel()
        return sum(1 for index in self.leaves())

    def use_library(self, library: Library, text: str = "") -> None:
        self._library = library
        self.search(text)

    def leaves(self, parent: QModelIndex | None = None) -> Iterable[QModelIndex]:
        """Every row that can be dragged, from the top."""
        parent = parent or QModelIndex()
        for row in range(self.rowCount(parent)):
            index = self.index(row, 0, parent)
            if self.item(index).id:
                yield index
            yield from self.leaves(index)

    def find(self, part_id: str) -> QModelIndex:
        """The row of a catalogue id; invalid when it is not shown."""
        return next((index for index in self.leaves() if self.item(index).id == part_id), QModelIndex())

    def item(self, index: AnyIndex) -> Item:
        return self._numbered[index.internalId()] if index.isValid() else self._root

    # -- QAbstractItemModel -----------------------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: AnyIndex = QModelIndex()) -> QModelIndex:  # noqa: B008
        children = self.item(parent).children
        if column != 0 or not 0 <= row < len(children):
            return QModelIndex()
        return self.createIndex(row, 0, children[row].number)

    def parent(self, index: AnyIndex = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008
        above = self.item(index).parent if index.isValid() else None
        if above is None or above is self._root:
            return QModelIndex()
        return self.createIndex(above.row, 0, above.number)

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return len(self.item(parent).children)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 1

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        item = self.item(index)
        if role == ITEM_ROLE:
            return item
        if role == Qt.ItemDataRole.DisplayRole:
            return item.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return describe(item.spec) if item.spec is not None else item.tip
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return (
                f"{item.text}, {item.facts.text}" + (tr(", estimate") if item.facts.estimate else "")
                if item.id
                else item.text
            )
        return None

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        plain = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return plain | Qt.ItemFlag.ItemIsDragEnabled if self.item(index).id not in ("", CHEAPEST) else plain

    def mimeTypes(self) -> list[str]:
        return [PART_MIME]

    def mimeData(self, indexes: Any) -> QMimeData:
        data = QMimeData()
        if indexes:
            item = self.item(indexes[0])
            data.setData(PART_MIME, QByteArray(item.id.encode()))
            data.setText(item.text)
        return data
