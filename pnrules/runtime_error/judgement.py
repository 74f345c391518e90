"""How Runtime Error is judged: what other hands may hold, what can be proved quickly, and how near somebody is to an endless
turn.

A turn lasts for ever if inputs loop and each brings a card back. So what counts are statements of ♠ and of ♥ that are satisfied
by the same inputs, and two cards to play there. Nobody claims in a simulation; the value of a position says how near a claim is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple, cast

from pnrules.kernel.facets.players import Judgement, dealt, goes_on, shares
from pnrules.kernel.game import Setup
from pnrules.kernel.state import AnyState, Option
from pnrules.runtime_error.flow.inputs import EDIT_ASK
from pnrules.runtime_error.flow.turns import NO_TEST, SCRIPT_ASK
from pnrules.runtime_error.table.board import CLAIM, Board, Memory, Statement
from pnrules.runtime_error.table.cards import DECK, DIAMONDS, HEARTS, SPADES, SUIT, VALUE, in_order
from pnrules.runtime_error.table.state import RuntimeErrorState
from pnrules.runtime_error.turns_away import PAIR, turns_away

GLANCE: Final = 1_000
"""How many outcomes of moves the search examines before it claims: far fewer than a claim at the table may, so that a page does
not freeze. Nearly everything that can be proved is proved within fewer."""

WIDTH: Final = 5
"""How many moves are tried at most: those that bring a seat nearest."""

CARD_IN_HAND: Final = 0.2
"""The value of a card in hand, so that none is wasted."""

AT_A_GLANCE: Final = 0.03
"""The same for a player who does not look ahead: next to nothing."""

A_TURN: Final = 4
"""The cards that a turn takes, a statement and an input: for a player who does not look ahead, more are worth nothing."""

READY: Final = 1.0
"""The value of a card that keeps the turn going, up to a pair."""


class RuntimeErrorJudgement(Judgement):
    """There are no points: what counts is how near a seat is to an endless turn."""

    strength = 200
    horizon = 60
    decisive = 1.0
    habit = 0.05

    def supposed(self, view: RuntimeErrorState, seat: int, draw: Random) -> RuntimeErrorState:
        """The cards that the seat does not see, dealt to the other hands; the rest is the deck."""
        board = view.board
        hands = cast("tuple[Any, ...]", board.hands)
        held = [card for hand in hands if not isinstance(hand, int) for card in hand]
        laid = [card for lying in board.statements for statement in lying for card in statement.cards]
        seen = {*held, *laid, *board.discards, *board.aside, board.input}
        hidden = dealt((card for card in DECK if card not in seen), draw)
        full = tuple([in_order(hidden.pop() for _ in range(hand)) if isinstance(hand, int) else hand for hand in hands])
        board = board._replace(hands=full, deck=in_order(hidden))
        return view._replace(board=board, memory=Memory() if board.demonstrating else None)

    def winning(self, view: RuntimeErrorState, seat: int) -> Option | None:
        """The claim, if it can be proved quickly, whatever the cards are that the seat does not see."""
        if view.ask is None or CLAIM not in view.ask.options:
            return None
        from pnrules.runtime_error.proof.prover import prove  # only loaded when somebody claims

        state = self.supposed(view, seat, Random(0))
        verdict = prove(state._replace(setup=_unseen(state.setup)), seat, budget=GLANCE)
        return CLAIM if verdict.name == "proved" else None

    def considered(self, state: RuntimeErrorState) -> tuple[Option, ...]:
        """The statements and edits that bring the seat nearest; the inputs that do something; no claim."""
        ask = state.ask
        assert ask is not None
        options = ask.options if ask.options[-1] != CLAIM else ask.options[:-1]
        if ask.kind in _GAINS:
            gain = _GAINS[ask.kind]
            return tuple(sorted(options, key=lambda option: -gain(state.board, option))[:WIDTH])
        if options[-1] != NO_TEST:
            return options
        mine = state.board.statements[state.board.turn - 1]
        useful = [option for option in options[:-1] if any(statement.holds(option[1]) for statement in mine)]
        return (NO_TEST, *(useful or options[:1])[:WIDTH])

    def decided(self, state: RuntimeErrorState) -> tuple[float, ...] | None:
        """A win for the player on turn who has a pair that keeps it going: nothing is left to do but to claim."""
        board = state.board
        seat = board.turn
        if state.ask is None or state.ask.kind == EDIT_ASK:
            return None
        mine, hand = board.statements[seat - 1], board.hands[seat - 1]
        if not _goes_on(board, mine, hand) and (state.ask.kind != SCRIPT_ASK or not _script_goes_on(state, mine, hand)):
            return None
        return tuple([float(each == seat) for each in range(1, len(board.hands) + 1)])

    def likely(self, state: RuntimeErrorState, draw: Random) -> AnyState:
        """Usually the statement or edit that brings the seat nearest; if there is none, it usually waits for better cards."""
        ask = state.ask
        assert ask is not None
        options = ask.options if ask.options[-1] != CLAIM else ask.options[:-1]
        if draw.random() < _SENSIBLE:
            gain = _GAINS.get(ask.kind)
            return goes_on(state, options[-1] if gain is None else max(options, key=lambda option: gain(state.board, option)))
        return goes_on(state, options[int(draw.random() * len(options))])

    def standing(self, state: RuntimeErrorState) -> tuple[float, ...]:
        """How near their statements bring everybody, plus something for each card in hand that a turn can use."""
        seats = zip(state.board.statements, state.board.hands, strict=True)
        return tuple([reach(lying).near + AT_A_GLANCE * min(len(hand), A_TURN) for lying, hand in seats])

    def worth(self, state: RuntimeErrorState) -> tuple[float, ...]:
        """How near everybody is with the actual cards in hand; the player on turn is nearer."""
        board = state.board
        return shares([_nearness(board, seat) for seat in range(1, len(board.hands) + 1)], self.decisive)


_SENSIBLE: Final = 0.95


@lru_cache(maxsize=64)
def _unseen(setup: Setup) -> Setup:
    """The set-up in which a claim considers every card that the claimer does not see (R-07's other answer)."""
    return setup.with_(rulings={**dict(setup.rulings), "R-07": "unseen"})


# --- how near ---------------------------------------------------------------------------------------------------------


class Reach(NamedTuple):
    """What the statements of a seat achieve.

    near   how near they bring it to an endless turn, whatever it holds
    goes   the inputs that loop and bring a card back
    """

    near: float
    goes: frozenset[int]


@lru_cache(maxsize=16_384)
def reach(statements: tuple[Statement, ...]) -> Reach:
    """What these statements achieve, by the values that loop, that bring a card back, and that would be edits."""
    held: dict[str, frozenset[int]] = {}
    for statement in statements:
        held[SUIT[statement.function]] = frozenset(range(VALUE[statement.lower], VALUE[statement.upper] + 1))
    none: frozenset[int] = frozenset()
    edits = held.get(DIAMONDS, none)
    loops = held.get(SPADES, none) - edits
    pulls = held.get(HEARTS, none) - edits
    goes = loops & pulls
    near = len(loops) / 8 + len(pulls) / 8 + len(goes) / 4
    return Reach(near, goes)


def _goes_on(board: Board, mine: tuple[Statement, ...], hand: tuple[str, ...]) -> bool:
    """Whether a hand has a pair that keeps the turn going; one of the cards may be the top discard."""
    goes = reach(mine).goes
    if not goes:
        return False
    held = sum([VALUE[card] in goes for card in hand])
    on_top = bool(board.discards) and VALUE[board.discards[-1]] in goes
    return held > 0 and held + on_top >= PAIR


def _script_goes_on(state: RuntimeErrorState, mine: tuple[Statement, ...], hand: tuple[str, ...]) -> bool:
    """Whether there is such a pair after some statement."""
    assert state.ask is not None
    return any(
        _goes_on(state.board, (*mine, Statement(*option[1:])), tuple([card for card in hand if card not in option]))
        for option in state.ask.options
        if len(option) > 1
    )


def _nearness(board: Board, seat: int) -> float:
    near, goes = reach(board.statements[seat - 1])
    hand = board.hands[seat - 1]
    return near + CARD_IN_HAND * len(hand) + (READY * min(sum([VALUE[card] in goes for card in hand]), PAIR) if goes else 0.0)


def _of_scripts(board: Board, option: Option) -> float:
    """How near the seat is with this statement: the fewer turns away, the nearer."""
    mine, hand = board.statements[board.turn - 1], board.hands[board.turn - 1]
    if len(option) == 1:
        return -turns_away(mine, hand)
    return -turns_away((*mine, Statement(*option[1:])), tuple([card for card in hand if card not in option]))


def _of_edits(board: Board, option: Option) -> float:
    """How much an edit improves the seat compared with the others."""
    gained = 0.0
    for seat, lying in enumerate(board.statements, 1):
        after = lying
        if len(option) > 1:
            after = tuple([each.edited(option[1], option[2]) if option[1] in each.cards else each for each in lying])
        near = reach(after).near
        gained += near if seat == board.turn else -near
    return gained


_GAINS: Final[dict[str, Callable[[Board, Option], float]]] = {SCRIPT_ASK: _of_scripts, EDIT_ASK: _of_edits}
"""By the kind of question: what an option gains."""

JUDGEMENT = RuntimeErrorJudgement()
