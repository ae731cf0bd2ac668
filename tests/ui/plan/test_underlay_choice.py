"""What of a drawing is laid under the plan: a page of a PDF, layers of a DXF, true to scale; and sharp near by."""

import io
import struct
import zlib
from pathlib import Path

import ezdxf
import numpy as np
import pypdfium2
import pytest
from PIL import Image
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from fabric_studio.app.commands import fields, underlays
from fabric_studio.base.errors import BadInputError, InvariantError
from fabric_studio.base.progress import silent
from fabric_studio.io.project import load_project, save_project
from fabric_studio.layout.underlay import picture_size
from fabric_studio.layout.underlay_page import LARGEST_PAGE, Origin, Page, page_in, with_page
from fabric_studio.scene.camera import Rect
from fabric_studio.ui.canvas import close_ups
from fabric_studio.ui.canvas.close_ups import SIDE_PX, CloseUps, Shot
from fabric_studio.ui.canvas.shelf import unpack
from fabric_studio.ui.dialogs.drawing import DrawingDialog
from fabric_studio.ui.underlay import dxf, files
from fabric_studio.ui.underlay.files import Choice, draw, read_drawing, survey
from fabric_studio.ui.underlay.pdf import draw_page
from tests.factories_plan import plan

pytestmark = pytest.mark.usefixtures("qapp")
STEPS = {"row_spacing": 1, "column_spacing": 1}
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">'
    '<rect x="10" y="10" width="20" height="20" fill="black"/></svg>'
)


def a_plan(path: Path) -> None:
    """In metres: walls on one layer, a dimension, a filled column, a text and a block with an attribute on others; one is
    off."""
    document = ezdxf.new("R2010", setup=True)
    document.header["$INSUNITS"] = 6
    for name in ("WALLS", "DIMS", "COLUMNS", "NOTES", "DOORS"):
        document.layers.add(name)
    document.layers.add("OLD").off()
    space = document.modelspace()
    space.add_lwpolyline([(0, 0), (40, 0), (40, 20), (0, 20)], close=True, dxfattribs={"layer": "WALLS"})
    space.add_linear_dim(base=(0, 24), p1=(0, 20), p2=(40, 20), dxfattribs={"layer": "DIMS"}).render()
    hatch = space.add_hatch(dxfattribs={"layer": "COLUMNS"})
    hatch.paths.add_polyline_path([(10, 10), (11, 10), (11, 11), (10, 11)], is_closed=True)
    striped = space.add_hatch(dxfattribs={"layer": "COLUMNS"})
    striped.set_pattern_fill("ANSI31", scale=0.02)
    striped.paths.add_polyline_path([(20, 10), (21, 10), (21, 11), (20, 11)], is_closed=True)
    space.add_mtext("HALL\\PNORTH", dxfattribs={"layer": "NOTES", "insert": (3, 15), "char_height": 1})
    door = document.blocks.new("DOOR")
    door.add_arc((0, 0), 1, 0, 90)
    door.add_attdef("NO", (0, 0), height=0.3)
    space.add_blockref("DOOR", (5, 0), dxfattribs={"layer": "DOORS"}).add_auto_attribs({"NO": "D7"})
    space.add_line((0, 0), (400, 0), dxfattribs={"layer": "OLD"})
    document.saveas(path)


def a_book(path: Path) -> None:
    """Two pages: one upright, one lying."""
    document = pypdfium2.PdfDocument.new()
    document.new_page(595, 842)
    document.new_page(842, 595)
    document.save(path)


@pytest.fixture(autouse=True)
def small_pictures(monkeypatch):
    """A quarter as wide as usual: what is proved here does not hang on it."""
    monkeypatch.setattr(files, "LONGEST_PX", 1_024)


# -- reading ------------------------------------------------------------------------------------------------------------


def test_a_dxf_is_taken_apart_by_layers_with_hatches_dimensions_blocks_and_texts(tmp_path):
    a_plan(tmp_path / "plan.dxf")
    found = survey(tmp_path / "plan.dxf", silent())
    layers = {layer.name: layer for layer in found.shapes.layers}
    assert {"WALLS", "DIMS", "COLUMNS", "NOTES", "DOORS", "OLD"} <= set(layers)
    assert not layers["OLD"].shown and layers["WALLS"].shown
    texts = {text.text for text in found.shapes.texts}
    assert {"HALL", "NORTH", "D7"} <= texts and any("40" in text for text in texts)
    names = [layer.name for layer in found.shapes.layers]
    columns = [shape for shape in found.shapes.shapes if names[shape.layer] == "COLUMNS"]
    assert [shape.fill for shape in columns] == ["tone", ""] and columns[1].path.elementCount() > 20
    assert sum(names[shape.layer] == "DIMS" for shape in found.shapes.shapes) >= 2
    assert found.size_mm(Choice(layers=frozenset({"WALLS"})))[0] == pytest.approx(40_800)
    assert found.size_mm(Choice(layers=frozenset({"WALLS"}), unit="ft", unit_mm=304.8))[0] == pytest.approx(
        40.8 * 304.8
    )
    assert found.size_mm(Choice())[0] < 50_000 < 400_000 < found.size_mm(Choice(layers=found.shapes.names))[0]


def test_no_layer_is_no_drawing(tmp_path):
    a_plan(tmp_path / "plan.dxf")
    found = survey(tmp_path / "plan.dxf", silent())
    with pytest.raises(BadInputError, match="nothing in its model space"):
        draw(found, Choice(layers=frozenset()), silent())


@pytest.mark.parametrize(
    "spoil",
    [
        lambda d, m: m.add_blockref(
            "B", (0, 0), dxfattribs={"row_count": 30_000, "column_count": 30_000, **STEPS}
        ),
        lambda d, m: (
            [d.blocks.get("B").add_blockref("C", (n, 0)) for n in range(50)]
            + [d.blocks.get("C").add_blockref("D", (n, 0)) for n in range(50)]
            + [m.add_blockref("B", (0, 0))]
        ),
    ],
    ids=["an array of a thousand million", "empty blocks in blocks"],
)
def test_a_drawing_that_multiplies_itself_is_refused(tmp_path, spoil, monkeypatch):
    monkeypatch.setattr(dxf, "MOST_ELEMENTS", 2_000)
    document = ezdxf.new("R2010")
    for name in "BCD":
        document.blocks.new(name)
    space = document.modelspace()
    space.add_lwpolyline([(0, 0), (20, 0), (20, 10), (0, 10)], close=True)
    spoil(document, space)
    document.saveas(tmp_path / "plan.dxf")
    with pytest.raises(BadInputError, match="more than 2,000 elements"):
        survey(tmp_path / "plan.dxf", silent())


def test_a_hatch_of_a_million_lines_becomes_a_fill(tmp_path):
    document = ezdxf.new("R2010", setup=True)
    space = document.modelspace()
    space.add_lwpolyline([(0, 0), (2_000, 0), (2_000, 1_000), (0, 1_000)], close=True)
    for scale in (1e-5, 0.0001):
        hatch = space.add_hatch()
        hatch.set_pattern_fill("ANSI31", scale=scale)
        hatch.paths.add_polyline_path([(0, 0), (900, 0), (900, 900), (0, 900)], is_closed=True)
    document.saveas(tmp_path / "plan.dxf")
    shapes = survey(tmp_path / "plan.dxf", silent()).shapes.shapes
    assert [shape.fill for shape in shapes] == ["", "tone", "tone"]


def test_the_chosen_page_is_kept_in_the_project_with_where_it_came_from(tmp_path):
    a_book(tmp_path / "book.pdf")
    found = survey(tmp_path / "book.pdf", silent())
    assert found.pages == 2 and found.asks
    drawing = draw(found, Choice(page=1), silent())
    wide, high = picture_size(drawing.data)
    assert wide > high
    document = plan(1, 1, cables_per_rack=0)
    storey = int(document.snapshot().storeys.uid[0])
    underlays.add_underlay(document, storey, drawing.data, x_mm=0, y_mm=0, width_mm=9_000)
    save_project(document.snapshot(), tmp_path / "a.fabric")
    again = load_project(tmp_path / "a.fabric")[0].snapshot().underlays
    page = page_in(again.image[0])
    assert again.image[0] == drawing.data and page is not None
    assert (page.origin.file, page.origin.page, page.origin.pages) == ("book.pdf", 2, 2)
    with pypdfium2.PdfDocument(page.pdf) as alone:
        assert len(alone) == 1 and alone[0].get_size() == pytest.approx((842, 595))


def test_every_reader_takes_a_picture_with_a_page_for_a_picture():
    plain = io.BytesIO()
    Image.new("RGB", (30, 20), "red").save(plain, "PNG")
    whole = with_page(plain.getvalue(), Origin("a.pdf"), b"x" * 100_000)
    assert picture_size(whole) == (30, 20) and QImage.fromData(whole).width() == 30
    assert Image.open(io.BytesIO(whole)).convert("RGB").getpixel((3, 3)) == (255, 0, 0)
    assert page_in(whole).pdf == b"x" * 100_000 and page_in(plain.getvalue()) is None
    assert page_in(with_page(plain.getvalue(), Origin("a.pdf"), b"x" * (LARGEST_PAGE + 1))).pdf == b""
    with pytest.raises(InvariantError):
        with_page(b"\xff\xd8 no png", Origin(), b"")


def test_the_page_of_a_dxf_looks_like_its_picture_and_is_the_same_each_time(tmp_path):
    a_plan(tmp_path / "plan.dxf")
    found = survey(tmp_path / "plan.dxf", silent())
    first, second = (draw(found, Choice(), silent()).data for _ in range(2))
    assert first == second
    size = (256, 158)
    picture = np.asarray(Image.open(io.BytesIO(first)).convert("L").resize(size, Image.Resampling.BOX), float)
    drawn = draw_page("page", page_in(first).pdf, 0, 1_024)
    drawn.save(str(tmp_path / "page.png"))
    page = np.asarray(
        Image.open(tmp_path / "page.png").convert("L").resize(size, Image.Resampling.BOX), float
    )
    ink, again = picture < 250, page < 250
    around = again.copy()  # The lines of the picture are a little wider.
    for axis in (0, 1):
        around = around | np.roll(around, 1, axis) | np.roll(around, -1, axis)
    assert again.sum() > 300 and (ink & again).sum() > 0.95 * again.sum()
    assert (ink & around).sum() > 0.95 * ink.sum()


@pytest.mark.parametrize("cut", [40, 50, 90])
def test_a_page_that_was_cut_off_is_no_page(cut):
    plain = io.BytesIO()
    Image.new("RGB", (30, 20), "red").save(plain, "PNG")
    whole = with_page(plain.getvalue(), Origin("a.pdf"), b"x" * 1_000)
    assert page_in(whole[:cut]) is None


@pytest.mark.parametrize(
    "head", [b'{"x":' + b"[" * 3_900, b'{"file":"\\ud800"}', b'{"page":"x"}', b"[]", b"\xff"]
)
def test_a_hostile_note_in_a_picture_is_no_page(head):
    plain = io.BytesIO()
    Image.new("RGB", (30, 20), "red").save(plain, "PNG")
    png, body = plain.getvalue(), b"fsPg" + head + b"\n%PDF-1.4"
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    hostile = png[:33] + chunk + png[33:]
    assert page_in(hostile) is None
    assert unpack(hostile, dark=False).wide_px == 30


def test_a_picture_that_makes_the_reader_fail_is_an_empty_one():
    plain = io.BytesIO()
    Image.new("P", (30, 20)).save(plain, "PNG")
    png = plain.getvalue()
    for kind in (b"gAMA", b"pHYs", b"tRNS", b"acTL", b"fcTL", b"fdAT", b"iTXt", b"iCCP", b"cHRM"):
        for size in (0, 1, 3):
            body = kind + b"\0" * size
            chunk = struct.pack(">I", size) + body + struct.pack(">I", zlib.crc32(body))
            for at in (33, len(png) - 12):
                assert unpack(png[:at] + chunk + png[at:], dark=True).wide_px in (1, 30)


# -- choosing -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def at(open_window, hand_on):
    window = open_window(plan(1, 3, cables_per_rack=0))
    return window, hand_on(window)


def brought_in(window, qtbot, path: Path) -> DrawingDialog:
    window.files.ask_open = lambda title, kinds: path
    window.context.actions["underlay.add"].trigger()
    qtbot.waitUntil(lambda: bool(window.findChildren(DrawingDialog)), timeout=20_000)
    return window.findChildren(DrawingDialog)[0]


def laid(window, qtbot):
    qtbot.waitUntil(lambda: len(window.context.snapshot.underlays) == 1, timeout=30_000)
    qtbot.waitUntil(lambda: not window.work.busy, timeout=20_000)
    return next(iter(window.context.snapshot.underlays))


def test_a_page_is_chosen_from_thumbnails(at, qtbot, tmp_path):
    window, _hand = at
    a_book(tmp_path / "book.pdf")
    dialog = brought_in(window, qtbot, tmp_path / "book.pdf")
    assert dialog.items.count() == 2
    dialog.items.setCurrentRow(1)
    qtbot.waitUntil(
        lambda: dialog.picture.pixmap().width() > dialog.picture.pixmap().height(), timeout=20_000
    )
    dialog.accept()
    row = laid(window, qtbot)
    assert row.name == "book, page 2" and window.plan.tool.name == "scale"


def test_layers_and_unit_of_a_dxf_are_chosen_and_the_scale_is_true_at_once(at, qtbot, tmp_path):
    window, _hand = at
    a_plan(tmp_path / "plan.dxf")
    dialog = brought_in(window, qtbot, tmp_path / "plan.dxf")
    assert not dialog.boxes["OLD"].isChecked() and dialog.boxes["WALLS"].isChecked()
    assert "$INSUNITS" in dialog.units.currentText() and "1 m" in dialog.units.currentText()
    dialog.units.setCurrentIndex(dialog.units.findData(0))
    assert "two points" in dialog.size_label.text()
    dialog.units.setCurrentIndex(dialog.units.findData(6))
    for name, box in dialog.boxes.items():
        box.setChecked(name == "WALLS")
    assert dialog.size_label.text().startswith("40.8 m")
    dialog.accept()
    row = laid(window, qtbot)
    assert row.width_mm == pytest.approx(40_800) and window.plan.tool.name == "select"
    origin = page_in(row.image).origin
    assert (origin.layers, origin.all_layers, origin.unit) == (1, 7, "m")


def test_with_no_layer_there_is_nothing_to_lay(at, qtbot, tmp_path):
    window, _hand = at
    a_plan(tmp_path / "plan.dxf")
    dialog = brought_in(window, qtbot, tmp_path / "plan.dxf")
    assert dialog.lay_button.isEnabled()
    for box in dialog.boxes.values():
        box.setChecked(False)
    assert not dialog.lay_button.isEnabled()
    dialog.reject()
    assert not len(window.context.snapshot.underlays)


# -- near by --------------------------------------------------------------------------------------------------------------


def test_near_by_a_drawing_is_sharp_and_where_it_was(at, tmp_path):
    window, _hand = at
    window.set_theme("light")
    (tmp_path / "plan.svg").write_text(SVG)
    uid = underlays.add_underlay(
        window.context.document,
        window.context.storey,
        read_drawing(tmp_path / "plan.svg", silent()).data,
        x_mm=40_000,
        y_mm=40_000,
        width_mm=20_000,
        opacity=1.0,
    )
    plan_view = window.plan
    for turn in (0.0, 90.0, 30.0):
        fields.set_fields(window.context.document, "underlay", np.array([uid]), rotation_deg=turn)
        angle = np.deg2rad(turn)
        # The corner (30, 30) of the square lies 70 to the left of the middle and 20 above it, 100 mm each.
        x = 40_000 - 7_000 * np.cos(angle) + 2_000 * np.sin(angle)
        y = 40_000 - 7_000 * np.sin(angle) - 2_000 * np.cos(angle)
        around = Rect(x - 300, y - 200, x + 300, y + 200)
        plan_view.set_camera(plan_view.camera.fitted(around, zoom_max=8.0))
        for _ in range(2):  # The picture, then what it is drawn from near by.
            plan_view.grab()
            plan_view.shelf.settle()
            QApplication.processEvents()
        image = plan_view.grab().toImage()
        spot, ratio = plan_view.camera.to_px(x, y), image.devicePixelRatio()
        assert plan_view.shelf.close_ups.size_bytes > 0
        for far in (20, 45):
            for along, across, dark in (
                (-2, -far, True),
                (-far, -2, True),
                (2, -far, False),
                (-far, 2, False),
            ):
                px = spot[0] + along * np.cos(angle) - across * np.sin(angle)
                py = spot[1] + along * np.sin(angle) + across * np.cos(angle)
                seen = image.pixelColor(round(px * ratio), round(py * ratio)).lightness()
                assert (seen < 60) if dark else (seen > 150), (turn, along, across, seen)


def test_close_ups_keep_within_their_memory_and_draw_what_is_seen_in_a_thread(qtbot, tmp_path, monkeypatch):
    (tmp_path / "plan.svg").write_text(SVG)
    page = page_in(read_drawing(tmp_path / "plan.svg", silent()).data)
    monkeypatch.setattr(close_ups, "MOST_BYTES", 3 * 4 * SIDE_PX * SIDE_PX)
    kept = CloseUps()
    shot = Shot(page, 8_192.0, 4_096.0, 0.0, False)
    assert kept.get(shot, 0, 0) is None
    qtbot.waitUntil(lambda: kept.get(shot, 0, 0) is not None, timeout=20_000)
    for column in range(6):
        assert kept.get(shot, column, 0, wait=True) is not None
        assert kept.size_bytes <= close_ups.MOST_BYTES


def test_a_page_that_cannot_be_drawn_leaves_the_picture(qtbot):
    kept = CloseUps()
    shot = Shot(Page(Origin(), b"%PDF-1.7 nothing"), 8_192.0, 4_096.0, 0.0, False)
    assert kept.get(shot, 0, 0) is None
    qtbot.waitUntil(lambda: kept._thread is None and not kept._calm.isActive(), timeout=20_000)
    assert kept.get(shot, 0, 0) is None and not kept._calm.isActive()
