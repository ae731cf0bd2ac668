"""Every verb done right: the whole of what it prints, and what it leaves on the disk."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np
import pytest

from fabric_studio import __version__
from fabric_studio.base.params import Param
from fabric_studio.cli.arguments import read_pairs
from fabric_studio.cli.verb import SUMMARIES
from fabric_studio.io.exporter import EXPORTERS
from fabric_studio.io.project import load_project, save_project
from fabric_studio.sim.runfile import load_run
from fabric_studio.topology.template import TEMPLATES
from fabric_studio.workloads.catalogue import WORKLOADS
from tests.cli.conftest import Cli, Ran

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures" / "import"


def document(ran: Ran) -> dict:
    """What a call with --json printed: one JSON document and nothing else."""
    assert ran.err == ""
    assert ran.out.endswith("}\n")
    return json.loads(ran.out)


# -- what there is ---------------------------------------------------------------------------------------------------


def test_the_version_is_one_line(cli: Cli, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit:
        cli("--version")
    assert exit.value.code == 0
    assert capsys.readouterr().out == f"fabric-studio {__version__}\n"


def test_the_help_names_every_verb_with_what_it_is_for(cli: Cli, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli("--help")
    told = " ".join(capsys.readouterr().out.split())
    assert all(f"{name} {summary}" in told for name, summary in SUMMARIES.items())


def test_templates_are_listed_with_their_parameters(cli: Cli) -> None:
    listed = document(cli("templates", "--json"))["templates"]
    assert [item["name"] for item in listed] == list(TEMPLATES)
    superpod = next(item for item in listed if item["name"] == "superpod-h100")
    su = next(param for param in superpod["params"] if param["name"] == "su")
    assert {key: su[key] for key in ("type", "default", "min", "max", "unit")} == {
        "type": "int",
        "default": 1,
        "min": 1,
        "max": 256,
        "unit": "",
    }


def test_workloads_are_listed_with_their_parameters(cli: Cli) -> None:
    listed = document(cli("workloads", "--json"))["workloads"]
    assert [item["name"] for item in listed] == list(WORKLOADS)
    assert {"all_reduce", "all_to_all", "incast", "permutation", "training_step"} <= {
        w["name"] for w in listed
    }
    incast = next(item for item in listed if item["name"] == "incast")
    size = next(param for param in incast["params"] if param["name"] == "bytes")
    assert (size["type"], size["unit"], size["min"]) == ("bytes", "byte", 1)


@pytest.mark.parametrize(("verb", "registry"), [("templates", TEMPLATES), ("workloads", WORKLOADS)])
def test_the_text_shows_each_parameter_as_it_is_typed_with_its_default(cli: Cli, verb, registry) -> None:
    ran = cli(verb)
    assert (ran.code, ran.err) == (0, "")
    assert max(map(len, ran.out.splitlines())) <= 100
    for item in registry.values():
        assert f"\n{item.name}: {item.title}\n" in "\n" + ran.out
        _, _, described = ran.out.partition(f"{item.name}: {item.title}\n")
        described = described.partition("\n\n")[0]
        for param in item.params:
            assert typed_default(described, param) == param.default


def typed_default(described: str, param: Param) -> object:
    (line,) = (text for text in described.splitlines() if text.strip().startswith(f"{param.name}="))
    return param.read(read_pairs([line.split()[0]])[param.name], owner="test")


# -- new -------------------------------------------------------------------------------------------------------------


def test_new_saves_a_project_and_says_what_is_in_it(cli: Cli, tmp_path: Path) -> None:
    target = tmp_path / "pod.fabric"
    ran = cli("new", "superpod-h100", "-p", "su=1", "-o", target)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{target}: 11 racks, 47 devices, 508 cables\n"
    assert len(load_project(target)[0].snapshot().cables) == 508


def test_new_makes_the_same_bytes_every_time(cli: Cli, tmp_path: Path) -> None:
    for name in ("1.fabric", "2.fabric"):
        assert cli("new", "leaf-spine", "-p", "servers=2", "-o", tmp_path / name).code == 0
    assert (tmp_path / "1.fabric").read_bytes() == (tmp_path / "2.fabric").read_bytes()


def test_a_target_without_suffix_becomes_a_folder(cli: Cli, tmp_path: Path) -> None:
    assert cli("new", "leaf-spine", "-p", "servers=2", "-o", tmp_path / "project").code == 0
    assert (tmp_path / "project" / "format.json").is_file()
    assert document(cli("info", tmp_path / "project", "--json"))["servers"] == 2


def test_an_output_that_is_there_already_is_replaced(cli: Cli, tmp_path: Path) -> None:
    target = tmp_path / "pod.fabric"
    for servers in (2, 4):
        assert cli("new", "leaf-spine", "-p", f"servers={servers}", "-o", target).code == 0
    assert document(cli("info", target, "--json"))["servers"] == 4
    assert [path.name for path in tmp_path.iterdir()] == ["pod.fabric"]


# -- info and check --------------------------------------------------------------------------------------------------


def test_info_gives_the_counts_of_the_reference_architecture(cli: Cli, superpod: Path) -> None:
    known = document(cli("info", superpod, "--json"))
    assert (known["gpus"], known["servers"]) == (248, 31)
    assert known["switches"] == {"leaf": 8, "spine": 4}
    assert known["cables"]["total"] == known["links"] == 508
    assert known["cables"]["by_role"] == {"server-leaf": 248, "leaf-spine": 256, "ufm-leaf": 4}
    assert known["oversubscription"][0]["tier"] == "leaf"
    assert known["scale_up"] == [
        {
            "domain": "DGX H100",
            "protocol": "NVLink 4",
            "count": 31,
            "gpus": 8,
            "one_way_gbytes_s_per_gpu": 450.0,
        }
    ]
    assert known["diameter_hops"] == 4


def test_info_has_every_key_that_scripts_rely_on(cli: Cli, superpod: Path) -> None:
    known = document(cli("info", superpod, "--json"))
    assert set(known) >= {
        "gpus", "servers", "racks", "switches", "cables", "links", "storeys", "sites", "power_w", "mass_kg", "trays",
        "wan", "oversubscription", "scale_up", "diameter_hops",
    }  # fmt: skip
    assert set(known["cables"]) >= {"total", "by_role", "by_medium", "total_length_m"}
    assert set(known["power_w"]) >= {"typ", "max"}
    assert set(known["oversubscription"][0]) >= {"tier", "down_gbps", "up_gbps", "ratio"}


def test_three_tiers_have_cables_from_spine_to_core(cli: Cli, tmp_path: Path) -> None:
    """16 SU: N/32 leaves and spines, N/64 cores of N = 4,096 ports (RA B200, larger component counts)."""
    assert cli("new", "superpod-h100", "-p", "su=16", "-o", tmp_path / "x.fabric").code == 0
    known = document(cli("info", tmp_path / "x.fabric", "--json"))
    assert known["switches"] == {"core": 64, "leaf": 128, "spine": 128}
    assert known["cables"]["by_role"]["spine-core"] == 4096


def test_info_tells_the_same_in_words(cli: Cli, superpod: Path) -> None:
    ran = cli("info", superpod)
    assert (ran.code, ran.err) == (0, "")
    words = dict(line.split("  ", 1) for line in ran.out.splitlines())
    assert words["GPUs"].strip() == "248 in 31 servers"
    assert words["Cables"].strip() == "508: 256 leaf-spine, 248 server-leaf, 4 ufm-leaf; 508 links"
    assert words["Diameter"].strip() == "4 links from GPU to GPU, 2 between switches"


def test_an_empty_design_has_facts_and_no_findings(cli: Cli, empty: Path) -> None:
    known = document(cli("info", empty, "--json"))
    assert (known["gpus"], known["cables"]["total"], known["diameter_hops"]) == (0, 0, None)
    assert cli("info", empty).code == 0
    assert document(cli("check", empty, "--json"))["summary"]["error"] == 0


def test_a_superpod_checks_clean(cli: Cli, superpod: Path) -> None:
    ran = cli("check", superpod)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == (
        "not-run: tensor-group-split: nobody said how many accelerators a tensor-parallel group has\n"
        "  state it in the rule settings of the window, or here: --set tensor-group-split.ranks=NUMBER\n"
        "Nothing found; 46 of 47 rules passed\n"
    )


@pytest.mark.parametrize("ranks, found", [(8, 0), (16, 1)])
def test_a_figure_that_a_rule_waits_for_is_stated_for_one_check(
    cli: Cli, superpod: Path, ranks: int, found: int
) -> None:
    before = superpod.read_bytes()
    rule = ("--rule", "tensor-group-split", "--json")
    (waiting,) = [r for r in document(cli("check", superpod, *rule))["rules"] if "asks" in r]
    assert waiting["asks"] == ["rule.tensor-group-split.ranks"]
    told = document(cli("check", superpod, *rule, "--set", f"{waiting['asks'][0]}={ranks}"))
    assert told["summary"]["warning"] == found
    assert superpod.read_bytes() == before


@pytest.mark.parametrize(
    "stated, words",
    [
        ("tray-fill.warn", "'tray-fill.warn' is not ID.LIMIT=NUMBER; write for example tray-fill.warn=0.3"),
        ("tray-fill.warn=wide", "'tray-fill.warn=wide' is not ID.LIMIT=NUMBER"),
        ("tray-fill.warn=-1", "warn of tray-fill must be a number of at least 0, not -1"),
        ("tray-fill.warm=1", "rule tray-fill: unknown limit 'warm'"),
        ("tray.warn=1", "unknown rule 'tray'"),
    ],
)
def test_a_figure_that_no_rule_can_go_by(cli: Cli, superpod: Path, stated: str, words: str) -> None:
    ran = cli("check", superpod, "--set", stated)
    assert (ran.code, ran.out) == (2, "") and words in ran.err


def broken(tmp_path: Path) -> Path:
    """A project with a cable that no class of media reaches: its length is typed as 5 km."""
    design = TEMPLATES["leaf-spine"].build({"servers": 2})
    with design.transaction("Type a length") as tx:
        tx.set("cable", tx.now.cables.uid[:1], length_mm=5e6)
    save_project(design.snapshot(), tmp_path / "broken.fabric")
    return tmp_path / "broken.fabric"


def test_an_error_makes_the_exit_code_one_and_names_actual_limit_and_fix(cli: Cli, tmp_path: Path) -> None:
    project = broken(tmp_path)
    ran = cli("check", project, "--json")
    assert (ran.code, ran.err) == (1, "")
    report = json.loads(ran.out)
    assert set(report) == {"findings", "rules", "summary"}
    assert report["summary"]["error"] >= 1
    found = next(f for f in report["findings"] if f["severity"] == "error")
    assert set(found) >= {"rule", "severity", "text", "where", "actual", "limit", "unit", "fix"}
    assert found["actual"] > found["limit"] and found["unit"] == "m"
    assert found["where"][0]["kind"] == "cable" and found["where"][0]["name"] == "C00001"
    assert {rule["status"] for rule in report["rules"]} <= {"passed", "failed", "not-run"}


def test_the_text_of_a_check_says_the_same(cli: Cli, tmp_path: Path) -> None:
    ran = cli("check", broken(tmp_path))
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith("error: ")
    assert "C00001" in ran.out and "5,000 m" in ran.out.replace("5000 m", "5,000 m")


def test_only_the_rules_that_are_named_run(cli: Cli, superpod: Path) -> None:
    ran = cli("check", superpod, "--rule", "rack-power", "--json")
    states = {rule["id"]: rule["status"] for rule in document(ran)["rules"]}
    assert states["rack-power"] == "passed"
    assert {status for rule, status in states.items() if rule != "rack-power"} <= {"not-run"}


# -- simulate --------------------------------------------------------------------------------------------------------


def test_simulate_prints_the_document_that_scripts_rely_on(cli: Cli, small: Path) -> None:
    result = document(cli("simulate", small, "--workload", "all_reduce", "--json", "--links", "3"))
    assert set(result) >= {
        "engine", "workload", "step_time_s", "phases", "collectives", "flows", "links", "bottleneck", "events", "wall_s", "cautions",
        "model_notes",
    }  # fmt: skip
    assert (result["engine"], result["workload"]) == ("fluid", "all_reduce")
    assert result["step_time_s"] > 0
    assert len(result["links"]) == 3
    assert set(result["links"][0]) == {
        "name", "mean_utilization", "max_utilization", "max_queue_bytes", "ecn_marks", "pause_s", "drops",
    }  # fmt: skip
    heat = [link["mean_utilization"] for link in result["links"]]
    assert heat == sorted(heat, reverse=True)
    assert set(result["flows"]["fct_s"]) == {"p50", "p99", "max"}


def test_an_incast_takes_what_its_bytes_need_at_the_receiver(cli: Cli, small: Path) -> None:
    """4 senders of 100 MB into one 400 Gb/s port (50 GB/s): N S / B = 8 ms, and a little latency."""
    result = document(
        cli("simulate", small, "--workload", "incast", "-p", "senders=4", "-p", "bytes=100MB", "--json")
    )
    assert result["step_time_s"] == pytest.approx(8e-3, rel=0.01)


def test_the_seed_decides_what_is_random(cli: Cli, small: Path) -> None:
    def step(seed: int) -> float:
        ran = cli("simulate", small, "--workload", "training_step", "--seed", seed, "--json")
        return document(ran)["step_time_s"]

    assert step(1) == step(1) != step(2)


def test_a_run_is_kept_and_can_be_read_again(cli: Cli, small: Path, tmp_path: Path) -> None:
    ran = cli("simulate", small, "--workload", "all_reduce", "-o", tmp_path / "run.npz", "--json")
    kept = load_run(tmp_path / "run.npz")
    assert kept.step_time_s == document(ran)["step_time_s"]
    with np.load(tmp_path / "run.npz", allow_pickle=False) as arrays:
        assert {"times", "link_utilization", "link_names"} <= set(arrays.files)


def test_the_text_of_a_run_names_time_links_and_what_the_model_leaves_out(cli: Cli, small: Path) -> None:
    ran = cli("simulate", small, "--workload", "all_reduce", "--links", "2")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("all_reduce: one step takes ")
    assert ran.out.count(" to leaf-") + ran.out.count(" to server-") >= 2
    assert "(fluid model)" in ran.out and "note: Fluid model" in ran.out


# -- export and import -----------------------------------------------------------------------------------------------


PROCUREMENT = ("bom.csv", "bom.xlsx", "cables.csv", "cables.xlsx")


@pytest.mark.parametrize("name", PROCUREMENT)
def test_export_writes_the_file_and_says_so(cli: Cli, small: Path, tmp_path: Path, name: str) -> None:
    target = tmp_path / f"out{EXPORTERS[name].suffix}"
    ran = cli("export", small, "--to", name, "-o", target)
    assert (ran.code, ran.err, ran.out) == (0, "", f"{target}: {EXPORTERS[name].title}\n")
    first = target.read_bytes()
    assert cli("export", small, "--to", name, "-o", target).code == 0
    assert target.read_bytes() == first


def test_the_exported_schedule_has_a_line_for_every_cable(cli: Cli, superpod: Path, tmp_path: Path) -> None:
    assert cli("export", superpod, "--to", "cables.csv", "-o", tmp_path / "c.csv").code == 0
    with (tmp_path / "c.csv").open(encoding="utf-8-sig", newline="") as file:
        assert sum(1 for _ in csv.DictReader(file)) == 508


def test_import_saves_the_design_and_reports_what_was_read_guessed_and_left_out(
    cli: Cli, tmp_path: Path
) -> None:
    target = tmp_path / "in.fabric"
    report = document(cli("import", FIXTURES / "slurm_scontrol.txt", "-o", target, "--json"))
    assert set(report) == {"source", "format", "read", "guessed", "left_out", "warnings"}
    assert report["read"]["hosts"] == 7
    assert document(cli("info", target, "--json"))["cables"]["total"] == report["read"]["cables"]


def test_the_text_of_an_import_ends_with_where_the_design_is(cli: Cli, tmp_path: Path) -> None:
    ran = cli("import", FIXTURES / "slurm_scontrol.txt", "-o", tmp_path / "in.fabric")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith(f"Saved as {tmp_path / 'in.fabric'}\n")
    assert all(word in ran.out for word in ("Read\n", "Guessed\n", "Left out"))
