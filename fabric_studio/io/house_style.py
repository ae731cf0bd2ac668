"""How files for people are written where tastes differ: set once from the user's preferences, read by whoever writes.
Not part of a design, and nothing that a check or a run depends on."""

from __future__ import annotations

from typing import Literal, get_args

CsvEncoding = Literal["utf-8-sig", "utf-8"]
LabelProfile = Literal["TIA-606 style", "device name"]
LABEL_PROFILES: tuple[LabelProfile, ...] = get_args(LabelProfile)


class _Style:
    csv_encoding: CsvEncoding = "utf-8-sig"
    label_profile: LabelProfile = "TIA-606 style"


STYLE = _Style()
"""csv_encoding: with a byte order mark spreadsheets of every language read it. label_profile: the end of
a cable by rack and rack unit (A-01-40:12/2), or by its device (leaf-01:12/2)."""


def write_as(*, csv_encoding: CsvEncoding, label_profile: LabelProfile) -> None:
    """From now on."""
    STYLE.csv_encoding, STYLE.label_profile = csv_encoding, label_profile
