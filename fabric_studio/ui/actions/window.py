"""The actions of the window, each declared once with its words, keys and icon, and the menus that show them."""

from __future__ import annotations

from functools import partial
from typing import get_args

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from fabric_studio.base.language import mark, tr
from fabric_studio.io.exporter import EXPORTERS
from fabric_studio.ui.actions import drawing, second, site, wizards
from fabric_studio.ui.actions.tool_list import TOOL_ACTIONS
from fabric_studio.ui.actions.window_base import WindowBase
from fabric_studio.ui.context import Units
from fabric_studio.ui.theme import Preference
from fabric_studio.ui.views.switch import NAMES, declare_views


def declare(window: WindowBase) -> None:
    """Before the panels are made: they may trigger these and add their own."""
    add, edit, plan, files = window.context.actions.add, window.editing, window.plan_call, window.files
    add("file.new", tr("New"), files.new, shortcut="Ctrl+N", icon_name="file-plus")
    add(
        "file.template",
        tr("New from template …"),
        window.dialogs.show_gallery,
        shortcut="Ctrl+Shift+N",
        icon_name="squares-four",
    )
    add("file.open", tr("Open …"), files.open, shortcut="Ctrl+O", icon_name="folder-open")
    add(
        "file.import",
        tr("Import a cluster …"),
        files.import_file,
        shortcut="Ctrl+I",
        icon_name="download-simple",
    )
    add("file.save", tr("Save"), files.save, shortcut="Ctrl+S", icon_name="floppy-disk")
    add("file.save_as", tr("Save as …"), files.save_as, shortcut="Ctrl+Shift+S")
    for name, exporter in EXPORTERS.items():
        add(f"file.export.{name}", f"{tr(exporter.title)} …", partial(files.export, name))
    add("file.export_again", tr("Export again"), files.export_again, shortcut="Ctrl+E")
    add("edit.preferences", tr("Preferences …"), window.dialogs.show_preferences, shortcut="Ctrl+,")
    add("file.quit", tr("Quit"), window.close, shortcut="Ctrl+Q")

    add("edit.undo", tr("Undo"), edit.undo, shortcut="Ctrl+Z", icon_name="arrow-u-up-left")
    add("edit.redo", tr("Redo"), edit.redo, shortcut=("Ctrl+Shift+Z", "Ctrl+Y"), icon_name="arrow-u-up-right")
    add("edit.cut", tr("Cut"), edit.cut, shortcut="Ctrl+X")
    add("edit.copy", tr("Copy"), edit.copy, shortcut="Ctrl+C", icon_name="copy")
    add("edit.paste", tr("Paste"), edit.paste, shortcut="Ctrl+V", icon_name="clipboard")
    add("edit.duplicate", tr("Duplicate"), edit.duplicate, shortcut="Ctrl+D")
    add("edit.delete", tr("Delete"), edit.delete, shortcut=("Del", "Backspace"), icon_name="trash")
    add(
        "edit.select_all",
        tr("Select all racks"),
        edit.select_all,
        shortcut="Ctrl+A",
        icon_name="selection-all",
    )
    add(
        "edit.rotate",
        tr("Turn clockwise"),
        lambda: edit.rotate(90.0),
        shortcut="R",
        icon_name="arrow-clockwise",
    )
    add("edit.connect", tr("Cable two racks"), edit.connect, shortcut="Ctrl+L", icon_name="flow-arrow")
    add("edit.rotate_back", tr("Turn counter-clockwise"), lambda: edit.rotate(-90.0), shortcut="Shift+R")

    for name, text, key, icon_name, tip in TOOL_ACTIONS:
        add(
            f"tool.{name}",
            tr(text),
            partial(window.context.use_tool, name),
            shortcut=key,
            icon_name=icon_name,
            tip=tr(tip),
            checkable=True,
        )

    declare_views(window.context, window.views)
    add("view.fit", tr("Fit all"), plan("fit_all"), shortcut="F", icon_name="corners-out")
    add(
        "view.fit_selection",
        tr("Fit selection"),
        plan("fit_selection"),
        shortcut="Shift+F",
        icon_name="frame-corners",
    )
    add(
        "view.zoom_100",
        "100 %",
        lambda: window.view_in_use().zoom_to(1.0),
        shortcut="Ctrl+0",
        tip=tr("100 %: 1 m is 100 pixels"),
    )
    add(
        "view.zoom_in",
        tr("Zoom in"),
        lambda: window.view_in_use().zoom_by(1.25),
        shortcut=("Ctrl++", "Ctrl+="),
        icon_name="magnifying-glass-plus",
    )
    add(
        "view.zoom_out",
        tr("Zoom out"),
        lambda: window.view_in_use().zoom_by(0.8),
        shortcut="Ctrl+-",
        icon_name="magnifying-glass-minus",
    )
    add(
        "view.storey_up",
        tr("Storey above"),
        lambda: window.storeys.step(1),
        shortcut="PgUp",
        icon_name="caret-up",
    )
    add(
        "view.storey_down",
        tr("Storey below"),
        lambda: window.storeys.step(-1),
        shortcut="PgDown",
        icon_name="caret-down",
    )
    add(
        "view.ghost",
        tr("Show the other storey"),
        lambda: window.show_ghost(window.context.actions["view.ghost"].isChecked()),
        shortcut="G",
        icon_name="stack",
        checkable=True,
    ).setChecked(True)
    for name, text, key, icon_name in (
        ("parts", tr("Parts"), "Ctrl+1", "list-bullets"),
        ("elevation", tr("Rack elevation"), "Ctrl+2", "hard-drives"),
        ("inspector", tr("Inspector"), "Ctrl+3", "sliders-horizontal"),
        ("bottom", tr("Findings and simulation"), "Ctrl+4", "chart-line"),
    ):
        add(
            f"view.{name}",
            text,
            partial(_fold, window, name),
            shortcut=key,
            icon_name=icon_name,
            checkable=True,
            tip=tr("Show or fold: {text}", text=text),
        )
    add(
        "view.palette",
        tr("Search or run a command"),
        window.search,
        shortcut="Ctrl+K",
        icon_name="magnifying-glass",
    )
    add("edit.find", tr("Find …"), partial(window.search, only_things=True), shortcut="Ctrl+F")
    add("findings.show", tr("Show findings"), lambda: window.show_bottom("findings"), shortcut="Ctrl+F8")

    second.declare(window)
    theme = QActionGroup(window)
    for preference, text in zip(
        get_args(Preference), (tr("As the system"), tr("Light"), tr("Dark")), strict=True
    ):
        action = add(
            f"theme.{preference}", text, partial(window.choices.set_theme, preference), checkable=True
        )
        theme.addAction(action)
    units = QActionGroup(window)
    for unit, text in zip(get_args(Units), (tr("Metres"), tr("Feet and inches")), strict=True):
        action = add(f"units.{unit}", text, partial(window.choices.set_units, unit), checkable=True)
        units.addAction(action)

    wizards.declare(window.context, window)
    drawing.declare(window.context, window.add_picture, window.dialogs.ask_grid)
    add("building.hall", tr("Add hall"), edit.add_hall, icon_name="bounding-box")
    add("building.storey", tr("Add storey …"), window.dialogs.add_storey, icon_name="stack-simple")
    add("building.site", tr("Add site …"), window.dialogs.add_site)
    add("building.wan", tr("WAN link …"), window.dialogs.connect_sites)
    site.declare(window.context)
    add("building.compare", tr("Compare …"), window.dialogs.show_compare, icon_name="scales")
    add("help.tour", tr("Guided tour"), window.show_tour)
    add(
        "view.labels",
        tr("Labels …"),
        window.dialogs.show_labels,
        tip=tr("What is written on racks and devices in each view"),
    )
    add("parts.put", tr("Put this part down"), lambda: window.parts.arm(window.parts.tree.currentIndex()))
    add("help.shortcuts", tr("Keyboard"), window.dialogs.show_shortcuts, shortcut="F1")
    add("help.about", tr("About Fabric Studio"), window.dialogs.show_about)


def _fold(window: WindowBase, name: str) -> None:
    window.arrangement.fold_as_checked(name)


MENUS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        mark("&File"),
        (
            "file.new",
            "file.template",
            "file.open",
            "*recent",
            "-",
            "file.import",
            "*export",
            "file.export_again",
            "-",
            "file.save",
            "file.save_as",
            "-",
            "file.quit",
        ),
    ),
    (
        mark("&Edit"),
        (
            "edit.undo",
            "edit.redo",
            "-",
            "edit.cut",
            "edit.copy",
            "edit.paste",
            "edit.duplicate",
            "edit.delete",
            "-",
            "edit.select_all",
            "edit.find",
            "-",
            "edit.rotate",
            "edit.rotate_back",
            "edit.connect",
            "cables.sheet",
            "-",
            "edit.preferences",
        ),
    ),
    (
        mark("&Building"),
        (
            "building.hall",
            "building.storey",
            "building.site",
            *site.BUILDING,
            "building.wan",
            "-",
            *drawing.BUILDING,
            "-",
            "building.compare",
        ),
    ),
    (mark("&Arrange"), wizards.ARRANGE),
    (mark("&Wizards"), ("*wizard",)),
    (mark("&Tools"), tuple(f"tool.{name}" for name, *_ in TOOL_ACTIONS)),
    (
        mark("&View"),
        (
            *(f"show.{name}" for name in NAMES),
            "-",
            "view.palette",
            "-",
            "view.fit",
            "view.fit_selection",
            "view.zoom_100",
            "view.zoom_in",
            "view.zoom_out",
            "-",
            "view.storey_up",
            "view.storey_down",
            "view.ghost",
            "view.labels",
            "*layer",
            "*snap",
            "-",
            "view.parts",
            "view.elevation",
            "view.inspector",
            "view.bottom",
            "-",
            "view.second",
            "*second",
            "-",
            "*theme",
            "*units",
        ),
    ),
    (mark("&Simulation"), ("*simulation",)),
    (mark("&Findings"), ("*findings",)),
    (mark("&Help"), ("help.tour", "help.shortcuts", "help.about")),
)


SUBMENUS = {
    "*theme": mark("Theme"),
    "*units": mark("Units"),
    "*layer": mark("Layers"),
    "*snap": mark("Grid"),
    "*second": mark("Second window"),
}
"""Groups of actions that get a menu of their own."""


def fill_menus(window: WindowBase) -> None:
    """After the panels were made, so that their own actions are there too."""
    bar, actions = window.menuBar(), window.context.actions
    for title, entries in MENUS:
        menu = bar.addMenu(tr(title))
        for entry in entries:
            if entry == "-":
                menu.addSeparator()
            elif entry == "*recent":
                recent = menu.addMenu(tr("Open recent"))
                recent.aboutToShow.connect(partial(window.fill_recent, recent))
            elif entry == "*export":
                _group(menu.addMenu(tr("Export")), window, "file.export.")
            elif entry in SUBMENUS:
                _group(menu.addMenu(tr(SUBMENUS[entry])), window, f"{entry[1:]}.")
            elif entry.startswith("*"):
                _group(menu, window, f"{entry[1:]}.")
            else:
                menu.addAction(actions[entry])
        if menu.isEmpty():
            bar.removeAction(menu.menuAction())
    # Shortcuts live with the window, so that they work while any panel has the focus.
    for _, action in actions:
        window.addAction(action)


def _group(menu: QMenu, window: WindowBase, prefix: str) -> None:
    for name, action in window.context.actions:
        if name.startswith(prefix):
            menu.addAction(action)
