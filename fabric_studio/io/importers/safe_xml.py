"""XML of strangers: no document types, no entities, nothing fetched, bounded in size and depth."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element, ParseError

import defusedxml.ElementTree
from defusedxml.common import DefusedXmlException

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr

_DEEPEST, _MOST_ELEMENTS, _MOST_LETTERS = 64, 200_000, 16 * 2**20


def load_xml(text: str, source: str) -> Element:
    """The root element; BadInputError names the line of the mistake."""
    if len(text) > _MOST_LETTERS:
        raise BadInputError(
            source,
            tr("has more than {most_letters} MB of XML", most_letters=_MOST_LETTERS // 2**20),
            tr("it is no file of this kind"),
        )
    try:
        # Some tools write a comment or a blank line before the declaration, which XML does not allow.
        root: Element = defusedxml.ElementTree.fromstring(text.lstrip(), forbid_dtd=True)
    except ParseError as error:
        line = getattr(error, "position", (0, 0))[0]
        raise BadInputError(
            source,
            tr("is not valid XML: {what}", what=str(error).partition(":")[0]),
            tr("correct it"),
            place=f"line {line}",
        ) from None
    except DefusedXmlException:
        raise BadInputError(
            source,
            tr("has a document type or entities, which are not read"),
            tr("delete the <!DOCTYPE ...> part"),
        ) from None
    except (ValueError, RecursionError, LookupError) as error:
        raise BadInputError(
            source, tr("is not valid XML: {error}", error=str(error)[:100]), tr("correct it")
        ) from None
    for count, (depth, _) in enumerate(walk(root)):
        if depth > _DEEPEST:
            raise BadInputError(
                source,
                tr("is nested more than {deepest} deep", deepest=_DEEPEST),
                tr("it is no file of this kind"),
            )
        if count > _MOST_ELEMENTS:
            raise BadInputError(
                source,
                tr("has more than {most_elements:,} elements", most_elements=_MOST_ELEMENTS),
                tr("it is no file of this kind"),
            )
    return root


def walk(root: Element) -> Iterator[tuple[int, Element]]:
    """All elements in file order with their depth, 0 for the root."""
    waiting = [(0, root)]
    while waiting:
        depth, element = waiting.pop()
        yield depth, element
        waiting.extend((depth + 1, child) for child in reversed(element))
