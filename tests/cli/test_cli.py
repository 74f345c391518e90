"""The command line: what it prints, in both languages, for the table and for a seat; and bad input, a line a problem."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import pnrules
from pnrules import games
from pnrules.cli.main import main
from pnrules.files import saves
from pnrules.kernel.codec import state_from_json
from pnrules.teaching import levels, tracks
from pnrules.words import rulebooks
from sparing import LANGUAGES, these
from tests.cli.commands import run
from tests.files.scenarios import harmless
from tests.files.test_broken_form import FORM, LEVEL_FORM
from tests.files.test_broken_meaning import ONLY_THE_LOADER
from tests.files.test_unreadable import TEXTS
from tests.kernel.plays import data_of, played, random_data
from tests.kernel.secrets import hidden_from
from tests.kernel.test_codec import put

SAMPLE = "nightmare/sample"


def written(tmp_path: Path, data: Any, name: str = "scenario.json") -> str:
    path = tmp_path / name
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


# --- the version, options before the command ----------------------------------------------------------------------------


def test_version_is_printed_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert (ended.value.code, capsys.readouterr().out) == (0, f"pnrules {pnrules.__version__}\n")


def test_options_may_stand_before_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--lang", "fr", "list", "nightmare/cards") == run(capsys, "list", "nightmare/cards", "--lang", "fr")
    assert run(capsys, "--json", "run", SAMPLE) == run(capsys, "run", SAMPLE, "--json")
    assert run(capsys, "-x", "list") == (2, "", "pnrules: list: there is no option -x here\n")


@pytest.mark.parametrize("arguments", [("--lang", "fr"), ("--json",), ("-x", "y")])
def test_options_without_a_command_are_bad_usage(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "COMMAND" in capsys.readouterr().err


def test_help_is_in_the_language_that_is_asked_for_before_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--lang", "fr", "--help"])
    assert (ended.value.code, capsys.readouterr().out.split()[0]) == (0, "utilisation")


# --- list, check -----------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize(("lang", "title"), [("en", "The rulebook’s example"), ("fr", "L’exemple du livret")])
def test_list_names_every_scenario_with_its_title(capsys: pytest.CaptureFixture[str], lang: str, title: str) -> None:
    code, out, err = run(capsys, "list", "--lang", lang)
    assert (code, err) == (0, "")
    assert sorted(line.split()[0] for line in out.splitlines() if line.startswith("  ")) == list(pnrules.names())
    assert [line.split(maxsplit=1)[1] for line in out.splitlines() if line.split()[:1] == ["nightmare/sample"]] == [title]


@pytest.mark.long
def test_list_has_worked_examples_and_levels_before_cards_and_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "list")[1]
    groups = [line.partition(" (")[0] for line in out.splitlines() if not line.startswith(" ")]
    taught = {f"{game}/{part}" for game in games.BUILT_IN for part in (tracks.LEARN, tracks.MEET)}
    assert taught & set(groups)
    ours = ["runtime_error", "runtime_error/rules", "runtime_error/rulings"]
    left = [group for group in groups if group not in taught and f"/{levels.LEVELS}/" not in group]
    assert left == ["nightmare", "nightmare/cards", "nightmare/rulings", "bandwidth", *ours]
    assert "nightmare/sample" in out.partition("nightmare/cards (")[0]


@pytest.mark.long
@pytest.mark.parametrize("group", ["nightmare/cards", "nightmare/cards/", "bandwidth", "nightmare/sample"])
def test_list_of_a_group_names_what_is_in_it_alone(capsys: pytest.CaptureFixture[str], group: str) -> None:
    code, out, _ = run(capsys, "list", group)
    assert code == 0
    found = [line.split()[0] for line in out.splitlines() if line.startswith("  ")]
    assert sorted(found) == [name for name in pnrules.names() if name == group or name.startswith(group.rstrip("/") + "/")]


def test_list_of_a_group_that_there_is_not_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "list", "nightmare/stars")
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1


@pytest.mark.long
def test_check_all_finds_every_packaged_scenario_right(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "check", "--all")
    assert (code, err) == (0, "")
    assert len(out.splitlines()) == len(pnrules.names())


def test_check_without_files_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "check")
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1


def test_check_tells_an_expectation_that_does_not_come_true_from_a_bad_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    unmet = written(tmp_path, put(data_of(), ("expect", "points"), [1, 2, 3]))
    code, out, err = run(capsys, "check", unmet)
    assert (code, out) == (1, "")
    assert err == f"{unmet}: expect.points: expected [1, 2, 3], found [9, 9, 8]\n"
    bad = written(tmp_path, {**data_of(), "edition": "9"}, "bad.json")
    code, out, err = run(capsys, "check", unmet, SAMPLE, bad)
    assert code == 2, "the worst of them"
    assert [line.split(": ")[0] for line in err.splitlines()] == [unmet, bad]
    assert out == f"{SAMPLE}: all is well\n"


def test_check_reads_saves_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = saves.save(pnrules.load(SAMPLE))
    assert run(capsys, "check", written(tmp_path, good))[0] == 0
    code, _, err = run(capsys, "check", written(tmp_path, {**good, "head": 9999}))
    assert code == 2
    assert ": head: " in err


def test_check_finds_a_level_that_cannot_be_played_as_it_says(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = put(data_of("nightmare/levels/3-copies/01-what-copy-does"), ("level", "goal", "points"), [1, 2, 3])
    code, _, err = run(capsys, "check", written(tmp_path, data))
    assert code == 1
    assert ": level.goal.points: " in err
    assert len(err.splitlines()) == 1


# --- run -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_run_tells_the_sample_row_by_row_as_the_rulebook_s_table_has_it(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    code, out, err = run(capsys, "run", SAMPLE, "--lang", lang)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    rows = [line[:16].strip() for line in lines if "[PN 3.0" in line and line[0] != " "]
    assert rows == ["OVERWRITE", "PROGRAM ERROR", "BUG", "COPY", "REVERSE PROGRAM", "INCREMENT", "GOTO", "BUG"]
    points = [line.split("→")[1].split() for line in lines if line.strip().startswith("→")]
    assert points == [["10", "10", "10"], ["10", "10", "9"], *[["9", "9", "8"]] * 6]


def test_run_in_french_has_no_english_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    english, french = run(capsys, "run", SAMPLE)[1].splitlines(), run(capsys, "run", SAMPLE, "--lang", "fr")[1].splitlines()
    assert len(english) == len(french)
    same = [line for line, other in zip(english, french, strict=True) if line == other and line.strip() and "→" not in line]
    assert same == []


def test_run_json_is_a_line_a_step_and_the_final_state_last(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "run", SAMPLE, "--json")
    assert (code, err) == (0, "")
    *steps, last = [json.loads(line) for line in out.splitlines()]
    play = pnrules.load(SAMPLE)
    assert [step["event"] for step in steps] == [step.rule.id for step in play.trace]
    assert [step["step"] for step in steps] == list(range(1, len(steps) + 1))
    assert all(step["words"]["en"] and step["words"]["fr"] and step["cite"]["work"] == "PN 3.0" for step in steps)
    assert last["state"]["points"] == [9, 9, 8]
    assert state_from_json(play.setup.game, last["state"]) == play.state


HEARTS = "runtime_error/hearts-and-spades"
"""7♣ and 8♦ change places: one is the input, PULL takes the other from the discards, LOOP discards the input and asks for
another. An input is five steps, from the one that plays it to the question for the next, so the cycle has ten. Three come before
it: no statement is written, and a first input is asked for, which is another question than that for the next one. So the position
that comes back is the one after the fourth step, in which 7♣ is played."""


def test_run_tells_a_proved_loop_in_words_and_as_a_line_before_the_final_state(capsys: pytest.CaptureFixture[str]) -> None:
    english, french = run(capsys, "run", HEARTS)[1], run(capsys, "run", HEARTS, "--lang", "fr")[1]
    assert "Proved: step 14 brings back exactly the position of step 4. With the same choices, these 10 steps repeat" in english
    assert "The loop comes back to 7♣." in english
    assert "la position de l’étape 4. Avec les mêmes choix, ces 10\u00a0étapes se répètent" in french
    *steps, loop, state = [json.loads(line) for line in run(capsys, "run", HEARTS, "--json")[1].splitlines()]
    assert list(state) == ["state"]
    assert {name: loop["loop"][name] for name in ("finds", "stem", "cycle")} == {"finds": "proved", "stem": 4, "cycle": 10}
    assert loop["loop"]["words"]["en"] in english
    events = [step["event"] for step in steps]
    assert events[3:8] == events[8:13] == events[13:18], "three inputs"


def test_run_tells_no_loop_where_there_is_none_or_the_seat_cannot_see_it(capsys: pytest.CaptureFixture[str]) -> None:
    """P1's one card is one of the two, and hidden from P2."""
    for arguments in (["run", SAMPLE], ["run", HEARTS, "--seat", "2"]):
        assert "brings back exactly the position" not in run(capsys, *arguments)[1]
        assert '{"loop"' not in run(capsys, *arguments, "--json")[1]
    assert "brings back exactly the position" in run(capsys, "run", HEARTS, "--seat", "1")[1]


@pytest.mark.parametrize("arguments", [(), ("--json",), ("--csv",), ("--all-steps",)])
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_run_for_a_seat_prints_no_card_that_it_may_not_know(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, seat: int, arguments: tuple[str, ...]
) -> None:
    play = pnrules.load(SAMPLE)
    code, out, err = run(capsys, "run", SAMPLE, "--seat", str(seat), *arguments)
    assert (code, err) == (0, "")
    hidden = {card for card in hidden_from(play.state, seat) if "#" in card}
    assert hidden
    assert not [card for card in hidden if card in out]
    if "--json" not in arguments:
        assert ("P1 draws GOTO" in out) == (seat == 1)
        assert ("P1 draws a card." in out) == (seat != 1)
    if "--json" in arguments:
        draw = next(line for line in map(json.loads, out.splitlines()) if line.get("event") == "nightmare-draws")
        assert draw["args"]["card"] == ("GOTO#3" if seat == 1 else None)
        assert (draw["answer"] is None) == (seat != 1)


def test_run_plays_a_file_and_a_save(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for data in (data_of(), saves.save(pnrules.load(SAMPLE))):
        code, out, _ = run(capsys, "run", written(tmp_path, data, "a file with spaces.json"), "--json")
        assert code == 0
        assert json.loads(out.splitlines()[-1])["state"]["points"] == [9, 9, 8]


def test_run_of_a_scenario_that_does_not_come_out_says_what_and_ends_with_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, err = run(capsys, "run", written(tmp_path, put(data_of(), ("expect", "turn"), 2)))
    assert code == 1
    assert out
    assert err.endswith(": expect.turn: expected 2, found 1\n")


@pytest.mark.parametrize("seed", range(6))
def test_run_tells_any_scenario_in_both_languages(capsys: pytest.CaptureFixture[str], tmp_path: Path, seed: int) -> None:
    data = random_data(seed)
    data["answers"] = [[s.before.ask.who, *s.answer] for s in played(seed).trace if s.answer and s.before.ask][:20]  # type: ignore[list-item]
    path = written(tmp_path, data)
    for lang in ("en", "fr"):
        code, out, err = run(capsys, "run", path, "--lang", lang, "--all-steps")
        assert (code, err) == (0, "")
        assert len(out.splitlines()) > 10


# --- rule ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "ref", ["PN 3.0 COPY", "PN 3.0, COPY", "pn 3.0 card-copy", "PN 3.0 break", "N-34", "n-34", "PN 3.1 running"]
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rule_shows_a_place_or_a_ruling(capsys: pytest.CaptureFixture[str], ref: str, lang: str) -> None:
    code, out, err = run(capsys, "rule", ref, "--lang", lang)
    assert (code, err) == (0, "")
    assert len(out.split("\n\n")) >= 2


def test_rule_lists_every_place(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "rule")
    assert code == 0
    assert len(out.splitlines()) == len(rulebooks.entries()) > 40


def test_rule_of_a_place_that_there_is_not_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "rule", "PN 3.0 CHAIR\n<b>")
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert "Traceback" not in err


# --- bad input -------------------------------------------------------------------------------------------------------


def refused(capsys: pytest.CaptureFixture[str], source: str, *more: str) -> list[str]:
    """The lines that check and run print for a bad source; both end with 2 and print nothing else."""
    code, out, err = run(capsys, "check", source, *more)
    assert (code, out) == (2, "")
    lines = err.splitlines()
    assert lines
    assert all(harmless(line) for line in lines)
    assert len(lines) == len(set(lines))
    assert run(capsys, "run", source, *more) == (2, "", err)
    return lines


BAD = [(what, put(data_of(), path, value)) for what, path, value, _ in FORM]
BAD += [
    (what, put(data_of("nightmare/levels/2-runs/01-first-break"), ("level", *path), value)) for what, path, value, _ in LEVEL_FORM
]
BAD += [(what, put(data_of(), path, value)) for what, path, value, _, _ in ONLY_THE_LOADER]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("what", "data"), BAD, ids=[case[0] for case in BAD])
def test_a_bad_scenario_is_a_line_a_problem_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, what: str, data: Any, lang: str
) -> None:
    source = written(tmp_path, data)
    for line in refused(capsys, source, "--lang", lang):
        file, place, reason = line.split(": ", 2)
        assert file == source
        assert place
        assert reason


@pytest.mark.parametrize(("what", "text", "id"), TEXTS, ids=[case[0] for case in TEXTS])
def test_a_file_that_cannot_be_read_is_a_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, what: str, text: bytes, id: str
) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(text)
    assert refused(capsys, str(path))


def test_markup_in_a_name_is_refused_at_its_place(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = refused(capsys, written(tmp_path, put(data_of(), ("players", 1, "name"), "<b>P2</b>")))
    assert len(lines) == 1
    assert ": players[1].name: " in lines[0]


@pytest.mark.parametrize(
    "source", ["nightmare/nothing", "nowhere.json", ".", "", "a\nb", "x" * 5000, "nightmare/sample.json", "../sample"]
)
def test_a_source_that_there_is_not_is_a_line(capsys: pytest.CaptureFixture[str], source: str) -> None:
    assert len(refused(capsys, source)) == 1


def test_several_problems_are_several_lines(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = put(put(data_of(), ("edition",), "9"), ("players", 0, "name"), "")
    assert len(refused(capsys, written(tmp_path, data))) == 2


@pytest.mark.parametrize("seat", ["0", "4", "-1"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_seat_that_nobody_has_is_a_line(capsys: pytest.CaptureFixture[str], seat: str, lang: str) -> None:
    code, out, err = run(capsys, "run", SAMPLE, "--seat", seat, "--lang", lang)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert err.startswith(f"{SAMPLE}: ")


@pytest.mark.parametrize(
    ("arguments", "place"),
    [
        (("dance",), "COMMAND"),
        (("run", SAMPLE, "--seat", "one"), "--seat"),
        (("run", SAMPLE, "--lang", "de"), "--lang"),
        (("run", SAMPLE, "--sead"), "run"),
        (("list", "x", "y"), "list"),
        (("cards", "chess"), "GAME"),
        (("prove", "runtime_error/sample-round", "--budget", "abc"), "--budget"),
        (("prove", "runtime_error/sample-round", "--budget", "0"), "--budget"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_arguments_that_cannot_be_read_are_a_line_with_the_place(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], place: str, lang: str
) -> None:
    code, out, err = run(capsys, *arguments, *(() if "--lang" in arguments else ("--lang", lang)))
    assert (code, out) == (2, "")
    assert [line.split(": ")[:2] for line in err.splitlines()] == [["pnrules", place]]


@pytest.mark.parametrize("arguments", [(), ("run",), ("run", SAMPLE, "--json", "--csv"), ("run", SAMPLE, "--seat")])
def test_a_command_that_lacks_something_is_bad_usage(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (("run",), "run: this is missing: NAME|FILE", "run: il manque\u00a0: NAME|FILE"),
        (("run", SAMPLE, "--seat"), "run: --seat needs a value", "run: --seat demande une valeur"),
        (
            ("run", SAMPLE, "--json", "--csv"),
            "run: --csv and --json do not go together",
            "run: --csv et --json ne vont pas ensemble",
        ),
        (
            ("prove", SAMPLE, "--l", "3"),
            "prove: --l could be any of these: --lines, --lang",
            "prove: --l peut vouloir dire\u00a0: --lines, --lang",
        ),
    ],
)
def test_bad_usage_is_told_in_the_reader_s_language(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], english: str, french: str
) -> None:
    for lang, said in (("en", english), ("fr", french)):
        with pytest.raises(SystemExit) as stopped:
            main([arguments[0], "--lang", lang, *arguments[1:]])
        assert stopped.value.code == 2
        assert capsys.readouterr().err.splitlines()[-1] == f"pnrules {said}"


def test_an_illegal_answer_is_explained_in_the_reader_s_language_with_its_rule(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    source = written(tmp_path, put(data_of(), ("answers", 1), [3, "break-hand"]))
    english, french = (refused(capsys, source, "--lang", lang)[0] for lang in ("en", "fr"))
    assert english.startswith(f"{source}: answers[1]: this choice is not possible: It is too early")
    assert french.startswith(f"{source}: answers[1]: ce choix est impossible")
    assert "Breaks" not in french
    assert english.endswith("[PN 3.0, Stopping a run]")


# --- as a program ----------------------------------------------------------------------------------------------------


def program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    env = {**os.environ, **environment}
    return subprocess.run([sys.executable, "-m", "pnrules", *arguments], capture_output=True, check=False, env=env)


@pytest.mark.long
def test_as_a_program_it_ends_with_the_same_codes_and_no_traceback(tmp_path: Path) -> None:
    good = program("run", SAMPLE)
    assert good.returncode == 0
    assert good.stderr == b""
    bad = program("check", written(tmp_path, put(data_of(), ("players", 0, "name"), "<b>")))
    assert bad.returncode == 2
    assert bad.stdout == b""
    assert bad.stderr.count(b"\n") == 1
    assert b"Traceback" not in bad.stderr


@pytest.mark.long
@pytest.mark.parametrize("encoding", these(["cp1252", "latin-1", "ascii"], "ascii"))
def test_what_a_program_reads_is_utf_8_and_prose_has_what_looks_alike(encoding: str) -> None:
    def printed(*arguments: str) -> bytes:
        env = {**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": encoding}
        return subprocess.run([sys.executable, "-m", "pnrules", *arguments], env=env, capture_output=True, check=True).stdout

    assert printed("draw", SAMPLE, "--lang", "fr").decode("utf-8").startswith("<svg")
    assert json.loads(printed("schema", "nightmare").decode("utf-8"))["$schema"]
    assert "’" in printed("run", SAMPLE, "--csv", "--lang", "fr").decode("utf-8")
    for step in (0, 12):
        report = printed("run", SAMPLE, "--report", str(step), "--lang", "fr").decode("utf-8")
        assert pnrules.load(json.loads(report.splitlines()[-1])).state == pnrules.load(SAMPLE).state_at(step), "it is read again"
    assert b"\\u202f" not in printed("run", SAMPLE, "--lang", "fr")


@pytest.mark.long
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_it_prints_in_any_terminal_s_encoding(encoding: str, tmp_path: Path) -> None:
    data = put(data_of(), ("players", 0, "name"), "Zoë 🂡 日本")
    done = program("run", written(tmp_path, data), "--lang", "fr", PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode(encoding)


@pytest.mark.parametrize(
    "arguments",
    [("train",), ("export",), ("app",), ("app", "--folder"), ("run",), ("cards", "nightmare", "-o"), ("hint",), ("prove",)],
)
def test_a_name_that_is_too_long_for_a_file_is_a_line(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, *arguments, 300 * "x")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1


def test_progress_in_a_file_whose_name_is_too_long_is_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    code, _, err = run(capsys, "train", "nightmare", "--seed", "1", "--progress", 300 * "x")
    assert (code, err.count("\n")) == (2, 1)


@pytest.mark.long
def test_a_file_whose_name_is_no_text_is_a_line() -> None:
    done = program("check", os.fsdecode(b"no\xfftext"))
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert done.stderr.count(b"\n") == 1
