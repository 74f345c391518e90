"""A reader at a board in a browser, with the kernel's own play beside it: whatever one does, the page has to show what the other
says. Used by the journeys in tests/browser/journeys."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from pnrules import Play, words
from pnrules.kernel.state import Option

FARTHEST = 80
"""So many presses of Tab may lie between two controls that a reader goes between."""

EAGER = 0.9
"""How often who may execute does, so that programs come to something."""

Chooser = Callable[[Play], Option]


def chooser(seed: int) -> Chooser:
    """Chooses at random, the same way each time; in Runtime Error it claims as soon as a claim is proved."""
    draw = random.Random(seed)

    def choose(play: Play) -> Option:
        options = list(play.options)
        claims = [option for option in options if option[0] == "claim"]
        if claims and play.setup.game.name == "runtime_error":
            options = claims if _proved(play) else [option for option in options if option[0] != "claim"]
        if options[0] == ("execute",) and len(options) == 2:
            return options[0] if draw.random() < EAGER else options[1]
        return draw.choice(options)

    return choose


def _proved(play: Play) -> bool:
    from pnrules.runtime_error import prove

    return prove(play.state, budget=3000).name == "proved"


class Reader:
    """Somebody at a board. `play` does in the kernel what the reader does on the page.

    page, board  where
    play         what the board shows
    lang         the language it is read in
    """

    def __init__(self, page: Page, board: Locator, play: Play, lang: str = "en") -> None:
        self.page, self.board, self.play, self.lang = page, board, play, lang

    # --- what is to be seen -----------------------------------------------------------------------------------------------

    def sees(self) -> None:
        """The board stands where the play does, and says the last step and everybody's points."""
        expect(self.board).to_have_attribute("data-head", str(self.play.head))
        expect(self.board).to_have_attribute("data-node", str(self.play.head))
        expect(self.board.locator(".pn-live")).to_have_text(self.heard())
        scores = self.board.locator(".pn-points [data-seat] .pn-score").all_text_contents()
        assert [int(text) for text in scores] == list(self.play.points)

    def heard(self) -> str:
        """What the live region says of the last step."""
        return self.play.step_to(self.play.head).words(self.lang)

    def ended(self) -> None:
        """The board says how the game ended."""
        assert self.play.over
        found = self.play.setup.game.result(self.play.state)
        assert found is not None
        id, params, args = found
        expect(self.board.locator(".pn-result")).to_have_text(
            words.sentence(self.lang, id, params, args, self.play.setup.players)
        )

    # --- choosing ---------------------------------------------------------------------------------------------------------

    def choose(self, option: Option) -> None:
        """Point at an answer in the list and press it."""
        shown = self.shown(option)
        shown.click()
        self.chosen(shown)

    def choose_by_key(self, option: Option) -> None:
        """Give an answer with the keyboard alone: by its number, or by going there and pressing Enter."""
        shown = self.shown(option, by_key=True)
        self.press(shown)
        self.chosen(shown)

    def chosen(self, shown: Locator) -> None:
        """The play does what the button said."""
        self.play.choose(json.loads(self._said))
        self.sees()

    def shown(self, option: Option, *, by_key: bool = False) -> Locator:
        """The button of an answer, brought into view: it may stand under its card, or be folded away, or be a like one's."""
        for alike in self.alike(option):
            answer = self.answer(alike)
            if answer.count() == 0:
                self.unfold(alike, by_key)
            if answer.count() > 0:
                self._said = json.dumps(alike)
                return answer
        raise AssertionError(f"no button for {option}: {self.board.locator('.pn-ask').inner_text()}")

    def answer(self, option: Option) -> Locator:
        said = json.dumps(list(option), separators=(",", ":"), ensure_ascii=False)
        return self.board.locator(f".pn-ask .pn-option[data-option='{said}']")

    def unfold(self, option: Option, by_key: bool) -> None:
        """Open the card under which an answer stands, or the answers that hold for longer."""
        act = self.press if by_key else Locator.click
        cards = [word for word in option[1:] if isinstance(word, str)]
        folds = [f".pn-group[data-group='{card}']" for card in cards]
        for fold in (*folds, ".pn-lasting-toggle[aria-expanded=false]"):
            found = self.board.locator(f".pn-ask {fold}")
            if folded := found.count():
                act(found.first)
                expect(found).not_to_have_count(folded)
                return

    def alike(self, option: Option) -> list[Option]:
        """The answer, and those that differ from it in the copy of a card only."""
        kinds = [_kinds(each) for each in self.play.options]
        same = [each for each, kind in zip(self.play.options, kinds, strict=True) if kind == _kinds(option)]
        return [option, *(each for each in same if each != option)]

    # --- the keyboard -----------------------------------------------------------------------------------------------------

    def press(self, button: Locator) -> None:
        """Press a button of the question: with the digit that it bears, else by going there."""
        digit = button.locator(".pn-digit")
        if digit.count() > 0:
            self.key(digit.inner_text())
        else:
            self.go_to(button)
            self.page.keyboard.press("Enter")

    def key(self, key: str) -> None:
        """A key of the board's own, which works while something on the board has the focus."""
        if not self.board.evaluate("(board) => board.contains(document.activeElement)"):
            self.go_to(self.board.locator(".pn-help-toggle"))
        self.page.keyboard.press(key)

    def go_to(self, target: Locator) -> None:
        """Press Tab until the target has the focus, forwards, then backwards."""
        handle = target.first.element_handle()
        for way in ("Tab", "Shift+Tab"):
            for _ in range(FARTHEST):
                if self.page.evaluate("(target) => document.activeElement === target", handle):
                    return
                self.page.keyboard.press(way)
        raise AssertionError(f"Tab does not lead to {target}")

    # --- a whole game -----------------------------------------------------------------------------------------------------

    def plays(self, choose: Chooser, give: Callable[[Option], None], most: int = 200) -> int:
        """Play to the end of the game; returns how many choices that took."""
        for count in range(most):
            if self.play.over:
                return count
            give(choose(self.play))
        raise AssertionError(f"the game goes on after {most} choices")


def _kinds(option: Sequence[Any]) -> str:
    """An answer without the numbers of its cards' copies."""
    return re.sub(r"#\d+", "", json.dumps(option, ensure_ascii=False))
