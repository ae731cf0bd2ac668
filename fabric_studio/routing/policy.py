"""What a routing policy declares, what it is asked, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.model.table import Flags, Floats, Ints
from fabric_studio.routing.net import SwitchNet

Pxn = Literal["auto", "off"]
MOST_QUEUE_PAIRS = 64


@dataclass(frozen=True, slots=True)
class Routing:
    """How a network is routed: the name of a policy and its settings.

    pxn "auto": traffic for another rail first crosses the scale-up domain to a rank whose NIC is on the destination's leaf, as NCCL's
    PXN does, or to one that reaches the destination at all. queue_pairs: of one flow, under E-ECMP. circuits: of optical circuit switches,
    "ocs-01 1-5 2-6"; those not named join the two halves of their ports, one by one.
    """

    policy: str = "ecmp"
    pxn: Pxn = "auto"
    queue_pairs: int = 4
    circuits: str = ""

    @classmethod
    def of(cls, params: Mapping[str, object]) -> Routing:
        """From the parameters that every workload has; what is missing keeps its default."""
        return cls(
            str(params.get("routing", "ecmp")),
            "off" if params.get("pxn") == "off" else "auto",
            int(str(params.get("queue_pairs", 4))),
            str(params.get("circuits", "")),
        )


@dataclass(frozen=True, slots=True)
class Ways:
    """W ways between switches: from `start` to `target`. entropy: what a hash sees; src_number, dst_number: number of the source's and
    the destination's NIC, counted leaf by leaf; part: how much of its flow goes this way."""

    start: Ints
    target: Ints
    entropy: Ints
    src_number: Ints
    dst_number: Ints
    part: Floats

    def only(self, rows: Ints) -> Ways:
        return Ways(
            self.start[rows], self.target[rows], self.entropy[rows], self.src_number[rows], self.dst_number[rows],
            self.part[rows],
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Between:
    """The links of W ways: way w takes row of[w] of the CSR ptr, link (-1: there is no way). share: the part of the way that a link
    carries; empty: all of it."""

    of: Ints
    ptr: Ints
    link: Ints
    share: Floats

    @classmethod
    def single(cls, ptr: Ints, length: Ints, link: Ints) -> Between:
        """One way each, its links in link[ptr[w] : ptr[w] + length[w]], of length -1 where there is none."""
        kept = np.maximum(length, 0)
        if len(ptr) and np.array_equal(ptr[1:], ptr[:-1] + kept[:-1]) and ptr[0] == 0:
            rows = np.append(ptr, ptr[-1] + kept[-1])
            link = link[: rows[-1]]
        else:
            rows = np.concatenate((np.zeros(1, np.int64), np.cumsum(kept)))
            link = link[np.repeat(ptr - rows[:-1], kept) + np.arange(rows[-1])]
        return cls(np.where(length >= 0, np.arange(len(length)), -1), rows, link, np.zeros(0))

    @property
    def there(self) -> Flags:
        return self.of >= 0


Find = Callable[[SwitchNet, Ways], Between]
Misfit = Callable[[SwitchNet], str]


def _always(net: SwitchNet) -> str:
    return ""


class MisfitError(BadInputError):
    """A policy that does not fit the drawing; `why` without its name."""

    def __init__(self, policy: str, why: str) -> None:
        self.why = why
        super().__init__(
            tr("design"),
            tr("routing {policy} does not fit: {why}", policy=policy, why=why),
            tr("choose another, for example ecmp"),
            place=tr("parameter {name}", name="routing"),
        )


@dataclass(frozen=True, slots=True)
class Policy:
    """One policy. `find` answers for many ways at once. `splits`: whether a flow takes one way, as many as it has queue pairs, or one
    through every port of its NIC. `misfit(net)`: why it does not fit a drawing, "" when it does. `title` and `summary` are for people.
    `weighs`: it looks at how loaded links are, and at what is left of their rates."""

    name: str
    title: str
    summary: str
    find: Find
    splits: Literal["one", "queue pairs", "ports"] = "one"
    misfit: Misfit = _always
    weighs: bool = False

    def refuse_misfit(self, net: SwitchNet) -> None:
        """MisfitError when the policy does not fit the drawing."""
        why = self.misfit(net)
        if why:
            raise MisfitError(self.name, why)
