"""What a play of a game looks like: in words, in pictures, on the board."""

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
    """What does not change in a play of a game, as far as the game alone knows it.

    cards       the kinds of card
    layout      how a game lays its table, where it has several ways
    below_zero  whether a number on a card may become negative
    goal        how many points win, in a game in which that depends on the set-up
    """

    cards: Required[dict[str, CardInfo]]
    layout: str
    below_zero: bool
    goal: int


class Showing(Facet):
    """What is shown of a game. Of one without this: points, steps and questions, in words; no table.

    drawn       whether the board in the browser has a drawing of its own for it; it draws what `scene` shows where not
    difficulty  how hard it is to learn, from 1 (easy) to 3; the front page names the easiest. None: it does not say
    picture     the position whose cards are its picture on the front page where it has no cover: a scenario, and how many steps
                into it; by default, a new game
    """

    drawn: bool = False
    difficulty: int | None = None
    picture: tuple[str, int] | None = None

    def cover(self) -> str | None:
        """Its picture on the front page as the text of an SVG, 360 by 144: decoration, which says nothing to whoever cannot see
        it. None: a few of its cards are drawn."""
        return None

    def info(self, setup: Setup) -> GameInfo:
        """What the board must know once: the cards with their printed numbers, texts and places."""
        return {"cards": {}}

    def scene(self, state: AnyState, lang: str) -> Scene:
        """What a picture of the position shows: what lies where, and remarks; by default, nothing."""
        return Scene(())

    def pictured(self, state: AnyState, lang: str) -> Drawing | None:
        """Everything that a picture of the position shows, hands and texts too; None: what `scene` gives is drawn instead."""
        return None

    def describe(self, state: AnyState, lang: str) -> list[str]:
        """The position in a few lines of words, the same every time; by default, what a picture of it shows."""
        return told(self.scene(state, lang))

    def faces(self, edition: str, lang: str) -> tuple[Face, ...]:
        """Its cards as they are printed; none in a game that is played with ordinary playing cards."""
        return ()

    def seen(self, state: AnyState, seat: int) -> frozenset[str]:
        """The places in the rulebook of the kinds of card that a seat sees, on the table and in its hand; none in a game whose
        cards say nothing."""
        return frozenset()

    def outlook(self, state: AnyState) -> Mapping[str, PlainData] | None:
        """What the cards would do as they lie now, worked out by the rules: plain data by name, which the board draws with the
        position. None in a game that shows nothing of the kind.

        state  as a seat may see it: what that seat may not know is not in it, and so comes into no outlook
        """
        return None

    def rows(self, steps: Sequence[Step]) -> list[tuple[str, list[Step]]]:
        """The steps in the groups in which a table tells them: a label such as the card at which the program stands, and
        its steps."""
        return [("", list(steps))]

    def plans(self, state: AnyState, lang: str) -> tuple[str, list[str]]:
        """What stands over the options, and a line for each: what it would come to if that were all; by default, none."""
        return "", []

    def preview(self, state: AnyState, option: Option) -> tuple[list[Step], str | None]:
        """The steps that show what an answer would do: up to the next question, unless the game looks further ahead.

        Besides them, how a game that does look further says where they stop, as `board-stops-…`; None where they stop at a
        question or at the game's end.
        """
        first = step(state, option)
        return [first, *run(first.after)], None

    def reveals(self, step: Step, seat: int) -> bool:
        """Whether this step makes known what `seat` may not know before it happens: no preview for that seat goes so far."""
        return False

    def same_name_places(self, state: AnyState) -> Mapping[str, int]:
        """The cards whose name another one in play bears too, each with the place that tells it from the other in words.

        Places are counted from 1; 0 is for a card that is dealt beside another one. Nothing else may be told by them: what is in
        doubt, or hidden from a seat, is left out.
        """
        return {}
