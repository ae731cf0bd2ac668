"""What is written on racks and devices, by a template: "{name}  {used_u}U  {power_kw} kW". One for each view, kept with
the project under the setting "labels".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import numpy as np

from fabric_studio.base.errors import InvariantError
from fabric_studio.base.language import mark, tr
from fabric_studio.catalog.io_device import RACK_U
from fabric_studio.catalog.parts import Part
from fabric_studio.layout.footprint import rack_index_of_devices
from fabric_studio.layout.totals import rack_totals
from fabric_studio.model.build import rack_units
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Floats, Ids, Texts

SETTING = "labels"
VIEWS: Mapping[str, str] = {
    "plan": mark("Racks on the plan"),
    "stack": mark("Racks in the stack"),
    "section": mark("Racks in the section"),
    "elevation": mark("Devices in the elevation"),
}
"""The views that have a template, and what it labels there."""
PLAIN = "{name}"
LONGEST = 200
_FIELD = re.compile(r"\{(\w*)\}")


def template_of(snapshot: Snapshot, view: str) -> str:
    """The template of a view; {name} where nobody set one, or what is kept cannot be used."""
    kept = snapshot.setting(SETTING, {})
    found = kept.get(view, PLAIN) if isinstance(kept, dict) else PLAIN
    return found if isinstance(found, str) and not problem_of(view, found) else PLAIN


def problem_of(view: str, template: str) -> str:
    """Why a template cannot be used, "" when it can."""
    known = list(_DEVICE if view == "elevation" else _RACK)
    if not template.strip() or len(template) > LONGEST or not template.isprintable():
        return tr("a label is one line of 1 to {longest} characters", longest=LONGEST)
    unknown = [name for name in _FIELD.findall(template) if name not in known]
    if unknown or _FIELD.sub("", template).count("{") or _FIELD.sub("", template).count("}"):
        first = "{" + (unknown[0] if unknown else "") + "}"
        listed = ", ".join("{" + name + "}" for name in known)
        return tr("a label has no {field}; there are {known}", field=first, known=listed)
    return ""


def fields_of(view: str) -> list[str]:
    """What may stand in braces for this view."""
    return list(_DEVICE if view == "elevation" else _RACK)


def rack_labels(snapshot: Snapshot, view: str) -> Texts:
    """Per row of snapshot.racks."""
    template = template_of(snapshot, view)
    if template == PLAIN:
        return snapshot.racks.name
    return snapshot.derived(f"scene.labels.{view}", lambda s: written(s, template, _RACK, len(s.racks)))


def device_label(snapshot: Snapshot, device: int) -> str:
    """Of one device in the elevation; "" where it is its name."""
    template = template_of(snapshot, "elevation")
    if template == PLAIN:
        return ""
    labels = snapshot.derived(
        "scene.labels.elevation", lambda s: written(s, template, _DEVICE, len(s.devices))
    )
    return str(labels[int(snapshot.devices.index_of(np.array([device], np.int64))[0])])


Column = Callable[[Snapshot], "list[str]"]


def written(snapshot: Snapshot, template: str, columns: Mapping[str, Column], count: int) -> Texts:
    """The template filled in for every row, each field worked out once."""
    pieces = _FIELD.split(template)
    filled = [columns[piece](snapshot) if n % 2 else [piece] * count for n, piece in enumerate(pieces)]
    labels = np.empty(count, object)
    labels[:] = ["".join(row) for row in zip(*filled, strict=True)] if count else []
    return labels


def sample(snapshot: Snapshot, view: str, template: str) -> str:
    """What the template makes of the first rack or device; "" when there is none."""
    kind, columns = ("device", _DEVICE) if view == "elevation" else ("rack", _RACK)
    count = len(snapshot.table(kind))
    if not count or problem_of(view, template):
        return ""
    return str(written(snapshot, template, columns, count)[0])


def refuse(view: str, template: str) -> None:
    """InvariantError for a view without labels or a template that cannot be used."""
    if view not in VIEWS:
        raise InvariantError(
            tr("there are no labels for {view!r}; {views} have some", view=view, views=", ".join(VIEWS))
        )
    if problem := problem_of(view, template):
        raise InvariantError(problem)


# -- the fields -------------------------------------------------------------------------------------------------------


def _used_u(s: Snapshot) -> Floats:
    units = np.array([rack_units(p) if isinstance(p, Part) else 0.0 for p in s.parts.spec], float)
    high = units[s.parts.index_of(s.devices.part)] if len(s.devices) else np.zeros(0)
    inside = np.where(s.devices.u > 0, high, 0.0)
    used: Floats = np.bincount(rack_index_of_devices(s), weights=inside, minlength=len(s.racks)).astype(float)
    return used


def _capacity_u(s: Snapshot) -> Floats:
    units = [float(p.height_u or RACK_U) if isinstance(p, Part) else 0.0 for p in s.parts.spec]
    return np.array(units, float)[s.parts.index_of(s.racks.part)] if len(s.racks) else np.zeros(0)


def _figures(values: Floats, digits: int = 0) -> list[str]:
    return [f"{value:,.{digits}f}" for value in values.tolist()]


def _named(kind: str, uids: Ids, s: Snapshot) -> list[str]:
    names = dict(zip(s.table(kind).uid.tolist(), s.table(kind).columns["name"].tolist(), strict=True))
    return [names.get(uid, "") for uid in uids.tolist()]


def _part_names(parts: Ids, s: Snapshot) -> list[str]:
    names = [str(spec.name) for spec in s.parts.spec]
    return [names[row] for row in s.parts.index_of(parts).tolist()] if len(parts) else []


def _numbers(values: Ids) -> list[str]:
    return ["" if value < 0 else str(value) for value in values.tolist()]


_RACK: Mapping[str, Column] = {
    "name": lambda s: s.racks.name.tolist(),
    "row": lambda s: _named("row", s.racks.row, s),
    "hall": lambda s: _named("hall", s.racks.hall, s),
    "part": lambda s: _part_names(s.racks.part, s),
    "used_u": lambda s: _figures(_used_u(s)),
    "free_u": lambda s: _figures(np.maximum(_capacity_u(s) - _used_u(s), 0)),
    "devices": lambda s: _figures(
        np.bincount(rack_index_of_devices(s), minlength=len(s.racks)).astype(float)
    ),
    "power_kw": lambda s: _figures(rack_totals(s).power_max_w / 1e3, 1),
    "mass_kg": lambda s: _figures(rack_totals(s).mass_kg),
}
_DEVICE: Mapping[str, Column] = {
    "name": lambda s: s.devices.name.tolist(),
    "part": lambda s: _part_names(s.devices.part, s),
    "role": lambda s: s.devices.role.tolist(),
    "u": lambda s: [f"{u:g}" for u in s.devices.u.tolist()],
    "rack": lambda s: _named("rack", s.devices.rack, s),
    "pod": lambda s: _numbers(s.devices.pod),
    "rail": lambda s: _numbers(s.devices.rail),
    "plane": lambda s: _numbers(s.devices.plane),
    "feed": lambda s: ["A+B" if feed == "both" else feed for feed in s.devices.feed.tolist()],
}
