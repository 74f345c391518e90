"""The meaning of Runtime Error's own part of a scenario. `form` says what it looks like."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from pnrules.kernel.errors import Problem
from pnrules.kernel.forms.validation import JsonPath
from pnrules.kernel.game import Setup
from pnrules.kernel.state import State
from pnrules.runtime_error.files.check import problem
from pnrules.runtime_error.files.form import Player, Start, Written
from pnrules.runtime_error.flow.statements import why_invalid
from pnrules.runtime_error.procedures import DEALING, TURN, begins
from pnrules.runtime_error.table.board import Board, Env, Statement, shuffled
from pnrules.runtime_error.table.cards import DECK, in_order, meant
from pnrules.runtime_error.table.state import RuntimeErrorState

HAND: Final = 5


def start(setup: Setup, said: Start, problems: list[Problem]) -> RuntimeErrorState | None:
    """The first state: the scripting of a turn, or the deal. None if anything is wrong; every problem is added to `problems`."""
    root = JsonPath("", problems)
    before = len(problems)
    used: dict[str, str] = {}
    players, turn = said.players, said.turn
    places = [root.at("players").at(index) for index in range(len(players))]
    statements = tuple(
        _statements(here.at("statements"), p.statements or (), used) for here, p in zip(places, players, strict=True)
    )
    hands = tuple(_cards(here.at("hand"), p.hand or (), used) for here, p in zip(places, players, strict=True))
    discards = _cards(root.at("discards"), said.discards or (), used)
    left = tuple(card for card in DECK if card not in used)
    deck = left if said.deck is None else _cards(root.at("deck"), said.deck, used)
    dealing = not _placed(said) if said.deal is None else said.deal
    if dealing and len(deck) < HAND * len(setup.players):
        root.at("deck").report("problem-too-few-to-deal", (("count", "number"),), HAND * len(setup.players))
    coming = _coming(root.at("draws"), said.draws, deck) if setup.interpretation.fixed else ()
    if len(problems) > before or "" in (*deck, *discards, *chain(*hands), *chain(*chain(*statements))):
        return None
    missing = tuple(card for card in DECK if card not in used and card not in deck)
    board = Board(turn, tuple(map(in_order, hands)), statements, in_order(deck), discards, coming=coming, aside=missing)
    state = State(setup, board, (begins(TURN),), None, None)
    for place, lying in zip(places, statements, strict=True):
        _check_valid(place.at("statements"), state, lying)
    if len(problems) > before:
        return None
    if dealing:
        seats = tuple(range(1, len(players) + 1))
        first = (*seats[turn - 1 :], *seats[: turn - 1])
        state = state._replace(frames=(*state.frames, begins(DEALING, env=Env(seats=first * HAND))))
    return ready(state)


def _coming(place: JsonPath, draws: Sequence[str | None], deck: tuple[str, ...]) -> tuple[str, ...]:
    """The cards that come next, in order (R-06). As long as the deck lasts, each is one of its cards, and comes once.
    Unknown cards have been reported already."""
    coming = [(index, card) for index, card in enumerate(draws) if card in DECK]
    left = set(deck)
    for index, card in coming[: len(deck)]:
        if card not in left:
            place.at(index).report("problem-not-a-draw", (("card", "text"),), card)
        left.discard(card)
    return tuple(card for _, card in coming)


def _placed(said: Start) -> bool:
    """Whether any card is placed; if none is, the game begins with the deal."""
    return any(cards is not None for cards in (said.deck, said.discards)) or any(map(_lies_before, said.players))


def _lies_before(player: Player) -> bool:
    """Whether any of a player's cards is placed."""
    return player.hand is not None or player.statements is not None


def ready(state: RuntimeErrorState) -> RuntimeErrorState:
    """The state in accordance with R-01: by its other answer the deck is never empty while there are discards."""
    board = state.board
    if board.deck or not state.setup.interpretation.at_once:
        return state
    return state._replace(board=shuffled(board, noted=state.setup.interpretation.unseen))


def _cards(place: JsonPath, names: Sequence[str | None], used: dict[str, str]) -> tuple[str, ...]:
    return tuple(_card(place.at(index), name, used) for index, name in enumerate(names))


def _card(place: JsonPath, name: str | None, used: dict[str, str]) -> str:
    """One of the 52 cards that has not been used yet; empty for an invalid one, which has been noted."""
    if name is None:
        return ""
    if name not in DECK:
        place.unknown_card(name, DECK, meant)
        return ""
    if name in used:
        place.report("problem-card-twice", (("card", "text"), ("elsewhere", "text")), name, used[name])
    used[name] = place.path
    return name


def _statements(place: JsonPath, written: Sequence[Written], used: dict[str, str]) -> tuple[Statement, ...]:
    places = (place.at(index) for index in range(len(written)))
    return tuple(_statement(here, each, used) for here, each in zip(places, written, strict=True))


def _statement(place: JsonPath, written: Written, used: dict[str, str]) -> Statement:
    return Statement(*(_card(place.at(part), card, used) for part, card in zip(written._fields, written, strict=True)))


def _check_valid(place: JsonPath, state: RuntimeErrorState, lying: tuple[Statement, ...]) -> None:
    for index, statement in enumerate(lying):
        why = why_invalid(state, statement, lying[:index])
        if why is not None:
            place.at(index).report(*problem(why.id), *why.args)


def is_beginning(state: RuntimeErrorState) -> bool:
    """Whether a scenario could begin like this: with a turn, or with the deal."""
    ops = [(frame.code, frame.pc) for frame in state.frames]
    return ops in ([(TURN, 0)], [(TURN, 0), (DEALING, 0)]) and state.ask is None and state.memory is None
