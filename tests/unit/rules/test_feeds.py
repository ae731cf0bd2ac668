"""Power feeds: what hangs on one alone, what each must carry when the other is lost, what goes with it."""

from __future__ import annotations

import math

import numpy as np
import pytest

from fabric_studio.app import mending
from fabric_studio.app.commands import devices, feeds
from fabric_studio.base.errors import InvariantError
from fabric_studio.layout.feeds import rack_feeds
from tests.factories_rules import Drawing
from tests.unit.rules.test_planning import CORD, server, switch

PLANES, ALONE, POWER = "planes-share-feed", "fed-from-one-side", "rack-power"


def planes(*feeds: str, hosts: int = 3) -> tuple[Drawing, list[int], list[int]]:
    """One switch for each feed named, each a plane of its own, and servers on all of them."""
    drawing = Drawing()
    switches = [
        drawing.device(switch(), f"leaf-{n + 1}", role="leaf", plane=n, feed=feed) for n, feed in enumerate(feeds)
    ]
    servers = [drawing.device(server(), f"server-{n}") for n in range(hosts)]
    for number, host in enumerate(servers):
        for way, leaf in enumerate(switches[:2]):
            drawing.cable((host, way), (leaf, number), CORD, 20.0)
    return drawing, switches, servers


# -- planes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", [("both", "both"), ("A", "B"), ("A", "both"), ("A",)])
def test_planes_on_both_feeds_or_on_one_each_pass(given: tuple[str, ...]) -> None:
    planes(*given)[0].passes(PLANES)


def test_two_planes_on_one_feed() -> None:
    drawing, switches, _ = planes("A", "A")
    drawing.fails(
        PLANES,
        "feed A alone powers 1 switch of plane 1 and 1 switch of plane 2; its loss takes 2 switches, "
        "and every switch of 3 servers in the compute network",
        where=[("device", uid) for uid in switches],
        actual=2.0,
        limit=1.0,
        unit="planes",
        severity="warning",
        fix="feed plane 2 from B",
    )


def test_a_plane_that_would_meet_a_third_on_the_other_feed_goes_on_both() -> None:
    drawing, switches, _ = planes("B", "B", "A")
    finding = drawing.fails(
        PLANES,
        "feed B alone powers 1 switch of plane 1 and 1 switch of plane 2; its loss takes 2 switches, "
        "and every switch of 3 servers in the compute network",
        where=[("device", uid) for uid in switches[:2]],
        actual=2.0,
        limit=1.0,
        unit="planes",
        severity="warning",
        fix="feed 1 switch from both",
    )
    assert finding.key == "feed:B planes:0,1"


def test_all_planes_are_parted_at_once_and_taken_back_in_one_step() -> None:
    drawing, _, _ = planes("A", "A", "B", "B")
    before = drawing.document.revision
    found = mending.propose(drawing.document, drawing.library, PLANES)
    mending.apply(drawing.document, found)
    assert drawing.document.revision == before + 1
    drawing.passes(PLANES)
    drawing.document.undo()
    assert len(drawing.found(PLANES)) == 2


# -- one feed alone ---------------------------------------------------------------------------------------------------


def test_what_is_on_both_feeds_passes_and_a_panel_needs_none() -> None:
    drawing, _, _ = planes("both", "both")
    drawing.device("patch-1u-48mpo", feed="A")
    drawing.device("pdu-57k", feed="A")
    drawing.passes(ALONE)


def test_what_falls_with_a_feed_is_told() -> None:
    drawing, switches, servers = planes("A", "B")
    drawing.set("device", servers[:2], feed="A")
    first, second = drawing.found(ALONE)
    assert first.text == "feed A alone powers leaf-1, server-0 and server-1; its loss takes 1 switch and 2 servers"
    assert second.text == "feed B alone powers leaf-2; its loss takes 1 switch"
    assert {finding.severity for finding in (first, second)} == {"info"}
    assert first.fix is None and ("device", switches[0]) in first.where


def test_a_feed_that_cuts_off_servers_it_does_not_power_is_a_warning() -> None:
    drawing, (leaf,), servers = planes("B", hosts=2)
    drawing.fails(
        ALONE,
        "feed B alone powers leaf-1; its loss takes 1 switch, and every switch of 2 servers in the compute network",
        where=[("device", leaf)],
        actual=1.0,
        unit="devices",
        severity="warning",
        fix="feed 1 switch from both",
    )
    drawing.set("device", servers, feed="B")
    (finding,) = drawing.found(ALONE)
    assert (finding.severity, finding.text.partition("takes ")[2]) == ("info", "1 switch and 2 servers")


# -- the power of a rack ----------------------------------------------------------------------------------------------


def test_either_feed_must_carry_what_is_on_both() -> None:
    """Three servers of 10.2 kW on both feeds of 20 kW: 30.6 kW when one is lost, though 15.3 kW each while both are there."""
    drawing = Drawing()
    rack = drawing.rack(name="A-01", power_limit_w=20_000.0)
    for _ in range(3):
        drawing.device("dgx-h100", rack=rack)
    drawing.fails(
        POWER,
        "rack A-01 draws up to 30.6 kW (typically 24.6 kW); its limit is 20 kW: 10.6 kW over",
        where=[("rack", rack)],
        actual=30_600.0,
        limit=20_000.0,
        unit="W",
    )


def test_what_is_on_one_feed_alone_burdens_the_other_not_at_all() -> None:
    drawing = Drawing()
    rack = drawing.rack(power_limit_w=20_000.0)
    for feed in ("A", "A", "B", "B"):
        drawing.device("dgx-h100", rack=rack, feed=feed)
    assert drawing.found(POWER)[0].text.endswith("feed A gives 20 kW: 400 W over")
    drawing.set("rack", rack, power_limit_w=20_400.0)
    drawing.passes(POWER)


def test_one_side_over_its_limit_says_which() -> None:
    drawing = Drawing()
    rack = drawing.rack(name="A-01", power_limit_w=20_000.0)
    for feed in ("both", "B", "A", "B"):
        drawing.device("dgx-h100", rack=rack, feed=feed)
    drawing.fails(
        POWER,
        "rack A-01 draws up to 30.6 kW from feed B alone when feed A is lost; feed B gives 20 kW: 10.6 kW over",
        where=[("rack", rack)],
        actual=30_600.0,
        limit=20_000.0,
        unit="W",
    )


def test_rack_pdus_limit_the_feed_they_are_on_and_take_sides_by_turns() -> None:
    drawing = Drawing()
    rack = drawing.rack()
    limits = [rack_feeds(drawing.document.snapshot()).limit_w[0].tolist()]
    for _ in range(3):
        devices.mount_device(drawing.document, drawing.library, "pdu-57k", rack, u=0)
        limits.append(rack_feeds(drawing.document.snapshot()).limit_w[0].tolist())
    assert limits == [[69e3, 69e3], [34.5e3, 69e3], [34.5e3, 34.5e3], [69e3, 34.5e3]]
    drawing.set("rack", rack, power_limit_w=40_000.0)
    assert rack_feeds(drawing.document.snapshot()).limit_w[0].tolist() == [40e3, 34.5e3]
    drawing.passes("figures-missing")


def test_a_rack_nobody_gave_a_limit_to_has_none() -> None:
    drawing = Drawing()
    drawing.rack("gb200-nvl72")
    found = rack_feeds(drawing.document.snapshot())
    assert math.isinf(found.limit_w[0, 1]) and found.load_w[0].tolist() == [132e3, 132e3]
    assert not found.told_apart[0]


def test_a_rack_that_is_bought_whole_is_on_the_feed_that_all_of_its_trays_are_on() -> None:
    drawing = Drawing()
    rack = drawing.rack("gb200-nvl72")
    feeds.set_feed(drawing.document, {"rack": np.array([rack])}, "A")
    assert rack_feeds(drawing.document.snapshot()).load_w[0].tolist() == [132e3, 0.0]
    tray = drawing.document.snapshot().devices.uid[:1]
    feeds.set_feed(drawing.document, {"device": tray}, "both")
    assert rack_feeds(drawing.document.snapshot()).load_w[0].tolist() == [132e3, 132e3]


# -- the command ------------------------------------------------------------------------------------------------------


def test_a_rack_is_fed_as_a_whole_but_for_its_panels() -> None:
    drawing = Drawing()
    rack = drawing.rack()
    inside = [drawing.device(part, rack=rack) for part in ("dgx-h100", "qm9700", "patch-1u-48mpo")]
    revision = drawing.document.revision
    assert feeds.set_feed(drawing.document, {"rack": np.array([rack])}, "B") == 2
    assert drawing.document.undo_label == "Feed 2 devices from B"
    table = drawing.document.snapshot().devices
    assert [table.get(uid).feed for uid in inside] == ["B", "B", "both"]
    assert feeds.set_feed(drawing.document, {"device": np.array(inside)}, "B") == 0
    assert drawing.document.revision == revision + 1, "nothing changed, so nothing is pushed"


def test_there_is_no_third_feed() -> None:
    with pytest.raises(InvariantError, match="C is no power feed; there are both, A, B"):
        feeds.set_feed(Drawing().document, {}, "C")
