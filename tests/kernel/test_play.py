"""The tree of play: going back, elsewhere and on; nothing is lost, and what is refused changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import pnrules
from pnrules import Play
from pnrules.kernel.errors import (
    AnswerNeeded,
    BadInput,
    GameOver,
    NoSuchNode,
    NoSuchSeat,
    NotAnOption,
    NothingAsked,
    NotYourAsk,
    PnError,
    Refused,
)
from pnrules.kernel.machine import step
from pnrules.kernel.state import CHANCE
from pnrules.players import random_games
from sparing import one_in
from tests.kernel.plays import SEEDS, data_of, go_on, pick, played, random_data, snapshot, started, tree

BRANCHY = SEEDS[:8]


@pytest.fixture
def sample() -> Play:
    return pnrules.load("nightmare/sample")


# --- going back ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", BRANCHY)
def test_undo_after_a_choice_is_the_identity_and_redo_repeats_it(seed: int) -> None:
    play, rng = started(seed), random.Random(seed)
    for _ in range(60):
        if play.over:
            break
        assert play.ask is not None
        by_seat = play.ask.who != CHANCE
        before, node = play.state, play.head
        play.choose(pick(rng, before))
        after, reached, nodes = play.state, play.head, len(play)
        if by_seat:
            assert play.undo() == node
            assert play.state == before
            assert play.redo() == reached
            assert play.state == after
        assert len(play) == nodes


@pytest.mark.parametrize("node", [0, 9999, -1])
def test_no_step_leads_to_the_start_nor_to_a_node_that_there_is_not(node: int) -> None:
    with pytest.raises(NoSuchNode) as refused:
        pnrules.load("nightmare/sample").step_to(node)
    assert (refused.value.id, refused.value.values) == ("error-no-such-node", (str(node),))


@pytest.mark.parametrize("seed", BRANCHY)
def test_undone_to_the_first_choice_redo_leads_back_through_every_choice(seed: int) -> None:
    play = go_on(started(seed), random.Random(seed), 120)
    end, line = play.head, play.line()
    for _ in range(sum(s.answer is not None and s.before.ask.who != CHANCE for s in play.trace)):
        play.undo()
    with pytest.raises(NoSuchNode) as refused:
        play.undo()
    assert refused.value.id == "error-nothing-to-undo"
    assert play.rewind() == play.head
    while play.head != end:
        assert play.redo() in line
    assert play.line() == line


def test_undo_goes_to_before_the_last_choice_of_a_seat_over_chance_s_draws(sample: Play) -> None:
    sample.rewind()
    first = sample.head
    assert sample.options[0][0] == "run"
    sample.choose("run")
    assert any(s.answer and s.answer[0] == "draw" for s in sample.trace), "a draw lies between"
    assert sample.undo() == first


def test_redo_repeats_the_draw_and_answering_anew_draws_the_same_from_the_same_seed() -> None:
    data = {**random_data(3), "seed": 5}
    one, other = pnrules.load(data), pnrules.load(data)
    for play in (one, other):
        go_on(play, random.Random(9), 100)
    assert [s.answer for s in one.trace] == [s.answer for s in other.trace]
    draws = [n for n in one.line() if n and one.step_to(n).before.ask and one.step_to(n).before.ask.who == CHANCE]  # type: ignore[union-attr]
    assert draws
    one.rewind()
    while one.children(one.head):
        one.redo()
    assert one.line() == other.line()


def test_undo_redo_and_jumps_are_log_entries(sample: Play) -> None:
    last, entries = sample.head, len(sample.log)
    undone = sample.undo()
    redone = sample.redo()
    sample.goto(0)
    assert [tuple(entry) for entry in sample.log[entries:]] == [
        ("undo", last, undone),
        ("redo", undone, redone),
        ("goto", redone, 0),
    ]


def test_rewind_stands_at_the_first_choice(sample: Play) -> None:
    node = sample.rewind()
    assert sample.state_at(node).ask is not None
    assert all(sample.state_at(n).ask is None for n in sample.line(node)[:-1])


# --- branches --------------------------------------------------------------------------------------------------------


def test_another_answer_makes_a_branch_and_nothing_is_lost(sample: Play) -> None:
    nodes, line, states = len(sample), sample.line(), [sample.state_at(n) for n in range(len(sample))]
    undone = sample.undo()
    sample.choose("pass")
    assert len(sample) > nodes
    assert [sample.state_at(n) for n in range(nodes)] == states
    assert len(sample.children(undone)) == 2
    assert sample.line()[: line.index(undone) + 1] == line[: line.index(undone) + 1]
    assert set(sample.leaves()) == {line[-1], sample.head}


@pytest.mark.parametrize("seed", BRANCHY)
def test_the_same_answer_again_follows_the_branch_that_is_there_and_adds_no_node(seed: int) -> None:
    play = tree(seed, 150)
    nodes = len(play)
    for node in range(nodes):
        for child in play.children(node):
            answer = play.step_to(child).answer
            if answer is None:
                continue
            made = play.choose(answer, at=node)
            assert len(play) == nodes
            assert child in play.line()
            assert made[0] == play.step_to(child)


@pytest.mark.parametrize("seed", BRANCHY)
def test_nothing_is_ever_lost_however_one_goes_to_and_fro(seed: int) -> None:
    rng = random.Random(seed)
    play = started(seed)
    known: dict[int, tuple[Any, Any]] = {}
    for _ in range(40):
        for node in range(1, len(play)):
            found = (play.step_to(node), play.parent(node))
            assert known.setdefault(node, found) == found
            assert found[0].before == play.state_at(found[1])
        asked = [node for node in range(len(play)) if play.state_at(node).ask is not None]
        node = rng.choice(asked)
        play.choose(pick(rng, play.state_at(node)), at=node)
    assert len(known) > 20
    assert {n for leaf in play.leaves() for n in play.line(leaf)} == set(range(len(play))), "every node is on a way to a leaf"


@pytest.mark.parametrize("seed", BRANCHY)
def test_children_and_parents_agree_and_no_two_children_have_the_same_answer(seed: int) -> None:
    play = tree(seed, 200)
    for node in range(len(play)):
        children = play.children(node)
        assert all(play.parent(child) == node for child in children)
        answers = [play.step_to(child).answer for child in children]
        assert len(set(answers)) == len(answers)
        assert len(children) <= 1 or None not in answers
    assert len(play.leaves()) > 3


def test_choosing_at_an_older_node_stands_on_the_new_branch_and_redo_there_follows_it(sample: Play) -> None:
    line = sample.line()
    asked = next(n for n in line if (ask := sample.state_at(n).ask) and ("decline",) in ask.options)
    taken = sample.step_to(line[line.index(asked) + 1]).answer
    other = ("decline",) if taken == ("execute",) else ("execute",)
    made = sample.choose(other, at=asked)
    assert made[0].answer == other
    head = sample.head
    assert asked in sample.line()
    sample.goto(asked)
    assert sample.redo() == head, "redo goes along the branch last visited"
    sample.choose(taken, at=asked)
    sample.goto(asked)
    sample.redo()
    assert sample.head in line


def test_choose_returns_the_steps_from_the_choice_to_where_play_stands(sample: Play) -> None:
    sample.rewind()
    node = sample.head
    made = sample.choose("run")
    assert list(made) == sample.steps(sample.head)[len(sample.line(node)) - 1 :]
    assert made[0].answer == ("run", "RUN")


def test_the_first_words_of_an_option_are_enough_where_only_one_begins_with_them(sample: Play) -> None:
    sample.rewind()
    with pytest.raises(NotAnOption):
        sample.choose("head")
    sample.choose("run")
    assert sample.step_to(sample.line()[2]).answer == ("run", "RUN") or ("run", "RUN") in [s.answer for s in sample.trace]


# --- names, comparisons, looking -------------------------------------------------------------------------------------


def test_a_named_position_is_found_again_and_a_name_can_be_moved(sample: Play) -> None:
    end = sample.head
    sample.name(end, "the end")
    sample.rewind()
    assert sample.goto("the end") == end
    sample.name(3, "the end")
    assert sample.goto("the end") == 3


def test_comparing_two_branches_says_where_they_part_and_exactly_what_differs(sample: Play) -> None:
    one = sample.head
    undone = sample.undo()
    sample.choose("pass")
    comparison = sample.compare(one, sample.head)
    assert comparison.parts_at == undone
    assert not comparison.same
    places = [difference.place for difference in comparison.differences]
    assert "board.run.running" in places
    assert len(set(places)) == len(places)
    assert all(difference.here != difference.there for difference in comparison.differences)


@pytest.mark.long
@pytest.mark.parametrize("seed", one_in(4, BRANCHY))
def test_two_nodes_compare_the_same_exactly_when_their_positions_are_equal(seed: int) -> None:
    play = tree(seed, 60)
    for a in range(0, len(play), 3):
        for b in range(0, len(play), 5):
            comparison = play.compare(a, b)
            assert comparison.same == (play.state_at(a).position == play.state_at(b).position)
            shared = [one for one, other in zip(play.line(a), play.line(b), strict=False) if one == other]
            assert comparison.parts_at == shared[-1]
            mirrored = play.compare(b, a)
            assert {(d.place, d.there, d.here) for d in _plain(mirrored)} == {
                (d.place, d.here, d.there) for d in _plain(comparison)
            }


def _plain(comparison: Any) -> list[Any]:
    return [d._replace(here=repr(d.here), there=repr(d.there)) for d in comparison.differences]


def test_a_preview_tells_what_an_option_does_and_changes_nothing(sample: Play) -> None:
    sample.rewind()
    before = snapshot(sample)
    shown = sample.preview(("run", "RUN"))
    assert snapshot(sample) == before
    assert list(sample.choose("run"))[: len(shown)] == shown


def test_records_have_a_row_a_step_with_everybody_s_points(sample: Play) -> None:
    rows = sample.to_records()
    assert len(rows) == len(sample.trace)
    assert {name: rows[-1][name] for name in ("P1", "P2", "P3")} == {"P1": 9, "P2": 9, "P3": 8}
    assert all(row["words"] and row["citation"] for row in rows)


# --- replay ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_replaying_the_answers_from_any_point_of_a_line_comes_to_the_same_states(seed: int) -> None:
    play = played(seed)
    steps = play.steps(play.head)
    begin = random.Random(seed).randrange(len(steps))
    state = steps[begin].before
    for done in steps[begin:]:
        state = step(state, done.answer).after
        assert state == done.after


@pytest.mark.parametrize("seed", BRANCHY)
def test_replayed_under_the_same_rules_every_line_comes_out_the_same(seed: int) -> None:
    play = go_on(started(seed), random.Random(seed), 120)
    anew = play.replayed()
    assert anew.refused is None
    assert [s.after for s in anew.play.trace] == [s.after for s in play.trace]


def test_replayed_under_another_edition_the_sample_stops_where_an_answer_is_no_longer_legal(sample: Play) -> None:
    before = snapshot(sample)
    anew = sample.replayed(edition="3.1")
    assert anew.refused is not None
    assert anew.play.setup.edition == "3.1"
    assert len(anew.play.trace) > 10
    assert str(anew.refused)
    assert anew.repeated > 0
    assert anew.rest > 0
    assert snapshot(sample) == before


# --- what is refused changes nothing ---------------------------------------------------------------------------------


def over() -> Play:
    return next(play for seed in SEEDS if (play := played(seed)).over)


REFUSED: list[tuple[str, Callable[[Play], Any], type[PnError], str]] = [
    ("not an option", lambda p: p.choose("dance"), NotAnOption, "refused-not-an-option"),
    ("no words", lambda p: p.choose(), NotAnOption, "refused-not-an-option"),
    ("a break with a seat that is not asked", lambda p: p.choose("head", "BUG#2", seat=2), NotYourAsk, "refused-not-your-ask"),
    ("another seat's option", lambda p: p.choose(p.options[0], seat=2), NotYourAsk, "refused-not-your-ask"),
    ("chance is not asked", lambda p: p.choose("draw", "BUG", seat="chance"), NotYourAsk, "refused-not-your-ask"),
    ("no such seat", lambda p: p.choose("run", seat=4), NoSuchSeat, "error-no-such-seat"),
    ("seat 0", lambda p: p.choose("run", seat=0), NoSuchSeat, "error-no-such-seat"),
    ("a seat that is no number", lambda p: p.choose("run", seat="P1"), NoSuchSeat, "error-no-such-seat"),
    ("seat true", lambda p: p.choose("run", seat=True), NoSuchSeat, "error-no-such-seat"),
    ("a list for a seat", lambda p: p.choose("run", seat=[1]), NoSuchSeat, "error-no-such-seat"),  # type: ignore[arg-type]
    ("no such node", lambda p: p.choose("run", at=9999), NoSuchNode, "error-no-such-node"),
    ("a node that is no number", lambda p: p.choose("run", at="1"), NoSuchNode, "error-no-such-node"),  # type: ignore[arg-type]
    ("nothing asked there", lambda p: p.choose("run", at=0), NothingAsked, "refused-nothing-asked"),
    ("a number for a word", lambda p: p.choose(1), NotAnOption, "refused-not-an-option"),
    ("a number of thousands of digits", lambda p: p.choose(10**5000), NotAnOption, "refused-not-an-option"),
    ("nothing for a word", lambda p: p.choose(None), NotAnOption, "refused-not-an-option"),
    ("data for a word", lambda p: p.choose("run", {"a": []}), NotAnOption, "refused-not-an-option"),
    ("goto nowhere", lambda p: p.goto(-1), NoSuchNode, "error-no-such-node"),
    ("goto no name", lambda p: p.goto("nowhere"), NoSuchNode, "error-no-such-name"),
    ("goto a fraction", lambda p: p.goto(1.0), NoSuchNode, "error-no-such-node"),  # type: ignore[arg-type]
    ("a name with markup", lambda p: p.name(0, "<b>start</b>"), BadInput, "bad-input"),
    ("a name that turns the text round", lambda p: p.name(0, "a\u202eb"), BadInput, "bad-input"),
    ("an empty name", lambda p: p.name(0, "  "), BadInput, "bad-input"),
    ("what leads nowhere", lambda p: p.answer_to(9999), NoSuchNode, "error-no-such-node"),
    ("before nowhere", lambda p: p.parent(9999), NoSuchNode, "error-no-such-node"),
    ("after nowhere", lambda p: p.children(9999), NoSuchNode, "error-no-such-node"),
    ("a name for no node", lambda p: p.name(9999, "there"), NoSuchNode, "error-no-such-node"),
    ("an unknown edition", lambda p: p.replayed(edition="4.0"), BadInput, "bad-input"),
    ("an unknown ruling", lambda p: p.replayed(rulings={"N-99": "default"}), BadInput, "bad-input"),
    ("an answer that a ruling lacks", lambda p: p.replayed(rulings={"N-01": "maybe"}), BadInput, "bad-input"),
    ("a preview of no option", lambda p: p.preview(("dance",)), NotAnOption, "refused-not-an-option"),
    ("a step without its answer", lambda p: step(p.state), AnswerNeeded, "error-answer-needed"),
    ("a step with an answer that is no option", lambda p: step(p.state, 5), NotAnOption, "refused-not-an-option"),  # type: ignore[arg-type]
    ("an answer where nothing is asked", lambda p: step(p.start, ("run", "RUN")), NothingAsked, "refused-nothing-asked"),
    ("a view of no seat", lambda p: pnrules.view(p.state, 9), NoSuchSeat, "error-no-such-seat"),
]


@pytest.mark.parametrize(("what", "does", "error", "id"), REFUSED, ids=[case[0] for case in REFUSED])
def test_refused_and_the_play_is_unchanged(what: str, does: Callable[[Play], Any], error: type[PnError], id: str) -> None:
    play = pnrules.load("nightmare/sample")
    play.rewind()
    before = snapshot(play)
    with pytest.raises(error) as refused:
        does(play)
    assert refused.value.id == id
    assert str(refused.value)
    assert snapshot(play) == before


def test_a_break_that_comes_too_early_is_refused_with_its_rule_and_the_play_is_unchanged(sample: Play) -> None:
    sample.rewind()
    sample.redo()
    before = snapshot(sample)
    with pytest.raises(NotAnOption) as refused:
        sample.choose("break-hand", seat=3)
    assert refused.value.id == "refused-break-closed-30"
    assert str(refused.value.cite) == "PN 3.0, Stopping a run"
    assert refused.value.rulings == ("N-34",)
    assert snapshot(sample) == before


def test_after_the_end_nothing_can_be_answered_and_nothing_is_changed() -> None:
    play = over()
    before = snapshot(play)
    for does in (lambda: play.choose("execute"), lambda: step(play.state), lambda: play.choose("run", seat=1)):
        with pytest.raises(GameOver):
            does()
    with pytest.raises(NothingAsked):
        step(play.state, ("execute",))
    with pytest.raises(NoSuchNode):
        play.redo()
    assert snapshot(play) == before
    assert play.options == ()
    assert play.ask is None


@pytest.mark.parametrize("look_alike", [0.0, False])
def test_an_operand_that_only_equals_the_right_one_is_no_answer(look_alike: object) -> None:
    """In Python 0.0 and False equal 0; as a place in a list the one breaks it, and in JSON neither is 0."""
    play = pnrules.load("nightmare/sample")
    asked = next(n for n in play.line() if (ask := play.state_at(n).ask) and ask.kind == "number")
    before = snapshot(play)
    with pytest.raises(NotAnOption):
        play.choose("number", "ACQUIRE", look_alike, at=asked)
    assert snapshot(play) == before
    done = step(play.state_at(asked), ("number", "ACQUIRE", look_alike))
    assert type(done.answer[2]) is int, "the transition itself takes the ask's own option"  # type: ignore[index]


@pytest.mark.parametrize("seed", one_in(5, SEEDS))
def test_every_refusal_at_every_ask_is_a_typed_error_with_a_rule_and_changes_nothing(seed: int) -> None:
    play = played(seed)
    before = snapshot(play)
    for node in play.line():
        state = play.state_at(node)
        for who, option, why, _ in state.setup.game.refusals(state):
            with pytest.raises(Refused) as refused:
                play.choose(option, seat=who, at=node)
            assert refused.value.id == why.id
            assert refused.value.cite is not None
            assert option not in state.ask.options or who != state.ask.who  # type: ignore[union-attr]
    assert snapshot(play) == before


def test_load_takes_scenarios_by_name_data_and_file_and_says_what_else_it_cannot_read(tmp_path: Any) -> None:
    import json

    data = data_of()
    path = tmp_path / "with a byte order mark.json"
    path.write_text("\ufeff" + json.dumps(data), encoding="utf-8")
    by_name = pnrules.load("nightmare/sample")
    assert pnrules.load(data).state == pnrules.load(path).state == pnrules.load(str(path)).state == by_name.state
    for nothing in (None, 5, [], 1.5, b"nightmare/sample", "nightmare/nothing", "a\0b", "x" * 5000, "\ud800", tmp_path):
        with pytest.raises(BadInput) as refused:
            pnrules.load(nothing)  # type: ignore[arg-type]
        assert [problem.place for problem in refused.value.problems] == ["$"]


# --- drawing on -------------------------------------------------------------------------------------------------------


def test_a_branch_that_stood_at_a_draw_goes_on_once_somebody_draws() -> None:
    """BfB: whoever draws is dealt a card by chance. Without it the play stands there; gone to again with it, it goes on."""
    play = Play(random_games.opening("bandwidth", players=2))
    assert play.ask is not None
    play.choose(play.options[0])
    assert play.ask.who == CHANCE
    play.goto(0)
    play.chance = pnrules.seeded(1)
    play.go_on()
    assert play.ask is not None
    assert play.ask.who != CHANCE


def test_draws_that_were_left_where_a_run_may_go_no_further_are_left_there_when_one_comes_again() -> None:
    play = Play(random_games.opening("bandwidth", players=2), chance=pnrules.seeded(1), most=3)
    left = play.head
    assert play.running is not None
    play.goto(0)
    play.go_on()
    assert play.head == left
    assert play.running is not None
