"""The statements of a Slurm topology, before they become a fabric: which switch names which nodes and switches.

Both readers end here: `slurm_lines` (topology.conf, scontrol) and `slurm_yaml` (topology.yaml, topograph models).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.io.importers.hostlist import LIMIT, expand

_LONGEST_NAME = 255
NAMES_LIMIT = 5_000_000
"""Most names that all hostlists of one file may stand for together."""


@dataclass(slots=True)
class SwitchRow:
    """One switch: the nodes and switches written under it. level: as scontrol says, None in a topology.conf, where
    nodes are those that hang on the switch itself; with a level above 0 they are all nodes below it."""

    line: int
    name: str
    nodes: list[str] = field(default_factory=list)
    switches: list[str] = field(default_factory=list)
    level: int | None = None
    link_speed: str = ""
    labels: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class BlockRow:
    """Nodes that belong together (a rack, an NVLink domain). domain: its name outside Slurm, a ClusterUUID for example."""

    line: int
    name: str
    nodes: list[str] = field(default_factory=list)
    domain: str = ""


@dataclass(slots=True)
class SlurmRows:
    """form: the kind of file, in words."""

    form: str
    switches: list[SwitchRow] = field(default_factory=list)
    blocks: list[BlockRow] = field(default_factory=list)


class Hostlists:
    """Expands the hostlists of one file; errors name the file and the place, and the total is bounded."""

    def __init__(self, source: str) -> None:
        self.source, self._left = source, NAMES_LIMIT

    def __call__(self, text: str, place: str) -> list[str]:
        try:
            names = expand(text, limit=min(LIMIT, self._left))
        except BadInputError as error:
            raise BadInputError(self.source, error.what, error.way_out, place=place) from None
        self._left -= len(names)
        long = [name for name in names if len(name) > _LONGEST_NAME]
        if long:
            raise BadInputError(
                self.source, tr("the name {long!r}... has {long2:,} characters", long=long[0][:40], long2=len(long[0])),
                tr("at most {longest_name} are read", longest_name=_LONGEST_NAME), place=place,
            )  # fmt: skip
        return names

    def of_list(self, value: Any, place: str) -> list[str]:
        """A hostlist written as one text, or as a list of texts (or plain numbers)."""
        items: Iterable[Any] = value if isinstance(value, list) else [value]
        names: list[str] = []
        for item in items:
            if isinstance(item, bool) or not isinstance(item, str | int):
                raise BadInputError(
                    self.source,
                    tr("{item!r:.60} is not a name or a hostlist", item=item),
                    tr("write node[01-16]"),
                    place=place,
                )
            names.extend(self(str(item), place))
        return names
