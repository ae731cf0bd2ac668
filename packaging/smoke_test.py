#!/usr/bin/env python3
"""Start the frozen application without a window and see that it finds its templates and its data.

Usage: smoke_test.py [folder of the frozen application, default dist/fabric-studio]
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TIMEOUT_S = 300


def call(program: Path, *arguments: str) -> str:
    """Standard output of one call, made outside the source tree so that nothing is found there by accident."""
    with tempfile.TemporaryDirectory() as elsewhere:
        result = subprocess.run(
            [str(program), *arguments],
            cwd=elsewhere,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            timeout=TIMEOUT_S,
            check=False,
        )
    if result.returncode != 0:
        sys.exit(
            f"{program.name} {' '.join(arguments)} ended with {result.returncode}: {result.stderr.strip()}"
        )
    return result.stdout


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist" / "fabric-studio"
    program = folder / ("fabric-studio.exe" if os.name == "nt" else "fabric-studio")
    if not program.is_file():
        sys.exit(f"{program} is missing; make it with `pyinstaller --noconfirm packaging/fabric-studio.spec`")
    templates = json.loads(call(program.resolve(), "templates", "--json"))["templates"]
    if not templates:
        sys.exit("the frozen application knows no template")
    with tempfile.TemporaryDirectory() as results:
        project, picture = Path(results, "smoke.fabric"), Path(results, "smoke.png")
        call(program.resolve(), "new", "leaf-spine", "-o", str(project))
        call(program.resolve(), "screenshot", str(project), "-o", str(picture))
        if not picture.read_bytes().startswith(b"\x89PNG"):
            sys.exit("the frozen application wrote no picture")
    print(f"{program}: {len(templates)} templates, a project and its picture made")


if __name__ == "__main__":
    main()
