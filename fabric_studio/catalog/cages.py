"""Cages: the closed list of sockets a cable head, module or fibre goes into, and what fits where.

A finned OSFP head does not enter an OSFP-RHS cage, nor a flat-top head a finned cage. A lower QSFP form enters a
higher QSFP cage. Source: the QSFP, QSFP-DD and OSFP multi-source agreements and the NVIDIA LinkX part lists.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from fabric_studio.base.errors import UnknownNameError

CageKind = Literal["module", "jack", "adapter", "engine", "backplane", "any"]


@dataclass(frozen=True, slots=True)
class Cage:
    """One kind of socket. `lanes` x `lane_gbps` is its usual electrical side, `max_lane_gbps` the fastest lane it is
    built for; `accepts` are further head shapes that go in; `max_power_w` is the usual limit for a module."""

    name: str
    kind: CageKind
    lanes: int
    lane_gbps: float
    max_lane_gbps: float
    accepts: tuple[str, ...] = ()
    max_power_w: float | None = None
    note: str = ""


_CAGES = (
    Cage("RJ45", "jack", 1, 1, 10),
    Cage("SFP28", "module", 1, 25, 25, (), 1.5),
    Cage("SFP56", "module", 1, 50, 50, ("SFP28",), 2.5),
    Cage("SFP112", "module", 1, 100, 100, ("SFP56",), 3.5),
    Cage("SFP-DD", "module", 2, 50, 50, ("SFP56",), 3.5),
    Cage("QSFP+", "module", 4, 10, 10, (), 3.5),
    Cage("QSFP28", "module", 4, 25, 25, ("QSFP+",), 4.5),
    Cage("QSFP56", "module", 4, 50, 50, ("QSFP28",), 7),
    Cage("QSFP112", "module", 4, 100, 100, ("QSFP56", "QSFP28"), 12),
    Cage("QSFP224", "module", 4, 200, 200, ("QSFP112",), 20),
    Cage("QSFP-DD", "module", 8, 50, 50, ("QSFP56", "QSFP28"), 14),
    Cage("QSFP-DD800", "module", 8, 100, 100, ("QSFP-DD", "QSFP112"), 24),
    Cage("OSFP", "module", 8, 100, 100, (), 17, "finned (IHS) heads"),
    Cage("OSFP-RHS", "module", 8, 100, 200, (), 17, "flat-top heads, the heat sink rides on the cage"),
    Cage("OSFP1600", "module", 8, 200, 200, ("OSFP",), 33, "finned (IHS) heads, 200 Gb/s per lane"),
    Cage("MPO-12", "adapter", 0, 0, 0, (), None, "position of a patch panel"),
    Cage("MPO-16", "adapter", 0, 0, 0, (), None, "position of a patch panel"),
    Cage("MMC-12", "adapter", 0, 0, 0, (), None, "position of a patch panel"),
    Cage("LC", "adapter", 0, 0, 0, (), None, "duplex position of a patch panel or optical circuit switch"),
    Cage(
        "CPO-MPO-12", "engine", 4, 200, 200, (), None, "faceplate of a Quantum-X Photonics engine, MPO-12/APC"
    ),
    Cage(
        "CPO-MMC-12",
        "engine",
        4,
        200,
        200,
        (),
        None,
        "faceplate of a Spectrum-X Photonics engine, MMC-12/APC",
    ),
    Cage("CPO-MPO", "engine", 4, 200, 200, (), None, "faceplate of a Broadcom co-packaged engine"),
    Cage(
        "blind-mate", "backplane", 2, 200, 200, (), None, "mates when the tray is pushed in; no field cable"
    ),
    Cage(
        "generic",
        "any",
        8,
        200,
        200,
        (),
        None,
        "cage of an imported part nobody has named: every head is taken to fit",
    ),
)
CAGES: dict[str, Cage] = {cage.name: cage for cage in _CAGES}

# Spellings in vendor lists, NetBox interface types and cabling spreadsheets; the first pattern found wins.
_SPELLINGS = (
    (r"blind-?mate|cartridge|backplane", "blind-mate"),
    (r"mmc-?12.*(cpo|faceplate)|cpo.*mmc-?12", "CPO-MMC-12"),
    (r"mpo-?12.*(cpo|faceplate)|cpo.*mpo-?12", "CPO-MPO-12"),
    (r"mpo.*(cpo|faceplate)|cpo.*mpo", "CPO-MPO"),
    (r"mmc-?12", "MMC-12"),
    (r"mpo-?16", "MPO-16"),
    (r"mpo|mtp", "MPO-12"),
    (r"\blc\b|lc duplex", "LC"),
    (r"osfp[ -]?(1600|224|1\.6t)|1\.?6t?base-x-osfp", "OSFP1600"),
    (r"osfp.*(rhs|flat)|(rhs|flat).*osfp", "OSFP-RHS"),
    (r"\bosfp|x-osfp", "OSFP"),
    (r"qsfp-?dd-?800|800gbase-x-qsfpdd", "QSFP-DD800"),
    (r"qsfp-?(56)?-?dd", "QSFP-DD"),
    (r"qsfp-?224", "QSFP224"),
    (r"qsfp-?112", "QSFP112"),
    (r"qsfp-?56", "QSFP56"),
    (r"qsfp-?28|100gbase-x-qsfp", "QSFP28"),
    (r"qsfp-?(\+|p\b)", "QSFP+"),
    (r"sfp-?dd", "SFP-DD"),
    (r"sfp-?112", "SFP112"),
    (r"sfp-?56", "SFP56"),
    (r"sfp-?(28|\+|p\b)", "SFP28"),
    (r"rj-?45|8p8c|base-t\b", "RJ45"),
    (r"generic|unknown|other", "generic"),
)


def cage(name: str) -> Cage:
    """The cage of that exact name; UnknownNameError suggests the nearest."""
    found = CAGES.get(name)
    if found is None:
        raise UnknownNameError("cage", name, CAGES)
    return found


@lru_cache(maxsize=4096)
def normalise(text: str) -> str:
    """The cage name for a free text such as "OSFP twin-port, flat-top (RHS)" or "400gbase-x-qsfp112".

    Of a text with alternatives ("QSFP112/OSFP") the first shape counts. UnknownNameError when no shape is in it.
    """
    stripped = text.strip()
    if stripped in CAGES:
        return stripped
    first = re.split(r"/(?!u?apc|upc)| or ", stripped.lower())[0]
    for candidate in (first, stripped.lower()):
        for pattern, name in _SPELLINGS:
            if re.search(pattern, candidate):
                return name
    raise UnknownNameError("cage", text, CAGES)


@lru_cache(maxsize=4096)
def fits(connector: str, cage_name: str) -> bool:
    """Whether a head or module of shape `connector` goes into the cage; both are names of this list."""
    head, socket = cage(connector), cage(cage_name)
    if "any" in (head.kind, socket.kind):
        return head.kind != "backplane" and socket.kind != "backplane"
    return connector == cage_name or any(fits(connector, lower) for lower in socket.accepts)
