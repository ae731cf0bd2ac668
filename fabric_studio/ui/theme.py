"""The face of the window: colour tokens for light and dark, one type family in three sizes, an 8-pixel rhythm."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from fabric_studio.base.resources import resource_path
from fabric_studio.scene.tokens import Mode, Tokens, tokens
from fabric_studio.ui.stylesheet import stylesheet

Preference = Literal["system", "light", "dark"]
FontSize = Literal["label", "text", "title"]

FONT_PX: dict[FontSize, int] = {"label": 12, "text": 13, "title": 15}
SPACE = 8
"""Distances are multiples of this, in device-independent pixels; half of it inside a control."""
TARGET = 28
"""The least height and width of anything that is clicked."""
RADIUS = 6

FAMILIES = (
    "Inter",
    "Noto Sans SC Subset",
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "Microsoft YaHei",
    "PingFang SC",
)
"""The shipped families, Latin and Chinese; then what draws rarer characters where the system has it."""


class Theme(QObject):
    """Signals: `changed` after the colours changed; repaint what you paint yourself, re-make pixmaps.

    `preference` is what the user chose; `mode` is what that means now ("system" follows the desktop).
    """

    changed = Signal()

    def __init__(self, preference: Preference = "system", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.preference: Preference = preference
        self.tokens: Tokens = tokens(self._resolve())
        _load_fonts()
        hints = QGuiApplication.styleHints()
        if hints is not None:
            hints.colorSchemeChanged.connect(self._system_changed)

    @property
    def mode(self) -> Mode:
        return self.tokens.mode

    def colour(self, token: str, alpha: float = 1.0) -> QColor:
        """A token as a QColor: theme.colour("accent")."""
        colour = QColor(getattr(self.tokens, token))
        colour.setAlphaF(alpha)
        return colour

    def font(self, size: FontSize = "text", *, bold: bool = False) -> QFont:
        """The one family in one of its three sizes."""
        return font(FONT_PX[size], bold=bold)

    def set_preference(self, preference: Preference) -> None:
        self.preference = preference
        self._refresh()

    def apply(self) -> None:
        """Put fonts, palette and style sheet on the application."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        sheet = stylesheet(self.tokens)
        if app.styleSheet() == sheet:
            return
        if app.style().objectName() != "fusion":
            app.setStyle("Fusion")
        app.setFont(self.font())
        app.setPalette(_palette(self.tokens))
        app.setStyleSheet(sheet)

    def _resolve(self) -> Mode:
        if self.preference != "system":
            return self.preference
        hints = QGuiApplication.styleHints()
        light = hints is not None and hints.colorScheme() == Qt.ColorScheme.Light
        return "light" if light else "dark"

    def _system_changed(self, _scheme: object) -> None:
        if self.preference == "system":
            self._refresh()

    def _refresh(self) -> None:
        fresh = tokens(self._resolve())
        if fresh is not self.tokens:
            self.tokens = fresh
            self.apply()
            self.changed.emit()


def font(pixels: float, *, bold: bool = False) -> QFont:
    """The one family at a size in device-independent pixels. Figures are always tabular: all of one width."""
    return QFont(_font(max(1, round(pixels)), bold))


@lru_cache(maxsize=64)
def _font(pixels: int, bold: bool) -> QFont:
    made = QFont(list(FAMILIES))
    made.setPixelSize(pixels)
    made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    made.setFeature(QFont.Tag("tnum"), 1)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@lru_cache(maxsize=65_536)
def text_width(text: str, size: FontSize = "label", bold: bool = False) -> float:
    """How wide a text is in the one family, in device-independent pixels."""
    return QFontMetricsF(font(FONT_PX[size], bold=bold)).horizontalAdvance(text)


def _load_fonts() -> None:
    if "Inter" not in QFontDatabase.families():
        for path in sorted(resource_path("fonts").glob("*.ttf")):
            QFontDatabase.addApplicationFont(str(path))


def _palette(tokens: Tokens) -> QPalette:
    """For what the style sheet does not reach: selections in text, tool tips, file dialogs, disabled text."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    palette = QPalette()
    for target, name in (
        (role.Window, "surface"),
        (role.WindowText, "text"),
        (role.Base, "sunken"),
        (role.AlternateBase, "surface"),
        (role.Text, "text"),
        (role.Button, "raised"),
        (role.ButtonText, "text"),
        (role.BrightText, "error"),
        (role.Link, "accent"),
        (role.LinkVisited, "accent"),
        (role.Highlight, "accent"),
        (role.HighlightedText, "on_accent"),
        (role.ToolTipBase, "raised"),
        (role.ToolTipText, "text"),
        (role.PlaceholderText, "dim"),
        (role.Light, "raised"),
        (role.Midlight, "hover"),
        (role.Mid, "line"),
        (role.Dark, "line"),
        (role.Shadow, "window"),
        (role.Accent, "accent"),
    ):
        palette.setColor(target, QColor(getattr(tokens, name)))
    for target in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(group.Disabled, target, QColor(tokens.edge))
    return palette
