"""Links through patch panels, followed one cable at a time. Slow and obvious."""

from __future__ import annotations

from fabric_studio.catalog.parts import Part
from fabric_studio.model.ports import cages_of
from fabric_studio.model.snapshot import Snapshot

End = tuple[int, int, int]
"""(device uid, cage, lane)."""
Chain = tuple[tuple[int, ...], End, End | None]
"""The cables in order, the active end it starts at, and the one it arrives at, if any."""


def chains(snapshot: Snapshot) -> set[Chain]:
    """Every chain of cables from active port to active port or to an open end, told from its lower cable. No position of a
    panel may hold two cables on one side."""
    ends: dict[int, tuple[End, End]] = {}
    at: dict[End, int] = {}
    for cable in snapshot.cables:
        a = (cable.a_device, cable.a_port, cable.a_lane)
        z = (cable.z_device, cable.z_port, cable.z_lane)
        ends[cable.uid] = (a, z)
        at[a] = at[z] = cable.uid
    found: set[Chain] = set()
    for uid, both in ends.items():
        for start, far in (both, both[::-1]):
            if _panel(snapshot, start):
                continue
            path, here = [uid], far
            while _panel(snapshot, here):
                behind = _behind(snapshot, here)
                following = at.get(behind) if behind is not None else None
                if following is None or following in path:
                    break
                path.append(following)
                a, z = ends[following]
                here = z if a == behind else a
            arrived = None if _panel(snapshot, here) else here
            if arrived is None or path[0] < path[-1] or (len(path) == 1 and start == both[0]):
                found.add((tuple(path), start, arrived))
    return found


def _panel(snapshot: Snapshot, end: End) -> Part | None:
    spec = snapshot.spec_of(snapshot.devices.get(end[0]).part)
    return spec if isinstance(spec, Part) and spec.kind == "panel" else None


def _behind(snapshot: Snapshot, end: End) -> End | None:
    """Position i on the front is position i on the rear."""
    panel = _panel(snapshot, end)
    assert panel is not None
    faces: dict[str, list[int]] = {"front": [], "rear": []}
    for cage in cages_of(panel):
        faces[cage.group.face].append(cage.number)
    for own, other in (("front", "rear"), ("rear", "front")):
        if end[1] in faces[own]:
            place = faces[own].index(end[1])
            return (end[0], faces[other][place], end[2]) if place < len(faces[other]) else None
    return None
