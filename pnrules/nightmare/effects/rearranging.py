"""ERASE, FLOATER, SEQUENCE MOD, SWAP INSTRUCTIONS, and SELF DESTRUCT's end: cards that go and change places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pnrules.kernel.copies import FACE_DOWN, KIND
from pnrules.kernel.errors import SEAT_CARD
from pnrules.kernel.state import Option, going_on, going_to, with_top
from pnrules.kernel.steps import CARD, Op, Outcome, Rule
from pnrules.nightmare.choosing import (
    ALREADY_GONE,
    CARD_ASK,
    CHOOSES_CARD,
    CHOSEN,
    Chooses,
    Reason,
    WhyNot,
    every_card,
    forbids_nothing,
    with_todo,
)
from pnrules.nightmare.performing import Amount, is_copied, is_nested
from pnrules.nightmare.table.bits import owner_of
from pnrules.nightmare.table.board import Board, beside, instructions, lying
from pnrules.nightmare.table.departures import carrying, discarded, losing_bits, without_inner
from pnrules.nightmare.table.sequences import Spot, exchanged, following, previous, sequence, shifted, spot
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

ERASES = Rule("nightmare-erases", (("card", "card"),), CARD)
ERASES_NONE = Rule("nightmare-erases-none", (("card", "card"),), CARD)
GOES = Rule("nightmare-goes", (("card", "card"),), CARD)
CHOOSES_WAY = Rule("nightmare-chooses-way", SEAT_CARD, CARD, ("N-38",))
FLOATS = Rule("nightmare-floats", (("card", "card"), ("cards", "cards")), CARD, ("N-56",))
FLOATS_NOT = Rule("nightmare-floats-not", (("card", "card"),), CARD, ("N-57",))
CANNOT_FLOAT = Rule("nightmare-cannot-float", (("card", "card"),), CARD)
CHOOSES_PLACE = Rule("nightmare-chooses-place", SEAT_CARD, CARD, ("N-38",))
MOVES_CARD = Rule("nightmare-moves-card", (("card", "card"), ("place", "number")), CARD, ("N-56",))
MOVES_NONE = Rule("nightmare-moves-none", (("card", "card"),), CARD, ("N-57",))
CHOOSES_SIDE = Rule("nightmare-chooses-side", SEAT_CARD, CARD, ("N-38",))
SWAPS_CARDS = Rule("nightmare-swaps-cards", (("cards", "cards"),), CARD, ("N-56",))
PICKS_SIDE = Rule("nightmare-picks-side", (("seat", "seat"), ("cards", "cards")), CARD)
CHOOSES_NEXT = Rule("nightmare-chooses-next", SEAT_CARD, CARD, ("N-25", "N-57"))
PUTS_NEXT = Rule("nightmare-puts-next", (("card", "card"), ("cards", "cards")), CARD, ("N-56",))
SWAPS_NONE = Rule("nightmare-swaps-none", (("card", "card"),), CARD, ("N-57",))
WAY_ASK: Final = "way"
PLACE_ASK: Final = "place"
SIDE_ASK: Final = "side"
ORDER_ASK: Final = "order"
SIDES: Final = (("behind",), ("ahead",))
WAYS: Final = (("forward",), ("backward",))


# --- ERASE, SELF DESTRUCT ---------------------------------------------------------------------------------------------


def erases_the_previous(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """The card before this one leaves the sequence."""
    board = state.board
    at = spot(board, frame.env.here)
    cards = before(state, frame, 1)
    if not cards:
        rule = ERASES_NONE.resting_on("N-15" if at is None else "N-02" if at.owner else "N-55")
        return rule, (frame.source,), going_on(state, frame, board)
    assert at is not None
    state = carrying(state, cards[0])
    board, bereft = discarded(state, board, cards[0])
    after = frame._replace(pc=frame.pc + 1, env=losing_bits(board, frame.env, bereft))
    rulings = ["N-46"] if at.owner else ["N-15", "N-40"] if at.gap else []
    if KIND[cards[0]] == FACE_DOWN:
        rulings.append("N-59")
    if beside(state.board, cards[0]) is not None:
        rulings.append("N-49")
    return ERASES.resting_on(*rulings), (cards[0],), with_top(state, after, board)


def discards_this(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """This card leaves with every bit on it, so that bits after the acting one no longer act (N-15, N-16)."""
    board, here = state.board, frame.env.card
    if lying(board, here) is None:
        return ALREADY_GONE, (here,), going_on(state, frame, board)
    state = carrying(state, here)
    board, bereft = discarded(state, board, here)
    after = frame._replace(pc=frame.pc + 1, env=losing_bits(board, frame.env, bereft))
    rulings = ["N-15", "N-43"] if is_copied(state) else ["N-44"] if is_nested(state) else ["N-16"]
    if beside(state.board, here) is not None:
        rulings.append("N-49")
    return GOES.resting_on(*rulings), (here,), with_top(state, after, board)


def before(state: NightmareState, frame: NightmareFrame, count: int) -> tuple[str, ...]:
    """The cards before this one that still lie there; by N-40's other answer, those that were before it at activation."""
    return _around(state, frame, count, previous)


def behind(state: NightmareState, frame: NightmareFrame, count: int) -> tuple[str, ...]:
    """The cards after this one, likewise."""
    return _around(state, frame, count, following)


def _around(
    state: NightmareState, frame: NightmareFrame, count: int, which: Callable[[Board, Spot, int], tuple[str, ...]]
) -> tuple[str, ...]:
    board: Board = frame.env.then or state.board
    at = spot(board, frame.env.here)
    if at is None:
        return ()
    return tuple(card for card in which(board, at, count) if lying(state.board, card) is not None)


# --- FLOATER ----------------------------------------------------------------------------------------------------------


def floats(spaces: Amount) -> Op:
    """This card changes places with its neighbour, repeatedly in one direction; the program counter moves along (N-56, N-57)."""

    def forbids(state: NightmareState, frame: NightmareFrame) -> WhyNot:
        inner = owner_of(state.board, frame.env.here) is not None
        no_room = ("refused-no-room", ("N-02", "N-46") if inner else ("N-55",))
        return lambda way: None if _passing(state, frame, way, spaces) else no_room

    def stays(state: NightmareState, frame: NightmareFrame) -> Outcome | None:
        if spaces(state, frame) > 0 and lying(state.board, frame.env.here) is not None:
            return None
        rule = FLOATS_NOT if lying(state.board, frame.env.here) is not None else CANNOT_FLOAT.resting_on("N-15")
        return rule, (frame.env.here,), going_on(state, frame, state.board)

    def cannot(state: NightmareState, frame: NightmareFrame) -> Outcome:
        return CANNOT_FLOAT, (frame.env.here,), going_on(state, frame, state.board)

    def move(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
        here = frame.env.here
        assert here is not None
        passed = _passing(state, frame, answer, spaces)
        board, bereft = without_inner(state.board, here) if frame.code == "FLOATER" == here[:7] else (state.board, ())
        for other in passed:
            board = exchanged(board, here, other)
        after = frame._replace(pc=frame.pc + 1, env=losing_bits(board, frame.env, bereft))
        rulings = [*(["N-43"] if is_copied(state) else []), *(["N-57"] if len(passed) > 1 else [])]
        if len(passed) < spaces(state, frame):
            rulings.append("N-55")
        if len(board.beside) < len(state.board.beside):
            rulings.append("N-49")
        rule = FLOATS.resting_on(*rulings)
        return rule, (here, passed), with_top(state, after, board)

    return Chooses(WAY_ASK, CHOOSES_WAY, lambda s, f: WAYS, forbids, then=move, otherwise=cannot, first=stays)


def _passing(state: NightmareState, frame: NightmareFrame, way: Option, spaces: Amount) -> tuple[str, ...]:
    """The cards that this one passes, nearest first; none if it cannot move exactly so far (N-46, N-57)."""
    board = state.board
    if frame.env.then is not None:  # "forward" means forward at activation (N-40)
        board = board._replace(way=frame.env.then.way)
    at = spot(board, frame.env.here)
    assert at is not None
    wanted = spaces(state, frame)
    if at.owner is None:  # round a ring, each other card at most once (N-55)
        wanted = min(wanted, len(board.row) - 1)
    if way == ("forward",):
        cards = following(board, at, wanted)
    else:
        cards = previous(board, at, wanted)[::-1]
    return cards if len(cards) == wanted else ()


# --- SEQUENCE MOD -----------------------------------------------------------------------------------------------------


def chooses_what_to_move(count: Amount) -> Op:
    """SEQUENCE MOD, first half: a card; at a higher number different ones, one after another (N-57). `Env.cards` names them."""

    def forbids(state: NightmareState, frame: NightmareFrame) -> WhyNot:
        row, chosen = state.board.row, frame.env.cards
        inner = {i.card: len(entry.cards) for entry in state.board.beside for i in entry.cards}

        def why_not(option: Option) -> Reason | None:
            card = option[1]
            if card in chosen:
                return "refused-card-chosen", ("N-57",)
            return None if inner.get(card, len(row)) > 1 else ("refused-alone", ("N-48",))

        return why_not

    def zero(state: NightmareState, frame: NightmareFrame) -> Outcome | None:
        return none_left(state, frame) if count(state, frame) <= 0 else None

    def none_left(state: NightmareState, frame: NightmareFrame) -> Outcome:
        return MOVES_NONE, (frame.source,), with_top(state, with_todo(frame, (), frame.pc + 2), state.board)

    def choose(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
        after = with_todo(frame, (*frame.env.cards, answer[1]), frame.pc + 1)
        return CHOSEN, (frame.actor, answer[1]), with_top(state, after, state.board)

    return Chooses(CARD_ASK, CHOOSES_CARD, every_card, forbids, then=choose, otherwise=none_left, first=zero)


def moves_it(count: Amount) -> Op:
    """SEQUENCE MOD, second half: to another place of its own sequence (N-48)."""

    def candidates(state: NightmareState, frame: NightmareFrame) -> list[Option]:
        board = state.board
        at = spot(board, frame.env.cards[-1])
        assert at is not None
        places = len(sequence(board, at.owner))
        return [("place", place) for place in range(places)]

    def forbids(state: NightmareState, frame: NightmareFrame) -> WhyNot:
        at = spot(state.board, frame.env.cards[-1])
        assert at is not None
        place = at.place
        ring = at.owner is None and not state.setup.interpretation.ring_has_ends

        def why_not(option: Option) -> Reason | None:
            if option[1] == place:
                return "refused-lies-there", ()
            return ("refused-lies-there", ("N-83",)) if ring and _round_the_end(state, place, option[1]) else None

        return why_not

    def nowhere(state: NightmareState, frame: NightmareFrame) -> Outcome:
        return MOVES_NONE.resting_on("N-83"), (frame.source,), with_top(state, with_todo(frame, (), frame.pc + 1), state.board)

    def move(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
        chosen = frame.env.cards
        card = chosen[-1]
        at = spot(state.board, card)
        board = shifted(state.board, card, answer[1])
        enough = len(chosen) >= min(count(state, frame), len(instructions(board)))
        after = with_todo(frame, () if enough else chosen, frame.pc + 1 if enough else frame.pc - 1)
        assert at is not None
        rulings = ["N-48"] if at.owner else ["N-83"] if _round_the_end(state, at.place, answer[1]) else []
        return MOVES_CARD.resting_on(*rulings), (card, answer[1] + 1), with_top(state, after, board)

    return Chooses(PLACE_ASK, CHOOSES_PLACE, candidates, forbids, then=move, otherwise=nowhere)


def _round_the_end(state: NightmareState, place: int, to: int) -> bool:
    """Whether a move crosses the end of a ring, from before its first card to after its last, or back (N-83)."""
    last = len(state.board.row) - 1
    return state.setup.interpretation.dealt and {place, to} == {0, last}


# --- SWAP INSTRUCTIONS ------------------------------------------------------------------------------------------------


def chooses_a_side(count: Amount) -> Op:
    """SWAP INSTRUCTIONS, first half: the cards behind this one or those ahead; two change places at once.

    `Env.side` says which, and how many of its cards have their place already.
    """

    def forbids(state: NightmareState, frame: NightmareFrame) -> WhyNot:
        inner = owner_of(state.board, frame.env.here) is not None
        short = ("refused-nothing-to-swap", ("N-02" if inner else "N-55", "N-57"))
        return lambda side: None if len(_side(state, frame, side[0], count)) > 1 else short

    def too_few(state: NightmareState, frame: NightmareFrame) -> Outcome | None:
        return none(state, frame) if count(state, frame) < 2 else None

    def none(state: NightmareState, frame: NightmareFrame) -> Outcome:
        return SWAPS_NONE, (frame.source,), going_to(state, frame, frame.pc + 2, state.board)

    def choose(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
        cards = _side(state, frame, answer[0], count)
        if count(state, frame) == 2:
            board = exchanged(state.board, *cards)
            return SWAPS_CARDS, (cards,), going_to(state, frame, frame.pc + 2, board)
        after = with_todo(frame, (answer[0], 0), frame.pc + 1)
        return PICKS_SIDE, (frame.actor, cards), with_top(state, after, state.board)

    return Chooses(SIDE_ASK, CHOOSES_SIDE, lambda s, f: SIDES, forbids, then=choose, otherwise=none, first=too_few)


def _side(state: NightmareState, frame: NightmareFrame, side: str, count: Amount) -> tuple[str, ...]:
    """The cards on one side of this one, in the order in which the program counter passes them."""
    which = before if side == "behind" else behind
    return which(state, frame, count(state, frame))


def puts_in_order(count: Amount) -> Op:
    """SWAP INSTRUCTIONS, second half: which card comes next, until one is left; the order may end up unchanged."""

    def candidates(state: NightmareState, frame: NightmareFrame) -> list[Option]:
        side, placed = frame.env.side
        return [("card", card) for card in _side(state, frame, side, count)[placed:]]

    def choose(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
        side, placed = frame.env.side
        board, card = state.board, answer[1]
        cards = _side(state, frame, side, count)
        for place in range(cards.index(card), placed, -1):
            board = exchanged(board, card, cards[place - 1])
        enough = placed + 2 == len(cards)
        after = with_todo(frame, () if enough else (side, placed + 1), frame.pc + 1 if enough else frame.pc)
        told = (*cards[:placed], card, *(c for c in cards[placed:] if c != card))
        return PUTS_NEXT, (card, told), with_top(state, after, board)

    def none(state: NightmareState, frame: NightmareFrame) -> Outcome:
        return SWAPS_NONE, (frame.source,), going_on(state, frame, state.board)

    return Chooses(ORDER_ASK, CHOOSES_NEXT, candidates, forbids_nothing, then=choose, otherwise=none)
