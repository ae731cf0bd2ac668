"""Any wizard on any selection with any parameters: words or a proposal, what is shown is what is done, and no trace after undo."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from fabric_studio.app.wizards.listing import Listing
from fabric_studio.app.wizards.wizard import WIZARDS
from fabric_studio.base.errors import FabricError
from fabric_studio.base.params import Param
from fabric_studio.catalog.library import load_library
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.engine import check
from tests.factories_rules import crowded
from tests.factories_wizards import assert_same, panels, pod_of_b300, superpod

LIBRARY = load_library()
TEXTS = (
    "",
    "*",
    "leaf*",
    "spine-0?",
    "dgx-0*",
    "A-0*",
    "P-A",
    "P-B",
    "{row}-##",
    "x-#",
    "no such thing",
    "B",
    "}{",
    "qm9700",
)


@lru_cache(maxsize=8)
def design(name: str) -> Snapshot:
    return {
        "superpod": lambda: superpod(1),
        "bare": lambda: superpod(1, without=("server-leaf", "leaf-spine")),
        "b300": lambda: pod_of_b300(rows=1, leaves=8, spines=2),
        "panels": lambda: panels(2)[0],
        "crowded": lambda: crowded().document,
    }[name]().snapshot()


def value(param: Param) -> st.SearchStrategy[Any]:
    if param.type == "bool":
        return st.booleans()
    if param.type == "choice":
        return st.sampled_from(param.choices)
    if param.type == "str":
        return st.sampled_from(TEXTS)
    low = param.minimum if param.minimum is not None else -50
    high = min(param.maximum if param.maximum is not None else 50, low + 40)
    return st.integers(int(low), int(high)) if param.type == "int" else st.floats(low, high, width=32)


def selection(view: Snapshot) -> st.SearchStrategy[dict[str, np.ndarray]]:
    kinds = {}
    for kind in ("rack", "device", "cable", "row", "hall"):
        uids = view.table(kind).uid.tolist()
        if uids:
            kinds[kind] = st.lists(st.sampled_from(uids), max_size=6, unique=True).map(
                lambda found: np.array(sorted(found), np.int64)
            )
    return st.fixed_dictionaries({}, optional=kinds)


@settings(max_examples=80)
@given(st.data())
def test_any_wizard_on_anything(data: st.DataObject) -> None:
    view = design(data.draw(st.sampled_from(("superpod", "bare", "b300", "panels", "crowded"))))
    wizard = WIZARDS[data.draw(st.sampled_from(list(WIZARDS)))]
    chosen = data.draw(selection(view))
    params = wizard.params_for(view, LIBRARY, chosen)
    values = {
        p.name: data.draw(value(p), p.name) for p in params if data.draw(st.booleans(), f"set {p.name}")
    }
    document = Document(view.tables)
    before = document.snapshot()
    try:
        proposal = wizard.propose(before, LIBRARY, chosen, values)
    except FabricError as error:
        assert str(error) and "\n" not in str(error)
        return
    assert document.snapshot() is before, "a proposal changes nothing"
    lines = Listing(proposal)
    assert len(lines) == proposal.size or proposal.changed, "rows changed twice are one line"
    for index in {0, len(lines) // 2, len(lines) - 1} if len(lines) else ():
        assert lines[index].name
    assert len(proposal.conflicts) <= proposal.conflict_count
    try:
        wizard.apply(document, LIBRARY, proposal)
    except FabricError as error:
        assert proposal.size == 0 and str(error).startswith("nothing to do")
        return
    assert document.undo_depth == 1
    assert_same(document.snapshot(), proposal.after)
    _ports_are_not_taken_twice(before, document.snapshot())
    document.undo()
    assert_same(document.snapshot(), before)


def _ports_are_not_taken_twice(before: Snapshot, after: Snapshot) -> None:
    """A wizard adds no double use of a port."""
    twice = [
        sum(f.rule == "port-taken-twice" for f in check(view, LIBRARY, only=["port-taken-twice"]).findings)
        for view in (before, after)
    ]
    assert twice[1] <= twice[0]
