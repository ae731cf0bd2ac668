"""From a fabric record to a design that draws, checks and says what is guessed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from fabric_studio.base.errors import BadInputError, CancelledError
from fabric_studio.base.progress import Progress, silent
from fabric_studio.catalog.library import load_library
from fabric_studio.catalog.parts import Part
from fabric_studio.io.importers import design
from fabric_studio.io.importers.design import import_design
from fabric_studio.io.importers.generic_parts import PartMaker, Use
from fabric_studio.io.importers.place import ASSUMED_GBPS, place
from fabric_studio.io.importers.racking import HOSTS_PER_RACK, plan_racks
from fabric_studio.io.importers.records import Cable, End, Fabric, Node
from fabric_studio.io.importers.report import Report
from fabric_studio.layout.footprint import rack_rects
from fabric_studio.layout.lengths import cable_lengths
from fabric_studio.model.ends import ends_of
from fabric_studio.model.journal import Document
from fabric_studio.model.ports import port_name
from fabric_studio.model.snapshot import Snapshot

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures" / "import"


@pytest.fixture(scope="module")
def quirks() -> tuple[Document, Report]:
    return import_design(FIXTURES / "ib_quirks.txt")


@pytest.fixture(scope="module")
def drawn(quirks: tuple[Document, Report]) -> Snapshot:
    return quirks[0].snapshot()


def tree(leaves: int, hosts_per_leaf: int, spines: int = 1) -> Fabric:
    """A two-tier tree without ports or rates, as Slurm tells it."""
    nodes = [Node(f"spine{k}", f"spine{k}", "switch", level=1) for k in range(spines)]
    nodes += [Node(f"leaf{k}", f"leaf{k}", "switch", level=0) for k in range(leaves)]
    nodes += [Node(f"n{k}", f"n{k}", "host") for k in range(leaves * hosts_per_leaf)]
    cables = [
        Cable(End(f"leaf{leaf}", ""), End(f"spine{k}", ""), inferred=1)
        for leaf in range(leaves)
        for k in range(spines)
    ]
    cables += [
        Cable(End(f"leaf{k // hosts_per_leaf}", ""), End(f"n{k}", ""), inferred=1)
        for k in range(leaves * hosts_per_leaf)
    ]
    return Fabric(tuple(nodes), tuple(cables))


def test_everything_is_drawn_but_aggregation_nodes(drawn: Snapshot) -> None:
    assert len(drawn.devices) == 5 + 5 + 1
    assert len(drawn.cables) == 13
    assert sorted(drawn.cables.role) == [
        "backplane", "backplane", "leaf-router", "leaf-spine", "leaf-spine", "leaf-spine", "loop", *["server-leaf"] * 6,
    ]  # fmt: skip


def test_every_end_is_in_a_cage_that_exists_and_none_is_taken_twice(drawn: Snapshot) -> None:
    ends = ends_of(drawn)
    assert ends.exists.all()
    assert len(set(zip(ends.device.tolist(), ends.port.tolist(), strict=True))) == len(ends.device)


def test_ports_keep_their_numbers(drawn: Snapshot) -> None:
    names = {
        (str(drawn.devices.name[device]), port_name(part, port))
        for device, port, part in (
            (int(d), int(p), drawn.spec_of(int(drawn.devices.part[d])))
            for d, p in zip(ends_of(drawn).device, ends_of(drawn).port, strict=True)
        )
        if isinstance(part, Part)
    }
    assert {
        ("leaf-a", "39"),
        ("leaf-a", "40"),
        ("4036-8C5C", "36"),
        ("node018", "mlx5_1 1"),
        ("dir/L01", "21"),
    } <= names


def test_only_a_model_that_names_itself_becomes_a_catalogue_part(drawn: Snapshot) -> None:
    parts = {
        str(name): drawn.spec_of(int(uid))
        for name, uid in zip(drawn.devices.name, drawn.devices.part, strict=True)
    }
    assert parts["leaf-a"].id == "qm8700"
    assert {part.confidence for name, part in parts.items() if name != "leaf-a"} == {"generic"}
    switch = parts["4036-8C5C"]
    assert (
        isinstance(switch, Part)
        and switch.power_max_w is None
        and switch.mass_kg is None
        and switch.height_u is None
    )


def test_places_are_guessed_and_lengths_between_racks_unknown(
    drawn: Snapshot, quirks: tuple[Document, Report]
) -> None:
    assert not drawn.racks.position_known.any()
    lengths = cable_lengths(drawn)
    assert set(lengths.kind) == {"unknown", "in-rack"}
    assert any(text.startswith("places: ") for text in quirks[1].guessed)


def test_racks_stand_in_the_hall_without_overlap() -> None:
    snapshot = place(tree(40, 24, 4), Report("x", "x"), {}, title="x", progress=silent()).snapshot()
    rects, hall = rack_rects(snapshot), snapshot.halls
    assert (rects.x0 >= 0).all() and (rects.x1 <= hall.width_mm[0]).all()
    assert (rects.y0 >= 0).all() and (rects.y1 <= hall.depth_mm[0]).all()
    corners = list(zip(rects.x0.round(), rects.y0.round(), strict=True))
    assert len(set(corners)) == len(corners)
    assert 0.4 < hall.width_mm[0] / hall.depth_mm[0] < 2.5


def test_unknown_rate_is_assumed_and_said(quirks: tuple[Document, Report]) -> None:
    report = Report("x", "x")
    snapshot = place(tree(2, 2), report, {}, title="x", progress=silent()).snapshot()
    assert set(snapshot.cables.rate_gbps) == {ASSUMED_GBPS}
    assert any("100 Gb/s one-way is assumed for 6 cables" in text for text in report.guessed)
    # Where other rates are known, the fastest of them stands in.
    assert any("200 Gb/s one-way is assumed for 1 cable" in text for text in quirks[1].guessed)


def test_cables_are_of_no_known_medium(drawn: Snapshot) -> None:
    media = {
        str(role): drawn.spec_of(int(uid)).id
        for role, uid in zip(drawn.cables.role, drawn.cables.medium, strict=True)
    }
    assert media.pop("backplane") == "chassis-backplane"
    assert set(media.values()) == {"unknown-medium"}


def test_hosts_of_one_leaf_share_a_rack_and_leaves_stand_in_their_row() -> None:
    racking = plan_racks(tree(6, 16))
    for row in racking.rows:
        for rack in row.racks:
            assert len(rack.nodes) <= HOSTS_PER_RACK
    rack_of = {
        key: (number, index)
        for number, row in enumerate(racking.rows)
        for index, rack in enumerate(row.racks)
        for key, _ in rack.nodes
    }
    for leaf in range(6):
        hosts = {rack_of[f"n{k}"] for k in range(leaf * 16, leaf * 16 + 16)}
        assert len(hosts) == 1 and rack_of[f"leaf{leaf}"][0] == next(iter(hosts))[0]


def test_chassis_with_more_modules_than_a_rack_has_units_fills_one_rack() -> None:
    modules = tuple(Node(f"m{k}", f"m{k}", "switch", level=0, group="big") for k in range(60))
    racking = plan_racks(Fabric(modules, ()))
    assert len(racking.crowded) == 60
    assert [len(rack.nodes) for row in racking.rows for rack in row.racks] == [60]
    snapshot = place(Fabric(modules, ()), Report("x", "x"), {}, title="x", progress=silent()).snapshot()
    assert set(snapshot.devices.u) == {0.0}


def test_second_leaves_of_hosts_stand_in_their_row_too() -> None:
    nodes = [Node(f"rail{k}", f"rail{k}", "switch", level=0) for k in range(8)] + [
        Node(f"n{k}", f"n{k}", "host") for k in range(4)
    ]
    cables = [Cable(End(f"n{h}", f"{r}/1"), End(f"rail{r}", str(h + 1))) for h in range(4) for r in range(8)]
    (row,) = plan_racks(Fabric(tuple(nodes), tuple(cables))).rows
    assert len(row.racks) == 2 and len(row.racks[row.network_at[0]].nodes) == 8


def test_split_ports_of_a_catalogue_switch() -> None:
    """A QM8700 that shows 80 ports runs each cage as two of 100 Gb/s; a QM9700 cage holds two ports of 400 Gb/s."""
    maker = PartMaker("x", "InfiniBand", load_library().parts)
    split = Node("a", "a", "switch", 80, 0, attributes={"model": "MQM8700"})
    found = maker.equip(split, [Use("1", 2, 100.0), Use("80", 2, 100.0)], height_u=None, rate_gbps=100.0)
    assert (found.part.id, found.outlets) == ("qm8700", [(0, 0, 2), (39, 2, 2)])
    twin = Node("b", "b", "switch", 64, 0, attributes={"model": "MQM9700"})
    found = maker.equip(twin, [Use("1", 4, 400.0), Use("64", 4, 400.0)], height_u=None, rate_gbps=400.0)
    assert (found.part.id, found.outlets) == ("qm9700", [(0, 0, 4), (31, 4, 4)])


def test_model_with_more_ports_than_its_part_is_not_believed() -> None:
    maker = PartMaker("x", "InfiniBand", load_library().parts)
    odd = Node("a", "a", "switch", 200, 0, attributes={"model": "MQM8700"})
    assert maker.equip(odd, [], height_u=None, rate_gbps=100.0).part.confidence == "generic"


def test_guessed_ladders_are_wide_enough_for_their_cables() -> None:
    from fabric_studio.layout.load import tray_load

    snapshot = place(tree(64, 40, 20), Report("x", "x"), {}, title="x", progress=silent()).snapshot()
    assert tray_load(snapshot).tray_fill.max() <= 0.4
    assert snapshot.trays.width_mm.max() > 300.0


def test_pods_are_the_subtrees_below_tier_1() -> None:
    nodes = [Node(f"s{k}", f"s{k}", "switch", level=1) for k in range(2)]
    nodes += [Node(f"l{k}", f"l{k}", "switch", level=0) for k in range(4)] + [Node("n", "n", "host")]
    cables = [Cable(End(f"l{k}", ""), End(f"s{k // 2}", "")) for k in range(4)] + [
        Cable(End("l3", ""), End("n", ""))
    ]
    assert plan_racks(Fabric(tuple(nodes), tuple(cables))).pods["n"] == 1
    assert plan_racks(tree(2, 1, spines=2)).pods == {}


def test_import_is_one_step_and_unsaved(quirks: tuple[Document, Report]) -> None:
    document, report = import_design(FIXTURES / "slurm_scontrol.txt")
    assert document.dirty and document.undo_label == "Import slurm_scontrol.txt"
    assert report.read["design"] == {"racks": 3, "devices": 13, "cables": 12}
    document.undo()
    assert len(document.snapshot()) == 0


def test_same_file_gives_the_same_design() -> None:
    one, two = (import_design(FIXTURES / "ib_quirks.txt")[0].snapshot() for _ in range(2))
    for kind, table in one.tables.items():
        for name, column in table.columns.items():
            other = two.tables[kind].columns[name]
            same = (column == other) | ((column != column) & (other != other))
            assert np.all(same), (kind, name)


def test_cancel_leaves_nothing() -> None:
    progress = Progress()
    progress.cancel()
    with pytest.raises(CancelledError):
        import_design(FIXTURES / "ib_quirks.txt", progress=progress)


def test_progress_only_rises() -> None:
    seen: list[float] = []
    import_design(FIXTURES / "ib_quirks.txt", progress=Progress(lambda fraction, text: seen.append(fraction)))
    assert seen == sorted(seen) and seen[-1] == 1.0


def test_too_many_nodes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(design, "MOST_NODES", 5)
    with pytest.raises(BadInputError, match="describes 13 nodes; at most 5 are read"):
        import_design(FIXTURES / "slurm_scontrol.txt")
