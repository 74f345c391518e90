"""The prover against brute force, against the kernel's own steps, and against the worked examples."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import pytest

import pnrules
from pnrules import words
from pnrules.cli.prove import checked
from pnrules.kernel.errors import Refused
from pnrules.kernel.machine import step
from pnrules.kernel.state import CHANCE, State
from pnrules.runtime_error import proofs, prove
from pnrules.runtime_error.checker import Mistake, check
from pnrules.runtime_error.proof.situations import goes_on, unseen
from pnrules.runtime_error.proof.verdict import Proved, Refuted, Undecided, Verdict
from pnrules.runtime_error.table.cards import DECK
from tests.runtime_error.brute import Brute, Table
from tests.runtime_error.table import data, laid, random_statement

DECKS = 500
"""Random small decks for each answer to R-01; `test_many_more_decks` tries thirty times as many."""
POSITIONS = 1500
"""Decks with more positions than this are left to the prover alone."""

Small = dict[str, Any]


def small(seed: int) -> Small:
    """A random position with few cards in play, often with an EDIT in it: a scenario's data."""
    rng = random.Random(seed)
    cards = list(DECK)
    rng.shuffle(cards)
    suits = rng.choice(["♠♣", "♠♥", "♠♣♥", "♠♦", "♠♦♣", "♠♦♥", "♠♦♣♥"])
    mine = [random_statement(rng, cards, s, rng.choice([3, 6, 9]) if s != "♦" else rng.choice([1, 3])) for s in suits]
    others = [random_statement(rng, cards, s) for s in rng.sample("♦♣♥♠", rng.choice([0, 0, 1, 1]))]
    few = [cards.pop() for _ in range(rng.randint(3, 8))]
    held = rng.randint(1, min(4, len(few)))
    drawn = rng.randint(held, len(few))
    found = data(hand=" ".join(few[:held]), deck=" ".join(few[held:drawn]), discards=" ".join(few[drawn:]))
    for player, lying in zip(found["players"], (mine, others), strict=True):
        player["statements"] = [s for s in lying if s]
    return found


def table(found: Small) -> Table:
    """The same position for brute force."""
    statements = tuple(tuple((s["lower"], s["upper"], s["function"]) for s in p["statements"]) for p in found["players"])
    hand, deck = frozenset(found["players"][0]["hand"]), frozenset(found["deck"])
    return Table("input", statements, hand, deck, tuple(found["discards"]))


def compared(seeds: range, at_once: bool) -> Counter[str]:
    """Both asked about many decks: how many were proved, refuted, and how many of them had an edit to choose."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        found = small(seed)
        brute = Brute(at_once, POSITIONS)
        lasts = brute.lasts(table(found))
        if lasts is None:
            continue
        play = pnrules.load({**found, "rulings": {"R-01": "at-once"} if at_once else {}})
        verdict = prove(play.state)
        assert verdict.name == ("proved" if lasts else "refuted"), f"seed {seed}: {found}"
        check(verdict)
        seen.update([verdict.name, "all"] + ["edit"] * brute.edited)
    return seen


@pytest.mark.long
@pytest.mark.parametrize("at_once", [False, True], ids=["R-01", "R-01 at once"])
def test_agrees_with_brute_force_on_every_small_deck(at_once: bool) -> None:
    """None undecided, all evidence checked; a fifth proved and a fifth with an edit, so that this says something."""
    seen = compared(range(DECKS), at_once)
    assert seen["all"] > 0.8 * DECKS
    assert seen["proved"] > seen["all"] / 5
    assert seen["edit"] > seen["all"] / 5


@pytest.mark.slow
@pytest.mark.parametrize("at_once", [False, True], ids=["R-01", "R-01 at once"])
def test_many_more_decks(at_once: bool) -> None:
    assert compared(range(DECKS, 31 * DECKS), at_once)["all"] > 24 * DECKS


# --- the worked examples ----------------------------------------------------------------------------------------------

EXAMPLE_2 = ("A♦ K♦ 2♣", "A♥ Q♥ 3♠")


def clubs_and_spades(spare: int, kings: int, deck: int, discards: int) -> State:
    """Example 2 with further cards in hand, so many kings in deck and discards together, and piles of such sizes."""
    plain = [card for card in DECK if card[0] != "K" and card not in ["A♦", "2♣", "A♥", "Q♥", "3♠", "5♣"]]
    mixed = ["K♣", "K♥", "K♠"][:kings] + plain[spare:]
    piles = mixed[: deck + discards]
    random.Random(f"{kings} {deck} {discards}").shuffle(piles)
    hand = ["5♣", *plain[:spare]]
    return laid(*EXAMPLE_2, hand=" ".join(hand), deck=" ".join(piles[:deck]), discards=" ".join(piles[deck:])).state


@pytest.mark.parametrize(("spare", "kings"), list(itertools.product(range(5), range(4))))
@pytest.mark.parametrize(("deck", "discards"), [(20, 12), (0, 5), (5, 0), (1, 3)])
def test_example_2_is_proved_exactly_while_spare_cards_outnumber_kings(spare: int, kings: int, deck: int, discards: int) -> None:
    """RE, example 2: each king costs one spare card, as it is drawn in place of one that can be played, and stays in hand.

    Proved when the kings in deck and discards together are at most `spare`, and there is something to draw or to spare.
    """
    verdict = prove(clubs_and_spades(spare, kings, deck, discards))
    assert verdict.name == ("proved" if kings <= spare else "refuted")
    check(verdict)


@pytest.mark.parametrize("spare", range(4))
def test_example_2_with_deck_and_discards_empty_needs_a_spare_card(spare: int) -> None:
    """R-02: the first LOAD draws nothing, and the LOOP needs a card; with one, the input comes back from the discards."""
    verdict = prove(clubs_and_spades(spare, 0, 0, 0))
    assert verdict.name == ("proved" if spare else "refuted")
    check(verdict)


def test_example_1_is_a_lasso_of_two_inputs() -> None:
    """RE, example 1: the position after the first LOOP comes back after the third, two inputs later."""
    play = pnrules.load("runtime_error/hearts-and-spades")
    play.rewind()
    for word in (["no-script"], ["input", "7♣"], ["input", "8♦"], ["input", "7♣"]):
        play.choose(word)
    found = play.lasso()
    assert found is not None
    assert [done.answer for done in found.cycle if done.answer] == [("input", "8♦"), ("input", "7♣")]
    verdict = prove(play.state)
    assert isinstance(verdict, Proved)
    assert check(verdict) == 1, "counted, the 7 and the 8 are the same card, and one situation is never left"


# --- what is asked of a claim ----------------------------------------------------------------------------------------


def test_fixed_draws_that_run_out_leave_the_rest_open() -> None:
    """R-06: of a king and an 8 the fixed draws bring the 8 first; the king then comes, and with it the end."""
    more = {"hand": "5♣", "deck": "K♣ 8♣", "draws": "8♣"}
    assert prove(laid(*EXAMPLE_2, **more).state).name == "refuted"
    fixed = laid(*EXAMPLE_2, **more, rulings={"R-06": "fixed"})
    verdict = prove(fixed.state)
    assert verdict.name == "refuted", "the king is all that is left to draw, and the 8 all that is left to play"
    check(verdict)


def test_with_fixed_draws_a_claim_may_hold_that_fails_otherwise() -> None:
    """R-06: the 5 and the 6 draw the 8 and the 9, which then pull each other; but two kings could have come instead."""
    mine = ("A♦ 6♦ 2♣", "7♥ Q♥ 4♥", "A♠ Q♠ 3♠")
    more = {"hand": "5♣ 6♣", "deck": "K♣ K♥ 8♣ 9♣", "discards": "9♦", "draws": "8♣ 9♣"}
    refuted, proved = prove(laid(*mine, **more).state), prove(laid(*mine, **more, rulings={"R-06": "fixed"}).state)
    assert (refuted.name, proved.name) == ("refuted", "proved")
    check(refuted)
    check(proved)


@pytest.mark.parametrize("seed", range(60))
def test_probability_one_is_no_weaker_than_certainty(seed: int) -> None:
    """R-06: what some draws end, ends with a positive probability."""
    found = small(seed)
    almost = pnrules.load({**found, "rulings": {"R-06": "almost-surely"}})
    assert prove(almost.state).name == prove(pnrules.load(found).state).name


def test_a_king_in_another_hand_might_as_well_come() -> None:
    """R-07: the deck is one 8; by the other answer it might be P2's king."""
    more: dict[str, Any] = {"hand": "5♣", "held": "K♣", "deck": "8♣"}
    assert prove(laid(*EXAMPLE_2, **more).state).name == "proved"
    verdict = prove(laid(*EXAMPLE_2, **more, rulings={"R-07": "unseen"}).state)
    assert verdict.name == "refuted"
    check(verdict)


@pytest.mark.parametrize("seed", range(200))
def test_what_is_proved_of_unseen_cards_holds_for_every_deal_of_them(seed: int) -> None:
    """R-07: against brute force over every way in which the unseen cards may lie in deck and hands."""
    rng = random.Random(seed)
    found = small(seed)
    hidden = found["deck"] + [c for c in DECK if c not in str(found)][: rng.randint(0, 2)]
    found["players"][1]["hand"] = hidden[len(found["deck"]) :]
    verdict = prove(pnrules.load({**found, "rulings": {"R-07": "unseen"}}).state)
    if isinstance(verdict, Undecided):
        return
    check(verdict)
    brute = Brute(False, POSITIONS)
    deals = [brute.lasts(table({**found, "deck": list(deck)})) for deck in itertools.combinations(hidden, len(found["deck"]))]
    if verdict.name == "proved":
        assert False not in deals
    elif found["deck"] == hidden and None not in deals:
        assert deals == [False]


def test_a_fixed_draw_in_another_hand_is_not_drawn() -> None:
    """R-06 with R-07: P2 holds the 8♦ that is to come, so the draw is open, and the K♣, which nothing plays, may come. A scenario
    cannot begin so, since its deck has no 8♦; it comes to that once the discards have been shuffled in."""
    mine = ("A♦ 6♦ 2♣", "A♣ Q♣ 3♥", "A♥ Q♥ 3♠")
    more = {"hand": "5♣", "deck": "K♣", "held": "8♦"}
    state = laid(*mine, **more, rulings={"R-06": "fixed", "R-07": "unseen"}).state
    verdict = prove(state._replace(board=state.board._replace(coming=("8♦",))))
    assert verdict.name == "refuted"
    check(verdict)


def test_what_a_shuffle_puts_into_the_deck_is_known_to_the_checker() -> None:
    """R-01 with R-07: the discards become the deck at once, and P2's K♥ cannot be in it then."""
    more = {"hand": "6♠ 6♣", "deck": "4♠", "held": "K♥"}
    verdict = prove(laid("A♦ K♦ 4♣", "A♥ Q♥ 3♠", **more, rulings={"R-01": "at-once", "R-07": "unseen"}).state)
    assert verdict.name == "proved"
    check(verdict)


def test_without_a_deck_the_checker_leaves_other_hands_where_they_are() -> None:
    """R-07: P2's 5♥ would be an edit in P1's hand, but with no deck there is nothing that P1 could have drawn instead."""
    more = {"hand": "J♣", "discards": "A♠", "held": "5♥"}
    verdict = prove(laid("4♥ 8♥ 6♠", "5♦ Q♦ 3♦", **more, rulings={"R-07": "unseen"}).state)
    assert verdict.name == "refuted"
    check(verdict)


def test_what_a_shuffle_has_shown_is_known_to_a_later_claim() -> None:
    """R-07: the deck's one card may be P2's K♥, which would end the turn. The next deck is made of the discards, and the K♥
    cannot be in it: whatever comes from then on can be played."""
    more = {"hand": "6♠", "deck": "4♠", "discards": "9♠", "held": "K♥", "rulings": {"R-07": "unseen"}}
    mine = ("A♦ K♦ 4♣", "A♥ Q♥ 3♠")
    early = prove(laid(*mine, **more).state)
    inputs = ((1, "input", "6♠"), ("chance", "draw", "4♠"), (1, "input", "4♠"), ("chance", "draw", "9♠"))
    shown = laid(*mine, **more, answers=((1, "no-script"), *inputs)).state
    assert shown.board.deck == ("6♠",)
    later = prove(shown)
    assert (early.name, later.name) == ("refuted", "proved")
    check(early)
    check(later)


def test_what_is_pulled_is_known_not_to_be_in_the_deck() -> None:
    """R-07: P2 takes the K♥ from the discards before everybody's eyes; what P2 drew, nobody else has seen."""
    play = laid(
        "A♦ K♦ 4♣", "A♥ Q♥ 3♠", hand="6♠", deck="4♠ 8♠ 10♠", discards="K♥", held="5♦", others=("A♣ K♣ 9♥",),
        rulings={"R-07": "unseen"},
        answers=((1, "no-script"), (1, "no-test"), ("chance", "draw", "4♠"), (2, "no-script"), (2, "input", "5♦"),
                 ("chance", "draw", "8♠"), (1, "no-script")),
    )  # fmt: skip
    assert play.state.board.hands[1] == ("K♥", "8♠")
    assert unseen(play.state) == ("8♠",)


@pytest.mark.parametrize("seed", range(150))
def test_what_is_proved_is_not_refuted_later_in_the_turn(seed: int) -> None:
    """The strategy is played against random draws, under R-01, R-06 and R-07 at random: every claim on the way is proved too."""
    rng = random.Random(seed)
    verdict = prove(mixed(seed), budget=20_000)
    if not isinstance(verdict, Proved):
        return
    state = verdict.position
    for _ in range(40):
        while state.ask is None or state.ask.who == CHANCE:
            state = step(state, rng.choice(state.ask.options) if state.ask else None).after
        state = step(state, verdict.move(state)).after
        while state.ask is None or state.ask.who == CHANCE:
            state = step(state, rng.choice(state.ask.options) if state.ask else None).after
        assert prove(state, verdict.seat).name != "refuted"


def mixed(seed: int) -> State:
    """A small position with cards in P2's hand, fixed draws of which some cannot be made, and R-01, R-06, R-07 at random.

    A scenario's draws are in its deck; later in a game, once the discards have been shuffled in, others may be to come.
    """
    rng = random.Random(f"mixed {seed}")
    found = small(seed)
    held = rng.sample([card for card in DECK if card not in str(found)], rng.randint(0, 3))
    found["players"][1]["hand"] = held
    around = [*found["players"][0]["hand"], *held, *found["deck"], *found["discards"]]
    draws = [*rng.sample(found["deck"], rng.randint(0, len(found["deck"]))), *rng.sample(around, 2)][rng.randint(0, 1) :]
    answers = {"R-01": "at-once", "R-06": "fixed", "R-07": "unseen"}
    found["rulings"] = {id: answer for id, answer in answers.items() if rng.random() < 0.6}
    state = pnrules.load(found).state
    return state._replace(board=state.board._replace(coming=tuple(draws))) if "R-06" in found["rulings"] else state


@pytest.mark.long
def test_the_checker_bears_out_every_verdict_whatever_the_rulings() -> None:
    """R-01, R-06 and R-07 together: 300 positions, of which most are decided, a fifth of them proved."""
    seen: Counter[str] = Counter()
    for seed in range(300):
        verdict = prove(mixed(seed), budget=20_000)
        seen[verdict.name] += 1
        if not isinstance(verdict, Undecided):
            check(verdict)
    assert seen["undecided"] < 10
    assert seen["proved"] > 60


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_evidence_that_does_not_hold_is_told_in_a_sentence(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`pnrules prove --check`: no traceback, and the code says it."""
    proved, refuted = verdicts(Proved, 1)[0], verdicts(Refuted, 1)[0]
    assert checked(proved, proofs, lang) == 0
    assert checked(Proved(proved.position, proved.seat, {}), proofs, lang) == 1
    assert checked(Proved(refuted.position, refuted.seat, dict.fromkeys(refuted.ranks, ("input", "♠"))), proofs, lang) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[1:] == [words.text(lang, "proof-mistaken")] * 2


@pytest.mark.parametrize(("lang", "said"), [("en", "stays in 1 situation."), ("fr", "reste dans 1\N{NO-BREAK SPACE}situation.")])
def test_a_strategy_of_one_situation_stays_in_it(lang: str, said: str) -> None:
    play = pnrules.load("runtime_error/hearts-and-spades")
    play.rewind()
    play.choose("no-script")
    assert prove(play.state).words(lang).endswith(said)


# --- the evidence ----------------------------------------------------------------------------------------------------


def verdicts(kind: type[Verdict], count: int = 25) -> list[Any]:
    found = (prove(pnrules.load(small(seed)).state) for seed in itertools.count())
    return list(itertools.islice((v for v in found if isinstance(v, kind) and v.size > 1), count))


@pytest.mark.long
def test_the_checker_sees_a_proof_with_a_hole() -> None:
    """Every situation of a strategy is needed: take out any one, and some draw leads there, or it is the claimed one."""
    for verdict in verdicts(Proved):
        for situation in verdict.moves:
            less = {s: move for s, move in verdict.moves.items() if s != situation}
            with pytest.raises(Mistake):
                check(Proved(verdict.position, verdict.seat, less))


def test_the_checker_sees_a_refutation_with_a_hole() -> None:
    for verdict in verdicts(Refuted):
        for situation in list(verdict.ranks)[:5]:
            less = {s: rank for s, rank in verdict.ranks.items() if s != situation}
            with pytest.raises(Mistake):
                check(Refuted(verdict.position, verdict.seat, less))


def test_a_rank_says_first_whether_an_edit_can_still_be_made() -> None:
    """0 where none can, and the cards are counted; 1 where one can, and each card counts as itself."""
    found = {(here.counted, rank[0]) for verdict in verdicts(Refuted) for here, rank in verdict.ranks.items()}
    assert found == {(True, 0), (False, 1)}


def test_of_several_cards_of_a_kind_only_the_first_is_tried_where_cards_are_counted() -> None:
    """5♣ and 6♣ do the same, and 9♣ does nothing at all."""
    verdict = prove(laid("A♥ 8♥ 3♠", hand="5♣ 6♣ 9♣", deck="K♣ 7♣").state)
    assert isinstance(verdict, Refuted)
    assert [option for option, _, _ in verdict.tries(verdict.position)] == [("input", "5♣"), ("input", "9♣")]


def test_the_checker_sees_a_refutation_that_goes_in_circles() -> None:
    """Ranks all alike prove nothing: the draws might go round for ever."""
    for verdict in verdicts(Refuted):
        with pytest.raises(Mistake):
            check(Refuted(verdict.position, verdict.seat, dict.fromkeys(verdict.ranks, (0, 0))))


def test_the_checker_sees_a_false_proof_and_a_false_refutation() -> None:
    """A proof whose situations are all there, of a claim that fails; and the other way round."""
    for verdict in verdicts(Refuted, 10):
        with pytest.raises(Mistake):
            check(Proved(verdict.position, verdict.seat, dict.fromkeys(verdict.ranks, ("input", "♠"))))
    for verdict in verdicts(Proved, 10):
        with pytest.raises(Mistake):
            check(Refuted(verdict.position, verdict.seat, {s: (0, n) for n, s in enumerate(verdict.moves)}))


def test_an_undecided_claim_has_no_evidence() -> None:
    verdict = prove(clubs_and_spades(1, 1, 20, 12), budget=1)
    assert isinstance(verdict, Undecided)
    assert verdict.size == 1
    with pytest.raises(Mistake):
        check(verdict)


@pytest.mark.parametrize("seed", range(40))
def test_the_strategy_goes_on_for_ever_against_any_draws(seed: int) -> None:
    """Played out at the table: 200 inputs, whatever is drawn."""
    rng = random.Random(seed)
    state = pnrules.load(small(seed)).state
    verdict = prove(state)
    inputs = 0
    while isinstance(verdict, Proved) and inputs < 200:
        assert goes_on(state)
        asked = state.ask
        answer = None if asked is None else rng.choice(asked.options) if asked.who == CHANCE else verdict.move(state)
        inputs += bool(answer and answer[0] == "input")
        state = step(state, answer).after


@pytest.mark.parametrize("seed", range(40))
def test_the_draws_of_a_refutation_end_the_turn_against_any_choice(seed: int) -> None:
    """Played out at the table, with random choices: the turn passes."""
    rng = random.Random(seed)
    state = pnrules.load(small(seed)).state
    verdict = prove(state)
    ranks = []
    while isinstance(verdict, Refuted) and goes_on(state):
        asked = state.ask
        if asked is not None and asked.who != CHANCE:
            ranks.append(verdict.rank(state))
        choices = [o for o in asked.options if o != ("claim",)] if asked else []
        answer = None if asked is None else verdict.draw(state) if asked.who == CHANCE else rng.choice(choices)
        state = step(state, answer).after
    assert None not in ranks
    assert ranks == sorted(ranks, reverse=True), "each rank is smaller than the one before"
    assert len(set(ranks)) == len(ranks)


# --- asking ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [2])
def test_only_whose_turn_it_is_can_claim(seat: int) -> None:
    """R-08."""
    with pytest.raises(Refused) as refused:
        prove(laid(hand="7♣").state, seat)
    assert refused.value.id == "refused-not-now"
    assert refused.value.rulings == ("R-08",)


def test_nobody_can_claim_while_a_card_is_drawn() -> None:
    play = laid("A♣ K♣ 4♣", "2♠ Q♠ 3♠", hand="7♣", deck="8♣ 9♣", answers=((1, "no-script"), (1, "input", "7♣")))
    with pytest.raises(Refused):
        prove(play.state)


def test_a_statement_still_to_be_written_counts() -> None:
    """R-08: the hearts statement is in hand; the 7 then pulls the 8, and the 8 the 7."""
    play = laid("2♠ Q♠ 3♠", hand="A♥ K♥ 4♥ 7♣", discards="8♦", answers=())
    verdict = prove(play.state)
    assert isinstance(verdict, Proved)
    assert verdict.move(play.state)[0] == "script"
    assert prove(laid("2♠ Q♠ 3♠", hand="A♥ K♥ 4♥ 7♣", discards="8♦").state).name == "refuted"
