"""A claim on a page: its verdict with the evidence, and a board for exploring it.

If it is proved, the strategy plays and the learner draws. If it is refuted, the learner plays against the draws. For a family of
positions that differ in numbers, the page chooses the numbers, and has the verdict on each.
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
"""How many lines of evidence are shown."""


def prover_of(position: AnyState) -> Prover:
    """The prover of a position's game. Raises PnError if it has none."""
    prover = Proving.of(position.setup.game).prover()
    if prover is None:
        raise PnError("problem-no-prover", (("game", "text"),), (position.setup.game.name,))
    return prover


class Proven(NamedTuple):
    """A decided claim.

    prover   the prover that decided it
    verdict  the verdict, with the evidence
    told     the verdict for a page
    """

    prover: Prover
    verdict: Any
    told: Outcome

    @classmethod
    def of(cls, position: AnyState) -> Proven:
        """Decide a claim from this position. Raises PnError if none can be made."""
        prover = prover_of(position)
        verdict = prover.prove(position, budget=prover.BUDGET)
        cite, rulings = prover.source(verdict)
        told: Outcome = {
            "verdict": verdict.name,
            "says": {lang: verdict.words(lang) for lang in words.LANGUAGES},
            "lines": {lang: prover.evidence(verdict, lang, LINES) for lang in words.LANGUAGES},
            "drawn": {lang: _drawn(prover.circle(verdict, lang)) for lang in words.LANGUAGES},
            "cite": cite.payload(),
            "rulings": list(rulings),
        }
        return cls(prover, verdict, told)


def _drawn(circle: Circle | None) -> list[Any] | None:
    return None if circle is None else ring(*circle).payload()


class ClaimSession(BoardSession):
    """A claim that a turn can be made to last for ever, and the board for exploring its evidence.

    position  where it is claimed
    lang      en or fr
    offer     which settings the page offers, as in `BoardSession`

    Its traits are those of a board, and `claim`: see `wire.traits.Claim`. Raises PnError if no claim can be made.
    """

    gives_hints = False

    def __init__(self, position: AnyState, lang: str = "en", offer: tuple[str, ...] = ()) -> None:
        self.proven = Proven.of(position)
        super().__init__(self._play(position), lang, offer=offer)

    @property
    def verdict(self) -> Any:
        """The verdict on the claim, with its evidence."""
        return self.proven.verdict

    def _play(self, position: AnyState) -> Play:
        """The play from the position; if the claim is refuted, against the draws that refute it."""
        return Play(position, chance=self.proven.prover.chance(self.verdict))

    def show_play(self, play: Play) -> Traits:
        """Switch to the claim from this play's head. Raises PnError if none can be made there."""
        return self.claim_from(play.state)

    def claim_from(self, position: AnyState) -> Traits:
        """Switch to another claim. Raises PnError if none can be made."""
        return self._tell({"notice": None, **self._from(position, Proven.of(position))})

    def _from(self, position: AnyState, proven: Proven) -> Traits:
        self.proven = proven
        return self.mirror.show(Plays(self._play(position)))

    def _move(self) -> Option | None:
        """The move of the strategy at the head; None if it has none."""
        return self.proven.prover.strategy(self.verdict, self.play.state)

    def _go_on(self) -> Traits:
        """Play the strategy's next move. Raises PnError if it has none."""
        move = self._move()
        if move is None:
            raise PnError("claim-no-move")
        self.play.choose(move)
        return self.mirror.grown()

    # --- what is told -------------------------------------------------------------------------------------------------

    def _adapted(self, traits: Traits) -> Traits:
        return {**traits, "claim": self._claim()}

    def _claim(self) -> Claim:
        """The claim for the page."""
        return {**self.proven.told, "moves": self._move() is not None, "numbers": None, "key": None}

    # --- what comes back ----------------------------------------------------------------------------------------------

    def _carry_out(self, message: Any) -> Traits:
        if names_one(message, CLAIM):
            return understood(message, CLAIM).carried_out(self)
        return super()._carry_out(message)


class Number(NamedTuple):
    """A number in which positions differ: from 0 to `most`; the message `called` says what it counts."""

    called: str
    most: int

    def payload(self) -> wire.Number:
        """The number for a page, with its name in every language."""
        return {"called": {lang: words.text(lang, self.called) for lang in words.LANGUAGES}, "most": self.most}


class Family(NamedTuple):
    """Positions that differ in two numbers.

    play     from the numbers, the play at the position
    numbers  the one that a table of them counts downward, and the one that it counts across
    table    the message above such a table
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

    Raises PnError if no claim can be made at some position.
    """

    def __init__(self, family: Family, lang: str = "en", offer: tuple[str, ...] = ()) -> None:
        self.family = family
        self.at = (0, 0)
        self._plays = {at: family.play(*at) for at in family.each()}
        self._proven = {at: Proven.of(play.state) for at, play in self._plays.items()}
        self._key: list[Traits] | None = None
        super().__init__(self._plays[self.at].state, lang, offer)

    def _play(self, position: AnyState) -> Play:
        """With the title of the family's play."""
        return Play(position, chance=self.proven.prover.chance(self.verdict), title=self._plays[self.at].title)

    def verdicts(self) -> dict[tuple[int, int], str]:
        """The name of the verdict for each choice of numbers."""
        return {at: proven.verdict.name for at, proven in self._proven.items()}

    def choose(self, *at: int) -> Traits:
        """Choose other numbers, and so another position and claim. Raises PnError for numbers out of range."""
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
        """Also send the traits for each choice of numbers."""
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
"""The additional messages of a claim's page."""
