"""Looking for secrets in what a seat is given: cards that it must not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from pnrules import Play
from pnrules.kernel.state import State

NOT_CARDS = ("code", "phase", "id", "kind")
"""Members that name routines and messages: the routine of BUG#2 is called BUG, which is also the name of the first copy."""


def hidden_from(state: State, seat: int) -> set[str]:
    """The cards in the deck, in other hands, and laid face down by others: nobody but their holder knows them."""
    table = state.board.table
    hands = {card for owner, hand in enumerate(table.hands, 1) if owner != seat for card in hand}
    return {*table.deck, *hands, *(secret.card for secret in table.secrets if secret.seat != seat)}


def never_shown(play: Play, seat: int) -> set[str]:
    """The cards that a seat has not seen at any step of a play's line: in a new deal, cards that lay open are hidden again."""
    return set.intersection(*(hidden_from(play.state_at(node), seat) for node in play.line()))


def texts(data: Any) -> Iterator[str]:
    """Every text in JSON data: values, and the names of members that are no routine's."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            if name.rpartition(".")[2] not in NOT_CARDS:  # a patch names a member by its path
                yield from texts(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from texts(value)


def dealt_otherwise(state: State, seat: int, rng: random.Random) -> State:
    """The same table to `seat`'s eyes, with everything hidden from it lying otherwise: what is in the deck and in other hands
    changes places. Who is asked keeps its cards, since it is asked about them."""
    table = state.board.table
    asked = state.ask.who if state.ask is not None else None
    others = [s for s in range(1, len(table.hands) + 1) if s not in (seat, asked)]
    cards = [*table.deck, *(card for s in others for card in table.hands[s - 1])]
    rng.shuffle(cards)
    hands = list(table.hands)
    for s in others:
        count = len(hands[s - 1])
        hands[s - 1], cards = tuple(cards[:count]), cards[count:]
    return state._replace(board=state.board._replace(table=table._replace(hands=tuple(hands), deck=tuple(sorted(cards)))))
