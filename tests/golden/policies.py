"""One random permutation under every routing on a three-level tree of 1,024 hosts: a section of docs/validation.md."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np

from fabric_studio.routing.catalogue import POLICIES
from fabric_studio.routing.router import router_of
from fabric_studio.sim.comparison import SHOWN_FIRST, compare_routing
from tests.factories_nets import fat_tree

SEEDS = (1, 2, 3)
RATES = ("min_bytes_s", "p5_bytes_s", "median_bytes_s", "mean_bytes_s", "max_bytes_s")
LINE = 50e9
EXPECTED = {
    "ecmp": (0.419, 0.024, "max-min probe, seed 1, tolerance 0.01; the same as G-F5"),
    "spray": (1.0, 1e-9, "full bisection, every link loaded alike"),
}
"""Mean share of line, relative tolerance, source"""


@cache
def rates() -> dict[str, np.ndarray]:
    """Least, 5 %, median, mean and highest share of line of the 1,024 flows, by policy, averaged over the seeds."""
    router = router_of(fat_tree(16))
    runs = [compare_routing(router, "permutation", {"bytes": 8e6, "seed": seed}).outcomes for seed in SEEDS]
    return {
        same[0].routing: np.mean([[getattr(one, name) / LINE for name in RATES] for one in same], axis=0)
        for same in zip(*runs, strict=True)
    }


def section() -> Iterator[str]:
    """A heading and a table in Markdown."""
    yield "## One permutation under every routing"
    yield ""
    yield "1,024 hosts on a drawn three-level tree without oversubscription; every host sends to one other and receives from one (random,"
    yield f"{len(SEEDS)} seeds). Rates while all flows run, as shares of line. `simulate --compare-routing` prints the same for any design."
    yield ""
    yield "| routing | min | 5 % | median | mean | max | expected mean | source |"
    yield "|---|---:|---:|---:|---:|---:|---:|---|"
    for name in SHOWN_FIRST:
        expected, _, source = EXPECTED.get(name, (None, 0.0, ""))
        shown = " | ".join(f"{share:.3f}" for share in rates()[name])
        yield f"| {POLICIES[name].title} | {shown} | {'' if expected is None else f'{expected:.3g}'} | {source} |"
    yield ""
    yield "With equal seeds a spine hashes as the leaf before it did, so an eighth of its uplinks carries everything. D-mod-k and rail"
    yield "pinning are static: they collide less than a hash with random partners, and D-mod-k not at all with shifts (held by a test)."
