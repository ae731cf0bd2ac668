"""The routing of a run: asked for by name, told in the notes, kept through edits."""

from __future__ import annotations

import networkx
import pytest

from fabric_studio.base.errors import BadInputError, UnknownNameError
from fabric_studio.routing.policy import Routing
from fabric_studio.routing.router import router_of
from fabric_studio.sim.simulate import prepare, simulate
from tests.factories_nets import drawn, fat_tree, leaf_spine, torus
from tests.factories_sim import star


def test_the_routing_is_a_parameter_of_every_workload_and_told_in_the_notes():
    router = router_of(fat_tree(4))
    plain = simulate(router, "permutation", {"bytes": 1e6, "pattern": "bisection"})
    sprayed = simulate(router, "permutation", {"bytes": 1e6, "pattern": "bisection", "routing": "spray"})
    assert sprayed.duration_s < plain.duration_s and sprayed.params["routing"] == "spray"
    assert sum(note.startswith("Routing spray: ") for note in sprayed.model_notes) == 1
    assert not any(note.startswith("Routing ecmp") for note in sprayed.model_notes)
    assert any(note.startswith("Routing ecmp: ") for note in plain.model_notes)


def test_a_router_keeps_its_routing_where_nothing_else_is_asked_for():
    router = router_of(fat_tree(4), Routing("d-mod-k", pxn="off"))
    result = simulate(router, "permutation", {"bytes": 1e6})
    assert (result.params["routing"], result.params["pxn"]) == ("d-mod-k", "off")


def test_an_unknown_routing_is_one_clear_line():
    with pytest.raises(UnknownNameError, match="unknown routing policy 'sprai'; known: spray"):
        prepare(router_of(fat_tree(4)), "permutation", {"routing": "sprai"})
    with pytest.raises(BadInputError, match="queue_pairs: 0 is not a whole number from 1 to 64"):
        prepare(router_of(fat_tree(4)), "permutation", {"queue_pairs": 0})


def test_a_network_without_policies_says_so():
    with pytest.raises(BadInputError, match="paths of its own"):
        prepare(star(4, 1.0), "permutation", {"routing": "spray"})
    assert simulate(star(4, 1.0), "permutation", {"routing": "ecmp", "bytes": 1}).complete


def test_an_edit_keeps_the_routing_or_says_why_it_cannot():
    snapshot = torus(3, 5)
    run = prepare(router_of(snapshot), "permutation", {"bytes": 1e9, "routing": "torus"})
    run.simulation.replace_network(router_of(torus(3, 5)), "moved a rack")
    assert run.simulation.router.routing == Routing("torus")
    graph = networkx.cycle_graph(15)
    graph.add_edge(0, 7)
    run.simulation.replace_network(router_of(drawn(graph, dict.fromkeys(graph, 1))), "recabled")
    assert run.simulation.router.routing == Routing()
    assert "recabled; routing torus does not fit: " in run.simulation.events[-1].text
    run.simulation.replace_network(router_of(torus(3, 5)), "undone")
    assert run.simulation.router.routing == Routing("torus")


@pytest.mark.parametrize("routing", ["spray", "adaptive", "d-mod-k", "e-ecmp", "up-down"])
def test_traffic_on_a_cut_cable_waits_for_the_new_path(routing):
    """One flow over two spines; one leaf-spine cable on its way goes down at 1 s, and routes change half a second later."""
    snapshot = leaf_spine(2, 2, 1)
    router = router_of(snapshot)
    params = {"senders": 1, "bytes": 100e9, "routing": routing, "reroute_s": 0.5}
    free = simulate(router, "incast", params).duration_s
    cables = [f"{name}" for name in snapshot.cables.name.tolist()]
    slow = [simulate(router, "incast", {**params, "events": f"1 down {cable}"}).duration_s for cable in cables[2:]]
    assert free == pytest.approx(2.0, abs=1e-3)
    assert max(slow) == pytest.approx(2.5, abs=1e-3), "it stood still for half a second"


def test_adaptive_traffic_leaves_what_slows_down_and_a_hash_does_not():
    """Two flows over two spines, one slows to a tenth after 0.5 s: adaptive traffic shares the other from 0.7 s on."""
    snapshot = leaf_spine(2, 2, 2)
    router = router_of(snapshot)
    params = {"pattern": "bisection", "bytes": 50e9, "reroute_s": 0.2, "events": "0.5 slow spine0 0.1"}
    adaptive = simulate(router, "permutation", {**params, "routing": "adaptive"})
    spray = simulate(router, "permutation", {**params, "routing": "spray"})
    assert adaptive.duration_s == pytest.approx(1.48, abs=1e-3), "0.52 s' worth until 0.7, then half of the rate up to 1.3, then all of it"
    assert spray.duration_s == pytest.approx(5.5, abs=1e-3), "half of every flow crawls"
    assert any("paths avoid what is down or slow" in event.text for event in adaptive.events)
    assert not any("paths avoid" in event.text for event in spray.events)


def test_others_on_a_shared_wan_leave_their_part_of_it():
    """Two sites with one link between them; 50 GB take a second, and 1/0.75 s where others use a quarter. Inside a site nothing changes."""
    graph = networkx.Graph()
    graph.add_nodes_from(["here", "there"])
    graph.add_edge("here", "there", network="scale-across")
    router = router_of(drawn(graph, {"here": 2, "there": 1}))
    flow = {"senders": 1, "receiver": 2, "bytes": 50e9}
    assert simulate(router, "incast", flow).duration_s == pytest.approx(1.0, abs=1e-3)
    shared = simulate(router, "incast", {**flow, "cross_traffic": 0.25})
    assert shared.duration_s == pytest.approx(4 / 3, abs=1e-3)
    assert any("25%" in note for note in shared.model_notes)
    local = simulate(router, "permutation", {"ranks": 2, "bytes": 50e9, "cross_traffic": 0.25})
    assert local.duration_s == pytest.approx(1.0, abs=1e-3)
