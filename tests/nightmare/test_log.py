"""The log names who acts: what jumps, what is done in whose place, and what is dealt."""

from __future__ import annotations

import pnrules
from pnrules import Play


def ruling(name: str) -> Play:
    return pnrules.load(f"nightmare/rulings/{name}")


def of(play: Play, id: str) -> tuple[str, tuple[str, ...]]:
    """The only sentence of this rule, and the rulings on which it rests."""
    (step,) = [step for step in play.trace if step.rule.id == f"nightmare-{id}"]
    return step.words("en"), step.rulings


def test_after_a_SUBROUTINE_it_is_its_GOTO_that_leads_somewhere() -> None:
    said, rulings = of(ruling("n-47-subroutine"), "inner-jumps")
    assert said.startswith("A GOTO inside SUBROUTINE leads to BUG.")
    assert "N-47" in rulings


def test_a_SUBROUTINE_in_another_waits_for_the_outer_cards() -> None:
    play = ruling("n-69")
    said, rulings = of(play, "inner-jumps-later")
    assert said.startswith("A GOTO inside SUBROUTINE (inner card) leads to BUG.")
    assert {"N-46", "N-47", "N-69"} <= set(rulings)
    assert of(play, "inner-jumps")[0].startswith("A GOTO inside SUBROUTINE (place 1) leads to BUG.")


def test_the_card_of_a_copied_SUBROUTINEs_GOTO_is_done_instead_of_the_next() -> None:
    said, rulings = of(ruling("n-47-copied-subroutine"), "inner-takes-place")
    assert said.startswith("A GOTO inside SUBROUTINE leads to BUG,")
    assert "N-47" in rulings


def test_a_linked_card_in_an_inner_cards_place_is_no_card_beside() -> None:
    for name in ("n-70", "n-70-own-place"):
        said, rulings = of(ruling(name), "performs-linked")
        assert said == "P1 does ERASE instead of a card beside SUBROUTINE, because a GOTO leads there."
        assert {"N-47", "N-70"} <= set(rulings)


def test_a_SUBROUTINE_does_the_cards_beside_it_and_a_copied_one_those_beside_the_COPY() -> None:
    assert of(ruling("n-47-subroutine"), "performs-beside")[0] == "SUBROUTINE does the cards beside it: GOTO, then ACQUIRE."
    assert of(ruling("n-47-copied-subroutine"), "performs-beside-copy")[0].startswith("SUBROUTINE does the cards beside COPY:")


def test_how_many_cards_are_dealt_in_a_ring_is_said_once() -> None:
    """Three players get a ring of 18 cards."""
    ids = [step.rule.id for step in pnrules.load("nightmare/version-1").trace]
    assert ids.count("nightmare-deals-ring") == 1
    assert ids.count("nightmare-dealt-in-ring") == 18
    assert ids.count("nightmare-deals-next") == 17
