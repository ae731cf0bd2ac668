"""A tray or riser is too full."""

from __future__ import annotations

from collections.abc import Iterator

from fabric_studio.base.language import mark, tr
from fabric_studio.base.wording import number_of
from fabric_studio.layout.load import tray_load
from fabric_studio.rules.findings import Batch, Finding, Severity, worst_first
from fabric_studio.rules.rule import LENGTHS, Context, Limit, NotApplicable, Rule


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    if len(snapshot.cables) and not len(snapshot.trays):
        raise NotApplicable(tr("no tray is drawn"))
    load = tray_load(snapshot)
    warn, most = context.limit(RULE, "warn"), context.limit(RULE, "error")
    for kind, table, fill, count in (
        (mark("tray"), snapshot.trays, load.tray_fill, load.tray_cables),
        (mark("riser"), snapshot.risers, load.riser_fill, load.riser_cables),
    ):
        for row in worst_first(fill > min(warn, most), fill).tolist():
            bad = bool(fill[row] > most)
            severity: Severity = "error" if bad else "warning"
            limit = most if bad else warn
            section = float(table.columns["width_mm"][row] * table.columns["depth_mm"][row])
            yield Finding(
                RULE.name,
                severity,
                tr(
                    "{kind} {name} is {fill} full with {cables} at its fullest place; the limit is {limit:.0%} of {area}",
                    kind=tr(kind),
                    name=table.columns["name"][row],
                    fill=_percent(fill[row], limit),
                    cables=number_of(int(count[row]), "cable"),
                    limit=limit,
                    area=_area(section),
                ),
                ((kind, int(table.uid[row])),),
                float(fill[row]) * 100,
                limit * 100,
                "%",
            )


def _percent(fill: float, limit: float) -> str:
    """In whole per cent, unless that would read the same as the limit."""
    return f"{fill:.0%}" if f"{fill:.0%}" != f"{limit:.0%}" else f"{fill:.2%}"


def _area(section_mm2: float) -> str:
    return f"{section_mm2 / 100:,.0f} cm2" if section_mm2 >= 1_000 else f"{section_mm2:,.0f} mm2"


RULE = Rule(
    name="tray-fill",
    severity="error",
    title=mark("A tray is too full"),
    rationale=(
        mark(
            "Full trays crush what lies below, trap heat and leave no room for repair. Fill is the sum of squared cable diameters over the inside section, at the fullest place of the tray. Between the two limits it is a warning."
        )
    ),
    source=mark(
        "40 % as in TIA-569 practice quoted by cabling vendors, 40 to 50 % for data trays; both are house defaults"
    ),
    kinds=LENGTHS,
    find=find,
    example="tray T03 is 46% full with 1,530 cables at its fullest place; the limit is 40% of 300 cm2",
    limits=(
        Limit(
            "warn",
            0.4,
            mark("of the section"),
            mark("house default"),
            mark("Warning from this share of the section"),
        ),
        Limit(
            "error",
            0.5,
            mark("of the section"),
            mark("house default"),
            mark("Error from this share of the section"),
        ),
    ),
)
