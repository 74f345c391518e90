"""The games as OpenSpiel's: what it asks of a game, of a state, and of what a seat observes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, cast

import pyspiel

from pnrules import games
from pnrules.kernel.facets.files import Files
from pnrules.kernel.game import AnyGame
from pnrules.kernel.patches import PlainData
from pnrules.kernel.state import CHANCE, AnyState
from pnrules.openspiel.place import Place, Seen
from pnrules.openspiel.wording import Wording, left
from pnrules.players import random_games
from pnrules.words import LANGUAGES, sentences

LONGEST: Final = 2_000
"""The default for the most moves of seats in a game: random games may go on for very long, or for ever."""

PREFIX: Final = "pnrules_"


def name(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return PREFIX + game


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel publishes no types
    """A game, with its parameters. It is zero-sum: the winner gets 1, which several share, and the others pay it.

    players, version, edition  which rules; an edition is given by the name of its rulebook in citations
    deck             in a game with decks: a name, or a file; empty for the game's own
    max_game_length  after this many moves of seats, or draws besides those that deal every card once, it is aborted, and nobody
                     has won
    lang             the language of action strings

    Raises BadInput for unknown rules, ValueError for any other invalid parameter.
    """

    owner: AnyGame
    kind: Any

    def __init__(self, params: Mapping[str, Any], start: AnyState | None = None) -> None:
        start = _opening(self.owner, params) if start is None else start
        self.lang: str = params["lang"]
        self.longest: int = params["max_game_length"]
        if self.lang not in LANGUAGES:
            raise ValueError(f"lang: {', '.join(LANGUAGES)}")
        if self.longest < 1:
            raise ValueError("max_game_length: 1 or more")
        self.wording = Wording(start)
        self.most_draws: int = self.longest + len(self.owner.cards(start))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.wording.words),
            max_chance_outcomes=len(self.wording.words),
            num_players=params["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.kind, info, dict(params))
        self.beginning = Place(Seen(start, None, None))

    def new_initial_state(self) -> SpielState:
        """The beginning; cards are dealt by chance."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The most chance nodes."""
        return self.most_draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """The observer: a seat's view, or with perfect recall everything that it has seen. Raises ValueError for anything
        else."""
        if params:
            raise ValueError("an observer here has no parameters")
        if iig_obs_type is None:
            return SpielObserver(recalls=False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("what is seen here is what one seat sees: all that is public, and what that seat alone knows")
        return SpielObserver(recalls=iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: a place in a game. It is not restricted; what a seat knows is in the two strings."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.place = game.beginning

    @property
    def _table(self) -> SpielGame:
        return cast(SpielGame, self.get_game())

    def current_player(self) -> int:
        """Who makes the next move."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        who = self.place.who
        return int(pyspiel.PlayerId.CHANCE) if who == CHANCE else int(who) - 1

    def is_terminal(self) -> bool:
        """Whether the game has ended, or has been aborted."""
        place, table = self.place, self._table
        return place.over or place.moves >= table.longest or place.draws >= table.most_draws

    def returns(self) -> list[float]:
        """What everybody has won: all 0 if nobody has."""
        state = self.place.state
        return won(state.setup.game.winners(state) if state.over else (), len(state.setup.players))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The words that chance may say, each with a probability in proportion to the answers that continue with it."""
        place = self.place
        words = self._table.wording.numbered(place.said, place.options)
        many = [(number, len(left((*place.said, word), place.options))) for number, word in words.items()]
        total = sum(count for _, count in many)
        return [(number, count / total) for number, count in many]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state sampled from what the player on turn sees. Raises ValueError for another player, and in a game that cannot
        sample what is hidden.

        Its own observations so far are kept; those of others begin here.
        """
        if player != self.current_player():
            raise ValueError("only for the player that is asked")
        found = self._table.new_initial_state()
        found.place = self.place.supposed(player + 1, Random(int(sampler() * 2**53)))
        return found

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._table.wording.numbered(self.place.said, self.place.options))

    def _apply_action(self, action: int) -> None:
        self.place = self.place.after(self._table.wording.words[action].value)

    def _action_to_string(self, player: int, action: int) -> str:
        """The word; if it completes an answer, the answer in words."""
        word = self._table.wording.words[action]
        place = self.place
        whole = left((*place.said, word.value), place.options)
        if len(whole) != 1:
            return str(word)
        return f"{word}: {sentences.option_words(self._table.lang, place.state, whole[0])}"

    def __str__(self) -> str:
        return str(self.place)


class SpielObserver:
    """What a seat observes, as a string; there is no tensor."""

    tensor = None

    def __init__(self, recalls: bool) -> None:
        self.recalls = recalls
        self.dict: dict[str, PlainData] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Does nothing: there is no tensor."""

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees, or with perfect recall has seen, as JSON."""
        return state.place.seen_so_far(player + 1) if self.recalls else state.place.seen_by(player + 1)


def won(winners: tuple[int, ...], seats: int) -> list[float]:
    """By seat, what it has won: a single winner gets 1, several share it, and the others pay it. All 0 if nobody has won."""
    if not winners:
        return [0.0] * seats
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(1, seats + 1)]
    return [(share * seats - 1) / (seats - 1) for share in shares]


# --- registered -------------------------------------------------------------------------------------------------------


def _parameters(owner: AnyGame) -> dict[str, str | int]:
    """The parameters of a game, with their defaults."""
    chosen: dict[str, str | int] = {
        "players": owner.seats[0],
        "version": owner.versions[0],
        "edition": next(iter(owner.works.values())),
        "max_game_length": LONGEST,
        "lang": LANGUAGES[0],
    }
    return {**chosen, "deck": ""} if Files.of(owner).deck else chosen


def _opening(owner: AnyGame, params: Mapping[str, Any]) -> AnyState:
    """The start for the parameters."""
    edition = next((edition for edition, work in owner.works.items() if work == params["edition"]), params["edition"])
    return random_games.opening(owner.name, edition, params["version"], params["players"], deck=params.get("deck") or None)


_REGISTERED: Final[dict[str, type[SpielGame]]] = {}


def beginning_at(state: AnyState) -> SpielGame:
    """A game that begins at a state, with its rules, rulings and cards; its parameters describe that as far as possible."""
    setup = state.setup
    rules = {"players": len(setup.players), "version": setup.version, "edition": setup.work}
    return _REGISTERED[setup.game.name]({**_parameters(setup.game), **rules}, state)


def register() -> None:
    """Register every game with OpenSpiel; what is registered already, stays."""
    modes = pyspiel.GameType.ChanceMode
    for each in games.names():
        owner = games.game(each)
        if each in _REGISTERED and _REGISTERED[each].owner is owner:
            continue
        kind = pyspiel.GameType(
            short_name=name(each),
            long_name=f"pnrules: {', '.join(owner.works.values())}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=modes.EXPLICIT_STOCHASTIC if owner.chance else modes.DETERMINISTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=owner.seats[1],
            min_num_players=owner.seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
            parameter_specification=_parameters(owner),
        )
        # A separate class for each: OpenSpiel keeps it beyond the end of Python, which a function would not survive.
        _REGISTERED[each] = type(name(each), (SpielGame,), {"owner": owner, "kind": kind})
        pyspiel.register_game(kind, _REGISTERED[each])
