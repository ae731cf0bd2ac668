"""What is worked out beside the window: designs of many rows, and such as have many trays, which meet each other."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.app.large import LARGE_TRAYS, is_large
from tests.factories import pair_of_racks


@pytest.mark.parametrize(("more", "large"), [(LARGE_TRAYS - 2, False), (LARGE_TRAYS - 1, True)])
def test_many_trays_make_a_design_large(more, large):
    document = pair_of_racks().document
    storey = int(document.snapshot().storeys.uid[0])
    with document.transaction("Trays") as tx:
        tx.add_many(
            "tray",
            more,
            storey=storey,
            name=np.array([f"T{n}" for n in range(more)], object),
            x1_mm=np.arange(more) * 10.0,
            y1_mm=0.0,
            x2_mm=np.arange(more) * 10.0,
            y2_mm=9_000.0,
        )
    assert len(document.snapshot().trays) == more + 1
    assert is_large(document.snapshot()) is large
