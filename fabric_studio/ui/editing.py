"""Undo, clipboard, delete, turn and the pieces of the building: each one command on what is selected."""

from __future__ import annotations

from fabric_studio.app.commands import arrange, cables, clipboard, shell, storeys
from fabric_studio.app.commands.clipboard import Clip
from fabric_studio.base.language import tr
from fabric_studio.scene.camera import Rect
from fabric_studio.scene.extent import extent_of
from fabric_studio.scene.floor import floor_of
from fabric_studio.ui.canvas.picking import hall_at
from fabric_studio.ui.canvas.view import PlanView
from fabric_studio.ui.context import Context
from fabric_studio.ui.selection import chosen

COPIED = ("rack", "device", "tray")
GAP_MM = 4000.0


class Editing:
    """`plan` is where a paste goes: to the pointer when it is over the plan, else a step aside."""

    def __init__(self, context: Context, plan: PlanView) -> None:
        self._context, self.plan = context, plan
        self._clip: Clip | None = None
        self._clip_middle: tuple[float, float] = (0.0, 0.0)

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
        context = self._context
        ids = {kind: uids for kind, uids in context.selection.ids.items() if kind in COPIED}
        if not ids:
            context.notices.info(tr("Select racks, devices or trays to copy them"))
            return False
        self._clip = context.do(clipboard.copy, context.snapshot, ids)
        extent = extent_of(context.snapshot, context.storey, ids)
        self._clip_middle = extent.middle if extent is not None else (0.0, 0.0)
        return self._clip is not None

    def cut(self) -> None:
        if self.copy():
            self.delete()

    def paste(self) -> None:
        """At the pointer, or beside the original when the pointer is elsewhere."""
        context = self._context
        if self._clip is None:
            context.notices.info(tr("Nothing was copied yet"))
            return
        plan = self.plan
        dx, dy = context.snap_mm * 10, context.snap_mm * 10
        if plan.underMouse():
            at = plan.last_pointer
            dx, dy = plan.on_grid(at.x_mm - self._clip_middle[0], at.y_mm - self._clip_middle[1])
        self._paste(dx, dy)

    def duplicate(self) -> None:
        """A copy right beside the selection, in the direction in which there are no racks in the way."""
        context = self._context
        if not self.copy():
            return
        extent = extent_of(context.snapshot, context.storey, context.selection.ids)
        self._paste(extent.width if extent is not None else context.snap_mm * 10, 0.0)

    def _paste(self, dx_mm: float, dy_mm: float) -> None:
        context, plan = self._context, self.plan
        if self._clip is None:
            return
        hall = hall_at(plan.sheet, self._clip_middle[0] + dx_mm, self._clip_middle[1] + dy_mm) or None
        racks = context.selection.of("rack")
        fresh = context.do(
            clipboard.paste,
            context.document,
            self._clip,
            dx_mm=dx_mm,
            dy_mm=dy_mm,
            hall=hall,
            rack=int(racks[0]) if len(racks) == 1 and not len(self._clip.uids["rack"]) else None,
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
