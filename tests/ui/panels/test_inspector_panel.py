"""The inspector: numbers typed with real keys, one undo step each, and what it says of what is selected."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from fabric_studio.app.commands import cables, conduits, rooms, sites, trays
from fabric_studio.layout.lengths import PortEnd
from fabric_studio.model.journal import Document
from fabric_studio.ui.context import Context
from fabric_studio.ui.panels.fact_list import Link
from fabric_studio.ui.panels.inspector import InspectorPanel
from fabric_studio.ui.panels.quantity_field import QuantityField
from fabric_studio.ui.panels.sheet_view import ChoiceField, SheetView
from fabric_studio.ui.selection import chosen

Show = Callable[..., QWidget]


def uid(document: Document, kind: str, name: str) -> int:
    row = document.snapshot().table(kind).named(name)
    assert row is not None
    return row.uid


@pytest.fixture
def panel(context: Context, show: Show) -> InspectorPanel:
    panel = InspectorPanel(context)
    show(panel, 320, 900)
    return panel


def select(panel: InspectorPanel, context: Context, kind: str, *names: str) -> SheetView:
    context.selection.set(chosen(kind, [uid(context.document, kind, name) for name in names]))
    panel.refresh()
    return panel.sheet(kind)


def field(view: SheetView, name: str) -> QuantityField:
    found = view.fields[name]
    assert isinstance(found, QuantityField)
    return found


def retype(qtbot: QtBot, widget: QuantityField, text: str) -> None:
    widget.selectAll()
    qtbot.keyClicks(widget, text)
    qtbot.keyClick(widget, Qt.Key.Key_Return)


@pytest.fixture
def cable(context: Context) -> int:
    document = context.document
    a = PortEnd(uid(document, "device", "leaf-01"), 0, 0, 4)
    z = PortEnd(uid(document, "device", "spine-01"), 0, 0, 4)
    return cables.connect_ports(document, context.library, a, z, medium_id="400g4-cr4-dac")


def test_a_typed_length_moves_the_rack_in_one_undo_step(
    panel: InspectorPanel, context: Context, qtbot: QtBot, shot: Callable[[QWidget, str], None]
) -> None:
    view = select(panel, context, "rack", "A-01")
    shot(panel, "inspector-rack")
    retype(qtbot, field(view, "x_mm"), "2.7 m")
    rack = context.snapshot.racks.named("A-01")
    assert rack is not None and rack.x_mm == 2700.0
    assert field(view, "x_mm").text() == "2.700 m"
    context.document.undo()
    panel.refresh()
    assert field(view, "x_mm").text() == "3.000 m"


@pytest.mark.parametrize(
    ("typed", "mm"), [("600 mm", 600.0), ("2750", 2750.0), ("4.25", 4250.0), ("21 ft 6 in", 6553.2)]
)
def test_lengths_are_read_as_people_write_them(
    panel: InspectorPanel, context: Context, qtbot: QtBot, typed: str, mm: float
) -> None:
    view = select(panel, context, "rack", "A-01")
    retype(qtbot, field(view, "y_mm"), typed)
    rack = context.snapshot.racks.named("A-01")
    assert rack is not None and rack.y_mm == pytest.approx(mm)


def test_arrow_keys_step_and_are_undone_together(
    panel: InspectorPanel, context: Context, qtbot: QtBot
) -> None:
    view = select(panel, context, "rack", "A-01")
    depth = context.document.undo_depth
    for _ in range(3):
        qtbot.keyClick(field(view, "x_mm"), Qt.Key.Key_Up)
    rack = context.snapshot.racks.named("A-01")
    assert rack is not None and rack.x_mm == 3300.0
    assert context.document.undo_depth == depth + 1


def test_what_cannot_be_read_is_marked_and_changes_nothing(
    panel: InspectorPanel, context: Context, qtbot: QtBot
) -> None:
    view = select(panel, context, "rack", "A-01")
    revision = context.document.revision
    retype(qtbot, field(view, "x_mm"), "far left")
    assert "cannot read 'far left'" in field(view, "x_mm").problem
    assert context.document.revision == revision
    qtbot.keyClick(field(view, "x_mm"), Qt.Key.Key_Escape)
    assert field(view, "x_mm").text() == "3.000 m" and not field(view, "x_mm").problem


def test_an_edit_of_many_changes_all_of_them_at_once(
    panel: InspectorPanel, context: Context, qtbot: QtBot
) -> None:
    view = select(panel, context, "rack", "A-01", "A-02")
    assert field(view, "x_mm").placeholderText() == "several"
    assert not view.fields["name"].isVisible()
    retype(qtbot, field(view, "y_mm"), "5 m")
    assert context.snapshot.racks.y_mm.tolist() == [5000.0, 5000.0]


def test_a_rack_tells_its_loads_against_their_limits(panel: InspectorPanel, context: Context) -> None:
    facts = select(panel, context, "rack", "A-01").facts.texts()
    assert facts["Power, most"] == "11.9 of 40 kW"
    assert facts["Mass"] == "295 kg" and facts["Holds"] == "145 of 1,500 kg"
    assert facts["Floor load"] == "205 of 1,200 kg/m²" and facts["On its footprint"] == "410 kg/m²"
    assert facts["Rack units"] == "9 of 48 U"
    assert facts["Ports used"] == "0 of 74"
    assert facts["Scale-out, one-way"] == "8 x 400 Gb/s"


def test_a_typed_rack_unit_that_is_taken_is_refused_in_words(
    panel: InspectorPanel, context: Context, qtbot: QtBot
) -> None:
    said: list[str] = []
    context.notices.posted.connect(lambda notice: said.append(notice.text))
    view = select(panel, context, "device", "leaf-01")
    retype(qtbot, field(view, "u"), "4")
    assert said and "server-01" in said[0]
    assert field(view, "u").text() == "40"
    retype(qtbot, field(view, "u"), "20")
    leaf = context.snapshot.devices.named("leaf-01")
    assert leaf is not None and leaf.u == 20


def test_a_role_can_be_picked_or_typed(panel: InspectorPanel, context: Context, qtbot: QtBot) -> None:
    view = select(panel, context, "device", "leaf-01")
    role = view.fields["role"]
    assert isinstance(role, ChoiceField)
    line = role.lineEdit()
    assert line is not None
    line.selectAll()
    qtbot.keyClicks(line, "border")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    leaf = context.snapshot.devices.named("leaf-01")
    assert leaf is not None and leaf.role == "border"


def test_a_cable_shows_length_limit_and_why(
    panel: InspectorPanel, context: Context, cable: int, shot: Callable[[QWidget, str], None]
) -> None:
    context.selection.set(chosen("cable", cable))
    panel.refresh()
    shot(panel, "inspector-cable")
    facts = panel.sheet("cable").facts.texts()
    assert facts["From"].startswith("leaf-01")
    assert "too short" in facts["Reach"] and facts["Reach"].startswith("2 m")
    assert "slack" in facts["Derivation"]
    assert facts["Stock length"] == "not made that long"


def test_fitting_media_come_first_and_the_others_say_why(
    panel: InspectorPanel, context: Context, cable: int, qtbot: QtBot
) -> None:
    context.selection.set(chosen("cable", cable))
    panel.refresh()
    combo = panel.sheet("cable").medium
    assert combo is not None
    fits = [not choice.reason for choice in combo.choices]
    assert fits == sorted(fits, reverse=True) and any(fits)
    assert all(choice.reason for choice in combo.choices[sum(fits) :])
    first = combo.choices[0].medium.id
    combo.showPopup()
    qtbot.keyClick(combo.view(), Qt.Key.Key_Home)
    qtbot.keyClick(combo.view(), Qt.Key.Key_Return)
    assert context.snapshot.spec_of(context.snapshot.cables.get(cable).medium).id == first


def test_a_length_by_hand_is_set_and_cleared(
    panel: InspectorPanel, context: Context, cable: int, qtbot: QtBot
) -> None:
    context.selection.set(chosen("cable", cable))
    panel.refresh()
    length = field(panel.sheet("cable"), "length_mm")
    assert length.placeholderText() == "as measured"
    retype(qtbot, length, "1.5 m")
    assert context.snapshot.cables.get(cable).length_mm == 1500.0
    panel.refresh()
    assert panel.sheet("cable").facts.texts()["Derivation"] == "1.5 m, set by hand"
    length.selectAll()
    qtbot.keyClick(length, Qt.Key.Key_Delete)
    qtbot.keyClick(length, Qt.Key.Key_Return)
    assert np.isnan(context.snapshot.cables.get(cable).length_mm)


def test_a_span_has_length_delay_and_a_flag(
    panel: InspectorPanel, context: Context, qtbot: QtBot, shot: Callable[[QWidget, str], None]
) -> None:
    document = context.document
    far = sites.add_site(document, "Atlanta", 33.7, -84.4)
    span = sites.connect_sites(document, uid(document, "site", "Site 1"), far, length_km=1130.0)
    context.selection.set(chosen("span", span))
    panel.refresh()
    shot(panel, "inspector-span")
    view = panel.sheet("span")
    assert view.facts.texts()["Fibre delay"] == "5.54 ms one way, 11.1 ms round trip"
    shared = view.fields["shared"]
    assert isinstance(shared, QCheckBox)
    qtbot.mouseClick(shared, Qt.MouseButton.LeftButton, pos=shared.rect().center())
    if not context.snapshot.spans.get(span).shared:
        qtbot.keyClick(shared, Qt.Key.Key_Space)
    assert context.snapshot.spans.get(span).shared
    retype(qtbot, field(view, "length_km"), "100")
    assert context.snapshot.spans.get(span).length_km == 100.0


def test_a_conduit_says_where_it_leads_and_can_be_led_elsewhere(
    panel: InspectorPanel, context: Context, shot: Callable[[QWidget, str], None]
) -> None:
    document, snapshot = context.document, context.snapshot
    building, storey = int(snapshot.buildings.uid[0]), int(snapshot.storeys.uid[0])
    here, there = (
        rooms.add_room(document, storey, x_mm=x, y_mm=-9_000.0, width_mm=4_000.0, depth_mm=4_000.0) for x in (0.0, 8_000.0)
    )
    duct = conduits.add_conduit(document, building, x1_mm=-20_000.0, y1_mm=0.0, room=here)
    context.selection.set(chosen("conduit", duct))
    panel.refresh()
    shot(panel, "inspector-conduit")
    view, name = panel.sheet("conduit"), str(context.snapshot.conduits.get(duct).name)
    assert panel.title.text() == name == "Conduit 1"
    assert view.facts.texts()["Building"] == "Building 1"
    assert view.facts.texts()["WAN span"] == "none comes in by it"
    ends_in = view.fields["room"]
    assert isinstance(ends_in, ChoiceField)
    for wanted in (there, 0):
        ends_in.setCurrentIndex(ends_in.findData(wanted))
        ends_in.activated.emit(ends_in.currentIndex())
        assert context.snapshot.conduits.get(duct).room == wanted


def test_it_scrolls_no_further_than_what_is_shown(panel: InspectorPanel, context: Context, qtbot: QtBot, cable: int) -> None:
    """A long sheet seen before leaves no empty room under a short one."""
    bar = panel.findChildren(QScrollArea)[0].verticalScrollBar()
    panel.resize(320, 420)
    context.selection.set(chosen("cable", cable))
    panel.refresh()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    context.selection.clear()
    panel.refresh()
    qtbot.waitUntil(lambda: bar.maximum() == 0)


def test_in_the_narrowest_panel_nothing_is_cut_off_at_the_right(
    panel: InspectorPanel, context: Context, qtbot: QtBot, cable: int
) -> None:
    """Whatever names there are: a link ends in an ellipsis and is whole in its tip."""
    snapshot, long = context.snapshot, "a-device-with-a-name-as-long-as-some-people-like-them"
    with context.document.transaction("Name") as tx:
        tx.set("device", snapshot.cables.get(cable).a_device, name=long)
    panel.resize(panel.minimumWidth(), 900)
    scroll = panel.findChildren(QScrollArea)[0]
    inside = scroll.widget()
    assert inside is not None
    for kind in ("cable", "device", "rack", "hall", "storey", "site", "building"):
        context.selection.set(chosen(kind, int(context.snapshot.table(kind).uid[0])))
        panel.refresh()
        qtbot.waitUntil(lambda: inside.width() <= scroll.viewport().width())
        cut = [
            (kind, child.text()) for child in inside.findChildren(QLabel)
            if child.isVisible() and child.mapTo(inside, child.rect().topRight()).x() > inside.width()
        ]
        assert not cut
    context.selection.set(chosen("cable", cable))
    panel.refresh()
    links = [link for link in inside.findChildren(Link) if link.isVisible()]
    qtbot.waitUntil(lambda: any(link.toolTip().startswith(long) and "…" in link.text() for link in links))


def test_trays_storeys_and_halls_have_their_figures(
    panel: InspectorPanel, context: Context, shot: Callable[[QWidget, str], None]
) -> None:
    storey = int(context.snapshot.storeys.uid[0])
    trays.add_tray(context.document, storey, 1000, 3000, 9000, 3000)
    view = select(panel, context, "tray", "T01")
    shot(panel, "inspector-tray")
    assert view.facts.texts()["Length"] == "8 m"
    assert select(panel, context, "storey", "Level 1").facts.texts()["Racks"] == "2"
    assert select(panel, context, "hall", "Hall 1").facts.texts()["Floor"] == "240 m²"


def test_nothing_selected_shows_the_design_and_a_mixture_can_be_narrowed(
    panel: InspectorPanel, context: Context, qtbot: QtBot, shot: Callable[[QWidget, str], None]
) -> None:
    panel.refresh()
    shot(panel, "inspector-design")
    assert panel.design.facts.texts()["Racks"] == "2"
    racks = context.snapshot.racks.uid
    context.selection.set({"rack": racks, "device": context.snapshot.devices.uid[:1]})
    panel.refresh()
    shot(panel, "inspector-mixed")
    qtbot.mouseClick(panel.mixed.buttons[0], Qt.MouseButton.LeftButton)
    assert list(context.selection.ids) == ["rack"]


def test_links_lead_to_the_other_end(
    panel: InspectorPanel, context: Context, cable: int, qtbot: QtBot
) -> None:
    context.selection.set(chosen("cable", cable))
    panel.refresh()
    row = panel.sheet("cable").facts._rows[0]
    with qtbot.waitSignal(context.show_requested) as heard:
        qtbot.mouseClick(row.link, Qt.MouseButton.LeftButton)  # type: ignore[union-attr]
    assert heard.args[0]["device"].tolist() == [uid(context.document, "device", "leaf-01")]
