"""Runtime Error, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from pnrules.kernel.errors import Forbidden, Params, Refusal
from pnrules.kernel.facets.exercises import Exercises
from pnrules.kernel.facets.exploring import Exploring
from pnrules.kernel.facets.files import Files
from pnrules.kernel.facets.players import Judgement, Players
from pnrules.kernel.facets.proving import Prover, Proving
from pnrules.kernel.facets.showing import CardInfo, GameInfo, Showing
from pnrules.kernel.game import Game, Setup, Types
from pnrules.kernel.patches import PlainData
from pnrules.kernel.state import CHANCE, Option
from pnrules.kernel.steps import Code, Rule, Step
from pnrules.kernel.subjects import Subject
from pnrules.runtime_error import rules
from pnrules.runtime_error.files.absence import removable, start_without
from pnrules.runtime_error.files.check import check_state
from pnrules.runtime_error.files.examples import CLUBS_AND_SPADES
from pnrules.runtime_error.files.form import FORM
from pnrules.runtime_error.files.notation import NOTATION
from pnrules.runtime_error.files.start import is_beginning, ready, start
from pnrules.runtime_error.flow import inputs, piles, turns
from pnrules.runtime_error.flow.statements import refused_edits, refused_scripts
from pnrules.runtime_error.misreadings import FORETOLD, misreadings
from pnrules.runtime_error.procedures import DEALING, DISCARDING, DRAWING, INPUT, SHUFFLING, TURN
from pnrules.runtime_error.proof.claims import after_thought, decided, refused_claims
from pnrules.runtime_error.rulebook.interpretation import Interpretation, interpretation
from pnrules.runtime_error.rulebook.register import EDITION, REGISTER
from pnrules.runtime_error.shown.describe import describe, in_letters
from pnrules.runtime_error.shown.drawing import pictured
from pnrules.runtime_error.shown.scene import scene
from pnrules.runtime_error.shown.seen import seen
from pnrules.runtime_error.shown.subjects import SUBJECTS
from pnrules.runtime_error.shown.views import view
from pnrules.runtime_error.small import small
from pnrules.runtime_error.table.board import CLAIM, Board, Env, Memory, hand
from pnrules.runtime_error.table.cards import CLUBS, DECK, DIAMONDS, HEARTS, SPADES, meant
from pnrules.runtime_error.table.state import RuntimeErrorState

CODE: Code = {
    DEALING: (piles.deal,),
    TURN: (turns.script, turns.test, turns.pass_on),
    INPUT: (inputs.edit, inputs.load, inputs.pull, inputs.loop, inputs.choose_next),
    DISCARDING: (piles.discard_input, piles.turn_up),
    DRAWING: (piles.to_draw, piles.draw),
    SHUFFLING: (piles.shuffle,),
}
EXPECTED: Mapping[str, str] = {
    "turn": "seat",
    "deck": "number",
    "discards": "texts",
    "hands": "numbers",
    "held": "cards by seat",
    "statements": "cards by seat",
    "input": "text or null",
    "verdict": "text or null",
    "result": "result",
}
TYPES = Types(Board, Env, Memory | None)
A_CARD, A_SEAT = ("card", "card"), ("seat", "seat")
VERBS: Mapping[str, Params] = {
    "script": (("lower", "card"), ("upper", "card"), ("function", "card")),
    "no-script": (),
    "input": (A_CARD,),
    "no-test": (),
    "edit": (("old", "card"), ("new", "card")),
    "decline": (),
    "claim": (),
    "draw": (A_CARD,),
}
PLACES: Mapping[str, str] = {
    "script": "scripting",  # one statement a turn
    "input": "testing",  # one input a turn, unless a LOOP asks for another
    "edit": "edit",
    "claim": "winning",  # on one's own turn
}
ASKS: Mapping[str, tuple[Params, Rule]] = {
    turns.SCRIPT_ASK: ((), rules.MAY_SCRIPT),
    turns.TEST_ASK: ((), rules.MAY_TEST),
    inputs.EDIT_ASK: ((A_CARD,), rules.CHOOSES_EDIT),
    inputs.NEXT_ASK: ((), rules.CHOOSES_INPUT),
    piles.DEAL_ASK: ((A_SEAT,), rules.TO_DEAL),
    piles.DRAW_ASK: ((A_SEAT,), rules.TO_DRAW),
}

REFUSED: Mapping[str, Callable[[RuntimeErrorState], list[tuple[Option, Refusal]]]] = {
    turns.SCRIPT_ASK: refused_scripts,
    inputs.EDIT_ASK: refused_edits,
    inputs.NEXT_ASK: inputs.refused_decline,
}


def _use(name: str, place: str) -> CardInfo:
    """What a card can be used as, for the board: its words, and its place in the rules."""
    return {"numbers": [], "text": f"card-runtime-error-{name}", "ref": f"ref-re-{place}"}


USES: dict[str, CardInfo] = {
    "bound": _use("bound", "scripting"),
    DIAMONDS: _use("diamonds", "edit"),
    CLUBS: _use("clubs", "load"),
    HEARTS: _use("hearts", "pull"),
    SPADES: _use("spades", "loop"),
}


class RuntimeErrorShowing(Showing):
    scene = staticmethod(scene)
    pictured = staticmethod(pictured)
    describe = staticmethod(describe)
    seen = staticmethod(seen)
    drawn = True
    difficulty = 3

    def cover(self) -> str:
        return (files("pnrules.runtime_error") / "cover.svg").read_text(encoding="utf-8")

    def info(self, setup: Setup) -> GameInfo:
        """Instead of kinds of card, what every card can be, and what those of each suit can."""
        return {"layout": "statements", "cards": USES}

    def rows(self, steps: Sequence[Step]) -> list[tuple[str, list[Step]]]:
        """One row per input, labelled with its card, from playing to discarding it; steps without one have no label."""
        rows: list[tuple[str, list[Step]]] = []
        for step in steps:
            label = step.after.board.input or step.before.board.input or ""
            if not rows or rows[-1][0] != label:
                rows.append((label, []))
            rows[-1][1].append(step)
        return rows


class RuntimeErrorFiles(Files):
    notation = NOTATION
    forbids: Mapping[str, str] = {
        "problem-two-suits": "scripting",
        "problem-lower-not-below": "scripting",
        "problem-function-twice": "scripting",
        "problem-too-few-to-deal": "set-up",
    }
    expected = EXPECTED
    meant = staticmethod(meant)
    check_state = staticmethod(check_state)
    is_beginning = staticmethod(is_beginning)

    def facts(self, state: RuntimeErrorState) -> dict[str, PlainData]:
        board = state.board
        deck = board.deck if isinstance(board.deck, int) else len(board.deck)
        held = [cards if isinstance(cards, int) else len(cards) for cards in board.hands]
        return {
            "turn": board.turn,
            "deck": deck,
            "discards": list(board.discards),
            "hands": held,
            "held": {str(seat): list(cards) for seat, cards in enumerate(board.hands, 1) if not isinstance(cards, int)},
            "statements": {str(seat): list(map(in_letters, lying)) for seat, lying in enumerate(board.statements, 1)},
            "input": board.input,
            "verdict": board.claim.verdict if board.claim else None,
            "result": {"how": board.winner[1], "seats": [board.winner[0]]} if board.winner else None,
        }

    def draws_matter(self, setup: Setup, steps: Sequence[Step]) -> bool:
        """R-06: a claim may depend on the order of future draws, which a scenario fixes."""
        interpretation: Interpretation = setup.interpretation
        return interpretation.fixed or any("R-06" in step.rulings for step in steps)


class RuntimeErrorExploring(Exploring):
    removable = staticmethod(removable)
    start_without = staticmethod(start_without)

    def askable(self, setup: Setup) -> tuple[Subject, ...]:
        return SUBJECTS

    def under(self, start: RuntimeErrorState, setup: Setup) -> RuntimeErrorState:
        """Draws that the start did not fix stay open: only a scenario can fix them (R-06)."""
        board = start.board
        coming = board.coming if setup.interpretation.fixed else ()
        return ready(start._replace(setup=setup, board=board._replace(coming=coming)))


class RuntimeErrorPlayers(Players):
    idle = ("no-script", "no-test", "decline")

    def ends_round(self, step: Step) -> bool:
        """Everybody has had a turn."""
        return bool(step.after.board.turn < step.before.board.turn)

    def judgement(self) -> Judgement:
        from pnrules.runtime_error.judgement import JUDGEMENT  # only loaded when somebody plays

        return JUDGEMENT


class RuntimeErrorExercises(Exercises):
    foretold = FORETOLD
    misreadings = staticmethod(misreadings)
    small = staticmethod(small)

    def in_play(self, state: RuntimeErrorState) -> int:
        board = state.board
        return sum(map(len, board.statements)) + len(hand(board, board.turn))  # a statement is read as one


class RuntimeErrorProving(Proving):
    examples = (CLUBS_AND_SPADES,)
    after_thought = staticmethod(after_thought)

    def takes_thought(self, option: Option) -> bool:
        return option == CLAIM

    def thought(self, state: RuntimeErrorState, option: Option) -> int:
        return decided(state).looked_at

    def prover(self) -> Prover:
        from pnrules.runtime_error import proofs  # only loaded when somebody asks

        return proofs


class RuntimeErrorGame(Game[RuntimeErrorState]):
    """Runtime Error by Necolai McIntosh, for two to four players."""

    name = "runtime_error"
    works: Mapping[str, str] = {EDITION: "RE"}
    versions = (1,)
    seats = (2, 4)
    register = REGISTER
    types = TYPES
    routines = CODE
    questions = ASKS
    answers = VERBS
    form = FORM
    facets = (
        RuntimeErrorShowing(),
        RuntimeErrorFiles(),
        RuntimeErrorExploring(),
        RuntimeErrorPlayers(),
        RuntimeErrorExercises(),
        RuntimeErrorProving(),
    )

    interpretation = staticmethod(interpretation)
    view = staticmethod(view)
    start = staticmethod(start)

    def printed(self, edition: str) -> Mapping[str, tuple[int, ...]]:
        return dict.fromkeys(DECK, ())

    def cards(self, state: RuntimeErrorState) -> tuple[str, ...]:
        return DECK

    def asking(self, state: RuntimeErrorState) -> Rule:
        assert state.ask is not None
        rule = super().asking(state)
        return piles.drawing(rule, state.board) if state.ask.kind == piles.DRAW_ASK else rule

    def verb_place(self, verb: str) -> str | None:
        return PLACES.get(verb)

    def refusals(self, state: RuntimeErrorState) -> tuple[Forbidden, ...]:
        """Statements and edits that the rules do not allow, declining the input of a LOOP, and repeating a claim."""
        ask = state.ask
        if ask is None or ask.who == CHANCE:
            return ()
        found = REFUSED.get(ask.kind)
        refused = found(state) if found else []
        return (*(Forbidden(ask.who, option, why, False) for option, why in refused), *refused_claims(state))

    def result(self, state: RuntimeErrorState) -> tuple[str, Params, tuple[Any, ...]] | None:
        board = state.board
        if board.winner is None:
            return None
        seat, how = board.winner
        return f"runtime_error-result-{how}", (A_SEAT,), (seat,)


GAME = RuntimeErrorGame()
