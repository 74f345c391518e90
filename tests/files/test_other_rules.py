"""A save knows the routines that it was made with: by the same it is taken as it is, by others it is played again."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import pnrules
from pnrules import Play, words
from pnrules.cli import main as cli
from pnrules.files import saves
from pnrules.games import BUILT_IN, game
from pnrules.kernel.errors import BadInput
from pnrules.kernel.routines import differing, forget_routines, op_name, routines
from pnrules.nightmare import effects
from pnrules.nightmare.performing import number
from pnrules.players import random_games
from pnwidgets import Board
from tests.files.test_saves import GOOD, branched, through_json, whole
from tests.kernel import endless

OTHERS = {**GOOD["rules"], "COPY": "00000000"}
SETUPS = [
    random_games.opening(name, edition, version).setup
    for name in BUILT_IN
    for edition in game(name).works
    for version in game(name).versions
]


def by_others(**members: Any) -> dict[str, Any]:
    """The save, as if its COPY had been another one."""
    return {**copy.deepcopy(GOOD), "rules": OTHERS, **members}


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game.name} {setup.edition} {setup.version}")
def test_every_op_has_a_name_and_every_routine_a_fingerprint_of_its_own(setup: Any) -> None:
    found = routines(setup)
    assert set(found) == {"rulings", *setup.code}, "by their names in every save that there is"
    assert differing(setup, found) == []
    names = [tuple(op_name(op) for op in ops) for ops in setup.code.values()]
    alike = {tuple(map(id, ops)): tuple(op_name(op) for op in ops) for ops in setup.code.values()}
    assert all(" at 0x" not in name for ops in names for name in ops), "no address, which the next process would not have"
    assert len(set(alike.values())) >= len(alike) - 2, "a pass by X is a pass, and INSERT does nothing as RUN and SECRET do"


def test_a_name_says_what_the_op_was_given() -> None:
    """ACQUIRE gives the number it prints; WORM's first words would be another op, though the same function made it."""
    assert op_name(effects.you_gain(number())) == "you_gain.op(amount=number.amount(in_words=None, which=0))"
    assert op_name(effects.you_gain(number(1))) != op_name(effects.you_gain(number()))
    assert op_name(effects.you_lose(number())) != op_name(effects.you_gain(number()))
    assert op_name(effects.moves_bits(number())) != op_name(effects.swaps_bits(number()))


def test_what_has_no_name_is_not_named() -> None:
    with pytest.raises(TypeError, match="an op consists of object, which has no name"):
        op_name(object())


@pytest.mark.long
def test_names_are_the_same_in_every_process() -> None:
    code = (
        "from pnrules.players import random_games; from pnrules.kernel.routines import routines;"
        "print(sorted(routines(random_games.opening('nightmare', '3.1').setup).items()))"
    )
    ours = str(sorted(routines(random_games.opening("nightmare", "3.1").setup).items()))
    package = str(Path(pnrules.__file__).parent.parent)
    for seed in ("1", "2"):
        env = {"PYTHONHASHSEED": seed, "PYTHONPATH": package}
        said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
        assert said.stdout.strip() == ours


def test_another_ruling_in_the_register_is_another_set_of_rules() -> None:
    assert differing(SETUPS[0], {**routines(SETUPS[0]), "rulings": "00000000"}) == ["rulings"]
    assert differing(SETUPS[0], {}) == sorted(routines(SETUPS[0]))


# --- saves ------------------------------------------------------------------------------------------------------------


def test_by_the_same_rules_it_is_taken_as_it_is() -> None:
    assert saves.restore(GOOD).otherwise == ()
    assert GOOD["rules"] == routines(branched().setup)


def test_by_others_it_is_played_again_and_where_all_of_it_fits_nothing_is_told() -> None:
    play = saves.restore(by_others())
    assert whole(play) == whole(branched())
    assert play.otherwise == ()


def test_an_answer_that_does_not_fit_ends_its_branch_and_the_others_stay() -> None:
    """The last answer of the branch "stopped" breaks the run from the hand; that it is no option any more is made so by an answer
    that this seat never has. The branch "goes on" is gone through as it was, and what stood on the other stands before it."""
    data = by_others()
    last = next(place for place, entry in enumerate(data["answers"]) if entry[2] == "break-hand")
    data["answers"][last][2:] = ["insert", "INSERT"]
    play = saves.restore(data)
    assert [(problem.place, problem.id) for problem in play.otherwise if problem.id == "save-answers-left-out"] == [
        (f"answers[{last}]", "save-answers-left-out")
    ]
    assert ("names.stopped", "save-moved") in [(problem.place, problem.id) for problem in play.otherwise]
    was = branched()
    assert set(play.names) == set(was.names)
    assert play.state_at(play.names["goes on"]) == was.state_at(was.names["goes on"])
    assert play.state_at(play.names["stopped"]).ask is not None, "it stands where the answer was asked for"
    assert play.head == play.names["stopped"]


def test_the_same_answer_in_a_save_of_the_same_rules_is_a_bad_file() -> None:
    data = copy.deepcopy(GOOD)
    last = next(place for place, entry in enumerate(data["answers"]) if entry[2] == "break-hand")
    data["answers"][last][2:] = ["insert", "INSERT"]
    with pytest.raises(BadInput) as refused:
        saves.restore(data)
    assert f"answers[{last}]" in [problem.place for problem in refused.value.problems]


@pytest.mark.parametrize("word", ["dance", ["execute"], {"execute": 1}], ids=["a word", "a list", "an object"])
def test_a_word_that_is_no_answer_at_all_is_a_bad_file_whoever_made_it(word: Any) -> None:
    data = by_others()
    data["answers"][2][2:] = [word]
    with pytest.raises(BadInput) as refused:
        saves.restore(data)
    assert [problem.place for problem in refused.value.problems] == ["answers[2][2]"]


def test_where_a_rule_has_been_mended_it_is_told_from_which_position_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """BUG costs nothing by these rules: the sample's points come out higher, and the answers all fit."""
    was = branched()
    data, start = through_json(saves.save(was)), was.start
    code = {**start.setup.code, "BUG": (effects.everyone_loses(lambda state, frame: 0), *start.setup.code["BUG"][-1:])}
    monkeypatch.setattr(type(start.setup.game), "code", lambda self, setup: code)
    forget_routines()
    play = saves.restore(data)
    forget_routines()
    assert [problem.id for problem in play.otherwise] == ["save-other-positions"]
    assert sum(play.points) > sum(was.points)
    assert set(play.names) == set(data["names"])
    assert len(play.leaves()) == len(was.leaves())


def test_by_others_from_the_middle_of_an_effect_it_is_refused_in_a_clear_sentence() -> None:
    """A card of the sample is being performed: what registers hold may mean nothing to other routines."""
    inside = next(done.after for done in branched().trace if len(done.after.frames) > 2)
    data = through_json(saves.save(Play(inside)))
    assert saves.restore(data).start == inside
    data["rules"]["COPY"] = "00000000"
    with pytest.raises(BadInput) as refused:
        saves.restore(data)
    (problem,) = refused.value.problems
    assert (problem.place, problem.id, problem.args) == ("start", "problem-midst-other-rules", ("COPY",))
    for lang, said in (("en", "middle of an effect"), ("fr", "milieu d’un effet")):
        assert said in words.sentence(lang, problem.id, problem.params, problem.args)


def test_without_a_word_of_its_rules_it_is_played_again() -> None:
    data = {name: value for name, value in GOOD.items() if name not in ("rules", "steps")} | {"save": saves.FIRST_FORMAT}
    play = saves.restore(data)
    assert whole(play) == whole(branched())
    assert play.otherwise == ()


def test_without_a_word_of_its_rules_what_does_not_fit_is_left_out_and_told() -> None:
    data = {name: value for name, value in by_others().items() if name not in ("rules", "steps")} | {"save": saves.FIRST_FORMAT}
    data["answers"][-1][2:] = ["insert", "INSERT"]
    play = saves.restore(data)
    assert [problem.id for problem in play.otherwise][:2] == ["problem-answer", "save-answers-left-out"]
    assert set(play.names) == set(data["names"])


def test_from_mid_effect_and_without_a_word_of_its_rules_all_has_to_come_out_as_it_says() -> None:
    inside = next(done.after for done in branched().trace if len(done.after.frames) > 2)
    data = through_json(saves.save(Play(inside)))
    data = {name: value for name, value in data.items() if name not in ("rules", "steps")} | {"save": saves.FIRST_FORMAT}
    assert saves.restore(data).start == inside
    (leaf,) = data["fingerprints"]
    data["fingerprints"][leaf] = "0" * 16
    with pytest.raises(BadInput) as refused:
        saves.restore(data)
    assert "problem-midst" in [problem.id for problem in refused.value.problems]


@pytest.mark.parametrize(
    ("member", "value", "place"),
    [
        ("rules", [], "rules"),
        ("rules", {"COPY": 5}, "rules.COPY"),
        ("steps", {}, "steps"),
        ("steps", [1], "steps"),
        ("steps", [*GOOD["steps"][:-1], -1], f"steps[{len(GOOD['steps']) - 1}]"),
        ("steps", [*GOOD["steps"][:-1], GOOD["steps"][-1] + 1], "steps"),
    ],
)
def test_a_bad_word_about_its_rules_is_refused_with_its_place(member: str, value: Any, place: str) -> None:
    with pytest.raises(BadInput) as refused:
        saves.restore({**GOOD, member: value})
    assert place in [problem.place for problem in refused.value.problems]


# --- told -------------------------------------------------------------------------------------------------------------


def test_the_command_line_tells_what_is_otherwise_and_goes_on(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    data = by_others()
    data["answers"][-1][2:] = ["insert", "INSERT"]
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert cli.main(["check", str(file)]) == cli.BAD_INPUT - 1
    assert f"answers[{len(data['answers']) - 1}]: this choice does not fit" in capsys.readouterr().err
    assert cli.main(["run", str(file)]) == cli.OK
    said = capsys.readouterr()
    assert "does not fit" in said.err
    assert said.out


@pytest.mark.long
def test_the_board_tells_what_is_otherwise_and_leaves_what_was_kept() -> None:
    from tests.widgets.test_front import told

    data = by_others()
    data["answers"][-1][2:] = ["insert", "INSERT"]
    board = Board(pnrules.load("nightmare/sample"))
    assert told(board, {"do": "restore", "save": data, "node": 0}) == {"restored": True, "otherwise": True}
    assert board.notice is not None
    for lang in words.LANGUAGES:
        said = [words.say(lang, saying) for saying in board.notice["told"]]
        assert len(said) > 1
        assert all(said)


def test_a_game_that_is_called_as_another_has_routines_of_its_own() -> None:
    """Setups are alike by their game's name; a tiny game of the tests borrows Bandwidth's."""
    tiny, bandwidth = endless.start(endless.Counter()).setup, next(each for each in SETUPS if each.game.name == "bandwidth")
    assert set(routines(tiny)) == {"rulings", "on"}
    alike = type(bandwidth)(bandwidth.game, tiny.edition, tiny.version, tiny.players, tiny.rulings)
    assert alike == tiny
    assert set(routines(alike)) == {"rulings", *bandwidth.code}


def test_the_routines_that_stand_in_saves_keep_their_names() -> None:
    """A save in the middle of one names it: under another name it could not be gone on with."""
    named = set(random_games.opening("nightmare", "3.0", version=2, players=2).setup.code)
    assert named >= {"building", "running", "moment", "lone-loop", "idle-lap", "nobody-ahead"}
