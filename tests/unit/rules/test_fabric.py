"""The network as a whole: paths, servers left out, oversubscription, panels."""

import itertools

import pytest

from tests.factories_rules import Drawing

PATH, BARE, RATIO, PANELS = "no-path", "server-not-cabled", "oversubscribed", "too-many-panels"


def rail(drawing: Drawing, leaf: int, server: int, slot: int, at: int, **fields: object) -> int:
    """Logical compute port `slot` of a DGX to logical port `at` of a QM9700."""
    return drawing.cable(
        (server, slot // 2, slot % 2 * 4, 4), (leaf, at // 2, at % 2 * 4, 4), "400g4-sr4", 10.0, **fields
    )


def leaf_spine(*, up: int, down: int = 8, role: str = "leaf") -> tuple[Drawing, int, int, list[int]]:
    drawing = Drawing()
    leaf, spine = (
        drawing.device("qm9700", "leaf-01", role=role),
        drawing.device("qm9700", "spine-01", role="spine"),
    )
    servers = [drawing.device("dgx-h100", f"server-{n + 1:02d}") for n in range((down + 7) // 8)]
    for n in range(down):
        rail(drawing, leaf, servers[n // 8], n % 8, n)
    for n in range(up):
        at = 32 + n
        drawing.cable((leaf, at // 2, at % 2 * 4, 4), (spine, n // 2, n % 2 * 4, 4), "400g4-sr4", 10.0)
    return drawing, leaf, spine, servers


# -- oversubscription -------------------------------------------------------------------------------------------------


def test_as_much_up_as_down_passes() -> None:
    leaf_spine(up=8)[0].passes(RATIO)
    leaf_spine(up=0, down=8)[0].passes(RATIO)  # one switch alone has no tier above it


def test_twice_as_much_down_as_up() -> None:
    """S8: 4 ports down and 2 up is 2:1."""
    drawing, leaf, _, _ = leaf_spine(up=4)
    finding = drawing.fails(
        RATIO,
        "1 of 1 leaf switches exceeds 1:1; the worst, leaf-01: 3200 Gb/s down, 1600 Gb/s up, 2:1 (one-way)",
        where=[("device", leaf)],
        actual=2.0,
        limit=1.0,
        unit="down over up",
        severity="warning",
    )
    assert finding.key == "tier:1 ratio:2"


def test_a_leaf_without_any_uplink() -> None:
    drawing, _, _, _ = leaf_spine(up=8)
    alone = drawing.device("qm9700", "leaf-02", role="leaf")
    server = drawing.device("dgx-h100")
    rail(drawing, alone, server, 0, 0)
    drawing.fails(
        RATIO,
        "1 of 2 leaf switches exceeds 1:1; the worst, leaf-02: 400 Gb/s down, 0 Gb/s up, no uplink at all (one-way)",
        where=[("device", alone)],
        actual=None,
        limit=1.0,
        unit="down over up",
        severity="warning",
    )


def test_the_project_sets_the_target_for_all_tiers_or_one() -> None:
    drawing, *_ = leaf_spine(up=4)
    drawing.setting("rule.oversubscribed.target", 2.0)
    drawing.passes(RATIO)
    drawing.setting("rule.oversubscribed.leaf", 1.5)
    (finding,) = drawing.found(RATIO)
    assert finding.limit == 1.5


def test_an_appliance_on_the_spine_does_not_make_it_a_leaf() -> None:
    drawing, _, spine, _ = leaf_spine(up=8)
    ufm = drawing.device("ufm-ndr", "ufm-01")
    drawing.cable((ufm, 0), (spine, 30), "400g4-sr4", 10.0)
    drawing.passes(RATIO)
    drawing, _, spine, _ = leaf_spine(up=4)
    ufm = drawing.device("ufm-ndr", "ufm-01")
    drawing.cable((ufm, 0), (spine, 30), "400g4-sr4", 10.0)
    (finding,) = drawing.found(RATIO)
    assert finding.actual == 2.0


def test_a_server_on_a_spine_is_taken_as_the_roles_say() -> None:
    drawing, _, spine, _ = leaf_spine(up=8)
    rail(drawing, spine, drawing.device("dgx-h100"), 0, 60)
    drawing.passes(RATIO)


# -- servers ----------------------------------------------------------------------------------------------------------


def test_servers_cabled_alike_pass() -> None:
    leaf_spine(up=8, down=16)[0].passes(BARE)
    drawing = Drawing()
    drawing.device("dgx-h100")
    drawing.passes(BARE)  # nothing is cabled yet


def test_a_server_without_a_cable_and_one_with_a_rail_missing() -> None:
    drawing, leaf, _, servers = leaf_spine(up=8)
    short, bare = drawing.device("dgx-h100", "short"), drawing.device("dgx-h100", "bare")
    for slot in range(7):
        rail(drawing, leaf, short, slot, 16 + slot)
    findings = drawing.found(BARE)
    assert [(f.text, f.actual, f.limit, f.where) for f in findings] == [
        ("bare has no cable in the compute network", 0.0, 8.0, (("device", bare),)),
        (
            "short has 7 cables in the compute network; other servers of their kind (DGX H100) have 8",
            7.0,
            8.0,
            (("device", short),),
        ),
    ]
    assert {f.severity for f in findings} == {"warning"} and servers


def test_servers_of_one_kind_that_lack_the_same_are_one_finding() -> None:
    drawing, _, _, _ = leaf_spine(up=8)
    bare = [drawing.device("dgx-h100", f"bare-{n}") for n in range(5)]
    finding = drawing.fails(
        BARE,
        "5 servers (bare-0, bare-1, bare-2 and 2 more) have no cable in the compute network",
        where=[("device", server) for server in bare],
        actual=0.0,
        limit=8.0,
        unit="links",
        severity="warning",
    )
    assert finding.key.endswith(f"links:0 device:{bare[0]} count:5")


def test_a_cable_that_ends_open_at_a_panel_does_not_count() -> None:
    drawing, _, _, _ = leaf_spine(up=8)
    server, panel = drawing.device("dgx-h100", "late"), drawing.device("patch-1u-48mpo")
    drawing.cable((server, 0), (panel, 0), "400g4-sr4", 5.0)
    (finding,) = drawing.found(BARE)
    assert finding.text == "late has no cable in the compute network"


def test_servers_of_another_kind_are_measured_by_their_own() -> None:
    drawing, leaf, _, _ = leaf_spine(up=8)
    drawing.cable((drawing.device("hgx-h100-oem"), 0), (leaf, 30), "400g4-sr4", 10.0)
    drawing.passes(BARE)


# -- paths ------------------------------------------------------------------------------------------------------------


def test_servers_on_one_fabric_reach_each_other() -> None:
    leaf_spine(up=8, down=16)[0].passes(PATH)


def test_two_islands() -> None:
    drawing, _, _, servers = leaf_spine(up=8, down=16)
    other = drawing.device("qm9700", "leaf-09")
    lost = [drawing.device("dgx-h100", f"lost-{n}") for n in (1, 2, 3)]
    drawing.passes(PATH)
    for n, server in enumerate(lost):
        rail(drawing, other, server, 0, n)
    finding = drawing.fails(
        PATH,
        "server-01 and 1 more cannot reach lost-1 and 2 more on the compute network",
        where=[("device", server) for server in servers],
        actual=0.0,
        limit=1.0,
        unit="paths",
    )
    assert finding.key == f"network:compute device:{servers[0]} count:2"


def test_a_rail_only_fabric_is_whole_through_its_servers_own_domains() -> None:
    drawing = Drawing()
    leaves = [drawing.device("qm9700") for _ in range(2)]
    for n in range(3):
        server = drawing.device("dgx-h100")
        for slot, leaf in enumerate(leaves):
            rail(drawing, leaf, server, slot, n)
    drawing.passes(PATH)


def test_a_server_passes_nothing_on() -> None:
    """Two servers that only a third one joins have no path."""
    drawing = Drawing()
    left, right = drawing.device("qm9700"), drawing.device("qm9700")
    both, one, two = (drawing.device("dgx-h100", name) for name in ("both", "one", "two"))
    rail(drawing, left, both, 0, 0)
    rail(drawing, right, both, 1, 0)
    rail(drawing, left, one, 0, 2)
    rail(drawing, right, two, 0, 2)
    (finding,) = drawing.found(PATH)
    assert finding.text == "two cannot reach one on the compute network"


def test_racks_that_are_one_scale_up_domain_count_as_one() -> None:
    drawing = Drawing()
    leaves = [drawing.device("qm9700") for _ in range(2)]
    drawing.rack("gb200-nvl72")
    drawing.rack("gb200-nvl72")
    devices = drawing.document.snapshot().devices
    trays = devices.uid[devices.role == "server"]
    for n, tray in enumerate((trays[0], trays[1], trays[18], trays[19])):
        drawing.cable((int(tray), 0), (leaves[n % 2], n), "400g4-sr4", 10.0)
    drawing.passes(PATH)


def test_each_network_is_looked_at_by_itself() -> None:
    drawing, *_ = leaf_spine(up=8)
    left, right = drawing.device("sn2201"), drawing.device("sn2201")
    one, two = drawing.device("dgx-h100", "one"), drawing.device("dgx-h100", "two")
    for server, switch in ((one, left), (two, right)):
        drawing.cable((server, 10), (switch, 0), "1g-cat6", 5.0, network="oob")
    (finding,) = drawing.found(PATH)
    assert finding.text == "two cannot reach one on the oob network"


def test_servers_back_to_back_are_islands_of_two() -> None:
    drawing = Drawing()
    servers = [drawing.device("dgx-h100", f"s{n}") for n in range(6)]
    for n in (0, 2, 4):
        drawing.cable((servers[n], 0), (servers[n + 1], 0), "400g4-sr4", 10.0)
    assert [finding.text for finding in drawing.found(PATH)] == [
        "s2 and 1 more cannot reach s0 and 1 more on the compute network",
        "s4 and 1 more cannot reach s0 and 1 more on the compute network",
    ]


# -- panels -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("panels", [2, 3, 5])
def test_two_panels_pass_and_three_fail(panels: int) -> None:
    """NVIDIA NDR cabling guides: two panels at most."""
    drawing = Drawing()
    server, leaf = drawing.device("dgx-h100", "server-01"), drawing.device("qm9700", "leaf-01")
    plates = [drawing.device("patch-1u-48mpo") for _ in range(panels)]
    cables = [drawing.cable((server, 0), (plates[0], 0), "400g4-sr4", 2.0)]
    for near, far in itertools.pairwise(plates):
        cables.append(drawing.cable((near, 48), (far, 0), "400g4-sr4", 2.0))
    cables.append(drawing.cable((leaf, 0), (plates[-1], 48), "400g4-sr4", 2.0))
    if panels == 2:
        drawing.passes(PANELS)
        return
    drawing.fails(
        PANELS,
        f"the link that starts with C00001, from server-01 to leaf-01, passes {panels} patch panels; its loss budget allows 2",
        where=[("cable", cable) for cable in cables],
        actual=float(panels),
        limit=2.0,
        unit="panels",
    )
    drawing.setting("rule.too-many-panels.panels", panels)
    drawing.passes(PANELS)
