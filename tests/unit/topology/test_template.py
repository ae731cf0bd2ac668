"""A template says what it takes, refuses what cannot be built with the way out, and can be stopped."""

import json

import pytest

from fabric_studio.base.errors import BadInputError, CancelledError, UnknownNameError
from fabric_studio.base.progress import Progress
from fabric_studio.catalog.library import load_library
from fabric_studio.topology.blueprint import ports_at
from fabric_studio.topology.shelving import per_rack, shelve
from fabric_studio.topology.template import TEMPLATES

LIBRARY = load_library()


def test_the_templates_of_this_version() -> None:
    assert {"leaf-spine", "superpod-h100", "two-storey"} <= set(TEMPLATES)


@pytest.mark.parametrize("name", sorted(TEMPLATES))
def test_defaults_build_and_the_description_is_plain_json(name: str) -> None:
    template = TEMPLATES[name]
    described = json.loads(json.dumps(template.to_json()))
    assert described["name"] == name
    assert all(param["help"] for param in described["params"])
    document = template.build({}, LIBRARY)
    assert len(document.snapshot().cables) == template.preview({})["cables"]["total"]
    assert document.undo_label == "", "there is nothing to undo in a new design"
    assert document.dirty


def test_an_unknown_template_names_the_known_ones() -> None:
    with pytest.raises(UnknownNameError, match="superpod-h100"):
        TEMPLATES["superpod"]


@pytest.mark.parametrize(
    ("name", "params", "text"),
    [
        ("superpod-h100", {"su": 0}, "su.*from 1 to 256"),
        ("superpod-h100", {"su": "two"}, "su: 'two' is not a whole number"),
        ("superpod-h100", {"units": 2}, "unknown parameter 'units'; known: servers_per_rack, su"),
        ("superpod-h100", {"servers_per_rack": 3}, "servers_per_rack"),
        ("two-storey", {"racks": 1441}, "racks.*2 to 1,440"),
        (
            "two-storey",
            {"racks": 1000, "switch": "qm9700"},
            "hold 65,536 NICs.*72,000; use sn5600, or at most 910",
        ),
        ("two-storey", {"switch": "q3400-ra", "nic_gbps": 400}, "use qm9700 or sn5600"),
        ("leaf-spine", {"servers": 4000}, "1000 leaves are more than two tiers.*three tiers"),
        ("leaf-spine", {"leaves": 9}, "9 leaves do not divide.*multiple of 8"),
        ("leaf-spine", {"servers": 300, "leaves": 8}, "300 ports down.*at least 80 leaves"),
        ("leaf-spine", {"servers": 2, "leaves": 24}, "24 leaves are more than the servers need.*at most 16"),
        ("leaf-spine", {"ports_down_per_leaf": 70}, "70 down.*larger switch"),
        ("leaf-spine", {"servers": 40, "spines": 3, "uplinks_per_leaf": 32}, "evenly; use 8, 16, 32 spines"),
        (
            "leaf-spine",
            {"switch": "q3400-ra"},
            "no medium in the catalogue joins DGX H100 and .*Q3400.*400 Gb/s",
        ),
        ("leaf-spine", {"switch": "sn4600c"}, "no ports for NICs of 400 Gb/s; use qm9700"),
    ],
)
def test_what_cannot_be_built_is_refused_with_the_way_out(
    name: str, params: dict[str, object], text: str
) -> None:
    with pytest.raises(BadInputError, match=text):
        TEMPLATES[name].build(params, LIBRARY)


def test_building_can_be_stopped() -> None:
    progress = Progress()
    progress.cancel()
    with pytest.raises(CancelledError):
        TEMPLATES["superpod-h100"].build({}, LIBRARY, progress)


@pytest.mark.parametrize(
    ("part", "rate_gbps", "ports", "first"),
    [
        ("qm9700", 400.0, 64, [(0, 0, 4), (0, 4, 4)]),
        ("sn5600", 400.0, 128, [(0, 0, 4), (0, 4, 4)]),
        ("sn5600", 800.0, 64, [(0, 0, 8), (1, 0, 8)]),
        ("q3400-ra", 800.0, 144, [(0, 0, 4), (0, 4, 4)]),
        ("dgx-h100", 400.0, 8, [(0, 0, 4), (0, 4, 4)]),
        ("sn4600c", 400.0, 0, []),
    ],
)
def test_ports_of_a_rate(part: str, rate_gbps: float, ports: int, first: list[tuple[int, int, int]]) -> None:
    found = ports_at(LIBRARY.part(part), rate_gbps)
    assert len(found) == ports
    assert found[:2] == first


@pytest.mark.parametrize(("switch", "most"), [("qm9700", 20), ("sn5600", 15), ("q3400-ra", 4)])
def test_a_rack_takes_as_many_switches_as_one_pdu_feeds(switch: str, most: int) -> None:
    """34.5 kVA over the maximum power of each: 1,720, 2,167 and 7,000 W."""
    assert per_rack(LIBRARY.part(switch), LIBRARY.part("rack-48u-750"), 34_500.0) == most


def test_switches_are_shared_out_evenly_and_hang_from_the_top() -> None:
    shelf = shelve(5, LIBRARY.part("q3400-ra"), LIBRARY.part("rack-48u-750"))
    assert shelf.racks == 2
    assert shelf.rack.tolist() == [0, 0, 0, 1, 1]
    assert shelf.u.tolist() == [43.0, 39.0, 35.0, 43.0, 39.0]
