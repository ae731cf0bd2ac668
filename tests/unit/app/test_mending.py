"""Fix all of a kind: worked out on a copy, one undo step, and what cannot be fixed is said."""

from __future__ import annotations

import pytest

from fabric_studio.app import mending
from fabric_studio.app.commands import findings as finding_commands
from fabric_studio.base.errors import InvariantError
from fabric_studio.io.project import write_members
from fabric_studio.rules.engine import check
from fabric_studio.rules.rule import RULES
from tests.factories_rules import Drawing, crowded

LONG = "cable-too-long"


def many_short_cables(count: int = 40) -> Drawing:
    """Copper that is too short, and one link that nothing reaches."""
    drawing = Drawing()
    leaf, spine = drawing.device("qm9700", "leaf"), drawing.device("qm9700", "spine")
    for port in range(min(count, 30)):
        drawing.twin((leaf, port), (spine, port), "800g8-dac", 9.0)
    drawing.cable((leaf, 30), (spine, 30), "400g4-dr4", 90_000.0)
    return drawing


def test_all_that_can_be_fixed_is_one_undo_step_and_the_rest_is_said() -> None:
    drawing = many_short_cables()
    document, before = drawing.document, write_members(drawing.document.snapshot())
    depth = document.undo_depth
    found = mending.propose(document, drawing.library, LONG)
    assert write_members(document.snapshot()) == before, "a proposal changes nothing"
    assert len(found.done) == 30 and found.left_count == 1
    assert found.words == "30 of 31 are fixed"
    (left,) = found.left
    assert left.finding.text.startswith("C") and left.reason
    assert mending.apply(document, found) == 30
    assert (
        document.undo_depth == depth + 1
        and document.undo_label == "Fix all: A link runs farther than its medium reaches"
    )
    assert write_members(document.snapshot()) == write_members(found.after)
    assert len(drawing.found(LONG)) == 1
    document.undo()
    assert write_members(document.snapshot()) == before
    document.redo()
    assert write_members(document.snapshot()) == write_members(found.after)


def test_ids_go_on_where_they_were_even_after_an_undo() -> None:
    """What was added and taken back is never given out again."""
    drawing = many_short_cables(3)
    drawing.device("dgx-h100", "gone")
    last = int(drawing.document.snapshot().devices.uid[-1])
    drawing.document.undo()
    drawing.document.undo()
    found = mending.propose(drawing.document, drawing.library, LONG)
    mending.apply(drawing.document, found)
    fresh = {uid for edit in found.edits if type(edit).__name__ == "Add" for uid in edit.uids.tolist()}
    assert not fresh or min(fresh) > last


def test_a_design_that_changed_meanwhile_is_not_overwritten() -> None:
    drawing = many_short_cables(3)
    found = mending.propose(drawing.document, drawing.library, LONG)
    drawing.rack(name="new")
    with pytest.raises(InvariantError, match="has changed"):
        mending.apply(drawing.document, found)


def test_approved_findings_stay_as_they_are() -> None:
    drawing = many_short_cables(3)
    first = drawing.found(LONG)[0]
    finding_commands.approve(drawing.document, first, "a test rig")
    found = mending.propose(drawing.document, drawing.library, LONG)
    assert first.key not in {finding.key for finding in found.done}


@pytest.mark.parametrize("name", [name for name, rule in RULES.items() if rule.mend])
def test_every_rule_that_has_a_fix_can_be_asked(name: str) -> None:
    """On a drawing that is wrong everywhere: it never gets worse by the rule's own count, and one undo takes all back."""
    drawing = crowded()
    document, before = drawing.document, write_members(drawing.document.snapshot())
    was = check(document.snapshot(), drawing.library, only=[name])
    found = mending.propose(document, drawing.library, name)
    if not found.edits:
        with pytest.raises(InvariantError, match="nothing can be fixed"):
            mending.apply(document, found)
        return
    mending.apply(document, found)
    now = check(document.snapshot(), drawing.library, only=[name])
    assert sum(now.counts.values()) <= sum(was.counts.values())
    document.undo()
    assert write_members(document.snapshot()) == before
