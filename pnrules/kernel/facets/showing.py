"""How a game is shown: in words, in pictures, on the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Required, TypedDict

from pnrules.kernel.game import Facet, Setup
from pnrules.kernel.machine import run, step
from pnrules.kernel.patches import PlainData
from pnrules.kernel.scenery import Drawing, Face, Scene, told
from pnrules.kernel.state import AnyState, Option
from pnrules.kernel.steps import Step


class CardInfo(TypedDict):
    """A kind of card.

    numbers  those that are printed on it
    text     the message that says what is printed
    ref      the message of its place in the rulebook
    """

    numbers: list[int]
    text: str
    ref: str


class GameInfo(TypedDict, total=False):
    """The game's own part of a play's constant data.

    cards       the kinds of card
    layout      how the game lays its table, if it has several ways
    below_zero  whether a number on a card may become negative
    goal        how many points win, in a game in which that depends on the set-up
    """

    cards: Required[dict[str, CardInfo]]
    layout: str
    below_zero: bool
    goal: int


class Showing(Facet):
    """How a game is shown. A game without this has points, steps and questions in words, and no table.

    drawn       whether the board in the browser has a drawing of its own for it; otherwise it draws `scene`
    difficulty  how hard it is to learn, from 1 (easy) to 3; the front page names the easiest. None if unknown
    picture     if it has no cover, the position whose cards are its picture on the front page: a scenario, and the number of
    steps into it; by default, a new game
    """

    drawn: bool = False
    difficulty: int | None = None
    picture: tuple[str, int] | None = None

    def cover(self) -> str | None:
        """Its picture on the front page as the text of an SVG, 360 by 144: decoration, hidden from screen readers. If None, a few
        of its cards are drawn."""
        return None

    def info(self, setup: Setup) -> GameInfo:
        """The constant data for the board: the cards with their printed numbers, texts and places."""
        return {"cards": {}}

    def scene(self, state: AnyState, lang: str) -> Scene:
        """The contents of a picture of the position: groups of tiles, and remarks; by default nothing."""
        return Scene(())

    def pictured(self, state: AnyState, lang: str) -> Drawing | None:
        """A complete picture of the position, with hands and texts; None to draw `scene` instead."""
        return None

    def describe(self, state: AnyState, lang: str) -> list[str]:
        """The position in a few lines of words, deterministic; by default the contents of `scene`."""
        return told(self.scene(state, lang))

    def faces(self, edition: str, lang: str) -> tuple[Face, ...]:
        """Its printed cards; none in a game with ordinary playing cards."""
        return ()

    def seen(self, state: AnyState, seat: int) -> frozenset[str]:
        """The places in the rulebook of the kinds of card that a seat sees, on the table and in its hand; none in a game whose
        cards have no text."""
        return frozenset()

    def outlook(self, state: AnyState) -> Mapping[str, PlainData] | None:
        """What the cards would do now, computed by the rules: plain data by name, which the board draws with the position.
        None in a game that shows nothing of the kind.

        state  as a seat may see it, so that the outlook reveals nothing hidden
        """
        return None

    def rows(self, steps: Sequence[Step]) -> list[tuple[str, list[Step]]]:
        """The steps grouped into the rows of a table: a label, such as the card at which the program stands, and its steps."""
        return [("", list(steps))]

    def plans(self, state: AnyState, lang: str) -> tuple[str, list[str]]:
        """A heading, and for each option a line with its outcome if nothing else happened; by default none."""
        return "", []

    def preview(self, state: AnyState, option: Option) -> tuple[list[Step], str | None]:
        """The steps that preview an answer: up to the next question, unless the game looks further ahead.

        If it does, the second value tells where they stop, as `board-stops-…`; it is None if they stop at a question or at the
        end of the game.
        """
        first = step(state, option)
        return [first, *run(first.after)], None

    def reveals(self, step: Step, seat: int) -> bool:
        """Whether this step reveals something hidden from `seat`, so that a preview for that seat must stop before it."""
        return False

    def same_name_places(self, state: AnyState) -> Mapping[str, int]:
        """The cards that share their name with another in play, each with the place that distinguishes it in words.

        Places are counted from 1; 0 is for a card that is dealt beside another one. They must not reveal anything: cards that
        are in doubt, or hidden from a seat, are left out.
        """
        return {}
