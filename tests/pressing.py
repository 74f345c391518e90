"""Three ways to press a button of a board: with the mouse, with the keyboard alone, and with a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator

Press = Callable[[Locator], None]

FARTHEST: Final = 400
"""No button lies farther away than so many presses of Tab."""


def by_mouse(button: Locator) -> None:
    button.click()


def by_keyboard(button: Locator) -> None:
    """A choice by its number; what has none is reached by Tab, if the focus is not there already, and pressed by Enter."""
    digit = button.locator(".pn-digit")
    button.wait_for(state="visible")
    if digit.count():
        button.page.keyboard.press(str(digit.text_content()).strip())
        return
    for _ in range(FARTHEST):
        if button.evaluate("(it) => it === document.activeElement"):
            break
        button.page.keyboard.press("Tab")
    button.page.keyboard.press("Enter")


def by_touch(button: Locator) -> None:
    """A tap, on a page that knows fingers (`has_touch`)."""
    button.tap()
