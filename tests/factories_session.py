"""Sessions: the next start, a crash, and what a design is to be compared by."""

from __future__ import annotations

from fabric_studio.app.commands import shell
from fabric_studio.app.session import Session
from fabric_studio.io.project import write_members
from tests.factories import library


def another(session: Session) -> Session:
    """The next start of the program, for the same user."""
    return Session(library(), preferences=session.preferences, recovery=session._recovery_folder)


def design(session: Session) -> dict[str, bytes]:
    return write_members(session.document.snapshot())


def place(session: Session, x_mm: float = 0.0) -> int:
    return shell.place_first_rack(session.document, library(), "rack-48u-750", x_mm=x_mm, y_mm=0)


def del_session_like_a_crash(session: Session) -> None:
    """Let go of the journal without ending it."""
    session._net._journal.__del__()
    session._net._journal._file = None
