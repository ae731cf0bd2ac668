"""A page of PDF written by hand from the shapes of a drawing: paths only, so that the same drawing gives the same bytes.

Qt's own writer packs a page in one go that holds up the window; this one works in small steps. Words become the outlines
of their letters (PDF reference 1.7, 4.4 path construction).
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtGui import QPainterPath

INK, PAPER, TONE_ALPHA = "0.125 0.157 0.188", "1 1 1", 0.275
_FILLS = {
    "ink": f"/Solid gs {INK} rg",
    "tone": f"/Tone gs {INK} rg",
    "paper": f"/Solid gs {PAPER} rg",
}


@dataclass(frozen=True, slots=True)
class Stroke:
    """path: in points, y down. fill: as of a shape, "" for a line. dash: lengths in points."""

    path: QPainterPath
    fill: str = ""
    dash: tuple[float, ...] = ()


def page_of_paths(
    wide_pt: float,
    high_pt: float,
    line_pt: float,
    strokes: Iterable[Stroke],
) -> bytes:
    """line_pt: how wide lines are."""
    words = [
        f"q 1 0 0 -1 0 {high_pt:.3f} cm 1 J 1 j {line_pt:.3f} w {INK} RG /Solid gs",
    ]
    dashed = False
    for stroke in strokes:
        if stroke.fill:
            words.append(_FILLS[stroke.fill])
        elif stroke.dash:
            words.append(f"0 J [{' '.join(f'{max(v, line_pt):.3f}' for v in stroke.dash)}] 0 d")
            dashed = True
        elif dashed:
            words.append("1 J [] 0 d")
            dashed = False
        words.append(_outline(stroke.path))
        if not stroke.fill:
            words.append("S")
        else:
            words.append("f*")
    words.append("Q")
    return _document(wide_pt, high_pt, zlib.compress("\n".join(words).encode("ascii"), 6))


def _outline(path: QPainterPath) -> str:
    words: list[str] = []
    waiting: list[str] = []
    for n in range(path.elementCount()):
        element = path.elementAt(n)
        spot, kind = f"{element.x:.3f} {element.y:.3f}", element.type
        if kind == QPainterPath.ElementType.MoveToElement:
            words.append(spot + " m")
        elif kind == QPainterPath.ElementType.LineToElement:
            words.append(spot + " l")
        else:
            waiting.append(spot)
            if len(waiting) == 3:
                words.append(" ".join(waiting) + " c")
                waiting = []
    return "\n".join(words)


def _document(wide_pt: float, high_pt: float, content: bytes) -> bytes:
    states = f"/ExtGState << /Solid << /ca 1 >> /Tone << /ca {TONE_ALPHA} >> >>"
    parts = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        (
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {wide_pt:.3f} {high_pt:.3f}] "
            f"/Resources << {states} >> /Contents 4 0 R >>"
        ).encode("ascii"),
        b"<< /Length %d /Filter /FlateDecode >>\nstream\n%b\nendstream" % (len(content), content),
    ]
    data, places = bytearray(b"%PDF-1.7\n"), []
    for number, part in enumerate(parts, 1):
        places.append(len(data))
        data += b"%d 0 obj\n%b\nendobj\n" % (number, part)
    start = len(data)
    data += b"xref\n0 %d\n0000000000 65535 f \n" % (len(parts) + 1)
    for place in places:
        data += b"%010d 00000 n \n" % place
    data += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(parts) + 1, start)
    return bytes(data)
