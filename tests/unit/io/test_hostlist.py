"""Hostlist expressions, with the cases that other readers of Slurm files got wrong (their public bug reports beside)."""

from __future__ import annotations

import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.io.importers.hostlist import compress, expand, natural_key


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", []),
        ("a", ["a"]),
        ("lrdn[0009-0011]", ["lrdn0009", "lrdn0010", "lrdn0011"]),
        ("n[8-11]", ["n8", "n9", "n10", "n11"]),
        ("n[08-11]", ["n08", "n09", "n10", "n11"]),
        ("isw1[0100,0102]", ["isw10100", "isw10102"]),
        ("viz[01,05-06]", ["viz01", "viz05", "viz06"]),
        ("[1101-1102]", ["1101", "1102"]),
        ("rack[1-2]-u[01-02]", ["rack1-u01", "rack1-u02", "rack2-u01", "rack2-u02"]),
        ("j-[1-2]-l1", ["j-1-l1", "j-2-l1"]),
        # Splitting at the comma inside a bracket: PySlurm/pyslurm PR 73, Megatron-Bridge PR 3830.
        ("nodeA,nodeB[001,003]", ["nodeA", "nodeB001", "nodeB003"]),
        ("circe-n[001-002],n[019-020]", ["circe-n001", "circe-n002", "n019", "n020"]),
        # A tail of more than 19 digits overflows a 64-bit number: nebius/soperator PR 2623.
        ("s[99999999999999999999-100000000000000000001]",
         ["s99999999999999999999", "s100000000000000000000", "s100000000000000000001"]),
        ("S-0008f1050020369c", ["S-0008f1050020369c"]),
        ("a,,b, c", ["a", "b", "c"]),
    ],
)  # fmt: skip
def test_expand(text: str, names: list[str]) -> None:
    assert expand(text) == names


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("n[01-03", "no closing bracket"),
        ("n01]", "closes a bracket that is not open"),
        ("n[1[2]]", "bracket inside a bracket"),
        ("n[]", "is not a number or a range"),
        ("n[a-b]", "is not a number or a range"),
        ("n[1-]", "is not a number or a range"),
        ("n[3-1]", "runs backwards"),
        ("n[1-" + "9" * 5000 + "]", "is not a number or a range"),
        ("n[1-99999999999]", "stands for 99,999,999,999 names"),
        ("a[1-1000]b[1-1000]c[1-1000]", "stands for 1,000,000,000 names"),
        ("n1 n2", "has a blank inside a name"),
        ("n[\u0661-\u0663]", "is not a number or a range"),
    ],
)
def test_expand_refuses(text: str, reason: str) -> None:
    with pytest.raises(BadInputError, match=reason):
        expand(text)


def test_expand_never_makes_more_names_than_allowed() -> None:
    assert len(expand("n[1-10]", limit=10)) == 10
    with pytest.raises(BadInputError, match="at most 10 are read"):
        expand("n[1-10],n11", limit=10)


@pytest.mark.parametrize(
    ("names", "text"),
    [
        ([], ""),
        (["n10", "n9", "n8", "n8"], "n[8-10]"),
        (["n08", "n09", "n10", "n12"], "n[08-10,12]"),
        (["n1", "n01"], "n[1,01]"),
        (["login", "n1-ib", "n2-ib"], "login,n1-ib,n2-ib"),
        (["rack1-u1", "rack1-u2", "rack2-u1"], "rack1-u[1-2],rack2-u1"),
    ],
)
def test_compress(names: list[str], text: str) -> None:
    assert expand(compress(names)) == sorted(set(names), key=natural_key)
    if not names or "-ib" not in names[1]:
        assert compress(names) == text


@pytest.mark.parametrize("name", ["", "a,b", "a[1]", "a b"])
def test_compress_refuses_what_a_hostlist_cannot_hold(name: str) -> None:
    with pytest.raises(BadInputError, match="cannot be written in a hostlist"):
        compress([name])


def test_natural_order_is_the_order_of_people() -> None:
    assert sorted(["rack10", "rack2", "rack1", "a"], key=natural_key) == ["a", "rack1", "rack2", "rack10"]
