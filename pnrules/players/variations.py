"""Why a choice is good or bad: the principal variation that a search expects after it, and its change of points.

A variation has only moves that come out the same whatever is hidden: with other hands and other draws, the same choices lead to
the same sentences and points. Beyond the search, players are assumed to pass, if the game has such an answer.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from pnrules.kernel.facets.players import LONGEST, Players, drawn
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.machine import run, step
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.kernel.steps import Step
from pnrules.players.search import Node, Search
from pnrules.players.seeing import asked, chance_of

FIRM: Final = 8
"""The least number of simulations for a choice to be expected."""

FARTHEST: Final = 6
"""The maximum number of choices in a variation, apart from idle ones."""

FEW: Final = 3
"""The same if none of them changes points."""

IDLE: Final = 16
"""The maximum number of idle choices until points change."""

WORLDS: Final = 24
"""The number of worlds (ways to fill in what is hidden or drawn) in which a variation is checked."""

SLICES: Final = 2 * WORLDS + 4
"""The maximum number of slices in which a variation is worked out."""


class Move(NamedTuple):
    """A choice of a variation, and its consequences up to the next choice.

    seat    the seat that chooses
    option  its choice
    steps   the choice's own step, and those that follow
    """

    seat: int
    option: Option
    steps: tuple[Step, ...]

    @property
    def after(self) -> AnyState:
        """The state to which it leads."""
        return self.steps[-1].after


class Event(NamedTuple):
    """Something that happens in a variation, as a message.

    id, params, args  the message
    apart             the cards it names that share their name with another card, each with its place
    """

    id: str
    params: tuple[tuple[str, str], ...]
    args: tuple[Any, ...]
    apart: tuple[tuple[str, int], ...]


class Variation(NamedTuple):
    """The expected course after a choice.

    moves  the choices, beginning with that one
    idle   further choices in which everyone passes until points change; assumed, not searched. Empty if points change before, or
           would need more than passing
    open   whether even the first choice's consequences depend on what is hidden, so that it says nothing about points
    """

    moves: tuple[Move, ...]
    idle: tuple[Move, ...] = ()
    open: bool = False

    @property
    def option(self) -> Option:
        """The choice with which it begins."""
        return self.moves[0].option

    @property
    def after(self) -> AnyState:
        """The state at its end."""
        return (self.idle or self.moves)[-1].after

    @property
    def gains(self) -> tuple[int, ...]:
        """By seat, the change of points at its end; empty in a game without points."""
        before, points = self.moves[0].steps[0].before, self.after.setup.game.points
        return tuple([now - then for then, now in zip(points(before), points(self.after), strict=True)])

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners at its end; empty if the game goes on."""
        return self.after.setup.game.winners(self.after) if self.after.over else ()

    def events(self, seat: int) -> tuple[Event, ...]:
        """The events of its moves, as a seat may know them: the first choice, later ones that are not idle, and all changes of
        points."""
        return () if self.open else _events(self.moves, seat)

    def result(self) -> Event | None:
        """The game's result at its end; None if the game goes on."""
        found = self.after.setup.game.result(self.after) if self.after.over else None
        return None if found is None else Event(found[0], tuple(found[1]), tuple(found[2]), ())


def following(search: Search, option: Option, seed: int | str) -> Generator[None, None, Variation]:
    """The variation that a search expects after one of its options; worked out in slices."""
    draw = chance_of(f"{seed}/variation", search.view)
    worlds = [search.judgement.supposed(search.view, search.seat, draw) for _ in range(WORLDS)]
    yield None
    moves = _searched(search, option, worlds[0], draw)
    yield None
    if search.memory is not None:
        worlds.append(worlds[0]._replace(memory=search.memory))
    for world in worlds[1:]:
        held = _sure(search, moves, world, draw)
        if not held:
            return Variation(tuple(moves[:1]), open=True)
        moves = held
        yield None
    changed = _last_change(moves)
    if changed or not search.game.points(search.view):
        return Variation(tuple(moves[: changed or FEW]))
    idle = yield from _sure_idle(search, moves, worlds, draw)
    return Variation(tuple(moves if idle else moves[:FEW]), tuple(idle))


def idle_option(state: AnyState) -> Option | None:
    """An idle answer to the open question, one that changes nothing; None if the game has none here."""
    verbs = Players.of(state.setup.game).idle
    return None if state.ask is None else next((each for each in state.ask.options if each[0] in verbs), None)


def _searched(search: Search, option: Option, state: AnyState, draw: Random) -> list[Move]:
    """The choices with the most simulations, one after another, from a state."""
    node, moves = search.root, list[Move]()
    expected: Option | None = option
    while expected is not None and len(moves) < FARTHEST:
        moves.append(_move(state, expected, draw))
        state = moves[-1].after
        if state.ask is None:
            break
        node = node.children.get(expected, node)  # the tree has no nodes for forced choices
        expected = _expected(node, search.judgement.considered(state))
    return moves


def _expected(node: Node, options: Sequence[Option]) -> Option | None:
    """The option with the most simulations; None if they are too few."""
    if len(options) == 1:
        return options[0]
    tried = [each for each in options if each in node.children and node.children[each].visits >= FIRM]
    return max(tried, key=lambda each: node.children[each].visits, default=None)


def _sure(search: Search, moves: list[Move], world: AnyState, draw: Random) -> list[Move]:
    """The moves, cut before the first that comes out differently in another world."""
    for at, (move, same) in enumerate(zip(moves, _replayed(moves, world, draw), strict=False)):
        if same is None or _known([same], search.seat) != _known([move], search.seat):
            return moves[:at]
    return moves


def _sure_idle(search: Search, moves: list[Move], worlds: Sequence[AnyState], draw: Random) -> Generator[None, None, list[Move]]:
    """The idle moves after these; empty if they come out differently in another world."""
    idle = _idle(moves[-1].after, draw)
    if not _last_change(idle):
        return []
    for world in worlds[1:]:
        yield None
        *_, last = _replayed(moves, world, draw)
        if last is None or _changes_known(_idle(last.after, draw), search.seat) != _changes_known(idle, search.seat):
            return []
    return idle


def _replayed(moves: Sequence[Move], world: AnyState, draw: Random) -> Iterator[Move | None]:
    """The same choices in another world; ends with None at one that is not legal there."""
    state = drawn(world, draw)
    for move in moves:
        ask = state.ask
        if ask is None or ask.who != move.seat or move.option not in ask.options:
            yield None
            return
        same = _move(state, move.option, draw)
        yield same
        state = same.after


def _idle(state: AnyState, draw: Random) -> list[Move]:
    """Idle choices by everyone, as long as possible, until points change."""
    moves: list[Move] = []
    option = idle_option(state)
    while option is not None and len(moves) < IDLE and not _last_change(moves):
        moves.append(_move(state, option, draw))
        state = moves[-1].after
        option = idle_option(state)
    return moves


def _move(state: AnyState, option: Option, draw: Random) -> Move:
    """A choice and its consequences up to the next one; draws on the way are random."""
    seat = asked(state)
    steps = [step(state, option)]
    while True:
        steps += run(steps[-1].after, most=LONGEST)
        ask = steps[-1].after.ask
        if ask is None or ask.who != CHANCE:
            return Move(seat, option, tuple(steps))
        steps.append(step(steps[-1].after, ask.options[int(draw.random() * len(ask.options))]))


# --- events ---------------------------------------------------------------------------------------------------------------


def _events(moves: Sequence[Move], seat: int) -> tuple[Event, ...]:
    told = [
        each
        for number, move in enumerate(moves)
        for at, each in enumerate(move.steps)
        if (at == 0 and (number == 0 or not _leaves_be(each))) or _changes(each)
    ]
    return tuple([_event(each, seat) for each in told if not each.rule.quiet])


def _leaves_be(answered: Step) -> bool:
    """Whether an answer among several was idle: a verb without an object."""
    ask, answer = answered.before.ask, answered.answer
    assert ask is not None
    assert answer is not None
    held_back = Players.of(answered.before.setup.game).held_back(ask.options)
    return len(ask.options) > 1 and len(answer) == 1 and answer == held_back


def _changing(moves: Sequence[Move], seat: int) -> tuple[Event, ...]:
    return tuple([_event(each, seat) for move in moves for each in move.steps if _changes(each)])


def _event(happened: Step, seat: int) -> Event:
    places = Showing.of(happened.before.setup.game).same_name_places(happened.before)
    rule, args = happened.rule, happened.seen_by(seat)
    named = {each for arg in args for each in (arg if isinstance(arg, tuple) else (arg,))}
    apart = tuple([(card, place) for card, place in sorted(places.items()) if card in named])
    return Event(rule.id, tuple(rule.params), args, apart)


def _known(moves: Sequence[Move], seat: int) -> tuple[Any, ...]:
    """The events of moves, and the points after them."""
    return _events(moves, seat), *_stands(moves)


def _changes_known(moves: Sequence[Move], seat: int) -> tuple[Any, ...]:
    """The same with only the changes of points."""
    return _changing(moves, seat), *_stands(moves)


def _stands(moves: Sequence[Move]) -> tuple[Any, ...]:
    return tuple([(move.after.setup.game.points(move.after), move.after.over) for move in moves[-1:]])


def _changes(happened: Step) -> bool:
    points = happened.before.setup.game.points
    return points(happened.before) != points(happened.after)


def _last_change(moves: Sequence[Move]) -> int:
    """The number of moves up to the last one that changes points or ends the game; 0 if none does."""
    return max((at for at, move in enumerate(moves, 1) if move.after.over or any(map(_changes, move.steps))), default=0)
