"""How long templates take, and how time grows with size: `python tests/bench/bench_templates.py`."""

from __future__ import annotations

import resource
import time

from fabric_studio.catalog.library import load_library
from fabric_studio.topology.template import TEMPLATES

CASES: list[tuple[str, dict[str, object]]] = [
    ("leaf-spine", {}),
    ("superpod-h100", {"su": 1}),
    ("superpod-h100", {"su": 4}),
    ("superpod-h100", {"su": 16}),
    *(
        ("two-storey", {"racks": racks, "nic_gbps": rate, "storeys": storeys})
        for racks in (2, 64, 256, 1440)
        for rate in (400, 800)
        for storeys in (1, 2)
    ),
]


def main() -> None:
    library = load_library()
    for name, params in CASES:
        start = time.perf_counter()
        snapshot = TEMPLATES[name].build(params, library).snapshot()
        seconds = time.perf_counter() - start
        said = " ".join(f"{key}={value}" for key, value in params.items())
        peak_mb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        cables = len(snapshot.cables)
        print(
            f"{name:14} {said:36} {len(snapshot.racks):5} racks {cables:7} cables {seconds:7.2f} s "
            f"{seconds / cables * 1e6:6.1f} us per cable, peak {peak_mb:5.0f} MB"
        )


if __name__ == "__main__":
    main()
