"""Meet-me rooms and conduits: drawn, led elsewhere, moved, and found when they are one point of failure."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.app.commands import arrange, conduits, findings, rooms, site_plan, sites, storeys
from fabric_studio.base.errors import FabricError, InvariantError
from fabric_studio.layout.entry import conduit_way, nearest_on_wall, outlines_of
from fabric_studio.rules.engine import check
from tests.factories import empty_hall, library

RULE = "conduits-into-one-room"


def entry(count: int, *, rooms_wanted: int = 1):
    """A hall of 20 x 12 m with meet-me rooms beside it and `count` conduits dealt over them."""
    document, hall = empty_hall()
    storey = int(document.snapshot().halls.get(hall).storey)
    made = [
        rooms.add_room(document, storey, x_mm=-6_000 + 21_000 * n, y_mm=2_000) for n in range(rooms_wanted)
    ]
    building = int(document.snapshot().buildings.uid[0])
    ducts = [
        conduits.add_conduit(
            document, building, x1_mm=-40_000, y1_mm=4_000.0 * n, room=made[n % len(made)] if made else 0
        )
        for n in range(count)
    ]
    return document, building, made, ducts


def found(document):
    report = check(document.snapshot(), library(), only=[RULE])
    return [f for f in report.findings if not f.approved]


def test_rooms_and_conduits_are_named_in_turn_and_come_through_the_wall():
    document, _building, (room,), ducts = entry(3)
    snapshot = document.snapshot()
    assert snapshot.rooms.name.tolist() == ["MMR 1"]
    assert snapshot.conduits.name.tolist() == ["Conduit 1", "Conduit 2", "Conduit 3"]
    box = outlines_of(snapshot)
    for duct in ducts:
        x, y = conduit_way(snapshot, duct)[-1]
        assert (x in (box.x0[0], box.x1[0]) or y in (box.y0[0], box.y1[0])) and snapshot.conduits.get(
            duct
        ).room == room
    assert len({conduit_way(snapshot, duct)[-1] for duct in ducts}) == 3


def test_bends_are_kept_in_order():
    document, building, _, _ = entry(0)
    duct = conduits.add_conduit(
        document, building, x1_mm=-50_000, y1_mm=0, bends=[(-30_000, 0), (-30_000, 5_000.5)]
    )
    assert conduit_way(document.snapshot(), duct)[:3] == [(-50_000, 0), (-30_000, 0), (-30_000, 5_000.5)]
    with pytest.raises(FabricError, match="nowhere"):
        conduits.add_conduit(document, building, x1_mm=0, y1_mm=0, bends=[(float("nan"), 0.0)])


def test_an_odd_bends_text_in_a_file_is_drawn_without_the_odd_part():
    document, _building, _, (duct,) = entry(1)
    with document.transaction("as a file may") as tx:
        tx.set("conduit", duct, bends="1,2 nonsense 3 inf,4 5,6")
    assert conduit_way(document.snapshot(), duct)[1:-1] == [(1, 2), (5, 6)]


def test_the_nearest_place_in_the_wall_of_an_empty_building():
    document, building, _, _ = entry(0)
    assert nearest_on_wall(document.snapshot(), building, 1_000, -80_000)[1] == pytest.approx(-300)


def test_a_room_of_another_building_is_refused():
    document, _building, (room,), (_duct,) = entry(1)
    sites.add_site(document, "Far", hall_width_mm=5_000, hall_depth_mm=5_000)
    snapshot = document.snapshot()
    other = int(snapshot.buildings.uid[1])
    before = document.revision
    with pytest.raises(InvariantError, match="another building"):
        conduits.add_conduit(document, other, x1_mm=0, y1_mm=0, room=room)
    with pytest.raises(InvariantError, match="another building"):
        conduits.add_conduit(document, other, x1_mm=0, y1_mm=0, x2_mm=1, y2_mm=1, room=room)
    assert document.revision == before


def test_a_room_without_a_floor_is_refused():
    document, _building, _, _ = entry(0)
    with pytest.raises(InvariantError, match="no floor"):
        rooms.add_room(document, int(document.snapshot().storeys.uid[0]), x_mm=0, y_mm=0, width_mm=0)


def test_three_conduits_into_one_room_are_one_point_of_failure():
    document, _building, (room,), _ducts = entry(3)
    (finding,) = found(document)
    assert finding.severity == "error" and finding.where[0] == ("room", room)
    assert "all 3 conduits" in finding.text and "MMR 1" in finding.text
    assert (finding.actual, finding.limit) == (1.0, 2.0)


def test_two_rooms_are_enough():
    assert found(entry(3, rooms_wanted=2)[0]) == []


def test_one_conduit_and_none_are_not_this_defect():
    assert found(entry(1)[0]) == [] and found(entry(0)[0]) == []


def test_conduits_whose_rooms_nobody_said_are_a_warning():
    document, _building, _, _ = entry(2, rooms_wanted=0)
    (finding,) = found(document)
    assert finding.severity == "warning" and "nobody said" in finding.text


def test_the_fix_adds_a_room_on_the_other_side_and_undo_takes_it_back():
    document, _building, (room,), _ducts = entry(3)
    (finding,) = found(document)
    depth = document.undo_depth
    findings.apply_fix(document, library(), finding.fix)
    assert document.undo_depth == depth + 1 and found(document) == []
    snapshot = document.snapshot()
    first, second = snapshot.rooms.get(room), snapshot.rooms.get(int(snapshot.rooms.uid[-1]))
    assert abs(first.x_mm - second.x_mm) > 10_000
    assert snapshot.conduits.room.tolist() == [room, second.uid, room]
    document.undo()
    assert len(found(document)) == 1


def test_the_fix_uses_another_room_where_there_is_one():
    document, _building, (first, second), ducts = entry(4, rooms_wanted=2)
    conduits.lead_into(document, ducts, first)
    (finding,) = found(document)
    assert "into MMR 2" in finding.fix.text
    findings.apply_fix(document, library(), finding.fix)
    assert sorted(document.snapshot().conduits.room.tolist()) == [first, first, second, second]


def test_deleting_a_room_leaves_its_conduits_open():
    document, _building, (room,), _ducts = entry(2)
    arrange.delete(document, {"room": np.array([room])})
    assert document.snapshot().conduits.room.tolist() == [0, 0]


def test_a_building_takes_the_wall_end_of_its_conduits_along():
    document, building, _, (duct,) = entry(1)
    before = conduit_way(document.snapshot(), duct)
    site_plan.move(document, {"building": np.array([building])}, 10_000, -2_000)
    after = conduit_way(document.snapshot(), duct)
    assert after[0] == before[0] and after[-1] == (before[-1][0] + 10_000, before[-1][1] - 2_000)
    site_plan.move(document, {"conduit": np.array([duct])}, 500, 0)
    assert conduit_way(document.snapshot(), duct)[0] == (before[0][0] + 500, before[0][1])


def test_a_span_comes_in_by_a_conduit_of_its_own_site():
    document, _building, _, (duct,) = entry(1)
    here = int(document.snapshot().sites.uid[0])
    far = sites.add_site(document, "Far", 33.7, -84.4)
    span = sites.connect_sites(document, here, far, length_km=1130)
    conduits.use_conduits(document, span, a_conduit=duct)
    assert document.snapshot().spans.get(span).a_conduit == duct
    with pytest.raises(InvariantError, match="not at Far"):
        conduits.use_conduits(document, span, z_conduit=duct)
    arrange.delete(document, {"conduit": np.array([duct])})
    assert document.snapshot().spans.get(span).a_conduit == 0


def test_a_storey_on_top_stands_on_its_own_slab():
    document, building, _, _ = entry(0)
    high = storeys.add_storey(document, building, slab_mm=900.0)
    low, top = (
        document.snapshot().storeys.get(int(document.snapshot().storeys.uid[0])),
        document.snapshot().storeys.get(high),
    )
    assert top.elevation_mm == low.elevation_mm + low.height_mm + 900 and top.slab_mm == 900


def test_moving_a_hall_takes_its_rooms_along():
    document, hall = empty_hall()
    storey = int(document.snapshot().halls.get(hall).storey)
    inside = rooms.add_room(document, storey, x_mm=1_000, y_mm=1_000)
    beside = rooms.add_room(document, storey, x_mm=-9_000, y_mm=1_000)
    arrange.move(document, {"hall": np.array([hall])}, 500, 0)
    assert document.snapshot().rooms.get(inside).x_mm == 1_500
    assert document.snapshot().rooms.get(beside).x_mm == -9_000
