"""`pnrules check GAME`, and the test in one line: a good game passes, and everything that was planted in a bad one is found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pnrules.games import BUILT_IN
from pnrules.testing import CHECKS, check, checks, sentence
from tests.plugin.site import EXAMPLE, offer

OWN = "from pnrules.testing import checks\n\ntest_frog = checks('frog', 2)\n"
"""The whole test of a game from outside."""


def frog(folder: Path, changes: dict[str, list[tuple[str, str]]]) -> Path:
    """A copy of Frog, installed in a folder, with something else in some of its files."""
    shutil.copytree(EXAMPLE / "frog", folder / "frog", ignore=shutil.ignore_patterns("__pycache__"))
    offer(folder, "frog", "frog = frog.game:GAME")
    for name, edits in changes.items():
        file = folder / "frog" / name
        text = file.read_text(encoding="utf-8")
        for before, after in edits:
            assert before in text, before
            text = text.replace(before, after, 1)
        file.write_text(text, encoding="utf-8")
    return folder


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run([sys.executable, *arguments], env=env, cwd=folder, capture_output=True, encoding="utf-8", check=False)


def found_in(tmp_path: Path, changes: dict[str, list[tuple[str, str]]]) -> list[str]:
    done = run(frog(tmp_path, changes), "-m", "pnrules", "check", "frog")
    assert done.stderr == ""
    assert done.returncode == 1
    return done.stdout.splitlines()


def has(lines: list[str], *parts: str) -> bool:
    """Whether one of the lines has all of these parts."""
    return any(all(part in line for part in parts) for line in lines)


@pytest.mark.long
@pytest.mark.parametrize("name", BUILT_IN)
def test_nothing_is_wrong_with_our_own_games(name: str) -> None:
    assert [sentence(problem) for problem in check(name, 2)] == []


@pytest.mark.long
def test_a_good_game_from_outside_passes_and_its_own_test_is_one_line(tmp_path: Path) -> None:
    folder = frog(tmp_path, {})
    done = run(folder, "-m", "pnrules", "check", "frog", "--lang", "fr")
    assert (done.stdout, done.stderr, done.returncode) == ("frog\u00a0: aucune erreur trouvée\n", "", 0)
    (folder / "test_frog.py").write_text(OWN, encoding="utf-8")
    tested = run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:nbval", "test_frog.py")
    assert tested.returncode == 0, tested.stdout
    assert f"{len(CHECKS)} passed" in tested.stdout


@pytest.mark.long
def test_mistakes_in_texts_places_and_kinds_are_found_with_their_place(tmp_path: Path) -> None:
    """All of these were planted once, and nothing had been said of any (a key error, English in French, silence)."""
    lines = found_in(
        tmp_path,
        {
            "locales/en/frog.ftl": [
                ("frog-hops = ", "leaps = "),
                ("frog-scores = The frog stops on a 0: { $seat }", "frog-scores = { $who }"),
            ],
            "locales/fr/frog.ftl": [("frog-passes = ", "frog-passe = ")],
            "locales/fr/reference.ftl": [("    .reason = ", "    .cause = ")],
            "game.py": [
                ('(CARD, AT), {"1": "frog"}', '(CARD, AT), {"1": "hopping"}'),
                ('TO_DRAW = Rule("frog-to-draw", (SEAT,)', 'TO_DRAW = Rule("frog-to-draw", (("seat", "pit"),)'),
                ('"hands": "cards by seat"', '"hands": "numbers by pit"'),
                ('SCORES = Rule("frog-scores", (SEAT,), {"1": "frog"})', 'SCORES = Rule("frog-scores", (SEAT,), {"2": "frog"})'),
                ('{"1": "frog"}, ("F-01",))', '{"1": "frog"}, ("F-02",))'),
            ],
        },
    )
    assert has(lines, "en.frog-hops: ", "missing")
    assert has(lines, "en.leaps: ", "not counted")
    assert has(lines, "en.frog-scores: ", "cannot be said", "who")
    assert has(lines, "fr.frog-passes: ", "missing")
    assert has(lines, "fr.ruling-f-01.reason: ", "missing")
    assert has(lines, "frog-hops: ", "no place hopping")
    assert has(lines, "frog-to-draw.seat: ", "no kind of parameter pit")
    assert has(lines, "expected.hands: ", "no kind of fact numbers by pit")
    assert has(lines, "frog-scores.2: ", "no such edition")
    assert has(lines, "frog-tires: ", "no ruling F-02")
    assert lines[-1].endswith("things are wrong")


@pytest.mark.long
def test_a_view_that_shows_what_is_secret_is_found(tmp_path: Path) -> None:
    lines = found_in(tmp_path, {"game.py": [('hand if each == seat else ("?",)', 'hand if each else ("?",)')]})
    assert has(lines, "view of seat", "is secret by frog-draws")


@pytest.mark.long
def test_a_view_that_lets_one_tell_how_hidden_cards_lie_is_found(tmp_path: Path) -> None:
    """Its deck tells how high the card on top is, without naming a card."""
    lines = found_in(
        tmp_path,
        {
            "game.py": [
                ('deck=("?",) * len(state.board.deck)', 'deck=("?" + (state.board.deck + ("0",))[0][0],) * len(state.board.deck)')
            ]
        },
    )
    assert has(lines, "view of seat", "difference when hidden cards lie otherwise")


@pytest.mark.long
def test_a_picture_that_there_is_not_and_one_that_runs_something_are_found(tmp_path: Path) -> None:
    own = """    def pictures(self) -> Mapping[str, str]:
        return {"leaf": '<svg viewBox="0 0 1 1"><script/></svg>'}

    def layout("""
    lines = found_in(
        tmp_path,
        {"game.py": [("Piece(kind(card), card, flag=", 'Piece(kind(card), card, "leave", flag='), ("    def layout(", own)]},
    )
    assert has(lines, "pictures.leaf: ", "<script> is not allowed")
    assert has(lines, "layout: ", "no picture is called leave", "leaf")


@pytest.mark.long
def test_refusals_that_are_options_or_cite_nothing_are_found(tmp_path: Path) -> None:
    options = found_in(tmp_path / "one", {"game.py": [("for over in board.ring if over != sat_on)", "for over in board.ring)")]})
    assert has(options, "refusal of play", "is a choice, and is refused all the same")
    cites = found_in(tmp_path / "two", {"game.py": [('(sat_on,), Citation("Frog", "turn"))', "(sat_on,), None)")]})
    assert has(cites, "refusal of play", "no rule is named")


@pytest.mark.long
def test_scenarios_that_do_not_come_true_and_answers_that_none_is_played_by_are_found(tmp_path: Path) -> None:
    lines = found_in(
        tmp_path,
        {
            "scenarios/sample.json": [('"points": [1, 0]', '"points": [2, 0]')],
            "scenarios/endless.json": [('"F-01": "on"', '"F-01": "default"')],
        },
    )
    assert has(lines, "frog/sample expect.points: ", "expected [2, 0]")
    assert has(lines, "F-01: ", "no scenario is played with on")


def test_a_check_that_fails_says_what_is_wrong() -> None:
    test = checks("bandwidth", 1)
    test("kinds")
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(CHECKS, "kinds", lambda game, count: iter(check_of_one()))
        with pytest.raises(AssertionError, match="there is no kind of fact pit"):
            test("kinds")


def check_of_one() -> list[object]:
    from pnrules.testing.found import wrong

    return [wrong("expected.x", "check-kind-of-fact", kind="pit", known="text")]
