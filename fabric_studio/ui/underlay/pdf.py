"""Pages of PDF: how many there are, how they look, and one by itself. PDFium fetches nothing and runs no scripts.

PDFium is for one thread at a time, so all of it is behind one lock; it lets Python go on while it draws. What it draws is
bounded in pixels and, page by page, in time.
"""

from __future__ import annotations

import ctypes
import io
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any

import numpy as np
import pypdfium2
import pypdfium2.raw as pdfium
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr

MOST_PAGES = 500
"""So many pages are offered."""
LONGEST_S = 30.0
"""A page that takes longer to be drawn is given up."""
_LOCK = Lock()


@contextmanager
def opened(source: str, data: bytes) -> Iterator[Any]:
    """The document, for this thread alone."""
    if not _LOCK.acquire(timeout=2 * LONGEST_S):
        raise BadInputError(source, tr("has to wait for another drawing"), tr("try again in a minute"))
    try:
        try:
            document = pypdfium2.PdfDocument(data)
        except pypdfium2.PdfiumError as error:
            locked = "password" in str(error).lower()
            what = tr("is locked with a password") if locked else tr("is damaged, or no PDF")
            raise BadInputError(
                source, what, tr("save it again without one") if locked else tr("save it again")
            ) from None
        try:
            if len(document) == 0:
                raise BadInputError(source, tr("has no pages"), tr("choose another file"))
            yield document
        finally:
            document.close()
    finally:
        _LOCK.release()


def count_pages(source: str, data: bytes) -> int:
    with opened(source, data) as document:
        return min(len(document), MOST_PAGES)


def draw_page(source: str, data: bytes, number: int, longest: int) -> QImage:
    """Page `number` (from 0) on white paper."""
    with opened(source, data) as document:
        page, (wide, high) = _page(source, document, number)
        share = longest / max(wide, high)
        size = max(1, round(wide * share)), max(1, round(high * share))
        pixels = _drawn_in_time(page, size)
        if pixels is None:
            raise BadInputError(
                source, tr("has a page {page} that cannot be drawn", page=number + 1), tr("save it again")
            )
    return QImage(pixels.data, *size, 4 * size[0], QImage.Format.Format_RGB32).copy()


def single_page(source: str, data: bytes, number: int) -> bytes:
    """A document of that page alone; b"" where PDFium cannot take it out."""
    with opened(source, data) as document:
        _page(source, document, number)
        alone = pypdfium2.PdfDocument.new()
        buffer = io.BytesIO()
        try:
            alone.import_pages(document, [number])
            alone.save(buffer)
        except pypdfium2.PdfiumError:
            return b""
        finally:
            alone.close()
    return buffer.getvalue()


def _page(source: str, document: Any, number: int) -> tuple[Any, tuple[float, float]]:
    try:
        page = document[number]
    except (pypdfium2.PdfiumError, IndexError):
        raise BadInputError(
            source, tr("has a page {page} that cannot be drawn", page=number + 1), tr("save it again")
        ) from None
    wide, high = page.get_size()
    if not (1 <= wide <= 1e5 and 1 <= high <= 1e5) or max(wide, high) > 1e4 * min(wide, high):
        raise BadInputError(source, tr("has a page of no usable size"), tr("save it again"))
    return page, (wide, high)


def _drawn_in_time(page: Any, size: tuple[int, int]) -> NDArray[np.uint8] | None:
    """BGRx on white; None where it fails or takes too long."""
    end = time.monotonic() + LONGEST_S
    pause = pdfium.IFSDK_PAUSE(version=1)
    pause.NeedToPauseNow = dict(pdfium.IFSDK_PAUSE._fields_)["NeedToPauseNow"](
        lambda _pause: time.monotonic() > end
    )
    pixels = np.full((size[1], size[0], 4), 255, np.uint8)
    bitmap = _bitmap(pixels, clear=False)
    try:
        state = pdfium.FPDF_RenderPageBitmap_Start(
            bitmap, page, 0, 0, *size, 0, pdfium.FPDF_ANNOT, ctypes.byref(pause)
        )
        pdfium.FPDF_RenderPage_Close(page)
    finally:
        pdfium.FPDFBitmap_Destroy(bitmap)
    return pixels if state == pdfium.FPDF_RENDER_DONE else None


def _bitmap(pixels: NDArray[np.uint8], *, clear: bool) -> Any:
    """PDFium's view of these rows of four bytes."""
    kind = pdfium.FPDFBitmap_BGRA if clear else pdfium.FPDFBitmap_BGRx
    return pdfium.FPDFBitmap_CreateEx(
        pixels.shape[1], pixels.shape[0], kind, pixels.ctypes.data_as(ctypes.c_void_p), pixels.strides[0]
    )


Matrix = tuple[float, float, float, float, float, float]


def draw_parts(
    data: bytes, places: Iterable[Callable[[float, float], Matrix]], size: int, *, clear: bool
) -> Iterator[NDArray[np.uint8]]:
    """Squares of `size` pixels of the one page in `data`, BGRA or BGRx. places: for the width and height of the page in
    points, what takes points, counted from its top left corner, to pixels of the square, (a, b, c, d, e, f). None at all where
    the page cannot be used."""
    try:
        with opened("", data) as document:
            page, size_pt = _page("", document, 0)
            if _drawn_in_time(page, (64, 64)) is None:
                return
            for place in places:
                pixels = np.full((size, size, 4), 255, np.uint8)
                pixels[:, :, 3] = 0 if clear else 255
                bitmap = _bitmap(pixels, clear=clear)
                try:
                    pdfium.FPDF_RenderPageBitmapWithMatrix(
                        bitmap,
                        page,
                        ctypes.byref(pdfium.FS_MATRIX(*place(*size_pt))),
                        ctypes.byref(pdfium.FS_RECTF(0, 0, size, size)),
                        pdfium.FPDF_ANNOT,
                    )
                finally:
                    pdfium.FPDFBitmap_Destroy(bitmap)
                yield pixels
    except BadInputError:
        return
