"""Makes docs/storeys.md again: one storey against two at 64, 256 and 1,440 racks of NVL72 (`python docs/make_storeys.py`).

The figures are those of `fabric-studio compare`, on what the template `two-storey` draws.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from fabric_studio.app.compare import compare
from fabric_studio.app.comparison import Comparison
from fabric_studio.catalog.library import load_library
from fabric_studio.io.whole_file import write_whole
from fabric_studio.topology.template import TEMPLATES

PAGE = Path(__file__).resolve().parent / "storeys.md"
SIZES = (64, 256, 1440)
_HEAD = """\
# One storey or two?

The same racks, switches and links of the template `two-storey`, drawn on one storey and on two. Every figure is worked out from the
drawing: lengths along the trays and risers with slack, delays along the routes, prices and powers of the parts that state them. Costs are
estimates for planning. This page is made by `python docs/make_storeys.py`; one size of it, for a design of your own, by

```sh
fabric-studio new two-storey -p racks=64 -p storeys=1 -o one-storey.fabric
fabric-studio compare one-storey.fabric -p storeys=2
```

or in the window with **Building, Compare**. What it shows: up to some hundred racks one storey needs less fibre, since going up costs a
few metres; beyond, the hall grows so wide that two storeys are shorter and need less of the optics that reach far. Two storeys cover
about half the ground. The delay from GPU to GPU changes by a few per cent either way, as switches and modules make most of it.
"""


SUMMARY = (
    ("size", "ground covered"),
    ("cable length", "total"),
    ("cable length", "mean"),
    ("cable length", "median"),
    ("cable length", "95th percentile"),
    ("cable length", "longest"),
    ("delay one way", "mean"),
    ("cost, estimate", "cables and modules"),
    ("power", "cables and modules, typical"),
    ("mass and floor", "per square metre of hall"),
    ("mass and floor", "highest share of a rating"),
)
"""What the first table shows of every size."""


def compared(racks: int) -> Comparison:
    """One storey against two at a number of racks."""
    library = load_library()
    one, two = (
        TEMPLATES["two-storey"].build({"racks": racks, "storeys": storeys}, library).snapshot()
        for storeys in (1, 2)
    )
    return compare(one, two, names=("one storey", "two storeys"))


def summary(results: dict[int, Comparison]) -> Iterator[str]:
    """The lines of the first table: by how much two storeys differ, a column for each size."""
    yield "| what two storeys have | " + " | ".join(f"{racks:,} racks" for racks in results) + " |"
    yield "|---|" + "---:|" * len(results)
    for group, name in SUMMARY:
        changes = (result.figure(group, name).change_words() for result in results.values())
        yield f"| {group}: {name} | " + " | ".join(changes) + " |"
    yield ""


def section(racks: int, result: Comparison) -> Iterator[str]:
    """The lines of one size."""
    gpus = result.figure("size", "accelerators").a
    yield f"## {racks:,} racks, {gpus:,.0f} GPUs"
    yield ""
    rows = result.table()
    yield "| | " + " | ".join(rows[0][1:]) + " |"
    yield "|---|---:|---:|---:|"
    for name, a, z, change in rows[1:]:
        if not name.startswith(" "):
            yield f"| **{name}** | | | |"
        else:
            yield f"| {name.strip()} | {a} | {z} | {change} |"
    yield ""


def main() -> int:
    results = {}
    for racks in SIZES:
        sys.stdout.write(f"{racks:,} racks\n")
        results[racks] = compared(racks)
    lines = [_HEAD, *summary(results)]
    for racks, result in results.items():
        lines += section(racks, result)
    note = results[SIZES[0]].note
    lines.append(f"{note[0].upper()}{note[1:]}.\n")
    write_whole(PAGE, "\n".join(lines).encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
