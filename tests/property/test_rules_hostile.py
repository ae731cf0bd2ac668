"""No drawing, however odd, makes a rule crash: files come from strangers."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from fabric_studio.model.kinds import BY_KIND, KINDS
from tests.factories_rules import crowded

NUMBERS = st.sampled_from([0.0, -1.0, 1e-9, 0.5, 3.0, 1e4, 1e9, -1e9, 1e12])
WHOLES = st.sampled_from([0, 1, -1, 7, 8, 64, 10**6, -(10**6), 2**31, 2**62])
TEXTS = st.sampled_from(["", " ", "spine", "OS2", "x" * 300, "\N{NO-BREAK SPACE}", "线缆"])


@given(st.data())
@settings(max_examples=40)
def test_no_rule_crashes(data: st.DataObject) -> None:
    drawing = crowded()
    for _ in range(data.draw(st.integers(1, 6))):
        snapshot = drawing.document.snapshot()
        kind = data.draw(
            st.sampled_from([cls.kind for cls in KINDS if cls.kind not in ("part", "approval", "setting")])
        )
        uids = snapshot.table(kind).uid.tolist()
        if not uids:
            continue
        name = data.draw(st.sampled_from(list(BY_KIND[kind].fields)))
        field = BY_KIND[kind].fields[name]
        if field.refers_to:
            value = data.draw(st.sampled_from(snapshot.table(field.refers_to).uid.tolist() or [0]))
        elif field.type == "float":
            numbers = NUMBERS.filter(lambda number, field=field: field.minimum <= number <= field.maximum)
            value = data.draw(numbers | st.just(np.nan) if field.optional else numbers)
        elif field.type in ("int", "id"):
            value = data.draw(WHOLES)
        elif field.type == "flag":
            value = data.draw(st.booleans())
        else:
            value = data.draw(st.sampled_from(field.choices) if field.choices else TEXTS)
        some = data.draw(st.lists(st.sampled_from(uids), min_size=1, max_size=3, unique=True))
        drawing.set(kind, sorted(some), **{name: value})
    report = drawing.check()
    assert [status for status in report.rules if status.status in ("crashed", "cancelled")] == []
    assert all(finding.text and finding.where for finding in report.findings)


def test_trays_of_any_width_make_no_rule_crash() -> None:
    for width in (-1e9, -1.0, 0.0, 1e12):
        drawing = crowded()
        drawing.set("tray", drawing.document.snapshot().trays.uid.tolist(), width_mm=width)
        assert [status for status in drawing.check().rules if status.status == "crashed"] == []


def test_a_lane_that_no_cage_has_makes_no_rule_crash() -> None:
    for lane in (-1, 64, 2**62):
        drawing = crowded()
        drawing.set("cable", drawing.document.snapshot().cables.uid.tolist(), a_lane=lane, z_lane=lane)
        assert [status for status in drawing.check().rules if status.status == "crashed"] == []
