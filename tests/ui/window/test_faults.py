"""A fault of the program in the middle of work: said once, kept for a report, and nothing is lost."""

import threading
from pathlib import Path

from fabric_studio.ui.notices import Notice
from fabric_studio.ui.window.faults import Faults
from tests.factories_plan import plan


def fail() -> None:
    raise ZeroDivisionError("hidden")


def raised(act) -> Exception:
    try:
        act()
    except Exception as error:
        return error
    raise AssertionError("nothing was raised")


def test_a_fault_is_told_once_with_where_the_details_are_and_work_goes_on(open_window, capsys):
    window = open_window(plan(1, 2))
    told: list[Notice] = []
    window.context.notices.posted.connect(told.append)
    faults = Faults(window.context.notices, window)
    for _ in range(3):
        error = raised(fail)
        faults.tell(type(error), error, error.__traceback__)
    (notice,) = told
    assert notice.severity == "error" and "fault of this program" in notice.text and "hidden" not in notice.text
    assert window.toast.isVisible()
    log = Path(notice.text.rpartition(" with ")[2])
    assert "ZeroDivisionError: hidden" in log.read_text(encoding="utf-8")
    assert capsys.readouterr().err.count("ZeroDivisionError: hidden") == 1
    other = raised(lambda: int("x"))
    faults.tell(type(other), other, other.__traceback__)
    assert len(told) == 2


def test_a_fault_in_a_thread_is_told_as_well(open_window, qtbot, monkeypatch):
    window = open_window(plan(1, 2))
    monkeypatch.setattr("sys.excepthook", None)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    Faults(window.context.notices, window).watch()
    with qtbot.waitSignal(window.context.notices.posted) as posted:
        worker = threading.Thread(target=fail)
        worker.start()
        worker.join()
    assert "fault of this program" in posted.args[0].text
