"""What a run is doing, in words. No Qt in here."""

from __future__ import annotations

from fabric_studio.app.running import Run
from fabric_studio.base.language import tr
from fabric_studio.base.units import format_time
from fabric_studio.sim.frames import Frame
from fabric_studio.workloads.catalogue import WORKLOADS


def state_words(
    state: str, run: Run | None, frame: Frame | None, looking_at_s: float | None
) -> tuple[str, str]:
    """(what, and how far): "All-reduce", "1.35 s, step 5 of 8, all-reduce, 64 flows". looking_at_s: an earlier moment that
    is shown, None for the newest."""
    if run is None:
        return tr("No run yet"), ""
    name = tr(WORKLOADS[run.workload].title)
    if state == "preparing":
        return name, run.progress_text or tr("preparing simulator")
    if state == "failed":
        return name, tr("failed")
    if frame is None:
        return name, state
    if looking_at_s is not None:
        parts = [
            tr(
                "{format_time} of {format_time2}, looking back",
                format_time=format_time(looking_at_s),
                format_time2=format_time(frame.time_s),
            )
        ]
    else:
        parts = [format_time(frame.time_s)]
        if frame.steps > 1:
            parts.append(tr("step {min} of {steps}", min=min(frame.step + 1, frame.steps), steps=frame.steps))
    if state in ("playing", "paused"):
        parts += [tr(frame.phase), tr("{active_flows:,} flows", active_flows=frame.active_flows)]
    if frame.stalled_flows:
        parts.append(tr("{stalled_flows:,} without a path", stalled_flows=frame.stalled_flows))
    ends = {
        "paused": tr("paused"),
        "stalled": tr("stands still"),
        "done": tr("finished"),
        "stopped": tr("stopped"),
    }
    return name, ", ".join(part for part in (*parts, ends.get(state, "")) if part)


def waiting_words(state: str, run: Run | None, frame: Frame | None) -> tuple[str, str, str]:
    """What stands where the answer will be: title, text, tone."""
    if run is None:
        text = tr(
            "Choose a workload and press Play (F5). Cables heat up on the plan while it runs; cut one and see."
        )
        return tr("Nothing has run yet"), text, ""
    if state == "preparing":
        usual = tr("Finding paths and compiling the kernels; the first time takes half a minute.")
        return tr("Preparing simulator"), run.progress_text or usual, ""
    if state == "failed":
        return tr("It could not run"), str(run.error or tr("for an unknown reason")), "error"
    if state == "stalled":
        told = (
            frame.events[-1].text if frame is not None and frame.events else tr("Nothing can move any more.")
        )
        return (
            tr("Traffic stands still"),
            tr("{rstrip}. Cable it again and the run goes on, or stop it.", rstrip=told.rstrip(".")),
            "warn",
        )
    done = tr("{progress:.0%} of the work is done. ", progress=frame.progress) if frame is not None else ""
    return (
        tr("Running"),
        tr("{done}The answer comes at the end of the run, or when you stop it.", done=done),
        "",
    )
