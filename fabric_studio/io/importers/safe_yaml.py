"""YAML of strangers: plain data only, no aliases (a small file can stand for a huge one), bounded depth."""

from __future__ import annotations

from typing import Any

import yaml

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr

_DEEPEST = 40
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def load_yaml(text: str, source: str) -> Any:
    """The one document in a text; BadInputError names the line of the mistake."""
    try:
        depth = 0
        for event in yaml.parse(text, Loader=_LOADER):
            if isinstance(event, yaml.AliasEvent):
                line = 0 if event.start_mark is None else event.start_mark.line + 1
                raise BadInputError(
                    source,
                    tr("uses the alias *{anchor}", anchor=event.anchor),
                    tr("write it out"),
                    place=f"line {line}",
                )
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
                if depth > _DEEPEST:
                    raise BadInputError(
                        source, tr("is nested more than {deepest} deep", deepest=_DEEPEST), tr("flatten it")
                    )
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
        return yaml.load(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = f"line {mark.line + 1}" if mark is not None else ""
        raise BadInputError(
            source, tr("is not valid YAML: {problem}", problem=error.problem), tr("correct it"), place=place
        ) from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BadInputError(
            source,
            tr("is not valid YAML: {splitlines:.120}", splitlines=str(error).splitlines()[0]),
            tr("correct it"),
        ) from None
