"""What a proposal of a wizard comes to: how much of what, how much cable, what it costs, what a check would say."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from fabric_studio.app.wizards.consequences import Consequences
from fabric_studio.app.wizards.proposal import Proposal
from fabric_studio.base.language import mark, tr
from fabric_studio.base.units import format_length
from fabric_studio.ui.theme import SPACE

_LONGEST = 150
"""Letters of the first new finding that are shown; the tool tip has more."""
_FIGURES = (mark("Change"), mark("Cable length"), mark("Cost, estimate"), mark("Check"))


class ProposalFigures(QVBoxLayout):
    """The change above, cable and cost side by side, the check below."""

    def __init__(self) -> None:
        super().__init__()
        self.by_name = {name: _Figure(tr(name)) for name in _FIGURES}
        self.setSpacing(0)
        both = QHBoxLayout()
        for name in ("Cable length", "Cost, estimate"):
            column = QVBoxLayout()
            column.setSpacing(0)
            self._put(column, name)
            both.addLayout(column, 1)
        self._put(self, "Change")
        self.addSpacing(SPACE)
        self.addLayout(both)
        self.addSpacing(SPACE)
        self._put(self, "Check")

    def _put(self, column: QVBoxLayout, name: str) -> None:
        figure = self.by_name[name]
        column.addWidget(figure.name)
        column.addWidget(figure.value)

    def clear(self) -> None:
        for figure in self.by_name.values():
            figure.show_value("", "")

    def show_proposal(self, proposal: Proposal) -> None:
        """All but the check, which takes longer."""
        delta = proposal.delta
        self.by_name["Change"].show_value(_capital(proposal.summary), "")
        length = _signed(delta.length_m, _metres(abs(delta.length_m)))
        blank = (
            tr(", {length_unknown:+,} of unknown length", length_unknown=delta.length_unknown)
            if delta.length_unknown
            else ""
        )
        self.by_name["Cable length"].show_value(length + blank, "")
        cost = _signed(delta.cost_usd, f"${abs(delta.cost_usd):,.0f}")
        unpriced = (
            tr(", {cost_unknown:+,} without a price", cost_unknown=delta.cost_unknown)
            if delta.cost_unknown
            else ""
        )
        self.by_name["Cost, estimate"].show_value(
            cost + unpriced, "", tr("Planning prices, never a quote; without spares")
        )
        self.by_name["Check"].show_value(tr("checking …") if proposal.size else "", "dim")

    def show_consequences(self, found: Consequences) -> None:
        """What the check would say that it does not say now."""
        worse = max(found.more["error"], 0), max(found.more["warning"], 0)
        tone = "error" if worse[0] else "warn" if worse[1] else "ok" if not found.fresh else ""
        told = [finding.text for finding in found.fresh]
        first = f": {_short(told[0])}" if told else ""
        self.by_name["Check"].show_value(f"{_capital(found.words)}{first}", tone, "\n".join(told[:8]))


class _Figure:
    """One figure: what it is, and its value below."""

    def __init__(self, name: str) -> None:
        self.name, self.value = QLabel(name), QLabel()
        self.name.setProperty("role", "label")
        self.value.setTextFormat(Qt.TextFormat.PlainText)
        self.value.setWordWrap(True)
        self.value.setProperty("role", "strong")

    def show_value(self, text: str, tone: str, tip: str = "") -> None:
        """tone: a colour token for the words, "" for the usual."""
        self.value.setText(text or "–")
        self.value.setToolTip(tip)
        self.value.setAccessibleName(f"{self.name.text()}: {text}")
        role = tone if tone in ("error", "warn", "ok", "dim") else "strong"
        if self.value.property("role") != role:
            self.value.setProperty("role", role)
            self.value.style().unpolish(self.value)
            self.value.style().polish(self.value)


def _signed(value: float, text: str) -> str:
    return tr("no change") if abs(value) < 5e-4 else f"{'+' if value > 0 else '−'}{text}"


def _metres(length_m: float) -> str:
    """ "9.98 km", "340 m", "4.2 m"."""
    if length_m >= 1e3:
        return f"{length_m / 1e3:,.2f} km"
    return f"{length_m:,.0f} m" if length_m >= 100 else format_length(length_m * 1e3)


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST].rsplit(' ', 1)[0]} …"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
