"""Published figures that the simulator is not held to, each with the reason: nothing is left out in silence."""

from __future__ import annotations

UNCOMPARED = (
    ("G-C1 to G-C17, below 1 MiB", "latencies of small collectives", "apart from G-C17 and the choice of algorithm (G-C1s), only single readings without their set-up are published"),
    ("G-T2", "Llama 3 405B, 54 days: 419 unexpected interruptions, 35 of them network (4.0e-5 per GPU and day)", "failures are given by hand (parameter events), none are drawn at random"),
    ("G-T6", "Calculon, 3,072 A100, TP4 PP64 DP12: split into computing and communication", "the other program's output is not published with its repository; G-T4 is the same model measured"),
    ("G-N1", "Meta RoCE: more than 30 % lost by fragmented placement with ECMP, up to 40 % regained by more queue pairs", "neither placement nor traffic is published; the spread between path policies is shown instead (G-F5 and the section on path policies)"),
    ("G-N2", "Meta 400G without DCQCN, PFC and admission by the receiver", "a statement without a figure; the model has no congestion control"),
    ("G-N3", "Meta 24K: pods of 3,072, 1:7 between them", "a shape without a measured outcome; oversubscription is a rule and a figure of `info`"),
    ("G-N4", "HPN: about 15 % more training throughput than DCN+", "traffic and placement of the comparison are not published"),
    ("G-N5", "rail-only: 38 to 77 % less network cost, all-to-all 8 to 11 % slower", "prices are theirs; compare two drawings with `compare`"),
    ("G-N6", "64 B over InfiniBand 2.8 and 3.7 us, RoCE 3.6 and 5.6, NVLink 3.33", "contains the software of both ends, which a fabric's drawing does not give; not verified at its source"),
    ("G-N7", "switch below 150 ns, adapter 0.3 to 0.8 us, fibre 5 ns/m", "data that the catalogue begins with, not a result"),
    ("G-N8", "CrossPipe and GeoPipe: schedules between sites", "those schedules are not among ours"),
    ("N-32, N-128", "ns-3, incast of 32 and 128 over TCP: 34 and 18 times the ideal", "collapse by losses and timeouts of TCP; RDMA does not show it and the model has no losses"),
    ("H-NDP, H-EQDS, H-HPCC", "csg-htsim with transports of their own: 56.6, 80.3 and 738.6 us", "the model has no transport; H rows are RoCE with PFC, apart from H-256"),
    ("DCQCN", "fixed points and queue lengths of the congestion control", "the model has no queues and no congestion control"),
)  # fmt: skip
"""(id, statement, why it is not compared)"""
