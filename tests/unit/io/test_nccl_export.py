"""The inside of a server for NCCL: what our own reader gets back, what is left out and said, and what is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.progress import silent
from fabric_studio.catalog.parts import Part, ScaleUp
from fabric_studio.io.exporter import EXPORTERS
from fabric_studio.io.importers.design import import_design
from fabric_studio.io.importers.report import Report
from fabric_studio.io.importers.safe_xml import load_xml
from fabric_studio.model import build
from fabric_studio.model.journal import Document
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.topology.template import TEMPLATES
from tests.factories import RACK, empty_hall, library


def hall_with(*parts: Part) -> Snapshot:
    """A rack of its own for every server."""
    document, hall = empty_hall()
    with document.transaction("Set up") as tx:
        racks = build.add_racks(
            tx, library().part(RACK), library().part, names=[f"A-{k}" for k in range(len(parts))], hall=hall,
            x_mm=2_000.0, y_mm=4_000.0,
        )  # fmt: skip
        for number, part in enumerate(parts):
            build.add_device(tx, int(racks[number]), part, name=f"server-{number}", u=1)
    return document.snapshot()


def back(snapshot: Snapshot, folder: Path) -> tuple[Part, Report, str]:
    """The server as it is read again, the report, and the remarks of the export in one text."""
    path = folder / "server.xml"
    remarks = EXPORTERS["nccl.xml"].write(snapshot, path, silent())
    document, report = import_design(path)
    again = document.snapshot()
    part = again.spec_of(int(again.devices.part[0]))
    assert isinstance(part, Part) and remarks is not None
    assert all(f"<!-- {remark} -->" in path.read_text() for remark in remarks)
    return part, report, "\n".join(remarks)


@pytest.mark.parametrize(
    ("server", "nics", "links", "rate_gbytes_s", "speeds"),
    [
        ("dgx-a100", 8, 12, 300, {"16.0 GT/s PCIe": 16}),
        ("dgx-h100", 8, 18, 450, {"32.0 GT/s PCIe": 16}),
        ("dgx-b200", 8, 18, 900, {"32.0 GT/s PCIe": 8}),
        ("dgx-b300", 8, 18, 900, {}),
        ("mi300x-8u", 8, 7, 448, {"32.0 GT/s PCIe": 8}),
        ("mi355x-8u", 8, 7, 537.6, {"32.0 GT/s PCIe": 16}),
    ],
)
def test_a_server_comes_back_with_the_same_counts(
    tmp_path: Path, server: str, nics: int, links: int, rate_gbytes_s: float, speeds: dict[str, int]
) -> None:
    first = library().part(server)
    part, report, remarks = back(hall_with(first), tmp_path)
    assert part.accelerators == first.accelerators == report.read["gpus"] and report.read["nics"] == nics
    compute = [group for group in first.ports if group.role == "compute"]
    assert [(g.links, g.link_gbps, g.role) for g in part.ports] == [
        (g.links, g.link_gbps, "compute") for g in compute
    ]
    assert part.scale_up is not None and first.scale_up is not None
    ours, theirs = first.scale_up, part.scale_up
    assert (theirs.domain_accelerators, theirs.links_per_accelerator) == (ours.domain_accelerators, links)
    assert theirs.switch_chips == ours.switch_chips and theirs.topology == (
        "switched" if ours.switch_chips else "direct"
    )
    assert theirs.one_way_gbytes_s_per_accelerator == pytest.approx(rate_gbytes_s)
    assert rate_gbytes_s == pytest.approx(ours.one_way_gbytes_s_per_accelerator, rel=0.002)
    assert report.read["pci_link_speeds"] == speeds and not report.warnings
    assert "Left out: ports for storage and management" in remarks
    assert ("PCIe rate of the adapters" in remarks) == (speeds.get("32.0 GT/s PCIe") == 8 or not speeds)


def test_a_tray_of_a_rack_knows_the_domain_that_it_is_part_of(tmp_path: Path) -> None:
    part, report, remarks = back(TEMPLATES["two-storey"].build({"racks": 2}).snapshot(), tmp_path)
    assert part.accelerators == 4 and report.read["nets"] == 4 and report.read["nvlinks"] == 4 * 18
    assert "The scale-up domain has 72 GPUs, of which 4 are in this server" in remarks
    assert "Which of its 2 CPUs a device hangs on is not known" in remarks


def test_what_is_not_known_is_left_out_and_said(tmp_path: Path) -> None:
    plain = msgspec.structs.replace(
        library().part("dgx-h100"), id="plain", name='<&"--> --', accelerator="", scale_up=ScaleUp("UB", 8, 100.0)
    )  # fmt: skip
    many = [library().part("dgx-a100")]
    part, report, remarks = back(hall_with(plain, plain, *many), tmp_path)
    assert (
        part.accelerators == 8
        and part.scale_up is None
        and report.read["pci_link_speeds"] == {"32.0 GT/s PCIe": 8}
    )
    for words in (
        "Left out: servers of other kinds (DGX A100 640GB)", "The model of the GPU is not known",
        "The PCIe rate of the GPUs is not known", "Left out: scale-up (UB), whose links are not known",
    ):  # fmt: skip
        assert words in remarks
    text = (tmp_path / "server.xml").read_text()
    assert text.count("-->") == text.count("<!--") and not text.startswith("<?xml")


def test_more_links_than_switch_chips_of_no_known_split_are_one_row(tmp_path: Path) -> None:
    h100 = library().part("dgx-h100")
    assert h100.scale_up is not None
    odd = msgspec.structs.replace(h100, scale_up=msgspec.structs.replace(h100.scale_up, switch_chips=36))
    _, report, _ = back(hall_with(odd), tmp_path)
    assert (report.read["nvlink_rows"], report.read["nvlinks"]) == (8, 144)


@pytest.mark.parametrize(
    ("server", "says"),
    [
        ("gaudi3-8u", "has gaudi3, on which neither NCCL nor RCCL runs; export simai.txt or hpcc.txt"),
        ("trn2-server", "has trn2, on which neither"),
        ("", "the design has no server that states its accelerators; add one from the catalogue"),
    ],
)
def test_what_is_no_server_with_gpus_is_refused(tmp_path: Path, server: str, says: str) -> None:
    design = hall_with(library().part(server)) if server else Document().snapshot()
    with pytest.raises(BadInputError) as refusal:
        EXPORTERS["nccl.xml"].write(design, tmp_path / "x.xml", silent())
    assert says in str(refusal.value) and not list(tmp_path.iterdir())


@pytest.mark.parametrize("accelerators", [100, 100_000])
def test_more_than_nccl_has_room_for_is_refused(tmp_path: Path, accelerators: int) -> None:
    part = msgspec.structs.replace(library().part("dgx-h100"), id="huge", accelerators=accelerators)
    with pytest.raises(BadInputError, match=r"elements, NCCL reads 256; export simai.txt"):
        EXPORTERS["nccl.xml"].write(hall_with(part), tmp_path / "x.xml", silent())
    assert not list(tmp_path.iterdir())


def test_bus_ids_are_given_once(tmp_path: Path) -> None:
    h100 = library().part("dgx-h100")
    ports = tuple(msgspec.structs.replace(g, count=16, note="") for g in h100.ports if g.role == "compute")
    part = msgspec.structs.replace(h100, id="many", accelerators=20, ports=ports, scale_up=None)
    _, _, remarks = back(hall_with(part), tmp_path)
    assert "How many adapters have the ports compute is not known; one each here" in remarks
    root = load_xml((tmp_path / "server.xml").read_text(), "server.xml")
    ids = [element.get("busid") for element in root.iter("pci")]
    assert len(ids) == len(set(ids)) == 20 + 32
