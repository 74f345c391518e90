"""Files of another form than a scenario has: the loader tells it with its place, and the schema refuses them as well."""

from __future__ import annotations

from typing import Any

import pytest

from pnrules.kernel.forms.validation import VISIBLE
from tests.files.scenarios import BREAK, COPY, SAMPLE, SCHEMA, by_loader, by_schema
from tests.kernel.test_codec import DROP, put

FUTURE_S, REFUSED = ("program", "row", 1, "inner"), ("expect", "refused")
FORM: list[tuple[str, tuple[Any, ...], Any, str]] = [
    ("a newer format", ("format",), 2, "format"),
    ("no format", ("format",), DROP, "format"),
    ("format 0", ("format",), 0, "format"),
    ("a name of a space without width", ("players", 0, "name"), "\u200b\u2060\ufeff", "players[0].name"),
    ("a name of half a character", ("players", 0, "name"), "\ud800", "players[0].name"),
    ("a name in private characters", ("players", 0, "name"), "\ue000", "players[0].name"),
    ("a name of fillers and a blank", ("players", 0, "name"), "\u3164 \u2800\ufe0f", "players[0].name"),
    ("a title of tags", ("title",), "\U000e0041", "title"),
    ("a game that there is not", ("game",), "chess", "game"),
    ("an edition that there is not", ("edition",), "4.0", "edition"),
    ("a version that there is not", ("version",), 3, "version"),
    ("hands in version 1", ("version",), 1, "players[0].hand"),
    ("half a SKIP", ("players", 0, "skips"), 0.5, "players[0].skips"),
    ("too many SKIPs", ("players", 0, "skips"), 21, "players[0].skips"),
    ("a DEFEND that has run out", ("players", 0, "defences"), [0], "players[0].defences[0]"),
    ("more bits to place than a colour has", ("players", 0, "bits"), 21, "players[0].bits"),
    ("bits to be placed in version 2", ("players", 0, "bits"), 1, "players"),
    ("a card that nobody placed face down", ("program", "row", 0, "down"), 0, "program.row[0].down"),
    ("cards beside that are a number", ("program", "row", 0, "inner"), 1, "program.row[0].inner"),
    ("a card beside, face down", FUTURE_S, [{"card": "ZAP#3", "down": 1}], "program.row[1].inner[0].down"),
    ("used a little", ("program", "row", 0, "used"), 1, "program.row[0].used"),
    ("a lock to a number", ("program", "row", 0, "link"), 1, "program.row[0].link"),
    ("a question of three words", ("expect", "asked"), [1, "execute", "BUG"], "expect.asked"),
    ("a question to seat 0", ("expect", "asked"), [0, "execute"], "expect.asked[0]"),
    ("a refusal without its place", REFUSED, [{"answer": [1, "pass"]}], "expect.refused[0].cite"),
    ("a refusal of nobody", REFUSED, [{"answer": ["pass"], "cite": ["PN 3.0", "break"]}], "expect.refused[0].answer"),
    ("rulings that are a text", ("expect", "rests_on"), "N-01", "expect.rests_on"),
    ("a hand of nobody", ("expect", "hands"), {"7": []}, "expect.hands.7"),
    ("a result without its seats", ("expect", "result"), {"how": "points"}, "expect.result.seats"),
    ("numbers that are words", ("expect", "numbers"), {"BUG": ["one"]}, "expect.numbers.BUG[0]"),
    ("an unknown member", ("colour",), "red", "colour"),
    ("no title", ("title",), DROP, "title"),
    ("a title in no language", ("title",), {}, "title"),
    ("a title in a language with markup", ("title",), {"<b>": "x"}, "title.<b>"),
    ("a title with a line break", ("title",), "a\nb", "title"),
    ("a title that is too long", ("title",), "x" * 201, "title"),
    ("one player", ("players",), [{}], "players"),
    ("seven players", ("players",), [{}] * 7, "players"),
    ("an empty name", ("players", 0, "name"), " ", "players[0].name"),
    ("markup in a name", ("players", 0, "name"), "<img src=x onerror=alert(1)>", "players[0].name"),
    ("a name that turns the text round", ("players", 0, "name"), "\u202eP1", "players[0].name"),
    ("a name of two lines", ("players", 0, "name"), "P\u20281", "players[0].name"),
    ("a name with a control character", ("players", 0, "name"), "P\x1b[31m", "players[0].name"),
    ("a name that is too long", ("players", 0, "name"), "x" * 61, "players[0].name"),
    ("no points", ("players", 0, "points"), 0, "players[0].points"),
    ("twenty points", ("players", 0, "points"), 20, "players[0].points"),
    ("half a point", ("players", 0, "points"), 9.5, "players[0].points"),
    ("points true", ("players", 0, "points"), True, "players[0].points"),
    ("a player who is a text", ("players", 0), "P1", "players[0]"),
    ("an empty program", ("program", "row"), [], "program.row"),
    ("no program", ("program",), DROP, "program"),
    ("a bit of seat 0", ("program", "row", 0, "bits"), [0], "program.row[0].bits[0]"),
    ("a hundred counters", ("program", "row", 0, "changes"), [100], "program.row[0].changes[0]"),
    ("the program counter before the row", ("program", "pc"), -1, "program.pc"),
    ("a direction that there is not", ("program", "towards"), "up", "program.towards"),
    ("a seed below 0", ("seed",), -1, "seed"),
    ("a seed that is too large", ("seed",), 2**53 + 1, "seed"),
    ("an answer of nobody", ("answers", 0), ["run"], "answers[0]"),
    ("an answer without words", ("answers", 0), [1], "answers[0]"),
    ("an answer of seat 0", ("answers", 0, 0), 0, "answers[0][0]"),
    ("an answer of a name", ("answers", 0, 0), "P1", "answers[0][0]"),
    ("a verb that is a number", ("answers", 0, 1), 1, "answers[0][1]"),
    ("an operand that is a list", ("answers", 5, 2), ["ACQUIRE"], "answers[5][2]"),
    ("an operand below 0", ("answers", 5, 3), -1, "answers[5][3]"),
    ("a draw that is a number", ("draws", 0), 3, "draws[0]"),
    ("an expectation without its reasons", ("because",), [], "because"),
    ("a reason without its citation", ("because", 0, "cite"), DROP, "because[0].cite"),
    ("a citation of a file", ("because", 0, "cite"), ["rules.pdf", "12"], "because[0].cite[0]"),
    ("a citation of one word", ("because", 0, "cite"), ["PN 3.0"], "because[0].cite"),
    ("an expectation that is not known", ("expect", "weather"), "fine", "expect.weather"),
    ("a row without points", ("expect", "rows", 0), {"pc": "BUG"}, "expect.rows[0].points"),
    ("points that are words", ("expect", "points"), ["nine", 9, 8], "expect.points[0]"),
    ("a ruling answered by a number", ("rulings",), {"N-01": 1}, "rulings.N-01"),
]  # fmt: skip

LEVEL_FORM: list[tuple[str, tuple[Any, ...], Any, str]] = [
    ("no goal", ("goal",), DROP, "level.goal"),
    ("no task", ("task",), DROP, "level.task"),
    ("a script of words", ("script",), ["run"], "level.script[0]"),
    ("a script with half an answer", ("script", 0), [1], "level.script[0]"),
    ("a script with an answer of data", ("script", 0), [1, {}], "level.script[0][1]"),
    ("a goal after nothing", ("goal", "after"), DROP, "level.goal.after"),
    ("a goal before the start", ("goal", "after"), -1, "level.goal.after"),
    ("a goal after a word", ("goal", "after"), "9", "level.goal.after"),
    ("a goal that is a word", ("goal", "answer"), "break-hand", "level.goal.answer"),
    ("a goal of no words", ("goal", "answer"), [], "level.goal.answer"),
    ("a goal that is neither answer nor prediction", ("goal", "answer"), DROP, "level.goal"),
    ("a goal that is both", ("goal", "points"), [9, 9, 9], "level.goal"),
    ("a way to an aim, and no aim", ("goal", "within"), 2, "level.goal.within"),
    ("a boundary of no rule", ("boundary", "ruling"), DROP, "level.boundary"),
    ("a boundary without an id", ("boundary", "id"), DROP, "level.boundary.id"),
    ("rulings that are no ids", ("goal", "rulings"), [[]], "level.goal.rulings[0]"),
    ("a wrong move without a rule", ("wrong", 0, "cite"), DROP, "level.wrong[0].cite"),
    ("a wrong move that is a word", ("wrong", 0), "pass", "level.wrong[0]"),
    ("a hint of data", ("hints", 1), ["look"], "level.hints[1]"),
    ("markup in a hint", ("hints", 0), {"en": "<b>look</b>"}, "level.hints[0].en"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "path", "value", "place"), FORM, ids=[case[0] for case in FORM])
def test_broken_in_form_is_refused_by_both_with_its_place(what: str, path: tuple[Any, ...], value: Any, place: str) -> None:
    data = put(SAMPLE, path, value)
    assert by_schema(data)
    assert place in [problem.place for problem in by_loader(data)]


@pytest.mark.parametrize(("what", "path", "value", "place"), LEVEL_FORM, ids=[case[0] for case in LEVEL_FORM])
def test_a_level_broken_in_form_is_refused_by_both(what: str, path: tuple[Any, ...], value: Any, place: str) -> None:
    data = put(BREAK, ("level", *path), value)
    assert by_schema(data)
    assert place in [problem.place for problem in by_loader(data)]


def test_a_prediction_needs_what_is_predicted() -> None:
    data = put(COPY, ("level", "goal", "if"), DROP)
    assert by_schema(data)
    assert [problem.place for problem in by_loader(data)] == ["level.goal.if"]


@pytest.mark.parametrize("data", [None, True, 5, "nightmare", [], [SAMPLE], {}])
def test_what_is_no_scenario_at_all_is_refused_by_both(data: Any) -> None:
    assert by_schema(data)
    assert by_loader(data)


MISSING = (("players",), ("edition",), ("version",), ("program", "row"), ("because", 0, "cite"))


@pytest.mark.parametrize("path", MISSING)
def test_a_member_that_is_missing_is_told_once(path: tuple[Any, ...]) -> None:
    """And not as one that is null besides."""
    places = [problem.place for problem in by_loader(put(SAMPLE, path, DROP))]
    assert places.count(".".join(map(str, path)).replace(".0", "[0]")) == 1


@pytest.mark.parametrize("member", ["players", "draws", "answers", "because"])
def test_a_member_that_is_no_list_is_told_once(member: str) -> None:
    """And not as an empty one besides."""
    assert [problem.place for problem in by_loader(put(SAMPLE, (member,), "BUG"))].count(member) == 1


# --- what is seen of a name -------------------------------------------------------------------------------------------


def test_schema_and_loader_take_the_same_signs_for_visible() -> None:
    assert SCHEMA["$defs"]["plain"]["pattern"] == VISIBLE.pattern


@pytest.mark.parametrize("sign", [chr(code) for code in (0xAD, 0x200B, 0x200D, 0x2060, 0xFEFF, 0x3164, 0x2800, 0xFE0F, 0xE0020)])
def test_a_sign_that_leaves_no_trace_makes_no_name_but_may_stand_in_one(sign: str) -> None:
    assert not VISIBLE.search(sign * 3)
    assert VISIBLE.search(f"{sign}a")
