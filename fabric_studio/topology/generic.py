"""Servers that nobody sells under that name: so many GPUs with a NIC of this rate each, marked as generic."""

from __future__ import annotations

from fabric_studio.catalog.parts import Part, PortGroup, ScaleUp

_CAGES = {100.0: ("QSFP28", 4), 200.0: ("QSFP56", 4), 400.0: ("OSFP-RHS", 4), 800.0: ("OSFP-RHS", 8)}
"""Cage and lanes of a one-port NIC of each rate: ConnectX-5, -6, -7 and -8 class."""
H100_SCALE_UP_GBYTES_S = 450.0


def generic_server(gpus: int, nic_gbps: float) -> Part:
    """A server of a height that fits so many GPUs. Power, mass and price are unknown; scale-up as in an HGX H100."""
    cage, lanes = _CAGES[nic_gbps]
    return Part(
        id=f"generic-{gpus}gpu-{nic_gbps:g}g",
        name=f"Generic server, {gpus} GPU{'s' if gpus > 1 else ''}, {gpus} x {nic_gbps:g}G",
        kind="server",
        height_u=2.0 if gpus <= 2 else 4.0 if gpus <= 4 else 8.0,
        accelerators=gpus,
        ports=(
            PortGroup(
                "compute",
                gpus,
                cage,
                nic_gbps,
                lanes,
                role="compute",
                lane_gbps=200.0 if nic_gbps == 800 else None,
            ),
        ),
        scale_up=ScaleUp("generic", gpus, H100_SCALE_UP_GBYTES_S) if gpus > 1 else None,
        source="made up by the leaf-spine template; scale-up of an HGX H100 assumed",
        confidence="generic",
        notes="Replace it by the server you mean: power, mass and price are unknown.",
    )
