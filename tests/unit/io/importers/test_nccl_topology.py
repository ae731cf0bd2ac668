"""Inside of a server from NCCL and RCCL files: ports, scale-up, what is only hinted at, and XML that means harm."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabric_studio.base.errors import BadInputError
from fabric_studio.catalog.parts import Part
from fabric_studio.io.importers.design import import_design
from fabric_studio.io.importers.registry import detect
from fabric_studio.io.importers.report import Report

FIXTURES = Path(__file__).resolve().parents[3] / "fixtures" / "import"
DUMP = (FIXTURES / "nccl_dump.xml").read_text()


def server(path: Path) -> tuple[Part, Report]:
    document, report = import_design(path)
    snapshot = document.snapshot()
    assert len(snapshot.devices) == 1
    part = snapshot.spec_of(int(snapshot.devices.part[0]))
    assert isinstance(part, Part)
    return part, report


def of(tmp_path: Path, text: str) -> tuple[Part, Report]:
    path = tmp_path / "server.xml"
    path.write_text(text)
    return server(path)


def gpus(*links: tuple[tuple[str, int, str], ...], sm: str = "90") -> str:
    """A dump of GPUs g0, g1 ... with these rows of NVLink each."""
    rows = "".join(
        f'<pci busid="g{n}" class="0x030200"><gpu dev="{n}" sm="{sm}">'
        + "".join(f'<nvlink target="{to}" count="{count}" tclass="{what}"/>' for to, count, what in of)
        + "</gpu></pci>"
        for n, of in enumerate(links)
    )
    return f'<system version="1"><cpu numaid="0">{rows}</cpu></system>'


def test_dump_becomes_a_server() -> None:
    part, _ = server(FIXTURES / "nccl_dump.xml")
    assert (part.accelerators, part.confidence, part.source) == (2, "generic", "made from nccl_dump.xml")
    assert [(g.name, g.count, g.link_gbps, g.role) for g in part.ports] == [
        ("compute", 1, 400.0, "compute"), ("compute-2", 1, 180.0, "compute"), ("in-band", 1, 10.0, "in-band"),
    ]  # fmt: skip
    assert part.scale_up is not None
    # The poorer of the two GPUs has 17 links of 25 GB/s one-way (NVLink 4).
    assert part.scale_up.one_way_gbytes_s_per_accelerator == 17 * 25.0
    assert (part.scale_up.domain_accelerators, part.scale_up.switch_chips, part.scale_up.topology) == (
        2,
        2,
        "switched",
    )
    assert part.power_max_w is None and part.mass_kg is None


def test_what_is_odd_is_told() -> None:
    part, report = server(FIXTURES / "nccl_dump.xml")
    told = " | ".join(report.warnings)
    assert "180 Gb/s is the rate of no network: 1 port (mlx5_1)" in told
    assert (
        "slow links upwards, 5 GT/s x16 (8 GB/s) above devices of 63 GB/s: 1 PCI bridge (0000:08:00.0)"
        in told
    )
    assert "GPUs have from 17 to 18 NVLink links; 17 was taken for all" in told
    left = {item.text: item.reason for item in report.left_out}
    assert left["1 x <c2c>"] == "not known to this importer"
    assert "its speed is not stated" in left["net eth1"]
    assert "a design has no PCIe" in left["the PCI tree: 4 nodes, 1 bridge"]
    assert (
        "1 GPUs on 32 GT/s x16 (63 GB/s one-way)" in part.notes
        and "1 bridge with both a GPU and a NIC below" in part.notes
    )


def test_counts() -> None:
    read = server(FIXTURES / "nccl_dump.xml")[1].read
    assert {name: read[name] for name in ("cpus", "pci", "gpus", "nics", "nets", "nvlink_rows", "nvlinks")} == {
        "cpus": 2, "pci": 4, "gpus": 2, "nics": 2, "nets": 4, "nvlink_rows": 4, "nvlinks": 35,
    }  # fmt: skip
    assert read["pci_link_speeds"] == {"5.0 GT/s PCIe": 1, "32 GT/s PCIe/s": 1, "32.0 GT/s PCIe": 1}


def test_hint_file_states_no_gpus() -> None:
    part, report = server(FIXTURES / "nccl_hint.xml")
    assert (part.accelerators, part.ports, part.scale_up) == (0, (), None)
    assert "GPUs not stated" in part.name
    assert any(
        "the number of GPUs and NICs is not stated" in text and "1 could be GPUs and 1 NICs" in text
        for text in report.warnings
    )
    assert report.format == "NCCL topology (hint file)"


@pytest.mark.parametrize(
    ("links", "domain", "rate"),
    [
        # Two pairs: each GPU reaches one other.
        (
            ((("g1", 4, "0x0302"),), (("g0", 4, "0x0302"),), (("g3", 4, "0x0302"),), (("g2", 4, "0x0302"),)),
            2,
            100.0,
        ),
        # Rows that point at their own GPU (Azure NC A100 v4) join nothing.
        (((("g0", 12, "0x0302"),), (("g1", 12, "0x0302"),)), None, None),
        # Groups of different sizes cannot be held.
        (((("g1", 1, "0x0302"),), (("g0", 1, "0x0302"),), (("g9", 1, "0x0302"),)), None, None),
        (((("s", 18, "0x0680"),), (("s", 18, "0x0680"),)), 2, 450.0),
    ],
)
def test_scale_up_domains(
    tmp_path: Path,
    links: tuple[tuple[tuple[str, int, str], ...], ...],
    domain: int | None,
    rate: float | None,
) -> None:
    part, report = of(tmp_path, gpus(*links))
    found = part.scale_up
    assert (found and found.domain_accelerators, found and found.one_way_gbytes_s_per_accelerator) == (
        domain,
        rate,
    )
    if domain is None:
        assert any("not taken for scale-up" in text or "does not hold" in text for text in report.warnings)


def test_a_gpu_of_unknown_kind_has_no_scale_up_rate(tmp_path: Path) -> None:
    part, report = of(tmp_path, gpus((("s", 18, "0x0680"),), (("s", 18, "0x0680"),), sm="777"))
    assert part.scale_up is None
    assert any("the rate of a link of sm 777 is not known here" in item.reason for item in report.left_out)


BOMB = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10 if n else "boom"}">' for n in range(9))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("<system version='1'><cpu numaid='0'>", "is not valid XML: no element found; correct it"),
        ('<system version="1"><cpu numaid="0" numaid="1"/></system>', "line 1: is not valid XML: duplicate attribute"),
        (f'<!DOCTYPE system [{BOMB}]><system version="1"><cpu a="&e8;"/></system>', "has a document type or entities"),
        ('<!DOCTYPE system SYSTEM "http://example.com/x.dtd"><system version="1"><cpu a=""/></system>', "has a document type"),
        ('<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><system version="1"><cpu a="">&x;</cpu></system>', "has a document type"),
        ('<system version="1"></system><!-- <cpu  -->', "its <system> holds no CPU, PCI device or GPU"),
        ('<topology><system version="1"><cpu a="b"/></system></topology>', "is XML with the root <topology>, not <system>"),
        ("<system version='1'><cpu a='b'>" + "<pci>" * 100 + "</pci>" * 100 + "</cpu></system>", "is nested more than 64 deep"),
        ('<graphs version="1"><graph><channel><gpu dev="0"/><gpu dev="1"/></channel></graph></graphs>',
         "is a graph file of NCCL: 1 graph with 1 channel over 2 GPUs"),
    ],
)  # fmt: skip
def test_harm_and_nonsense_are_refused(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "server.xml"
    path.write_text(text)
    with pytest.raises(BadInputError) as refusal:
        import_design(path)
    assert says in str(refusal.value) and str(path) in str(refusal.value) and "\n" not in str(refusal.value)


def test_numbers_that_are_none_do_no_harm(tmp_path: Path) -> None:
    text = (
        DUMP.replace('count="9"', 'count="nan"')
        .replace('dev="1"', 'dev="1e999"')
        .replace('speed="400000"', 'speed="inf"')
    )
    part, report = of(tmp_path, text.replace('link_width="16"', 'link_width="9e99"'))
    assert part.scale_up is not None
    assert any(item.text == "net mlx5_0" for item in report.left_out)


@pytest.mark.parametrize("file", ["nccl_dump.xml", "nccl_hint.xml"])
def test_found_by_its_contents(file: str) -> None:
    assert detect(FIXTURES / file).name == "nccl-topology"
