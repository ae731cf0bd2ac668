"""The actions for drawing a building, for its pictures, for the layers of the plan and for the grid."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from fabric_studio.app.commands import arrange, fields, locks, structure
from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length
from fabric_studio.ui.context import Context
from fabric_studio.ui.layers import NAMES
from fabric_studio.ui.selection import chosen

SNAPS_MM = (1, 10, 50, 100, 300, 600, 1200)
"""Grids that are offered; any whole number of millimetres up to the last can be typed."""
DRAWING = (
    ("hall", mark("Draw a hall"), "Shift+H", "bounding-box"),
    ("room", mark("Draw a meet-me room"), (), "share-network"),
    ("wall", mark("Draw a wall"), "W", "wall"),
    ("door", mark("Put in a door"), "D", "door"),
    ("column", mark("Draw a column"), "K", "columns"),
    ("no-go", mark("Draw a no-go area"), "N", "prohibit"),
    ("cold-aisle", mark("Close in a cold aisle"), "Shift+J", "snowflake"),
    ("hot-aisle", mark("Close in a hot aisle"), "Shift+K", "flame"),
)
"""(tool, words, shortcut, icon)."""
BUILDING = (
    *(f"tool.{name}" for name, *_ in DRAWING),
    "building.flip_doors",
    "-",
    "underlay.add",
    "tool.scale",
    "underlay.hide",
    "underlay.lock",
)
"""What the Building menu shows of them; "-" is a line between two groups."""


def declare(context: Context, add_picture: Callable[[], object], ask_grid: Callable[[], object]) -> None:
    """add_picture: asks for a file and lays it under the plan. ask_grid: asks for any grid."""
    add = context.actions.add
    for name, text, keys, icon_name in DRAWING:
        add(
            f"tool.{name}",
            tr(text),
            partial(context.use_tool, name),
            shortcut=keys,
            icon_name=icon_name,
            checkable=True,
        )
    add(
        "building.flip_doors",
        tr("Let doors open to the other side"),
        partial(_flip, context),
        shortcut="Shift+D",
    )
    add(
        "underlay.add",
        tr("Picture under the plan …"),
        add_picture,
        icon_name="image",
        tip=tr("A drawing of the building under the plan: PNG, JPEG, SVG, PDF or DXF"),
    )
    add(
        "tool.scale",
        tr("Scale the picture by two points"),
        partial(context.use_tool, "scale"),
        icon_name="ruler",
        checkable=True,
    )
    add("underlay.hide", tr("Hide or show the picture"), partial(_hide, context), icon_name="eye-slash")
    add("underlay.lock", tr("Lock or unlock the picture"), partial(_lock, context), icon_name="lock-simple")
    add("building.select_storey", tr("Select this storey"), partial(_select_storey, context))
    add("building.delete_storey", tr("Delete this storey"), partial(_delete_storey, context))
    _declare_layers(context)
    _declare_grid(context, ask_grid)
    context.tool_changed.connect(partial(_mark_tool, context))


def _declare_layers(context: Context) -> None:
    """ "layer.show.<name>" and "layer.lock.<name>", as checked as the layer is."""
    add, layers = context.actions.add, context.layers
    for name, title in NAMES.items():
        add(
            f"layer.show.{name}",
            tr("Show: {layer}", layer=tr(title)),
            partial(_show_layer, context, name),
            shortcut="Shift+C" if name == "cables" else (),
            icon_name="eye",
            checkable=True,
        ).setChecked(True)
    for name, title in NAMES.items():
        add(
            f"layer.lock.{name}",
            tr("Lock: {layer}", layer=tr(title)),
            partial(_lock_layer, context, name),
            icon_name="lock-simple",
            tip=tr("Clicks go through a locked layer"),
            checkable=True,
        )
    layers.changed.connect(partial(_mark_layers, context))


def _show_layer(context: Context, name: str) -> None:
    context.layers.show(name, context.actions[f"layer.show.{name}"].isChecked())


def _lock_layer(context: Context, name: str) -> None:
    context.layers.lock(name, context.actions[f"layer.lock.{name}"].isChecked())


def _mark_layers(context: Context) -> None:
    for name in NAMES:
        context.actions[f"layer.show.{name}"].setChecked(name not in context.layers.hidden)
        context.actions[f"layer.lock.{name}"].setChecked(name in context.layers.locked)


def _declare_grid(context: Context, ask_grid: Callable[[], object]) -> None:
    add = context.actions.add
    for snap in SNAPS_MM:
        length = format_length(float(snap))
        add(
            f"snap.{snap}",
            tr("Grid of {length}", length=length),
            partial(context.set_snap, float(snap)),
            checkable=True,
        )
    add("snap.other", tr("Another grid …"), ask_grid)
    add("snap.finer", tr("Finer grid"), partial(_next_grid, context, -1), shortcut="Ctrl+[")
    add("snap.coarser", tr("Coarser grid"), partial(_next_grid, context, 1), shortcut="Ctrl+]")
    context.view_changed.connect(partial(_mark_grid, context))
    _mark_grid(context)


def _mark_grid(context: Context) -> None:
    for snap in SNAPS_MM:
        context.actions[f"snap.{snap}"].setChecked(snap == context.snap_mm)


def _next_grid(context: Context, step: int) -> None:
    beyond = [snap for snap in SNAPS_MM if (snap - context.snap_mm) * step > 0]
    if beyond:
        context.set_snap(float(min(beyond) if step > 0 else max(beyond)))


def _mark_tool(context: Context, tool: str) -> None:
    for name in (*(name for name, *_ in DRAWING), "scale"):
        context.actions[f"tool.{name}"].setChecked(name == tool)


def _select_storey(context: Context) -> None:
    if context.storey:
        context.selection.set(chosen("storey", context.storey))


def _delete_storey(context: Context) -> None:
    if not context.storey:
        return
    gone = context.do(arrange.delete, context.document, chosen("storey", context.storey))
    if gone is not None:
        text = tr("Deleted {things}", things=arrange.describe({k: u for k, u in gone.items() if k != "part"}))
        context.notices.info(text, (tr("Undo"), context.actions["edit.undo"].trigger))


def _flip(context: Context) -> None:
    doors = context.selection.of("door")
    if len(doors):
        context.do(structure.flip_doors, context.document, doors)
    else:
        context.notices.info(tr("Select the doors that are to open to the other side"))


def _pictures(context: Context) -> list[int]:
    """The selected pictures, else all of the storey."""
    rows = context.snapshot.underlays
    chosen = context.selection.of("underlay")
    here = rows.uid[rows.storey == context.storey]
    found = [int(uid) for uid in (chosen if len(chosen) else here)]
    if not found:
        context.notices.info(tr("There is no picture on this storey. Add one from the Building menu."))
    return found


def _hide(context: Context) -> None:
    uids = _pictures(context)
    if uids:
        rows = context.snapshot.underlays
        shown = not all(rows.get(uid).hidden for uid in uids)
        context.do(fields.set_fields, context.document, "underlay", uids, hidden=shown)


def _lock(context: Context) -> None:
    uids = _pictures(context)
    if uids:
        ids = context.snapshot.underlays.uid
        chosen = {"underlay": ids[[uid in uids for uid in ids.tolist()]]}
        held = locks.locked(context.snapshot).get("underlay", ())
        command = locks.unlock if all(uid in held for uid in uids) else locks.lock
        context.do(command, context.document, chosen)
