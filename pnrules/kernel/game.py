"""What a game adds to the kernel: its code, its data types, its views. The kernel never asks which game it runs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import NoneType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol

from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import BadInput, Forbidden, NoSuchSeat, Params, Problem
from pnrules.kernel.forms.members import Part
from pnrules.kernel.forms.validation import JsonPath, meant, short
from pnrules.kernel.machine import run, step
from pnrules.kernel.misreadings import Foretold, Misreading
from pnrules.kernel.notation import PLAIN, Notation
from pnrules.kernel.patches import jsonable
from pnrules.kernel.rulings import DEFAULT, Ruling, checked
from pnrules.kernel.scenery import Circle, Drawing, Face, Scene, told
from pnrules.kernel.state import NOBODY, AnyFrame, AnyState, B, M, Option, R, State
from pnrules.kernel.steps import Outcome, Rule, Step
from pnrules.kernel.subjects import Subject, values

if TYPE_CHECKING:
    from random import Random

    from pnrules.kernel.chance import Chance
    from pnrules.kernel.judgement import Judgement

Op = Callable[[AnyState, AnyFrame, Option | None], Outcome]
"""One op: state, its innermost frame and the answer in; the rule followed, its arguments and the state after out. Pure."""

Code = Mapping[str, tuple[Op, ...]]
"""Every routine of a game by name: the cards' and the procedures'."""


class Types(NamedTuple):
    """What a game's data are made of: named tuples of plain data. By default there are no registers, and nothing is remembered.

    board   the table
    env     the registers of its routines
    memory  what it counts besides the position, such as repetitions
    """

    board: Any
    env: Any = NoneType
    memory: Any = NoneType


class Prover(Protocol):
    """What decides whether somebody can make a turn last for ever, and gives evidence (`pnrules prove`).

    BUDGET  how many outcomes of moves are looked at before it is undecided, unless somebody says otherwise
    MOST    how many lines of evidence are told, unless somebody says otherwise
    """

    BUDGET: int
    MOST: int

    def claimable(self, state: AnyState, /) -> bool:
        """Whether somebody can claim it in this position."""

    def prove(self, state: AnyState, /, *, budget: int) -> Any:
        """The verdict; it has a `name`, and `words(lang)`."""

    def told(self, verdict: Any, lang: str, most: int, /) -> list[str]:
        """The evidence in at most so many lines."""

    def holds(self, verdict: Any, /) -> int | None:
        """How many situations of the evidence were checked, by the rules alone; None where it does not bear the check."""

    def is_decided(self, verdict: Any, /) -> bool:
        """Whether there is evidence to be checked."""

    def as_data(self, verdict: Any, /) -> dict[str, Any]:
        """The verdict with all its evidence as JSON data."""

    def source(self, verdict: Any, /) -> tuple[Citation, tuple[str, ...]]:
        """Where the rule stands by which the claim comes to this, and the rulings that it rests on."""

    def strategy(self, verdict: Any, state: AnyState, /) -> Option | None:
        """What the evidence does at a position; None where it has no move: another decides, or it never comes there."""

    def chance(self, verdict: Any, /) -> Chance | None:
        """The draws that refute the claim, as a play's chance; None where there are none."""

    def circle(self, verdict: Any, lang: str, /) -> Circle | None:
        """The strategy as a loop to be drawn; None where it does not go round one way only."""


class Game(ABC, Generic[B, R, M]):
    """A rulebook, as the kernel sees it: all that anything shared knows of a game, it asks this.

    What is abstract has to be there. A method that is a function elsewhere is named: `view = staticmethod(views.view)`.

    name      as in `pnrules list`
    works     edition -> the name that citations give the rulebook
    versions  the ways to play it
    seats     fewest and most players
    register  its rulings
    types     the named tuples of its data
    routines  every routine by name; where the set-up changes them, `code` says which hold
    questions what it asks (see `asks`)
    answers   the verbs of what is answered (see `verbs`)
    texts_of_answers  the texts that stand in answers besides verbs and cards, such as what a card is called that lies face down
    form      its part of the format of scenarios: the members that these have besides those of every game
    deck      the member of a scenario that names the deck which is played with; None where the cards are the game's own
    draws     where on the board the cards lie that a draw may bring, such as `table.deck`; None where that is not all
    expected  the facts that a scenario may expect of a position besides points, and what each is (see `scenario`)
    drawn     whether the board in the browser has a drawing of its own for it; it draws what `scene` shows where not
    picture   its picture on the front page: a scenario, and how many steps into it; by default, a new game
    idle      the verbs by which a player leaves things as they are, or goes on
    counted   the rules of which `pnrules simulate` says how often they came to be followed
    notation  how a position is written in one line
    foretold  what the trainer may ask of what comes next besides points, by name: `train-<game>-<name>` is the question
    """

    name: str
    works: Mapping[str, str]
    versions: tuple[int, ...] = (1,)
    seats: tuple[int, int]
    register: Mapping[str, Ruling] = {}
    types: Types
    routines: Mapping[str, tuple[Op, ...]] = {}
    questions: Mapping[str, tuple[Params, Rule]] = {}
    answers: Mapping[str, Params] = {}
    texts_of_answers: tuple[str, ...] = ()
    form: Part = Part()
    deck: str | None = None
    draws: str | None = None
    expected: Mapping[str, str] = {}
    drawn: bool = False
    picture: tuple[str, int] | None = None
    idle: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()
    foretold: Mapping[str, Foretold] = {}
    notation: Notation = PLAIN

    def code(self, setup: Setup) -> Code:
        """Every routine, as the edition, the version and the rulings of the set-up have it."""
        return self.routines

    def printed(self, edition: str) -> Mapping[str, tuple[int, ...]]:
        """Per kind of card, the numbers that the edition prints on it so that they can be changed."""
        return {}

    def interpretation(self, setup: Setup) -> Any:
        """What the set-up's edition and rulings come to, in the game's own terms; worked out once for each set-up."""
        return None

    def cards(self, state: State[B, R, M]) -> tuple[str, ...]:
        """Every single card that is played with; none where the game has no cards of its own."""
        return ()

    def meant(self, name: object, known: Iterable[Any]) -> tuple[str, ...]:
        """The cards among `known` that somebody may have meant who wrote a name that none has."""
        return meant(name, known)

    def card_place(self, code: str) -> str:
        """The place in the rulebook of the card that routine `code` performs; by default the routine is called as the place."""
        return code

    def refusals(self, state: State[B, R, M]) -> tuple[Forbidden, ...]:
        """What could be tried here but is forbidden, by whom, and why; decided by the rules that list the options."""
        return ()

    def verb_place(self, verb: str) -> str | None:
        """The place in the rulebook that says when, and how often, answers with a verb may be given: what is cited where the open
        question has none of them, or is not asked of who gives one. By default None: the place of the open question is cited.
        """
        return None

    @abstractmethod
    def view(self, state: State[B, R, M], seat: int) -> State[B, R, M]:
        """The state with everything hidden from `seat` taken out; the only way to what a seat may know.

        seat  a seat, or NOBODY: then what every seat sees. A game that refuses that (NoSuchSeat) covers no hands while the
              screen is passed on.
        """

    def verbs(self) -> Mapping[str, Params]:
        """The verbs of its options, each with the names and kinds of its operands."""
        return self.answers

    def asks(self) -> Mapping[str, tuple[Params, Rule]]:
        """The kinds of its asks, each with the names and kinds of its arguments and the rule that makes it ask."""
        return self.questions

    def asking(self, state: State[B, R, M]) -> Rule:
        """The rule that makes the open ask be asked; by default that of its kind, wherever in the rules it comes up."""
        assert state.ask is not None
        return self.asks()[state.ask.kind][1]

    def points(self, state: State[B, R, M]) -> tuple[int, ...]:
        """Everybody's points, in seat order; empty in a game without points. By default those of the board, if it has any."""
        found: tuple[int, ...] = getattr(state.board, "points", ())
        return found

    def is_deck(self, data: object) -> bool:
        """Whether JSON data mean to be a deck to play with, and no scenario or save."""
        return False

    def check_deck(self, data: object) -> None:
        """Raises BadInput, with every problem, for a deck that cannot be played with."""
        raise NotImplementedError

    def at_random(self, options: tuple[Option, ...], draw: Random, eager: float) -> Option:
        """What somebody answers who plays at random; `eager` is how often they do what they may as well leave be."""
        return options[int(draw.random() * len(options))]

    def held_back(self, options: tuple[Option, ...]) -> Option:
        """What somebody answers who leaves things as they are: what is idle, else the last option."""
        return next((option for option in options if option[0] in self.idle), options[-1])

    def judgement(self) -> Judgement | None:
        """What whoever plays well goes by; None in a game that does not say it: then it is played against at random alone."""
        return None

    def prover(self) -> Prover | None:
        """What proves that a turn can be made to last for ever; None in a game in which nobody can claim that."""
        return None

    def takes_thought(self, option: Option) -> bool:
        """Whether what this option leads to takes long to find out, so that it is not shown before it is chosen."""
        return False

    def thought(self, state: State[B, R, M], option: Option) -> int:
        """How much it took to find out what an option leads to that takes thought: the same number on every machine."""
        return 0

    def after_thought(self, state: State[B, R, M], thought: int) -> State[B, R, M]:
        """The state as such an option is answered in it, in a play, or in a file that is opened, that has taken so much thought
        before: the more, the less is taken now, so that all together take no longer than the game means them to."""
        return state

    def facts(self, state: State[B, R, M]) -> dict[str, Any]:
        """What scenarios may expect of a position besides points, such as where the program counter stands: see `expected`.

        By default the board's fields of these names: by seat, where the fact is; of a pile that is a number, how many cards.
        """
        return {name: _fact(getattr(state.board, name), kind) for name, kind in self.expected.items()}

    def askable(self, setup: Setup) -> tuple[Subject, ...]:
        """What one may ask about, and where on the board its value stands, in the order in which it is offered.

        The board in the browser reads the same. Of a game that describes nothing it is told the values: those of `subjects`.
        """
        return ()

    def subjects(self, state: State[B, R, M]) -> dict[str, Any]:
        """Everything on the table of which one may ask why it is so: by name, and by seat or card where there are several.

        They are what a position shows: `Play.why` and `Play.compare` go by them, and the board asks about the same. By default
        those that the game describes (`askable`), else points and facts.
        """
        if self.askable(state.setup):
            return values(state)
        return {"points": dict(enumerate(self.points(state), 1)), **self.facts(state)}

    def preview(self, state: State[B, R, M], option: Option) -> tuple[list[Step], str | None]:
        """The steps that show what an answer would do: up to the next question, unless the game looks further ahead.

        Besides them, how a game that does look further says where they stop, as `board-stops-…`; None where they stop at a
        question or at the game's end.
        """
        first = step(state, option)
        return [first, *run(first.after)], None

    def misreadings(self, state: State[B, R, M], steps: Sequence[Step]) -> Iterable[Misreading]:
        """What somebody may have wrong about the steps that lead on from a position, each with the position in which it is so.

        What the rulings answer otherwise, and the other edition, need not be among them: those are known of every game.
        """
        return ()

    def outlook(self, state: State[B, R, M]) -> Mapping[str, Any] | None:
        """What the cards would do as they lie now, worked out by the rules: plain data by name, which the board draws with the
        position. None in a game that shows nothing of the kind.

        state  as a seat may see it: what that seat may not know is not in it, and so comes into no outlook
        """
        return None

    def reveals(self, step: Step, seat: int) -> bool:
        """Whether this step makes known what `seat` may not know before it happens: no preview for that seat goes so far."""
        return False

    def rows(self, steps: Sequence[Step]) -> list[tuple[str, list[Step]]]:
        """The steps in the groups in which a table tells them: a label such as the card at which the program stands, and
        its steps."""
        return [("", list(steps))]

    @abstractmethod
    def result(self, state: State[B, R, M]) -> tuple[str, tuple[tuple[str, str], ...], tuple[Any, ...]] | None:
        """How the game ended, as message, parameters and arguments; None while it goes on."""

    def winners(self, state: State[B, R, M]) -> tuple[int, ...]:
        """The seats of those who have won, which the result names first; none while the game goes on."""
        found = self.result(state)
        if found is None:
            return ()
        _, _, (winners, *_) = found
        return winners if isinstance(winners, tuple) else (winners,)

    def info(self, setup: Setup) -> dict[str, Any]:
        """What the board must know once: the cards with their printed numbers, texts and places."""
        return {"cards": {}}

    def draws_matter(self, setup: Setup, steps: Sequence[Step]) -> bool:
        """Whether draws that a scenario fixes matter in a play though they are not made: they lie in order, or are foreseen."""
        return False

    def same_name_places(self, state: State[B, R, M]) -> Mapping[str, int]:
        """The cards whose name another one in play bears too, each with the place that tells it from the other in words.

        Places are counted from 1. Nothing else may be told by them: what is in doubt, or hidden from a seat, is left out.
        """
        return {}

    def faces(self, edition: str, lang: str) -> tuple[Face, ...]:
        """Its cards as they are printed; none in a game that is played with ordinary playing cards."""
        return ()

    @abstractmethod
    def scene(self, state: State[B, R, M], lang: str) -> Scene:
        """What a picture of the position shows: what lies where, and remarks."""

    def seen(self, state: State[B, R, M], seat: int) -> frozenset[str]:
        """The places in the rulebook of the kinds of card that a seat sees, on the table and in its hand; none in a game whose
        cards say nothing."""
        return frozenset()

    def pictured(self, state: State[B, R, M], lang: str) -> Drawing | None:
        """Everything that a picture of the position shows, hands and texts too; None: what `scene` gives is drawn instead."""
        return None

    def describe(self, state: State[B, R, M], lang: str) -> list[str]:
        """The position in a few lines of words, the same every time; by default, what a picture of it shows."""
        return told(self.scene(state, lang))

    @abstractmethod
    def check_state(self, state: State[B, R, M], place: JsonPath) -> None:
        """Note everything about a state from outside, read at `place`, that no play of this game could have made."""

    def asked(self, state: State[B, R, M]) -> State[B, R, M]:
        """The state with the question that the rules ask in it. Only for one in which something is asked, given without it."""
        return step(state).after

    def is_beginning(self, state: State[B, R, M]) -> bool:
        """Whether a scenario could begin so: nothing is in mid-effect, and no routine has done anything yet."""
        return state.ask is None and len(state.frames) == 1 and state.frames[0].pc == 0

    def under(self, start: State[B, R, M], setup: Setup) -> State[B, R, M]:
        """The same start under another set-up: what the other edition does not know is left out."""
        return start._replace(setup=setup)

    def removable(self, start: State[B, R, M]) -> tuple[str, ...]:
        """The cards without which the same start can be played (`start_without`)."""
        return ()

    def start_without(self, start: State[B, R, M], card: str) -> State[B, R, M]:
        """The start with one of its removable cards absent; the game says what that means for the rest of the table."""
        raise NotImplementedError

    @abstractmethod
    def start(self, setup: Setup, data: Mapping[str, Any], problems: list[Problem]) -> State[B, R, M] | None:
        """The first state of a scenario. Everything that is wrong with `data` is added to `problems`; None where there is none.

        data  the members that `form` describes, the players and the draws, of that form. What was not has been noted, and
              something harmless stands in its place: the lowest number, an empty text or list, None for the name of a card.
        """


def _fact(value: Any, kind: str) -> Any:
    """A field of a board as a fact of some kind."""
    if kind.endswith(" by seat"):
        return {str(seat): jsonable(each) for seat, each in enumerate(value, 1)}
    return len(value) if kind == "number" and isinstance(value, tuple) else jsonable(value)


AnyGame = Game[Any, Any, Any]


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
