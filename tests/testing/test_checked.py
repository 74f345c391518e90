"""`pnrules check GAME`, and the test in one line: a good game passes, and everything that was planted in a bad one is found."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

from needed import needs
from pnrules.cli.main import main
from pnrules.games import BUILT_IN
from pnrules.kernel.subjects import SAID
from pnrules.testing import CHECKS, NEEDS, check, checks, sentence
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


class Planted(NamedTuple):
    """A mistake in a file of Frog, and what has to be told of it.

    place, said, do  where it is, what is wrong there, and what to do about it
    """

    file: str
    before: str
    after: str
    place: str
    said: str
    do: str


PLANTED = [
    Planted(
        "locales/en/frog.ftl", "frog-hops = ", "leaps = ", "en.frog-hops", "missing", "Write it into a file of this language"
    ),
    Planted("locales/en/frog.ftl", "frog-ends = ", "ends = ", "en.ends", "not counted", "hold one of these: frog;"),
    Planted("locales/fr/frog.ftl", "frog-passes = ", "frog-passe = ", "fr.frog-passes", "missing", "in the folder locales"),
    Planted(
        "locales/en/frog.ftl",
        "frog-scores = The frog stops on a 0: { $seat }",
        "frog-scores = { $who }",
        "en.frog-scores",
        "Unknown external: who",
        "the variables that its rule, question or choice names",
    ),
    Planted("locales/fr/reference.ftl", "    .reason = ", "    .cause = ", "fr.ruling-f-01.reason", "missing", "Write it into"),
    Planted(
        "game.py",
        '(CARD, AT), {"1": "frog"}',
        '(CARD, AT), {"1": "hop"}',
        "frog-hops",
        "no place hop",
        "write the message ref-frog-hop",
    ),
    Planted(
        "game.py",
        'TO_DRAW = Rule("frog-to-draw", (SEAT,)',
        'TO_DRAW = Rule("frog-to-draw", (("seat", "pit"),)',
        "frog-to-draw.seat",
        "no kind of parameter pit",
        "there are: card, cards, seat",
    ),
    Planted(
        "game.py",
        '"hands": "cards by seat"',
        '"hands": "numbers by pit"',
        "expected.hands",
        "no kind of fact numbers by pit",
        "there are: seat, number",
    ),
    Planted(
        "game.py",
        'SCORES = Rule("frog-scores", (SEAT,), {"1": "frog"})',
        'SCORES = Rule("frog-scores", (SEAT,), {"2": "frog"})',
        "frog-scores.2",
        "no such edition; there are: 1",
        "or this one into Game.works",
    ),
    Planted("game.py", '{"1": "frog"}, ("F-01",))', '{"1": "frog"}, ("F-02",))', "frog-tires", "no ruling F-02", "Game.register"),
]
"""Mistakes that somebody planted in a game, and of which nothing was said then, or only a traceback was shown."""


@pytest.mark.long
def test_every_planted_mistake_is_told_with_its_place_and_what_to_do(tmp_path: Path) -> None:
    changes: dict[str, list[tuple[str, str]]] = {}
    for each in PLANTED:
        changes.setdefault(each.file, []).append((each.before, each.after))
    lines = found_in(tmp_path, changes)
    assert [each for each in PLANTED if not has(lines, f"{each.place}: ", each.said, each.do)] == []
    assert sum("KeyError" in line for line in lines) == 1, "that of the kind of fact, and not once for each game"
    assert lines[-1].endswith("things are wrong")


@pytest.mark.long
@pytest.mark.parametrize("command", ["list", "check", "simulate", "run"])
def test_a_game_without_the_layout_that_it_promises_is_left_out_and_whoever_names_it_is_told_why(
    tmp_path: Path, command: str
) -> None:
    folder = frog(tmp_path, {"game.py": [("    def layout(", "    def laid(")]})
    done = run(folder, "-m", "pnrules", command, "frog/sample" if command == "run" else "frog")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "frog = frog.game:GAME: cannot be loaded: TypeError: Can't instantiate abstract class Frog" in done.stderr
    assert "layout" in done.stderr


@pytest.mark.long
def test_a_text_in_answers_that_openspiel_has_no_number_for_is_found(tmp_path: Path) -> None:
    """Frog's last card is not among its cards."""
    needs(find_spec("pyspiel"), "what OpenSpiel says of a game can be tried only with it: pip install open_spiel")
    lines = found_in(tmp_path, {"game.py": [("        return CARDS\n", "        return CARDS[:-1]\n")]})
    assert has(lines, "OpenSpiel, 1, version 1, 2 players: ", "“3#8”", "Add it to Game.cards or to Game.texts_of_answers")


def test_where_openspiel_is_not_installed_that_is_said_and_the_test_is_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(NEEDS, "openspiel", "no_such_module")
    monkeypatch.setattr("pnrules.testing.CHECKS", {"openspiel": lambda game, count: 1 / 0})
    assert main(["check", "bandwidth"]) == 0
    left, found = capsys.readouterr().out.splitlines()
    assert left.startswith("bandwidth: not tried as a game of OpenSpiel’s, because OpenSpiel is not installed.")
    assert left.endswith("pip install open_spiel")
    assert found == "bandwidth: nothing wrong was found"
    with pytest.raises(pytest.skip.Exception, match="OpenSpiel is not installed"):
        checks("bandwidth")("openspiel")


SUBJECTS = """    def askable(self, setup: Setup) -> tuple[Subject, ...]:
        return (Subject("frog", "table", ("frog",), "number"), Subject("sky", "cloud", ("frog",), "blue"))

    def layout("""
"""A Frog that describes what one can ask about, and some of it wrongly."""


@pytest.mark.long
def test_subjects_of_unknown_kinds_and_without_a_name_are_found(tmp_path: Path) -> None:
    base = "class Frog(Game[FrogState], LaidOut, files.Files):"
    imports = "from pnrules.kernel.facets import exploring, files\nfrom pnrules.kernel.subjects import Subject\n"
    lines = found_in(
        tmp_path,
        {
            "game.py": [
                ("from pnrules.kernel.facets import files\n", imports),
                (base, base.replace("files.Files", "files.Files, exploring.Exploring")),
                ("    def layout(", SUBJECTS),
            ]
        },
    )
    assert has(lines, "askable.sky.said: ", "no kind of subject blue", "there are: number, numbers")
    assert has(lines, "askable.sky.about: ", "no kind of subject cloud", "there are: seat, card, table")
    assert has(lines, "fr.board-why-frog-sky: ", "missing")
    assert not has(lines, "board-why-frog-frog: ")


def test_the_kinds_of_values_are_those_that_the_board_puts_into_words(root: Path) -> None:
    text = (root / "widgets/src/why/saying.ts").read_text(encoding="utf-8")
    plain = re.search(r"PLAIN: Record<string, Say> = \{ (.*?) \}", text)
    taking = re.search(r"TAKING: .*? = \{ (.*?) \}", text)
    assert plain
    assert taking
    with_parameters = [each.partition(":")[0].strip('"') for each in taking[1].split(", ")]
    assert set(SAID) == {*plain[1].split(", "), *with_parameters}


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
def test_scenarios_that_do_not_come_true_answers_that_none_is_played_by_and_chance_that_is_denied_are_found(
    tmp_path: Path,
) -> None:
    lines = found_in(
        tmp_path,
        {
            "scenarios/sample.json": [('"points": [1, 0]', '"points": [2, 0]')],
            "scenarios/endless.json": [('"F-01": "on"', '"F-01": "default"')],
            "game.py": [("    register: Mapping", "    chance = False\n    register: Mapping")],
        },
    )
    assert has(lines, "frog/sample expect.points: ", "expected [2, 0]")
    assert has(lines, "F-01: ", "no scenario is played with on", "Write one")
    assert has(lines, "chance: ", "nothing in it is left to chance", "Leave out chance = False")


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
