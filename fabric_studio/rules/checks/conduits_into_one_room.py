"""All conduits of a building end in one meet-me room."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import mark, tr
from fabric_studio.base.wording import joined
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.model.table import Ids
from fabric_studio.rules.findings import Finding, Fix
from fabric_studio.rules.rule import Context, NotApplicable, Rule


def find(context: Context) -> Iterator[Finding]:
    snapshot, conduits = context.snapshot, context.snapshot.conduits
    if not len(conduits) and len(snapshot.spans):
        raise NotApplicable(tr("no conduit is drawn, so nobody can tell where the WAN comes in"))
    for building in np.unique(conduits.building).tolist():
        mine = conduits.uid[conduits.building == building]
        rooms = np.unique(conduits.room[conduits.building == building])
        if len(mine) < 2 or len(rooms) > 1:
            continue
        name = snapshot.buildings.get(building).name
        names = tr(", ").join(str(name) for name in conduits.name[conduits.index_of(mine)])
        where = tuple(("conduit", uid) for uid in mine.tolist())
        if rooms[0] == 0:
            yield Finding(
                RULE.name,
                "warning",
                tr(
                    "nobody said in which rooms the {count} conduits of {name} end ({names}); if it is one, that room is a single point of failure",
                    count=len(mine),
                    name=name,
                    names=names,
                ),
                (("building", building), *where),
                0.0,
                2.0,
                mark("rooms"),
            )
            continue
        room = snapshot.rooms.get(int(rooms[0]))
        yield Finding(
            RULE.name,
            RULE.severity,
            tr(
                "all {count} conduits of {name} end in {room} ({names}): fire or water in that one room cuts every fibre path out of the building",
                count=len(mine),
                name=name,
                room=room.name,
                names=names,
            ),
            (("room", room.uid), *where),
            1.0,
            2.0,
            mark("rooms"),
            _fix(snapshot, room.uid, mine),
        )


def _fix(snapshot: Snapshot, room: int, conduits: Ids) -> Fix:
    """Another meet-me room of the building where there is one, else a new one."""
    rooms, storeys = snapshot.rooms, snapshot.storeys
    building = storeys.get(rooms.get(room).storey).building
    meet_me = (rooms.purpose == "meet-me") & (rooms.uid != room)
    others = rooms.uid[meet_me & (storeys.building[storeys.index_of(rooms.storey)] == building)]
    half = conduits[1::2].tolist()
    if len(others):
        name = rooms.get(int(others[0])).name
        names = joined([str(snapshot.conduits.get(uid).name) for uid in half])
        return Fix(
            "lead-conduits",
            {"conduits": half, "room": int(others[0])},
            tr("lead {names} into {name}", names=names, name=name),
        )
    return Fix(
        "add-second-room", {"room": room}, tr("add a second meet-me room and lead every other conduit there")
    )


RULE = Rule(
    name="conduits-into-one-room",
    severity="error",
    title=mark("All conduits of a building end in one meet-me room"),
    rationale=(
        mark(
            "Conduits on different sides of a building guard against an excavator. They guard against nothing when all fibre meets in one room: a fire, a burst pipe or a power cut there takes the site off the WAN. Each path needs its own room."
        )
    ),
    source=mark(
        "entry diversity as practised by carriers: as many meet-me rooms as conduits, two at least (typical)"
    ),
    kinds=("conduit", "room", "building", "storey", "span"),
    find=find,
    example=(
        "all 3 conduits of Building 1 end in MMR 1 (Conduit 1, Conduit 2, Conduit 3): fire or water in that one room cuts "
        "every fibre path out of the building"
    ),
    mend=mark(
        "Lead every other conduit into another meet-me room of the building; where there is none, add one."
    ),
)
