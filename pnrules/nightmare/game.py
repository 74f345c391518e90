"""Programmer's Nightmare, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from random import Random
from typing import Any, Final

from pnrules.kernel.citations import Citation
from pnrules.kernel.copies import FACE_DOWN, kind
from pnrules.kernel.errors import Forbidden, Params
from pnrules.kernel.facets.exercises import Exercises
from pnrules.kernel.facets.exploring import Exploring
from pnrules.kernel.facets.files import Files
from pnrules.kernel.facets.players import Judgement, Players
from pnrules.kernel.facets.showing import CardInfo, GameInfo, Showing
from pnrules.kernel.game import Game, Setup, Types
from pnrules.kernel.state import CHANCE, Option
from pnrules.kernel.steps import Code, Rule, Step
from pnrules.nightmare import choosing
from pnrules.nightmare.cards import CARDS, COPIES, DEALT_DECK, DECK, EDITIONS, PRINTED, WORKS
from pnrules.nightmare.effects import (
    bits,
    counting,
    points,
    rearranging,
    replacing,
    subroutines,
    turns_up_and_performs,
    upgrading,
)
from pnrules.nightmare.effects.copying import LISTS
from pnrules.nightmare.effects.secrets import TURNED_UP
from pnrules.nightmare.facts import EXPECTED, facts
from pnrules.nightmare.files.absence import removable, start_without
from pnrules.nightmare.files.check import check_state
from pnrules.nightmare.files.form import FORM
from pnrules.nightmare.files.notation import NOTATION
from pnrules.nightmare.files.start import is_beginning, start
from pnrules.nightmare.flow import breaks, building, claiming, dealing, laps, running, skips
from pnrules.nightmare.misreadings import FORETOLD, misreadings
from pnrules.nightmare.performing import done
from pnrules.nightmare.procedures import (
    ARRIVE,
    BUILDING,
    CHOOSING,
    CLAIMING,
    DEALING,
    DEALT,
    DECIDE,
    IDLE_LAP,
    INSERT_PLACE,
    LONE_LOOP,
    MOMENT,
    NEXT,
    NOBODY_AHEAD,
    ROLL_CALL,
    RUNNING,
    SKIP_MOMENT,
)
from pnrules.nightmare.rulebook.interpretation import interpretation
from pnrules.nightmare.rulebook.register import REGISTER
from pnrules.nightmare.shown.describe import describe
from pnrules.nightmare.shown.drawing import pictured
from pnrules.nightmare.shown.faces import faces, text_id
from pnrules.nightmare.shown.reach import reach
from pnrules.nightmare.shown.scene import scene
from pnrules.nightmare.shown.seen import seen
from pnrules.nightmare.shown.subjects import askable
from pnrules.nightmare.shown.views import view
from pnrules.nightmare.small import small
from pnrules.nightmare.table import damage
from pnrules.nightmare.table.board import Board, Env, Instruction, same_name_places
from pnrules.nightmare.table.departures import alias
from pnrules.nightmare.table.memory import UNTIL, Memory
from pnrules.nightmare.table.state import NightmareState

PROCEDURES: Code = {
    DEALING: (dealing.deal_ring, dealing.deal_hands, dealing.turn_up),
    CLAIMING: (claiming.claim,),
    BUILDING: (building.turn, building.draw, building.pass_on, building.insert_draw, building.insert_place),
    ROLL_CALL: (building.roll_call,),
    RUNNING: (running.arrive, running.stand, running.decide, running.next_bit, running.stop, running.choose, running.rest),
    DEALT: (subroutines.deals_on_arrival,),
    MOMENT: (breaks.window, breaks.paid_with_the_last),
    SKIP_MOMENT: (skips.window,),
    LONE_LOOP: (laps.lone_win,),
    IDLE_LAP: (laps.idle_end,),
    NOBODY_AHEAD: (laps.nobody_ahead,),
    damage.SPARED_FRAME: (damage.tells_spared,),
    FACE_DOWN: (turns_up_and_performs, done),
}
CODE = {edition: {**PROCEDURES, **{c.name: c.routine(edition) for c in CARDS.values()}} for edition in EDITIONS}

TYPES = Types(Board, Env, Memory | None)
A_CARD, A_SEAT = ("card", "card"), ("seat", "seat")
PLACE = ("place", "place")
VERBS: Mapping[str, Params] = {
    "execute": (),
    "decline": (),
    "pass": (),
    "pass-until": (("until", "text"),),
    "ask-again": (),
    "skip": (),
    "break-word": (),
    "break-hand": (),
    "break-pay": (),
    "claim": (A_CARD,),
    "claim-for": (A_CARD, A_SEAT),
    "head": (A_CARD,),
    "tail": (A_CARD,),
    "give-head": (A_CARD, A_SEAT),
    "give-tail": (A_CARD, A_SEAT),
    "secret-head": (A_CARD,),
    "secret-tail": (A_CARD,),
    "run": (A_CARD,),
    "insert": (A_CARD,),
    "give-place": (PLACE, A_SEAT),
    "place": (PLACE,),
    "number": (A_CARD, ("which", "number")),
    "bit": (A_CARD, ("place", "number")),
    "new-bit": (A_CARD, A_SEAT),
    "move": (A_CARD, ("place", "number"), ("target", "card")),
    "player": (A_SEAT,),
    "card": (A_CARD,),
    "forward": (),
    "backward": (),
    "behind": (),
    "ahead": (),
    "agree": (),
    "go-on": (),
    "draw": (A_CARD,),
}
ASKS: Mapping[str, tuple[Params, Rule]] = {
    dealing.RING_ASK: ((), dealing.DEALS_RING),
    dealing.HAND_ASK: ((A_SEAT,), dealing.DEALS_HAND),
    dealing.FIRST_ASK: ((), dealing.TURNS_UP),
    claiming.CLAIM_ASK: ((), claiming.ASKED_TO_CLAIM),
    running.EXECUTE_ASK: ((A_CARD,), running.ASKED),
    breaks.BREAK_ASK: ((A_CARD,), breaks.MAY_BREAK),
    skips.SKIP_ASK: ((A_CARD,), skips.MAY_SKIP),
    building.PLAY_ASK: ((), building.ASKED_TO_PLAY),
    building.DRAW_ASK: ((A_SEAT,), building.MAY_DRAW),
    building.INSERT_DRAW_ASK: ((A_SEAT,), building.INSERT_DRAWS),
    counting.NUMBER_ASK: ((A_CARD,), counting.CHOOSES_NUMBER),
    choosing.BIT_ASK: ((A_CARD,), choosing.CHOOSES_BIT),
    choosing.CARD_ASK: ((A_CARD,), choosing.CHOOSES_CARD),
    replacing.REPLACEMENT_ASK: ((A_CARD,), replacing.DRAWS_REPLACEMENT),
    bits.NEW_BIT_ASK: ((A_CARD,), bits.CHOOSES_NEW_BIT),
    bits.MOVE_ASK: ((A_CARD,), bits.CHOOSES_MOVE),
    points.PLAYER_ASK: ((A_CARD,), points.CHOOSES_PLAYER),
    rearranging.WAY_ASK: ((A_CARD,), rearranging.CHOOSES_WAY),
    rearranging.PLACE_ASK: ((A_CARD,), rearranging.CHOOSES_PLACE),
    rearranging.SIDE_ASK: ((A_CARD,), rearranging.CHOOSES_SIDE),
    rearranging.ORDER_ASK: ((A_CARD,), rearranging.CHOOSES_NEXT),
    subroutines.BESIDE_ASK: ((A_CARD,), subroutines.DRAWS_INNER),
    upgrading.NEW_CARD_ASK: ((A_CARD,), upgrading.DRAWS_NEW),
    laps.AGREE_ASK: ((), laps.ASKED_AGREE),
}


PERFORMED_FOR: Mapping[str, str] = {FACE_DOWN: "card-secret", DEALT: "card-subroutine", BUILDING: "card-insert"}
"""The places of routines that perform part of a card; while building, INSERT is the only card that asks anything."""

EXECUTE: Final = ("execute",)


class NightmareShowing(Showing):
    scene = staticmethod(scene)
    pictured = staticmethod(pictured)
    describe = staticmethod(describe)
    faces = staticmethod(faces)
    seen = staticmethod(seen)
    outlook = staticmethod(reach)
    drawn = True
    difficulty = 2

    def cover(self) -> str:
        return (files("pnrules.nightmare") / "cover.svg").read_text(encoding="utf-8")

    def info(self, setup: Setup) -> GameInfo:
        cards: dict[str, CardInfo] = {
            card.name: {
                "numbers": list(card.numbers[setup.edition]),
                "text": text_id(card, setup.edition),
                "ref": Citation(setup.work, card.place).ref,
            }
            for card in CARDS.values()
        }
        layout = "ring" if setup.version == 1 else "row"
        return {"layout": layout, "cards": cards, "below_zero": setup.interpretation.below_zero}

    def rows(self, steps: Sequence[Step]) -> list[tuple[str, list[Step]]]:
        """One row per stop of the program counter, labelled with its card; steps outside a run have no label."""
        rows: list[tuple[str, list[Step]]] = []
        for step in steps:
            board = step.before.board
            running_now = board.run.running and len(step.before.frames) > 1 and board.row
            label = kind(board.row[board.pc].card) if running_now else ""
            arrives = step.before.frames[-1].next_op == (RUNNING, ARRIVE)
            if not rows or arrives or (not label and rows[-1][0]):
                rows.append((label, []))
            rows[-1][1].append(step)
        return rows

    def reveals(self, step: Step, seat: int) -> bool:
        """A card that somebody else laid face down is turned up (N-59)."""
        if step.rule.id != TURNED_UP.id:
            return False
        lies = step.before.frames[-1].source
        return any(secret.alias == lies and secret.seat != seat for secret in step.before.board.table.secrets)

    def same_name_places(self, state: NightmareState) -> Mapping[str, int]:
        return same_name_places(state.board)


class NightmareFiles(Files):
    notation = NOTATION
    forbids: Mapping[str, str] = {
        "problem-not-in-program": "one-shots",
        "problem-not-in-version": "version-1",
        "problem-no-hands": "version-1",
        "problem-no-claims": "version-1",
        "problem-link": "card-goto",
        "problem-nothing-beside": "card-subroutine",
        "problem-inner-bits": "card-subroutine",
        "problem-not-face-down": "card-secret",
        "problem-face-down-bare": "card-secret",
        "problem-changes": "changing-numbers",
    }
    expected = EXPECTED
    facts = staticmethod(facts)
    check_state = staticmethod(check_state)
    is_beginning = staticmethod(is_beginning)

    def aliases(self, state: NightmareState) -> Mapping[str, str]:
        return {secret.alias: secret.card for secret in state.board.table.secrets if secret.card is not None}

    def asked(self, state: NightmareState) -> NightmareState:
        """The owner of a bit is asked after the moment to skip, which must not come twice."""
        frame = state.frames[-1]
        if frame.next_op == (RUNNING, DECIDE):
            state = state._replace(frames=(*state.frames[:-1], CHOOSING[frame.actor]))
        return super().asked(state)


class NightmareExploring(Exploring):
    askable = staticmethod(askable)
    removable = staticmethod(removable)
    start_without = staticmethod(start_without)

    def under(self, start: NightmareState, setup: Setup) -> NightmareState:
        """Removes counters from numbers that the other edition does not print."""
        board = start.board
        row = tuple(_readable(i, setup) for i in board.row)
        beside = tuple(entry._replace(cards=tuple(_readable(i, setup) for i in entry.cards)) for entry in board.beside)
        return start._replace(setup=setup, board=board._replace(row=row, beside=beside))


class NightmarePlayers(Players):
    idle = ("decline", "pass", "go-on")
    counted = ("nightmare-settled-anew", "nightmare-settled-stop", "nightmare-no-cards")

    def judgement(self) -> Judgement:
        from pnrules.nightmare.judgement import JUDGEMENT  # only loaded when somebody plays

        return JUDGEMENT

    def ends_round(self, step: Step) -> bool:
        """A run; in version 1, where there is only one, each lap: the program counter moves on to the first card of the ring."""
        before, after = step.before.board, step.after.board
        if step.before.setup.interpretation.dealt:
            frame = step.before.frames[-1]
            return bool(frame.next_op == (RUNNING, NEXT) and after.pc == 0 != before.pc)
        return bool(before.run.running and not after.run.running)

    def at_random(self, options: tuple[Option, ...], draw: Random, eager: float) -> Option:
        """Executes cards with probability `eager`, so that programs do something."""
        drawn = draw.random()
        if options[0] == EXECUTE and len(options) == 2:
            return options[0] if drawn < eager else options[1]
        return options[int(drawn * len(options))]


class NightmareExercises(Exercises):
    foretold = FORETOLD
    copying = (LISTS.id,)
    misreadings = staticmethod(misreadings)
    small = staticmethod(small)

    def in_play(self, state: NightmareState) -> int:
        return len(state.board.row) + sum(len(beside.cards) for beside in state.board.beside)


class Nightmare(Game[NightmareState]):
    """Programmer's Nightmare by Tom Jolly: versions 1 and 2, editions 3.0 (English) and 3.1 (French)."""

    name = "nightmare"
    works = WORKS
    versions = (2, 1)
    seats = (2, 6)
    register = REGISTER
    types = TYPES
    questions = ASKS
    answers = VERBS
    texts_of_answers = (*UNTIL, *map(alias, range(1, len(COPIES["SECRET"]) + 1)))
    form = FORM
    draws = "table.deck"
    facets = (
        NightmareShowing(),
        NightmareFiles(),
        NightmareExploring(),
        NightmarePlayers(),
        NightmareExercises(),
    )

    interpretation = staticmethod(interpretation)
    view = staticmethod(view)
    start = staticmethod(start)

    def code(self, setup: Setup) -> Code:
        return CODE[setup.edition]

    def printed(self, edition: str) -> Mapping[str, tuple[int, ...]]:
        return PRINTED[edition]

    def cards(self, state: NightmareState) -> tuple[str, ...]:
        return DEALT_DECK if state.setup.version == 1 else DECK

    def card_place(self, code: str) -> str:
        return PERFORMED_FOR[code] if code in PERFORMED_FOR else CARDS[code].place

    def refusals(self, state: NightmareState) -> tuple[Forbidden, ...]:
        ask = state.ask
        if ask is None or ask.who == CHANCE:
            return ()
        if ask.kind == claiming.CLAIM_ASK:
            return (*claiming.refused(state), *_refused_breaks(state))
        if ask.kind == building.PLAY_ASK:
            return (*building.refused(state), *_refused_breaks(state))
        frame = state.frames[-1]
        if (frame.code, frame.pc) == (BUILDING, INSERT_PLACE):
            return (*building.refused_insert(state), *_refused_breaks(state))
        op = state.setup.code[frame.code][frame.pc]
        late = frame.source is not None or ask.kind == running.EXECUTE_ASK
        return (
            *_refused_breaks(state),
            *skips.refused(state, late=late),
            *(op.refused(state) if isinstance(op, choosing.Refuses) else ()),
        )

    def result(self, state: NightmareState) -> tuple[str, Params, tuple[Any, ...]] | None:
        board = state.board
        if board.table.result is None:
            return None
        how, winners = board.table.result
        return f"nightmare-result-{how}", (("seats", "seats"),), (winners,)


def _refused_breaks(state: NightmareState) -> list[Forbidden]:
    """Breaks that cannot be made now, with what forbids them."""
    board = state.board
    moment = state.ask is not None and state.ask.kind == breaks.BREAK_ASK
    refused: list[Forbidden] = []
    for seat in breaks.in_order(board):
        for way in breaks.WAYS:
            why = breaks.why_no_break(state, board, seat, way, opened=moment)
            if why is not None:
                hoped = board.run.running and not state.setup.interpretation.dealt and _could_hope(board, seat, way)
                refused.append(Forbidden(seat, way, why, hoped))
    return refused


def _could_hope(board: Board, seat: int, way: Option) -> bool:
    """Whether a seat might expect to break in this way: nobody expects to play a card that is not in hand."""
    if way == breaks.HAND:
        return any(kind(card) == "BREAK" for card in board.table.hands[seat - 1])
    if way == breaks.WORD:
        return seat == board.run.runner
    return seat != board.run.runner


def _readable(here: Instruction, setup: Setup) -> Instruction:
    return here if len(here.changes) in (0, len(setup.printed[kind(here.card)])) else here._replace(changes=())


GAME = Nightmare()
