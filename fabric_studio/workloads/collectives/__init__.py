"""Collective operations: by which algorithm and protocol, what each pair of ranks then moves, and what it costs beside."""
