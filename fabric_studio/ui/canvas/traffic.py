"""How much of each cable is used at the moment of the simulation that is on show."""

from __future__ import annotations

from fabric_studio.model.table import Floats, Ids
from fabric_studio.scene.use import cable_use
from fabric_studio.ui.context import Context


class Traffic:
    """Worked out when it is asked for, so that a view that cannot be seen costs nothing while a run plays."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._known = False
        self._use: Floats | None = None
        self._cables: Ids | None = None

    @property
    def use(self) -> Floats | None:
        """Per row of snapshot.cables, one-way; None while no simulation is shown."""
        if not self._known:
            frame, snapshot, self._known = self._context.frame, self._context.snapshot, True
            self._use = (
                None if frame is None else cable_use(snapshot, frame.link_cable, frame.link_utilization)
            )
        return self._use

    def forget(self) -> None:
        """Another moment, or another design."""
        self._known = False

    def after_edit(self) -> None:
        """As it was while the cables are the same: the next moment of the run is not far."""
        uid, self._cables = self._cables, self._context.snapshot.cables.uid
        if self._context.frame is None or uid is not self._cables:
            self.forget()
