"""A player's turn: up to two actions. The same code allows actions, refuses them, and gives the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pnrules.bandwidth.procedures import ABOUT_TO_RUN, ACTIONS, DRAWING, HAND, procedure
from pnrules.bandwidth.table.board import (
    CODE_KINDS,
    CUT_AND_PASTE,
    FUNCTION_KINDS,
    Board,
    Env,
    acted,
    definition,
    discarded,
    held,
    out_of_hand,
    seat_after,
    with_actions,
    with_function,
    with_rows,
    with_turn,
)
from pnrules.bandwidth.table.rows import card_at, free_place, in_row, row_of, with_place
from pnrules.bandwidth.table.state import BandwidthFrame, BandwidthState
from pnrules.kernel.citations import Citation
from pnrules.kernel.copies import kinds
from pnrules.kernel.errors import SEAT, SEAT_CARD, Forbidden, Refusal
from pnrules.kernel.state import Ask, Frame, Option, asking, calling, with_top
from pnrules.kernel.steps import Outcome, Rule

ACT_ASK: Final = "act"
DRAW_ONE: Final = ("draw-one",)
END_TURN: Final = ("end-turn",)
TO_PROGRAM, TO_FUNCTION, EVENT = "program", "function", "event"

PLACE = {"BfB": "your-turn"}
CODE_PLACE = {"BfB": "code-cards"}
WHERE = (("row", "number"), ("place", "number"))

ASKED = Rule("bandwidth-asked", (*SEAT, ("actions", "number")), PLACE)
GOES_TO_DRAW = Rule("bandwidth-goes-to-draw", SEAT, PLACE, quiet=True)
TO_THE_PROGRAM = Rule("bandwidth-to-the-program", (*SEAT_CARD, *WHERE), CODE_PLACE)
TO_THE_FUNCTION = Rule("bandwidth-to-the-function", (*SEAT_CARD, ("old", "card")), CODE_PLACE)
TO_THE_EMPTY_FUNCTION = Rule("bandwidth-to-the-empty-function", SEAT_CARD, CODE_PLACE, ("B-10",))
PLAYS_EVENT = Rule("bandwidth-plays-event", (*SEAT_CARD, ("target", "seat")), {"BfB": "events"})
ENDS_TURN = Rule("bandwidth-ends-turn", SEAT, PLACE, ("B-06",))
TURN_PASSES = Rule("bandwidth-turn-passes", SEAT, {"BfB": "after-turn"}, aside=True)
ALL_HAD_A_TURN = Rule("bandwidth-all-had-a-turn", (), {"BfB": "after-turn"}, aside=True)


def act(state: BandwidthState, frame: BandwidthFrame, answer: Option | None) -> Outcome:
    """Ask for the next action, or pass the turn on when both have been taken."""
    board = state.board
    table = board.table
    if answer is not None:
        return DOES[answer[0]](state, frame, answer)
    if table.actions:
        return ASKED, (table.turn, table.actions), asking(state, Ask(table.turn, ACT_ASK, (table.actions,), options(state)))
    following = seat_after(board, table.turn)
    if following == board.first:
        return ALL_HAD_A_TURN, (), with_top(state, ABOUT_TO_RUN, board)
    return TURN_PASSES, (following,), with_top(state, frame, with_turn(board, following, ACTIONS))


# --- what may be done, and what not -----------------------------------------------------------------------------------


def options(state: BandwidthState) -> tuple[Option, ...]:
    """Every legal action. If there is no other, ending the turn is legal, so that the round can continue."""
    why_not = forbids(state)
    actions = [option for option in conceivable(state.board) if why_not(option) is None]
    return (*actions, END_TURN) if why_not_end(state, bool(actions)) is None else tuple(actions)


def conceivable(board: Board) -> tuple[Option, ...]:
    """Every action that the cards in hand suggest, legal or not."""
    seat = board.table.turn
    cards = kinds(board.table.hands[seat - 1])
    code = [card for card in cards if definition(board, card).kind in CODE_KINDS]
    opponents = [seat_after(board, seat, places) for places in range(1, len(board.points))]
    events = [(EVENT, card, other) for card in cards if card not in code for other in opponents]
    return (DRAW_ONE, *[(TO_PROGRAM, card) for card in code], *[(TO_FUNCTION, card) for card in code], *events)


def imaginable(board: Board) -> tuple[Option, ...]:
    """Every action with any card of the deck, in hand or not, on anybody."""
    cards = [card.name for card in board.cards]
    seats = range(1, len(board.points) + 1)
    code = [(verb, card) for verb in (TO_PROGRAM, TO_FUNCTION) for card in cards]
    return (DRAW_ONE, *code, *((EVENT, card, seat) for card in cards for seat in seats))


Why = tuple[str, str, tuple[str, ...]]
"""Why something may not be done: the message, the place that forbids it, the rulings."""


def forbids(state: BandwidthState) -> Callable[[Option], Why | None]:
    """What forbids actions here. It examines the hand once, and then judges one action after another."""
    board = state.board
    seat = board.table.turn
    in_hand = {card: definition(board, card).kind for card in kinds(board.table.hands[seat - 1])}

    def why_not(option: Option) -> Why | None:
        if option == DRAW_ONE:
            return _why_not_draw(state, board)
        verb, kind = option[0], in_hand.get(option[1])
        if kind is None:
            return "refused-not-in-hand", "your-turn", ()
        if verb == EVENT:
            if kind in CODE_KINDS:
                return "refused-no-event", "events", ()
            if kind != CUT_AND_PASTE:
                return "refused-only-in-response", f"card-{kind}", ("B-08",)
            return ("refused-on-oneself", f"card-{kind}", ()) if option[2] == seat else None
        if kind not in CODE_KINDS:
            return "refused-no-code-card", "code-cards", ()
        if verb == TO_FUNCTION and kind not in FUNCTION_KINDS:
            return "refused-not-to-the-function", f"card-{kind}", ()
        return None

    return why_not


def _why_not_draw(state: BandwidthState, board: Board) -> Why | None:
    table = board.table
    held_now = len(table.hands[table.turn - 1])
    if held_now >= HAND:
        return "refused-hand-full", "your-turn", ("B-10",) if held_now > HAND else ()
    if table.pile or (table.discards and state.setup.interpretation.shuffles):
        return None
    return "refused-pile-empty" if table.discards else "refused-nothing-to-draw", "your-turn", ("B-01",)


def why_not_end(state: BandwidthState, can_act: bool) -> Why | None:
    """Why the turn may not be ended with actions left; None if it may."""
    return None if state.setup.interpretation.may_stop or not can_act else ("refused-must-act", "your-turn", ("B-06",))


def refusals(state: BandwidthState) -> tuple[Forbidden, ...]:
    """What the player to act could try but may not, each with the reason. Only what the hand suggests is `hoped`."""
    board = state.board
    seat = board.table.turn
    at_hand = conceivable(board)
    # An event that cannot be played on anybody is shown once, not once per player.
    hoped = {END_TURN, *(option for option in at_hand if option[0] != EVENT or option[2] == seat_after(board, seat))}
    why_not = forbids(state)
    found = [(option, why_not(option)) for option in dict.fromkeys((*at_hand, *imaginable(board)))]
    can_act = any(why is None for _, why in found)
    tried = [*found, (END_TURN, why_not_end(state, can_act))]
    return tuple(
        Forbidden(seat, option, _refusal(state, option, why), option in hoped) for option, why in tried if why is not None
    )


def _refusal(state: BandwidthState, option: Option, why: Why) -> Refusal:
    id, place, rulings = why
    seat = state.board.table.turn
    params, args = (SEAT_CARD, (seat, option[1])) if len(option) > 1 else ((), ())
    return Refusal(id, params, args, Citation(state.setup.work, place), rulings)


# --- taking an action -------------------------------------------------------------------------------------------------


def _draws(state: BandwidthState, frame: BandwidthFrame, answer: Option) -> Outcome:
    seat = state.board.table.turn
    return GOES_TO_DRAW, (seat,), calling(state, frame, procedure(DRAWING, actor=seat), acted(state.board))


def _to_program(state: BandwidthState, frame: BandwidthFrame, answer: Option) -> Outcome:
    """Place the card right of the last one, or at the beginning of a new row (B-02)."""
    board = state.board
    seat = board.table.turn
    card = held(board, seat, answer[1])
    place = free_place(board.rows)
    over_a_gap = any(card_at(board.rows, before) is None for before in range(place))
    rule = TO_THE_PROGRAM.resting_on("B-02") if over_a_gap else TO_THE_PROGRAM
    after = with_rows(acted(out_of_hand(board, seat, card)), with_place(board.rows, place, card))
    return rule, (seat, card, row_of(place), in_row(place)), with_top(state, frame, after)


def _to_function(state: BandwidthState, frame: BandwidthFrame, answer: Option) -> Outcome:
    board = state.board
    seat, old = board.table.turn, board.function
    card = held(board, seat, answer[1])
    after = with_function(acted(out_of_hand(board, seat, card)), card)
    if old is None:
        return TO_THE_EMPTY_FUNCTION, (seat, card), with_top(state, frame, after)
    return TO_THE_FUNCTION, (seat, card, old), with_top(state, frame, discarded(after, old))


def _event(state: BandwidthState, frame: BandwidthFrame, answer: Option) -> Outcome:
    """The event costs an action and its card whatever its result."""
    board = state.board
    seat, target = board.table.turn, answer[2]
    card = held(board, seat, answer[1])
    after = discarded(acted(out_of_hand(board, seat, card)), card)
    inner = Frame(definition(board, card).kind, 0, card, seat, Env(target=target, asked=target, against=card))
    return PLAYS_EVENT, (seat, card, target), calling(state, frame, inner, after)


def _ends_turn(state: BandwidthState, frame: BandwidthFrame, answer: Option) -> Outcome:
    board = state.board
    return ENDS_TURN, (board.table.turn,), with_top(state, frame, with_actions(board, 0))


DOES: Final[dict[str, Callable[[BandwidthState, BandwidthFrame, Option], Outcome]]] = {
    "draw-one": _draws,
    TO_PROGRAM: _to_program,
    TO_FUNCTION: _to_function,
    EVENT: _event,
    "end-turn": _ends_turn,
}
