"""What holds for every wizard: proposals are looked at again before they are done, explained, listed and judged."""

from __future__ import annotations

import numpy as np
import pytest

from fabric_studio.app.commands import arrange, cables, devices, racks
from fabric_studio.app.commands.cables import PortEnd
from fabric_studio.app.wizards.consequences import consequences
from fabric_studio.app.wizards.listing import Line, Listing
from fabric_studio.app.wizards.wizard import WIZARDS
from fabric_studio.base.errors import BadInputError, CancelledError, FabricError, InvariantError
from fabric_studio.base.progress import Progress, silent
from fabric_studio.model import build
from fabric_studio.rules.engine import check
from tests.factories import empty_hall
from tests.factories_wizards import LIBRARY, do, propose, superpod, two_planes, uids


def test_a_port_taken_meanwhile_refuses_the_proposal():
    document = superpod(1, without=("server-leaf",))
    proposal = propose(document, "rails", {})
    server, leaf = uids(document, "device", "dgx-001", "leaf-su01-r1")
    cables.connect_ports(document, LIBRARY, PortEnd(server, 0, 0, 4), PortEnd(leaf, 0, 0, 4))
    before = document.snapshot()
    with pytest.raises(
        InvariantError,
        match="the design changed meanwhile: dgx-001 port compute 1/1 is taken by cable C00509; look at the preview again",
    ):
        WIZARDS["rails"].apply(document, LIBRARY, proposal)
    assert document.snapshot() is before


def test_an_edit_elsewhere_does_not_matter():
    document = superpod(1, without=("server-leaf",))
    proposal = propose(document, "rails", {})
    arrange.move(document, {"rack": document.snapshot().racks.uid[:1]}, 100, 0)
    assert WIZARDS["rails"].apply(document, LIBRARY, proposal) == 248
    document.undo()
    document.undo()
    assert WIZARDS["rails"].apply(document, LIBRARY, proposal) == 248, (
        "the same design, though another snapshot"
    )


@pytest.mark.parametrize("change", ["gone", "renamed part", "moved cable", "unit", "name"])
def test_anything_the_proposal_relies_on_is_looked_at_again(change):
    document = two_planes() if change in ("unit", "name") else superpod(1)
    if change in ("unit", "name"):
        place = "the same racks" if change == "unit" else "racks of their own"
        name, proposal = "plane", propose(document, "plane", {}, place=place)
    else:
        spine = uids(document, "device", "spine-01")
        name, proposal = "replace", propose(document, "replace", {"device": spine}, part="sn5600")
    if change == "gone":
        arrange.delete(document, {"device": np.array(spine)})
        words = "is no longer there"
    elif change == "renamed part":
        with document.transaction("Swap") as tx:
            tx.set("device", spine, part=build.use_part(tx, LIBRARY.part("q3400-ra")))
        words = "device spine-01 has another part"
    elif change == "moved cable":
        proposal = propose(document, "cheapest", {}, medium="DR")
        name, words = "cheapest", "has another medium"
        cables.set_medium(document, LIBRARY, document.snapshot().cables.uid[:1], "400g4-fr4")
    elif change == "unit":
        rack = document.snapshot().devices.get(uids(document, "device", "leaf-1")[0]).rack
        devices.mount_device(document, LIBRARY, "sn2201", rack, u=28)
        words = "U28 of rack A-03 is taken by switch-01"
    else:
        hall = int(document.snapshot().halls.uid[0])
        racks.place_rack(document, LIBRARY, "rack-42u-600", hall=hall, x_mm=0, y_mm=0, name="A-06")
        words = "there is a rack A-06 now"
    with pytest.raises(InvariantError, match=words):
        WIZARDS[name].apply(document, LIBRARY, proposal)


def test_nothing_to_do_says_why():
    document = superpod(1)
    proposal = propose(document, "rails", {})
    assert proposal.size == 0 and proposal.conflict_count == 248
    with pytest.raises(
        InvariantError, match="nothing to do: dgx-001 port compute 1/1 is taken by cable C00001"
    ):
        WIZARDS["rails"].apply(document, LIBRARY, proposal)


@pytest.mark.parametrize("name", list(WIZARDS))
def test_every_wizard_explains_itself_and_meets_an_empty_design_with_words(name):
    wizard = WIZARDS[name]
    assert wizard.title and wizard.summary.endswith(".") and wizard.selects
    assert all(param.help for param in wizard.params)
    document, _ = empty_hall()
    try:
        proposal = propose(document, name, {})
    except FabricError as error:
        assert str(error) and "\n" not in str(error)
    else:
        assert proposal.size >= 0
    with pytest.raises(BadInputError, match="unknown parameter"):
        propose(document, name, {}, nonsense=1)


def test_a_list_says_every_change_in_words():
    document = superpod(1, without=("server-leaf",))
    lines = Listing(propose(document, "rails", {}))
    assert len(lines) == 248
    assert lines[0] == Line(
        "+", "cable", lines[0].uid, "C00509", "dgx-001 compute 1/1", "leaf-su01-r1 1/1", "400G SR4, 11.01 m"
    )
    spine = uids(document, "device", "spine-01")
    lines = Listing(propose(document, "replace", {"device": spine}, part="sn4600c"))
    assert (lines[0].sign, lines[0].name) == ("-", "C00249") and lines[len(lines) - 1].kind == "device"
    assert lines[len(lines) - 1].note == "part Spectrum-3 SN4600C, was Quantum-2 QM9700 (NDR)"
    document = superpod(1)
    line = Listing(propose(document, "cheapest", {}, medium="DR"))[0]
    assert (line.sign, line.note) == ("~", "400G DR4 (100 m NS part), was 400G SR4")
    document, _ = empty_hall()
    lines = Listing(propose(document, "array", {}, part="rack-48u-750", racks_per_row=2, rows=1))
    assert [line.kind for line in map(lines.__getitem__, range(len(lines)))] == [
        "rack",
        "rack",
        "row",
        "tray",
    ]
    assert (lines[0].what, lines[0].other) == ("Empty rack 48U 750x1200", "row A, Hall 1") and (
        lines[3].what,
        lines[3].other,
    ) == ("tray", "Level 1")


def test_consequences_are_what_a_check_would_say():
    document = superpod(1)
    leaf = uids(document, "device", "leaf-su01-r1")
    proposal = propose(document, "replace", {"device": leaf}, part="sn5400")
    found = consequences(proposal, LIBRARY, None, silent())
    assert {finding.rule for finding in found.fresh if finding.severity == "error"} == {"cage-mixes-media"}
    assert found.more["error"] == 31 and found.words.startswith("31 more errors")
    harmless = propose(document, "rename", {"rack": document.snapshot().racks.uid}, pattern="R-##")
    report = check(document.snapshot(), LIBRARY)
    assert consequences(harmless, LIBRARY, report, silent()).words == "no new errors or warnings"
    stopped = Progress()
    stopped.cancel()
    with pytest.raises(CancelledError):
        consequences(harmless, LIBRARY, report, stopped)


def test_renaming_shows_the_names_before_they_are_given():
    document, _ = empty_hall()
    do(document, "array", {}, part="rack-48u-750", racks_per_row=3, rows=2)
    chosen = document.snapshot().racks.uid
    params = WIZARDS["rename"].params_for(document.snapshot(), LIBRARY, {"rack": chosen})
    assert [(param.name, param.default) for param in params] == [
        ("kind", "rack"),
        ("pattern", "{row}-##"),
        ("first", 1),
    ]
    proposal = do(document, "rename", {"rack": chosen}, pattern="hall1-{row}##", first=5)
    assert document.snapshot().racks.name.tolist()[:4] == ["hall1-A05", "hall1-A06", "hall1-A07", "hall1-B05"]
    assert Listing(proposal)[0].note == "hall1-A05, was A-01"
    with pytest.raises(InvariantError, match="select what is to be renamed"):
        propose(document, "rename", {})
