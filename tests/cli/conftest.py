"""Running the command line in the test's own process, and the projects that it is tried on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from fabric_studio.cli.main import main
from fabric_studio.io.project import save_project
from fabric_studio.model.journal import Document
from fabric_studio.sim.warmup import is_ready, warm_up
from fabric_studio.topology.template import TEMPLATES


@dataclass(frozen=True)
class Ran:
    """What one call printed and returned."""

    code: int
    out: str
    err: str


Cli = Callable[..., Ran]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Cli:
    def call(*argv: object) -> Ran:
        capsys.readouterr()
        code = main([str(argument) for argument in argv])
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return call


def refused(ran: Ran, *words: str) -> str:
    """The one line on standard error of a call that was refused; it must hold all of the words."""
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("fabric-studio") and ran.err.endswith("\n")
    (line,) = ran.err.splitlines()
    assert "internal error" not in line and "Traceback" not in line
    for word in words:
        assert word in line
    return line


@pytest.fixture(scope="session", autouse=True)
def ready_simulator() -> None:
    """On a new machine the first simulation would say that it compiles, beside what a test waits for."""
    if not is_ready():
        warm_up()


@pytest.fixture(scope="session")
def projects(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with superpod.fabric (1 SU), small.fabric (2 servers) and empty.fabric."""
    folder = tmp_path_factory.mktemp("projects")
    save_project(TEMPLATES["superpod-h100"].build({}).snapshot(), folder / "superpod.fabric")
    small = TEMPLATES["leaf-spine"].build({"servers": 2, "gpus_per_server": 8})
    save_project(small.snapshot(), folder / "small.fabric")
    save_project(Document().snapshot(), folder / "empty.fabric")
    return folder


@pytest.fixture(scope="session")
def superpod(projects: Path) -> Path:
    return projects / "superpod.fabric"


@pytest.fixture(scope="session")
def small(projects: Path) -> Path:
    return projects / "small.fabric"


@pytest.fixture(scope="session")
def empty(projects: Path) -> Path:
    return projects / "empty.fabric"
