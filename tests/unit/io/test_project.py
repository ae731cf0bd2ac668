"""The project file: the same design, the same bytes; whole or not at all; strangers' files are refused in one line."""

from __future__ import annotations

import contextlib
import io
import json
import os
import stat
import struct
import zipfile
from pathlib import Path

import numpy as np
import pytest

from fabric_studio.app.commands import arrange, cables, feeds, findings
from fabric_studio.base.errors import BadInputError, FabricError
from fabric_studio.base.progress import Progress
from fabric_studio.io import zip_form
from fabric_studio.io.migrations import FORMAT, migrate
from fabric_studio.io.project import load_project, read_members, read_project, save_project, write_members
from fabric_studio.layout.media import UNKNOWN_MEDIUM
from fabric_studio.model import build
from fabric_studio.model.journal import Document
from fabric_studio.rules.findings import Finding
from tests.factories import library, pair_of_racks, two_storeys

SAMPLES = Path(__file__).parent / "samples"


def a_design() -> Document:
    """Something of every kind that a project file keeps, with awkward names."""
    pair = pair_of_racks()
    document = pair.document
    cables.connect_racks(document, library(), pair.switch_rack, pair.server_rack, count=3)
    with document.transaction("Set up") as tx:
        build.set_setting(tx, "name", 'Wisconsin "1", Halle ä 机')
        tx.set("cable", tx.table("cable").uid[:1], name='odd, "quoted"\nname \\n', length_mm=1234.5)
        build.add_cables(
            tx,
            UNKNOWN_MEDIUM,
            count=1,
            rate_gbps=100.0,
            a_device=pair.switch,
            a_port=31,
            a_lanes=4,
            z_device=pair.server,
            z_port=7,
            z_lanes=4,
        )
        tx.add("row", hall=pair.hall, name="A")
        site = int(tx.table("site").uid[0])
        other = tx.add("site", name="Atlanta", latitude_deg=33.75, longitude_deg=-84.39)
        tx.add("span", name="WAN 01", a_site=site, z_site=other, length_km=1130.0)
    findings.approve(document, Finding("too-long", "error", "", (("cable", 14),)), "short enough")
    return document


def place_of(document: Document, tmp_path: Path, name: str) -> Path:
    path = tmp_path / name
    save_project(document.snapshot(), path)
    return path


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
    assert after.count(b'"feed":"B"') == int((pair.document.snapshot().devices.rack == pair.server_rack).sum())
    feeds.set_feed(pair.document, {"rack": np.array([pair.server_rack])}, "both")
    assert write_members(pair.document.snapshot())["design.json"] == before


def test_a_feed_that_is_none_is_refused_with_its_line(project):
    edited(project, "design.json", b'{"face":"front",', b'{"face":"front","feed":"C",')
    refused(project, r"design.json line \d+: device.feed must be one of both, A, B, not 'C'")


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


# -- whole or not at all --------------------------------------------------------------------------------------------


def test_a_save_that_fails_leaves_the_old_file_and_nothing_else(tmp_path, monkeypatch):
    path = place_of(pair_of_racks().document, tmp_path, "design.fabric")
    old = path.read_bytes()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadInputError, match=r"design.fabric: no space left on device; choose another place"):
        save_project(a_design().snapshot(), path)
    assert path.read_bytes() == old and [p.name for p in tmp_path.iterdir()] == ["design.fabric"]


@pytest.mark.parametrize("fails_at", range(1, 14))
def test_a_folder_is_all_old_or_all_new_wherever_a_save_breaks_off(tmp_path, monkeypatch, fails_at):
    path = place_of(pair_of_racks().document, tmp_path, "design")
    old = write_members(load_project(path)[0].snapshot())
    fresh = a_design()
    new = write_members(fresh.snapshot())
    calls = [0]

    class Killed(BaseException):
        pass

    def counted(real):
        def call(*args, **kwargs):
            calls[0] += 1
            if calls[0] >= fails_at:
                raise Killed
            return real(*args, **kwargs)

        return call

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", counted(os.fsync))
        patched.setattr(Path, "replace", counted(Path.replace))
        with contextlib.suppress(Killed):
            save_project(fresh.snapshot(), path)
    assert write_members(load_project(path)[0].snapshot()) in (old, new)
    save_project(fresh.snapshot(), path)
    assert write_members(load_project(path)[0].snapshot()) == new
    left = {file.name for file in path.iterdir()}
    assert left == set(new), "nothing of the broken save is left"


def test_permissions_and_links_of_the_file_are_kept(tmp_path):
    real = place_of(pair_of_racks().document, tmp_path, "real.fabric")
    real.chmod(0o640)
    link = tmp_path / "link.fabric"
    link.symlink_to(real)
    save_project(a_design().snapshot(), link)
    assert link.is_symlink() and stat.S_IMODE(real.stat().st_mode) == 0o640
    assert len(load_project(real)[0].snapshot().cables) == 4


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("missing/design.fabric", "lies in a folder that does not exist"),
        ("file/design.fabric", "is no folder"),
    ],
)
def test_targets_that_cannot_be_written_are_named(tmp_path, name, words):
    (tmp_path / "file").write_text("x")
    with pytest.raises(BadInputError, match=words) as caught:
        save_project(pair_of_racks().document.snapshot(), tmp_path / name)
    assert str(tmp_path) in str(caught.value) and "\n" not in str(caught.value)


def test_a_device_or_a_pipe_is_not_replaced_by_a_file(tmp_path):
    os.mkfifo(tmp_path / "pipe.fabric")
    for target in (tmp_path / "pipe.fabric", Path("/dev/null")):
        with pytest.raises(BadInputError, match="is a device or a pipe; choose another place"):
            save_project(pair_of_racks().document.snapshot(), target)
        assert not target.is_file()


def test_a_folder_with_other_things_is_not_written_into(tmp_path):
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "cat.jpg").write_bytes(b"x")
    with pytest.raises(BadInputError, match="is a folder with other things in it"):
        save_project(pair_of_racks().document.snapshot(), tmp_path / "photos")


# -- files from strangers -------------------------------------------------------------------------------------------


def repacked(path: Path, **changes: bytes | None) -> Path:
    """The project with some members replaced (None: left out); names with _ for ."""
    with zipfile.ZipFile(path) as archive:
        members = {entry.filename: archive.read(entry) for entry in archive.infolist()}
    for name, data in changes.items():
        member = name.replace("__", ".")
        if data is None:
            del members[member]
        else:
            members[member] = data
    path.write_bytes(zip_form.pack(members))
    return path


def refused(path: Path, words: str) -> None:
    with pytest.raises(BadInputError, match=words) as caught:
        load_project(path)
    text = str(caught.value)
    assert "\n" not in text and str(path) in text and len(text) < 400


def edited(path: Path, member: str, old: bytes, new: bytes) -> Path:
    with zipfile.ZipFile(path) as archive:
        data = archive.read(member)
    assert old in data
    return repacked(path, **{member.replace(".", "__"): data.replace(old, new, 1)})


@pytest.fixture
def project(tmp_path):
    return place_of(a_design(), tmp_path, "design.fabric")


def test_files_that_are_no_project(tmp_path):
    for name, data, words in (
        ("empty.fabric", b"", "is empty; open a backup"),
        ("text.fabric", b"hello", "is not a Fabric Studio project; open a .fabric project, or import"),
        ("zip.fabric", zip_form.pack({}), "has no format.json"),
    ):
        (tmp_path / name).write_bytes(data)
        refused(tmp_path / name, words)
    refused(tmp_path / "nothing.fabric", "does not exist; check the path")
    refused(tmp_path, "is a folder without a project in it")
    os.mkfifo(tmp_path / "pipe.fabric")
    refused(tmp_path / "pipe.fabric", "is neither a file nor a folder")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(project):
    project.chmod(0)
    refused(project, "you may not read it")


def test_a_file_that_was_cut_off_at_any_place(project):
    data = project.read_bytes()
    for size in (2, 50, len(data) // 3, len(data) // 2, len(data) - 1):
        project.write_bytes(data[:size])
        refused(project, "is damaged or was cut off; open a backup")


def test_a_flipped_bit_in_any_member_is_noticed(project):
    data = bytearray(project.read_bytes())
    with zipfile.ZipFile(project) as archive:
        places = [entry.header_offset + 30 + len(entry.filename) + 2 for entry in archive.infolist()]
    for place in places:
        data[place] ^= 1
        project.write_bytes(bytes(data))
        refused(project, "is damaged|is no|is not|does not say|unknown column")
        data[place] ^= 1


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


def test_missing_and_unknown_members(project):
    repacked(project, cables__csv=None)
    refused(project, "has no cables.csv")
    repacked(project, cables__csv=b"", evil__txt=b"x")
    refused(project, "evil.txt: is no member of a project")


@pytest.mark.parametrize(
    ("member", "old", "new", "words"),
    [
        ("design.json", b'"x_mm":3000.0', b'"x_mm":"left"', r"design.json line \d+: rack x_mm: Expected float, got str"),
        ("design.json", b'"x_mm":3000.0', b'"x_mm":null', r"design.json line \d+: rack x_mm: Expected float, got null"),
        ("design.json", b'"x_mm":3000.0', b'"x_mm":1e999', r"design.json line \d+: rack x_mm: Number out of range"),
        ("design.json", b'"x_mm":3000.0', b'"x_mm":NaN', r"design.json line \d+: is no proper JSON text"),
        ("design.json", b'"face":"front"', b'"face":"left"', r"design.json line \d+: device.face must be one of"),
        ("design.json", b'"pod":-1', b'"pod":99999999999999999999', r"line \d+: device.pod cannot be"),
        ("design.json", b'"face":"front",', b"", r"line \d+: device: Object missing required field face"),
        ("design.json", b'"face":"front"', b'"face":"front","extra":1', r"line \d+: device: .*unknown field extra"),
        ("design.json", b'"rack":[', b'"rackx":[', r"design.json.*: Object contains unknown field rackx"),
        ("design.json", b'"id":6,', b'"id":7,', r"design.json line \d+: id 7 is used twice"),
        ("design.json", b'"id":6,', b'"id":0,', r"design.json line \d+: id 0 is not from 1"),
        ("design.json", b'"rack":6', b'"rack":60', r"design.json line \d+: rack is 60, and there is no rack 60"),
        ("design.json", rb'"value":"\"Wisc', rb'"value":"Wisc', r"design.json line \d+: setting 'name' is no JSON text"),
        ("cables.csv", b"server-leaf", b"server-leaf,", r"cables.csv line 2: has 21 cells instead of 20"),
        ("cables.csv", b",400.0,", b",fast,", r"cables.csv line 2: rate_gbps is 'fast' and not a number"),
        ("cables.csv", b",400.0,", b",1e999,", r"cables.csv line 2: cable.rate_gbps must be a finite number"),
        ("cables.csv", b",400.0,", b",nan,", r"cables.csv line 2: rate_gbps is 'nan' and not a number"),
        ("cables.csv", b",compute,", b",moon,", r"cables.csv line 2: cable.network must be one of"),
        ("cables.csv", b"id,name", b"id,title", r"cables.csv line 1: unknown column 'title'"),
        ("cables.csv", b"\n15,", b"\n 15,", r"cables.csv line 3: id is ' 15' and not a whole number"),
        ("cables.csv", b"\n15,", b"\n1_5,", r"cables.csv line 3: id is '1_5' and not a whole number"),
        ("cables.csv", b"\n15,", b"\n16,", r"cables.csv line 4: id 16 is used twice"),
        ("cables.csv", b"\n15,", b"\n-15,", r"cables.csv line 3: id -15 is not from 1"),
        ("cables.csv", b"\n15,", b'\n"15,', r"cables.csv line \d+: cannot be read"),
        ("parts.json", b'"kind":"switch"', b'"kind":"bomb"', r"parts.json line \d+: part: Invalid enum value"),
        ("parts.json", b'"count":32', b'"count":99999999999', r"parts.json line \d+: part 'qm9700': more than 65,536 cages"),
        ("parts.json", b'"cage":"OSFP"', b'"cage":"HOLE"', r"parts.json line \d+: part 'qm9700': cage 'HOLE' is not"),
        ("parts.json", b'"id":"qm9700"', b'"id":"qm9701"', r"part 'qm9700' holds the row of 'qm9701'"),
        ("parts.json", b'"lanes":8', b'"lanes":-8', r"part 'qm9700': a figure is -8"),
        ("approvals.json", b'"rule":', b'"rool":', r"approvals.json line \d+: approval: .*unknown field rool"),
        ("view.json", b"{", b"[", r"view.json: is no JSON object"),
    ],
)  # fmt: skip
def test_what_is_wrong_inside_is_named_with_member_and_line(project, member, old, new, words):
    refused(edited(project, member, old, new), words)


def test_a_cable_to_a_device_that_is_not_there(project):
    text = dict(
        zip(("h", "a", "b"), zipfile.ZipFile(project).read("cables.csv").split(b"\n")[:3], strict=True)
    )
    cells = text["b"].split(b",")
    cells[5] = b"9999"
    repacked(project, cables__csv=b"\n".join((text["h"], b",".join(cells), b"")))
    refused(project, "cables.csv line 2: a_device is 9999, and there is no device 9999 in the project")


def test_deep_and_huge_json_is_refused(project):
    for data in (b"[" * 200_000, b'{"a":' * 200_000):
        good = project.read_bytes()
        refused(repacked(project, view__json=data), "view.json: is no JSON object")
        project.write_bytes(good)
        refused(repacked(project, design__json=data), "design.json")
        project.write_bytes(good)


def test_zip_bombs_are_refused_before_they_unpack(project):
    repacked(project, cables__csv=b"0" * (64 << 20))
    refused(project, "cables.csv: unpacks to more than 250 times its size")


def test_a_zip_that_claims_more_than_any_project_has(project):
    data = bytearray(project.read_bytes())
    entry = data.index(b"PK\x01\x02")
    data[entry + 24 : entry + 28] = struct.pack("<I", 0xFFFFFFF0)
    project.write_bytes(bytes(data))
    refused(project, "format.json: unpacks to 4,294,967,280 bytes")


@pytest.mark.parametrize("name", ["../evil.json", "/etc/passwd", "runs/../../x.npz", "runs/a/b.npz", "C:\\x"])
def test_members_cannot_leave_the_project(tmp_path, name):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("format.json", b'{"format": 1}')
        archive.writestr(name, b"x")
    path = tmp_path / "evil.fabric"
    path.write_bytes(buffer.getvalue())
    refused(path, "is no member of a project; this is no file Fabric Studio wrote")


def test_links_and_repeated_members_in_a_zip(tmp_path):
    link = zipfile.ZipInfo("design.json")
    link.create_system, link.external_attr = 3, (stat.S_IFLNK | 0o777) << 16
    for entries, words in (
        ([("format.json", b'{"format": 1}'), (link, b"/etc/passwd")], "design.json: is a symbolic link"),
        ([("format.json", b'{"format": 1}'), ("format.json", b"{}")], "format.json: occurs twice"),
    ):
        buffer = io.BytesIO()
        with (
            pytest.warns(UserWarning) if "twice" in words else contextlib.nullcontext(),
            zipfile.ZipFile(buffer, "w") as archive,
        ):
            for name, data in entries:
                archive.writestr(name, data)
        path = tmp_path / "evil.fabric"
        path.write_bytes(buffer.getvalue())
        refused(path, words)


def test_links_in_a_folder_are_not_followed(tmp_path):
    path = place_of(a_design(), tmp_path, "design")
    (tmp_path / "elsewhere.json").write_bytes((path / "view.json").read_bytes())
    (path / "view.json").unlink()
    (path / "view.json").symlink_to(tmp_path / "elsewhere.json")
    with pytest.raises(BadInputError, match=r"view.json: is a link or no plain file"):
        load_project(path)


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
