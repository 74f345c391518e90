"""Matches: whole games between bots, each deal played once for every seating, with confidence intervals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from pnrules.kernel.chance import seeded
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.machine import onward, refused, run, step
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.kernel.steps import Step
from pnrules.players import random_games
from pnrules.players.bots import Bot

if TYPE_CHECKING:
    from pnrules.files.scenario import Source

MOST_CHOICES: Final = 3_000
"""After this many questions, draws included, a game is abandoned without a winner: some could go on for ever."""

SURE: Final = 1.959964
"""The number of standard deviations on either side that hold 95 % of a normal distribution."""


class Played(NamedTuple):
    """The result of a game of a match.

    number   the game's number in the match
    seats    by bot, its seat
    shares   by bot, its share of the win: 1 for a win, a half if two have won, 0 for a loss; equal shares if nobody has won
    points   by bot, its final points; empty in a game without points
    choices  the number of choices by bots
    ended    whether the game ended within the limit
    """

    number: int
    seats: tuple[int, ...]
    shares: tuple[float, ...]
    points: tuple[int, ...]
    choices: int
    ended: bool


class Standing(NamedTuple):
    """The standing of a bot in a match.

    games        the number of games
    rate         its share of all wins, from 0 to 1; a draw counts half
    least, most  the 95 % confidence interval of the rate (Wilson's)
    """

    games: int
    rate: float
    least: float
    most: float


def match(
    bots: Sequence[Bot],
    game: str | AnyState,
    games: int | range,
    seed: int | str = 0,
    *,
    edition: str | None = None,
    version: int | None = None,
    rulings: dict[str, str] | None = None,
    deck: Source | None = None,
    most: int = MOST_CHOICES,
) -> Iterator[Played]:
    """Play whole games between bots, lazily, one after another.

    bots   one for each player, two at least. They move one seat further with each game, and each deal is played until every bot
           has had every seat
    game   its name, or the start of a whole game
    games  how many, or a range of numbers: these are the same games as in a longer match
    seed   the seed of deals and draws
    most   the number of questions after which a game is abandoned without a winner

    Raises BadInput for a game that these bots cannot play, NotAnOption for an invalid answer of a bot.
    """
    if isinstance(game, str):
        start = random_games.opening(game, edition, version, len(bots), rulings, deck)
    else:
        start = game
    if len(start.setup.players) != len(bots):
        params = (("count", "number"), ("found", "number"))
        raise BadInput([Problem("bots", "problem-bots", params, (len(start.setup.players), len(bots)))])
    for number in range(games) if isinstance(games, int) else games:
        yield played(bots, start, number, seed, most)


def played(
    bots: Sequence[Bot],
    start: AnyState,
    number: int,
    seed: int | str,
    most: int = MOST_CHOICES,
    watch: Callable[[Step], None] | None = None,
) -> Played:
    """One game of a match; see `match`. `watch` is called with every step."""
    count = len(bots)
    seats = tuple([(place + number) % count + 1 for place in range(count)])
    by_seat = dict(zip(seats, bots, strict=True))
    game, proving, chance = start.setup.game, Proving.of(start.setup.game), seeded(f"{seed}/{number // count}")
    state = _onward(start, None, watch)
    choices = drawn = thought = 0
    for _ in range(most):
        ask = state.ask
        if ask is None:  # the game is over, or a run never ends
            break
        if ask.who == CHANCE:
            answer = chance(state, drawn)
            drawn += 1
        else:
            choices += len(ask.options) > 1
            answer = _answer(by_seat[int(ask.who)], state)
            if proving.takes_thought(answer):
                state = proving.after_thought(state, thought)
                thought += proving.thought(state, answer)
        state = _onward(state, answer, watch)
    winners = game.winners(state) if state.over else ()
    shares = tuple([_share(seat, winners, count) for seat in seats])
    points = game.points(state)
    return Played(number, seats, shares, tuple([points[seat - 1] for seat in seats if points]), choices, state.over)


def _onward(state: AnyState, answer: Option | None, watch: Callable[[Step], None] | None) -> AnyState:
    """The next question, or where a run is left that goes on without one; step by step only if somebody watches."""
    if watch is None:
        return onward(state, answer)[0]
    if answer is not None:
        done = step(state, answer)
        watch(done)
        state = done.after
    for done in run(state):
        watch(done)
        state = done.after
    return state


def _answer(bot: Bot, state: AnyState) -> Option:
    """A bot's answer. Raises NotAnOption if it is not among the options."""
    ask = state.ask
    assert ask is not None
    answer = bot(state.setup.game.view(state, int(ask.who)))
    if answer not in ask.options:
        raise refused(state, answer)
    return ask.options[ask.options.index(answer)]


def _share(seat: int, winners: tuple[int, ...], count: int) -> float:
    if not winners:
        return 1 / count
    return 1 / len(winners) if seat in winners else 0.0


def standing(results: Sequence[Played], bot: int = 0) -> Standing:
    """The standing of the bot at this index of the match's list."""
    wins = sum(result.shares[bot] for result in results)
    least, most = interval(wins, len(results))
    return Standing(len(results), wins / len(results) if results else 0.0, least, most)


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate, by Wilson; from 0 to 1 without any games."""
    if not games:
        return 0.0, 1.0
    rate, spread = wins / games, SURE * SURE / games
    middle = (rate + spread / 2) / (1 + spread)
    half = SURE * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
