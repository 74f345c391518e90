"""COPY of FUTURE of COPY with a choice in its midst: saved there, loaded, branched.

What must come out is derived in the scenario's `because`; the tests here take it apart.
"""

from __future__ import annotations

import inspect
import json
import sys

import pytest

import pnrules
from pnrules import Play
from pnrules.files import saves
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.errors import NotAnOption
from pnrules.kernel.machine import run, step


@pytest.fixture
def play() -> Play:
    """The play, standing at the choice in the midst: INCREMENT in COPY in FUTURE in COPY."""
    play = pnrules.load("nightmare/copy-of-future-of-copy")
    play.rewind()
    play.redo()
    play.redo()
    return play


def test_the_choice_is_asked_inside_three_performances(play: Play) -> None:
    assert [f.code for f in play.state.frames if f.source] == ["COPY", "FUTURE", "COPY", "INCREMENT"]
    assert [f.source for f in play.state.frames if f.source] == ["COPY", "FUTURE", "COPY#2", "INCREMENT"]
    assert {f.env.here for f in play.state.frames if f.source} == {"COPY"}, "all as if written on the first COPY (N-01)"
    assert play.ask is not None
    assert (play.ask.who, play.ask.kind) == (1, "number")


def test_BUG_made_2_in_the_midst_costs_2_since_a_card_is_performed_as_it_reads_at_its_turn(play: Play) -> None:
    play.choose("number", "BUG", 0)
    assert play.points == (8, 8)


def test_another_choice_there_is_a_branch_and_BUG_costs_1(play: Play) -> None:
    here = play.head
    play.choose("number", "ACQUIRE", 0)
    assert play.points == (9, 9)
    assert len(play.children(here)) == 2
    comparison = play.compare(play.head, play.children(here)[0])
    assert comparison.parts_at == here


def test_the_card_that_copies_cannot_be_incremented_the_INCREMENT_copied_can(play: Play) -> None:
    """N-43: "this card" of a copied INCREMENT is the copying card."""
    assert ("number", "INCREMENT", 0) in play.options
    with pytest.raises(NotAnOption) as refused:
        play.choose("number", "COPY", 0)
    assert refused.value.id == "refused-this-card"
    assert str(refused.value.cite) == "PN 3.0, INCREMENT"


def test_the_state_there_goes_to_JSON_and_back_with_the_same_future(play: Play) -> None:
    before = play.state
    after = state_from_json(before.setup.game, json.loads(json.dumps(state_to_json(before))))
    assert after == before
    assert hash(after) == hash(before)
    one, other = step(before, ("number", "BUG", 0)), step(after, ("number", "BUG", 0))
    assert [s.after for s in run(one.after)] == [s.after for s in run(other.after)]


def test_saved_there_and_loaded_it_can_be_branched(play: Play) -> None:
    data = json.loads(json.dumps(saves.save(play)))
    again = pnrules.load(data)
    assert again.state == play.state
    assert again.head == play.head
    again.choose("number", "FUTURE", 0)
    assert again.points == (9, 9), "BUG still reads 1"
    assert len(again) > len(play)


def test_with_N_01_answered_otherwise_distances_count_from_the_card_copied_from() -> None:
    """FUTURE then means the 2 cards after itself: INCREMENT and the first COPY, which is being performed already."""
    play = pnrules.load("nightmare/copy-of-future-of-copy")
    anew = play.replayed(rulings={"N-01": "copied"}).play
    lists = [s.args for s in anew.trace if s.rule.id == "nightmare-lists"]
    assert lists[:2] == [("COPY", ("FUTURE", "INCREMENT")), ("FUTURE", ("INCREMENT", "COPY"))]


# --- COPY of FUTURE of SUBROUTINE, with a choice in its midst ----------------------------------------------------------


@pytest.fixture
def deep() -> Play:
    """P1's COPY performs FUTURE, which performs, counted from COPY, the cards after it: a SUBROUTINE, whose cards for COPY
    are a ZAP and a COPY that reaches that ZAP. So ZAP asks twice, the second time four performances deep.

    Ring: FUTURE, COPY at 1, SUBROUTINE, ACQUIRE. COPY's number is 1: FUTURE alone. FUTURE's 2 cards after COPY: SUBROUTINE
    and ACQUIRE. SUBROUTINE's cards are dealt beside COPY (N-49): ZAP, and COPY#2, which sees the ZAP before it (N-02).
    """
    data = {
        "format": 1,
        "game": "nightmare",
        "edition": "3.0",
        "version": 1,
        "title": "COPY of FUTURE of SUBROUTINE of COPY",
        "players": [{}, {}, {}],
        "program": {
            "row": [
                {"card": "FUTURE", "bits": [2]},
                {"card": "COPY", "bits": [1], "changes": [-1]},
                {"card": "SUBROUTINE", "bits": [3]},
                {"card": "ACQUIRE", "bits": [2]},
            ],
            "pc": "COPY",
        },
        "draws": ["ZAP", "COPY#2"],
        "answers": [[1, "execute"], [1, "player", 2]],
    }
    return pnrules.load(data)


def test_the_choice_comes_four_performances_deep(deep: Play) -> None:
    assert deep.points == (10, 9, 10), "the first ZAP has hit P2"
    assert [f.source for f in deep.state.frames if f.source] == ["COPY", "FUTURE", "SUBROUTINE", "COPY#2", "ZAP"]
    assert deep.ask is not None
    assert (deep.ask.who, deep.ask.kind) == (1, "player")


def test_whatever_is_chosen_there_the_rest_is_performed(deep: Play) -> None:
    deep.choose("player", 3)
    assert deep.points == (12, 9, 9), "ZAP hits P3, and FUTURE's ACQUIRE still brings P1 its 2 points"
    assert deep.ask is not None
    assert (deep.ask.who, deep.ask.args) == ("chance", ("SUBROUTINE",)), "P3's SUBROUTINE comes next, and has cards of its own"


def test_saved_and_loaded_in_that_depth_it_goes_on_as_before(deep: Play) -> None:
    again = pnrules.load(json.loads(json.dumps(saves.save(deep))))
    assert again.state == deep.state
    deep.choose("player", 3)
    again.choose("player", 3)
    assert again.state == deep.state


def test_every_step_on_the_way_goes_to_JSON_and_back(deep: Play) -> None:
    for done in deep.trace:
        data = json.loads(json.dumps(state_to_json(done.after)))
        assert state_from_json(done.after.setup.game, data) == done.after


def test_performances_lie_in_each_other_without_calls_in_each_other() -> None:
    """COPY performs BUG and FUTURE; FUTURE performs the card after COPY, which is COPY#2; that performs BUG and FUTURE again …

    Everybody loses a point in every round, so N-32 lets it go on until nobody is left.
    """
    row = [("BUG", 2), ("FUTURE", 1), ("COPY", 1), ("COPY#2", 1)]
    data = {
        "format": 1,
        "game": "nightmare",
        "edition": "3.0",
        "version": 1,
        "title": "deep",
        "players": [{"points": 19}, {"points": 19}],
        "program": {"row": [{"card": card, "bits": [bit]} for card, bit in row], "pc": "COPY"},
    }
    data["program"]["row"][1]["changes"] = [-1]  # type: ignore[index]
    play = pnrules.load(data)
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack(0)) + 40)
    try:
        play.choose("execute")
    finally:
        sys.setrecursionlimit(limit)
    assert play.over
    assert play.points == (0, 0), "nineteen rounds"
    assert max(len(step.after.frames) for step in play.trace) > 35
