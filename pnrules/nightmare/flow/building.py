"""Building the program, version 2: turn by turn, one card each."""

from __future__ import annotations

from functools import cache
from typing import Final

from pnrules.kernel.citations import Citation
from pnrules.kernel.copies import KIND, kind
from pnrules.kernel.errors import SEAT, SEAT_CARD, Forbidden, Refusal
from pnrules.kernel.state import NOBODY, Ask, Frame, Option, asking, at, calling, going_on, next_state, with_top
from pnrules.kernel.steps import Outcome, Rule
from pnrules.nightmare.cards import CARDS
from pnrules.nightmare.performing import OUT_OF_BITS, leaving, over
from pnrules.nightmare.procedures import ARRIVING, DRAW, FULL, INSERT_DRAW, INSERT_PLACE, PASS_ON, ROLL_CALL, TURN
from pnrules.nightmare.table.bits import has_supply, supplied
from pnrules.nightmare.table.board import (
    FORWARD,
    SEATS,
    Board,
    Env,
    Instruction,
    Run,
    clockwise,
    has_bits,
    seats_in,
    with_discards,
    with_hands,
    with_row,
    with_row_and_pc,
    with_run,
    with_table,
    with_turn,
)
from pnrules.nightmare.table.departures import laid_face_down
from pnrules.nightmare.table.drawing import (
    cannot_lie,
    chance_ask,
    discarding,
    into_hand,
    no_card_at_all,
    nothing_to_draw,
    off_the_deck,
    shuffling,
)
from pnrules.nightmare.table.memory import resting, taking_back
from pnrules.nightmare.table.sequences import put_in
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

HAND: Final = 4
PLAY_ASK: Final = "play"
DRAW_ASK: Final = "draw"
INSERT_DRAW_ASK: Final = "insert-draw"
INSERT_ASK: Final = "place"
ASK_AGAIN: Final = ("ask-again",)

_PLACE = {"3.0": "version-2", "3.1": "programming"}
_RUN = {"3.0": "running", "3.1": "running"}
_ERROR = {"3.0": "card-program-error", "3.1": "card-program-error"}
_INSERT = {"3.0": "card-insert", "3.1": "card-insert"}
_SECRET = {"3.0": "card-secret", "3.1": "card-secret"}

ASKED_TO_PLAY = Rule("nightmare-asked-to-play", SEAT, _PLACE, ("N-60",))
PLAYS_HEAD = Rule("nightmare-plays-head", SEAT_CARD, _PLACE)
PLAYS_TAIL = Rule("nightmare-plays-tail", SEAT_CARD, _PLACE)
GIVES_HEAD = Rule("nightmare-gives-head", (*SEAT_CARD, ("owner", "seat")), _ERROR)
GIVES_TAIL = Rule("nightmare-gives-tail", (*SEAT_CARD, ("owner", "seat")), _ERROR)
HIDES_HEAD = Rule("nightmare-hides-head", SEAT_CARD, _SECRET, ("N-59",), secret=(1,))
HIDES_TAIL = Rule("nightmare-hides-tail", SEAT_CARD, _SECRET, ("N-59",), secret=(1,))
PLAYS_RUN = Rule("nightmare-plays-run", SEAT_CARD, {"3.0": "card-run", "3.1": "card-run"})
PLAYS_INSERT = Rule("nightmare-plays-insert", SEAT_CARD, _INSERT)
INSERT_VOID = Rule("nightmare-insert-void", (), _INSERT, ("N-09",))
INSERT_DRAWS = Rule("nightmare-insert-draws", SEAT, _INSERT, quiet=True)
INSERT_CANNOT_LIE = Rule("nightmare-insert-cannot-lie", (("card", "card"),), _INSERT, ("N-08",))
SEES_INSERT = Rule("nightmare-sees-insert", SEAT_CARD, _INSERT, secret=(1,))
ASKED_TO_INSERT = Rule("nightmare-asked-to-insert", SEAT, _INSERT)
INSERTS = Rule("nightmare-inserts", (*SEAT_CARD, ("place", "number")), _INSERT)
INSERTS_BARE = Rule("nightmare-inserts-bare", (*SEAT_CARD, ("place", "number")), _INSERT, ("N-05",))
INSERTS_FOR = Rule("nightmare-inserts-for", (*SEAT_CARD, ("place", "number"), ("owner", "seat")), _INSERT, ("N-31",))
CANNOT_PLAY = Rule("nightmare-cannot-play", SEAT, _PLACE, ("N-60",))
NOBODY_CAN = Rule("nightmare-nobody-can-play", (), _PLACE, ("N-29",))
MAY_DRAW = Rule("nightmare-may-draw", SEAT, _PLACE, ("N-60",), quiet=True)
DRAWS = Rule("nightmare-draws", SEAT_CARD, _PLACE, ("N-60",), secret=(1,), aside=True)
DECK_ANEW = Rule("nightmare-deck-anew", (), _PLACE, ("N-09",), aside=True)
TURN_PASSES = Rule("nightmare-turn-passes", SEAT, _PLACE, aside=True)
RUN_STARTS = Rule("nightmare-run-starts", (("card", "card"), ("way", "text")), _RUN)
FULL_STARTS = Rule("nightmare-full-starts", (("card", "card"),), {"3.0": "twenty-cards", "3.1": "twenty-cards"}, ("N-52",))
WANTS_TO_BE_ASKED = Rule("nightmare-wants-to-be-asked", SEAT, {"3.0": "break", "3.1": "break"})
NOTHING_RUNS = Rule("nightmare-nothing-runs", (("seats", "seats"),), _RUN, ("N-29", "N-55"))
ALL_HAVE_BITS = Rule("nightmare-all-have-bits", (), {"3.0": "object", "3.1": "elimination"}, ("N-10",), quiet=True)


# --- a turn -----------------------------------------------------------------------------------------------------------


def turn(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """A player plays one card, or passes if none can be played (N-60)."""
    board = state.board
    table = board.table
    seat = table.turn
    if answer == ASK_AGAIN:
        assert state.memory is not None
        again = next_state(state, board, state.frames, None, taking_back(state.memory, seat))
        return WANTS_TO_BE_ASKED, (seat,), again
    if answer is not None:
        return _played(state, frame, board, seat, answer)
    options = playable(state, board, seat)
    if options:
        if state.memory is not None and any(standing.seat == seat for standing in state.memory.passes):
            options = (*options, ASK_AGAIN)
        return ASKED_TO_PLAY, (seat,), asking(state, Ask(seat, PLAY_ASK, (), options))
    if _somebody_can_go_on(state, board):
        return CANNOT_PLAY, (seat,), going_on(state, frame, board)
    had_twenty = board.run.final  # if so, that is why nobody can stop it (N-52)
    board = with_run(board, Run(runner=None if had_twenty else NOBODY, running=True, final=True))
    return NOBODY_CAN, (), next_state(state, board, (at(frame, PASS_ON),), None, state.memory)


def _somebody_can_go_on(state: NightmareState, board: Board) -> bool:
    """Whether somebody can play a card, or will draw one at the end of a turn; if not, turns would go on for ever (N-29)."""
    seats = seats_in(board)
    if not no_card_at_all(state, board) and any(len(board.table.hands[seat - 1]) < HAND for seat in seats):
        return True
    return any(playable(state, board, seat) for seat in seats)


def playable(state: NightmareState, board: Board, seat: int) -> tuple[Option, ...]:
    """What a seat may play: an instruction at the head or the tail with its own bit, a PROGRAM ERROR with an opponent's,
    or a one-shot instead."""
    tried = candidates(state, board, seat)
    free = bool(board.row) and has_supply(state, board, seat)  # if so, a card can only be refused because of whose bit it is
    return tuple([option for option in tried if (free and len(option) == 2) or why_not_play(state, board, seat, option) is None])


def candidates(state: NightmareState, board: Board, seat: int) -> list[Option]:
    """Everything that a seat might try to play. Two cards of a kind are the same choice."""
    options: list[Option] = []
    hand: dict[str, str] = {}
    for card in board.table.hands[seat - 1]:
        hand.setdefault(KIND[card], card)
    for card in hand.values():
        options += _ways_to_play(card, len(board.points))
    if "SECRET" in hand:
        for card in hand.values():
            options += _ways_to_hide(card)
    return options


@cache
def _ways_to_play(card: str, players: int) -> tuple[Option, ...]:
    name = kind(card)
    if name == "SECRET":
        return ()
    if CARDS[name].one_shot:
        return ((name.lower(), card),)
    if CARDS[name].foreign:
        return tuple((end, card, other) for other in SEATS[players] for end in ("give-head", "give-tail"))
    return (("head", card), ("tail", card))


@cache
def _ways_to_hide(card: str) -> tuple[Option, ...]:
    return () if CARDS[kind(card)].one_shot else (("secret-head", card), ("secret-tail", card))


Why = tuple[str, str, tuple[str, ...]]
"""Why something cannot be played: the message, the place that forbids it, the rulings."""


def why_not_play(state: NightmareState, board: Board, seat: int, option: Option) -> Why | None:
    """Why a seat cannot play a card in this way; None if it can."""
    verb = option[0]
    if len(option) > 2:
        owner = option[2]
        if owner == seat:
            return "refused-own-error", "card-program-error", ()
        if owner in board.out:
            return "refused-bit-of-one-out", "card-program-error", ()
        return None if has_supply(state, board, owner) else ("refused-no-supply", "card-program-error", ("N-05",))
    if verb == "run" and not board.row:
        return "refused-nothing-to-run", "card-run", ("N-55",)
    if verb in ("run", "insert"):
        return None
    place = "card-secret" if verb.startswith("secret") else "version-2" if state.setup.edition == "3.0" else "programming"
    return None if has_supply(state, board, seat) else ("refused-no-supply", place, ("N-05",))


def refused(state: NightmareState) -> list[Forbidden]:
    """The refused plays at the open question."""
    board = state.board
    seat = board.table.turn
    found: list[Forbidden] = []
    for option in candidates(state, board, seat):
        why = why_not_play(state, board, seat, option)
        if why is not None:
            found.append(_forbidden(state, seat, option, why, option[1], hoped=option[-1] != seat))
    return found


def _played(state: NightmareState, frame: NightmareFrame, board: Board, seat: int, answer: Option) -> Outcome:
    verb, card = answer[0], answer[1]
    if verb in ("run", "insert"):
        return _one_shot(state, frame, board, seat, verb, card)
    table = board.table
    if verb in ("secret-head", "secret-tail"):
        secret = next(c for c in table.hands[seat - 1] if kind(c) == "SECRET")
        board = with_table(board, _from_hand(_from_hand(board, seat, card), seat, secret, discard=True).table)
        board, lies = laid_face_down(board, card, seat)
        rule = HIDES_HEAD if verb == "secret-head" else HIDES_TAIL
    else:
        board = _from_hand(board, seat, card)
        lies = card
        rule = {"head": PLAYS_HEAD, "tail": PLAYS_TAIL, "give-head": GIVES_HEAD, "give-tail": GIVES_TAIL}[verb]
    owner = answer[2] if len(answer) > 2 else seat
    board = supplied(board, owner, -1)
    laid = Instruction(lies, (owner,))
    if verb.endswith("head"):
        board = with_row_and_pc(board, (laid, *board.row), board.pc + 1 if board.row else 0)
    else:
        board = with_row(board, (*board.row, laid))
    return rule, (seat, *answer[1:]), going_on(state, frame, board)


def _from_hand(board: Board, seat: int, card: str, *, discard: bool = False) -> Board:
    table = board.table
    hands = table.hands
    hand = hands[seat - 1]
    place = hand.index(card)
    table = with_hands(table, (*hands[: seat - 1], hand[:place] + hand[place + 1 :], *hands[seat:]))
    return with_table(board, with_discards(table, (*table.discards, card)) if discard else table)


def _one_shot(state: NightmareState, frame: NightmareFrame, board: Board, seat: int, verb: str, card: str) -> Outcome:
    """RUN and INSERT are played once and discarded."""
    if verb == "insert":
        board = _from_hand(board, seat, card, discard=True)
        return PLAYS_INSERT, (seat, card), with_top(state, at(frame, INSERT_DRAW), board)
    keeps = state.setup.interpretation.keeps_run
    board = _from_hand(board, seat, card, discard=not keeps)
    board = with_table(board, board.table._replace(shown=card if keeps else None))
    board = with_run(board, Run(runner=seat, running=True, final=board.run.final))
    return PLAYS_RUN, (seat, card), going_on(state, frame, board)


# --- INSERT -----------------------------------------------------------------------------------------------------------


def insert_draw(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """INSERT: a card from the deck, which its player alone sees until it lies in the program."""
    board = state.board
    seat = board.table.turn
    if answer is not None:
        card = answer[1]
        if cannot_lie(card):
            return INSERT_CANNOT_LIE, (card,), with_top(state, frame, discarding(board, card))
        board = with_table(board, into_hand(off_the_deck(board.table, card), seat, card))
        return SEES_INSERT, (seat, card), with_top(state, at(frame, INSERT_PLACE), board)
    if nothing_to_draw(state, board):
        return INSERT_VOID, (), with_top(state, at(frame, DRAW), board)
    if not board.table.deck:
        return shuffling(state, board, state.frames, DECK_ANEW)
    return INSERT_DRAWS, (seat,), asking(state, chance_ask(board, INSERT_DRAW_ASK, (seat,)))


def insert_place(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """INSERT: anywhere in the program, with one's own bit; a PROGRAM ERROR with an opponent's (N-31)."""
    board = state.board
    seat = board.table.turn
    card = board.table.hands[seat - 1][-1]
    if answer is None:
        return (
            ASKED_TO_INSERT,
            (seat,),
            asking(state, Ask(seat, INSERT_ASK, ("INSERT",), _insert_options(state, board, seat, card))),
        )
    place = answer[1]
    owner = answer[2] if answer[0] == "give-place" else seat
    bits = (owner,) if has_supply(state, board, owner) else ()
    board = _from_hand(board, seat, card)
    if bits:
        board = supplied(board, owner, -1)
    board = put_in(board, None, place, Instruction(card, bits))
    after = with_top(state, at(frame, DRAW), board)
    if not bits:
        return INSERTS_BARE, (seat, card, place + 1), after
    if owner != seat:
        return INSERTS_FOR, (seat, card, place + 1, owner), after
    return INSERTS, (seat, card, place + 1), after


def _insert_options(state: NightmareState, board: Board, seat: int, card: str) -> tuple[Option, ...]:
    tried = _insert_candidates(board, card)
    options = tuple(option for option in tried if _why_not_insert(state, board, seat, card, option) is None)
    return options or tuple(option for option in tried if option[0] == "place")  # no opponent has a bit for a PROGRAM ERROR


def _insert_candidates(board: Board, card: str) -> list[Option]:
    options: list[Option] = []
    for place in range(len(board.row) + 1):
        options.append(("place", place))
        if CARDS[kind(card)].foreign:
            options += [("give-place", place, owner) for owner in SEATS[len(board.points)]]
    return options


def _why_not_insert(state: NightmareState, board: Board, seat: int, card: str, option: Option) -> Why | None:
    """Why the card cannot be inserted in this way: a PROGRAM ERROR needs an opponent's bit (N-31)."""
    if not CARDS[kind(card)].foreign:
        return None
    owner = seat if option[0] == "place" else option[2]
    if owner == seat:
        return "refused-own-error", "card-program-error", ("N-31",)
    if owner in board.out:
        return "refused-bit-of-one-out", "card-program-error", ()
    return None if has_supply(state, board, owner) else ("refused-no-supply", "card-program-error", ("N-05",))


def refused_insert(state: NightmareState) -> list[Forbidden]:
    """The refused places of the drawn card."""
    board = state.board
    seat = board.table.turn
    card = board.table.hands[seat - 1][-1]
    tried = [o for o in _insert_candidates(board, card) if state.ask is not None and o not in state.ask.options]
    found = ((option, _why_not_insert(state, board, seat, card, option)) for option in tried)
    return [_forbidden(state, seat, option, why, card, hoped=False) for option, why in found if why is not None]


def _forbidden(state: NightmareState, seat: int, option: Option, why: Why, card: str, *, hoped: bool) -> Forbidden:
    id, place, rulings = why
    reason = Refusal(id, (("card", "card"),), (card,), Citation(state.setup.work, place), rulings)
    return Forbidden(seat, option, reason, hoped)


# --- the end of a turn ------------------------------------------------------------------------------------------------


def draw(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """At the end of a turn the hand is refilled to four cards (N-60); each draw is chance's answer."""
    board = state.board
    table = board.table
    seat = table.turn
    hand = table.hands[seat - 1]
    if answer is not None:
        card = answer[1]
        after = with_table(board, into_hand(off_the_deck(table, card), seat, card))
        return DRAWS, (seat, card), with_top(state, frame, after)
    if len(hand) >= HAND or no_card_at_all(state, board):
        return pass_on(state, frame, None)
    if not table.deck:
        return shuffling(state, board, state.frames, DECK_ANEW)
    return MAY_DRAW, (seat,), asking(state, chance_ask(board, DRAW_ASK, (seat,)))


def pass_on(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """The turn is over: the program runs if it must (RUN, 20 cards, nobody can play), else the next player's turn comes."""
    board = state.board
    table = board.table
    if board.run.running and not board.row:  # nobody can play, and the program is empty: nothing is left to do (N-29, N-55)
        return NOTHING_RUNS, (seats_in(board),), over(state, board, "tie", seats_in(board))
    if board.run.running:
        way = "tail" if board.way == FORWARD else "head"
        return RUN_STARTS, (board.row[board.pc].card, way), _running(state, frame, board)
    if len(board.row) >= FULL:
        board = with_run(board, Run(runner=None, running=True, final=True))
        return FULL_STARTS, (board.row[board.pc].card,), _running(state, frame, board)
    following = clockwise(board, table.turn % len(board.points) + 1)[0]
    board = with_table(board, with_turn(table, following))
    return TURN_PASSES, (following,), with_top(state, at(frame, TURN), board)


def _running(state: NightmareState, frame: NightmareFrame, board: Board) -> NightmareState:
    after = calling(state, at(frame, TURN), ARRIVING, board)
    frames = after.frames
    if state.setup.ruling("N-10") == "run-start":
        frames = (*frames, Frame(ROLL_CALL, 0, None, NOBODY, Env()))
    return next_state(after, board, frames, None, resting(state.memory))


def roll_call(state: NightmareState, frame: NightmareFrame, answer: Option | None) -> Outcome:
    """N-10's other answer: whoever has no bit in the program when a run starts is out."""
    board = state.board
    without_bits = tuple(seat for seat in seats_in(board) if not has_bits(board, seat))
    if not without_bits:
        return ALL_HAVE_BITS, (), next_state(state, board, state.frames[:-1], None, state.memory)
    return leaving(state, NOBODY, board, without_bits, OUT_OF_BITS)
