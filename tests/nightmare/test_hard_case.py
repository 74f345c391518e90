"""COPY of FUTURE of COPY with a choice in its midst: saved there, loaded, branched.

What must come out is derived in the scenario's `because`; the tests here take it apart.
"""

from __future__ import annotations

import json

import pytest

import pnrules
from pnrules import saves
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.errors import NotAnOption
from pnrules.kernel.machine import run, step
from pnrules.kernel.play import Play


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
    anew, _ = play.replayed(rulings={"N-01": "copied"})
    lists = [s.args for s in anew.trace if s.rule.id == "nightmare-lists"]
    assert lists[:2] == [("COPY", ("FUTURE", "INCREMENT")), ("FUTURE", ("INCREMENT", "COPY"))]
