"""A small hall with two racks, two switches and a server, and a context over it, for tests of panels and dialogs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from fabric_studio.app.opened import Opened
from fabric_studio.app.preferences import PreferencesFile
from fabric_studio.app.session import Session
from fabric_studio.catalog.library import Library, load_library
from fabric_studio.catalog.parts import Part, PortGroup
from fabric_studio.model import build
from fabric_studio.model.journal import Document
from fabric_studio.ui.context import Context
from fabric_studio.ui.theme import Theme

RACK = Part(
    id="test-rack",
    name="Network rack 48U",
    kind="rack",
    height_u=48,
    width_mm=600,
    depth_mm=1200,
    height_mm=2300,
    mass_kg=150,
    power_rating_w=40_000,
    static_load_rating_kg=1500,
    confidence="published",
    source="made for a test",
)
SWITCH = Part(
    id="test-switch",
    name="Test switch 64 x 400G",
    kind="switch",
    height_u=1,
    mass_kg=15,
    power_typ_w=750,
    power_max_w=1700,
    capacity_tbps=25.6,
    price_usd=32_000,
    confidence="published",
    field_confidence={"price_usd": "estimate", "power_max_w": "estimate"},
    source="made for a test",
    ports=(
        PortGroup(
            name="data",
            count=32,
            cage="OSFP",
            cage_speed_gbps=800,
            lanes=8,
            logical_per_cage=2,
            role="fabric",
        ),
        PortGroup(name="mgmt", count=1, cage="RJ45", cage_speed_gbps=1, lanes=1, role="oob"),
    ),
)
SERVER = Part(
    id="test-server",
    name="Test server 8 GPU",
    kind="server",
    height_u=8,
    mass_kg=130,
    power_typ_w=6500,
    power_max_w=10_200,
    accelerators=8,
    accelerator="",
    price_usd=300_000,
    confidence="published",
    ports=(
        PortGroup(
            name="compute",
            count=4,
            cage="OSFP",
            cage_speed_gbps=800,
            lanes=8,
            logical_per_cage=2,
            role="compute",
            face="rear",
        ),
        PortGroup(name="bmc", count=1, cage="RJ45", cage_speed_gbps=1, lanes=1, role="oob", face="rear"),
    ),
)


def settle() -> None:
    """Until Qt has laid out and shown what is due."""
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


@pytest.fixture(scope="session")
def library() -> Library:
    return load_library().with_rows((RACK, SWITCH, SERVER))


@pytest.fixture
def document() -> Document:
    """Rack A-01 with a leaf at U 40 and a server at U 1, rack A-02 with a spine at U 40; nothing cabled."""
    document = Document()
    with document.transaction("Fill") as tx:
        (hall,) = build.add_shell(tx, hall_width_mm=20_000, hall_depth_mm=12_000, floor_load_kg_m2=1_200)
        racks = build.add_racks(
            tx,
            RACK,
            lambda part_id: RACK,
            names=["A-01", "A-02"],
            hall=hall,
            x_mm=[3000.0, 3600.0],
            y_mm=4000.0,
        )
        build.add_device(tx, int(racks[0]), SWITCH, name="leaf-01", u=40.0, role="leaf")
        build.add_device(tx, int(racks[0]), SERVER, name="server-01", u=1.0, face="rear")
        build.add_device(tx, int(racks[1]), SWITCH, name="spine-01", u=40.0, role="spine")
    return document


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    theme = Theme("dark")
    theme.apply()
    yield theme
    qapp.setStyleSheet("")


@pytest.fixture
def session(document: Document, library: Library, tmp_path: Path) -> Iterator[Session]:
    """A session over the small hall; its settings and its recovery journal lie in the test's own folder."""
    preferences = PreferencesFile(tmp_path / "preferences.json")
    session = Session(library, preferences=preferences, recovery=tmp_path / "recovery")
    session.adopt(Opened(document, "Small hall"))
    yield session
    session.close()


@pytest.fixture
def context(session: Session, theme: Theme) -> Context:
    return Context(session, theme)


@pytest.fixture
def show(qtbot: QtBot) -> Callable[..., QWidget]:
    """Show a widget at a size and wait until it is there."""

    def show(widget: QWidget, width: int = 320, height: int = 720) -> QWidget:
        qtbot.addWidget(widget)
        widget.resize(width, height)
        widget.show()
        widget.activateWindow()
        qtbot.waitUntil(widget.isActiveWindow)
        return widget

    return show


@pytest.fixture
def shot(theme: Theme) -> Callable[[QWidget, str], None]:
    """Keep a picture in both themes where FABRIC_STUDIO_SHOTS names a folder; else do nothing."""
    folder = os.environ.get("FABRIC_STUDIO_SHOTS")

    def shot(widget: QWidget, name: str) -> None:
        if folder:
            for mode in ("dark", "light"):
                theme.set_preference(mode)  # type: ignore[arg-type]
                QApplication.processEvents()
                widget.grab().save(str(Path(folder) / f"{name}-{mode}.png"))
            theme.set_preference("dark")

    return shot
