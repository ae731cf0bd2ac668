"""What an import read, what it guessed, and what it left out and why; to read, to search and to copy."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QTreeWidget, QTreeWidgetItem, QWidget

from fabric_studio.base.language import counted, tr
from fabric_studio.io.importers.report import LeftOut, Report
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.frame import DialogFrame
from fabric_studio.ui.icons import icon

_LISTED = 2000
"""Lines of one reason in the list; the copied text says how many more there are."""


class ImportReportDialog(DialogFrame):
    """Sections that need attention are open."""

    def __init__(self, context: Context, report: Report, parent: QWidget | None = None) -> None:
        super().__init__(
            tr("Import report"),
            tr("{source}, read as {format}", source=report.source, format=report.format),
            parent,
        )
        self._context, self._report = context, report
        self.resize(720, 560)
        self.verdict = QLabel(verdict(report))
        self.verdict.setWordWrap(True)
        self.tree = QTreeWidget()
        self.tree.setColumnCount(2)
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(tr("Report"))
        self.tree.setUniformRowHeights(True)
        self.tree.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.body.addWidget(self.verdict)
        self.body.addWidget(self.tree, 1)
        self._fill()
        self.add_button(tr("Copy"), self.copy, left=True)
        self.add_button(tr("Close"), self.accept, role="primary")

    def _fill(self) -> None:
        report = self._report
        read = self._section(
            "check-circle", "ok", tr("Read"), sum(len(_counts(v)) for v in report.read.values())
        )
        for name, value in report.read.items():
            for key, count in _counts(value).items():
                said = tr(name.replace("_", " "))
                words = f"{said}: {tr(key)}" if key else said
                QTreeWidgetItem(read, [words, f"{count:,}"])
        for icon_name, tone, title, lines in (
            ("warning", "warn", tr("Warnings"), report.warnings),
            ("info", "accent", tr("Guessed"), report.guessed),
        ):
            section = self._section(icon_name, tone, title, len(lines))
            for text in lines[:_LISTED]:
                _line(section, text)
        by_reason: dict[str, list[LeftOut]] = {}
        for item in report.left_out:
            by_reason.setdefault(item.reason, []).append(item)
        left = self._section("prohibit", "warn" if by_reason else "dim", tr("Left out"), len(report.left_out))
        for reason, items in by_reason.items():
            group = QTreeWidgetItem(left, [reason, f"{len(items):,}"])
            for item in items[:_LISTED]:
                _line(
                    group,
                    tr("line {line}: {text}", line=item.line, text=item.text) if item.line else item.text,
                )
        for row in range(self.tree.topLevelItemCount()):
            heading = self.tree.topLevelItem(row)
            if heading is not None:
                heading.setExpanded(heading.childCount() <= 40)
        self.tree.resizeColumnToContents(1)
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(0, self.tree.header().ResizeMode.Stretch)

    def _section(self, icon_name: str, tone: str, title: str, count: int) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self.tree, [title, f"{count:,}" if count else tr("none")])
        item.setIcon(0, icon(icon_name, self._context.theme, colour=tone))
        item.setFont(0, self._context.theme.font("text", bold=True))
        item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return item

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report.as_text())


def _line(parent: QTreeWidgetItem, text: str) -> None:
    item = QTreeWidgetItem(parent, [text, ""])
    item.setToolTip(0, text)
    item.setFirstColumnSpanned(True)


def _counts(value: object) -> dict[str, int]:
    return dict(value) if isinstance(value, Mapping) else {"": int(value)} if isinstance(value, int) else {}


def verdict(report: Report) -> str:
    """The import in one sentence."""
    left, guessed = len(report.left_out), len(report.guessed)
    if not left and not guessed and not report.warnings:
        return tr("Everything in the file was read; nothing had to be guessed.")
    missing = (
        counted(left, "{count} thing left out", "{count} things left out") if left else tr("nothing left out")
    )
    assumed = (
        counted(guessed, "{count} thing guessed", "{count} things guessed")
        if guessed
        else tr("nothing guessed")
    )
    return tr("The import is done: {left} and {guessed}.", left=missing, guessed=assumed)
