"""However a file is damaged, importing it gives a design or one clear line, never anything else."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabric_studio.base.errors import FabricError
from fabric_studio.io.importers.design import import_design
from fabric_studio.model.ends import ends_of

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures" / "import"
FILES = sorted(path for path in FIXTURES.iterdir() if path.suffix != ".map")

_DAMAGE = st.lists(
    st.tuples(
        st.sampled_from(["cut", "drop line", "repeat line", "swap lines", "insert", "overwrite"]),
        st.floats(0, 1, exclude_max=True),
        st.floats(0, 1, exclude_max=True),
        st.binary(max_size=6) | st.sampled_from([b"[", b"]", b'"', b"\n", b"=", b"#", b"-", b" ", b"\xff", b"[0-9]", b"9" * 30]),
    ),
    min_size=1,
    max_size=4,
)  # fmt: skip


def damaged(data: bytes, how: str, first: float, second: float, bytes_in: bytes) -> bytes:
    lines = data.split(b"\n")
    here, there, at = int(first * len(lines)), int(second * len(lines)), int(first * len(data))
    if how == "cut":
        return data[:at]
    if how == "drop line":
        return b"\n".join(lines[:here] + lines[here + 1 :])
    if how == "repeat line":
        return b"\n".join([*lines[:there], lines[here], *lines[there:]])
    if how == "swap lines":
        lines[here], lines[there] = lines[there], lines[here]
        return b"\n".join(lines)
    return data[:at] + bytes_in + data[at + (len(bytes_in) if how == "overwrite" else 0) :]


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
@given(damage=_DAMAGE)
def test_damaged_file_is_read_or_refused_in_one_line(
    file: Path, damage: list[tuple[str, float, float, bytes]]
) -> None:
    data = file.read_bytes()
    for how, first, second, bytes_in in damage:
        data = damaged(data, how, first, second, bytes_in) or b"\n"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / file.name
        path.write_bytes(data)
        try:
            document, report = import_design(path)
        except FabricError as error:
            assert str(path) in str(error) and "\n" not in str(error)
        else:
            snapshot = document.snapshot()
            assert ends_of(snapshot).exists.all()
            assert report.as_text() and report.as_json()
