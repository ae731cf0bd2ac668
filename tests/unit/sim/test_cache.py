"""Where compiled kernels are kept."""

from __future__ import annotations

import numba.core.config
import pytest

from fabric_studio.sim.kernels import cache


@pytest.fixture(autouse=True)
def untouched(monkeypatch):
    monkeypatch.setattr(numba.core.config, "CACHE_DIR", numba.core.config.CACHE_DIR)
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)


def test_per_user_and_per_version_of_the_kernels(monkeypatch, tmp_path):
    monkeypatch.setattr(cache, "user_cache_path", lambda *_, **__: tmp_path)
    folder = cache.keep_compiled_kernels()
    assert folder == tmp_path / "kernels" / cache.source_digest() and folder.is_dir()
    assert str(folder) == numba.core.config.CACHE_DIR


def test_a_folder_that_the_user_chose_is_respected(monkeypatch, tmp_path):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    before = numba.core.config.CACHE_DIR
    assert cache.keep_compiled_kernels() == tmp_path
    assert before == numba.core.config.CACHE_DIR


def test_a_home_that_cannot_be_written_still_simulates(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(cache, "user_cache_path", lambda *_, **__: tmp_path / "file")
    monkeypatch.setattr(cache.tempfile, "mkdtemp", lambda prefix: str(tmp_path))
    monkeypatch.setattr(cache.atexit, "register", lambda *_, **__: None)
    assert cache.keep_compiled_kernels() == tmp_path


def test_what_is_compiled_is_remembered_for_this_processor(monkeypatch, tmp_path):
    monkeypatch.setattr(numba.core.config, "CACHE_DIR", str(tmp_path))
    assert not cache.are_compiled()
    cache.mark_compiled()
    assert cache.are_compiled()
    monkeypatch.setattr(cache.llvmlite.binding, "get_host_cpu_name", lambda: "another")
    assert not cache.are_compiled()
    monkeypatch.setattr(numba.core.config, "CACHE_DIR", str(tmp_path / "nowhere"))
    cache.mark_compiled()
    assert not cache.are_compiled()
