"""The one small tree of errors. Every text names the object, the value and the way out, and is fit to show."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from fabric_studio.base.language import mark, tr

_KINDS = (
    mark("accelerator"),
    mark("cage"),
    mark("catalogue"),
    mark("command"),
    mark("constant"),
    mark("export format"),
    mark("importer"),
    mark("language"),
    mark("limit"),
    mark("medium"),
    mark("parameter"),
    mark("part"),
    mark("rack"),
    mark("routing policy"),
    mark("rule"),
    mark("rule profile"),
    mark("severity"),
    mark("side"),
    mark("storey"),
    mark("template"),
    mark("traffic format"),
    mark("view"),
    mark("wizard"),
    mark("workload"),
)
"""What can be asked for by a name that nothing answers to."""


_LONGEST_NAME = 200
"""Letters of a wrong name that are looked at for a right one like it."""


class FabricError(Exception):
    """Anything the user can be told about; its text is one line."""

    def __init__(self, text: str) -> None:
        super().__init__(" ".join(text.split()))


class BadInputError(FabricError):
    """A file or argument that cannot be used: says where, what is wrong, and the way out."""

    def __init__(self, source: str, what: str, way_out: str = "", *, place: str = "") -> None:
        self.source, self.what, self.place, self.way_out = source, what, place, way_out
        where = f"{source}: {place}" if place else source
        super().__init__((f"{where}: " if where else "") + what + (f"; {way_out}" if way_out else ""))


class UnknownNameError(BadInputError):
    """A name that nothing answers to; suggests the nearest ones. kind: of what, in English; left_off: how many more there are."""

    def __init__(self, kind: str, name: str, known: Iterable[str], *, source: str = "") -> None:
        names = sorted(known)
        near = difflib.get_close_matches(name[:_LONGEST_NAME], names, n=3, cutoff=0.5) or names[:8]
        self.kind, self.left_off = kind, len(names) - len(near)
        shown = ", ".join(near)
        if self.left_off:
            way_out = tr("known: {names} and {count} more", names=shown, count=self.left_off)
        else:
            way_out = tr("known: {names}", names=shown) if names else tr("there is none")
        what = tr("unknown {kind} {name!r:.80}", kind=tr(kind), name=name)
        super().__init__(source, what, way_out)


class InvariantError(FabricError):
    """An edit that would leave the design inconsistent; nothing was changed."""


class CancelledError(FabricError):
    """The user stopped a long piece of work; nothing was changed."""

    def __init__(self) -> None:
        super().__init__(tr("cancelled; nothing was changed"))
