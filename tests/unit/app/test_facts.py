"""The figures of a design: counts, totals without what is unknown, and nothing counted twice."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.app.commands import cables, devices, racks, sites
from fabric_studio.app.facts import facts
from fabric_studio.layout.lengths import PortEnd
from fabric_studio.model.journal import Document
from fabric_studio.topology.template import TEMPLATES
from tests.factories import empty_hall, library, pair_of_racks

PROMISED = {
    *("gpus", "servers", "racks", "switches", "cables", "links", "storeys", "sites", "power_w", "mass_kg"),
    *("trays", "wan", "oversubscription", "scale_up", "diameter_hops"),
}


def test_every_promised_key_is_there_even_for_nothing():
    known = facts(Document().snapshot(), library())
    assert known.keys() >= PROMISED
    assert known["cables"].keys() >= {"total", "by_role", "by_medium", "total_length_m"}
    assert known["gpus"] == 0 and known["diameter_hops"] is None


def test_a_small_design_is_counted():
    pair = pair_of_racks()
    cables.connect_racks(pair.document, library(), pair.switch_rack, pair.server_rack, count=8)
    known = facts(pair.document.snapshot(), library())
    assert (known["gpus"], known["servers"], known["racks"], known["trays"]) == (8, 1, 2, 1)
    assert known["switches"] == {"leaf": 1}
    assert known["cables"]["by_role"] == {"server-leaf": 8} and known["links"] == 8
    assert known["cables"]["total_length_m"] == pytest.approx(8 * 9.6, rel=0.05)
    # DGX H100: 130.45 kg and 10.2 kW at most; QM9700: 14.8 kg and 1,720 W; two empty racks of 165 kg.
    assert known["mass_kg"] == pytest.approx(2 * 165 + 130.45 + 14.8)
    assert known["power_w"]["max"] == 10_200 + 1_720
    assert known["power_w"]["max_unknown"] == 0


def test_a_twin_port_cable_is_one_cable_and_two_links():
    pair = pair_of_racks()
    cables.connect_ports(
        pair.document, library(), PortEnd(pair.switch, 0), PortEnd(pair.server, 0), medium_id="800g8-dac"
    )
    known = facts(pair.document.snapshot(), library())
    assert known["cables"]["total"] == 1 and known["links"] == 2


def test_what_comes_inside_a_rack_is_in_the_racks_figures():
    document, hall = empty_hall()
    for x in (2_000, 4_000):
        racks.place_rack(document, library(), "gb200-nvl72", hall=hall, x_mm=x, y_mm=2_000)
    known = facts(document.snapshot(), library())
    assert (known["gpus"], known["servers"], known["racks"]) == (144, 36, 2)
    assert known["mass_kg"] == 2 * 1_360 and known["power_w"]["max"] == 2 * 132_000
    assert known["power_w"]["typ"] == 2 * 120_000 and known["mass_unknown"] == 0
    assert [
        (d["domain"], d["count"], d["gpus"], d["one_way_gbytes_s_per_gpu"]) for d in known["scale_up"]
    ] == [("GB200 NVL72", 2, 72, 900)]


def test_lengths_nobody_can_know_are_counted_and_not_added():
    pair = pair_of_racks()
    cables.connect_racks(pair.document, library(), pair.switch_rack, pair.server_rack, count=2)
    with pair.document.transaction("Guess") as tx:
        tx.set("rack", pair.switch_rack, position_known=False)
    known = facts(pair.document.snapshot(), library())["cables"]
    assert known["total_length_m"] == 0 and known["length_unknown"] == 2


def test_a_span_has_its_delay():
    document, _ = empty_hall()
    there = sites.add_site(document, "Atlanta")
    sites.connect_sites(document, int(document.snapshot().sites.uid[0]), there, length_km=1_130)
    (span,) = facts(document.snapshot(), library())["wan"]
    # 4.9 us/km, the group index of single-mode fibre; 5 us/km is the rule of thumb (physics.yaml).
    assert span["one_way_ms"] == pytest.approx(5.54, abs=0.01) and span["rtt_ms"] == pytest.approx(
        11.07, abs=0.01
    )


@pytest.mark.parametrize(
    ("template", "params", "hops"),
    [("superpod-h100", {"su": 1}, 4), ("leaf-spine", {}, 4)],
)
def test_two_tiers_are_four_links_across(template, params, hops):
    document = TEMPLATES[template].build(params, library())
    known = facts(document.snapshot(), library())
    assert known["diameter_hops"] == hops
    assert [tier["tier"] for tier in known["oversubscription"]] == ["leaf"]


def test_one_switch_is_two_links_across_and_a_lonely_server_none():
    pair = pair_of_racks()
    cables.connect_racks(pair.document, library(), pair.switch_rack, pair.server_rack)
    assert facts(pair.document.snapshot(), library())["diameter_hops"] is None, "one accelerator is cabled"
    devices.mount_device(pair.document, library(), "dgx-h100", pair.server_rack)
    cables.connect_racks(pair.document, library(), pair.switch_rack, pair.server_rack, count=16)
    snapshot = pair.document.snapshot()
    assert len(np.unique(snapshot.cables.z_device)) == 2
    assert facts(snapshot, library())["diameter_hops"] == 2
