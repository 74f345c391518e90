"""Claims at the table: each is decided once, within a budget of its own and one of the play's; a verdict is always the same."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import pnrules
from pnrules import Play
from pnrules.cli import main as cli
from pnrules.files import saves
from pnrules.kernel.errors import BadInput
from pnrules.kernel.state import CHANCE
from pnrules.runtime_error import prove
from pnrules.runtime_error.evidence import evidence, node_words
from pnrules.runtime_error.proof import budget, claims, prover
from pnrules.runtime_error.proof.verdict import Proved, Undecided, Verdict, as_data
from pnrules.runtime_error.table.board import Thought
from tests.runtime_error.table import laid

CLAIM = ("claim",)
LOADING = ("A♦ Q♦ 2♣", "A♥ Q♥ 3♠")
"""With a king to come, and nothing to spare: refuted by that draw."""


@pytest.fixture
def proofs(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The positions for which the prover sets to work; what earlier tests had decided is forgotten."""
    found: list[Any] = []
    search: Callable[..., Verdict] = prover._decided

    def counted(position: Any, seat: int, limit: Any) -> Verdict:
        found.append(position)
        return search(position, seat, limit)

    monkeypatch.setattr(prover, "_decided", counted)
    claims._decided.cache_clear()
    return found


def refuted() -> Play:
    """A claim that is refuted, at the first input."""
    play = laid(*LOADING, hand="5♣ 6♣", deck="K♣ 7♣ 8♣ K♥ K♠", answers=((1, "no-script"), (1, "claim")))
    assert play.state.board.claim.verdict == "refuted"
    return play


def test_the_evidence_of_a_proof_says_what_to_play() -> None:
    """RE, hearts and spades: P1 writes nothing, and plays a card that executes both functions, again and again."""
    start = pnrules.load("runtime_error/hearts-and-spades")
    start.rewind()
    verdict = prove(start.state)
    assert isinstance(verdict, Proved)
    assert evidence(verdict)[-1].endswith("→ play ♥♠")
    assert evidence(verdict, "fr")[-1].endswith("→ jouer ♥♠")
    situation = next(each for each, move in verdict.moves.items() if move == ("input", "♥♠"))
    assert node_words(verdict, situation, "en", by_deck=True) == "deck 39"
    assert node_words(verdict, situation, "en", by_deck=False) == "♥♠"
    data = as_data(verdict)
    assert (data["verdict"], data["seat"], data["size"]) == ("proved", 1, 2)


def test_evidence_is_told_in_24_lines_and_then_how_much_more_there_is() -> None:
    """RE, clubs and spades: 42 situations. Before them one line says how cards that do the same are told."""
    play = pnrules.load("runtime_error/clubs-and-spades")
    play.undo()  # before the claim
    verdict = prove(play.state)
    assert isinstance(verdict, Proved)
    assert verdict.size == 42
    assert len(evidence(verdict)) == 1 + 24 + 1
    assert evidence(verdict)[-1] == "… and 18 more situations"
    assert evidence(verdict, "fr", most=41)[-1].startswith("… et 1\N{NO-BREAK SPACE}autre situation")
    assert len(evidence(verdict, most=42)) == 1 + 42


def test_a_proof_is_made_once_however_often_the_play_is_looked_at(proofs: list[Any]) -> None:
    """A claim, its branch told, drawn, saved twice and opened again: one proof."""
    play = refuted()
    kept = saves.save(play)
    play.payload()
    list(play.trace)
    saves.save(play)
    saves.restore(kept)
    assert len(proofs) == 1


def test_a_proof_is_made_once_for_the_same_position_in_two_plays(proofs: list[Any]) -> None:
    """The same answers again, as a play of its own: nothing to prove. A claim after the input is another one."""
    play = refuted()
    assert play.replayed().play.state == play.state
    assert len(proofs) == 1
    for said in (["input", "5♣"], ["draw", "7♣"], ["claim"]):
        play.choose(said)
    assert len(proofs) == 2


def test_what_is_remembered_is_no_part_of_the_position(proofs: list[Any]) -> None:
    """The same play, the verdict known or not: equal states, equal saves."""
    first = refuted()
    known = refuted()
    claims._decided.cache_clear()
    anew = refuted()
    assert len(proofs) == 2
    assert first.state == known.state == anew.state
    assert saves.save(first) == saves.save(known) == saves.save(anew)


def test_what_was_decided_with_one_budget_is_not_told_for_another(proofs: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """With more of it, what was undecided may be proved."""
    refuted()
    monkeypatch.setattr(prover, "BUDGET", prover.BUDGET + 1)
    refuted()
    assert len(proofs) == 2


# --- the budget of a claim --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("budget", [0, -1, True, 1.5, "many"])
def test_a_budget_below_one_outcome_is_refused(budget: Any) -> None:
    with pytest.raises(BadInput) as refused:
        prove(laid(hand="7♣").state, budget=budget)
    (problem,) = refused.value.problems
    assert (problem.place, problem.id) == ("budget", "problem-budget")


def test_the_command_refuses_a_budget_of_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["prove", "runtime_error/clubs-and-spades", "--budget", "0"]) == 2
    assert "at least 1" in capsys.readouterr().err


@pytest.mark.parametrize(("outcomes", "seconds"), [(1, 1), (50_000, 1), (100_000, 2), (500_000, 10)])
def test_a_budget_is_told_as_seconds(outcomes: int, seconds: int) -> None:
    """50,000 outcomes a second, and never none."""
    assert budget.seconds(outcomes) == seconds


@pytest.mark.parametrize(
    ("lang", "two", "one"),
    [
        ("en", "about 2 seconds", "about 1 second)"),
        ("fr", "environ 2\N{NO-BREAK SPACE}secondes", "environ 1\N{NO-BREAK SPACE}seconde)"),
    ],
)
def test_an_undecided_claim_says_how_long_it_was_looked_into(lang: str, two: str, one: str) -> None:
    position = laid(hand="7♣").state
    assert two in Undecided(position, 1, 100_000).words(lang)
    assert one in Undecided(position, 1, 50_000).words(lang)


# --- the budget of a play, and of a file ------------------------------------------------------------------------------


def claiming(times: int) -> Play:
    """A play with so many claims in positions that differ: each a turn further, nothing but draws in between.

    There is no spade to be had, so nobody can ever loop, and every claim is refuted with a few outcomes.
    """
    play = laid("A♦ Q♦ 2♣", hand="5♣ 6♣", deck="7♣ 8♣ 9♣ 10♣ J♣ K♥ 2♦ 3♦", answers=())
    for _ in range(times):
        for option in (CLAIM, ("no-script",), ("no-test",)):
            play.choose(option)
        play.choose(play.options[0])
    return play


ALL_FOUR = ("A♦ J♦ 9♦", "3♣ 9♣ J♣", "A♣ 10♣ 5♥", "3♦ Q♦ 8♠")


def test_a_play_looks_at_no_more_than_its_outcomes_and_one_a_claim(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many claims it makes, in whichever branches."""
    monkeypatch.setattr(claims, "PER_PLAY", 20)
    play = claiming(8)
    for node in range(len(play)):
        state = play.state_at(node)
        if state.ask is not None and CLAIM in state.ask.options:
            play.choose("claim", at=node)
    made = [node for node in range(1, len(play)) if play.answer_to(node) == CLAIM]
    assert len(made) > 8
    assert play._thought <= 20 + len(made)


IN_VAIN: tuple[Any, ...] = (
    CLAIM, ("no-script",), CLAIM, ("input", "9♥"), CLAIM, ("edit", "2♥", "4♥"), CLAIM, ("input", "3♥"), CLAIM,
    ("edit", "5♠", "2♠"), CLAIM,
)  # fmt: skip


def test_a_claim_is_not_refused_since_others_were_made_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-10 knows no such rule: after claims that were left undecided another is looked into less, and says so."""
    monkeypatch.setattr(prover, "BUDGET", 200)
    monkeypatch.setattr(claims, "PER_PLAY", 1_250)
    others = ("5♠ Q♠ 2♥", "4♦ 10♦ 9♠")
    play = laid(*ALL_FOUR, hand="2♠ A♠ 3♥ 9♥ 4♥", others=others, held="7♣ 8♦", deck=None, discards="7♦ K♣ 2♣", answers=())
    for option in IN_VAIN:
        while play.ask is not None and play.ask.who == CHANCE:
            play.choose(play.options[0])
        play.choose(option)
    tried = [step for step in play.trace if step.answer == CLAIM]
    assert [step.args[1] for step in tried] == [200, 200, 170, 136, 108, 87]
    assert [step.rule.id for step in tried[:2]] == ["runtime_error-undecided"] * 2
    for step in tried[2:]:
        assert step.rule.id == "runtime_error-undecided-sooner"
        assert f"only {step.args[1]} moves" in step.words("en")
        assert f"seuls {step.args[1]}\N{NO-BREAK SPACE}coups" in step.words("fr")


def test_a_winning_claim_wins_however_much_was_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    """RE, hearts and spades: 7♣ and 8♦ are pulled in turn. Claims before have left enough for 20 outcomes."""
    monkeypatch.setattr(claims, "PER_PLAY", 20 * claims.SHARE)
    play = pnrules.load("runtime_error/hearts-and-spades")
    play.rewind()
    play.choose("claim")
    assert play.state.board.winner == (1, "proved")


def test_a_play_that_has_spent_its_outcomes_is_saved_and_opened_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Branches too: every claim comes to what it came to, with what was left for it, whatever is remembered; so do the next."""
    monkeypatch.setattr(claims, "PER_PLAY", claiming(2)._thought)
    play = claiming(5)
    play.undo()
    play.undo()
    play.choose("no-script")
    play.choose("claim")
    kept = json.loads(json.dumps(saves.save(play)))
    claims._decided.cache_clear()
    again = saves.restore(kept)
    assert [again.state_at(node) for node in range(len(again))] == [play.state_at(node) for node in range(len(play))]
    assert again._thought == play._thought
    assert saves.save(again) == saves.save(play)
    steps = [play.step_to(node) for node in range(1, len(play))]
    assert [step for _, step in play.walk(range(1, len(play)))] == steps
    assert all(not isinstance(step.before.memory, Thought) and not isinstance(step.after.memory, Thought) for step in steps)


def test_a_claim_that_is_gone_to_again_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undone and claimed again in the same place, it is the same branch."""
    play = claiming(1)
    spent = play._thought
    monkeypatch.setattr(claims, "PER_PLAY", spent)
    play.rewind()
    play.choose("claim")
    assert play._thought == spent


def test_without_a_card_a_claim_that_was_refuted_may_be_made_anew() -> None:
    """R-10: not again before the position has changed; a card less is another position."""
    play = laid(hand="7♣", deck="J♣ K♦", answers=([1, "no-script"], [1, "claim"]))
    start = next(done.after for done in play.trace if done.rule.id == "runtime_error-refuted")
    assert CLAIM not in Play(start).options
    assert CLAIM in Play(start).without("K♦").play.options
