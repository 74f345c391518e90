"""BIT MAKER, BIT MOVER, BIT SWAPPER, DELETE, MULTIPLIER, WORM: bits that come, go and change places."""

from __future__ import annotations

from functools import cache
from typing import Final

from pnrules.kernel.errors import SEAT_CARD
from pnrules.kernel.state import Option, going_on, with_top
from pnrules.kernel.steps import CARD, Op, Outcome, Rule
from pnrules.nightmare.choosing import (
    ALREADY_GONE,
    BIT_ASK,
    CARD_ASK,
    CHOOSES_BIT,
    CHOOSES_CARD,
    INNER_CARD,
    NOT_NEXT,
    Chooses,
    Reason,
    WhyNot,
    every_bit,
    every_card,
    not_inner,
    with_bits_chosen,
    with_todo,
)
from pnrules.nightmare.performing import Amount, is_copied, is_nested
from pnrules.nightmare.table.bits import bits_here, has_supply, in_a_ring, in_its_stead, moved, placed, supply_left, taken
from pnrules.nightmare.table.board import SEATS, Bit, Board, find, instructions, lying, sure, with_instruction
from pnrules.nightmare.table.departures import losing_bits
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

NO_BIT = Rule("nightmare-no-bit", (("card", "card"),), CARD, ("N-38",))
NO_SUPPLY = Rule("nightmare-no-supply", SEAT_CARD, CARD, ("N-05",))
BITS_ZERO = Rule("nightmare-bits-zero", (("card", "card"),), CARD, ("N-57",))
CHOOSES_NEW_BIT = Rule("nightmare-chooses-new-bit", SEAT_CARD, CARD, ("N-38",))
MAKES_BIT = Rule("nightmare-makes-bit", (*SEAT_CARD, ("owner", "seat")), CARD, ("N-25",))
CHOOSES_MOVE = Rule("nightmare-chooses-move", SEAT_CARD, CARD, ("N-38",))
MOVES_BIT = Rule("nightmare-moves-bit", (*SEAT_CARD, ("owner", "seat"), ("target", "card")), CARD, ("N-25",))
PICKS_BIT = Rule("nightmare-picks-bit", (*SEAT_CARD, ("owner", "seat")), CARD)
SWAPS_BITS = Rule("nightmare-swaps-bits", (("seat", "seat"), ("cards", "cards")), CARD, ("N-25",))
NO_SWAP = Rule("nightmare-no-swap", (("card", "card"),), CARD, ("N-24", "N-57"))
TAKES_BIT = Rule("nightmare-takes-bit", (*SEAT_CARD, ("owner", "seat")), CARD)
WORMS = Rule("nightmare-worms", (*SEAT_CARD, ("count", "number")), CARD, ("N-25",))
MULTIPLIES = Rule("nightmare-multiplies", (("seats", "seats"), ("card", "card"), ("count", "number")), CARD, ("N-25",))
MULTIPLIES_NONE = Rule("nightmare-multiplies-none", (("card", "card"),), CARD, ("N-05",))
BIT_MOVED: Final = ("refused-bit-moved", ("N-57",))
NEW_BIT_ASK: Final = "new-bit"
MOVE_ASK: Final = "move"


# --- BIT MAKER --------------------------------------------------------------------------------------------------------


def _new_bits(state: NightmareState, frame: NightmareFrame) -> list[Option]:
    seats = SEATS[len(state.board.points)]
    return [option for here in instructions(state.board) for option in _new_bits_on(here.card, seats)]


@cache
def _new_bits_on(card: str, seats: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple(("new-bit", card, seat) for seat in seats)


def _forbids_new_bits(state: NightmareState, frame: NightmareFrame) -> WhyNot:
    reasons = {seat: why for seat in SEATS[len(state.board.points)] if (why := _why_no_new_bit_of(state, frame, seat))}
    on_card = not_inner(state, frame)
    return lambda option: reasons.get(option[2]) or on_card(option)


def _why_no_new_bit_of(state: NightmareState, frame: NightmareFrame, seat: int) -> Reason | None:
    if seat == frame.actor:
        return "refused-own-bit", ()
    if seat in state.board.out:
        return "refused-bit-of-one-out", ()
    return None if has_supply(state, state.board, seat) else ("refused-no-supply", ("N-05",))


def _makes(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
    _, card, seat = answer
    board = placed(state.board, card, (seat,))
    rule = MAKES_BIT if board.table.supply[seat - 1] >= 0 else MAKES_BIT.resting_on("N-05")
    return rule, (frame.actor, card, seat), going_on(state, frame, board)


def _no_bit(state: NightmareState, frame: NightmareFrame) -> Outcome:
    return NO_BIT, (frame.source,), with_top(state, with_todo(frame, (), frame.pc + 1), state.board)


makes_a_bit = Chooses(NEW_BIT_ASK, CHOOSES_NEW_BIT, _new_bits, _forbids_new_bits, then=_makes, otherwise=_no_bit)
"""BIT MAKER: a new bit of any colour but one's own comes onto a card."""


# --- BIT MOVER --------------------------------------------------------------------------------------------------------


def moves_bits(count: Amount) -> Op:
    """Bits move, each to a card next to its own, one after another; no bit twice (FAQ).

    `Env.bits` says where the bits that have moved lie now.
    """

    def candidates(state: NightmareState, frame: NightmareFrame) -> list[Option]:
        row = state.board.row
        last = len(row) - 1
        options: list[Option] = []
        for index, here in enumerate(row):
            targets = {row[index - 1].card: None, row[index + 1 if index < last else 0].card: None} if last else {}
            options += [("move", here.card, place, target) for place in range(len(here.bits)) for target in targets]
        return options

    def forbids(state: NightmareState, frame: NightmareFrame) -> WhyNot:
        has_moved = frozenset(frame.env.bits)
        return lambda option: BIT_MOVED if option[1:3] in has_moved else None

    def unlikely(state: NightmareState, frame: NightmareFrame) -> list[tuple[Option, Reason | None]]:
        row = state.board.row
        likely = set(candidates(state, frame))
        every = [("move", i.card, place, other.card) for i in row for place in range(len(i.bits)) for other in row]
        inner = [i for entry in state.board.beside for i in entry.cards]
        hidden = [("move", i.card, place, other.card) for i in inner for place in range(len(i.bits)) for other in row]
        return [
            *((option, (NOT_NEXT, ())) for option in every if option not in likely),
            *((option, INNER_CARD) for option in hidden),
        ]

    def zero(state: NightmareState, frame: NightmareFrame) -> Outcome | None:
        return None if count(state, frame) > 0 else _zero(state, frame)

    def move(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
        _, card, place, target = answer
        owner = sure(card, state.board).bits[place]
        board = moved(state.board, card, place, target)
        earlier = [Bit(c, p - 1 if c == card and p > place else p) for c, p in frame.env.bits]
        bits = [*earlier, Bit(target, len(sure(target, board).bits) - 1)]
        enough = len(bits) >= count(state, frame)
        after = with_bits_chosen(frame, () if enough else bits, frame.pc + 1 if enough else frame.pc)
        rule = MOVES_BIT.resting_on("N-57") if len(bits) > 1 else MOVES_BIT
        return rule, (frame.actor, card, owner, target), with_top(state, after, board)

    return Chooses(MOVE_ASK, CHOOSES_MOVE, candidates, forbids, then=move, otherwise=_no_bit, first=zero, unlikely=unlikely)


def _zero(state: NightmareState, frame: NightmareFrame) -> Outcome:
    return BITS_ZERO, (frame.source,), going_on(state, frame, state.board)


# --- BIT SWAPPER ------------------------------------------------------------------------------------------------------


def swaps_bits(count: Amount) -> Op:
    """Bits of different colours on different cards change places, in a ring if there are more than two (N-24).

    `Env.bits` holds those chosen so far.
    """

    def forbids(state: NightmareState, frame: NightmareFrame) -> WhyNot:
        bits = {here.card: here.bits for here in instructions(state.board)}
        chosen = {card: bits[card][place] for card, place in frame.env.bits}
        free = _cards_by_colour(bits, chosen)
        missing = count(state, frame) - len(chosen) - 1
        completes: dict[tuple[str, int], bool] = {}  # a card's bits of one colour are all alike

        def why_not(option: Option) -> Reason | None:
            _, card, place = option
            if card in chosen:
                return "refused-same-card", ()
            colour = bits[card][place]
            if colour not in free:
                return "refused-same-colour", ()
            can = completes.get((card, colour))
            if can is None:
                can = completes[card, colour] = missing <= 0 or _can_complete(free, card, colour, missing)
            return None if can else ("refused-no-partner", ("N-57",))

        return why_not

    def too_few(state: NightmareState, frame: NightmareFrame) -> Outcome | None:
        return None if count(state, frame) > 1 else no_swap(state, frame)

    def no_swap(state: NightmareState, frame: NightmareFrame) -> Outcome:
        return NO_SWAP, (frame.source,), with_top(state, with_todo(frame, (), frame.pc + 1), state.board)

    def pick(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
        _, card, place = answer
        chosen = (*frame.env.bits, Bit(card, place))
        owner = sure(card, state.board).bits[place]
        if len(chosen) < count(state, frame):
            return PICKS_BIT, (frame.actor, card, owner), with_top(state, with_bits_chosen(frame, chosen, frame.pc), state.board)
        board = in_a_ring(state.board, chosen)
        rule = SWAPS_BITS.resting_on("N-24") if len(chosen) > 2 else SWAPS_BITS
        after = with_todo(frame, (), frame.pc + 1)
        return rule, (frame.actor, tuple(c for c, _ in chosen)), with_top(state, after, board)

    return Chooses(BIT_ASK, CHOOSES_BIT, every_bit, forbids, then=pick, otherwise=no_swap, first=too_few)


def _cards_by_colour(bits: dict[str, tuple[int, ...]], chosen: dict[str, int]) -> dict[int, set[str]]:
    """Each colour that has not been chosen, with the cards that have a bit of it and have not been chosen either."""
    free: dict[int, set[str]] = {}
    for card, colours in bits.items():
        if card not in chosen:
            for colour in colours:
                free.setdefault(colour, set()).add(card)
    return {colour: cards for colour, cards in free.items() if colour not in chosen.values()}


def _can_complete(free: dict[int, set[str]], card: str, colour: int, missing: int) -> bool:
    """Whether the choice can be completed after a bit of this colour on this card: `missing` more colours, each on another card.

    A bipartite matching of colours to cards, augmented one colour at a time, so that it stays fast however high the number of
    the card has been raised.
    """
    taken_by: dict[str, int] = {}

    def finds_card(wanted: int, tried: set[str]) -> bool:
        for other in free[wanted]:
            if other not in tried:
                tried.add(other)
                if other not in taken_by or finds_card(taken_by[other], tried):
                    taken_by[other] = wanted
                    return True
        return False

    for wanted in free:
        if missing <= 0:
            return True
        if wanted != colour and finds_card(wanted, {card}):
            missing -= 1
    return missing <= 0


# --- DELETE -----------------------------------------------------------------------------------------------------------


def takes_bits(bits: Amount, cards: Amount) -> Op:
    """DELETE: a number of bits off each of a number of cards, as far as there are any (N-57).

    `Env.cards` names the card of each bit taken so far.
    """

    def forbids(state: NightmareState, frame: NightmareFrame) -> WhyNot:
        chosen = frame.env.cards
        unfinished = _unfinished(state.board, chosen, bits(state, frame)) if chosen else None
        if unfinished is not None:
            return lambda option: None if option[1] == unfinished else ("refused-card-unfinished", ("N-57",))
        return lambda option: ("refused-card-chosen", ("N-57",)) if option[1] in chosen else None

    def zero(state: NightmareState, frame: NightmareFrame) -> Outcome | None:
        return None if bits(state, frame) > 0 and cards(state, frame) > 0 else _zero(state, frame)

    def take(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
        _, card, place = answer
        owner = sure(card, state.board).bits[place]
        board = taken(state.board, card, place)
        chosen = (*frame.env.cards, card)
        unfinished = _unfinished(board, chosen, bits(state, frame))
        enough = unfinished is None and len(set(chosen)) >= cards(state, frame)
        after = with_todo(frame, () if enough else chosen, frame.pc + 1 if enough else frame.pc)
        after = after._replace(env=losing_bits(board, after.env, (owner,)))
        rulings = [*(["N-48"] if find(board, card) is None else []), *(["N-57"] if len(chosen) > 1 else [])]
        if not any(owner in here.bits for here in board.row):
            rulings.append("N-10")
        return TAKES_BIT.resting_on(*rulings), (frame.actor, card, owner), with_top(state, after, board)

    return Chooses(BIT_ASK, CHOOSES_BIT, every_bit, forbids, then=take, otherwise=_no_bit, first=zero)


def _unfinished(board: Board, chosen: tuple[str, ...], bits: int) -> str | None:
    """The card that must lose further bits; None if the last one is finished."""
    card = chosen[-1]
    here = lying(board, card)
    return card if chosen.count(card) < bits and here is not None and here.bits else None


# --- WORM -------------------------------------------------------------------------------------------------------------


def adds_own_bits(count: Amount) -> Op:
    """WORM: bits of one's own come onto one card, any but this one."""

    def forbids(state: NightmareState, frame: NightmareFrame) -> WhyNot:
        here, on_card = frame.env.here, not_inner(state, frame)
        return lambda option: ("refused-not-this-card", ("N-43",)) if option[1] == here else on_card(option)

    def nothing(state: NightmareState, frame: NightmareFrame) -> Outcome | None:
        if count(state, frame) <= 0:
            return _zero(state, frame)
        if not has_supply(state, state.board, frame.actor):
            return NO_SUPPLY, (frame.actor, frame.source), going_on(state, frame, state.board)
        return None

    def add(state: NightmareState, frame: NightmareFrame, answer: Option) -> Outcome:
        board, seat = state.board, frame.actor
        wanted = count(state, frame)
        bits = min(wanted, supply_left(state, board, seat))
        short = bits < wanted or wanted > board.table.supply[seat - 1]
        rule = WORMS.resting_on(*(["N-05"] if short else []), *(["N-57"] if wanted > 1 else []))
        return rule, (seat, answer[1], bits), going_on(state, frame, placed(board, answer[1], (seat,) * bits))

    return Chooses(CARD_ASK, CHOOSES_CARD, every_card, forbids, then=add, otherwise=_no_bit, first=nothing)


# --- MULTIPLIER -------------------------------------------------------------------------------------------------------


def multiplies(count: Amount) -> Op:
    """Each player who has a bit here gets new ones here, in the order of their first bits (N-25): for each bit in 3.0,
    once a stop in 3.1. In a SUBROUTINE they go onto the SUBROUTINE (N-44)."""

    def op(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
        board = state.board
        owners = tuple(dict.fromkeys(bits_here(state, frame, board)))
        if state.setup.interpretation.once_a_stop and not is_nested(state):
            board = with_instruction(board, board.pc, board.row[board.pc]._replace(due=()))
        onto = _main_card(board, frame.env.here)
        if onto is None and state.setup.interpretation.inner_cards_stay_there:
            onto = _main_card(board, in_its_stead(state))
        wanted = count(state, frame)
        if onto is None:
            rule = ALREADY_GONE.resting_on("N-72") if in_its_stead(state) else ALREADY_GONE
            return rule, (frame.env.here,), going_on(state, frame, board)
        if wanted <= 0:
            return BITS_ZERO, (frame.source,), going_on(state, frame, board)
        left = {seat: supply_left(state, board, seat) for seat in owners if seat not in board.out}
        new = tuple(seat for seat in left for _ in range(min(wanted, left[seat])))
        if not new:
            return MULTIPLIES_NONE, (frame.source,), going_on(state, frame, board)
        board = placed(board, onto, new)
        rulings = ["N-43"] if is_copied(state) else ["N-44"] if is_nested(state) else []
        if len(set(new)) > 1 and find(board, frame.env.here) is None:
            rulings.append("N-71")
        if len(new) < wanted * len(owners) or min(board.table.supply) < 0:
            rulings.append("N-05")
        return MULTIPLIES.resting_on(*rulings), (owners, onto, wanted), going_on(state, frame, board)

    return op


def _main_card(board: Board, card: str | None) -> str | None:
    """The card of the main program that this one is, or lies beside, however deep; None when it has left."""
    while card is not None and find(board, card) is None:
        card = next((e.card for e in board.beside if any(i.card == card for i in e.cards)), None)
    return card
