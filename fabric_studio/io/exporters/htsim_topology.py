"""The network as a fat tree of csg-htsim, where it is one."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.htsim_tree import htsim_tree
from fabric_studio.io.whole_file import write_whole
from fabric_studio.model.snapshot import Snapshot


def write(snapshot: Snapshot, path: Path, progress: Progress) -> None:
    progress.step(0.0, tr("Looking for a fat tree"))
    write_whole(path, htsim_tree(snapshot, str(path)).text.encode("ascii"))
    progress.step(1.0, tr("Written"))


EXPORTER = Exporter("htsim.topo", mark("Fat tree for csg-htsim"), ".topo", write)
