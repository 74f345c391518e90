"""Adapters for bots, both ways.

Ours is a function of a view, and answers a whole question; OpenSpiel's gets a whole state, and says one word.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast

import pyspiel

from pnrules.kernel.game import Setup
from pnrules.kernel.state import AnyState, Option
from pnrules.openspiel.game import SpielGame, SpielState, beginning_at
from pnrules.openspiel.place import Place, Seen, supposed
from pnrules.players import Bot


class OurBot(pyspiel.Bot):  # type: ignore[misc]  # pyspiel publishes no types
    """One of our bots for OpenSpiel. It is called once per question, with only its view, and says its answer word by word.

    If somebody else has begun another answer, it completes that with the first possible words.
    """

    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self.bot = bot
        self._asked: Seen | None = None
        self._answer: Option = ()

    def step(self, state: SpielState) -> int:
        """The next word of the answer."""
        place = state.place
        if place.seen is not self._asked or self._answer[: len(place.said)] != place.said:
            seat = state.current_player() + 1
            self._answer = self.bot(place.state.setup.game.view(place.state, seat))
            self._asked = place.seen
            if self._answer not in place.options:
                self._answer = place.options[0]
        number = cast(SpielGame, state.get_game()).wording.number(self._answer[: len(place.said) + 1])
        if number is None:
            raise ValueError(f"an answer that OpenSpiel has no number for: {self._answer}")
        return number

    def restart_at(self, state: SpielState) -> None:
        """Forget the rest of the answer."""
        self._asked = None

    def restart(self) -> None:
        """Forget the rest of the answer."""
        self._asked = None


def their_bot(make: Callable[[SpielGame, int], Any], seed: int | str = 0) -> Bot:
    """One of OpenSpiel's bots for us: it gets a state sampled from what its seat sees, never the true one.

    make  makes the bot, for a game of OpenSpiel's and a player, from 0
    seed  for sampling hidden cards

    The resulting bot raises ValueError in a game that cannot sample what is hidden.
    """
    made: dict[tuple[Setup, tuple[str, ...], int], tuple[SpielGame, Any]] = {}
    draw = Random(f"{seed}")

    def answer(view: AnyState) -> Option:
        assert view.ask is not None
        if len(view.ask.options) == 1:
            return view.ask.options[0]
        seat = int(view.ask.who)
        state = supposed(view, seat, draw)
        kind = state.setup, state.setup.game.cards(state), seat
        if kind not in made:
            game = beginning_at(state)
            made[kind] = game, make(game, seat - 1)
        return _answer(*made[kind], Place(Seen(state, None, None)))

    return answer


def _answer(game: SpielGame, bot: Any, place: Place) -> Option:
    """What the bot answers, word by word."""
    state = game.new_initial_state()
    state.place = place
    said = place.said
    while state.place.seen is place.seen:
        action = bot.step(state)
        said = state.place.said_after(game.wording.words[action].value)
        state.apply_action(action)
    return said
