"""The one style sheet, made from the colour tokens.

What a widget is is said by a property: `role` on labels (title, section, dim, label, ok, warn, error, accent), on frames
(panel, card, well, bar) and on buttons (primary, quiet, link, danger). Everything else keeps the plain look.
"""

from __future__ import annotations

from dataclasses import asdict
from string import Template

from fabric_studio.scene.tokens import Tokens

_SHEET = Template("""
* { outline: 0; }
QWidget { color: $text; }
QMainWindow, QDialog { background: $surface; }
QToolTip { background: $raised; color: $text; border: 1px solid $line; border-radius: 4px; padding: 4px 8px; }

QLabel { background: transparent; }
QLabel[role="title"] { font-size: 15px; font-weight: 600; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="section"] { font-size: 12px; font-weight: 600; color: $dim; }
QLabel[role="label"] { font-size: 12px; color: $dim; }
QLabel[role="dim"] { color: $dim; }
QLabel[role="ok"] { color: $ok; }
QLabel[role="warn"] { color: $warn; }
QLabel[role="error"] { color: $error; }
QLabel[role="accent"] { color: $accent; }

QFrame[role="panel"] { background: $surface; border: 0; }
QFrame[role="bar"] { background: $surface; border: 0; border-bottom: 1px solid $line; }
QFrame[role="rule"] { background: $line; border: 0; }
QFrame[role="status"] { background: $window; border: 0; border-top: 1px solid $line; }
QFrame[role="segments"] { background: $sunken; border: 1px solid $line; border-radius: 6px; }
QFrame[role="card"] { background: $raised; border: 1px solid $line; border-radius: 6px; }
QFrame[role="well"] { background: $sunken; border: 1px solid $line; border-radius: 6px; }

QPushButton {
  background: $raised; border: 1px solid $line; border-radius: 6px; padding: 0 12px; min-height: 28px;
}
QPushButton:hover { background: $hover; border-color: $edge; }
QPushButton:pressed { background: $pressed; }
QPushButton:focus { border-color: $focus; }
QPushButton:disabled { color: $edge; background: $surface; }
QPushButton:checked { background: $accent_fill; border-color: $accent; }
QPushButton[role="primary"] { background: $accent; border-color: $accent; color: $on_accent; font-weight: 600; }
QPushButton[role="primary"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[role="primary"]:focus { border-color: $text; }
QPushButton[role="primary"]:disabled { background: $pressed; border-color: $pressed; color: $dim; }
QPushButton[role="quiet"] { background: transparent; border-color: transparent; padding: 0 8px; }
QPushButton[role="quiet"]:hover { background: $hover; }
QPushButton[role="quiet"]:focus { border-color: $focus; }
QPushButton[role="link"] { background: transparent; border-color: transparent; color: $accent; padding: 0 4px; }
QPushButton[role="link"]:hover { color: $accent_hover; background: $hover; }
QPushButton[role="link"]:focus { border-color: $focus; }
QPushButton[role="way"] { background: $surface; padding: 0; text-align: left; min-height: 62px; }
QPushButton[role="way"]:hover { background: $hover; border-color: $accent; }
QPushButton[role="row"] { background: transparent; border-color: transparent; text-align: left; padding: 0 4px; }
QPushButton[role="row"]:hover { background: $hover; }
QPushButton[role="row"]:focus { border-color: $focus; }
QPushButton[role="status"] {
  background: transparent; border-color: transparent; font-size: 12px; color: $dim; padding: 0 6px; min-height: 26px;
}
QPushButton[role="status"]:hover { background: $hover; color: $text; }
QPushButton[role="status"]:focus { border-color: $focus; }
QPushButton[role="danger"] { color: $error; }

QToolButton {
  background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 0 8px;
  min-height: 28px; min-width: 12px;
}
QToolButton:hover { background: $hover; }
QToolButton:pressed { background: $pressed; }
QToolButton:focus { border-color: $focus; }
QToolButton:checked { background: $raised; border-color: $accent; color: $text; }
QToolButton:disabled { color: $edge; }
QToolButton::menu-indicator { image: none; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QComboBox, QAbstractSpinBox {
  background: $sunken; border: 1px solid $line; border-radius: 6px; padding: 0 8px; min-height: 28px;
  selection-background-color: $accent; selection-color: $on_accent;
}
QPlainTextEdit, QTextEdit { padding: 4px 8px; }
QLineEdit:hover, QSpinBox:hover, QDoubleSpinBox:hover, QComboBox:hover { border-color: $edge; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus {
  border-color: $accent;
}
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled { color: $edge; }
QLineEdit[invalid="true"] { border-color: $error; }
QComboBox::drop-down { border: 0; width: 24px; }
QComboBox QAbstractItemView {
  background: $raised; border: 1px solid $line; border-radius: 6px; padding: 4px;
  selection-background-color: $accent_fill; selection-color: $text;
}
QCheckBox, QRadioButton { spacing: 8px; min-height: 28px; background: transparent; }
QCheckBox:focus, QRadioButton:focus { color: $focus; }

QMenuBar { background: $surface; padding: 2px 4px; }
QMenuBar::item { background: transparent; padding: 4px 8px; border-radius: 6px; }
QMenuBar::item:selected { background: $hover; }
QMenu { background: $raised; border: 1px solid $line; border-radius: 6px; padding: 4px; }
QMenu::item { padding: 6px 24px 6px 12px; border-radius: 4px; min-height: 16px; }
QMenu::item:selected { background: $accent_fill; }
QMenu::item:disabled { color: $edge; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QMenu::icon { padding-left: 8px; }

QScrollArea { background: transparent; border: 0; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $pressed; border-radius: 4px; margin: 2px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: $edge; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QAbstractItemView {
  background: transparent; border: 0; alternate-background-color: transparent;
  selection-background-color: $accent_fill; selection-color: $text;
}
QTreeView::item, QListView::item { min-height: 28px; border-radius: 4px; padding: 0 4px; }
QTableView { gridline-color: $line; }
QTreeView::item:hover, QListView::item:hover, QTableView::item:hover { background: $hover; }
QTreeView::item:selected, QListView::item:selected, QTableView::item:selected { background: $accent_fill; color: $text; }
QHeaderView { background: transparent; }
QHeaderView::section {
  background: $surface; color: $dim; border: 0; border-bottom: 1px solid $line; padding: 4px 8px; font-size: 12px;
}

QTabWidget::pane { border: 0; }
QTabBar { background: transparent; }
QTabBar::tab { color: $dim; padding: 0 12px; min-height: 28px; border-bottom: 2px solid transparent; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar::tab:focus { color: $focus; }

QSplitter::handle { background: $line; }
QSplitter::handle:hover { background: $accent; }
QSplitter::handle:horizontal { width: 1px; }
QSplitter::handle:vertical { height: 1px; }

QSlider::groove:horizontal { height: 4px; background: $pressed; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 16px; margin: -6px 0; border-radius: 8px; background: $text; }
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus { background: $accent; }
QProgressBar { background: $sunken; border: 0; border-radius: 2px; max-height: 4px; color: transparent; }
QProgressBar::chunk { background: $accent; border-radius: 2px; }

QGroupBox { border: 1px solid $line; border-radius: 6px; margin-top: 8px; padding: 8px; }
QStatusBar { background: $window; color: $dim; border-top: 1px solid $line; font-size: 12px; }
QStatusBar::item { border: 0; }
QStatusBar QLabel { font-size: 12px; color: $dim; }
""")


def stylesheet(tokens: Tokens) -> str:
    """The sheet in one theme's colours."""
    return _SHEET.substitute(asdict(tokens))
