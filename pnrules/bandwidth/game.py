"""Battle for Bandwidth, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any

from pnrules.bandwidth import code_cards, events
from pnrules.bandwidth import deck as decks
from pnrules.bandwidth.files.absence import removable, start_without
from pnrules.bandwidth.files.check import check_state
from pnrules.bandwidth.files.form import FORM
from pnrules.bandwidth.files.notation import NOTATION
from pnrules.bandwidth.files.start import is_beginning, start
from pnrules.bandwidth.flow import acting, drawing, running, setting_up
from pnrules.bandwidth.misreadings import FORETOLD, misreadings
from pnrules.bandwidth.planner import foresee, way
from pnrules.bandwidth.procedures import DRAWING, ROUND, RUNNING, SETTING_UP
from pnrules.bandwidth.rulebook.interpretation import interpretation
from pnrules.bandwidth.rulebook.register import REGISTER
from pnrules.bandwidth.shown.describe import describe
from pnrules.bandwidth.shown.drawing import pictured
from pnrules.bandwidth.shown.faces import faces
from pnrules.bandwidth.shown.plans import plans
from pnrules.bandwidth.shown.scene import scene
from pnrules.bandwidth.shown.seen import seen
from pnrules.bandwidth.shown.subjects import SUBJECTS
from pnrules.bandwidth.shown.views import view
from pnrules.bandwidth.small import small
from pnrules.bandwidth.table.board import CUT_AND_PASTE, FIREWALL, Board, Env, every_copy
from pnrules.bandwidth.table.rows import card_at
from pnrules.bandwidth.table.state import BandwidthState
from pnrules.kernel.copies import kind as name
from pnrules.kernel.errors import Forbidden, Params
from pnrules.kernel.facets.exercises import Exercises
from pnrules.kernel.facets.exploring import Exploring
from pnrules.kernel.facets.files import Files
from pnrules.kernel.facets.players import Judgement, Players
from pnrules.kernel.facets.showing import CardInfo, GameInfo, Showing
from pnrules.kernel.game import Game, Setup, Types
from pnrules.kernel.patches import PlainData
from pnrules.kernel.scenery import Face
from pnrules.kernel.steps import Code, Rule, Step
from pnrules.kernel.subjects import Subject

CODE: Code = {
    SETTING_UP: (setting_up.deal, setting_up.turn_up, setting_up.begin),
    ROUND: (acting.act, running.starts, running.clean_up, running.next_first),
    DRAWING: (drawing.draw,),
    RUNNING: (running.find_x, running.stand, running.move_on),
    CUT_AND_PASTE: (events.answered, events.takes),
    **code_cards.ROUTINES,
}
CARD_ROUTINES = (*code_cards.ROUTINES, CUT_AND_PASTE, FIREWALL)
WORKS: Mapping[str, str] = {"BfB": "BfB"}
EXPECTED: Mapping[str, str] = {
    "pc": "text or null",
    "turn": "seat",
    "running": "boolean",
    "token": "seat",
    "first": "seat",
    "x": "number",
    "function": "text or null",
    "program": "rows",
    "hands": "cards by seat",
    "pile": "number",
    "discards": "pile",
}
TYPES = Types(Board, Env)
A_CARD, A_SEAT = ("card", "card"), ("seat", "seat")
VERBS: Mapping[str, Params] = {
    "draw-one": (),
    acting.TO_PROGRAM: (A_CARD,),
    acting.TO_FUNCTION: (A_CARD,),
    acting.EVENT: (A_CARD, ("target", "seat")),
    "end-turn": (),
    "allow": (),
    "firewall": (A_CARD,),
    "take": (A_CARD,),
    "draw": (A_CARD,),
}
PLACES: Mapping[str, str] = {
    "draw-one": "your-turn",
    "end-turn": "your-turn",
    acting.TO_PROGRAM: "code-cards",  # in one's own turn only
    acting.TO_FUNCTION: "code-cards",
    acting.EVENT: "events",  # in one's own turn only
    "firewall": "events",  # only in answer to one that is played on oneself
    "take": "card-cut-and-paste",
}
ASKS: Mapping[str, tuple[Params, Rule]] = {
    acting.ACT_ASK: ((("actions", "number"),), acting.ASKED),
    events.ANSWER_ASK: ((A_CARD, ("owner", "seat")), events.MAY_ANSWER),
    events.TAKE_ASK: ((("owner", "seat"),), events.LOOKS),
    events.LOSE_ASK: ((A_SEAT, ("owner", "seat")), events.TAKES_BLINDLY),
    drawing.DRAW_ASK: ((A_SEAT,), drawing.MAY_DRAW),
    setting_up.DEAL_ASK: ((A_SEAT,), setting_up.MAY_BE_DEALT),
    setting_up.TURN_UP_ASK: ((), setting_up.MAY_TURN_UP),
}

REFUSALS: Mapping[str, Callable[[BandwidthState], tuple[Forbidden, ...]]] = {
    acting.ACT_ASK: acting.refusals,
    events.ANSWER_ASK: events.refusals,
    events.TAKE_ASK: events.refusals,
}


def _card_place(code: str) -> str:
    """The place in the rulebook of a card."""
    return f"card-{code}"


class BandwidthShowing(Showing):
    plans = staticmethod(plans)
    scene = staticmethod(scene)
    pictured = staticmethod(pictured)
    describe = staticmethod(describe)
    seen = staticmethod(seen)
    preview = staticmethod(foresee)
    drawn = True
    difficulty = 1

    def cover(self) -> str:
        return (files("pnrules.bandwidth") / "cover.svg").read_text(encoding="utf-8")

    def info(self, setup: Setup) -> GameInfo:
        cards: dict[str, CardInfo] = {
            code: {"numbers": [], "text": f"card-bfb-{code}", "ref": f"ref-bfb-{_card_place(code)}"} for code in CARD_ROUTINES
        }
        return {"layout": "rows", "cards": cards, "goal": setup.interpretation.goal}

    def faces(self, edition: str, lang: str) -> tuple[Face, ...]:
        return faces(decks.load(decks.HOUSE).cards, lang)

    def outlook(self, state: BandwidthState) -> Mapping[str, PlainData]:
        """Between runs, the way of the Token if the program ran now: its stops, and who would win, if anybody."""
        found = way(state)
        if found is None:
            return {}
        return {"stops": found.stops} if found.wins is None else found._asdict()

    def rows(self, steps: Sequence[Step]) -> list[tuple[str, list[Step]]]:
        """One row per executed card, labelled with it; steps outside a run have no label."""
        rows: list[tuple[str, list[Step]]] = []
        for step in steps:
            if step.rule.id == running.EXECUTES.id:
                rows.append((name(step.args[0]), []))
            elif not rows or (rows[-1][0] and _outside(step)):
                rows.append(("", []))
            rows[-1][1].append(step)
        return rows


class BandwidthFiles(Files):
    notation = NOTATION
    forbids: Mapping[str, str] = {
        "problem-cannot-lie-here": "code-cards",
        "problem-row": "code-cards",
        "problem-before-the-deal": "starting",
    }
    deck = "cards"
    expected = EXPECTED
    check_state = staticmethod(check_state)
    is_beginning = staticmethod(is_beginning)
    is_deck = staticmethod(decks.is_deck)

    def facts(self, state: BandwidthState) -> dict[str, PlainData]:
        board = state.board
        return {
            "pc": _pc(board),
            "turn": board.table.turn,
            "running": board.run is not None,
            "token": board.token,
            "first": board.first,
            "x": running.x_of(board),
            "function": None if board.function is None else name(board.function),
            "program": [[None if card is None else name(card) for card in row] for row in board.rows],
            "hands": {str(seat): sorted(map(name, hand)) for seat, hand in enumerate(board.table.hands, 1)},
            "pile": len(board.table.pile),
            "discards": [name(card) for card in board.table.discards],
        }

    def check_deck(self, data: object) -> None:
        decks.load(data)


class BandwidthExploring(Exploring):
    removable = staticmethod(removable)
    start_without = staticmethod(start_without)

    def askable(self, setup: Setup) -> tuple[Subject, ...]:
        return SUBJECTS


class BandwidthPlayers(Players):
    idle = ("allow", "end-turn")

    def ends_round(self, step: Step) -> bool:
        """Terminal 1 moves on."""
        return step.rule.id == running.TERMINAL_MOVES.id

    def judgement(self) -> Judgement:
        from pnrules.bandwidth.judgement import JUDGEMENT  # only loaded when somebody plays

        return JUDGEMENT


class BandwidthExercises(Exercises):
    foretold = FORETOLD
    copying = (code_cards.CALLS.id,)
    misreadings = staticmethod(misreadings)
    small = staticmethod(small)

    def in_play(self, state: BandwidthState) -> int:
        board = state.board
        lying = sum(card is not None for row in board.rows for card in row) + (board.function is not None)
        return lying + len(board.table.hands[board.table.turn - 1])


class Bandwidth(Game[BandwidthState]):
    """Programmer: Battle for Bandwidth by Michael Keller, for two to six players, with any deck that fits it."""

    name = "bandwidth"
    works = WORKS
    versions = (1,)
    seats = (2, 6)
    register = REGISTER
    types = TYPES
    routines = CODE
    questions = ASKS
    answers = VERBS
    form = FORM
    facets = (
        BandwidthShowing(),
        BandwidthFiles(),
        BandwidthExploring(),
        BandwidthPlayers(),
        BandwidthExercises(),
    )

    interpretation = staticmethod(interpretation)
    card_place = staticmethod(_card_place)
    view = staticmethod(view)
    start = staticmethod(start)

    def cards(self, state: BandwidthState) -> tuple[str, ...]:
        return every_copy(state.board.cards)

    def verb_place(self, verb: str) -> str | None:
        return PLACES.get(verb)

    def refusals(self, state: BandwidthState) -> tuple[Forbidden, ...]:
        refusals = REFUSALS.get(state.ask.kind) if state.ask is not None else None
        return refusals(state) if refusals is not None else ()

    def result(self, state: BandwidthState) -> tuple[str, Params, tuple[Any, ...]] | None:
        board = state.board
        if board.winner is None:
            return None
        params = (("seats", "seats"), ("points", "number"))
        return "bandwidth-result", params, ((board.winner,), board.points[board.winner - 1])


def _pc(board: Board) -> str | None:
    """The card at which the run stands; None if there is no run, or it stands at a gap."""
    card = None if board.run is None else card_at(board.rows, board.run.at)
    return None if card is None else name(card)


def _outside(step: Step) -> bool:
    """Whether a step belongs to no card that is executed: a gap, the end of the run, a round's end."""
    return len(step.before.frames) == 1 or step.rule.id in (running.GAP.id, running.RUN_ENDS.id)


GAME = Bandwidth()
