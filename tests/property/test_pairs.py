"""Whatever is edited, in whatever order: the ways that are taken over from the last revision are those that a full
computation finds."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from fabric_studio.app.commands import arrange, trays
from fabric_studio.layout.lengths import cable_lengths, cable_pairs, measure
from fabric_studio.layout.routes import taps_of
from fabric_studio.layout.ways import rack_ways
from fabric_studio.model.build import add_cables, remove_cables
from tests.factories_plan import FIBRE, plan

EDITS = (
    "move rack",
    "turn rack",
    "delete rack",
    "move tray",
    "add tray",
    "add cable",
    "cut cable",
    "undo",
    "redo",
)


def edit(document, what, draw):
    snapshot = document.snapshot()

    def one(kind):
        uid = snapshot.table(kind).uid
        return {kind: uid[[draw % len(uid)]]} if len(uid) else {}

    if what == "move rack" and len(snapshot.racks):
        arrange.move(document, one("rack"), 350.0 * (draw % 5 - 2), 600.0 * (draw % 3 - 1))
    elif what == "turn rack" and len(snapshot.racks):
        arrange.rotate(document, one("rack"), 90.0 * (draw % 4))
    elif what == "delete rack" and len(snapshot.racks) > 4:
        arrange.delete(document, one("rack"))
    elif what == "move tray" and len(snapshot.trays):
        arrange.move(document, one("tray"), 100.0 * (draw % 7), 0.0)
    elif what == "add tray":
        storey = int(snapshot.storeys.uid[draw % len(snapshot.storeys)])
        x = 2_300.0 + 700.0 * (draw % 6)
        trays.add_tray(document, storey, x, 2_000.0, x, 9_000.0)
    elif what == "add cable" and len(snapshot.devices) > 1:
        ends = np.random.default_rng(draw).choice(snapshot.devices.uid, 2, replace=False)
        with document.transaction("Cable") as tx:
            add_cables(tx, FIBRE, count=1, a_device=ends[:1], a_port=0, a_lanes=4, z_device=ends[1:], z_port=0, z_lanes=4,
                       rate_gbps=400.0)  # fmt: skip
    elif what == "cut cable" and len(snapshot.cables):
        with document.transaction("Cut") as tx:
            remove_cables(tx, one("cable")["cable"])
    elif what == "undo" and document.undo_depth > 1:
        document.undo()
    elif what == "redo":
        document.redo()


@given(st.lists(st.tuples(st.sampled_from(EDITS), st.integers(0, 10_000)), min_size=1, max_size=8))
def test_ways_after_edits_are_those_of_a_full_computation(edits):
    document = plan(3, 5, cables_per_rack=4, storeys=2)
    cable_pairs(document.snapshot())
    for what, draw in edits:
        edit(document, what, draw)
        snapshot = document.snapshot()
        kept = cable_pairs(snapshot)
        full = rack_ways(snapshot, taps_of(snapshot), kept.rack_a, kept.rack_z)
        for name in ("mm", "riser_mm", "ptr", "edge", "from_mm", "to_mm"):
            assert np.array_equal(getattr(kept.paths, name), getattr(full, name)), (what, name)
        racks = snapshot.racks.index_of(snapshot.devices.rack)
        a, z = (snapshot.devices.index_of(c) for c in (snapshot.cables.a_device, snapshot.cables.z_device))
        between = kept.pair >= 0
        assert np.array_equal(between, racks[a] != racks[z])
        assert np.array_equal(kept.rack_a[kept.pair[between]], racks[a][between])
        assert np.array_equal(kept.rack_z[kept.pair[between]], racks[z][between])


@given(
    st.lists(st.tuples(st.sampled_from(EDITS), st.integers(0, 10_000)), min_size=1, max_size=4),
    st.integers(0, 10_000),
)
def test_a_cable_is_as_long_as_a_new_one_between_its_devices_would_be(edits, draw):
    document = plan(2, 4, cables_per_rack=3, storeys=2)
    for what, number in edits:
        cable_lengths(document.snapshot())
        edit(document, what, number)
    snapshot = document.snapshot()
    if len(snapshot.cables):
        row = draw % len(snapshot.cables)
        ends = int(snapshot.cables.a_device[row]), int(snapshot.cables.z_device[row])
        lengths, measured = cable_lengths(snapshot), measure(snapshot, *ends)
        assert lengths.required_mm[row] == measured.required_mm and lengths.kind[row] == measured.kind


def test_the_way_back_is_the_way_there():
    snapshot = plan(4, 6, storeys=2).snapshot()
    pairs = cable_pairs(snapshot)
    there, back = (
        rack_ways(snapshot, taps_of(snapshot), pairs.rack_a, pairs.rack_z),
        rack_ways(snapshot, taps_of(snapshot), pairs.rack_z, pairs.rack_a),
    )
    assert np.array_equal(there.mm, back.mm)
    for pair in range(len(pairs.rack_a)):
        mine = slice(there.ptr[pair], there.ptr[pair + 1])
        assert np.array_equal(there.edge[mine], back.edge[mine][::-1])
        assert np.array_equal(there.from_mm[mine], back.to_mm[mine][::-1])
