"""My Game: stones lie in a heap. You take one, two or three of them, but never as many as were taken just before."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import Forbidden, Params, Problem, Refusal
from pnrules.kernel.facets import files, players
from pnrules.kernel.forms.members import Member, Part
from pnrules.kernel.forms.shapes import Whole
from pnrules.kernel.game import Game, Setup, Types
from pnrules.kernel.rulings import Ruling
from pnrules.kernel.state import NOBODY, Ask, Frame, Option, State, asking, going_on, going_to, returning
from pnrules.kernel.steps import Code, Outcome, Rule
from pnrules.layout import LaidOut, Layout, Piece, row
from pnrules.words import text

STONES, MOST = 11, 3
RULEBOOK, STUCK = "My Game", "MYGAME-01"


# --- the table --------------------------------------------------------------------------------------------------------


class Board(NamedTuple):
    """Everything that lies on the table.

    heap   how many stones are left
    taken  how many were taken just before; 0 in the first turn
    turn   whose turn it is; at the end, who has won
    """

    heap: int
    taken: int
    turn: int


MyState = State[Board, None, None]
"""The table, what is under way, and what is asked: no registers, and nothing to remember."""


# --- the rules: what each says (its message) and where it stands in each edition --------------------------------------

SEAT, COUNT = ("seat", "seat"), ("count", "number")
ASKED = Rule("mygame-asked", (SEAT,), {"1": "turn"}, quiet=True)
TAKES = Rule("mygame-takes", (SEAT, COUNT), {"1": "turn"})
STAYS = Rule("mygame-stuck", (SEAT,), {"1": "end"}, (STUCK,))
PASSES = Rule("mygame-passes", (SEAT,), {"1": "turn"}, aside=True)
ENDS = Rule("mygame-ends", (SEAT,), {"1": "end"})


def why_not(state: MyState, count: int) -> Refusal | None:
    """Why so many stones may not be taken; None if they may."""
    heap, taken, _ = state.board
    if count > heap:
        return Refusal("refused-mygame-too-many", (COUNT,), (heap,), Citation(RULEBOOK, "turn"))
    if count == taken and not is_spared(state, count):
        return Refusal("refused-mygame-as-before", (COUNT,), (count,), Citation(RULEBOOK, "turn"))
    return None


def is_spared(state: MyState, count: int) -> bool:
    """Whether as many as before may be taken after all: by the other answer to the ruling, the last stone."""
    return state.setup.ruling(STUCK) == "again" and count == state.board.heap == 1


# --- the ops: each asks, or does one thing and says by which rule -----------------------------------------------------


def take(state: MyState, frame: Frame[None], answer: Option | None) -> Outcome:
    """The player whose turn it is takes stones. One who cannot has lost, and the player before has won."""
    heap, _, seat = board = state.board
    if answer is None:
        options = tuple(("take", count) for count in range(1, MOST + 1) if why_not(state, count) is None)
        if options:
            return ASKED, (seat,), asking(state, Ask(seat, "take", (), options))
        winner = (seat - 2) % len(state.setup.players) + 1
        return STAYS, (seat,), returning(state, board._replace(turn=winner))
    _, count = answer
    rule = TAKES.resting_on(STUCK) if count == board.taken else TAKES
    return rule, (seat, count), going_on(state, frame, board._replace(heap=heap - count, taken=count))


def end(state: MyState, frame: Frame[None], answer: Option | None) -> Outcome:
    """With the last stone the game ends. Else it is the next player's turn."""
    board = state.board
    if not board.heap:
        return ENDS, (board.turn,), returning(state, board)
    after = board._replace(turn=board.turn % len(state.setup.players) + 1)
    return PASSES, (after.turn,), going_to(state, frame, 0, after)


ROUTINES: Code = {"turn": (take, end)}


# --- what others ask about the game -----------------------------------------------------------------------------------


class MyGame(Game[MyState], LaidOut, files.Files, players.Players):
    """My Game, for two to four players."""

    name, works, seats, types, routines = "mygame", {"1": RULEBOOK}, (2, 4), Types(Board), ROUTINES
    register: Mapping[str, Ruling] = {STUCK: Ruling(STUCK, ("again",), ("1",))}
    questions: Mapping[str, tuple[Params, Rule]] = {"take": ((), ASKED)}
    answers: Mapping[str, Params] = {"take": (COUNT,)}
    expected: Mapping[str, str] = {"heap": "number", "taken": "number", "turn": "seat"}
    form = Part(
        members={
            "heap": Member(Whole(1, STONES), "Heap", "How many stones are left.", default=STONES),
            "taken": Member(Whole(0, MOST), "Taken", "How many were taken just before.", default=0),
        }
    )
    chance = False  # nothing is dealt, drawn or thrown; a game in which something is leaves this out
    difficulty = 1

    def start(self, setup: Setup, data: Any, problems: list[Problem]) -> MyState:
        """The first state of a scenario, from the members that `form` describes."""
        return State(setup, Board(data["heap"], data["taken"], 1), (Frame("turn", 0, None, NOBODY, None),), None, None)

    def view(self, state: MyState, seat: int) -> MyState:
        """What a seat may know: here everything, since nothing is hidden."""
        state.setup.check_eyes(seat)
        return state

    def refusals(self, state: MyState) -> tuple[Forbidden, ...]:
        """What one could try, and why not: by the same function that makes the options."""
        found = ((count, why_not(state, count)) for count in range(1, MOST + 1)) if state.ask else ()
        return tuple(Forbidden(state.board.turn, ("take", count), why, True) for count, why in found if why)

    def result(self, state: MyState) -> tuple[str, Params, tuple[Any, ...]] | None:
        """Who has won; None while the game goes on."""
        return None if state.frames else ("mygame-result", (SEAT,), (state.board.turn,))

    def layout(self, state: MyState, lang: str) -> Layout:
        """What the table looks like, on the board, in pictures, and in words."""
        stones = Piece(text(lang, "scene-mygame-stones"), card="", picture="●", number=state.board.heap)
        taken = text(lang, "scene-mygame-taken", count=state.board.taken)
        return Layout((row(text(lang, "scene-mygame-heap"), (stones,)),), (taken,))

    def judgement(self) -> players.Judgement:
        """With one, opponents think ahead and hints are given. This one plays to the end and sees who wins."""
        return players.Judgement()


GAME = MyGame()
