"""Words that come from names in the data can be translated: every parameter and every heading of the catalogue is written out."""

from fabric_studio.app.wizards.wizard import WIZARDS
from fabric_studio.catalog.library import load_library
from fabric_studio.topology.template import TEMPLATES
from fabric_studio.ui.panels.data_words import HEADINGS, PARAMETERS
from fabric_studio.ui.panels.param_form import words_of
from fabric_studio.workloads.catalogue import WORKLOADS


def test_every_parameter_is_written_out_and_none_is_left_over() -> None:
    kinds = [*TEMPLATES.values(), *WORKLOADS.values(), *WIZARDS.values()]
    assert set(PARAMETERS) == {words_of(param.name) for kind in kinds for param in kind.params}


def test_every_heading_of_the_palette_is_written_out() -> None:
    families = load_library().families()
    assert set(HEADINGS) == {word for family in families for word in (family.group, family.title) if word}
