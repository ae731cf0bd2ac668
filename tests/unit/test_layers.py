"""The import floors hold, and would be seen to break: a contract that names a wrong module never fails by itself."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# One offence per contract: contract -> file, line that breaks it.
OFFENCES = {
    "floors: imports go only downwards": ("base/units.py", "import fabric_studio.app"),
    "no Qt below ui": ("scene/__init__.py", "import PySide6.QtGui"),
    "kernels see arrays only": ("sim/kernels/__init__.py", "import fabric_studio.model"),
}


def lint_imports(root: Path) -> tuple[int, str]:
    """Exit status and report of import-linter on the tree at `root`."""
    program = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    command = [sys.executable, "-c", program, "--no-cache", "--no-logo"]
    result = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    return result.returncode, result.stdout + result.stderr


@pytest.fixture
def copied_tree(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(
        ROOT / "fabric_studio", tmp_path / "fabric_studio", ignore=shutil.ignore_patterns("__pycache__")
    )
    return tmp_path


def test_the_tree_keeps_its_floors() -> None:
    status, report = lint_imports(ROOT)
    assert status == 0, report


def test_every_contract_has_an_offence_here() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    assert {contract["name"] for contract in contracts} == set(OFFENCES)


def test_each_contract_sees_its_offence(copied_tree: Path) -> None:
    for file, line in OFFENCES.values():
        with (copied_tree / "fabric_studio" / file).open("a", encoding="utf-8") as module:
            module.write(f"\n{line}\n")
    status, report = lint_imports(copied_tree)
    assert status == 1, report
    for contract in OFFENCES:
        assert f"{contract} BROKEN" in report


def test_a_package_without_a_floor_is_seen(copied_tree: Path) -> None:
    stray = copied_tree / "fabric_studio" / "helpers"
    stray.mkdir()
    (stray / "__init__.py").touch()
    status, report = lint_imports(copied_tree)
    assert status == 1, report
    assert "helpers" in report
