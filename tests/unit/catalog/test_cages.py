"""What plugs in where."""

import pytest

from fabric_studio.base.errors import UnknownNameError
from fabric_studio.catalog.cages import CAGES, cage, fits, normalise


@pytest.mark.parametrize(
    ("head", "socket"),
    [
        ("OSFP", "OSFP"), ("OSFP-RHS", "OSFP-RHS"), ("OSFP", "OSFP1600"), ("QSFP28", "QSFP56"),
        ("QSFP28", "QSFP112"), ("QSFP56", "QSFP-DD"), ("QSFP-DD", "QSFP-DD800"), ("QSFP112", "QSFP-DD800"),
        ("QSFP28", "QSFP-DD800"), ("SFP28", "SFP112"), ("OSFP", "generic"), ("LC", "LC"),
    ],
)  # fmt: skip
def test_fits(head: str, socket: str) -> None:
    assert fits(head, socket)


@pytest.mark.parametrize(
    ("head", "socket"),
    [
        ("OSFP", "OSFP-RHS"), ("OSFP-RHS", "OSFP"), ("OSFP-RHS", "OSFP1600"), ("OSFP1600", "OSFP"),
        ("QSFP112", "QSFP56"), ("QSFP-DD", "QSFP112"), ("QSFP112", "QSFP-DD"), ("QSFP112", "OSFP"),
        ("MPO-12", "LC"), ("MPO-12", "CPO-MPO-12"), ("blind-mate", "generic"), ("RJ45", "SFP28"),
    ],
)  # fmt: skip
def test_does_not_fit(head: str, socket: str) -> None:
    assert not fits(head, socket)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("OSFP twin-port", "OSFP"),
        ("OSFP twin-port, flat-top (RHS)", "OSFP-RHS"),
        ("OSFP (RHS)", "OSFP-RHS"),
        ("OSFP800", "OSFP"),
        ("OSFP224/QSFP224", "OSFP1600"),
        ("QSFP-DD800 (-Q) or OSFP (-O)", "QSFP-DD800"),
        ("QSFP-DD (2 x 200G links per cage)", "QSFP-DD"),
        ("QSFP112/OSFP", "QSFP112"),
        ("SFP+/SFP28", "SFP28"),
        ("MPO-12/APC", "MPO-12"),
        ("MPO-12/APC faceplate (CPO, 8 fibres each)", "CPO-MPO-12"),
        ("MMC-12/APC faceplate (CPO)", "CPO-MMC-12"),
        ("LC duplex", "LC"),
        ("blind-mate cartridge", "blind-mate"),
        ("800gbase-x-osfp", "OSFP"),
        ("400gbase-x-qsfp112", "QSFP112"),
        ("400gbase-x-qsfpdd", "QSFP-DD"),
        ("100gbase-x-qsfp28", "QSFP28"),
        ("1000base-t", "RJ45"),
        ("25gbase-x-sfp28", "SFP28"),
    ],
)
def test_normalise_reads_vendor_and_netbox_spellings(text: str, name: str) -> None:
    assert normalise(text) == name


def test_every_name_is_its_own_spelling() -> None:
    assert [normalise(name) for name in CAGES] == list(CAGES)


def test_unknown_cages_are_refused_with_a_suggestion() -> None:
    with pytest.raises(UnknownNameError, match="known: "):
        normalise("banana plug")
    with pytest.raises(UnknownNameError, match="QSFP112"):
        cage("QSFP-112")
