"""Numbers as people type and read them in the panels."""

from __future__ import annotations

import math

import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.params import Param
from fabric_studio.ui.panels.figures import figure, money
from fabric_studio.ui.panels.inspected.sheet import of_limit
from fabric_studio.ui.panels.param_form import quantity_of, words_of
from fabric_studio.ui.panels.quantity import LENGTH, NUMBER, POWER, SIZE, UNIT, Size


@pytest.mark.parametrize(
    ("value", "text"),
    [(3660.4, "3,660"), (25.6, "25.6"), (0.04123, "0.0412"), (18.0, "18"), (999.6, "1,000")],
)
def test_figures_have_few_digits_and_no_exponent(value: float, text: str) -> None:
    assert figure(value) == text


def test_prices_are_short() -> None:
    assert [money(usd) for usd in (412e6, 3.1e6, 32_000, 950)] == ["$412 M", "$3.1 M", "$32 k", "$950"]


@pytest.mark.parametrize(
    ("text", "shown", "mm"),
    [("600", "850 mm", 600), ("2.7", "850 mm", 2700), ("2700", "3.000 m", 2700), ("12.7", "3.000 m", 12_700),
     ("3 m", "", 3000), ("1,200 mm", "", 1200)],
)  # fmt: skip
def test_a_plain_length_is_in_the_unit_one_would_expect(text: str, shown: str, mm: float) -> None:
    assert LENGTH.read(text, shown=shown) == mm


def test_what_is_shown_reads_back_to_the_same_length() -> None:
    for mm in (0.0, 850.0, 999.9, 1000.0, 12_345.6, 2_134_567.8):
        assert LENGTH.read(LENGTH.show(mm), shown=LENGTH.show(mm)) == pytest.approx(mm, abs=0.05)


def test_feet_and_inches_are_shown_and_read() -> None:
    assert LENGTH.show(6553.2, imperial=True) == "21 ft 6 in"
    assert LENGTH.read("21 ft 6 in", imperial=True) == pytest.approx(6553.2)


def test_power_is_in_kilowatts_unless_said() -> None:
    assert (POWER.read("132"), POWER.read("500 W"), POWER.read("1.2 MW")) == (132_000.0, 500.0, 1_200_000.0)
    assert POWER.show(34_500.0) == "34.5 kW"


def test_limits_are_named() -> None:
    with pytest.raises(BadInputError, match="at least 1 mm"):
        SIZE.read("0 mm")
    with pytest.raises(BadInputError, match="from 0 to 100"):
        UNIT.read("200")


def test_no_pod_is_an_empty_field() -> None:
    assert NUMBER.show(-1.0) == "" and NUMBER.read("") == -1.0


def test_sizes_are_shown_exactly() -> None:
    size = Size("size")
    assert [size.show(v) for v in (1e6, 2.5e9, 1536.0, 1537.0)] == ["1 MB", "2.5 GB", "1.536 kB", "1.537 kB"]
    assert size.read("64MB") == 64e6


def test_a_parameter_in_seconds_takes_milliseconds() -> None:
    quantity = quantity_of(Param("compute_s", "float", 0.2, "", "s", minimum=0.0, maximum=1e4))
    assert quantity.read("20 ms") == pytest.approx(0.02)
    assert quantity.show(0.2) == "0.2 s"
    assert (words_of("compute_s"), words_of("gpus_per_server"), words_of("su")) == (
        "Compute",
        "GPUs per server",
        "SU",
    )


def test_a_value_of_its_limit_names_the_unit_once() -> None:
    assert of_limit(132_000.0, 140_000.0, lambda w: f"{w / 1e3:g} kW") == (
        "132 of 140 kW",
        pytest.approx(132 / 140),
    )
    text, used = of_limit(5.0, math.nan, lambda w: f"{w:g} kg")
    assert text == "5 kg" and math.isnan(used)
