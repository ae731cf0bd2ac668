"""What holds for every kernel, and the indexed heap."""

from __future__ import annotations

import importlib
import pkgutil

from hypothesis import given
from hypothesis import strategies as st
from numba.core.dispatcher import Dispatcher
from numpy import full, inf, int32, zeros

from fabric_studio.sim import kernels
from fabric_studio.sim.kernels import heap


def all_kernels():
    for info in pkgutil.iter_modules(kernels.__path__):
        module = importlib.import_module(f"{kernels.__name__}.{info.name}")
        for name, item in vars(module).items():
            if isinstance(item, Dispatcher) and item.py_func.__module__ == module.__name__:
                yield f"{info.name}.{name}", item


def test_no_kernel_holds_the_gil_and_all_are_cached():
    """A kernel in a thread froze the window for seconds without nogil (DESIGN.md section 5)."""
    found = dict(all_kernels())
    assert {"maxmin.fill", "events.advance", "component.gather", "usage.mean_utilization"} <= set(found)
    holding = [name for name, kernel in found.items() if not kernel.targetoptions.get("nogil")]
    uncached = [name for name, kernel in found.items() if type(kernel._cache).__name__ == "NullCache"]
    assert (holding, uncached) == ([], [])


@given(
    st.lists(st.tuples(st.sampled_from(["put", "remove"]), st.integers(0, 9), st.integers(0, 5)), max_size=60)
)
def test_the_heap_always_holds_the_earliest_event_first(operations):
    nodes, at, key = zeros(10, int32), full(10, -1, int32), zeros(10)
    size, expected = 0, {}
    for what, node, when in operations:
        if what == "put":
            size = heap.put(nodes, at, key, size, node, float(when))
            expected[node] = when
        else:
            size = heap.remove(nodes, at, key, size, node)
            expected.pop(node, None)
        assert size == len(expected)
        if expected:
            assert (key[nodes[0]], nodes[0]) == min((when, node) for node, when in expected.items())
    last = -inf
    while size:
        node = nodes[0]
        assert key[node] >= last
        last = key[node]
        size = heap.remove(nodes, at, key, size, node)
