"""States of Programmer's Nightmare that somebody sends: what lies there, how far the game has come, what is remembered.

Each is a state of a play with one thing changed; as it was, it is taken.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from pnrules.games import game
from pnrules.kernel.codec import state_from_json, state_to_json
from pnrules.kernel.errors import BadInput
from tests.kernel.test_codec import put
from tests.nightmare.table import choose, laid, ring

BOARD = ("position", "board")


def refused(data: Any) -> list[str]:
    """Where such a state is refused, in order; nowhere, if it is taken."""
    try:
        state_from_json(game("nightmare"), data)
    except BadInput as error:
        return [problem.place for problem in error.problems]
    return []


def in_a_run() -> Any:
    """P1 is asked at BUG, after a lap in which P1 declined BUG and ACQUIRE and P2 declined ZAP."""
    play = choose(ring(("BUG", 1), ("ACQUIRE", 1), ("ZAP", 2)), "decline", "decline", "decline")
    return json.loads(json.dumps(state_to_json(play.state)))


def building() -> Any:
    """Version 2: P1 is asked what to play."""
    return json.loads(json.dumps(state_to_json(laid("BUG 2", runs=False).state)))


def test_the_states_themselves_are_right() -> None:
    assert refused(in_a_run()) == refused(building()) == []


IN_A_RUN: list[tuple[str, tuple[Any, ...], Any]] = [
    ("a run in which no program runs", (*BOARD, "run", "running"), False),
    ("somebody with points enough to have won", (*BOARD, "points"), [20, 10, 10]),
    ("somebody without points who is in", (*BOARD, "points"), [0, 10, 10]),
    ("a run of which no stop is remembered", ("memory", "visits"), []),
    ("a card executed before any stop", ("memory", "executed"), -2),
    ("a card executed at a stop that there was not", ("memory", "executed"), 99),
    ("refused more often than one is asked", ("memory", "refusals"), 99),
    ("fewer cards passed than none", ("memory", "far"), -1),
    ("a stop in no direction", ("memory", "visits", 0, "way"), 0),
    ("a stop at no card", ("memory", "visits", 0, "card"), "CALL"),
    ("nothing remembered in a run", ("memory",), None),
]


@pytest.mark.parametrize(("what", "path", "value"), IN_A_RUN, ids=[case[0] for case in IN_A_RUN])
def test_what_no_run_can_have_come_to_is_refused_at_its_place(what: str, path: tuple[Any, ...], value: Any) -> None:
    place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")
    assert place in refused(put(in_a_run(), path, value))


HURT = {"card": "BUG", "losses": [1, 0, 0], "left": []}
GAP = {"card": "BUG", "owner": None, "place": 0}
ON_THE_TABLE: list[tuple[str, tuple[Any, ...], Any]] = [
    ("a one-shot in the program", ("row", 0, "card"), "RUN"),
    ("a bit of nobody", ("row", 0, "bits"), [1, 4]),
    ("counters that come to nothing", ("row", 0, "changes"), [0]),
    ("more counters than numbers", ("row", 0, "changes"), [1, 1]),
    ("a lock of a card that locks nothing", ("row", 0, "link"), "ZAP"),
    ("a bit to act that is not there", ("row", 0, "due"), [1]),
    ("a bit to act where the program counter is not", ("row", 1, "due"), [0]),
    ("a program counter behind the row", ("pc",), 3),
    ("a program counter before the row", ("pc",), -1),
    ("no direction", ("way",), 0),
    ("points of two players", ("points",), [10, 10]),
    ("points below none", ("points",), [10, 10, -1]),
    ("a fourth of three who is out", ("out",), [4]),
    ("out, in no order", ("out",), [3, 2]),
    ("a run of nobody", ("run", "runner"), 4),
    ("a card executed that there is not", ("run", "seen"), ["CALL"]),
    ("a card executed twice in a list of all", ("run", "seen"), ["BUG", "BUG"]),
    ("damage to two of three", ("run", "hurt", 0, "losses"), [1, 0]),
    ("damage below none", ("run", "hurt", 0, "losses"), [-1, 0, 0]),
    ("damage of a card that there is not", ("run", "hurt", 0, "card"), "CALL"),
    ("damage of the same card twice", ("run", "hurt", 1, "card"), "BUG"),
    ("damage left behind by no card", ("run", "hurt", 0, "left"), ["CALL"]),
    ("a player skipped who is none", ("run", "stop", "skipped"), [4]),
    ("a bit that acts and cannot be", ("run", "stop", "acting"), -9),
    ("a gap that no card left", ("run", "stop", "gaps", 0, "card"), "CALL"),
    ("a gap beside no card", ("run", "stop", "gaps", 0, "owner"), "CALL"),
    ("a gap behind the row", ("run", "stop", "gaps", 0, "place"), 4),
    ("a gap before the row", ("run", "stop", "gaps", 0, "place"), -1),
    ("nobody's turn", ("table", "turn"), 0),
    ("hands of two players", ("table", "hands"), [[], []]),
    ("a hand in version 1", ("table", "hands"), [["ZAP#2"], [], []]),
    ("a list of no SKIP token", ("table", "skips"), [0, 0, 0]),
    ("SKIP tokens of two players", ("table", "skips"), [1, 0]),
    ("SKIP tokens below none", ("table", "skips"), [1, -1, 0]),
    ("bits to place for two players", ("table", "to_place"), [1, 0]),
    ("a list of no DEFEND", ("table", "defences"), [[], [], []]),
    ("DEFENDs of two players", ("table", "defences"), [[1], []]),
    ("DEFENDs in no order", ("table", "defences"), [[2, 1], [], []]),
    ("a DEFEND that has run out", ("table", "defences"), [[0], [], []]),
    ("a RUN that no player keeps", ("table", "shown"), "RUN"),
    ("an end that there is not", ("table", "result"), ["boredom", [1]]),
    ("an end that nobody wins", ("table", "result"), ["loop", []]),
    ("a bit too few in the supply", ("table", "supply"), [17, 19, 20]),
    ("a card face down that nobody put there", ("table", "secrets"), [{"seat": 1, "alias": "FACE DOWN", "card": "ZAP#2"}]),
]


@pytest.mark.parametrize(("what", "path", "value"), ON_THE_TABLE, ids=[case[0] for case in ON_THE_TABLE])
def test_what_cannot_lie_there_is_refused_at_its_place(what: str, path: tuple[Any, ...], value: Any) -> None:
    data = in_a_run()
    for where, lies in ((("run", "hurt"), [HURT, {**HURT, "card": "ZAP"}]), (("run", "stop", "gaps"), [GAP])):
        data = put(data, (*BOARD, *where), lies)
    assert refused(data) == []
    place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in (*BOARD, *path)).removeprefix(".")
    assert any(each.startswith(place) for each in refused(put(data, (*BOARD, *path), value)))


BY: list[tuple[tuple[Any, ...], Any, tuple[str, ...]]] = [
    ((*BOARD, "points"), [10, 10, -1], ("N-61",)),
    ((*BOARD, "points"), [20, 10, 10], ("N-42",)),
    ((*BOARD, "row", 0, "changes"), [-2], ("N-58",)),
    ((*BOARD, "run", "hurt"), [{**HURT, "losses": [-1, 0, 0]}], ("N-58",)),
    ((*BOARD, "run", "hurt"), [HURT, HURT], ("N-12",)),
    ((*BOARD, "run", "stopping"), True, ("N-51",)),
    ((*BOARD, "table", "supply"), [17, 19, 20], ("N-05",)),
    (("memory", "refusals"), 99, ("N-22",)),
    (("memory", "restarts"), 1, ("N-79",)),
    (("memory", "carried"), [{"card": "ZAP", "bits": [], "changes": [1], "link": None, "due": []}], ("N-81",)),
    (("memory", "repeats"), [{"card": "BUG", "times": 1, "at": [10, 10, 10]}], ("N-20",)),
]


@pytest.mark.parametrize(("path", "value", "rulings"), BY, ids=[f"{case[0][-1]} {case[2][0]}" for case in BY])
def test_the_ruling_that_forbids_a_position_is_named(path: tuple[Any, ...], value: Any, rulings: tuple[str, ...]) -> None:
    with pytest.raises(BadInput) as error:
        state_from_json(game("nightmare"), put(in_a_run(), path, value))
    assert rulings in [problem.args[0] for problem in error.value.problems if problem.id == "problem-position-by"]
    assert f"is not a position of this game (see {rulings[0]})" in str(error.value)


# --- beside a card ------------------------------------------------------------------------------------------------------


def with_an_inner_card() -> Any:
    """P1 is asked what to play. The program is SUBROUTINE and BUG; ZAP lies inside SUBROUTINE, taken from the discards."""
    data = json.loads(json.dumps(state_to_json(laid("SUBROUTINE 1", "BUG 2", runs=False).state)))
    discards = [card for card in data["position"]["board"]["table"]["discards"] if card != "ZAP"]
    inner = {"card": "ZAP", "bits": [], "changes": [], "link": None, "due": []}
    entry = {"card": "SUBROUTINE", "cards": [inner], "used": False, "wanted": 0}
    return put(put(data, (*BOARD, "table", "discards"), discards), (*BOARD, "beside"), [entry])


BESIDE: list[tuple[str, tuple[Any, ...], Any]] = [
    ("beside a card that can have none", ("card",), "BUG"),
    ("beside a card that lies nowhere", ("card",), "SUBROUTINE#2"),
    ("fewer cards wanted than none", ("wanted",), -1),
    ("a one-shot inside", ("cards", 0, "card"), "RUN#2"),
    ("a card inside that there is not", ("cards", 0, "card"), "CALL"),
    ("a card face down inside", ("cards", 0, "card"), "FACE DOWN"),
    ("two bits inside", ("cards", 0, "bits"), [1, 2]),
    ("a bit of nobody inside", ("cards", 0, "bits"), [4]),
    ("counters inside that come to nothing", ("cards", 0, "changes"), [0]),
    ("a lock inside of a card that locks nothing", ("cards", 0, "link"), "BUG"),
    ("a turn inside without a bit", ("cards", 0, "due"), [0]),
]


@pytest.mark.parametrize(("what", "path", "value"), BESIDE, ids=[case[0] for case in BESIDE])
def test_what_cannot_lie_beside_a_card_is_refused_at_its_place(what: str, path: tuple[Any, ...], value: Any) -> None:
    data = with_an_inner_card()
    assert refused(data) == []
    place = "position.board.beside[0]" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    assert set(refused(put(data, (*BOARD, "beside", 0, *path), value))) == {place}


def test_two_bits_on_an_inner_card_are_refused_by_the_rulings_on_them() -> None:
    with pytest.raises(BadInput, match=r"cards\[0\].bits: is not a position of this game \(see N-44, N-48\)"):
        state_from_json(game("nightmare"), put(with_an_inner_card(), (*BOARD, "beside", 0, "cards", 0, "bits"), [1, 2]))


def test_cards_lie_beside_a_card_once_and_beside_one_of_the_row_in_the_end() -> None:
    data = with_an_inner_card()
    entry = data["position"]["board"]["beside"][0]
    assert refused(put(data, (*BOARD, "beside"), [entry, {**entry, "cards": []}])) == ["position.board.beside[1].card"]
    itself = put(data, (*BOARD, "beside", 0, "cards", 0, "card"), "SUBROUTINE")
    row = data["position"]["board"]["row"][1:]
    assert "position.board.beside[0].card" in refused(put(itself, (*BOARD, "row"), row))


@pytest.mark.parametrize(("name", "held"), [("skips", [0, 0, 1]), ("defences", [[], [], [1]]), ("to_place", [0, 0, 1])])
def test_whoever_is_out_holds_nothing(name: str, held: Any) -> None:
    holding = put(in_a_run(), (*BOARD, "table", name), held)
    assert refused(holding) == []
    assert refused(put(holding, (*BOARD, "out"), [3])) == [f"position.board.table.{name}"]


def test_a_card_that_lies_in_two_places_is_told_by_its_name() -> None:
    data = in_a_run()
    twice = put(data, (*BOARD, "table", "discards"), [*data["position"]["board"]["table"]["discards"], "BUG"])
    with pytest.raises(BadInput) as found:
        state_from_json(game("nightmare"), twice)
    told = {(problem.place, problem.id, problem.args[:1]) for problem in found.value.problems}
    assert ("position.board.table", "problem-card-twice", ("BUG",)) in told


def test_by_the_cards_executed_last_a_card_at_work_is_one_of_them() -> None:
    """N-12, other answer: ZAP asks whom it hits. What it did so far, nothing, is known of it as of the latest card executed."""
    data = json.loads(json.dumps(state_to_json(choose(laid("ZAP 1", "BUG 2", rulings={"N-12": "executed"}), "execute").state)))
    assert data["position"]["board"]["run"]["hurt"] == [{"card": "ZAP", "losses": [0, 0, 0], "left": []}]
    assert refused(data) == []
    assert refused(put(data, (*BOARD, "run", "hurt"), [])) == ["position.board.run.hurt"]


def test_what_costs_somebody_less_than_nothing_is_possible_where_numbers_can_be_below_0() -> None:
    """N-58, other answer: POWER SURGE costs 3, and P1, who has a bit here, 1 - 2, which is a point more."""
    play = choose(laid("POWER SURGE 1 +0 -2", "BUG 2", rulings={"N-58": "negative"}), "execute")
    data = json.loads(json.dumps(state_to_json(play.state)))
    assert play.state.board.points == (11, 7, 7)
    assert data["position"]["board"]["run"]["hurt"] == [{"card": "POWER SURGE", "losses": [-1, 3, 3], "left": []}]
    assert refused(data) == []


def test_nobody_is_in_alone_while_the_game_goes_on() -> None:
    """Two of three are out, and hold nothing: nothing else is wrong. Whoever is alone has won."""
    data = put(put(in_a_run(), (*BOARD, "row", 2, "bits"), []), (*BOARD, "table", "supply"), [18, 20, 20])
    assert refused(put(data, (*BOARD, "out"), [3])) == []
    assert refused(put(data, (*BOARD, "out"), [2, 3])) == ["position.board.out"]


def test_nothing_is_under_way_only_where_the_game_is_over() -> None:
    assert refused(put(put(in_a_run(), ("position", "ask"), None), ("position", "frames"), [])) == ["position.frames"]


@pytest.mark.parametrize(
    ("what", "path", "value"),
    [
        ("a program that runs while somebody builds", (*BOARD, "run", "running"), True),
        ("bits to place in version 2", (*BOARD, "table", "to_place"), [1, 0, 0]),
        ("the turn of somebody who is out", (*BOARD, "out"), [1]),
    ],
    ids=lambda what: what if isinstance(what, str) else "",
)
def test_what_no_turn_can_have_come_to_is_refused(what: str, path: tuple[Any, ...], value: Any) -> None:
    assert refused(put(building(), path, value))


def test_the_same_wrong_board_is_told_at_the_first_stop_that_remembers_it() -> None:
    """Many stops remember the same board, and one thing that is wrong with it is one problem."""
    data = in_a_run()
    for visit in (0, 1):
        data = put(data, ("memory", "visits", visit, "board"), {"differs": {"board.pc": 99}})
    assert refused(data) == ["memory.visits[0].board.pc"]
