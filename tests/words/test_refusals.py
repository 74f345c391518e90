"""What is refused, in words: nothing is too long to be said, nothing forges a line, and what was meant is proposed."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import pnrules
from pnrules import words
from pnrules.bandwidth import deck
from pnrules.cli import main as cli
from pnrules.cli.main import main
from pnrules.files import expectation, saves, scenario
from pnrules.games import BUILT_IN, game
from pnrules.kernel.errors import BadInput, NoSuchSeat, PnError, Refused
from pnrules.kernel.facets.files import Files
from pnrules.kernel.forms.validation import JsonPath, meant, visible
from pnrules.players.random_games import opening
from pnrules.runtime_error.table.cards import DECK
from tests.bandwidth.table import BASE
from tests.kernel.plays import data_of
from tests.kernel.test_codec import put

SAMPLE = data_of()
HOUSE = deck.data_of("house")
ROUND = data_of("runtime_error/sample-round")
BARE: dict[str, Any] = {
    "format": 1,
    "game": "runtime_error",
    "edition": "1",
    "version": 1,
    "title": "t",
    "players": [{"hand": ["2♣", "3♣", "4♣", "5♣", "6♣", "7♣", "8♣", "9♣"]}, {}],
}
"""A hand of eight of one suit: 28 pairs of bounds with 6 functions each are 168 statements; one may go without, and claim."""

LACKING = {name: value for name, value in SAMPLE.items() if name != "answers"}
FIXED: dict[str, Any] = {
    **BARE,
    "players": [{"hand": ["5♣"], "statements": [{"lower": "A♦", "upper": "6♦", "function": "2♣"}]}, {}],
    "rulings": {"R-06": "fixed"},
    "deck": ["K♣", "8♣"],
}


def problems(data: Any) -> list[tuple[str, str, str]]:
    """Id, place and English words of everything that is wrong with a scenario."""
    with pytest.raises(BadInput) as refused:
        pnrules.load(data)
    assert all(words.sentence("fr", problem.id, problem.params, problem.args) for problem in refused.value.problems)
    return [(problem.id, problem.place, str(problem)) for problem in refused.value.problems]


def only(data: Any) -> tuple[str, str, str]:
    (found,) = problems(data)
    return found


HAPPENS: tuple[Callable[[], Any], ...] = (
    lambda: scenario.parsed(Path(__file__).parent),
    lambda: scenario.parsed("/dev/null"),
    lambda: cli._parse(["dance"], "en"),
    lambda: cli._parse(["run", "x", "--sead"], "en"),
    lambda: cli._parse(["run", "x", "y"], "en"),
    lambda: cli._parse(["prove", "x", "--budget", "0"], "en"),
    lambda: pnrules.load(put(SAMPLE, ("program", "row", 0), None)),
    lambda: deck.load({**HOUSE, "cards": [{**card, "count": 99} for card in HOUSE["cards"]]}),
    lambda: scenario.from_data({**FIXED, "lesson": {"beats": [{"do": {"aim": {"least": 3}}}]}}),
    lambda: pnrules.load({**FIXED, "draws": ["7♠"]}),
    lambda: saves.restore(put(saves.save(pnrules.load("runtime_error/sample-round")), ("start", "position", "frames", 0), [])),
    lambda: saves.restore(put(saves.save(pnrules.load(FIXED)), ("start", "position", "board", "winner"), [1, "proved", 2])),
)
"""What the catalogue's test has to see happen as well."""


# --- nothing is too long ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("length", [199, 200, 201, 2_499, 2_500, 2_501, 1_000_000])
def test_a_value_of_any_length_is_said_whole(lang: str, length: int) -> None:
    """Fluent takes back a message with a value of more than 2,500 characters."""
    long = "x" * length
    assert long in words.text(lang, "problem-unmet", expected=long, found="y")
    assert words.text(lang, "problem-unmet", expected=long, found=long).count(long) == 2


def test_two_long_values_within_a_choice_of_plurals_are_said_whole() -> None:
    """What stands inside a choice counts as one value, whose length Fluent looks at as well."""
    said = words.text("fr", "list-more", list="x" * 2_490, count=37)
    assert said == "x" * 2_490 + "… et 37\N{NO-BREAK SPACE}autres"


@pytest.mark.parametrize("sign", ["\ufdd0", "\ufdd00\ufdd0", "\ufdd01\ufdd0"])
def test_a_value_that_looks_like_the_stand_in_of_a_long_one_stays_what_it_is(sign: str) -> None:
    said = words.text("en", "problem-unmet", expected=sign, found="y" * 3_000)
    assert said == f"expected {sign}, found {'y' * 3_000}"


def test_a_long_list_is_shortened_and_the_rest_is_counted() -> None:
    """Twenty items are said, or items of six hundred characters; the first one always."""
    names = [f"n{n}" for n in range(57)]
    first = ", ".join(names[:20])
    assert words.value("en", "texts", names) == f"{first}… and 37 more"
    assert words.value("fr", "texts", names) == f"{first}… et 37\N{NO-BREAK SPACE}autres"
    assert words.value("fr", "texts", names[:21]) == f"{first}… et 1\N{NO-BREAK SPACE}autre"
    assert words.value("en", "texts", names[:20]) == first
    assert words.value("en", "texts", ["a" * 200] * 4) == ", ".join(["a" * 200] * 3) + "… and 1 more"
    assert words.value("en", "texts", ["a" * 5_000, "b"]) == "a" * 5_000 + "… and 1 more"
    assert words.value("en", "cards", ["BUG"] * 30) == ", then ".join(["BUG"] * 20) + "… and 10 more"


def test_an_answer_that_is_not_among_170_options_is_told_twenty_of_them() -> None:
    with pytest.raises(BadInput) as refused:
        pnrules.load({**BARE, "answers": [[1, "input", "2♣"]]})
    said = str(refused.value)
    refusal = "answers[0]: this choice is not possible: “input 2♣” is not one of the choices: "
    assert said.startswith(f"{refusal}script 2♣ 3♣ 4♣, script 2♣ 3♣ 5♣")
    assert said.count("script") == 20
    assert "… and 150 more." in said


def test_what_was_expected_and_found_is_shown_where_it_parts() -> None:
    """Of two lists of sixty equal cards the last differs: what stands before it is left out."""
    wanted, found = [*["7♣"] * 60, "8♣"], [*["7♣"] * 60, "9♣"]
    told = expectation._side_by_side(wanted, found)
    assert [text[:1] + text[-6:] for text in told] == ['…, "8♣"]'[:1] + ' "8♣"]', '… "9♣"]']
    assert max(map(len, told)) < 60
    assert expectation._side_by_side([1, 2], [1]) == ("[1, 2]", "[1]")
    assert max(map(len, expectation._side_by_side("x" * 100_000, "y"))) == 200


# --- nothing forges a line --------------------------------------------------------------------------------------------

FORGED = "x\x1b[31mRED\x1b]0;PWNED\x07\nother.json: all is well\u202e\x9b2J.json"


def test_a_file_that_a_scenario_names_cannot_forge_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "esc.json"
    path.write_text(json.dumps({**BASE, "players": [{}, {}], "cards": FORGED}), encoding="utf-8")
    assert main(["check", str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert line == visible(line)
    assert r"x\x1b[31mRED\x1b]0;PWNED\x07\nother.json: all is well\u202e\x9b2J.json" in line


def test_a_file_whose_own_name_would_forge_a_line_makes_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x\x1b[2J\nother.json: all is well"
    path.write_text(json.dumps(SAMPLE), encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == f"{visible(str(path))}: all is well\n"
    path.write_text("{}", encoding="utf-8")
    assert main(["check", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"{visible(str(path))}: ")


@pytest.mark.parametrize("arguments", [("\x1b[31m",), ("run", "x", "\x1b[31m"), ("rule", "\x1b[31m"), ("run", "x", "--\x1b[31m")])
def test_an_argument_reaches_the_terminal_with_its_control_characters_written_out(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    assert main(arguments) == 2
    err = capsys.readouterr().err
    assert "\x1b" not in err
    assert r"\x1b[31m" in err


# --- what was meant ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "place", "proposed"),
    [
        (put(SAMPLE, ("game",), "nightmaer"), "game", "nightmare"),
        (put(SAMPLE, ("edition",), "3,1"), "edition", "3.1"),
        (put(SAMPLE, ("players", 0, "hand", 0), "PROGRAM EROR"), "players[0].hand[0]", "PROGRAM ERROR"),
        (put(SAMPLE, ("players", 0, "hand", 0), "run"), "players[0].hand[0]", "RUN"),
        (put(SAMPLE, ("program", "pc"), "OVERWRIT"), "program.pc", "OVERWRITE"),
        (put(SAMPLE, ("rulings",), {"N01": "copied"}), "rulings.N01", "N-01"),
        (put(SAMPLE, ("rulings",), {"N-01": "copyed"}), "rulings.N-01", "copied"),
        ({**LACKING, "anwsers": []}, "anwsers", "answers"),
        (put(SAMPLE, ("expect",), {"ponts": [1, 2, 3]}), "expect.ponts", "points"),
        (put(SAMPLE, ("program", "towards"), "tial"), "program.towards", "tail"),
        (put(SAMPLE, ("because", 0, "cite"), ["PN 3.0", "card-cpoy"]), "because[0].cite", "PN 3.0 card-copy"),
        (put(SAMPLE, ("answers", 0, 1), "rnu"), "answers[0]", "run"),
        (put(data_of("bandwidth/two-draws"), ("function",), "pass 2↻"), "function", "Pass 2 ↻"),
        (put(data_of("bandwidth/two-draws"), ("draws", 1), "GOTO20"), "draws[1]", "GOTO 20"),
    ],
)
def test_a_mistyped_name_gets_what_was_meant(data: Any, place: str, proposed: str) -> None:
    found = [said for _, at, said in problems(data) if at == place]
    assert len(found) == 1
    assert f"(did you mean {proposed}" in found[0]


def test_a_member_of_a_file_is_not_proposed_where_it_is_there_already() -> None:
    """The sample has `answers`, and `anwsers` beside it is something else."""
    assert "answers?" not in only(put(SAMPLE, ("anwsers",), []))[2]


@pytest.mark.parametrize(
    ("arguments", "lang", "said"),
    [
        (("chekc",), "en", "(did you mean check?)"),
        (("chekc",), "fr", "(vouliez-vous dire check\u202f?)"),
        (("run", "nightmare/sampel"), "en", "(did you mean nightmare/sample, "),
        (("run", "sample"), "en", "(did you mean nightmare/sample?)"),
        (("list", "nightmare/sampel"), "en", "(did you mean nightmare/sample, "),
        (("run", "nightmare/sample", "--laang", "fr"), "en", "(did you mean --lang?)"),
        (("cards", "bandwith"), "fr", "(vouliez-vous dire bandwidth\u202f?)"),
        (("rule", "N34"), "en", "N-34"),
        (("rule", "PN 3.0 COPPY"), "en", "PN 3.0 copy"),
    ],
)
def test_a_mistyped_argument_gets_what_was_meant(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], lang: str, said: str
) -> None:
    assert main([*arguments, "--lang", lang]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("found", "card"),
    [
        *(
            ("5C", "5♣"),
            ("10h", "10♥"),
            ("Th", "10♥"),
            ("T♠", "10♠"),
            ("5♣\ufe0f", "5♣"),
            ("5♧", "5♣"),
            ("♣5", "5♣"),
            ("c5", "5♣"),
        ),
        *(("a♣", "A♣"), ("1♠", "A♠"), ("11D", "J♦"), ("12♥", "Q♥"), ("13s", "K♠"), ("V♥", "J♥"), ("D♥", "Q♥"), ("R♥", "K♥")),
        *(("5 of clubs", "5♣"), ("q of Hearts", "Q♥"), (" K♦ ", "K♦"), ("５♣", "5♣")),
    ],
)
def test_a_card_of_a_pack_written_in_another_way_gets_its_name_here(found: str, card: str) -> None:
    data = {**BARE, "players": [{"hand": [found]}, {}]}
    assert only(data) == (
        "problem-unknown-card",
        "players[0].hand[0]",
        f"players[0].hand[0]: there is no card {found} (did you mean {card}?)",
    )
    assert Files.of(game("runtime_error")).meant(found, DECK) == (card,)


@pytest.mark.parametrize("found", ["", "x", "♣", "5", "14♣", "5♣5♣5♣", "clubs", "A" * 1_000])
def test_what_is_nearly_no_card_of_a_pack_gets_no_single_card_proposed(found: str) -> None:
    assert len(Files.of(game("runtime_error")).meant(found, DECK)) != 1


def test_proposals_are_the_same_however_the_names_are_ordered_and_come_for_the_first_problems_alone() -> None:
    known = ["play", "plan", "plot", "clay", "slay"]
    assert meant("plax", known) == meant("plax", known[::-1])
    place = JsonPath("", [])
    for _ in range(30):
        place.unknown_card("BUGG", ["BUG"])
    assert [bool(problem.args[1]) for problem in place.problems] == [True] * 20 + [False] * 10
    assert meant("x" * 121, ["x" * 120]) == (), "nobody's slip"


# --- numbers, counts, cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "en", "fr"),
    [
        (1.0, "is a whole number: write it without a point, 1, not 1.0", "il s’écrit sans point, 1, pas 1.0"),
        (1.5, "must be a whole number, found 1.5", "doit être un nombre entier, trouvé\u00a0: 1.5"),
        (1e300, "must be a whole number, found 1e+300", "trouvé\u00a0: 1e+300"),
        (2, "must be 1, found 2", "doit être 1, trouvé\u00a0: 2"),
        ("1", 'expected a whole number, found "1"', "attendu\u00a0: un nombre entier"),
    ],
)
def test_a_deck_s_format_that_is_another_number_is_told_what_to_write(value: Any, en: str, fr: str) -> None:
    with pytest.raises(BadInput) as refused:
        deck.load({**deck.data_of("house"), "deck": value})
    (problem,) = refused.value.problems
    assert str(problem) == f"deck: {en}"
    assert fr in words.sentence("fr", problem.id, problem.params, problem.args)


@pytest.mark.parametrize(("path", "value"), [(("version",), 2.0), (("turn",), 2.0), (("program", "pc"), 3.0), (("seed",), 7.0)])
def test_a_whole_number_with_a_point_is_told_how_to_be_written_wherever_it_stands(path: tuple[str, ...], value: float) -> None:
    id, place, said = only(put(SAMPLE, path, value))
    assert (id, place) == ("problem-written-whole", ".".join(path))
    assert f", {int(value)}, not {value}" in said


def test_a_count_says_of_what() -> None:
    kinds = [{"name": f"k{n}", "kind": "firewall", "count": 1} for n in range(200)]
    first = deck.data_of("house")["cards"][0]
    with pytest.raises(BadInput) as refused:
        deck.load({"deck": 1, "title": "many", "cards": [first, *kinds]})
    assert str(refused.value) == "cards: a card set has 1 to 200 kinds of card, found 201"
    assert problems(put(SAMPLE, ("players",), [{}]))[0][2] == "players: there must be 2 to 6 players, not 1"
    assert "3 numbers of points, one for each player, not 2" in only(put(SAMPLE, ("expect", "points"), [1, 2]))[2]


@pytest.mark.parametrize("value", [None, True, 5, 1.5, ["BUG"]])
def test_what_is_no_text_is_no_card_s_name_in_any_game(value: Any) -> None:
    told = f"a card is named by a text; this is {json.dumps(value)}"
    for data, path in (
        (SAMPLE, ("players", 0, "hand", 0)),
        (SAMPLE, ("program", "row", 0)),
        (SAMPLE, ("draws", 0)),
        (ROUND, ("players", 0, "hand", 0)),
        ({**data_of("bandwidth/example"), "players": [{"hand": ["x"]}, {}, {}, {}]}, ("players", 0, "hand", 0)),
    ):
        found = [said for id, _, said in problems(put(data, path, value)) if id == "problem-card-is-text"]
        assert [said.partition(": ")[2] for said in found] == [told]


# --- draws that are fixed, decks that are small -----------------------------------------------------------------------


def test_draws_that_the_deck_does_not_hold_are_refused() -> None:
    """R-06: K♣ and 8♣ are the deck. A card that is none, one that lies elsewhere, and the same one twice cannot come; what comes
    once the discards are shuffled in nobody knows yet."""
    pnrules.load({**FIXED, "draws": ["8♣", "K♣", "8♣", "7♠"]})
    assert only({**FIXED, "draws": ["8♣", "x"]})[:2] == ("problem-unknown-card", "draws[1]")
    assert only({**FIXED, "draws": ["7♠"]})[:2] == ("problem-not-a-draw", "draws[0]")
    assert only({**FIXED, "draws": ["8♣", "8♣"]})[:2] == ("problem-not-a-draw", "draws[1]")


@pytest.mark.parametrize("draws", [None, 5, "8♣", {"a": 1}, [None], [["8♣"]], [{"card": "8♣"}]])
def test_fixed_draws_that_are_no_list_of_cards_are_refused(draws: Any) -> None:
    assert all(place.startswith("draws") for _, place, _ in problems({**FIXED, "draws": draws}))


SMALL: dict[str, Any] = {
    "deck": 1,
    "title": "mine",
    "cards": [{"name": "mine", "kind": "pass", "number": 1, "direction": "clockwise", "green": 1, "count": 9}],
}
"""Nine cards: four for each of two players, and one for the function (B-10). Three players would need thirteen."""


def test_a_small_deck_of_a_scenario_s_own_is_enough_for_those_who_play_it() -> None:
    assert len(pnrules.load({**BASE, "players": [{}, {}], "cards": SMALL}).setup.players) == 2
    data = {**BASE, "players": [{}, {}, {}], "cards": SMALL}
    assert "there are 9 cards; 3 players need 13 to begin" in problems(data)[0][2]
    with pytest.raises(BadInput, match="6 players need 25"):
        deck.load(SMALL)
    with pytest.raises(BadInput, match="4 players need 17"):
        pnrules.load({**BASE, "players": [{}, {}], "cards": {**SMALL, "players": 4}})


# --- what is no file --------------------------------------------------------------------------------------------------


def test_a_named_pipe_is_refused_and_not_waited_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody writes into it: to open it would take for ever."""
    pipe = tmp_path / "pipe.json"
    os.mkfifo(pipe)
    for command in ("check", "run", "draw", "prove"):
        assert main([command, str(pipe)]) == 2
        assert capsys.readouterr().err == (f"{pipe}: $: is a pipe or a device: only a file on a disk can be read or written\n")
    beside = tmp_path / "game.json"
    beside.write_text(json.dumps({**BASE, "players": [{}, {}], "cards": "pipe.json"}), encoding="utf-8")
    assert main(["check", str(beside)]) == 2
    assert ": cards(pipe.json): is a pipe" in capsys.readouterr().err
    assert main(["run", "bandwidth/new-game", "--deck", str(pipe)]) == 2
    assert "is a pipe" in capsys.readouterr().err
    picture = tmp_path / "pipe.svg"
    os.mkfifo(picture)
    assert main(["draw", "nightmare/sample", "-o", str(picture)]) == 2
    assert ": --output: is a pipe" in capsys.readouterr().err


def test_a_device_and_a_folder_are_no_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", os.devnull, str(tmp_path)]) == 2
    device, folder = capsys.readouterr().err.splitlines()
    assert "is a pipe or a device" in device
    assert "is a folder" in folder


def test_a_refused_answer_is_an_error_with_what_was_meant_and_keeps_the_play() -> None:
    play = pnrules.load("nightmare/sample")
    play.rewind()
    before = play.head
    with pytest.raises(Refused) as refused:
        play.choose("rnu")
    assert isinstance(refused.value, PnError)
    assert play.head == before
    assert json.loads(json.dumps(refused.value.payload()))["id"] == "refused-not-an-option"


@pytest.mark.parametrize("name", BUILT_IN)
def test_no_eyes_see_for_a_seat_that_nobody_has(name: str) -> None:
    start = opening(name, players=2)
    assert start.setup.game.view(start, 2)
    for seat in (3, -1):
        with pytest.raises(NoSuchSeat):
            start.setup.game.view(start, seat)
