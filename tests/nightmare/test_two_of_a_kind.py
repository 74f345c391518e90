"""Cards that share a name: sentences, questions and answers tell them apart by their places, where that gives nothing away.

A row below is written from head to tail, so that a card's place is the number of its word, counted from 1.
"""

from __future__ import annotations

from pnrules import Play
from pnrules.kernel.facets.showing import Showing
from pnrules.words.sentences import option_words
from tests.nightmare.table import choose, item, laid, version_2


def sentences(play: Play, lang: str = "en", seat: int | None = None) -> list[str]:
    return [step.words(lang, seat) for step in play.trace.without_bookkeeping()]


def running(*row: str) -> Play:
    """A program of version 2 that P1 has started, for two seats; each card as `table.item` reads it."""
    hands = [["RUN", "RUN#2", "RUN#3", "COPY", "COPY#2"], ["RUN#4"]]
    return version_2([item(text) for text in row], hands, deck=[], answers=[[1, "run"]])


def test_of_two_copies_the_sentences_name_the_place() -> None:
    play = choose(laid("BUG 2", "COPY 1", "COPY 2", "ZAP 3"), "execute", "execute")
    said = sentences(play)
    assert "P1 executes COPY (place 2)." in said
    assert "COPY (place 2) does ZAP, then BUG." in said, "the only BUG and the only ZAP need no place"
    assert sentences(play, "fr")[said.index("P1 executes COPY (place 2).")] == "P1 exécute COPY (place 2)."


def test_a_COPY_that_performs_a_COPY_says_which_performs_which() -> None:
    # Backwards in the row lies ACQUIRE before COPY, COPY before COPY#2: the later COPY performs ACQUIRE, then the earlier one.
    play = choose(laid("ACQUIRE 3", "COPY", "COPY#2 1", "ZAP 3"), "decline", "execute")
    assert "COPY (place 3) does ACQUIRE, then COPY (place 2)." in sentences(play)


def test_a_card_alone_in_the_program_has_no_place_whatever_lies_in_hands_and_on_the_deck() -> None:
    play = choose(laid("BUG 2", "ZAP 3", hands={2: ["BUG#2"]}, deck=["ZAP#2"]), "execute")
    assert "P2 executes BUG." in sentences(play)
    assert not [said for said in sentences(play) if "(place" in said]


def test_the_place_is_the_one_before_the_step() -> None:
    # ERASE at place 3 erases the card before it, the ACQUIRE at place 2. After it BUG#2 lies at place 3, not at 4.
    play = choose(laid("BUG 1", "ACQUIRE", "ERASE 2", "BUG#2 3"), "decline", "execute", "execute")
    said = sentences(play)
    assert "P1 does not execute BUG (place 1)." in said
    assert "P3 executes BUG (place 3)." in said


def test_questions_and_answers_name_the_place() -> None:
    # INCREMENT may change either BUG's number, or the only ZAP's.
    play = choose(laid("BUG", "INCREMENT 1", "ZAP", "BUG#2"), "execute")
    offered = [option_words("en", play.state, option) for option in play.ask.options]
    assert sum("BUG (place 1)" in words for words in offered) == 1
    assert sum("BUG (place 4)" in words for words in offered) == 1
    assert sum("ZAP" in words and "(place" not in words for words in offered) == 1
    assert len(set(offered)) == len(offered), "no two answers read alike"


def test_a_card_that_lies_face_down_gives_nothing_away() -> None:
    # Place 3 is P2's BUG#2, face down: only P2 may know that there are two. The open BUG is called by its name alone.
    play = choose(running("BUG @1", "ZAP", "BUG#2 @2 down2"), "execute")
    for seat in (None, 1, 2):
        assert "P1 executes BUG." in sentences(play, seat=seat)
    assert play.ask.who == 2
    choose(play, "execute")
    back = "After BUG (place 3) the PC goes round to BUG (place 1)."
    assert back in sentences(play, seat=1), "turned up it is one of two, for everybody"


def test_two_that_lie_face_down_are_told_apart_by_their_places() -> None:
    play = choose(running("ACQUIRE @1 down1", "ZAP", "BUG @2 down2"), "decline")
    assert "P1 does not execute a face-down card (place 1)." in sentences(play, seat=2)


def test_a_card_beside_another_counts_as_one_of_two() -> None:
    # SUBROUTINE performs the BUG and the ACQUIRE that lie beside it; the BUG in the row says where it lies.
    play = choose(running("BUG @1", "SUBROUTINE @2 used {BUG#2; ACQUIRE}", "ZAP @1"), "execute")
    assert "P1 executes BUG (place 1)." in sentences(play)
    assert "P2 does BUG (inner card), one of the cards beside SUBROUTINE." in sentences(choose(play, "execute"))


def test_of_two_nested_SUBROUTINEs_each_has_a_label_of_its_own() -> None:
    play = running("SUBROUTINE @1 used {SUBROUTINE#2 used {BUG; ZAP}; ACQUIRE}", "DEFEND @2")
    labels = [line.split(":")[0] for line in str(play.describe("en")).splitlines() if line.startswith("Beside")]
    assert sorted(labels) == ["Beside SUBROUTINE (inner card)", "Beside SUBROUTINE (place 1)"]
    groups = [group.label for group in Showing.of(play.setup.game).scene(play.state, "en").groups[1:]]
    assert sorted(groups) == sorted(labels)
