"""Move to the cheapest medium that fits: what would change, what it saves, and what nothing fits."""

from __future__ import annotations

import numpy as np

from fabric_studio.app.wizards.chosen import devices_in
from fabric_studio.app.wizards.sketch import Sketch
from fabric_studio.app.wizards.wizard import MEDIUM, Asked, Wizard
from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param
from fabric_studio.catalog.parts import Medium
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Flags, Ids


def plan(asked: Asked, sketch: Sketch) -> str:
    view = asked.snapshot
    wanted = _cables(asked)
    if not wanted.any():
        raise InvariantError(
            tr("no cable is selected; select cables, or racks or devices at which cables end")
        )
    cables = view.cables
    # Tails of a breakout and lines of a twin-port cable change together.
    joined = np.unique(cables.assembly[wanted])
    wanted |= np.isin(cables.assembly, joined[joined != 0])
    fitted = _fitted(view)
    left = int((wanted & fitted).sum())
    if left:
        sketch.note(tr("{left:,} cables come fitted with what they join and stay as they are", left=left))
    wanted &= ~fitted
    sketch.choose_again(cables.uid[wanted])
    return tr("Use the cheapest medium that fits for {sum:,} cables", sum=int(wanted.sum()))


def _cables(asked: Asked) -> Flags:
    view, chosen = asked.snapshot, asked.selection
    cables = view.cables
    if len(chosen.get("cable", ())):
        wanted = np.isin(cables.uid, chosen["cable"])
    else:
        inside = devices_in(view, chosen)
        wanted = np.isin(cables.a_device, inside) | np.isin(cables.z_device, inside)
    role = str(asked.values["role"])
    return np.asarray(wanted & (cables.role == role) if role else wanted, bool)


def _fitted(view: Snapshot) -> Flags:
    """Cables of the factory."""
    parts = np.array([isinstance(s, Medium) and s.factory_fitted for s in view.parts.spec], bool)
    rows: Ids = view.parts.index_of(view.cables.medium).astype(np.int64)
    return parts[rows] if len(rows) else np.zeros(0, bool)


WIZARD = Wizard(
    name="cheapest",
    title=mark("Move to the cheapest medium that fits"),
    summary=mark(
        "Every cable gets the medium with the lowest planning price among those that fit its cages, rate and length."
    ),
    selects=mark("cables, or racks or devices at which they end; nothing: all cables"),
    params=(
        Param("role", "str", "", mark("Only cables of this role, for example leaf-spine; empty: all")),
        MEDIUM,
    ),
    plan=plan,
    icon="currency-dollar",
)
