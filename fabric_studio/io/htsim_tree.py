"""Whether a design is a fat tree as csg-htsim has them, and its description (.topo) where it is.

htsim numbers hosts from the first switch to the last, so the hosts of a design with rails get other numbers than its ranks;
`host_rank` says which rank each host is.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import numpy as np

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import counted, tr
from fabric_studio.io.plain_network import PlainNetwork, plain_network
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ints
from fabric_studio.routing.tiers import tiers_of


@dataclass(frozen=True, slots=True)
class HtsimTree:
    """text: the .topo file. host_rank (hosts,): the rank of each host of htsim."""

    text: str
    host_rank: Ints


@dataclass(frozen=True, slots=True)
class _Tier:
    """Links between a tier of switches and what is below: how many each side has, their rate and delay."""

    down: int
    up: int
    bundle: int
    rate_gbps: float
    delay_ns: float


def htsim_tree(snapshot: Snapshot, source: str) -> HtsimTree:
    """The tree; BadInputError says, in one line, why the design is none that htsim can build."""
    network = plain_network(snapshot)
    levels = np.concatenate(
        (np.zeros(network.n_ranks, np.int64), tiers_of(snapshot).level[network.switch_device])
    )
    tree = _Tree(network, levels, source)
    return tree.describe()


class _Tree:
    """Checks a network tier by tier."""

    def __init__(self, network: PlainNetwork, levels: Ints, source: str) -> None:
        self.network, self.levels, self.source = network, levels, source
        low, high = levels[network.a], levels[network.z]
        swap = low > high
        self.lower = np.where(swap, network.z, network.a)
        self.upper = np.where(swap, network.a, network.z)
        self.top = int(levels.max())
        odd = np.flatnonzero(np.abs(high - low) != 1)
        if len(odd):
            raise self._no(tr("it has links between switches of one tier or past a tier"))
        if self.top not in (2, 3):
            raise self._no(
                counted(
                    self.top,
                    "it has {count} tier of switches, htsim has 2 or 3",
                    "it has {count} tiers of switches, htsim has 2 or 3",
                )
            )

    def _no(self, why: str) -> BadInputError:
        return BadInputError(
            self.source,
            tr("the design is no fat tree of htsim: {why}", why=why),
            tr("export hpcc.txt, which takes any network"),
        )

    def describe(self) -> HtsimTree:
        tiers = [self._tier(level) for level in range(1, self.top + 1)]
        if tiers[0].up != 1 or tiers[0].bundle != 1:
            raise self._no(tr("end points have {up} links, htsim gives each host one", up=tiers[0].up))
        pods = self._pods() if self.top == 3 else [np.flatnonzero(self.levels == 1)]
        hosts = self._hosts(pods)
        over = [self._oversubscribed(tiers[k], tiers[k + 1]) for k in range(len(tiers) - 1)]
        lines = [
            f"Nodes {self.network.n_ranks}",
            f"Tiers {len(tiers)}",
            f"Podsize {self.network.n_ranks // len(pods)}",
        ]
        for level, tier in enumerate(tiers):
            lines += [
                "",
                f"Tier {level}",
                f"Downlink_speed_Gbps {tier.rate_gbps:g}",
                f"Radix_Down {tier.down}",
            ]
            if level + 1 < len(tiers):
                lines += [f"Radix_Up {tiers[level + 1].up}", f"Oversubscribed {over[level]}"]
            lines += [
                f"Downlink_Latency_ns {max(1, round(tier.delay_ns))}",
                f"Switch_Latency_ns {self._switch_ns(level + 1)}",
            ]
            if level:
                lines.append(f"Bundle {tier.bundle}")
        if self.network.strangers:
            lines += [
                "",
                f"# left out: {self.network.strangers} links to boxes that are neither servers nor switches",
            ]
        if (hosts != np.arange(len(hosts))).any():
            lines += ["", "# rank of each host, as hosts are numbered along the switches here"]
            lines += [
                f"# {' '.join(map(str, hosts[first : first + 32].tolist()))}"
                for first in range(0, len(hosts), 32)
            ]
        return HtsimTree("\n".join(lines) + "\n", hosts)

    def _links(self, level: int) -> Ints:
        """The links below the switches of a level."""
        return np.flatnonzero(self.levels[self.upper] == level)

    def _tier(self, level: int) -> _Tier:
        links = self._links(level)
        down = np.bincount(self.upper[links], minlength=len(self.levels))[self.levels == level]
        up = np.bincount(self.lower[links], minlength=len(self.levels))[self.levels == level - 1]
        bundles = Counter(zip(self.lower[links].tolist(), self.upper[links].tolist(), strict=True))
        rates = np.unique(self.network.rate_gbps[links])
        if len(np.unique(down)) > 1:
            raise self._no(
                tr(
                    "switches of tier {level} have from {low} to {high} links down",
                    level=level - 1,
                    low=down.min(),
                    high=down.max(),
                )
            )
        if len(np.unique(up)) > 1:
            raise self._no(
                tr("end points have from {low} to {high} links up", low=up.min(), high=up.max())
                if level == 1
                else tr(
                    "switches of tier {level} have from {low} to {high} links up",
                    level=level - 2,
                    low=up.min(),
                    high=up.max(),
                )
            )
        if len(rates) > 1 or rates[0] != round(rates[0]):
            raise self._no(
                tr(
                    "links below tier {level} run at {rates} Gb/s, htsim has one whole number",
                    level=level - 1,
                    rates=", ".join(f"{rate:g}" for rate in rates[:4]),
                )
            )
        if len(set(bundles.values())) > 1:
            raise self._no(
                tr(
                    "switches of tier {level} have bundles of {low} to {high} links",
                    level=level - 1,
                    low=min(bundles.values()),
                    high=max(bundles.values()),
                )
            )
        return _Tier(
            int(down[0]),
            int(up[0]),
            next(iter(bundles.values())),
            float(rates[0]),
            float(self.network.delay_ns[links].mean()),
        )

    def _switch_ns(self, level: int) -> int:
        return round(float(self.network.switch_ns[self.levels[self.network.n_ranks :] == level].mean()))

    def _oversubscribed(self, below: _Tier, above: _Tier) -> int:
        ratio = below.down * below.rate_gbps / (above.up * above.rate_gbps)
        if ratio < 1 or ratio != int(ratio):
            raise self._no(
                tr(
                    "a switch has {ratio:g} times as much capacity down as up, htsim knows whole numbers from 1",
                    ratio=ratio,
                )
            )
        return int(ratio)

    def _pods(self) -> list[Ints]:
        """Switches of tier 0 that share switches of tier 1, in the order of their lowest host; all must be alike."""
        links = self._links(2)
        above: dict[int, set[int]] = {}
        for low, high in zip(self.lower[links].tolist(), self.upper[links].tolist(), strict=True):
            above.setdefault(low, set()).add(high)
        pods: dict[frozenset[int], list[int]] = {}
        for low, highs in above.items():
            pods.setdefault(frozenset(highs), []).append(low)
        seen = [switch for highs in pods for switch in highs]
        if len(seen) != len(set(seen)) or len({(len(highs), len(lows)) for highs, lows in pods.items()}) > 1:
            raise self._no(tr("switches of tier 0 and 1 are not in equal pods, all with all inside"))
        self._check_cores([sorted(highs) for highs in pods])
        return [np.array(lows, np.int64) for lows in pods.values()]

    def _check_cores(self, pods: list[list[int]]) -> None:
        """Every pod must reach the cores in the same groups, one group for each of its switches of tier 1."""
        links = self._links(3)
        cores: dict[int, set[int]] = {}
        for low, high in zip(self.lower[links].tolist(), self.upper[links].tolist(), strict=True):
            cores.setdefault(low, set()).add(high)
        groups = [{frozenset(cores.get(agg, set())) for agg in pod} for pod in pods]
        sizes = {len(group) for pod in groups for group in pod}
        if (
            any(pod != groups[0] for pod in groups)
            or len(sizes) > 1
            or any(len(pod) != len(pods[0]) for pod in groups)
        ):
            raise self._no(tr("pods do not reach the switches at the top in the same groups"))
        if sum(len(group) for group in groups[0]) != len(set().union(*groups[0])):
            raise self._no(tr("switches of tier 1 of one pod share switches at the top"))

    def _hosts(self, pods: list[Ints]) -> Ints:
        """Ranks in the order in which htsim numbers hosts: pod by pod, switch by switch."""
        links = self._links(1)
        order = np.lexsort((self.lower[links], self.upper[links]))
        under = self.lower[links][order].reshape(-1, len(order) // max(1, int((self.levels == 1).sum())))
        first = {
            int(switch): ranks for switch, ranks in zip(np.unique(self.upper[links]), under, strict=True)
        }
        ordered = sorted(
            (sorted((first[int(tor)].tolist() for tor in pod)) for pod in pods), key=lambda pod: pod[0]
        )
        return np.array([rank for pod in ordered for tor in pod for rank in tor], np.int64)
