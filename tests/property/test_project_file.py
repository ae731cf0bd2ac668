"""Whatever a design holds comes back from its file, and whatever a stranger does to a file ends in one line."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from fabric_studio.app.commands import cables
from fabric_studio.base.errors import BadInputError
from fabric_studio.io import zip_form
from fabric_studio.io.cables_csv import CableRows, write_cables
from fabric_studio.io.project import load_project, read_project, write_members
from fabric_studio.model.journal import Document
from fabric_studio.model.table import LARGEST
from tests.factories import library, pair_of_racks

names = st.text(st.characters(codec="utf-8"), max_size=20)
odd_names = st.sampled_from(
    ("", '"', ",", "\\", "\\n", "\n", "\r\n", "a\\\nb", " x ", '"a","b"', "\0", "机", "\u2028")
)
lengths = st.none() | st.floats(1e-300, LARGEST, allow_nan=False)


@cache
def members() -> dict[str, bytes]:
    pair = pair_of_racks()
    cables.connect_racks(pair.document, library(), pair.switch_rack, pair.server_rack, count=4)
    return write_members(pair.document.snapshot())


@given(st.lists(st.tuples(names | odd_names, names | odd_names, lengths), min_size=1, max_size=5))
def test_any_text_and_number_survives_the_cable_file(rows):
    pair = pair_of_racks()
    cables.connect_racks(
        pair.document, library(), pair.switch_rack, pair.server_rack, count=len(rows), medium_id="400g4-dr4"
    )
    with pair.document.transaction("Odd") as tx:
        uids = tx.table("cable").uid
        tx.set(
            "cable",
            uids,
            name=np.array([row[0] for row in rows], object),
            colour=np.array([row[1] for row in rows], object),
            length_mm=[np.nan if row[2] is None else row[2] for row in rows],
        )
    drawn = pair.document.snapshot().cables
    data = write_cables(drawn)
    assert data.count(b"\n") == len(rows) + 1, "one line per cable"
    again = CableRows("x", data).table()
    for name, column in drawn.columns.items():
        np.testing.assert_array_equal(again.columns[name], column, err_msg=name)
    assert write_cables(again) == data


@given(
    st.sampled_from(
        ("format.json", "design.json", "cables.csv", "parts.json", "approvals.json", "view.json")
    ),
    st.floats(0, 1, exclude_max=True),
    st.integers(0, 40),
    st.binary(max_size=12)
    | st.sampled_from((b"null", b"-1", b"1e999", b'"', b"{}", b"[]", b",", b"99999999999")),
)
def test_a_member_with_something_else_in_it_opens_or_is_refused_in_one_line(member, place, length, data):
    text = members()[member]
    at = int(place * len(text))
    changed = {**members(), member: text[:at] + data + text[at + length :]}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.fabric"
        path.write_bytes(zip_form.pack(changed))
        try:
            document, _ = load_project(path)
        except BadInputError as error:
            assert str(path) in str(error) and "\n" not in str(error) and len(str(error)) < 1_000
        else:
            path.write_bytes(zip_form.pack(write_members(document.snapshot())))
            assert write_members(load_project(path)[0].snapshot()) == write_members(document.snapshot())


@given(st.floats(0, 1, exclude_max=True), st.binary(min_size=1, max_size=8))
def test_a_zip_with_bytes_changed_anywhere_opens_or_is_refused_in_one_line(place, data):
    whole = zip_form.pack(members())
    at = int(place * len(whole))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.fabric"
        path.write_bytes(whole[:at] + data + whole[at + len(data) :])
        try:
            project = read_project(path)
        except BadInputError as error:
            assert "\n" not in str(error)
        else:
            assert isinstance(project.document, Document)
