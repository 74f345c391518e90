"""Tiny games that run on without asking, for the kernel's tests. They have no words: they borrow those of a game that has.

A counter: its number rises by one a step, and from `last` falls back to `first`. So the number itself says how many steps lead
into the cycle (`first`) and how many it has (`last` - `first` + 1). It asks a seat at the numbers listed, and ends at `end`.

Beggar-My-Neighbour, with 52 cards of which only the 16 that cost something are told apart; one step a card, one more when a
trick is taken. Nobody decides anything in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pnrules.bandwidth.events import MAY_ANSWER
from pnrules.bandwidth.flow.running import RUN_ENDS
from pnrules.bandwidth.rulebook.register import REGISTER
from pnrules.kernel.errors import Params, Problem
from pnrules.kernel.facets.exploring import Exploring
from pnrules.kernel.facets.files import Files
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.game import Game, Setup, Types
from pnrules.kernel.scenery import Scene
from pnrules.kernel.state import CHANCE, NOBODY, Ask, Frame, Option, State, asking, next_state
from pnrules.kernel.steps import Code, Outcome

ON: Option = ("allow",)
BACK: Option = ("end-turn",)
"""What a counter's seat may answer: it goes on, or falls back to its first number."""


class Counter(NamedTuple):
    """A counter: see above. `draws`: chance is asked before every step; `secret`: no seat sees its number."""

    number: int = 0
    first: int = 0
    last: int = 10**9
    asks: tuple[int, ...] = ()
    end: int = -1
    draws: bool = False
    secret: bool = False


class Laps(NamedTuple):
    """The memory of a counter that counts its laps."""

    laps: int


def count(state: State, frame: Frame, answer: Option | None) -> Outcome:
    board: Counter = state.board
    if answer is None and board.number in board.asks:
        return RUN_ENDS, (), asking(state, Ask(1, "answer", ("x", 1), (ON, BACK)))
    if answer is None and board.draws:
        return RUN_ENDS, (), asking(state, Ask(CHANCE, "turn-up", (), (("draw", "x"), ("draw", "y"))))
    back = answer == BACK or board.number == board.last
    number = board.first if back else board.number + 1
    memory = Laps(state.memory.laps + 1) if back and state.memory is not None else state.memory
    frames = () if number == board.end else state.frames
    return RUN_ENDS, (), next_state(state, board._replace(number=number), frames, None, memory)


class Table(NamedTuple):
    """The two hands, the top first; the cards on the table; whose turn it is, and how many cards are still owed."""

    hands: tuple[str, str]
    pile: str
    turn: int
    owed: int


OWED: Mapping[str, int] = {"A": 4, "K": 3, "Q": 2, "J": 1}


def play_card(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """The next card is played, or the pile taken where all that was owed is paid; who has no card left then, or when one is due,
    has lost."""
    table: Table = state.board
    hands = list(table.hands)
    here, other = table.turn, 1 - table.turn
    if table.pile and table.owed == 0 and OWED.get(table.pile[-1]) is None and any(card in OWED for card in table.pile):
        hands[other] += table.pile
        frames = state.frames if hands[here] else ()
        return RUN_ENDS, (), next_state(state, Table((hands[0], hands[1]), "", other, 0), frames, None, None)
    if not hands[here]:
        return RUN_ENDS, (), next_state(state, table, (), None, None)
    card, hands[here] = hands[here][0], hands[here][1:]
    owing = table.owed > 0
    if card in OWED:
        after = Table((hands[0], hands[1]), table.pile + card, other, OWED[card])
    elif owing and table.owed > 1:
        after = Table((hands[0], hands[1]), table.pile + card, here, table.owed - 1)
    elif owing:
        after = Table((hands[0], hands[1]), table.pile + card, here, 0)
    else:
        after = Table((hands[0], hands[1]), table.pile + card, other, 0)
    return RUN_ENDS, (), next_state(state, after, state.frames, None, None)


class Shown(Showing):
    """Its number, in words."""

    drawn = True

    def info(self, setup: Setup) -> dict[str, Any]:
        return {"layout": "rows", "cards": {}}

    def scene(self, state: State, lang: str) -> Scene:
        return Scene((), (str(getattr(state.board, "number", "")),))


class Numbered(Files):
    """Its number may be expected."""

    expected: Mapping[str, str] = {"number": "number"}

    def facts(self, state: State) -> dict[str, Any]:
        return {"number": getattr(state.board, "number", None)}


class Removing(Exploring):
    """Without its only card it has no end."""

    def removable(self, start: State) -> tuple[str, ...]:
        return ("x",)

    def start_without(self, start: State, card: str) -> State:
        return start._replace(board=start.board._replace(end=-1))


class Bare(Game):
    """A game of one routine that brings nothing but its rules. It is called as the game whose words it borrows."""

    name = "bandwidth"
    works: Mapping[str, str] = {"BfB": "BfB"}
    seats = (1, 2)
    register = REGISTER
    questions: Mapping[str, Any] = {
        "answer": ((("card", "text"), ("owner", "seat")), MAY_ANSWER),
        "turn-up": ((), MAY_ANSWER),
    }
    answers: Mapping[str, Params] = {"allow": (), "end-turn": (), "draw": (("card", "text"),)}

    def __init__(self, board: Any, op: Any) -> None:
        self.types = Types(board, memory=Laps | None)
        self.op = op

    def code(self, setup: Setup) -> Code:
        return {"on": (self.op,)}

    def card_place(self, code: str) -> str:
        return "running"

    def view(self, state: State, seat: int) -> State:
        if not getattr(state.board, "secret", False):
            return state
        return state._replace(board=state.board._replace(number=-1))

    def result(self, state: State) -> tuple[str, Params, tuple[Any, ...]] | None:
        return None if state.frames else ("bandwidth-result", (("seats", "seats"), ("points", "number")), ((1,), 0))

    def start(self, setup: Setup, data: Mapping[str, Any], problems: list[Problem]) -> State:
        return start(Counter())


class Tiny(Bare):
    """The same with all that a game may bring."""

    facets = (Shown(), Numbered(), Removing())


COUNTING = Tiny(Counter, count)
BEGGING = Tiny(Table, play_card)


def start(board: Counter | Table, memory: Laps | None = None) -> State:
    """The start of one of these games."""
    game = COUNTING if isinstance(board, Counter) else BEGGING
    return State(Setup(game, "BfB", 1, ("P1", "P2")), board, (Frame("on", 0, None, NOBODY, None),), None, memory)


def deal(first: str, second: str) -> State:
    """A deal of Beggar-My-Neighbour: two hands of 26, the top card first, `-` for what costs nothing."""
    assert len(first) == len(second) == 26
    return start(Table((first, second), "", 0, 0))
