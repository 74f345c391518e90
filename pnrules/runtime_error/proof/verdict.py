"""The verdict on a claim, with its evidence: a strategy that lasts for ever, draws that end the turn, or a spent budget."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from pnrules.kernel.machine import step
from pnrules.kernel.patches import PlainData, jsonable
from pnrules.kernel.state import CHANCE, Option
from pnrules.kernel.steps import Rule
from pnrules.runtime_error.proof.budget import seconds
from pnrules.runtime_error.proof.situations import Situation, goes_on, kind, views
from pnrules.runtime_error.table.board import CLAIM, PROVED, REFUTED, UNDECIDED
from pnrules.runtime_error.table.state import RuntimeErrorState

Move = tuple[str, ...]
"""What to do in a situation: an option, in which a kind may stand for a card."""

Rank = tuple[int, int]
"""How far a lost situation is from the end of the turn; the draws always lead to a smaller one. Its first number is 1 if an edit
is still possible, otherwise 0."""

ENDED: Rank = (-1, -1)
"""The rank of a turn that has ended."""

STAYING_OUT = ("no-test", "decline", "claim")
"""Verbs that do not keep a turn going."""


class Verdict:
    """An answer to "can this turn be made to last for ever?".

    name       proved, refuted or undecided
    position   the claimed position
    seat       who claims
    size       the number of situations in the evidence; or the insufficient budget
    looked_at  how much of the budget the search used: for outcomes of moves, and for long ways to them
    """

    name: ClassVar[str]
    looked_at = 0

    def __init__(self, position: RuntimeErrorState, seat: int, size: int) -> None:
        self.position = position
        self.seat = seat
        self.size = size

    @property
    def rule(self) -> Rule:
        """The rule behind the verdict."""
        from pnrules.runtime_error import rules

        return {PROVED: rules.PROVED, REFUTED: rules.REFUTED, UNDECIDED: rules.UNDECIDED}[self.name]

    def words(self, lang: str = "en") -> str:
        """The verdict as a sentence."""
        from pnrules import words

        rule = self.rule
        args = (self.seat, self.size, *((seconds(self.size),) if self.name == UNDECIDED else ()))
        return words.sentence(lang, rule.id, rule.params, args, self.position.setup.players)

    def __repr__(self) -> str:
        return self.words()


class Proved(Verdict):
    """The turn can be made to last.

    moves  the strategy: what to do in each situation of a set that these moves never leave, whatever is drawn
    """

    name = PROVED

    def __init__(self, position: RuntimeErrorState, seat: int, moves: Mapping[Situation, Move]) -> None:
        super().__init__(position, seat, len(moves))
        self.moves = moves

    def move(self, state: RuntimeErrorState) -> Option:
        """The move of the strategy at a position that it can reach. Raises KeyError for any other."""
        for seen in views(state):
            if seen in self.moves:
                return chosen(state, self.moves[seen])
        raise KeyError("the strategy never comes to this position")


class Refuted(Verdict):
    """Draws can end the turn against every choice.

    ranks  every situation that can come up against these draws, with its rank: whatever is tried there, some draw ends the
           turn or leads to one of smaller rank
    """

    name = REFUTED

    def __init__(self, position: RuntimeErrorState, seat: int, ranks: Mapping[Situation, Rank]) -> None:
        super().__init__(position, seat, len(ranks))
        self.ranks = ranks

    def rank(self, state: RuntimeErrorState) -> Rank | None:
        """The rank of a position in the claimed turn; None if these draws do not lead there."""
        if not goes_on(state):
            return ENDED
        return next((self.ranks[situation] for situation in views(state) if situation in self.ranks), None)

    def draw(self, state: RuntimeErrorState) -> Option:
        """The draw that leads towards the end of the turn, when one is open."""
        assert state.ask is not None
        ranked = [(rank, option) for option in state.ask.options if (rank := self.rank(settled(state, option))) is not None]
        return min(ranked)[1] if ranked else state.ask.options[0]

    def chance(self, state: RuntimeErrorState, drawn: int) -> Option | None:
        """These draws as a play's chance: whatever is chosen, the turn ends."""
        return self.draw(state)

    def tries(self, state: RuntimeErrorState) -> Iterator[tuple[Option, Option | None, RuntimeErrorState]]:
        """What can be tried at a position: each option, the draw that answers it, if any, and the resulting position.

        If cards are counted, only the first of each kind is tried.
        """
        assert state.ask is not None
        counted = any(situation.counted and situation in self.ranks for situation in views(state))
        mine = state.board.statements[self.seat - 1]
        tried = set()
        for option in state.ask.options:
            shown = (option[0], *(kind(card, mine) if counted else card for card in option[1:]))
            if option[0] in STAYING_OUT or shown in tried:
                continue
            tried.add(shown)
            after = settled(state, option)
            draw = self.draw(after) if goes_on(after) and after.ask and after.ask.who == CHANCE else None
            yield option, draw, after if draw is None else settled(after, draw)


class Undecided(Verdict):
    """The budget was spent before the question was decided. Its size is that budget."""

    name = UNDECIDED


def settled(state: RuntimeErrorState, option: Option) -> RuntimeErrorState:
    """The state after an answer, run until something is asked or the testing of the turn is over."""
    state = step(state, option).after
    while state.ask is None and goes_on(state):
        state = step(state).after
    return state


def chosen(state: RuntimeErrorState, move: Move) -> Option:
    """The option that a move stands for: of several cards of a kind, the first."""
    assert state.ask is not None
    board = state.board
    if move in state.ask.options:
        return move
    mine = board.statements[board.turn - 1]
    return next(o for o in state.ask.options if o != CLAIM and o[0] == move[0] and kind(o[-1], mine) == move[-1])


def as_data(verdict: Verdict) -> dict[str, PlainData]:
    """The verdict with its evidence as plain JSON data."""
    data: dict[str, PlainData] = {"verdict": verdict.name, "seat": verdict.seat, "size": verdict.size}
    if isinstance(verdict, Proved):
        data["strategy"] = [{"situation": jsonable(s), "move": list(move)} for s, move in verdict.moves.items()]
    if isinstance(verdict, Refuted):
        data["lost"] = [{"situation": jsonable(s), "rank": list(rank)} for s, rank in verdict.ranks.items()]
    return data
