"""A window that is closed gives back what it held: a design of 100,000 GPUs takes more than a gigabyte."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from fabric_studio.topology.template import TEMPLATES
from fabric_studio.ui.main import make_window


def test_a_closed_window_holds_nothing(qapp, session_on):
    session = session_on(TEMPLATES["leaf-spine"].build({"servers": 2}))
    window = make_window(session)
    window.files.ask_unsaved = lambda: "discard"
    window.show()
    QApplication.processEvents()
    held = [
        weakref.ref(thing) for thing in (window, window.plan, session.document, session.document.snapshot())
    ]
    window.close()
    window.deleteLater()
    del window
    session.new()
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
    assert [thing() for thing in held] == [None] * 4
