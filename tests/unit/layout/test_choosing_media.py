"""Which medium all cables of a design get at once."""

import numpy as np

from fabric_studio.layout.media import assign_media, choose_all
from tests.factories_rules import Drawing


def media_of(drawing: Drawing) -> list[str]:
    snapshot = drawing.document.snapshot()
    return [snapshot.spec_of(int(uid)).id for uid in snapshot.cables.medium]


def assign(drawing: Drawing) -> int:
    with drawing.document.transaction("Assign") as tx:
        return assign_media(tx, drawing.library)


def test_each_cable_gets_the_cheapest_that_reaches() -> None:
    drawing = Drawing()
    leaf = drawing.device("qm9700")
    for cage, length_m in enumerate((10.0, 60.0, 200.0)):
        drawing.cable((leaf, cage), (drawing.device("hgx-h100-oem"), 0), "400g4-sr4", length_m)
    assert assign(drawing) == 0
    assert media_of(drawing) == ["400g4-sr4", "400g4-dr4-100m", "400g4-dr4"]


def test_cables_that_share_a_twin_port_cage_get_one_medium() -> None:
    """A twin-port module has one kind of optics, so the longer of two neighbours decides, and on to whom they share with."""
    drawing = Drawing()
    leaf, other = drawing.device("qm9700"), drawing.device("qm9700")
    servers = [drawing.device("dgx-h100") for _ in range(2)]
    drawing.cable((leaf, 0, 0, 4), (servers[0], 0, 0, 4), "400g4-sr4", 10.0)
    drawing.cable((leaf, 0, 4, 4), (servers[1], 0, 0, 4), "400g4-sr4", 60.0)
    drawing.cable((other, 0, 0, 4), (servers[0], 0, 4, 4), "400g4-sr4", 10.0)
    drawing.cable((other, 1, 0, 4), (servers[0], 1, 0, 4), "400g4-sr4", 10.0)
    assert assign(drawing) == 0
    assert media_of(drawing) == ["400g4-dr4-100m"] * 3 + ["400g4-sr4"]
    drawing.passes("cage-mixes-media")


def test_where_nothing_fits_the_cable_stays_as_it_is() -> None:
    drawing = Drawing()
    leaf, server = drawing.device("qm9700"), drawing.device("dgx-h100")
    drawing.cable((leaf, 0, 0, 4), (server, 0, 0, 4), "400g4-sr4", 900.0)
    drawing.cable((leaf, 0, 4, 4), (server, 0, 4, 4), "400g4-fr4", 10.0)
    assert assign(drawing) == 1
    assert media_of(drawing) == ["400g4-sr4", "400g4-sr4"]


def test_of_an_empty_design_nothing_is_chosen() -> None:
    drawing = Drawing()
    media, index = choose_all(drawing.document.snapshot(), drawing.library, np.zeros(0, bool))
    assert media == [] and len(index) == 0
    assert assign(drawing) == 0
