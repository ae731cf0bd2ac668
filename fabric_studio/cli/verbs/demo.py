"""`demo`: all that the program makes of one design, into a folder. What `make run` does where there is no display."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from fabric_studio.app.facts import facts
from fabric_studio.base.errors import BadInputError
from fabric_studio.base.language import tr
from fabric_studio.base.progress import silent
from fabric_studio.catalog.library import load_library
from fabric_studio.cli.arguments import check_target, path_of
from fabric_studio.cli.interrupt import stop_at_once
from fabric_studio.cli.output import columns, print_lines, tell, to_json
from fabric_studio.cli.told import facts as facts_told
from fabric_studio.cli.told import findings as findings_told
from fabric_studio.cli.told import run as run_told
from fabric_studio.cli.verb import Verb
from fabric_studio.io.exporter import EXPORTERS
from fabric_studio.io.members import unusable
from fabric_studio.io.project import save_project
from fabric_studio.io.whole_file import write_whole
from fabric_studio.routing.router import router_of
from fabric_studio.rules.engine import check
from fabric_studio.scene.tokens import Mode
from fabric_studio.sim.runfile import save_run
from fabric_studio.sim.simulate import simulate
from fabric_studio.topology.template import TEMPLATES
from fabric_studio.ui.pictures.demonstration import PICTURES, Picture, training

_EXPORTS = ("bom.csv", "bom.xlsx", "cables.csv", "cables.xlsx")
_NVL72_RACKS = 24
_LINKS = 8
_THEMES: dict[str, tuple[Mode, ...]] = {"plan": ("light", "dark")}


def declare(parser: ArgumentParser) -> None:
    parser.add_argument(
        "-o",
        "--output",
        type=path_of,
        required=True,
        metavar="DIR",
        help=tr("a folder; made when it is not there"),
    )
    parser.add_argument(
        "--su", type=int, default=4, metavar="N", help=tr("scalable units of the SuperPOD, 4 when not given")
    )


def run(args: Namespace) -> int:
    folder: Path = args.output
    check_folder(folder)
    made = _Made(folder)
    template, library = TEMPLATES["superpod-h100"], load_library()
    made.say(tr("drawing a DGX SuperPOD with {su} SU", su=args.su))
    snapshot = template.build({"su": args.su}, library).snapshot()
    make_folder(folder)
    project = made.file("superpod.fabric", tr("the project"), lambda path: save_project(snapshot, path))
    made.text("info.txt", tr("counts, totals and capacities"), facts_told.told(facts(snapshot)))
    made.json("info.json", tr("the same for scripts"), facts(snapshot))

    made.say(tr("checking it against the rules"))
    report = check(snapshot, library)
    made.text("check.txt", tr("what the check found"), findings_told.told(report))
    made.json(
        "check.json", tr("the same for scripts"), report.to_json(findings_told.names_of(snapshot, report))
    )

    for name in _EXPORTS:
        exporter = EXPORTERS[name]
        made.file(name, tr(exporter.title), lambda path, e=exporter: e.write(snapshot, path, silent()))  # type: ignore[misc]

    made.say(
        tr("simulating a training step in which one rank is slow (the first time the kernels are compiled)")
    )
    router = router_of(snapshot)
    result = simulate(router, "training_step", training(snapshot))
    made.text("simulation.txt", tr("how long a training step takes, and why"), run_told.told(result, _LINKS))
    made.json("simulation.json", tr("the same for scripts"), result.to_json())
    made.file("run.npz", tr("the whole run, to look at in the window"), lambda path: save_run(result, path))

    made.say(tr("drawing {NVL72_RACKS} NVL72 on two storeys", NVL72_RACKS=_NVL72_RACKS))
    storeys = TEMPLATES["two-storey"].build({"racks": _NVL72_RACKS}, library).snapshot()
    other = made.file("two-storey.fabric", tr("a second project"), lambda path: save_project(storeys, path))
    projects = {"superpod": project, "two-storey": other}
    for picture in PICTURES:
        for theme in _THEMES.get(picture.name, ("light",)):
            made.file(
                f"{picture.name}-{theme}.png",
                tr("{picture} ({theme})", picture=tr(picture.title), theme=tr(theme)),
                lambda path, p=picture, t=theme: write_whole(path, _taken(p, projects, t)),  # type: ignore[misc]
            )
    print_lines([tr("In {folder}:", folder=folder), *columns(made.list, "  ")])
    return 0


def _taken(picture: Picture, projects: Mapping[str, Path], theme: Mode) -> bytes:
    with stop_at_once():
        return picture.take(projects, theme)


def check_folder(folder: Path) -> None:
    """BadInputError where no folder is nor can be made."""
    check_target(folder, folder=True)
    if folder.exists() and not folder.is_dir():
        raise BadInputError(str(folder), tr("is a file"), tr("name a folder"))


def make_folder(folder: Path) -> None:
    """The folder, when it is not there yet."""
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise unusable(folder, error, "write") from None


class _Made:
    """Writes the files, tells on standard error what it is at, and remembers what each is."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._began = folder, time.monotonic()
        self.list: list[tuple[str, str]] = []

    def say(self, text: str) -> None:
        tell(f"{time.monotonic() - self._began:4.0f} s  {text}")

    def file(self, name: str, title: str, write: Callable[[Path], None]) -> Path:
        self.say(f"{name}: {title}")
        path = self._folder / name
        write(path)
        self.list.append((name, title))
        return path

    def text(self, name: str, title: str, lines: Iterable[str]) -> None:
        data = "".join(f"{line}\n" for line in lines)
        self.file(name, title, lambda path: write_whole(path, data.encode()))

    def json(self, name: str, title: str, document: object) -> None:
        self.file(name, title, lambda path: write_whole(path, to_json(document).encode()))


VERB = Verb(declare, run)
