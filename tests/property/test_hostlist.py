"""Whatever the names, writing them as a hostlist and reading it gives them back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fabric_studio.base.errors import BadInputError
from fabric_studio.io.importers.hostlist import compress, expand, natural_key

_NAMES = st.text(st.sampled_from("ab0123456789-."), min_size=1, max_size=12)
_CLOSE_NAMES = st.builds(
    lambda head, number, width, tail: f"{head}{number:0{width}d}{tail}",
    st.sampled_from(["n", "r1-n", ""]), st.integers(0, 130), st.integers(0, 4), st.sampled_from(["", "-ib"]),
)  # fmt: skip


@given(st.lists(_NAMES | _CLOSE_NAMES, max_size=60))
def test_expand_undoes_compress(names: list[str]) -> None:
    assert expand(compress(names)) == sorted(set(names), key=natural_key)


@given(st.integers(0, 200), st.integers(1, 200), st.integers(0, 4))
def test_numbers_in_a_row_become_one_item(first: int, count: int, width: int) -> None:
    names = [f"n{number:0{width}d}-ib" for number in range(first, first + count)]
    assert compress(names).count("[") <= 1 and "," not in compress(names)


@given(st.text(st.sampled_from("ab[]-,0123 "), max_size=30))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        names = expand(text, limit=1000)
    except BadInputError as error:
        assert str(error).startswith("hostlist: ")
    else:
        assert len(names) <= 1000 and all(names)
