"""Import of Slurm topologies: topology.conf, `scontrol show topology`, topology.yaml, topograph cluster models."""

from __future__ import annotations

import re
from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress, silent
from fabric_studio.base.source_text import decode, read_text
from fabric_studio.io.importers.foreign import refuse_foreign
from fabric_studio.io.importers.importer import Imported, Importer
from fabric_studio.io.importers.name_map import read_name_map
from fabric_studio.io.importers.report import Report
from fabric_studio.io.importers.slurm_fabric import assemble
from fabric_studio.io.importers.slurm_lines import read_lines
from fabric_studio.io.importers.slurm_yaml import read_yaml

_ROW = re.compile(r"^[ \t]*#?[ \t]*(?:SwitchName|BlockName)\s*=\s*\S", re.M | re.I)
_TOPOLOGY_YAML = re.compile(r"^[ \t]*(?:-[ \t]+)?topology[ \t]*:", re.M)
_TREE_OR_BLOCK = re.compile(r"^[ \t]*(?:tree|block|flat)[ \t]*:", re.M)
_TOPOGRAPH = re.compile(r"^(?:switches|blocks)\s*:", re.M)
_TOPOGRAPH_BLOCK = re.compile(r"^[ \t]*(?:-[ \t]*)?(?:switch|nodes)[ \t]*:", re.M)
_UUID_ROW = re.compile(r"^[\w.-]+\s*:\s*[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.M | re.I)
_CONTAINERLAB = re.compile(r"^topology[ \t]*:[ \t]*(?:#.*)?$", re.M)


def sniff(head: bytes, path: Path) -> float:
    try:
        text, _ = decode(head, str(path), cut=True)
    except BadInputError:
        return 0.0
    if _ROW.search(text):
        return 0.95
    if _is_yaml(text):
        return 0.9
    return 0.6 if len(_UUID_ROW.findall(text)) > 1 else 0.0


def _is_yaml(text: str) -> bool:
    if _TOPOLOGY_YAML.search(text) and _TREE_OR_BLOCK.search(text) and not _CONTAINERLAB.search(text):
        return True
    return bool(_TOPOGRAPH.search(text) and _TOPOGRAPH_BLOCK.search(text))


def read(source: Path, *, extra: Path | None = None, progress: Progress | None = None) -> Imported:
    """Read a topology. `extra`: names for nodes that are called by a GUID, or their ClusterUUIDs."""
    progress = progress or silent()
    progress.step(0.0, "reading")
    contents = read_text(source)
    report = Report(str(source), "Slurm topology")
    for note in contents.notes:
        report.warn(note)
    names = read_name_map(extra) if extra is not None else None
    report.read["lines"] = len(contents.lines) - (contents.lines[-1] == "")
    if not _ROW.search(contents.text) and _is_yaml(contents.text):
        rows = read_yaml(contents.text, str(source), report)
    else:
        rows = read_lines(contents.lines, str(source), report)
    report.format = rows.form
    progress.step(0.3, tr("joining switches and nodes"))
    if not rows.switches and not rows.blocks:
        refuse_foreign(contents.text, source)
        raise BadInputError(
            str(source), tr("holds no SwitchName= or BlockName= statement"),
            tr("import a topology.conf, a topology.yaml or the output of `scontrol show topology`"),
        )  # fmt: skip
    fabric = assemble(rows, report, names)
    report.read["cables"] = len(fabric.cables)
    return Imported(fabric, report)


IMPORTER = Importer(
    name="slurm-topology",
    title=mark("Slurm topology (topology.conf, topology.yaml, scontrol show topology, topograph model)"),
    sniff=sniff,
    read=read,
)
