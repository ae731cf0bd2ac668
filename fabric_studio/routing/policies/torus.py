"""Dimension order on tori, meshes and other grids: the first dimension until it is right, then the next."""

from __future__ import annotations

import numpy as np

from fabric_studio.base.language import mark
from fabric_studio.routing.grid import grid_of
from fabric_studio.routing.kernels.grid import walk_dimensions
from fabric_studio.routing.net import SwitchNet
from fabric_studio.routing.policy import Between, Policy, Ways
from fabric_studio.routing.shortest import begins, mended


def find(net: SwitchNet, ways: Ways) -> Between:
    """A way that meets a link out of use takes a shortest way instead."""
    grid = grid_of(net)
    length = np.zeros(len(ways.start), np.int64)
    for d, size in enumerate(grid.size.tolist()):
        length += grid.hops[
            grid.hops_ptr[d] + grid.place[d, ways.start] * size + grid.place[d, ways.target]
        ]
    ptr = begins(length)
    path = np.empty(int(length.sum()), np.int64)
    walk_dimensions(
        ways.start, ways.target, ways.entropy, grid.place, grid.link_dimension, grid.hops_ptr, grid.hops, grid.size,
        net.out_ptr, net.out_link, net.head, ptr, length, path,
    )  # fmt: skip
    return mended(net, ways, Between.single(ptr, length, path))


def misfit(net: SwitchNet) -> str:
    return grid_of(net).misfit


POLICY = Policy(
    name="torus",
    title=mark("Torus dimension order"),
    summary=mark("On a grid of switches: along the first dimension until it is right, then along the next"),
    find=find,
    misfit=misfit,
)
