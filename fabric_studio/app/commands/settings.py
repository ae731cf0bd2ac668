"""What belongs to the project: its name, and the limits that its rules go by."""

from __future__ import annotations

import math

from fabric_studio.base.errors import InvariantError, UnknownNameError
from fabric_studio.model import build
from fabric_studio.model.journal import Document
from fabric_studio.rules.rule import RULES

_LONGEST_NAME = 200


def rename(document: Document, name: str) -> None:
    """Give the project a name of its own; "" goes back to the name of its file."""
    if len(name) > _LONGEST_NAME or not name.isprintable():
        raise InvariantError(f"a project name is one line of at most {_LONGEST_NAME} characters")
    with document.transaction("Rename project") as tx:
        if name.strip() or tx.table("setting").named("name") is not None:
            build.set_setting(tx, "name", name.strip())


def set_limit(document: Document, rule: str, limit: str, value: float | None) -> None:
    """Let a rule go by the project's own figure; None: by its default again. UnknownNameError."""
    known = {each.name: each for each in RULES[rule].limits}
    if limit not in known:
        raise UnknownNameError("limit", limit, known, source=f"rule {rule}")
    if value is not None and not (math.isfinite(value) and value >= 0):
        raise InvariantError(f"{limit} of {rule} must be a number of at least 0, not {value:g}")
    setting = f"rule.{rule}.{limit}"
    with document.transaction("Change rule limit") as tx:
        row = tx.table("setting").named(setting)
        if value is not None:
            build.set_setting(tx, setting, float(value))
        elif row is not None:
            tx.remove("setting", row.uid)
