"""Links through panels, ranks and rails, and paths that follow the cables."""

import numpy as np

from fabric_studio.catalog.parts import Medium, Part, PortGroup, ScaleUp
from fabric_studio.model import build
from fabric_studio.model.journal import Document
from fabric_studio.routing.graph import fabric_graph
from fabric_studio.routing.links import links_of
from fabric_studio.routing.router import router_of

RACK = Part(id="rack", name="Rack", kind="rack", height_u=48, width_mm=600, depth_mm=1200, height_mm=2200)
SWITCH = Part(
    id="sw",
    name="Switch",
    kind="switch",
    height_u=1,
    latency_ns=150,
    ports=(PortGroup("data", 32, "OSFP", 800, 8, 2),),
)
SERVER = Part(
    id="srv",
    name="Server",
    kind="server",
    height_u=4,
    accelerators=8,
    scale_up=ScaleUp("NVLink 4", 8, 450.0),
    ports=(PortGroup("compute", 4, "OSFP-RHS", 800, 8, 2, role="compute"),),
)
PANEL = Part(
    id="panel",
    name="Panel",
    kind="panel",
    height_u=1,
    ports=(
        PortGroup("front", 24, "MPO-12", 0, 4, role="patch"),
        PortGroup("rear", 24, "MPO-12", 0, 4, role="patch", face="rear"),
    ),
)
DR4 = Medium(
    id="dr4",
    name="DR4",
    medium_class="DR",
    speed_gbps=400,
    lanes=4,
    lane_gbps=100,
    max_reach_m=500,
    latency_ns_per_end=60,
)


class Lab:
    """A drawing made by hand: servers and switches in one rack each, 400G links."""

    def __init__(self) -> None:
        self.document = Document()
        with self.document.transaction("hall") as tx:
            self.hall = build.add_shell(tx, hall_width_mm=60_000, hall_depth_mm=10_000)[0]
        self.count = 0

    def box(self, part: Part, name: str) -> int:
        with self.document.transaction("box") as tx:
            rack = build.add_racks(
                tx,
                RACK,
                lambda _: RACK,
                names=[f"R{self.count}"],
                hall=self.hall,
                x_mm=1000.0 + 700 * self.count,
                y_mm=5000.0,
            )
            self.count += 1
            return build.add_device(tx, int(rack[0]), part, name=name)

    def link(self, a: int, a_slot: int, z: int, z_slot: int) -> int:
        with self.document.transaction("link") as tx:
            return int(
                build.add_cables(
                    tx,
                    DR4,
                    count=1,
                    rate_gbps=400.0,
                    a_device=a,
                    a_port=a_slot // 2,
                    a_lane=a_slot % 2 * 4,
                    a_lanes=4,
                    z_device=z,
                    z_port=z_slot // 2,
                    z_lane=z_slot % 2 * 4,
                    z_lanes=4,
                )[0]
            )

    @property
    def router(self):  # type: ignore[no-untyped-def]
        return router_of(self.document.snapshot())

    def path(self, src: int, dst: int, entropy: int = 0) -> list[str]:
        paths = self.router.paths(
            np.array([src], np.int32), np.array([dst], np.int32), entropy=np.array([entropy])
        )
        assert paths.reachable[0]
        return [self.router.link_name(int(link)) for link in paths.link]


def rail_pod() -> Lab:
    """Two servers, leaf r takes rail r of both (two leaves for eight rails: even rails and odd rails), one spine."""
    lab = Lab()
    servers = [lab.box(SERVER, f"srv{k}") for k in range(2)]
    leaves = [lab.box(SWITCH, f"leaf{k}") for k in range(2)]
    spine = lab.box(SWITCH, "spine")
    for s, server in enumerate(servers):
        for rail in range(8):
            lab.link(server, rail, leaves[rail % 2], s * 4 + rail // 2)
    for k, leaf in enumerate(leaves):
        lab.link(leaf, 40, spine, k)
    return lab


def test_ranks_are_the_accelerators_in_order_of_their_ports() -> None:
    router = rail_pod().router
    assert router.n_ranks == 16
    assert router.rank_rail.tolist() == list(range(8)) * 2
    assert router.rank_domain.tolist() == [0] * 8 + [1] * 8


def test_inside_a_domain_traffic_stays_on_the_scale_up_network() -> None:
    path = rail_pod().path(0, 5)
    assert path == [
        "srv0 accelerator 1 to the scale-up domain",
        "srv0 accelerator 6 from the scale-up domain",
    ]


def test_the_same_rail_takes_one_switch_hop() -> None:
    path = rail_pod().path(2, 10)
    assert [step.split(" (")[0] for step in path] == ["srv0 to leaf0", "leaf0 to srv1"]


def test_another_rail_crosses_the_scale_up_network_first_rather_than_the_spine() -> None:
    path = rail_pod().path(0, 9)  # rail 0 to rail 1: leaf0 to leaf1 without PXN
    assert "scale-up" in path[0] and "scale-up" in path[1]
    assert [step.split(" (")[0] for step in path[2:]] == ["srv0 to leaf1", "leaf1 to srv1"]


def test_without_pxn_it_takes_the_spine() -> None:
    lab = rail_pod()
    router = router_of(lab.document.snapshot(), pxn="off")
    paths = router.paths(np.array([0], np.int32), np.array([9], np.int32), entropy=np.array([0]))
    assert [router.link_name(int(x)).split(" (")[0] for x in paths.link] == [
        "srv0 to leaf0",
        "leaf0 to spine",
        "spine to leaf1",
        "leaf1 to srv1",
    ]


def test_flows_spread_over_parallel_uplinks_by_their_entropy() -> None:
    lab = Lab()
    a, z = lab.box(SERVER, "a"), lab.box(SERVER, "z")
    leaf_a, leaf_z, spine = (lab.box(SWITCH, n) for n in ("leaf-a", "leaf-z", "spine"))
    lab.link(a, 0, leaf_a, 0)
    lab.link(z, 0, leaf_z, 0)
    for k in range(4):
        lab.link(leaf_a, 10 + k, spine, k)
        lab.link(leaf_z, 10 + k, spine, 8 + k)
    n = 4000
    router = lab.router
    paths = router.paths(np.zeros(n, np.int32), np.full(n, 8, np.int32), entropy=np.arange(n))
    assert paths.reachable.all() and (np.diff(paths.ptr) == 4).all()
    uplink = paths.link[paths.ptr[:-1] + 1]
    counts = np.unique(uplink, return_counts=True)[1]
    assert len(counts) == 4 and counts.min() > 0.9 * n / 4


def test_what_is_not_cabled_is_unreachable_and_no_traceback() -> None:
    lab = rail_pod()
    lonely = lab.box(SERVER, "lonely")
    assert lonely
    router = lab.router
    paths = router.paths(np.array([0, 0], np.int32), np.array([16, 3], np.int32), entropy=np.array([1, 2]))
    assert paths.reachable.tolist() == [False, True]


def test_an_empty_design_has_no_ranks() -> None:
    assert router_of(Document().snapshot()).n_ranks == 0


def test_two_servers_back_to_back() -> None:
    lab = Lab()
    a, z = lab.box(SERVER, "a"), lab.box(SERVER, "z")
    lab.link(a, 3, z, 3)
    assert [s.split(" (")[0] for s in lab.path(3, 11)] == ["a to z"]


def test_a_link_through_two_panels_is_one_link_with_the_sum_of_its_lengths() -> None:
    lab = Lab()
    server, leaf = lab.box(SERVER, "srv"), lab.box(SWITCH, "leaf")
    p1, p2 = lab.box(PANEL, "p1"), lab.box(PANEL, "p2")
    with lab.document.transaction("patched") as tx:

        def join(a: int, a_port: int, z: int, z_port: int) -> None:
            build.add_cables(
                tx,
                DR4,
                count=1,
                rate_gbps=400.0,
                a_device=a,
                a_port=a_port,
                a_lanes=4,
                z_device=z,
                z_port=z_port,
                z_lanes=4,
            )

        join(server, 0, p1, 7)
        join(p1, 24 + 7, p2, 24 + 3)  # trunk between the rears
        join(p2, 3, leaf, 5)
        join(p2, 9, leaf, 6)  # goes nowhere behind the panel
    snapshot = lab.document.snapshot()
    links = links_of(snapshot)
    through = np.flatnonzero(links.z >= 0)
    assert len(through) == 1
    k = int(through[0])
    assert links.panels[k] == 2 and links.cable[links.ptr[k] : links.ptr[k + 1]].tolist() == [0, 1, 2]
    from fabric_studio.layout.lengths import cable_lengths

    assert links.length_mm[k] == cable_lengths(snapshot).required_mm[:3].sum()
    assert {int(links.a[k]), int(links.z[k])} == set(
        snapshot.devices.index_of(np.array([server, leaf])).tolist()
    )
    assert (links.z < 0).sum() == 1


def test_a_graph_with_ranks_that_have_no_cables_is_whole() -> None:
    lab = Lab()
    lab.box(SERVER, "alone")
    graph = fabric_graph(lab.document.snapshot())
    assert graph.n_ranks == 8 and graph.n_cabled == 0 and (graph.up_link >= 0).all()


def test_an_accelerator_without_a_cabled_nic_uses_another_of_its_server() -> None:
    lab = Lab()
    a, z = lab.box(SERVER, "a"), lab.box(SERVER, "z")
    leaf = lab.box(SWITCH, "leaf")
    lab.link(a, 0, leaf, 0)
    lab.link(z, 0, leaf, 1)
    assert [step.split(" (")[0] for step in lab.path(3, 13)] == [
        "a accelerator 4 to the scale-up domain",
        "a accelerator 1 from the scale-up domain",
        "a to leaf",
        "leaf to z",
        "z accelerator 1 to the scale-up domain",
        "z accelerator 6 from the scale-up domain",
    ]


def test_links_are_found_by_cable_device_and_port() -> None:
    router = rail_pod().router
    assert len(router.links_named("spine")) == 4 and len(router.links_named("leaf0")) == 18
    assert len(router.links_named("leaf0 1/2")) == 2 and len(router.links_named("leaf0:1")) == 4
    assert router.link_name(int(router.links_named("srv0 compute 1/2")[0])).startswith("srv0 to leaf1")
    assert not len(router.links_named("leaf0 9/9")) and not len(router.links_named("nobody 1"))
