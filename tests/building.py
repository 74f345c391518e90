"""The position of the rulebook's example, built in the editor of a board and run: by keyboard alone, or with a finger.

For tests of every host: all that is known is what the page shows.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

import pages
import pnrules
from pnrules.kernel.state import Option

SAMPLE: Final = "nightmare/sample"
ROW: Final = [
    ("GOTO", 2),
    ("FUTURE", 1),
    ("ACQUIRE", 3),
    ("DECREMENT", 1),
    ("OVERWRITE", None),
    ("PROGRAM ERROR", 3),
    ("BUG", 3),
    ("COPY", 1),
    ("REVERSE PROGRAM", 2),
    ("INCREMENT", 3),
]
"""The program of the rulebook's example, with whose bit lies on each card."""
HANDS: Final = (
    ("RUN", "ACQUIRE", "GOTO", "BUG"),
    ("RUN", "DECREMENT", "FUTURE", "PROGRAM ERROR"),
    ("BREAK", "ACQUIRE", "COPY", "INCREMENT"),
)
PC: Final = "OVERWRITE"
POINTS: Final = (9, 9, 8)
"""Everybody's points after the run, as the rulebook has them."""
MOST_TABS: Final = 80


def edited(board: Locator, act: Callable[[], None]) -> None:
    """Do something that edits, and wait for the answer."""
    editor = board.locator(".pn-editor")
    before = int(editor.get_attribute("data-changed") or 0)
    act()
    expect(editor).to_have_attribute("data-changed", str(before + 1), timeout=pages.PATIENCE)


def line(board: Locator) -> str:
    """The position in one line, as the editor shows it."""
    return board.locator(".pn-edit-line textarea").input_value()


def played(board: Locator, answers: Callable[[Locator], None]) -> None:
    """Give the answers of the example, which may be behind a card's name, and wait until the rulebook's points are there."""
    for step in pnrules.load(SAMPLE).trace:
        if step.answer is not None:
            _answered(board, step.answer, answers)
    points = board.locator(".pn-points .pn-score")
    expect(points).to_have_text([str(each) for each in POINTS], timeout=pages.PATIENCE)


def _answered(board: Locator, option: Option, answers: Callable[[Locator], None]) -> None:
    head = board.get_attribute("data-head") or ""
    wanted = board.locator(f".pn-ask .pn-option[data-option='{json.dumps(option, separators=(',', ':'))}']")
    group = board.locator(f'.pn-ask .pn-group[data-group="{option[1] if len(option) > 1 else ""}"]')
    expect(wanted.or_(group).first).to_be_visible(timeout=pages.PATIENCE)
    if wanted.count() == 0:
        answers(group)
    answers(wanted)
    expect(board).not_to_have_attribute("data-head", head, timeout=pages.PATIENCE)


# --- by keyboard alone --------------------------------------------------------------------------------------------------------


def tab_to(page: Page, there: Locator, key: str = "Tab") -> None:
    """Press Tab until the focus is there."""
    for _ in range(MOST_TABS):
        if there.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {there}")


def lay(page: Page, board: Locator, zone: str, cards: list[str]) -> None:
    """Choose a place for cards, and lay them there by their names."""
    tab_to(page, board.locator(f'[data-zone="{zone}"] .pn-edit-to'))
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    tab_to(page, board.locator(".pn-edit-tray input"), "Shift+Tab")
    for card in cards:
        page.keyboard.type(card.lower())
        edited(board, lambda: page.keyboard.press("Enter"))


def built_by_keyboard(page: Page, board: Locator) -> None:
    """From an open editor to a play from the example's position."""
    tab_to(page, board.locator(".pn-edit-empty"))
    edited(board, lambda: page.keyboard.press("Enter"))
    lay(page, board, "program.row", [card for card, _ in ROW])
    for seat, hand in enumerate(HANDS):
        lay(page, board, f"players[{seat}].hand", list(hand))
    row = board.locator('[data-zone="program.row"]')
    tab_to(page, row.locator("[data-stop][tabindex='0']"))
    page.keyboard.press("Home")
    for card, seat in ROW:
        expect(row.locator(f'[data-lying="{card}"]')).to_be_focused()
        page.keyboard.press("Enter")
        picked = board.locator(".pn-edit-picked")
        expect(picked.locator("button").first).to_be_focused()
        if seat is not None:
            tab_to(page, picked.locator(".pn-edit-bit[data-adds]").nth(seat - 1))
            edited(board, lambda: page.keyboard.press("Enter"))
        if card == PC:
            tab_to(page, picked.locator("[data-mark]"))
            edited(board, lambda: page.keyboard.press("Enter"))
        page.keyboard.press("Escape")
        expect(picked).to_have_count(0)
        page.keyboard.press("ArrowRight")
    assert line(board) == pnrules.load(SAMPLE).to_line(0)
    tab_to(page, board.locator(".pn-edit-done"), "Shift+Tab")
    page.keyboard.press("Enter")
    expect(board.locator(".pn-editor")).to_have_count(0, timeout=pages.PATIENCE)


def by_keyboard(page: Page) -> Callable[[Locator], None]:
    """Give an answer with the key under the focus."""

    def answer(there: Locator) -> None:
        tab_to(page, there)
        page.keyboard.press("Enter")

    return answer


# --- with a finger ------------------------------------------------------------------------------------------------------------


def touched(board: Locator, there: Locator) -> None:
    """Tap something that edits, and wait for the answer."""
    edited(board, there.tap)


def built_by_touch(board: Locator) -> int:
    """The same with a finger; returns how many taps it took.

    What has been laid into the program is picked, so its bit comes next.
    """
    taps = 0
    touched(board, board.locator(".pn-edit-empty"))
    for card, seat in ROW:
        touched(board, board.locator(f'[data-tray="{card}"]'))
        picked = board.locator(".pn-edit-picked")
        if seat is not None:
            touched(board, picked.locator(".pn-edit-bit[data-adds]").nth(seat - 1))
        if card == PC:
            touched(board, picked.locator("[data-mark]"))
        taps += 1 + (seat is not None) + (card == PC)
    for seat, hand in enumerate(HANDS):
        board.locator(f'[data-zone="players[{seat}].hand"] .pn-edit-to').tap()
        for card in hand:
            touched(board, board.locator(f'[data-tray^="{card}"]').first)
        taps += 1 + len(hand)
    assert line(board) == pnrules.load(SAMPLE).to_line(0)
    board.locator(".pn-edit-done").tap()
    expect(board.locator(".pn-editor")).to_have_count(0, timeout=pages.PATIENCE)
    return taps + 2


def by_touch(there: Locator) -> None:
    """Give an answer with a finger."""
    there.tap()
