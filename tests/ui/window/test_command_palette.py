"""Everything can be found and done by typing."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from fabric_studio.base.translations import read_catalogue
from fabric_studio.ui.actions.registry import group_of
from tests.factories_plan import plan

CONTROL = Qt.KeyboardModifier.ControlModifier


def opened(open_window, hand_on, *args):
    window = open_window(*args)
    hand_on(window).key(Qt.Key.Key_K, CONTROL)
    assert window.palette_bar.isVisible() and window.palette_bar.field.hasFocus()
    return window, window.palette_bar


def test_it_lists_every_action_with_its_key(open_window, hand_on):
    window, palette = opened(open_window, hand_on, plan(1, 3))
    listed = {entry.text.partition(": ")[2]: entry.aside for entry in palette.entries("")}
    for _, action in window.context.actions:
        assert listed[action.text().replace("&", "")] == action.shortcut().toString()


def test_every_group_of_actions_has_a_name_in_chinese_too(open_window):
    names = [name for name, _ in open_window(plan(1, 2)).context.actions]
    chinese = read_catalogue("zh_CN")
    english = {group_of(name) for name in names}
    assert "Export" in english
    assert not [group for group in sorted(english) if chinese.get(group, "") in ("", group)]


def test_typing_and_return_run_an_action_and_give_the_focus_back(open_window, hand_on):
    window, palette = opened(open_window, hand_on, plan(1, 3))
    QTest.keyClicks(palette.field, "select all")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert len(window.context.selection.of("rack")) == 3
    assert not palette.isVisible() and window.plan.hasFocus()


def test_a_rack_is_found_by_name_shown_and_selected(open_window, hand_on):
    window, palette = opened(open_window, hand_on, plan(2, 4, storeys=2))
    QTest.keyClicks(palette.field, "B-03/2")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    snapshot = window.context.snapshot
    (uid,) = window.context.selection.of("rack")
    assert snapshot.racks.get(int(uid)).name == "B-03/2"
    assert window.context.storey == snapshot.storeys.uid[1]


def test_arrows_choose_and_esc_leaves_everything_as_it_was(open_window, hand_on):
    window, palette = opened(open_window, hand_on, plan(1, 3))
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    assert palette.list.currentRow() == 1
    before = window.context.snapshot
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    assert not palette.isVisible() and window.context.snapshot is before


def test_a_text_that_finds_nothing_says_so(open_window, hand_on):
    _, palette = opened(open_window, hand_on, plan(1, 3))
    QTest.keyClicks(palette.field, "zzzzqq")
    assert palette.nothing.isVisible() and not palette.list.isVisible()
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert palette.isVisible()
