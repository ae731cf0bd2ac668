"""What is mounted in the racks as columns is what each rack's own face says."""

from __future__ import annotations

import numpy as np

from fabric_studio.catalog.library import load_library
from fabric_studio.scene.mounted import KINDS, mounted_of
from fabric_studio.topology.template import TEMPLATES


def test_it_holds_every_device_in_units_and_is_kept_while_no_device_changes():
    document = TEMPLATES["two-storey"].build({"racks": 16}, load_library())
    snapshot = document.snapshot()
    mounted = mounted_of(snapshot)
    owner, device = mounted.of(np.arange(len(snapshot.racks)))
    for row in range(len(snapshot.racks)):
        inside = (snapshot.devices.rack == snapshot.racks.uid[row]) & (snapshot.devices.u > 0)
        assert np.count_nonzero(owner == row) <= np.count_nonzero(inside)
    assert len(device) == len(mounted.low) == mounted.ptr[-1]
    assert (
        (mounted.low >= 0).all() and (mounted.high > mounted.low).all() and (mounted.high <= 1.0 + 1e-9).all()
    )
    assert {KINDS[kind] for kind in mounted.kind.tolist() if kind < len(KINDS)} >= {"server", "switch"}
    with document.transaction("Move") as edit:
        edit.set("rack", snapshot.racks.uid[:1], x_mm=123.0)
    assert mounted_of(document.snapshot()) is mounted
