"""How long a full check of 300,000 cables takes, clean and with everything wrong, and one after an edit.

Run it: python tests/bench/bench_rules.py [cables]
"""

from __future__ import annotations

import sys
import time

import numpy as np

from fabric_studio.base.progress import Progress
from fabric_studio.catalog.library import load_library
from fabric_studio.model import build
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.engine import check, check_changed


def leaf_spine(cables: int, medium: str, *, side: float = 1.0) -> Document:
    """Half of the cables from DGX H100 to leaves, half from leaves to spines, in a square hall with a tray over each row.
    `side` shrinks the hall: at 0 all racks stand in one place."""
    library, document = load_library(), Document()
    servers = cables // 16
    leaves = int(np.ceil(servers * 8 / 32))
    spines = int(np.ceil(leaves / 2))
    server_racks = servers // 4 + 1
    racks = server_racks + (leaves + spines) // 10 + 1
    row = int(np.ceil(np.sqrt(racks)))
    width, depth = row * 800.0 + 8_000, row * 2_400.0 + 8_000
    with document.transaction("Draw") as tx:
        (hall,) = build.add_shell(tx, hall_width_mm=width, hall_depth_mm=depth, floor_load_kg_m2=2_500)
        place = np.arange(racks)
        uid = build.add_racks(
            tx,
            library.part("rack-48u-750"),
            library.part,
            names=[f"R{n:05d}" for n in place],
            hall=hall,
            x_mm=4_000.0 + place % row * 800 * side,
            y_mm=4_000.0 + place // row * 2_400 * side,
        )
        y = 4_000.0 + np.arange(row) * 2_400
        storey = tx.table("hall").get(hall).storey
        tx.add_many(
            "tray", row, storey=storey, name="T", x1_mm=3_000.0, x2_mm=width - 3_000, y1_mm=y, y2_mm=y
        )
        tx.add(
            "tray", storey=storey, name="X", x1_mm=3_500.0, x2_mm=3_500.0, y1_mm=3_500.0, y2_mm=depth - 3_000
        )
        n = np.arange(servers)
        server = tx.add_many(
            "device",
            servers,
            rack=uid[n // 4],
            part=build.use_part(tx, library.part("dgx-h100")),
            name=np.array([f"server-{k:05d}" for k in n], object),
            u=1.0 + 8 * (n % 4),
            role="server",
        )
        k = np.arange(leaves + spines)
        switch = tx.add_many(
            "device",
            leaves + spines,
            rack=uid[server_racks + k // 10],
            part=build.use_part(tx, library.part("qm9700")),
            name=np.array([f"switch-{n:05d}" for n in k], object),
            u=1.0 + k % 10 * 2,
            role=np.where(k < leaves, "leaf", "spine").astype(object),
        )
        down, up = np.arange(servers * 8), np.arange(leaves * 32)
        build.add_cables(
            tx,
            library.medium(medium),
            count=len(down) + len(up),
            rate_gbps=400.0,
            a_device=np.concatenate((server[down // 8], switch[up // 32])),
            a_port=np.concatenate((down % 8 // 2, 16 + up % 32 // 2)),
            a_lane=np.concatenate((down % 2, up % 2)) * 4,
            a_lanes=4,
            z_device=np.concatenate((switch[down // 32], switch[leaves + up % spines])),
            z_port=np.concatenate((down % 32 // 2, np.minimum(up // spines // 2, 31))),
            z_lane=np.concatenate((down % 2, up // spines % 2)) * 4,
            z_lanes=4,
        )
    return document


def timed(snapshot: Snapshot) -> None:
    """Check a fresh snapshot, and say which rules took longest."""
    marks: list[tuple[float, str]] = []
    progress = Progress(lambda _, title: marks.append((time.perf_counter(), title)))
    start, own = time.perf_counter(), time.process_time()
    report = check(Snapshot(snapshot.tables, snapshot.revision), load_library(), progress=progress)
    end, own = time.perf_counter(), time.process_time() - own
    spent = [
        (after - at, title) for (at, title), (after, _) in zip(marks, [*marks[1:], (end, "")], strict=True)
    ]
    slowest = ", ".join(f"{title} {seconds:.2f}" for seconds, title in sorted(spent, reverse=True)[:3])
    print(f"  {end - start:.2f} s ({own:.2f} s of its own), {report.summary}; {slowest}")


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300_000
    check(Document().snapshot(), load_library())
    for medium, side, title in (
        ("400g4-dr4", 1.0, "sound"),
        ("400g4-cr4-dac", 1.0, "every cable too long, in the wrong cage, two in a port"),
        ("400g4-dr4", 0.0, "all racks in one place"),
    ):
        document = leaf_spine(count, medium, side=side)
        print(f"{len(document.snapshot().cables):,} cables, {title}:")
        timed(document.snapshot())
    before = check(document.snapshot(), load_library())
    with document.transaction("Rename") as tx:
        tx.set("hall", int(tx.table("hall").uid[0]), name="Another name")
    for kinds in ({"room"}, {"approval"}, {"hall"}):
        start = time.perf_counter()
        check_changed(document.snapshot(), load_library(), before, kinds)
        print(f"after an edit of a {', '.join(kinds)}: {time.perf_counter() - start:.2f} s")


if __name__ == "__main__":
    main()
