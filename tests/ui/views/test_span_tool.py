"""A WAN span drawn by hand on the site view: from pins, buildings and meet-me rooms, with what the ghost says on the way."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, Qt

from fabric_studio.app.commands import conduits, rooms
from fabric_studio.io.project import write_members
from fabric_studio.model.journal import Document
from fabric_studio.ui.views.site import SiteView
from tests.ui.views.test_site_view import campus


@pytest.fixture
def map_of(show_view):
    """Two sites 1,041 km apart without fibre; a meet-me room with two conduits at the first, one at the second."""
    document = Document()
    a, building, storey = campus(document, "Wisconsin", 42.7, -87.88)
    z, far, level = campus(document, "Atlanta", 33.75, -84.39)
    room, entry = (rooms.add_room(document, floor, x_mm=-6_000, y_mm=5_000) for floor in (storey, level))
    ducts = [
        conduits.add_conduit(document, house, x1_mm=-30_000, y1_mm=10_000.0 * n, room=into)
        for n, (house, into) in enumerate(((building, room), (building, room), (far, entry)))
    ]
    hand = show_view(SiteView, document)
    return hand, SimpleNamespace(
        a=a, z=z, building=building, far=far, room=room, entry=entry, ducts=ducts, document=document
    )


def at(hand, kind: str, uid: int) -> QPoint:
    spot = hand.view.spot_of(kind, uid)
    assert spot is not None
    return spot.toPoint()


def only_span(document: Document):
    (span,) = document.snapshot().spans
    return span


def test_from_pin_to_pin_a_span_is_drawn_selected_and_taken_back(map_of):
    hand, made = map_of
    before = dict(write_members(made.document.snapshot()))
    hand.drag(at(hand, "site", made.a), at(hand, "site", made.z))
    span = only_span(made.document)
    assert {span.a_site, span.z_site} == {made.a, made.z} and span.length_basis == "great-circle"
    assert hand.view.context.selection.one() == ("span", span.uid)
    made.document.undo()
    assert dict(write_members(made.document.snapshot())) == before


def test_the_ghost_says_length_delay_what_reaches_and_the_conduits(map_of):
    hand, made = map_of
    hand.view.context.use_tool("cable")
    hand.drag(at(hand, "room", made.room), at(hand, "building", made.far), let_go=False)
    card = hand.view.cabling.card()
    assert card.strong == "1,041 km" and "great circle" in card.text
    assert card.lines[0] == "5.1 ms one way, 10.2 ms round trip"
    assert card.lines[1] == "No pluggable module reaches that far: amplify or regenerate on the way"
    assert card.lines[2] == "In by Conduit 1 and Conduit 3"
    hand.view.context.choose_medium("400g-zr")
    assert "400ZR is 921 km too short" in hand.view.cabling.card().lines
    hand.key(Qt.Key.Key_Escape)
    assert not hand.view.cabling.busy and not len(made.document.snapshot().spans)


def test_from_room_to_room_each_span_takes_the_conduit_least_used(map_of):
    hand, made = map_of
    hand.view.context.use_tool("cable")
    for _ in range(2):
        hand.drag(at(hand, "room", made.room), at(hand, "room", made.entry))
    taken = [(span.a_conduit, span.z_conduit) for span in made.document.snapshot().spans]
    assert taken == [(made.ducts[0], made.ducts[2]), (made.ducts[1], made.ducts[2])]
    made.document.undo()
    assert len(made.document.snapshot().spans) == 1


def test_two_clicks_draw_as_a_drag_does(map_of):
    hand, made = map_of
    hand.view.context.use_tool("cable")
    hand.click(at(hand, "site", made.a))
    hand.click(at(hand, "site", made.z))
    assert only_span(made.document).a_conduit == 0


def test_inside_one_site_and_where_nobody_said_where_it_is_a_line_tells_why(map_of):
    hand, made = map_of
    said = []
    hand.view.context.notices.posted.connect(lambda notice: said.append(notice.text))
    hand.view.context.use_tool("cable")
    hand.drag(at(hand, "room", made.room), at(hand, "building", made.building))
    assert said[-1].startswith("a WAN span joins two different sites")
    with made.document.transaction("Forget") as tx:
        tx.set("site", made.z, latitude_deg=float("nan"), longitude_deg=float("nan"))
    hand.view.fit_all()
    hand.look()
    hand.drag(at(hand, "site", made.a), at(hand, "site", made.z))
    assert "is not known: type the route length" in said[-1] and not len(made.document.snapshot().spans)


def test_with_the_select_tool_a_building_is_moved_and_no_span_begins(map_of):
    hand, made = map_of
    start = at(hand, "building", made.building)
    hand.click(start)
    hand.drag(start, start + QPoint(60, 0))
    assert made.document.snapshot().buildings.get(made.building).x_mm != 0
    assert not len(made.document.snapshot().spans) and not hand.view.cabling.busy
