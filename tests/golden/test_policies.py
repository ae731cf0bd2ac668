"""The same permutation under every routing: the shares of line that are known, and the order in which policies must come."""

from __future__ import annotations

import pytest

from fabric_studio.routing.policy import Routing
from fabric_studio.routing.router import router_of
from fabric_studio.sim.simulate import prepare
from tests.factories_nets import fat_tree
from tests.golden.policies import EXPECTED, LINE, rates


@pytest.mark.parametrize("name", EXPECTED)
def test_the_mean_rate_is_the_known_one(name):
    expected, tolerance, source = EXPECTED[name]
    assert rates()[name][3] == pytest.approx(expected, rel=tolerance), source


def test_policies_come_in_the_order_that_they_must():
    mean = {name: shares[3] for name, shares in rates().items()}
    assert mean["ecmp-polarised"] < 0.2 < mean["ecmp"] < mean["e-ecmp"] < mean["adaptive"] <= mean["spray"]
    assert mean["adaptive"] > 0.8, "what looks for the least loaded way finds nearly a free one"
    assert 0.12 < rates()["ecmp"][0] < 0.2, "slowest flow 0.125 to 0.143 of line in the max-min probe, 1/6 to 1/5 here"


def test_shifts_reach_line_rate_under_d_mod_k():
    """Zahavi, D-Mod-K routing providing non-blocking traffic for shift permutations on real life fat trees (2010)."""
    run = prepare(router_of(fat_tree(8), Routing("d-mod-k")), "permutation", {"bytes": 8e6, "pattern": "bisection"})
    run.simulation.step_until(1e-5)
    assert run.simulation.activity_rate_bytes_s == pytest.approx(LINE)
