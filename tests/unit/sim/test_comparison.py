"""The same traffic under every routing, side by side."""

from __future__ import annotations

import pytest

from fabric_studio.base.errors import UnknownNameError
from fabric_studio.routing.router import router_of
from fabric_studio.sim.comparison import compare_routing
from tests.factories_nets import fat_tree


def test_a_permutation_under_every_routing():
    found = compare_routing(router_of(fat_tree(8)), "permutation", {"bytes": 8e6})
    by = {outcome.routing: outcome for outcome in found.outcomes}
    assert list(by)[:3] == ["ecmp", "ecmp-polarised", "e-ecmp"] and found.line_bytes_s == 50e9
    assert set(found.misfits) == {"torus", "dragonfly-minimal", "dragonfly-valiant", "dragonfly-ugal"}
    assert by["spray"].min_bytes_s == pytest.approx(50e9) and by["spray"].of_line == pytest.approx(1.0)
    assert by["ecmp-polarised"].of_line < by["ecmp"].of_line < by["e-ecmp"].of_line < by["adaptive"].of_line
    for outcome in found.outcomes:
        assert outcome.transfers == 128
        rates = outcome.min_bytes_s, outcome.p5_bytes_s, outcome.median_bytes_s, outcome.max_bytes_s
        assert rates == tuple(sorted(rates)) and outcome.duration_s >= 8e6 / 50e9


def test_what_is_wrong_under_every_routing_is_an_error():
    with pytest.raises(UnknownNameError):
        compare_routing(router_of(fat_tree(4)), "permutation", {"bites": 1})
