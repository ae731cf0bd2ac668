"""Where compiled kernels are kept between starts: per user, and per version of the kernels' source."""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import shutil
import tempfile
from pathlib import Path

import llvmlite.binding  # type: ignore[import-untyped]
import numba
import numba.core.config
from platformdirs import user_cache_path


def keep_compiled_kernels() -> Path:
    """Point numba's cache at the user's cache folder and return it; NUMBA_CACHE_DIR, when set, is respected.

    The folder carries a digest of all kernel sources, since numba notices an edit of a kernel but not of the kernels
    that it calls in other files. Where the user's folder cannot be written (read-only home), a private temporary
    folder serves for this start only.
    """
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    folder = user_cache_path("fabric-studio", appauthor=False) / "kernels" / source_digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="fabric-studio-kernels-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    numba.core.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    return folder


def are_compiled() -> bool:
    """Whether everything was compiled on this kind of processor before, so that a start takes it from the cache."""
    return _mark().is_file()


def mark_compiled() -> None:
    """Remember that everything is in the cache; where that cannot be written, the next start asks again."""
    with contextlib.suppress(OSError):
        _mark().touch()


def _mark() -> Path:
    """A file beside the compiled kernels. Numba compiles anew for another processor, as one home on several machines has."""
    processor = hashlib.sha256(llvmlite.binding.get_host_cpu_name().encode()).hexdigest()[:8]
    return Path(numba.core.config.CACHE_DIR) / f"complete-{source_digest()}-{processor}"  # type: ignore[attr-defined]


def source_digest() -> str:
    """Twelve hex digits that change whenever any kernel's source or numba's version changes."""
    digest = hashlib.sha256(numba.__version__.encode())
    own = Path(__file__).parent
    for path in sorted([*own.glob("*.py"), *own.parents[1].glob("routing/kernels/*.py")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
