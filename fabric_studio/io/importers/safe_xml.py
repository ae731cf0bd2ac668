"""XML of strangers: no document types, no entities, nothing fetched, bounded in size and depth."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element, ParseError

import defusedxml.ElementTree
from defusedxml.common import DefusedXmlException

from fabric_studio.base.errors import BadInputError

_DEEPEST, _MOST_ELEMENTS, _MOST_LETTERS = 64, 200_000, 16 * 2**20


def load_xml(text: str, source: str) -> Element:
    """The root element; BadInputError names the line of the mistake."""
    if len(text) > _MOST_LETTERS:
        raise BadInputError(
            source, f"has more than {_MOST_LETTERS // 2**20} MB of XML", "it is no file of this kind"
        )
    try:
        # Some tools write a comment or a blank line before the declaration, which XML does not allow.
        root: Element = defusedxml.ElementTree.fromstring(text.lstrip(), forbid_dtd=True)
    except ParseError as error:
        line = getattr(error, "position", (0, 0))[0]
        raise BadInputError(
            source, f"is not valid XML: {str(error).partition(':')[0]}", "correct it", place=f"line {line}"
        ) from None
    except DefusedXmlException:
        raise BadInputError(
            source, "has a document type or entities, which are not read", "delete the <!DOCTYPE ...> part"
        ) from None
    except (ValueError, RecursionError, LookupError) as error:
        raise BadInputError(source, f"is not valid XML: {str(error)[:100]}", "correct it") from None
    for count, (depth, _) in enumerate(walk(root)):
        if depth > _DEEPEST:
            raise BadInputError(source, f"is nested more than {_DEEPEST} deep", "it is no file of this kind")
        if count > _MOST_ELEMENTS:
            raise BadInputError(
                source, f"has more than {_MOST_ELEMENTS:,} elements", "it is no file of this kind"
            )
    return root


def walk(root: Element) -> Iterator[tuple[int, Element]]:
    """All elements in file order with their depth, 0 for the root."""
    waiting = [(0, root)]
    while waiting:
        depth, element = waiting.pop()
        yield depth, element
        waiting.extend((depth + 1, child) for child in reversed(element))
