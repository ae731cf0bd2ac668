"""Undo, clipboard, delete, turn and the pieces of the building: each one command on what is selected."""

from __future__ import annotations

import secrets

import numpy as np
from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication

from fabric_studio.app.commands import arrange, cables, clipboard, shell, storeys
from fabric_studio.app.commands.clipboard import Clip
from fabric_studio.base.language import tr
from fabric_studio.io.clip_bytes import MIME, ClipRecord
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.extent import extent_of
from fabric_studio.scene.floor import floor_of
from fabric_studio.ui.canvas.picking import hall_at
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.context import Context
from fabric_studio.ui.selection import chosen

COPIED = ("rack", "device", "tray", *clipboard.BUILDING)
GAP_MM = 4000.0


class Editing:
    """`plan` is where a paste goes: to the pointer when it is over the plan, else a step aside."""

    def __init__(self, context: Context, plan: PlanView) -> None:
        self._context, self.plan = context, plan
        self._origin = secrets.token_hex(8)
        context.document_replaced.connect(self._forget)

    def _forget(self) -> None:
        """What was copied from the design before is of another design now."""
        self._origin = secrets.token_hex(8)

    def undo(self) -> None:
        self._step("undo")

    def redo(self) -> None:
        self._step("redo")

    def _step(self, way: str) -> None:
        """A drag that is going on is given up first and counts as the step that was taken back."""
        context = self._context
        if self.plan.tool.busy:
            self.plan.tool.cancel()
            self.plan.update()
            if way == "undo":
                return
        label = context.do(getattr(context.document, way))
        if not label:
            context.notices.info(tr("Nothing to undo") if way == "undo" else tr("Nothing to redo"))

    # -- clipboard ----------------------------------------------------------------------------------------------------

    def copy(self) -> bool:
        """Into the clipboard of the system too, for other windows; as lines of text for other programs."""
        context = self._context
        ids = {kind: uids for kind, uids in context.selection.ids.items() if kind in COPIED}
        if not ids:
            context.notices.info(tr("Select racks, devices, trays, walls or areas to copy them"))
            return False
        clip = context.do(clipboard.copy, context.snapshot, ids)
        if clip is None:
            return False
        extent = extent_of(context.snapshot, context.storey, ids)
        middle = extent.middle if extent is not None else (0.0, 0.0)
        data = clipboard.as_bytes(clip, origin=self._origin, storey=context.storey, middle=middle)
        mime = QMimeData()
        mime.setData(MIME, QByteArray(data))
        mime.setText(clipboard.as_text(clip))
        QGuiApplication.clipboard().setMimeData(mime)
        return True

    def cut(self) -> None:
        if self.copy():
            self.delete()

    def paste(self) -> None:
        """At the pointer; when that is elsewhere beside the original, or on another storey in the same place."""
        context, plan = self._context, self.plan
        found = self._copied()
        if found is None:
            return
        clip, record = found
        at = plan.last_pointer
        # A window that opens under the pointer does not know where it is until it moves.
        if plan.underMouse() and not at.px.isNull():
            shift = plan.on_grid(at.x_mm - record.x_mm, at.y_mm - record.y_mm)
        elif clip.foreign or record.storey != context.storey:
            shift = self._into_view(record)
        else:
            shift = context.snap_mm * 10, context.snap_mm * 10
        self._paste(clip, record, *shift)

    def _copied(self) -> tuple[Clip, ClipRecord] | None:
        """What lies in the clipboard; None, and a word to the user, when it is nothing of ours."""
        mime = QGuiApplication.clipboard().mimeData()
        if mime is None or not mime.hasFormat(MIME):
            self._context.notices.info(tr("Nothing was copied yet"))
            return None
        data = bytes(mime.data(MIME).data())
        return self._context.do(clipboard.from_bytes, data, origin=self._origin)

    def _into_view(self, record: ClipRecord) -> tuple[float, float]:
        """Not at all where the place it came from is in a hall here; else to the middle of the nearest hall."""
        halls = floor_of(self._context.snapshot, self._context.storey).halls
        x, y = record.x_mm, record.y_mm
        inside = (halls.x0 <= x) & (x <= halls.x1) & (halls.y0 <= y) & (y <= halls.y1)
        if inside.any() or not len(halls):
            return 0.0, 0.0
        centre_x, centre_y = (halls.x0 + halls.x1) / 2, (halls.y0 + halls.y1) / 2
        near = int(np.argmin(np.hypot(centre_x - x, centre_y - y)))
        return self.plan.on_grid(float(centre_x[near]) - x, float(centre_y[near]) - y)

    def duplicate(self) -> None:
        """A copy right beside the selection, in the direction in which there are no racks in the way."""
        context = self._context
        if not self.copy() or (found := self._copied()) is None:
            return
        extent = extent_of(context.snapshot, context.storey, context.selection.ids)
        self._paste(*found, extent.width if extent is not None else context.snap_mm * 10, 0.0)

    def _paste(self, clip: Clip, record: ClipRecord, dx_mm: float, dy_mm: float) -> None:
        context, plan = self._context, self.plan
        hall = hall_at(plan.sheet, record.x_mm + dx_mm, record.y_mm + dy_mm) or None
        racks = context.selection.of("rack")
        fresh = context.do(
            clipboard.paste,
            context.document,
            clip,
            dx_mm=dx_mm,
            dy_mm=dy_mm,
            hall=hall,
            rack=int(racks[0]) if len(racks) == 1 and not len(clip.uids["rack"]) else None,
            storey=context.storey or None,
        )
        if fresh:
            kinds = [kind for kind in COPIED if len(fresh.get(kind, ()))]
            context.selection.set(
                {kind: fresh[kind] for kind in kinds if kind != "device" or kinds == ["device"]}
            )

    # -- selection ----------------------------------------------------------------------------------------------------

    def delete(self) -> None:
        context = self._context
        if not len(context.selection):
            context.notices.info(tr("Select what is to be deleted"))
            return
        ids = dict(context.selection.ids)
        gone = context.do(arrange.delete, context.document, ids)
        if gone is not None:
            also = {
                k: u
                for k, u in gone.items()
                if k not in ids and k in ("rack", "device", "cable", "tray", "hall")
            }
            text = tr(
                "Deleted {describe}", describe=arrange.describe({k: gone.get(k, u) for k, u in ids.items()})
            )
            if also:
                text += tr(", with {describe}", describe=arrange.describe(also))
            context.notices.info(text, (tr("Undo"), self.undo))

    def rotate(self, degrees: float) -> None:
        context = self._context
        context.do(arrange.rotate, context.document, context.selection.ids, degrees)

    def select_all(self) -> None:
        context = self._context
        floor = floor_of(context.snapshot, context.storey)
        context.selection.set({"rack": floor.racks.uid} if len(floor.racks) else {"tray": floor.trays.uid})

    def connect(self) -> None:
        """Cable the two selected racks with the chosen medium, as the cable tool would."""
        context = self._context
        racks = context.selection.of("rack")
        if len(racks) != 2:
            context.notices.info(tr("Select the two racks to be joined by a cable"))
            return
        made = context.do(
            cables.connect_racks,
            context.document,
            context.library,
            int(racks[0]),
            int(racks[1]),
            medium_id=context.medium or None,
        )
        if made:
            context.selection.set(chosen("cable", made))

    # -- the building -------------------------------------------------------------------------------------------------

    def add_hall(self) -> None:
        """20 by 12 m, to the right of the halls there are."""
        context = self._context
        size = {"width_mm": shell.HALL_WIDTH_MM, "depth_mm": shell.HALL_DEPTH_MM}
        if context.storey:
            taken = floor_of(context.snapshot, context.storey).halls.bounds() or Rect(0, 0, -GAP_MM, 0)
            uid = context.do(
                storeys.add_hall,
                context.document,
                context.storey,
                x_mm=taken.x1 + GAP_MM,
                y_mm=taken.y0,
                **size,
            )
        else:
            uid = context.do(shell.add_first_hall, context.document, x_mm=0.0, y_mm=0.0, **size)
        if uid is not None:
            context.selection.set(chosen("hall", uid))
            self.plan.fit_all()
