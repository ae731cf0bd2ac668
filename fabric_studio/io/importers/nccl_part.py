"""From the inside of a server to its part: ports from the network rows, a scale-up domain from the NVLink or xGMI rows.

The design has no PCIe: bridges, links and what hangs together are told in the notes of the part, with their rates.
"""

from __future__ import annotations

from collections import Counter, defaultdict

from fabric_studio.base.language import counted, tr
from fabric_studio.catalog.parts import Part, PortGroup, ScaleUp
from fabric_studio.io.importers.made_parts import made_id, made_server, ports
from fabric_studio.io.importers.nccl_system import BRIDGE, Gpu, Net, Pci, System
from fabric_studio.io.importers.report import Report, many, some

_NVSWITCH = "0x0680"
ONE_WAY_GBYTES_S = {
    "sm 60": 20.0, "sm 70": 25.0, "sm 72": 25.0, "sm 80": 25.0, "sm 90": 25.0, "sm 100": 50.0, "sm 103": 50.0,
    "gfx 906": 24.0, "gfx 908": 24.0, "gfx 910": 36.0, "gfx 90a": 36.0, "gfx 940": 64.0, "gfx 941": 64.0, "gfx 942": 64.0,
    "gfx 950": 76.8,
}  # fmt: skip
"""One link, one-way. NVLink 1 to 5: NVIDIA's whitepapers (160, 300, 600, 900 GB/s both ways over 4, 6, 12, 18 links, and
1,800 over 18). MI300X: 7 x 64 GB/s one-way, MI355X: 7 x 76.8 (AMD data sheets). Older xGMI: the usable rates of RCCL's topo.h (24, 36)."""
_STANDARD_GBPS = {1, 2.5, 10, 20, 25, 40, 50, 56, 100, 200, 400, 800, 1600}


def make_part(system: System, file_name: str, report: Report) -> Part:
    """The server; what is guessed and what cannot be kept goes into the report."""
    gpus = sorted(system.gpus, key=lambda gpu: gpu.dev)
    nets = [net for net in sorted(system.nets, key=lambda net: net.dev) if _has_speed(net, report)]
    groups = _ports(nets, report)
    models = list(dict.fromkeys(gpu.model for gpu in gpus))
    if len(models) > 1:
        report.warn(f"GPUs of different kinds: {some(models)}")
    told = f"{many(len(gpus), 'GPU')} ({some(models)})" if gpus else "GPUs not stated"
    network = (
        ", ".join(f"{group.count} x {group.cage_speed_gbps:g}G" for group in groups) or "NICs not stated"
    )
    scale_up = _scale_up(gpus, system.protocol, report)
    pcie = _pcie_words(system)
    report.leave_out(
        tr(
            "the PCI tree: {nodes}, {bridges}",
            nodes=many(len(system.pcis), "node"),
            bridges=many(_bridges(system), "bridge"),
        ),
        tr("a design has no PCIe; what hangs together and at which rates is in the notes of the part"),
    )
    _tell_slow_bridges(system, report)
    if gpus:
        report.guess(
            tr("the height of the server is guessed from its GPUs; power, mass and price are unknown")
        )
    return made_server(
        made_id("nccl", file_name.rpartition(".")[0] or file_name), f"Server, {told}, {network}"[:120],
        accelerators=len(gpus), groups=groups, scale_up=scale_up, source=f"made from {file_name}"[:200],
        notes=f"{pcie} Power, mass and price are unknown.",
    )  # fmt: skip


def _has_speed(net: Net, report: Report) -> bool:
    if net.speed_gbps is None:
        report.leave_out(
            tr("net {net}", net=net.name), tr("its speed is not stated or no number, so it has no port")
        )
    return net.speed_gbps is not None


def _ports(nets: list[Net], report: Report) -> tuple[PortGroup, ...]:
    """Ports of one rate and use are a group: "compute" for GPU-direct or InfiniBand ports, "in-band" for plain ones."""
    by_rate: dict[tuple[str, float], list[str]] = defaultdict(list)
    fabric = any(net.is_fabric for net in nets)
    for net in nets:
        role = "compute" if net.is_fabric or not fabric else "in-band"
        by_rate[role, net.speed_gbps or 0.0].append(net.name)
    groups = []
    names: Counter[str] = Counter()
    for (role, rate), members in by_rate.items():
        if rate not in _STANDARD_GBPS:
            report.warn(
                tr(
                    "{rate:g} Gb/s is the rate of no network: {ports} ({members}); kept as it is",
                    rate=rate,
                    ports=many(len(members), "port"),
                    members=some(members),
                )
            )
        names[role] += 1
        name = role if names[role] == 1 else f"{role}-{names[role]}"
        groups.append(
            ports(
                name,
                len(members),
                rate,
                role=role,
                note=tr("{members} in the imported file", members=some(members)),
            )
        )
    return tuple(groups)


def _scale_up(gpus: list[Gpu], protocol: str, report: Report) -> ScaleUp | None:
    """One domain size and one rate for all GPUs; None, with the reason, where the rows do not make that."""
    if not any(gpu.links for gpu in gpus):
        return None
    own = [gpu for gpu in gpus for link in gpu.links if link.target == gpu.busid]
    if own:
        report.warn(
            tr(
                "{protocol} rows that point at their own GPU, so at no other: {rows}, not taken for scale-up",
                protocol=protocol,
                rows=many(len(own), "row"),
            )
        )
    counts = [sum(link.count for link in gpu.links if link.target != gpu.busid) for gpu in gpus]
    sizes = _domains(gpus, protocol, report)
    per_link = {ONE_WAY_GBYTES_S.get(gpu.model, 0.0) for gpu in gpus}
    rows = counted(
        sum(len(gpu.links) for gpu in gpus),
        "{count} {protocol} row",
        "{count} {protocol} rows",
        protocol=protocol,
    )
    if len(set(sizes)) > 1 or sizes[0] < 2 or min(counts) == 0:
        if len(own) < sum(len(gpu.links) for gpu in gpus):
            report.leave_out(
                rows,
                tr(
                    "they make groups of {sizes} GPUs; a part has domains of one size",
                    sizes=some([str(size) for size in sorted(set(sizes))]),
                ),
            )
        return None
    if per_link == {0.0} or len(per_link) > 1:
        report.leave_out(
            rows,
            tr(
                "the rate of a link of {what} is not known here",
                what=some(sorted({gpu.model for gpu in gpus})),
            ),
        )
        return None
    if len(set(counts)) > 1:
        report.warn(
            tr(
                "GPUs have from {low} to {high} {protocol} links; {low} was taken for all",
                low=min(counts),
                high=max(counts),
                protocol=protocol,
            )
        )
    rate = per_link.pop()
    switches = {link.target for gpu in gpus for link in gpu.links if link.target_class.startswith(_NVSWITCH)}
    report.guess(
        tr(
            "scale-up: {counts} {protocol} links of {rate:g} GB/s one-way for each GPU, in domains of {sizes}; ",
            counts=min(counts),
            protocol=protocol,
            rate=rate,
            sizes=sizes[0],
        )
        + (
            "switched"
            if switches
            else tr("links run from GPU to GPU, but are simulated as if a switch shared them out")
        )
    )
    return ScaleUp(
        protocol, sizes[0], min(counts) * rate, switch_chips=len(switches), links_per_accelerator=min(counts),
        topology="switched" if switches else "direct",
    )  # fmt: skip


def _domains(gpus: list[Gpu], protocol: str, report: Report) -> list[int]:
    """Sizes of the groups of GPUs that reach each other; a switch joins all that hang on one."""
    root = list(range(len(gpus)))
    index = {gpu.busid: number for number, gpu in enumerate(gpus)}

    def find(number: int) -> int:
        while root[number] != number:
            root[number] = root[root[number]]
            number = root[number]
        return number

    lost: list[str] = []
    on_switch = [
        n for n, gpu in enumerate(gpus) if any(link.target_class.startswith(_NVSWITCH) for link in gpu.links)
    ]
    pairs = [(n, on_switch[0]) for n in on_switch]
    for number, gpu in enumerate(gpus):
        for link in gpu.links:
            if link.target in index:
                pairs.append((number, index[link.target]))
            elif not link.target_class.startswith(_NVSWITCH):
                lost.append(link.target or "nothing")
    for one, other in pairs:
        root[max(find(one), find(other))] = min(find(one), find(other))
    if lost:
        report.warn(
            tr(
                "{protocol} rows to devices that the file does not hold: {rows} ({lost})",
                protocol=protocol,
                rows=many(len(lost), "row"),
                lost=some(lost),
            )
        )
    members = Counter(find(number) for number in range(len(gpus)))
    order = [find(number) for number in range(len(gpus))]
    if len(members) > 1 and order != sorted(order):
        report.warn(
            tr(
                "GPUs that are joined by {protocol} are not numbered in a row; domains are drawn in order of the numbers",
                protocol=protocol,
            )
        )
    return list(members.values())


def _bridges(system: System) -> int:
    return sum(pci.kind.startswith(BRIDGE) for pci in system.pcis)


def _pcie_words(system: System) -> str:
    """ "PCIe: 2 NUMA nodes, 24 bridges; 8 GPUs on 32 GT/s x16 (63 GB/s one-way) ..." """
    devices: Counter[str] = Counter()
    for pci in system.pcis:
        rate = pci.one_way_gbytes_s
        link = (
            f"{pci.link_gts:g} GT/s x{pci.width} ({rate:.3g} GB/s one-way)" if rate else "a link not stated"
        )
        if pci.gpus:
            devices[f"GPUs on {link}"] += 1
        elif pci.nets:
            devices[f"NICs on {link}"] += 1
    shared = sum(
        1
        for pci in system.pcis
        if any(c.gpus for c in _all_below(pci)) and any(c.nets for c in _all_below(pci))
    )
    words = [f"{many(system.cpus, 'NUMA node')}, {many(_bridges(system), 'PCI bridge')}"]
    words += [f"{count} {what}" for what, count in devices.items()]
    if shared:
        words.append(f"{many(shared, 'bridge')} with both a GPU and a NIC below")
    return f"PCIe: {'; '.join(words)}."


def _all_below(pci: Pci) -> list[Pci]:
    found, waiting = [], list(pci.below)
    while waiting:
        found.append(waiting.pop())
        waiting.extend(found[-1].below)
    return found


def _tell_slow_bridges(system: System, report: Report) -> None:
    """A bridge whose link upwards is slower than that of a device below: it trained down, or the file is wrong."""
    slow: dict[str, list[str]] = defaultdict(list)
    for pci in system.pcis:
        mine = pci.one_way_gbytes_s
        below = [
            rate
            for child in _all_below(pci)
            if (child.gpus or child.nets) and (rate := child.one_way_gbytes_s)
        ]
        if mine and below and mine < 0.5 * max(below):
            slow[
                f"{pci.link_gts:g} GT/s x{pci.width} ({mine:.3g} GB/s) above devices of {max(below):.3g} GB/s"
            ].append(pci.busid)
    for what, bridges in slow.items():
        report.warn(
            tr(
                "slow links upwards, {what}: {slow} ({bridges}); did they train down?",
                what=what,
                slow=many(len(bridges), "PCI bridge"),
                bridges=some(bridges, 3),
            )
        )
