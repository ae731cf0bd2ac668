"""Data-parallel all-reduce with all ranks at once on drawn NVL72 halls: `python -m tests.bench.bench_scale [racks ...]`.

Prints, for growing designs, what every part takes from the project file to the answer, and from one cable cut to the next answer.
Seconds are of processor time, so that other work on the machine does not count; only growth is asserted.
"""

from __future__ import annotations

import resource
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from fabric_studio.catalog.library import load_library
from fabric_studio.io.project import load_project, save_project
from fabric_studio.routing.router import router_of
from fabric_studio.sim.simulate import prepare
from fabric_studio.sim.warmup import warm_up
from fabric_studio.topology.template import TEMPLATES

SIZES = (2, 14, 57, 228, 720, 1440)


def seconds(work):
    began = time.process_time()
    result = work()
    return time.process_time() - began, result


def finish(run):
    while not run.over:
        run.step(run.recorder.interval_s())
    return run.result()


def cut(document):
    """Take one cable between a leaf and a spine away."""
    snapshot = document.snapshot()
    names, cables = snapshot.devices.name, snapshot.cables
    ends = zip(
        snapshot.devices.index_of(cables.a_device), snapshot.devices.index_of(cables.z_device), strict=True
    )
    row = next(k for k, (a, z) in enumerate(ends) if "leaf" in str(names[a]) + str(names[z]) and "spine" in str(names[a]) + str(names[z]))  # fmt: skip
    with document.transaction("cut") as tx:
        tx.remove("cable", cables.uid[row : row + 1])
    return document.snapshot()


def measure(racks: int, folder: Path):
    path = folder / f"{racks}.fabric"
    save_project(TEMPLATES["two-storey"].build({"racks": racks, "storeys": 2 if racks > 2 else 1}, load_library()).snapshot(), path)  # fmt: skip
    opened, (document, _) = seconds(lambda: load_project(path))
    snapshot = document.snapshot()
    routed, router = seconds(lambda: router_of(snapshot))
    prepared, run = seconds(lambda: prepare(router, "all_reduce", {"bytes": 1e9}))
    ran, result = seconds(lambda: finish(run))
    first = prepare(router, "all_reduce", {"bytes": 1e9})
    first.step(first.recorder.interval_s())
    without = cut(document)

    def again():
        first.simulation.replace_network(router_of(without), "one cable cut")
        return finish(first)

    recut, after = seconds(again)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    links = len(router.capacity_bytes_s)
    print(
        f"{router.n_ranks:8,} {links:9,} {opened:7.2f} s {routed:7.2f} s {prepared:7.2f} s {ran:6.2f} s {opened + routed + prepared + ran:7.2f} s"
        f" {recut:8.2f} s {memory:8,.0f} MB   {result.step_time_s * 1e3:9.2f} ms, cut {after.step_time_s * 1e3:9.2f} ms",
        flush=True,
    )
    return router.n_ranks, links, routed + prepared + ran


def main(sizes) -> None:
    warm_up()
    print(
        "   ranks     links     open     route   prepare     run      total   after a cut     memory   answer"
    )
    with tempfile.TemporaryDirectory() as name:
        rows = [measure(racks, Path(name)) for racks in sizes]
    for (ranks, links, took), (more_ranks, more_links, longer) in pairwise(rows):
        # Time grows with the links, not with their square.
        assert longer / max(took, 0.1) < 2.5 * max(more_links / links, more_ranks / ranks)


if __name__ == "__main__":
    main([int(size) for size in sys.argv[1:]] or SIZES)
