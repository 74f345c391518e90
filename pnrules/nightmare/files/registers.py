"""The routines of Programmer's Nightmare: what each may lie on, and what its registers hold before each of its ops.

Every new routine, and every new op that leaves something in a register, needs an entry here; any other register has its initial
value. What is said of a routine holds both when it is the innermost and when it waits for others, whatever they have done.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from pnrules.kernel.copies import FACE_DOWN, kind
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.invariants import Holds, Under
from pnrules.kernel.state import NOBODY
from pnrules.nightmare.cards import CARDS
from pnrules.nightmare.effects.rearranging import SIDES
from pnrules.nightmare.files.check_board import all_named, are_seats, check_board, is_seat, named
from pnrules.nightmare.performing import OVERSIGHT, ROUNDS, SUBROUTINE
from pnrules.nightmare.procedures import (
    ARRIVE,
    BUILDING,
    CHOOSE,
    CLAIMING,
    DEALING,
    DEALT,
    DECIDE,
    IDLE_LAP,
    LONE_LOOP,
    MOMENT,
    NEXT,
    NOBODY_AHEAD,
    ROLL_CALL,
    RUNNING,
    SKIP_MOMENT,
    STAND,
    TURN,
)
from pnrules.nightmare.table.board import Part, find, lying
from pnrules.nightmare.table.damage import SPARED_FRAME
from pnrules.nightmare.table.sequences import spot
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

# --- what lies on what ------------------------------------------------------------------------------------------------

_BOTTOM: Final[tuple[Under, ...]] = (None,)
_A_STOP: Final[tuple[Under, ...]] = ((RUNNING, STAND),)
PERFORMING_OTHERS: Final[tuple[Under, ...]] = (
    *(("COPY", 1), ("COPY", 2), ("FUTURE", 1), ("FUTURE", 2)),
    *(("FLOATER", 2), ("FLOATER", 3), (SUBROUTINE, 1), (SUBROUTINE, 2), (SUBROUTINE, 3)),
)
"""The cards that perform others, before the op that performs the next one, or after it if that was the last."""

_CUT_SHORT: Final[tuple[Under, ...]] = (("COPY", 2), ("FUTURE", 2), ("FLOATER", 3), (SUBROUTINE, 3))
"""What is left of these when a player is out, or a BREAK in them has ended the run: only their end."""

_PERFORMED_ON: Final[tuple[Under, ...]] = ((RUNNING, NEXT), (RUNNING, ARRIVE), *PERFORMING_OTHERS)
"""A performance lies on the run, which continues with the next bit, or arrives elsewhere after a GOTO has jumped."""

LIES_ON: Final[Mapping[str, tuple[Under, ...]]] = {
    DEALING: _BOTTOM,
    CLAIMING: _BOTTOM,
    BUILDING: _BOTTOM,
    RUNNING: ((BUILDING, TURN), (CLAIMING, 0)),
    ROLL_CALL: ((RUNNING, ARRIVE),),
    DEALT: _A_STOP,
    LONE_LOOP: _A_STOP,
    IDLE_LAP: _A_STOP,
    NOBODY_AHEAD: _A_STOP,
    SKIP_MOMENT: ((RUNNING, CHOOSE),),
    SPARED_FRAME: tuple((card, pc) for card in CARDS for pc in range(4)),
}
_BREAK_MOMENTS: Final[Mapping[int, tuple[Under, ...]]] = {
    0: ((RUNNING, DECIDE), (RUNNING, NEXT), (LONE_LOOP, 0), (IDLE_LAP, 0)),
    1: ((BUILDING, TURN),),  # a player who paid with the last points is out
}


def may_lie_on(frame: NightmareFrame) -> Collection[Under]:
    """What a routine before this op may lie on."""
    if frame.code == MOMENT:
        return _BREAK_MOMENTS[frame.pc]
    if (frame.code, frame.pc) in _CUT_SHORT:
        return (*_PERFORMED_ON, (BUILDING, TURN))
    return LIES_ON.get(frame.code, _PERFORMED_ON)


# --- what may lie in a register ---------------------------------------------------------------------------------------


def _frame(state: NightmareState, depth: int) -> NightmareFrame:
    return state.frames[depth]


def a_card(state: NightmareState, depth: int, value: object) -> bool:
    """The name of a card, which may have left."""
    return named(state, value)


def cards(state: NightmareState, depth: int, value: Any) -> bool:
    """Names of cards."""
    return all_named(state, value)


def some_cards(state: NightmareState, depth: int, value: Any) -> bool:
    """Names of cards, at least one."""
    return bool(value) and all_named(state, value)


def seats(state: NightmareState, depth: int, value: Any) -> bool:
    """Seats, each once."""
    return are_seats(state, value)


def seats_in(state: NightmareState, depth: int, value: Any) -> bool:
    """Seats still in the game, each once."""
    return are_seats(state, value) and not set(value) & set(state.board.out)


def some_seats(state: NightmareState, depth: int, value: object) -> bool:
    """Seats still in the game, at least one."""
    return bool(value) and seats_in(state, depth, value)


def some_with_a_skip(state: NightmareState, depth: int, value: Any) -> bool:
    """Seats, at least one, each with a SKIP token."""
    return some_seats(state, depth, value) and all(state.board.table.skips[seat - 1] for seat in value)


def some_parts(state: NightmareState, depth: int, value: Any) -> bool:
    """Inner cards still to be performed, some of them with who performs each."""
    return bool(value) and all(_is_part(state, item) if isinstance(item, Part) else named(state, item) for item in value)


def _is_part(state: NightmareState, part: Part) -> bool:
    in_play = is_seat(state, part.actor) and part.actor not in state.board.out
    return in_play and named(state, part.card) and named(state, part.here)


def bits_of_the_row(state: NightmareState, depth: int, value: Any) -> bool:
    """Bits of the main program: card, place, card, place …"""
    pairs = list(zip(value[::2], value[1::2], strict=True))
    return all(find(state.board, card) is not None for card, _ in pairs) and bits(state, depth, value)


def bits(state: NightmareState, depth: int, value: Any) -> bool:
    """Bits, each once: card, place, card, place …"""
    pairs = list(zip(value[::2], value[1::2], strict=True))
    found = [(lying(state.board, card), place) for card, place in pairs]
    lie = all(here is not None and type(place) is int and 0 <= place < len(here.bits) for here, place in found)
    return lie and len(set(pairs)) == len(pairs)


def bits_of_different_cards(state: NightmareState, depth: int, value: Any) -> bool:
    """Bits, each on another card."""
    return bits(state, depth, value) and len(set(value[::2])) * 2 == len(value)


def a_place(state: NightmareState, depth: int, value: Any) -> bool:
    """A place at which a card can come into the main program."""
    (place,) = value
    return type(place) is int and 0 <= place <= len(state.board.row)


def nothing_or_a_place(state: NightmareState, depth: int, value: object) -> bool:
    """Such a place, which remains if no card was placed there."""
    return not value or a_place(state, depth, value)


def a_card_of_the_row(state: NightmareState, depth: int, value: Any) -> bool:
    """A card that lies in the main program."""
    (card,) = value
    return find(state.board, card) is not None


def cards_and_one_that_lies(state: NightmareState, depth: int, value: Any) -> bool:
    """Names of cards, the last of which lies in the program."""
    at = spot(state.board, value[-1])
    return all_named(state, value) and at is not None and not at.gap


def a_side_and_how_many(state: NightmareState, depth: int, value: Any) -> bool:
    """A side of this card, and how many of the cards there are in place already."""
    side, placed = value
    return (side,) in SIDES and type(placed) is int and placed >= 0


def earlier_points(state: NightmareState, depth: int, value: Any) -> bool:
    """Everybody's points, at some time."""
    return len(value) == len(state.setup.players) and min(value) >= 0


def a_count_of_players(state: NightmareState, depth: int, value: Any) -> bool:
    """How many were out, at some time."""
    return bool(0 <= value <= len(state.board.out))


def a_round(state: NightmareState, depth: int, value: Any) -> bool:
    """Which round of a performance that reaches itself this is (N-32)."""
    return bool(1 <= value <= ROUNDS)


def nothing_or_a_card(state: NightmareState, depth: int, value: object) -> bool:
    """The name of a card, or none."""
    return value is None or named(state, value)


def the_board_at_activation(state: NightmareState, depth: int, value: Any) -> bool:
    """An earlier board, where everything is as it was at activation (N-40); else none."""
    if value is None:
        return True
    place = JsonPath("", [])
    check_board(state, value, place)
    return state.setup.interpretation.fixed_at_activation and not place.problems


# --- frames' own source and actor -------------------------------------------------------------------------------------


def performed(state: NightmareState, depth: int, value: Any) -> bool:
    """The card that is performed, of the kind of the routine. It may have left, unless it is about to be turned up."""
    code = _frame(state, depth).code
    return named(state, value) and kind(value) == code and (code != FACE_DOWN or find(state.board, value) is not None)


def a_performer(state: NightmareState, depth: int, value: object) -> bool:
    """A player still in, or one who went out in the meantime if only the end is left. An OVERSIGHT acts by itself, and so does
    what is left of a SUBROUTINE for others (N-73)."""
    frame = _frame(state, depth)
    if value == NOBODY:
        return frame.code == OVERSIGHT or (frame.code == SUBROUTINE and state.setup.interpretation.inner_owners_go_on)
    return a_player(state, depth, value) or (is_seat(state, value) and (frame.code, frame.pc) in _CUT_SHORT)


def a_player(state: NightmareState, depth: int, value: object) -> bool:
    """A player still in."""
    return is_seat(state, value) and value not in state.board.out


def the_owner(state: NightmareState, depth: int, value: object) -> bool:
    """Whose bit acts at this stop; nobody's at an OVERSIGHT, which acts by itself."""
    board = state.board
    here = board.row[board.pc]
    if value == NOBODY:
        return kind(here.card) == OVERSIGHT and not here.bits
    acting = board.run.stop.acting
    return 0 <= acting < len(here.bits) and here.bits[acting] == value


def the_one_below(state: NightmareState, depth: int, value: object) -> bool:
    """Whose bit is about to act: the actor of the routine below."""
    return bool(value == state.frames[depth - 1].actor)


def who_paid_all(state: NightmareState, depth: int, value: Any) -> bool:
    """A player still in who has no points left."""
    return a_player(state, depth, value) and state.board.points[value - 1] == 0


# --- the registers of each routine ------------------------------------------------------------------------------------

_PERFORMANCE: Final[Mapping[str, Holds]] = {
    "source": performed,
    "actor": a_performer,
    "here": a_card,
    "points": earlier_points,
    "out": a_count_of_players,
    "round": a_round,
    "bereft": seats,
    "covered": seats,
    "then": the_board_at_activation,
}
"""What every performance of a card holds."""

CHOSEN: Final[Mapping[tuple[str, int], Holds]] = {
    ("BIT MOVER", 0): bits_of_the_row,
    ("BIT SWAPPER", 0): bits_of_different_cards,
    ("COPY", 1): some_cards,
    ("DELETE", 0): cards,
    ("FLOATER", 2): some_cards,
    ("FUTURE", 1): some_cards,
    ("OVERWRITE", 0): cards,
    ("REPLACE", 1): a_card_of_the_row,
    ("REPLACE", 2): cards,
    ("SELF DESTRUCT", 0): seats,
    ("SEQUENCE MOD", 0): cards,
    ("SEQUENCE MOD", 1): cards_and_one_that_lies,
    (SUBROUTINE, 1): some_parts,
    ("SWAP INSTRUCTIONS", 1): a_side_and_how_many,
    ("UPGRADE", 1): a_place,
    ("UPGRADE", 2): a_card_of_the_row,
    ("UPGRADE", 3): nothing_or_a_place,
    ("ZAP", 0): seats,
}
"""What `todo` holds before an op of a card: what has been chosen, or is still to be performed. Otherwise it is empty."""

_PROCEDURES: Final[Mapping[tuple[str, int], Mapping[str, Holds]]] = {
    (RUNNING, DECIDE): {"actor": the_owner},
    (RUNNING, CHOOSE): {"actor": the_owner},
    (DEALT, 0): {"here": a_card},
    (MOMENT, 0): {"todo": some_seats},
    (MOMENT, 1): {"actor": who_paid_all},
    (SKIP_MOMENT, 0): {"actor": the_one_below, "todo": some_with_a_skip},
    (LONE_LOOP, 0): {"actor": a_player},
    (NOBODY_AHEAD, 0): {"todo": seats_in},
    (SPARED_FRAME, 0): {"here": a_card, "todo": some_seats},
}


def holds(frame: NightmareFrame) -> Mapping[str, Holds]:
    """What the registers of a routine before this op may hold, and its source and actor."""
    at = (frame.code, frame.pc)
    if frame.code not in CARDS and frame.code != FACE_DOWN:
        return _PROCEDURES.get(at, {})
    found = dict(_PERFORMANCE)
    if at in CHOSEN:
        found["todo"] = CHOSEN[at]
    if frame.code == SUBROUTINE:
        found["jump"] = nothing_or_a_card
    return found
