"""All importers, found by their folder, and which of them a file belongs to."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.registry import Registry
from fabric_studio.base.source_text import HEAD_BYTES, decode, read_bytes
from fabric_studio.base.wording import either
from fabric_studio.io.importers.foreign import refuse_foreign
from fabric_studio.io.importers.importer import Importer
from fabric_studio.io.importers.traffic import refuse_traffic

IMPORTERS: Registry[Importer] = Registry("importer", "fabric_studio.io.importers", "IMPORTER")

AUTO = "auto"
_LEAST, _MARGIN = 0.3, 0.1


def detect(path: Path) -> Importer:
    """The importer for a file, by its contents; BadInputError when none or several claim it."""
    head = read_bytes(path)[:HEAD_BYTES]
    claims = sorted(
        ((importer.sniff(head, path), name) for name, importer in IMPORTERS.items()), reverse=True
    )
    claims = [claim for claim in claims if claim[0] >= _LEAST]
    if not claims:
        refuse_traffic(path)
        refuse_foreign(decode(head, str(path), cut=True)[0], path)
        raise BadInputError(
            str(path),
            tr("is in no format that can be imported"),
            tr(
                "known: {importers}; name one with --format if you know better",
                importers=", ".join(IMPORTERS),
            ),
        )
    candidates = [name for sure, name in claims if sure > claims[0][0] - _MARGIN]
    if len(candidates) > 1:
        raise BadInputError(
            str(path),
            tr("could be {formats}", formats=either(list(candidates))),
            tr("say which with --format"),
        )
    return IMPORTERS[candidates[0]]


def importer_for(path: Path, name: str = AUTO) -> Importer:
    """The importer of that name, or the one that recognises the file when the name is "auto"."""
    return detect(path) if name == AUTO else IMPORTERS[name]
