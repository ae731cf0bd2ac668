"""Start of the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QHBoxLayout

from fabric_studio.app.session import Session
from fabric_studio.base.translations import ENGLISH, closest, named_by_environment, use_language
from fabric_studio.io.house_style import write_as
from fabric_studio.ui.background.warming import Warming
from fabric_studio.ui.context import Context
from fabric_studio.ui.theme import Theme
from fabric_studio.ui.window.faults import Faults
from fabric_studio.ui.window.main_window import MainWindow


def application(argv: Sequence[str]) -> QApplication:
    """The one QApplication, with its names; made when there is none yet."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication([*argv] or ["fabric-studio"])
    app.setApplicationName("fabric-studio")
    app.setApplicationDisplayName("Fabric Studio")
    app.setDesktopFileName("fabric-studio")
    return app


def speak_in(preference: str) -> None:
    """The language of all texts, those of Qt's own dialogs too; "system": as the desktop. FABRIC_STUDIO_LANGUAGE goes first."""
    language = named_by_environment() or preference
    if language == "system":
        language = closest((QLocale.system().uiLanguages() or [ENGLISH])[0])
    use_language(language)
    app = QApplication.instance()
    assert app is not None
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    if language != ENGLISH:
        qt_texts = QTranslator(app)
        if qt_texts.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            app.installTranslator(qt_texts)


def make_window(session: Session) -> MainWindow:
    """A window on a session, in the user's theme and arrangement. Needs an application."""
    values = session.preferences.values
    speak_in(values.language)
    write_as(csv_encoding=values.csv_encoding, label_profile=values.label_profile)
    theme = Theme(values.theme)
    theme.apply()
    context = Context(session, theme)
    window = MainWindow(context)
    # Their connections hold all that the window shows: they go with it.
    context.setParent(window)
    theme.setParent(window)
    if values.layout:
        window.arrangement.set_from(values.layout)
    return window


def run(argv: Sequence[str]) -> int:
    """Open the window, on a project when argv names one; returns the exit code."""
    app = application([sys.argv[0]])
    window = make_window(Session())
    Faults(window.context.notices, window).watch()
    window.show()
    warming = Warming()
    foot = window.status.layout()
    assert isinstance(foot, QHBoxLayout)
    foot.insertWidget(foot.indexOf(window.status.place), warming)
    app.aboutToQuit.connect(warming.shut_down)
    warming.begin()
    files = [Path(name) for name in argv if not name.startswith("-")]
    if files:
        window.files.open_path(files[0])
    else:
        window.tour.offer()
    return int(app.exec())
