"""The verbs: what each is for, and where the one that was typed lives."""

from __future__ import annotations

import importlib
import keyword
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass

from fabric_studio.base.language import mark

SUMMARIES = {
    "open": mark("open the window, on a project or on the gallery of templates"),
    "demo": mark("build, check, simulate and export a SuperPOD, without a window"),
    "templates": mark("list the templates with their parameters"),
    "workloads": mark("list the workloads with their parameters"),
    "new": mark("generate a design from a template"),
    "import": mark("read a file of another program into a design"),
    "info": mark("counts, totals and capacities of a design"),
    "check": mark("check a design against the rules"),
    "compare": mark("put two designs side by side: lengths, delays, media, cost, power, mass"),
    "simulate": mark("run a workload on a design"),
    "export": mark("write a bill of materials, a cable schedule ..."),
    "screenshot": mark("draw a view of a design into a PNG"),
}
"""In the order of `fabric-studio --help`. Kept here, and not in the verbs, so that only the verb that was typed is loaded:
a check needs no simulator and a list of templates neither."""


@dataclass(frozen=True, slots=True)
class Verb:
    """declare: adds the arguments. run: does the work and returns the exit code."""

    declare: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]


def load_verb(name: str) -> Verb:
    """The verb of that name; it must be one of SUMMARIES."""
    module = importlib.import_module(
        f"fabric_studio.cli.verbs.{name}{'_' if keyword.iskeyword(name) else ''}"
    )
    verb: Verb = module.VERB
    return verb
