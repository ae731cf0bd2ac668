"""Links through patch panels are those that a walk from cable to cable finds."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from fabric_studio.catalog.library import load_library
from fabric_studio.model import build
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.routing.links import links_of
from tests.oracles.panel_chains import Chain, chains

PARTS = ("dgx-h100", "qm9700", "patch-1u-48mpo", "patch-1u-48mpo", "patch-1u-48mpo", "patch-1u-48mpo")


@st.composite
def patched(draw: st.DrawFn) -> Snapshot:
    """Cables between random places that nothing else is plugged into: few positions, so that chains grow long."""
    library, document = load_library(), Document()
    with document.transaction("Draw") as tx:
        (hall,) = build.add_shell(tx, hall_width_mm=9_000, hall_depth_mm=9_000)
        (rack,) = build.add_racks(
            tx, library.part("rack-48u-750"), library.part, names=["R"], hall=hall, x_mm=3_000, y_mm=3_000
        )
        devices = [
            tx.add(
                "device", rack=rack, part=build.use_part(tx, library.part(part)), name=f"{part}-{n}", u=0.0
            )
            for n, part in enumerate(PARTS)
        ]
        places = [(device, port) for device in devices[:2] for port in range(3)]
        places += [
            (device, face + position) for device in devices[2:] for face in (0, 48) for position in range(2)
        ]
        order = draw(st.permutations(places))
        count = draw(st.integers(0, len(order) // 2))
        ends = np.array(order[: 2 * count], np.int64).reshape(count, 2, 2)
        if count:
            build.add_cables(
                tx, library.medium("400g4-dr4"), count=count, rate_gbps=400.0,
                a_device=ends[:, 0, 0], a_port=ends[:, 0, 1], a_lanes=1,
                z_device=ends[:, 1, 0], z_port=ends[:, 1, 1], z_lanes=1,
            )  # fmt: skip
    return document.snapshot()


@given(patched())
def test_links_are_what_a_walk_from_cable_to_cable_finds(snapshot: Snapshot) -> None:
    links, cables, devices = links_of(snapshot), snapshot.cables.uid, snapshot.devices.uid
    found: set[Chain] = set()
    for k in range(len(links.a)):
        path = tuple(cables[links.cable[links.ptr[k] : links.ptr[k + 1]]].tolist())
        start = (int(devices[links.a[k]]), int(links.a_port[k]), int(links.a_lane[k]))
        end = (int(devices[links.z[k]]), int(links.z_port[k]), int(links.z_lane[k]))
        found.add((path, start, end if links.z[k] >= 0 else None))
        assert links.panels[k] == len(path) - 1
    assert len(found) == len(links.a)
    assert found == chains(snapshot)
