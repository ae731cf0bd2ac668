"""The notice at the foot of the plan: one line, a mark for its severity, what can be done, and a way to dismiss it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from fabric_studio.app.notices import Notice
from fabric_studio.base.language import tr
from fabric_studio.ui.context import Context
from fabric_studio.ui.icons import icon
from fabric_studio.ui.theme import SPACE, TARGET

SHOWN_MS = {"info": 5_000, "warning": 9_000, "error": 15_000}
WIDEST = 720
_MARKS = {"info": ("info", "accent"), "warning": ("warning", "warn"), "error": ("warning-circle", "error")}


class Toast(QFrame):
    """Floats over `over`, which it follows in size. A new notice replaces the one before."""

    def __init__(self, context: Context, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._context = context
        self.setProperty("role", "card")
        self.setAccessibleName(tr("Notice"))
        self.mark = QLabel()
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(4)
        self.close_button = QToolButton()
        self.close_button.setAccessibleName(tr("Dismiss"))
        self.close_button.setToolTip(tr("Dismiss"))
        self.close_button.setFixedSize(TARGET, TARGET)
        self.close_button.clicked.connect(self.dismiss)
        row = QHBoxLayout(self)
        row.setContentsMargins(SPACE + 4, SPACE, SPACE, SPACE)
        row.setSpacing(SPACE)
        row.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.text, 1)
        row.addLayout(self._buttons)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.mark.setContentsMargins(0, 6, 0, 0)
        self.text.setMinimumHeight(TARGET)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        self.notice: Notice | None = None
        context.notices.posted.connect(self.show_notice)
        context.theme_changed.connect(self._paint_marks)
        over.installEventFilter(self)
        self.hide()

    def show_notice(self, notice: Notice) -> None:
        self.notice = notice
        self.text.setText(notice.text)
        while (item := self._buttons.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for label, act in notice.actions:
            button = QPushButton(label)
            button.setProperty("role", "link")
            button.clicked.connect(lambda _checked=False, act=act: self._act(act))
            self._buttons.addWidget(button)
        self._paint_marks()
        self.show()
        self.raise_()
        self._place()
        self._timer.start(SHOWN_MS[notice.severity])

    def dismiss(self) -> None:
        self._timer.stop()
        self.notice = None
        self.hide()

    def _act(self, act: object) -> None:
        self.dismiss()
        act()  # type: ignore[operator]

    def _paint_marks(self) -> None:
        if self.notice is None:
            return
        name, token = _MARKS[self.notice.severity]
        self.mark.setPixmap(icon(name, self._context.theme, colour=token).pixmap(18, 18))
        self.close_button.setIcon(icon("x", self._context.theme))

    def _place(self) -> None:
        over = self._over
        room = min(WIDEST, over.width() - 4 * SPACE)
        wide = min(room, max(320, self.sizeHint().width()))
        words = self.text.fontMetrics().horizontalAdvance(self.text.text())
        wide = min(room, max(wide, words + 140 + 80 * self._buttons.count()))
        tall = max(self.heightForWidth(wide), self.minimumSizeHint().height())
        self.setGeometry((over.width() - wide) // 2, over.height() - tall - 5 * SPACE, wide, tall)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False
