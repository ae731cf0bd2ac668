"""`import`: read a file of another program into a placed, cabled design, or its traffic into a list of flows."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from fabric_studio.base.errors import BadInputError, UnknownNameError
from fabric_studio.base.language import tr
from fabric_studio.cli.arguments import check_target, declare_json, path_of
from fabric_studio.cli.output import print_json, print_lines, watched
from fabric_studio.cli.verb import Verb
from fabric_studio.io.flow_lists import save_flows
from fabric_studio.io.importers.design import import_design
from fabric_studio.io.importers.registry import AUTO, IMPORTERS, importer_for
from fabric_studio.io.importers.report import Report
from fabric_studio.io.importers.traffic import TRAFFIC, TrafficImporter, traffic_format
from fabric_studio.io.project import save_project


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("source", type=path_of, metavar="SOURCE", help=tr("the file to read"))
    parser.add_argument(
        "--format",
        default="auto",
        metavar="FORMAT",
        help=tr("auto (look at the file) or one of {formats}", formats=", ".join((*IMPORTERS, *TRAFFIC))),
    )
    parser.add_argument(
        "--names",
        type=path_of,
        metavar="FILE",
        help=tr("a second file that helps, such as a GUID to name map or the system file of ASTRA-sim"),
    )
    parser.add_argument(
        "-o",
        "--output",
        type=path_of,
        metavar="FILE",
        help=tr("where to save the design (needed), or the flows of a traffic file: .csv, or .cm for htsim"),
    )
    declare_json(parser)


def run(args: Namespace) -> int:
    if args.output is not None:
        check_target(args.output, args.source, args.names, folder=True)
    if args.format not in (known := (AUTO, *IMPORTERS, *TRAFFIC)):
        raise UnknownNameError("importer", args.format, known)
    traffic = traffic_format(args.source, args.format)
    if traffic is not None:
        return _traffic(args, traffic)
    if args.output is None:
        importer_for(args.source, args.format)
        raise BadInputError(
            "import", tr("a design needs a place to save it"), tr("give one with -o FILE.fabric")
        )
    document, report = import_design(args.source, format=args.format, extra=args.names, progress=watched())
    save_project(document.snapshot(), args.output)
    _tell(args, report, tr("Saved as {output}", output=args.output))
    return 0


def _traffic(args: Namespace, importer: TrafficImporter) -> int:
    """Traffic is told, and where it is a list of flows, written in the form that the suffix of the target names."""
    report, flows = importer.read(args.source)
    if args.output is not None:
        if flows is None:
            raise BadInputError(
                str(args.source),
                tr("is a {title}, which is more than a list of flows", title=tr(importer.title)),
                tr("run it: {source}", source=importer.how_to_run(args.source)),
            )
        save_flows(flows, args.output)
    saved = [tr("Saved as {output}", output=args.output)] if args.output is not None else []
    _tell(
        args,
        report,
        *saved,
        tr("Run it with: fabric-studio {output}", output=importer.how_to_run(args.output or args.source)),
    )
    return 0


def _tell(args: Namespace, report: Report, *lines: str) -> None:
    if args.json:
        print_json(report.as_json())
    else:
        print_lines([*report.as_text().splitlines(), *lines])


VERB = Verb(declare, run)
