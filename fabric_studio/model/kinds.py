"""Every kind of entity a design is made of, in the order in which they refer to each other.

All plan coordinates are millimetres in the frame of the building, x to the right, y down the page, the same for all its
storeys, so a riser stands at one (x, y). Angles are degrees, clockwise on the page.
"""

from __future__ import annotations

from fabric_studio.model.table import (
    Blobs,
    Flags,
    Floats,
    Ids,
    Ints,
    Table,
    Texts,
    blob,
    flag,
    number,
    ref,
    spec,
    text,
    whole,
)

NETWORKS = ("compute", "storage", "in-band", "oob", "scale-across", "other")
FACES = ("front", "rear")
ROOM_PURPOSES = ("meet-me", "other")
AREA_PURPOSES = ("column", "no-go", "cold-aisle", "hot-aisle")
FEEDS = ("both", "A", "B")


class Parts(Table, kind="part"):
    """The catalogue rows this design uses (catalog.Part or catalog.Medium), kept with it. `name` is the catalogue id."""

    name: Texts = text()
    spec: Texts = spec()


class Sites(Table, kind="site"):
    name: Texts = text()
    latitude_deg: Floats = number(optional=True)
    longitude_deg: Floats = number(optional=True)


class Buildings(Table, kind="building"):
    """x_mm, y_mm: top left corner on the plane of the site."""

    site: Ids = ref("site")
    name: Texts = text()
    x_mm: Floats = number(0.0)
    y_mm: Floats = number(0.0)


class Storeys(Table, kind="storey"):
    """elevation_mm: of the finished floor above the building's datum. height_mm: clear height of the room. slab_mm: from
    the finished floor down to the ceiling below, raised floor and slab together; floor_load_kg_m2: what it is rated for,
    NaN when nobody said."""

    building: Ids = ref("building")
    name: Texts = text()
    elevation_mm: Floats = number(0.0)
    height_mm: Floats = number(4500.0)
    slab_mm: Floats = number(500.0)
    floor_load_kg_m2: Floats = number(optional=True)


class Halls(Table, kind="hall"):
    """A rectangular room: top left corner and inside measures."""

    storey: Ids = ref("storey")
    name: Texts = text()
    x_mm: Floats = number()
    y_mm: Floats = number()
    width_mm: Floats = number()
    depth_mm: Floats = number()


class Rooms(Table, kind="room"):
    """A rectangle on a storey that is set apart, inside a hall or beside it. meet-me: where fibre from outside ends and
    carriers' cables meet the site's own."""

    storey: Ids = ref("storey")
    name: Texts = text()
    purpose: Texts = text("meet-me", ROOM_PURPOSES)
    x_mm: Floats = number()
    y_mm: Floats = number()
    width_mm: Floats = number()
    depth_mm: Floats = number()


class Areas(Table, kind="area"):
    """A rectangle of a storey that says what may stand there. column: the building stands here. no-go: nothing may, such
    as a way of escape or a hatch. cold-aisle, hot-aisle: an aisle closed in, so that its air stays apart."""

    storey: Ids = ref("storey")
    name: Texts = text()
    purpose: Texts = text("no-go", AREA_PURPOSES)
    x_mm: Floats = number()
    y_mm: Floats = number()
    width_mm: Floats = number(minimum=0.0)
    depth_mm: Floats = number(minimum=0.0)


class Walls(Table, kind="wall"):
    """A straight wall inside a storey, from (x1, y1) to (x2, y2) along its middle. A hall's own outline needs none."""

    storey: Ids = ref("storey")
    name: Texts = text()
    x1_mm: Floats = number()
    y1_mm: Floats = number()
    x2_mm: Floats = number()
    y2_mm: Floats = number()
    thickness_mm: Floats = number(150.0, minimum=0.0)


class Doors(Table, kind="door"):
    """x_mm, y_mm: middle of the opening, on the line of its wall. rotation_deg 0: it opens up the page, 90: to the right,
    180: down, 270: left. width_mm: of the opening; a door so wide needs as much floor to swing."""

    storey: Ids = ref("storey")
    name: Texts = text()
    x_mm: Floats = number()
    y_mm: Floats = number()
    width_mm: Floats = number(1200.0, minimum=0.0)
    rotation_deg: Floats = number(0.0)


class Underlays(Table, kind="underlay"):
    """A picture under the plan, such as the architect's drawing. image: PNG or JPEG, kept with the project. x_mm, y_mm:
    its middle. width_mm: as long as the picture is wide; its depth follows from its shape. opacity: 0 to 1."""

    storey: Ids = ref("storey")
    name: Texts = text()
    image: Blobs = blob()
    x_mm: Floats = number()
    y_mm: Floats = number()
    width_mm: Floats = number(minimum=1.0)
    rotation_deg: Floats = number(0.0)
    opacity: Floats = number(0.5, minimum=0.0, maximum=1.0)
    hidden: Flags = flag()


class Rows(Table, kind="row"):
    hall: Ids = ref("hall")
    name: Texts = text()


class Racks(Table, kind="rack"):
    """x_mm, y_mm: centre of the footprint. rotation_deg 0: the front looks up the page (towards smaller y), 90: right,
    180: down, 270: left. power_limit_w: what each of its power feeds gives by itself, NaN: the part's own rating, if it
    has one. position_known: False after an import that had to guess where the rack stands; lengths that depend on it are unknown until it is moved."""

    hall: Ids = ref("hall")
    row: Ids = ref("row", optional=True)
    part: Ids = ref("part")
    name: Texts = text()
    x_mm: Floats = number()
    y_mm: Floats = number()
    rotation_deg: Floats = number(0.0)
    power_limit_w: Floats = number(optional=True)
    position_known: Flags = flag(True)


class Devices(Table, kind="device"):
    """u: the lowest rack unit it fills, counted from 1 at the bottom; 0: on top of the rack or in no rack unit.
    role: server, leaf, spine, core, ufm, panel, nvlink-switch, power-shelf, router, ocs, storage, management ... (open list).
    pod, rail and plane: numbers from 0 where the fabric has them, else -1. feed: the power feeds its supplies are on;
    both: either carries it alone. Of a rack PDU: the feed it passes on, both: nobody said."""

    rack: Ids = ref("rack")
    part: Ids = ref("part")
    name: Texts = text()
    u: Floats = number()
    face: Texts = text("front", FACES)
    role: Texts = text("")
    pod: Ints = whole(-1)
    rail: Ints = whole(-1)
    plane: Ints = whole(-1)
    feed: Texts = text("both", FEEDS, sparse=True)


class Trays(Table, kind="tray"):
    """A straight ladder or trough from (x1, y1) to (x2, y2); z_mm: of its bottom above the finished floor.
    Trays of one storey that touch or cross at the same z join. width_mm, depth_mm: usable inside section."""

    storey: Ids = ref("storey")
    name: Texts = text()
    x1_mm: Floats = number()
    y1_mm: Floats = number()
    x2_mm: Floats = number()
    y2_mm: Floats = number()
    z_mm: Floats = number(2700.0)
    width_mm: Floats = number(300.0)
    depth_mm: Floats = number(100.0)


class Risers(Table, kind="riser"):
    """A tray that stands: joins the trays that pass by (x, y) on the two storeys."""

    building: Ids = ref("building")
    name: Texts = text()
    x_mm: Floats = number()
    y_mm: Floats = number()
    from_storey: Ids = ref("storey")
    to_storey: Ids = ref("storey")
    width_mm: Floats = number(600.0)
    depth_mm: Floats = number(150.0)


class Conduits(Table, kind="conduit"):
    """A duct for fibre from outside into a building, on the plane of the site: from (x1, y1), where it leaves the site or
    its last manhole, over `bends` ("x,y x,y", mm) to (x2, y2) in the wall. room: the room its fibre ends in, 0: nobody
    said. The way from the wall to the room is not drawn."""

    building: Ids = ref("building")
    room: Ids = ref("room", optional=True)
    name: Texts = text()
    x1_mm: Floats = number()
    y1_mm: Floats = number()
    x2_mm: Floats = number()
    y2_mm: Floats = number()
    bends: Texts = text("")


class Spans(Table, kind="span"):
    """Fibre between two sites. length_basis: typed (route length, somebody's figure) or great-circle (a lower bound
    multiplied by nothing). shared: other traffic runs on it. a_conduit, z_conduit: the conduits it comes in by, 0:
    nobody said."""

    name: Texts = text()
    a_site: Ids = ref("site")
    z_site: Ids = ref("site")
    length_km: Floats = number(minimum=0.0)
    length_basis: Texts = text("typed", ("typed", "great-circle"))
    shared: Flags = flag()
    a_conduit: Ids = ref("conduit", optional=True)
    z_conduit: Ids = ref("conduit", optional=True)


class Cables(Table, kind="cable"):
    """One line per cable; a breakout cable has one line per tail, all with the same `assembly` (uid of the first line;
    0: a cable with two ends). An end is a device, the cage (`port`, index into the part's cages), the first electrical
    lane used in it and how many. rate_gbps: one-way. medium: what the A end is (and the cable); z_medium: what the
    Z end is where it differs, else 0. length_mm: set by hand, NaN: measured along the trays. span: the WAN span it
    runs over, 0: inside one site. fibre: OM3, OM4, OM5, OS2 where known. role: server-leaf, leaf-spine, ..."""

    name: Texts = text()
    medium: Ids = ref("part")
    z_medium: Ids = ref("part", optional=True)
    rate_gbps: Floats = number()
    a_device: Ids = ref("device")
    a_port: Ints = whole()
    a_lane: Ints = whole(0)
    a_lanes: Ints = whole()
    z_device: Ids = ref("device")
    z_port: Ints = whole()
    z_lane: Ints = whole(0)
    z_lanes: Ints = whole()
    assembly: Ids = whole(0)
    role: Texts = text("")
    network: Texts = text("compute", NETWORKS)
    length_mm: Floats = number(optional=True, minimum=0.0)
    span: Ids = ref("span", optional=True)
    fibre: Texts = text("")
    colour: Texts = text("")


class Approvals(Table, kind="approval"):
    """A finding that somebody accepted, with the reason. key: structured, survives re-wording (see rules.findings)."""

    rule: Texts = text()
    key: Texts = text()
    reason: Texts = text()


class Settings(Table, kind="setting"):
    """What belongs to the project and not to the user: name, rule limits, oversubscription target. value: JSON."""

    name: Texts = text()
    value: Texts = text()


KINDS: tuple[type[Table], ...] = (
    Parts,
    Sites,
    Buildings,
    Storeys,
    Halls,
    Rooms,
    Areas,
    Walls,
    Doors,
    Underlays,
    Rows,
    Racks,
    Devices,
    Trays,
    Risers,
    Conduits,
    Spans,
    Cables,
    Approvals,
    Settings,
)
BY_KIND: dict[str, type[Table]] = {table.kind: table for table in KINDS}
