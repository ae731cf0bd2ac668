"""Compiled loops over flows and links. Arrays only; node and link numbers are those of the fabric graph.

Every walk has the same arguments: `start`, `target` (W,): the switches where a way begins and ends; `out_ptr` (N+1), `out_link`: the
usable links out of each node, by node; `head` (L): the node each leads to; `forwards` (N,): which nodes pass traffic on.
"""
