"""Projects of older and newer formats."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabric_studio.base.errors import FabricError
from fabric_studio.io.migrations import FORMAT, migrate
from fabric_studio.io.project import read_members, read_project, save_project, write_members
from tests.factories_project import a_design, place_of, refused, repacked

SAMPLES = Path(__file__).parents[1] / "samples"


@pytest.mark.parametrize("name", ["old.fabric", "old"])
def test_an_older_format_is_migrated_in_memory_and_kept_as_bak_when_saved(tmp_path, monkeypatch, name):
    path = place_of(a_design(), tmp_path, name)
    seen = []

    def step(members):
        seen.append(sorted(members))
        return {**members, "view.json": b'{"migrated": true}'}

    project = read_project(path, target=FORMAT + 1, migrations={FORMAT: step})
    assert project.format == FORMAT and project.view == {"migrated": True} and len(seen) == 1
    old = read_members(path)
    monkeypatch.setattr("fabric_studio.io.project.FORMAT", FORMAT + 1)
    save_project(project.document.snapshot(), path)
    assert read_members(path.with_name(f"{name}.bak")) == old
    assert read_members(path)["format.json"] != old["format.json"]


def test_migrations_run_one_after_the_other_and_a_gap_is_said():
    chain = {1: lambda m: {"log": m["log"] + b"1"}, 2: lambda m: {"log": m["log"] + b"2"}}
    assert migrate({"log": b""}, 1, target=3, migrations=chain) == {"log": b"12"}
    assert migrate({"log": b""}, 3, target=3, migrations=chain) == {"log": b""}
    with pytest.raises(FabricError, match="format 3 can no longer be read"):
        migrate({"log": b""}, 1, target=4, migrations=chain)


@pytest.mark.parametrize("sample", sorted(SAMPLES.glob("format-*")), ids=lambda path: path.name)
def test_frozen_samples_of_every_format_still_open(sample):
    project = read_project(sample)
    assert project.format == int(sample.name.removeprefix("format-"))
    assert len(project.document.snapshot().cables) == 4
    if project.format == FORMAT:
        members = write_members(project.document.snapshot(), view=project.view)
        for name in ("design.json", "cables.csv", "parts.json", "approvals.json", "view.json"):
            assert members[name] == (sample / name).read_bytes(), name


def test_a_newer_format_says_which_version_it_needs(project):
    repacked(project, format__json=b'{"format": 7, "written_by": "3.1.0", "more": [1]}')
    refused(
        project,
        r"has format 7, written by Fabric Studio 3.1.0; this is .* open it with Fabric Studio 3.1.0 or newer",
    )
    for header in (b"[]", b'{"format": "1"}', b"{", b"\xff"):
        repacked(project, format__json=header)
        refused(project, "format.json: does not say its format")
    repacked(project, format__json=b'{"format": 0}')
    refused(project, "has format 0, which never was")
