"""Icons of one open family, Phosphor, taken from the QtAwesome package and painted in the theme's colours."""

from __future__ import annotations

import qtawesome
from PySide6.QtGui import QIcon

from fabric_studio.ui.theme import Theme


def icon(name: str, theme: Theme, *, colour: str = "") -> QIcon:
    """A Phosphor icon by its plain name ("cursor", "plugs-connected"). `colour`: a token name, default dim text that
    turns to full text under the pointer and to the accent's own ink when on."""
    tokens = theme.tokens
    if colour:
        return qtawesome.icon(f"ph.{name}", color=getattr(tokens, colour))
    return qtawesome.icon(
        f"ph.{name}",
        color=tokens.dim,
        color_active=tokens.text,
        color_on=tokens.text,
        color_disabled=tokens.line,
    )
