"""The network as topology text of SimAI, and of HPCC, ConWeave and ASTRA-sim's ns-3 backend."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.plain_network import PlainNetwork, plain_network
from fabric_studio.io.whole_file import write_whole
from fabric_studio.model.snapshot import Snapshot

_KNOWN_GPUS = ("A100", "A800", "H100", "H800", "H20", "B200")
_NVSWITCH_NS = 25.0
"""Delay of an NVLink in the topologies that SimAI comes with (0.000025ms)."""
_LEAST_NS = 1.0
"""ns-3 wants a delay above 0; cables whose length is unknown have none."""


def write_simai(snapshot: Snapshot, path: Path, progress: Progress) -> None:
    """GPUs, an NVSwitch for every scale-up domain, switches. All servers must be of one size."""
    progress.step(0.0, tr("Numbering the network"))
    network = plain_network(snapshot)
    sizes = np.bincount(network.domain)
    if len(set(sizes.tolist())) > 1:
        raise BadInputError(
            str(path), tr("the design has scale-up domains of {min} to {max} accelerators, SimAI has servers of one size", min=sizes.min(), max=sizes.max()),
            tr("export hpcc.txt, which has no servers"),
        )  # fmt: skip
    size = int(sizes[0])
    nvswitches = len(sizes) if size > 1 and network.scale_up_gbps.all() else 0
    moved = np.where(np.arange(len(network)) < network.n_ranks, 0, nvswitches)
    lines = [
        f"{rank} {network.n_ranks + int(network.domain[rank])} {network.scale_up_gbps[rank]:g}Gbps {_NVSWITCH_NS:g}ns 0"
        for rank in range(network.n_ranks if nvswitches else 0)
    ]
    lines += _links(network, moved)
    gpu = next((name for name in _KNOWN_GPUS if network.accelerator.upper().startswith(name)), "NONE")
    switches = len(network.switch_device)
    head = f"{len(network) + nvswitches} {size} {nvswitches} {switches} {len(lines)} {gpu}"
    _save(
        path, head, range(network.n_ranks, network.n_ranks + nvswitches + switches), lines, network.strangers
    )
    progress.step(1.0, tr("Written"))


def write_hpcc(snapshot: Snapshot, path: Path, progress: Progress) -> None:
    """End points and switches; what is inside servers is left out."""
    progress.step(0.0, tr("Numbering the network"))
    network = plain_network(snapshot)
    lines = _links(network, np.zeros(len(network), np.int64))
    head = f"{len(network)} {len(network.switch_device)} {len(lines)}"
    _save(path, head, range(network.n_ranks, len(network)), lines, network.strangers)
    progress.step(1.0, tr("Written"))


def _links(network: PlainNetwork, moved: np.ndarray) -> list[str]:
    ends = zip(
        (network.a + moved[network.a]).tolist(), (network.z + moved[network.z]).tolist(), network.rate_gbps.tolist(),
        np.maximum(network.delay_ns, _LEAST_NS).tolist(), strict=True,
    )  # fmt: skip
    return [f"{a} {z} {rate:g}Gbps {delay:g}ns 0" for a, z, rate, delay in ends]


def _save(path: Path, head: str, switches: range, lines: list[str], strangers: int) -> None:
    """What follows the declared links is read by no simulator: the place for a remark."""
    left = (
        [
            tr(
                "Left out: {strangers} links to boxes that are neither servers nor switches",
                strangers=strangers,
            )
        ]
        if strangers
        else []
    )
    write_whole(path, "\n".join([head, " ".join(map(str, switches)), *lines, *left, ""]).encode("ascii"))


EXPORTER = (
    Exporter("simai.txt", mark("Topology for SimAI"), ".txt", write_simai),
    Exporter("hpcc.txt", mark("Topology for HPCC, ConWeave and ns-3"), ".txt", write_hpcc),
)
