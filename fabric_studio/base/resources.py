"""Where the data shipped with the program lies, in a source tree and in an installed package."""

from __future__ import annotations

from pathlib import Path

from fabric_studio.base.errors import FabricError
from fabric_studio.base.language import tr

_PACKAGE = Path(__file__).resolve().parents[1]


def resource_path(*parts: str) -> Path:
    """The path of a file or folder below `resources/`; FabricError when the installation lacks it."""
    for root in (_PACKAGE / "_resources", _PACKAGE.parent / "resources"):
        path = root.joinpath(*parts)
        if path.exists():
            return path
    raise FabricError(
        tr(
            "resource {parts} is missing from this installation; install fabric-studio again",
            parts="/".join(parts),
        )
    )
