"""Why is it so, and what if it had been otherwise: asked of the rulebook's sample."""

from __future__ import annotations

import pytest

import pnrules
from pnrules.kernel.errors import NoSuchFact, NotAnOption
from pnrules.kernel.play import Play


@pytest.fixture
def play() -> Play:
    return pnrules.load("nightmare/sample")


def test_the_steps_that_made_a_score_so_come_newest_first_with_their_places(play: Play) -> None:
    """P3 has 8: PROGRAM ERROR took the first point, BUG the second."""
    steps = play.why("points", 3)
    assert [str(step.citation) for step in steps] == ["PN 3.0, BUG", "PN 3.0, PROGRAM ERROR"]


def test_a_number_is_explained_by_the_INCREMENT_that_made_it_so(play: Play) -> None:
    assert [step.rule.id for step in play.why("numbers", "ACQUIRE")] == ["nightmare-raises"]


def test_what_never_changed_has_no_steps(play: Play) -> None:
    assert len(play.why("bits", "BUG")) == 0


def test_where_a_lock_comes_from(play: Play) -> None:
    assert [step.rule.id for step in play.why("links", "GOTO")] == ["nightmare-locks"]


def test_at_an_earlier_node_only_what_came_before_counts(play: Play) -> None:
    first_loss = next(node for node in play.line() if play.state_at(node).board.points == (10, 10, 9))
    assert len(play.why("points", 3, node=first_loss)) == 1


def test_an_unknown_fact_is_refused(play: Play) -> None:
    for fact in (("points", 4), ("bits", "MULTIPLIER"), ("weather",), ("points", 1, 2)):
        with pytest.raises(NoSuchFact):
            play.why(*fact)


def node_of(play: Play, kind: str, card: str) -> int:
    """The first node on the line at which this is asked about a card."""
    for node in play.line():
        ask = play.state_at(node).ask
        if ask is not None and (ask.kind, ask.args) == (kind, (card,)):
            return node
    raise AssertionError(f"nobody is asked to {kind} {card}")


def test_the_rest_is_gone_through_after_another_answer(play: Play) -> None:
    """The text's first what-if: had P1 executed COPY, everybody would have lost one more and P3 two, 7 for P1 as the text
    has it: PROGRAM ERROR costs P1 one, BUG everyone one; then all else as it was, to P3's BREAK."""
    found = play.what_if(node_of(play, "execute", "COPY"), "execute")
    assert (found.left_out, found.rest, found.refused) == (0, 0, None)
    assert play.points == (7, 8, 7)
    assert not play.state.board.run.running, "P3's BREAK still came at the same moment"


def test_an_answer_to_a_question_that_no_longer_comes_is_left_out(play: Play) -> None:
    """Had P3 declined INCREMENT, nobody would have been asked which number."""
    found = play.what_if(node_of(play, "execute", "INCREMENT"), "decline")
    assert (found.left_out, found.rest) == (1, 0)
    assert play.state.setup.game.facts(play.state)["numbers"]["ACQUIRE"] == [2]


def test_it_stops_where_a_question_comes_that_the_line_never_answered(play: Play) -> None:
    """Had P2 reversed, the program would have gone back to COPY, where nobody had been asked twice."""
    found = play.what_if(node_of(play, "execute", "REVERSE PROGRAM"), "execute")
    assert found.rest > 0
    assert play.ask is not None
    assert (play.ask.who, play.ask.args) == (1, ("COPY",))


def test_what_if_loses_nothing(play: Play) -> None:
    before = play.head
    play.what_if(node_of(play, "execute", "COPY"), "execute")
    play.goto(before)
    assert play.points == (9, 9, 8)


def test_an_answer_that_is_none_is_refused_and_changes_nothing(play: Play) -> None:
    before = (play.head, len(play))
    with pytest.raises(NotAnOption):
        play.what_if(node_of(play, "execute", "COPY"), "break-hand")
    assert (play.head, len(play)) == before
