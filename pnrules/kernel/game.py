"""What a game adds to the kernel: its code, its data types, its views. The kernel never asks which game it runs.

A state has its set-up, and that its game: so games stand below states here, and each says of which states it is the game.
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
"""A routine; `steps.Op` says what an op gets and makes."""


class Stated(Protocol):
    """What a state has for its game to look at, whatever else is in it."""

    @property
    def board(self) -> Any:
        """The game's own table."""

    @property
    def ask(self) -> Any:
        """The question that waits for an answer, or None."""


S = TypeVar("S", bound=Stated)
"""The states of a game: `State` of its own board, registers and memory."""


class Types(NamedTuple):
    """What a game's data are made of: named tuples of plain data. By default there are no registers, and nothing is remembered.

    board   the table
    env     the registers of its routines
    memory  what it counts besides the position, such as repetitions
    """

    board: Any
    env: Any = NoneType
    memory: Any = NoneType


class Facet:
    """What a game brings besides its rules, for those who ask for it; see `Game.facets`. Whatever it leaves unsaid is plain."""

    @classmethod
    def of(cls, game: AnyGame) -> Self:
        """The game's own, or the plain one of a game that brings none. A small game may be its own."""
        for each in (game, *game.facets):
            if isinstance(each, cls):
                return each
        return cls()


class Game(ABC, Generic[S]):
    """A rulebook, as the kernel sees it: all that anything shared knows of a game, it asks this, or one of its facets.

    What is abstract has to be there. A method that is a function elsewhere is named: `view = staticmethod(views.view)`.

    name      as in `pnrules list`
    works     edition -> the name that citations give the rulebook
    versions  the ways to play it
    seats     fewest and most players
    register  its rulings
    types     the named tuples of its data
    routines  every routine by name; where the set-up changes them, `code` says which hold
    questions the kinds of its asks, each with the names and kinds of its arguments and the rule that makes it ask
    answers   the verbs of its options, each with the names and kinds of its operands
    texts_of_answers  the texts that stand in answers besides verbs and cards, such as what a card is called that lies face down
    form      its part of the format of scenarios: the members that these have besides those of every game
    draws     where on the board the cards lie that a draw may bring, such as `table.deck`; None where that is not all
    facets    what it brings besides its rules, one of each kind that `pnrules.kernel.facets` has. Of two of a kind the first is
              asked: so a game by another's rules puts its own before that one's. What the game inherits from comes before all
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
    draws: str | None = None
    facets: tuple[Facet, ...] = ()

    def code(self, setup: Setup) -> Mapping[str, Ops]:
        """Every routine, as the edition, the version and the rulings of the set-up have it."""
        return self.routines

    def printed(self, edition: str) -> Mapping[str, tuple[int, ...]]:
        """Per kind of card, the numbers that the edition prints on it so that they can be changed."""
        return {}

    def interpretation(self, setup: Setup) -> Any:
        """What the set-up's edition and rulings come to, in the game's own terms; worked out once for each set-up."""
        return None

    def cards(self, state: S) -> tuple[str, ...]:
        """Every single card that is played with; none where the game has no cards of its own."""
        return ()

    def card_place(self, code: str) -> str:
        """The place in the rulebook of the card that routine `code` performs; by default the routine is called as the place."""
        return code

    def refusals(self, state: S) -> tuple[Forbidden, ...]:
        """What could be tried here but is forbidden, by whom, and why; decided by the rules that list the options."""
        return ()

    def verb_place(self, verb: str) -> str | None:
        """The place in the rulebook that says when, and how often, answers with a verb may be given: what is cited where the open
        question has none of them, or is not asked of who gives one. By default None: the place of the open question is cited.
        """
        return None

    @abstractmethod
    def view(self, state: S, seat: int) -> S:
        """The state with everything hidden from `seat` taken out; the only way to what a seat may know.

        seat  a seat, or NOBODY: then what every seat sees. A game that refuses that (NoSuchSeat) covers no hands while the
              screen is passed on.
        """

    def asking(self, state: S) -> Rule:
        """The rule that makes the open ask be asked; by default that of its kind, wherever in the rules it comes up."""
        return self.questions[state.ask.kind][1]

    def points(self, state: S) -> tuple[int, ...]:
        """Everybody's points, in seat order; empty in a game without points. By default those of the board, if it has any."""
        found: tuple[int, ...] = getattr(state.board, "points", ())
        return found

    @abstractmethod
    def result(self, state: S) -> tuple[str, tuple[tuple[str, str], ...], tuple[Any, ...]] | None:
        """How the game ended, as message, parameters and arguments; None while it goes on."""

    def winners(self, state: S) -> tuple[int, ...]:
        """The seats of those who have won, which the result names first; none while the game goes on."""
        found = self.result(state)
        if found is None:
            return ()
        _, _, (winners, *_) = found
        return winners if isinstance(winners, tuple) else (winners,)

    @abstractmethod
    def start(self, setup: Setup, data: Any, problems: list[Problem], /) -> S | None:
        """The first state of a scenario. Everything that is wrong with `data` is added to `problems`; None where there is none.

        data  what `form` makes of its members, the players and the draws (`Part.begun`). What had another form has been noted,
              and something harmless stands in its place: the lowest number, an empty text or list, None for the name of a card.
        """


AnyGame = Game[Any]


class Setup:
    """What does not change while a game is played. Immutable; equal when its data are equal.

    game, edition, version  which rules
    players                 names in seat order; text, never markup
    printed, interpretation, code  what the game has worked out from these: numbers on cards, how it reads the rules, routines
    rulings                 (id, answer) for every ruling not answered by its default
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
        """The answer that holds in this game to ruling `id`."""
        return self._answers.get(id, DEFAULT)

    def card_citation(self, code: str) -> Citation:
        """Where the card stands that routine `code` performs."""
        return Citation(self.work, self.game.card_place(code))

    def check_seat(self, seat: int) -> None:
        """Raises NoSuchSeat when nobody has this seat."""
        if type(seat) is not int or not 1 <= seat <= len(self.players):
            raise NoSuchSeat("error-no-such-seat", (("seat", "text"), ("count", "number")), (short(seat), len(self.players)))

    def check_eyes(self, seat: int) -> None:
        """Raises NoSuchSeat for eyes that there are not. Those of NOBODY see what all players see."""
        if type(seat) is not int or seat != NOBODY:
            self.check_seat(seat)

    def with_(self, *, edition: str | None = None, rulings: Mapping[str, str] | None = None) -> Setup:
        """The same game under another edition or other rulings (a complete choice: what is not named is the default).

        Raises BadInput for an unknown edition, ruling or answer.
        """
        if edition is not None and edition not in self.game.works:
            params = (("edition", "text"), ("known", "texts"))
            raise BadInput([Problem("edition", "problem-unknown-edition", params, (short(edition), tuple(self.game.works)))])
        chosen = self.rulings if rulings is None else checked(self.register, rulings)
        return Setup(self.game, edition or self.edition, self.version, self.players, chosen)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by what it is made of; the routines are the game's."""
        return Setup, (self.game, self.edition, self.version, self.players, self.rulings)

    def __copy__(self) -> Setup:
        """Copied as it is, routines of a misreading included."""
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
