"""Link loads from a sample of pairs: take out the noise that comes from the sample, keep the one that hashing really makes.

A link that s sampled pairs cross, each standing for k real ones, has a load with relative variance 1/s, where all real pairs hashed
by ECMP would have 1/(s k). Uncorrected, the most loaded of thousands of links looks far too loaded. So within each group of links of
one capacity and one place on the paths, deviations from the group's mean are scaled so that what remains is the variance between
links that the sample cannot explain, plus that of real hashing. The group's total, hence the bytes, stays the same.
"""

from __future__ import annotations

import numpy as np

from fabric_studio.sim.problem import Counts, Floats, Paths


class SampledLoads:
    """Collects, per link, how many sampled pairs cross it and how near to an end of their path (int64[L] each)."""

    def __init__(self, n_links: int) -> None:
        self._hits: Counts = np.zeros(n_links, np.int64)
        far = np.iinfo(np.int64).max
        self._from_start: Counts = np.full(n_links, far)
        self._from_end: Counts = np.full(n_links, far)

    def see(self, paths: Paths) -> None:
        length = np.diff(paths.ptr)
        place = np.arange(len(paths.link)) - np.repeat(paths.ptr[:-1], length)
        np.minimum.at(self._from_start, paths.link, place)
        np.minimum.at(self._from_end, paths.link, np.repeat(length, length) - 1 - place)
        self._hits += np.bincount(paths.link, minlength=len(self._hits))

    def corrected(self, load: Floats, capacity: Floats, each_stands_for: float) -> Floats:
        """float64[L]: `load` of a sampled route with the noise of the sample taken out."""
        out = load.copy()
        used = np.flatnonzero(self._hits)
        keys = np.stack([capacity[used], self._from_start[used], self._from_end[used]], axis=1)
        _, group = np.unique(keys, axis=0, return_inverse=True)
        size = np.bincount(group)
        mean = np.bincount(group, load[used]) / size
        hits = np.bincount(group, self._hits[used]) / size
        deviation = load[used] - mean[group]
        variance = np.bincount(group, deviation**2) / size
        of_sample, of_hashing = mean**2 / hits, mean**2 / (hits * each_stands_for)
        kept = np.maximum(variance - of_sample, 0.0) + of_hashing
        scale = np.sqrt(np.minimum(kept / np.where(variance > 0, variance, 1.0), 1.0))
        out[used] = mean[group] + scale[group] * deviation
        return out
