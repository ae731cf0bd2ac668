"""Words that many texts share: things counted, kinds of things, names joined into one."""

from __future__ import annotations

from collections.abc import Sequence

from fabric_studio.base.language import counted, mark, tr

_NUMBERS = {
    "accelerator": (mark("{count} accelerator"), mark("{count} accelerators")),
    "adapter": (mark("{count} adapter"), mark("{count} adapters")),
    "approval": (mark("{count} approval"), mark("{count} approvals")),
    "area": (mark("{count} area"), mark("{count} areas")),
    "bridge": (mark("{count} bridge"), mark("{count} bridges")),
    "building": (mark("{count} building"), mark("{count} buildings")),
    "cable": (mark("{count} cable"), mark("{count} cables")),
    "channel": (mark("{count} channel"), mark("{count} channels")),
    "conduit": (mark("{count} conduit"), mark("{count} conduits")),
    "core switch": (mark("{count} core switch"), mark("{count} core switches")),
    "description": (mark("{count} description"), mark("{count} descriptions")),
    "device": (mark("{count} device"), mark("{count} devices")),
    "door": (mark("{count} door"), mark("{count} doors")),
    "GPU": (mark("{count} GPU"), mark("{count} GPUs")),
    "graph": (mark("{count} graph"), mark("{count} graphs")),
    "group": (mark("{count} group"), mark("{count} groups")),
    "GUID": (mark("{count} GUID"), mark("{count} GUIDs")),
    "hall": (mark("{count} hall"), mark("{count} halls")),
    "host": (mark("{count} host"), mark("{count} hosts")),
    "leaf switch": (mark("{count} leaf switch"), mark("{count} leaf switches")),
    "link": (mark("{count} link"), mark("{count} links")),
    "node": (mark("{count} node"), mark("{count} nodes")),
    "pair": (mark("{count} pair"), mark("{count} pairs")),
    "part": (mark("{count} part"), mark("{count} parts")),
    "patch panel": (mark("{count} patch panel"), mark("{count} patch panels")),
    "PCI bridge": (mark("{count} PCI bridge"), mark("{count} PCI bridges")),
    "picture": (mark("{count} picture"), mark("{count} pictures")),
    "port": (mark("{count} port"), mark("{count} ports")),
    "rack": (mark("{count} rack"), mark("{count} racks")),
    "rank": (mark("{count} rank"), mark("{count} ranks")),
    "riser": (mark("{count} riser"), mark("{count} risers")),
    "room": (mark("{count} room"), mark("{count} rooms")),
    "router": (mark("{count} router"), mark("{count} routers")),
    "row": (mark("{count} row"), mark("{count} rows")),
    "server": (mark("{count} server"), mark("{count} servers")),
    "SHARP aggregation node": (
        mark("{count} SHARP aggregation node"),
        mark("{count} SHARP aggregation nodes"),
    ),
    "site": (mark("{count} site"), mark("{count} sites")),
    "spine switch": (mark("{count} spine switch"), mark("{count} spine switches")),
    "storey": (mark("{count} storey"), mark("{count} storeys")),
    "switch": (mark("{count} switch"), mark("{count} switches")),
    "switch record": (mark("{count} switch record"), mark("{count} switch records")),
    "tray": (mark("{count} tray"), mark("{count} trays")),
    "wall": (mark("{count} wall"), mark("{count} walls")),
    "WAN span": (mark("{count} WAN span"), mark("{count} WAN spans")),
}
_KINDS = {"span": mark("WAN span"), "underlay": mark("picture")}
_OTHER_KINDS = (
    mark("accelerator"),
    mark("area"),
    mark("building"),
    mark("cable"),
    mark("conduit"),
    mark("device"),
    mark("door"),
    mark("hall"),
    mark("part"),
    mark("rack"),
    mark("riser"),
    mark("room"),
    mark("row"),
    mark("site"),
    mark("storey"),
    mark("tray"),
    mark("wall"),
)

_NAMES = (
    mark("computation"),
    mark("derived"),
    mark("fabric"),
    mark("generic"),
    mark("in-band"),
    mark("keep"),
    mark("oob"),
    mark("published"),
    mark("scale-across"),
    mark("transfer"),
    mark("typical"),
    mark("wan"),
)
"""Networks, kinds of figures and the like: names in the design, words in texts."""


def number_of(count: int, noun: str) -> str:
    """ "1 cable", "1,530 cables", "2 switches". The noun in English, singular; one that is not known here stays English."""
    known = _NUMBERS.get(noun)
    if known is None:
        return f"{count:,} {noun}{'' if count == 1 else 'es' if noun.endswith('ch') else 's'}"
    return counted(count, *known)


def number_of_kind(count: int, kind: str) -> str:
    """The same for a kind of the model: a span is a WAN span."""
    return number_of(count, _KINDS.get(kind, kind))


def kind_word(kind: str) -> str:
    """What a kind of the model is called: "rack", "WAN span"."""
    return tr(_KINDS.get(kind, kind))


def joined(names: Sequence[str]) -> str:
    """ "A", "A and B", "A, B and C"."""
    if len(names) < 2:
        return "".join(names)
    return tr("{first} and {last}", first=tr(", ").join(names[:-1]), last=names[-1])


def either(names: Sequence[str]) -> str:
    """ "A", "A or B", "A or B or C"."""
    if len(names) < 2:
        return "".join(names)
    return tr("{first} or {last}", first=either(names[:-1]), last=names[-1])


def listed(names: Sequence[str]) -> str:
    """ "A, B, C"."""
    return tr(", ").join(names)
