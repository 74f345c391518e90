"""A step as a text to send: what it says, that its position can be read again, and that a seat's holds no hidden card."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import pnrules
from pnrules import words
from pnrules.files import report, scenario
from pnrules.kernel.errors import NoSuchNode, NoSuchSeat, PnError
from pnrules.version import VERSION
from tests.cli.commands import run
from tests.kernel.secrets import hidden_from, texts

PLAYS = ("nightmare/sample", "bandwidth/example", "runtime_error/hearts-and-spades", "nightmare/rulings/n-01-copied")


def kept(text: str) -> Any:
    """The JSON of a report: its last line."""
    return json.loads(text.splitlines()[-1])


@pytest.mark.parametrize("name", PLAYS)
def test_the_position_of_every_step_is_read_again_and_is_the_same(name: str) -> None:
    play = pnrules.load(name)
    for node in range(len(play)):
        again = pnrules.load(kept(report.report(play, node)))
        assert again.state == play.state_at(node)
        assert again.otherwise == ()
        if node:
            assert again.step_to(again.head).words() == play.step_to(node).words()
            assert again.step_to(again.head).citation == play.step_to(node).citation
    assert len(play) > 5


def test_it_says_game_step_rule_and_position() -> None:
    play = pnrules.load("nightmare/sample")
    node = next(n for n in play.line() if n and play.step_to(n).rule.id == "nightmare-executes")
    head, step, rule, trying, data = report.report(play, node).splitlines()
    assert head == f"Programmer's Nightmare, PN 3.0, version 2. Played by pnrules {VERSION}."
    assert step == f"Step 12: {play.step_to(node).words()}"
    assert rule == "Rule: PN 3.0, Running the program (nightmare-executes)"
    assert "pnrules run step.json" in trying
    assert data.startswith('{"save":')


@pytest.mark.parametrize(
    ("answers", "lang", "says"), [({}, "en", "default"), ({}, "fr", "default"), ({"N-34": "executed"}, "en", "other-executed")]
)
def test_each_ruling_is_told_with_the_answer_in_force(answers: dict[str, str], lang: str, says: str) -> None:
    data = dict(scenario.parsed("nightmare/cards/break-plain"))
    play = pnrules.load({name: each for name, each in data.items() if name not in ("expect", "because")} | {"rulings": answers})
    node = next(n for n in play.line() if n and "N-34" in play.step_to(n).rulings)
    told = report.report(play, node, lang)
    assert words.text(lang, "ruling-n-34") in told
    assert words.text(lang, f"ruling-n-34.{says}") in told


def test_the_start_has_no_rule_but_a_position() -> None:
    play = pnrules.load("nightmare/sample")
    _, start, _, _ = report.report(play, 0).splitlines()
    assert start == "The start, before the first step."


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_for_a_seat_no_hidden_card_is_in_it(seat: int) -> None:
    play = pnrules.load("nightmare/sample")
    whole = set(texts(kept(report.report(play, play.head))))
    assert hidden_from(play.state_at(play.head), seat) <= whole, "seen by all, they are there to be looked for"
    for node in range(len(play)):
        text = report.report(play, node, seat=seat)
        assert not hidden_from(play.state_at(node), seat) & set(texts(kept(text)))
        assert f"P{seat} sees" in text


def test_for_a_seat_a_card_that_it_may_not_know_is_not_told_either() -> None:
    play = pnrules.load("bandwidth/new-game")
    drawn = next(n for n in play.line() if n and None in play.step_to(n).seen_by(2) and play.step_to(n).rule.secret)
    assert play.step_to(drawn).words(seat=2) != play.step_to(drawn).words()
    assert play.step_to(drawn).words(seat=2) in report.report(play, drawn, seat=2)
    assert play.step_to(drawn).words() not in report.report(play, drawn, seat=2)


def test_a_node_or_a_seat_that_there_is_not_is_refused() -> None:
    play = pnrules.load("nightmare/sample")
    with pytest.raises(NoSuchNode):
        report.report(play, len(play))
    with pytest.raises(NoSuchSeat):
        report.report(play, 1, seat=4)


def test_the_rule_is_one_that_the_reference_has() -> None:
    play = pnrules.load("nightmare/sample")
    assert play.step_to(5).citation.said() in report.report(play, 5)


def test_a_step_has_the_number_that_the_board_shows() -> None:
    """Of the 57 steps of the example in BfB, 31 are bookkeeping that asks nothing."""
    play = pnrules.load("bandwidth/example")
    quiet = [n for n in play.line()[1:] if play.step_to(n).rule.quiet and play.state_at(n).ask is None]
    assert (len(play.line()) - 1, len(quiet)) == (57, 31)
    assert report.report(play, play.head).splitlines()[1].startswith("Step 26: ")
    assert report.numbered(play, 26) == play.head
    with pytest.raises(PnError, match="from 1 to 26"):
        report.numbered(play, 27)


def test_run_reports_a_step_by_its_number(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    play = pnrules.load("nightmare/sample")
    code, out, err = run(capsys, "run", "nightmare/sample", "--report", "12")
    assert (code, err) == (0, "")
    assert out == report.report(play, play.line()[12])
    file = tmp_path / "step.json"
    file.write_text(out.splitlines()[-1], encoding="utf-8")
    assert run(capsys, "check", str(file))[0] == 0
    code, out, err = run(capsys, "run", str(file))
    assert (code, err) == (0, "")
    assert play.trace[11].words() in out


def test_run_reports_a_step_as_a_seat_sees_it_in_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    play = pnrules.load("nightmare/sample")
    code, out, _ = run(capsys, "run", "nightmare/sample", "--report", "3", "--seat", "2", "--lang", "fr")
    assert (code, out) == (0, report.report(play, play.line()[3], "fr", 2))


@pytest.mark.parametrize("number", ["37", "-1", "x"])
def test_run_reports_no_step_that_there_is_not(capsys: pytest.CaptureFixture[str], number: str) -> None:
    code, out, err = run(capsys, "run", "nightmare/sample", "--report", number)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
