"""Every row of every shipped file: it loads, names its source, and its numbers agree with each other."""

from collections.abc import Iterator

import msgspec
import pytest

from fabric_studio.base.resources import resource_path
from fabric_studio.catalog.cages import CAGES, normalise
from fabric_studio.catalog.check import problem_of
from fabric_studio.catalog.constants import constants
from fabric_studio.catalog.io_device import RACK_U, is_io_device
from fabric_studio.catalog.library import load_library
from fabric_studio.catalog.media import MEDIUM_CLASSES, line_connector
from fabric_studio.catalog.parts import Medium, Part, Spec

LIBRARY = load_library()
PARTS = list(LIBRARY.parts.values())
MEDIA = list(LIBRARY.media.values())


def every_row() -> Iterator[Spec]:
    for table in ("parts", "media", "accelerators", "nics", "services", "standards", "line_equipment"):
        yield from getattr(LIBRARY, table).values()


@pytest.mark.parametrize("row", list(every_row()), ids=lambda row: row.id)
def test_row_is_sound(row: Spec) -> None:
    assert problem_of(row) == ""
    assert row.source and row.confidence


def test_no_row_was_left_out() -> None:
    """At least as many rows as the public facts the catalogue was written from."""
    counts = {"parts": 77, "media": 67, "accelerators": 23, "nics": 11, "services": 2, "standards": 31}
    assert {table: len(getattr(LIBRARY, table)) >= count for table, count in counts.items()} == dict.fromkeys(
        counts, True
    )


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.id)
def test_prices_are_estimates(part: Part) -> None:
    assert part.price_usd is None or part.is_estimate("price_usd")


@pytest.mark.parametrize("medium", MEDIA, ids=lambda medium: medium.id)
def test_medium_is_sound(medium: Medium) -> None:
    assert medium.medium_class in MEDIUM_CLASSES
    for field in ("price_usd_fixed", "price_usd_per_m", "price_usd_per_end"):
        assert getattr(medium, field) is None or medium.is_estimate(field)
    assert all(length <= medium.max_reach_m for length in medium.stock_lengths_m)
    assert all(0 < reach <= medium.max_reach_m for reach in medium.reach_by_fibre_m.values())
    assert medium.lanes * medium.lane_gbps == pytest.approx(medium.speed_gbps)
    assert medium.host_lanes * medium.host_lane_gbps == pytest.approx(medium.speed_gbps)
    if not medium.attached:
        assert line_connector(medium)[0] in CAGES
        assert not medium.far_connectors


@pytest.mark.parametrize("medium", MEDIA, ids=lambda medium: medium.id)
def test_modules_have_the_figures_of_the_medium_they_are_of(medium: Medium) -> None:
    for module in medium.modules:
        base = LIBRARY.medium(module.of) if module.of else medium
        assert module.host_lanes * module.host_lane_gbps == pytest.approx(base.speed_gbps)
        assert (module.power_w_max, module.price_usd) == (base.power_w_per_end_max, base.price_usd_per_end)
        if module.links > 1 or module.of == "":
            assert base.speed_gbps == pytest.approx(module.links * medium.speed_gbps)


SWITCHED = [p for p in PARTS if p.capacity_tbps is not None]


@pytest.mark.parametrize("part", SWITCHED, ids=lambda part: part.id)
def test_one_way_capacity_is_ports_times_speed(part: Part) -> None:
    roles = ("scale-up",) if part.fabric.startswith("NVLink") else ("data", "uplink")
    groups = [g for g in part.ports if g.role in roles and g.name != "aux"]
    if not groups:
        groups = [g for g in part.ports if g.role == "fabric"]
    if part.id == "sn2201":
        groups = list(part.ports)
    assert sum(g.count * g.cage_speed_gbps for g in groups) / 1e3 == pytest.approx(part.capacity_tbps)
    if part.headline_tbps is not None:
        factor = 2.0 if part.headline_direction == "both directions added" else 1.0
        assert part.headline_direction.startswith(("one-way", "both directions added"))
        assert part.headline_tbps == pytest.approx(factor * part.capacity_tbps)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.id)
def test_lanes_carry_the_speed_of_the_cage(part: Part) -> None:
    for group in part.ports:
        if group.role == "patch":
            continue
        lane_gbps = group.cage_speed_gbps / group.lanes
        assert lane_gbps <= CAGES[group.cage].max_lane_gbps, group.name
        assert group.lanes <= CAGES[group.cage].lanes, group.name
        assert group.lane_gbps is None or group.lane_gbps <= CAGES[group.cage].max_lane_gbps


@pytest.mark.parametrize("part", [p for p in PARTS if p.contents], ids=lambda part: part.id)
def test_contents_fit_in_the_rack_without_overlap(part: Part) -> None:
    taken: set[int] = set()
    for content in part.contents:
        inner = LIBRARY.part(content.part)
        # What stands for all trays of a rack fills it, also where nobody says how many units that is.
        height_u = part.height_u or (RACK_U if is_io_device(inner.id) else None)
        assert inner.height_u is not None and height_u is not None
        for index in range(content.count):
            first = content.first_u + index * content.step_u
            units = set(range(first, first + int(inner.height_u)))
            assert not units & taken and max(units) <= height_u
            taken |= units
    assert part.accelerators == LIBRARY.accelerators_in(part)
    names = [f"{c.name}{c.first_index + i}" for c in part.contents for i in range(c.count)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.id)
def test_panel_positions_pass_through_front_to_rear(part: Part) -> None:
    if part.kind == "panel":
        front, rear = part.ports
        assert (front.face, rear.face) == ("front", "rear")
        assert (front.count, front.cage) == (rear.count, rear.cage)


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.id)
def test_racks_know_their_footprint(part: Part) -> None:
    if part.floor_standing:
        assert part.width_mm and part.depth_mm and part.height_mm and part.mass_kg


def test_empty_racks_say_that_their_power_rating_is_a_house_default() -> None:
    for part_id in ("rack-42u-600", "rack-48u-750", "rack-52u-700"):
        rack = LIBRARY.part(part_id)
        assert rack.power_rating_w and rack.static_load_rating_kg
        assert "house default" in rack.confidence_of("power_rating_w")
        assert rack.is_estimate("power_rating_w")


def test_scale_up_of_a_part_agrees_with_its_accelerator() -> None:
    for part in PARTS:
        if part.scale_up and part.accelerator and part.id != "trn2-server":
            chip = LIBRARY.accelerator(part.accelerator)
            assert part.scale_up.one_way_gbytes_s_per_accelerator == chip.scale_up_one_way_gbytes_s, part.id


def test_both_ways_is_twice_one_way() -> None:
    for chip in LIBRARY.accelerators.values():
        assert chip.scale_up_both_ways_gbytes_s == 2 * (chip.scale_up_one_way_gbytes_s or 0), chip.id
    for standard in LIBRARY.standards.values():
        assert standard.both_ways_gbytes_s == pytest.approx(2 * (standard.one_way_gbytes_s or 0)), standard.id


def test_nic_cages_are_of_the_list() -> None:
    for nic in LIBRARY.nics.values():
        for option in nic.port_options:
            assert normalise(option.cage) == option.cage
            assert option.speed_gbps <= CAGES[option.cage].lanes * CAGES[option.cage].max_lane_gbps


def test_constants_name_unit_and_source() -> None:
    assert len(constants()) > 100
    assert all(c.source and c.confidence for c in constants().values())


def test_user_visible_text_names_no_private_source() -> None:
    banned = ("article a", "article b", "/work", "/tmp", "session", "from memory")
    for path in resource_path("catalog").rglob("*.yaml"):
        text = path.read_text(encoding="utf-8").lower()
        assert not [word for word in banned if word in text], path.name


def test_rows_survive_being_written_and_read_again() -> None:
    for row in [*PARTS, *MEDIA]:
        assert msgspec.json.decode(msgspec.json.encode(row), type=type(row)) == row
