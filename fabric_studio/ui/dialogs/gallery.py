"""The gallery of templates: choose one, set its parameters, see at once what it would draw."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from fabric_studio.app.jobs import Job
from fabric_studio.base.language import counted, tr
from fabric_studio.base.params import read_params
from fabric_studio.base.progress import Progress
from fabric_studio.catalog.library import Library
from fabric_studio.topology.blueprint import counts
from fabric_studio.topology.floor import Floor
from fabric_studio.topology.template import TEMPLATES, Template
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.frame import Bridge, DialogFrame, scrolled
from fabric_studio.ui.dialogs.template_preview import TemplatePreview, paint_floor
from fabric_studio.ui.panels.figures import figure
from fabric_studio.ui.panels.param_form import ParamForm
from fabric_studio.ui.theme import RADIUS, SPACE, Theme

_SETTLE_MS = 120
_THUMBNAIL_PX = 56
_NAME = Qt.ItemDataRole.UserRole


class _Cards(QStyledItemDelegate):
    """What it draws in small, its title, and the summary in as many lines as it needs. `floors`: of the templates as they
    come, by name."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.floors: dict[str, Floor] = {}

    def _words(self, width: int, text: str) -> QRect:
        metrics = QFontMetrics(self._theme.font("label"))
        return metrics.boundingRect(QRect(0, 0, width - 3 * SPACE, 400), Qt.TextFlag.TextWordWrap, text)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view, width = self.parent(), 240
        if isinstance(view, QListWidget):
            # As wide as it is beside a scroll bar, which comes only once all of them are measured.
            width = view.width() - 2 * view.frameWidth() - view.verticalScrollBar().sizeHint().width()
        words = self._words(width, tr(TEMPLATES[index.data(_NAME)].summary))
        return QSize(width, 40 + _THUMBNAIL_PX + SPACE + words.height())

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme, rect, template = self._theme, option.rect.adjusted(2, 2, -2, -2), TEMPLATES[index.data(_NAME)]
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hovered = option.state & QStyle.StateFlag.State_MouseOver
        painter.setPen(QPen(theme.colour("accent" if chosen else "line"), 1))
        painter.setBrush(theme.colour("accent_fill" if chosen else "hover" if hovered else "raised"))
        painter.drawRoundedRect(rect, RADIUS, RADIUS)
        small = QRectF(rect.adjusted(SPACE + 2, SPACE, -SPACE - 2, 0))
        small.setHeight(_THUMBNAIL_PX)
        floor = self.floors.get(index.data(_NAME))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("plan"))
        painter.drawRoundedRect(small, RADIUS - 2, RADIUS - 2)
        if floor is not None:
            paint_floor(painter, theme, floor, small.adjusted(6, 6, -6, -6))
        words = rect.adjusted(SPACE + 2, _THUMBNAIL_PX + 2 * SPACE, -SPACE, -SPACE)
        painter.setFont(theme.font("text", bold=True))
        painter.setPen(theme.colour("text"))
        painter.drawText(words, Qt.AlignmentFlag.AlignTop, tr(template.title))
        painter.setFont(theme.font("label"))
        painter.setPen(theme.colour("text" if chosen else "dim"))
        painter.drawText(words.adjusted(0, 20, 0, 8), Qt.TextFlag.TextWordWrap, tr(template.summary))
        painter.restore()


class _Preview:
    """What came of one look ahead: the counts and the floor, or what is wrong with the parameters."""

    def __init__(self, counts: dict[str, Any], floor: Floor) -> None:
        self.counts, self.floor = counts, floor


class Gallery(DialogFrame):
    """`template` and `params` are what was chosen, once accepted."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(
            tr("New from a template"),
            tr("Everything can be changed by hand afterwards; it is one undo step."),
            parent,
        )
        self._context = context
        self.setMinimumSize(860, 620)
        self._job: Job[_Preview] | None = None
        theme = context.theme
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Templates"))
        self.list.setMouseTracking(True)
        self.list.setFixedWidth(280)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards = _Cards(theme, self.list)
        self.list.setItemDelegate(self.cards)
        for name, template in TEMPLATES.items():
            item = QListWidgetItem(tr(template.title))
            item.setData(_NAME, name)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{tr(template.title)}. {tr(template.summary)}")
            self.list.addItem(item)
        self.picture = TemplatePreview(theme)
        self.counts, self.notes = QLabel(), QLabel()
        for label in (self.counts, self.notes):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.notes.setProperty("role", "label")
        self.form = ParamForm(theme, help_below=True)
        scroll = scrolled(self.form)
        right = QVBoxLayout()
        right.setSpacing(SPACE)
        right.addWidget(self.picture)
        right.addWidget(self.counts)
        right.addWidget(self.notes)
        right.addSpacing(4)
        right.addWidget(scroll, 1)
        both = QHBoxLayout()
        both.setSpacing(SPACE * 2)
        both.addWidget(self.list)
        both.addLayout(right, 1)
        self.body.addLayout(both, 1)
        self.add_button(tr("Cancel"), self.reject)
        self.create_button = self.add_button(tr("Create"), self._on_create, role="primary")
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SETTLE_MS)
        self._soon.timeout.connect(self._look_ahead)
        self.form.changed.connect(self._soon.start)
        self.list.currentItemChanged.connect(lambda _now, _before: self._on_template())
        self.list.itemDoubleClicked.connect(lambda _item: self._on_create())
        self.list.setCurrentRow(0)
        self._thumbnails = self._draw_thumbnails()

    def _draw_thumbnails(self) -> Job[dict[str, Floor]]:
        library, bridge = self._context.library, Bridge()
        bridge.done.connect(self._on_thumbnails)
        return Job(
            tr("Preview"),
            lambda progress: {name: _usual_floor(name, library, progress) for name in TEMPLATES},
            on_done=lambda job, bridge=bridge: bridge.done.emit(job),  # type: ignore[misc]
        )

    def _on_thumbnails(self, job: Job[dict[str, Floor]]) -> None:
        if job.result is not None:
            self.cards.floors = job.result
            self.list.viewport().update()

    @property
    def template(self) -> str:
        item = self.list.currentItem()
        return str(item.data(_NAME)) if item is not None else ""

    @property
    def params(self) -> dict[str, object]:
        return dict(self.form.values())

    def choose(self, name: str) -> None:
        """Select a template by name."""
        for row in range(self.list.count()):
            item = self.list.item(row)
            if item is not None and item.data(_NAME) == name:
                self.list.setCurrentRow(row)

    def _on_template(self) -> None:
        template = TEMPLATES[self.template]
        self.form.set_params(template.params)
        self.picture.show_floor(None)
        self.counts.setText("")
        self._look_ahead()

    def _on_create(self) -> None:
        self.form.commit()
        if not self.form.problem:
            self.accept()

    # -- what it would draw -----------------------------------------------------------------------------------------

    def _look_ahead(self) -> None:
        """Work it out in the background; the newest wins."""
        self._soon.stop()
        template, params, library = TEMPLATES[self.template], self.params, self._context.library
        bridge = Bridge()
        bridge.done.connect(self._on_preview)
        self._job = Job(
            tr("Preview"),
            lambda progress: look_ahead(template, params, library, progress),
            on_done=lambda job, bridge=bridge: bridge.done.emit(job),  # type: ignore[misc]
        )

    def _on_preview(self, job: Job[_Preview]) -> None:
        if job is not self._job:
            return
        good = job.result is not None
        self.create_button.setEnabled(good)
        self._tone("" if good else "error")
        if job.result is not None:
            self.picture.show_floor(job.result.floor)
            self.counts.setText(count_words(job.result.counts))
            self.notes.setText(" ".join(job.result.counts["notes"]))
        else:
            self.picture.show_floor(None)
            self.counts.setText(str(job.error or ""))
            self.notes.setText("")

    def _tone(self, role: str) -> None:
        if self.counts.property("role") != role:
            self.counts.setProperty("role", role)
            self.counts.style().unpolish(self.counts)
            self.counts.style().polish(self.counts)

    def done(self, result: int) -> None:
        self._job = None
        self._thumbnails.cancel()
        self._thumbnails.wait()
        self._soon.stop()
        super().done(result)


def look_ahead(
    template: Template, params: dict[str, object], library: Library, progress: Progress
) -> _Preview:
    """The counts and the floor of a template, without drawing it. BadInputError for parameters that cannot be."""
    progress.step(0.0)
    blueprint = template.design(read_params(template.name, template.params, params), library)
    return _Preview(counts(blueprint, library), blueprint.floor)


def _usual_floor(name: str, library: Library, progress: Progress) -> Floor:
    """What the template draws with the parameters it proposes."""
    progress.step(0.0)
    template = TEMPLATES[name]
    return template.design(read_params(name, template.params, {}), library).floor


def count_words(found: dict[str, Any]) -> str:
    """ "248 GPUs in 31 servers, 11 racks, 8 leaves + 4 spines, 508 cables; hall 10.7 x 4.2 m; 1 : 1" """
    switches = " + ".join(_switches(role, count) for role, count in found["switches"].items())
    wide, deep = found["hall_m"]
    ratio = found["oversubscription"]
    racks = (
        tr("{racks:,} racks", racks=found["racks"])
        if found["storeys"] == 1
        else tr("{racks:,} racks on {storeys} storeys", racks=found["racks"], storeys=found["storeys"])
    )
    whole = tr(
        "{gpus:,} GPUs in {servers:,} servers, {racks}, {switches}, {cables:,} cables. Hall of {wide:.1f} x {deep:.1f} m.",
        gpus=found["gpus"],
        servers=found["servers"],
        racks=racks,
        switches=switches,
        cables=found["cables"]["total"],
        wide=wide,
        deep=deep,
    )
    if ratio > 1 + 1e-9:
        return f"{whole} " + tr("Oversubscription {ratio} : 1.", ratio=figure(ratio))
    return f"{whole} " + tr("Not oversubscribed.")


def _switches(role: str, count: int) -> str:
    if role == "leaf":
        return counted(count, "{count} leaf", "{count} leaves")
    if role == "spine":
        return counted(count, "{count} spine", "{count} spines")
    if role == "core":
        return counted(count, "{count} core", "{count} cores")
    return f"{count:,} {tr(role)}"
