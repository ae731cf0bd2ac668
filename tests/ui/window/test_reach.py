"""The whole window for everybody: every place that the keyboard can come to has a name, Tab comes to all of them, and no word is
cut off, in English and in Chinese."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from fabric_studio.base.language import speak
from fabric_studio.base.translations import read_catalogue
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.about import AboutDialog
from fabric_studio.ui.dialogs.compare import CompareDialog
from fabric_studio.ui.dialogs.keyboard import KeyboardDialog
from fabric_studio.ui.dialogs.preferences import PreferencesDialog
from fabric_studio.ui.dialogs.storey import StoreyDialog
from fabric_studio.ui.dialogs.wan import SiteDialog, WanDialog
from fabric_studio.ui.selection import chosen
from fabric_studio.ui.window.main_window import MainWindow
from fabric_studio.ui.window.tool_button import ToolButton
from tests.factories_plan import plan
from tests.factories_ui import settle


@pytest.fixture(params=["en", "zh_CN"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(read_catalogue(request.param) if request.param != "en" else {})
    yield request.param
    speak({})


def whole(open_window: Callable[..., MainWindow], qtbot: QtBot, width: int = 1440) -> MainWindow:
    """A window with everything unfolded, a rack selected and the findings known and shown."""
    window = open_window(plan(1, 3), width, 900)
    for name in ("parts", "elevation", "inspector"):
        window.fold(name, False)
    window.show_bottom("findings")
    window.context.selection.set(chosen("rack", window.context.snapshot.racks.uid[0]))
    qtbot.waitUntil(lambda: window.context.report is not None, timeout=20_000)
    settle()
    return window


def reachable(place: QWidget) -> list[QWidget]:
    return [
        child
        for child in place.findChildren(QWidget)
        if child.isVisible()
        and child.isEnabled()
        and child.focusPolicy() & Qt.FocusPolicy.TabFocus
        and child.focusProxy() is None
        and not (isinstance(child, QLineEdit) and isinstance(child.parent(), QComboBox))
    ]


def called(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text


def test_everything_the_keyboard_comes_to_has_a_name(open_window, qtbot, language: str) -> None:
    window = whole(open_window, qtbot)
    nameless = [
        f"{type(child).__name__} in {type(child.parent()).__name__}"
        for child in reachable(window)
        if not called(child) and not isinstance(child, QScrollArea)
    ]
    assert nameless == []


def beside_arrows(widget: QWidget) -> bool:
    """One of several of which one is on: Tab comes to that one, the arrows to the others."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    return group is not None and group.exclusive()


def test_tab_comes_to_everything_and_back_to_where_it_began(open_window, qtbot) -> None:
    window = whole(open_window, qtbot)
    window.activateWindow()
    window.plan.setFocus()
    wanted, come_to = set(reachable(window)), []
    for _ in range(3 * len(wanted)):
        here = QApplication.focusWidget()
        assert here is not None
        if come_to and here is come_to[0]:
            break
        come_to.append(here)
        QTest.keyClick(here, Qt.Key.Key_Tab)
    missed = {
        f"{type(child).__name__} {called(child)}"
        for child in wanted - set(come_to)
        if not beside_arrows(child)
    }
    assert missed == set()


def cut_off(place: QWidget) -> list[str]:
    """Words that are wider than the place they have. What elides on purpose has its whole text in a tip."""
    found = []
    for child in place.findChildren(QWidget):
        if not child.isVisible() or (child.toolTip() and isinstance(child, QLabel)):
            continue
        if isinstance(child, QLabel) and child.text() and not child.wordWrap() and child.pixmap().isNull():
            need = child.sizeHint().width()
        elif isinstance(child, QPushButton | ToolButton) and child.text():
            need = child.minimumSizeHint().width()
        else:
            continue
        if type(child).__name__ != "ElidedLabel" and need > child.width() + 1:
            found.append(f"{type(child).__name__} {child.text()!r}: {need} > {child.width()}")
    return found


def test_no_word_of_the_window_is_cut_off(open_window, qtbot, language: str) -> None:
    window = whole(open_window, qtbot)
    assert cut_off(window) == []
    window.show_bottom("simulation")
    settle()
    assert cut_off(window) == []


DIALOGS: tuple[Callable[[Context, QWidget], QWidget], ...] = (
    lambda context, window: AboutDialog(window),
    CompareDialog,
    KeyboardDialog,
    PreferencesDialog,
    StoreyDialog,
    WanDialog,
    SiteDialog,
)


def test_no_word_of_a_dialog_is_cut_off(open_window, qtbot, language: str) -> None:
    window = open_window(plan(1, 3))
    for make in DIALOGS:
        dialog = make(window.context, window)
        qtbot.addWidget(dialog)
        dialog.show()
        settle()
        assert cut_off(dialog) == [], type(dialog).__name__
        assert [type(child) for child in reachable(dialog) if not called(child)] == [], type(dialog).__name__
        dialog.close()
