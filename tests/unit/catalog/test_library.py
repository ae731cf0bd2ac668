"""Loading the catalogue, searching it, and adding to it."""

from pathlib import Path

import msgspec
import pytest

from fabric_studio.base.errors import BadInputError, UnknownNameError
from fabric_studio.catalog.constants import constant
from fabric_studio.catalog.library import load_library
from fabric_studio.catalog.parts import Medium, Part

LIBRARY = load_library()
RACK = """family: Racks > mine
parts:
- id: my-rack
  name: My rack
  kind: rack
  height_u: 30
  source: measured
  confidence: published
"""


def write(folder: Path, text: str, name: str = "mine.yaml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def refused(folder: Path, text: str) -> str:
    with pytest.raises(BadInputError) as caught:
        load_library((write(folder, text),))
    return str(caught.value)


def test_the_library_is_kept() -> None:
    assert load_library() is LIBRARY


def test_names_that_nothing_answers_to_bring_suggestions() -> None:
    with pytest.raises(UnknownNameError, match="qm9700"):
        LIBRARY.part("qm970")
    with pytest.raises(UnknownNameError, match="400g4-dr4"):
        LIBRARY.medium("400g-dr4")
    with pytest.raises(UnknownNameError, match="h100-sxm"):
        LIBRARY.accelerator("h100")
    with pytest.raises(UnknownNameError, match="cx7"):
        LIBRARY.nic("cx77")
    with pytest.raises(UnknownNameError, match=r"propagation\.fibre"):
        constant("propagation.fiber")


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("qm9700", "qm9700"),
        ("dgx h100", "dgx-h100"),
        ("DR4 400G", "400g4-dr4"),
        ("empty rack", "rack-42u-600"),
    ],
)
def test_search_finds_what_is_meant(text: str, first: str) -> None:
    found = [row.id for row in LIBRARY.search(text)]
    assert first in found[:4]


def test_search_needs_every_word_and_knows_speed_class_and_cage() -> None:
    assert {row.id for row in LIBRARY.search("aec 800g")} == {"800g8-aec"}
    assert all(isinstance(row, Part) for row in LIBRARY.search("switch osfp1600 nvidia"))
    assert LIBRARY.search("qm9700 arista") == []
    assert len(LIBRARY.search("")) == len(LIBRARY.rows())


def test_families_hold_every_row_once_and_start_with_racks() -> None:
    families = LIBRARY.families()
    rows = [row.id for family in families for row in family.rows]
    assert sorted(rows) == sorted(row.id for row in LIBRARY.rows())
    assert (families[0].group, families[0].title) == ("Racks", "empty")
    titles = [family.title for family in families if family.group == "Cables"]
    assert titles == ["1G", "100G", "200G", "400G", "800G", "1.6T"]


def test_a_folder_of_ones_own_adds_to_the_catalogue(tmp_path: Path) -> None:
    write(tmp_path, RACK)
    library = load_library((tmp_path,))
    assert library.part("my-rack").height_u == 30
    assert library.part("qm9700") == LIBRARY.part("qm9700")
    assert any(family.title == "mine" for family in library.families())


def test_rows_of_a_project_replace_those_of_the_catalogue() -> None:
    mine = msgspec.structs.replace(LIBRARY.part("qm9700"), price_usd=1.0)
    fibre = Medium(
        id="my-dr", name="My DR", medium_class="DR", speed_gbps=400, lanes=4, lane_gbps=100, max_reach_m=50,
        host_connectors=("QSFP112",), line_connector="MPO-12/APC", power_w_per_end_max=9, source="mine",
    )  # fmt: skip
    library = LIBRARY.with_rows([mine, fibre])
    assert library.part("qm9700").price_usd == 1.0
    assert LIBRARY.part("qm9700").price_usd != 1.0
    (module,) = library.medium("my-dr").modules
    assert (module.cage, module.power_w_max, module.host_lanes) == ("QSFP112", 9, 4)
    assert library.families()[-1].group == "Others"


def test_gpus_inside_a_rack_are_counted_once() -> None:
    assert LIBRARY.accelerators_in(LIBRARY.part("gb200-nvl72")) == 72
    assert LIBRARY.accelerators_in(LIBRARY.part("tpu-v4-rack")) == 64
    assert LIBRARY.accelerators_in(LIBRARY.part("qm9700")) == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("parts: []", "start it with a family"),
        ("- a\n- b", "is no catalogue file"),
        ("family: x\npats: []", "unknown section 'pats'"),
        ("family: x\nparts: {a: 1}", "parts is not a list"),
        ("family: x\nparts: [3]", "parts row 1"),
        ("family: x\nfield_confidence: typical\nparts: []", "field_confidence"),
        (
            RACK.replace("height_u: 30", "height_u: tall"),
            "my-rack: Expected `float | null`, got `str` - at `height_u`",
        ),
        (RACK.replace("height_u: 30", "hieght_u: 30"), "my-rack: Object contains unknown field `hieght_u`"),
        (RACK.replace("height_u: 30", "height_u: -1"), "my-rack: height_u is -1"),
        (RACK.replace("height_u: 30", "height_u: .nan"), "my-rack: height_u is nan"),
        (RACK.replace("height_u: 30", "height_u: .inf"), "my-rack: height_u is inf"),
        (RACK.replace("source: measured", "source: ''"), "needs a name and a source"),
        (RACK.replace("confidence: published", "confidence: sure"), "my-rack: Invalid enum value 'sure'"),
        (RACK.replace("kind: rack", "kind: shelf"), "my-rack: Invalid enum value 'shelf'"),
        (RACK.replace("id: my-rack", "id: My Rack"), "id 'My Rack' is not of lower-case"),
        (RACK.replace("id: my-rack", "id: qm9700"), "id is used already in nvidia-quantum.yaml"),
        (RACK + "  accelerator: h9000\n", "unknown accelerator 'h9000'"),
        (RACK + "  contents: [{part: nil, name: a, count: 1, first_u: 1}]\n", "contents name 'nil'"),
        (
            RACK + "  contents: [{part: gb200-nvl72, name: a, count: 1, first_u: 1}]\n",
            "no part that can stand inside",
        ),
        (RACK + "  contents: [{part: qm9700, name: a, count: 0, first_u: 1}]\n", "at least 1"),
        (RACK + "  field_confidence: {height_u: perhaps}\n", "'perhaps' does not start with"),
        (RACK + "  field_confidence: {tallness: typical}\n", "names 'tallness'"),
        (
            RACK + "  ports: [{name: a, count: 2, cage: OSFB, cage_speed_gbps: 800, lanes: 8}]\n",
            "cage 'OSFB'",
        ),
        (RACK + "  ports: [{name: a, count: 0, cage: OSFP, cage_speed_gbps: 800, lanes: 8}]\n", "at least 1"),
        (
            RACK + "  ports: [{name: a, count: 99999, cage: OSFP, cage_speed_gbps: 800, lanes: 8}]\n",
            "more than 4096",
        ),
        (
            RACK + "  ports: [{name: a, count: 1, cage: OSFP, cage_speed_gbps: 0, lanes: 8}]\n",
            "is 0 for the passive",
        ),
        (
            RACK
            + "  ports: [{name: a, count: 1, cage: OSFP, cage_speed_gbps: 8, lanes: 8, logical_per_cage: 3}]\n",
            "8 lanes cannot be shared by 3 links",
        ),
        (
            RACK
            + "  ports: [{name: a, count: 1, cage: OSFP, cage_speed_gbps: 800, lanes: 8, breakouts: [2x800G]}]\n",
            "more than the cage's 800 Gb/s",
        ),
        (
            RACK
            + "  ports: [{name: a, count: 1, cage: OSFP, cage_speed_gbps: 800, lanes: 8, breakouts: [two]}]\n",
            "not written like 2x400G",
        ),
        ("family: x\nparts: [", "mine.yaml: line "),
        ("family: !!python/object/apply:os.system [ls]\nparts: []", "could not determine a constructor"),
        ("family: x\nparts: &a [1]\nmedia: *a", "uses YAML aliases"),
    ],
)
def test_bad_files_are_refused_by_file_row_and_field(tmp_path: Path, text: str, words: str) -> None:
    error = refused(tmp_path, text)
    assert error.startswith("mine.yaml")
    assert words in error


MEDIUM = """family: Cables > mine
media:
- {id: my-dac, name: My DAC, medium_class: DAC, speed_gbps: 400, lanes: 4, lane_gbps: 100, max_reach_m: 2,
   attached: true, host_connectors: [QSFP112], stock_lengths_m: [1, 2], source: mine}
"""


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("medium_class: DAC", "medium_class: XAC"), "medium_class 'XAC'"),
        (("[QSFP112]", "[QSFP113]"), "cage 'QSFP113'"),
        (("[QSFP112]", "[]"), "needs a host connector"),
        (("[1, 2]", "[2, 1]"), "must rise"),
        (("max_reach_m: 2", "max_reach_m: 0"), "above 0"),
        (("attached: true", "heads: 3"), "more than two heads"),
        (("attached: true", "modules: [{cage: QSFP112, of: nil}]"), "unknown medium 'nil'"),
    ],
)
def test_bad_media_are_refused(tmp_path: Path, change: tuple[str, str], words: str) -> None:
    assert load_library((write(tmp_path, MEDIUM, "good.yaml"),)).medium("my-dac").host_lanes == 4
    assert words in refused(tmp_path, MEDIUM.replace(*change))


def test_a_missing_folder_or_unreadable_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="no such catalogue folder"):
        load_library((tmp_path / "nowhere",))
    broken = tmp_path / "broken.yaml"
    broken.write_bytes(b"family: \xff\xfe")
    with pytest.raises(BadInputError, match="UTF-8"):
        load_library((broken,))
    huge = write(tmp_path, "#" * 5_000_000, "huge.yaml")
    with pytest.raises(BadInputError, match="more than 4 MB"):
        load_library((huge,))


def test_what_a_file_says_of_a_field_holds_for_its_rows(tmp_path: Path) -> None:
    text = RACK.replace("parts:", "field_confidence: {price_usd: estimate, mass_kg: typical}\nparts:")
    rack = load_library((write(tmp_path, text + "  price_usd: 5\n"),)).part("my-rack")
    assert rack.field_confidence == {"price_usd": "estimate"}
    assert rack.is_estimate("price_usd") and not rack.is_estimate("height_u")
