"""Names that cannot be read are found, kind by kind, and names in any script are not."""

from __future__ import annotations

import pytest

from fabric_studio.rules.engine import check
from tests.factories import library, pair_of_racks

RULE = "name-unreadable"


def found(names: list[str]):
    pair = pair_of_racks()
    racks = pair.document.snapshot().racks.uid
    with pair.document.transaction("Rename") as tx:
        for uid, name in zip(racks.tolist(), names, strict=True):
            tx.set("rack", uid, name=name)
    return list(check(pair.document.snapshot(), library(), only=[RULE]).findings)


@pytest.mark.parametrize("name", ["", "  ", "\0", "A\x07-01", "\u202e10-A"])
def test_a_name_that_cannot_be_read_is_a_warning(name):
    (finding,) = found([name, "A-02"])
    assert finding.severity == "warning" and finding.text.startswith("1 rack without a name")
    assert finding.where[0][0] == "rack"


def test_one_finding_counts_all_of_a_kind():
    (finding,) = found(["", ""])
    assert finding.actual == 2 and len(finding.where) == 2 and finding.text.startswith("2 racks")


def test_names_in_any_script_are_fine():
    assert found(["机柜\u3000A-01", "Стойка\u00a02"]) == []
