"""What is bought once, what is not bought at all, and how many spares go with it."""

from __future__ import annotations

import pytest

from fabric_studio.app.commands import cables, devices, racks, sites
from fabric_studio.app.commands.cables import PortEnd
from fabric_studio.io.bill import COLUMNS, bill_of_materials, rows, total_rows
from fabric_studio.io.bom_line import BomLine
from fabric_studio.layout.lines import cable_lines
from fabric_studio.layout.media import UNKNOWN_MEDIUM
from fabric_studio.layout.totals import rack_totals
from fabric_studio.model import build
from fabric_studio.model.journal import Document
from tests.factories import RACK, SWITCH, Pair, empty_hall, library, pair_of_racks


def lines_of(document: Document, category: str) -> dict[str, BomLine]:
    return {
        line.sku: line for line in bill_of_materials(document.snapshot()).lines if line.category == category
    }


def cabled(medium_id: str, *, count: int = 1, gap_mm: float = 1_000) -> Pair:
    """Leaf and server joined by `count` cables, each from a cage of its own at the leaf."""
    pair = pair_of_racks(gap_mm=gap_mm)
    for cage in range(count):
        cables.connect_ports(
            pair.document,
            library(),
            PortEnd(pair.switch, cage),
            PortEnd(pair.server, cage),
            medium_id=medium_id,
        )
    return pair


def test_a_twin_port_cable_is_bought_once_though_it_carries_two_links():
    pair = cabled("800g8-dac", count=2)
    assert len(pair.document.snapshot().cables) == 4
    (line,) = lines_of(pair.document, "cable").values()
    assert line.used == 2
    assert lines_of(pair.document, "transceiver") == {}


def test_the_rows_of_a_twin_port_cable_share_its_price():
    pair = cabled("800g8-acc")
    snapshot = pair.document.snapshot()
    with pair.document.transaction("Bring the racks near") as tx:
        tx.set("cable", snapshot.cables.uid, length_mm=2_500.0)
    lines = cable_lines(pair.document.snapshot())
    (line,) = lines_of(pair.document, "cable").values()
    assert lines.stock_m.tolist() == [3.0, 3.0]
    assert lines.price_usd.sum() == pytest.approx(line.unit_price_usd)


def test_a_splitter_is_bought_once_and_as_long_as_its_longest_tail_needs():
    pair = pair_of_racks()
    servers = [
        devices.mount_device(pair.document, library(), "ufm-ndr", pair.switch_rack, u=u) for u in (38, 20)
    ]
    cables.connect_breakout(
        pair.document,
        library(),
        PortEnd(pair.switch, 0),
        [PortEnd(server, 0) for server in servers],
        medium_id="400g4-cr4-dac-split",
    )
    lines = cable_lines(pair.document.snapshot())
    near, far = lines.required_m
    assert near < far <= lines.stock_m[0] == lines.stock_m[1]
    (line,) = lines_of(pair.document, "cable").values()
    assert (line.used, line.stock_length_m) == (1, lines.stock_m[0])


def test_one_twin_port_module_serves_both_links_of_a_cage():
    pair = pair_of_racks()
    for half in range(2):
        cables.connect_ports(
            pair.document,
            library(),
            PortEnd(pair.switch, 0, 4 * half, 4),
            PortEnd(pair.server, 0, 4 * half, 4),
            medium_id="400g4-dr4",
        )
    modules = lines_of(pair.document, "transceiver")
    assert sorted(line.used for line in modules.values()) == [1, 1]
    (cord,) = lines_of(pair.document, "cord").values()
    assert cord.used == 2


def test_spares_are_a_share_and_at_least_two_of_each_kind_and_length():
    pair = cabled("800g8-dac")
    (line,) = lines_of(pair.document, "cable").values()
    assert (line.used, line.spares, line.to_order) == (1, 2, 3)
    hundred = BomLine(
        category="transceiver", sku="x", description="x", used=100, spares_by=0.05, unit_price_usd=10.0,
        confidence="estimate", where_used="", source="",
    )  # fmt: skip
    assert (hundred.spares, hundred.extended_usd) == (5, 1050.0)


def test_a_cable_without_a_length_is_counted_and_not_priced():
    pair = cabled("400g4-dr4")
    with pair.document.transaction("Guess where a rack stands") as tx:
        tx.set("rack", pair.server_rack, position_known=False)
    (cord,) = lines_of(pair.document, "cord").values()
    assert (cord.stock_length_m, cord.unit_price_usd, cord.confidence) == (None, None, "unknown")
    assert cord.description.endswith("length not known")


def test_a_cable_that_no_stock_length_reaches_says_so():
    pair = cabled("800g8-dac", gap_mm=10_000)
    (line,) = lines_of(pair.document, "cable").values()
    assert line.description.endswith("no stock length is long enough")
    assert line.stock_length_m is None and line.unit_price_usd is None


def test_a_cable_whose_medium_is_not_known_is_on_the_list_without_a_price():
    pair = cabled("400g4-dr4")
    with pair.document.transaction("Forget the medium") as tx:
        tx.set("cable", tx.now.cables.uid, medium=build.use_part(tx, UNKNOWN_MEDIUM))
    (line,) = lines_of(pair.document, "cable").values()
    assert line.description == "cable, medium not chosen yet" and line.unit_price_usd is None


def test_the_contents_of_a_rack_bought_whole_are_in_its_line():
    document, hall = empty_hall()
    racks.place_rack(document, library(), "gb200-nvl72", hall=hall, x_mm=4_000, y_mm=4_000)
    (line,) = bill_of_materials(document.snapshot()).lines
    assert (line.category, line.used) == ("rack with contents", 1)
    assert "18 x gb200-compute-tray, 9 x nvlink5-switch-tray" in line.description


def test_a_part_of_such_a_rack_that_stands_elsewhere_is_bought_by_itself():
    document, hall = empty_hall()
    whole = racks.place_rack(document, library(), "gb200-nvl72", hall=hall, x_mm=4_000, y_mm=4_000)
    rack = racks.place_rack(document, library(), RACK, hall=hall, x_mm=6_000, y_mm=4_000)
    snapshot = document.snapshot()
    inside = snapshot.devices.part[snapshot.devices.rack == whole]
    content = next(
        spec for uid in inside.tolist() if (spec := snapshot.spec_of(uid)).in_rack_total and spec.height_u
    )
    devices.mount_device(document, library(), content.id, rack)
    lines = {line.sku: line.used for line in bill_of_materials(document.snapshot()).lines}
    assert lines[content.id] == 1


@pytest.fixture
def across_a_span() -> Document:
    pair = pair_of_racks()
    document = pair.document
    (near,) = document.snapshot().sites.uid.tolist()
    far = sites.add_site(document, "Atlanta", hall_width_mm=10_000, hall_depth_mm=10_000)
    hall = int(document.snapshot().halls.uid[-1])
    rack = racks.place_rack(document, library(), RACK, hall=hall, x_mm=4_000, y_mm=4_000)
    other = devices.mount_device(document, library(), SWITCH, rack)
    sites.connect_sites(document, near, far, length_km=1_130, name="Wisconsin-Atlanta")
    cables.connect_ports(
        document, library(), PortEnd(pair.switch, 0), PortEnd(other, 0), medium_id="400g4-dr4"
    )
    return document


def test_a_cable_over_a_wan_span_buys_optics_and_no_cord(across_a_span):
    assert lines_of(across_a_span, "cord") == {}
    (module,) = lines_of(across_a_span, "transceiver").values()
    assert module.used == 2
    (fibre,) = lines_of(across_a_span, "WAN fibre").values()
    assert (fibre.used, fibre.unit, fibre.unit_price_usd) == (1, "link", None)
    assert "1,130 km" in fibre.description


def test_the_price_of_a_cable_over_a_span_is_that_of_its_optics(across_a_span):
    (module,) = lines_of(across_a_span, "transceiver").values()
    lines = cable_lines(across_a_span.snapshot())
    # Two twin-port modules, and this link is one of the two that each can carry.
    assert lines.price_usd.tolist() == [pytest.approx(module.unit_price_usd)]


def test_the_table_has_a_cell_for_every_column_and_totals_stand_under_their_unit():
    bill = bill_of_materials(cabled("800g8-dac").document.snapshot())
    assert {len(row) for row in [*rows(bill), *total_rows(bill)]} == {len(COLUMNS)}
    by_name = {row[4]: row for row in total_rows(bill)}
    assert by_name["Cost of what is to be ordered"][COLUMNS.index("extended (USD)")] > 0
    assert by_name["Power, typical"][COLUMNS.index("unit")] == "W"


def test_an_empty_design_has_an_empty_bill():
    bill = bill_of_materials(Document().snapshot())
    assert bill.lines == ()
    assert [total.value for total in bill.totals] == [0.0] * 5


def test_power_and_mass_are_those_of_the_racks():
    snapshot = cabled("800g8-dac").document.snapshot()
    totals = {total.what: total.value for total in bill_of_materials(snapshot).totals}
    assert totals["Power, maximum"] == rack_totals(snapshot).power_max_w.sum()
    assert totals["Mass of racks and devices"] == rack_totals(snapshot).mass_kg.sum()
    assert totals["Mass of cables"] == 0.0  # 6 m, and no DAC is that long


def test_a_total_says_how_many_parts_give_no_figure():
    pair = pair_of_racks()
    devices.mount_device(
        pair.document, library(), "ufm-ndr", pair.switch_rack, u=1
    )  # no typical power published
    totals = {total.what: total.note for total in bill_of_materials(pair.document.snapshot()).totals}
    assert totals["Power, typical"] == "at least: 1 without a figure are not in it"
    assert totals["Power, maximum"] == "sum of the parts' figures"
