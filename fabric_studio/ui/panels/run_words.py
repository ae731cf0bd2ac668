"""What a run is doing, in words. No Qt in here."""

from __future__ import annotations

from fabric_studio.app.running import Run
from fabric_studio.base.units import format_time
from fabric_studio.sim.frames import Frame
from fabric_studio.workloads.catalogue import WORKLOADS


def state_words(
    state: str, run: Run | None, frame: Frame | None, looking_at_s: float | None
) -> tuple[str, str]:
    """(what, and how far): "All-reduce", "1.35 s, step 5 of 8, all-reduce, 64 flows". looking_at_s: an earlier moment that
    is shown, None for the newest."""
    if run is None:
        return "No run yet", ""
    name = WORKLOADS[run.workload].title
    if state == "preparing":
        return name, run.progress_text or "preparing simulator"
    if state == "failed":
        return name, "failed"
    if frame is None:
        return name, state
    if looking_at_s is not None:
        parts = [f"{format_time(looking_at_s)} of {format_time(frame.time_s)}, looking back"]
    else:
        parts = [format_time(frame.time_s)]
        if frame.steps > 1:
            parts.append(f"step {min(frame.step + 1, frame.steps)} of {frame.steps}")
    if state in ("playing", "paused"):
        parts += [frame.phase, f"{frame.active_flows:,} flows"]
    if frame.stalled_flows:
        parts.append(f"{frame.stalled_flows:,} without a path")
    ends = {"paused": "paused", "stalled": "stands still", "done": "finished", "stopped": "stopped"}
    return name, ", ".join(part for part in (*parts, ends.get(state, "")) if part)


def waiting_words(state: str, run: Run | None, frame: Frame | None) -> tuple[str, str, str]:
    """What stands where the answer will be: title, text, tone."""
    if run is None:
        text = "Choose a workload and press Play (F5). Cables heat up on the plan while it runs; cut one and see."
        return "Nothing has run yet", text, ""
    if state == "preparing":
        usual = "Finding paths and compiling the kernels; the first time takes half a minute."
        return "Preparing simulator", run.progress_text or usual, ""
    if state == "failed":
        return "It could not run", str(run.error or "for an unknown reason"), "error"
    if state == "stalled":
        told = frame.events[-1].text if frame is not None and frame.events else "Nothing can move any more."
        return (
            "Traffic stands still",
            f"{told.rstrip('.')}. Cable it again and the run goes on, or stop it.",
            "warn",
        )
    done = f"{frame.progress:.0%} of the work is done. " if frame is not None else ""
    return "Running", f"{done}The answer comes at the end of the run, or when you stop it.", ""
