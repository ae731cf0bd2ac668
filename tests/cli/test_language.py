"""The command line in another language: what people read changes, what scripts read does not."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabric_studio.base.language import speak
from fabric_studio.cli.output import columns, width, wrapped
from fabric_studio.io.project import save_project
from fabric_studio.rules.rule import RULES
from fabric_studio.topology.template import TEMPLATES
from tests.cli.conftest import Cli

SENTENCE = re.compile(r"\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b")


@pytest.fixture(autouse=True)
def english_afterwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    # `--language` sets the variable for whatever is started from there; the test gives it back.
    monkeypatch.setenv("FABRIC_STUDIO_LANGUAGE", "en")
    yield
    speak({})


def broken(tmp_path: Path) -> Path:
    """A project with a cable that is typed to be 5 km long."""
    design = TEMPLATES["leaf-spine"].build({"servers": 2})
    with design.transaction("Type a length") as tx:
        tx.set("cable", tx.now.cables.uid[:1], length_mm=5e6)
        tx.set("rack", tx.now.racks.uid[:1], power_limit_w=1_000.0)
    save_project(design.snapshot(), tmp_path / "broken.fabric")
    return tmp_path / "broken.fabric"


def test_the_whole_output_of_a_check_is_chinese(cli: Cli, tmp_path: Path) -> None:
    ran = cli("check", broken(tmp_path), "--language", "zh_CN")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.splitlines() == [
        "错误：C00001 需要 5000 m；400G SR4 可达 50 m（OM4）（按此取值，未设等级）：超出 4950 m；"
        "部件目录中没有适合这些端口且达到该长度的介质 [cable-too-long]",
        "错误：机柜 A-01 最大功耗 20.4 kW（典型值 16.4 kW）；其限值为 1 kW：超出 19.4 kW [rack-power]",
        "未运行：tensor-group-split：未说明张量并行组有多少加速器",
        "  请在窗口的规则设置中填写，或在此给出：--set tensor-group-split.ranks=NUMBER",
        f"2 个错误；{len(RULES)} 条规则中 {len(RULES) - 3} 条通过",
    ]


def test_json_keeps_its_keys_and_states(cli: Cli, tmp_path: Path) -> None:
    project = broken(tmp_path)
    english, chinese = (
        json.loads(cli("--language", language, "check", project, "--json").out)
        for language in ("en", "zh_CN")
    )
    assert english["summary"] == chinese["summary"]
    assert [rule["status"] for rule in english["rules"]] == [rule["status"] for rule in chinese["rules"]]
    for a, z in zip(english["findings"], chinese["findings"], strict=True):
        assert {**a, "text": "", "fix": None} == {**z, "text": "", "fix": None}
        assert a["text"] != z["text"]


@pytest.mark.parametrize("verb", ["info", "templates", "workloads"])
def test_what_people_read_holds_no_english_sentence(cli: Cli, tmp_path: Path, verb: str) -> None:
    ran = cli("--language", "zh_CN", verb, *([broken(tmp_path)] if verb == "info" else []))
    assert ran.code == 0
    assert [line for line in ran.out.splitlines() if SENTENCE.search(line)] == []


def test_an_error_is_chinese_and_names_the_file(cli: Cli, tmp_path: Path) -> None:
    ran = cli("--language", "zh_CN", "check", tmp_path / "none.fabric")
    assert ran.code == 2
    assert "none.fabric" in ran.err and "不存在" in ran.err


def test_wide_letters_take_two_places() -> None:
    assert width("机柜 A") == 6
    assert [width(line.rstrip()) for line in columns([("机柜", "1"), ("rack", "22")], numbers=True)] == [8, 8]
    lines = wrapped("注：" + "链路按满速率运行，" * 12, 40, initial_indent="  ", subsequent_indent="    ")
    assert len(lines) > 4 and all(width(line) <= 42 for line in lines)
    assert "".join(line.strip() for line in lines) == "注：" + "链路按满速率运行，" * 12
