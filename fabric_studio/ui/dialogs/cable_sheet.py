"""The cables of a device, a panel or a whole rack as a sheet to read, to save and to print."""

from __future__ import annotations

import html
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QFileDialog, QWidget

from fabric_studio.base.errors import FabricError
from fabric_studio.base.language import counted, tr
from fabric_studio.io.device_cables import COLUMNS, device_cables
from fabric_studio.io.sheets import write_csv
from fabric_studio.model.table import Ids
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.frame import DialogFrame
from fabric_studio.ui.dialogs.mend import Lines
from fabric_studio.ui.dialogs.proposal_list import table_of

WIDEST_PX = 220
_WIDTHS = (96, 84, 52, 76, 150, 76, 68, 52, 52, 150, 64, 150, 64, 56, 68)


class CableSheetDialog(DialogFrame):
    """One row per cable end, end to end over panels."""

    def __init__(self, context: Context, devices: Ids, parent: QWidget | None = None) -> None:
        snapshot = context.snapshot
        names = [str(snapshot.devices.get(int(uid)).name) for uid in devices]
        self._title = (
            names[0] if len(names) == 1 else counted(len(names), "{count} device", "{count} devices")
        )
        self._context = context
        self.rows: list[list[object]] = list(device_cables(snapshot, devices))
        sentence = counted(len(self.rows), "{count} cable end", "{count} cable ends")
        super().__init__(tr("Cables of {device}", device=self._title), sentence, parent)
        self.resize(1160, 560)
        model = Lines([tr(name) for name in COLUMNS], self)
        model.show_rows([tuple("" if value is None else str(value) for value in row) for row in self.rows])
        table = table_of(model, tr("Cables"))
        for section, width in enumerate(_WIDTHS):
            table.setColumnWidth(section, max(width, min(WIDEST_PX, table.sizeHintForColumn(section))))
        self.body.addWidget(table, 1)
        self.add_button(tr("Save as CSV …"), self._ask_csv, left=True)
        self.add_button(tr("Save as PDF …"), self._ask_pdf, left=True)
        self.add_button(tr("Close"), self.accept, role="primary")

    def save_csv(self, path: Path) -> None:
        """UTF-8 with a mark, so that spreadsheets of every language read it."""
        write_csv(path, [tr(name) for name in COLUMNS], self.rows)

    def save_pdf(self, path: Path) -> None:
        """A4 across, as text and lines that stay sharp, the head again on every page."""
        writer = QPdfWriter(str(path))
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageOrientation(QPageLayout.Orientation.Landscape)
        writer.setPageMargins(QMarginsF(10, 10, 10, 10), QPageLayout.Unit.Millimeter)
        writer.setTitle(tr("Cables of {device}", device=self._title))
        paper = QTextDocument()
        paper.setDefaultFont(self._context.theme.font("label"))
        paper.setHtml(
            _page(tr("Cables of {device}", device=self._title), self._context.session.title, self.rows)
        )
        paper.print_(writer)

    def _ask_csv(self) -> None:
        self._ask(".csv", "CSV (*.csv)", self.save_csv)

    def _ask_pdf(self) -> None:
        self._ask(".pdf", "PDF (*.pdf)", self.save_pdf)

    def _ask(self, suffix: str, name_filter: str, save: object) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, self.windowTitle(), f"{self._title}-cables{suffix}", name_filter
        )
        if not name:
            return
        path = Path(name) if Path(name).suffix else Path(name).with_suffix(suffix)
        try:
            save(path)  # type: ignore[operator]
        except FabricError as error:
            self._context.notices.error(str(error))
            return
        self._context.notices.info(tr("Saved {name}", name=path.name))


def _page(title: str, project: str, rows: Sequence[Sequence[object]]) -> str:
    head = "".join(f"<th align='left'>{html.escape(tr(name))}</th>" for name in COLUMNS)
    body = "".join(
        "<tr>"
        + "".join(f"<td>{html.escape('' if value is None else str(value))}</td>" for value in row)
        + "</tr>"
        for row in rows
    )
    return (
        f"<h3>{html.escape(title)}</h3><p>{html.escape(project)}</p>"
        f"<table border='1' cellspacing='0' cellpadding='3' width='100%' style='border-collapse: collapse; font-size: 7pt'>"
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    )
