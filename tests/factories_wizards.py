"""Designs that wizards start from, and what must hold for everything they do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from fabric_studio.app.wizards.proposal import Proposal
from fabric_studio.app.wizards.wizard import WIZARDS
from fabric_studio.catalog.library import load_library
from fabric_studio.model import build, cascade
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.engine import check
from fabric_studio.topology.template import TEMPLATES
from tests.factories import empty_hall

LIBRARY = load_library()


@lru_cache(maxsize=4)
def _superpod(su: int) -> Snapshot:
    return TEMPLATES["superpod-h100"].build({"su": su}, load_library()).snapshot()


def superpod(su: int = 1, *, without: tuple[str, ...] = ()) -> Document:
    """A DGX SuperPOD H100, less its cables of these roles."""
    document = Document(_superpod(su).tables)
    if without:
        with document.transaction("Take out") as tx:
            cables = tx.now.cables
            cascade.remove(tx, {"cable": cables.where(np.isin(cables.role, without))})
    return document


def pod_of_b300(*, rows: int = 2, leaves: int = 8, spines: int = 4) -> Document:
    """Rows of DGX B300 with QM9700 leaves and spines in the middle, not cabled. A B300 has a twin of every 400G port, so it
    can be on two planes."""
    library = load_library()
    document, _ = empty_hall(width_mm=22_000, depth_mm=4_000 + 2_400 * rows)
    do(document, "array", {}, part="rack-48u-750", racks_per_row=5, rows=rows)
    with document.transaction("Fill") as tx:
        racks = tx.now.racks
        middle = racks.where(np.array([name.endswith("-03") for name in racks.name], bool)).tolist()
        for number, rack in enumerate(np.setdiff1d(racks.uid, middle).tolist()):
            build.add_device(tx, rack, library.part("dgx-b300"), name=f"b300-{number + 1:02d}", u=3)
        for role, count, rack in (("leaf", leaves, middle[0]), ("spine", spines, middle[-1])):
            for number in range(count):
                build.add_device(
                    tx, rack, library.part("qm9700"), name=f"{role}-{number + 1}", u=20 + number, role=role
                )
    return document


def panels(each: int = 10) -> tuple[Document, tuple[int, int]]:
    """Two racks 9 m apart with so many 48-position panels each; returns the racks."""
    library = load_library()
    document, hall = empty_hall()
    with document.transaction("Set up") as tx:
        racks = build.add_racks(
            tx, library.part("rack-48u-750"), library.part, names=["P-A", "P-B"], hall=hall,
            x_mm=np.array([3_000.0, 12_000.0]), y_mm=4_000.0,
        )  # fmt: skip
        for rack, side in zip(racks.tolist(), "AB", strict=True):
            for number in range(each):
                build.add_device(
                    tx,
                    rack,
                    library.part("patch-1u-48mpo"),
                    name=f"panel-{side}-{number + 1:02d}",
                    from_top=True,
                )
        storey = tx.table("hall").get(hall).storey
        tx.add("tray", storey=storey, name="T", x1_mm=1_000.0, y1_mm=4_000.0, x2_mm=15_000.0, y2_mm=4_000.0)
    return document, (int(racks[0]), int(racks[1]))


def propose(document: Document, name: str, selection: Mapping[str, Any], **values: object) -> Proposal:
    chosen = {kind: np.atleast_1d(np.asarray(uids, np.int64)) for kind, uids in selection.items()}
    return WIZARDS[name].propose(document.snapshot(), load_library(), chosen, values)


def do(document: Document, name: str, selection: Mapping[str, Any], **values: object) -> Proposal:
    """Propose and apply; what was shown must be what is there, in one undo step, and undone without a trace."""
    before, depth = document.snapshot(), document.undo_depth
    proposal = propose(document, name, selection, **values)
    assert WIZARDS[name].apply(document, load_library(), proposal) == proposal.size > 0
    assert document.undo_depth == depth + 1 and document.undo_label == proposal.label
    assert_same(document.snapshot(), proposal.after)
    document.undo()
    assert_same(document.snapshot(), before)
    document.redo()
    assert_same(document.snapshot(), proposal.after)
    return proposal


def assert_same(a: Snapshot, z: Snapshot) -> None:
    """Every row of both alike; ids of new rows may differ when the design is older than it looks."""
    for kind, table in a.tables.items():
        other = z.tables[kind]
        assert len(table) == len(other), kind
        for name, field in table.fields.items():
            if field.refers_to or field.type == "spec" or name == "assembly":
                continue
            same = table.columns[name] == other.columns[name]
            same |= (table.columns[name] != table.columns[name]) & (
                other.columns[name] != other.columns[name]
            )
            assert same.all(), (kind, name)
    assert links(a) == links(z)


def links(view: Snapshot, role: str = "") -> list[tuple[Any, ...]]:
    """Who is joined to whom at which ports by what, in words."""
    cables, name = view.cables, dict(zip(view.devices.uid.tolist(), view.devices.name.tolist(), strict=True))
    rows = np.flatnonzero(cables.role == role) if role else np.arange(len(cables))
    return sorted(
        (
            name[cables.a_device[row]], int(cables.a_port[row]), int(cables.a_lane[row]), int(cables.a_lanes[row]),
            name[cables.z_device[row]], int(cables.z_port[row]), int(cables.z_lane[row]), int(cables.z_lanes[row]),
            view.spec_of(cables.medium[row]).id,
        )
        for row in rows.tolist()
    )  # fmt: skip


def uids(document: Document, kind: str, *names: str) -> list[int]:
    table = document.snapshot().table(kind)
    found = [table.named(name) for name in names]
    assert all(found), names
    return [row.uid for row in found if row is not None]


def errors(document: Document, *besides: str) -> list[str]:
    """What a check finds wrong, but for these rules."""
    report = check(document.snapshot(), LIBRARY)
    return [f.text for f in report.findings if f.severity == "error" and f.rule not in besides]


def two_planes() -> Document:
    """Servers, leaves and spines, cabled: what a second plane starts from."""
    document = pod_of_b300()
    do(document, "rails", {})
    do(document, "uplinks", {})
    return document
