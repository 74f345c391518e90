"""What can go wrong: each error carries a message id, so that it can be told in every language.

A `Refused` is an answer of the rules (it names the rule), a `BadInput` is an answer about a file or an argument (it names
every place). Neither ever changes a play.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple, TypedDict

from pnrules.kernel.citations import Citation, Cite
from pnrules.kernel.speech import speaker

Params = tuple[tuple[str, str], ...]
"""Names and kinds of a message's arguments, in order.

Kinds are card, cards, seat, seats, number, text, texts, place (counted from 0, said from 1), error for an error's payload, json
for a kind of JSON value ("object", "list"), and close for the names that a mistyped one may have meant: an argument `close`,
which is optional.
"""

SEAT: Final = (("seat", "seat"),)
CARD_PARAM: Final = (("card", "card"),)
SEAT_CARD: Final = (("seat", "seat"), ("card", "card"))
"""The arguments of most messages: a seat, a card, a seat with a card."""


Param = Annotated[list[str], ("name", "kind")]
"""Name and kind of an argument as plain data."""


class Saying(TypedDict):
    """A message of the catalogue with its arguments.

    id      what the catalogue calls it
    params  name and kind of each argument
    args    the arguments, in the same order
    """

    id: str
    params: list[Param]
    args: list[Any]


class Cited(Saying):
    """A message that says why something is forbidden: where the rule stands, and the rulings that it rests on."""

    cite: Cite | None
    rulings: list[str]


class PnError(Exception):
    """The base of all errors raised on purpose. `str()` gives the English text, `words.say` that of any language."""

    def __init__(self, id: str, params: Params = (), args: tuple[Any, ...] = ()) -> None:
        super().__init__(id, *args)
        self.id = id
        self.params = params
        self.values = args

    def payload(self) -> Saying:
        """The error as plain data, for the board."""
        return {"id": self.id, "params": [list(p) for p in self.params], "args": list(self.values)}

    def __str__(self) -> str:
        return speaker().message("en", self.id, self.params, self.values)


class Refusal(NamedTuple):
    """Why something is forbidden: the reason as a message, the place that forbids it, the rulings that it rests on."""

    id: str
    params: Params
    args: tuple[Any, ...]
    cite: Citation | None
    rulings: tuple[str, ...] = ()


class Forbidden(NamedTuple):
    """An option that a player could try and that is refused.

    who     the seat that would try it
    option  the option
    why     what forbids it
    hoped   whether a player may well expect it to be legal, so that the board shows it with its reason up front
    """

    who: int | str
    option: tuple[Any, ...]
    why: Refusal
    hoped: bool


class Refused(PnError):
    """The rules forbid it. `cite` is the place that does, `rulings` what it rests on; the play is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.id, refusal.params, refusal.args)
        self.cite = refusal.cite
        self.rulings = refusal.rulings

    def payload(self) -> Cited:
        """`PnError.payload` with the citation and the rulings."""
        cite = self.cite.payload() if self.cite else None
        return {**super().payload(), "cite": cite, "rulings": list(self.rulings)}

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.cite}]" if self.cite else super().__str__()


class NotAnOption(Refused):
    """The answer is not among the ask's options."""


class NotYourAsk(Refused):
    """Another seat is asked."""


class NothingAsked(Refused):
    """There is no open question to answer."""


class AnswerNeeded(PnError):
    """An ask is open; the play cannot continue without an answer."""


class GameOver(PnError):
    """The game has ended; there is no next step."""


class NoSuchSeat(PnError):
    """There is no seat with this number."""


class NoSuchNode(PnError):
    """The tree of play has no node with this number or name."""


class NoSuchFact(PnError):
    """The game knows no fact of this name at that position."""


class Problem(NamedTuple):
    """One thing that is wrong with an input.

    place   where: a path such as `program.cards[3].bits[0]`
    id      the reason's message
    params  its parameters
    args    its arguments
    cite    the place in the rules that forbids it, where one does
    """

    place: str
    id: str
    params: Params = ()
    args: tuple[Any, ...] = ()
    cite: Citation | None = None

    def __str__(self) -> str:
        said = f"{self.place}: {speaker().message('en', self.id, self.params, self.args)}"
        return f"{said} [{self.cite}]" if self.cite else said


class BadInput(PnError):
    """A file or an argument is invalid. `problems` lists everything that is wrong with it, each with its place."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("bad-input", (("count", "number"),), (len(problems),))
        self.problems = tuple(problems)

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)
