"""Traffic and computation to run on a fabric: one workload per file, each a demand in terms of ranks, not of links."""
