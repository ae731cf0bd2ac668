"""Registries of rules, templates, workloads, importers and exporters: one module each, found by their folder.

Third parties add to the same registries through entry points named `fabric_studio.<folder>`.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.metadata import entry_points
from typing import Generic, Protocol, TypeVar

from fabric_studio.base.errors import FabricError, UnknownNameError
from fabric_studio.base.language import tr


class Named(Protocol):
    @property
    def name(self) -> str: ...


T = TypeVar("T", bound=Named)


class Registry(Mapping[str, T], Generic[T]):
    """All items of one kind by name. Every module in `package` exposes one or more items under `attribute`
    (a single item or a tuple of them). Immutable once read; a name taken twice is an error."""

    def __init__(self, kind: str, package: str, attribute: str) -> None:
        self.kind, self._package, self._attribute = kind, package, attribute

    @cached_property
    def _items(self) -> dict[str, T]:
        found: dict[str, T] = {}
        package = importlib.import_module(self._package)
        modules = sorted(info.name for info in pkgutil.iter_modules(package.__path__))
        sources = [importlib.import_module(f"{self._package}.{name}") for name in modules]
        sources += [entry.load() for entry in entry_points(group=self._package)]
        for source in sources:
            declared = getattr(source, self._attribute, ())
            for item in declared if isinstance(declared, tuple) else (declared,):
                if item.name in found:
                    raise FabricError(
                        tr(
                            "two {kind}s are called {item!r}; rename one of them",
                            kind=self.kind,
                            item=item.name,
                        )
                    )
                found[item.name] = item
        return found

    def __getitem__(self, name: str) -> T:
        try:
            return self._items[name]
        except KeyError:
            raise UnknownNameError(self.kind, name, self._items) from None

    def __contains__(self, name: object) -> bool:
        return name in self._items

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)
