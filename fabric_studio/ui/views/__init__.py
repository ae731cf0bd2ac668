"""Other looks at the same design, one file each. The window lists them beside the plan: name, title, key, widget."""

from __future__ import annotations

from dataclasses import dataclass

from fabric_studio.base.language import mark
from fabric_studio.ui.views.logical import LogicalView
from fabric_studio.ui.views.section import SectionView
from fabric_studio.ui.views.site import SiteView
from fabric_studio.ui.views.stack import StackView
from fabric_studio.ui.views.view import View


@dataclass(frozen=True, slots=True)
class ViewEntry:
    """name: also on the command line ("stack"); shortcut: in Qt's notation; icon_name: of the icon family."""

    name: str
    title: str
    shortcut: str
    icon_name: str
    tip: str
    make: type[View]


VIEWS: tuple[ViewEntry, ...] = (
    ViewEntry("stack", mark("Stack"), "Alt+2", "stack", mark("The storeys one over the other"), StackView),
    ViewEntry(
        "section", mark("Section"), "Alt+3", "scissors", mark("A cut through the building"), SectionView
    ),
    ViewEntry(
        "logical", mark("Logical"), "Alt+4", "tree-structure", mark("The fabric by tiers"), LogicalView
    ),
    ViewEntry("site", mark("Site"), "Alt+5", "map-trifold", mark("Campuses, conduits and the WAN"), SiteView),
)
