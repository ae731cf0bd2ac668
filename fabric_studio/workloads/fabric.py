"""What a workload may know of the network besides its ranks: rates, architecture, memory. All of it may be unknown."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True, eq=False)
class Fabric:
    """Nominal one-way rates per rank, bytes/s, 0 = none or unknown; L directed links of the router.

    `architecture`: ampere, hopper, blackwell, or "" (cost constants are then those of hopper). `multicast`: the scale-up switch
    can reduce and multicast (NVLS). `reduces`: the scale-out switches can (SHARP). `nics`: network ports of one rank.
    """

    architecture: str = ""
    scale_up_bytes_s: float = 0.0
    nic_bytes_s: float = 0.0
    nics: float = 1.0
    multicast: bool = False
    reduces: bool = False
    accelerator: str = ""
    memory_bytes: float = 0.0
    peak_flops: float = 0.0
    """Dense BF16 operations/s of one accelerator"""
    useful: NDArray[np.float64] = field(default_factory=lambda: np.ones(0))
    """float64[L]: what protocols leave of each link's rate; empty = all of it"""
    pauses: NDArray[np.bool_] = field(default_factory=lambda: np.zeros(0, bool))
    """bool[L]: a full queue at the end of the link stops its sender (Ethernet with PFC); empty = nowhere"""
    wan: NDArray[np.bool_] = field(default_factory=lambda: np.zeros(0, bool))
    """bool[L]: the link runs between sites; empty = nowhere"""
    scale_up_useful: float = 1.0
    nic_useful: float = 1.0
