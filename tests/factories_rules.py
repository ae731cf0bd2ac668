"""Drawings for rule tests: real parts, typed lengths, one line per thing; and what a finding must say in full."""

from __future__ import annotations

import math
from typing import Any

from fabric_studio.app.commands import findings as finding_commands
from fabric_studio.catalog.library import load_library
from fabric_studio.catalog.parts import AnyPart, Medium, Part
from fabric_studio.model import build
from fabric_studio.model.journal import Document
from fabric_studio.model.ports import cages_of
from fabric_studio.rules.engine import check
from fabric_studio.rules.findings import Finding, Report

End = tuple[int, ...]
"""(device, cage), or (device, cage, first lane, lanes)."""


class Drawing:
    """A hall of 40 m x 40 m; racks stand 1.5 m apart unless told where."""

    def __init__(self, *, storeys: int = 1, floor_load_kg_m2: float = math.nan) -> None:
        self.library = load_library()
        self.document = Document()
        with self.document.transaction("Set up") as tx:
            self.halls = build.add_shell(
                tx,
                hall_width_mm=40_000,
                hall_depth_mm=40_000,
                storeys=storeys,
                floor_load_kg_m2=floor_load_kg_m2,
            )

    # -- drawing ----------------------------------------------------------------------------------------------------

    def part(self, part: str | AnyPart) -> AnyPart:
        if not isinstance(part, str):
            return part
        return self.library.media[part] if part in self.library.media else self.library.part(part)

    def rack(self, part: str | AnyPart = "rack-48u-750", **fields: Any) -> int:
        count = len(self.document.snapshot().racks)
        fields.setdefault("hall", self.halls[0])
        fields.setdefault("x_mm", 1_000.0 + 1_500 * (count % 25))
        fields.setdefault("y_mm", 1_000.0 + 3_000 * (count // 25))
        name = fields.pop("name", f"R-{count + 1:02d}")
        with self.document.transaction("Rack") as tx:
            return int(build.add_racks(tx, self.part(part), self.library.part, names=[name], **fields)[0])

    def device(
        self, part: str | AnyPart, name: str = "", *, rack: int = 0, u: float | None = None, **fields: Any
    ) -> int:
        """In a rack of its own unless one is named."""
        spec = self.part(part)
        rack = rack or self.rack()
        with self.document.transaction("Device") as tx:
            title = name or build.next_name(tx.table("device").columns["name"], f"{spec.id}-#")
            fields.setdefault("role", build.default_role(spec) if isinstance(spec, Part) else "")
            if u is None:
                return build.add_device(tx, rack, spec, name=title, **fields)
            return tx.add("device", rack=rack, part=build.use_part(tx, spec), name=title, u=u, **fields)

    def cable(
        self,
        a: End,
        z: End,
        medium: str | Medium,
        length_m: float = math.nan,
        *,
        z_medium: str = "",
        rate_gbps: float | None = None,
        **fields: Any,
    ) -> int:
        """Lanes default to the first port of a cage, the rate to that of the slower port."""
        spec = self.part(medium)
        assert isinstance(spec, Medium)
        ends, rates = [], []
        for device, port, *lanes in (a, z):
            cages = cages_of(
                self.document.snapshot().spec_of(self.document.snapshot().devices.get(device).part)
            )
            cage = cages[port] if 0 <= port < len(cages) else None
            ends.append((device, port, *(lanes or (0, cage.lanes_per_port if cage else 4))))
            if cage and cage.group.cage_speed_gbps:
                share = ends[-1][3] / cage.group.lanes
                rates.append(cage.group.cage_speed_gbps * share)
        rate = min(rates, default=spec.speed_gbps) if rate_gbps is None else rate_gbps
        with self.document.transaction("Cable") as tx:
            other = build.use_part(tx, self.library.medium(z_medium)) if z_medium else 0
            columns = dict(zip(("device", "port", "lane", "lanes"), zip(*ends, strict=True), strict=True))
            sides = {
                f"{side}_{key}": value[i] for key, value in columns.items() for i, side in enumerate("az")
            }
            return int(
                build.add_cables(
                    tx,
                    spec,
                    count=1,
                    z_medium=other,
                    rate_gbps=rate,
                    length_mm=length_m * 1e3,
                    **sides,
                    **fields,
                )[0]
            )

    def twin(
        self, a: tuple[int, int], z: tuple[int, int], medium: str, length_m: float = math.nan
    ) -> list[int]:
        """Both lines of one twin-port cable between two twin-port cages."""
        lines = [self.cable((*a, lane, 4), (*z, lane, 4), medium, length_m) for lane in (0, 4)]
        self.set("cable", lines, assembly=lines[0])
        return lines

    def splitter(
        self, head: tuple[int, int], tails: list[End], medium: str, length_m: float = math.nan
    ) -> list[int]:
        """The lines of a splitter out of one cage, one per tail."""
        lines = [
            self.cable((*head, 4 * index, 4), tail, medium, length_m) for index, tail in enumerate(tails)
        ]
        self.set("cable", lines, assembly=lines[0])
        return lines

    def tray(self, x1_mm: float, y1_mm: float, x2_mm: float, y2_mm: float, **fields: Any) -> int:
        with self.document.transaction("Tray") as tx:
            storey = tx.table("hall").get(self.halls[0]).storey
            fields.setdefault("name", f"T{len(tx.table('tray')) + 1}")
            return tx.add("tray", storey=storey, x1_mm=x1_mm, y1_mm=y1_mm, x2_mm=x2_mm, y2_mm=y2_mm, **fields)

    def set(self, kind: str, uids: int | list[int], **fields: Any) -> None:
        with self.document.transaction("Set") as tx:
            tx.set(kind, uids, **fields)

    def setting(self, name: str, value: Any) -> None:
        with self.document.transaction("Set up") as tx:
            build.set_setting(tx, name, value)

    # -- checking ---------------------------------------------------------------------------------------------------

    def check(self) -> Report:
        return check(self.document.snapshot(), self.library)

    def found(self, rule: str) -> list[Finding]:
        report = check(self.document.snapshot(), self.library, only=[rule])
        (status,) = [status for status in report.rules if status.id == rule]
        assert status.answered, status
        return list(report.findings)

    def passes(self, rule: str) -> None:
        assert self.found(rule) == []

    def fails(
        self,
        rule: str,
        text: str,
        *,
        where: list[tuple[str, int]],
        actual: float | None = None,
        limit: float | None = None,
        unit: str = "",
        severity: str = "error",
        fix: str = "",
        mended: bool = True,
    ) -> Finding:
        """Exactly one finding of this rule, which says all of this; its fix, where it has one, makes it go away."""
        (finding,) = self.found(rule)
        assert finding.text == text, finding.text
        assert (finding.rule, finding.severity) == (rule, severity)
        assert list(finding.where) == where
        for said, meant in ((finding.actual, actual), (finding.limit, limit)):
            assert (said is None and meant is None) or math.isclose(said, meant, abs_tol=1e-6), (said, meant)
        assert finding.unit == unit
        assert (finding.fix.text if finding.fix else "") == fix
        if finding.fix and mended:
            before = self.document.revision
            finding_commands.apply_fix(self.document, self.library, finding.fix)
            assert self.document.revision == before + 1
            self.passes(rule)
            self.document.undo()
        return finding


def crowded() -> Drawing:
    """Something of everything, much of it wrong."""
    drawing = Drawing(storeys=2, floor_load_kg_m2=500.0)
    low, high = (
        drawing.rack(hall=hall, x_mm=3_000.0, y_mm=5_000.0, power_limit_w=5_000.0) for hall in drawing.halls
    )
    drawing.rack("gb200-nvl72", x_mm=3_100.0, y_mm=5_000.0)
    drawing.rack(x_mm=0.0, y_mm=0.0, position_known=False)
    leaf, spine = (
        drawing.device("qm9700", "leaf", rack=low, u=1, feed="A"),
        drawing.device("qm9700", "spine", rack=high, u=1),
    )
    server = drawing.device("dgx-h100", "server", rack=low, u=1)
    panel = drawing.device("patch-1u-48mpo", rack=low, u=60)
    far = drawing.device("dgx-h100", "far")
    drawing.device("palomar-ocs", rack=low, u=30)
    drawing.tray(0, 5_000, 9_000, 5_000, width_mm=2.0, depth_mm=5.0)
    with drawing.document.transaction("Riser") as tx:
        storeys = tx.table("storey").uid
        tx.add("tray", storey=storeys[1], name="T9", x1_mm=0, y1_mm=5_000, x2_mm=9_000, y2_mm=5_000)
        building = int(tx.table("building").uid[0])
        tx.add(
            "riser",
            building=building,
            name="R1",
            x_mm=8_000,
            y_mm=5_000,
            from_storey=storeys[0],
            to_storey=storeys[1],
        )
        site = int(tx.table("site").uid[0])
        span = tx.add("span", name="WAN", a_site=site, z_site=tx.add("site", name="Far"), length_km=900.0)
        row = tx.add("row", hall=drawing.halls[0], name="A")
        room = tx.add("room", storey=storeys[0], name="MMR", x_mm=0, y_mm=0, width_mm=3_000, depth_mm=3_000)
        for number in (1, 2):
            tx.add(
                "conduit", building=building, name=f"Conduit {number}", room=room,
                x1_mm=-9_000.0, y1_mm=1_000.0 * number, x2_mm=0.0, y2_mm=1_000.0 * number,
            )  # fmt: skip
        tx.set("rack", low, row=row)
        for purpose in ("column", "no-go", "hot-aisle"):
            tx.add(
                "area", storey=storeys[0], name=purpose, purpose=purpose,
                x_mm=2_900.0, y_mm=4_000.0, width_mm=200.0, depth_mm=1_000.0,
            )  # fmt: skip
        tx.add("wall", storey=storeys[0], name="W", x1_mm=0.0, y1_mm=5_000.0, x2_mm=4_000.0, y2_mm=5_000.0)
        tx.add("door", storey=storeys[0], name="D", x_mm=3_000.0, y_mm=5_000.0)
    drawing.cable((server, 0), (leaf, 0), "400g4-cr4-dac")
    drawing.cable((server, 0), (leaf, 1), "400g4-sr4", fibre="OS2")
    drawing.cable((leaf, 16), (spine, 0), "400g4-sr4", z_medium="400g4-dr4")
    drawing.cable((leaf, 16, 4, 4), (spine, 1, 4, 4), "400g4-dr4")
    drawing.cable((server, 1), (panel, 0), "400g4-sr4")
    drawing.cable((panel, 48), (leaf, 3), "400g4-lpo-dr4")
    drawing.cable((leaf, 99), (spine, 2), "400g4-fr4", 140.0)
    drawing.cable((leaf, 5), (leaf, 6), "400g4-sr4", 3.0, rate_gbps=800.0)
    drawing.cable((server, 2), (leaf, 7), "800g8-acc", 2.9)
    drawing.cable((far, 0), (spine, 5), "400g4-sr4", span=span)
    drawing.twin((leaf, 20), (spine, 20), "800g8-dac", 5.0)
    for u in range(20):
        drawing.device("dgx-h100", rack=low, u=u)
    for position in (10, 11):
        drawing.cable((panel, position), (panel, 48 + position + 1), "400g4-sr4", 1.0)
    drawing.cable((server, 3), (panel, 12), "400g4-sr4", 1.0)
    drawing.cable((leaf, 8), (panel, 58), "400g4-sr4", 1.0)
    drawing.setting("rule.tensor-group-split.ranks", 16.0)
    drawing.setting("rule.roce-not-lossless.pfc", 0.0)
    return drawing
