"""Rules of planning: redundant ways, mixed networks, scale-up, hot modules, cables in no tray."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.catalog.parts import Medium, Part, PortGroup, ScaleUp
from fabric_studio.rules.engine import check
from fabric_studio.topology.template import TEMPLATES
from tests.factories_rules import Drawing

PAIR, WAY = "pair-in-one-rack", "planes-share-way"
MIXED, SLOW, HOT, LOOSE = "networks-mixed", "scale-up-slow", "module-too-hot", "cable-in-no-tray"


def server(**fields) -> Part:
    ports = (
        PortGroup("compute", 2, "QSFP112", 400.0, 4, role="compute"),
        PortGroup("in-band", 2, "QSFP112", 400.0, 4, role="in-band"),
        PortGroup("storage", 2, "QSFP112", 400.0, 4, role="storage"),
    )
    fields.setdefault("ports", ports)
    return Part(id="test-server", name="Test server", kind="server", height_u=2, source="test", **fields)


def switch(**fields) -> Part:
    ports = (PortGroup("data", 32, "QSFP112", 400.0, 4, max_module_power_w=fields.pop("feeds_w", None)),)
    return Part(
        id="test-switch", name="Test switch", kind="switch", height_u=1, source="test", ports=ports, **fields
    )


CORD = "400g4-dr4"


# -- redundant pairs --------------------------------------------------------------------------------------------------


def on_two_switches(
    network: str, *, same_rack: bool, planes: bool = False, own: bool = False
) -> tuple[Drawing, list[int], int]:
    drawing = Drawing()
    first = drawing.rack(name="N-01")
    second = first if same_rack else drawing.rack(name="N-02")
    switches = [
        drawing.device(switch(), name, rack=rack, role="leaf", plane=plane if planes else -1)
        for name, rack, plane in (("sw-01", first, 0), ("sw-02", second, 1))
    ]
    port = {"compute": 0, "in-band": 2, "storage": 4}[network]
    for number in range(3):
        host = drawing.device(server(), f"server-{number}", rack=first if own else 0)
        for way in (0, 1):
            drawing.cable((host, port + way), (switches[way], number), CORD, 20.0, network=network)
    return drawing, switches, first


def test_a_pair_in_two_racks_passes() -> None:
    for network in ("in-band", "storage"):
        on_two_switches(network, same_rack=False)[0].passes(PAIR)
    on_two_switches("compute", same_rack=False, planes=True)[0].passes(PAIR)


def test_a_pair_in_one_rack() -> None:
    drawing, switches, rack = on_two_switches("in-band", same_rack=True)
    drawing.fails(
        PAIR,
        "both ways of the in-band network of 3 servers end in rack N-01, at sw-01 and sw-02: one rack takes both away",
        where=[("rack", rack), *(("device", uid) for uid in switches)],
        actual=1.0,
        limit=2.0,
        unit="racks",
        severity="warning",
    )


def test_two_planes_in_one_rack() -> None:
    drawing, _, _ = on_two_switches("compute", same_rack=True, planes=True)
    (finding,) = drawing.found(PAIR)
    assert finding.text.startswith("both planes of the compute network of 3 servers end in rack N-01")


def test_rails_are_no_redundancy_nor_is_a_pair_in_the_servers_own_rack() -> None:
    on_two_switches("compute", same_rack=True)[0].passes(PAIR)
    on_two_switches("in-band", same_rack=True, own=True)[0].passes(PAIR)


# -- planes -----------------------------------------------------------------------------------------------------------


def two_planes_on_two_storeys(*risers: float) -> tuple[Drawing, list[int]]:
    """Leaves below and spines above, plane 1 on the left, plane 2 on the right, risers at these places."""
    drawing = Drawing(storeys=2)
    storeys = drawing.document.snapshot().halls.storey.tolist()
    made: list[int] = []
    with drawing.document.transaction("Trays") as tx:
        building = int(tx.table("building").uid[0])
        for storey in storeys:
            for plane, x in enumerate((2_000.0, 20_000.0)):
                tx.add(
                    "tray",
                    storey=storey,
                    name=f"T{plane + 1}",
                    x1_mm=x,
                    y1_mm=5_000.0,
                    x2_mm=x + 8_000.0,
                    y2_mm=5_000.0,
                )
            if len(risers) == 1:
                tx.add(
                    "tray",
                    storey=storey,
                    name="joint",
                    x1_mm=2_000.0,
                    y1_mm=5_000.0,
                    x2_mm=28_000.0,
                    y2_mm=5_000.0,
                )
        for number, x in enumerate(risers):
            made.append(
                tx.add(
                    "riser",
                    building=building,
                    name=f"R{number + 1}",
                    x_mm=x,
                    y_mm=5_000.0,
                    from_storey=storeys[0],
                    to_storey=storeys[1],
                )
            )
    for plane, x in enumerate((3_000.0, 21_000.0)):
        low, high = (drawing.rack(hall=hall, x_mm=x, y_mm=5_000.0) for hall in drawing.halls)
        leaf = drawing.device(switch(), f"leaf-{plane + 1}", rack=low, role="leaf", plane=plane)
        spine = drawing.device(switch(), f"spine-{plane + 1}", rack=high, role="spine", plane=plane)
        for port in range(4):
            drawing.cable((leaf, port), (spine, port), CORD, role="leaf-spine")
    return drawing, made


def test_planes_with_risers_of_their_own_pass() -> None:
    drawing, _ = two_planes_on_two_storeys(9_000.0, 27_000.0)
    drawing.passes(WAY)


def test_two_planes_through_one_riser_and_the_trays_to_it() -> None:
    drawing, (riser,) = two_planes_on_two_storeys(9_000.0)
    with drawing.document.transaction("Separate") as tx:
        trays = tx.now.trays
        tx.remove("tray", trays.where(np.isin(trays.name, ("T1", "T2"))))
    on_riser, on_trays = drawing.found(WAY)
    assert on_riser.text == "riser R1 carries cables of plane 1 (4) and plane 2 (4): one cut takes them all"
    assert (on_riser.severity, on_riser.where, on_riser.actual) == ("warning", (("riser", riser),), 2.0)
    assert on_trays.severity == "info" and [kind for kind, _ in on_trays.where] == ["tray", "tray"]
    assert on_trays.text == (
        "joint and joint carry cables between switches of plane 1 (4) and plane 2 (4) at most; separate trays would keep a plane when "
        "one is cut"
    )


def test_one_plane_may_use_one_riser() -> None:
    drawing, _ = two_planes_on_two_storeys(9_000.0)
    drawing.set("device", drawing.document.snapshot().devices.uid.tolist(), plane=0)
    drawing.passes(WAY)


# -- mixed networks ---------------------------------------------------------------------------------------------------


def test_networks_on_switches_of_their_own_pass() -> None:
    drawing = Drawing()
    host = drawing.device(server())
    for port, network in ((0, "compute"), (2, "in-band"), (4, "storage")):
        drawing.cable((host, port), (drawing.device(switch()), 0), CORD, 10.0, network=network)
    drawing.passes(MIXED)


@pytest.mark.parametrize("network", ["storage", "compute"])
def test_storage_on_a_compute_leaf(network: str) -> None:
    """Also when somebody put the cable of the storage port into the compute network."""
    drawing = Drawing()
    host, leaf = drawing.device(server()), drawing.device(switch(), "leaf-01", role="leaf")
    drawing.cable((host, 0), (leaf, 0), CORD, 10.0, network="compute")
    drawing.cable((host, 1), (leaf, 1), CORD, 10.0, network="compute")
    drawing.cable((host, 4), (leaf, 2), CORD, 10.0, network=network)
    drawing.fails(
        MIXED,
        "leaf-01 carries 2 cables of the compute network and 1 of storage: a burst of one delays the other",
        where=[("device", leaf)],
        actual=1.0,
        limit=0.0,
        unit="cables",
        severity="warning",
    )


def test_the_service_port_of_a_switch_is_no_traffic() -> None:
    drawing = Drawing()
    leaf, console = drawing.device("qm9700", "leaf-01", role="leaf"), drawing.device("sn2201")
    host = drawing.device("dgx-h100")
    drawing.cable((host, 0), (leaf, 0), "400g4-sr4", 10.0)
    drawing.cable(
        (leaf, 32),
        (console, 0),
        "1g-base-t" if "1g-base-t" in drawing.library.media else "400g4-sr4",
        10.0,
        network="oob",
    )
    drawing.passes(MIXED)


# -- scale-up against scale-out ---------------------------------------------------------------------------------------


def accelerated(one_way_gbytes_s: float, **fields) -> tuple[Drawing, int]:
    drawing = Drawing()
    part = server(
        accelerators=2, scale_up=ScaleUp("NVLink", 2, one_way_gbytes_s), confidence="published", **fields
    )
    host, leaf = drawing.device(part, "server-01"), drawing.device(switch(), "leaf-01", role="leaf")
    for port in (0, 1):
        drawing.cable((host, port), (leaf, port), CORD, 10.0)
    return drawing, host


def test_scale_up_five_times_as_fast_passes() -> None:
    accelerated(250.0)[0].passes(SLOW)


def test_scale_up_hardly_faster_than_the_nics() -> None:
    drawing, host = accelerated(200.0)
    drawing.fails(
        SLOW,
        "2 accelerators of server-01 (Test server) have 200 GB/s of scale-up and 50 GB/s of scale-out (one-way): 4 times, below 5",
        where=[("device", host)],
        actual=4.0,
        limit=5.0,
        unit="scale-up over scale-out",
        severity="info",
    )
    drawing.setting("rule.scale-up-slow.ratio", 4.0)
    drawing.passes(SLOW)


# -- hot modules ------------------------------------------------------------------------------------------------------


def warm(watts: float, *, sure: bool = True) -> Medium:
    confidence = {"power_w_per_end_max": "published" if sure else "typical"}
    return Medium(
        id="warm-400g", name="Warm 400G DR4", medium_class="DR", speed_gbps=400.0, lanes=4, lane_gbps=100.0, max_reach_m=500.0,
        host_connectors=("QSFP112",), line_connector="MPO-12/APC", power_w_per_end_max=watts, source="test", confidence="published",
        field_confidence=confidence,
    )  # fmt: skip


def plugged(medium: Medium) -> tuple[Drawing, int, int]:
    drawing = Drawing()
    drawing.library = drawing.library.with_rows([medium])
    a, z = drawing.device(switch(feeds_w=12.0), "leaf-01", role="leaf"), drawing.device(server(), "server-01")
    return drawing, drawing.cable((z, 0), (a, 4), drawing.library.medium(medium.id), 10.0), a


def test_a_module_within_the_class_of_its_cage_passes() -> None:
    plugged(warm(12.0))[0].passes(HOT)


@pytest.mark.parametrize(
    ("sure", "severity", "about"), [(True, "error", "up to"), (False, "warning", "about")]
)
def test_a_module_above_the_class_of_its_cage(sure: bool, severity: str, about: str) -> None:
    drawing, cable, leaf = plugged(warm(14.5, sure=sure))
    drawing.fails(
        HOT,
        f"C00001: the Warm 400G DR4 module in leaf-01 port 5 draws {about} 14.5 W and the cage feeds 12 W: 2.5 W over",
        where=[("cable", cable), ("device", leaf)],
        actual=14.5,
        limit=12.0,
        unit="W",
        severity=severity,
    )


def test_a_twin_port_module_is_told_once() -> None:
    """QM9700: 17 W a cage (QM97x0 hardware manual); a twin 400G LR4 module draws 18 W."""
    drawing = Drawing()
    a, z = drawing.device("qm9700", "leaf-01"), drawing.device("qm9700", "spine-01")
    for lane in (0, 4):
        drawing.cable((a, 0, lane, 4), (z, 0, lane, 4), "400g4-lr4", 10.0)
    assert [finding.actual for finding in drawing.found(HOT)] == [18.0, 18.0], "one at each end"


# -- cables in no tray ------------------------------------------------------------------------------------------------


def test_cables_in_trays_pass() -> None:
    drawing = Drawing()
    drawing.tray(0, 1_000, 9_000, 1_000)
    a, z = drawing.device(switch()), drawing.device(server())
    drawing.cable((z, 0), (a, 0), CORD)
    drawing.passes(LOOSE)


def test_cables_between_racks_that_no_tray_joins() -> None:
    drawing = Drawing()
    drawing.tray(0, 1_000, 4_000, 1_000)
    near, far = drawing.rack(name="A-01"), drawing.rack(name="B-09", x_mm=20_000.0, y_mm=20_000.0)
    a, z = drawing.device(switch(), rack=near), drawing.device(server(), rack=far)
    for port in (0, 1):
        drawing.cable((z, port), (a, port), CORD, 30.0 if port else float("nan"))
    drawing.fails(
        LOOSE,
        "2 cables from rack B-09 to rack A-01 lie in no tray: none joins the two",
        where=[("rack", far), ("rack", near)],
        actual=2.0,
        limit=0.0,
        unit="cables",
        severity="warning",
    )


def test_without_any_tray_the_rule_does_not_run() -> None:
    drawing = Drawing()
    drawing.cable((drawing.device(server()), 0), (drawing.device(switch()), 0), CORD)
    (status,) = [rule for rule in drawing.check().rules if rule.id == LOOSE]
    assert (status.status, status.note) == ("not-run", "no tray is drawn")


# -- templates --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("superpod-h100", {"su": 2}),
        ("leaf-spine", {"nic_gbps": "800"}),
        ("two-storey", {"racks": 16, "nic_gbps": "800"}),
    ],
)
def test_the_templates_are_clean(name: str, params: dict) -> None:
    drawing = Drawing()
    report = check(TEMPLATES[name].build(params, drawing.library).snapshot(), drawing.library)
    assert [finding.text for finding in report.findings] == []
