"""Matches: whole games between bots, each deal once for every way round the table, and how sure the result is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from pnrules.kernel.chance import seeded
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.machine import onward, refused
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.players import random_games
from pnrules.players.bots import Bot

if TYPE_CHECKING:
    from pnrules.files.scenario import Source

MOST_CHOICES: Final = 3_000
"""A game in which so much has been asked, draws included, is left, and nobody has won it: some could go on for ever."""

SURE: Final = 1.959964
"""How many standard deviations 95 of 100 results lie within."""


class Played(NamedTuple):
    """How a game of a match went.

    number   which game of the match
    seats    by bot, in which seat it sat
    shares   by bot, its share of the win: 1 for a win, a half where two have won, nothing where it lost; where nobody has, all
             have the same
    points   by bot, its points in the end; none in a game without points
    choices  how often somebody had a choice
    ended    whether the game came to its end, in so many choices as it may take
    """

    number: int
    seats: tuple[int, ...]
    shares: tuple[float, ...]
    points: tuple[int, ...]
    choices: int
    ended: bool


class Standing(NamedTuple):
    """How a bot did in a match.

    games       how many games there were
    rate        its share of all wins, draws counted by half, from 0 to 1
    least, most  between these the rate lies that it would have in games without end, 95 times in 100 (Wilson's interval)
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
    """Play whole games between bots, one after another as they are asked for.

    bots   one for each player, two at least; in each next game they sit one seat further, and a deal stays as long as it takes
           everybody to have sat everywhere
    game   its name, or the start of a whole game
    games  how many, or which numbers: a range plays the same games as they would have in a longer match
    seed   what deals and draws go by
    most   after so many asks a game is left, and has no winner

    Raises BadInput for a game that cannot be played so, NotAnOption for a bot's answer that is none.
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


def played(bots: Sequence[Bot], start: AnyState, number: int, seed: int | str, most: int = MOST_CHOICES) -> Played:
    """One game of a match, as `match` says."""
    count = len(bots)
    seats = tuple([(place + number) % count + 1 for place in range(count)])
    by_seat = dict(zip(seats, bots, strict=True))
    game, proving, chance = start.setup.game, Proving.of(start.setup.game), seeded(f"{seed}/{number // count}")
    state = onward(start)[0]
    choices = drawn = thought = 0
    for _ in range(most):
        ask = state.ask
        if ask is None:  # the game is over, or a run goes on without a question
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
        state = onward(state, answer)[0]
    winners = game.winners(state) if state.over else ()
    shares = tuple([_share(seat, winners, count) for seat in seats])
    points = game.points(state)
    return Played(number, seats, shares, tuple([points[seat - 1] for seat in seats if points]), choices, state.over)


def _answer(bot: Bot, state: AnyState) -> Option:
    """What a bot answers, which has to be an option."""
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
    """How the bot at this place of the match's list did."""
    wins = sum(result.shares[bot] for result in results)
    least, most = interval(wins, len(results))
    return Standing(len(results), wins / len(results) if results else 0.0, least, most)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Within which the true rate lies 95 times in 100, by Wilson; anything from 0 to 1 where there were no games."""
    if not games:
        return 0.0, 1.0
    rate, spread = wins / games, SURE * SURE / games
    middle = (rate + spread / 2) / (1 + spread)
    half = SURE * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
