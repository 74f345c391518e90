"""How Programmer's Nightmare is judged: what may be in other hands and lie face down, and what a position may be worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final, cast

from pnrules.kernel.copies import KIND
from pnrules.kernel.judgement import Judgement, dealt
from pnrules.nightmare.cards import CARDS, DEALT_DECK, DECK
from pnrules.nightmare.procedures import CLAIMING, DEALING, RUN_FRAME, RUNNING
from pnrules.nightmare.table.board import Board, instructions, with_table
from pnrules.nightmare.table.memory import Memory, Visit
from pnrules.nightmare.table.state import NightmareFrame, NightmareState

_FORGETFUL: Final = frozenset({DEALING, CLAIMING})
"""The procedures before which nothing is remembered."""


class NightmareJudgement(Judgement):
    """Points are what counts: twenty win, and without any one is out."""

    strength = 200
    horizon = 24
    decisive = 4.0

    def supposed(self, view: NightmareState, seat: int, draw: Random) -> NightmareState:
        """The cards that the seat does not see, dealt to hands and to what lies face down; the rest is the deck.

        What is remembered of a run no seat is told. It is taken to have just begun.
        """
        cards = DEALT_DECK if view.setup.version == 1 else DECK
        board, lies = _full(view.board, cards, {}, draw)
        frames = tuple(_full_frame(frame, cards, lies, draw) for frame in view.frames)
        return view._replace(board=board, frames=frames, memory=_memory(view, board))


def _full(board: Board, cards: Iterable[str], lies: Mapping[str, str], draw: Random) -> tuple[Board, dict[str, str]]:
    """The board with all that was hidden on it, and what it is that lies face down.

    lies  what is taken to lie face down already, by name
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
    secrets = tuple([secret._replace(card=known[secret.alias]) for secret in table.secrets])
    table = table._replace(hands=full, secrets=secrets, deck=tuple(sorted(hidden)))
    return with_table(board, table), cast("dict[str, str]", known)


def _taken(hidden: list[str]) -> str:
    """The first card among these that can lie in a program; it is one of them no more."""
    card = next(card for card in hidden if not CARDS[KIND[card]].one_shot)
    hidden.remove(card)
    return card


def _full_frame(frame: NightmareFrame, cards: Iterable[str], lies: Mapping[str, str], draw: Random) -> NightmareFrame:
    """A frame that remembers the board at its activation (N-40) remembers all of it."""
    then = frame.env.then
    return frame if then is None else frame._replace(env=frame.env._replace(then=_full(then, cards, lies, draw)[0]))


def _memory(view: NightmareState, board: Board) -> Memory | None:
    """What is remembered at the least: the stop under way."""
    if view.frames[-1].code in _FORGETFUL:
        return None
    if len(view.frames) > RUN_FRAME and view.frames[RUN_FRAME].code == RUNNING and board.row:
        return Memory(visits=(Visit(board.row[board.pc].card, board.way, board),), far=1)
    return Memory()


JUDGEMENT = NightmareJudgement()
