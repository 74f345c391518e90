"""A game against opponents in a browser, to its end: the first choice each time; for tests of every host."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from pressing import Press, by_mouse

import pages

MOST_CHOICES = 600
TURN = ".pn-ask .pn-numbered, .pn-ending, .pn-uncover"


def my_turn(board: Locator) -> str:
    """Waits until the reader has something to do: `choose`, `uncover`, or the game is over (`over`)."""
    expect(board.locator(TURN).first).to_be_visible(timeout=pages.PATIENCE)
    if board.locator(".pn-ending").count():
        return "over"
    return "uncover" if board.locator(".pn-uncover").count() else "choose"


MOST_PRESSES = 5
GONE_ON = "([board, head, shown]) => board.dataset.head !== head || board.querySelector('.pn-ask').innerText !== shown"
"""Play has gone on, or something else is asked."""


def chooses(board: Locator, press: Press = by_mouse) -> None:
    """Takes the first choice; where it stands under a card, that card first."""
    head = board.get_attribute("data-head")
    for _ in range(MOST_PRESSES):
        shown = board.locator(".pn-ask").inner_text()
        press(board.locator(".pn-ask .pn-numbered").first)
        pages.until(board.page, GONE_ON, [board.element_handle(), head, shown])
        if board.get_attribute("data-head") != head:
            return
    raise AssertionError("nothing was chosen")


def to_the_end(board: Locator, press: Press = by_mouse) -> None:
    for _ in range(MOST_CHOICES):
        if my_turn(board) == "over":
            return
        chooses(board, press)
    raise AssertionError("the game does not end")
