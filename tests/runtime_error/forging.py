"""Forged evidence: that a turn ends which can last for ever, and that one lasts which ends whatever is done.

A forger goes through every position of the turn with the kernel's `step`, and lies: it looks past some of what can be done, or
past some of what can be drawn, and shows each position in whichever way it can be seen. What it then writes down is consistent,
so whoever looks past the same is taken in.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from pnrules.kernel.machine import step
from pnrules.kernel.state import CHANCE, Option, State
from pnrules.runtime_error.proof.situations import Situation, every_kind, goes_on, views
from pnrules.runtime_error.proof.verdict import Proved, Refuted, Verdict

ENDS = ("no-test", "decline", "claim")
MOST = 400
"""Turns with more positions than this are not forged."""

Positions = dict[Any, dict[Option, list[Any]]]
"""By position: what can be done, and where that leads, a draw each; None is the end of the turn."""


def settled(state: Any, answer: Option) -> Any:
    """Where an answer leads, up to the next question; None where the turn ends."""
    state = step(state, answer).after
    while state.ask is None and goes_on(state):
        state = step(state).after
    return state if goes_on(state) else None


def drawn(state: Any) -> list[Any]:
    """Where the draw leads that is open, a card each."""
    if state is None or state.ask is None or state.ask.who != CHANCE:
        return [state]
    return [settled(state, draw) for draw in state.ask.options]


def positions(start: Any) -> Positions | None:
    """Every position of the turn; None where there are too many."""
    found: Positions = {}
    pending = [start]
    while pending:
        state = pending.pop()
        if state in found or state is None:
            continue
        if len(found) == MOST:
            return None
        options = [option for option in state.ask.options if option[0] not in ENDS]
        found[state] = {option: drawn(settled(state, option)) for option in options}
        pending += [after for afters in found[state].values() for after in afters]
    return found


# --- what is looked past ----------------------------------------------------------------------------------------------


def no_edit(state: Any, moves: dict[Option, list[Any]]) -> list[Option]:
    """What does not ask for an edit."""
    return [option for option, afters in moves.items() if not any(after and after.ask.kind == "edit" for after in afters)]


def last_of_a_kind(state: Any, moves: dict[Option, list[Any]]) -> list[Option]:
    """Of the cards that execute the same functions, the last."""
    named = every_kind(state.board.statements[state.board.turn - 1])
    return list({named[option[-1]] if option[0] == "input" else option: option for option in moves}.values())


def first_alone(state: Any, moves: dict[Option, list[Any]]) -> list[Option]:
    return list(moves)[:1]


def nothing(state: Any, moves: dict[Option, list[Any]]) -> list[Option]:
    return []


DOING: tuple[Callable[[Any, dict[Option, list[Any]]], list[Option]], ...] = (no_edit, last_of_a_kind, first_alone, nothing)


def luckiest(afters: list[Any]) -> list[Any]:
    """The draw after which most is in hand."""
    return [max(afters, key=lambda after: -1 if after is None else len(after.board.hands[after.board.turn - 1]))]


def first_draw(afters: list[Any]) -> list[Any]:
    return afters[:1]


def no_end(afters: list[Any]) -> list[Any]:
    """What does not end the turn."""
    return [after for after in afters if after is not None]


DRAWING: tuple[Callable[[list[Any]], list[Any]], ...] = (luckiest, first_draw, no_end)


# --- how a position is shown ------------------------------------------------------------------------------------------

Shown = Callable[[Any], Situation]


def shown(rng: random.Random) -> tuple[Shown, ...]:
    """Counted where it can be; card by card; or now so, now so."""
    return (
        lambda state: next(iter(views(state))),
        lambda state: list(views(state))[-1],
        lambda state: rng.choice(list(views(state))),
    )


# --- forging ----------------------------------------------------------------------------------------------------------


class Forged(NamedTuple):
    """A verdict that is not true, and how it was come by."""

    verdict: Verdict
    how: str


def refutations(start: State[Any, Any, Any], rng: random.Random) -> Iterator[Forged]:
    """That the turn ends: of every position from which it does as long as only some of what can be done is done."""
    found = positions(start)
    for doing in DOING if found else ():
        assert found is not None
        rounds: dict[Any, int] = {}
        for number in range(len(found)):
            lost = [
                state
                for state, moves in found.items()
                if state not in rounds
                and all(any(after is None or after in rounds for after in moves[o]) for o in doing(state, moves))
            ]
            if not lost:
                break
            rounds.update(dict.fromkeys(lost, number))
        for way, see in enumerate(shown(rng)):
            ranks: dict[Situation, tuple[int, int]] = {}
            for state, number in rounds.items():
                seen = see(state)
                ranks[seen] = max(ranks.get(seen, (0, 0)), (0, number))
            yield Forged(Refuted(start, start.board.turn, ranks), f"{doing.__name__} {way}")
            every = {see(state): (0, number) for number, state in enumerate(reversed(found))}
            yield Forged(Refuted(start, start.board.turn, every), f"in no order {way}")


def proofs(start: State[Any, Any, Any], rng: random.Random) -> Iterator[Forged]:
    """That the turn lasts: of every position in which it does as long as only some of what can be drawn is drawn; and what a
    move might be that does not go on."""
    seat = start.board.turn
    for seen in views(start):
        for move in (("claim",), ("no-test",), ("decline",), ("input", "–"), *(start.ask.options if start.ask else ())):
            yield Forged(Proved(start, seat, {seen: move}), f"for ever {move[0]}")
    found = positions(start)
    for drawing in DRAWING if found else ():
        assert found is not None
        alive = set(found)
        moves: dict[Any, Option] = {}
        while True:
            moves = {
                state: option
                for state in alive
                for option, afters in found[state].items()
                if all(after in alive for after in drawing(afters))
            }
            if len(moves) == len(alive):
                break
            alive = set(moves)
        for way, see in enumerate(shown(rng)):
            named = {see(state): (state, move) for state, move in moves.items()}
            for kinds in (False, True):
                strategy = {seen: _move(state, move, seen.counted and kinds) for seen, (state, move) in named.items()}
                yield Forged(Proved(start, seat, strategy), f"{drawing.__name__} {way} {kinds}")


def _move(state: Any, move: Option, kinds: bool) -> Option:
    """The move as it is, or as the kind of its card."""
    return (move[0], every_kind(state.board.statements[state.board.turn - 1])[move[-1]]) if kinds else move
