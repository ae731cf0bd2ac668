"""The tensor-parallel groups that are planned do not fit into the scale-up domains."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from fabric_studio.base.language import counted, mark, tr
from fabric_studio.routing.graph import fabric_graph
from fabric_studio.rules.findings import Batch, Finding
from fabric_studio.rules.rule import LENGTHS, Context, Limit, NotApplicable, Rule
from fabric_studio.rules.words import several


def find(context: Context) -> Iterator[Finding | Batch]:
    snapshot = context.snapshot
    graph = fabric_graph(snapshot)
    if not graph.n_ranks:
        return
    wanted = context.limit(RULE, "ranks")
    if math.isnan(wanted) or wanted < 2:
        raise NotApplicable(
            tr("nobody said how many accelerators a tensor-parallel group has"), asks=("ranks",)
        )
    size = np.bincount(graph.rank_domain)
    present = np.flatnonzero(size)
    group = int(wanted)
    # A group that divides the domain, or is divided by it whole times, is told apart: the one is fine, the other crosses.
    bad = present[size[present] % group != 0]
    for members in np.unique(size[bad]).tolist():
        mine = bad[size[bad] == members]
        nodes = np.unique(graph.rank_node[np.isin(graph.rank_domain, mine)])
        names = several([str(name) for name in snapshot.devices.name[nodes[:4]]], len(nodes))
        yield Finding(
            RULE.name,
            RULE.severity,
            tr(
                "tensor-parallel groups of {group} do not go into {domains} of {members}, at {names}: a group crosses into the network",
                group=group,
                domains=counted(len(mine), "{count} scale-up domain", "{count} scale-up domains"),
                members=members,
                names=names,
            ),
            tuple(("device", uid) for uid in snapshot.devices.uid[nodes[:200]].tolist()),
            float(group),
            float(members),
            "accelerators",
            key=f"group:{group} domain:{members}",
        )


RULE = Rule(
    name="tensor-group-split",
    severity="warning",
    title=mark("A tensor-parallel group crosses the boundary of a scale-up domain"),
    rationale=(
        mark(
            "Every layer of a model sums its activations over the tensor-parallel group, twice forwards and twice back, and nothing else can be computed meanwhile. Inside the scale-up domain that costs little; over the network, 9 to 18 times slower, it sets the pace of the whole training. The rule runs once the project says how large the groups are, in the rule settings."
        )
    ),
    source=mark(
        "planning rule of training frameworks: keep tensor parallelism inside a server or NVLink domain (Megatron-LM)"
    ),
    kinds=LENGTHS,
    places="neither",
    find=find,
    example=(
        "tensor-parallel groups of 16 do not go into 32 scale-up domains of 8, at dgx-001, dgx-002, dgx-003 and 29 more: a group crosses "
        "into the network"
    ),
    limits=(
        Limit(
            "ranks",
            math.nan,
            mark("accelerators in a tensor-parallel group; not set"),
            mark("the project's own"),
            mark("Accelerators in a tensor-parallel group"),
        ),
    ),
)
