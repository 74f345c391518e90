"""Exercises in the terminal and on paper: `pnrules train`."""

from __future__ import annotations

import io

import pytest

from pnrules import cli, words
from pnrules.training import topics


def answered(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: str, *options: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert cli.main(["train", "bandwidth", "--seed", "3", *options]) == 0
    return capsys.readouterr().out


def test_right_and_wrong_answers_are_told_apart_and_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = (topics.exercise("bandwidth", f"3/{number}") for number in (1, 2))
    wrong = next(at for at in range(len(second.choices)) if at != second.right)
    said = answered(monkeypatch, capsys, f"{first.right + 1}\n\n{wrong + 1}\nq\n")
    assert words.text("en", "train-right") in said
    assert words.text("en", "train-wrong") in said
    assert said.rstrip().endswith("1 of 2 right.")
    assert "[BfB, " in said


def test_what_is_no_number_is_asked_again_and_the_end_of_the_input_stops(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = answered(monkeypatch, capsys, "zero\n99\n")
    assert said.count("Please write a number from 1 to") == 2
    assert said.rstrip().endswith("0 of 0 right.")


def test_a_sheet_for_a_class_has_its_solutions_at_the_end_only_where_they_are_wanted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = answered(monkeypatch, capsys, "", "--print", "5")
    whole = answered(monkeypatch, capsys, "", "--print", "5", "--key")
    assert whole.startswith(bare.rstrip("\n"))
    key = whole[len(bare.rstrip("\n")) :].strip().splitlines()
    assert key[0] == words.text("en", "train-key")
    right = [topics.exercise("bandwidth", f"3/{number}").right + 1 for number in range(1, 6)]
    assert [line for line in key if line[:2] in {f"{number}." for number in range(1, 6)}] == [
        f"{number}. {choice}" for number, choice in enumerate(right, 1)
    ]


def test_in_french_and_about_one_card(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = answered(monkeypatch, capsys, "", "--card", "GOTO", "--print", "3", "--lang", "fr")
    assert "Exercice 1" in said


@pytest.mark.parametrize(("option", "name"), [("--rule", "nonsense"), ("--card", "ZAPP")])
def test_a_topic_that_is_none_is_an_error_in_one_line(capsys: pytest.CaptureFixture[str], option: str, name: str) -> None:
    assert cli.main(["train", "nightmare", option, name]) == 2
    assert f"there is no exercise about {name}" in capsys.readouterr().err
