"""The figures that are always in sight: a sum in which some are missing says so."""

from fabric_studio.app.commands.arrange import delete
from fabric_studio.catalog.parts import Part
from fabric_studio.ui.panels.inspected import design
from fabric_studio.ui.totals import totals_of
from tests.factories_plan import plan
from tests.factories_rules import Drawing


def facts(snapshot) -> dict[str, str]:
    return {fact.label: fact.text for fact in design.design_facts(snapshot)}


def test_lengths_that_are_not_known_are_said_to_be_missing():
    document = plan(1, 3)
    whole = totals_of(document.snapshot()).words()
    assert not any("and more" in words for words in whole)
    racks = document.snapshot().racks
    with document.transaction("Guess a place") as edit:
        edit.set("rack", racks.uid[:1], position_known=False)
    guessed = totals_of(document.snapshot()).words()
    assert [words.endswith(" m and more") for words in guessed].count(True) == 1


def test_power_and_mass_that_are_not_known_are_said_to_be_missing():
    drawing = Drawing()
    drawing.device("dgx-h100")
    known = facts(drawing.document.snapshot())
    assert "more" not in known["Power, most"] + known["Mass"]
    drawing.device(Part(id="mystery", name="Mystery box", kind="server", height_u=1))
    snapshot = drawing.document.snapshot()
    assert facts(snapshot)["Power, most"].endswith(" kW and more")
    assert facts(snapshot)["Mass"].endswith(" kg and more")
    assert any(words.endswith("kW max and more") for words in totals_of(snapshot).words())
    delete(drawing.document, {"device": snapshot.devices.uid[-1:]})
    assert not any("and more" in words for words in totals_of(drawing.document.snapshot()).words())
