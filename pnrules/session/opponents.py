"""Opponents on a board: each thinks a slice at a time, as often as the page asks, and then answers.

Nothing runs by itself: a page stops an opponent by no longer asking. An opponent only gets what its seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from pnrules import players
from pnrules.kernel.facets.players import Players
from pnrules.kernel.game import AnyGame
from pnrules.kernel.state import Option
from pnrules.players import Thought
from pnrules.players import opponents as four
from pnrules.session.seated import SEARCH, Seated
from pnrules.session.session import Session
from pnrules.wire.table import Thinking
from pnrules.wire.traits import Traits

if TYPE_CHECKING:
    from pnrules.showing.play import ShownPlay as Play

T = TypeVar("T")

SLICE: Final = 0.04
"""The length of a slice of thought in seconds, after which progress is reported; short, so that other messages are handled."""


def further(thoughts: Iterator[T], stops: Callable[[T], bool] = lambda _: False) -> T | None:
    """The result after a slice, or an earlier one at which it `stops`; None if thinking is complete."""
    until = perf_counter() + SLICE
    latest = next(thoughts, None)
    while latest is not None and not stops(latest) and perf_counter() < until:
        thought = next(thoughts, None)
        if thought is None:
            break
        latest = thought
    return latest


class Opponents:
    """The thoughts of opponents about the question at the head."""

    def __init__(self) -> None:
        self._about: tuple[Play, int, Seated] | None = None
        self._thoughts: Iterator[Thought] = iter(())
        self._latest: Thought | None = None

    def choice(self, play: Play, opponent: Seated, seat: int, seed: int) -> Option | None:
        """An opponent's answer at the head of a play; None while it is still thinking."""
        view = play.setup.game.view(play.state, seat)
        assert view.ask is not None
        bot, strength = opponent.contestant(play.setup.game)
        if bot != SEARCH or len(view.ask.options) == 1:
            return players.bot(bot, seed, game=play.setup.game)(view)
        if self._about != (play, play.head, opponent):
            self._about = (play, play.head, opponent)
            self._thoughts = players.thinking(view, seed, strength)
            self._latest = None
        self._latest = further(self._thoughts, lambda thought: thought.settled) or self._latest
        assert self._latest is not None, "whoever thinks has a thought"
        return self._latest.best if self._latest.settled else None

    def progress(self, play: Play, opponent: Seated) -> tuple[int, int]:
        """The number of simulations made at the head of a play, and the total."""
        if self._latest is not None and self._about == (play, play.head, opponent):
            return self._latest.done, self._latest.of
        return 0, usual(play.setup.game, opponent)


def usual(game: AnyGame, opponent: Seated) -> int:
    """How many simulations an opponent makes; 1 if it makes none."""
    judged = Players.of(game).judgement()
    bot, strength = opponent.contestant(game)
    return 1 if bot != SEARCH or judged is None else strength or judged.strength


class Opposed(Session, Protocol):
    """A session with opponents."""

    opponents: Opponents


def think(session: Opposed, node: int) -> Traits:
    """Let the opponent who has to choose think for a slice, and choose when it is done. A late message is ignored if play has
    moved on."""
    play, found = session.play, session.company.opponent(session.play.state)
    if found is None or node != play.head:
        return {}
    seat, opponent = found
    option = session.opponents.choice(play, opponent, seat, session.company.seed)
    if option is None:
        return {}
    play.choose(option, seat=seat)
    return session.mirror.grown()


def payload(session: Opposed) -> Thinking | None:
    """The opponent who has to choose, for the page; None if it is nobody's turn, or a person's."""
    found = session.company.opponent(session.play.state)
    if found is None:
        return None
    seat, opponent = found
    done, of = session.opponents.progress(session.play, opponent)
    return {"seat": seat, "node": session.play.head, "done": done, "of": of}


def offered(game: AnyGame) -> list[str]:
    """The opponents that can play a game by name, the weakest first."""
    return [each.name for each in four.offered(game)]
