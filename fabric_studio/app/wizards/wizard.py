"""What a wizard is: it works out a large change, shows it, and makes exactly that in one undo step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from fabric_studio.app.wizards.proposal import Proposal, draw
from fabric_studio.app.wizards.sketch import Sketch, refuse_nothing
from fabric_studio.app.wizards.stale import refuse_stale
from fabric_studio.base.language import mark
from fabric_studio.base.params import Param, Value, read_params
from fabric_studio.base.registry import Registry
from fabric_studio.catalog.library import Library
from fabric_studio.catalog.media import MEDIUM_CLASSES
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot

CHEAPEST = "cheapest"
MEDIUM = Param(
    "medium",
    "choice",
    CHEAPEST,
    mark("Class of the new cables; cheapest: whatever fits and costs least"),
    choices=(CHEAPEST, *MEDIUM_CLASSES),
)


@dataclass(frozen=True, slots=True)
class Asked:
    """What the user asked for: the design, what is selected in it, and checked values of the parameters."""

    snapshot: Snapshot
    library: Library
    selection: Chosen
    values: Mapping[str, Value]

    @property
    def classes(self) -> tuple[str, ...]:
        """The classes of media to choose from, () for all."""
        wanted = str(self.values.get("medium", CHEAPEST))
        return () if wanted == CHEAPEST else (wanted,)


def _as_declared(
    wizard: Wizard, snapshot: Snapshot, library: Library, selection: Chosen
) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True, slots=True)
class Wizard:
    """name: what scripts call it. title: as in a menu. selects: what to select before, in words. params: typed, as a
    template's. plan: writes the change into a sketch and returns its name as an undo step; InvariantError with the way out
    when it cannot begin. suits: for this selection, better defaults ({name: value}) or a better Param."""

    name: str
    title: str
    summary: str
    selects: str
    params: tuple[Param, ...]
    plan: Callable[[Asked, Sketch], str]
    suits: Callable[[Wizard, Snapshot, Library, Chosen], Mapping[str, Any]] = _as_declared
    icon: str = "magic-wand"

    def params_for(self, snapshot: Snapshot, library: Library, selection: Chosen) -> tuple[Param, ...]:
        """The parameters with the defaults and choices that go with a selection."""
        better = self.suits(self, snapshot, library, selection)
        return tuple(
            found
            if isinstance(found := better.get(param.name, param), Param)
            else replace(param, default=found)
            for param in self.params
        )

    def propose(
        self, snapshot: Snapshot, library: Library, selection: Chosen, params: Mapping[str, object]
    ) -> Proposal:
        """Work it out; nothing is changed. BadInputError for a parameter, InvariantError for a selection it cannot use."""
        declared = self.params_for(snapshot, library, selection)
        asked = Asked(snapshot, library, selection, read_params(self.name, declared, params))
        sketch = Sketch(snapshot, library)
        label = self.plan(asked, sketch)
        return sketch.finish(self.name, label, asked.classes)

    def apply(self, document: Document, library: Library, proposal: Proposal) -> int:
        """Do what was proposed, one undo step; returns how many rows were added, removed and changed. InvariantError when
        there is nothing to do, or when the design changed so that it no longer holds."""
        refuse_nothing(proposal)
        view = document.snapshot()
        if view is not proposal.base:
            refuse_stale(view, proposal)
        with document.transaction(proposal.label) as tx:
            draw(tx, proposal.parts, proposal.added, proposal.changed, proposal.removed)
        return proposal.size


WIZARDS: Registry[Wizard] = Registry("wizard", "fabric_studio.app.wizards", "WIZARD")
