"""The actions of the Arrange and the Wizards menu: each one command on what is selected, or one dialog."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import get_args

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from fabric_studio.app.commands import align, locks, ways
from fabric_studio.app.commands.arrange import describe
from fabric_studio.app.wizards.wizard import WIZARDS
from fabric_studio.base.language import counted, mark, tr
from fabric_studio.ui.actions import feeds
from fabric_studio.ui.actions.feeds import FEED
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.wizard import WizardDialog

_EDGES = {
    "left": (mark("Align left edges"), "align-left"),
    "centre-x": (mark("Align middles across"), "align-center-horizontal"),
    "right": (mark("Align right edges"), "align-right"),
    "top": (mark("Align upper edges"), "align-top"),
    "centre-y": (mark("Align middles down"), "align-center-vertical"),
    "bottom": (mark("Align lower edges"), "align-bottom"),
}
_AXES = {"x": (mark("Space out evenly across"), "columns"), "y": (mark("Space out evenly down"), "rows")}
_FACINGS = {
    "up": (mark("Turn fronts up"), "arrow-up"),
    "right": (mark("Turn fronts right"), "arrow-right"),
    "down": (mark("Turn fronts down"), "arrow-down"),
    "left": (mark("Turn fronts left"), "arrow-left"),
}
_SAID = {
    "lock": (mark("Locked {things}"), mark("{things}: locked already")),
    "unlock": (mark("Unlocked {things}"), mark("{things}: unlocked already")),
}
_WAYS = {
    "lead_by": (mark("Lead cables by the tray selected with them"), "path", "Ctrl+Shift+T"),
    "lead_shortest": (mark("Lead cables the shortest way"), "arrow-bend-up-right", ""),
    "avoid_tray": (mark("Keep cables out of the trays selected"), "prohibit", ""),
    "use_tray": (mark("Let cables into the trays selected again"), "check", ""),
}
ARRANGE = (
    *(f"arrange.align_{edge}" for edge in _EDGES),
    "-",
    *(f"arrange.space_{axis}" for axis in _AXES),
    "-",
    *(f"arrange.face_{facing}" for facing in _FACINGS),
    "-",
    "arrange.lock",
    "arrange.unlock",
    "-",
    *FEED,
    "-",
    *(f"arrange.{name}" for name in _WAYS),
)
"""The Arrange menu; "-" is a line between two groups."""
_KEYS = {"rename": "F2", "array": "Ctrl+Shift+A", "ports": "Ctrl+Shift+P"}


def declare(context: Context, window: QWidget) -> None:
    """Add all of them. `window` is what the dialogs belong to."""
    add = context.actions.add
    for edge in get_args(align.Edge):
        text, icon_name = _EDGES[edge]
        add(f"arrange.align_{edge}", tr(text), partial(_align, context, edge), icon_name=icon_name)
    for axis in get_args(align.Axis):
        text, icon_name = _AXES[axis]
        add(f"arrange.space_{axis}", tr(text), partial(_space_out, context, axis), icon_name=icon_name)
    for facing, (text, icon_name) in _FACINGS.items():
        add(
            f"arrange.face_{facing}",
            tr(text),
            partial(_face, context, facing),
            icon_name=icon_name,
        )
    for name, text, command, icon_name, key in (
        ("lock", tr("Lock what is selected"), locks.lock, "lock-simple", "Ctrl+Shift+L"),
        ("unlock", tr("Unlock what is selected"), locks.unlock, "lock-simple-open", "Ctrl+Alt+L"),
    ):
        add(
            f"arrange.{name}", text, partial(_lock, context, command, name), icon_name=icon_name, shortcut=key
        )
    feeds.declare(context)
    for name, (text, icon_name, key) in _WAYS.items():
        add(f"arrange.{name}", tr(text), partial(_lead, context, name), icon_name=icon_name, shortcut=key or ())
    for name, wizard in WIZARDS.items():
        add(
            f"wizard.{name}",
            f"{tr(wizard.title)} …",
            partial(open_wizard, context, window, name),
            icon_name=wizard.icon,
            tip=tr(wizard.summary),
            shortcut=_KEYS.get(name, ()),
        )


def open_wizard(context: Context, window: QWidget, name: str) -> WizardDialog:
    """The dialog of one wizard over a window; gone when it is closed."""
    dialog = WizardDialog(context, WIZARDS[name], window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    return dialog


def _align(context: Context, edge: align.Edge) -> None:
    context.do(align.align, context.document, context.selection.ids, edge)


def _space_out(context: Context, axis: align.Axis) -> None:
    context.do(align.distribute, context.document, context.selection.ids, axis)


def _face(context: Context, facing: str) -> None:
    racks = context.selection.of("rack")
    if not len(racks):
        context.notices.info(tr("Select the racks that are to be turned"))
        return
    context.do(align.face, context.document, racks, facing)


def _lead(context: Context, how: str) -> None:
    """Cables by the one tray selected with them, or back; trays to keep out of."""
    cables, trays = context.selection.of("cable"), context.selection.of("tray")
    if how in ("avoid_tray", "use_tray"):
        if not len(trays):
            context.notices.info(tr("Select the trays first"))
        else:
            context.do(ways.avoid, context.document, trays, off=how == "use_tray")
        return
    if not len(cables) or (how == "lead_by" and len(trays) != 1):
        context.notices.info(
            tr("Select cables and one tray: click a bundle, then the tray with Shift")
            if how == "lead_by"
            else tr("Select the cables first")
        )
        return
    pairs = context.do(ways.lead_by, context.document, cables, int(trays[0]) if how == "lead_by" else None)
    if pairs:
        words = counted(
            pairs,
            "Cables between {count} pair of racks led anew",
            "Cables between {count} pairs of racks led anew",
        )
        context.notices.info(words, (tr("Undo"), context.actions["edit.undo"].trigger))


def _lock(context: Context, command: Callable[..., int], verb: str) -> None:
    chosen = {kind: uids for kind, uids in context.selection.ids.items() if kind in locks.LOCKABLE}
    changed = context.do(command, context.document, chosen)
    if changed is not None:
        done, already = _SAID[verb]
        said = tr(done if changed else already, things=describe(chosen))
        context.notices.info(
            said[:1].upper() + said[1:],
            (tr("Undo"), context.actions["edit.undo"].trigger) if changed else None,
        )
