"""Our search against OpenSpiel's, with the same processor time for each choice: `python -m tests.players.timed`.

What was played is noted in `.cache/timed`, game by game, and not played again; `make tournament` prints it. How far a search gets
in its time depends on the machine, so these games cannot be repeated move by move.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator, MCTSBot, RandomRolloutEvaluator

from pnrules.kernel.state import AnyState, Option
from pnrules.openspiel import SpielGame, SpielState, their_bot
from pnrules.players import Bot, random_games
from pnrules.players.matches import Played, played
from pnrules.players.search import Search
from pnrules.players.seeing import judgement_of

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / ".cache" / "timed"
GAMES: Final = 200
SEED: Final = "timed"
SECONDS: Final = 0.05
"""The processor time for a choice: Tess takes less in every game, Vera more."""

CURIOSITY: Final = 1.4
"""The constant of UCT in OpenSpiel's searches: the root of 2, as in the textbooks, for results from -1 to 1."""

SHORT: Final = 20
"""In Runtime Error a game that is played out at random holds claims, each of which may take the prover seconds: there, OpenSpiel
plays out so many words, as `docs/openspiel.md` advises."""

FEWEST: Final = 2
"""A search of OpenSpiel's needs so many simulations to choose at all."""


class Kind(NamedTuple):
    """A game and one of the ways to play it."""

    game: str
    version: int

    @property
    def start(self) -> AnyState:
        """The start of a whole game for two."""
        return random_games.opening(self.game, version=self.version, players=2)


class Rival(NamedTuple):
    """A search of OpenSpiel's.

    search  `mcts`, which searches one possible deal of what is hidden, or `ismcts`, which guesses anew in each simulation
    values  how it values a new position: `rollouts`, by playing it out at random, as it comes; or `judgement`, as our search does
    """

    search: str
    values: str


KINDS: Final = (Kind("bandwidth", 1), Kind("runtime_error", 1), Kind("nightmare", 2))
RIVALS: Final = tuple(Rival(*each) for each in product(("ismcts", "mcts"), ("rollouts", "judgement")))


class Clock:
    """A bot's account of processor time: each question brings so many seconds, and thinking takes them.

    spent        the seconds it took so far
    questions    how many it was asked
    simulations  how many it made
    """

    def __init__(self, seconds: float, now: Callable[[], float] = time.thread_time) -> None:
        self.seconds = seconds
        self.spent = 0.0
        self.questions = 0
        self.simulations = 0
        self._now = now
        self._began: float | None = None

    @contextmanager
    def question(self) -> Iterator[None]:
        """While it thinks about a question."""
        self.questions += 1
        self._began = self._now()
        try:
            yield
        finally:
            self.spent += self._now() - self._began
            self._began = None

    @property
    def left(self) -> float:
        """The seconds that it may still take for this question; below 0 where it took too long."""
        running = 0.0 if self._began is None else self._now() - self._began
        return self.questions * self.seconds - self.spent - running


def ours(clock: Clock, seed: str) -> Bot:
    """Our search, for as long as the clock allows."""

    def answer(view: AnyState) -> Option:
        assert view.ask is not None
        if len(view.ask.options) == 1:
            return view.ask.options[0]
        with clock.question():
            search = Search(view, seed)
            wins = search.judgement.winning(view, search.seat)
            if wins is not None:
                return wins
            while not search.root.visits or clock.left > 0:
                search.simulate()
            clock.simulations += search.root.visits
            return search.weighed()[0].option

    return answer


class Pace:
    """How many simulations OpenSpiel's search can make before its next word: it is given a number, and no time."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._words = 0
        self._each = clock.seconds / 10  # a first guess at the seconds of one

    def step(self, search: Callable[[int], tuple[int, int]]) -> int:
        """Have it search for the next word with the number of simulations for which there is time. It gives the word, and how
        many it made: where it has solved the position, these are fewer.
        """
        self._words += 1
        share = self.clock.left / max(1.0, self._words / self.clock.questions)
        many = max(FEWEST, int(share / self._each))
        before = self.clock.left
        word, made = search(many)
        self._each = (before - self.clock.left) / made
        self.clock.simulations += made
        return word


class TimedMCTS(MCTSBot):  # type: ignore[misc]  # OpenSpiel publishes no types
    """OpenSpiel's MCTS at our pace."""

    pace: Pace

    def step(self, state: SpielState) -> int:
        """The next word."""

        def search(many: int) -> tuple[int, int]:
            self.max_simulations = many
            root = self.mcts_search(state)
            return root.best_child().action, root.explore_count

        return self.pace.step(search)


class TimedISMCTS(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search over information sets at our pace."""

    pace: Pace

    def step(self, state: SpielState) -> int:
        """The next word."""

        def search(many: int) -> tuple[int, int]:
            self._max_simulations = many
            return int(super(TimedISMCTS, self).step(state)), many

        return self.pace.step(search)


class Judged(Evaluator):  # type: ignore[misc]
    """Values a position as our search does, by the game's judgement, and prefers no answer to another."""

    def evaluate(self, state: SpielState) -> Any:
        """By player, the expected result, from -1 to 1."""
        if state.is_terminal():
            return np.array(state.returns())
        at = state.place.state
        judgement = judgement_of(at.setup.game)
        shares = np.array(judgement.decided(at) or judgement.worth(at))
        return (shares * len(shares) - 1) / (len(shares) - 1)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All words alike; those of chance as it has them."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        words = state.legal_actions()
        return [(word, 1 / len(words)) for word in words]


def theirs(rival: Rival, clock: Clock, kind: Kind, seed: str) -> Bot:
    """A search of OpenSpiel's, for as long as the clock allows."""
    pace = Pace(clock)

    def make(game: SpielGame, player: int) -> Any:
        draw = np.random.RandomState(np.frombuffer(f"{seed}/{player}".encode(), dtype=np.uint8))
        longest = SHORT if kind.game == "runtime_error" else None
        values = Judged() if rival.values == "judgement" else RandomRolloutEvaluator(1, draw, longest)
        if rival.search == "mcts":
            found = TimedMCTS(game, CURIOSITY, FEWEST, values, random_state=draw)
        else:
            found = TimedISMCTS(game, values, CURIOSITY, FEWEST, random_state=draw)
        found.pace = pace
        return found

    bot = their_bot(make, seed)

    def answer(view: AnyState) -> Option:
        assert view.ask is not None
        if len(view.ask.options) == 1:
            return view.ask.options[0]
        with clock.question():
            return bot(view)

    return answer


class Timed(NamedTuple):
    """A game that was played so. By player, ours first.

    game         how it ended
    questions    how many each was asked
    spent        the seconds of processor time that each took
    simulations  how many each made
    """

    game: Played
    questions: tuple[int, int]
    spent: tuple[float, float]
    simulations: tuple[int, int]


def play(kind: Kind, rival: Rival, number: int, seconds: float = SECONDS) -> Timed:
    """Play one game. It is dealt as in every match: each deal twice, with seats changed."""
    clocks = Clock(seconds), Clock(seconds)
    bots = ours(clocks[0], f"{SEED}/0/{number}"), theirs(rival, clocks[1], kind, f"{SEED}/1/{number}")
    game = played(bots, kind.start, number, SEED)
    one, other = clocks
    return Timed(game, (one.questions, other.questions), (one.spent, other.spent), (one.simulations, other.simulations))


# --- the file -----------------------------------------------------------------------------------------------------------


def _file(kind: Kind, rival: Rival) -> Path:
    return KEPT / f"{kind.game}-{kind.version}-{rival.search}-{rival.values}.jsonl"


def already(kind: Kind, rival: Rival) -> list[Timed]:
    """The games that are noted, without a line that was cut off."""
    path = _file(kind, rival)
    lines = path.read_text(encoding="utf-8").split("\n")[:-1] if path.exists() else []
    return [_timed(json.loads(line)) for line in lines]


def _timed(data: dict[str, Any]) -> Timed:
    game = data.pop("game")
    lists = {name: tuple(value) if isinstance(value, list) else value for name, value in game.items()}
    return Timed(Played(**lists), **{name: tuple(value) for name, value in data.items()})


def _note(kind: Kind, rival: Rival, timed: Timed) -> None:
    path = _file(kind, rival)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    whole = text[: text.rfind("\n") + 1]  # without a line that was cut off
    line = json.dumps({**timed._asdict(), "game": timed.game._asdict()})
    half = path.with_suffix(".half")
    half.write_text(f"{whole}{line}\n", encoding="utf-8")
    half.replace(path)


def run(games: int) -> Iterator[tuple[Kind, Rival, Timed]]:
    """Play what is left, two games of a deal at a time, next where the least time was spent: so each match gets as much of it,
    wherever this is stopped."""
    left: dict[tuple[Kind, Rival], list[int]] = {}
    spent: dict[tuple[Kind, Rival], float] = {}
    for match in product(KINDS, RIVALS):
        noted = already(*match)
        had = {each.game.number for each in noted}
        left[match] = [number for number in range(games) if number not in had]
        spent[match] = sum(sum(each.spent) for each in noted)
    while any(left.values()):
        match = min((match for match in left if left[match]), key=spent.__getitem__)
        deal = left[match][0] // 2
        while left[match] and left[match][0] // 2 == deal:
            timed = play(*match, left[match].pop(0))
            _note(*match, timed)
            spent[match] += sum(timed.spent)
            yield *match, timed


def main() -> None:
    """Play what is left."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=GAMES)
    for kind, rival, timed in run(parser.parse_args().games):
        each = [round(spent / max(1, asked), 3) for spent, asked in zip(timed.spent, timed.questions, strict=True)]
        print(*kind, *rival, timed.game.number, timed.game.shares, each, timed.simulations, flush=True)


if __name__ == "__main__":
    main()
