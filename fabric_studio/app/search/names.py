"""Many short texts searched at once: one long string that Python scans at the speed of memory."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from fabric_studio.model.table import Ints

EXACT, PREFIX, WORD, INSIDE = range(4)
"""How well a text matches, best first: the whole, its beginning, the beginning of a word in it, anywhere."""
_MOST_SCANNED = 1_000
"""Places looked at for one word. A word that stands in more texts is too common to rank them all."""


class Texts:
    """`texts` in lower case, searched by whole words that need not be whole."""

    def __init__(self, texts: Sequence[str]) -> None:
        lower = [text.replace("\n", " ").lower() for text in texts]
        self._blob = "\n" + "\n".join(lower) + "\n"
        ends = np.cumsum(np.fromiter(map(len, lower), np.int64, len(lower)) + 1)
        self._start = np.concatenate((np.ones(1, np.int64), ends + 1)) if len(lower) else np.ones(1, np.int64)
        self.count = len(lower)

    def text(self, row: int) -> str:
        """One text, in lower case."""
        return self._blob[self._start[row] : self._start[row + 1] - 1]

    def rows_with(self, word: str, most: int = _MOST_SCANNED) -> list[tuple[int, int]]:
        """(how well, row) of texts that contain a word of lower case, each once, the best first, then in order."""
        if not word or not self.count or "\n" in word:
            return []
        found: dict[int, int] = {}
        for how, text in ((EXACT, f"\n{word}\n"), (PREFIX, f"\n{word}"), (INSIDE, word)):
            places = self._places(text, most)
            rows = (
                np.searchsorted(self._start, np.array(places, np.int64) + (how != INSIDE), side="right") - 1
            )
            for at, row in zip(places, rows.tolist(), strict=True):
                better = WORD if how == INSIDE and not self._blob[at - 1].isalnum() else how
                if better < found.get(row, INSIDE + 1):
                    found[row] = better
            if len(found) >= most:
                break
        return sorted((how, row) for row, how in found.items())

    def matches(self, row: int, words: Sequence[str]) -> bool:
        text = self.text(row)
        return all(word in text for word in words)

    def rows_with_all(self, words: Sequence[str], most: int = _MOST_SCANNED) -> Ints:
        """The first rows, ascending, whose text contains every one of these words; found by the rarest of them."""
        if not words or not self.count:
            return np.zeros(0, np.int64)
        rarest = min(words, key=self._blob.count)
        found: list[int] = []
        at = self._blob.find(rarest)
        while at >= 0 and len(found) < most:
            row = int(np.searchsorted(self._start, at, side="right")) - 1
            if self.matches(row, words):
                found.append(row)
            at = self._blob.find(rarest, int(self._start[row + 1]))
        return np.array(found, np.int64)

    def _places(self, text: str, most: int) -> list[int]:
        places: list[int] = []
        at = self._blob.find(text)
        while at >= 0 and len(places) < most and at < len(self._blob) - 1:
            places.append(at)
            at = self._blob.find(text, at + 1)
        return places
