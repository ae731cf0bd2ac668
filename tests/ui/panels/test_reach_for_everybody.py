"""What every panel and dialog owes its users: names for screen readers, targets to hit, text to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from fabric_studio.rules.engine import check
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.bring_in import ImportDialog
from fabric_studio.ui.dialogs.gallery import Gallery
from fabric_studio.ui.dialogs.keyboard import KeyboardDialog
from fabric_studio.ui.dialogs.preferences import PreferencesDialog
from fabric_studio.ui.dialogs.storey import StoreyDialog
from fabric_studio.ui.dialogs.wan import SiteDialog, WanDialog
from fabric_studio.ui.panels.elevation.panel import ElevationPanel
from fabric_studio.ui.panels.findings.panel import FindingsPanel
from fabric_studio.ui.panels.inspector import InspectorPanel
from fabric_studio.ui.panels.parts.panel import PartsPanel
from fabric_studio.ui.panels.simulation.panel import SimulationPanel
from fabric_studio.ui.selection import chosen
from tests.factories_ui import settle

PLACES: tuple[Callable[[Context], QWidget], ...] = (
    PartsPanel, InspectorPanel, ElevationPanel, FindingsPanel, SimulationPanel, Gallery, ImportDialog, KeyboardDialog,
    PreferencesDialog, StoreyDialog, WanDialog, SiteDialog,
)  # fmt: skip
TARGET_PX, TEXT_PX = 28, 12


@pytest.fixture(params=PLACES, ids=lambda make: make.__name__)
def place(
    request: pytest.FixtureRequest, context: Context, show: Callable[..., QWidget], qtbot: QtBot
) -> Iterator[QWidget]:
    """Each of them, with a rack selected and the findings known."""
    widget = request.param(context)
    show(widget, 960, 640)
    context.selection.set(chosen("rack", context.snapshot.racks.uid[:1]))
    context.set_report(check(context.snapshot, context.library))
    settle()
    yield widget
    if isinstance(widget, SimulationPanel):
        widget.shut_down()
    if isinstance(widget, Gallery):
        qtbot.waitUntil(lambda: widget._job is None or widget._job.done)
        widget.reject()


def reachable(place: QWidget) -> list[QWidget]:
    """What the Tab key can come to."""
    return [
        child
        for child in place.findChildren(QWidget)
        if child.isVisible() and child.focusPolicy() & Qt.FocusPolicy.TabFocus and not isinstance(child, QScrollArea)
        and not (isinstance(child, QLineEdit) and isinstance(child.parent(), QComboBox))
    ]  # fmt: skip


def test_everything_reachable_has_a_name(place: QWidget) -> None:
    nameless = [
        child
        for child in reachable(place)
        if not (child.accessibleName() or (isinstance(child, QAbstractButton) and child.text()))
    ]
    assert not nameless


def test_everything_to_click_is_large_enough(place: QWidget) -> None:
    small = [
        (child, child.size().toTuple())
        for child in place.findChildren(QWidget)
        if child.isVisible() and isinstance(child, QAbstractButton | QComboBox | QLineEdit)
        if child.height() < TARGET_PX or child.width() < TARGET_PX
    ]
    assert not small


def test_no_text_is_smaller_than_twelve_pixels(place: QWidget) -> None:
    small = [
        (child, child.fontInfo().pixelSize())
        for child in place.findChildren(QWidget)
        if child.isVisible() and isinstance(child, QLabel | QAbstractButton | QLineEdit | QComboBox)
        if child.fontInfo().pixelSize() < TEXT_PX
    ]
    assert not small
