"""A claim on a page: what it comes to, with the evidence, and a board on which it is gone through.

Proved, the strategy plays and the learner draws. Refuted, the learner plays against the draws. Where positions of a kind differ
in numbers, the page chooses the numbers, and has the verdict of each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pnrules import words
from pnrules.kernel.errors import PnError
from pnrules.kernel.facets.proving import Prover, Proving
from pnrules.kernel.state import AnyState, Option
from pnrules.session.board import BoardSession
from pnrules.session.commands import Command, names_one, understood
from pnrules.session.plays import Plays
from pnrules.showing.play import ShownPlay as Play
from pnrules.showing.ring import ring
from pnrules.wire import traits as wire
from pnrules.wire.traits import Claim, Numbers, Outcome, Traits

if TYPE_CHECKING:
    from pnrules.kernel.scenery import Circle

LINES: Final = 6
"""So many lines of evidence are told."""


def prover_of(position: AnyState) -> Prover:
    """What proves claims in the game of a position. Raises PnError where nothing does."""
    prover = Proving.of(position.setup.game).prover()
    if prover is None:
        raise PnError("problem-no-prover", (("game", "text"),), (position.setup.game.name,))
    return prover


class Proven(NamedTuple):
    """What a claim came to.

    prover   who decided it
    verdict  what it came to, with the evidence
    told     the same for a page
    """

    prover: Prover
    verdict: Any
    told: Outcome

    @classmethod
    def of(cls, position: AnyState) -> Proven:
        """What a claim from this position comes to. Raises PnError where none can be made."""
        prover = prover_of(position)
        verdict = prover.prove(position, budget=prover.BUDGET)
        cite, rulings = prover.source(verdict)
        told: Outcome = {
            "verdict": verdict.name,
            "says": {lang: verdict.words(lang) for lang in words.LANGUAGES},
            "lines": {lang: prover.told(verdict, lang, LINES) for lang in words.LANGUAGES},
            "drawn": {lang: _drawn(prover.circle(verdict, lang)) for lang in words.LANGUAGES},
            "cite": cite.payload(),
            "rulings": list(rulings),
        }
        return cls(prover, verdict, told)


def _drawn(circle: Circle | None) -> list[Any] | None:
    return None if circle is None else ring(*circle).payload()


class ClaimSession(BoardSession):
    """A claim that a turn can be made to last for ever, and the board on which its evidence is gone through.

    position  where it is claimed
    lang      en or fr
    offer     what of what surrounds a board the page offers, as in `BoardSession`

    Its traits are those of a board, and `claim`: see `wire.traits.Claim`. Raises PnError where no claim can be made.
    """

    gives_hints = False

    def __init__(self, position: AnyState, lang: str = "en", offer: tuple[str, ...] = ()) -> None:
        self.proven = Proven.of(position)
        super().__init__(self._play(position), lang, offer=offer)

    @property
    def verdict(self) -> Any:
        """What the claim came to, with its evidence."""
        return self.proven.verdict

    def _play(self, position: AnyState) -> Play:
        """The position to be played from; where the claim is refuted, against the draws that refute it."""
        return Play(position, chance=self.proven.prover.chance(self.verdict))

    def show_play(self, play: Play) -> Traits:
        """Another claim: that from where this play stands. Raises PnError where none can be made there."""
        return self.claim_from(play.state)

    def claim_from(self, position: AnyState) -> Traits:
        """Another claim. Raises PnError where none can be made."""
        return self._tell({"notice": None, **self._from(position, Proven.of(position))})

    def _from(self, position: AnyState, proven: Proven) -> Traits:
        self.proven = proven
        return self.mirror.show(Plays(self._play(position)))

    def _move(self) -> Option | None:
        """What the strategy does where play stands; None where it does nothing there."""
        return self.proven.prover.strategy(self.verdict, self.play.state)

    def _go_on(self) -> Traits:
        """The strategy's next move. Raises PnError where it has none."""
        move = self._move()
        if move is None:
            raise PnError("claim-no-move")
        self.play.choose(move)
        return self.mirror.grown()

    # --- what is told -------------------------------------------------------------------------------------------------

    def _as_told(self, traits: Traits) -> Traits:
        return {**traits, "claim": self._claim()}

    def _claim(self) -> Claim:
        """The claim as the page has it."""
        return {**self.proven.told, "moves": self._move() is not None, "numbers": None, "key": None}

    # --- what comes back ----------------------------------------------------------------------------------------------

    def _carry_out(self, message: Any) -> Traits:
        if names_one(message, CLAIM):
            return understood(message, CLAIM).carried_out(self)
        return super()._carry_out(message)


class Number(NamedTuple):
    """A number in which positions differ: from none up to `most`; the message `called` says what it counts."""

    called: str
    most: int

    def payload(self) -> wire.Number:
        """The same for a page, named in every language."""
        return {"called": {lang: words.text(lang, self.called) for lang in words.LANGUAGES}, "most": self.most}


class Family(NamedTuple):
    """Positions that differ in two numbers.

    play     from the numbers, the play that stands at the position
    numbers  the one that a table of them counts downward, and the one that it counts across
    table    the message that heads such a table
    """

    play: Callable[[int, int], Play]
    numbers: tuple[Number, Number]
    table: str

    def each(self) -> Iterator[tuple[int, int]]:
        """Every choice of numbers, row by row."""
        down, across = self.numbers
        return product(range(down.most + 1), range(across.most + 1))


class ThresholdSession(ClaimSession):
    """A claim in each position of a family; the page chooses the numbers.

    family  the positions
    at      the numbers that are chosen

    Raises PnError where at some position no claim can be made.
    """

    def __init__(self, family: Family, lang: str = "en", offer: tuple[str, ...] = ()) -> None:
        self.family = family
        self.at = (0, 0)
        self._plays = {at: family.play(*at) for at in family.each()}
        self._proven = {at: Proven.of(play.state) for at, play in self._plays.items()}
        self._key: list[Traits] | None = None
        super().__init__(self._plays[self.at].state, lang, offer)

    def _play(self, position: AnyState) -> Play:
        """With the title that the family's play has."""
        return Play(position, chance=self.proven.prover.chance(self.verdict), title=self._plays[self.at].title)

    def verdicts(self) -> dict[tuple[int, int], str]:
        """What the claim comes to, by name, for each choice of numbers."""
        return {at: proven.verdict.name for at, proven in self._proven.items()}

    def choose(self, *at: int) -> Traits:
        """Other numbers: another position, another claim. Raises PnError for numbers that there are not."""
        return self._tell({"notice": None, **self._chosen(at)})

    def _chosen(self, at: tuple[int, ...]) -> Traits:
        found = next((each for each in self._proven if each == at), None)
        if found is None:
            raise PnError("board-not-understood")
        self.at = found
        return self._from(self._plays[found].state, self._proven[found])

    def _claim(self) -> Claim:
        """With the numbers."""
        down, across = self.family.numbers
        names = self.verdicts()
        numbers: Numbers = {
            "each": [down.payload(), across.payload()],
            "at": list(self.at),
            "table": {lang: words.text(lang, self.family.table) for lang in words.LANGUAGES},
            "verdicts": [[names[row, column] for column in range(across.most + 1)] for row in range(down.most + 1)],
        }
        return {**super()._claim(), "numbers": numbers, "key": self._key}

    def unfold(self, *, alone: bool = True) -> Traits:
        """Tell what comes of each choice of numbers besides."""
        plays, at = self.mirror.plays, self.at
        self._key = None
        self._key = [{**self._chosen(each), "claim": self._claim()} for each in self._proven]
        for told in self._key:
            del told["texts"]
        self.at, self.proven = at, self._proven[at]
        return self._tell(self.mirror.show(plays))


def _choose(session: ClaimSession, at: list[int]) -> Traits:
    if not isinstance(session, ThresholdSession):
        raise PnError("board-not-understood")
    return session._chosen(tuple(at))


CLAIM: Final[Mapping[str, Command[Traits]]] = {
    "claim-move": Command(ClaimSession._go_on),
    "claim-numbers": Command(_choose),
}
"""What the page of a claim may ask for besides."""
