"""What is written on racks and devices in each view, with an example of each as it is typed."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from fabric_studio.app.commands import labels as commands
from fabric_studio.base.language import tr
from fabric_studio.scene import labels
from fabric_studio.ui.context import Context
from fabric_studio.ui.dialogs.frame import DialogFrame
from fabric_studio.ui.theme import SPACE


class LabelsDialog(DialogFrame):
    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        sentence = tr(
            "Kept with the project. Fields stand in braces, for example {example}.",
            example="{name} {used_u}U",
        )
        super().__init__(tr("Labels"), sentence, parent)
        self._context = context
        self.setMinimumWidth(560)
        self.templates: dict[str, QLineEdit] = {}
        self.samples: dict[str, QLabel] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(SPACE * 2)
        grid.setVerticalSpacing(4)
        for row, (view, title) in enumerate(labels.VIEWS.items()):
            field, sample, label = (
                QLineEdit(labels.template_of(context.snapshot, view)),
                QLabel(),
                QLabel(tr(title)),
            )
            label.setProperty("role", "label")
            label.setBuddy(field)
            field.setAccessibleName(tr(title))
            field.setToolTip(" ".join("{" + name + "}" for name in labels.fields_of(view)))
            sample.setProperty("role", "dim")
            sample.setWordWrap(True)
            field.textChanged.connect(lambda _text, view=view: self._show(view))
            grid.addWidget(label, 2 * row, 0)
            grid.addWidget(field, 2 * row, 1)
            grid.addWidget(sample, 2 * row + 1, 1)
            self.templates[view], self.samples[view] = field, sample
        self.body.addLayout(grid)
        for view, title in (("plan", tr("Racks")), ("elevation", tr("Devices"))):
            known = QLabel(f"{title}: " + "  ".join("{" + name + "}" for name in labels.fields_of(view)))
            known.setProperty("role", "label")
            known.setWordWrap(True)
            self.body.addWidget(known)
        self.add_button(tr("Names only"), self._plain, left=True)
        self.add_button(tr("Cancel"), self.reject)
        self.use = self.add_button(tr("Use these"), self._use, role="primary")
        for view in labels.VIEWS:
            self._show(view)

    def _show(self, view: str) -> None:
        text = self.templates[view].text()
        problem = labels.problem_of(view, text)
        self.samples[view].setText(problem or labels.sample(self._context.snapshot, view, text))
        self.use.setEnabled(not any(labels.problem_of(v, f.text()) for v, f in self.templates.items()))

    def _plain(self) -> None:
        for field in self.templates.values():
            field.setText(labels.PLAIN)

    def _use(self) -> None:
        chosen = {view: field.text() for view, field in self.templates.items()}
        context = self._context
        depth = context.document.revision
        context.do(commands.set_labels, context.document, chosen)
        if context.document.revision != depth or all(
            labels.template_of(context.snapshot, view) == text for view, text in chosen.items()
        ):
            self.accept()
