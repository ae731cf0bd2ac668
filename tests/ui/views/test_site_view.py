"""The map and the campus: selecting, moving with the mouse, marks of findings, colours of spans and conduits."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from fabric_studio.app.commands import cables, conduits, findings, rooms, sites
from fabric_studio.layout.entry import conduit_way
from fabric_studio.model.build import add_device, add_racks, add_shell
from fabric_studio.model.journal import Document
from fabric_studio.rules.engine import check
from fabric_studio.scene.site import building_of_racks
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.views.site import SiteView
from fabric_studio.ui.views.words import span_label
from tests.factories import RACK, SWITCH, library
from tests.ui.views.conftest import Hand


def campus(document, name, latitude, longitude):
    with document.transaction(f"Site {name}") as tx:
        (hall,) = add_shell(tx, hall_width_mm=40_000, hall_depth_mm=20_000, site=name, building=f"{name} 1")
        storey = int(tx.table("hall").get(hall).storey)
        building = int(tx.table("storey").get(storey).building)
        site = int(tx.table("building").get(building).site)
        tx.set("site", site, latitude_deg=latitude, longitude_deg=longitude)
    return site, building, storey


@pytest.fixture
def one(show_view):
    """One campus with three conduits into one meet-me room."""
    document = Document()
    site, building, storey = campus(document, "Wisconsin", 42.7, -87.88)
    room = rooms.add_room(document, storey, x_mm=-6_000, y_mm=5_000)
    ducts = [
        conduits.add_conduit(document, building, x1_mm=-30_000, y1_mm=10_000.0 * n, room=room)
        for n in range(3)
    ]
    return show_view(SiteView, document), SimpleNamespace(
        site=site, building=building, room=room, ducts=ducts
    )


@pytest.fixture
def two(show_view):
    """Two sites 1,042 km apart, fibre of 1,130 km between them."""
    document = Document()
    a, building, storey = campus(document, "Wisconsin", 42.7, -87.88)
    z, _, _ = campus(document, "Atlanta", 33.75, -84.39)
    room = rooms.add_room(document, storey, x_mm=-6_000, y_mm=5_000)
    ducts = [
        conduits.add_conduit(document, building, x1_mm=-30_000, y1_mm=10_000.0 * n, room=room)
        for n in range(3)
    ]
    span = sites.connect_sites(document, a, z, length_km=1_130)
    conduits.use_conduits(document, span, a_conduit=ducts[0])
    return show_view(SiteView, document, 1500, 900), SimpleNamespace(
        a=a, z=z, span=span, ducts=ducts, room=room
    )


def spot_of(view, kind, uid):
    """The middle of a place as it is drawn, on the map or in a frame."""
    for frame in view._frames:
        for place in (*frame.campus.buildings, *frame.campus.rooms):
            if (place.kind, place.uid) == (kind, uid):
                return view.on_screen(frame.box(place.rect).center()).toPoint()
        for duct in frame.campus.ducts:
            if (kind, uid) == ("conduit", duct.uid):
                a, b = duct.way[0], duct.way[1]
                return view.on_screen(frame.px((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)).toPoint()
    raise AssertionError(f"{kind} {uid} is not drawn")


def test_rooms_conduits_and_buildings_are_selected_by_clicking(one):
    hand, made = one
    context = hand.view.context
    for kind, uid in (("room", made.room), ("conduit", made.ducts[0]), ("building", made.building)):
        hand.click(spot_of(hand.view, kind, uid))
        assert context.selection.one() == (kind, uid)
    hand.key(Qt.Key.Key_Escape)
    assert len(context.selection) == 0


def test_a_building_is_dragged_with_the_wall_ends_of_its_conduits(one):
    hand, made = one
    view, context = hand.view, hand.view.context
    before = conduit_way(context.snapshot, made.ducts[0])
    start = spot_of(view, "building", made.building)
    hand.click(start)
    depth = context.document.undo_depth
    hand.drag(start, start + QPoint(60, 0))
    moved = context.snapshot.buildings.get(made.building)
    assert moved.x_mm > 1_000 and moved.x_mm % context.snap_mm == pytest.approx(0, abs=1e-6)
    after = conduit_way(context.snapshot, made.ducts[0])
    assert after[0] == before[0] and after[-1][0] == pytest.approx(before[-1][0] + moved.x_mm)
    assert context.document.undo_depth == depth + 1


def test_escape_puts_a_dragged_room_back(one):
    hand, made = one
    view, context = hand.view, hand.view.context
    start = spot_of(view, "room", made.room)
    hand.click(start)
    revision = context.document.revision
    hand.drag(start, start + QPoint(40, 30), let_go=False)
    hand.key(Qt.Key.Key_Escape)
    hand.look()
    assert context.document.revision == revision
    hand.drag(start, start + QPoint(40, 30))
    assert context.document.revision == revision + 1


def test_three_conduits_into_one_room_are_marked_there_and_the_mark_goes_with_the_defect(one):
    hand, made = one
    view, context = hand.view, hand.view.context
    before = view.grab().toImage()
    context.set_report(check(context.snapshot, context.library, only=["conduits-into-one-room"]))
    hand.look()
    frame = view._frames[0]
    room = next(p for p in frame.campus.rooms if p.uid == made.room)
    corner = view.on_screen(frame.box(room.rect).topRight()).toPoint()
    assert view.grab().toImage().pixel(corner) != before.pixel(corner)
    finding = context.report.findings[0]
    findings.apply_fix(context.document, context.library, finding.fix)
    context.set_report(check(context.snapshot, context.library, only=["conduits-into-one-room"]))
    hand.look()
    assert not [f for f in context.report.findings if not f.approved]


@pytest.mark.parametrize(("width", "height"), [(830, 730), (760, 500)])
def test_frames_that_would_lie_over_each_other_are_smaller(two, width, height):
    view = two[0].view
    view.resize(width, height)
    view.fit_all()
    two[0].look()
    first, second = (frame.lens for frame in view._frames)
    assert not first.intersects(second) and first.width() < 372


def test_from_afar_each_campus_is_shown_in_a_frame_beside_its_place(two):
    hand, made = two
    view = hand.view
    assert all(frame.lens is not None for frame in view._frames)
    first, second = (frame.lens for frame in view._frames)
    assert not first.intersects(second)
    hand.click(spot_of(view, "room", made.room))
    assert view.context.selection.one() == ("room", made.room)


def test_the_wheel_goes_from_the_map_down_to_the_campus(two):
    hand, made = two
    view = hand.view
    campus = view.sites.campus_of(made.a)
    view.set_camera(view.fitted(campus.rect))
    hand.look()
    assert view._frames[0].lens is None and view.camera.px_per_mm > 3
    assert spot_of(view, "room", made.room)
    view.fit_all()
    hand.look()
    assert view._frames[0].lens is not None


def test_a_span_is_selected_deleted_and_comes_back(two):
    hand, made = two
    view, context = hand.view, hand.view.context
    x, y = view.sites.span_x[0][30], view.sites.span_y[0][30]
    hand.click(QPointF(*view.camera.to_px(float(x), float(y))).toPoint())
    assert context.selection.one() == ("span", made.span)
    hand.hover(QPointF(*view.camera.to_px(float(x), float(y))).toPoint())
    assert "1,130 km" in view._card.lines[0] and "5.54 ms one way" in view._card.lines[0]
    hand.key(Qt.Key.Key_Delete)
    assert len(context.snapshot.spans) == 0
    context.document.undo()
    hand.look()
    assert len(context.snapshot.spans) == 1


def test_sites_are_selected_by_their_pins_and_shown_when_asked_for(two):
    hand, made = two
    view, context = hand.view, hand.view.context
    frame = next(f for f in view._frames if f.campus.site == made.z)
    hand.click(view.on_screen(frame.pin).toPoint())
    assert context.selection.one() == ("site", made.z)
    view.zoom_by(40.0)
    hand.look()
    context.show(chosen("conduit", made.ducts[1]))
    hand.look()
    assert view.extent_of(chosen("conduit", made.ducts[1])) is not None
    assert view.rect().contains(spot_of(view, "conduit", made.ducts[1]))


def test_a_frame_of_the_simulation_draws_no_new_geometry(two):
    hand, _ = two
    view, context = hand.view, hand.view.context
    builds = view.wires.geometry_builds
    context.set_frame(SimpleNamespace(link_cable=np.zeros(0, np.int64), link_utilization=np.zeros(0)))
    hand.look()
    assert view.wires.geometry_builds == builds


def test_a_site_without_building_and_one_nobody_located(show_view):
    document = Document()
    a = sites.add_site(document, "Here")
    z = sites.add_site(document, "There")
    sites.connect_sites(document, a, z, length_km=80)
    hand = show_view(SiteView, document)
    hand.view.fit_all()
    hand.look()
    assert [frame.campus.known for frame in hand.view._frames] == [False, False]
    hand = show_view(SiteView, Document())
    assert "No site" in hand.view.empty_words()[0]
    hand.view.zoom_by(3.0)
    hand.look()


def cabled(document, a_building, z_building):
    """Two routers and four cables of 400G over the span between their sites."""
    parts = library()
    snapshot = document.snapshot()
    racks = []
    with document.transaction("Routers") as tx:
        for n, building in enumerate((a_building, z_building)):
            storey = snapshot.storeys.where(snapshot.storeys.building == building)
            (hall,) = snapshot.halls.where(np.isin(snapshot.halls.storey, storey))
            (rack,) = add_racks(
                tx, parts.part(RACK), parts.part, names=[f"R-{n}"], hall=int(hall), x_mm=5_000.0, y_mm=5_000.0
            )
            add_device(tx, int(rack), parts.part(SWITCH), name=f"router-{n}", u=40, role="router")
            racks.append(int(rack))
    return cables.connect_racks(document, library(), *racks, count=4)


def test_a_span_says_length_latency_capacity_use_and_the_load_there_is(two):
    hand, made = two
    view, context = hand.view, hand.view.context
    head, (length, capacity) = span_label(context.snapshot, made.span, None)
    assert head == "dedicated" and "1,130 km" in length and "5.54 ms one way" in length
    assert capacity == "no cable runs over it"
    buildings = context.snapshot.buildings.uid.tolist()
    over = cabled(context.document, *buildings)
    with context.document.transaction("Share") as tx:
        tx.set("span", made.span, shared=True)
    assert (context.snapshot.cables.span == made.span).sum() == len(over) == 4
    head, (_, capacity) = span_label(context.snapshot, made.span, None)
    assert head == "shared with other traffic" and capacity == "4 links, 1.6 Tb/s one-way"
    before = view.grab().toImage()
    links = SimpleNamespace(
        link_cable=np.array(over, np.int64), link_utilization=np.array([0.2, 0.4, 0.9, 0.1])
    )
    context.set_frame(links)
    hand.look()
    _, (_, capacity) = span_label(context.snapshot, made.span, view.utilization)
    assert capacity.endswith("40% used, busiest link 90%")
    assert view.grab().toImage() != before


def test_buildings_and_conduits_are_added_beside_the_others_dragged_and_taken_back(open_window):
    document = Document()
    campus(document, "Wisconsin", 42.7, -87.88)
    window = open_window(document)
    context, actions = window.context, window.context.actions
    actions["building.building"].trigger()
    assert window.views.name == "site"
    view = window.views.current
    hand = Hand(view)
    hand.look()
    _, second = (context.snapshot.buildings.get(int(uid)) for uid in context.snapshot.buildings.uid)
    assert second.x_mm > 40_000 and context.selection.one() == ("building", second.uid)
    start = spot_of(view, "building", second.uid)
    hand.click(start)
    hand.drag(start, start + QPoint(0, 50))
    assert context.snapshot.buildings.get(second.uid).y_mm > 1_000
    actions["building.conduit"].trigger()
    hand.look()
    (conduit,) = context.snapshot.conduits
    assert conduit.building == second.uid and conduit.x1_mm == pytest.approx(second.x_mm - 40_500, abs=600)
    assert context.selection.one() == ("conduit", conduit.uid)
    for _ in range(3):
        actions["edit.undo"].trigger()
    hand.look()
    assert len(context.snapshot.buildings) == 1 and not len(context.snapshot.conduits)


def test_a_span_is_led_through_another_conduit(open_window):
    document = Document()
    a, building, _ = campus(document, "Wisconsin", 42.7, -87.88)
    z, _, _ = campus(document, "Atlanta", 33.75, -84.39)
    ducts = [conduits.add_conduit(document, building, x1_mm=-30_000, y1_mm=9_000.0 * n) for n in range(2)]
    span = sites.connect_sites(document, a, z, length_km=1_130)
    window = open_window(document)
    context, actions = window.context, window.context.actions
    actions["show.site"].trigger()
    actions["building.lead"].trigger()
    assert context.snapshot.spans.get(span).a_conduit == 0
    hand = Hand(window.views.current)
    hand.look()
    view = hand.view
    x, y = view.sites.span_x[0][30], view.sites.span_y[0][30]
    hand.click(QPointF(*view.camera.to_px(float(x), float(y))).toPoint())
    hand.click(spot_of(view, "conduit", ducts[1]), Qt.KeyboardModifier.ShiftModifier)
    actions["building.lead"].trigger()
    assert context.snapshot.spans.get(span).a_conduit == ducts[1]
    context.document.undo()
    assert context.snapshot.spans.get(span).a_conduit == 0


def test_racks_with_findings_are_counted_at_their_building(two):
    hand, _ = two
    view, context = hand.view, hand.view.context
    building = int(context.snapshot.buildings.uid[0])
    cabled(context.document, *context.snapshot.buildings.uid.tolist())
    view.show_things(chosen("building", building))
    hand.look()
    clean = view.grab().toImage()
    racks = context.snapshot.racks.uid
    with context.document.transaction("Push") as tx:
        tx.set("rack", racks[:1], x_mm=-3_000.0)
    context.set_report(check(context.snapshot, context.library, only=["rack-outside-hall"]))
    hand.look()
    assert len(context.report.findings) == 1
    assert np.array_equal(building_of_racks(context.snapshot, racks[:1]), [building])
    assert view.grab().toImage() != clean


def test_a_frame_of_a_simulation_colours_no_picture_without_a_span(one):
    hand, _ = one
    colourings = hand.view.wires.recolours
    hand.view.context.set_frame(
        SimpleNamespace(link_cable=np.zeros(0, np.int64), link_utilization=np.zeros(0))
    )
    hand.look()
    assert hand.view.utilization is not None and hand.view.wires.recolours == colourings
