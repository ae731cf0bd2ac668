"""Slow and obvious: weighted max-min fair rates with caps, in exact rational arithmetic, and by linear programs.

An activity is (usage {link: coefficient}, weight, cap or None).
"""

from __future__ import annotations

from fractions import Fraction

import numpy as np
from scipy.optimize import linprog


def max_min_rates(capacity, activities):
    """Raise one level for all; whoever meets a full link or its cap stays where it is. Fractions in, fractions out."""
    capacity = [Fraction(c) for c in capacity]
    rate = [None] * len(activities)
    while None in rate:
        left = list(capacity)
        pull = [Fraction(0)] * len(capacity)
        for (usage, weight, _), fixed in zip(activities, rate, strict=True):
            for link, coefficient in usage.items():
                if fixed is None:
                    pull[link] += Fraction(coefficient) * Fraction(weight)
                else:
                    left[link] -= Fraction(coefficient) * fixed
        limits = [left[link] / pull[link] for link in range(len(capacity)) if pull[link] > 0]
        caps = [
            Fraction(cap) / Fraction(weight)
            for (_, weight, cap), fixed in zip(activities, rate, strict=True)
            if fixed is None and cap is not None
        ]
        level = min(limits + caps)
        full = {link for link in range(len(capacity)) if pull[link] > 0 and left[link] / pull[link] == level}
        for i, (usage, weight, cap) in enumerate(activities):
            if rate[i] is not None:
                continue
            at_cap = cap is not None and Fraction(cap) / Fraction(weight) == level
            if at_cap or full & set(usage):
                rate[i] = level * Fraction(weight)
    return [float(r) for r in rate]


def max_min_rates_by_linear_programs(capacity, activities):
    """Maximise the smallest level; fix whoever cannot have more; repeat. Needs no idea of bottleneck links."""
    n = len(activities)
    fixed: dict[int, float] = {}
    rows = np.zeros((len(capacity), n + 1))
    for i, (usage, _, _) in enumerate(activities):
        for link, coefficient in usage.items():
            rows[link, i] = coefficient

    def best(goal, floor):
        bounds = []
        for i, (_, _, cap) in enumerate(activities):
            low = fixed.get(i, 0.0) * (1 - 1e-12)
            bounds.append((low, fixed.get(i, cap)))
        least = [[-(j == i) for j in range(n)] + [activities[i][1]] for i in range(n) if i not in fixed]
        free = [(0, None) if floor is None else (floor, floor)]
        answer = linprog(
            goal, A_ub=np.vstack([rows, np.array(least, float)]), b_ub=[*capacity, *[0.0] * len(least)],
            bounds=bounds + free, method="highs",
        )  # fmt: skip
        assert answer.status == 0, answer.message
        return answer

    while len(fixed) < n:
        level = best([0.0] * n + [-1.0], None).x[n]
        newly = {}
        for i in range(n):
            if i not in fixed:
                most = -best([-(j == i) * 1.0 for j in range(n)] + [0.0], level * (1 - 1e-10)).fun
                if most <= activities[i][1] * level * (1 + 1e-7) + 1e-12:
                    newly[i] = level * activities[i][1]
        assert newly
        fixed.update(newly)
    return [fixed[i] for i in range(n)]


def certificate_faults(capacity, activities, rates, tolerance=1e-9):
    """What contradicts max-min fairness: an overfull link, or an activity neither at its cap nor maximal on a full link."""
    load = [0.0] * len(capacity)
    for (usage, _, _), rate in zip(activities, rates, strict=True):
        for link, coefficient in usage.items():
            load[link] += coefficient * rate
    faults = [
        f"link {link} is overfull" for link, c in enumerate(capacity) if load[link] > c * (1 + tolerance)
    ]
    for i, (usage, weight, cap) in enumerate(activities):
        level = rates[i] / weight
        if cap is not None and rates[i] >= cap * (1 - tolerance):
            continue
        bottlenecks = [
            link for link in usage
            if load[link] >= capacity[link] * (1 - tolerance)
            and all(
                rates[j] / other[1] <= level * (1 + tolerance) + 1e-300
                for j, other in enumerate(activities) if link in other[0]
            )
        ]  # fmt: skip
        if not bottlenecks:
            faults.append(f"activity {i} could have more")
    return faults
