"""Synthetic routers for simulator tests, built as arrays: star, leaf-spine, three-level fat tree, rail-optimised servers."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import numpy as np

from fabric_studio.workloads.fabric import Fabric


@dataclass(frozen=True)
class ArrayPaths:
    ptr: np.ndarray
    link: np.ndarray
    share: np.ndarray
    reachable: np.ndarray


@dataclass(frozen=True)
class ArrayRouter:
    """A router whose `find(src, dst, hash)` gives a padded int[F, H] of links (-1 = none) and optionally shares."""

    n_ranks: int
    capacity_bytes_s: np.ndarray
    latency_s: np.ndarray
    rank_domain: np.ndarray
    rank_rail: np.ndarray
    find: object = field(repr=False)
    cut: frozenset = frozenset()
    fabric: Fabric = field(default_factory=Fabric)

    @property
    def link_cable(self) -> np.ndarray:
        return np.arange(1, len(self.capacity_bytes_s) + 1)

    @property
    def notes(self) -> tuple[str, ...]:
        return ("synthetic network",)

    def rank_name(self, rank: int) -> str:
        return f"host-{rank}"

    def link_name(self, link: int) -> str:
        return f"link {link}"

    def paths(self, src, dst, *, entropy) -> ArrayPaths:
        padded, share = self.find(np.asarray(src, np.int64), np.asarray(dst, np.int64), mix(entropy))
        used = padded >= 0
        reachable = ~np.isin(padded, list(self.cut)).any(axis=1)
        used &= reachable[:, None]
        ptr = np.concatenate([[0], np.cumsum(used.sum(axis=1))])
        return ArrayPaths(
            ptr, padded[used].astype(np.int32), np.broadcast_to(share, padded.shape)[used], reachable
        )

    def without(self, *links: int) -> ArrayRouter:
        return replace(self, cut=self.cut | set(links))

    def with_capacity(self, link: int, capacity: float) -> ArrayRouter:
        changed = self.capacity_bytes_s.copy()
        changed[link] = capacity
        return replace(self, capacity_bytes_s=changed)


def mix(entropy) -> np.ndarray:
    """splitmix64: what a switch's hash makes of a flow."""
    x = np.asarray(entropy).astype(np.uint64) + np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


def _router(n, capacity, find, *, latency_s=0.0, domain=None, rail=None) -> ArrayRouter:
    capacity = np.asarray(capacity, float)
    return ArrayRouter(
        n, capacity, np.full(len(capacity), latency_s),
        np.arange(n, dtype=np.int32) if domain is None else domain,
        np.zeros(n, np.int32) if rail is None else rail, find,
    )  # fmt: skip


def star(n: int, rate: float, latency_s: float = 0.0) -> ArrayRouter:
    """n ranks on one switch: link r goes up from rank r, link n + r down to it."""
    return _router(
        n, np.full(2 * n, rate), lambda s, d, h: (np.stack([s, n + d], axis=1), 1.0), latency_s=latency_s
    )


def leaf_spine(leaves: int, hosts: int, uplinks: int, rate: float, *, spray: bool = False) -> ArrayRouter:
    """`hosts` ranks on each leaf, one link to each of `uplinks` spines; all links of one rate. ECMP by hash, or spray."""
    n = leaves * hosts

    def up(leaf, spine):
        return 2 * n + leaf * uplinks + spine

    def down(leaf, spine):
        return 2 * n + leaves * uplinks + leaf * uplinks + spine

    def find(s, d, h):
        a, b = s // hosts, d // hosts
        far = (a != b)[:, None]
        spine = np.arange(uplinks)[None, :] if spray else (h % np.uint64(uplinks)).astype(np.int64)[:, None]
        inner = np.concatenate([up(a[:, None], spine), down(b[:, None], spine)], axis=1)
        padded = np.concatenate([s[:, None], np.where(far, inner, -1), n + d[:, None]], axis=1)
        each = 1.0 / uplinks if spray else 1.0
        return padded, np.array([1.0, *[each] * inner.shape[1], 1.0])

    return _router(n, np.full(2 * n + 2 * leaves * uplinks, rate), find)


def fat_tree(k: int, rate: float, latency_s: float = 0.0, *, hashed: bool = True) -> ArrayRouter:
    """Three-level full-bisection fat tree of k-port switches: k^3/4 hosts, 6 n directed links, random ECMP per flow.

    Not `hashed`: the way up is that of the destination's number (D-mod-k), so that permutations collide little.
    """
    half = k // 2
    n = k**3 // 4

    def find(s, d, h):
        leaf_s, leaf_d = s // half, d // half
        pod_s, pod_d = leaf_s // half, leaf_d // half
        if hashed:
            agg = (h % np.uint64(half)).astype(np.int64)
            core = ((h >> np.uint64(20)) % np.uint64(half)).astype(np.int64)
        else:
            agg, core = d % half, d // half % half
        other_leaf, other_pod = leaf_s != leaf_d, pod_s != pod_d
        return np.stack(
            [
                s,
                np.where(other_leaf, 2 * n + leaf_s * half + agg, -1),
                np.where(other_pod, 4 * n + (pod_s * half + agg) * half + core, -1),
                np.where(other_pod, 5 * n + (pod_d * half + agg) * half + core, -1),
                np.where(other_leaf, 3 * n + leaf_d * half + agg, -1),
                n + d,
            ],
            axis=1,
        ), 1.0

    return _router(n, np.full(6 * n, rate), find, latency_s=latency_s)


def d_mod_k(k: int, rate: float) -> ArrayRouter:
    return fat_tree(k, rate, hashed=False)


def rail_servers(servers: int, gpus: int, scale_up: float, nic: float, latency_s: float = 0.0) -> ArrayRouter:
    """Servers of `gpus` accelerators behind one scale-up switch; NIC g of every server on rail switch g.

    Links: scale-up out 0..n, in n..2n, NIC out 2n..3n, in 3n..4n. To another rail the sender first crosses scale-up (PXN).
    """
    n = servers * gpus

    def find(s, d, h):
        same = s // gpus == d // gpus
        relay = s // gpus * gpus + d % gpus
        hop = same | (relay != s)
        return np.stack(
            [
                np.where(hop, s, -1),
                np.where(hop, n + np.where(same, d, relay), -1),
                np.where(same, -1, 2 * n + relay),
                np.where(same, -1, 3 * n + d),
            ],
            axis=1,
        ), 1.0

    capacity = np.concatenate([np.full(2 * n, scale_up), np.full(2 * n, nic)])
    ranks = np.arange(n, dtype=np.int32)
    return _router(n, capacity, find, latency_s=latency_s, domain=ranks // gpus, rail=ranks % gpus)
