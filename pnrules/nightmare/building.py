"""Building the program, version 2: turn by turn, one card each."""

from __future__ import annotations

from typing import Final

from pnrules.kernel.state import CHANCE, Ask, Frame, Option, State, asking, at, calling, going_on, made, with_top
from pnrules.kernel.steps import Rule
from pnrules.nightmare.board import (
    FORWARD,
    Board,
    Instruction,
    Run,
    clockwise,
    kind,
    seats_in,
    supplied,
    with_run,
    with_table,
)
from pnrules.nightmare.cards import CARDS
from pnrules.nightmare.memory import Memory
from pnrules.nightmare.performing import Outcome
from pnrules.nightmare.procedures import ARRIVING, FULL, PASS_ON, TURN

HAND: Final = 4
PLAY_ASK: Final = "play"
DRAW_ASK: Final = "draw"

_PLACE = {"3.0": "version-2", "3.1": "programming"}
_RUN = {"3.0": "running", "3.1": "running"}
SEAT = (("seat", "seat"),)
SEAT_CARD = (("seat", "seat"), ("card", "card"))

ASKED_TO_PLAY = Rule("nightmare-asked-to-play", SEAT, _PLACE, ("N-60",))
PLAYS_HEAD = Rule("nightmare-plays-head", SEAT_CARD, _PLACE)
PLAYS_TAIL = Rule("nightmare-plays-tail", SEAT_CARD, _PLACE)
_ERROR = {"3.0": "card-program-error", "3.1": "card-program-error"}
GIVES_HEAD = Rule("nightmare-gives-head", (*SEAT_CARD, ("owner", "seat")), _ERROR)
GIVES_TAIL = Rule("nightmare-gives-tail", (*SEAT_CARD, ("owner", "seat")), _ERROR)
PLAYS_RUN = Rule("nightmare-plays-run", SEAT_CARD, {"3.0": "card-run", "3.1": "card-run"})
CANNOT_PLAY = Rule("nightmare-cannot-play", SEAT, _PLACE, ("N-60",))
NOBODY_CAN = Rule("nightmare-nobody-can-play", (), _PLACE, ("N-29",))
MAY_DRAW = Rule("nightmare-may-draw", SEAT, _PLACE, ("N-60",), quiet=True)
DRAWS = Rule("nightmare-draws", SEAT_CARD, _PLACE, ("N-60",), secret=(1,))
TURN_PASSES = Rule("nightmare-turn-passes", SEAT, _PLACE)
RUN_STARTS = Rule("nightmare-run-starts", (("card", "card"), ("way", "text")), _RUN)
FULL_STARTS = Rule("nightmare-full-starts", (("card", "card"),), {"3.0": "twenty-cards", "3.1": "twenty-cards"}, ("N-52",))


def turn(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """A player plays one card, or passes where none can be played (N-60)."""
    board: Board = state.board
    table = board.table
    seat = table.turn
    if answer is not None:
        return _played(state, frame, board, seat, answer)
    options = playable(state, board, seat)
    if options:
        return ASKED_TO_PLAY, (seat,), asking(state, Ask(seat, PLAY_ASK, (), options))
    if table.deck or any(playable(state, board, other) for other in seats_in(board)):
        return CANNOT_PLAY, (seat,), going_on(state, frame, board)
    board = with_run(board, Run(runner=None, running=True, final=True))
    return NOBODY_CAN, (), made(state, board, (at(frame, PASS_ON),), None, state.memory)


def playable(state: State, board: Board, seat: int) -> tuple[Option, ...]:
    """What a seat may play: an instruction at the head or the tail with its own bit, a PROGRAM ERROR with an opponent's, RUN."""
    options: list[Option] = []
    kinds = set()
    for card in board.table.hands[seat - 1]:
        name = kind(card)
        if name in kinds:  # two of a kind are the same choice
            continue
        kinds.add(name)
        if CARDS[name].one_shot:
            options.append(("run", card))
        elif CARDS[name].foreign:
            others = tuple(s for s in seats_in(board) if s != seat and _has_bit(state, board, s))
            options.extend((end, card, other) for other in others for end in ("give-head", "give-tail"))
        elif _has_bit(state, board, seat):
            options.extend((("head", card), ("tail", card)))
    return tuple(options)


def _has_bit(state: State, board: Board, seat: int) -> bool:
    return board.table.supply[seat - 1] > 0 or state.setup.reading.endless_supply


def _played(state: State, frame: Frame, board: Board, seat: int, answer: Option) -> Outcome:
    verb, card = answer[0], answer[1]
    table = board.table
    hands = tuple(tuple(c for c in hand if c != card) for hand in table.hands)
    if verb == "run":
        table = table._replace(hands=hands, discards=(*table.discards, card))
        board = with_run(with_table(board, table), Run(runner=seat, running=True))
        return PLAYS_RUN, (seat, card), going_on(state, frame, board)
    owner = answer[2] if len(answer) > 2 else seat
    board = supplied(with_table(board, table._replace(hands=hands)), owner, -1)
    laid = Instruction(card, (owner,))
    if verb in ("head", "give-head"):
        board = board._replace(row=(laid, *board.row), pc=board.pc + 1)
        rule = PLAYS_HEAD if verb == "head" else GIVES_HEAD
    else:
        board = board._replace(row=(*board.row, laid))
        rule = PLAYS_TAIL if verb == "tail" else GIVES_TAIL
    return rule, (seat, *answer[1:]), going_on(state, frame, board)


def draw(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """The hand is filled up to four at the end of one's turn (N-60); each draw is chance's answer."""
    board: Board = state.board
    table = board.table
    seat = table.turn
    hand = table.hands[seat - 1]
    if answer is not None:
        card = answer[1]
        hands = tuple((*h, card) if s == seat else h for s, h in enumerate(table.hands, 1))
        deck = tuple(c for c in table.deck if c != card)
        after = with_table(board, table._replace(hands=hands, deck=deck))
        return DRAWS, (seat, card), with_top(state, frame, after)
    if len(hand) >= HAND or not table.deck:
        return pass_on(state, frame, None)
    options = tuple(("draw", card) for card in table.deck)
    return MAY_DRAW, (seat,), asking(state, Ask(CHANCE, DRAW_ASK, (seat,), options))


def pass_on(state: State, frame: Frame, answer: Option | None) -> Outcome:
    """The turn is over: the program runs if it must (RUN, 20 cards, nobody can play), else the next player's turn comes."""
    board: Board = state.board
    table = board.table
    card = board.row[board.pc].card
    if board.run.running:
        way = "tail" if board.way == FORWARD else "head"
        return RUN_STARTS, (card, way), _running(state, frame, board)
    if len(board.row) >= FULL:
        board = with_run(board, Run(runner=None, running=True, final=True))
        return FULL_STARTS, (card,), _running(state, frame, board)
    following = clockwise(board, table.turn % len(board.points) + 1)[0]
    board = with_table(board, table._replace(turn=following))
    return TURN_PASSES, (following,), with_top(state, at(frame, TURN), board)


def _running(state: State, frame: Frame, board: Board) -> State:
    after = calling(state, at(frame, TURN), ARRIVING, board)
    return made(after, board, after.frames, None, Memory())
