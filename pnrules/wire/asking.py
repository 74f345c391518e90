"""The open question with all its answers: what each would do, and what is refused."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from pnrules.kernel.citations import Cite
from pnrules.kernel.errors import Cited
from pnrules.kernel.forms.members import Items, Line
from pnrules.kernel.forms.typed import ANYTHING, INTEGER
from pnrules.wire.sayings import Option, Who
from pnrules.wire.tree import Rule

Foreseen = Annotated[list[Any], Line((INTEGER, Items(ANYTHING)), None, "[rule, args]")]


class Preview(TypedDict):
    """What an answer would do.

    points  everybody's points after it
    steps   the steps, each with the number of its rule and its arguments
    stops   where they end: at a question, a draw, the game's end, or as far as the game looks ahead
    """

    points: list[int]
    steps: list[Foreseen]
    stops: str


class Offer(TypedDict):
    """An answer that is offered.

    option   the answer
    preview  what it would do; null if that is not shown
    """

    option: Option
    preview: Preview | None


class Refusal(TypedDict):
    """An answer that is refused.

    who     the seat that would give it
    option  the answer
    why     what forbids it
    hoped   whether a player may well expect it to be legal: it is shown up front, the others only when tried on the board
    """

    who: Who
    option: Option
    why: Cited
    hoped: bool


class Ask(TypedDict):
    """The open question.

    node           where it is asked
    who            who is asked
    kind           which question
    args           its arguments
    cite, rulings  where the rule stands, and what it rests on
    options        its answers
    refused        the refusals
    rules          the rules that the previews' steps follow
    """

    node: int
    who: Who
    kind: str
    args: list[Any]
    cite: Cite | None
    rulings: list[str]
    options: list[Offer]
    refused: list[Refusal]
    rules: list[Rule]
