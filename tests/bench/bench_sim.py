"""How fast the fluid simulator is: `python -m tests.bench.bench_sim` prints the figures, in processor time; only counts and ratios are asserted."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time

import numpy as np

from fabric_studio.sim.kernels.maxmin import fill_everything
from fabric_studio.sim.models import state as arrays
from fabric_studio.sim.models.fluid import Simulation
from fabric_studio.sim.simulate import prepare
from fabric_studio.sim.warmup import warm_up
from fabric_studio.workloads.builder import DemandBuilder
from tests.factories_sim import fat_tree, rail_servers


def seconds(work, repeat=1):
    """The least of some tries, in seconds of processor time: other work on the machine does not count."""
    times = []
    for _ in range(repeat):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return min(times)


def seconds_of_child(command, environment):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    subprocess.run(command, env=environment, check=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def random_flows(n_hosts, per_host, sizes=(8e6, 8e6)):
    rng = np.random.default_rng(1)
    builder = DemandBuilder(n_hosts, 1, 1)
    for _ in range(per_host):
        cycle = rng.permutation(n_hosts)
        routes = builder.routes(cycle, np.roll(cycle, -1))
        builder.transfers(routes, rng.uniform(*sizes, n_hosts), step=0, phase="flows", rank=cycle)
    return builder.finish()


def compile_and_load():
    """The first start compiles, the next takes the kernels from the cache."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from fabric_studio.sim.warmup import warm_up; warm_up()"]
        environment = {**os.environ, "NUMBA_CACHE_DIR": folder}
        first, again = (seconds_of_child(command, environment) for _ in range(2))
    print(f"first start, kernels compiled: {first:6.1f} s; from the cache: {again:.1f} s")
    assert again < first / 3


def full_solve():
    """All rates at once, three-level tree, random ECMP."""
    print("\nhosts    links    flows   full solve")
    for k in (16, 32, 64):
        router = fat_tree(k, 50e9)
        for per_host in (1, 4):
            links = Simulation(random_flows(router.n_ranks, per_host), router).problem.links
            net, solution, scratch = arrays.network(links), arrays.solution(links), arrays.scratch(links)
            members = np.ones(links.n_classes, np.int32)
            best = seconds(lambda: fill_everything(net, members, solution, scratch), 5)  # noqa: B023
            print(f"{router.n_ranks:6,} {links.n_links:8,} {links.n_classes:8,} {best * 1e3:9.2f} ms")


def event_driven():
    """Flows of 4 to 12 MB from start to end: exact, and with endings coalesced."""
    print("\nhosts    flows   window   solves      wall   mean / worst error of completion times")
    for k, per_host in ((16, 1), (16, 4), (32, 1), (32, 2)):
        router = fat_tree(k, 50e9)
        demand = random_flows(router.n_ranks, per_host, (4e6, 12e6))
        exact = None
        for coalesce in (0.0, 0.005, 0.02) if k == 16 else (0.005, 0.02):
            simulation = Simulation(demand, router, coalesce=coalesce)
            wall = seconds(lambda: simulation.step_until(np.inf))  # noqa: B023
            ends = simulation.node_end_s.copy()
            error = ""
            if coalesce == 0.0:
                exact, solves = ends, simulation.n_solves
            elif exact is not None:
                off = np.abs(ends / exact - 1)
                error = f"{off.mean():.2%} / {off.max():.2%}"
                assert simulation.n_solves < solves / 2
            print(
                f"{router.n_ranks:6,} {demand.n_activities:8,} {coalesce:7.1%} {simulation.n_solves:8,} {wall:8.2f} s   {error}"
            )


def growth():
    """Ring all-reduce of all ranks, from the demand to the result with its recording; one cable cut on the way."""
    print("\nranks     links    usage   prepare       run   after a cut   memory")
    previous = None
    for servers, gpus in ((16, 8), (128, 8), (1024, 8), (2048, 8), (1440, 72)):
        router = rail_servers(servers, gpus, 450e9, 50e9)
        began = time.process_time()
        run = prepare(router, "all_reduce", {"bytes": 1e9})
        prepared = time.process_time() - began
        run.step(run.recorder.interval_s())
        slower = router.with_capacity(2 * router.n_ranks, 25e9)
        cut = seconds(lambda: run.simulation.replace_network(slower))  # noqa: B023
        began = time.process_time()
        while not run.over:
            run.step(run.recorder.interval_s())
        ran = time.process_time() - began
        assert run.result().complete
        links = run.simulation.problem.links
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(
            f"{router.n_ranks:7,} {links.n_links:8,} {len(links.use_link):8,} {prepared:8.2f} s {ran:8.2f} s {cut:10.2f} s"
            f" {memory:8,.0f} MB"
        )
        if previous:
            # Usage grows in proportion to the ranks, never with their square.
            assert len(links.use_link) / previous[1] < 1.5 * router.n_ranks / previous[0]
        previous = router.n_ranks, len(links.use_link)


if __name__ == "__main__":
    compile_and_load()
    warm_up()
    full_solve()
    event_driven()
    growth()
