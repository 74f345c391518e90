"""The interface of games: what they add to the kernel. The kernel never asks which game it runs.

A state knows its set-up, and the set-up its game. So games come below states here, and are generic in their states.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from types import NoneType
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import BadInput, Forbidden, NoSuchSeat, Params, Problem
from pnrules.kernel.forms.members import Part
from pnrules.kernel.forms.validation import short
from pnrules.kernel.rules import Rule
from pnrules.kernel.rulings import DEFAULT, Ruling, checked
from pnrules.kernel.seats import NOBODY

Ops = tuple[Callable[..., Any], ...]
"""A routine; `steps.Op` says what an op takes and returns."""


class Stated(Protocol):
    """What a game needs of a state."""

    @property
    def board(self) -> Any:
        """The game's own table."""

    @property
    def ask(self) -> Any:
        """The question that waits for an answer, or None."""


S = TypeVar("S", bound=Stated)
"""The states of a game: `State` of its own board, registers and memory."""


class Types(NamedTuple):
    """The types of a game's data: named tuples of plain data. By default there are no registers and no memory.

    board   the table
    env     the registers of its routines
    memory  what it keeps besides the position, such as a count of repetitions
    """

    board: Any
    env: Any = NoneType
    memory: Any = NoneType


class Facet:
    """What a game brings besides its rules, for one kind of caller; see `Game.facets`. Everything in it has a plain default."""

    @classmethod
    def of(cls, game: AnyGame) -> Self:
        """The game's own facet, or the plain one if it brings none. A small game may be its own facet."""
        for each in (game, *game.facets):
            if isinstance(each, cls):
                return each
        return cls()


class Game(ABC, Generic[S]):
    """A rulebook, as the kernel sees it. Shared code knows a game through this class and its facets alone.

    Abstract members are required. A method may be a function from elsewhere: `view = staticmethod(views.view)`.

    name      its id, as in `pnrules list`
    works     edition -> the name of the rulebook in citations
    versions  the ways to play it
    seats     fewest and most players
    register  its rulings
    types     the named tuples of its data
    routines  every routine by name; `code` may override them by set-up
    questions the kinds of its asks, each with its parameters and the rule that raises it
    answers   the verbs of its options, each with its operands as parameters
    texts_of_answers  the texts in answers that are neither verbs nor cards, such as the name of a face-down card
    form      its part of the scenario format: the members that its scenarios have besides the common ones
    chance    whether it has any chance; if not, readers see no numbers of deals
    draws     where on the board the cards lie that can be drawn, such as `table.deck`; None if they are not all in one place
    facets    what it brings besides its rules, one of each kind in `pnrules.kernel.facets`. Of two of a kind, the first
              wins: a game that extends another puts its own before that one's. A facet that the game inherits from comes first
    """

    name: str
    works: Mapping[str, str]
    versions: tuple[int, ...] = (1,)
    seats: tuple[int, int]
    register: Mapping[str, Ruling] = {}
    types: Types
    routines: Mapping[str, Ops] = {}
    questions: Mapping[str, tuple[Params, Rule]] = {}
    answers: Mapping[str, Params] = {}
    texts_of_answers: tuple[str, ...] = ()
    form: Part = Part()
    chance: bool = True
    draws: str | None = None
    facets: tuple[Facet, ...] = ()

    def code(self, setup: Setup) -> Mapping[str, Ops]:
        """Every routine, as the edition, the version and the rulings of the set-up define it."""
        return self.routines

    def printed(self, edition: str) -> Mapping[str, tuple[int, ...]]:
        """By kind of card, the numbers that the edition prints on it and that play can change."""
        return {}

    def interpretation(self, setup: Setup) -> Any:
        """What the edition and the rulings of the set-up mean, in the game's own terms; computed once per set-up."""
        return None

    def cards(self, state: S) -> tuple[str, ...]:
        """Every card in play, copies included; none if the game has no cards of its own."""
        return ()

    def card_place(self, code: str) -> str:
        """The place in the rulebook of the card that routine `code` performs; by default it has the name of the routine."""
        return code

    def refusals(self, state: S) -> tuple[Forbidden, ...]:
        """What a player could try here but is forbidden, and why; decided by the same rules that list the options."""
        return ()

    def verb_place(self, verb: str) -> str | None:
        """The place in the rulebook that says when and how often answers with a verb may be given. It is cited if such an answer
        is refused because the open question is another one, or another player's. By default None: the open question is cited.
        """
        return None

    @abstractmethod
    def view(self, state: S, seat: int) -> S:
        """The state without everything that is hidden from `seat`; the only way to find out what a seat may know.

        seat  a seat, or NOBODY for what every seat sees. A game that raises NoSuchSeat for NOBODY covers no hands while
              the screen is passed on.
        """

    def asking(self, state: S) -> Rule:
        """The rule that raised the open ask; by default that of its kind."""
        return self.questions[state.ask.kind][1]

    def points(self, state: S) -> tuple[int, ...]:
        """Everybody's points, in seat order; empty in a game without points. By default those of the board, if any."""
        found: tuple[int, ...] = getattr(state.board, "points", ())
        return found

    @abstractmethod
    def result(self, state: S) -> tuple[str, tuple[tuple[str, str], ...], tuple[Any, ...]] | None:
        """How the game ended, as message, parameters and arguments; None while it goes on."""

    def winners(self, state: S) -> tuple[int, ...]:
        """The seats that have won, which the result names first; none while the game goes on."""
        found = self.result(state)
        if found is None:
            return ()
        _, _, (winners, *_) = found
        return winners if isinstance(winners, tuple) else (winners,)

    @abstractmethod
    def start(self, setup: Setup, data: Any, problems: list[Problem], /) -> S | None:
        """The first state of a scenario. Everything that is wrong with `data` is added to `problems`; None if there is none.

        data  what `form` makes of its members, the players and the draws (`Part.begun`). Its form is valid: whatever was not has
              been reported, and replaced by the lowest number, an empty text or list, or None for the name of a card.
        """


AnyGame = Game[Any]


class Setup:
    """What does not change during a game. Immutable; equal when its data is equal.

    game, edition, version  which rules
    players                 names in seat order; text, never markup
    printed, interpretation, code  derived from these by the game: numbers on cards, its reading of the rules, routines
    rulings                 (id, answer) for every ruling with another answer than the default
    """

    __slots__ = (
        "_answers",
        "_hash",
        "code",
        "edition",
        "game",
        "interpretation",
        "players",
        "printed",
        "register",
        "rulings",
        "version",
        "work",
    )

    def __init__(
        self,
        game: AnyGame,
        edition: str,
        version: int,
        players: tuple[str, ...],
        rulings: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.game = game
        self.edition = edition
        self.version = version
        self.players = players
        self.rulings = rulings
        self.work = game.works[edition]
        self.register = game.register
        self._answers = dict(rulings)
        self._hash = hash((game.name, edition, version, players, rulings))
        self.printed = game.printed(edition)
        self.interpretation = game.interpretation(self)
        self.code = game.code(self)

    def ruling(self, id: str) -> str:
        """The answer to ruling `id` in this game."""
        return self._answers.get(id, DEFAULT)

    def card_citation(self, code: str) -> Citation:
        """The citation of the card that routine `code` performs."""
        return Citation(self.work, self.game.card_place(code))

    def check_seat(self, seat: int) -> None:
        """Raises NoSuchSeat if there is no such seat."""
        if type(seat) is not int or not 1 <= seat <= len(self.players):
            raise NoSuchSeat("error-no-such-seat", (("seat", "text"), ("count", "number")), (short(seat), len(self.players)))

    def check_eyes(self, seat: int) -> None:
        """Raises NoSuchSeat unless `seat` is a seat or NOBODY, who sees what all players see."""
        if type(seat) is not int or seat != NOBODY:
            self.check_seat(seat)

    def with_(self, *, edition: str | None = None, rulings: Mapping[str, str] | None = None) -> Setup:
        """The same game under another edition or other rulings (all of them: any ruling that is not named has its default).

        Raises BadInput for an unknown edition, ruling or answer.
        """
        if edition is not None and edition not in self.game.works:
            params = (("edition", "text"), ("known", "texts"))
            raise BadInput([Problem("edition", "problem-unknown-edition", params, (short(edition), tuple(self.game.works)))])
        chosen = self.rulings if rulings is None else checked(self.register, rulings)
        return Setup(self.game, edition or self.edition, self.version, self.players, chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the arguments alone; the routines are derived from them."""
        return Setup, (self.game, self.edition, self.version, self.players, self.rulings)

    def __copy__(self) -> Setup:
        """Copies everything, the routines of a misreading included."""
        other = object.__new__(Setup)
        for name in Setup.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def _key(self) -> tuple[Any, ...]:
        return (self.game.name, self.edition, self.version, self.players, self.rulings)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Setup) and self._key() == other._key())

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Setup{self._key()!r}"
