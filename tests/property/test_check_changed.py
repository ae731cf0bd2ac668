"""A check of what changed says what a full check says, after any edits."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from fabric_studio.app.commands import findings as finding_commands
from fabric_studio.base.errors import FabricError
from fabric_studio.model import build, cascade
from fabric_studio.model.journal import Change
from fabric_studio.rules.engine import changed_kinds, check, check_changed
from fabric_studio.rules.rule import MOVED
from tests.factories_rules import Drawing, crowded

EDITS = {
    "rack": {"x_mm": (0.0, 30_000.0), "y_mm": (0.0, 30_000.0), "rotation_deg": (0.0, 360.0), "name": "rack", "power_limit_w": (1.0, 90_000.0), "position_known": None},
    "device": {"u": (0.0, 50.0), "name": "device", "role": "leaf"},
    "cable": {"length_mm": (100.0, 90_000.0), "name": "cable", "fibre": "OM3", "a_port": (0, 40), "z_lane": (0, 8), "network": "oob"},
    "tray": {"width_mm": (1.0, 600.0), "y1_mm": (0.0, 9_000.0), "name": "tray"},
    "riser": {"width_mm": (1.0, 600.0), "x_mm": (0.0, 9_000.0)},
    "hall": {"width_mm": (100.0, 40_000.0), "name": "hall"},
    "storey": {"elevation_mm": (0.0, 9_000.0), "floor_load_kg_m2": (100.0, 5_000.0), "name": "storey"},
    "span": {"length_km": (1.0, 2_000.0)},
    "building": {"name": "building", "x_mm": (0.0, 9_000.0)},
    "conduit": {"room": 0, "name": "conduit"},
    "room": {"name": "room"},
    "site": {"name": "site"},
    "row": {"name": "row"},
}  # fmt: skip
SETTINGS = (
    "rule.cable-near-limit.share",
    "rule.oversubscribed.target",
    "rule.tray-fill.warn",
    "rule.too-many-panels.panels",
)


def edit(drawing: Drawing, data: st.DataObject) -> None:
    document = drawing.document
    what = data.draw(
        st.sampled_from(
            ["set", "set", "set", "remove", "medium", "setting", "approve", "withdraw", "fix", "undo", "redo"]
        )
    )
    snapshot = document.snapshot()
    if what in ("undo", "redo"):
        document.undo() if what == "undo" else document.redo()
    elif what == "setting":
        drawing.setting(data.draw(st.sampled_from(SETTINGS)), data.draw(st.floats(0.1, 4.0)))
    elif what in ("approve", "withdraw", "fix"):
        findings = [
            f for f in check(snapshot, drawing.library).findings if (f.fix is not None or what != "fix")
        ]
        if not findings:
            return
        finding = data.draw(st.sampled_from(findings))
        if what == "approve":
            finding_commands.approve(document, finding, data.draw(st.sampled_from(("fine", "as built"))))
        elif what == "withdraw":
            finding_commands.withdraw_approval(document, finding)
        else:
            finding_commands.apply_fix(document, drawing.library, finding.fix)
    elif what == "medium":
        with document.transaction("Medium") as tx:
            medium = build.use_part(
                tx, drawing.library.medium(data.draw(st.sampled_from(sorted(drawing.library.media))))
            )
            tx.set("cable", int(data.draw(st.sampled_from(snapshot.cables.uid.tolist()))), medium=medium)
    else:
        kind = data.draw(st.sampled_from([kind for kind in EDITS if len(snapshot.table(kind))]))
        uid = int(data.draw(st.sampled_from(snapshot.table(kind).uid.tolist())))
        with document.transaction(what) as tx:
            if what == "remove":
                cascade.remove(tx, {kind: np.array([uid])})
                return
            field = data.draw(st.sampled_from(sorted(EDITS[kind])))
            value = EDITS[kind][field]
            if isinstance(value, tuple):
                low, high = value
                value = data.draw(st.integers(low, high) if isinstance(low, int) else st.floats(low, high))
            elif value is None:
                value = data.draw(st.booleans())
            tx.set(kind, uid, **{field: value})


@given(st.data())
@settings(max_examples=20)
def test_a_check_of_what_changed_is_the_full_check(data: st.DataObject) -> None:
    drawing = crowded()
    changed: set[str] = set()

    def note(change: Change) -> None:
        changed.update(change.added, change.removed, change.touched)

    drawing.document.changed.connect(note)
    report, checked = drawing.check(), drawing.document.snapshot()
    for _ in range(data.draw(st.integers(1, 5))):
        try:
            edit(drawing, data)
        except FabricError:
            continue
        if len(drawing.document.snapshot().cables) == 0:
            break
        if data.draw(st.booleans()):
            continue  # several commits before the next check
        snapshot = drawing.document.snapshot()
        edited = changed_kinds(checked, snapshot)
        assert {"rack" if kind == MOVED else kind for kind in edited} == changed
        report, checked = check_changed(snapshot, drawing.library, report, edited), snapshot
        assert report == check(snapshot, drawing.library)
        assert not [status for status in report.rules if status.status == "crashed"]
        changed.clear()


@given(
    st.lists(st.tuples(st.integers(0, 99), st.floats(-9_000, 30_000), st.floats(-9_000, 30_000)), max_size=4)
)
@settings(max_examples=20)
def test_racks_that_are_only_moved_are_checked_as_a_whole_check_would(
    moves: list[tuple[int, float, float]],
) -> None:
    drawing = crowded()
    report, checked = drawing.check(), drawing.document.snapshot()
    for which, x_mm, y_mm in moves:
        racks = drawing.document.snapshot().racks
        with drawing.document.transaction("Move") as tx:
            tx.set("rack", int(racks.uid[which % len(racks)]), x_mm=x_mm, y_mm=y_mm)
        snapshot = drawing.document.snapshot()
        assert changed_kinds(checked, snapshot) == {MOVED}
        report, checked = check_changed(snapshot, drawing.library, report, {MOVED}), snapshot
        assert report == check(snapshot, drawing.library)
