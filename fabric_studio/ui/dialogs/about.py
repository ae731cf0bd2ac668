"""What the program is, its version, and whose work it stands on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

import fabric_studio
from fabric_studio.base.language import tr
from fabric_studio.ui.dialogs.frame import DialogFrame

_PARTS = (
    "Qt and PySide6 (LGPL), pyqtgraph (MIT), numpy, scipy, numba and networkx (BSD), msgspec (BSD), psygnal (BSD), "
    "ezdxf (MIT), XlsxWriter (BSD), openpyxl (MIT), Pillow (MIT-CMU), QtAwesome with Phosphor icons (MIT), "
    "Inter typeface (SIL Open Font License)."
)


class AboutDialog(DialogFrame):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            tr("Fabric Studio {version}", version=fabric_studio.__version__),
            tr(
                "Draw a GPU fabric to scale on a real floor, know at once that every cable fits, and watch it run."
            ),
            parent,
        )
        self.setMinimumWidth(460)
        honest = QLabel(
            tr(
                "Every figure of the catalogue names its source and how sure it is; estimates are marked where they are shown. Prices are planning estimates, never quotes. Every bandwidth is one-way."
            )
        )
        licence = QLabel(tr("Apache License 2.0. It stands on {parts}", parts=_PARTS))
        licence.setProperty("role", "label")
        for label in (honest, licence):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.body.addWidget(label)
        self.add_button(tr("Close"), self.accept, role="primary")
