"""Transactions, undo and redo, merging, what is saved, and what no edit may do."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.base.errors import InvariantError
from fabric_studio.model.edits import Add, Remove
from fabric_studio.model.journal import Document
from tests.factories import pair_of_racks


def test_an_edit_without_effect_is_no_step_and_tells_nobody():
    document, told = Document(), []
    document.changed.connect(told.append)
    with document.transaction("Nothing"):
        pass
    assert document.undo_depth == 0 and told == [] and document.revision == 0


def test_a_commit_tells_once_what_was_added_removed_and_touched():
    pair, told = pair_of_racks(), []
    pair.document.changed.connect(told.append)
    with pair.document.transaction("Several") as tx:
        site = tx.add("site", name="there")
        tx.set("rack", pair.switch_rack, x_mm=1.0)
        tx.set("rack", pair.switch_rack, y_mm=1.0)
        tx.remove("device", pair.server)
    (change,) = told
    assert change.added["site"].tolist() == [site]
    assert change.touched["rack"].tolist() == [pair.switch_rack]
    assert change.removed["device"].tolist() == [pair.server]
    assert change.concerns("rack") and not change.concerns("cable")


def test_uids_are_never_given_twice_within_a_session():
    document = Document()
    with document.transaction("One") as tx:
        first = tx.add("site", name="a")
    document.undo()
    with document.transaction("Two") as tx:
        assert tx.add("site", name="b") > first


def test_a_failed_edit_gives_its_uids_back():
    document = Document()
    with pytest.raises(ZeroDivisionError), document.transaction("Fails") as tx:
        first = tx.add("site", name="a")
        raise ZeroDivisionError
    with document.transaction("Works") as tx:
        assert tx.add("site", name="b") == first


def test_what_would_dangle_is_refused_with_both_names():
    pair = pair_of_racks()
    with (
        pytest.raises(
            InvariantError, match=r"device \d+ would refer to rack \d+, which is not in the design"
        ),
        pair.document.transaction("Dangle") as tx,
    ):
        tx.remove("rack", pair.switch_rack)
    assert len(pair.document.snapshot().racks) == 2


def test_edits_do_not_nest_and_do_not_outlive_their_block():
    document = Document()
    with document.transaction("Outer") as tx:
        with (
            pytest.raises(InvariantError, match="another edit is still going on"),
            document.transaction("Inner"),
        ):
            pass
        with pytest.raises(InvariantError, match="is being edited"):
            document.snapshot()
        with pytest.raises(InvariantError, match="in the middle of an edit"):
            document.undo()
        tx.add("site", name="a")
    with pytest.raises(InvariantError, match="this edit is over"):
        tx.add("site", name="b")
    assert len(document.snapshot().sites) == 1


def test_steps_with_one_merge_key_are_one_until_something_comes_between():
    pair = pair_of_racks()
    start = pair.document.undo_depth

    def step(key="drag"):
        with pair.document.transaction("Move", merge_key=key) as tx:
            x = float(tx.table("rack").columns["x_mm"][0])
            tx.set("rack", pair.switch_rack, x_mm=x + 1)

    for _ in range(3):
        step()
    assert pair.document.undo_depth == start + 1
    step("other")
    step()
    assert pair.document.undo_depth == start + 3
    pair.document.mark_saved()
    step()
    assert pair.document.undo_depth == start + 4, "a save lies between"
    pair.document.undo()
    assert not pair.document.dirty
    step()
    assert pair.document.undo_depth == start + 4
    while pair.document.undo_depth > start:
        pair.document.undo()
    assert pair.document.snapshot().racks.x_mm[0] == 3_000


def test_dirty_follows_what_lies_in_the_file():
    document = Document()
    assert not document.dirty
    with document.transaction("One") as tx:
        tx.add("site", name="a")
    asked = document.seal()
    with document.transaction("Two") as tx:
        tx.add("site", name="b")
    document.mark_saved(asked)
    assert document.dirty
    document.undo()
    assert not document.dirty
    document.undo()
    assert document.dirty
    with document.transaction("Other") as tx:
        tx.add("site", name="c")
    assert document.dirty
    document.mark_unsaved()
    document.undo()
    assert document.dirty


def test_snapshots_keep_what_they_saw():
    pair = pair_of_racks()
    before = pair.document.snapshot()
    assert pair.document.snapshot() is before
    with pair.document.transaction("Move") as tx:
        tx.set("rack", pair.switch_rack, x_mm=9.0)
    assert before.racks.x_mm[0] == 3_000 and pair.document.snapshot().racks.x_mm[0] == 9
    with pytest.raises(ValueError, match="read-only"):
        before.racks.x_mm[0] = 5


def test_set_takes_ids_in_any_order_with_their_values():
    pair = pair_of_racks()
    with pair.document.transaction("Move") as tx:
        tx.set("rack", [pair.server_rack, pair.switch_rack], x_mm=[2.0, 1.0])
    assert pair.document.snapshot().racks.x_mm.tolist() == [1, 2]
    with pytest.raises(InvariantError, match="set twice"), pair.document.transaction("Twice") as tx:
        tx.set("rack", [pair.switch_rack, pair.switch_rack], x_mm=[1.0, 2.0])


@pytest.mark.parametrize(
    ("kind", "values", "words"),
    [
        ("site", {}, "a site needs name"),
        ("site", {"name": "x", "colour": "red"}, "a site has no field 'colour'"),
        ("site", {"name": 5}, "site.name must be a text"),
        ("site", {"name": "x" * 5_000}, "at most 4096 characters"),
        ("site", {"name": "\ud800"}, "a character that no file can hold"),
        ("site", {"name": "x", "latitude_deg": float("inf")}, "must be a finite number"),
        ("storey", {"building": 1, "name": "x", "elevation_mm": float("nan")}, "must be a finite number"),
        ("cable", {"network": "moon"}, "a cable needs name"),
        ("site", {"name": "x", "latitude_deg": "north"}, "site.latitude_deg cannot be 'north'"),
    ],
)
def test_values_no_field_can_have_are_refused(kind, values, words):
    document = Document()
    with pytest.raises(InvariantError, match=words), document.transaction("Wrong") as tx:
        tx.add(kind, **values)
    assert len(document.snapshot()) == 0


def test_replayed_edits_are_one_step_and_are_checked():
    pair = pair_of_racks()
    copy, edits = Document(), []
    pair.document.changed.connect(lambda change: edits.extend(change.edits))
    while pair.document.undo():
        pass
    edits.clear()
    while pair.document.redo():
        pass
    copy.replay(edits)
    assert copy.undo_label == "Recover" and copy.undo_depth == 1
    assert copy.snapshot().devices.name.tolist() == pair.document.snapshot().devices.name.tolist()
    with copy.transaction("Go on") as tx:
        assert tx.add("site", name="new") > int(pair.document.snapshot().trays.uid[-1])
    with pytest.raises(InvariantError):
        copy.replay([Remove("rack", np.array([pair.switch_rack]))])
    with pytest.raises(InvariantError):
        copy.replay([Add("site", copy.snapshot().sites.uid[:1], dict(copy.snapshot().sites.columns))])
