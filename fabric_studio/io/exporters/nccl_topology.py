"""The inside of a server as NCCL and RCCL write it (XML): GPUs, NVLink or xGMI rows, NICs and their ports.

The catalogue knows no PCI tree, so every device hangs on one CPU of no NUMA node, under bus ids that are made up. That is
enough for programs that reason about a topology file; NCCL in a real machine looks for its own bus ids and passes ours over.
Grammar and limit of elements: NVIDIA/nccl src/graph/xml.cc, xml.h. No declaration, which its reader does not take.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import quoteattr

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.progress import Progress
from fabric_studio.catalog.accelerators import Nic
from fabric_studio.catalog.library import load_library
from fabric_studio.catalog.parts import Part, PortGroup, ScaleUp
from fabric_studio.io.exporter import Exporter
from fabric_studio.io.sheets import clean
from fabric_studio.io.whole_file import write_whole
from fabric_studio.model.snapshot import Snapshot

MOST_ELEMENTS = 256
"""NCCL_TOPO_XML_MAX_NODES, what its reader has room for."""
_GPUS = (
    ("P100", "sm", "60", 8), ("V100", "sm", "70", 8), ("A100", "sm", "80", 16), ("A800", "sm", "80", 16),
    ("H100", "sm", "90", 32), ("H200", "sm", "90", 32), ("H800", "sm", "90", 32), ("H20", "sm", "90", 32),
    ("B200-GB200", "sm", "100", None), ("B200", "sm", "100", 32), ("B300", "sm", "103", None),
    ("MI300X", "gcn", "942", 32), ("MI325X", "gcn", "942", 32), ("MI355X", "gcn", "950", 32),
)  # fmt: skip
"""Start of the accelerator's id, attribute, its value, GT/s of its PCIe link of 16 lanes where that is published. NVIDIA's list of
compute capabilities and data sheets (P100 to B200); LLVM's list of AMDGPU processors, AMD's data sheets."""
_NO_GPUS = ("TPU", "TRN", "GAUDI", "ASCEND")
_GTS = {"3": 8, "4": 16, "5": 32, "6": 64}
_PCIE = re.compile(r"Gen([3456]) x(8|16)(?![\d+])")
_MAKERS = re.compile(r"^(?:AMD Pensando |Broadcom )| SuperNIC$| DPU$")
_UNSEEN = "fffffff:ffff:ff"
"""What NCCL writes for a switch chip that the server does not show; it takes it for one NVSwitch."""


def write(snapshot: Snapshot, path: Path, progress: Progress) -> tuple[str, ...]:
    """The server with the most accelerators of the design in all; returns what is not in the file."""
    progress.step(0.0, tr("Looking for a server with GPUs"))
    part, domain, others = _server(snapshot, str(path))
    server = _Server(part, domain, str(path))
    lines = server.lines()
    notes = [*others, *server.notes]
    head = [
        tr("Inside of {name}", name=part.name),
        *notes,
        tr("Bus ids are made up; how devices hang together on PCIe is not known, so all hang on one CPU"),
    ]
    text = "\n".join((*(f"<!-- {_comment(line)} -->" for line in head), *lines, ""))
    write_whole(path, clean(text).encode())
    progress.step(1.0, tr("Written"))
    return tuple(notes)


def _server(snapshot: Snapshot, source: str) -> tuple[Part, ScaleUp | None, list[str]]:
    """The part, the scale-up domain that it is in, and a remark on parts that are left out."""
    count: Counter[int] = Counter()
    first: dict[int, int] = {}
    for row, uid in enumerate(snapshot.devices.part.tolist()):
        spec = snapshot.spec_of(uid)
        if isinstance(spec, Part) and spec.kind not in ("rack", "switch") and spec.own_accelerators:
            count[uid] += spec.own_accelerators
            first.setdefault(uid, row)
    if not count:
        raise BadInputError(
            source,
            tr("the design has no server that states its accelerators"),
            tr("add one from the catalogue"),
        )
    chosen = count.most_common(1)[0][0]
    part = snapshot.spec_of(chosen)
    assert isinstance(part, Part)
    rack = snapshot.racks.get(int(snapshot.devices.rack[first[chosen]]))
    rack_part = snapshot.spec_of(rack.part)
    held = rack_part.scale_up if isinstance(rack_part, Part) else None
    names = sorted(str(getattr(snapshot.spec_of(uid), "name", uid)) for uid in count if uid != chosen)
    left = tr(
        "Left out: servers of other kinds ({names})",
        names=", ".join(names[:3]) + (" ..." if names[3:] else ""),
    )
    return part, held or part.scale_up, [left] if names else []


class _Server:
    """Writes one part. notes: what is not known of it or does not go into such a file."""

    def __init__(self, part: Part, domain: ScaleUp | None, source: str) -> None:
        self.part, self.domain, self.source = part, domain, source
        self.notes: list[str] = []
        name = part.accelerator.upper()
        if name.startswith(_NO_GPUS):
            raise BadInputError(
                source,
                tr("{part} has {accelerator}, on which neither NCCL nor RCCL runs", part=part.name, accelerator=part.accelerator),
                tr("export simai.txt or hpcc.txt"),
            )  # fmt: skip
        self.model = next((gpu for gpu in _GPUS if name.startswith(gpu[0])), None)
        self.is_amd = name.startswith("MI")
        if self.model is None:
            self.notes.append(tr("The model of the GPU is not known, so no compute capability is stated"))
        if self.model is None or self.model[3] is None:
            self.notes.append(tr("The PCIe rate of the GPUs is not known"))

    def lines(self) -> list[str]:
        """The elements, one a line; BadInputError when NCCL would have no room for them."""
        if self.part.own_accelerators > MOST_ELEMENTS // 2:
            raise self._too_many(2 * self.part.own_accelerators)
        lines = [
            '<system version="1">',
            '  <cpu numaid="-1">',
            *self._gpus(),
            *self._nics(),
            "  </cpu>",
            "</system>",
        ]
        elements = sum(1 for line in lines if not line.lstrip().startswith("</"))
        if elements > MOST_ELEMENTS:
            raise self._too_many(elements)
        if self.part.cpus and self.part.cpus > 1:
            self.notes.append(
                tr("Which of its {count} CPUs a device hangs on is not known", count=self.part.cpus)
            )
        return lines

    def _too_many(self, elements: int) -> BadInputError:
        return BadInputError(
            self.source,
            tr("{part} makes {elements:,} elements, NCCL reads {most}", part=self.part.name, elements=elements, most=MOST_ELEMENTS),
            tr("export simai.txt, which has no such limit"),
        )  # fmt: skip

    def _gpus(self) -> Iterator[str]:
        count = self.part.own_accelerators
        for gpu in range(count):
            link = _link(self.model[3], 16) if self.model and self.model[3] else ""
            yield f'    <pci busid="{_gpu_id(gpu)}" class="{"0x038000" if self.is_amd else "0x030200"}"{link}>'
            model = f' {self.model[1]}="{self.model[2]}"' if self.model else ""
            yield f'      <gpu dev="{gpu}"{model} rank="{gpu}">'
            yield from (f"        <{row}/>" for row in self._scale_up(gpu, count))
            yield "      </gpu>"
            yield "    </pci>"

    def _scale_up(self, gpu: int, count: int) -> Iterator[str]:
        """Rows of one GPU; what is not known is noted once, with the first."""
        domain, note = self.domain, self.notes.append if gpu == 0 else _silent
        if domain is None:
            return
        links, members = domain.links_per_accelerator, domain.domain_accelerators
        tag = "xgmi" if self.is_amd else "nvlink" if domain.protocol.startswith("NVLink") else ""
        if not tag or not links:
            note(tr("Left out: scale-up ({protocol}), whose links are not known", protocol=domain.protocol))
        elif domain.switch_chips or tag == "nvlink":
            if members > count:
                note(
                    tr(
                        "The scale-up domain has {members} GPUs, of which {count} are in this server",
                        members=members,
                        count=count,
                    )
                )
            chips = domain.switch_chips if 0 < domain.switch_chips <= links else 1
            each, more = divmod(links, chips)
            if chips > 1 and more:
                note(
                    tr(
                        "How {links} links are split over {chips} switch chips is not known; evenly here",
                        links=links,
                        chips=chips,
                    )
                )
            for chip in range(chips):
                target = _UNSEEN if chips == 1 else _bus_id(0xF0, chip)
                yield f'nvlink target="{target}" count="{each + (chip < more)}" tclass="0x068000"'
        elif members == count and links % max(count - 1, 1) == 0 and count > 1:
            for other in range(count):
                if other != gpu:
                    yield f'{tag} target="{_gpu_id(other)}" count="{links // (count - 1)}" tclass="0x038000"'
        else:
            note(tr("Left out: scale-up ({protocol}), whose links are not known", protocol=domain.protocol))

    def _nics(self) -> Iterator[str]:
        groups = [group for group in self.part.ports if group.role == "compute"]
        if len(groups) < len(self.part.ports):
            self.notes.append(tr("Left out: ports for storage and management"))
        nic_number = net = 0
        for group in groups:
            adapter, adapters = _adapter(group)
            if not adapters:
                self.notes.append(
                    tr(
                        "How many adapters have the ports {group} is not known; one each here",
                        group=group.name,
                    )
                )
            match = _PCIE.search(adapter.pcie) if adapter else None
            if match is None:
                self.notes.append(
                    tr("The PCIe rate of the adapters of {group} is not known", group=group.name)
                )
            link = _link(_GTS[match[1]], int(match[2])) if match else ""
            each = group.links // adapters if adapters else 1
            for _ in range(min(adapters or group.links, MOST_ELEMENTS)):
                yield f'    <pci busid="{_bus_id(0x80, nic_number)}" class="0x020000"{link}>'
                yield "      <nic>"
                for port in range(min(each, MOST_ELEMENTS)):
                    name = quoteattr(f"{group.name}-{net + 1}")
                    yield f'        <net name={name} dev="{net}" speed="{group.link_gbps * 1e3:.0f}" port="{port + 1}" gdr="1"/>'
                    net += 1
                yield "      </nic>"
                yield "    </pci>"
                nic_number += 1


def _adapter(group: PortGroup) -> tuple[Nic | None, int]:
    """The adapter that the note of a group names, and how many there are; None and 0 where it does not say."""
    found = None
    for nic in load_library().nics.values():
        if _MAKERS.sub("", nic.name) in group.note:
            found = nic
    count = re.search(r"(?<!\d)(\d{1,3}) x (?!\d)", group.note)
    adapters = int(count[1]) if count and found else 0
    return found, adapters if adapters and group.links % adapters == 0 else 0


def _link(gts: float, width: int) -> str:
    return f' link_speed="{gts:.1f} GT/s PCIe" link_width="{width}"'


def _gpu_id(number: int) -> str:
    return _bus_id(0x10, number)


def _bus_id(first: int, number: int) -> str:
    """Counted on over buses and, past the last one, devices."""
    bus, device = first + number % 0x10, number // 0x10
    return f"0000:{bus:02x}:{device:02x}.0"


def _comment(text: str) -> str:
    """Two dashes would end it early."""
    return re.sub("-(?=-|$)", "- ", " ".join(text.split()))


def _silent(_text: str) -> None:
    pass


EXPORTER = Exporter("nccl.xml", mark("Inside of a server for NCCL and RCCL"), ".xml", write)
