"""The inside of a server as NCCL and RCCL write it (NCCL_TOPO_DUMP_FILE): CPUs, PCI tree, GPUs, NVLink or xGMI, NICs."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.io.importers.report import Report

_SPEED = re.compile(r"\s*(\d{1,3}(?:\.\d+)?)\s*GT/s.*", re.S)
_NUMBER = re.compile(r"\s*([+-]?\d{1,12}(?:\.\d+)?)\s*")
BRIDGE, DISPLAY, NETWORK = "0x0604", "0x03", "0x02"
_OTHER_ACCELERATOR = "0x1200"


@dataclass(slots=True)
class Pci:
    """A PCI device or bridge. link_gts, width: of its link upwards, None when the file does not say."""

    busid: str
    kind: str
    link_gts: float | None
    width: int | None
    below: list[Pci] = field(default_factory=list)
    gpus: int = 0
    nets: int = 0

    @property
    def one_way_gbytes_s(self) -> float | None:
        """Rate of the link upwards after line coding: 8b/10b up to 5 GT/s, 128b/130b up to 32, flits above."""
        if not self.link_gts or not self.width:
            return None
        coding = 0.8 if self.link_gts <= 5 else 128 / 130 if self.link_gts <= 32 else 242 / 256
        return self.link_gts * self.width * coding / 8


@dataclass(slots=True)
class ScaleUpLink:
    """A row of NVLink or xGMI: where to, how many links, and what stands there."""

    target: str
    count: int
    target_class: str


@dataclass(slots=True)
class Gpu:
    busid: str
    dev: int
    model: str
    """compute capability as "sm 90", or AMD's "gfx 942" """
    links: list[ScaleUpLink] = field(default_factory=list)


@dataclass(slots=True)
class Net:
    """A network port. speed_gbps: None when it is not stated or no number."""

    name: str
    dev: int
    speed_gbps: float | None
    is_fabric: bool
    """True unless it looks like a socket interface without a GUID and without GPU-direct"""


@dataclass(slots=True)
class System:
    cpus: int = 0
    roots: list[Pci] = field(default_factory=list)
    pcis: list[Pci] = field(default_factory=list)
    gpus: list[Gpu] = field(default_factory=list)
    nets: list[Net] = field(default_factory=list)
    protocol: str = ""
    nics: int = 0
    speeds: Counter[str] = field(default_factory=Counter)


def read_system(root: Element, source: str, report: Report) -> System:
    """Everything that a <system> holds, with counts of what was read in the report."""
    system = System()
    counts: Counter[str] = Counter()
    links: Counter[str] = Counter()
    net_speeds: Counter[str] = Counter()
    waiting: list[tuple[Element, Pci | None, Gpu | None]] = [(child, None, None) for child in reversed(root)]
    while waiting:
        element, pci, gpu = waiting.pop()
        counts[element.tag] += 1
        if element.tag == "pci":
            pci = _pci(element, pci, system)
        elif element.tag == "gpu":
            gpu = _gpu(element, pci, len(system.gpus))
            system.gpus.append(gpu)
        elif element.tag in ("nvlink", "xgmi"):
            count = _whole(element.get("count"), 1)
            links[element.tag] += count
            if gpu is not None:
                gpu.links.append(ScaleUpLink(element.get("target", ""), count, element.get("tclass", "")))
                system.protocol = "NVLink" if element.tag == "nvlink" else "xGMI"
        elif element.tag == "net":
            net_speeds[element.get("speed", "not stated")] += 1
            system.nets.append(_net(element, len(system.nets)))
            if pci is not None:
                pci.nets += 1
        waiting.extend((child, pci, gpu) for child in reversed(element))
    system.cpus, system.nics = counts["cpu"], counts["nic"]
    if not (system.cpus or system.pcis or system.gpus):
        raise BadInputError(
            source,
            tr("its <system> holds no CPU, PCI device or GPU"),
            tr("dump it again with NCCL_TOPO_DUMP_FILE"),
        )
    _tell(counts, links, net_speeds, system, report)
    return system


def _pci(element: Element, above: Pci | None, system: System) -> Pci:
    speed = element.get("link_speed", "")
    match = _SPEED.fullmatch(speed)
    width = _whole(element.get("link_width"), 0)
    pci = Pci(
        element.get("busid", ""), element.get("class", ""), float(match[1]) if match else None, width or None
    )
    if speed.strip():
        system.speeds[speed] += 1
    (system.roots if above is None else above.below).append(pci)
    system.pcis.append(pci)
    return pci


def _gpu(element: Element, pci: Pci | None, number: int) -> Gpu:
    gcn = element.get("gcn", "")
    model = f"gfx {gcn.removeprefix('gfx')[:12]}" if gcn else f"sm {element.get('sm', '')[:12]}".strip()
    if pci is not None:
        pci.gpus += 1
    return Gpu("" if pci is None else pci.busid, _whole(element.get("dev"), number), model)


def _net(element: Element, number: int) -> Net:
    match = _NUMBER.fullmatch(element.get("speed", ""))
    speed = float(match[1]) / 1e3 if match else 0.0
    plain = element.get("gdr") == "0" and element.get("guid", "0x0") in ("", "0x0", "0")
    return Net(
        element.get("name", "")[:60],
        _whole(element.get("dev"), number),
        speed if 0 < speed <= 1e5 else None,
        not plain,
    )


def _whole(text: str | None, otherwise: int) -> int:
    match = _NUMBER.fullmatch(text or "")
    return int(float(match[1])) if match and 0 <= float(match[1]) <= 1e6 else otherwise


def _tell(
    counts: Counter[str], links: Counter[str], net_speeds: Counter[str], system: System, report: Report
) -> None:
    for tag, name in (("cpu", "cpus"), ("pci", "pci"), ("gpu", "gpus"), ("nic", "nics"), ("net", "nets"),
                      ("nvlink", "nvlink_rows"), ("xgmi", "xgmi_rows")):  # fmt: skip
        report.read[name] = counts.pop(tag, 0)
    report.read["nvlinks"], report.read["xgmi_links"] = links["nvlink"], links["xgmi"]
    report.read["pci_link_speeds"] = dict(system.speeds.most_common())
    report.read["net_speeds_mbps"] = dict(net_speeds.most_common())
    for tag, count in counts.items():
        report.leave_out(f"{count} x <{tag[:40]}>", tr("not known to this importer"))
    if not counts_gpu_or_net(system):
        displays = sum(pci.kind.startswith((DISPLAY, _OTHER_ACCELERATOR)) for pci in system.pcis)
        networks = sum(pci.kind.startswith(NETWORK) for pci in system.pcis)
        report.warn(
            tr(
                "the number of GPUs and NICs is not stated: this is a hint file for a virtual machine, with CPUs and PCI devices only"
            )
            + (
                tr(
                    "; by PCI class, {displays} could be GPUs and {networks} NICs",
                    displays=displays,
                    networks=networks,
                )
                if displays or networks
                else ""
            )
        )


def counts_gpu_or_net(system: System) -> bool:
    """True for a dump; a hint file names neither GPU nor network port."""
    return bool(system.gpus or system.nets)
