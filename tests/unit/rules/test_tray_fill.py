"""How full trays and risers are."""

from tests.factories_rules import Drawing

FILL = "tray-fill"


def trayed(cables: int, *, width_mm: float) -> tuple[Drawing, int]:
    drawing = Drawing()
    leaf, server = (
        drawing.device(part, rack=drawing.rack(x_mm=x, y_mm=5_000.0))
        for part, x in (("qm9700", 5_000.0), ("qm9700", 15_000.0))
    )
    tray = drawing.tray(2_000, 5_000, 20_000, 5_000, width_mm=width_mm, depth_mm=100.0, name="T03")
    for n in range(cables):
        drawing.cable((leaf, n // 2, n % 2 * 4, 4), (server, n // 2, n % 2 * 4, 4), "400g4-sr4")
    return drawing, tray


def test_a_tray_warns_at_40_per_cent_and_fails_at_50() -> None:
    """Sum of squared diameters over the section: 3.0 mm fibre is 9 mm2 (DGX SuperPOD data-center design, table 18)."""
    drawing, tray = trayed(45, width_mm=10.0)
    assert drawing.found(FILL)[0].severity == "warning"
    drawing.fails(
        FILL,
        "tray T03 is 40.50% full with 45 cables at its fullest place; the limit is 40% of 10 cm2",
        where=[("tray", tray)],
        actual=40.5,
        limit=40.0,
        unit="%",
        severity="warning",
    )
    drawing.set("tray", tray, width_mm=11.0)
    drawing.passes(FILL)
    drawing.set("tray", tray, width_mm=8.0)
    drawing.fails(
        FILL,
        "tray T03 is 51% full with 45 cables at its fullest place; the limit is 50% of 800 mm2",
        where=[("tray", tray)],
        actual=50.625,
        limit=50.0,
        unit="%",
    )


def test_a_twin_port_cable_lies_in_a_tray_once_and_a_splitter_with_every_tail() -> None:
    drawing, _ = trayed(0, width_mm=1.0)
    leaf, far = drawing.document.snapshot().devices.uid.tolist()
    drawing.twin((leaf, 0), (far, 0), "800g8-dac")
    assert "full with 1 cable at" in drawing.found(FILL)[0].text
    drawing.splitter((leaf, 1), [(far, 1), (far, 2)], "400g4-cr4-dac-split")
    assert "full with 3 cables" in drawing.found(FILL)[0].text


def test_the_project_sets_its_own_limits_of_fill() -> None:
    drawing, _ = trayed(45, width_mm=10.0)
    drawing.setting("rule.tray-fill.warn", 0.45)
    drawing.passes(FILL)


def test_a_riser_fills_up_too() -> None:
    drawing = Drawing(storeys=2)
    low, high = (drawing.rack(hall=hall, x_mm=5_000.0, y_mm=5_000.0) for hall in drawing.halls)
    leaf, spine = drawing.device("qm9700", rack=low), drawing.device("qm9700", rack=high)
    storeys = drawing.document.snapshot().storeys.uid.tolist()
    with drawing.document.transaction("Trays") as tx:
        for storey in storeys:
            tx.add("tray", storey=storey, name="T", x1_mm=2_000, y1_mm=5_000, x2_mm=9_000, y2_mm=5_000)
        building = int(tx.table("building").uid[0])
        riser = tx.add(
            "riser", building=building, name="R1", x_mm=8_000, y_mm=5_000, width_mm=5.0, depth_mm=20.0,
            from_storey=storeys[0], to_storey=storeys[1],
        )  # fmt: skip
    for n in range(8):
        drawing.cable((leaf, n), (spine, n), "400g4-sr4")
    drawing.fails(
        FILL,
        "riser R1 is 72% full with 8 cables at its fullest place; the limit is 50% of 100 mm2",
        where=[("riser", riser)],
        actual=72.0,
        limit=50.0,
        unit="%",
    )


def test_without_trays_there_is_nothing_to_fill() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700"), drawing.device("dgx-h100")
    drawing.cable((leaf, 0), (server, 0), "400g4-sr4")
    (status,) = [status for status in drawing.check().rules if status.id == FILL]
    assert (status.status, status.note) == ("not-run", "no tray is drawn")
