"""What a template is: named, with typed parameters, able to say its counts and to draw itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from fabric_studio.base.language import tr
from fabric_studio.base.params import Param, Value, read_params
from fabric_studio.base.progress import Progress, silent
from fabric_studio.base.registry import Registry
from fabric_studio.catalog.library import Library, load_library
from fabric_studio.model.journal import Document
from fabric_studio.topology.blueprint import Blueprint, counts
from fabric_studio.topology.drawing import draw

Values = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Template:
    """A fabric to generate. `design` works out the fabric and where everything stands, from checked parameters and
    without a document; that is enough for the counts in the gallery and all that drawing needs."""

    name: str
    title: str
    summary: str
    params: tuple[Param, ...]
    design: Callable[[Values, Library], Blueprint]

    def build(
        self, params: Mapping[str, object], library: Library | None = None, progress: Progress | None = None
    ) -> Document:
        """The drawn design. BadInputError names the parameter, the value and the way out."""
        progress, library = progress or silent(), library or load_library()
        progress.step(0.0, tr("Working out the fabric"))
        blueprint = self.design(read_params(self.name, self.params, params), library)
        return draw(blueprint, library, progress, label=tr("New {title}", title=tr(self.title)))

    def preview(self, params: Mapping[str, object], library: Library | None = None) -> dict[str, Any]:
        """Counts of what `build` would draw: gpus, servers, racks, switches and cables by role, storeys, ratio."""
        library = library or load_library()
        return counts(self.design(read_params(self.name, self.params, params), library), library)

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "title": self.title,
            "summary": self.summary,
            "params": [param.to_json() for param in self.params],
        }


TEMPLATES: Registry[Template] = Registry("template", "fabric_studio.topology.templates", "TEMPLATE")
