"""Physical and planning constants, each with its unit, its source and how sure it is."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

import msgspec

from fabric_studio.base.errors import BadInputError, UnknownNameError
from fabric_studio.base.language import tr
from fabric_studio.base.resources import resource_path
from fabric_studio.catalog.files import read_yaml
from fabric_studio.catalog.parts import Confidence

_FILE = "constants.yaml"


class Constant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One figure. `unit` is written as in the file ("us/km", "kg/m2"); "" is a plain ratio."""

    value: float
    unit: str
    confidence: Confidence
    source: str
    note: str = ""

    @property
    def is_estimate(self) -> bool:
        """True where the figure must be shown as an estimate."""
        return self.confidence not in ("published", "derived")


@lru_cache(maxsize=1)
def constants() -> Mapping[str, Constant]:
    """All constants by dotted name: "propagation.smf_1310", "floor.raised_floor_recommended". BadInputError names the
    entry that is not one."""
    raw = read_yaml(resource_path("catalog", _FILE))
    found: dict[str, Constant] = {}
    for group, members in raw.items():
        for name, data in members.items():
            place = f"{group}.{name}"
            try:
                constant = msgspec.convert(data, Constant)
            except msgspec.ValidationError as error:
                raise BadInputError(_FILE, str(error).replace("`$.", "`"), place=place) from None
            if not math.isfinite(constant.value) or not constant.source:
                raise BadInputError(_FILE, tr("needs a finite value and a source"), place=place)
            found[place] = constant
    return MappingProxyType(found)


def constant(name: str) -> Constant:
    """The constant of that dotted name; UnknownNameError suggests the nearest."""
    found = constants().get(name)
    if found is None:
        raise UnknownNameError("constant", name, constants(), source="catalogue")
    return found
