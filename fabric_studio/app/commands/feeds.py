"""Which power feeds devices are on."""

from __future__ import annotations

import numpy as np

from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import counted, tr
from fabric_studio.catalog.parts import Part
from fabric_studio.model.cascade import Chosen
from fabric_studio.model.journal import Document
from fabric_studio.model.kinds import FEEDS


def set_feed(document: Document, selection: Chosen, feed: str) -> int:
    """Put the chosen devices, and all in the chosen racks, on feed A, on feed B or on both; returns how many that changes.
    Patch panels draw nothing and are passed over. InvariantError for another feed."""
    if feed not in FEEDS:
        raise InvariantError(
            tr("{feed} is no power feed; there are {known}", feed=feed, known=", ".join(FEEDS))
        )
    view = document.snapshot()
    devices = view.devices
    chosen = np.isin(devices.uid, np.asarray(selection.get("device", ()), np.int64))
    chosen |= np.isin(devices.rack, np.asarray(selection.get("rack", ()), np.int64))
    draws = [not (isinstance(spec, Part) and spec.kind == "panel") for spec in view.parts.spec]
    powered = np.array(draws, bool)[view.parts.index_of(devices.part)]
    fresh = devices.uid[chosen & powered & (devices.feed != feed)]
    if feed == "both":
        title = counted(len(fresh), "Feed {count} device from both", "Feed {count} devices from both")
    else:
        title = counted(
            len(fresh), "Feed {count} device from {feed}", "Feed {count} devices from {feed}", feed=feed
        )
    with document.transaction(title) as tx:
        if len(fresh):
            tx.set("device", fresh, feed=feed)
    return len(fresh)
