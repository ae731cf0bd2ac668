"""A module draws more power than its cage is built to feed and cool."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.ends import cable_end
from fabric_studio.catalog.parts import Medium, Part
from fabric_studio.model.ends import cage_columns, ends_of
from fabric_studio.model.groups import group_rows
from fabric_studio.model.ports import cages_of
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ints
from fabric_studio.rules.findings import Batch, Finding, Severity, worst_first
from fabric_studio.rules.rule import Context, NotApplicable, Rule
from fabric_studio.rules.words import port_words


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot, ends, devices = context.snapshot, ends_of(context.snapshot), context.snapshot.devices
    limits = [
        [cage.group.max_module_power_w or np.inf for cage in cages_of(s)] if isinstance(s, Part) else []
        for s in snapshot.parts.spec
    ]
    if (
        len(snapshot.cables)
        and not np.isfinite([limit for part in limits for limit in part] or [np.inf]).any()
    ):
        raise NotApplicable(tr("no part in the design says what power its cages feed"))
    own = snapshot.parts.index_of(devices.part)[ends.device] if len(devices) else ends.device
    flat, cages = np.array([limit for part in limits for limit in part]), cage_columns(snapshot)
    stated = ends.exists.copy()
    stated[stated] = np.isfinite(flat[(cages.first[own] + ends.port)[stated]])
    rows = np.flatnonzero(stated)
    if not len(rows):
        return
    part = own[rows]
    rates, rate = np.unique(snapshot.cables.rate_gbps[ends.cable[rows]], return_inverse=True)
    key = (part, ends.port[rows], ends.medium[rows], rate.ravel())
    first, kind = group_rows(*key)
    groups = np.stack(key, axis=1)[first].tolist()
    draws = [_watts(snapshot, p, port, medium, float(rates[r])) for p, port, medium, r in groups]
    watts, sure = np.array([w for w, _ in draws])[kind], np.array([known for _, known in draws], bool)[kind]
    most = np.array([limits[p][port] for p, port, _, _ in groups])[kind]
    over = watts - most
    for severity, mine in (("error", sure), ("warning", ~sure)):
        hot = worst_first((over > 1e-9) & mine, over)
        # A module is told once, however many of its ports are in use.
        _, once = np.unique(ends.device[rows[hot]] * 65536 + ends.port[rows[hot]], return_index=True)
        hot = hot[np.sort(once)]
        yield _batch(
            snapshot, "error" if severity == "error" else "warning", rows[hot], watts[hot], most[hot]
        )


def _batch(snapshot: Snapshot, severity: Severity, ends_at: Ints, watts: Floats, most: Floats) -> Batch:
    ends, cables = ends_of(snapshot), snapshot.cables

    def word(index: int) -> Finding:
        end = int(ends_at[index])
        device, cable = int(ends.device[end]), int(ends.cable[end])
        draws, feeds = float(watts[index]), float(most[index])
        values = {
            "cable": cables.name[cable],
            "medium": snapshot.parts.spec[ends.medium[end]].name,
            "port": port_words(snapshot, device, int(ends.port[end])),
            "draws": draws,
            "feeds": feeds,
            "over": draws - feeds,
        }
        return Finding(
            RULE.name,
            severity,
            (
                tr(
                    "{cable}: the {medium} module in {port} draws up to {draws:g} W and the cage feeds {feeds:g} W: {over:g} W over",
                    **values,
                )
                if severity == "error"
                else tr(
                    "{cable}: the {medium} module in {port} draws about {draws:g} W and the cage feeds {feeds:g} W: {over:g} W over",
                    **values,
                )
            ),
            (("cable", int(cables.uid[cable])), ("device", int(snapshot.devices.uid[device]))),
            draws,
            feeds,
            "W",
        )

    return Batch(severity, cables.uid[ends.cable[ends_at]], word)


def _watts(snapshot: Snapshot, part: int, port: int, medium: int, rate: float) -> tuple[float, bool]:
    """The most a whole module draws in that cage, 0 where none is or nobody says; and whether that figure is published."""
    spec, what = snapshot.parts.spec[part], snapshot.parts.spec[medium]
    if not isinstance(spec, Part) or not isinstance(what, Medium) or what.max_reach_m <= 0:
        return 0.0, False
    if what.attached:
        watts, field = what.power_w_per_end_max or what.power_w_per_end_typ, "power_w_per_end_max"
    else:
        module = cable_end(what, cages_of(spec)[port].group, rate).module
        watts = None if module is None or module.builtin else module.power_w_max or module.power_w_typ
        field = "power_w_per_end_max"
    return float(watts or 0.0), not what.is_estimate(field)


RULE = Rule(
    name="module-too-hot",
    severity="error",
    title=mark("A module draws more power than its cage feeds"),
    rationale=(
        mark(
            "A cage has a power class. A module above it is left switched off by the host, or runs hot until it fails. Only cages whose maker states the limit are judged; it is a warning where the module's own figure is an estimate."
        )
    ),
    source=mark("maximum power of the module against the limit the switch's manual gives for its cages"),
    kinds=("part", "device", "cable"),
    find=find,
    example="C0123: the 800G ZR module in leaf-01 port 12 draws up to 27 W and the cage feeds 17 W: 10 W over",
)
