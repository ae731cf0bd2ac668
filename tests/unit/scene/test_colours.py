"""Words can be read and the utilization scale can be ordered, in both themes and without colour vision."""

from itertools import pairwise

import numpy as np
import pytest

from fabric_studio.scene.scale import STEPS, utilization_bin, utilization_colour, utilization_table
from fabric_studio.scene.tokens import DARK, LIGHT, Tokens, contrast, luminance


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("ground", ["window", "surface", "raised", "sunken", "hover", "plan", "accent_fill"])
@pytest.mark.parametrize("ink", ["text", "dim", "accent", "ok", "warn", "error"])
def test_words_have_contrast_on_every_ground(theme: Tokens, ground: str, ink: str):
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("on_accent", "accent"),
        ("on_accent", "accent_hover"),
        ("rack_text", "rack_compute"),
        ("rack_text", "rack_network"),
        ("rack_text", "rack_other"),
        ("cold", "cold_aisle"),
        ("hot", "hot_aisle"),
        ("text", "ok_fill"),
        ("text", "warn_fill"),
        ("text", "error_fill"),
        ("error", "error_fill"),
        ("warn", "warn_fill"),
        ("ok", "ok_fill"),
    ],
)
def test_words_on_coloured_grounds_have_contrast(theme: Tokens, ink: str, ground: str):
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
def test_outlines_of_controls_and_the_selection_stand_out(theme: Tokens):
    for mark, ground in (
        ("edge", "surface"),
        ("edge", "raised"),
        ("selection", "plan"),
        ("selection", "rack"),
    ):
        assert contrast(getattr(theme, mark), getattr(theme, ground)) >= 3.0


def _lightness(rgb: np.ndarray) -> float:
    return luminance("#{:02x}{:02x}{:02x}".format(*(int(c) for c in np.clip(rgb, 0, 255))))


PROTANOPIA = np.array(
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
)
DEUTERANOPIA = np.array(
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
)
TRITANOPIA = np.array(
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
)
"""Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB."""


def _seen_by(rgb: np.ndarray, matrix: np.ndarray) -> np.ndarray:
    linear = np.where(rgb / 255 <= 0.04045, rgb / 255 / 12.92, ((rgb / 255 + 0.055) / 1.055) ** 2.4)
    seen = np.clip(matrix @ linear, 0, 1)
    return 255 * np.where(seen <= 0.0031308, seen * 12.92, 1.055 * seen ** (1 / 2.4) - 0.055)


@pytest.mark.parametrize("mode", ["dark", "light"])
@pytest.mark.parametrize(
    "eye", [np.eye(3), PROTANOPIA, DEUTERANOPIA, TRITANOPIA], ids=["all", "red", "green", "blue"]
)
def test_the_scale_goes_one_way_in_lightness_for_every_eye(mode, eye):
    light = [_lightness(_seen_by(rgb.astype(float), eye)) for rgb in utilization_table(mode)]
    steps = [b - a for a, b in pairwise(light[::4])]
    assert all(s > 0 for s in steps) if mode == "dark" else all(s < 0 for s in steps)


def test_a_bin_is_where_the_utilization_lies_on_the_scale():
    assert utilization_bin(np.array([0.0, 0.5, 1.0, 7.0, np.nan])).tolist() == [
        0,
        32,
        STEPS - 1,
        STEPS - 1,
        -1,
    ]
    assert utilization_colour(0.0, "dark") == "#2f4570"
