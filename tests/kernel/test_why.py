"""Why is it so, and what if it had been otherwise: asked of the rulebook's sample."""

from __future__ import annotations

import json
from typing import Any

import pytest

import pnrules
from pnrules import Play, seeded
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.errors import BadInput, NoSuchFact, NotAnOption
from pnrules.kernel.facets.exploring import Exploring
from pnrules.kernel.facets.files import Files
from pnrules.kernel.state import CHANCE
from tests.kernel import why_fixture


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
    assert Files.of(play.state.setup.game).facts(play.state)["numbers"]["ACQUIRE"] == [2]


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


# --- a card less ------------------------------------------------------------------------------------------------------


def test_without_a_card_that_was_declined_only_its_question_falls_away(play: Play) -> None:
    """P1 declined COPY, and it does nothing else: without it the same happens, and one answer has no question."""
    found = play.without("COPY")
    assert (found.left_out, found.rest, found.refused) == (1, 0, None)
    assert found.play.points == (9, 9, 8)
    assert found.repeated == len([step for step in play.trace if step.answer and step.answer[0] != "draw"]) - 1


def test_without_PROGRAM_ERROR_P3_keeps_a_point_and_GOTO_lands_one_card_further(play: Play) -> None:
    """GOTO counts six cards ahead: BUG was the sixth, and is the fifth now, so that COPY is. COPY has not been executed in
    this run, no break opens there, and P1 is asked again whether to execute it, to which the text has no second answer."""
    found = play.without("PROGRAM ERROR")
    assert found.play.points == (9, 9, 9)
    assert found.rest > 0
    assert found.refused is None
    assert found.play.ask is not None
    assert (found.play.ask.kind, found.play.ask.args) == ("execute", ("COPY",))
    assert play.points == (9, 9, 8), "the play itself is as it was"


def test_without_a_card_everything_else_lies_as_it_did_and_the_card_among_the_discards(play: Play) -> None:
    start = play.without("BUG").play.start
    row = [i.card for i in start.board.row]
    assert row == [i.card for i in play.start.board.row if i.card != "BUG"]
    assert start.board.row[start.board.pc].card == "OVERWRITE", "the program counter stands on the same card"
    assert start.board.table.discards == ("BUG",)
    assert start.board.table.supply[2] == play.start.board.table.supply[2] + 1, "P3's bit is in the supply again"


def test_a_drawn_card_that_is_absent_lets_the_next_one_come_instead(play: Play) -> None:
    drawn = next(step.answer[1] for step in play.trace if step.answer and step.answer[0] == "draw")
    found = play.without(drawn)
    hand = Exploring.of(found.play.start.setup.game).subjects(found.play.state)["hands"][1]
    assert drawn not in hand
    assert len(hand) == 4
    assert found.rest == 0


def test_without_a_drawn_card_it_stops_where_nobody_says_what_comes_instead() -> None:
    """The first card that was dealt is absent: the others are dealt, each one draw earlier, and for the last there is none."""
    play = pnrules.load("nightmare/new-deal")
    play.choose(play.options[0])
    dealt = [step.answer[1] for step in play.trace if step.answer and step.answer[0] == "draw"]
    assert len(dealt) > 4
    play.chance = None
    found = play.without(dealt[0])
    assert [step.answer[1] for step in found.play.trace if step.answer and step.answer[0] == "draw"] == dealt[1:]
    assert found.play.ask is not None
    assert found.play.ask.who == CHANCE
    assert found.refused is None
    assert found.rest == len(seat_answers(play)) == 1


@pytest.mark.parametrize("card", ["BREAK#9", "NOTHING", ""])
def test_what_the_start_cannot_do_without_is_refused(play: Play, card: str) -> None:
    assert card not in Exploring.of(play.setup.game).removable(play.start)
    before = len(play)
    with pytest.raises(BadInput):
        play.without(card)
    assert len(play) == before


@pytest.mark.parametrize(
    "name",
    ["nightmare/sample", "nightmare/new-deal", "nightmare/version-1", "bandwidth/example", "bandwidth/new-game"]
    + ["runtime_error/sample-round", "runtime_error/clubs-and-spades"],
)
def test_every_removable_card_leaves_a_start_that_this_game_can_have(name: str) -> None:
    play = pnrules.load(name)
    game = play.setup.game
    cards = Exploring.of(game).removable(play.start)
    assert cards
    for card in cards:
        start = Exploring.of(game).start_without(play.start, card)
        assert state_from_json(game, json.loads(json.dumps(state_to_json(start)))) == start
        lies = Exploring.of(game).subjects(start)["places"][card]
        assert lies in (["discards"], ["aside"])
    for card in cards[:: max(1, len(cards) // 6)]:
        found = play.without(card)
        assert found.repeated + found.left_out + found.rest == len(seat_answers(play))
        assert (found.rest == 0) or found.refused is not None or found.play.ask is not None or found.play.over


def seat_answers(play: Play) -> list[Any]:
    asked = ((step.before.ask, step.answer) for step in play.trace)
    return [answer for ask, answer in asked if ask is not None and ask.who != CHANCE]


# --- compared ---------------------------------------------------------------------------------------------------------


def test_two_ends_are_compared_as_a_player_sees_them(play: Play) -> None:
    """Had P1 executed COPY: 7, 8, 7 instead of 9, 9, 8, and nothing else on the table would be otherwise."""
    asked, was = node_of(play, "execute", "COPY"), play.head
    would = play.what_if(asked, "execute").node
    compared = play.compare(was, would)
    assert compared.parts_at == asked
    assert compared.facts == ((("points", 1), 9, 7), (("points", 2), 9, 8), (("points", 3), 8, 7))


def test_a_play_and_the_same_without_a_card_part_where_the_card_was_met(play: Play) -> None:
    """Up to OVERWRITE, which is passed over, all is the same; then the program counter moves on to BUG, not PROGRAM ERROR."""
    found = play.without("PROGRAM ERROR")
    compared = play.compare(play.head, found.play.head, found.play)
    after = play.step_to(play.children(compared.parts_at)[0])
    assert (after.rule.id, after.args[-1]) == ("nightmare-moves-on", "PROGRAM ERROR")
    facts = {fact: (here, there) for fact, here, there in compared.facts}
    assert facts[("points", 3)] == (8, 9)
    assert facts[("places", "PROGRAM ERROR")] == (["program", 6], ["discards"])
    assert facts[("bits", "PROGRAM ERROR")] == ([3], None)


@pytest.mark.long
@pytest.mark.parametrize("game", why_fixture.GAMES)
def test_the_fixture_of_the_front_end_is_what_the_kernel_says(game: str) -> None:
    """If it is not: `python -m tests.kernel.why_fixture`."""
    made = why_fixture.fixture(game)
    stored = json.loads((why_fixture.FIXTURES / f"why_{game}.json").read_text(encoding="utf-8"))
    assert stored == json.loads(json.dumps(made))
    played = why_fixture.played(game)
    for node, explained in made["why"]:
        for fact, _, steps in explained[::9]:
            assert played.made_so(*fact, node=node) == steps
            assert [step.rule.id for step in played.why(*fact, node=node)] == [played.step_to(n).rule.id for n in steps]


def test_draws_are_made_again_and_counted_as_nobody_s_answers() -> None:
    """BfB: whoever draws one card has given one answer, whatever was drawn. Chance draws by a seed."""
    play = Play(pnrules.load("bandwidth/new-game").start, chance=seeded(3))
    for _ in range(6):
        play.choose("draw-one" if ("draw-one",) in play.options else play.options[0])
    answers = seat_answers(play)
    asked_first = next(node for node in play.line() if (ask := play.state_at(node).ask) and ask.who != CHANCE)
    other = next(option for option in play.state_at(asked_first).ask.options if option != answers[0])  # type: ignore[union-attr]
    found = play.what_if(asked_first, other)
    assert found.repeated + found.left_out + found.rest == len(answers) - 1
    again = play.replayed(rulings={})
    assert again.repeated == len(seat_answers(again.play))
