"""Pictures under the plan: read from any kind of drawing, brought to scale, shown, locked, hidden; hostile ones refused."""

import io
from base64 import b64encode
from pathlib import Path

import ezdxf
import numpy as np
import pypdfium2
import pytest
from PIL import Image, ImageDraw
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fabric_studio.app.commands import locks, underlays
from fabric_studio.base.errors import BadInputError, CancelledError
from fabric_studio.base.progress import Progress, silent
from fabric_studio.io.project import write_members
from fabric_studio.layout.underlay import MOST_PIXELS, picture_size
from fabric_studio.ui.underlay.files import LONGEST_PX, read_drawing
from tests.factories_plan import plan

pytestmark = pytest.mark.usefixtures("qapp")
SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 100">{}</svg>'
LINE = '<path d="M10 10 H190 V90 H10 Z" fill="none" stroke="black" stroke-width="2"/>'


def png(width: int, height: int, colour: str = "white") -> bytes:
    buffer = io.BytesIO()
    Image.new("RGB", (width, height), colour).save(buffer, "PNG")
    return buffer.getvalue()


def paper() -> bytes:
    """Dark lines on white, as a scan is."""
    image = Image.new("L", (800, 400), 255)
    ImageDraw.Draw(image).rectangle((100, 100, 700, 300), outline=0, width=4)
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    return buffer.getvalue()


def a_dxf(path: Path, units: int = 4) -> None:
    """A room of 20 by 10 units with a door in a block, in the units given (4: mm)."""
    document = ezdxf.new("R2010")
    document.header["$INSUNITS"] = units
    space = document.modelspace()
    space.add_lwpolyline([(0, 0), (20_000, 0), (20_000, 10_000), (0, 10_000)], close=True)
    block = document.blocks.new("DOOR")
    block.add_line((0, 0), (0, 1_000))
    block.add_arc((0, 0), 1_000, 0, 90)
    space.add_blockref("DOOR", (5_000, 0))
    space.add_circle((10_000, 5_000), 300)
    space.add_text("HALL", height=500).set_placement((9_000, 6_000))
    document.saveas(path)


def a_pdf(path: Path) -> None:
    document = pypdfium2.PdfDocument.new()
    document.new_page(842, 595)
    document.save(path)


# -- reading ----------------------------------------------------------------------------------------------------------


def test_every_kind_of_drawing_becomes_one_picture(tmp_path):
    (tmp_path / "scan.png").write_bytes(paper())
    Image.new("RGB", (300, 200), "grey").save(tmp_path / "photo.jpg")
    (tmp_path / "plan.svg").write_text(SVG.format(LINE), encoding="utf-8")
    a_pdf(tmp_path / "plan.pdf")
    a_dxf(tmp_path / "plan.dxf")
    sizes = {
        path.name: picture_size(read_drawing(path, silent()).data) for path in sorted(tmp_path.iterdir())
    }
    assert sizes["scan.png"] == (800, 400) and sizes["photo.jpg"] == (300, 200)
    assert sizes["plan.svg"] == (LONGEST_PX, LONGEST_PX // 2)
    assert sizes["plan.pdf"][0] == LONGEST_PX and sizes["plan.pdf"][1] == pytest.approx(2_894, abs=2)
    assert sizes["plan.dxf"][0] == LONGEST_PX


@pytest.mark.parametrize(("units", "wide_mm"), [(4, 20_400), (6, 20_400_000), (0, 0)])
def test_a_dxf_says_how_large_it_is_where_it_names_its_units(tmp_path, units, wide_mm):
    a_dxf(tmp_path / "plan.dxf", units)
    drawing = read_drawing(tmp_path / "plan.dxf", silent())
    assert drawing.width_mm == pytest.approx(wide_mm, rel=0.01)
    image = QImage.fromData(drawing.data).scaled(64, 32)
    assert any(image.pixelColor(x, y).alpha() > 0 for x in range(64) for y in range(32))


def test_a_large_photograph_is_made_smaller_while_it_is_read(tmp_path):
    Image.new("RGB", (9_000, 6_000), "grey").save(tmp_path / "large.jpg", quality=20)
    width, height = picture_size(read_drawing(tmp_path / "large.jpg", silent()).data)
    assert width * height <= MOST_PIXELS and width / height == pytest.approx(1.5, abs=0.01)


BOMB = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>'

STRANGE = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://evil" viewBox="0 0 9 9">'
    '<image xlink:href="/etc/secret.png" width="9" height="9"/></svg>'
)
INNER = SVG.format('<image xlink:href="/etc/secret.png" width="9" height="9"/>').encode()
NESTED = f'<image xlink:href="data:image/svg+xml;base64,{b64encode(INNER).decode()}" width="9" height="9"/>'
STYLED = '<?xml-stylesheet type="text/css" href="/etc/secret.css"?>'


@pytest.mark.parametrize(
    ("name", "data", "words"),
    [
        (
            "a.svg",
            SVG.format('<image xlink:href="file:///etc/passwd" width="9" height="9"/>').encode(),
            "outside the file",
        ),
        (
            "b.svg",
            SVG.format('<image href="http://example.org/x.png" width="9" height="9"/>').encode(),
            "outside the file",
        ),
        ("c.svg", SVG.format('<use xlink:href="other.svg#a"/>').encode(), "outside the file"),
        (
            "d.svg",
            SVG.format("<style>@import url(http://example.org/a.css);</style>").encode(),
            "outside the file",
        ),
        ("o.svg", STRANGE.encode(), "outside the file"),
        ("p.svg", SVG.format(NESTED).encode(), "outside the file"),
        ("q.svg", (STYLED + SVG.format(LINE)).encode(), "outside the file"),
        ("e.svg", (BOMB + SVG.format("<text>&b;</text>")).encode(), "entities"),
        ("f.svg", b"<svg", "damaged"),
        ("g.svg", b"<html/>", "no SVG"),
        ("h.svg", SVG.replace("200 100", "0 0").format("").encode(), "no size|no SVG"),
        ("i.pdf", b"%PDF-1.7 nothing", "damaged, or no PDF"),
        ("j.dxf", b"0\nSECTION\n2\nENT", "DXF|nothing in its model space"),
        ("k.dxf", b"\x00\x01\x02" * 50, "DXF|nothing in its model space"),
        ("l.png", b"GIF89a" + bytes(40), "no PNG or JPEG"),
        ("m.png", png(40, 40)[:60], "damaged|cut off|no PNG"),
        ("n.txt", b"hello", "is no drawing"),
    ],
)
def test_what_cannot_be_used_is_refused_in_one_line(tmp_path, name, data, words):
    (tmp_path / name).write_bytes(data)
    with pytest.raises(BadInputError, match=words) as caught:
        read_drawing(tmp_path / name, silent())
    assert "\n" not in str(caught.value) and name in str(caught.value)


@pytest.mark.parametrize("radius", [1e160, 1e300, float("inf"), float("nan")])
def test_a_curve_out_of_all_bounds_is_left_out_and_the_rest_is_drawn(tmp_path, radius):
    document = ezdxf.new("R2010")
    document.header["$INSUNITS"] = 6
    model = document.modelspace()
    model.add_lwpolyline([(0, 0), (20, 0), (20, 10), (0, 10)], close=True)
    model.add_circle((5, 5), radius)
    block = document.blocks.new("B")
    block.add_circle((0, 0), 1)
    model.add_blockref("B", (0, 0), dxfattribs={"xscale": float("nan")})
    document.saveas(tmp_path / "plan.dxf")
    assert read_drawing(tmp_path / "plan.dxf", silent()).width_mm == pytest.approx(20_400)


def test_a_unit_that_is_no_number_is_no_unit(tmp_path):
    document = ezdxf.new("R2010")
    document.modelspace().add_lwpolyline([(0, 0), (20, 0), (20, 10), (0, 10)], close=True)
    document.saveas(tmp_path / "plan.dxf")
    text = (tmp_path / "plan.dxf").read_text()
    head, _, rest = text.partition("$INSUNITS\n")
    after = rest.split("\n", 2)[2]
    (tmp_path / "plan.dxf").write_text(f"{head}$INSUNITS\n 10\n1.0\n 20\n2.0\n{after}")
    assert read_drawing(tmp_path / "plan.dxf", silent()).width_mm == 0


def test_reading_a_drawing_can_be_cancelled(tmp_path):
    document = ezdxf.new("R2010")
    for n in range(600):
        document.modelspace().add_line((n, 0), (n, 5))
    document.saveas(tmp_path / "plan.dxf")
    progress = Progress()
    progress.listen = lambda fraction, _text: progress.cancel() if fraction >= 0.3 else None
    with pytest.raises(CancelledError):
        read_drawing(tmp_path / "plan.dxf", progress)


def test_a_picture_of_monstrous_size_is_refused_before_it_is_unpacked(tmp_path):
    huge = bytearray(png(10, 10))
    huge[16:24] = (200_000).to_bytes(4, "big") * 2
    (tmp_path / "huge.png").write_bytes(bytes(huge))
    with pytest.raises(BadInputError):
        read_drawing(tmp_path / "huge.png", silent())
    with pytest.raises(BadInputError, match="cannot be read"):
        read_drawing(tmp_path / "missing.png", silent())


# -- on the plan --------------------------------------------------------------------------------------------------------


@pytest.fixture
def at(open_window, hand_on):
    window = open_window(plan(1, 3, cables_per_rack=0))
    return window, hand_on(window)


def lay(window, data: bytes, **where) -> int:
    size = {"x_mm": 3_000.0, "y_mm": 3_000.0, "width_mm": 6_000.0, **where}
    return underlays.add_underlay(window.context.document, window.context.storey, data, **size)


def shown(window) -> QImage:
    window.plan.grab()
    window.plan.shelf.settle()
    QApplication.processEvents()
    return window.plan.grab().toImage()


def test_a_file_is_laid_under_the_plan_and_two_points_bring_it_to_scale(at, qtbot, tmp_path):
    window, hand = at
    (tmp_path / "ground floor.png").write_bytes(paper())
    before = write_members(window.context.snapshot)
    window.files.ask_open = lambda title, kinds: tmp_path / "ground floor.png"
    window.context.actions["underlay.add"].trigger()
    qtbot.waitUntil(lambda: len(window.context.snapshot.underlays) == 1, timeout=20_000)
    qtbot.waitUntil(lambda: not window.work.busy, timeout=20_000)
    row = next(iter(window.context.snapshot.underlays))
    assert row.name == "ground floor" and window.plan.tool.name == "scale"
    window.plan.setFocus()
    hand.click(1_000, 2_000)
    hand.click(3_000, 2_000)
    tool = window.plan.tool
    between = float(np.hypot(tool.second[0] - tool.first[0], tool.second[1] - tool.first[1]))
    QTest.keyClicks(window.plan, "5.5 m")
    hand.key(Qt.Key.Key_Return)
    after = next(iter(window.context.snapshot.underlays))
    assert after.width_mm == pytest.approx(row.width_mm * 5_500 / between)
    assert window.plan.tool.name == "select"
    for _ in range(2):
        hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert write_members(window.context.snapshot) == before


def test_a_picture_is_seen_through_its_opacity_and_not_when_hidden(at):
    window, _hand = at
    bare = shown(window)
    uid = lay(window, png(60, 60, "red"), opacity=1.0)
    spot = [round(v) for v in window.plan.camera.to_px(5_800, 5_800)]
    strong = shown(window).pixelColor(*spot)
    assert strong.red() > 200 and strong.green() < 80
    window.context.actions["underlay.hide"].trigger()
    assert window.context.snapshot.underlays.get(uid).hidden and shown(window) == bare
    window.context.actions["underlay.hide"].trigger()
    window.context.layers.show("underlay", False)
    assert shown(window) == bare
    window.context.layers.show("underlay", True)
    assert shown(window).pixelColor(*spot) == strong


def test_white_paper_does_not_glare_on_a_dark_plan(at):
    window, _hand = at
    lay(window, paper(), opacity=1.0)
    spot = [round(v) for v in window.plan.camera.to_px(5_700, 2_000)]
    assert shown(window).pixelColor(*spot).lightness() < 60
    window.set_theme("light")
    assert shown(window).pixelColor(*spot).lightness() > 200


def test_a_picture_is_dragged_until_it_is_locked_and_then_lets_clicks_through(at):
    window, hand = at
    uid = lay(window, png(60, 60), y_mm=6_500.0)
    hand.drag((1_500, 6_500), (2_500, 6_500))
    assert window.context.snapshot.underlays.get(uid).x_mm == pytest.approx(4_000, abs=120)
    window.context.actions["underlay.lock"].trigger()
    assert locks.locked(window.context.snapshot)["underlay"].tolist() == [uid]
    window.context.selection.clear()
    hand.click(4_000, 6_800)
    assert len(window.context.selection) == 0
    racks = window.context.snapshot.racks
    hand.drag((-500, -500), (12_000, 12_000))
    assert len(window.context.selection.of("rack")) == len(racks)


def test_a_rack_over_a_picture_gets_the_click(at):
    window, hand = at
    lay(window, png(60, 60), width_mm=30_000.0)
    racks = window.context.snapshot.racks
    hand.click(float(racks.x_mm[0]), float(racks.y_mm[0]) - 450)
    assert list(window.context.selection.ids) == ["rack"]


def test_only_a_new_zoom_paints_a_picture_again_and_it_is_unpacked_once(at, monkeypatch):
    window, hand = at
    lay(window, paper())
    shown(window)
    pictures = window.plan.kept.by_name["ground"]
    painted = pictures.full_paints
    hand.hover(2_000, 2_000)
    hand.hover(3_000, 2_500)
    QApplication.processEvents()
    assert pictures.full_paints == painted
    monkeypatch.setattr("fabric_studio.ui.canvas.shelf.unpack", None)
    window.plan.zoom_by(2.0)
    window.plan.grab()
    assert pictures.full_paints == painted + 1


def test_opacity_turn_and_place_are_typed_in_the_inspector(at, qtbot):
    window, _hand = at
    uid = lay(window, png(60, 30))
    window.fold("inspector", False)
    window.context.selection.set({"underlay": np.array([uid])})
    qtbot.waitUntil(lambda: "opacity" in window.inspector.sheet("underlay").fields)
    fields = window.inspector.sheet("underlay").fields
    qtbot.waitUntil(lambda: fields["opacity"].text() == "50 %")
    for name, text in (("opacity", "20"), ("rotation_deg", "90"), ("width_mm", "12 m")):
        fields[name].setFocus()
        fields[name].selectAll()
        QTest.keyClicks(fields[name], text)
        QTest.keyClick(fields[name], Qt.Key.Key_Return)
    row = window.context.snapshot.underlays.get(uid)
    assert (row.opacity, row.rotation_deg, row.width_mm) == (0.2, 90.0, 12_000.0)


def test_colours_of_a_photograph_stay_as_they_are(at):
    window, _hand = at
    lay(window, png(60, 60, "#203040"), opacity=1.0)
    spot = [round(v) for v in window.plan.camera.to_px(5_800, 5_800)]
    assert shown(window).pixelColor(*spot) == QColor("#203040")
