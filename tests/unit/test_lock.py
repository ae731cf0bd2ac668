"""The lock file pins every declared package, by hash, and says nothing about where packages come from."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).resolve().parents[2]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>[^ ]+)( ; [^\\]+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}( \\)?$")


def declared() -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [
        Requirement(line) for line in [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    ]


def pinned() -> dict[str, list[Version]]:
    """Versions by package; some have one per range of Python versions."""
    pins: dict[str, list[Version]] = {}
    for line in LOCK.splitlines():
        if match := PIN.match(line):
            pins.setdefault(match["name"], []).append(Version(match["version"]))
    return pins


def test_the_lock_holds_names_versions_and_hashes_only() -> None:
    strange = [line for line in LOCK.splitlines() if not PIN.match(line) and not HASH.match(line)]
    assert strange == []


@pytest.mark.parametrize("requirement", declared(), ids=lambda requirement: requirement.name)
def test_every_declared_package_is_pinned_within_its_range(requirement: Requirement) -> None:
    versions = pinned().get(canonicalize_name(requirement.name), [])
    assert versions, f"{requirement.name} is not in requirements.lock; make the lock file again"
    assert all(version in requirement.specifier for version in versions)
