"""Drawing a WAN span on the site view: from a site, a building or a meet-me room to another. The ghost says how long it is,
what light needs for it, and what reaches that far."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPen

from fabric_studio.app.commands import spans
from fabric_studio.app.commands.spans import Place, SpanTrial
from fabric_studio.base.language import tr
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.selection import Chosen, chosen
from fabric_studio.ui.views.cabling import GRIP_PX, Cabling, End
from fabric_studio.ui.views.drawn import Drawn


class Places(Protocol):
    """Where on the screen what a span can end at is."""

    def spot_of(self, kind: str, uid: int) -> QPointF | None:
        """The middle of a site, a building or a room."""

    def is_afar(self, site: int) -> bool:
        """Whether its campus is too small on the map to work on."""


class SpanDrawing(Cabling):
    """With the cable tool from everything that a span can end at; else from the pin of a site, since a drag moves what
    stands on the campus."""

    def __init__(self, view: Drawn, places: Places) -> None:
        super().__init__(view)
        self._places = places
        self._start: Place | None = None
        self._target: Place | None = None
        self.found: SpanTrial | None = None

    @property
    def busy(self) -> bool:
        return self._start is not None

    def begin_at(self, px: QPointF) -> bool:
        place, things = self._place_at(px), self._view.things_at(px)
        pinned = bool(things) and things[0][0] == "site" and self._places.is_afar(int(things[0][1][0]))
        if place is None or not (pinned or self._view.context.tool == "cable"):
            return False
        self._start, self._target, self.found = place, None, None
        self._pressed = self._at = px
        return True

    def grip_at(self, px: QPointF) -> tuple[int, End] | None:
        return None

    def move(self, px: QPointF) -> None:
        self._at = px
        under = self._place_at(px)
        target = None if under == self._start else under
        if target != self._target:
            self._target = target
            self.refresh()

    def release(self, px: QPointF) -> None:
        """Let go on another site: drawn. Let go where it began: the next press is the other end."""
        self.move(px)
        if (px - self._pressed).manhattanLength() > 2 * GRIP_PX or self._target is not None:
            self.finish(None)

    def key(self, event: QKeyEvent) -> bool:
        return False

    def refresh(self) -> None:
        """Try again: another place, another medium, or the design changed."""
        context, self.found = self._view.context, None
        snapshot = context.snapshot
        for place in (self._start, self._target):
            if place is not None and place[1] not in snapshot.table(place[0]):
                self.cancel()
        if self._start is not None and self._target is not None:
            self.found = spans.trial_span(
                snapshot, context.library, self._start, self._target, context.medium
            )

    def finish(self, medium: str | None) -> None:
        start, target, found, context = self._start, self._target, self.found, self._view.context
        self.cancel()
        if start is None or target is None or found is None:
            return
        if found.problem:
            way_out = None
            if "building.wan" in context.actions:
                way_out = tr("WAN link …"), context.actions["building.wan"].trigger
            context.notices.error(found.problem, way_out)
            return
        made = context.do(spans.draw_span, context.document, start, target)
        if made is not None:
            context.selection.set(chosen("span", made))

    def cancel(self) -> None:
        self._start = self._target = self.found = None

    def _place_at(self, px: QPointF) -> Place | None:
        """The room, building or site under a point."""
        for kind, uids in self._view.things_at(px):
            if kind in ("room", "building", "site"):
                return kind, int(uids[0])
        return None

    # -- painting -----------------------------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        if self._start is None:
            return
        view, places, theme = self._view, self._places, self._view.context.theme
        tone = "accent" if self.found is None else self._tone(self.found)
        for place in (self._start, self._target):
            if place is not None:
                ids: Chosen = chosen(*place)
                view.paint_halo(painter, view.outlines(ids), theme.colour("accent"))
        start = places.spot_of(*self._start)
        if start is not None:
            pen = QPen(theme.colour(tone), 3)
            if self.found is None or not self.found.fits:
                pen.setDashPattern([3, 2])
            painter.setPen(pen)
            path = QPainterPath(start)
            path.lineTo((places.spot_of(*self._target) if self._target is not None else None) or self._at)
            painter.drawPath(path)
        paint_card(painter, theme, self.card(), self._at, QRectF(0, 0, view.width(), view.height()))

    def card(self) -> Card:
        """ "1,009 km  great circle; a real route is longer", delay, media, conduits."""
        found = self.found
        if found is None:
            return Card(tr("to another site, building or meet-me room"), tr("WAN span"))
        if found.problem:
            return Card("", tr("No span here"), (found.problem,), tone="error", framed=True)
        lines = tuple(line for line in (found.delay, found.media, found.ways) if line)
        length = tr("{km:,.0f} km", km=found.length_km)
        return Card(
            tr("great circle; a real route is longer"), length, lines, tone=self._tone(found), framed=True
        )

    @staticmethod
    def _tone(found: SpanTrial) -> str:
        return "error" if found.problem else "ok" if found.reached else "warn"
