"""The same fabric on one storey and on two, at 64, 256 and 1,440 racks: `python tests/bench/bench_storeys.py`."""

from __future__ import annotations

import sys
import time

from fabric_studio.app.compare import compare
from fabric_studio.catalog.library import load_library
from fabric_studio.topology.template import TEMPLATES


def main(sizes: list[int]) -> None:
    library = load_library()
    for racks in sizes:
        start = time.perf_counter()
        one, two = (
            TEMPLATES["two-storey"].build({"racks": racks, "storeys": storeys}, library).snapshot()
            for storeys in (1, 2)
        )
        made = time.perf_counter() - start
        start = time.perf_counter()
        result = compare(one, two, library, names=("one storey", "two storeys"))
        seconds = time.perf_counter() - start
        print(f"\n{racks} NVL72 racks   (both made in {made:.1f} s, compared in {seconds:.1f} s)")
        rows = result.table()
        wide = [max(len(row[column]) for row in rows) for column in range(4)]
        for name, a, z, change in rows:
            print(f"  {name:{wide[0]}}  {a:>{wide[1]}}  {z:>{wide[2]}}  {change:>{wide[3]}}".rstrip())
    print(f"\n{result.note}")


if __name__ == "__main__":
    main([int(word) for word in sys.argv[1:]] or [64, 256, 1440])
