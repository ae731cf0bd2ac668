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
