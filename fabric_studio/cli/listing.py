"""Templates and workloads as text: name, what it is, parameters with defaults and limits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from fabric_studio.base.params import Param
from fabric_studio.cli.output import table


class Described(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def summary(self) -> str: ...
    @property
    def params(self) -> Sequence[Param]: ...


def describe(items: Iterable[Described]) -> Iterator[str]:
    for item in items:
        yield f"{item.name}: {item.title}"
        yield f"  {item.summary}"
        yield from table(
            [(p.name, f"= {p.default}", p.describe(), p.help) for p in item.params], indent="    "
        )
        yield ""
