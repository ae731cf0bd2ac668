"""Files that people mistake for a topology: what they are, why they cannot be imported, and what to do instead."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import mark, tr


class Foreign(NamedTuple):
    """A kind of file: how to see that it is one, what it is, and the way out."""

    pattern: re.Pattern[str]
    what: str
    way_out: str


_RERUN = mark("save the output of plain `ibnetdiscover` and import that")

FOREIGN = (
    Foreign(
        re.compile(r"^PARTITION\s+AVAIL\s+TIMELIMIT\s", re.M),
        mark("is the output of sinfo: partitions and states of nodes, no switch and no cable"),
        mark("import the output of `scontrol show topology`"),
    ),
    Foreign(
        re.compile(r"^PSID[ \t]*\|.*\n(?:.*\n)*?GUID[ \t]*\|", re.M),
        mark("is the output of ibswinfo: the state of one switch, no cable"),
        _RERUN,
    ),
    Foreign(
        re.compile(r"^VM_hostname[ \t]+\S+[ \t]*\n[ \t]*[0-9a-f]{8,16}[ \t]*$", re.M),
        mark("lists which adapter GUIDs are in which host, no cable"),
        mark("give it with --names when you import the ibnetdiscover output"),
    ),
    Foreign(
        re.compile(r"^CA '[^'\n]+'[ \t]*\n(?:.*\n)*?[ \t]*Port GUID:", re.M),
        mark("is the output of ibstat: the adapters of one host, no cable"),
        _RERUN,
    ),
    Foreign(
        re.compile(r"^[ \t]*(?:strict\s+)?(?:di)?graph\b[^{\n]*\{", re.M),
        mark("is a Graphviz (DOT) drawing; the importer for those, dot, is not part of this version"),
        mark("import the ibnetdiscover or Slurm file it was drawn from"),
    ),
    Foreign(
        re.compile(r"==\(.*\)==>"),
        mark("is the output of iblinkinfo; the importer for that, iblinkinfo, is not part of this version"),
        _RERUN,
    ),
    Foreign(
        re.compile(r"^(?:Switch|Ca|Router)\s*: 0x[0-9a-f]+ ports \d+ devid", re.M),
        mark("is a list of nodes without their cables (ibnetdiscover -l, -H or -S)"),
        _RERUN,
    ),
    Foreign(
        re.compile(r"^[<>]\s*\[\d+\].*\"[SHR]-", re.M),
        mark("is the difference of two fabrics (ibnetdiscover --diff)"),
        _RERUN,
    ),
    Foreign(
        re.compile(r"^\{ (?:SW|CA|CA-HCA) Ports:", re.M),
        mark("is an ibdiagnet link list; the importer for those, ibdiagnet-lst, is not part of this version"),
        _RERUN,
    ),
    Foreign(
        re.compile(r"\A(?:[ \t]*(?:#.*)?\n)*(?:[ \t]*(?:[SHR]-|0x)[0-9a-fA-F]{12,16}[ \t]+\S.*(?:\n|\Z))+"),
        mark("gives names to GUIDs, no cable"),
        mark("give it with --names when you import the ibnetdiscover output"),
    ),
    Foreign(
        re.compile(r"\A(?:[ \t]*(?:#.*)?\n)*(?:[ \t]*(?:[SHR]-|0x)?[0-9a-fA-F]{16}[ \t]*(?:\n|\Z))+"),
        mark("is a list of GUIDs, no cable"),
        _RERUN,
    ),
    Foreign(
        re.compile(r"<algo\s[^>]*\bngpus="),
        mark("is an algorithm of MSCCL: which GPU sends what to which, no server and no cable"),
        mark("run the Chakra trace that was made of it with `simulate --workload chakra`"),
    ),
    Foreign(
        re.compile(r"\A\s*\{[^{}]*\"scheduling-policy\""),
        mark("is a system file of ASTRA-sim: how collectives run, no fabric"),
        mark("import the network YAML and give this file with --names"),
    ),
    Foreign(
        re.compile(r"\A\s*\{[^{}]*\"logical-dims\""),
        mark("is the logical shape of a network for ASTRA-sim's ns-3 backend, no link"),
        mark("import the topology text that the ns-3 backend reads"),
    ),
    Foreign(
        re.compile(r"^(?:ENABLE_QCN|CC_MODE|KMAX_MAP|PACKET_PAYLOAD_SIZE)[ \t]+\S", re.M),
        mark(
            "is a configuration of the ns-3 backend of SimAI or HPCC: congestion control, no fabric and no traffic"
        ),
        mark("import the topology that its TOPOLOGY_FILE names"),
    ),
    Foreign(
        re.compile(
            r"^(?:TP|DP|EP)[ \t]*:[ \t]*\n(?:[ \t]*(?:allreduce|allgather|reducescatter|alltoall)[ \t]*,?[ \t]*:.*\n)",
            re.M,
        ),
        mark("is a table of bus bandwidths for SimAI's analytical mode: results to assume, no fabric"),
        mark("import the topology and let the simulation find the bandwidths"),
    ),
    Foreign(
        re.compile(r"\A\s*<(?:\?xml|!DOCTYPE|\w+[ >])"),
        mark("is XML, which no importer of this version reads"),
        mark("import ibnetdiscover output or a Slurm topology"),
    ),
    Foreign(
        re.compile(r"\A\s*[\[{]\s*[\"\[{]"),
        mark("is JSON, which no importer of this version reads"),
        mark("import ibnetdiscover output or a Slurm topology"),
    ),
)


def refuse_foreign(text: str, source: Path) -> None:
    """BadInputError with what the file is, when it is one that we know; nothing otherwise."""
    head = text[:65536]
    for foreign in FOREIGN:
        if foreign.pattern.search(head):
            raise BadInputError(str(source), tr(foreign.what), tr(foreign.way_out))
