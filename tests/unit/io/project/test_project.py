"""A project file or folder: saved and opened again the same, and what one edit changes in it."""

from __future__ import annotations

import json

import numpy as np
import pytest

from fabric_studio.app.commands import arrange, feeds
from fabric_studio.base.errors import BadInputError, FabricError
from fabric_studio.base.progress import Progress
from fabric_studio.io.migrations import FORMAT
from fabric_studio.io.project import load_project, read_project, save_project, write_members
from fabric_studio.model.journal import Document
from tests.factories import pair_of_racks, two_storeys
from tests.factories_project import a_design, edited, place_of, refused


@pytest.mark.parametrize("name", ["design.fabric", "design"])
def test_a_saved_design_opens_the_same_and_saves_the_same_bytes(tmp_path, name):
    document = a_design()
    view = {"camera": {"x": 1.5, "y": -2.0}, "storey": 3}
    path = tmp_path / name
    save_project(document.snapshot(), path, view=view, runs={"run 1": b"abc"})
    project = read_project(path)
    assert project.view == view and project.runs == {"run 1": b"abc"} and project.format == FORMAT
    assert write_members(project.document.snapshot()) == write_members(document.snapshot())
    for kind, table in document.snapshot().tables.items():
        again = project.document.snapshot().table(kind)
        assert again.uid.tolist() == table.uid.tolist()
        for column, values in table.columns.items():
            assert again.columns[column].dtype == values.dtype
            np.testing.assert_array_equal(again.columns[column], values, err_msg=f"{kind}.{column}")
    before = {file: file.read_bytes() for file in [path, *path.rglob("*")] if file.is_file()}
    save_project(project.document.snapshot(), path, view=view, runs=project.runs)
    assert {file: file.read_bytes() for file in [path, *path.rglob("*")] if file.is_file()} == before


def test_moving_one_rack_changes_one_line_and_nothing_else():
    pair = pair_of_racks()
    before = write_members(pair.document.snapshot())
    arrange.move(pair.document, {"rack": np.array([pair.server_rack])}, 100, 0)
    after = write_members(pair.document.snapshot())
    assert [name for name in before if before[name] != after[name]] == ["design.json"]
    old, new = before["design.json"].splitlines(), after["design.json"].splitlines()
    assert len(old) == len(new) and sum(a != b for a, b in zip(old, new, strict=True)) == 1


def test_a_camera_move_touches_only_the_view_and_unchanged_files_of_a_folder_stay(tmp_path):
    path = place_of(a_design(), tmp_path, "design")
    times = {file.name: file.stat().st_mtime_ns for file in path.iterdir()}
    document, _ = load_project(path)
    save_project(document.snapshot(), path, view={"zoom": 2})
    changed = {file.name for file in path.iterdir() if file.stat().st_mtime_ns != times.get(file.name)}
    assert changed == {"view.json"}


def test_one_object_per_line_and_unknown_numbers_are_null():
    members = write_members(pair_of_racks().document.snapshot())
    racks = [line for line in members["design.json"].decode().splitlines() if '"rotation_deg"' in line]
    assert len(racks) == 2
    assert json.loads(racks[0].rstrip(","))["power_limit_w"] is None
    assert json.loads(members["design.json"])["tray"][0]["name"] == "T01"


def test_a_feed_is_written_only_where_somebody_named_one():
    """So a design that was saved before there were feeds stays as it was to the byte, and opens."""
    pair = pair_of_racks()
    before = write_members(pair.document.snapshot())["design.json"]
    assert b'"feed"' not in before
    feeds.set_feed(pair.document, {"rack": np.array([pair.server_rack])}, "B")
    after = write_members(pair.document.snapshot())["design.json"]
    assert after.count(b'"feed":"B"') == int(
        (pair.document.snapshot().devices.rack == pair.server_rack).sum()
    )
    feeds.set_feed(pair.document, {"rack": np.array([pair.server_rack])}, "both")
    assert write_members(pair.document.snapshot())["design.json"] == before


def test_a_feed_that_is_none_is_refused_with_its_line(project):
    edited(project, "design.json", b'{"face":"front",', b'{"face":"front","feed":"C",')
    refused(project, r"design.json line \d+: device.feed must be one of both, A, B, not 'C'")


def test_a_save_that_fails_leaves_the_old_file_and_nothing_else(tmp_path, monkeypatch):
    path = place_of(pair_of_racks().document, tmp_path, "design.fabric")
    old = path.read_bytes()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadInputError, match=r"design.fabric: no space left on device; choose another place"):
        save_project(a_design().snapshot(), path)
    assert path.read_bytes() == old and [p.name for p in tmp_path.iterdir()] == ["design.fabric"]


def test_other_files_in_a_project_folder_are_left_alone(tmp_path):
    path = place_of(a_design(), tmp_path, "design")
    (path / "README.md").write_text("ours")
    (path / ".git").mkdir()
    document, _ = load_project(path)
    save_project(document.snapshot(), path)
    assert (path / "README.md").read_text() == "ours" and (path / ".git").is_dir()


def test_a_hand_edited_folder_with_other_line_ends_and_order_is_read(tmp_path):
    path = place_of(two_storeys().document, tmp_path, "design")
    rows = json.loads((path / "design.json").read_bytes())
    for table in rows.values():
        table.reverse()
    (path / "design.json").write_text(json.dumps(rows, indent=2))
    (path / "cables.csv").write_bytes((path / "cables.csv").read_bytes().replace(b"\n", b"\r\n"))
    assert write_members(load_project(path)[0].snapshot()) == write_members(two_storeys().document.snapshot())


def test_a_run_needs_a_name_that_is_a_file_name(tmp_path):
    with pytest.raises(FabricError, match="a run cannot be called"):
        save_project(Document().snapshot(), tmp_path / "x.fabric", runs={"../x": b""})


def test_saving_and_opening_can_be_watched_and_stopped(tmp_path):
    steps = []
    path = tmp_path / "x.fabric"
    save_project(
        Document().snapshot(), path, progress=Progress(lambda fraction, text: steps.append(fraction))
    )
    assert steps[0] == 0 and steps[-1] == 1 and steps == sorted(steps)
    stop = Progress()
    stop.cancel()
    with pytest.raises(FabricError, match="cancelled"):
        load_project(path, progress=stop)
