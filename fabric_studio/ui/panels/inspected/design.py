"""The whole design, shown while nothing is selected."""

from __future__ import annotations

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_mass, format_power
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.layout.load import physical_cables
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.feed_loss import feed_losses, loss_words
from fabric_studio.ui.panels.inspected.rack_load import rack_load
from fabric_studio.ui.panels.inspected.racks import price_fact
from fabric_studio.ui.panels.inspected.sheet import Fact
from fabric_studio.ui.totals import and_more, long_length

_TIP = mark("Racks with all they hold, without cables")


def design_facts(snapshot: Snapshot) -> list[Fact]:
    """Counts and totals; empty for an empty design."""
    if not len(snapshot.racks):
        return []
    load = rack_load(snapshot)
    roles = snapshot.devices.role
    switches = {
        role: int((roles == role).sum()) for role in ("leaf", "spine", "core") if (roles == role).any()
    }
    real = physical_cables(snapshot)
    required, afar = cable_lengths(snapshot).required_mm[real], snapshot.cables.span[real] != 0
    unknown = int(np.isnan(required).sum())
    length = long_length(float(np.nansum(required[~afar]))) + (
        tr(", {unknown:,} unknown", unknown=unknown) if unknown else ""
    )
    found = [
        Fact(tr("Accelerators"), f"{int(load.accelerators.sum()):,}"),
        Fact(tr("Servers"), f"{int((roles == 'server').sum()):,}"),
        Fact(tr("Racks"), f"{len(snapshot.racks):,}"),
    ]
    if switches:
        found.append(
            Fact(tr("Switches"), ", ".join(f"{count:,} {tr(role)}" for role, count in switches.items()))
        )
    found += [
        Fact(tr("Cables"), f"{int(real.sum()):,}"),
        Fact(tr("Cable length"), length, tip=tr("Needed, before rounding up to stock lengths")),
        *([Fact(tr("Over WAN spans"), long_length(float(np.nansum(required[afar]))))] if afar.any() else ()),
        Fact(
            tr("Power, most"),
            and_more(format_power(float(load.power_max_w.sum())), int(load.unknown_power.sum())),
            estimate=bool(load.estimated_power.any()),
            tip=tr(_TIP),
        ),
        Fact(
            tr("Mass"),
            and_more(format_mass(float(load.mass_kg.sum())), int(load.unknown_mass.sum())),
            estimate=bool(load.estimated_mass.any()),
            tip=tr(_TIP),
        ),
        price_fact(float(load.price_usd.sum()), int(load.unknown_price.sum())),
    ]
    for loss in feed_losses(snapshot):
        if len(loss.fallen):
            words = tr("Lost with power feed {feed}: {lost}", feed=loss.side, lost=loss_words(snapshot, loss))
            tip = tr("Devices on this feed alone, and servers all of whose switches are")
            found.append(Fact("", words, wide=True, tip=tip))
    return found
