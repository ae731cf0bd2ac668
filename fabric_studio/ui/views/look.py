"""What each view says of itself; everything else is the same for all of them."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from fabric_studio.base.language import tr
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.scene.camera import Camera, Rect
from fabric_studio.scene.keyed import KeyedLines
from fabric_studio.ui.context import Context
from fabric_studio.ui.selection import Chosen

Thing = tuple[str, Ids]
NO_IDS: Ids = np.zeros(0, np.int64)


class Look(QWidget):
    """What there is, how it looks for a camera, and what is where on the screen."""

    title = ""
    refits = True
    """While everything is shown, an edit that makes it larger makes it smaller on the screen."""
    margin = (192.0, 128.0)
    """Pixels painted beyond the left and right, and beyond the upper and lower edge."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.camera = self.first_camera()

    def sizeHint(self) -> QSize:
        return QSize(960, 640)

    def first_camera(self) -> Camera:
        return Camera()

    @staticmethod
    def prepare(snapshot: Snapshot) -> object:
        """Work out, on any thread, what takes long before this view can show a design."""
        return None

    def work_out(self, snapshot: Snapshot) -> Any:
        """What this view draws of a design; on any thread. What takes long is kept with the snapshot."""
        raise NotImplementedError

    def bounds(self) -> Rect | None:
        """Around everything, in the view's units; None when there is nothing to show."""
        raise NotImplementedError

    def empty_words(self) -> tuple[str, str]:
        """What to say when there is nothing to show, and what to do about it."""
        return tr("Nothing is drawn yet"), ""

    def hint(self) -> str:
        return ""

    # -- drawing --------------------------------------------------------------------------------------------------------

    def lines_for(self, camera: Camera, ratio: float) -> KeyedLines | None:
        """The cables for a camera; strokes in device pixels of its picture."""
        raise NotImplementedError

    def lines_in_steps(self, camera: Camera, ratio: float) -> Generator[None, None, KeyedLines | None]:
        """`lines_for`, for a view in which that takes long."""
        yield
        return self.lines_for(camera, ratio)

    def paint_ground(self, painter: QPainter, camera: Camera) -> Iterator[None] | None:
        """What lies below the cables; steps, where it takes long."""

    def paint_marks(self, painter: QPainter, camera: Camera) -> Iterator[None] | None:
        """What lies over the cables: names, counts, findings; steps, where it takes long."""

    def paint_over(self, painter: QPainter) -> None:
        """What does not move with the camera: captions, scales."""

    def quiet(self) -> float:
        """Opacity of cables at rest."""
        return 1.0

    # -- what is where --------------------------------------------------------------------------------------------------

    def outlines(self, ids: Chosen) -> list[QPainterPath]:
        """The shapes of things on the screen, to be given a halo."""
        return []

    def things_at(self, px: QPointF) -> list[Thing]:
        """(kind, uids) under a point, topmost first; clicking again at the same place goes down this list."""
        raise NotImplementedError

    def things_in(self, box: QRectF) -> Chosen:
        """What a rubber band takes."""
        return {}

    def extent_of(self, ids: Chosen) -> Rect | None:
        """Around these things, in the view's units; None when none of them is here."""
        raise NotImplementedError

    def devices_at(self, px: QPointF) -> Ids:
        """The devices of the box under a point, to draw a cable from or to; empty for none."""
        return NO_IDS

    def place_of(self, devices: Ids) -> QPointF | None:
        """Where on the screen the box of these devices is."""
        return None

    # -- what is done with it -------------------------------------------------------------------------------------------

    def take_up(self, px: QPointF) -> bool:
        """Take what is under a point in hand to move it; False where nothing can be moved."""
        return False

    def carry(self, px: QPointF) -> None:
        """What is in hand follows the pointer."""

    def drop(self, px: QPointF) -> None:
        """Put down what is in hand: one command."""

    def let_go(self) -> None:
        """Put it back where it was."""

    def key(self, event: QKeyEvent) -> bool:
        """A key of this view alone; True when it was used."""
        return False
