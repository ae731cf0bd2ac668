"""What a view shows of the design: after an edit of a large one, what it showed before until the new is worked out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject

from fabric_studio.app.large import is_large
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.ui.background.reading import Reading

Scene = TypeVar("Scene")


class Shown(Generic[Scene]):
    """`work(snapshot)` is called on any thread and again for each look at `scene`: it keeps what takes long with the
    snapshot. `newest()`: the design as it is by now. `worked_out()` is called on the thread of the window."""

    def __init__(
        self,
        title: str,
        work: Callable[[Snapshot], Scene],
        newest: Callable[[], Snapshot],
        worked_out: Callable[[], None],
        parent: QObject,
    ) -> None:
        self._work, self._newest, self._worked_out = work, newest, worked_out
        self._known: tuple[Snapshot, Scene] | None = None
        self._behind = False
        self._reading: Reading = Reading(title, work, lambda _scene: self._on_worked_out(), parent)

    @property
    def snapshot(self) -> Snapshot:
        return self._known[0] if self._behind and self._known is not None else self._newest()

    @property
    def scene(self) -> Scene:
        if not self._behind or self._known is None:
            snapshot = self._newest()
            self._known = snapshot, self._work(snapshot)
        return self._known[1]

    @property
    def behind(self) -> bool:
        """Whether it is the design as it was before the last edit."""
        return self._behind

    def fall_behind(self) -> bool:
        """Stay as it is, when there is something to stay with and the new takes long; False: it is up to date."""
        snapshot = self._newest()
        self._behind = self._known is not None and self._known[0] is not snapshot and is_large(snapshot)
        return self._behind

    def work_out(self) -> None:
        """Beside the window; then `worked_out()` is called."""
        self._reading.ask(self._newest())

    def catch_up(self) -> None:
        """Show the design as it is, whatever that takes."""
        self._reading.stop()
        self._behind = False

    def forget(self) -> None:
        """What was shown is no longer of use."""
        self.catch_up()
        self._known = None

    def _on_worked_out(self) -> None:
        self._behind = False
        self._worked_out()
