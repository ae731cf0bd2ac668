"""Numbers in few digits, never with an exponent. No Qt in here."""

from __future__ import annotations

import math

from fabric_studio.base.language import tr


def figure(value: float, digits: int = 3) -> str:
    """A number with that many significant digits: "3,660", "25.6", "0.0412"."""
    if not math.isfinite(value) or value == 0:
        return tr("unknown") if math.isnan(value) else f"{value:g}"
    places = digits - 1 - math.floor(math.log10(abs(value)))
    text = f"{round(value, places):,.{max(0, places)}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def money(usd: float) -> str:
    """A planning price: "$412 M", "$3.1 M", "$32 k", "$950"."""
    for scale, unit in ((1e9, " B"), (1e6, " M"), (1e3, " k")):
        if usd >= scale:
            return f"${figure(usd / scale)}{unit}"
    return f"${usd:,.0f}"
