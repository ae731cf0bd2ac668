"""All text is drawn with one stack of shipped fonts, which has Chinese: no box in place of a character, also without a system font."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QFontInfo,
    QFontMetricsF,
    QImage,
    QPainter,
    QRawFont,
    QTextLayout,
)

from fabric_studio.base.resources import resource_path
from fabric_studio.base.translations import read_catalogue
from fabric_studio.ui.theme import FAMILIES, Theme, font

MACHINE = "\u673a"
"""The character of issue KiCad-i18n 309 that could not be shown."""
NOBODYS = "\U0010fffd"
"""A code point that no font has."""


@pytest.fixture(autouse=True)
def loaded(qapp: object) -> None:
    Theme("light")


def picture(text: str, *, bold: bool = False) -> bytes:
    """The pixels of a text drawn with the font of the program."""
    image = QImage(64, 64, QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setFont(font(40, bold=bold))
    painter.drawText(QRectF(0, 0, 64, 64), Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return bytes(image.constBits())


@pytest.mark.parametrize("bold", [False, True])
def test_the_character_for_machine_is_drawn_and_is_no_box(bold: bool) -> None:
    drawn = picture(MACHINE, bold=bold)
    assert drawn not in (picture(NOBODYS, bold=bold), picture(" ", bold=bold), picture("\u673b", bold=bold))


def test_the_shipped_families_alone_have_every_character_of_the_catalogue() -> None:
    latin, chinese = (
        [QRawFont(str(path), 13) for path in sorted(resource_path("fonts").glob(pattern))]
        for pattern in ("Inter-*.ttf", "NotoSansSC-*.ttf")
    )
    assert len(latin) == len(chinese) == 2
    needed = set("".join(read_catalogue("zh_CN").values()))
    for weights in zip(latin, sorted(chinese, key=lambda raw: raw.weight()), strict=True):
        lost = sorted(char for char in needed if not any(raw.supportsCharacter(ord(char)) for raw in weights))
        assert [char for char in lost if not char.isspace()] == []


def test_the_shipped_families_lead_the_stack() -> None:
    assert set(FAMILIES[:2]) <= set(QFontDatabase.families())
    assert QFontInfo(font(13)).family() == "Inter"
    assert QFontMetricsF(font(13)).horizontalAdvance(MACHINE) == pytest.approx(13, abs=0.5)


def test_a_line_of_chinese_is_as_tall_as_one_of_english() -> None:

    def tall(text: str) -> float:
        layout = QTextLayout(text, font(13))
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(500)
        layout.endLayout()
        return line.height()

    assert tall("机柜 Rack") == tall("Rack")
