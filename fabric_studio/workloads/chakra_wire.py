"""Reading protobuf without a library, carefully: every length is checked, unknown fields are skipped.

Only what Chakra's traces need: varints, fixed numbers, strings and messages inside messages.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

from fabric_studio.base.language import tr

Value = int | float | bytes


class WireError(ValueError):
    """What is wrong, and at which byte of the message."""


class Field(NamedTuple):
    number: int
    wire: int
    value: Value


def varint(data: bytes, at: int) -> tuple[int, int]:
    """An unsigned number of up to 64 bits and the place after it."""
    if at < len(data) and data[at] < 0x80:
        return data[at], at + 1
    value = shift = 0
    while True:
        if at >= len(data):
            raise WireError(tr("is cut off in the middle of a number"))
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value & 0xFFFF_FFFF_FFFF_FFFF, at
        shift += 7
        if shift > 63:
            raise WireError(tr("has a number of more than ten bytes at byte {at}", at=at))


def messages(data: bytes) -> Iterator[bytes]:
    """The messages of a file in which each has its length in front."""
    at = 0
    while at < len(data):
        size, at = varint(data, at)
        if size > len(data) - at:
            raise WireError(tr("ends {size:,} bytes before the end of a message", size=size - len(data) + at))
        yield data[at : at + size]
        at += size


def fields(message: bytes) -> Iterator[Field]:
    """All fields of a message in order."""
    at = 0
    while at < len(message):
        key, at = varint(message, at)
        number, wire = key >> 3, key & 7
        value: Value
        if number == 0:
            raise WireError(tr("has a field without a number"))
        if wire == 0:
            value, at = varint(message, at)
        elif wire == 2:
            size, at = varint(message, at)
            if size > len(message) - at:
                raise WireError(tr("has a field that is longer than its message"))
            value, at = message[at : at + size], at + size
        elif wire in (1, 5):
            size = 8 if wire == 1 else 4
            if size > len(message) - at:
                raise WireError(tr("is cut off in the middle of a number"))
            value, at = message[at : at + size], at + size
        else:
            raise WireError(tr("has a field of wire type {wire}, which protobuf 3 does not know", wire=wire))
        yield Field(number, wire, value)


def numbers(field: Field) -> Iterator[int]:
    """The members of a repeated whole number: one, or several packed together."""
    if isinstance(field.value, int):
        yield field.value
    elif isinstance(field.value, bytes) and field.wire == 2:
        at = 0
        while at < len(field.value):
            value, at = varint(field.value, at)
            yield value


def signed(value: int) -> int:
    """A number of two's complement in 64 bits."""
    return value - (1 << 64) if value >> 63 else value


def zigzag(value: int) -> int:
    return (value >> 1) ^ -(value & 1)


def fixed(value: bytes, code: str) -> float | int:
    """A number of fixed width; code as in struct, little-endian."""
    found: float | int = struct.unpack(f"<{code}", value)[0]
    return found
