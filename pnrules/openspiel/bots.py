"""Bots of either as bots of the other.

One of ours is a function of a view, and answers a whole question; one of OpenSpiel's is given a whole state, and says one word.
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
    """One of our bots where OpenSpiel plays. It is asked once a question, with its view alone, and says its answer word by word.

    An answer that somebody else began otherwise, it ends in the first way there is.
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
        """Forget what was to be said."""
        self._asked = None

    def restart(self) -> None:
        """Forget what was to be said."""
        self._asked = None


def their_bot(make: Callable[[SpielGame, int], Any], seed: int | str = 0) -> Bot:
    """One of OpenSpiel's bots where we play: it is given a state as it may be for all that its seat sees, never the true one.

    make  the bot, for a game of OpenSpiel's and a player, counted from 0; it is made anew for each
    seed  for what is supposed of the cards that are hidden

    The bot that comes of it raises ValueError in a game that does not say what may be hidden.
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
