"""How long a project of 300,000 cables takes to save, to open, to keep a journal of and to recover.

Run it: python tests/bench/bench_project.py [cables]
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from fabric_studio.app.commands import arrange
from fabric_studio.catalog.library import load_library
from fabric_studio.io.project import load_project, save_project
from fabric_studio.io.recovery import Journal, recoverable, taken
from fabric_studio.model import build
from fabric_studio.model.journal import Document


def synthetic(cables: int) -> Document:
    """Racks with one switch each in a square hall and cables between random ones."""
    document, library, random = Document(), load_library(), np.random.default_rng(1)
    racks = max(2, cables // 60)
    side = int(np.ceil(np.sqrt(racks)))
    with document.transaction("Make") as tx:
        (hall,) = build.add_shell(tx, hall_width_mm=side * 800.0, hall_depth_mm=side * 2400.0)
        part = library.part("rack-48u-750")
        index = np.arange(racks)
        uids = build.add_racks(
            tx,
            part,
            library.part,
            names=[f"R{n:05d}" for n in index],
            hall=hall,
            x_mm=400.0 + index % side * 800.0,
            y_mm=600.0 + index // side * 2400.0,
        )
        switch = build.use_part(tx, library.part("qm9700"))
        devices = tx.add_many(
            "device",
            racks,
            rack=uids,
            part=switch,
            name=np.array([f"switch-{n:05d}" for n in index], object),
            u=40.0,
            role="leaf",
        )
        build.add_cables(
            tx,
            library.medium("400g4-dr4"),
            count=cables,
            rate_gbps=400.0,
            a_device=random.choice(devices, cables),
            a_port=random.integers(0, 32, cables),
            a_lanes=4,
            z_device=random.choice(devices, cables),
            z_port=random.integers(0, 32, cables),
            z_lanes=4,
            role="leaf-spine",
        )
    return document


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300_000
    document = synthetic(count)
    journal(document, count)
    with tempfile.TemporaryDirectory() as folder:
        for name in ("bench.fabric", "bench"):
            path = Path(folder, name)
            start = time.perf_counter()
            save_project(document.snapshot(), path)
            saved = time.perf_counter()
            load_project(path)
            opened = time.perf_counter()
            size = sum(
                f.stat().st_size for f in ([path] if path.is_file() else path.rglob("*")) if f.is_file()
            )
            form = "zip" if path.is_file() else "folder"
            print(
                f"{count:,} cables, {form}: {size / 1e6:.1f} MB, save {saved - start:.2f} s, open {opened - saved:.2f} s"
            )


def journal(document: Document, count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        kept, rack = Journal(Path(folder)), document.snapshot().racks.uid[:1]
        document.changed.connect(kept.append)
        start = time.perf_counter()
        kept.begin(document.snapshot().tables, path=None)
        begun = time.perf_counter()
        for _ in range(100):
            arrange.move(document, {"rack": rack}, 1, 0)
        edited = time.perf_counter()
        document.changed.disconnect(kept.append)
        del kept
        (found,) = recoverable(Path(folder))
        listed = time.perf_counter()
        with taken(found):
            recovered = time.perf_counter()
        print(
            f"{count:,} cables, journal: begin {begun - start:.2f} s, edit {(edited - begun) * 10:.1f} ms, "
            f"list {listed - edited:.2f} s, recover {recovered - listed:.2f} s"
        )


if __name__ == "__main__":
    main()
