"""The search that looks where the end is likeliest, against the definition, on small games made up at random."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterator, Sequence
from contextlib import suppress

import pytest

from benchmarks.prover import position
from pnrules.runtime_error import prove
from pnrules.runtime_error.checker import Mistake, check
from pnrules.runtime_error.proof.budget import Budget, OutOfBudget
from pnrules.runtime_error.proof.contest import A_WAY, Contest
from pnrules.runtime_error.proof.search import Search
from sparing import one_in
from tests.runtime_error.table import laid

Graph = dict[int, list[list[int | None]]]
"""For each situation its moves, for each move where its draws lead; None is the end of the turn, and comes first."""


class Made:
    """A game that is written down, of which some situations are known from elsewhere."""

    def __init__(self, graph: Graph, good: set[int], lost: set[int]) -> None:
        self.graph = graph
        self.known_good = good
        self.known_lost = lost
        self.looked_at = 0

    def moves(self, node: int) -> Sequence[int]:
        return range(len(self.graph[node]))

    def outcomes(self, node: int, move: int) -> tuple[int, Iterator[int | None]]:
        draws = self.graph[node][move]
        return len(draws), iter(draws)

    def surely_good(self, node: int) -> bool:
        return node in self.known_good

    def surely_lost(self, node: int) -> bool:
        return node in self.known_lost

    def chances(self, node: int) -> int:
        return 1


class Plain(Made):
    """The same game for the other search."""

    def outcomes(self, node: int, move: int) -> list[int | None]:  # type: ignore[override]
        return self.graph[node][move]


def made(seed: int) -> Graph:
    """Up to thirty situations with up to three moves each, of up to three draws; few moves end the turn."""
    rng = random.Random(f"contest {seed}")
    count = rng.randint(1, 30)
    graph: Graph = {}
    for node in range(count):
        moves = [rng.sample(range(count), min(count, rng.randint(1, 3))) for _ in range(rng.randint(0, 3))]
        graph[node] = [[None, *draws] if rng.random() < 0.2 else list(draws) for draws in moves]
    return graph


def good_ones(graph: Graph) -> set[int]:
    """By the definition: strike out what has no move that stays for all draws, until nothing changes."""
    good = set(graph)
    while True:
        left = {node for node in good if any(all(after in good for after in draws) for draws in graph[node])}
        if left == good:
            return good
        good = left


def good(contest: Contest | Search, start: int, within: int | None) -> bool | None:
    """What it comes to, asked again as often as it has stopped on the way."""
    found = contest.good(start, within)
    while found is None:
        found = contest.good(start, within)
    return found


@pytest.mark.parametrize(("step", "within"), [(0, None), (1, None), (0, 1), (1, 3)])
@pytest.mark.parametrize("first", one_in(3, range(0, 300, 10)))
def test_it_finds_what_the_definition_says_with_evidence(first: int, step: int, within: int | None) -> None:
    """From every situation, some of which are known from elsewhere: the verdict, the closed set, or ranks that only fall;
    whichever ways are gone first, and however often it has stopped."""
    for seed in range(first, first + 10):
        agrees_with_the_definition(seed, step, within)


def agrees_with_the_definition(seed: int, step: int, within: int | None) -> None:
    rng = random.Random(seed)
    graph = made(seed)
    lasting = good_ones(graph)
    told = {node for node in graph if rng.random() < 0.1}
    for start in graph:
        contest = Contest(Made(graph, told & lasting, told - lasting), Budget(10_000), step)
        assert good(contest, start, within) == (start in lasting), f"seed {seed}"
        if start in lasting:
            holds(graph, contest.strategy(start), told)
        else:
            falls(graph, contest.ranks(start), told)


def holds(graph: Graph, strategy: dict[int, int | None], told: set[int]) -> None:
    """Every move of a strategy leads to its situations, or comes from one that is known to be good."""
    for node, move in strategy.items():
        assert node in told if move is None else all(after in strategy for after in graph[node][move])


def falls(graph: Graph, ranks: dict[int, int], told: set[int]) -> None:
    """Every move has a draw that ends the turn, or leads to a smaller rank."""
    for node, rank in ranks.items():
        answers = (any(after is None or ranks.get(after, rank) < rank for after in draws) for draws in graph[node])
        assert node in told or all(answers)


@pytest.mark.parametrize("within", [None, 0, 2])
@pytest.mark.parametrize("seed", one_in(4, range(100)))
def test_both_searches_say_the_same(seed: int, within: int | None) -> None:
    """Also that which goes through all there is, with evidence of its own, however often it has stopped."""
    graph = made(seed)
    plain = Search(Plain(graph, set(), set()), Budget(10_000))
    for start in graph:
        lasts = good(plain, start, within)
        assert Contest(Made(graph, set(), set()), Budget(10_000)).good(start) == lasts
        if lasts:
            holds(graph, plain.strategy(start), set())
        else:
            falls(graph, plain.ranks(start), set())


@pytest.mark.parametrize(("price", "spent"), [(1, 4), (2, 2)])
def test_the_search_makes_no_draw_that_it_does_not_look_at(price: int, spent: int) -> None:
    """Two moves to choose among, each of a hundred draws, of which the first ends the turn: four looked at, each at its price."""

    class Drawing(Plain):
        def outcomes(self, node: int, move: int) -> Iterator[int | None]:  # type: ignore[override]
            yield None
            pytest.fail("a draw was made that nobody looks at")

    budget = Budget(100)
    assert Search(Drawing({0: [[None], [None]]}, set(), set()), budget, price).good(0) is False
    assert budget.size - budget.left == spent


def test_of_many_draws_few_are_looked_at_where_the_first_is_fatal() -> None:
    """One move of a hundred draws, of which the first leads to the end: two outcomes, the draw and that end."""
    graph: Graph = {0: [list(range(1, 101))], **{node: [[None]] for node in range(1, 101)}}
    budget = Budget(100)
    assert not Contest(Made(graph, set(), set()), budget).good(0)
    assert budget.size - budget.left == 2


@pytest.mark.parametrize("collecting", [True, False])
def test_after_a_claim_python_collects_its_garbage_as_before(collecting: bool) -> None:
    """Also where the budget ends it, and where its evidence does not hold."""
    was = gc.isenabled()
    try:
        gc.enable() if collecting else gc.disable()
        for budget in (10_000, 1):
            verdict = prove(position(152), budget=budget)
            with suppress(Mistake):
                check(verdict)
            assert gc.isenabled() == collecting
    finally:
        gc.enable() if was else gc.disable()


def test_it_stops_at_its_budget_to_the_outcome() -> None:
    """A way of ten situations to the end takes ten outcomes: with nine it is not decided."""
    graph: Graph = {**{node: [[node + 1]] for node in range(9)}, 9: [[None]]}
    assert not Contest(Made(graph, set(), set()), Budget(10)).good(0)
    with pytest.raises(OutOfBudget):
        Contest(Made(graph, set(), set()), Budget(9)).good(0)


def test_a_long_way_gone_again_and_again_costs_budget() -> None:
    """A hundred situations in a row; from the last, fifty moves, each to a situation whose only move leads to one that is lost.

    There are 250 outcomes, and each is looked at once. What was spent beyond that is for the way, which is gone for each move.
    """
    ends = range(200, 250)
    graph: Graph = {node: [[node + 1]] for node in range(100)}
    graph[100] = [[end] for end in ends]
    graph |= {end: [[end + 100]] for end in ends} | {end + 100: [[None]] for end in ends}
    budget = Budget(10_000)
    assert not Contest(Made(graph, set(), set()), budget).good(0)
    spent = budget.size - budget.left
    assert 250 < spent < 250 + 50 * 100 / A_WAY + 50


def test_it_stops_where_it_was_to_take_no_more_and_goes_on_from_there() -> None:
    """A way of ten situations to the end: five outcomes, then the others, and none twice."""
    graph: Graph = {**{node: [[node + 1]] for node in range(9)}, 9: [[None]]}
    budget = Budget(10)
    contest = Contest(Made(graph, set(), set()), budget)
    assert contest.good(0, 4) is None
    assert budget.left == 5
    assert contest.good(0) is False
    assert budget.left == 0


@pytest.mark.long
def test_a_way_of_many_situations_is_gone_without_nesting_calls() -> None:
    """Twenty thousand inputs one after another, and back to the first: proved."""
    many = 20_000
    graph: Graph = {node: [[(node + 1) % many]] for node in range(many)}
    searched = Contest(Made(graph, set(), set()), Budget(10 * many))
    searched.good(many - 50)
    assert len(searched.found) <= many


@pytest.mark.parametrize("seed", [152, 165, 215, 223, 251, 264, 289, 311, 363, 487, 696, 697, 701, 973, 991, 1042])
def test_claims_with_edits_that_were_undecided_are_proved_with_few_outcomes(seed: int) -> None:
    """Positions of `make bench-prover` in which 200,000 outcomes were not enough for a search that goes through one move after
    another. Each is proved with a tenth of the budget, which the checker bears out."""
    verdict = prove(position(seed), budget=5_000)
    assert verdict.name == "proved"
    check(verdict)


@pytest.mark.long
@pytest.mark.parametrize("seed", [1000743, 1002369, 1002607, 1002889, 1003588, 1003613, 1003634])
def test_a_short_proof_among_many_edits_is_come_upon(seed: int) -> None:
    """Each of them took more than 75,000 outcomes where every edit was tried, though its strategy has few situations."""
    verdict = prove(position(seed))
    assert verdict.name == "proved"
    assert verdict.size < 1_000
    assert verdict.looked_at < 25_000
    check(verdict)


@pytest.mark.long
@pytest.mark.parametrize("seed", one_in(5, [9002550, 9003097, 9003419, 9004471, 9005198]))
def test_a_long_refutation_is_gone_through_once(seed: int) -> None:
    """Each of them took more than 180,000 outcomes in a contest, and its refutation has thousands of situations."""
    verdict = prove(position(seed))
    assert verdict.name == "refuted"
    assert verdict.size > 4_000
    check(verdict)


@pytest.mark.parametrize("seed", [9000876, 9001959, 9004086])
def test_what_takes_no_search_long_is_not_left_to_one_that_it_takes_for_ever(seed: int) -> None:
    """Each is proved in a sketch, and neither by 50,000 outcomes of a contest nor by as many of going through all there is."""
    verdict = prove(position(seed))
    assert verdict.name == "proved"
    assert verdict.looked_at < 25_000
    check(verdict)


def test_few_cards_that_go_round_among_the_statements_are_gone_through() -> None:
    """RE, winning: two cards in hand, two in the deck, two discards. Brute force goes through all 18,511 states of the turn, and
    it can last for ever; no short proof is come upon."""
    statements = ("7♥ Q♥ 5♦", "3♣ Q♣ 10♣", "3♥ K♥ A♠")
    play = laid(*statements, hand="Q♠ 7♣", others=("6♣ J♣ K♣",), deck="10♦ 6♦", discards="3♦ J♠", answers=())
    verdict = prove(play.state)
    assert verdict.name == "proved"
    check(verdict)
