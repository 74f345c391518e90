"""Scenarios of Battle for Bandwidth from outside: loader and schema agree, and nothing impossible gets in."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import pnrules
from pnrules.bandwidth import deck
from pnrules.bandwidth.files.form import FORM as PART
from pnrules.kernel.errors import BadInput
from pnrules.kernel.facets.exploring import Exploring
from pnrules.kernel.facets.files import Files
from pnrules.players.random_games import opening
from tests.bandwidth.table import BASE, SEEDS, counts, data, facts, game_data, laid
from tests.files.scenarios import EVERY, at, by_loader, by_schema, mutations, places, validator
from tests.files.test_arbitrary import ANY_JSON, only_bad_input
from tests.files.test_format import MEANING, form_problems, says_the_same
from tests.kernel.plays import data_of
from tests.kernel.test_codec import DROP, put

EXAMPLE = data_of("bandwidth/example")

FORM: list[tuple[str, tuple[Any, ...], Any, str]] = [
    ("another edition", ("edition",), "3.0", "edition"),
    ("another version", ("version",), 2, "version"),
    ("one player", ("players",), [{}], "players"),
    ("seven players", ("players",), [{}] * 7, "players"),
    ("points below 0", ("players", 0, "points"), -1, "players[0].points"),
    ("a program that is a word", ("program",), "Pass", "program"),
    ("a row that is a word", ("program", 0), "Pass", "program[0]"),
    ("a row of four places", ("program", 0), ["Pass 3 ↻", None, None, None], "program[0]"),
    ("a row without a card", ("program", 2), [None, None], "program[2]"),
    ("an empty row", ("program", 2), [], "program[2]"),
    ("a card that is a number", ("program", 0, 0), 3, "program[0][0]"),
    ("a function that is a number", ("function",), 3, "function"),
    ("no actions left", ("actions",), 0, "actions"),
    ("three actions left", ("actions",), 3, "actions"),
    ("the token at seat 0", ("token",), 0, "token"),
    ("an expectation that is another game's", ("expect", "weather"), "fine", "expect.weather"),
    ("a program expected that is no list", ("expect", "program"), "Pass", "expect.program"),
    ("an x expected that is a word", ("expect", "x"), "six", "expect.x"),
]
MEANT: list[tuple[str, tuple[Any, ...], Any, str, str]] = [
    ("a card that the deck does not have", ("program", 0, 0), "Pass 9 ↻", "problem-unknown-card", "program[0][0]"),
    ("an event in the program", ("program", 0, 0), "Firewall", "problem-cannot-lie-here", "program[0][0]"),
    ("an event in the function", ("function",), "Firewall", "problem-cannot-lie-here", "function"),
    ("a GOTO in the function", ("function",), "GOTO 10", "problem-cannot-lie-here", "function"),
    ("a Function in the function", ("function",), "Function", "problem-cannot-lie-here", "function"),
    ("a card twice", ("pile",), ["GOTO 10#2", "GOTO 10#2"], "problem-card-twice", "pile[1]"),
    ("the token at a seat that nobody has", ("token",), 5, "problem-out-of-range", "token"),
    ("points that would have won", ("players", 0, "points"), 9, "problem-out-of-range", "players[0].points"),
    ("a ruling of another game", ("rulings",), {"N-01": "copied"}, "problem-unknown-ruling", "rulings.N-01"),
    ("a deck that there is not", ("cards",), "attic", "problem-must-be", "cards"),
]


@pytest.mark.parametrize(("what", "path", "value", "place"), FORM, ids=[case[0] for case in FORM])
def test_broken_in_form_is_refused_by_both_with_its_place(what: str, path: tuple[Any, ...], value: Any, place: str) -> None:
    broken = put(EXAMPLE, path, value)
    assert by_schema(broken)
    assert place in [problem.place for problem in by_loader(broken)]


@pytest.mark.parametrize(("what", "path", "value", "id", "place"), MEANT, ids=[case[0] for case in MEANT])
def test_broken_in_meaning_is_refused_by_the_loader(what: str, path: tuple[Any, ...], value: Any, id: str, place: str) -> None:
    broken = put(EXAMPLE, path, value)
    assert (id, place) in [(problem.id, problem.place) for problem in by_loader(broken)]


@pytest.mark.parametrize("member", ["function", "pile", "token", "first", "turn", "actions"])
def test_without_a_program_nothing_lies_anywhere_yet(member: str) -> None:
    broken = {**put(EXAMPLE, ("program",), DROP), "pile": []}
    wanted = {name: broken[name] for name in (*BASE, member)}
    wanted["players"] = [{}, {}, {}, {}]
    assert ("problem-before-the-deal", member) in [(problem.id, problem.place) for problem in by_loader(wanted)]
    assert by_schema(wanted)


def test_without_a_program_nobody_holds_cards_or_points() -> None:
    broken = {**BASE, "players": [{"hand": ["GOTO 10"]}, {"points": 3}]}
    assert [problem.place for problem in by_loader(broken)] == ["players[0].hand", "players[1].points"]
    assert by_schema(broken)


@pytest.mark.long
@pytest.mark.parametrize("every", EVERY)
def test_each_structural_mutation_is_refused_by_both_or_by_neither(every: int) -> None:
    meaning = {*MEANING, "problem-cannot-lie-here", "problem-before-the-deal"}
    refused = 0
    for what, broken in mutations(EXAMPLE, ())[::every]:
        passes, loader = validator.is_valid(broken), by_loader(broken)
        # How many seats there are, and so how many points win, is not the schema's matter.
        alone = all(p.id in meaning or (p.id == "problem-out-of-range" and p.place.startswith("players")) for p in loader)
        assert passes != bool(loader) or (passes and loader and alone), f"{what}: {by_schema(broken)[:2]} / {loader[:2]}"
        form = form_problems(broken)
        assert form is None or says_the_same(passes, form), f"{what}: {by_schema(broken)[:2]} / {form}"
        refused += not passes
    assert refused > 250 // every


@pytest.mark.parametrize("seed", SEEDS)
def test_random_scenarios_pass_both(seed: int) -> None:
    assert by_schema(game_data(seed)) == []
    assert by_loader(game_data(seed)) == []


WITH_ITS_DECK = {**EXAMPLE, "cards": deck.data_of("house")}


@pytest.mark.long
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(base=st.sampled_from([EXAMPLE, WITH_ITS_DECK, game_data(0)]), draw=st.data())
def test_a_scenario_with_arbitrary_json_in_it_is_loaded_or_refused(base: dict[str, Any], draw: st.DataObject) -> None:
    paths = [path for path in places(base) if path]
    changed = base
    for path in draw.draw(st.lists(st.sampled_from(paths), min_size=1, max_size=3)):
        try:
            at(changed, path)
        except (LookupError, TypeError):
            continue  # an earlier replacement took this place away
        changed = put(changed, path, draw.draw(ANY_JSON))
    only_bad_input(changed)


@pytest.mark.long
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=ANY_JSON)
def test_arbitrary_json_for_the_whole_of_a_member_is_loaded_or_refused(data: Any) -> None:
    for name in (*PART.members, "players"):
        only_bad_input({**EXAMPLE, name: data})
        only_bad_input({**game_data(0), name: data})


def test_what_a_scenario_does_not_mention_lies_in_the_pile_or_with_a_pile_among_the_discards() -> None:
    assert (facts(laid(["Pass 1 ↻"]))["pile"], facts(laid(["Pass 1 ↻"]))["discards"]) == (52, [])
    play = laid(["Pass 1 ↻"], pile=["GOTO 10", "GOTO 10"])
    assert (facts(play)["pile"], len(facts(play)["discards"])) == (2, 50)


def test_who_has_terminal_1_begins_unless_it_is_said_otherwise() -> None:
    assert facts(laid(["Pass 1 ↻"], first=3))["turn"] == 3
    assert facts(laid(["Pass 1 ↻"], first=3, turn=2))["turn"] == 2


def test_a_hand_may_hold_what_it_likes() -> None:
    assert counts(pnrules.load(data(hands={1: ["Firewall", "Function", "GOTO 10"]}))) == [3, 0, 0, 0]


def test_a_card_in_the_program_that_the_deck_does_not_have_is_said_by_its_name() -> None:
    """BfB: every card is one of the deck's."""
    with pytest.raises(BadInput) as unknown:
        pnrules.load(data(["Nonsense 9 →", "Pass 1 ↻"]))
    (problem,) = unknown.value.problems
    assert (problem.place, problem.id, problem.args[0]) == ("program[0][0]", "problem-unknown-card", "Nonsense 9 →")


@pytest.mark.parametrize(("left", "can"), [(0, False), (1, True)])
def test_from_a_pile_that_the_deal_needs_whole_no_card_can_be_taken(left: int, can: bool) -> None:
    """BfB, set-up: four cards each are dealt to two, and one begins the program: nine."""
    start = opening("bandwidth", players=2)
    table = start.board.table
    pile = table.pile[: 2 * 4 + 1 + left]
    scarce = start._replace(board=start.board._replace(table=table._replace(pile=pile)))
    assert Exploring.of(scarce.setup.game).removable(scarce) == (pile if can else ())
    assert Exploring.of(scarce.setup.game).removable(start) == table.pile


def test_a_scenario_begins_with_a_turn_or_the_deal_and_no_program_running() -> None:
    turn, deal = pnrules.load("bandwidth/example").start, opening("bandwidth", players=2)
    running = next(step.after for step in pnrules.load("bandwidth/example").trace if step.after.board.run is not None)
    game = turn.setup.game
    assert Files.of(game).is_beginning(turn)
    assert Files.of(game).is_beginning(deal)
    assert not Files.of(game).is_beginning(turn._replace(board=turn.board._replace(run=running.board.run)))
