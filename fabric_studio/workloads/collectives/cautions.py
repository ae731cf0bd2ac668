"""Where this model is known to be far from what was measured: what must stand beside the figure, not in small print.

The figures are those of docs/validation.md, G-C8 and G-C10 (CoreWeave's nccl-tests, README and pull request 43); the golden
tests hold ours to what is said here.
"""

from __future__ import annotations

from collections.abc import Iterator

from fabric_studio.base.language import tr
from fabric_studio.workloads.domains import Domains

LARGE_DOMAIN = 16
"""Ranks of a scale-up domain up to which measurements agree with the model (servers of 8; GB200 racks of 72 do not)"""
SETTLED_BYTES = 2.0**31
"""From this size on an all-reduce in one large domain is as fast as the model says"""


def cautions(operation: str, size_bytes: float, domains: Domains, *, measured: bool) -> Iterator[str]:
    """What to say of a collective on arrays of `size_bytes` per rank; nothing where the model is trusted."""
    count = len(domains)
    if len(domains.ranks) <= LARGE_DOMAIN * count:
        return
    if count > 1:
        yield tr(
            "Times are a lower bound. Between racks with large scale-up domains this model is 2 to 5 times too fast: an all-reduce"
            " over 1,440 GB200s in 20 racks was measured at 151 GB/s of bus bandwidth for 0.5 GiB and 406 GB/s for 16 GiB, where this"
            " model gives 715 and 816."
        )
    elif measured and operation == "all_reduce" and size_bytes < SETTLED_BYTES:
        yield tr(
            "Times are a lower bound below 2 GiB: 72 GB200s in one domain were measured at 586 GB/s of bus bandwidth for 0.5 GiB, where"
            " this model gives 794, and nothing is published for smaller sizes."
        )
