"""One dialog for all wizards: what to set on the left, what would come of it on the right, as long as it is not applied."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from fabric_studio.app.commands.arrange import describe
from fabric_studio.app.jobs import Job
from fabric_studio.app.wizards.consequences import Consequences, consequences
from fabric_studio.app.wizards.proposal import Proposal
from fabric_studio.app.wizards.wizard import Wizard
from fabric_studio.base.errors import FabricError
from fabric_studio.base.language import counted, tr
from fabric_studio.base.params import Value
from fabric_studio.base.progress import Progress
from fabric_studio.catalog.library import Library
from fabric_studio.ui.context import Context
from fabric_studio.ui.controls import ComboBox, ElidedLabel
from fabric_studio.ui.dialogs.frame import Bridge, DialogFrame, scrolled
from fabric_studio.ui.dialogs.proposal_figures import ProposalFigures
from fabric_studio.ui.dialogs.proposal_list import ChangesModel, ConflictsModel, table_of
from fabric_studio.ui.dialogs.proposal_picture import Picture, ProposalPicture, picture_of
from fabric_studio.ui.icons import icon
from fabric_studio.ui.panels.param_form import ParamForm
from fabric_studio.ui.theme import SPACE

SETTLE_MS = 150
FORM_PX = 344


class WizardDialog(DialogFrame):
    """`applied` is how many rows were changed once it was accepted."""

    def __init__(self, context: Context, wizard: Wizard, parent: QWidget | None = None) -> None:
        super().__init__(tr(wizard.title), tr(wizard.summary), parent)
        self._context, self.wizard = context, wizard
        self.applied = 0
        self.proposal: Proposal | None = None
        self.consequences: Consequences | None = None
        self._selection = dict(context.selection.ids)
        self._asked: dict[str, Value] = {}
        self._job: Job[tuple[Proposal, Picture]] | None = None
        self._check: Job[Consequences] | None = None
        self.setMinimumSize(900, 600)
        self.resize(1080, 720)
        both = QHBoxLayout()
        both.setSpacing(SPACE * 2)
        both.addWidget(self._left())
        both.addLayout(self._right(), 1)
        self.body.addLayout(both, 1)
        self.state = QLabel()
        self.state.setProperty("role", "dim")
        self._buttons.insertWidget(0, self.state)
        self.add_button(tr("Cancel"), self.reject)
        self.apply_button = self.add_button(tr("Apply"), self._apply, role="primary")
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SETTLE_MS)
        self._soon.timeout.connect(self._look_ahead)
        self._fill_form()
        self._look_ahead()

    # -- making -----------------------------------------------------------------------------------------------------

    def _left(self) -> QWidget:
        works_on = ElidedLabel(self._works_on())
        works_on.setAccessibleName(tr("Works on"))
        needs = QLabel(tr("Select before: {selects}.", selects=tr(self.wizard.selects)))
        needs.setProperty("role", "label")
        needs.setWordWrap(True)
        self.form = ParamForm(self._context.theme, help_below=True)
        scroll = scrolled(self.form)
        left = QWidget()
        left.setFixedWidth(FORM_PX)
        whole = QVBoxLayout(left)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(4)
        whole.addWidget(works_on)
        whole.addWidget(needs)
        whole.addSpacing(SPACE)
        whole.addWidget(scroll, 1)
        return left

    def _works_on(self) -> str:
        chosen = {kind: uids for kind, uids in self._selection.items() if len(uids)}
        return tr("Selected: {describe}", describe=describe(chosen)) if chosen else tr("Nothing is selected")

    def _right(self) -> QVBoxLayout:
        theme = self._context.theme
        self.picture = ProposalPicture(theme)
        self.figures = ProposalFigures()
        said = QVBoxLayout()
        said.setSpacing(0)
        said.addLayout(self.figures)
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        said.addSpacing(SPACE)
        said.addWidget(self.words)
        said.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(SPACE * 2)
        top.addWidget(self.picture, 1, Qt.AlignmentFlag.AlignTop)
        top.addLayout(said, 1)
        self.changes, self.conflicts = ChangesModel(theme, self), ConflictsModel(theme, self)
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.addTab(tr("Changes"))
        self.tabs.addTab(tr("Conflicts"))
        self.pages = QStackedWidget()
        self.pages.addWidget(table_of(self.changes, tr("Changes")))
        self.pages.addWidget(table_of(self.conflicts, tr("Conflicts")))
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)
        right = QVBoxLayout()
        right.setSpacing(SPACE)
        right.addLayout(top)
        right.addWidget(self.tabs)
        right.addWidget(self.pages, 1)
        return right

    def _fill_form(self) -> None:
        context = self._context
        self.form.set_params(self.wizard.params_for(context.snapshot, context.library, self._selection))
        self.form.changed.connect(self._on_edited)
        for field in self.form.fields.values():
            if isinstance(field, ComboBox):
                _show_names(field, context.library)
        for field in self.form.fields.values():
            if isinstance(field, QLineEdit):
                field.textEdited.connect(lambda _text: self._on_edited())

    # -- looking ahead ----------------------------------------------------------------------------------------------

    def _on_edited(self) -> None:
        """What is shown no longer is what would be applied, so nothing can be applied until it is."""
        if self.form.values() == self._asked and not self._soon.isActive():
            return
        self.apply_button.setEnabled(False)
        self.state.setText(tr("Working it out …"))
        self._soon.start()

    def _look_ahead(self) -> None:
        """Work it out in the background; the newest wins."""
        self._soon.stop()
        self.apply_button.setEnabled(False)
        self.state.setText(tr("Working it out …"))
        if self._check is not None:
            self._check.cancel()
        wizard, context, selection = self.wizard, self._context, self._selection
        self._asked = values = dict(self.form.values())
        snapshot, library = context.snapshot, context.library
        bridge = Bridge()
        bridge.done.connect(self._on_proposal)

        def work(progress: Progress) -> tuple[Proposal, Picture]:
            proposal = wizard.propose(snapshot, library, selection, values)
            return proposal, picture_of(proposal)

        self._job = Job(tr(wizard.title), work, on_done=lambda job, bridge=bridge: bridge.done.emit(job))  # type: ignore[misc]

    def _on_proposal(self, job: Job[tuple[Proposal, Picture]]) -> None:
        if job is not self._job or self._soon.isActive():
            return
        self.state.setText("")
        self.consequences = None
        self.proposal, picture = job.result if job.result is not None else (None, None)
        self.picture.show_picture(picture)
        self.changes.show_proposal(self.proposal)
        self.conflicts.show_proposal(self.proposal)
        self._show_figures()
        if self.proposal is None:
            self._say(str(job.error or ""), "error")
            return
        notes = [f"{note}." for note in self.proposal.notes]
        self._say(" ".join([*notes, _media_words(self.proposal.media)]).strip(), "")
        self.apply_button.setEnabled(self.proposal.size > 0)
        self._check_ahead(self.proposal)

    def _check_ahead(self, proposal: Proposal) -> None:
        """What a check would find, once the rest is there."""
        if not proposal.size:
            return
        library, report = self._context.library, self._context.report
        bridge = Bridge()
        bridge.done.connect(self._on_checked)
        self._check = Job(
            tr("Check"),
            lambda progress: consequences(proposal, library, report, progress),
            on_done=lambda job, bridge=bridge: bridge.done.emit(job),  # type: ignore[misc]
        )

    def _on_checked(self, job: Job[Consequences]) -> None:
        if job is not self._check or job.result is None:
            return
        self.consequences = job.result
        self.figures.show_consequences(job.result)

    # -- showing ----------------------------------------------------------------------------------------------------

    def _show_figures(self) -> None:
        proposal = self.proposal
        conflicts = proposal.conflict_count if proposal is not None else 0
        self.tabs.setTabText(
            0, tr("Changes  {size:,}", size=proposal.size) if proposal is not None else tr("Changes")
        )
        self.tabs.setTabText(
            1, tr("Conflicts  {conflicts:,}", conflicts=conflicts) if conflicts else tr("Conflicts")
        )
        if proposal is None:
            self.figures.clear()
            return
        if not proposal.size and conflicts:
            self.tabs.setCurrentIndex(1)
        self.figures.show_proposal(proposal)
        self.tabs.setTabIcon(1, icon("warning", self._context.theme, colour="warn") if conflicts else QIcon())
        listed = counted(
            conflicts,
            "{count} conflict in the list; all else can be applied",
            "{count} conflicts in the list; all else can be applied",
        )
        self.state.setText(listed if conflicts and proposal.size else "")

    def _say(self, text: str, role: str) -> None:
        self.words.setText(text)
        self.words.setVisible(bool(text))
        if self.words.property("role") != (role or "dim"):
            self.words.setProperty("role", role or "dim")
            self.words.style().unpolish(self.words)
            self.words.style().polish(self.words)

    # -- doing ------------------------------------------------------------------------------------------------------

    def _apply(self) -> None:
        self.form.commit()
        if self.form.problem or self.proposal is None or not self.apply_button.isEnabled():
            return
        context, proposal = self._context, self.proposal
        try:
            self.applied = self.wizard.apply(context.document, context.library, proposal)
        except FabricError as error:
            self._look_ahead()
            self._job = None
            self.state.setText("")
            self._say(str(error), "error")
            self._soon.start(4 * SETTLE_MS)
            return
        undo = context.actions["edit.undo"]
        context.notices.info(f"{proposal.label}: {proposal.summary}", (tr("Undo"), undo.trigger))
        self._select_new(proposal)
        self.accept()

    def _select_new(self, proposal: Proposal) -> None:
        """New racks are selected, so that the next step can begin with them."""
        snapshot = self._context.snapshot
        fresh = proposal.new.get("rack")
        if fresh is not None and snapshot.racks.has(fresh).all():
            self._context.show({"rack": fresh})

    def done(self, result: int) -> None:
        self._soon.stop()
        if self._check is not None:
            self._check.cancel()
        self._job = self._check = None
        super().done(result)


def _show_names(combo: ComboBox, library: Library) -> None:
    """Parts by their names, where the choices are parts."""
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    combo.setMinimumContentsLength(12)
    for row in range(combo.count()):
        part = library.parts.get(str(combo.itemData(row)))
        if part is not None:
            combo.setItemText(row, part.name)
            combo.setItemData(row, f"{part.name} ({part.id})", Qt.ItemDataRole.ToolTipRole)


def _media_words(media: Mapping[str, int]) -> str:
    """ "1,016 x 400G SR4, 32 x 400G DR4."."""
    shown = [f"{count:,} × {name}" for name, count in list(media.items())[:4]]
    rest = len(media) - len(shown)
    if not shown:
        return ""
    names = ", ".join(shown)
    if rest > 0:
        return tr("Media: {names} and {rest} more.", names=names, rest=rest)
    return tr("Media: {names}.", names=names)
