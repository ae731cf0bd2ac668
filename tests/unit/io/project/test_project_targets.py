"""Where a project is saved to: all or nothing, and not over what is no project."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.io.project import load_project, save_project, write_members
from tests.factories import pair_of_racks
from tests.factories_project import a_design, place_of


@pytest.mark.parametrize("fails_at", range(1, 14))
def test_a_folder_is_all_old_or_all_new_wherever_a_save_breaks_off(tmp_path, monkeypatch, fails_at):
    path = place_of(pair_of_racks().document, tmp_path, "design")
    old = write_members(load_project(path)[0].snapshot())
    fresh = a_design()
    new = write_members(fresh.snapshot())
    calls = [0]

    class Killed(BaseException):
        pass

    def counted(real):
        def call(*args, **kwargs):
            calls[0] += 1
            if calls[0] >= fails_at:
                raise Killed
            return real(*args, **kwargs)

        return call

    with monkeypatch.context() as patched:
        patched.setattr("os.fsync", counted(os.fsync))
        patched.setattr(Path, "replace", counted(Path.replace))
        with contextlib.suppress(Killed):
            save_project(fresh.snapshot(), path)
    assert write_members(load_project(path)[0].snapshot()) in (old, new)
    save_project(fresh.snapshot(), path)
    assert write_members(load_project(path)[0].snapshot()) == new
    left = {file.name for file in path.iterdir()}
    assert left == set(new), "nothing of the broken save is left"


def test_permissions_and_links_of_the_file_are_kept(tmp_path):
    real = place_of(pair_of_racks().document, tmp_path, "real.fabric")
    real.chmod(0o640)
    link = tmp_path / "link.fabric"
    link.symlink_to(real)
    save_project(a_design().snapshot(), link)
    assert link.is_symlink() and stat.S_IMODE(real.stat().st_mode) == 0o640
    assert len(load_project(real)[0].snapshot().cables) == 4


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("missing/design.fabric", "lies in a folder that does not exist"),
        ("file/design.fabric", "is no folder"),
    ],
)
def test_targets_that_cannot_be_written_are_named(tmp_path, name, words):
    (tmp_path / "file").write_text("x")
    with pytest.raises(BadInputError, match=words) as caught:
        save_project(pair_of_racks().document.snapshot(), tmp_path / name)
    assert str(tmp_path) in str(caught.value) and "\n" not in str(caught.value)


def test_a_device_or_a_pipe_is_not_replaced_by_a_file(tmp_path):
    os.mkfifo(tmp_path / "pipe.fabric")
    for target in (tmp_path / "pipe.fabric", Path("/dev/null")):
        with pytest.raises(BadInputError, match="is a device or a pipe; choose another place"):
            save_project(pair_of_racks().document.snapshot(), target)
        assert not target.is_file()


def test_a_folder_with_other_things_is_not_written_into(tmp_path):
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "cat.jpg").write_bytes(b"x")
    with pytest.raises(BadInputError, match="is a folder with other things in it"):
        save_project(pair_of_racks().document.snapshot(), tmp_path / "photos")
