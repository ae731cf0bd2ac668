"""What is painted: colours of a simulation without new geometry, badges, both themes, and nothing outside its place."""

from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from fabric_studio.rules.findings import Finding, Report
from fabric_studio.scene.marks import marks_of
from fabric_studio.scene.scale import utilization_colour
from tests.factories_plan import plan


def frame(snapshot, value):
    cables = snapshot.cables.uid
    return SimpleNamespace(link_cable=cables, link_utilization=np.full(len(cables), value, np.float32))


def colours(view) -> set[str]:
    image = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), -1)
    return {f"#{pixel & 0xFFFFFF:06x}" for pixel in np.unique(pixels)}


@pytest.mark.parametrize("mode", ["dark", "light"])
def test_a_frame_colours_the_cables_by_their_utilization(open_window, mode):
    window = open_window(plan(2, 6), 1100, 700)
    window.set_theme(mode)
    for value in (0.0, 1.0):
        window.context.set_frame(frame(window.context.snapshot, value))
        assert utilization_colour(value, mode) in colours(window.plan)
    window.context.set_frame(None)
    QApplication.processEvents()
    assert window.context.theme.tokens.cable in colours(window.plan)


def test_a_hundred_frames_build_no_geometry(open_window):
    window = open_window(plan(4, 10))
    window.plan.grab()
    built, coloured = window.plan.cables.geometry_builds, window.plan.cables.recolours
    for n in range(100):
        window.context.set_frame(frame(window.context.snapshot, n / 100))
        window.plan.repaint()
    assert window.plan.cables.geometry_builds == built
    assert window.plan.cables.recolours == coloured + 100


def test_moving_the_pointer_repaints_no_kept_picture(open_window, hand_on):
    window = open_window(plan(4, 10))
    window.checks.checker.wait(20.0)
    QApplication.processEvents()
    window.plan.grab()
    pictures, built = window.plan.kept.by_name.values(), window.plan.cables.geometry_builds
    painted = [picture.full_paints for picture in pictures]
    for x in range(1000, 8000, 500):
        hand_on(window).hover(x, 3_000)
        window.plan.repaint()
    assert [picture.full_paints for picture in pictures] == painted
    assert window.plan.cables.geometry_builds == built


def report(*findings: Finding) -> Report:
    return Report(findings, (), 1, {"error": 1, "warning": 1})


def test_findings_are_marked_at_the_racks_they_concern(open_window):
    window = open_window(plan(2, 6))
    snapshot = window.context.snapshot
    cable, rack = int(snapshot.cables.uid[0]), int(snapshot.racks.uid[3])
    found = report(
        Finding("too-long", "error", "too long", (("cable", cable),)),
        Finding("heavy", "warning", "heavy", (("rack", rack),)),
        Finding("heavy", "warning", "fine", (("rack", int(snapshot.racks.uid[4])),), approved="known"),
    )
    window.context.set_report(found)
    marks = marks_of(snapshot, found, window.context.storey)
    ends = {
        int(snapshot.devices.get(int(c)).rack)
        for c in (snapshot.cables.a_device[0], snapshot.cables.z_device[0])
    }
    assert {(m.uid, m.severity) for m in marks} == {(rack, "warning"), *((uid, "error") for uid in ends)}
    seen = colours(window.plan)
    assert {window.context.theme.tokens.error, window.context.theme.tokens.warn} <= seen


def test_a_mark_of_something_deleted_is_gone(open_window):
    window = open_window(plan(1, 3))
    rack = window.context.snapshot.racks.uid[:1]
    window.context.set_report(report(Finding("heavy", "error", "heavy", (("rack", int(rack[0])),))))
    window.context.selection.set({"rack": rack})
    window.context.actions["edit.delete"].trigger()
    assert marks_of(window.context.snapshot, window.context.report, window.context.storey) == []


@pytest.mark.parametrize("zoom", [0.005, 0.05, 0.3, 1.0, 3.0, 8.0])
@pytest.mark.parametrize("storeys", [1, 2])
def test_every_zoom_paints(open_window, zoom, storeys):
    window = open_window(plan(2, 6, storeys=storeys), 1000, 640)
    window.context.selection.set(
        {"rack": window.context.snapshot.racks.uid[:2], "cable": window.context.snapshot.cables.uid[:3]}
    )
    window.plan.zoom_to(zoom)
    assert not window.plan.grab().isNull()


def test_absurd_designs_paint(open_window):
    from fabric_studio.model.journal import Document

    document = Document()
    with document.transaction("absurd") as tx:
        site = tx.add("site", name="S")
        building = tx.add("building", site=site, name="B")
        storey = tx.add("storey", building=building, name="L")
        tx.add("hall", storey=storey, name="H", x_mm=0.0, y_mm=0.0, width_mm=0.0, depth_mm=0.0)
        tx.add("tray", storey=storey, name="T", x1_mm=1e9, y1_mm=0.0, x2_mm=-1e9, y2_mm=1e9)
    window = open_window(document, 1000, 640)
    window.plan.fit_all()
    assert not window.plan.grab().isNull()


@pytest.mark.parametrize("zoom", [0.1, 0.4, 1.0, 3.0])
def test_a_moved_sheet_looks_like_one_painted_afresh(open_window, zoom):
    """Panning moves the kept pictures and paints only their new edges."""
    window = open_window(plan(4, 10, storeys=2))
    window.context.selection.set({"rack": window.context.snapshot.racks.uid[3:9]})
    view = window.plan
    window.checks.checker.wait(20.0)
    QApplication.processEvents()
    view.zoom_to(zoom)
    view.repaint()
    painted = [picture.full_paints for picture in view.kept.by_name.values()]
    for dx, dy in ((13, 0), (0, -29), (-41, 7), (60, 60), (-3, -90), (120, -64)):
        view.pan_by(dx, dy)
        view.repaint()
    assert [picture.full_paints for picture in view.kept.by_name.values()] == painted
    moved = view.grab().toImage()
    view.renew()
    fresh = view.grab().toImage()
    both = [
        np.frombuffer(i.constBits(), np.uint8).reshape(i.height(), -1).astype(int) for i in (moved, fresh)
    ]
    # Dashes of the other storey may begin elsewhere; nothing else differs.
    assert (np.abs(both[0] - both[1]) > 24).mean() < 0.003
