"""Wizards on real cases: what is shown is what is done, in one step; conflicts are named; a stale proposal is refused."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.app.commands import arrange, cables, devices, racks
from fabric_studio.app.commands.cables import PortEnd
from fabric_studio.app.wizards.consequences import consequences
from fabric_studio.app.wizards.listing import Line, Listing
from fabric_studio.app.wizards.wizard import WIZARDS
from fabric_studio.base.errors import BadInputError, CancelledError, FabricError, InvariantError
from fabric_studio.base.progress import Progress, silent
from fabric_studio.catalog.library import load_library
from fabric_studio.io.bill import bill_of_materials
from fabric_studio.model import build
from fabric_studio.rules.engine import check
from tests.factories import empty_hall, pair_of_racks
from tests.factories_wizards import do, links, panels, pod_of_b300, propose, superpod, uids

LIBRARY = load_library()


def errors(document, *besides: str) -> list[str]:
    report = check(document.snapshot(), LIBRARY)
    return [f.text for f in report.findings if f.severity == "error" and f.rule not in besides]


# -- servers to leaves by rail ----------------------------------------------------------------------------------------


def test_the_leaves_of_a_superpod_are_cabled_as_nvidia_does():
    """NVIDIA DGX SuperPOD reference architecture H100, table 4: 4 SU, 127 nodes x 8 = 1,016 cables to 32 leaves."""
    document = superpod(4, without=("server-leaf",))
    proposal = do(document, "rails", {})
    assert (
        proposal.label == "Cable 127 servers to 32 leaves by rail"
        and proposal.summary == "1,016 cables added"
    )
    assert len(proposal.new_cables) == 1016 and proposal.conflict_count == 0
    assert links(document.snapshot(), "server-leaf") == links(superpod(4).snapshot(), "server-leaf")
    assert errors(document) == []


def test_the_wizard_edits_columns_not_cables():
    document = superpod(4, without=("server-leaf",))
    edits = []
    document.changed.connect(lambda change: edits.extend(change.edits))
    proposal = propose(document, "rails", {})
    WIZARDS["rails"].apply(document, LIBRARY, proposal)
    assert len(edits) == 1 and len(edits[0].uids) == 1016


def test_ports_in_use_are_conflicts_with_the_name_of_the_cable():
    document = superpod(1, without=("server-leaf",))
    (server, leaf) = uids(document, "device", "dgx-001", "leaf-su01-r8")
    cables.connect_ports(document, LIBRARY, PortEnd(server, 0, 0, 4), PortEnd(leaf, 15, 4, 4))
    proposal = do(document, "rails", {})
    assert [conflict.text for conflict in proposal.conflicts] == [
        "dgx-001 port compute 1/1 is taken by cable C00509"
    ]
    assert proposal.conflicts[0].where == (("device", server),) and len(proposal.new_cables) == 247


def test_a_leaf_without_a_free_port_is_a_conflict():
    document = superpod(1, without=("server-leaf",))
    proposal = propose(document, "rails", {}, servers_per_leaf=31)
    assert proposal.conflict_count == 0
    leaf = uids(document, "device", "leaf-su01-r1")[0]
    view = document.snapshot()
    panel = racks.place_rack(document, LIBRARY, "rack-42u-600", hall=int(view.halls.uid[0]), x_mm=0, y_mm=0)
    panel = devices.mount_device(document, LIBRARY, "patch-1u-48mpo", panel)
    for position in range(3):
        cables.connect_ports(
            document,
            LIBRARY,
            PortEnd(panel, position),
            PortEnd(leaf, position // 2, position % 2 * 4, 4),
            medium_id="400g4-sr4",
        )
    proposal = do(document, "rails", {})
    assert [conflict.text for conflict in proposal.conflicts] == [
        "leaf-su01-r1 has no free port left for dgx-029 port compute 1/1",
        "leaf-su01-r1 has no free port left for dgx-030 port compute 1/1",
        "leaf-su01-r1 has no free port left for dgx-031 port compute 1/1",
    ]


def test_rails_by_selection_and_by_name():
    document = superpod(1, without=("server-leaf",))
    view = document.snapshot()
    rack = int(view.devices.rack[view.devices.index_of(np.array(uids(document, "device", "dgx-001")))[0]])
    leaves = view.devices.where(view.devices.role == "leaf")
    some = do(document, "rails", {"rack": [rack], "device": leaves})
    assert len(some.new_cables) == 4 * 8, "the four servers of one rack"
    one = propose(document, "rails", {}, servers="dgx-01?", leaves="leaf-su01-*")
    assert len(one.new_cables) == 80


@pytest.mark.parametrize(
    ("selection", "values", "words"),
    [
        ({}, {"servers": "none-*"}, "no server is selected"),
        (
            {},
            {"leaves": "leaf-su01-r1, leaf-su01-r2, leaf-su01-r3"},
            "3 leaves do not make groups of one per rail",
        ),
        ({}, {"rails": 16}, "16 rails need 16 compute ports and the servers have 8"),
        ({}, {"rate": "100"}, "do not run at 100 Gb/s"),
        ({}, {"servers_per_leaf": 10}, "31 servers need 4 groups of leaves at 10 each, and there are 1"),
    ],
)
def test_what_cannot_be_cabled_says_the_way_out(selection, values, words):
    with pytest.raises(InvariantError, match=words):
        propose(superpod(1, without=("server-leaf",)), "rails", selection, **values)


def test_leaves_nobody_marked_get_their_role_and_rail():
    document = pod_of_b300()
    with document.transaction("Forget") as tx:
        leaves = tx.now.devices.where(tx.now.devices.role == "leaf")
        tx.set("device", leaves, role="switch")
    do(document, "rails", {}, leaves="leaf-*")
    devices_now = document.snapshot().devices
    rows = devices_now.index_of(leaves)
    assert devices_now.role[rows].tolist() == ["leaf"] * 8 and devices_now.rail[rows].tolist() == list(
        range(8)
    )
    assert errors(document, "no-path") == []


# -- leaves to spines -------------------------------------------------------------------------------------------------


def test_the_spines_of_a_superpod_are_cabled_as_nvidia_does():
    """The same table: 4 SU have 32 leaves with 32 uplinks each to 16 spines, 1,024 cables."""
    document = superpod(4, without=("leaf-spine",))
    proposal = do(document, "uplinks", {})
    assert len(proposal.new_cables) == 1024 and proposal.notes == ()
    assert links(document.snapshot(), "leaf-spine") == links(superpod(4).snapshot(), "leaf-spine")
    assert errors(document) == []


def test_k_uplinks_are_dealt_evenly():
    document = superpod(1, without=("leaf-spine",))
    do(document, "uplinks", {}, uplinks=8)
    view = document.snapshot()
    joined = np.stack((view.cables.a_device, view.cables.z_device))[:, view.cables.role == "leaf-spine"]
    _, count = np.unique(joined, axis=1, return_counts=True)
    assert joined.shape[1] == 8 * 8 and set(count.tolist()) == {2}, "8 uplinks over 4 spines"
    with pytest.raises(InvariantError, match="as many uplinks as ports down already"):
        propose(superpod(1), "uplinks", {})


def test_a_number_of_uplinks_that_does_not_divide_is_told():
    proposal = propose(superpod(1, without=("leaf-spine",)), "uplinks", {}, uplinks=6)
    assert proposal.notes == (
        "6 uplinks do not divide by 4 spines, so not every leaf has the same number of links to every spine",
    )


def test_ports_that_run_out_on_leaf_and_spine_are_conflicts():
    document = superpod(1, without=("leaf-spine",))
    proposal = do(document, "uplinks", {}, uplinks=40, spines="spine-01, spine-02, spine-03")
    texts = [conflict.text for conflict in proposal.conflicts]
    assert texts[0] == "leaf-su01-r1 has 32 free ports at 400 Gb/s for 40 uplinks: 8 are left out"
    assert "spine-01 has 64 free ports at 400 Gb/s: 23 uplinks are left out" in texts
    assert len(proposal.new_cables) == 3 * 64


def test_switches_of_unknown_tier_are_asked_for():
    document = superpod(1, without=("leaf-spine", "server-leaf", "ufm-leaf"))
    with document.transaction("Forget") as tx:
        view = tx.now
        tx.set("device", view.devices.where(np.isin(view.devices.role, ("leaf", "spine"))), role="switch")
    with pytest.raises(InvariantError, match="give them the roles leaf and spine"):
        propose(document, "uplinks", {}, uplinks=4)
    do(document, "uplinks", {}, uplinks=4, spines="spine-*")
    assert set(document.snapshot().devices.role.tolist()) == {"server", "ufm", "leaf", "spine"}


# -- a second plane ---------------------------------------------------------------------------------------------------


def two_planes():
    document = pod_of_b300()
    do(document, "rails", {})
    do(document, "uplinks", {})
    return document


def test_a_second_plane_doubles_the_fabric():
    document = two_planes()
    first = document.snapshot()
    proposal = do(document, "plane", {})
    view = document.snapshot()
    assert proposal.conflict_count == 0 and len(view.cables) == 2 * len(first.cables)
    old, new = (view.devices.where(view.devices.plane == plane) for plane in (0, 1))
    assert len(old) == len(new) == 12
    assert set(view.devices.rack[view.devices.index_of(old)]).isdisjoint(
        view.devices.rack[view.devices.index_of(new)]
    )
    twin = dict(
        zip(
            view.devices.name[view.devices.index_of(old)],
            view.devices.name[view.devices.index_of(new)],
            strict=True,
        )
    )
    assert twin["leaf-3"] == "leaf-3-p2"
    copied = [link for link in links(view, "leaf-spine") if link[0].endswith("-p2")]
    assert copied == [
        (f"{a}-p2", *rest[:3], f"{z}-p2", *more)
        for a, *rest, z, p, lane, lanes, m in links(first, "leaf-spine")
        for more in [(p, lane, lanes, m)]
    ]
    # Both ports of a NIC's cage, one on each plane.
    lanes = {(link[0], link[1]): set() for link in links(view, "server-leaf")}
    for link in links(view, "server-leaf"):
        lanes[link[0], link[1]].add((link[2], link[4].endswith("-p2")))
    assert set(map(frozenset, lanes.values())) == {frozenset({(0, False), (4, True)})}
    assert errors(document) == []


def test_servers_without_a_second_port_are_named():
    """A DGX H100 has eight compute ports and no more."""
    document = superpod(1)
    proposal = do(document, "plane", {})
    texts = [conflict.text for conflict in proposal.conflicts]
    assert texts[0] == "dgx-001 has no free compute port at 400 Gb/s for 8 links of the new plane"
    assert len(texts) == 31, "every server; the UFM appliances have a second port"
    roles, count = np.unique(
        proposal.after.cables.role[proposal.after.cables.index_of(proposal.new_cables)].astype(str),
        return_counts=True,
    )
    assert dict(zip(roles.tolist(), count.tolist(), strict=True)) == {"leaf-spine": 256, "ufm-leaf": 4}
    assert proposal.delta.cost_unknown == 0 and proposal.delta.cost_usd > 0


def test_a_plane_in_the_same_racks_takes_free_units():
    document = two_planes()
    proposal = do(document, "plane", {}, place="the same racks")
    assert "rack" not in proposal.new
    assert errors(document) == []


@pytest.mark.parametrize(
    "choice, old, new",
    [
        ("as the switches that are copied", "both", "both"),
        ("the new plane from B alone", "both", "B"),
        ("the old plane from A alone, the new one from B", "A", "B"),
    ],
)
def test_the_planes_get_the_power_feeds_that_were_asked_for(choice, old, new):
    document = two_planes()
    do(document, "plane", {}, feed=choice)
    view = document.snapshot()
    for plane, feed in ((0, old), (1, new)):
        assert set(view.devices.feed[view.devices.plane == plane]) == {feed}
    assert set(view.devices.feed[view.devices.role == "server"]) == {"both"}
    only = ["planes-share-feed", "rack-power"]
    assert check(view, LIBRARY, only=only).findings == ()


def test_a_third_plane_has_its_own_number_and_suffix():
    document = two_planes()
    do(document, "plane", {}, place="the same racks")
    params = {
        param.name: param.default for param in WIZARDS["plane"].params_for(document.snapshot(), LIBRARY, {})
    }
    assert params["suffix"] == "-p3"
    proposal = propose(document, "plane", {}, place="the same racks")
    assert proposal.label == "Add plane 3"
    assert "b300-01 has no free compute port at 400 Gb/s for 8 links of the new plane" in [
        c.text for c in proposal.conflicts
    ]


# -- ranges of ports --------------------------------------------------------------------------------------------------


def test_480_ports_panel_to_panel_at_once():
    document, both = panels()
    proposal = do(document, "ports", {"rack": both})
    assert len(proposal.new_cables) == 480 and proposal.conflict_count == 0
    view = document.snapshot()
    assert view.cables.a_port.tolist() == [48 + n % 48 for n in range(480)], "at the rears"
    assert (view.cables.a_port == view.cables.z_port).all() and (view.cables.rate_gbps > 0).all()
    assert links(view)[0][0] == "panel-A-01" and links(view)[0][4] == "panel-B-01"
    assert errors(document) == []


def test_what_is_in_the_way_of_a_range_is_listed():
    document, both = panels(2)
    do(document, "ports", {"rack": both}, count=3, a_first=10, z_first=20)
    proposal = do(document, "ports", {"rack": both}, a_ports="rear", z_ports="rear", count=30)
    assert [conflict.text for conflict in proposal.conflicts] == [
        *(f"panel-A-01 port rear {n} is taken by cable C0000{n - 9}" for n in (10, 11, 12)),
        *(f"panel-B-01 port rear {n} is taken by cable C0000{n - 19}" for n in (20, 21, 22)),
    ]
    assert len(proposal.new_cables) == 24


def test_a_range_longer_than_the_panels_is_cut():
    document, both = panels(1)
    proposal = propose(document, "ports", {"rack": both}, count=50)
    assert proposal.conflicts[0].text.startswith("50 ports are asked for and 48 are there")
    assert len(proposal.new_cables) == 48
    with pytest.raises(InvariantError, match="begin at a port that is there"):
        propose(document, "ports", {"rack": both}, a_first=97)


def test_a_range_in_reverse_and_from_a_switch_to_a_panel():
    document, (rack, _) = panels(1)
    leaf = devices.mount_device(document, LIBRARY, "qm9700", rack, name="leaf")
    panel = uids(document, "device", "panel-B-01")[0]
    proposal = do(document, "ports", {"device": [leaf, panel]}, order="reversed", count=4)
    found = [(link[1], link[2], link[5]) for link in links(document.snapshot())]
    assert found == [(0, 0, 3), (0, 4, 2), (1, 0, 1), (1, 4, 0)], (
        "the front of the panel, both ports of each cage"
    )
    assert proposal.media.keys() == {"400G SR4"}
    role = document.snapshot().cables.role.tolist()
    assert set(role) == {"panel-switch"} and set(document.snapshot().cables.network.tolist()) == {"compute"}


def test_sides_by_name_and_ports_that_do_not_go_together():
    pair = pair_of_racks()
    with pytest.raises(InvariantError, match="nothing is called lef-01"):
        propose(pair.document, "ports", {}, a="lef-01", z="server-01")
    with pytest.raises(InvariantError, match="choose the ports of both sides"):
        propose(pair.document, "ports", {}, a="leaf-01", z="server-01", a_ports="data", z_ports="oob")
    proposal = do(pair.document, "ports", {}, a="leaf-01", z="server-01")
    assert len(proposal.new_cables) == 8 and set(pair.document.snapshot().cables.role.tolist()) == {
        "server-leaf"
    }
    with pytest.raises(InvariantError, match="select two racks or two devices"):
        propose(pair.document, "ports", {})


def test_one_device_on_both_sides_is_a_conflict():
    document, _ = panels(1)
    proposal = propose(document, "ports", {}, a="panel-A-01", z="panel-A-01")
    assert proposal.size == 0 and proposal.conflicts[0].text.startswith(
        "panel-A-01 port rear 1 is on both sides"
    )


# -- another part -----------------------------------------------------------------------------------------------------


def test_a_switch_is_replaced_and_its_cables_keep_their_ports():
    document = superpod(1)
    spine = uids(document, "device", "spine-01")[0]
    before = links(document.snapshot(), "leaf-spine")
    do(document, "replace", {"device": [spine]}, part="sn5600")
    view = document.snapshot()
    assert view.spec_of(view.devices.get(spine).part).id == "sn5600"
    assert [link[:8] for link in links(view, "leaf-spine")] == [link[:8] for link in before]


def test_cables_without_a_port_on_the_new_part_are_listed_and_go():
    document = superpod(1)
    spine = uids(document, "device", "spine-01")[0]
    with pytest.raises(InvariantError, match="no port for 64 of the cables, the first is C00249"):
        propose(document, "replace", {"device": [spine]}, part="sn4600c", left_over="refuse")
    proposal = do(document, "replace", {"device": [spine]}, part="sn4600c")
    assert proposal.conflict_count == len(proposal.removed) == 64
    assert proposal.conflicts[0].text == (
        "Spectrum-3 SN4600C has no free 400 Gb/s port for C00249 leaf-su01-r1 port 17/1 to spine-01 port 1/1, 400G SR4; it is deleted"
    )


def test_a_cable_whose_head_no_longer_fits_gets_another():
    """A QSFP-DD switch takes no OSFP module."""
    document = superpod(1)
    leaf = uids(document, "device", "leaf-su01-r1")[0]
    proposal = do(document, "replace", {"device": [leaf]}, part="sn5400")
    changed = proposal.after.cables.index_of(proposal.changed_cables)
    assert len(changed) == 64 and proposal.conflict_count == 0
    assert set(proposal.media) == {"400G DR4"}
    report = check(document.snapshot(), LIBRARY)
    assert {f.rule for f in report.findings if f.severity == "error"} == {"cage-mixes-media"}, (
        "at the servers, and true"
    )


def test_a_taller_part_moves_to_where_there_is_room():
    document = pod_of_b300(leaves=2)
    (low,) = uids(document, "device", "leaf-1")
    proposal = do(document, "replace", {"device": [low]}, part="sn5600")
    assert proposal.notes[0].startswith("leaf-1 moves from U20 to U19")
    view = document.snapshot()
    assert view.devices.get(low).u == 19 and errors(document, "no-path") == []


def test_replacing_needs_one_part_and_another_one():
    document = superpod(1)
    mixed = uids(document, "device", "leaf-su01-r1", "dgx-001")
    with pytest.raises(InvariantError, match="replace those of one part at a time"):
        propose(document, "replace", {"device": mixed}, part="sn5600")
    with pytest.raises(BadInputError, match="unknown value of part 'qm9700'"):
        propose(document, "replace", {"device": mixed[:1]}, part="qm9700")
    with pytest.raises(InvariantError, match="no device is selected"):
        propose(document, "replace", {}, part="sn5600")


def test_parts_like_the_old_one_are_offered_first():
    document = superpod(1)
    leaf = uids(document, "device", "leaf-su01-r1")
    part = WIZARDS["replace"].params_for(document.snapshot(), LIBRARY, {"device": np.array(leaf)})[0]
    assert part.type == "choice" and "qm9700" not in part.choices and "dgx-h100" not in part.choices
    assert part.default in ("sn5600", "sn5610", "sn5400")


# -- the cheapest media -----------------------------------------------------------------------------------------------


def test_the_cheapest_media_save_what_the_bill_says():
    document = superpod(1)
    view = document.snapshot()
    cables.set_medium(document, LIBRARY, view.cables.uid, "400g4-dr4")
    before = cost(document)
    proposal = do(document, "cheapest", {})
    assert proposal.delta.cost_usd == pytest.approx(cost(document) - before) and proposal.delta.cost_usd < 0
    assert errors(document) == []
    with pytest.raises(InvariantError, match="nothing to do; it is already so"):
        WIZARDS["cheapest"].apply(document, LIBRARY, propose(document, "cheapest", {}))


def cost(document) -> float:
    lines = bill_of_materials(document.snapshot()).lines
    return sum(line.unit_price_usd * line.used for line in lines if line.unit_price_usd is not None)


def test_only_some_cables_and_only_one_class():
    document = superpod(1)
    proposal = do(document, "cheapest", {}, role="leaf-spine", medium="DR")
    assert len(proposal.changed_cables) == 256 and set(proposal.media) == {"400G DR4 (100 m NS part)"}
    proposal = propose(document, "cheapest", {}, role="server-leaf", medium="DAC")
    assert proposal.conflict_count and "nothing on sale fits" in proposal.conflicts[0].text


def test_a_new_cable_takes_the_medium_of_the_module_that_is_there():
    pair = pair_of_racks(gap_mm=1_000)
    leaf, server = pair.switch, pair.server
    cables.connect_ports(
        pair.document, LIBRARY, PortEnd(leaf, 0, 0, 4), PortEnd(server, 0, 0, 4), medium_id="400g4-dr4"
    )
    proposal = do(pair.document, "ports", {}, a="leaf-01", z="server-01", a_first=2, z_first=2, count=1)
    assert set(proposal.media) == {"400G DR4"}
    assert errors(pair.document) == []


# -- arrays of racks --------------------------------------------------------------------------------------------------


def test_an_array_faces_its_aisles_and_has_names_and_ladders():
    document, _ = empty_hall(width_mm=20_000, depth_mm=14_000)
    proposal = do(document, "array", {}, part="rack-48u-750", racks_per_row=6, rows=4)
    view = document.snapshot()
    assert view.racks.name[[0, 5, 6, 23]].tolist() == ["A-01", "A-06", "B-01", "D-06"]
    assert view.rows.name.tolist() == list("ABCD") and len(view.trays) == 6
    y, first = np.unique(view.racks.y_mm, return_index=True)
    assert np.diff(y).tolist() == [2400.0] * 3 and view.racks.rotation_deg[first].tolist() == [180, 0, 180, 0]
    assert proposal.notes == ("24 racks in 4 rows: A-01 to D-06",)
    assert [f.text for f in check(view, LIBRARY).findings] == []


def test_positions_in_the_way_or_outside_are_left_out():
    document, hall = empty_hall(width_mm=8_000, depth_mm=12_000)
    racks.place_rack(document, LIBRARY, "rack-48u-750", hall=hall, x_mm=3_500, y_mm=2_200, name="here")
    proposal = do(document, "array", {}, part="rack-48u-750", racks_per_row=10, rows=1, x=2, y=2, trays=False)
    assert [conflict.text for conflict in proposal.conflicts] == [
        "rack here stands in position 3 of row 1; it is left out",
        "position 9 of row 1 lies outside Hall 1; it is left out",
        "position 10 of row 1 lies outside Hall 1; it is left out",
    ]
    assert len(proposal.new["rack"]) == 7
    with pytest.raises(InvariantError, match="no position of the array is free"):
        propose(document, "array", {}, part="rack-48u-750", x=100, y=100)


def test_an_array_goes_on_from_a_rack_with_what_is_in_it():
    pair = pair_of_racks(gap_mm=10_000)
    devices.mount_device(pair.document, LIBRARY, "dgx-h100", pair.server_rack, name="server-02")
    proposal = do(
        pair.document,
        "array",
        {"rack": [pair.server_rack]},
        racks_per_row=4,
        rows=1,
        names="N-#",
        trays=False,
    )
    view = pair.document.snapshot()
    assert view.racks.name.tolist()[-3:] == ["N-1", "N-2", "N-3"]
    new = view.devices.index_of(proposal.new["device"])
    assert view.devices.name[new].tolist() == [f"server-{n:02d}" for n in range(3, 9)]
    assert np.diff(view.racks.x_mm[1:]).tolist() == [750.0] * 3


def test_a_row_of_rack_scale_parts_brings_their_contents():
    document, _ = empty_hall(width_mm=20_000)
    proposal = do(document, "array", {}, part="gb200-nvl72", racks_per_row=3, rows=1, cold_aisle=1.8)
    assert len(proposal.new["device"]) == 3 * 35
    assert document.snapshot().devices.name.tolist().count("A-01-compute01") == 1


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"names": "rack"}, "would give every rack one name"),
        ({"racks_per_row": 1000, "rows": 200}, "more than 5,000 racks"),
        ({"first_row": "7"}, "is no row letter"),
        ({"part": "qm9700"}, "qm9700"),
        ({"rows": 0}, "0 is not a whole number from 1 to 200"),
    ],
)
def test_arrays_that_make_no_sense(values, words):
    document, _ = empty_hall()
    with pytest.raises((BadInputError, InvariantError), match=words):
        propose(document, "array", {}, **values)


# -- a design that changed meanwhile ----------------------------------------------------------------------------------


def test_a_port_taken_meanwhile_refuses_the_proposal():
    document = superpod(1, without=("server-leaf",))
    proposal = propose(document, "rails", {})
    server, leaf = uids(document, "device", "dgx-001", "leaf-su01-r1")
    cables.connect_ports(document, LIBRARY, PortEnd(server, 0, 0, 4), PortEnd(leaf, 0, 0, 4))
    before = document.snapshot()
    with pytest.raises(
        InvariantError,
        match="the design changed meanwhile: dgx-001 port compute 1/1 is taken by cable C00509; look at the preview again",
    ):
        WIZARDS["rails"].apply(document, LIBRARY, proposal)
    assert document.snapshot() is before


def test_an_edit_elsewhere_does_not_matter():
    document = superpod(1, without=("server-leaf",))
    proposal = propose(document, "rails", {})
    arrange.move(document, {"rack": document.snapshot().racks.uid[:1]}, 100, 0)
    assert WIZARDS["rails"].apply(document, LIBRARY, proposal) == 248
    document.undo()
    document.undo()
    assert WIZARDS["rails"].apply(document, LIBRARY, proposal) == 248, (
        "the same design, though another snapshot"
    )


@pytest.mark.parametrize("change", ["gone", "renamed part", "moved cable", "unit", "name"])
def test_anything_the_proposal_relies_on_is_looked_at_again(change):
    document = two_planes() if change in ("unit", "name") else superpod(1)
    if change in ("unit", "name"):
        place = "the same racks" if change == "unit" else "racks of their own"
        name, proposal = "plane", propose(document, "plane", {}, place=place)
    else:
        spine = uids(document, "device", "spine-01")
        name, proposal = "replace", propose(document, "replace", {"device": spine}, part="sn5600")
    if change == "gone":
        arrange.delete(document, {"device": np.array(spine)})
        words = "is no longer there"
    elif change == "renamed part":
        with document.transaction("Swap") as tx:
            tx.set("device", spine, part=build.use_part(tx, LIBRARY.part("q3400-ra")))
        words = "device spine-01 has another part"
    elif change == "moved cable":
        proposal = propose(document, "cheapest", {}, medium="DR")
        name, words = "cheapest", "has another medium"
        cables.set_medium(document, LIBRARY, document.snapshot().cables.uid[:1], "400g4-fr4")
    elif change == "unit":
        rack = document.snapshot().devices.get(uids(document, "device", "leaf-1")[0]).rack
        devices.mount_device(document, LIBRARY, "sn2201", rack, u=28)
        words = "U28 of rack A-03 is taken by switch-01"
    else:
        hall = int(document.snapshot().halls.uid[0])
        racks.place_rack(document, LIBRARY, "rack-42u-600", hall=hall, x_mm=0, y_mm=0, name="A-06")
        words = "there is a rack A-06 now"
    with pytest.raises(InvariantError, match=words):
        WIZARDS[name].apply(document, LIBRARY, proposal)


def test_nothing_to_do_says_why():
    document = superpod(1)
    proposal = propose(document, "rails", {})
    assert proposal.size == 0 and proposal.conflict_count == 248
    with pytest.raises(
        InvariantError, match="nothing to do: dgx-001 port compute 1/1 is taken by cable C00001"
    ):
        WIZARDS["rails"].apply(document, LIBRARY, proposal)


# -- all of them ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(WIZARDS))
def test_every_wizard_explains_itself_and_meets_an_empty_design_with_words(name):
    wizard = WIZARDS[name]
    assert wizard.title and wizard.summary.endswith(".") and wizard.selects
    assert all(param.help for param in wizard.params)
    document, _ = empty_hall()
    try:
        proposal = propose(document, name, {})
    except FabricError as error:
        assert str(error) and "\n" not in str(error)
    else:
        assert proposal.size >= 0
    with pytest.raises(BadInputError, match="unknown parameter"):
        propose(document, name, {}, nonsense=1)


# -- what the preview says --------------------------------------------------------------------------------------------


def test_a_list_says_every_change_in_words():
    document = superpod(1, without=("server-leaf",))
    lines = Listing(propose(document, "rails", {}))
    assert len(lines) == 248
    assert lines[0] == Line(
        "+", "cable", lines[0].uid, "C00509", "dgx-001 compute 1/1", "leaf-su01-r1 1/1", "400G SR4, 11.01 m"
    )
    spine = uids(document, "device", "spine-01")
    lines = Listing(propose(document, "replace", {"device": spine}, part="sn4600c"))
    assert (lines[0].sign, lines[0].name) == ("-", "C00249") and lines[len(lines) - 1].kind == "device"
    assert lines[len(lines) - 1].note == "part Spectrum-3 SN4600C, was Quantum-2 QM9700 (NDR)"
    document = superpod(1)
    line = Listing(propose(document, "cheapest", {}, medium="DR"))[0]
    assert (line.sign, line.note) == ("~", "400G DR4 (100 m NS part), was 400G SR4")
    document, _ = empty_hall()
    lines = Listing(propose(document, "array", {}, part="rack-48u-750", racks_per_row=2, rows=1))
    assert [line.kind for line in map(lines.__getitem__, range(len(lines)))] == [
        "rack",
        "rack",
        "row",
        "tray",
    ]
    assert (lines[0].what, lines[0].other) == ("Empty rack 48U 750x1200", "row A, Hall 1") and (lines[3].what, lines[3].other) == ("tray", "Level 1")


def test_consequences_are_what_a_check_would_say():
    document = superpod(1)
    leaf = uids(document, "device", "leaf-su01-r1")
    proposal = propose(document, "replace", {"device": leaf}, part="sn5400")
    found = consequences(proposal, LIBRARY, None, silent())
    assert {finding.rule for finding in found.fresh if finding.severity == "error"} == {"cage-mixes-media"}
    assert found.more["error"] == 31 and found.words.startswith("31 more errors")
    harmless = propose(document, "rename", {"rack": document.snapshot().racks.uid}, pattern="R-##")
    report = check(document.snapshot(), LIBRARY)
    assert consequences(harmless, LIBRARY, report, silent()).words == "no new errors or warnings"
    stopped = Progress()
    stopped.cancel()
    with pytest.raises(CancelledError):
        consequences(harmless, LIBRARY, report, stopped)


def test_renaming_shows_the_names_before_they_are_given():
    document, _ = empty_hall()
    do(document, "array", {}, part="rack-48u-750", racks_per_row=3, rows=2)
    chosen = document.snapshot().racks.uid
    params = WIZARDS["rename"].params_for(document.snapshot(), LIBRARY, {"rack": chosen})
    assert [(param.name, param.default) for param in params] == [
        ("kind", "rack"),
        ("pattern", "{row}-##"),
        ("first", 1),
    ]
    proposal = do(document, "rename", {"rack": chosen}, pattern="hall1-{row}##", first=5)
    assert document.snapshot().racks.name.tolist()[:4] == ["hall1-A05", "hall1-A06", "hall1-A07", "hall1-B05"]
    assert Listing(proposal)[0].note == "hall1-A05, was A-01"
    with pytest.raises(InvariantError, match="select what is to be renamed"):
        propose(document, "rename", {})
