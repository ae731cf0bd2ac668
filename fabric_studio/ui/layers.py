"""The layers of the plan: each can be hidden, or locked so that clicks go through it. View state, kept beside the design."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from fabric_studio.base.language import mark

NAMES: Mapping[str, str] = {
    "racks": mark("Racks"),
    "cables": mark("Cables"),
    "trays": mark("Trays and risers"),
    "building": mark("Walls, doors and areas"),
    "underlay": mark("Picture under the plan"),
    "labels": mark("Labels"),
}
"""What each is called, from the top down."""
LAYER_OF: Mapping[str, str] = {
    "rack": "racks",
    "device": "racks",
    "cable": "cables",
    "tray": "trays",
    "riser": "trays",
    "span": "trays",
    "hall": "building",
    "room": "building",
    "area": "building",
    "wall": "building",
    "door": "building",
    "underlay": "underlay",
}
"""The layer that each kind lies in."""


class Layers(QObject):
    """Signals: `changed()`."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hidden: frozenset[str] = frozenset()
        self.locked: frozenset[str] = frozenset()

    @property
    def untouchable(self) -> frozenset[str]:
        """The kinds that cannot be picked now."""
        shut = self.hidden | self.locked
        return frozenset(kind for kind, layer in LAYER_OF.items() if layer in shut)

    def kept(self) -> dict[str, list[str]]:
        """As it is kept with the project; empty when everything is as usual."""
        state = {"hidden": sorted(self.hidden), "locked": sorted(self.locked)}
        return {name: layers for name, layers in state.items() if layers}

    def restore(self, kept: Any) -> None:
        """From what a project keeps; what is no layer is passed over, for it may come from anywhere."""
        state = kept if isinstance(kept, dict) else {}

        def named(name: str) -> frozenset[str]:
            layers = state.get(name)
            return (
                frozenset(NAMES) & {x for x in layers if isinstance(x, str)}
                if isinstance(layers, list)
                else frozenset()
            )

        self._set(hidden=named("hidden"), locked=named("locked"))

    def show(self, layer: str, shown: bool) -> None:
        self._set(hidden=self.hidden - {layer} if shown else self.hidden | {layer})

    def lock(self, layer: str, locked: bool) -> None:
        self._set(locked=self.locked | {layer} if locked else self.locked - {layer})

    def _set(self, *, hidden: frozenset[str] | None = None, locked: frozenset[str] | None = None) -> None:
        before = self.hidden, self.locked
        self.hidden = self.hidden if hidden is None else hidden
        self.locked = self.locked if locked is None else locked
        if (self.hidden, self.locked) != before:
            self.changed.emit()
