"""What can be dragged in a rack elevation: a cable, a device, a part from the palette. Each ends in one command."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from fabric_studio.app.commands import cables as cable_commands
from fabric_studio.app.commands import devices as device_commands
from fabric_studio.app.commands.trial import Trial
from fabric_studio.base.language import counted, tr
from fabric_studio.catalog.parts import Medium, Part
from fabric_studio.layout.lengths import PortEnd
from fabric_studio.model.build import rack_units
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.canvas.tools.cable import card_of, tone_of
from fabric_studio.ui.context import Context
from fabric_studio.ui.panels.elevation.paint import paint_cable, paint_ghost
from fabric_studio.ui.panels.elevation.places import Column, Spot, spot_at
from fabric_studio.ui.panels.elevation.plan import Mounted
from fabric_studio.ui.selection import chosen

Columns = Callable[[], Sequence[Column]]


class Drag(Protocol):
    """Follows the pointer (or the keyboard), paints itself, and ends in one command."""

    def move_to(self, at: QPointF) -> None: ...
    def paint(self, painter: QPainter, room: QRectF) -> None: ...
    def drop(self) -> None: ...


def find_port(columns: Sequence[Column], spot: Spot) -> tuple[Column, Mounted, QRectF, PortEnd] | None:
    """The box and the end of a spot that is on a port; None when it is not or the port is not shown."""
    if spot.column >= len(columns) or spot.port < 0:
        return None
    column = columns[spot.column]
    device = column.plan.find(spot.device)
    if device is None:
        return None
    for cell in device.cells:
        if cell.cage.number == spot.port:
            lane, lanes = cell.port_lanes(spot.logical)
            return (
                column,
                device,
                column.port_box(device, cell, spot.logical),
                PortEnd(device.uid, spot.port, lane, lanes),
            )
    return None


def free_port_like(device: Mounted, source: Mounted, source_port: int) -> Spot | None:
    """The first free port of a device that goes with the source: of the same rate, else any; None when all are taken."""
    wanted = next((cell.cage.port_gbps for cell in source.cells if cell.cage.number == source_port), math.nan)
    ports = [(cell, n) for cell in device.cells for n in range(cell.ports) if cell.in_port(n) is None]
    ports.sort(key=lambda entry: entry[0].cage.port_gbps != wanted)
    return Spot(0, device.uid, ports[0][0].cage.number, ports[0][1]) if ports else None


class CablePull:
    """From a free port to another one; dropping on a device takes its next free port that goes with the first."""

    def __init__(self, context: Context, columns: Columns, source: Spot) -> None:
        self._context, self._columns, self.source = context, columns, source
        self.target: Spot | None = None
        self._at = QPointF()
        self._tried: tuple[PortEnd, PortEnd, str] | None = None
        self.trial: Trial | None = None

    def move_to(self, at: QPointF) -> None:
        self._at = at
        self.aim(spot_at(self._columns(), at))

    def aim(self, spot: Spot | None) -> None:
        """At a port, or at a device as a whole."""
        columns, self.target = self._columns(), None
        source = find_port(columns, self.source)
        if source is None or spot is None or not spot.device or spot.device == self.source.device:
            self.trial = None
            return
        device = columns[spot.column].plan.find(spot.device)
        if spot.port < 0 and device is not None:
            found = free_port_like(device, source[1], self.source.port)
            spot = spot if found is None else Spot(spot.column, spot.device, found.port, found.logical)
        if spot.port >= 0:
            self.target = spot
            self._try(source[3])

    def _try(self, a: PortEnd) -> None:
        found = self.target and find_port(self._columns(), self.target)
        if not found:
            return
        z, medium = found[3], self._context.medium
        if self._tried != (a, z, medium):
            self._tried = (a, z, medium)
            snapshot, library = self._context.snapshot, self._context.library
            self.trial = cable_commands.trial(snapshot, library, a, z, medium or None)

    def card(self) -> Card:
        """The words beside the ghost, the same as on the plan: length and limit, what is wrong, what Return would do."""
        if self.trial is None:
            return Card(tr("Drop on a free port of another device"), tr("Cable"), (tr("Esc lets go"),))
        return card_of(self.trial)

    def paint(self, painter: QPainter, room: QRectF) -> None:
        source = find_port(self._columns(), self.source)
        if source is None:
            return
        theme, start, end = self._context.theme, source[2].center(), self._at
        found = find_port(self._columns(), self.target) if self.target else None
        if found:
            end = found[2].center()
            painter.setPen(theme.colour("accent" if self.trial and self.trial.fits else "error"))
            painter.drawRect(found[2].adjusted(-2, -2, 2, 2))
        good = self.trial is not None and self.trial.fits
        paint_cable(painter, theme.colour(tone_of(self.trial)), start, end, dashed=not good)
        paint_card(painter, theme, self.card(), end if found and not self._at else self._at or end, room)

    def drop(self) -> None:
        """With the medium that is chosen in the palette."""
        self._connect(self._context.medium or None)

    def drop_cheapest(self) -> None:
        """With the cheapest that fits, as the card offers; else with the chosen one."""
        best = self.trial.cheapest if self.trial is not None else None
        self._connect(best.id if best is not None else self._context.medium or None)

    def _connect(self, medium_id: str | None) -> None:
        source = find_port(self._columns(), self.source)
        found = find_port(self._columns(), self.target) if self.target else None
        if source is None or not found:
            return
        context, ends = self._context, (source[3], found[3])
        made = context.do(
            cable_commands.connect_ports, context.document, context.library, *ends, medium_id=medium_id
        )
        if made is not None:
            context.selection.set(chosen("cable", made))


class BreakoutPull(CablePull):
    """A splitter: its head is in the first port, and every click plugs in one more tail, until it has none left. Return
    draws it with the tails plugged so far; the lanes of the head go to the tails in their order."""

    def __init__(self, context: Context, columns: Columns, source: Spot, medium: Medium) -> None:
        super().__init__(context, columns, source)
        self.medium = medium
        self.tails: list[tuple[Spot, PortEnd]] = []

    @property
    def tails_left(self) -> int:
        return max(0, self.medium.heads - 1 - len(self.tails))

    def aim(self, spot: Spot | None) -> None:
        """A device as a whole: its next port that is free and not plugged here yet."""
        super().aim(spot)
        taken = {each for each, _ in self.tails}
        if self.target in taken and self.target is not None:
            device = self._columns()[self.target.column].plan.find(self.target.device)
            self.target = None
            if spot is not None and spot.port < 0 and device is not None:
                free = next((each for each in free_ports(device, spot.column) if each not in taken), None)
                self.target = free

    def plug(self) -> bool:
        """Plug a tail into what is aimed at; True when the cable has no tail left. A head and a tail need a port each."""
        found = find_port(self._columns(), self.target) if self.target else None
        if self.target is None or not found:
            return False
        if self.trial is not None and not self.trial.free:
            self._context.notices.error(self.trial.words)
            return False
        self.tails.append((self.target, found[3]))
        self.target = self.trial = self._tried = None
        return not self.tails_left

    def card(self) -> Card:
        words = tr("Return draws it with the tails plugged so far; Esc lets go")
        text = counted(
            self.tails_left,
            "tail of {medium} left; click on a free port",
            "tails of {medium} left; click on a free port each",
            medium=self.medium.name,
        )
        lines = (words,) if self.trial is None else (self.trial.words, words)
        return Card(text, f"{self.tails_left}", lines)

    def paint(self, painter: QPainter, room: QRectF) -> None:
        super().paint(painter, room)
        source = find_port(self._columns(), self.source)
        for spot, _ in self.tails:
            found = find_port(self._columns(), spot)
            if source is not None and found is not None:
                paint_cable(painter, self._context.theme.colour("accent"), source[2].center(), found[2].center())

    def drop(self) -> None:
        """Draw it with the tails that are plugged."""
        source, context = find_port(self._columns(), self.source), self._context
        if source is None or not self.tails:
            return
        head = PortEnd(source[3].device, source[3].port)
        made = context.do(
            cable_commands.connect_breakout,
            context.document,
            context.library,
            head,
            [end for _, end in self.tails],
            medium_id=self.medium.id,
        )
        if made:
            context.selection.set(chosen("cable", made))

    drop_cheapest = drop


def splitter_chosen(context: Context) -> Medium | None:
    """The medium that new cables get, where it has one head and several tails."""
    medium = context.library.media.get(context.medium) if context.medium else None
    return medium if medium is not None and medium.heads > 2 and medium.far_connectors else None


def free_ports(device: Mounted, column: int) -> Iterator[Spot]:
    """The free logical ports of a device in the order of its face."""
    for cell in device.cells:
        for logical in range(cell.ports):
            if cell.in_port(logical) is None:
                yield Spot(column, device.uid, cell.cage.number, logical)


class DeviceMove:
    """A device to another rack unit, or to another rack that is shown."""

    def __init__(self, context: Context, columns: Columns, device: Mounted, grip_px: float) -> None:
        self._context, self._columns, self._device, self._grip = context, columns, device, grip_px
        self._place: tuple[int, int] | None = None
        self._taken = ""

    def move_to(self, at: QPointF) -> None:
        columns = self._columns()
        number = next(
            (n for n, c in enumerate(columns) if c.box.left() - 30 <= at.x() <= c.box.right() + 8), None
        )
        self._place = None
        if number is not None:
            column = columns[number]
            u = column.unit_at(at.y() + self._grip, self._device.height_u)
            self._place = (number, u)
            self._taken = taken_by(self._context, column.plan.uid, u, self._device.height_u, self._device.uid)

    def paint(self, painter: QPainter, room: QRectF) -> None:
        if self._place is None:
            return
        column, u = self._columns()[self._place[0]], self._place[1]
        text = tr("{name} to U{u}", name=self._device.name, u=u) + (
            tr(", taken by {taken}", taken=self._taken) if self._taken else ""
        )
        box = column.unit_box(u, max(1.0, self._device.height_u))
        paint_ghost(painter, self._context.theme, box, text, fits=not self._taken)

    def drop(self) -> None:
        if self._place is None:
            return
        rack = self._columns()[self._place[0]].plan.uid
        context = self._context
        context.do(
            device_commands.move_device, context.document, self._device.uid, rack, float(self._place[1])
        )


class PartDrop:
    """A part from the palette, mounted where it is let go."""

    def __init__(self, context: Context, columns: Columns, part: Part) -> None:
        self._context, self._columns, self._part = context, columns, part
        self._place: tuple[int, int] | None = None
        self._taken = ""

    def move_to(self, at: QPointF) -> None:
        columns, height_u = self._columns(), rack_units(self._part)
        if not columns:
            return
        number = min(range(len(columns)), key=lambda n: abs(columns[n].box.center().x() - at.x()))
        u = columns[number].unit_at(at.y(), height_u)
        self._place = (number, u)
        self._taken = taken_by(self._context, columns[number].plan.uid, u, height_u, 0)

    def paint(self, painter: QPainter, room: QRectF) -> None:
        if self._place is None:
            return
        column, u = self._columns()[self._place[0]], self._place[1]
        text = tr("{name} at U{u}", name=self._part.name, u=u) + (
            tr(", taken by {taken}", taken=self._taken) if self._taken else ""
        )
        box = column.unit_box(u, max(1.0, rack_units(self._part)))
        paint_ghost(painter, self._context.theme, box, text, fits=not self._taken)

    def drop(self) -> None:
        if self._place is None:
            return
        rack = self._columns()[self._place[0]].plan.uid
        u = float(self._place[1]) if rack_units(self._part) > 0 else 0.0
        context = self._context
        context.do(device_commands.mount_device, context.document, context.library, self._part.id, rack, u=u)


def taken_by(context: Context, rack: int, u: float, height_u: float, moving: int) -> str:
    """The name of what already fills these units, "" when they are free."""
    other = device_commands.occupant(context.snapshot, rack, u, height_u, moving=moving)
    return "" if other is None else str(context.snapshot.devices.get(other).name)
