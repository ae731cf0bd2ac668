"""The stops of the guided tour: what each points at, what it says, and what of the user's own doing leads on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from fabric_studio.base.language import mark
from fabric_studio.ui.actions.window_base import WindowBase
from fabric_studio.ui.window.tool_button import ToolButton


def _never(_window: WindowBase) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Step:
    """title, text: English, translated where shown. target: what it points at, None for the middle of the window.
    prepare: unfold what is to be seen. done: whether the user has done it; asked after whatever happens."""

    title: str
    text: str
    target: Callable[[WindowBase], QWidget | None]
    prepare: Callable[[WindowBase], object] = _never
    done: Callable[[WindowBase], bool] = _never


def _way_to_begin(window: WindowBase) -> QWidget:
    button = window.start.ways["file.template"]
    return button if button.isVisible() else window.menuBar()


def _button(name: str) -> Callable[[WindowBase], QWidget | None]:
    def found(window: WindowBase) -> QWidget | None:
        buttons = window.top.findChildren(ToolButton, options=Qt.FindChildOption.FindChildrenRecursively)
        return next((each for each in buttons if each.defaultAction().objectName() == name), None)

    return found


def _nothing(_window: WindowBase) -> QWidget | None:
    return None


def _has_racks(window: WindowBase) -> bool:
    return len(window.context.snapshot.racks) > 0


def _view(window: WindowBase) -> QWidget | None:
    return window.plan


def _rack_selected(window: WindowBase) -> bool:
    return len(window.context.selection.of("rack")) > 0


def _inspector(window: WindowBase) -> QWidget | None:
    return window.inspector


def _open_inspector(window: WindowBase) -> None:
    window.fold("inspector", False)


def _parts(window: WindowBase) -> QWidget | None:
    return window.parts


def _open_parts(window: WindowBase) -> None:
    window.fold("parts", False)


def _cable_tool(window: WindowBase) -> bool:
    return window.context.tool == "cable"


def _bottom(window: WindowBase) -> QWidget | None:
    return window.bottom


def _open_findings(window: WindowBase) -> None:
    window.show_bottom("findings")


def _play(window: WindowBase) -> QWidget | None:
    return window.top.play


def _open_simulation(window: WindowBase) -> None:
    window.show_bottom("simulation")


def _ran(window: WindowBase) -> bool:
    return window.simulation.run is not None


STEPS = (
    Step(
        mark("Welcome to Fabric Studio"),
        mark(
            "Draw a GPU fabric to scale, know at once that every cable fits, and watch it run. This tour takes two minutes: do "
            "what it says, or press Next. Esc leaves it at any time."
        ),
        _nothing,
    ),
    Step(
        mark("Begin with a template"),
        mark(
            "Click here and create a SuperPOD: racks, switches, trays and every cable in place. Or draw an empty hall and build your own."
        ),
        _way_to_begin,
        done=_has_racks,
    ),
    Step(
        mark("The plan is to scale"),
        mark(
            "Click a rack. Drag it to move it: cables follow, and their lengths are measured anew along the trays. The wheel zooms, Space "
            "and drag moves the sheet, F shows all."
        ),
        _view,
        done=_rack_selected,
    ),
    Step(
        mark("What is selected"),
        mark(
            "Every figure of it stands here with its limit, and can be edited. A figure marked as an estimate has its source in the tip."
        ),
        _inspector,
        prepare=_open_inspector,
    ),
    Step(
        mark("The parts"),
        mark(
            "Drag racks, servers and switches from here onto the plan or into a rack. Search by name, maker, speed or cage."
        ),
        _parts,
        prepare=_open_parts,
    ),
    Step(
        mark("Draw a cable"),
        mark(
            "Press C, click one rack and then another. The cheapest medium that fits the ports and reaches is chosen for you; the "
            "Wizards menu cables hundreds of ports at once."
        ),
        _button("tool.cable"),
        done=_cable_tool,
    ),
    Step(
        mark("The rules watch"),
        mark(
            "After every edit the design is checked: reach, power, mass, fill of trays, redundancy. F8 goes from finding to finding; "
            "many can be fixed with one click."
        ),
        _bottom,
        prepare=_open_findings,
    ),
    Step(
        mark("Watch it run"),
        mark(
            "Choose a workload and press Play. Links heat up with their utilization; cut a cable while it runs and see what happens."
        ),
        _play,
        prepare=_open_simulation,
        done=_ran,
    ),
    Step(
        mark("Everything by name"),
        mark(
            "Ctrl+K finds every action with its key, and every rack, port and cable of the design. F1 lists all keys. You find this tour "
            "again in the Help menu."
        ),
        _button("view.palette"),
    ),
)
