"""What changes to Battle for Bandwidth showed that no test looked at: boards that somebody sends and that cannot be.

Each is a board of a play with one thing changed, and is refused with its place; as it was, and up to the last value that can
be, it is taken.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import pnrules
from pnrules.bandwidth.deck import MOST
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.errors import BadInput
from pnrules.kernel.state import State
from tests.bandwidth.table import laid, ran


def sent(state: State, *path: Any, value: Any) -> State:
    """The state as it comes back from JSON in which one value was changed."""
    data = json.loads(json.dumps(state_to_json(state)))
    inside = data["position"]["board"]
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value
    data["points"] = data["position"]["board"]["points"]  # told beside the position as well
    return state_from_json(state.setup.game, data)


def refused(state: State, *path: Any, value: Any) -> list[str]:
    """Where such a state is refused; nowhere, if it is taken."""
    try:
        sent(state, *path, value=value)
    except BadInput as error:
        return [problem.place for problem in error.problems]
    return []


@pytest.fixture
def state() -> State:
    """A turn of the first player: nothing is being performed."""
    return laid(["Pass 1 ↻"], points={1: 3, 2: 1}).state


def test_nobody_has_fewer_points_than_none(state: State) -> None:
    """Points are gained and lost, never below 0."""
    assert refused(state, "points", value=[0, 0, 0, 0]) == []
    assert refused(state, "points", value=[-1, 0, 0, 0]) == ["position.board.points"]


def test_everybody_has_points(state: State) -> None:
    """As many as there are players: no fewer, no more."""
    assert refused(state, "points", value=[0, 0, 0]) == ["position.board.points"]
    assert refused(state, "points", value=[0, 0, 0, 0, 0]) == ["position.board.points"]


def test_who_has_points_enough_has_won_unless_a_card_is_being_performed(state: State) -> None:
    """One point below the goal the game goes on; at the goal it would be over, and above it nobody can come."""
    goal = state.setup.reading.goal
    assert refused(state, "points", value=[goal - 1, 0, 0, 0]) == []
    assert "position.board.points" in refused(state, "points", value=[goal, 0, 0, 0])
    assert "position.board.points" in refused(state, "points", value=[goal + 1, 0, 0, 0])


def test_while_a_card_is_being_performed_somebody_may_have_reached_the_goal() -> None:
    """Whoever reaches the goal wins there and then, which is the next step: the card that made the points is still under way."""
    play = ran(["Pass 1 ↻"], points={1: 3, 2: 1})
    performing = [step.after for step in play.trace if step.after.frames and step.after.frames[-1].source is not None]
    assert performing
    goal = play.setup.reading.goal
    assert refused(performing[0], "points", value=[goal, 0, 0, 0]) == []
    assert refused(performing[0], "points", value=[goal + 1, 0, 0, 0]) == ["position.board.points"]


@pytest.mark.parametrize("copies", [0, -1, MOST + 1])
def test_a_deck_has_every_card_at_least_once_and_not_without_end(state: State, copies: int) -> None:
    """A card of which there is none is no card of the deck; the place is the card's own."""
    cards = state_to_json(state)["position"]["board"]["cards"]
    for index in (0, len(cards) - 1):
        assert f"position.board.cards[{index}]" in refused(state, "cards", index, "copies", value=copies)


@pytest.mark.parametrize("copies", [1, MOST])
def test_a_card_may_be_there_once_or_as_often_as_a_deck_may_have_it(state: State, copies: int) -> None:
    """The card itself is as it may be; that others are missing or too many then is said of the board."""
    places = refused(state, "cards", 0, "copies", value=copies)
    assert places
    assert not [place for place in places if "cards[" in place]


def test_a_card_that_lies_in_two_places_is_said_by_its_name(state: State) -> None:
    """Every card lies somewhere exactly once: one that lies twice is named, and so is the one whose place it has taken."""
    first, second, *_ = state.board.table.pile
    with pytest.raises(BadInput) as twice:
        sent(state, "table", "pile", 1, value=first)
    found = {problem.id: str(problem.args[0]) for problem in twice.value.problems}
    assert set(found) == {"problem-card-twice", "problem-cards-missing"}
    assert first in found["problem-card-twice"]
    assert second in found["problem-cards-missing"]


def test_a_card_in_the_program_that_the_deck_does_not_have_is_said_by_its_name() -> None:
    """BfB: every card is one of the deck's."""
    with pytest.raises(BadInput) as unknown:
        pnrules.load({**BASE, "program": [["Nonsense 9 →", "Pass 1 ↻"]]})
    (problem,) = unknown.value.problems
    assert (problem.place, problem.id, problem.args[0]) == ("program[0][0]", "problem-unknown-card", "Nonsense 9 →")


BASE: dict[str, Any] = {
    "format": 1,
    "game": "bandwidth",
    "edition": "BfB",
    "version": 1,
    "title": "t",
    "players": [{"name": "Ada"}, {"name": "Bob"}],
    "function": "Pass 2 ↻",
}
