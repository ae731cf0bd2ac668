"""What is under a resting pointer: the way of a cable with its derivation, or what a rack is and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from fabric_studio.base.language import tr
from fabric_studio.base.units import format_length, format_rate
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.lengths import cable_lengths, derivation
from fabric_studio.model.ports import port_name
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ids
from fabric_studio.scene.floor import floor_of
from fabric_studio.ui.canvas.cards import Card, paint_card
from fabric_studio.ui.canvas.layers.overlay import boxes_of, paint_route
from fabric_studio.ui.canvas.picking import things_at
from fabric_studio.ui.canvas.pointer import Pointer
from fabric_studio.ui.canvas.sheet import Sheet
from fabric_studio.ui.canvas.tools.tool import Plan, Tool

ROUTES = 8
"""So many cables of a bundle are traced at most; more are named by number alone."""


class Hovered(Plan, Protocol):
    """The plan, with the tool in hand and, per row of the cables, how much of each is used."""

    tool: Tool

    @property
    def utilization(self) -> Floats | None: ...


class Hover:
    """Only the select and the cable tool show it; nothing while something is dragged."""

    def __init__(self, view: Hovered) -> None:
        self._view = view
        self._at = QPointF()
        self.thing: tuple[str, Ids] | None = None
        self._card: Card | None = None

    def forget(self) -> None:
        self.thing = None

    @property
    def shown(self) -> bool:
        """Not while a tool is at work: it says what happens at the pointer itself."""
        return self.thing is not None and not self._view.tool.busy

    def follow(self, at: Pointer) -> None:
        view = self._view
        if view.tool.name not in ("select", "cable") or view.tool.busy:
            self.forget()
            return
        things = things_at(view.sheet, view.cables, at.px)
        thing = next(
            (t for t in things if t[0] in ("rack", "device", "cable", "tray", "riser", "span")), None
        )
        if not _same(thing, self.thing):
            self.thing = thing
            self._card = self._describe(thing) if thing is not None else None
        self._at = at.px

    def _describe(self, thing: tuple[str, Ids]) -> Card | None:
        kind, uids = thing
        snapshot = self._view.context.snapshot
        if kind == "cable":
            if len(uids) == 1:
                return cable_card(snapshot, int(uids[0]), self._view.utilization)
            return bundle_card(snapshot, uids, self._view.utilization)
        if kind in ("rack", "device"):
            return thing_card(self._view.sheet, kind, int(uids[0]))
        return None

    def paint_under(self, painter: QPainter, sheet: Sheet) -> None:
        """The thing itself, made stronger."""
        if self.thing is None or not self.shown:
            return
        kind, uids = self.thing
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if kind == "rack":
            painter.setPen(QPen(sheet.theme.colour("edge"), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for box in boxes_of(sheet, floor_of(sheet.snapshot, sheet.storey).racks, uids):
                painter.drawRoundedRect(box.adjusted(-0.5, -0.5, 0.5, 0.5), 3, 3)
        elif kind == "cable":
            for uid in uids[:ROUTES]:
                paint_route(painter, sheet, int(uid), sheet.theme.colour("accent_hover"), 2.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)

    def paint(self, painter: QPainter, sheet: Sheet) -> None:
        if self.shown and self._card is not None:
            room = QRectF(0, 0, sheet.camera.width_px, sheet.camera.height_px)
            paint_card(painter, sheet.theme, self._card, self._at, room)


def _same(a: tuple[str, Ids] | None, b: tuple[str, Ids] | None) -> bool:
    return a is b or (a is not None and b is not None and a[0] == b[0] and np.array_equal(a[1], b[1]))


def cable_card(snapshot: Snapshot, cable: int, use: Floats | None) -> Card:
    """Name, medium, both ends, utilization, and how its length came about."""
    row = snapshot.cables.get(cable)
    medium = snapshot.spec_of(row.medium)
    lines = [
        f"{_end(snapshot, row.a_device, row.a_port, row.a_lane, row.a_lanes)}  –  "
        f"{_end(snapshot, row.z_device, row.z_port, row.z_lane, row.z_lanes)}"
    ]
    if use is not None:
        index = int(snapshot.cables.index_of(np.array([cable], np.int64))[0])
        lines.append(
            tr(
                "{used} of {rate} one-way",
                used=_percent(float(use[index])),
                rate=format_rate(row.rate_gbps),
            )
        )
    lines.append(derivation(snapshot, cable))
    return Card(
        tr("{name}, {format_rate} one-way", name=medium.name, format_rate=format_rate(row.rate_gbps)),
        row.name,
        tuple(lines),
    )


def bundle_card(snapshot: Snapshot, cables: Ids, use: Floats | None) -> Card:
    """How many, of which roles, how long, and the hottest."""
    rows = snapshot.cables.index_of(cables)
    roles = Counter(tr(role or "other") for role in snapshot.cables.role[rows])
    lines = [", ".join(f"{count} {role}" for role, count in roles.most_common(4))]
    lengths = cable_lengths(snapshot).required_mm[rows]
    known = lengths[np.isfinite(lengths)]
    if len(known):
        short, long = format_length(float(known.min())), format_length(float(known.max()))
        lines.append(
            tr("{short} long", short=short)
            if short == long
            else tr("{short} to {long} long", short=short, long=long)
        )
    if use is not None and np.isfinite(use[rows]).any():
        lines.append(tr("hottest {percent} one-way", percent=_percent(float(np.nanmax(use[rows])))))
    return Card(tr("in this bundle"), tr("{cables:,} cables", cables=len(cables)), tuple(lines))


def thing_card(sheet: Sheet, kind: str, uid: int) -> Card:
    """What a rack or device is, and the findings that it has."""
    snapshot = sheet.snapshot
    row = snapshot.table(kind).get(uid)
    lines = []
    if kind == "rack":
        inside = np.flatnonzero(snapshot.devices.rack == uid)
        counts = Counter(snapshot.spec_of(int(part)).name for part in snapshot.devices.part[inside])
        lines += [f"{count} × {name}" for name, count in counts.most_common(3)]
        if len(counts) > 3:
            lines.append(
                tr(
                    "and {inside} more devices",
                    inside=len(inside) - sum((c for _, c in counts.most_common(3))),
                )
            )
        if not row.position_known:
            lines.append(tr("its place is a guess of the import; move it or confirm its place"))
    if sheet.report is not None:
        mine = [f for f in sheet.report.findings if not f.approved and (kind, uid) in f.where]
        lines += [f"{tr(finding.severity)}: {finding.text}" for finding in mine[:2]]
        if len(mine) > 2:
            lines.append(tr("and {mine} more findings", mine=len(mine) - 2))
    return Card(snapshot.spec_of(row.part).name, row.name, tuple(lines))


def _end(snapshot: Snapshot, device: int, port: int, lane: int, lanes: int) -> str:
    row = snapshot.devices.get(device)
    part = snapshot.spec_of(row.part)
    return f"{row.name} {port_name(part, port, lane, lanes)}" if isinstance(part, Part) else str(row.name)


def _percent(use: float) -> str:
    return tr("no traffic") if np.isnan(use) else f"{100 * use:.0f} %"
