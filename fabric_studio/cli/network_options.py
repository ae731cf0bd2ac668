"""Options that say how the network of a run behaves: its routing, what is down, what is slow."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.routing.catalogue import POLICIES


def declare_network(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--routing",
        metavar="NAME",
        help=tr("how paths are chosen, ecmp when not given: {policies}", policies=", ".join(POLICIES)),
    )
    parser.add_argument(
        "--down",
        action="append",
        default=[],
        metavar="NAME[@TIME]",
        help=tr(
            "a cable, device or port (leaf-01 12/2) that is down, or goes down at that time (5ms); may be repeated"
        ),
    )
    parser.add_argument(
        "--degrade",
        action="append",
        default=[],
        metavar="NAME=PART[@TIME]",
        help=tr(
            "one that carries only that part of its rate (0.5), from the start or from that time on; may be repeated"
        ),
    )


def with_network(params: dict[str, str], args: Namespace) -> dict[str, str]:
    """Parameters of a workload with what these options say; BadInputError for what is said twice or cannot be read."""
    said = dict(params)
    if args.routing is not None:
        if "routing" in said:
            raise BadInputError("--routing", tr("-p routing is given as well"), tr("give one of them"))
        said["routing"] = args.routing
    incidents = [said["events"]] if said.get("events") else []
    for text in args.down:
        name, time = _timed(text)
        incidents.append(f"{time} down {name}")
    for text in args.degrade:
        named, time = _timed(text)
        name, sign, part = named.rpartition("=")
        if not sign or not name or not part:
            raise BadInputError(
                "--degrade",
                tr("{text!r} is not NAME=PART", text=text[:80]),
                tr("write for example C00012=0.5@5ms"),
            )
        try:
            fits = 0.0 <= float(part) <= 1.0
        except ValueError:
            fits = False
        if not fits:
            raise BadInputError(
                "--degrade",
                tr("{part!r} of {name!r} is no part of its rate", part=part[:20], name=name[:60]),
                tr("give a number from 0 (down) to 1 (as new), such as 0.5"),
            )
        incidents.append(f"{time} slow {name} {part}")
    if incidents:
        said["events"] = ";".join(incidents)
    return said


def _timed(text: str) -> tuple[str, str]:
    """What stands before and behind the @; 0 when nothing does."""
    name, sign, time = text.rpartition("@")
    return (name, time) if sign else (text, "0")
