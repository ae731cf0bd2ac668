"""One family, three sizes, tabular figures; light and dark by choice or as the desktop says."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QLabel

from fabric_studio.ui.icons import icon
from fabric_studio.ui.theme import FONT_PX, Theme, text_width


@pytest.fixture
def theme(qapp):
    theme = Theme("dark")
    theme.apply()
    yield theme
    qapp.setStyleSheet("")


def test_the_shipped_family_is_used_in_three_sizes(theme):
    assert sorted(FONT_PX.values()) == [12, 13, 15]
    for size, pixels in FONT_PX.items():
        info = QFontInfo(theme.font(size))
        assert info.family().startswith("Inter") and info.pixelSize() == pixels


@pytest.mark.parametrize("bold", [False, True])
def test_figures_are_all_equally_wide(theme, bold):
    metrics = QFontMetricsF(theme.font("text", bold=bold))
    assert len({round(metrics.horizontalAdvance(str(digit) * 8), 3) for digit in range(10)}) == 1
    assert text_width("1111") == text_width("0000")


def test_figures_stay_tabular_under_the_style_sheet(theme, qtbot):
    labels = [QLabel("1,111.1"), QLabel("8,888.8")]
    for label in labels:
        qtbot.addWidget(label)
        label.setProperty("role", "title")
        label.ensurePolished()
    assert labels[0].sizeHint() == labels[1].sizeHint()


def test_signs_that_the_program_writes_have_a_shape(theme):
    metrics = QFontMetricsF(theme.font("text"))
    assert all(metrics.inFontUcs4(ord(sign)) for sign in "×·…–“”°²µΩ≤≥→●1")


def test_a_change_of_theme_is_told_once(theme, qtbot):
    with qtbot.waitSignal(theme.changed):
        theme.set_preference("light")
    assert theme.mode == "light"
    heard = []
    theme.changed.connect(lambda: heard.append(1))
    theme.set_preference("light")
    assert not heard


def test_as_the_system_follows_the_desktop(theme, qapp):
    theme.set_preference("system")
    light = qapp.styleHints().colorScheme() == Qt.ColorScheme.Light
    assert theme.mode == ("light" if light else "dark")


def test_icons_are_painted_in_the_colours_of_the_theme(theme):
    image = icon("play", theme, colour="error").pixmap(32, 32).toImage()
    seen = {
        image.pixelColor(x, y).name()
        for x in range(32)
        for y in range(32)
        if image.pixelColor(x, y).alpha() == 255
    }
    assert theme.tokens.error in seen
