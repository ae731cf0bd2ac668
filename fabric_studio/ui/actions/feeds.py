"""The actions that put what is selected on a power feed."""

from __future__ import annotations

from functools import partial

from fabric_studio.app.commands import feeds
from fabric_studio.base.language import counted, mark, tr
from fabric_studio.ui.context import Context

_TEXTS = {
    "both": mark("Feed from A and B"),
    "A": mark("Feed from A alone"),
    "B": mark("Feed from B alone"),
}
FEED = tuple(f"arrange.feed_{feed}" for feed in _TEXTS)


def declare(context: Context) -> None:
    for feed, text in _TEXTS.items():
        context.actions.add(
            f"arrange.feed_{feed}",
            tr(text),
            partial(_feed, context, feed),
            icon_name="lightning",
            tip=tr("The devices that are selected, and all in the racks that are"),
        )


def _feed(context: Context, feed: str) -> None:
    chosen = {kind: context.selection.of(kind) for kind in ("device", "rack")}
    if not any(len(uids) for uids in chosen.values()):
        context.notices.info(tr("Select devices, or racks with devices in them"))
        return
    changed = context.do(feeds.set_feed, context.document, chosen, feed)
    if changed is None:
        return
    if not changed:
        context.notices.info(tr("Nothing to change: no device there is fed otherwise"))
        return
    words = counted(changed, "{count} device is fed from A and B", "{count} devices are fed from A and B")
    if feed != "both":
        words = counted(
            changed,
            "{count} device is fed from {feed} alone",
            "{count} devices are fed from {feed} alone",
            feed=feed,
        )
    context.notices.info(words, (tr("Undo"), context.actions["edit.undo"].trigger))
