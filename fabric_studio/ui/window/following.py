"""What the frame of the window says about the design: its title, what can be undone, how many findings there are."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from fabric_studio.base.language import tr
from fabric_studio.ui.context import Context
from fabric_studio.ui.window.bottom import Bottom
from fabric_studio.ui.window.top_bar import TopBar


class Following(QObject):
    """Follows the context; what is chosen of units and snap goes into the preferences."""

    def __init__(self, context: Context, window: QMainWindow, top: TopBar, bottom: Bottom) -> None:
        super().__init__(window)
        self._context, self._window, self._top, self._bottom = context, window, top, bottom
        context.state_changed.connect(self._refresh_title)
        context.document_replaced.connect(self._refresh_title)
        context.document_changed.connect(self._on_change)
        context.document_replaced.connect(self._refresh_actions)
        context.selection_changed.connect(self._refresh_actions)
        context.report_changed.connect(self._on_report)
        context.view_changed.connect(self._keep_preferences)

    def refresh(self) -> None:
        """Say all of it, before anything has changed."""
        self._refresh_title()
        self._refresh_actions()

    def _on_change(self, _change: object) -> None:
        self._refresh_actions()

    def _on_report(self, report: object) -> None:
        summary = getattr(report, "summary", {})
        count = sum(int(summary.get(name, 0)) for name in ("error", "warning", "info"))
        title = tr("Findings  {count:,}", count=count) if count else tr("Findings")
        self._bottom.set_title("findings", title)

    def _refresh_title(self) -> None:
        session = self._context.session
        dirty = session.dirty
        file = session.path.name if session.path is not None else tr("not saved yet") if dirty else ""
        title = session.title if len(self._context.snapshot) else "Fabric Studio"
        self._top.show_title(title, file if file != title else "", dirty)
        self._window.setWindowTitle(f"{'● ' if dirty else ''}{session.title} - Fabric Studio")

    def _refresh_actions(self) -> None:
        actions, document = self._context.actions, self._context.document
        for name, label, word in (
            ("edit.undo", document.undo_label, tr("Undo")),
            ("edit.redo", document.redo_label, tr("Redo")),
        ):
            actions[name].setEnabled(bool(label))
            actions[name].setText(f"{word} {tr(label)}".strip())
        some = len(self._context.selection) > 0
        for name in ("cut", "copy", "duplicate", "delete", "rotate", "rotate_back"):
            actions[f"edit.{name}"].setEnabled(some)
        actions["building.wan"].setEnabled(len(self._context.snapshot.sites) > 1)

    def _keep_preferences(self) -> None:
        context = self._context
        values = context.session.preferences.values
        if (values.units, values.snap_mm) != (context.units, context.snap_mm):
            context.session.preferences.change(units=context.units, snap_mm=context.snap_mm)


def restore_preferences(context: Context) -> None:
    """As they were kept; a file that could not be read is told."""
    values = context.session.preferences.values
    context.units = values.units
    context.snap_mm = values.snap_mm
    if problem := context.session.preferences.problem:
        context.notices.warning(problem)
