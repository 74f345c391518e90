"""Programmer's Nightmare, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pnrules.kernel.errors import Forbidden, Params, Problem
from pnrules.kernel.game import Code, Game, Setup
from pnrules.kernel.reading import Place
from pnrules.kernel.state import CHANCE, Option, State
from pnrules.kernel.steps import Rule, Step
from pnrules.nightmare import breaks, building, laps, running
from pnrules.nightmare.board import Board, Env, kind, with_row
from pnrules.nightmare.cards import CARDS, EDITIONS, PRINTED
from pnrules.nightmare.check import check
from pnrules.nightmare.describe import describe
from pnrules.nightmare.effects import counting, overwriting
from pnrules.nightmare.memory import Memory
from pnrules.nightmare.procedures import ARRIVE, BUILDING, IDLE_LAP, LONE_LOOP, MOMENT, NOBODY_AHEAD, RUNNING
from pnrules.nightmare.readings import Reading, reading
from pnrules.nightmare.register import REGISTER
from pnrules.nightmare.start import FIELDS, PLAYER_FIELDS, start
from pnrules.nightmare.views import view

PROCEDURES: Code = {
    BUILDING: (building.turn, building.draw, building.pass_on),
    RUNNING: (running.arrive, running.stand, running.decide, running.next_bit, running.stop),
    MOMENT: (breaks.moment, breaks.paid_with_the_last),
    LONE_LOOP: (laps.lone_win,),
    IDLE_LAP: (laps.idle_end,),
    NOBODY_AHEAD: (laps.nobody_ahead,),
}
CODE = {edition: {**PROCEDURES, **{c.name: c.routine(edition) for c in CARDS.values()}} for edition in EDITIONS}

WORKS: Mapping[str, str] = {edition: f"PN {edition}" for edition in EDITIONS}
EXPECTED: Mapping[str, str] = {"pc": "text", "turn": "seat", "running": "boolean"}
TYPES: Mapping[str, Any] = {"board": Board, "memory": Memory | None, "env": Env}
CARD, SEAT = ("card", "card"), ("seat", "seat")
VERBS: Mapping[str, Params] = {
    "execute": (),
    "decline": (),
    "pass": (),
    "break-word": (),
    "break-hand": (),
    "break-pay": (),
    "head": (CARD,),
    "tail": (CARD,),
    "give-head": (CARD, SEAT),
    "give-tail": (CARD, SEAT),
    "run": (CARD,),
    "number": (CARD, ("which", "number")),
    "bit": (CARD, ("place", "number")),
    "agree": (),
    "go-on": (),
    "draw": (CARD,),
}
ASKS: Mapping[str, tuple[Params, Rule]] = {
    running.EXECUTE_ASK: ((CARD,), running.ASKED),
    breaks.BREAK_ASK: ((CARD,), breaks.MAY_BREAK),
    building.PLAY_ASK: ((), building.ASKED_TO_PLAY),
    building.DRAW_ASK: ((SEAT,), building.MAY_DRAW),
    counting.NUMBER_ASK: ((CARD,), counting.CHOOSES_NUMBER),
    overwriting.BIT_ASK: ((CARD,), overwriting.CHOOSES_BIT),
    overwriting.REPLACEMENT_ASK: ((CARD,), overwriting.DRAWS_REPLACEMENT),
    laps.AGREE_ASK: ((), laps.ASKED_AGREE),
}


class Nightmare(Game):
    """Programmer's Nightmare by Tom Jolly: version 2, editions 3.0 (English) and 3.1 (French)."""

    name = "nightmare"
    works = WORKS
    versions = (2,)
    seats = (2, 6)
    register = REGISTER
    types = TYPES
    fields = FIELDS
    player_fields = PLAYER_FIELDS
    expected = EXPECTED

    def code(self, setup: Setup) -> Code:
        return CODE[setup.edition]

    def printed(self, edition: str) -> Mapping[str, tuple[int, ...]]:
        return PRINTED[edition]

    def reading(self, setup: Setup) -> Reading:
        return reading(setup)

    def card_place(self, code: str) -> str:
        return CARDS[code].place

    def verbs(self) -> Mapping[str, Params]:
        return VERBS

    def asks(self) -> Mapping[str, tuple[Params, Rule]]:
        return ASKS

    def points(self, state: State) -> tuple[int, ...]:
        board: Board = state.board
        return board.points

    def view(self, state: State, seat: int) -> State:
        return view(state, seat)

    def refusals(self, state: State) -> tuple[Forbidden, ...]:
        if state.ask is None or state.ask.who == CHANCE:
            return ()
        return (*_refused_breaks(state), *_refused_numbers(state))

    def facts(self, state: State) -> dict[str, Any]:
        board: Board = state.board
        return {"pc": board.row[board.pc].card, "turn": board.table.turn, "running": board.run.running}

    def rows(self, steps: Sequence[Step]) -> list[tuple[str, list[Step]]]:
        """One row a stop of the program counter, labelled with its card; what is done outside a run has no label."""
        rows: list[tuple[str, list[Step]]] = []
        for step in steps:
            board: Board = step.before.board
            label = kind(board.row[board.pc].card) if board.run.running and len(step.before.frames) > 1 else ""
            arrives = step.before.frames[-1][:2] == (RUNNING, ARRIVE)
            if not rows or arrives or (not label and rows[-1][0]):
                rows.append((label, []))
            rows[-1][1].append(step)
        return rows

    def result(self, state: State) -> tuple[str, Params, tuple[Any, ...]] | None:
        board: Board = state.board
        if board.table.result is None:
            return None
        how, winners = board.table.result
        return f"nightmare-result-{how}", (("seats", "seats"),), (winners,)

    def info(self, setup: Setup) -> dict[str, Any]:
        work = setup.work.lower().replace(" ", "").replace(".", "")
        cards = {
            card.name: {
                "numbers": list(card.numbers[setup.edition]),
                "text": f"card-{work}-{card.slug}",
                "ref": f"ref-{work}-{card.place}",
            }
            for card in CARDS.values()
        }
        return {"layout": "row", "cards": cards}

    def describe(self, state: State, lang: str) -> list[str]:
        return describe(state, lang)

    def check(self, state: State, place: Place) -> None:
        check(state, place)

    def under(self, start: State, setup: Setup) -> State:
        """Counters on numbers that the other edition does not print are taken off."""
        board: Board = start.board
        row = tuple(i if len(i.changes) in (0, len(setup.printed[kind(i.card)])) else i._replace(changes=()) for i in board.row)
        return start._replace(setup=setup, board=with_row(board, row))

    def start(self, setup: Setup, data: Mapping[str, Any], problems: list[Problem]) -> State | None:
        return start(setup, data, problems)


def _refused_breaks(state: State) -> list[Forbidden]:
    """Breaks that cannot be made now, with what forbids them."""
    board: Board = state.board
    moment = state.ask is not None and state.ask.kind == breaks.BREAK_ASK
    refused: list[Forbidden] = []
    for seat in breaks.in_order(board):
        for way in breaks.WAYS:
            why = breaks.why_no_break(state, board, seat, way, opened=moment)
            if why is not None:
                refused.append(Forbidden(seat, way, why, board.run.running and _could_hope(board, seat, way)))
    return refused


def _could_hope(board: Board, seat: int, way: Option) -> bool:
    """Whether a seat could think of breaking in this way: what it has not in hand, nobody expects to play."""
    if way == breaks.HAND:
        return any(kind(card) == "BREAK" for card in board.table.hands[seat - 1])
    if way == breaks.WORD:
        return seat == board.run.runner
    return seat != board.run.runner


def _refused_numbers(state: State) -> list[Forbidden]:
    """Cards whose numbers cannot be chosen, with what forbids it."""
    ask = state.ask
    if ask is None or ask.kind != counting.NUMBER_ASK:
        return []
    frame = state.frames[-1]
    except_this = frame.code == "INCREMENT"
    refused: list[Forbidden] = []
    for instruction in state.board.row:
        why = counting.why_not_change(state, frame, instruction, except_this)
        if why is not None:
            why_in_full = counting.refusal(state, frame, instruction.card, why)
            refused.append(Forbidden(ask.who, ("number", instruction.card, 0), why_in_full, True))
    return refused


GAME = Nightmare()
