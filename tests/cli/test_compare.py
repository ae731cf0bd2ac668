"""`compare`: text for people, one JSON document for programs, one line for what cannot be compared."""

from __future__ import annotations

import json

from tests.cli.conftest import Cli, refused


def test_two_projects_side_by_side(cli: Cli, small, superpod) -> None:
    ran = cli("compare", small, superpod)
    assert ran.code == 0 and ran.err == ""
    assert "small" in ran.out and "superpod" in ran.out and "99th percentile" in ran.out
    assert max(len(line) for line in ran.out.splitlines()) < 160


def test_json_is_one_document(cli: Cli, small, superpod) -> None:
    ran = cli("compare", small, superpod, "--json")
    document = json.loads(ran.out)
    assert (
        document["a"]["name"] == "small" and document["z"]["size"]["racks"] > document["a"]["size"]["racks"]
    )


def test_a_missing_file_is_refused(cli: Cli, small, tmp_path) -> None:
    refused(cli("compare", small, tmp_path / "nowhere.fabric"), "nowhere.fabric")


def test_csv_for_a_spreadsheet(cli: Cli, small, superpod) -> None:
    lines = cli("compare", small, superpod, "--csv").out.splitlines()
    assert lines[0] == "group,figure,unit,small,superpod,change"
    assert any(line.startswith("size,racks,,") for line in lines)


def test_a_template_is_drawn_again_another_way(cli: Cli, small) -> None:
    ran = cli("compare", small, "-p", "servers=4", "--json")
    document = json.loads(ran.out)
    assert document["z"]["name"] == "servers=4"
    assert document["change"]["size"]["accelerators"] == 1.0


def test_what_cannot_be_drawn_again_is_refused(cli: Cli, small, empty) -> None:
    refused(cli("compare", small), "nothing to compare")
    refused(cli("compare", small, empty, "-p", "servers=4"), "both")
    refused(cli("compare", empty, "-p", "servers=4"), "empty.fabric", "template")
    refused(cli("compare", small, "-p", "storeys=4"), "small.fabric", "storeys")
    refused(cli("compare", small, "-p", "servers=many"), "small.fabric", "servers", "many")


def test_designs_of_one_name_can_be_told_apart(cli: Cli, small) -> None:
    head = cli("compare", small, small).out.splitlines()[0]
    assert "small (1)" in head and "small (2)" in head
