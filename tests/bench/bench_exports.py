"""How long the exports of a SuperPOD take.

Run it: python tests/bench/bench_exports.py [scalable units]
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from fabric_studio.base.progress import silent
from fabric_studio.catalog.library import load_library
from fabric_studio.io.exporter import EXPORTERS
from fabric_studio.layout.lines import cable_lines
from fabric_studio.topology.template import TEMPLATES


def main() -> None:
    su = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    snapshot = TEMPLATES["superpod-h100"].build({"su": su}, load_library()).snapshot()
    began = time.perf_counter()
    cable_lines(snapshot)
    print(f"{len(snapshot.cables):,} cables: measured and priced in {time.perf_counter() - began:.2f} s")
    with tempfile.TemporaryDirectory() as folder:
        for name in ("bom.csv", "bom.xlsx", "cables.csv", "cables.xlsx"):
            began = time.perf_counter()
            EXPORTERS[name].write(snapshot, Path(folder) / name, silent())
            print(f"  {name}: {time.perf_counter() - began:.2f} s")


if __name__ == "__main__":
    main()
