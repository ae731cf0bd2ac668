"""Any sequence of commands: undo all gives the first bytes back, redo all the last; one change per commit; a command that
fails, or an exception in the middle of an edit, leaves the design as it was."""

from __future__ import annotations

import math
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fabric_studio.app.commands import (
    arrange,
    cables,
    clipboard,
    devices,
    fields,
    findings,
    racks,
    shell,
    sites,
    storeys,
    trays,
)
from fabric_studio.app.commands.cables import PortEnd
from fabric_studio.app.opened import Opened
from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.app.session import Session
from fabric_studio.base.errors import FabricError
from fabric_studio.io.project import load_project, save_project, write_members
from fabric_studio.model.journal import Change
from fabric_studio.model.ports import cages_of
from fabric_studio.rules.findings import Finding
from tests.factories import library, pair_of_racks

MEDIA = ("800g8-dac", "400g4-dr4", "400g4-sr4", "800g8-acc", "400g4-cr4-dac-split")
RACKS = ("rack-48u-750", "gb200-nvl72")
DEVICES = ("qm9700", "dgx-h100", "patch-1u-48mpo")
KINDS = ("rack", "device", "cable", "tray", "riser", "hall", "storey", "site", "span")

mm = st.integers(-20_000, 60_000).map(float)
some = st.floats(0, 1, exclude_max=True)
"""Chooses one of however many there are when the rule runs."""


class Editing(RuleBasedStateMachine):
    """`states[k]` are the bytes after k steps; `at` is where undo and redo have brought the design."""

    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory()
        home = Path(self._folder.name)
        self.session = Session(
            library(), preferences=PreferencesFile(home / "preferences.json"), recovery=home / "recovery"
        )
        self.changes: list[Change] = []
        self.clip: clipboard.Clip | None = None

    @initialize(start=st.sampled_from(("cabled", "pair", "empty")))
    def begin(self, start: str) -> None:
        if start != "empty":
            pair = pair_of_racks()
            if start == "cabled":
                ends = pair.switch_rack, pair.server_rack
                cables.connect_racks(pair.document, library(), *ends, count=2)
                cables.connect_racks(pair.document, library(), *ends, count=2, medium_id="800g8-dac")
            self.session.adopt(Opened(pair.document, "pair"))
        self.session.changed.connect(self.changes.append)
        self.states = [self.bytes()]
        self.at = 0
        self.bottom = self.document.undo_depth

    def teardown(self) -> None:
        if hasattr(self, "states"):
            while self.document.undo_depth > self.bottom:
                self.document.undo()
                self.at -= 1
                assert self.bytes() == self.states[self.at]
            assert self.at == 0
            while self.document.redo():
                self.at += 1
            assert self.bytes() == self.states[self.at] and self.at == len(self.states) - 1
        self.session.close()
        self._folder.cleanup()

    @property
    def document(self) -> Any:
        return self.session.document

    def bytes(self) -> dict[str, bytes]:
        return write_members(self.document.snapshot())

    def one(self, kind: str, place: float) -> int | None:
        uids = self.document.snapshot().table(kind).uid
        return int(uids[int(place * len(uids))]) if len(uids) else None

    def do(self, command: Any, *arguments: Any, merged: bool = False, **options: Any) -> Any:
        """Run a command and hold it to its promises."""
        before, depth, revision = self.document.snapshot(), self.document.undo_depth, self.document.revision
        told = len(self.changes)
        try:
            result = command(*arguments, **options)
        except FabricError as error:
            assert str(error) and "\n" not in str(error)
            assert self.document.snapshot() is before and self.document.undo_depth == depth
            assert len(self.changes) == told
            return None
        if self.document.revision == revision:
            assert self.document.snapshot() is before and len(self.changes) == told
            return result
        assert len(self.changes) == told + 1 and self.document.revision == revision + 1
        self._check_change(before, self.changes[-1])
        if merged and self.document.undo_depth == depth:
            self.states[self.at] = self.bytes()
        else:
            assert self.document.undo_depth == depth + 1
            del self.states[self.at + 1 :]
            self.states.append(self.bytes())
            self.at += 1
        return result

    def _check_change(self, before: Any, change: Change) -> None:
        """Ids said to be added or removed are; whatever else differs was said to be touched."""
        after = self.document.snapshot()
        for kind, table in after.tables.items():
            old = before.table(kind)
            fresh, gone = np.setdiff1d(table.uid, old.uid), np.setdiff1d(old.uid, table.uid)
            added = np.setdiff1d(change.added.get(kind, ()), change.removed.get(kind, ()))
            removed = np.setdiff1d(change.removed.get(kind, ()), change.added.get(kind, ()))
            assert added.tolist() == fresh.tolist() and removed.tolist() == gone.tolist()
            kept = np.intersect1d(table.uid, old.uid)
            told = np.union1d(change.touched.get(kind, ()), change.added.get(kind, ()))
            for name in table.fields:
                new_values = table.columns[name][table.index_of(kept)]
                old_values = old.columns[name][old.index_of(kept)]
                differs = (new_values != old_values) & ~(
                    (new_values != new_values) & (old_values != old_values)
                )
                assert np.isin(kept[differs.astype(bool)], told).all()

    # -- commands ---------------------------------------------------------------------------------------------------

    @rule(x=mm, y=mm, part=st.sampled_from((*RACKS, "qm9700", "nonsense")), hall=some)
    def place_rack(self, x: float, y: float, part: str, hall: float) -> None:
        found = self.one("hall", hall)
        if found is None:
            self.do(shell.place_first_rack, self.document, library(), part, x_mm=x, y_mm=y)
        else:
            self.do(racks.place_rack, self.document, library(), part, hall=found, x_mm=x, y_mm=y)

    @rule(rack=some, part=st.sampled_from((*DEVICES, "rack-48u-750")), u=st.none() | st.integers(-1, 60))
    def mount(self, rack: float, part: str, u: int | None) -> None:
        found = self.one("rack", rack)
        if found is not None:
            self.do(devices.mount_device, self.document, library(), part, found, u=u)

    @rule(device=some, rack=some, u=st.none() | st.integers(0, 50))
    def move_device(self, device: float, rack: float, u: int | None) -> None:
        found, target = self.one("device", device), self.one("rack", rack)
        if found is not None and target is not None:
            self.do(devices.move_device, self.document, found, target, u)

    @rule(a=some, z=some, a_port=some, z_port=some, medium=st.none() | st.sampled_from(MEDIA))
    def connect_ports(self, a: float, z: float, a_port: float, z_port: float, medium: str | None) -> None:
        first, second = self.one("device", a), self.one("device", z)
        if first is not None and second is not None:
            ends = self.cage(first, a_port), self.cage(second, z_port)
            self.do(cables.connect_ports, self.document, library(), *ends, medium_id=medium)

    def cage(self, device: int, place: float) -> PortEnd:
        """A cage of the device; now and then one it does not have."""
        snapshot = self.document.snapshot()
        part = snapshot.spec_of(snapshot.devices.get(device).part)
        return PortEnd(device, int(place * (len(cages_of(part)) + 2)) - 1)

    @rule(a=some, z=some, count=st.integers(1, 5), medium=st.none() | st.sampled_from(MEDIA))
    def connect_racks(self, a: float, z: float, count: int, medium: str | None) -> None:
        first, second = self.one("rack", a), self.one("rack", z)
        if first is not None and second is not None:
            self.do(
                cables.connect_racks, self.document, library(), first, second, count=count, medium_id=medium
            )

    @rule(a=some, tails=st.lists(some, min_size=1, max_size=3), port=some)
    def connect_breakout(self, a: float, tails: list[float], port: float) -> None:
        head, far = self.one("device", a), [self.one("device", tail) for tail in tails]
        if head is not None:
            ends = [PortEnd(uid, index) for index, uid in enumerate(far) if uid is not None]
            self.do(
                cables.connect_breakout,
                self.document,
                library(),
                self.cage(head, port),
                ends,
                medium_id="400g4-cr4-dac-split",
            )

    @rule(cable=some, medium=st.sampled_from((*MEDIA, "qm9700")))
    def set_medium(self, cable: float, medium: str) -> None:
        found = self.one("cable", cable)
        if found is not None:
            self.do(cables.set_medium, self.document, library(), found, medium)

    @rule()
    def use_cheapest(self) -> None:
        self.do(cables.use_cheapest, self.document, library(), self.document.snapshot().cables.uid)

    @rule(cable=some, length=st.sampled_from((1_500.0, math.nan, 0.0, math.inf)))
    def set_length(self, cable: float, length: float) -> None:
        found = self.one("cable", cable)
        if found is not None:
            self.do(cables.set_length, self.document, found, length)

    @rule(
        kind=st.sampled_from(("rack", "tray", "hall", "riser")),
        which=some,
        dx=mm,
        dy=mm,
        merged=st.booleans(),
    )
    def move(self, kind: str, which: float, dx: float, dy: float, merged: bool) -> None:
        found = self.one(kind, which)
        if found is not None:
            self.do(
                arrange.move,
                self.document,
                {kind: np.array([found])},
                dx,
                dy,
                merge_key=f"{kind} {found}" if merged else "",
                merged=merged,
            )

    @rule(which=some, degrees=st.sampled_from((90.0, 180.0, 45.0, 0.0, -90.0)), every=st.booleans())
    def rotate(self, which: float, degrees: float, every: bool) -> None:
        found = self.one("rack", which)
        if found is not None:
            snapshot = self.document.snapshot()
            chosen = {"rack": snapshot.racks.uid if every else np.array([found]), "tray": snapshot.trays.uid}
            self.do(arrange.rotate, self.document, chosen, degrees)

    @rule(kind=st.sampled_from(KINDS), which=some)
    def delete(self, kind: str, which: float) -> None:
        found = self.one(kind, which)
        if found is not None:
            self.do(arrange.delete, self.document, {kind: np.array([found])})

    @rule(which=some, every=st.booleans())
    def copy(self, which: float, every: bool) -> None:
        found = self.one("rack", which)
        if found is not None:
            snapshot = self.document.snapshot()
            chosen = {"rack": snapshot.racks.uid if every else np.array([found]), "tray": snapshot.trays.uid}
            self.clip = clipboard.copy(snapshot, chosen)

    @precondition(lambda self: self.clip is not None and len(self.document.snapshot().devices) < 200)
    @rule(dx=mm, dy=mm, hall=some)
    def paste(self, dx: float, dy: float, hall: float) -> None:
        found = self.one("hall", hall)
        if found is not None and self.clip is not None:
            self.do(clipboard.paste, self.document, self.clip, dx_mm=dx, dy_mm=dy, hall=found)

    @rule(
        kind=st.sampled_from(("rack", "device", "cable", "hall", "tray")),
        which=some,
        values=st.sampled_from(
            (
                {"name": 'ä, "odd" \\ 机'},
                {"name": ""},
                {"x_mm": 5.5},
                {"u": 7},
                {"a_port": 3},
                {"power_limit_w": math.nan},
                {"width_mm": -1},
                {"colour": "red"},
                {"rack": 10**9},
            )
        ),
    )
    def set_fields(self, kind: str, which: float, values: dict[str, Any]) -> None:
        found = self.one(kind, which)
        if found is not None:
            self.do(fields.set_fields, self.document, kind, found, **values)

    @rule(storey=some, x=mm, y=mm, length=mm)
    def add_tray(self, storey: float, x: float, y: float, length: float) -> None:
        found = self.one("storey", storey)
        if found is not None:
            self.do(trays.add_tray, self.document, found, x, y, x + length, y)

    @rule(building=some)
    def add_storey_and_riser(self, building: float) -> None:
        found = self.one("building", building)
        if found is None:
            return
        self.do(storeys.add_storey, self.document, found)
        levels = self.document.snapshot().storeys
        mine = levels.uid[levels.building == found]
        self.do(trays.add_riser, self.document, found, 0.0, 0.0, int(mine[0]), int(mine[-1]))

    @rule(latitude=st.floats(-100, 100), length=st.none() | st.floats(-1, 1e4))
    def add_site_and_span(self, latitude: float, length: float | None) -> None:
        here = self.one("site", 0)
        there = self.do(sites.add_site, self.document, "Elsewhere", latitude, 0.0)
        if here is not None and there is not None:
            self.do(sites.connect_sites, self.document, here, there, length_km=length)

    @rule(cable=some, reason=st.sampled_from(("measured on site", " ")))
    def approve(self, cable: float, reason: str) -> None:
        found = self.one("cable", cable)
        if found is not None:
            self.do(
                findings.approve,
                self.document,
                Finding("cable-too-long", "error", "", (("cable", found),)),
                reason,
            )

    # -- history ----------------------------------------------------------------------------------------------------

    @rule()
    def undo(self) -> None:
        told = len(self.changes)
        if self.document.undo_depth > self.bottom:
            self.document.undo()
            self.at -= 1
            assert len(self.changes) == told + 1 and self.changes[-1].how == "undo"
            assert self.bytes() == self.states[self.at]

    @rule()
    def redo(self) -> None:
        told = len(self.changes)
        if self.document.redo():
            self.at += 1
            assert len(self.changes) == told + 1 and self.changes[-1].how == "redo"
            assert self.bytes() == self.states[self.at]

    @rule(which=some)
    def fail_in_the_middle_of_an_edit(self, which: float) -> None:
        before, state = self.document.snapshot(), self.bytes()
        rack = self.one("rack", which)

        class Crash(Exception):
            pass

        try:
            with self.document.transaction("Doomed") as tx:
                tx.add("site", name="never")
                if rack is not None:
                    tx.set("rack", rack, x_mm=-1.0)
                    tx.remove("rack", rack)
                raise Crash
        except Crash:
            pass
        assert self.document.snapshot() is before and self.bytes() == state

    @rule(form=st.sampled_from(("design.fabric", "design")))
    def save_and_open(self, form: str) -> None:
        path = Path(self._folder.name) / form
        save_project(self.document.snapshot(), path)
        assert write_members(load_project(path)[0].snapshot()) == self.bytes()

    @rule()
    def save(self) -> None:
        self.session.save(Path(self._folder.name) / "saved.fabric")
        assert not self.session.dirty

    @rule()
    def crash_and_recover_elsewhere(self) -> None:
        """What another program would find if this one were killed now: the journal, without its lock."""
        journals = list((Path(self._folder.name) / "recovery").glob("*.journal"))
        with tempfile.TemporaryDirectory() as home:
            for journal in journals:
                (Path(home) / journal.name).write_bytes(journal.read_bytes())
            other = Session(
                library(), preferences=PreferencesFile(Path(home) / "p.json"), recovery=Path(home)
            )
            found = other.recoverable()
            if found:
                other.recover(found[0])
                assert write_members(other.document.snapshot()) == self.bytes()
            elif self.session.path is not None:
                assert write_members(load_project(self.session.path)[0].snapshot()) == self.bytes()
            else:
                assert self.at == 0 and len(self.states) == 1
            other.close()

    @invariant()
    def saved_means_the_file_has_it(self) -> None:
        if self.session.path is not None and not self.session.dirty:
            assert write_members(load_project(self.session.path)[0].snapshot()) == self.bytes()


Editing.TestCase.settings = settings(max_examples=20, stateful_step_count=25, deadline=None)
TestEditing = Editing.TestCase
