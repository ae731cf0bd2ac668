"""What the user chose of the look: theme and units, kept in the preferences and ticked in the menus."""

from __future__ import annotations

from fabric_studio.ui.context import Context, Units
from fabric_studio.ui.theme import Preference


class Choices:
    """The actions "theme.light", "units.metric" ... show what is chosen."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def set_theme(self, preference: Preference) -> None:
        self._context.theme.set_preference(preference)
        self._context.session.preferences.change(theme=preference)
        self.mark()

    def set_units(self, units: Units) -> None:
        self._context.set_units(units)
        self.mark()

    def mark(self) -> None:
        """Tick what is chosen."""
        actions = self._context.actions
        actions[f"theme.{self._context.theme.preference}"].setChecked(True)
        actions[f"units.{self._context.units}"].setChecked(True)
