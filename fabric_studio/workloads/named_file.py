"""The parameter that names a file, for workloads that come from one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr
from fabric_studio.base.params import Param

FILE = Param("file", "str", "", mark("Path of the file; needed"))


def named_file(source: str, params: Mapping[str, Any]) -> Path:
    """The path that was given; BadInputError when none was, or when no path can look like that."""
    text = str(params["file"]).strip()
    if not text:
        raise BadInputError(
            source, tr("no file is named"), tr("give one, for example file=flows.csv"), place="parameter file"
        )
    if "\0" in text or len(text) > 4096:
        raise BadInputError(
            source,
            tr("{text!r} is no path", text=text[:40]),
            tr("give the path of a file"),
            place="parameter file",
        )
    return Path(text).expanduser()
