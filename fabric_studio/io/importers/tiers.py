"""Which tier a switch stands in, from how far it is from the hosts: 0 touches hosts, 1 touches those, and so on."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping


def tiers(neighbours: Mapping[str, Iterable[str]], leaves: Iterable[str]) -> dict[str, int]:
    """Steps from each switch to the nearest leaf, over cables in either direction; cycles do no harm.

    Switches that reach no leaf are missing from the answer.
    """
    level = dict.fromkeys(leaves, 0)
    queue = deque(level)
    while queue:
        here = queue.popleft()
        for there in neighbours.get(here, ()):
            if there not in level:
                level[there] = level[here] + 1
                queue.append(there)
    return level


def stacked_tiers(children: Mapping[str, Iterable[str]]) -> dict[str, int]:
    """Levels of a tree as Slurm counts them: one more than the highest child. Switches on or above a cycle are missing."""
    waiting = {parent: len(set(below)) for parent, below in children.items()}
    parents: dict[str, list[str]] = {}
    for parent, below in children.items():
        for child in set(below):
            parents.setdefault(child, []).append(parent)
    level = {name: 0 for name, count in waiting.items() if count == 0}
    queue = deque(level)
    highest: dict[str, int] = {}
    while queue:
        here = queue.popleft()
        for parent in parents.get(here, ()):
            highest[parent] = max(highest.get(parent, 0), level[here] + 1)
            waiting[parent] -= 1
            if waiting[parent] == 0:
                level[parent] = highest[parent]
                queue.append(parent)
    return level


def count_pieces(joined: Mapping[str, Iterable[str]]) -> int:
    """How many parts of a fabric have no way to each other; `joined` names each cable at one end at least."""
    both: dict[str, set[str]] = {}
    for here, others in joined.items():
        both.setdefault(here, set()).update(others)
        for there in others:
            both.setdefault(there, set()).add(here)
    seen: set[str] = set()
    pieces = 0
    for start in both:
        if start in seen:
            continue
        pieces += 1
        seen.add(start)
        waiting = [start]
        while waiting:
            fresh = both[waiting.pop()] - seen
            seen |= fresh
            waiting.extend(fresh)
    return pieces
