"""Whether a board that somebody sends can be one of Battle for Bandwidth: every card once, nothing where it cannot be."""

from __future__ import annotations

from collections import Counter

from pnrules.bandwidth.board import (
    CODE_KINDS,
    COUNTER,
    CUT_AND_PASTE,
    EVENT_KINDS,
    FUNCTION,
    FUNCTION_KINDS,
    PASS,
    TERMINAL,
    Board,
    Card,
    definition,
    singles,
)
from pnrules.bandwidth.code_cards import routine
from pnrules.bandwidth.deck import MOST
from pnrules.bandwidth.procedures import ACTIONS, DRAWING, FIND_X, ROUND, RUNNING, SETTING_UP
from pnrules.bandwidth.rows import WIDTH, cards_in
from pnrules.kernel.codec import IMPOSSIBLE
from pnrules.kernel.machine import step
from pnrules.kernel.reading import Place, alike
from pnrules.kernel.singles import kind as name
from pnrules.kernel.state import Frame, State


def check(state: State, place: Place) -> None:
    """Note everything about the board that no play could have made."""
    board: Board = state.board
    here = place.at("board")
    _check_cards(here.at("cards"), board.cards)
    if place.problems:
        return
    _check_where_cards_lie(here, board)
    if place.problems:
        return
    _check_seats(here, board, len(state.setup.players))
    _check_points(here, state, board)
    if board.run is not None and not (0 <= board.run.x <= MOST and 0 <= board.run.at <= len(board.rows) * WIDTH):
        here.at("run").report("problem-position")
    for depth, frame in enumerate(state.frames):
        if not _may_stand(state, depth, frame):
            place.at("frames").at(depth).report("problem-position")
    if state.ask is not None and not place.problems and not _is_asked(state):
        place.at("ask").report("problem-position")


def _is_asked(state: State) -> bool:
    """Whether the open question is the one that this position asks."""
    try:
        return step(state._replace(ask=None)).after.ask == state.ask
    except IMPOSSIBLE:
        return False


def _check_seats(place: Place, board: Board, seats: int) -> None:
    for member, seat in (("token", board.token), ("first", board.first), ("winner", board.winner or 1)):
        place.at(member).integer(seat, 1, seats, 1)
    place.at("table").at("turn").integer(board.table.turn, 1, seats, 1)
    place.at("table").at("actions").integer(board.table.actions, 0, ACTIONS, 0)
    if len(board.table.hands) != seats:
        place.at("table").at("hands").report("problem-position")


def _check_points(place: Place, state: State, board: Board) -> None:
    """Whoever has points enough has won, or is about to: only while a card is being performed the game still goes on."""
    seats, goal = len(state.setup.players), state.setup.reading.goal
    reached = [seat for seat, points in enumerate(board.points, 1) if points >= goal]
    too_far = reached and state.frames and state.frames[-1].source is None
    if len(board.points) != seats or not all(0 <= points <= goal for points in board.points) or too_far:
        place.at("points").report("problem-position")
    if (board.winner is not None) != (not state.frames) or (board.winner and reached != [board.winner]):
        place.at("winner").report("problem-position")


def _may_stand(state: State, depth: int, frame: Frame) -> bool:
    """Whether a routine may be under way on top of the one below it."""
    board: Board = state.board
    below = state.frames[depth - 1].code if depth else None
    if frame.code in (ROUND, SETTING_UP, DRAWING, RUNNING):
        fits = below is None if frame.code in (ROUND, SETTING_UP) else below == ROUND
        return fits and frame.source is None and (frame.code != RUNNING or frame.pc == FIND_X or board.run is not None)
    if frame.source is None or frame.source not in singles(board.cards):
        return False
    card = definition(board, frame.source)
    if frame.code == CUT_AND_PASTE:
        everybody = range(1, len(state.setup.players) + 1)
        involved = frame.env.target in everybody and frame.env.asked in everybody and frame.actor in everybody
        answerable = frame.env.against in board.table.discards
        return below == ROUND and card.kind == CUT_AND_PASTE and involved and answerable
    if card.kind not in CODE_KINDS or frame.code != routine(card) or board.run is None or frame.env.left < 0:
        return False
    return below == RUNNING if frame.source != board.function else below == FUNCTION


def _check_cards(place: Place, cards: tuple[Card, ...]) -> None:
    """The deck itself."""
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


def _check_where_cards_lie(place: Place, board: Board) -> None:
    """Every single card lies somewhere exactly once, and in the program and the function only what may."""
    table = board.table
    for index, row in enumerate(board.rows):
        if len(row) != WIDTH:
            place.at("rows").at(index).report("problem-position")
    program = [card for row in board.rows for card in cards_in(row)]
    function = [] if board.function is None else [board.function]
    hands = [card for hand in table.hands for card in hand]
    lying = Counter((*program, *function, *hands, *table.pile, *table.discards))
    every = singles(board.cards)
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
