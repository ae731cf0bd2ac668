"""Projects that are damaged or hostile: refused in words, with the place."""

from __future__ import annotations

import contextlib
import io
import os
import stat
import struct
import zipfile

import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.io import zip_form
from fabric_studio.io.project import load_project
from tests.factories_project import a_design, edited, place_of, refused, repacked


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


@pytest.mark.parametrize("depth", [40, 900, 975, 990, 995])
def test_a_view_that_could_be_read_but_not_written_again_is_refused(project, depth):
    data = b'{"layers":' + b"[" * depth + b"]" * depth + b"}"
    refused(repacked(project, view__json=data), "view.json: is no JSON object")


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
