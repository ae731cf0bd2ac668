"""The small hall of `tests.factories_ui` for every test in this folder."""

from tests.factories_ui import context, document, library, session, shot, show, theme

__all__ = ["context", "document", "library", "session", "shot", "show", "theme"]
