"""What a verb is, and the registry of all of them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass

from fabric_studio.base.registry import Registry


@dataclass(frozen=True, slots=True)
class Verb:
    """name: as typed. declare: adds the arguments. run: does the work and returns the exit code."""

    name: str
    summary: str
    declare: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]


VERBS: Registry[Verb] = Registry("command", "fabric_studio.cli.verbs", "VERB")
