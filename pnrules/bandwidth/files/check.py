"""Validation of a board of Battle for Bandwidth from outside: every card once, nothing where it cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from pnrules.bandwidth.deck_form import MOST
from pnrules.bandwidth.files.registers import holds, may_lie_on
from pnrules.bandwidth.procedures import ACTIONS, DEALT, DRAWING, FIND_X, RUNNING, SETTING_UP
from pnrules.bandwidth.table.board import (
    CODE_KINDS,
    COUNTER,
    EVENT_KINDS,
    FUNCTION_KINDS,
    PASS,
    TERMINAL,
    Board,
    definition,
    every_copy,
)
from pnrules.bandwidth.table.rows import WIDTH, card_from, cards_in
from pnrules.bandwidth.table.state import BandwidthState
from pnrules.kernel.copies import kind as name
from pnrules.kernel.forms.validation import JsonPath, alike
from pnrules.kernel.invariants import check_stack


def check_state(state: BandwidthState, place: JsonPath) -> None:
    """Note everything in the position that no play could have reached."""
    before, position = len(place.problems), place.at("position")
    board = state.board
    here = position.at("board")
    for check_so in (_check_cards, _check_where_cards_lie, _check_seats):
        check_so(here, state, board)
        if len(place.problems) > before:
            return
    _check_points(here, state, board)
    check_stack(state, position.at("frames"), may_lie_on, holds)
    if len(place.problems) == before:
        _check_course(position, state, board)


def _check_seats(place: JsonPath, state: BandwidthState, board: Board) -> None:
    seats = len(state.setup.players)
    for member, seat in (("token", board.token), ("first", board.first), ("winner", board.winner or 1)):
        place.at(member).integer(seat, 1, seats, 1)
    table = place.at("table")
    table.at("turn").integer(board.table.turn, 1, seats, 1)
    table.at("actions").integer(board.table.actions, 0, ACTIONS, 0)
    table.possible(len(board.table.hands) == seats, "hands")
    table.possible(list(board.table.pile) == sorted(board.table.pile), "pile")
    place.possible(len(board.points) == seats, "points")


def _check_points(place: JsonPath, state: BandwidthState, board: Board) -> None:
    """Whoever has enough points has won, unless a card is still being performed."""
    goal = state.setup.interpretation.goal
    reached = [seat for seat, points in enumerate(board.points, 1) if points >= goal]
    too_far = reached and state.frames and state.frames[-1].source is None
    place.possible(all(0 <= points <= goal for points in board.points) and not too_far and len(reached) <= 1, "points")
    won = board.winner is not None
    place.possible(won == (not state.frames) and (not won or reached == [board.winner]), "winner")


def _check_course(place: JsonPath, state: BandwidthState, board: Board) -> None:
    """The routines under way fit the board."""
    here = place.at("board")
    running = [frame for frame in state.frames if frame.code == RUNNING]
    if state.frames:
        here.possible((board.run is not None) == any(frame.pc != FIND_X for frame in running), "run")
    if board.run is not None:
        here.possible(0 <= board.run.x <= MOST and 0 <= board.run.at <= len(board.rows) * WIDTH, "run")
    for depth, frame in enumerate(state.frames):
        place.possible(NEEDS.get((frame.code, frame.pc), _nothing)(board), "frames", depth)


# --- what a routine needs before an op --------------------------------------------------------------------------------


def _nothing(board: Board) -> bool:
    return True


def _not_begun(board: Board) -> bool:
    """The table is empty, and nobody has a point."""
    return not board.rows and not any(board.points)


def _can_deal(board: Board) -> bool:
    """The pile has enough cards for everybody."""
    missing = [DEALT - len(hand) for hand in board.table.hands]
    return _not_begun(board) and board.function is None and min(missing) >= 0 and sum(missing) <= len(board.table.pile)


def _can_turn_up(board: Board) -> bool:
    """Cards are turned up until one can be the function."""
    return _not_begun(board) and board.function is None


def _can_draw(board: Board) -> bool:
    """There is a card to draw, in the pile or among the discards."""
    return bool(board.table.pile or board.table.discards)


def _has_a_program(board: Board) -> bool:
    """There is a first card, which gives X."""
    return card_from(board.rows, 0) is not None


NEEDS: Final[Mapping[tuple[str, int], Callable[[Board], bool]]] = {
    (SETTING_UP, 0): _can_deal,
    (SETTING_UP, 1): _can_turn_up,
    (SETTING_UP, 2): _not_begun,
    (DRAWING, 0): _can_draw,
    (RUNNING, FIND_X): _has_a_program,
}
"""What a routine needs before an op."""


# --- the deck, and where its cards lie --------------------------------------------------------------------------------


def _check_cards(place: JsonPath, state: BandwidthState, board: Board) -> None:
    """The deck itself."""
    place, cards = place.at("cards"), board.cards
    names = [alike(card.name) for card in cards]
    if len(set(names)) != len(names):
        place.report("problem-position")
    for index, card in enumerate(cards):
        code = card.kind in CODE_KINDS
        right = (
            (code or card.kind in EVENT_KINDS)
            and card.name
            and "#" not in card.name
            and 1 <= card.copies <= MOST
            and (card.green is not None) == code
            and 0 <= (card.green or 0) <= MOST
            and -MOST <= card.number <= MOST
            and (abs(card.way) == abs(COUNTER)) == (card.kind == PASS)
            and (not card.from_x or card.kind in (PASS, TERMINAL))
            and (card.kind == TERMINAL or card.number >= 0)
        )
        if not right:
            place.at(index).report("problem-position")
        else:
            place.at(index).at("name").plain_text(card.name)


def _check_where_cards_lie(place: JsonPath, state: BandwidthState, board: Board) -> None:
    """Every single card lies somewhere exactly once, and in the program and the function only what may."""
    table = board.table
    for index, row in enumerate(board.rows):
        if len(row) != WIDTH:
            place.at("rows").at(index).report("problem-position")
    program = [card for row in board.rows for card in cards_in(row)]
    function = [] if board.function is None else [board.function]
    hands = [card for hand in table.hands for card in hand]
    lying = Counter((*program, *function, *hands, *table.pile, *table.discards))
    every = every_copy(board.cards)
    for card, count in lying.items():
        if card not in every:
            place.report("problem-unknown-card", (("card", "text"),), card)
        elif count > 1:
            place.report("problem-card-twice", (("card", "text"), ("elsewhere", "text")), card, place.path)
    missing = [card for card in every if card not in lying]
    if missing:
        place.report("problem-cards-missing", (("card", "texts"),), tuple(missing))
    if place.problems:
        return
    for card in program:
        if definition(board, card).kind not in CODE_KINDS:
            place.at("rows").report("problem-cannot-lie-here", (("card", "text"),), name(card))
    for card in function:
        if definition(board, card).kind not in FUNCTION_KINDS:
            place.at("function").report("problem-cannot-lie-here", (("card", "text"),), name(card))
