"""States of Battle for Bandwidth that somebody sends: what no play could have made is refused, with its place.

Each is a state of a play with one thing changed; as it was, and up to the last value that can be, it is taken.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import pnrules
from pnrules.bandwidth.deck_form import MOST
from pnrules.bandwidth.table.board import PASS, definition
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.errors import BadInput
from pnrules.kernel.state import State
from tests.bandwidth.table import SEEDS, laid, ran, random_steps
from tests.kernel.test_codec import put


def in_a_run() -> Any:
    done = next(step for step in pnrules.load("bandwidth/example").trace if step.rule.id == "bandwidth-goes-by")
    return done.after


STATE = json.loads(json.dumps(state_to_json(in_a_run())))
BOARD = ("position", "board")
IMPOSSIBLE: list[tuple[str, tuple[Any, ...], Any]] = [
    ("a card of no deck", (*BOARD, "rows", 0, 0), "BUG"),
    ("a card twice", (*BOARD, "rows", 0, 1), "Pass 3 ↻"),
    ("a card lost", (*BOARD, "rows", 0, 0), None),
    ("a row of two places", (*BOARD, "rows", 0), ["Pass 3 ↻", "Pass 1 ↺"]),
    ("the token at seat 9", (*BOARD, "token"), 9),
    ("Terminal 1 at seat 0", (*BOARD, "first"), 0),
    ("a winner in the middle", (*BOARD, "winner"), 1),
    ("points beyond those that win", (*BOARD, "points"), [10, 0, 0, 0]),
    ("points of three players", (*BOARD, "points"), [0, 0, 0]),
    ("three actions", (*BOARD, "table", "actions"), 3),
    ("hands of three players", (*BOARD, "table", "hands"), [[], [], []]),
    ("no run while a card is performed", (*BOARD, "run"), None),
    ("a place behind the program", (*BOARD, "run", "at"), 99),
    ("a routine on top of a wrong one", ("position", "frames", 0, "code"), "running"),
    ("a routine without its card", ("position", "frames", 2, "source"), None),
    ("a routine of another card", ("position", "frames", 2, "source"), "GOTO 20"),
    ("a routine of a card that there is not", ("position", "frames", 2, "source"), "BUG"),
    ("a card of a strange kind", (*BOARD, "cards", 0, "kind"), "gosub"),
    ("a code card without a green number", (*BOARD, "cards", 0, "green"), None),
    ("a pass card without a direction", (*BOARD, "cards", 0, "way"), 0),
    ("two cards of one name", (*BOARD, "cards", 0, "name"), "Pass 1 ↺"),
    ("no copies", (*BOARD, "cards", 0, "copies"), 0),
]


def test_the_state_itself_is_right() -> None:
    state = in_a_run()
    assert state_from_json(state.setup.game, STATE) == state


@pytest.mark.parametrize(("what", "path", "value"), IMPOSSIBLE, ids=[case[0] for case in IMPOSSIBLE])
def test_a_state_that_no_play_could_have_made_is_refused(what: str, path: tuple[Any, ...], value: Any) -> None:
    with pytest.raises(BadInput) as error:
        state_from_json(in_a_run().setup.game, put(STATE, path, value))
    assert all(problem.place for problem in error.value.problems)


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_every_state_of_a_game_passes_the_check(seed: int) -> None:
    for done in random_steps(seed, 600):
        state_from_json(done.after.setup.game, state_to_json(done.after))


def test_a_question_that_the_position_does_not_ask_is_refused() -> None:
    state = pnrules.load("bandwidth/example").state
    whole = json.loads(json.dumps(state_to_json(state)))
    assert state_from_json(state.setup.game, whole) == state
    changes: tuple[tuple[tuple[Any, ...], Any], ...] = (
        (("args",), [1]),
        (("who",), 3),
        (("options",), [["end-turn"]]),
        (("options", 1), ["program", "GOTO 10"]),
        (("kind",), "turn-up"),
    )
    for path, value in changes:
        with pytest.raises(BadInput) as error:
            state_from_json(state.setup.game, put(whole, ("position", "ask", *path), value))
        assert any(problem.place.startswith("position.ask") for problem in error.value.problems), path


# --- up to the last value that can be ---------------------------------------------------------------------------------


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


def test_a_cards_name_is_plain_text(state: State) -> None:
    """It is shown as it stands."""
    named = "position.board.cards[0].name"
    assert named not in refused(state, "cards", 0, "name", value="Pass & go")
    assert named in refused(state, "cards", 0, "name", value="<b>Pass</b>")


def test_everybody_has_points(state: State) -> None:
    """As many as there are players: no fewer, no more."""
    assert refused(state, "points", value=[0, 0, 0]) == ["position.board.points"]
    assert refused(state, "points", value=[0, 0, 0, 0, 0]) == ["position.board.points"]


def test_who_has_points_enough_has_won_unless_a_card_is_being_performed(state: State) -> None:
    """One point below the goal the game goes on; at the goal it would be over, and above it nobody can come."""
    goal = state.setup.interpretation.goal
    assert refused(state, "points", value=[goal - 1, 0, 0, 0]) == []
    assert "position.board.points" in refused(state, "points", value=[goal, 0, 0, 0])
    assert "position.board.points" in refused(state, "points", value=[goal + 1, 0, 0, 0])


def test_while_a_card_is_being_performed_somebody_may_have_reached_the_goal() -> None:
    """Whoever reaches the goal wins there and then, which is the next step: the card that made the points is still under way."""
    play = ran(["Pass 1 ↻"], points={1: 3, 2: 1})
    performing = [step.after for step in play.trace if step.after.frames and step.after.frames[-1].source is not None]
    assert performing
    goal = play.setup.interpretation.goal
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


@pytest.mark.parametrize(
    ("path", "value"),
    [(("table", "turn"), 9), (("table", "actions"), 9), (("token",), 9), (("first",), 9), (("points",), [])],
    ids=["turn", "actions", "token", "first", "points"],
)
def test_what_is_wrong_is_said_with_the_place_at_which_it_stands(path: tuple[str, ...], value: Any) -> None:
    assert ".".join(("position", "board", *path)) in refused(in_a_run(), *path, value=value)


# --- what is under way fits what lies there ---------------------------------------------------------------------------


@cache
def a_game() -> list[Any]:
    return random_steps(0, 600)


def before(code: str, pc: int) -> Any:
    """The state before some op, of a random game in which that is done."""
    return next(done.before for done in a_game() if done.before.frames[-1].next_op == (code, pc))


def taken(state: Any, **board: Any) -> list[str]:
    """Where the state is refused with other members of its board; nowhere, if it is taken."""
    changed = state._replace(board=state.board._replace(**board))
    try:
        assert state_from_json(state.setup.game, json.loads(json.dumps(state_to_json(changed)))) == changed
    except BadInput as error:
        return [problem.place for problem in error.problems]
    return []


def without_pile(state: Any, left: int = 0, *, to: str = "discards") -> Any:
    """The table with so many cards left in the pile; the others lie among the discards, or in the first hand."""
    table = state.board.table
    gone = table.pile[left:]
    if to == "discards":
        return table._replace(pile=table.pile[:left], discards=(*table.discards, *gone))
    first, *others = table.hands
    return table._replace(pile=table.pile[:left], discards=(), hands=((*first, *gone, *table.discards), *others))


def a_pass(state: Any) -> tuple[str, Any]:
    """A pass card of the pile, which may lie in the program and in the function, and the table without it."""
    card = next(card for card in state.board.table.pile if definition(state.board, card).kind == PASS)
    return card, state.board.table._replace(pile=tuple(other for other in state.board.table.pile if other != card))


def test_whoever_reached_the_goal_has_won_and_nothing_is_under_way_any_more() -> None:
    """One wins at once, so nobody else can have reached it."""
    state = ran(["Pass 1 ↻"], points={2: 8}).state
    goal = state.setup.interpretation.goal
    assert (state.board.winner, state.board.points[1]) == (2, goal)
    assert taken(state) == []
    assert taken(state, winner=None) == ["position.board.winner"]
    assert taken(state, winner=1) == ["position.board.winner"]
    assert taken(state, points=(0, goal - 1, 0, 0)) == ["position.board.winner"]
    assert "position.board.points" in taken(state, points=(goal, goal, 0, 0))
    acting = before("round", 0)
    assert taken(acting, winner=1) == ["position.board.winner"]


def test_there_is_a_run_while_the_program_runs_and_at_no_other_time() -> None:
    """From the moment that X is found until the last card has been executed."""
    acting, finding, standing = before("round", 0), before("running", 0), before("running", 1)
    run = standing.board.run
    assert run is not None
    assert taken(acting) == taken(finding) == taken(standing) == []
    assert taken(acting, run=run) == ["position.board.run"]
    assert taken(finding, run=run) == ["position.board.run"]
    assert taken(standing, run=None) == ["position.board.run"]


def test_X_is_a_green_number_and_the_run_stands_in_the_program_or_just_behind_it() -> None:
    """No green number is below 0 or above what a deck may have; after the last place it ends."""
    state = before("running", 1)
    places = 3 * len(state.board.rows)
    run = state.board.run
    for x, at in ((0, run.at), (MOST, run.at), (run.x, 0), (run.x, places)):
        assert taken(state, run=run._replace(x=x, at=at)) == [], (x, at)
    for x, at in ((-1, run.at), (MOST + 1, run.at), (run.x, -1), (run.x, places + 1)):
        assert taken(state, run=run._replace(x=x, at=at)) == ["position.board.run"], (x, at)


def test_X_is_looked_for_where_there_is_a_program() -> None:
    """Of an empty program nothing runs (B-04), so nobody asks for its first card."""
    state = before("running", 0)
    table = state.board.table
    program = [card for row in state.board.rows for card in row if card is not None]
    assert program
    assert taken(state) == []
    assert taken(state, rows=(), table=table._replace(discards=(*table.discards, *program))) == ["position.frames[1]"]


def test_a_card_is_drawn_where_there_is_one_in_the_pile_or_among_the_discards() -> None:
    """B-01: with a pile, or with discards to make one of; with neither, drawing is no action."""
    state = before("drawing", 0)
    assert taken(state) == []
    assert taken(state, table=without_pile(state)) == []
    assert taken(state, table=without_pile(state, to="hand")) == ["position.frames[1]"]


def test_a_card_is_dealt_while_there_are_enough_for_everybody_and_nothing_lies_there() -> None:
    """Four each, before there is a function, a program or a point."""
    state = before("setting-up", 0)
    missing = sum(4 - len(hand) for hand in state.board.table.hands)
    assert missing > 0
    assert taken(state) == []
    assert taken(state, table=without_pile(state, missing)) == []
    assert taken(state, table=without_pile(state, missing - 1)) == ["position.frames[0]"]
    assert taken(state, points=(1, *state.board.points[1:])) == ["position.frames[0]"]


def test_nobody_is_dealt_a_fifth_card() -> None:
    state = before("setting-up", 0)
    first, *others = state.board.table.hands
    pile = state.board.table.pile
    five = 5 - len(first)
    table = state.board.table._replace(hands=(tuple(sorted((*first, *pile[:five]))), *others), pile=pile[five:])
    assert taken(state, table=table) == ["position.frames[0]"]


@pytest.mark.parametrize("op", [0, 1])
def test_until_one_is_turned_up_there_is_no_function(op: int) -> None:
    state = before("setting-up", op)
    card, table = a_pass(state)
    assert taken(state) == []
    assert taken(state, function=card, table=table) == ["position.frames[0]"]


@pytest.mark.parametrize("op", [0, 1, 2])
def test_nothing_lies_in_the_program_and_nobody_has_a_point_before_the_game_begins(op: int) -> None:
    state = before("setting-up", op)
    card, table = a_pass(state)
    assert taken(state) == []
    assert taken(state, rows=((card, None, None),), table=table) == ["position.frames[0]"]
    assert taken(state, points=(*state.board.points[:-1], 1)) == ["position.frames[0]"]
