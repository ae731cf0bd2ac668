"""Compiled kernels of the simulator: arrays in, arrays out, one algorithm per file, none holds the GIL."""

from fabric_studio.sim.kernels.cache import keep_compiled_kernels

# Before any kernel is declared: numba settles where its cache lives at that moment.
keep_compiled_kernels()
