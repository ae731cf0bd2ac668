"""The cable schedule: every end named, every length explained, every cable bought once."""

from __future__ import annotations

import csv
import io

import openpyxl
import pytest

from fabric_studio.app.commands import cables, devices, racks, sites
from fabric_studio.app.commands.cables import PortEnd
from fabric_studio.base.errors import CancelledError
from fabric_studio.base.progress import Progress, silent
from fabric_studio.io.exporter import EXPORTERS
from fabric_studio.io.schedule import COLUMNS, schedule
from fabric_studio.layout.lengths import derivation
from fabric_studio.model.journal import Document
from tests.factories import RACK, SWITCH, library, pair_of_racks, two_storeys

HOSTILE = '=HYPERLINK("http://evil.example")'


def rows(document: Document) -> list[dict[str, object]]:
    return [dict(zip(COLUMNS, row, strict=True)) for row in schedule(document.snapshot(), silent())]


def joined(medium_id: str = "400g4-dr4", **kwargs: object):
    pair = pair_of_racks(**kwargs)
    cables.connect_ports(
        pair.document, library(), PortEnd(pair.switch, 0), PortEnd(pair.server, 0), medium_id=medium_id
    )
    return pair


def test_a_line_names_both_ends_down_to_the_lane():
    pair = joined()
    (row,) = rows(pair.document)
    ends = ("site", "storey", "hall", "rack", "U (lowest)", "device", "port", "lanes", "label")
    assert [row[f"A {name}"] for name in ends] == [
        "Site 1", "Level 1", "Hall 1", "A-01", 40.0, "leaf-01", "1/1", "1-4", "A-01-40:1/1",
    ]  # fmt: skip
    assert [row[f"Z {name}"] for name in ends] == [
        "Site 1", "Level 1", "Hall 1", "A-02", 1.0, "server-01", "compute 1/1", "1-4", "A-02-08:compute1/1",
    ]  # fmt: skip


def test_a_line_says_what_to_buy_and_why_it_is_that_long():
    pair = joined()
    (row,) = rows(pair.document)
    snapshot = pair.document.snapshot()
    assert row["type"] == "400G DR4" and row["connector A"] == row["connector Z"] == "MPO-12"
    assert row["SKU"] == f"400g4-dr4-{row['stock length (m)']:g}m"
    assert row["derivation"] == derivation(snapshot, int(snapshot.cables.uid[0]))
    assert row["surplus (m)"] == pytest.approx(row["stock length (m)"] - row["required length (m)"])
    assert (row["optic A SKU"], row["optic Z SKU"]) == ("400g4-dr4-OSFP-2port", "400g4-dr4-OSFP-RHS-2port")
    assert (row["rate, one-way (Gb/s)"], row["role"], row["network"]) == (400.0, "server-leaf", "compute")


def test_a_line_says_through_which_trays_and_with_which_cables_it_runs():
    two = two_storeys()
    ends = PortEnd(two.leaf, 0), PortEnd(two.spine, 0)
    cables.connect_ports(two.document, library(), *ends, medium_id="400g4-dr4")
    (row,) = rows(two.document)
    assert row["tray path"] == "T1 > R1 > T2"
    assert row["bundle"] == "L1-01 / L2-01"


def test_a_twin_port_cable_has_a_line_per_link_and_is_bought_with_the_first():
    pair = joined("800g8-acc")
    with pair.document.transaction("Make it short") as tx:
        tx.set("cable", tx.now.cables.uid, length_mm=2_500.0)
    first, second = rows(pair.document)
    assert (first["SKU"], first["stock length (m)"]) == ("800g8-acc-3m", 3.0)
    assert (second["SKU"], second["stock length (m)"]) == ("", None)
    assert f"same cable as {first['cable']}" in str(second["notes"])
    assert second["A port"] == "1/2" and second["connector A"] == "OSFP"


def test_a_length_that_is_not_known_is_empty_and_says_what_to_do():
    pair = joined()
    with pair.document.transaction("Guess where a rack stands") as tx:
        tx.set("rack", pair.server_rack, position_known=False)
    (row,) = rows(pair.document)
    assert row["required length (m)"] is row["stock length (m)"] is row["surplus (m)"] is None
    assert "confirm its place" in str(row["derivation"]) and "racks are placed" in str(row["notes"])


@pytest.mark.parametrize(
    ("change", "note"),
    [({"length_mm": 2_500.0}, "length set by hand"), ({}, "no tray joins the racks")],
)
def test_a_length_that_was_not_measured_along_trays_says_so(change, note):
    pair = joined(tray=False)
    with pair.document.transaction("Type a length") as tx:
        tx.set("cable", tx.now.cables.uid, **change)
    (row,) = rows(pair.document)
    assert note in str(row["notes"])


def test_a_cable_over_a_span_has_optics_and_no_cord():
    pair = pair_of_racks()
    (near,) = pair.document.snapshot().sites.uid.tolist()
    far = sites.add_site(pair.document, "Atlanta", hall_width_mm=10_000, hall_depth_mm=10_000)
    hall = int(pair.document.snapshot().halls.uid[-1])
    rack = racks.place_rack(pair.document, library(), RACK, hall=hall, x_mm=4_000, y_mm=4_000)
    other = devices.mount_device(pair.document, library(), SWITCH, rack)
    sites.connect_sites(pair.document, near, far, length_km=80)
    cables.connect_ports(
        pair.document, library(), PortEnd(pair.switch, 0), PortEnd(other, 0), medium_id="400g4-dr4"
    )
    (row,) = rows(pair.document)
    assert (row["SKU"], row["stock length (m)"], row["required length (m)"]) == ("", None, 80_000.0)
    assert row["optic A SKU"] == row["optic Z SKU"] == "400g4-dr4-OSFP-2port"
    assert (row["A site"], row["Z site"]) == ("Site 1", "Atlanta")


def test_what_somebody_accepted_about_a_cable_stands_in_its_line():
    pair = joined()
    uid = int(pair.document.snapshot().cables.uid[0])
    with pair.document.transaction("Approve") as tx:
        tx.add("approval", rule="too-long", key=f"cable:{uid} device:1", reason="measured on site")
    (row,) = rows(pair.document)
    assert row["approvals"] == "too-long: measured on site"


def test_an_empty_design_has_a_schedule_without_lines(tmp_path):
    for name in ("bom.csv", "bom.xlsx", "cables.csv", "cables.xlsx"):
        EXPORTERS[name].write(Document().snapshot(), tmp_path / name, silent())
    text = (tmp_path / "cables.csv").read_text("utf-8-sig")
    assert list(csv.reader(io.StringIO(text))) == [list(COLUMNS)]


@pytest.fixture
def hostile() -> Document:
    pair = joined()
    with pair.document.transaction("Name things badly") as tx:
        tx.set("rack", pair.switch_rack, name=HOSTILE)
        tx.set("device", pair.switch, name="@机房-Zürich")
        tx.set("device", pair.server, name="-1+1")
        tx.set("cable", tx.now.cables.uid, name="+C1", colour="\t=1", role="=role")
    return pair.document


@pytest.mark.parametrize("name", ["bom.csv", "cables.csv"])
def test_hostile_names_run_nowhere_in_csv(tmp_path, hostile, name):
    EXPORTERS[name].write(hostile.snapshot(), tmp_path / name, silent())
    text = (tmp_path / name).read_text("utf-8-sig")
    cells = [cell for row in csv.reader(io.StringIO(text, newline="")) for cell in row]
    # A negative number of ours (a surplus) may start with a minus; text may not.
    assert [c for c in cells if c.startswith(("=", "+", "@", "\t", "\r")) or c.startswith("-1+")] == []
    assert "机房-Zürich" in text


@pytest.mark.parametrize("name", ["bom.xlsx", "cables.xlsx"])
def test_hostile_names_are_text_in_workbooks(tmp_path, hostile, name):
    EXPORTERS[name].write(hostile.snapshot(), tmp_path / name, silent())
    book = openpyxl.load_workbook(tmp_path / name)
    kinds = {c.data_type for page in book for row in page.iter_rows() for c in row if c.value is not None}
    assert kinds == {"s", "n"}
    values = {c.value for page in book for row in page.iter_rows() for c in row}
    assert any("机房-Zürich" in str(value) for value in values)


def test_progress_is_told_and_can_stop_the_work(tmp_path):
    told: list[float] = []
    pair = joined()
    EXPORTERS["cables.csv"].write(
        pair.document.snapshot(), tmp_path / "c.csv", Progress(lambda fraction, _: told.append(fraction))
    )
    assert told[0] == 0.0 and told[-1] == 1.0
    stopped = Progress()
    stopped.cancel()
    before = (tmp_path / "c.csv").read_bytes()
    with pytest.raises(CancelledError):
        EXPORTERS["cables.csv"].write(pair.document.snapshot(), tmp_path / "c.csv", stopped)
    assert (tmp_path / "c.csv").read_bytes() == before


@pytest.mark.parametrize("name", ["bom.csv", "bom.xlsx", "cables.csv", "cables.xlsx"])
def test_the_same_design_gives_the_same_bytes(tmp_path, name):
    for copy in ("1", "2"):
        EXPORTERS[name].write(joined().document.snapshot(), tmp_path / copy, silent())
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
