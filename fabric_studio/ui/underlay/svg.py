"""An SVG, drawn with nothing from outside the file: it is looked through before Qt gets to see it."""

from __future__ import annotations

import io

from defusedxml import DefusedXmlException, ElementTree
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.ui.underlay.paper import blank, page_of

MOST_ELEMENTS = 200_000
"""A floor of an office tower has 50,000."""
_INSIDE = ("#", "data:image/png", "data:image/jpeg", "data:image/jpg")
"""Where a link may lead. Not to an SVG inside the SVG: nobody would have looked at that one."""


def draw_svg(source: str, data: bytes, longest: int) -> tuple[QImage, bytes]:
    """As a picture without ground, and as a page of PDF. A file that asks for something outside is refused."""
    _refuse_strange(source, data)
    renderer = QSvgRenderer()
    if not renderer.load(QByteArray(data)):
        raise BadInputError(source, tr("is damaged, or no SVG drawing"), tr("save it again as plain SVG"))
    size = renderer.viewBoxF()
    if size.isEmpty():
        size = QRectF(0, 0, renderer.defaultSize().width(), renderer.defaultSize().height())
    if not (size.width() > 0 and size.height() > 0) or max(size.width(), size.height()) > 1e7:
        raise BadInputError(source, tr("has no size"), tr("give it a viewBox"))
    if max(size.width(), size.height()) > 1e4 * min(size.width(), size.height()):
        raise BadInputError(source, tr("is a line, no plan"), tr("give it another viewBox"))
    image = blank(size.width(), size.height(), longest, QColor(255, 255, 255, 0))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, image.width(), image.height()))
    painter.end()
    page = page_of(
        size.width(),
        size.height(),
        lambda onto, share: renderer.render(onto, QRectF(0, 0, size.width() * share, size.height() * share)),
    )
    return image, page


def _refuse_strange(source: str, data: bytes) -> None:
    """No entities, nothing from elsewhere, not too many elements."""
    try:
        parts = ElementTree.iterparse(io.BytesIO(data), ("end", "pi"), forbid_dtd=False)
        for count, (event, element) in enumerate(parts):
            if count > MOST_ELEMENTS:
                raise BadInputError(
                    source, tr("has more than {most:,} elements", most=MOST_ELEMENTS), tr("save it simpler")
                )
            if event == "pi":
                if "stylesheet" in (element.text or ""):
                    raise BadInputError(
                        source,
                        tr("asks for something outside the file ({what})", what="xml-stylesheet"),
                        tr("save it with everything inside"),
                    )
                continue
            # Of any namespace: what draws goes by the prefix that is written.
            links = [link for name, link in element.attrib.items() if name.rpartition("}")[2] == "href"]
            styles = [str(value) for value in element.attrib.values()] + [element.text or ""]
            outside = [link for link in links if link and not link.startswith(_INSIDE)]
            tag = str(element.tag).rpartition("}")[2]
            if tag == "script" or (outside and tag != "a"):
                raise BadInputError(
                    source,
                    tr("asks for something outside the file ({what})", what=(outside or [tag])[0][:60]),
                    tr("save it with everything inside"),
                )
            if any("url(" in text and "url(#" not in text.replace(" ", "") for text in styles) or any(
                "@import" in text for text in styles
            ):
                raise BadInputError(
                    source,
                    tr("asks for something outside the file ({what})", what="url"),
                    tr("save it with everything inside"),
                )
            element.clear()
    except DefusedXmlException:
        raise BadInputError(source, tr("defines entities of its own"), tr("save it as plain SVG")) from None
    except (ElementTree.ParseError, ValueError, LookupError):
        raise BadInputError(
            source, tr("is damaged, or no SVG drawing"), tr("save it again as plain SVG")
        ) from None
