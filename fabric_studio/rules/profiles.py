"""Severities and limits that go together, each with its reason; as data, in `resources/rules/profiles.yaml`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

import msgspec

from fabric_studio.base.errors import UnknownNameError
from fabric_studio.base.resources import resource_path


class ProfileChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One figure of one rule. name: of a limit, or "severity". reason: why this profile differs from the default."""

    rule: str
    name: str
    value: float | str
    reason: str


class Profile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a project may take over as a whole."""

    name: str
    title: str
    reason: str
    changes: tuple[ProfileChange, ...]


class _Profiles(Mapping[str, Profile]):
    """Read when first asked for."""

    @cached_property
    def _items(self) -> dict[str, Profile]:
        data = resource_path("rules/profiles.yaml").read_bytes()
        return {profile.name: profile for profile in msgspec.yaml.decode(data, type=list[Profile])}

    def __getitem__(self, name: str) -> Profile:
        try:
            return self._items[name]
        except KeyError:
            raise UnknownNameError("rule profile", name, self._items) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)


PROFILES = _Profiles()
