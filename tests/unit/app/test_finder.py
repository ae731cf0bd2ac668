"""Finding by name, part, port, cable, role and label; ranked; always of the design as it is."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabric_studio.app.commands import arrange, cables, devices, fields
from fabric_studio.app.commands.cables import PortEnd
from fabric_studio.app.finder import Finder
from fabric_studio.app.opened import Opened
from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.app.search.find import search
from fabric_studio.app.search.index import build, ready
from fabric_studio.app.search.names import EXACT, INSIDE, PREFIX, WORD, Texts
from fabric_studio.app.session import Session
from tests.factories import library, pair_of_racks, two_storeys
from tests.factories_wizards import superpod


def find(document, text: str):
    index, _ = build(document.snapshot(), {})
    return search(index, text)


def told(document, text: str) -> list[tuple[str, str]]:
    return [(hit.kind, hit.words) for hit in find(document, text)]


# -- texts ------------------------------------------------------------------------------------------------------------


def test_the_whole_comes_before_its_beginning_before_a_word_before_anything():
    texts = Texts(["my-leaf", "leaf-01", "LEAF", "overleaf", "spine"])
    assert texts.rows_with("leaf") == [(EXACT, 2), (PREFIX, 1), (WORD, 0), (INSIDE, 3)]
    assert texts.rows_with("") == [] and Texts([]).rows_with("leaf") == []
    assert texts.text(2) == "leaf" and texts.count == 5


@given(st.lists(st.text("ab-\n", max_size=5), max_size=8), st.text("ab-", min_size=1, max_size=3))
def test_texts_find_what_a_plain_search_finds(names: list[str], word: str):
    texts = Texts(names)
    plain = {row for row, name in enumerate(names) if word in name.replace("\n", " ")}
    assert {row for _, row in texts.rows_with(word)} == plain
    assert set(texts.rows_with_all([word]).tolist()) == plain
    for how, row in texts.rows_with(word):
        name = names[row].replace("\n", " ")
        assert (how == EXACT) == (name == word) and (how <= PREFIX) == name.startswith(word)


# -- hits -------------------------------------------------------------------------------------------------------------


def test_names_in_the_order_of_how_well_they_match():
    document = superpod(1)
    assert told(document, "DGX-001")[0] == ("device", "dgx-001")
    assert told(document, "a-05")[0] == ("rack", "A-05")
    assert told(document, "c00012")[0] == ("cable", "C00012")
    assert told(document, "hall")[0] == ("hall", "Hall 1")
    found = find(document, "leaf-su01")
    assert [hit.words for hit in found[:8]] == [f"leaf-su01-r{n}" for n in range(1, 9)]
    assert find(document, "c00012")[0].detail == "dgx-002 compute 2/2 to leaf-su01-r4 1/2, 400G SR4"


def test_a_port_is_its_cable_or_the_device_where_it_is_free():
    pair = pair_of_racks()
    uid = cables.connect_ports(
        pair.document,
        library(),
        PortEnd(pair.switch, 11, 4, 4),
        PortEnd(pair.server, 0, 0, 4),
        medium_id="400g4-sr4",
    )
    for text in ("leaf-01 12/2", "LEAF-01:12/2", "leaf-01 port 12/2", "A-01-40:12/2"):
        (hit, *_) = find(pair.document, text)
        assert (hit.kind, hit.uid, hit.words) == ("cable", uid, "leaf-01 port 12/2"), text
        assert hit.detail == "cable C00001 to server-01 compute 1/1, 400G SR4"
    assert told(pair.document, "server-01 compute 1")[0] == ("cable", "server-01 port compute 1/1")
    (free, *_) = find(pair.document, "leaf-01 12/1")
    assert (free.kind, free.uid, free.words) == ("device", pair.switch, "leaf-01 port 12/1")
    assert free.detail == "free, Quantum-2 QM9700 (NDR)"
    assert all("port 99" not in words for _, words in told(pair.document, "leaf-01 99"))


def test_breakouts_of_a_cage_are_counted():
    pair = pair_of_racks()
    sn = devices.mount_device(pair.document, library(), "sn5600", pair.switch_rack, name="eth-01")
    for lane in (0, 4):
        cables.connect_ports(
            pair.document,
            library(),
            PortEnd(sn, 2, lane, 4),
            PortEnd(pair.server, 0, lane, 4),
            medium_id="400g4-dr4",
        )
    assert told(pair.document, "eth-01 3/2")[0] == ("cable", "eth-01 port 3 lanes 5-8")
    assert [words for _, words in told(pair.document, "eth-01 3")[:2]] == [
        "eth-01 port 3 lanes 1-4",
        "eth-01 port 3 lanes 5-8",
    ]


def test_labels_parts_and_roles():
    document = superpod(1)
    label = find(document, "A-05-50")[0]
    assert label.kind == "device" and label.detail.startswith("label A-05-50, ")
    part = next(hit for hit in find(document, "qm9700") if hit.words == "Quantum-2 QM9700 (NDR)")
    assert part.kind == "device" and len(part.ids["device"]) == 12
    medium = next(hit for hit in find(document, "400g sr4") if hit.kind == "cable")
    assert len(medium.ids["cable"]) == 508 and medium.detail.startswith(
        "508 cables: C00001, C00002, C00003 and 505 more"
    )
    role = next(hit for hit in find(document, "leaf-spine") if hit.words == "Role leaf-spine")
    assert len(role.ids["cable"]) == 256


def test_several_words_in_any_order_and_cables_between_two_devices():
    document = superpod(1)
    between = find(document, "dgx-001 leaf-su01-r3")[0]
    assert between.words == "1 cable between dgx-001 and leaf-su01-r3" and between.ids["cable"].tolist() == [
        between.uid
    ]
    assert find(document, "leaf-su01-r1 spine")[0].words == "32 cables between leaf-su01-r1 and spine*"
    rack = (
        document.snapshot()
        .racks.get(document.snapshot().devices.get(find(document, "dgx-009")[0].uid).rack)
        .name
    )
    assert ("device", "dgx-009") in told(document, f"{rack} h100 dgx-009")


def test_nothing_matches_and_strange_queries_are_met_with_nothing():
    document = superpod(1)
    for text in (
        "",
        "   ",
        "no such thing",
        "\n",
        "a" * 10_000,
        ": 12",
        "leaf-su01-r1 99999999999999999999/1",
    ):
        assert all(hit.kind for hit in find(document, text))
    assert find(document, "no such thing") == []


def test_everything_that_has_a_name_is_found():
    building = two_storeys()
    assert {kind for kind, _ in told(building.document, "1")} >= {
        "site",
        "building",
        "storey",
        "hall",
        "device",
        "rack",
        "tray",
        "riser",
    }
    assert find(building.document, "R1")[0].detail == "riser, Building 1"


# -- the index --------------------------------------------------------------------------------------------------------


def test_names_are_kept_while_their_column_is_the_same():
    pair = pair_of_racks()
    first, kept = build(pair.document.snapshot(), {})
    arrange.move(pair.document, {"rack": np.array([pair.switch_rack])}, 100, 0)
    second, kept = build(pair.document.snapshot(), kept)
    assert all(second.names[kind] is first.names[kind] for kind in first.names)
    fields.set_fields(pair.document, "rack", pair.switch_rack, name="NEW")
    third, _ = build(pair.document.snapshot(), kept)
    assert third.names["device"] is first.names["device"] and third.names["rack"] is not first.names["rack"]
    ready(third)


@pytest.fixture
def finder(tmp_path):
    session = Session(library(), preferences=PreferencesFile(tmp_path / "p.json"), recovery=tmp_path / "r")
    session.adopt(Opened(pair_of_racks().document, "Test"))
    made = Finder(session, quiet_s=0.0)
    yield made, session
    made.close()
    session.close()


def test_the_finder_answers_for_the_design_as_it_is(finder):
    found, session = finder
    assert found.wait(10) and found.ready
    assert found.find("leaf-01")[0].words == "leaf-01" and found.find(" ") == []
    fields.set_fields(session.document, "device", found.find("leaf-01")[0].uid, name="other-01")
    assert found.find("leaf-01") == [] and found.find("other-01")[0].kind == "device"
    session.document.undo()
    assert found.find("leaf-01")[0].words == "leaf-01"
    session.new()
    assert found.find("leaf-01") == []


def test_what_an_edit_did_not_touch_is_not_made_again():
    pair = pair_of_racks()
    first, kept = build(pair.document.snapshot(), {})
    ready(first)
    cables.connect_ports(pair.document, library(), PortEnd(pair.switch, 0), PortEnd(pair.server, 0))
    second, _ = build(pair.document.snapshot(), kept, first)
    assert (
        second.devices is first.devices and second.labels is first.labels and second.roles is not first.roles
    )
    assert [hit.words for hit in search(second, "server-leaf")] == ["Role server-leaf"]
