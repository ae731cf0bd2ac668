"""Tiers of switches and pieces of a fabric."""

from __future__ import annotations

from fabric_studio.io.importers.tiers import count_pieces, stacked_tiers, tiers


def test_tiers_are_steps_from_the_leaves_through_cycles() -> None:
    neighbours = {"l": ["s"], "s": ["l", "t"], "t": ["s", "u"], "u": ["t", "s"], "far": []}
    assert tiers(neighbours, ["l"]) == {"l": 0, "s": 1, "t": 2, "u": 3}


def test_stacked_tiers_count_from_the_highest_child_and_leave_cycles_out() -> None:
    children = {"top": ["mid", "leaf"], "mid": ["leaf"], "leaf": [], "a": ["b"], "b": ["a"], "over": ["a"]}
    assert stacked_tiers(children) == {"leaf": 0, "mid": 1, "top": 2}


def test_pieces() -> None:
    assert count_pieces({"a": ["b"], "c": ["b"], "d": []}) == 2
