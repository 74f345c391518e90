"""How Programmer's Nightmare is judged: what other hands and face-down cards may be, and what a position is worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final, cast

from pnrules.kernel.copies import FACE_DOWN, KIND
from pnrules.kernel.facets.players import Judgement, dealt, goes_on
from pnrules.kernel.state import AnyState, Option
from pnrules.nightmare.cards import CARDS, DEALT_DECK, DECK
from pnrules.nightmare.flow.building import PLAY_ASK
from pnrules.nightmare.flow.claiming import CLAIM_ASK
from pnrules.nightmare.flow.running import DECLINE, EXECUTE, EXECUTE_ASK
from pnrules.nightmare.procedures import RUN_FRAME, RUNNING
from pnrules.nightmare.table.board import Board, instructions, with_table
from pnrules.nightmare.table.memory import Memory, Visit
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

PROMISES: Final[Mapping[str, float]] = {
    **dict.fromkeys((FACE_DOWN, *CARDS), 0.2),
    "POWER SURGE": 2.4,
    "ACQUIRE": 1.4,
    "OVERWRITE": 1.2,
    "WORM": 1.2,
    "DELETE": 1.1,
    "BIT MOVER": 1.1,
    "SUBROUTINE": 1.1,
    "SELF DESTRUCT": 1.0,
    "BIT SWAPPER": 0.9,
    "COPY": 0.8,
    "FUTURE": 0.8,
    "FLOATER": 0.6,
    "ZAP": 0.5,
    "PROGRAM ERROR": -0.4,
}
"""By kind of card, what a bit on it is worth in points: measured in games of greedy players with random claims."""


WIDTH: Final = 8
"""How many claims and plays are tried at most."""

_STANDING: Final = frozenset({"pass-until", "ask-again"})
"""The verbs that only affect how often somebody is asked."""


class NightmareJudgement(Judgement):
    """Points are what counts: twenty win, and whoever has none is out."""

    strength = 400
    horizon = 24
    decisive = 4.0

    def supposed(self, view: NightmareState, seat: int, draw: Random) -> NightmareState:
        """The cards that the seat does not see, dealt to hands and face-down places; the rest is the deck.

        No seat knows the memory of a run, so the run is taken to have just begun.
        """
        cards = DEALT_DECK if view.setup.version == 1 else DECK
        board, lies = _full(view.board, cards, {}, draw)
        frames = tuple(_full_frame(frame, cards, lies, draw) for frame in view.frames)
        return view._replace(board=board, frames=frames, memory=_memory(view, board))

    def considered(self, state: NightmareState) -> tuple[Option, ...]:
        """The claims and plays of the most promising cards, and the plain way to pass."""
        ask = state.ask
        assert ask is not None
        options = tuple([option for option in ask.options if option[0] not in _STANDING]) or ask.options
        if ask.kind not in (CLAIM_ASK, PLAY_ASK):
            return options
        return tuple(sorted(options, key=_promise, reverse=True)[:WIDTH])

    def likely(self, state: NightmareState, draw: Random) -> AnyState:
        """Executes a card if that gains something, makes a claim or a play that promises something, else chooses at random."""
        ask = state.ask
        assert ask is not None
        if ask.kind == EXECUTE_ASK:
            return self._decided(state, draw)
        options = self.considered(state)
        drawn = draw.random()
        if ask.kind in (CLAIM_ASK, PLAY_ASK):
            drawn *= drawn
        return goes_on(state, options[int(drawn * len(options))])

    def _decided(self, state: NightmareState, draw: Random) -> AnyState:
        """The state after executing the card, or else after declining it."""
        assert state.ask is not None
        after = goes_on(state, EXECUTE)
        gained = self._lead(after, int(state.ask.who)) - self._lead(state, int(state.ask.who))
        if gained > 0 or (not gained and draw.random() < 0.5):
            return after
        return goes_on(state, DECLINE)

    def _lead(self, state: NightmareState, seat: int) -> float:
        stands = self.standing(state)
        return stands[seat - 1] - max([each for other, each in enumerate(stands, 1) if other != seat])

    def standing(self, state: NightmareState) -> tuple[float, ...]:
        """The points, plus what each bit on a card of the program may still bring."""
        board = state.board
        stands = [float(points) for points in board.points]
        for here in instructions(board):
            for seat in here.bits:
                stands[seat - 1] += PROMISES[KIND[here.card]]
        return tuple(stands)


def _promise(option: Option) -> float:
    """What claiming or playing the card promises; for a card with an opponent's bit, what it costs them."""
    if option[0] == "run":
        return 0.0
    promised = PROMISES[KIND[option[1]]]
    return -promised if len(option) > 2 else promised


def _full(board: Board, cards: Iterable[str], lies: Mapping[str, str], draw: Random) -> tuple[Board, dict[str, str]]:
    """The board with everything that was hidden, and what the face-down cards are.

    lies  what has been assumed of face-down cards, by name
    """
    table = board.table
    hands = cast("tuple[Any, ...]", table.hands)
    known = {secret.alias: secret.card or lies.get(secret.alias) for secret in table.secrets}
    seen = {here.card for here in instructions(board)} | {*table.discards, table.shown, *known.values()}
    for hand in hands:
        if not isinstance(hand, int):
            seen.update(hand)
    hidden = dealt((card for card in cards if card not in seen), draw)
    for alias, card in known.items():
        if card is None:
            known[alias] = _taken(hidden)
    full = tuple([tuple([hidden.pop() for _ in range(hand)]) if isinstance(hand, int) else hand for hand in hands])
    lying = cast("dict[str, str]", known)
    secrets = tuple([secret._replace(card=lying[secret.alias]) for secret in table.secrets])
    table = table._replace(hands=full, secrets=secrets, deck=tuple(sorted(hidden)))
    return with_table(board, table), lying


def _taken(hidden: list[str]) -> str:
    """Remove and return the first of these cards that can lie in a program."""
    card = next(card for card in hidden if not CARDS[KIND[card]].one_shot)
    hidden.remove(card)
    return card


def _full_frame(frame: NightmareFrame, cards: Iterable[str], lies: Mapping[str, str], draw: Random) -> NightmareFrame:
    """A frame that keeps the board at its activation (N-40), with nothing hidden on it."""
    then = frame.env.then
    return frame if then is None else frame._replace(env=frame.env._replace(then=_full(then, cards, lies, draw)[0]))


def _memory(view: NightmareState, board: Board) -> Memory:
    """The minimal memory: the current stop."""
    if len(view.frames) > RUN_FRAME and view.frames[RUN_FRAME].code == RUNNING and board.row:
        return Memory(visits=(Visit(board.row[board.pc].card, board.way, board),), far=1)
    return Memory()


JUDGEMENT = NightmareJudgement()
