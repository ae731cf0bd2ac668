"""Project files: one with something of every kind, ways to spoil it, and how it is refused."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from fabric_studio.app.commands import cables, findings
from fabric_studio.base.errors import BadInputError
from fabric_studio.io import zip_form
from fabric_studio.io.project import load_project, save_project
from fabric_studio.layout.media import UNKNOWN_MEDIUM
from fabric_studio.model import build
from fabric_studio.model.journal import Document
from fabric_studio.rules.findings import Finding
from tests.factories import library, pair_of_racks


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
