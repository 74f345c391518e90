"""The checker, which is taken in by no forged evidence: see `forging`. What it says of true evidence is in `test_prover`."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import pnrules
from pnrules.runtime_error import prove
from pnrules.runtime_error.checker import Mistake, check
from pnrules.runtime_error.proof.verdict import Proved, Refuted
from tests.runtime_error import forging
from tests.runtime_error.brute import Brute
from tests.runtime_error.forging import Forged
from tests.runtime_error.table import laid
from tests.runtime_error.test_prover import mixed, small, table


def accepted(forged: Iterator[Forged]) -> Iterator[tuple[str, bool]]:
    """How each was come by, and whether the checker is taken in."""
    for verdict, how in forged:
        try:
            check(verdict)
        except Mistake:
            yield how.split()[0], False
        else:
            yield how, True


def tried(forge: Callable[[Any, random.Random], Iterator[Forged]], lasts: bool, seeds: range) -> Counter[str]:
    """Forged of every small deck of which brute force knows the contrary: how often in each way. None is accepted."""
    ways: Counter[str] = Counter()
    for seed in seeds:
        found = small(seed)
        if Brute(False, forging.MOST).lasts(table(found)) is not lasts:
            continue
        for how, taken_in in accepted(forge(pnrules.load(found).state, random.Random(seed))):
            assert not taken_in, f"seed {seed}, {how}: {found}"
            ways[how] += 1
    return ways


@pytest.mark.long
def test_no_forged_refutation_is_accepted() -> None:
    """Of turns that can last for ever; most are forged by looking past a card that would be an edit."""
    ways = tried(forging.refutations, True, range(600))
    assert min(ways[doing.__name__] for doing in forging.DOING) > 100
    assert ways["in"] > 1000


@pytest.mark.long
def test_no_forged_proof_is_accepted() -> None:
    """Of turns that end whatever is done; one move that does not go on is to claim, again and again."""
    ways = tried(forging.proofs, False, range(250))
    assert min(ways[drawing.__name__] for drawing in forging.DRAWING) > 100
    assert ways["for"] > 500


@pytest.mark.long
@pytest.mark.parametrize("kind", ["proved", "refuted"])
def test_nothing_is_forged_of_what_the_rulings_leave_open(kind: str) -> None:
    """R-01, R-06 and R-07 at random: what the prover has decided, and the checker borne out, is not borne out the other way."""
    forge = forging.refutations if kind == "proved" else forging.proofs
    ways: Counter[str] = Counter()
    for seed in range(150):
        state = mixed(seed)
        if prove(state, budget=4_000).name != kind:
            continue
        for how, taken_in in accepted(forge(state, random.Random(seed))):
            assert not taken_in, f"seed {seed}, {how}"
            ways[how] += 1
    assert len(ways) > 3


@pytest.mark.parametrize("seed", range(10))
def test_nobody_claims_in_anothers_name(seed: int) -> None:
    """By P2's statements, cards are of other kinds, and of each only one would be tried."""
    verdict = prove(pnrules.load(small(seed)).state)
    assert isinstance(verdict, Proved | Refuted)
    verdict.seat = 2
    with pytest.raises(Mistake):
        check(verdict)


def test_a_card_that_is_counted_as_not_to_be_played_is_tried_where_it_would_be_an_edit() -> None:
    """9♣ may be played as an EDIT that widens the function of hearts; counted, it is one of the cards that end the turn."""
    state = laid("2♠ 9♠ 4♠", "8♦ 9♦ 3♦", "2♥ 3♥ 5♥", hand="9♣ 4♣ 6♣ K♥").state
    assert prove(state).name == "proved"
    forged = list(accepted(forging.refutations(state, random.Random(0))))
    assert forged
    assert not any(taken_in for _, taken_in in forged)


@pytest.mark.parametrize("rank", [0, (0,), ("0", "1"), (0.5, 1), None])
def test_a_rank_is_two_whole_numbers(rank: Any) -> None:
    verdict = prove(laid("A♥ 8♥ 3♠", hand="5♣ 6♣ 9♣", deck="K♣ 7♣").state)
    assert isinstance(verdict, Refuted)
    with pytest.raises(Mistake):
        check(Refuted(verdict.position, verdict.seat, dict.fromkeys(verdict.ranks, rank)))
