"""The worked numbers of the catalogue: public figures as corrected, each with where it comes from.

RA = NVIDIA reference architectures; LinkX = NVIDIA LinkX user guide and part pages.
"""

import pytest

from fabric_studio.catalog.constants import constant
from fabric_studio.catalog.ends import cable_end, module_at, modules_for
from fabric_studio.catalog.library import load_library
from fabric_studio.catalog.media import candidates, cheapest_that_fits, link_price_usd, reach_m, why_not
from fabric_studio.catalog.parts import Part, PortGroup

LIBRARY = load_library()


def group(part_id: str, name: str) -> PortGroup:
    return next(ports for ports in LIBRARY.part(part_id).ports if ports.name == name)


def one_way_tbps(part: Part) -> float:
    return sum(g.count * g.cage_speed_gbps for g in part.ports if g.role in ("data", "uplink")) / 1e3


# --- switches: capacity one-way, headline in the vendor's direction


@pytest.mark.parametrize(
    ("part_id", "one_way", "headline", "direction"),
    [
        ("qm8700", 8.0, 16.0, "both directions added"),  # QM8700 manual
        ("qm9700", 25.6, 51.2, "both directions added"),  # QM97xx manual: 51.2 adds both directions
        ("q3400-ra", 115.2, 115.2, "one-way"),  # Q3400 manual: one-way already, do not halve
        ("q3450-ld", 115.2, 115.2, "one-way"),
        ("sn5600", 51.2, 51.2, "one-way"),  # SN5000 manual
        ("sn5610", 51.2, 51.2, "one-way"),
        ("arista-7800r3-16", 230.4, 460.8, "both directions added"),
        ("nvlink5-switch-tray", 57.6, 115.2, "both directions added"),  # 2 chips x 72 x 400 Gb/s
    ],
)
def test_capacity_is_one_way_and_the_headline_keeps_its_direction(
    part_id: str, one_way: float, headline: float, direction: str
) -> None:
    part = LIBRARY.part(part_id)
    assert part.capacity_tbps == one_way
    assert (part.headline_tbps, part.headline_direction) == (headline, direction)


def test_qm9700_is_32_twin_port_cages_of_64_ndr_ports() -> None:
    # QM97x0 interfaces page; a public device-type file lists only 62 of the 64 ports.
    data = group("qm9700", "data")
    assert (data.count, data.cage, data.lanes, data.logical_per_cage, data.links) == (32, "OSFP", 8, 2, 64)
    assert data.link_gbps == 400


def test_sn5600_has_64_ports_of_800g_and_its_service_port() -> None:
    data = group("sn5600", "data")
    assert (data.links, data.link_gbps, data.lanes) == (64, 800, 8)
    assert group("sn5600", "aux").count == 1


def test_q3400_has_144_ports_of_800g() -> None:
    data = group("q3400-ra", "data")
    assert (data.count, data.links, data.link_gbps) == (72, 144, 800)


def test_power_of_infiniband_switches() -> None:
    # QM97xx manual 0.747 kW with passive copper, 1.72 kW with optics; Q3400 2.9 and 7 kW.
    assert (LIBRARY.part("qm9700").power_typ_w, LIBRARY.part("qm9700").power_max_w) == (747, 1720)
    assert (LIBRARY.part("q3400-ra").power_typ_w, LIBRARY.part("q3400-ra").power_max_w) == (2900, 7000)


# --- servers and racks


def test_dgx_h100_has_eight_400g_compute_links_in_four_cages() -> None:
    # DGX H100 user guide: 8U, 130.45 kg, 10.2 kW (a public list that says 4U is wrong).
    server = LIBRARY.part("dgx-h100")
    compute = group("dgx-h100", "compute")
    assert (compute.count, compute.cage, compute.links, compute.link_gbps) == (4, "OSFP-RHS", 8, 400)
    assert (server.height_u, server.mass_kg, server.power_max_w) == (8, 130.45, 10_200)


def test_scale_up_is_nine_times_scale_out_on_h100_and_18_times_on_gb200() -> None:
    # One-way: 450/50, 900/50, 900/100, 1,800/200 GB/s.
    for part_id, tray_id, ratio in [
        ("dgx-h100", "dgx-h100", 9),
        ("gb200-nvl72", "gb200-compute-tray", 18),
        ("gb300-nvl72", "gb300-compute-tray", 9),
        ("vr-nvl72", "vr-compute-tray", 9),
    ]:
        scale_up, compute = LIBRARY.part(part_id).scale_up, group(tray_id, "compute")
        assert scale_up is not None
        per_gpu = compute.count * compute.cage_speed_gbps / LIBRARY.part(tray_id).accelerators / 8
        assert scale_up.one_way_gbytes_s_per_accelerator / per_gpu == ratio


@pytest.mark.parametrize("rack_id", ["gb200-nvl72", "gb300-nvl72"])
def test_nvl72_is_one_domain_of_72_gpus_over_18_switch_chips(rack_id: str) -> None:
    # docs.nvidia.com GB200 network fabrics: 18 compute trays, 9 switch trays, 1,296 NVLinks, 130 TB/s both ways.
    rack = LIBRARY.part(rack_id)
    counts = {c.part: 0 for c in rack.contents}
    for content in rack.contents:
        counts[content.part] += content.count
    assert sorted(counts.values()) == [8, 9, 18]  # power shelves, switch trays, compute trays
    assert LIBRARY.accelerators_in(rack) == rack.accelerators == 72 and rack.own_accelerators == 0
    scale_up = rack.scale_up
    assert scale_up is not None
    assert (scale_up.domain_accelerators, scale_up.switch_chips, scale_up.links_per_accelerator) == (
        72,
        18,
        18,
    )
    assert 72 * scale_up.links_per_accelerator == 9 * group("nvlink5-switch-tray", "nvlink").count == 1296
    assert 72 * scale_up.one_way_gbytes_s_per_accelerator == pytest.approx(64_800)
    assert rack.footprint_kg_m2 == pytest.approx(2122, abs=1)  # 1,360 kg on 600 x 1,068 mm
    assert not rack.ports


def test_gb200_holds_13_4_tb_of_hbm() -> None:
    assert 72 * (LIBRARY.accelerator("b200-gb200").hbm_gb or 0) == pytest.approx(13_392)


def test_amd_helios_scale_out_is_21_6_tbytes_one_way() -> None:
    compute = group("amd-helios", "compute")  # the printed 43 TB/s has both directions added
    assert compute.count * compute.cage_speed_gbps / 8 / 1e3 == pytest.approx(21.6)


def test_four_dgx_h100_in_a_rack() -> None:
    rack = LIBRARY.part("h100-rack-4x")  # SuperPOD H100 RA: 4 per rack is 40.8 kW
    (servers,) = rack.contents
    server = LIBRARY.part(servers.part)
    assert servers.count * (server.power_max_w or 0) == 40_800
    assert (rack.mass_kg or 0) + servers.count * (server.mass_kg or 0) == pytest.approx(720, abs=0.5)


def test_palomar_ocs_uses_128_of_136_ports() -> None:
    ocs = LIBRARY.part("palomar-ocs")  # Palomar paper, ISCA 2023
    assert (ocs.ports[0].count, ocs.spare_ports) == (136, 8)


# --- link standards


@pytest.mark.parametrize(
    ("standard", "one_way", "both"),
    [
        ("nvlink-1", 80, 160),
        ("nvlink-3", 300, 600),
        ("nvlink-4", 450, 900),
        ("nvlink-5", 900, 1800),  # 1.8 TB/s is both directions added
        ("nvlink-6", 1800, 3600),
        ("pcie-5", 63, 126),
        ("ualink-1.0", 100, 200),
        ("infiniband-hdr", 25, 50),  # HDR 200 Gb/s, not 400
        ("infiniband-ndr", 50, 100),
        ("infiniband-xdr", 100, 200),
    ],
)
def test_link_standards_one_way(standard: str, one_way: float, both: float) -> None:
    row = LIBRARY.standards[standard]
    assert (row.one_way_gbytes_s, row.both_ways_gbytes_s) == (one_way, both)


def test_nvlink4_link_is_25_gbytes_one_way_and_nvlink5_50() -> None:
    assert LIBRARY.standards["nvlink-4"].link_one_way_gbytes_s == 25
    assert LIBRARY.standards["nvlink-5"].link_one_way_gbytes_s == 50


# --- reach: PRODUCT worked numbers, LinkX


@pytest.mark.parametrize(
    ("medium_id", "ends", "fibre", "limit_m"),
    [
        ("400g4-cr4-dac", (None, None), None, 2),
        ("400g4-cr4-dac-split", (None, None), None, 3),  # MCP7Y00 with finned heads
        ("400g4-cr4-dac-split", ("OSFP", "OSFP-RHS"), None, 3),  # the far heads are flat-top in any case
        ("400g4-cr4-dac-split", ("OSFP-RHS", "QSFP112"), None, 2),  # -FLT head stops at 2 m
        ("400g4-acc", (None, None), None, 3),
        ("400g4-aec", (None, None), None, 7),
        ("400g4-sr4", (None, None), "OM4", 50),
        ("400g4-sr4", (None, None), "OM3", 30),
        ("400g4-sr4", (None, None), None, 50),
        ("400g4-sr4", (None, None), "OS2", 0),
        ("400g4-dr4", (None, None), "OS2", 500),
        ("400g4-dr4", (None, None), "OM4", 0),
        ("400g4-dr4-100m", (None, None), None, 100),  # NS400
        ("800g8-dac", (None, None), None, 2),
        ("800g8-acc", (None, None), None, 3),
        ("800g8-acc", ("OSFP", "OSFP"), None, 5),  # MCA4J80, both heads finned
        ("800g8-acc", ("OSFP", "OSFP-RHS"), None, 3),
        ("800g8-acc", ("OSFP", None), None, 3),
        ("800g8-aec", (None, None), None, 7),
        ("800g8-2xsr4", (None, None), "OM3", 30),
        ("800g8-2xdr4", (None, None), None, 500),
        ("1600g-dac", (None, None), None, 1),
        ("100g-cr4-dac", (None, None), None, 5),
        ("200g-cr4-dac", (None, None), None, 2),
        ("400g8-sr4.2-bidi", (None, None), "OM5", 150),
        ("400g8-sr4.2-bidi", (None, None), None, 100),  # OM4 is taken, not the longest
    ],
)
def test_reach_of_a_part(
    medium_id: str, ends: tuple[str | None, str | None], fibre: str | None, limit_m: float
) -> None:
    reach = reach_m(LIBRARY.medium(medium_id), fibre=fibre, host_a=ends[0], host_z=ends[1])
    assert reach.limit_m == limit_m
    assert reach.basis and reach.source


def test_a_link_reaches_as_far_as_its_shorter_rated_end() -> None:
    # LinkX: an NM (500 m) module towards an NS400 (100 m) is a 100 m link, whichever end is which.
    long, short = LIBRARY.medium("400g4-dr4"), LIBRARY.medium("400g4-dr4-100m")
    assert reach_m(long, far=short).limit_m == reach_m(short, far=long).limit_m == 100


@pytest.mark.parametrize(
    ("medium_class", "speed", "fibre", "limit_m"),
    [
        ("DAC", 400, None, 2), ("ACC", 400, None, 3), ("AEC", 400, None, 7), ("SR", 400, "OM4", 50),
        ("SR", 400, "OM3", 30), ("DR", 400, None, 500), ("DAC", 800, None, 2), ("DAC", 1600, None, 1),
    ],
)  # fmt: skip
def test_class_rule_while_no_part_is_chosen(
    medium_class: str, speed: float, fibre: str | None, limit_m: float
) -> None:
    reach = LIBRARY.class_reach(medium_class, speed, fibre=fibre)
    assert reach is not None and reach.limit_m == limit_m


def test_there_is_no_class_rule_for_what_is_not_built() -> None:
    assert LIBRARY.class_reach("SR", 1600) is None  # no multimode at 200 Gb/s per lane (NVIDIA XDR list)


# --- media between real cages


def test_dr4_between_qm9700_and_dgx_h100_runs_over_twin_port_modules() -> None:
    medium, leaf, server = LIBRARY.medium("400g4-dr4"), group("qm9700", "data"), group("dgx-h100", "compute")
    assert why_not(medium, leaf, server, 400, fabric="InfiniBand NDR") == ""
    at_leaf, at_server = module_at(medium, leaf), module_at(medium, server)
    assert at_leaf is not None and at_server is not None
    assert (at_leaf.cage, at_leaf.links, at_leaf.of) == ("OSFP", 2, "800g8-2xdr4")
    assert (at_server.cage, at_server.links) == ("OSFP-RHS", 2)
    # LinkX 800G twin-port: 15 W typical, 17 W at most a module, so half of it for each link.
    assert (cable_end(medium, leaf).power_w_typ, cable_end(medium, leaf).power_w_max) == (7.5, 8.5)


def test_superpod_4su_needs_508_dgx_and_1534_switch_modules() -> None:
    # H100 RA table 8: 508 DGX transceivers = 127 x 4 cages; 1,536 in switches, rounded up per switch from 1,534.
    medium = LIBRARY.medium("400g4-sr4")
    at_leaf = module_at(medium, group("qm9700", "data"))
    at_server = module_at(medium, group("dgx-h100", "compute"))
    assert at_leaf is not None and at_server is not None
    assert 127 * 4 * modules_for(at_server, 2) == 508
    assert modules_for(at_leaf, 1020) + 2 * modules_for(at_leaf, 1024) == 1534


def test_a_half_used_twin_module_is_bought_whole_and_an_engine_not_at_all() -> None:
    twin = module_at(LIBRARY.medium("400g4-dr4"), group("qm9700", "data"))
    engine = module_at(LIBRARY.medium("cpo-800g-xdr"), group("q3450-ld", "data"))
    assert twin is not None and engine is not None
    assert [modules_for(twin, links) for links in (0, 1, 2)] == [0, 1, 1]
    assert modules_for(engine, 1) == 0


def test_gb200_nic_takes_a_single_port_module() -> None:
    module = module_at(LIBRARY.medium("400g4-dr4"), group("gb200-compute-tray", "compute"))
    assert module is not None and (module.cage, module.links, module.host_lanes) == ("OSFP-RHS", 1, 4)


def test_co_packaged_port_meets_an_ordinary_dr4_module() -> None:
    ends = group("q3450-ld", "data"), group("gb300-compute-tray", "compute")
    assert [m.id for m in candidates(LIBRARY, *ends, 800)] == ["cpo-800g-xdr"]
    price = link_price_usd(LIBRARY.medium("cpo-800g-xdr"), *ends, 10.0)
    assert price == pytest.approx(0 + 1000 + 50 + 13)  # no module at the switch, a DR4 module and fibre


@pytest.mark.parametrize(
    ("required_m", "medium_id"),
    [(0.8, "800g8-dac"), (2.5, "800g8-acc"), (4.5, "800g8-acc"), (6.0, "800g8-aec"), (40.0, "400g4-sr4"),
     (80.0, "400g4-dr4-100m"), (300.0, "400g4-dr4"), (900.0, None)],
)  # fmt: skip
def test_cheapest_between_two_qm9700(required_m: float, medium_id: str | None) -> None:
    data = group("qm9700", "data")
    best = cheapest_that_fits(LIBRARY, data, data, 400, required_m=required_m, fabric="InfiniBand NDR")
    assert (best.id if best else None) == medium_id


def test_nvidia_sells_no_passive_copper_for_xdr() -> None:
    # TRADE 3.2, NVIDIA XDR list: no DAC, no multimode and no AOC at 200 Gb/s per lane.
    data = group("q3400-ra", "data")
    classes = {m.medium_class for m in candidates(LIBRARY, data, data, 800, fabric="InfiniBand XDR")}
    assert not classes & {"DAC", "SR", "AOC"}


# --- constants


def test_light_takes_4_9_us_per_km_and_5_as_rule_of_thumb() -> None:
    assert constant("propagation.fibre").value == 4.9
    assert constant("propagation.fibre_rule_of_thumb").value == 5.0
    assert constant("great_circle.mount_pleasant_to_atlanta").value == 1042
