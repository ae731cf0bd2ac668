"""A second file that gives names to GUIDs: a GUID map, opensm's node-name-map, ibstat per host, or "node: domain" rows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.source_text import read_text

_GUID = r"(?:[SHR]-|0x)?[0-9a-fA-F]{8,16}"
_ROW = re.compile(rf'({_GUID})\s*[:=]?\s+(?:"([^"]*)"|([^\s"#].*?))\s*(?:#.*)?')
_DOMAIN_ROW = re.compile(r"([\w.-]+)\s*:\s*([0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\S*)")
_HOST_HEADER = re.compile(r"(?:VM_hostname|hostname|host)\s*[:=]?\s+(\S+)", re.I)
_IBSTAT_GUID = re.compile(r"\s*(?:Node|Port) GUID:\s*(0x[0-9a-fA-F]+)")


def normal_guid(text: str) -> str:
    """A GUID as 16 lower-case hex digits, however it was written ("0x2c9…", "H-0002c9…", unpadded); "" when it is none."""
    digits = re.sub(r"^(?:[SHR]-|0x)", "", text.strip(), flags=re.I).lower()
    return digits.rjust(16, "0") if re.fullmatch(r"[0-9a-f]{1,16}", digits) else ""


def looks_like_guid(name: str) -> bool:
    """True for a node that is called by its GUID: "H-003048c749450000", "0x155dfffd33ff7d"."""
    return re.fullmatch(r"(?:[SHR]-[0-9a-fA-F]{16}|0x[0-9a-fA-F]{8,16})", name) is not None


@dataclass(frozen=True, slots=True)
class NameMap:
    """names: of GUIDs (16 hex digits). domains: of node names. ignored: lines that say neither, with their numbers."""

    source: str
    names: Mapping[str, str]
    domains: Mapping[str, str]
    ignored: tuple[tuple[int, str], ...]

    def name_of(self, guid_text: str) -> str:
        return self.names.get(normal_guid(guid_text), "")


def read_name_map(path: Path) -> NameMap:
    """Read any of the four forms, told apart line by line; BadInputError when the file holds no name at all."""
    names: dict[str, str] = {}
    domains: dict[str, str] = {}
    ignored: list[tuple[int, str]] = []
    host = ""
    for number, raw in enumerate(read_text(path).lines, start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if header := _HOST_HEADER.fullmatch(line):
            host = header[1]
        elif host and (normal := normal_guid(line)) and len(line) >= 8:
            names[normal] = host
        elif host and (found := _IBSTAT_GUID.fullmatch(line)):
            names[normal_guid(found[1])] = host
        elif row := _DOMAIN_ROW.fullmatch(line):
            domains[row[1]] = row[2]
        elif row := _ROW.fullmatch(line):
            names[normal_guid(row[1])] = (row[2] if row[2] is not None else row[3]).strip()
        else:
            ignored.append((number, line))
    if not names and not domains:
        raise BadInputError(
            str(path),
            tr("gives no name to any GUID"),
            tr('write one "GUID name" per line, as in a node-name-map'),
        )
    return NameMap(str(path), names, domains, tuple(ignored))
