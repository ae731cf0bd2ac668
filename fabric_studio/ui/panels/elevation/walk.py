"""Walking over racks, devices and ports with the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence

from fabric_studio.ui.panels.elevation.places import Spot
from fabric_studio.ui.panels.elevation.plan import Mounted, RackPlan


def devices_of(plan: RackPlan) -> list[Mounted]:
    """From the top of the rack down."""
    return [*plan.loose, *plan.devices]


def next_device(plans: Sequence[RackPlan], focus: Spot | None, step: int) -> Spot | None:
    """One device further down (step 1) or up; the first one from nowhere."""
    column = focus.column if focus is not None and focus.column < len(plans) else 0
    uids = [device.uid for device in devices_of(plans[column])] if plans else []
    if not uids:
        return None
    at = uids.index(focus.device) + step if focus is not None and focus.device in uids else 0
    return Spot(column, uids[min(max(at, 0), len(uids) - 1)])


def next_port(plans: Sequence[RackPlan], focus: Spot | None, step: int) -> Spot | None:
    """One logical port further on the same device; before the first one the device itself."""
    device = (
        plans[focus.column].find(focus.device) if focus is not None and focus.column < len(plans) else None
    )
    if focus is None or device is None:
        return next_device(plans, focus, 1)
    ports = [(cell.cage.number, logical) for cell in device.cells for logical in range(cell.ports)]
    if not ports:
        return None
    here = (focus.port, focus.logical)
    at = ports.index(here) + step if here in ports else (0 if step > 0 else len(ports) - 1)
    if at < 0:
        return Spot(focus.column, focus.device)
    return Spot(focus.column, focus.device, *ports[min(at, len(ports) - 1)])


def next_rack(plans: Sequence[RackPlan], focus: Spot | None, step: int) -> Spot | None:
    """The top device of the rack beside."""
    column = ((focus.column if focus is not None else 0) + step) % len(plans)
    devices = devices_of(plans[column])
    return Spot(column, devices[0].uid) if devices else None
