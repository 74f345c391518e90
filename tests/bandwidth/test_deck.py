"""Decks as data: what the shipped one holds, what the loader finds, and that the published schema agrees with it."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import pnrules
from pnrules import words
from pnrules.bandwidth import deck
from pnrules.cli.main import main
from pnrules.files import scenario
from pnrules.kernel.errors import BadInput
from tests.bandwidth.table import BASE, ran
from tests.conftest import ROOT
from tests.kernel.test_codec import DROP, put

SCHEMA = json.loads((ROOT / "pnrules/bandwidth/deck.schema.json").read_text(encoding="utf-8"))
HOUSE = deck.data_of("house")
validator = Draft202012Validator(SCHEMA)


def problems(data: Any) -> list[Any]:
    try:
        deck.load(data)
    except BadInput as error:
        for problem in error.problems:
            for lang in words.LANGUAGES:
                assert words.sentence(lang, problem.id, problem.params, problem.args)
        return list(error.problems)
    return []


def test_a_deck_of_more_cards_than_anybody_shuffles_is_refused() -> None:
    data = deck.data_of("house")
    data["cards"] = [{**card, "count": 99} for card in data["cards"]]
    with pytest.raises(BadInput) as refused:
        deck.load(data)
    assert [problem.id for problem in refused.value.problems] == ["problem-deck-too-large"]


# --- the shipped deck -------------------------------------------------------------------------------------------------


def test_the_shipped_deck_is_enough_for_six() -> None:
    house = deck.load("house")
    assert house.players == 6
    assert len(house) == 54


@pytest.mark.parametrize(("name", "green"), [("Pass 3 ↻", 1), ("Pass X ↻", 6)])
def test_the_two_green_numbers_that_the_rulebook_gives(name: str, green: int) -> None:
    house = deck.load("house")
    assert next(card for card in house.cards if card.name == name).green == green
    assert house.given(name, "green")


def test_of_no_other_card_a_green_number_is_said_to_be_the_rulebook_s_and_of_none_a_count() -> None:
    house = deck.load("house")
    assert [card.name for card in house.cards if house.given(card.name, "green")] == ["Pass 3 ↻", "Pass X ↻"]
    assert not any(house.given(card.name, "count") for card in house.cards)


def test_every_kind_of_card_that_the_rulebook_names_is_there() -> None:
    kinds = {(card.kind, card.number, card.from_x, card.way) for card in deck.load("house").cards}
    assert {("pass", n, False, way) for n in (1, 2, 3) for way in (1, -1)} <= kinds
    assert {("pass", 0, True, 1), ("pass", 0, True, -1)} <= kinds
    assert {("terminal", 0, True, 0), ("terminal", 1, True, 0), ("terminal", -1, True, 0)} <= kinds
    assert {("goto", 1, False, 0), ("goto", 2, False, 0)} <= kinds
    assert {kind for kind, *_ in kinds} == {"pass", "terminal", "goto", "function", "cut-and-paste", "firewall"}


def test_every_card_says_what_of_it_is_the_rulebook_s() -> None:
    assert all("rulebook" in card for card in HOUSE["cards"])
    assert {"en", "fr"} == set(HOUSE["title"]) == set(HOUSE["about"])


# --- what is wrong with a deck ----------------------------------------------------------------------------------------

FIRST = ("cards", 0)
WRONG: list[tuple[str, tuple[Any, ...], Any, str, str]] = [
    ("no green number", (*FIRST, "green"), DROP, "problem-missing", "cards[0].green"),
    ("a green number that is a word", (*FIRST, "green"), "one", "problem-expected", "cards[0].green"),
    ("a green number below 0", (*FIRST, "green"), -1, "problem-out-of-range", "cards[0].green"),
    ("a count of 0", (*FIRST, "count"), 0, "problem-out-of-range", "cards[0].count"),
    ("no count", (*FIRST, "count"), DROP, "problem-missing", "cards[0].count"),
    ("a kind that there is not", (*FIRST, "kind"), "gosub", "problem-not-one-of", "cards[0].kind"),
    ("no kind", (*FIRST, "kind"), DROP, "problem-missing", "cards[0].kind"),
    ("no name", (*FIRST, "name"), DROP, "problem-missing", "cards[0].name"),
    ("a name with markup", (*FIRST, "name"), "<b>", "problem-markup", "cards[0].name"),
    ("a name with the sign of copies", (*FIRST, "name"), "Pass#2", "problem-deck-sign", "cards[0].name"),
    ("a direction that there is not", (*FIRST, "direction"), "up", "problem-not-one-of", "cards[0].direction"),
    ("no direction", (*FIRST, "direction"), DROP, "problem-missing", "cards[0].direction"),
    ("no seats to pass", (*FIRST, "number"), 0, "problem-out-of-range", "cards[0].number"),
    ("a letter that is not X", (*FIRST, "number"), "Y", "problem-expected", "cards[0].number"),
    ("X with something taken away, to pass", (*FIRST, "number"), "X-1", "problem-expected", "cards[0].number"),
    ("X with nothing taken away, to pass", (*FIRST, "number"), "X-0", "problem-expected", "cards[0].number"),
    ("a number in other digits", (*FIRST, "number"), "X+٣", "problem-expected", "cards[0].number"),
    ("a member of another kind", (*FIRST, "row"), 1, "problem-unknown-field", "cards[0].row"),
    ("a row on a GOTO that is none", ("cards", 11, "row"), 0, "problem-out-of-range", "cards[11].row"),
    ("a green number on an event", ("cards", 14, "green"), 1, "problem-unknown-field", "cards[14].green"),
    ("a fact that there is not", (*FIRST, "rulebook"), ["colour"], "problem-not-one-of", "cards[0].rulebook[0]"),
    ("a fact twice", (*FIRST, "rulebook"), ["text", "text"], "problem-twice", "cards[0].rulebook[1]"),
    ("a card that is a word", FIRST, "Pass", "problem-expected", "cards[0]"),
    ("no cards", ("cards",), DROP, "problem-missing", "cards"),
    ("an empty list of cards", ("cards",), [], "problem-count-kinds", "cards"),
    ("cards for seven players", ("players",), 7, "problem-out-of-range", "players"),
    ("another format", ("deck",), 2, "problem-must-be", "deck"),
    ("no title", ("title",), DROP, "problem-missing", "title"),
    ("a member that there is not", ("colour",), "red", "problem-unknown-field", "colour"),
]  # fmt: skip
ONLY_THE_LOADER: list[tuple[str, tuple[Any, ...], Any, str, str]] = [
    ("two names alike", (*FIRST, "name"), "PASS 1 ↺ ", "problem-deck-name-twice", "cards[1].name"),
    ("too few cards to deal", ("cards",), HOUSE["cards"][:8], "problem-deck-too-small", "cards"),
    ("no card for the function", ("cards",), HOUSE["cards"][11:] * 1, "problem-deck-no-function", "cards"),
]


@pytest.mark.parametrize(("what", "path", "value", "id", "place"), WRONG, ids=[case[0] for case in WRONG])
def test_wrong_in_form_is_refused_by_loader_and_schema(what: str, path: Any, value: Any, id: str, place: str) -> None:
    data = put(HOUSE, path, value)
    assert (id, place) in [(problem.id, problem.place) for problem in problems(data)]
    assert not validator.is_valid(data)


@pytest.mark.parametrize(("what", "path", "value", "id", "place"), ONLY_THE_LOADER, ids=[case[0] for case in ONLY_THE_LOADER])
def test_wrong_in_meaning_is_refused_by_the_loader(what: str, path: Any, value: Any, id: str, place: str) -> None:
    data = put(HOUSE, path, value)
    if id == "problem-deck-too-small":
        data["cards"] = [{**card, "count": 3} for card in data["cards"]]  # 24 cards: one is missing for the function
    assert (id, place) in [(problem.id, problem.place) for problem in problems(data)]
    assert validator.is_valid(data)


def test_one_card_more_is_enough() -> None:
    data = {**copy.deepcopy(HOUSE), "cards": [{**card, "count": 3} for card in HOUSE["cards"][:8]]}
    data["cards"][0]["count"] = 4
    assert problems(data) == []
    assert [p.id for p in problems({**data, "players": 6, "cards": data["cards"][1:]})] == ["problem-deck-too-small"]
    assert problems({**data, "players": 5, "cards": data["cards"][1:]}) == []


def test_every_problem_is_found_at_once() -> None:
    data = put(put(put(HOUSE, (*FIRST, "green"), DROP), ("cards", 1, "count"), 0), ("cards", 2, "kind"), "gosub")
    assert [problem.place for problem in problems(data)] == ["cards[0].green", "cards[1].count", "cards[2].kind"]


@pytest.mark.parametrize("count", [0, 100, "many", None, DROP])
def test_a_wrong_count_is_not_said_to_be_too_few_cards_as_well(count: Any) -> None:
    few = {**HOUSE, "players": 2, "cards": [{**card, "count": 3} for card in HOUSE["cards"][:2]]}
    assert [problem.id for problem in problems(few)] == ["problem-deck-too-small"]
    assert [problem.place for problem in problems(put(few, (*FIRST, "count"), count))] == ["cards[0].count"]


def test_the_schema_is_one_and_the_scenarios_schema_has_the_same_deck() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    scenarios = json.loads((ROOT / "pnrules/files/scenario.schema.json").read_text(encoding="utf-8"))
    for name, part in SCHEMA["$defs"].items():
        assert scenarios["$defs"][name] == part
    assert scenarios["$defs"]["bandwidth"]["properties"]["cards"]["oneOf"][0]["anyOf"][0]["enum"] == list(deck.names())
    assert validator.is_valid(HOUSE)


@pytest.mark.long
def test_schema_and_loader_agree_on_every_member_replaced_by_a_wrong_one() -> None:
    wrong: tuple[Any, ...] = (None, True, 1.5, -1, "", "<b>x</b>", [], {}, 10**6)
    checked = 0
    for index, card in enumerate(HOUSE["cards"]):
        for member in card:
            for value in wrong:
                data = put(HOUSE, ("cards", index, member), value)
                assert validator.is_valid(data) == (problems(data) == []), f"{card['name']}.{member} is {value!r}"
                checked += 1
    assert checked > 800


# --- pnrules check, and playing with one's own ------------------------------------------------------------------------


def test_check_says_what_is_wrong_with_a_deck_a_line_a_problem(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(put(put(HOUSE, (*FIRST, "green"), DROP), ("cards", 1, "count"), 0)), encoding="utf-8")
    assert main(["check", str(path)]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert lines == [f"{path}: cards[0].green: is missing", f"{path}: cards[1].count: must be between 1 and 99, found 0"]
    path.write_text(json.dumps(HOUSE), encoding="utf-8")
    assert main(["check", str(path)]) == 0


def test_a_scenario_s_own_deck_is_checked_where_it_stands() -> None:
    own = put(HOUSE, (*FIRST, "green"), DROP)
    with pytest.raises(BadInput) as error:
        pnrules.load({**BASE, "players": [{}, {}], "cards": own})
    assert [problem.place for problem in error.value.problems] == ["cards.cards[0].green"]
    with pytest.raises(BadInput) as error:
        pnrules.load({**BASE, "players": [{}, {}], "cards": "attic"})
    assert [problem.place for problem in error.value.problems] == ["cards"]


def test_more_players_than_the_deck_has_cards_for_are_refused() -> None:
    few = {**HOUSE, "players": 2, "cards": [{**card, "count": 3} for card in HOUSE["cards"][:3]]}
    pnrules.load({**BASE, "players": [{}, {}], "cards": few})
    with pytest.raises(BadInput) as error:
        pnrules.load({**BASE, "players": [{}, {}, {}], "cards": few})
    assert [problem.id for problem in error.value.problems] == ["problem-deck-too-small"]


@pytest.mark.parametrize(("number", "seat"), [("X", 3), ("X+1", 4), ("X+2", 1), (3, 4)])
def test_one_s_own_cards_do_what_they_say(number: Any, seat: int) -> None:
    """Green 2, so X is 2; from seat 1 among four."""
    cards = [
        {"name": "mine", "kind": "pass", "number": number, "direction": "clockwise", "green": 2, "count": 20},
        {"name": "other", "kind": "terminal", "number": 4, "green": 9, "count": 5},
    ]
    play = ran(["mine"], function=None, cards={"deck": 1, "title": "mine", "cards": cards})
    assert play.state.board.token == seat
    play = ran(["other", "other"], function=None, cards={"deck": 1, "title": "mine", "cards": cards})
    assert play.points == (0, 0, 0, 2), "terminal 4, twice"


# --- a deck in a file of its own --------------------------------------------------------------------------------------

FEW: dict[str, Any] = {
    "deck": 1,
    "title": "few",
    "players": 2,
    "cards": [
        {"name": "mine", "kind": "pass", "number": 1, "direction": "clockwise", "green": 2, "count": 12},
        {"name": "wall", "kind": "firewall", "count": 2},
    ],
}


def written(folder: Path, name: str, data: Any) -> Path:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path


@pytest.mark.parametrize("file", ["mine.json", "decks/mine.json"])
def test_a_scenario_names_a_deck_s_file_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    written(tmp_path, file, FEW)
    path = written(tmp_path, "game.json", {**BASE, "players": [{}, {}], "cards": file, "seed": 1})
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    play = pnrules.load(path)
    assert {card.name for card in play.state.board.cards} == {"mine", "wall"}
    assert main(["check", str(path)]) == 0
    again = pnrules.load(json.loads(json.dumps(play.origin)))
    assert again.state == play.state, "the play's own data are whole, without the file"


@pytest.mark.parametrize(
    ("deck_data", "problem"),
    [
        (None, "cards(mine.json): there is no scenario and no readable file"),
        ("{", "cards(mine.json): is not JSON: line 1, column 2"),
        ([], "cards(mine.json): expected an object in braces, found []"),
        (put(put(FEW, ("cards", 0, "green"), DROP), ("cards", 1, "count"), 0), "cards(mine.json).cards[0].green: is missing"),
        ({"title": "few", "cards": FEW["cards"]}, "cards(mine.json).deck: is missing"),
    ],
)
def test_what_is_wrong_with_the_file_is_said_with_its_name_and_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], deck_data: Any, problem: str
) -> None:
    if deck_data is not None:
        written(tmp_path, "mine.json", deck_data)
    data = {**BASE, "players": [{}, {}], "cards": "mine.json", "answers": "none"}
    path = written(tmp_path, "game.json", data)
    assert main(["check", str(path)]) == 2
    found = capsys.readouterr().err
    assert f"{path}: {problem}" in found
    assert f"{path}: answers: expected a list in brackets" in found, "and everything else that is wrong"


def test_a_scenario_that_is_no_file_has_none_beside_it() -> None:
    with pytest.raises(BadInput) as error:
        pnrules.load({**BASE, "players": [{}, {}], "cards": "mine.json"})
    assert [(problem.id, problem.place) for problem in error.value.problems] == [("problem-no-file-beside", "cards(mine.json)")]


def test_run_and_simulate_are_played_with_another_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "mine.json", FEW)
    new_game = written(tmp_path, "game.json", {**BASE, "players": [{}, {}], "seed": 1, "expect": {"turn": 2}, "because": []})
    assert main(["run", str(new_game), "--deck", str(path)]) == 0, "what was expected of the other deck does not count"
    assert "mine is turned up" in capsys.readouterr().out
    assert main(["simulate", "bandwidth", "--players", "2", "--games", "2", "--deck", str(path)]) == 0
    assert "won on points" in capsys.readouterr().out
    assert main(["simulate", "bandwidth", "--players", "6", "--games", "1", "--deck", str(path)]) == 2
    assert f"cards({path}): there are 14 cards; 6 players need 25 to begin" in capsys.readouterr().err
    assert main(["run", "bandwidth/new-game", "--deck", "attic"]) == 2
    assert "cards: " in capsys.readouterr().err
    assert main(["run", "nightmare/sample", "--deck", str(path)]) == 2
    assert "has no other card sets" in capsys.readouterr().err


def test_cards_without_a_game_are_a_deck_that_lacks_its_format(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "mine.json", {"title": "few", "players": 2, "cards": FEW["cards"]})
    assert main(["check", str(path)]) == 2
    assert capsys.readouterr().err.splitlines() == [f"{path}: deck: is missing"]


@pytest.mark.parametrize("name", ["\u200b", "\u2060\ufeff", "\u00a0", "\u3164", "\u2800"])
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    data = put(HOUSE, (*FIRST, "name"), name)
    assert ("problem-empty-text", "cards[0].name") in [(problem.id, problem.place) for problem in problems(data)]
    assert not validator.is_valid(data)


# --- draws that are fixed ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("draws", "said"),
    [
        (["GOTO 10", "GOTO 20", "Function"], ["draws[2]: Function is never drawn: the choices end before it can come"]),
        (["GOTO 10", "Pass 2 ↻"], ["draws[1]: Pass 2 ↻ cannot be drawn there: it is not among the cards that may come"]),
        (["GOTO 10", "GOTO 20"], []),
    ],
)
def test_check_tells_draws_that_are_left_over_or_misspelt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], draws: list[str], said: list[str]
) -> None:
    data = {**scenario.load("bandwidth/two-draws").data, "draws": draws}
    path = written(tmp_path, "draws.json", {name: value for name, value in data.items() if name not in ("expect", "because")})
    assert main(["check", str(path)]) == (1 if said else 0)
    assert capsys.readouterr().err.splitlines() == [f"{path}: {line}" for line in said]


def test_a_draw_of_a_card_that_the_deck_has_not_is_refused_at_its_place() -> None:
    with pytest.raises(BadInput) as error:
        pnrules.load({**scenario.load("bandwidth/two-draws").data, "draws": ["GOTO 10", "GOTO 02"]})
    assert [(problem.id, problem.place) for problem in error.value.problems] == [("problem-unknown-card", "draws[1]")]


@pytest.mark.long
def test_no_scenario_of_any_game_has_draws_left_over() -> None:
    for name in pnrules.names():
        found = scenario.load(name)
        learnt = "level" in found.data or "lesson" in found.data  # whoever learns may draw less, or more
        assert learnt or found.not_drawn(found.play()) == [], name
