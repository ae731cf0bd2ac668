"""However a traffic file is damaged, reading and running it gives a result or one clear line, never anything else."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import given

from fabric_studio.base.errors import FabricError
from fabric_studio.io.importers.traffic import TRAFFIC, traffic_format
from fabric_studio.sim.simulate import simulate
from tests.factories_chakra import node, trace
from tests.factories_sim import star
from tests.property.test_import_hostile import _DAMAGE, damaged

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures" / "traffic"
MADE = {
    "job.0.et": trace(
        node(0, 4, name="matmul", duration_us=3), node(1, 7, needs=[0], comm_type=0, comm_size=1000, involved_dim=[True]),
        node(2, 5, needs=[1], comm_dst=1, comm_size=10, comm_tag=3), node(3, 6, needs=[2], comm_src=1, comm_tag=4),
    ),
    "job.1.et": trace(
        node(0, 2, tensor_size=9.5), node(1, 7, needs=[0], comm_type=0, comm_size=1000),
        node(2, 6, needs=[1], comm_src=0, comm_tag=3), node(3, 5, needs=[1], comm_dst=0, comm_size=10, comm_tag=4),
    ),
}  # fmt: skip
WORKLOAD = {".csv": "flow_list", ".cm": "flow_list", ".et": "chakra"}
FILES = {path.name: path.read_bytes() for path in sorted(FIXTURES.iterdir())} | MADE


@pytest.mark.parametrize("name", list(FILES))
@given(damage=_DAMAGE)
def test_damaged_traffic_is_run_or_refused_in_one_line(
    name: str, damage: list[tuple[str, float, float, bytes]]
) -> None:
    data = FILES[name]
    for how, first, second, bytes_in in damage:
        data = damaged(data, how, first, second, bytes_in) or b"\n"
    workload = WORKLOAD.get(Path(name).suffix, "flow_list" if name.startswith("hpcc") else "layers")
    with tempfile.TemporaryDirectory() as folder:
        for other, whole in MADE.items():
            (Path(folder) / other).write_bytes(whole)
        path = Path(folder) / name
        path.write_bytes(data)
        try:
            importer = traffic_format(path) or TRAFFIC["flow-list"]
            report, flows = importer.read(path)
            assert report.as_text() and report.as_json()
            assert flows is None or len(flows)
        except FabricError as error:
            assert "\n" not in str(error) and name in str(error)
        try:
            result = simulate(star(8, 1e9), workload, {"file": str(path)})
        except FabricError as error:
            assert "\n" not in str(error)
        else:
            assert result.complete
