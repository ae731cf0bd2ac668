"""YAML of strangers: plain data only, no aliases (a small file can stand for a huge one), bounded depth."""

from __future__ import annotations

from typing import Any

import yaml

from fabric_studio.base.errors import BadInputError

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
                    source, f"uses the alias *{event.anchor}", "write it out", place=f"line {line}"
                )
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
                if depth > _DEEPEST:
                    raise BadInputError(source, f"is nested more than {_DEEPEST} deep", "flatten it")
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
        return yaml.load(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        place = f"line {mark.line + 1}" if mark is not None else ""
        raise BadInputError(
            source, f"is not valid YAML: {error.problem}", "correct it", place=place
        ) from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise BadInputError(
            source, f"is not valid YAML: {str(error).splitlines()[0]:.120}", "correct it"
        ) from None
