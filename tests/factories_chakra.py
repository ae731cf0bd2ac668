"""Chakra traces made for tests: the wire form of protobuf, written by hand."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping


def varint(value: int) -> bytes:
    value &= 0xFFFF_FFFF_FFFF_FFFF
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def field(number: int, value: int | bytes | float) -> bytes:
    if isinstance(value, float):
        return varint(number << 3 | 1) + struct.pack("<d", value)
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    return varint(number << 3 | 2) + varint(len(value)) + value


def attribute(name: str, value: int | float | str | bool | list[bool]) -> bytes:
    """As ASTRA-sim writes them: flags in 27, whole numbers in int64 (9), numbers in double (3), text in 29."""
    if isinstance(value, bool):
        told = field(27, int(value))
    elif isinstance(value, int):
        told = field(9, value)
    elif isinstance(value, float):
        told = field(3, value)
    elif isinstance(value, str):
        told = field(29, value.encode())
    else:
        told = field(28, field(1, bytes(value)))
    return field(10, field(1, name.encode()) + told)


def node(
    number: int, kind: int, *, name: str = "", needs: Iterable[int] = (), duration_us: int = 0, packed: bool = True,
    **attributes: int | float | str | bool | list[bool],
) -> bytes:  # fmt: skip
    """One node. packed: dependencies in one field, as proto3 has them; else one by one."""
    needs = list(needs)
    out = field(1, number) + field(2, name.encode()) + field(3, kind)
    if needs:
        out += (
            field(5, b"".join(map(varint, needs))) if packed else b"".join(field(5, other) for other in needs)
        )
    if duration_us:
        out += field(7, duration_us)
    return out + b"".join(attribute(key, value) for key, value in attributes.items())


def trace(*nodes: bytes, version: str = "0.0.4") -> bytes:
    messages: Mapping[int, bytes] = dict(enumerate([field(1, version.encode()), *nodes]))
    return b"".join(varint(len(message)) + message for message in messages.values())
