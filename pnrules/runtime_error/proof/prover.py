"""The prover: from a position to a verdict. It searches (`contest` and `search`, on `edits` and `counts`; where that takes long,
first on a `sketch`) and writes down what was found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import BadInput, Problem, Refusal, Refused
from pnrules.kernel.forms.validation import short
from pnrules.runtime_error.proof import counts
from pnrules.runtime_error.proof.budget import Budget, OutOfBudget, uncollected
from pnrules.runtime_error.proof.contest import Contest
from pnrules.runtime_error.proof.edits import EDIT, SCRIPT, Edits, Node
from pnrules.runtime_error.proof.laid import Statements, Table, bits, table
from pnrules.runtime_error.proof.search import Search
from pnrules.runtime_error.proof.situations import PHASES, UNPLAYED, Kinds, Situation, fixed, may_come, unseen
from pnrules.runtime_error.proof.sketch import Sketch
from pnrules.runtime_error.proof.verdict import Move, Proved, Rank, Refuted, Undecided, Verdict
from pnrules.runtime_error.proof.whole import PRICE, STAY, Whole
from pnrules.runtime_error.table.board import Statement
from pnrules.runtime_error.table.cards import DECK, ORDER
from pnrules.runtime_error.table.state import RuntimeErrorState

BUDGET: Final = 100_000
"""How many outcomes of moves a claim may examine: at most two seconds for 99 of 100 claims (`budget.A_SECOND`)."""

KINDS: Final = ("♠", "♣♠", "♥♠", "♣♥♠", UNPLAYED)
"""What the classes of `counts` execute."""

HOPELESS: Final[Rank] = (0, -1)
"""The rank of a hand in which nothing can be played."""


class NotNow(Refused):
    """The seat cannot claim here: it is not on turn, or not asked for a statement, an input or an edit."""


def prove(position: RuntimeErrorState, seat: int | None = None, *, budget: int = BUDGET) -> Verdict:
    """See `pnrules.runtime_error.prove`."""
    seat = position.board.turn if seat is None else seat
    position.setup.check_seat(seat)
    ask = position.ask
    if ask is None or ask.who != seat or ask.kind not in PHASES:
        cite = Citation(position.setup.work, "winning")
        raise NotNow(Refusal("refused-not-now", (("seat", "seat"),), (seat,), cite, ("R-08",)))
    if type(budget) is not int or budget < 1:
        raise BadInput([Problem("budget", "problem-budget", (("found", "text"),), (short(budget),))])
    limit = Budget(budget)
    with uncollected():
        verdict = _decided(position, seat, limit)
    verdict.looked_at = limit.size - limit.left
    return verdict


def _decided(position: RuntimeErrorState, seat: int, limit: Budget) -> Verdict:
    """The verdict of one of three searches, each of which is quick where another would take for ever.

    A contest finds short proofs and short refutations; an exhaustive search, long ones; and a sketch, proofs among many edits.
    They take turns with parts of the budget, and each resumes where it stopped.
    """
    arena = Edits(at_once=position.setup.interpretation.at_once, unseen=_set(unseen(position)), budget=limit)
    contest, whole = Contest(arena, limit), Search(Whole(arena), limit, PRICE)
    rough, fine = Contest(Sketch(arena), limit), Contest(Sketch(arena, fine=True), limit)
    start = node(position)
    goes: tuple[tuple[Contest | Search, int], ...] = (
        (contest, 20),
        (whole, 20),
        (rough, 10),
        (fine, 10),
        (contest, 4),
        (whole, 1),
    )
    try:
        for search, part in goes:
            good = search.good(start, limit.size // part)
            if good:
                return Proved(position, seat, _moves(arena, search.strategy(start)))
            if good is False and search in (contest, whole):
                return Refuted(position, seat, _ranks(arena, search.ranks(start)))
    except OutOfBudget:
        pass
    return Undecided(position, seat, limit.size)


def node(state: RuntimeErrorState) -> Node:
    """A position of the claimer's turn as a node of `edits`."""
    board = state.board
    assert state.ask is not None
    statements = tuple(tuple((ORDER[s.lower], ORDER[s.upper], ORDER[s.function]) for s in lying) for lying in board.statements)
    return Node(
        PHASES[state.ask.kind],
        table(board.turn - 1, statements),
        _set(board.hands[board.turn - 1]),
        _set(may_come(state)),
        len(board.deck),
        _set(board.discards[:-1]),
        ORDER[board.discards[-1]] if board.discards else -1,
        ORDER[board.input] if board.input else -1,
        tuple(ORDER[card] for card in fixed(board)),
    )


def _set(cards: tuple[str, ...]) -> int:
    return sum(1 << ORDER[card] for card in cards)


# --- evidence ---------------------------------------------------------------------------------------------------------


class _Counted:
    """The situations in numbers that evidence rests on, each taken once: by the statements and the search that decided it."""

    def __init__(self, arena: Edits) -> None:
        self.arena = arena
        self.found: dict[tuple[Table, Search], tuple[Node, dict[Any, Any]]] = {}

    def add(self, here: Node, take: Callable[[Search, int, dict[Any, Any]], object]) -> None:
        """Add a situation that was decided by counting, with everything that `take` collects for it."""
        search = self.arena.counting(here)
        _, kept = self.found.setdefault((here.table, search), (here, {}))
        take(search, self.arena.counted(here), kept)

    def items(self) -> Iterator[tuple[Situation, Any]]:
        """The collected nodes, as situations."""
        for here, kept in self.found.values():
            for number, value in kept.items():
                yield _counted(here, number), value


def _moves(arena: Edits, strategy: dict[Any, Any]) -> dict[Situation, Move]:
    """The strategy, situation by situation; counted if no edit is needed."""
    moves: dict[Situation, Move] = {}
    counted = _Counted(arena)
    for here, move in strategy.items():
        assert isinstance(here, Node)
        if move in (None, STAY):
            counted.add(here, Search.strategy)
        else:
            moves[_exact(here)] = _named(here, move)
    return {**moves, **{situation: ("input", KINDS[kind]) for situation, kind in counted.items()}}


def _ranks(arena: Edits, lost: dict[Any, int]) -> dict[Situation, Rank]:
    """Every situation of the refutation; those in which no edit is possible are counted, and come before all others."""
    ranks: dict[Situation, Rank] = {}
    counted = _Counted(arena)
    for here, rank in lost.items():
        assert isinstance(here, Node)
        if not arena.editless(here):
            ranks[_exact(here)] = (1, rank)
        elif arena.counted(here) & counts.HANDS:
            counted.add(here, Search.ranks)
        else:
            ranks[_counted(here, arena.counted(here))] = HOPELESS
    return {**ranks, **{situation: (0, rank) for situation, rank in counted.items()}}


def _named(here: Node, move: Any) -> Move:
    if here.phase == SCRIPT:
        return ("script", *(DECK[card] for card in move)) if move else ("no-script",)
    if here.phase == EDIT:
        return "edit", DECK[move.old], DECK[move.card]
    return "input", DECK[move]


def _statements(statements: Statements) -> tuple[tuple[Statement, ...], ...]:
    return tuple(tuple(Statement(*(DECK[card] for card in laid)) for laid in lying) for lying in statements)


def _exact(here: Node) -> Situation:
    return Situation(
        False,
        here.phase,
        _statements(here.table.statements),
        _cards(here.hand),
        _cards(here.deck),
        here.size,
        _cards(here.below),
        DECK[here.top] if here.top >= 0 else None,
        DECK[here.input] if here.input >= 0 else None,
        tuple(DECK[card] for card in here.coming),
    )


def _cards(cards: int) -> Kinds:
    return tuple(sorted((DECK[card], 1) for card in bits(cards)))


def _counted(here: Node, number: int) -> Situation:
    top = counts.amount(number, counts.TOP)
    return Situation(
        True,
        here.phase,
        _statements(here.table.statements),
        _kinds(number, counts.HAND),
        _kinds(number, counts.DECK),
        counts.amount(number, counts.SIZE),
        _kinds(number, counts.BELOW),
        KINDS[top - 1] if top else None,
    )


def _kinds(number: int, units: tuple[int, ...]) -> Kinds:
    numbers = (counts.amount(number, unit) for unit in units)
    return tuple(sorted((kind, n) for kind, n in zip(KINDS, numbers, strict=False) if n))
