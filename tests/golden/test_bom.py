"""What a DGX SuperPOD of 1, 2 and 4 scalable units buys, against the published reference architecture.

Source: NVIDIA DGX SuperPOD reference architecture H100 (RA-11333-001 V11), network fabrics table 4 for nodes, switches and
cables, and appendix table 8 for transceivers.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import numpy as np
import pytest

from fabric_studio.base.progress import silent
from fabric_studio.catalog.library import load_library
from fabric_studio.io.bill import Bill, bill_of_materials
from fabric_studio.io.schedule import COLUMNS, schedule
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.topology.template import TEMPLATES


@dataclass(frozen=True)
class Published:
    su: int
    nodes: int
    leaves: int
    spines: int
    cables_compute_and_ufm: int
    cables_spine_leaf: int


TABLE_4 = (
    Published(1, 31, 8, 4, 252, 256),
    Published(2, 63, 16, 8, 508, 512),
    Published(4, 127, 32, 16, 1020, 1024),
)


@dataclass(frozen=True)
class Case:
    published: Published
    snapshot: Snapshot
    bill: Bill

    def used(self, category: str, where: str = "") -> int:
        return sum(
            line.used for line in self.bill.lines if line.category == category and where in line.where_used
        )


@pytest.fixture(scope="module", params=TABLE_4, ids=lambda row: f"{row.su} SU")
def case(request: pytest.FixtureRequest) -> Case:
    row: Published = request.param
    snapshot = TEMPLATES["superpod-h100"].build({"su": row.su}, load_library()).snapshot()
    return Case(row, snapshot, bill_of_materials(snapshot))


def test_servers_and_switches_are_those_of_table_4(case: Case) -> None:
    assert case.used("server") == case.published.nodes
    assert case.used("switch") == case.published.leaves + case.published.spines
    assert case.used("appliance") == 4


def test_a_cord_is_bought_for_every_cable_of_table_4(case: Case) -> None:
    cords = [line for line in case.bill.lines if line.category == "cord"]
    by_role: Counter[str] = Counter()
    for line in cords:
        for piece in line.where_used.split(", "):
            role, _, count = piece.rpartition(" ")
            by_role[role] += int(count.replace(",", ""))
    assert by_role["server-leaf"] + by_role["ufm-leaf"] == case.published.cables_compute_and_ufm
    assert by_role["leaf-spine"] == case.published.cables_spine_leaf
    assert sum(line.used for line in cords) == len(case.snapshot.cables)


def test_a_dgx_takes_four_twin_port_transceivers(case: Case) -> None:
    """508 = 127 x 4 for 4 SU (appendix table 8)."""
    assert case.used("transceiver", "DGX H100") == 4 * case.published.nodes


def test_switch_transceivers_are_one_per_cage_that_holds_a_cable(case: Case) -> None:
    """For 4 SU the appendix prints 1,536, while halving the cables gives 1,020/2 + 1,024 = 1,534.

    The two differ because a twin-port module with one cable in it is bought whole. Each of the 8 leaves of the last SU has
    31 servers, an odd number: on four of them the UFM fills the half module, on the other four it stays half empty. So
    every leaf has 16 modules down and 16 up and every spine 32, whatever the number of SU.
    """
    by_cables = case.published.cables_compute_and_ufm / 2 + case.published.cables_spine_leaf
    half_empty = 4
    assert case.used("transceiver", "QM9700") == by_cables + half_empty / 2
    full = 32 * (case.published.leaves + case.published.spines)
    if case.published.spines == case.published.leaves / 2:
        assert case.used("transceiver", "QM9700") == full
    if case.published.su == 4:
        assert case.used("transceiver", "QM9700") == 1536


def test_the_schedule_and_the_bill_name_the_same_things_in_the_same_numbers(case: Case) -> None:
    rows = [dict(zip(COLUMNS, row, strict=True)) for row in schedule(case.snapshot, silent())]
    assert len(rows) == len(case.snapshot.cables)
    cords = {line.sku: line.used for line in case.bill.lines if line.category == "cord"}
    assert Counter(row["SKU"] for row in rows) == cords
    optics = {line.sku: line.used for line in case.bill.lines if line.category == "transceiver"}
    cages = {
        (row[f"optic {end} SKU"], row[f"{end} device"], str(row[f"{end} port"]).partition("/")[0])
        for row in rows
        for end in "AZ"
    }
    assert Counter(sku for sku, _, _ in cages) == optics


def test_every_end_has_a_label_of_its_own(case: Case) -> None:
    labels = [row[COLUMNS.index(f"{end} label")] for row in schedule(case.snapshot, silent()) for end in "AZ"]
    assert len(set(labels)) == len(labels)


def test_every_cable_is_bought_long_enough(case: Case) -> None:
    surplus = np.array(
        [row[COLUMNS.index("surplus (m)")] for row in schedule(case.snapshot, silent())], float
    )
    assert (surplus >= 0).all()


def test_the_total_cost_is_that_of_the_lines_and_says_that_it_is_an_estimate(case: Case) -> None:
    (cost,) = (total for total in case.bill.totals if total.unit == "USD")
    assert cost.value == pytest.approx(sum(line.extended_usd or 0.0 for line in case.bill.lines))
    assert cost.confidence == "estimate" and "never a quote" in cost.note
    assert all(line.confidence == "unknown" for line in case.bill.lines if line.unit_price_usd is None)
    assert all(
        line.confidence in ("estimate", "confirmed") for line in case.bill.lines if line.unit_price_usd
    )
