"""Names for new things: the next free one of a pattern, and the next in the series of an old one."""

from __future__ import annotations

import re
from collections.abc import Iterable

_SERIES = re.compile(r"\d+(?=\D*$)")


class Names:
    """Gives names nothing has yet; what it gave counts as taken. Fast for thousands of names at once."""

    def __init__(self, taken: Iterable[str]) -> None:
        self._taken = set(taken)
        self._reached: dict[str, int] = {}

    def next(self, pattern: str) -> str:
        """The first free name of a pattern with one run of #: "leaf-##" gives leaf-01, leaf-02 ..."""
        head, run, tail = re.match(r"([^#]*)(#*)(.*)", pattern, re.S).groups()  # type: ignore[union-attr]
        return self._give(head, len(run), tail, 1)

    def like(self, name: str) -> str:
        """A name in the series of an existing one: after A-01 comes A-02, or A-07 when 02 to 06 are taken."""
        if name not in self._taken:
            self._taken.add(name)
            return name
        match = _SERIES.search(name)
        if match is None:
            return self._give(f"{name}-", 1, "", 2)
        return self._give(name[: match.start()], len(match[0]), name[match.end() :], int(match[0]) + 1)

    def _give(self, head: str, width: int, tail: str, first: int) -> str:
        if width == 0:
            if head + tail not in self._taken:
                self._taken.add(head + tail)
                return head + tail
            head, width, tail, first = f"{head}{tail}-", 1, "", 2
        key = f"{head}\0{width}\0{tail}\0{first}"
        number = self._reached.get(key, first)
        while (name := f"{head}{number:0{width}d}{tail}") in self._taken:
            number += 1
        self._reached[key] = number + 1
        self._taken.add(name)
        return name
