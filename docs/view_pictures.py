"""The pictures of the other views in the user guide: a two-storey hall, and two sites with fibre between them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.app.commands import cables, conduits, rooms, sites
from fabric_studio.catalog.library import Library, load_library
from fabric_studio.model.build import add_device, add_racks
from fabric_studio.model.journal import Document
from fabric_studio.scene.tokens import Mode
from fabric_studio.topology.template import TEMPLATES
from fabric_studio.ui.pictures.screenshots import render

SIZE = (1280, 760)
RACK, ROUTER = "rack-48u-750", "sn5600"
VIEWS = {
    "stack": "two storeys apart, and the cables that go up",
    "section": "a cut through a row and both risers",
    "logical": "the tiers of the fabric",
    "site": "two sites, their conduits and the fibre between them",
}


def pictures(theme: Mode) -> Iterator[tuple[str, str, bytes]]:
    """Name, title and PNG of each."""
    library = load_library()
    hall = TEMPLATES["two-storey"].build({"racks": 64}, library)
    campus = two_sites(library)
    for view, title in VIEWS.items():
        design = campus if view == "site" else hall
        yield f"view-{view}", title, render(design, view=view, size=SIZE, theme=theme, library=library)


def two_sites(library: Library) -> Document:
    """Wisconsin and Georgia, 1,130 km of dedicated fibre and 1,320 km of shared. Three conduits end in one room in the
    north: the mistake that the check finds. In the south each has a room of its own."""
    document = TEMPLATES["two-storey"].build({"racks": 24}, library)
    snapshot = document.snapshot()
    north, building, storey = (
        int(table.uid[0]) for table in (snapshot.sites, snapshot.buildings, snapshot.storeys)
    )
    with document.transaction("Locate") as tx:
        tx.set("site", north, name="Mount Pleasant, Wisconsin", latitude_deg=42.70, longitude_deg=-87.88)
    room = rooms.add_room(document, storey, x_mm=-8_000.0, y_mm=2_000.0, width_mm=6_000.0, depth_mm=5_000.0)
    ducts = [
        conduits.add_conduit(document, building, x1_mm=-34_000.0, y1_mm=-8_000.0 + 12_000.0 * n, room=room)
        for n in range(3)
    ]
    south = sites.add_site(
        document, "Atlanta, Georgia", 33.75, -84.39, hall_width_mm=40_000, hall_depth_mm=24_000
    )
    snapshot = document.snapshot()
    (far,) = snapshot.buildings.where(snapshot.buildings.site == south).tolist()
    (level,) = snapshot.storeys.where(snapshot.storeys.building == far).tolist()
    entries = []
    for x_mm, y_mm, from_x, from_y in (
        (-7_000.0, 2_000.0, -36_000.0, -12_000.0),
        (41_000.0, 16_000.0, 76_000.0, 36_000.0),
    ):
        entry = rooms.add_room(document, level, x_mm=x_mm, y_mm=y_mm, width_mm=6_000.0, depth_mm=5_000.0)
        entries.append(conduits.add_conduit(document, far, x1_mm=from_x, y1_mm=from_y, room=entry))
    own = sites.connect_sites(document, north, south, length_km=1_130)
    shared = sites.connect_sites(document, north, south, length_km=1_320, shared=True)
    for span, here, there in ((own, ducts[0], entries[0]), (shared, ducts[2], entries[1])):
        conduits.use_conduits(document, span, a_conduit=here, z_conduit=there)
    _join(document, library, (storey, level), (own, shared))
    return document


def _join(document: Document, library: Library, storeys: tuple[int, int], spans: tuple[int, int]) -> None:
    """A rack with a router at each site, and cables over both spans."""
    racks = []
    for number, storey in enumerate(storeys):
        snapshot = document.snapshot()
        hall = int(snapshot.halls.where(snapshot.halls.storey == storey)[0])
        with document.transaction("Router") as tx:
            (rack,) = add_racks(
                tx,
                library.part(RACK),
                library.part,
                names=[f"WAN-{number + 1}"],
                hall=hall,
                x_mm=1_500.0,
                y_mm=2_500.0,
            )
            add_device(tx, int(rack), library.part(ROUTER), name=f"wan-{number + 1}", u=20, role="router")
            racks.append(int(rack))
    made = np.array(cables.connect_racks(document, library, *racks, count=8), np.int64)
    with document.transaction("Spread") as tx:
        tx.set("cable", made, span=np.array(spans, np.int64)[[0, 0, 0, 0, 0, 0, 1, 1]])
