"""Cages are numbered through all port groups, and ports are named as on the face."""

from fabric_studio.catalog.parts import Part, PortGroup
from fabric_studio.model.ports import cages_of, logical_ports, port_name

SERVER = Part(
    id="srv", name="Server", kind="server",
    ports=(
        PortGroup("compute", 4, "OSFP-RHS", 800, 8, 2, role="compute"),
        PortGroup("bmc", 1, "RJ45", 1, 1, role="oob"),
    ),
)


def test_cages_are_numbered_through_all_groups() -> None:
    cages = cages_of(SERVER)
    assert [cage.number for cage in cages] == [0, 1, 2, 3, 4]
    assert [cage.position for cage in cages] == [0, 1, 2, 3, 0]


def test_a_twin_port_cage_has_two_logical_ports() -> None:
    assert logical_ports(SERVER, "compute")[:3] == [(0, 0, 4), (0, 4, 4), (1, 0, 4)]
    assert len(logical_ports(SERVER)) == 9


def test_ports_are_named_as_on_the_face() -> None:
    assert port_name(SERVER, 1, 4, 4) == "compute 2/2"
    assert port_name(SERVER, 1, 0, 8) == "compute 2"
    assert port_name(SERVER, 4) == "bmc 1"
    assert port_name(SERVER, 9) == "cage 10 (the part has 5)"
