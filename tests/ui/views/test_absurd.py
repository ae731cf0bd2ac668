"""Absurd designs: every view draws something of them, and the check says what is wrong."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from fabric_studio.rules.engine import check
from fabric_studio.scene.section import best_cut, section_of
from fabric_studio.scene.stack import stack_of
from fabric_studio.ui.pictures.screenshots import VIEWS, render
from tests.factories import library
from tests.factories_absurd import ABSURD

WRONG = {
    "hall without size": ("rack-outside-hall", "larger than Hall 1"),
    "rack outside": ("rack-outside-hall", "outside Hall 1"),
    "storeys without riser": ("cable-in-no-tray", "none joins the two"),
    "trays in two pieces": ("cable-in-no-tray", "none joins the two"),
    "names of nothing": ("name-unreadable", "without a name that can be read"),
    "cable of no rate": ("medium-does-not-fit", "0 Gb/s"),
}
"""What is wrong with each, where anything is."""
DRAWN = [view for view in VIEWS if view not in ("rack:NAME", "window")]


@pytest.mark.parametrize("name", ABSURD)
def test_every_view_shows_something_and_the_check_says_what_is_wrong(qapp: object, name: str) -> None:
    document = ABSURD[name]()
    report = check(document.snapshot(), library())
    assert all(status.status != "crashed" for status in report.rules)
    told = {finding.rule: finding.text for finding in report.findings if finding.severity != "info"}
    if name in WRONG:
        rule, words = WRONG[name]
        assert words in told[rule]
    else:
        assert not told
    for view in DRAWN:
        picture = np.asarray(
            Image.open(io.BytesIO(render(document, view=view, size=(900, 600)))).convert("RGB")
        )
        # Not one flat colour: a drawing, or for an empty design the words that say what to do.
        assert len(np.unique(picture @ np.array([1 << 16, 1 << 8, 1]))) > 8, view


def test_everything_of_a_rack_beside_its_hall_is_in_view(qapp: object) -> None:

    snapshot = ABSURD["rack outside"]().snapshot()
    building = int(snapshot.buildings.uid[0])
    stack = stack_of(snapshot, building).bounds()
    section = section_of(snapshot, building, "x", best_cut(snapshot, building, "x")).bounds()
    assert stack is not None and stack.width > 250_000
    assert section is not None and section.x1 > 300_000
