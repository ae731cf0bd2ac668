"""The cabling as a DOT graph with ports."""

from __future__ import annotations

import re

from fabric_studio.base.progress import silent
from fabric_studio.io.exporter import EXPORTERS
from tests.factories_rules import Drawing
from tests.unit.io.test_cable_sheets import over_two_panels

EDGE = re.compile(r'^  ("(?:[^"\\]|\\.)*"):("(?:[^"\\]|\\.)*") -- ("(?:[^"\\]|\\.)*"):("(?:[^"\\]|\\.)*") \[comment=("(?:[^"\\]|\\.)*")\];$')


def written(drawing: Drawing, tmp_path) -> list[str]:
    path = tmp_path / "topology.dot"
    EXPORTERS["topology.dot"].write(drawing.document.snapshot(), path, silent())
    return path.read_text(encoding="utf-8").splitlines()


def test_every_cable_is_an_edge_from_port_to_port_over_panels_too(tmp_path) -> None:
    drawing, _names, cords = over_two_panels()
    lines = written(drawing, tmp_path)
    assert (lines[0], lines[-1]) == ("graph G {", "}")
    edges = [match.groups() for line in lines if (match := EDGE.match(line))]
    assert len(edges) == len(cords) == 3
    assert edges[0][:4] == ('"server"', '"compute 1/1"', '"panel-a"', '"front 5"')
    assert edges[1][:4] == ('"panel-b"', '"rear 8"', '"panel-a"', '"rear 5"')


def test_hostile_names_stay_inside_their_quotes_and_doubles_are_told_apart(tmp_path) -> None:
    drawing = Drawing()
    a = drawing.device("qm9700", 'x"; evil [label="')
    z = drawing.device("qm9700", "same\\")
    drawing.set("device", z, name="same\\")
    other = drawing.device("qm9700", "same\\", rack=0)
    drawing.cable((a, 0), (z, 0), "400g4-dr4", 5.0)
    drawing.cable((a, 1), (other, 0), "400g4-dr4", 5.0)
    lines = written(drawing, tmp_path)
    edges = [match.groups() for line in lines if (match := EDGE.match(line))]
    assert len(edges) == 2 and edges[0][2] != edges[1][2]
    assert all(line.count("--") <= 1 for line in lines)
