"""Random sessions over every command there is, found in the folder of commands, so that a new one cannot be forgotten: never an
exception, never a lost commit, and undo, redo, saving and recovery after a kill give back exactly the bytes that were there."""

from __future__ import annotations

import importlib
import inspect
import math
import os
import pkgutil
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import rule, run_state_machine_as_test

from fabric_studio.app import commands as folder
from fabric_studio.app import mending
from fabric_studio.app.commands import clipboard
from fabric_studio.app.commands.cables import PortEnd
from fabric_studio.app.wizards.wizard import WIZARDS
from fabric_studio.base.errors import FabricError
from fabric_studio.layout import sides
from fabric_studio.layout.lengths import cable_lengths, route
from fabric_studio.model.kinds import BY_KIND, FACES, FEEDS, NETWORKS
from fabric_studio.model.ports import cages_of
from fabric_studio.rules.engine import check
from fabric_studio.rules.findings import SEVERITIES, Finding, Fix
from fabric_studio.rules.profiles import PROFILES
from fabric_studio.rules.rule import OFF, RULES
from tests.factories import library
from tests.property.test_journal import DEVICES, MEDIA, RACKS, Editing
from tests.property.test_wizards import value as wizard_value

Draw = Callable[..., Any]
NOWHERE = 10**9
"""An id that nothing has."""
MOST_DEVICES = 120
"""Arrays and pastes stop here, so that a session stays quick."""


def found_commands() -> dict[str, Callable[..., Any]]:
    """Every public function in app/commands that takes the document first, as "module.name"."""
    found = {}
    for info in pkgutil.iter_modules(folder.__path__):
        module = importlib.import_module(f"{folder.__name__}.{info.name}")
        for name, function in inspect.getmembers(module, inspect.isfunction):
            own = function.__module__ == module.__name__ and not name.startswith("_")
            first = next(iter(inspect.signature(function).parameters.values()), None)
            if own and first is not None and first.annotation == "Document":
                found[f"{info.name}.{name}"] = function
    return found


COMMANDS = found_commands()

mm = st.integers(-20_000, 60_000).map(float)
odd_mm = mm | st.sampled_from((0.0, -1.0, math.nan, math.inf, 1e300))
name = st.sampled_from((None, "", "A-01", "row-##", 'ä, "odd" \\ 机', "x\ny", "B-#"))
png = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360000002000100"
    "05fe02fea7d5a50000000049454e44ae426082"
)


class Given:
    """Draws what a command asks for, by the name of the parameter, from the design as it is."""

    def __init__(self, session: Editing, draw: Draw) -> None:
        self.session, self.draw = session, draw
        self.view = session.document.snapshot()
        self.kind = "rack"

    def uid(self, kind: str) -> int:
        """Mostly one that is there."""
        uids = self.view.table(kind).uid.tolist()
        return int(self.draw(st.sampled_from((*uids, *uids, *uids, NOWHERE)) if uids else st.just(NOWHERE)))

    def uids(self, kind: str) -> Any:
        known = self.view.table(kind).uid.tolist()
        chosen = self.draw(st.lists(st.sampled_from(known), max_size=4, unique=True)) if known else []
        return np.array(sorted(chosen), np.int64)

    def selection(self) -> dict[str, Any]:
        kinds = self.draw(st.lists(st.sampled_from(sorted(BY_KIND)), max_size=3, unique=True))
        return {kind: self.uids(kind) for kind in kinds if kind not in ("part", "setting", "approval")}

    def end(self) -> PortEnd:
        device = self.uid("device")
        cages = 4
        if device != NOWHERE:
            part = self.view.spec_of(self.view.devices.get(device).part)
            cages = len(cages_of(part)) + 1
        lane, lanes = self.draw(st.sampled_from(((0, 0), (0, 4), (4, 4), (0, 8), (1, 3))))
        return PortEnd(device, self.draw(st.integers(-1, cages)), lane, lanes)

    def place(self) -> tuple[str, int]:
        kind = self.draw(st.sampled_from(("site", "building", "room")))
        return kind, self.uid(kind)

    def finding(self) -> Finding:
        """One of the real ones, where there are any."""
        found = check(self.view, library()).findings[:40]
        return self.draw(st.sampled_from(found)) if found else Finding("no-path", "error", "", (("cable", NOWHERE),))

    def fix(self) -> Fix:
        found = [f.fix for f in check(self.view, library()).findings if f.fix is not None][:40]
        return self.draw(st.sampled_from(found)) if found else Fix("no-such", {}, "nothing")

    def clip(self) -> clipboard.Clip:
        return clipboard.copy(self.view, self.selection())

    def fields(self) -> dict[str, Any]:
        """Any fields of a kind, each with something of its type, sensible or not."""
        kind = BY_KIND[self.kind]
        chosen = self.draw(st.lists(st.sampled_from(sorted(kind.fields)), max_size=2, unique=True))
        return {field: self.draw(self.of_field(kind.fields[field])) for field in chosen}

    def of_field(self, field: Any) -> st.SearchStrategy[Any]:
        if field.type == "spec":
            return st.just(None)
        if field.refers_to:
            return st.sampled_from((0, NOWHERE, *self.view.table(field.refers_to).uid.tolist()[:4]))
        return {
            "text": st.sampled_from(("", "front", "rear", "x", "compute", 'a "b"', *NETWORKS[:1], *FACES[:1])),
            "flag": st.booleans(),
            "whole": st.integers(-3, 40),
        }.get(field.type, odd_mm)


BY_NAME: dict[str, Callable[[Given], Any]] = {
    "library": lambda g: library(),
    "selection": Given.selection,
    "edge": lambda g: g.draw(st.sampled_from(("left", "right", "top", "bottom", "centre", "x", "middle", "y"))),
    "axis": lambda g: g.draw(st.sampled_from(("x", "y", "across", "down"))),
    "facing": lambda g: g.draw(st.sampled_from(("up", "down", "left", "right", 45.0, math.nan, "away"))),
    "end": lambda g: g.draw(st.sampled_from(("a", "z"))),
    "start": Given.place,
    "target": Given.place,
    "head": Given.end,
    "tails": lambda g: [g.end() for _ in range(g.draw(st.integers(0, 4)))],
    "a": Given.end,
    "z": Given.end,
    "medium_id": lambda g: g.draw(st.sampled_from((*MEDIA, "800g8-dac-split", "nonsense"))),
    "part_id": lambda g: g.draw(st.sampled_from((*RACKS, *DEVICES, "nonsense"))),
    "clip": Given.clip,
    "finding": Given.finding,
    "fix": Given.fix,
    "reason": lambda g: g.draw(st.sampled_from(("measured on site", " "))),
    "kind": lambda g: g.kind,
    "count": lambda g: g.draw(st.integers(-1, 3)),
    "storeys": lambda g: g.draw(st.integers(0, 3)),
    "first": lambda g: g.draw(st.integers(-1, 9)),
    "rule": lambda g: g.draw(st.sampled_from((*RULES, "no-such"))),
    "limit": lambda g: g.draw(st.sampled_from(("warn", "share", "ratio", "pfc", "no-such"))),
    "value": lambda g: g.draw(st.none() | st.sampled_from((0.0, 0.5, 3.0, -1.0, math.nan))),
    "severity": lambda g: g.draw(st.none() | st.sampled_from((*SEVERITIES, OFF, "fatal"))),
    "choice": lambda g: g.draw(st.sampled_from((*sides.CHOICES, "up"))),
    "feed": lambda g: g.draw(st.sampled_from((*FEEDS, "C"))),
    "purpose": lambda g: g.draw(st.sampled_from(("meet-me", "other", "column", "no-go", "hot-aisle", "swamp"))),
    "pattern": lambda g: g.draw(st.sampled_from(("n-##", "{row}-#", "", "same", "}{"))),
    "name": lambda g: g.draw(name),
    "row_name": lambda g: g.draw(name),
    "merge_key": lambda g: "",
    "shared": lambda g: g.draw(st.booleans()),
    "off": lambda g: g.draw(st.booleans()),
    "templates": lambda g: {
        g.draw(st.sampled_from(("plan", "stack", "logical", "nowhere"))): g.draw(
            st.sampled_from(("{name}", "{name} {used_u}U", "{", "{nothing}", ""))
        )
    },
    "u": lambda g: g.draw(st.none() | st.sampled_from((-1.0, 0.0, 1.0, 7.0, 48.0, math.nan))),
    "image": lambda g: g.draw(st.sampled_from((png, b"", b"<svg/>", b"\x89PNG"))),
    "opacity": lambda g: g.draw(st.sampled_from((0.0, 0.5, 1.0, 7.0, math.nan))),
    "bends": lambda g: [(g.draw(mm), g.draw(mm)) for _ in range(g.draw(st.integers(0, 2)))],
    "rotation_deg": lambda g: g.draw(st.sampled_from((0.0, 90.0, 33.0, -720.0, math.nan))),
    "degrees": lambda g: g.draw(st.sampled_from((0.0, 90.0, -45.0, 180.0, math.nan))),
    "latitude_deg": lambda g: g.draw(st.sampled_from((math.nan, 0.0, 51.5, 91.0))),
    "longitude_deg": lambda g: g.draw(st.sampled_from((math.nan, 0.0, -0.1, 181.0))),
    "length_km": lambda g: g.draw(st.none() | st.sampled_from((0.0, 12.5, -1.0, math.inf))),
    "floor_load_kg_m2": lambda g: g.draw(st.sampled_from((math.nan, 0.0, 1200.0))),
}
DEVICE_LISTS = {("recable", "a"), ("recable", "z"), ("recable", "devices")}
POINTS = {("underlays", "first"), ("underlays", "second")}
PLURALS = {"cables": "cable", "racks": "rack", "conduits": "conduit", "doors": "door", "trays": "tray"}


def argument(command: str, parameter: str) -> Callable[[Given], Any] | None:
    """How to draw one parameter of a command, None when nobody has said."""
    module, kind = command.partition(".")[0], parameter.removeprefix("a_").removeprefix("z_").removeprefix("to_")
    if command == "settings.use_profile" and parameter == "name":
        return lambda g: g.draw(st.sampled_from((*PROFILES, "no-such")))
    if command in ("settings.rename", "sites.add_site", "underlays.add_underlay") and parameter == "name":
        return lambda g: g.draw(st.sampled_from(("", "North", "two\nlines", "Picture #")))
    if (module, parameter) in DEVICE_LISTS:
        return lambda g: g.uids("device")
    if (module, parameter) in POINTS:
        return lambda g: (g.draw(odd_mm), g.draw(odd_mm))
    if parameter in BY_NAME:
        return BY_NAME[parameter]
    if parameter in PLURALS:
        return lambda g: g.uids(PLURALS[parameter])
    if parameter in ("uids", "uid"):
        return (lambda g: g.uids(g.kind)) if parameter == "uids" else (lambda g: g.uid(g.kind))
    for known in (kind.removeprefix("from_"), kind.removeprefix("rack_"), parameter.partition("_")[0]):
        if known in BY_KIND and not parameter.endswith("_mm"):
            return lambda g: g.uid(known)
    if parameter.endswith("_mm"):
        return lambda g: g.draw(odd_mm)
    return None


def parameters(command: str) -> list[inspect.Parameter]:
    return list(inspect.signature(COMMANDS[command]).parameters.values())[1:]


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_parameter_of_every_command_can_be_drawn(command: str) -> None:
    """A new command comes into the random sessions by itself, or says here what is missing."""
    unknown = [
        p.name for p in parameters(command) if p.kind is not p.VAR_KEYWORD and argument(command, p.name) is None
    ]
    assert not unknown, f"say in BY_NAME of this file how to draw {unknown} of {command}"


class Sessions(Editing):
    """All that `Editing` does, and any command with anything, wizards, and fixing all of a kind."""

    def promise(self, command: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
        return self.do(command, *arguments, **options)

    @rule(data=st.data(), command=st.sampled_from(sorted(COMMANDS)))
    def any_command(self, data: st.DataObject, command: str) -> None:
        given = Given(self, data.draw)
        if command in ("clipboard.array", "clipboard.paste") and len(given.view.devices) > MOST_DEVICES:
            return
        given.kind = data.draw(st.sampled_from(sorted(BY_KIND)), "kind")
        options: dict[str, Any] = {}
        for parameter in parameters(command):
            if parameter.kind is parameter.VAR_KEYWORD:
                options |= given.fields()
                continue
            if parameter.default is not parameter.empty and not data.draw(st.booleans()):
                continue
            draw = argument(command, parameter.name)
            assert draw is not None
            options[parameter.name] = draw(given)
        self.promise(COMMANDS[command], self.document, **options)

    @rule(data=st.data(), name=st.sampled_from(sorted(WIZARDS)))
    def any_wizard(self, data: st.DataObject, name: str) -> None:
        given, wizard = Given(self, data.draw), WIZARDS[name]
        if len(given.view.devices) > MOST_DEVICES:
            return
        chosen = given.selection()
        try:
            params = wizard.params_for(given.view, library(), chosen)
            values = {p.name: data.draw(wizard_value(p)) for p in params if data.draw(st.booleans())}
            proposal = wizard.propose(given.view, library(), chosen, values)
        except FabricError as error:
            assert str(error) and "\n" not in str(error)
            return
        if proposal.size < 2_000:
            self.promise(wizard.apply, self.document, library(), proposal)

    @rule(name=st.sampled_from(sorted(rule for rule in RULES if RULES[rule].mend)))
    def fix_all_of_a_kind(self, name: str) -> None:
        found = mending.propose(self.document, library(), name)
        if found.edits:
            self.promise(mending.apply, self.document, found)

    @rule()
    def look(self) -> None:
        """What people and files see of the design can be worked out at any time."""
        view = self.document.snapshot()
        crashed = [s for s in check(view, library()).rules if s.status == "crashed"]
        assert crashed == [], crashed
        lengths = cable_lengths(view).required_mm
        assert len(lengths) == len(view.cables)
        for cable in view.cables.uid[:3].tolist():
            route(view, cable)


class TestSessions(Sessions.TestCase):  # type: ignore[name-defined,misc]
    settings = settings(max_examples=12, stateful_step_count=25, deadline=None)


@pytest.mark.slow
@pytest.mark.timeout(3_600)
@pytest.mark.skipif("FABRIC_STUDIO_SESSIONS" not in os.environ, reason="FABRIC_STUDIO_SESSIONS says how many")
def test_thousands_of_commands() -> None:
    """FABRIC_STUDIO_SESSIONS=100 is a hundred sessions of fifty steps, in about five minutes."""
    sessions = int(os.environ["FABRIC_STUDIO_SESSIONS"])
    many = settings(max_examples=sessions, stateful_step_count=50, deadline=None)
    run_state_machine_as_test(Sessions, settings=many)
