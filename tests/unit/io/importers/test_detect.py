"""Which importer a file belongs to, and what is said of files that people mistake for a topology."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from fabric_studio.base.errors import BadInputError, UnknownNameError
from fabric_studio.base.progress import silent
from fabric_studio.io.importers import registry
from fabric_studio.io.importers.importer import Importer
from fabric_studio.io.importers.registry import IMPORTERS, detect, importer_for

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures" / "import"


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("slurm_quirks.conf", "slurm-topology"),
        ("slurm_scontrol.txt", "slurm-topology"),
        ("slurm_blocks.conf", "slurm-topology"),
        ("slurm_topology.yaml", "slurm-topology"),
        ("topograph.yaml", "slurm-topology"),
        ("ib_quirks.txt", "ibnetdiscover"),
        ("ib_ports.txt", "ibnetdiscover"),
    ],
)
def test_detect(file: str, name: str) -> None:
    assert detect(FIXTURES / file).name == name


FOREIGN = {
    "PARTITION AVAIL TIMELIMIT NODES STATE NODELIST\nbatch up 1:00 1 idle n1\n": "is the output of sinfo",
    "part number | MSB7790\nPSID | MT_1\nGUID | 0x1c34\n": "is the output of ibswinfo",
    "VM_hostname vm1\n0ff08c4321664e96\n": "give it with --names",
    "CA 'mlx5_0'\n\tCA type: MT4123\n\tPort 1:\n\t\tPort GUID: 0x1\n": "is the output of ibstat",
    'graph Topology {\n "a" -- "b";\n}\n': "is a Graphviz (DOT) drawing; the importer for those, dot",
    '  1  1[  ] ==( 4X 25.78125 Gbps Active/ LinkUp)==>  2  3[  ] "x" ( )\n': "is the output of iblinkinfo",
    'Switch\t : 0x0002c90200417670 ports 36 devid 0xbd36 vendid 0x2c9 "x"\n': "is a list of nodes without their cables",
    '< [1]\t"S-0002c90200417670"[2]\n': "is the difference of two fabrics",
    "{ SW Ports:18 SystemGUID:0002c9 }\n": "is an ibdiagnet link list",
    "# names\nH-0002c90300080e84 host1\n": "gives names to GUIDs, no cable",
    "# spines\nS-0002c90300080e84\n": "is a list of GUIDs, no cable",
    "<?xml version='1.0'?><a/>": "is XML",
    '{"nodes": []}': "is JSON",
    "lorem ipsum\n": "is in no format that can be imported; known: ",
}


@pytest.mark.parametrize("text", FOREIGN, ids=list(FOREIGN.values()))
@pytest.mark.parametrize("name", ["auto", "ibnetdiscover", "slurm-topology"])
def test_foreign_file_is_refused_with_what_it_is(tmp_path: Path, text: str, name: str) -> None:
    path = tmp_path / "file.txt"
    path.write_text(text)
    with pytest.raises(BadInputError) as refusal:
        importer_for(path, name).read(path, extra=None, progress=silent())
    if name == "auto" or "no format" not in FOREIGN[text]:
        assert FOREIGN[text] in str(refusal.value)
    assert str(refusal.value).startswith(str(path)) and "\n" not in str(refusal.value)


def test_recognising_is_quick_on_long_blank_files(tmp_path: Path) -> None:
    """Blank lines and near misses must not make a pattern try for ever."""
    path = tmp_path / "blank.txt"
    path.write_text("\n" * 60_000 + " " * 3000 + "x")
    with pytest.raises(BadInputError, match="in no format"):
        detect(path)
    path.write_text("H-0002c90300080e84 a\n" * 3000 + "x")
    with pytest.raises(BadInputError, match="gives names to GUIDs"):
        detect(path)


def test_two_importers_that_claim_a_file_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sure: Callable[[bytes, Path], float] = lambda head, path: 0.9  # noqa: E731
    twins = {name: Importer(name, name, sure, IMPORTERS["ibnetdiscover"].read) for name in ("one", "two")}
    monkeypatch.setattr(registry, "IMPORTERS", twins)
    path = tmp_path / "file.txt"
    path.write_text("x")
    with pytest.raises(BadInputError, match="could be two or one; say which with --format"):
        detect(path)


def test_unknown_format_is_refused() -> None:
    with pytest.raises(UnknownNameError, match=r"known: .*slurm-topology"):
        importer_for(FIXTURES / "ib_quirks.txt", "slurm")
