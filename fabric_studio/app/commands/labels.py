"""What is written on racks and devices in each view."""

from __future__ import annotations

from collections.abc import Mapping

from fabric_studio.base.language import tr
from fabric_studio.model import build
from fabric_studio.model.journal import Document
from fabric_studio.scene.labels import PLAIN, SETTING, refuse


def set_labels(document: Document, templates: Mapping[str, str]) -> None:
    """Set templates by view, such as {"plan": "{name} {used_u}U"}; the others stay. InvariantError names what is unknown."""
    for view, template in templates.items():
        refuse(view, template)
    with document.transaction(tr("Change labels")) as tx:
        kept = tx.now.setting(SETTING, {})
        fresh = {**(kept if isinstance(kept, dict) else {}), **templates}
        fresh = {view: template for view, template in fresh.items() if template != PLAIN}
        if fresh != kept:
            build.set_setting(tx, SETTING, fresh)
