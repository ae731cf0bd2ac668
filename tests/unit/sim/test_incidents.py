"""Links and switches that go down, slow down and come back while traffic runs."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.catalog.library import load_library
from fabric_studio.routing.router import router_of
from fabric_studio.sim.incidents import Incident, read_incidents
from fabric_studio.sim.simulate import simulate
from fabric_studio.topology.template import TEMPLATES
from tests.factories_sim import star


def test_incidents_are_read_in_the_order_of_time():
    read = read_incidents("x", "0.8 up leaf 1; 0.2 down leaf 1\n0 slow C1 0.5 ;")
    assert read == (Incident(0, "C1", 0.5), Incident(0.2, "leaf 1", 0.0), Incident(0.8, "leaf 1", 1.0))
    assert [incident.text for incident in read] == [
        "C1 slows down to 50%", "leaf 1 goes down", "leaf 1 is back",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text", ["down C1", "x down C1", "1 down", "1 slow C1", "1 slow C1 2", "-1 down C1", "nan up C1", "1 cut C1", "1 slow 0.5"]
)  # fmt: skip
def test_what_cannot_be_read_is_one_clear_line(text):
    with pytest.raises(BadInputError, match="is no incident") as caught:
        read_incidents("workload x", text)
    assert "\n" not in str(caught.value)


def test_a_name_that_is_nothing_is_refused():
    with pytest.raises(BadInputError, match="'spine-9' is no cable or device"):
        simulate(star(4, 1.0), "all_reduce", {"events": "1 down spine-9"})


def run(**params):
    return simulate(star(4, 1.0), "incast", {"senders": 1, "bytes": 4, "seed": 3, **params})


def test_a_link_that_slows_down_from_the_start_or_from_a_time_on():
    """4 bytes into a port of 1 B/s; at half the rate from the start 8 s, from 2 s on 6 s."""
    assert run(events="0 slow link 4 0.5").step_time_s == pytest.approx(8)
    later = run(events="2 slow link 4 0.5")
    assert later.step_time_s == pytest.approx(6)
    assert [event.text for event in later.events] == ["link 4 slows down to 50%"]


def test_a_link_that_comes_back_lets_its_traffic_go_on():
    """Down from 1 s to 3 s: 4 s become 6 s; also when it starts down, and with everything else waiting."""
    assert run(events="1 down link 4; 3 up link 4").step_time_s == pytest.approx(6)
    assert run(events="0 down link 4; 3 up link 4").step_time_s == pytest.approx(7)


def test_a_link_that_never_comes_back_is_no_result():
    with pytest.raises(BadInputError, match="link 4 is down"):
        run(events="1 down link 4")


def test_after_the_last_incident_nothing_is_waited_for():
    calm = run(events="100 down link 4")
    assert calm.step_time_s == pytest.approx(4) and calm.duration_s == pytest.approx(4)


@pytest.fixture(scope="module")
def drawn():
    parameters = {"servers": 8, "rail_optimised": False}
    return router_of(TEMPLATES["leaf-spine"].build(parameters, load_library()).snapshot())


def test_traffic_of_a_spine_that_goes_down_waits_and_then_goes_around(drawn):
    spine = next(name for name in drawn._snapshot.devices.name if "spine" in str(name))
    params = {"bytes": 1e9, "seed": 2}
    before = simulate(drawn, "permutation", params)
    after = simulate(drawn, "permutation", {**params, "events": f"0 down {spine}"})
    during = simulate(drawn, "permutation", {**params, "events": f"0.001 down {spine}", "reroute_s": 0.01})
    assert not any(name.startswith(f"{spine} ") for name in after.links.names)
    assert before.step_time_s < after.step_time_s
    assert during.step_time_s > after.step_time_s
    assert [event.text for event in during.events][-1] == "paths avoid what is down"


def test_bytes_are_conserved_over_a_change_of_paths(drawn):
    spine = next(str(name) for name in drawn._snapshot.devices.name if "spine" in str(name))
    result = simulate(
        drawn, "permutation", {"bytes": 1e9, "events": f"0.001 down {spine}", "reroute_s": 0.002}
    )
    sent = np.diff(result.times_s, prepend=0.0) @ result.throughput_bytes_s
    assert sent == pytest.approx(drawn.n_ranks * 1e9, rel=1e-6)
