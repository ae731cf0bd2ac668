"""A run as tables."""

from __future__ import annotations

import csv
import errno
import os
from pathlib import Path

import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.io import members
from fabric_studio.io.run_tables import save_run_tables
from fabric_studio.sim.simulate import simulate
from tests.factories_sim import star


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def test_every_table_holds_what_the_run_holds(tmp_path: Path) -> None:
    result = simulate(star(4, 1e9), "training_step", {"steps": 3, "bytes": 1e6, "compute_s": 1e-6})
    folder = tmp_path / "run"
    names = save_run_tables(result, folder)
    assert sorted(path.name for path in folder.iterdir()) == sorted(names)
    links = rows(folder / "links.csv")
    assert [row["link"] for row in links] == list(result.links.names)
    assert [float(row["carried_bytes"]) for row in links] == pytest.approx(
        result.links.carried_bytes, rel=1e-8
    )
    ranks = rows(folder / "ranks.csv")
    assert len(ranks) == 4 * 3 and float(ranks[0]["time_s"]) == pytest.approx(
        result.rank_step_s[0, 0], rel=1e-6
    )
    (collective,) = rows(folder / "collectives.csv")
    assert float(collective["busbw_gbytes_s"]) == pytest.approx(result.collectives[0].busbw_gbytes_s)
    about = {row["name"]: row["value"] for row in rows(folder / "run.csv")}
    assert about["complete"] == "true" and float(about["step_time_s"]) == pytest.approx(result.step_time_s)
    assert len(rows(folder / "timeline.csv")) == len(result.times_s) and rows(folder / "phases.csv")
    assert save_run_tables(result, folder) == names


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    result = simulate(star(4, 1e9), "incast", {"bytes": 1e6, "senders": 2})
    (tmp_path / "thesis.doc").write_text("years of work")
    with pytest.raises(BadInputError, match=r"thesis\.doc"):
        save_run_tables(result, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.doc"]
    with pytest.raises(BadInputError, match="folder that does not exist"):
        save_run_tables(result, tmp_path / "nowhere" / "run")


def test_a_disk_that_fills_up_leaves_the_old_tables_or_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = simulate(star(4, 1e9), "incast", {"bytes": 1e6, "senders": 2})
    earlier = tmp_path / "earlier"
    names = save_run_tables(result, earlier)
    old = {name: (earlier / name).read_bytes() for name in names}
    synced: list[int] = []

    def full(descriptor: int) -> None:
        synced.append(descriptor)
        if len(synced) == 3:  # the first two are of the first table and its folder
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    other = simulate(star(4, 1e9), "incast", {"bytes": 5e6, "senders": 3})
    monkeypatch.setattr(members.os, "fsync", full)
    for folder in (earlier, tmp_path / "fresh"):
        synced.clear()
        with pytest.raises(BadInputError, match=f"{folder.name}: no space left"):
            save_run_tables(other, folder)
    monkeypatch.undo()
    assert [path.name for path in tmp_path.iterdir()] == ["earlier"]
    assert {path.name: path.read_bytes() for path in earlier.iterdir()} == old
