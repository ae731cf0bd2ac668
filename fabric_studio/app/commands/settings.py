"""What belongs to the project: its name, and the limits that its rules go by."""

from __future__ import annotations

import math
from collections.abc import Mapping

from fabric_studio.base.errors import InvariantError, UnknownNameError
from fabric_studio.base.language import tr
from fabric_studio.layout import sides
from fabric_studio.model import build
from fabric_studio.model.journal import Document
from fabric_studio.rules.findings import SEVERITIES
from fabric_studio.rules.profiles import PROFILES
from fabric_studio.rules.rule import OFF, RULES, SEVERITY

_LONGEST_NAME = 200


def rename(document: Document, name: str) -> None:
    """Give the project a name of its own; "" goes back to the name of its file."""
    if len(name) > _LONGEST_NAME or not name.isprintable():
        raise InvariantError(
            tr("a project name is one line of at most {longest_name} characters", longest_name=_LONGEST_NAME)
        )
    with document.transaction(tr("Rename project")) as tx:
        if name.strip() or tx.table("setting").named("name") is not None:
            build.set_setting(tx, "name", name.strip())


def set_severity(document: Document, rule: str, severity: str | None) -> None:
    """Let all findings of a rule count as error, warning or info in this project, or switch it off; None: as the rule says
    by itself. UnknownNameError for another word."""
    known = (*SEVERITIES, OFF)
    if severity is not None and severity not in known:
        raise UnknownNameError("severity", severity, known, source=f"rule {rule}")
    _put(document, tr("Change severity of a rule"), {f"rule.{RULES[rule].name}.{SEVERITY}": severity})


def set_cable_sides(document: Document, choice: str) -> None:
    """At which side of the racks cables run down: nearest, even, quarters, left or right (`layout.sides`)."""
    if choice not in sides.CHOICES:
        raise UnknownNameError("side", choice, sides.CHOICES, source="cable sides")
    _put(
        document,
        tr("Change the side of cables"),
        {sides.SETTING: None if choice == sides.CHOICES[0] else choice},
    )


def use_profile(document: Document, name: str) -> None:
    """Set the severities and limits of a profile, and take back those of the profile before; one undo step."""
    profile = PROFILES[name]
    wanted: dict[str, float | str | None] = {}
    for setting in document.snapshot().settings.name.tolist():
        rule = setting.removeprefix("rule.").partition(".")[0]
        if setting.startswith("rule.") and rule in RULES:
            wanted[setting] = None
    wanted |= {f"rule.{change.rule}.{change.name}": change.value for change in profile.changes}
    _put(document, tr("Use rule profile {profile}", profile=tr(profile.title)), wanted)


def _put(document: Document, title: str, values: Mapping[str, float | str | None]) -> None:
    """Keep these settings; None: forget one."""
    with document.transaction(title) as tx:
        for name, value in values.items():
            row = tx.table("setting").named(name)
            if value is not None:
                build.set_setting(tx, name, value)
            elif row is not None:
                tx.remove("setting", row.uid)


def set_limit(document: Document, rule: str, limit: str, value: float | None) -> None:
    """Let a rule go by the project's own figure; None: by its default again. UnknownNameError."""
    known = {each.name: each for each in RULES[rule].limits}
    if limit not in known:
        raise UnknownNameError("limit", limit, known, source=f"rule {rule}")
    if value is not None and not (math.isfinite(value) and value >= 0):
        raise InvariantError(
            tr(
                "{limit} of {rule} must be a number of at least 0, not {value:g}",
                limit=limit,
                rule=rule,
                value=value,
            )
        )
    _put(document, tr("Change rule limit"), {f"rule.{rule}.{limit}": None if value is None else float(value)})
