"""Slow and obvious: flows that all start at 0, with all rates solved anew from nothing at every ending."""

from __future__ import annotations

import numpy as np

from tests.oracles.maxmin import max_min_rates


def ends_of_flows(problem):
    """float64[A]: when every activity of a problem without order or latency ends."""
    links = problem.links
    usage = [
        {
            int(link): float(coef)
            for link, coef in zip(
                links.use_link[links.use_ptr[c] : links.use_ptr[c + 1]],
                links.use_coef[links.use_ptr[c] : links.use_ptr[c + 1]],
                strict=True,
            )
        }
        for c in problem.activity_class
    ]
    left, ends, now = problem.activity_bytes.copy(), np.zeros(problem.n_activities), 0.0
    running = np.arange(problem.n_activities)
    while len(running):
        rates = np.array(max_min_rates(links.capacity_bytes_s, [(usage[a], 1, None) for a in running]))
        step = (left[running] / rates).min()
        now += step
        over = left[running] / rates <= step * (1 + 1e-12)
        left[running] -= rates * step
        ends[running[over]] = now
        running = running[~over]
    return ends
