"""`check`: the findings of the design rules. Exit code 0: no error, 1: some, 2: bad input."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from fabric_studio.catalog.library import load_library
from fabric_studio.cli.arguments import declare_file, declare_json, load
from fabric_studio.cli.output import print_json, print_lines, watched
from fabric_studio.cli.verb import Verb
from fabric_studio.model.snapshot import Snapshot
from fabric_studio.rules.engine import check
from fabric_studio.rules.findings import Report


def declare(parser: ArgumentParser) -> None:
    declare_file(parser)
    declare_json(parser)
    parser.add_argument(
        "--rule", action="append", metavar="ID", help="only this rule; may be given several times"
    )


def run(args: Namespace) -> int:
    snapshot = load(args.file).snapshot()
    report = check(snapshot, load_library(), only=args.rule, progress=watched())
    if args.json:
        print_json(report.to_json(names(snapshot, report)))
    else:
        print_lines(text(report))
    return 1 if report.summary["error"] else 0


def names(snapshot: Snapshot, report: Report) -> dict[tuple[str, int], str]:
    """What the things that findings point at are called."""
    wanted = {place for finding in report.findings for place in finding.where}
    return {
        (kind, uid): str(snapshot.table(kind).get(uid).name)
        for kind, uid in wanted
        if uid in snapshot.table(kind)
    }


def text(report: Report) -> Iterator[str]:
    for finding in report.findings:
        mark = f"approved ({finding.approved})" if finding.approved else finding.severity
        fix = f" [fix: {finding.fix.text}]" if finding.fix else ""
        yield f"{mark}: {finding.rule}: {finding.text}{fix}"
    for rule in report.rules:
        if rule.status not in ("passed", "failed"):
            yield f"{rule.status}: {rule.id}: {rule.note}"
        elif rule.found > rule.shown:
            yield f"{rule.id}: {rule.found - rule.shown:,} more findings are not listed"
    count = report.summary
    passed = sum(rule.status == "passed" for rule in report.rules)
    yield (
        f"{count['error']:,} errors, {count['warning']:,} warnings, {count['info']:,} notes, {count['approved']:,} approved; "
        f"{passed} of {len(report.rules)} rules passed"
    )


VERB = Verb(declare, run)
