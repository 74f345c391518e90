"""Exercises in the terminal and on paper: `pnrules train`."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from pnrules import words
from pnrules.cli import main as cli
from pnrules.training import ladder, mastery, memory, progress, saying, topics
from pnrules.training.exercise import Exercise
from pnrules.training.memory import DAY


def exercise(number: int) -> Exercise:
    """The exercise with a number that somebody is asked of whom nothing is known."""
    return ladder.exercise("bandwidth", ladder.unknown("bandwidth", number), 3, number)


def answered(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: str, *options: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert cli.main(["train", "bandwidth", "--seed", "3", *options]) == 0
    return capsys.readouterr().out


def test_right_and_wrong_answers_are_told_apart_and_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = exercise(1), exercise(2)
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
    made = [exercise(number) for number in range(1, 6)]
    assert [line for line in key if line.startswith("Exercise ")] == [
        f"Exercise {number}: {each.right + 1}. {saying.choice(each, each.right, 'en')}" for number, each in enumerate(made, 1)
    ]


def test_in_french_and_about_one_card(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = answered(monkeypatch, capsys, "", "--card", "GOTO", "--print", "3", "--lang", "fr")
    assert "Exercice 1" in said


@pytest.mark.parametrize(("option", "name"), [("--rule", "nonsense"), ("--card", "ZAPP")])
def test_a_topic_that_is_none_is_an_error_in_one_line(capsys: pytest.CaptureFixture[str], option: str, name: str) -> None:
    assert cli.main(["train", "nightmare", option, name]) == 2
    assert f"there is no exercise about {name}" in capsys.readouterr().err


def test_what_was_wrong_is_asked_again_on_the_next_day_and_the_file_keeps_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    first = ladder.exercise("bandwidth", ladder.NEWCOMER, 3, 1)
    wrong = next(at for at in range(len(first.choices)) if at != first.right)
    answered(monkeypatch, capsys, f"{wrong + 1}\nq\n", "--progress", str(file))
    (noted,) = progress.load(file).answers
    assert (noted.about, noted.right) == (topics.assessed(first, wrong), False)

    again = tuple(memory.due(memory.remembered([noted], "bandwidth"), noted.at + DAY))
    monkeypatch.setattr(memory, "clock", lambda: noted.at + DAY)
    said = answered(monkeypatch, capsys, "q\n", "--progress", str(file))
    asked = ladder.exercise("bandwidth", ladder.NEWCOMER._replace(due=again), 3, 1)
    assert asked.topic in again
    assert saying.asked(asked, "en") in said


def test_what_one_knows_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    first = ladder.exercise("bandwidth", ladder.NEWCOMER, 3, 1)
    answered(monkeypatch, capsys, f"{first.right + 1}\nq\n", "--progress", str(file))
    assert cli.main(["train", "bandwidth", "--progress", str(file), "--known", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    (listed,) = (topic for topic in topics.listed("bandwidth") if topic.name == first.topic)
    assert f"{mastery.titled(listed, 'fr')}\u00a0: 1 juste sur 1." in said
    assert f"Pas encore vu\u00a0: {len(topics.listed('bandwidth')) - 1}" in said


@pytest.mark.parametrize(
    ("text", "said"), [("{}", "what: is missing"), ("[", "is not JSON"), ('{"format": 9}', "newer than format")]
)
def test_a_file_that_is_no_progress_is_refused_with_its_name_and_stays(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, said: str
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(text, encoding="utf-8")
    assert cli.main(["train", "bandwidth", "--progress", str(file)]) == 2
    assert "--progress(" in (error := capsys.readouterr().err)
    assert said in error
    assert file.read_text(encoding="utf-8") == text


def test_a_file_that_cannot_be_written_is_an_error_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
    assert cli.main(["train", "bandwidth", "--seed", "3", "--progress", str(tmp_path / "nowhere" / "mine.json")]) == 2
    assert "cannot be written" in capsys.readouterr().err


SESSION = """
import sys
from pnrules.cli import train
from pnrules.training import topics
game = sys.argv[1]
log = train._Log(game, __import__("pathlib").Path(sys.argv[2]))
print("begun", flush=True)
sys.stdin.readline()
for number in range(20):
    log.note(topics.exercise(game, f"2/{number}"), 0)
"""


def test_two_terminals_on_one_file_lose_no_answer_of_each_other(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    command = [sys.executable, "-c", SESSION]
    pipe = subprocess.PIPE
    games = ("bandwidth", "nightmare")
    both = [subprocess.Popen([*command, game, str(file)], stdin=pipe, stdout=pipe, text=True) for game in games]
    for each in both:
        assert each.stdout is not None
        assert each.stdout.readline() == "begun\n"
    for each in both:
        assert each.stdin is not None
        each.stdin.write("\n")
        each.stdin.flush()
    for each in both:
        each.communicate()
        assert each.returncode == 0
    assert sorted(answer.game for answer in progress.load(file).answers) == ["bandwidth"] * 20 + ["nightmare"] * 20
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_was_spoilt_meanwhile_is_said_with_its_name_and_stays(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"

    class Spoiling(io.StringIO):
        def readline(self, size: int = -1) -> str:
            file.write_text("[", encoding="utf-8")
            return super().readline(size)

    monkeypatch.setattr("sys.stdin", Spoiling("1\nq\n"))
    assert cli.main(["train", "bandwidth", "--seed", "3", "--progress", str(file)]) == 2
    assert "--progress(" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "["
