"""Kalah as a game of pnrules: what it is asked, how it is laid out, what people get wrong about it."""

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files as lying_in
from typing import Any, Final

from kalah.rules import (
    AGAIN,
    ASKED,
    CAPTURES,
    CODE,
    DROP,
    LAND,
    PASSES,
    PIT,
    PITS,
    PLACES,
    RULINGS,
    SEEDS,
    STORES,
    Board,
    KalahState,
    choose,
    drop,
    land,
    other,
    sweep,
)
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import Forbidden, Params, Problem, Refusal
from pnrules.kernel.facets import exercises, files, players
from pnrules.kernel.forms.members import Items, Member, Part
from pnrules.kernel.forms.shapes import SEAT as A_SEAT
from pnrules.kernel.forms.shapes import Whole
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.game import Game, Setup, Types
from pnrules.kernel.misreadings import Foretold, Misreading, with_routine
from pnrules.kernel.state import NOBODY, Frame, Option, State, going_to
from pnrules.kernel.steps import Outcome, Step
from pnrules.layout import LaidOut, Layout, Piece, grid, track
from pnrules.words import text

START: Final = tuple(0 if place in STORES else 4 for place in range(len(PLACES)))
SEED: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
    '<ellipse cx="12" cy="12" rx="10" ry="8" fill="#b06f00" transform="rotate(-30 12 12)"/>'
    '<ellipse cx="9.5" cy="9" rx="3.4" ry="2" fill="#f6dc94" transform="rotate(-30 9.5 9)"/></svg>'
)
FORM: Final = Part(
    "Kalah",
    "What a scenario of Kalah has besides.",
    members={
        "seeds": Member(
            Items(Whole(0, SEEDS), len(PLACES), len(PLACES)),
            "Seeds",
            "How many lie in A1 to A6, the store of A, B1 to B6, the store of B: 48 in all. By default, a new game.",
        ),
        "turn": Member(A_SEAT, "Turn", "Whose turn it is.", default=1),
    },
)


class Kalah(Game[KalahState], LaidOut, files.Files, players.Players, exercises.Exercises):
    """Kalah, for two players."""

    name, works, seats, types, routines, register = "kalah", {"1": "Kalah"}, (2, 2), Types(Board), CODE, RULINGS
    form = FORM
    answers: Mapping[str, Params] = {"sow": (PIT,)}
    questions: Mapping[str, tuple[Params, Any]] = {"sow": ((), ASKED)}
    expected: Mapping[str, str] = {"seeds": "numbers", "turn": "seat"}
    forbids: Mapping[str, str] = {"problem-kalah-seeds": "set-up", "problem-kalah-nothing-to-sow": "end"}
    chance, difficulty = False, 1

    def cards(self, state: KalahState) -> tuple[str, ...]:
        return PLACES

    def refusals(self, state: KalahState) -> tuple[Forbidden, ...]:
        """An empty pit, and those of the other player."""
        if state.ask is None:
            return ()
        board, seat = state.board, state.board.turn
        cite = Citation("Kalah", "sowing")
        empty = ((place, "refused-kalah-empty") for place in PITS[seat - 1] if not board.seeds[place])
        theirs = ((place, "refused-kalah-theirs") for place in PITS[other(seat) - 1])
        return tuple(
            Forbidden(seat, ("sow", PLACES[place]), Refusal(why, (PIT,), (PLACES[place],), cite), False)
            for place, why in (*empty, *theirs)
        )

    def view(self, state: KalahState, seat: int) -> KalahState:
        """Nothing is hidden."""
        state.setup.check_eyes(seat)
        return state

    def points(self, state: KalahState) -> tuple[int, ...]:
        return tuple(state.board.seeds[store] for store in STORES)

    def result(self, state: KalahState) -> tuple[str, Params, tuple[Any, ...]] | None:
        if state.frames:
            return None
        one, two = self.points(state)
        if one == two:
            return "kalah-result-drawn", (("seats", "seats"),), ((1, 2),)
        return "kalah-result-won", (("seat", "seat"),), (1 if one > two else 2,)

    def start(self, setup: Setup, data: Mapping[str, Any], problems: list[Problem]) -> KalahState | None:
        seeds = tuple(data.get("seeds") or START)
        board = Board(seeds, data.get("turn", 1))
        if sum(seeds) != SEEDS:
            params = (("count", "number"), ("found", "number"))
            problems.append(Problem("seeds", "problem-kalah-seeds", params, (SEEDS, sum(seeds))))
        elif not (board.side(1) and board.side(2)):
            problems.append(Problem("seeds", "problem-kalah-nothing-to-sow", (), ()))
        return State(setup, board, (Frame("turn", 0, None, NOBODY, None),), None, None)

    def check_state(self, state: KalahState, place: JsonPath) -> None:
        board = state.board
        place.possible(len(board.seeds) == len(PLACES) and min(*board.seeds, board.hand) >= 0)
        place.possible(sum(board.seeds) + board.hand == SEEDS and board.turn in (1, 2) and board.at in range(len(PLACES)))
        frame = state.frames[0] if state.frames else None
        place.possible(len(state.frames) <= 1 and (frame is None or (frame.pc == DROP) == (board.hand > 0)))

    # --- how it is shown ----------------------------------------------------------------------------------------------

    def layout(self, state: KalahState, lang: str) -> Layout:
        """Both rows between the stores, as whoever has the first seat sees them; between the rows, what is in the hand."""
        board = state.board

        def pit(place: int) -> Piece:
            return Piece(PLACES[place], picture="seed", number=board.seeds[place])

        def store(seat: int) -> Piece:
            place, name = STORES[seat - 1], text(lang, "scene-kalah-store")
            return Piece(name, PLACES[place], "seed", board.seeds[place], bits=((seat, state.setup.players[seat - 1]),))

        hand = Piece(text(lang, "scene-kalah-hand"), "", "seed", board.hand) if board.hand else None
        near, far = map(pit, PITS[0]), map(pit, reversed(PITS[1]))
        left, right = store(2), store(1)
        rows = ((left, *far, right), (left, *[hand] * 6, right), (left, *near, right))
        race = track(text(lang, "scene-kalah-race"), self.points(state), SEEDS, SEEDS // 2 + 1)
        return Layout((grid(text(lang, "scene-kalah-board"), rows), race))

    def pictures(self) -> Mapping[str, str]:
        return {"seed": SEED}

    def cover(self) -> str:
        return (lying_in("kalah") / "cover.svg").read_text(encoding="utf-8")

    # --- how it is played and learnt ----------------------------------------------------------------------------------

    def judgement(self) -> players.Judgement:
        return JUDGEMENT

    foretold: Mapping[str, Foretold] = {
        "turn": Foretold("seat", lambda state, steps: (steps[-1].after if steps else state).board.turn),
    }

    def misreadings(self, state: KalahState, steps: Sequence[Step]) -> Iterator[Misreading]:
        happened = {step.rule.id for step in steps}
        if AGAIN.id in happened:
            yield Misreading("misread-kalah-no-again", (), (), with_routine(state, "turn", choose, drop, _never_again, sweep))
        if CAPTURES.id in happened:
            yield Misreading("misread-kalah-no-capture", (), (), with_routine(state, "turn", choose, drop, _takes_nothing, sweep))
        there = with_routine(state, "turn", choose, _drops_everywhere, land, sweep)
        yield Misreading("misread-kalah-every-store", (), (), there)


class KalahJudgement(players.Judgement):
    """Seeds in the store are what counts; a lead of eight wins three times in four."""

    decisive = 8.0


JUDGEMENT: Final = KalahJudgement()


def _never_again(state: KalahState, frame: Frame[None], answer: Option | None) -> Outcome:
    """Whoever stores the last seed has no further turn."""
    rule, args, there = land(state, frame, answer)
    return rule, args, there._replace(board=there.board._replace(turn=other(state.board.turn)))


def _takes_nothing(state: KalahState, frame: Frame[None], answer: Option | None) -> Outcome:
    """Nothing is ever captured."""
    rule, args, there = land(state, frame, answer)
    if rule.id != CAPTURES.id:
        return rule, args, there
    passed = state.board._replace(turn=other(state.board.turn))
    return PASSES, (passed.turn,), going_to(state, frame, 0, passed)


def _drops_everywhere(state: KalahState, frame: Frame[None], answer: Option | None) -> Outcome:
    """Seeds fall into the other player's store as well."""
    board = state.board
    at = (board.at + 1) % len(PLACES)
    if at != STORES[other(board.turn) - 1]:
        return drop(state, frame, answer)
    rule, args, _ = drop(state, frame, answer)
    sown = board.holding(at, board.seeds[at] + 1)._replace(hand=board.hand - 1, at=at)
    return rule, args, going_to(state, frame, DROP if sown.hand else LAND, sown)


GAME = Kalah()
