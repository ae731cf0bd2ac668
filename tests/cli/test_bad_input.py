"""Arguments that make no sense: one line on standard error that says what is wrong and the way out, exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabric_studio.cli.main import main
from tests.cli.conftest import Cli, refused


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["frobnicate"], ("unknown command 'frobnicate'",)),
        (["chekc"], ("check",)),
        (["--frobnicate"], ("--frobnicate", "--help")),
        ([""], ("unknown command",)),
        (["new"], ("TEMPLATE", "new --help")),
        (["info"], ("FILE", "info --help")),
        (["info", "a", "b"], ("b",)),
        (["templates", "--jsn"], ("--jsn",)),
        (["simulate", "x.fabric"], ("--workload",)),
        (["simulate", "x.fabric", "--workload", "incast", "--seed", "one"], ("--seed", "'one'")),
        (
            ["simulate", "x.fabric", "--workload", "incast", "--engine", "magic"],
            ("--engine", "magic", "fluid"),
        ),
        (["export", "x.fabric", "-o", "y"], ("--to",)),
        (["open", "a", "b"], ("b",)),
        (["open", "nowhere.fabric"], ("nowhere.fabric", "does not exist")),
        (["screenshot", "x.fabric"], ("-o",)),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_usage(cli: Cli, argv: list[str], words: tuple[str, ...]) -> None:
    refused(cli(*argv), *words)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("su=0", ("su", "0", "1 to 256")),
        ("su=-1", ("su", "-1", "1 to 256")),
        ("su=99999999", ("su", "99999999", "1 to 256")),
        ("su=1e400", ("su", "1e400", "whole number")),
        ("su=nan", ("su", "nan", "whole number")),
        ("su=inf", ("su", "inf", "whole number")),
        ("su=1.5", ("su", "1.5", "whole number")),
        ("su=", ("su", "whole number")),
        ("su=four", ("su", "four", "whole number")),
        ("su=１ ２", ("su", "whole number")),
        ("su=" + "9" * 5_000, ("su",)),
        ("su", ("'su'", "KEY=VALUE", "-p su=4")),
        ("=4", ("'=4'", "KEY=VALUE")),
        ("", ("KEY=VALUE",)),
        ("racks=4", ("unknown parameter 'racks'", "su")),
        ("机=4", ("unknown parameter '机'",)),
        ("servers_per_rack=3", ("servers_per_rack", "'3'", "1, 2, 4")),
    ],
)
def test_a_parameter_of_a_template(cli: Cli, tmp_path: Path, typed: str, words: tuple[str, ...]) -> None:
    line = refused(cli("new", "superpod-h100", "-p", typed, "-o", tmp_path / "x.fabric"), *words)
    assert len(line) < 400
    assert list(tmp_path.iterdir()) == []


def test_a_parameter_given_twice(cli: Cli, tmp_path: Path) -> None:
    ran = cli("new", "superpod-h100", "-p", "su=1", "-p", "su=2", "-o", tmp_path / "x.fabric")
    refused(ran, "su is given twice")


def test_an_unknown_template_offers_the_nearest(cli: Cli, tmp_path: Path) -> None:
    refused(
        cli("new", "superpod", "-o", tmp_path / "x.fabric"), "unknown template 'superpod'", "superpod-h100"
    )


def test_an_unknown_workload_offers_the_nearest(cli: Cli, small: Path) -> None:
    refused(cli("simulate", small, "--workload", "allreduce"), "unknown workload 'allreduce'", "all_reduce")


def test_an_unknown_export_format_offers_the_nearest(cli: Cli, small: Path, tmp_path: Path) -> None:
    refused(cli("export", small, "--to", "bom.pdf", "-o", tmp_path / "x"), "'bom.pdf'", "bom.csv")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("argv", "listing"),
    [
        (["simulate", "{small}", "--workload", "allreduce"], ["workloads"]),
        (["simulate", "{small}", "--workload", "incast", "-p", "sender=1"], ["workloads"]),
        (["simulate", "{small}", "--workload", "incast", "--routing", "sprai"], ["simulate", "--help"]),
        (["new", "leaf-spine", "-p", "server=1", "-o", "x"], ["templates"]),
        (["export", "{small}", "--to", "bom.pdf", "-o", "x"], ["export", "--help"]),
        (["import", "{small}", "--format", "visio"], ["import", "--help"]),
        (["check", "{small}", "--rule", "cable"], ["check", "--help"]),
        (["chekc"], ["--help"]),
    ],
    ids=lambda words: " ".join(words),
)
def test_a_list_that_is_cut_says_how_much_and_where_all_of_it_is(
    cli: Cli, small: Path, capsys: pytest.CaptureFixture[str], argv: list[str], listing: list[str]
) -> None:
    line = refused(cli(*(str(small) if word == "{small}" else word for word in argv)), "known: ", " more; ")
    assert line.endswith(f"fabric-studio {' '.join(listing)} names them all")
    try:
        assert main(listing) == 0
    except SystemExit as end:
        assert end.code == 0
    everything = "".join(capsys.readouterr().out.split())
    for name in line.rpartition("known: ")[2].partition(" and ")[0].split(", "):
        assert name in everything


def test_an_unknown_rule(cli: Cli, small: Path) -> None:
    refused(cli("check", small, "--rule", "no-such-rule"), "no-such-rule")


def test_an_unknown_importer(cli: Cli, small: Path, tmp_path: Path) -> None:
    source = tmp_path / "x.conf"
    source.write_text("SwitchName=s0 Nodes=n[0-3]\n")
    ran = cli("import", source, "--format", "visio", "-o", tmp_path / "x.fabric")
    refused(ran, "unknown importer 'visio'")
    assert [path.name for path in tmp_path.iterdir()] == ["x.conf"]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("bytes=-1", ("bytes",)),
        ("bytes=1e400", ("bytes", "1e400")),
        ("bytes=nan", ("bytes", "nan")),
        ("bytes=12 parsec", ("bytes", "12 parsec", "64MB")),
        ("senders=0", ("senders", "0")),
        ("senders=1000000", ("senders",)),
        ("senders=1e20", ("'1e20' is not a whole number from 1 to 1,000,000",)),
        ("routing=torus", ("small.fabric: ", "routing torus does not fit")),
        ("receiver=4000", ("receiver",)),
        ("seed=-1", ("seed",)),
        ("algorithm=ring", ("unknown parameter 'algorithm'",)),
    ],
)
def test_a_parameter_of_a_workload(cli: Cli, small: Path, typed: str, words: tuple[str, ...]) -> None:
    refused(cli("simulate", small, "--workload", "incast", "-p", typed), *words)


def test_a_negative_number_of_links(cli: Cli, small: Path) -> None:
    refused(cli("simulate", small, "--workload", "incast", "--links", "-1"), "--links", "-1 is negative")


@pytest.mark.parametrize("seed", ["-1", str(2**70)])
def test_a_seed_out_of_range(cli: Cli, small: Path, seed: str) -> None:
    refused(cli("simulate", small, "--workload", "incast", "--seed", seed), "seed", seed)


def test_a_design_without_anything_to_run_on(cli: Cli, empty: Path) -> None:
    refused(cli("simulate", empty, "--workload", "incast"), str(empty), "add servers")


@pytest.mark.parametrize(
    ("text", "words"),
    [("", ("is empty",)), ("hello\n", ("no format that can be imported",)), ("\0\1\2", ("binary",))],
)
def test_a_source_that_is_no_topology(cli: Cli, tmp_path: Path, text: str, words: tuple[str, ...]) -> None:
    (tmp_path / "x.txt").write_text(text)
    refused(cli("import", tmp_path / "x.txt", "-o", tmp_path / "x.fabric", "--json"), "x.txt", *words)
    assert [path.name for path in tmp_path.iterdir()] == ["x.txt"]


@pytest.mark.parametrize(
    "argv",
    [
        ("check", ""),
        ("info", " "),
        ("compare", "", ""),
        ("new", "leaf-spine", "-o", ""),
        ("screenshot", "{small}", "-o", ""),
        ("export", "{small}", "--to", "bom.csv", "-o", ""),
        ("import", ""),
        ("simulate", "", "--workload", "incast"),
        *(
            ("simulate", "{small}", "--workload", "incast", option, "")
            for option in ("-o", "--csv", "--flows", "--measured")
        ),
    ],
)
def test_no_path_is_not_the_folder_one_happens_to_be_in(
    cli: Cli, small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argv: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(cli(*(str(small) if word == "{small}" else word for word in argv)), "no name is given")
    assert list(tmp_path.iterdir()) == []


def test_a_path_with_a_nul_is_refused(cli: Cli) -> None:
    refused(cli("check", "pod\0.fabric"), "no file name can hold")
