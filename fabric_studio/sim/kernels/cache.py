"""Where compiled kernels are kept between starts: per user, and per version of the kernels' source."""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
from pathlib import Path

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


def source_digest() -> str:
    """Twelve hex digits that change whenever any kernel's source or numba's version changes."""
    digest = hashlib.sha256(numba.__version__.encode())
    own = Path(__file__).parent
    for path in sorted([*own.glob("*.py"), *own.parents[1].glob("routing/kernels/*.py")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
