"""Which way rows face: fronts into cold aisles, rears into hot ones."""

from __future__ import annotations

from tests.factories_rules import Drawing

FACES = "front-faces-back"


def rows(drawing: Drawing, *rotations: float, racks: int = 2, pitch_mm: float = 2_400.0) -> list[list[int]]:
    return [
        [
            drawing.rack(
                x_mm=2_000.0 + 750 * n,
                y_mm=2_000.0 + pitch_mm * row,
                rotation_deg=turn,
                name=f"{'ABCD'[row]}-{n + 1}",
            )
            for n in range(racks)
        ]
        for row, turn in enumerate(rotations)
    ]


def test_rows_front_to_front_and_back_to_back_pass() -> None:
    drawing = Drawing()
    rows(drawing, 180.0, 0.0, 180.0, 0.0)
    drawing.passes(FACES)


def test_a_row_that_looks_at_the_backs_of_another() -> None:
    drawing = Drawing()
    a, b = rows(drawing, 0.0, 0.0)
    drawing.fails(
        FACES,
        "the fronts of 2 racks, B-1 and B-2, look at the backs of A-1 and A-2, 1.2 m away: hot air is drawn in",
        where=[("rack", uid) for uid in b],
        actual=1_200.0,
        limit=3_000.0,
        unit="mm",
        severity="warning",
        fix="turn B-1 and B-2 round",
    )
    assert a != b


def test_one_rack_turned_the_wrong_way_in_a_row() -> None:
    drawing = Drawing()
    a, b = rows(drawing, 180.0, 0.0, racks=4)
    drawing.set("rack", b[1], rotation_deg=180.0)
    (finding,) = drawing.found(FACES)
    assert finding.text.startswith(
        "the front of A-2 looks at the back of B-2, 1.2 m away"
    ) and finding.where == (("rack", a[1]),)


def test_sideways_rows_are_seen_too_and_far_or_hidden_racks_are_not() -> None:
    drawing = Drawing()
    for x, turn in ((2_000.0, 90.0), (4_400.0, 90.0)):
        drawing.rack(x_mm=x, y_mm=5_000.0, rotation_deg=turn, name=f"R{x:g}")
    (finding,) = drawing.found(FACES)
    assert finding.text.startswith("the front of R2000 looks at the back of R4400")
    drawing.setting("rule.front-faces-back.aisle_mm", 1_000.0)
    drawing.passes(FACES)
    drawing.setting("rule.front-faces-back.aisle_mm", 3_000.0)
    drawing.rack("rack-42u-600", x_mm=3_200.0, y_mm=5_000.0, rotation_deg=0.0, name="between")
    drawing.passes(FACES)


def test_racks_on_another_storey_and_cooling_units_are_not_looked_at() -> None:
    drawing = Drawing(storeys=2)
    drawing.rack(x_mm=2_000.0, y_mm=4_400.0, hall=drawing.halls[0])
    drawing.rack(x_mm=2_000.0, y_mm=2_000.0, hall=drawing.halls[1])
    drawing.rack("cdu-inrow", x_mm=8_000.0, y_mm=4_400.0)
    drawing.rack(x_mm=8_000.0, y_mm=2_000.0)
    drawing.passes(FACES)
