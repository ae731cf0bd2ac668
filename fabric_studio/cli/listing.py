"""Templates and workloads as text: name, what it is, and its parameters as they are typed after -p."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from fabric_studio.base.language import tr
from fabric_studio.base.params import Param, Value
from fabric_studio.base.units import format_bytes
from fabric_studio.cli.output import wrapped

_WIDTH = 100


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
    """A few lines for each; parameters are shown with their defaults."""
    for item in items:
        yield tr("{name}: {title}", name=item.name, title=tr(item.title))
        yield from wrapped(
            tr(item.summary), _WIDTH, initial_indent="  ", subsequent_indent="  ", hyphens=False
        )
        typed = [f"{param.name}={_value(param, param.default)}" for param in item.params]
        left = max((len(text) for text in typed), default=0) + 6
        for param, text in zip(item.params, typed, strict=True):
            yield from wrapped(
                f"{tr(param.help)} [{_allowed(param)}]",
                _WIDTH,
                initial_indent=f"    {text}".ljust(left),
                subsequent_indent=" " * left,
                hyphens=False,
            )
        yield ""


def _value(param: Param, value: Value | float) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if param.type == "bytes":
        return format_bytes(float(value)).replace(" ", "").replace(",", "")
    return f"{value:g}" if isinstance(value, float) else str(value)


def _allowed(param: Param) -> str:
    if param.type == "choice":
        return ", ".join(param.choices) + (f" {param.unit}" if param.unit else "")
    if param.type == "bool":
        return tr("true or false")
    limits = [None if limit is None else param.limit(limit) for limit in (param.minimum, param.maximum)]
    low, high = limits
    unit = f" {param.unit}" if param.unit and param.type != "bytes" else ""
    if low is not None and high is not None:
        return tr("{low} to {high}{unit}", low=low, high=high, unit=unit)
    if low is not None:
        return tr("at least {low}{unit}", low=low, unit=unit)
    return tr("at most {high}{unit}", high=high, unit=unit) if high else param.type
