"""Acting on a finding: apply its fix, or accept it with a reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from fabric_studio.app.commands.fixes import FIXES, takes
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import tr
from fabric_studio.catalog.library import Library
from fabric_studio.model.journal import Document

if TYPE_CHECKING:
    from fabric_studio.rules.findings import Finding, Fix


def apply_fix(document: Document, library: Library, fix: Fix) -> Any:
    """Do what a finding proposes; one undo step. InvariantError when the program knows no such command."""
    command = FIXES.get(fix.command)
    if command is None:
        raise InvariantError(
            tr(
                "the fix {fix!r} needs the command {command!r}, which this version does not have",
                fix=fix.text,
                command=fix.command,
            )
        )
    if not takes(command, fix.args):
        raise InvariantError(
            tr("the fix {fix!r} does not go with the command {command!r}", fix=fix.text, command=fix.command)
        )
    return command(document, library, **fix.args)


def approve(document: Document, finding: Finding, reason: str) -> int:
    """Accept a finding with the reason why; returns the uid of the approval. Approving again changes the reason."""
    if not reason.strip():
        raise InvariantError(tr("an approval needs a reason; write why this finding is accepted"))
    with document.transaction(tr("Approve finding")) as tx:
        table = tx.table("approval")
        same = table.uid[(table.columns["rule"] == finding.rule) & (table.columns["key"] == finding.key)]
        if len(same):
            if table.get(int(same[0])).reason != reason:
                tx.set("approval", int(same[0]), reason=reason)
            return int(same[0])
        return tx.add("approval", rule=finding.rule, key=finding.key, reason=reason)


def withdraw_approval(document: Document, finding: Finding) -> None:
    """Make an accepted finding count again."""
    with document.transaction(tr("Withdraw approval")) as tx:
        table = tx.table("approval")
        same = (table.columns["rule"] == finding.rule) & (table.columns["key"] == finding.key)
        tx.remove("approval", np.asarray(table.uid[same], np.int64))
