"""A teacher's comments: each stands at its step, on the scenario's own line alone, wherever a play is shown, kept or checked."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

import pnrules
from pnrules import Play, words
from pnrules.cli.main import main
from pnrules.files import saves, scenario
from pnrules.kernel.errors import BadInput
from pnrules.session import BoardSession
from tests.kernel.plays import data_of

SAYS = {"en": "Look at the row.", "fr": "Regardez la rangée."}
EXECUTED = {"event": "nightmare-executes", "card": "BUG", "says": {"en": "All of them pay.", "fr": "Tous paient."}}
ASKED_LAST = {"event": "nightmare-may-break", "card": "BUG", "seat": 3, "says": "P3 has waited."}
PLAYS_AGAIN = {"event": "nightmare-asked-to-play", "time": 2, "says": "Your turn."}
START = {"event": "start", "says": SAYS}
ALL = [PLAYS_AGAIN, EXECUTED, START, ASKED_LAST]
LINE: dict[str, Any] = {name: value for name, value in data_of().items() if name != "comments"}


def commented(*comments: dict[str, Any], **members: Any) -> dict[str, Any]:
    """The rulebook's sample with these comments."""
    return {**copy.deepcopy(LINE), **members, "comments": [copy.deepcopy(each) for each in comments]}


def at(play: Play) -> dict[int, Any]:
    """What is said, by its node."""
    return {node: comment.says for node, comment in play.commentary.at.items()}


def node(play: Play, id: str, *args: Any, time: int = 1) -> int:
    """The node to which a step led, of which everything is named."""
    found = [here for here, step in play.walk(play.line()[1:]) if (step.rule.id, step.args) == (id, args)]
    return found[time - 1]


# --- where a comment stands -------------------------------------------------------------------------------------------


def test_a_comment_stands_at_the_step_that_it_names_and_at_the_start() -> None:
    play = pnrules.load(commented(*ALL))
    assert at(play) == {
        0: SAYS,
        node(play, "nightmare-executes", 3, "BUG"): EXECUTED["says"],
        node(play, "nightmare-may-break", 3, "BUG"): "P3 has waited.",
        node(play, "nightmare-asked-to-play", 1, time=2): "Your turn.",
    }


def test_the_first_of_several_steps_is_meant_where_no_time_is_given() -> None:
    play = pnrules.load(
        commented({"event": "nightmare-declines", "says": "a"}, {"event": "nightmare-declines", "time": 2, "says": "b"})
    )
    assert at(play) == {
        node(play, "nightmare-declines", 1, "COPY"): "a",
        node(play, "nightmare-declines", 2, "REVERSE PROGRAM"): "b",
    }


def test_a_card_is_found_in_a_list_of_cards_and_a_seat_in_a_list_of_seats() -> None:
    play = pnrules.load("nightmare/version-1")
    last = node(play, "nightmare-won-last", 1, (2,))
    data = {**data_of("nightmare/version-1"), "comments": [{"event": "nightmare-won-last", "seat": 2, "says": "Out."}]}
    assert at(pnrules.load(data)) == {last: "Out."}
    run = {**data_of("bandwidth/example"), "comments": [{"event": "bandwidth-deletes", "card": "Pass 1 ↺", "says": "Gone."}]}
    assert [pnrules.load(run).step_to(each).args[0][1] for each in at(pnrules.load(run))] == ["Pass 1 ↺"]


def test_a_number_that_is_no_seat_does_not_count_as_one() -> None:
    """P3 loses 1 point: 1 is no seat there."""
    assert at(pnrules.load(commented({"event": "nightmare-loses", "seat": 1, "says": "No."}))) == {}
    assert len(at(pnrules.load(commented({"event": "nightmare-loses", "seat": 3, "says": "Yes."})))) == 1


def test_steps_of_bookkeeping_have_no_comment() -> None:
    """A reader is not told them."""
    play = pnrules.load(commented({"event": "nightmare-passes-break", "says": "Nobody sees it."}))
    assert any(step.rule.id == "nightmare-passes-break" for step in play.trace)
    assert at(play) == {}


def test_a_comment_keeps_its_step_where_answers_come_in_before_it() -> None:
    """P1 executes COPY instead, and everything after it happens all the same."""
    answers = [*LINE["answers"][:2], [1, "execute"], *LINE["answers"][3:]]
    other = {name: value for name, value in commented(*ALL, answers=answers).items() if name not in ("expect", "because")}
    play = pnrules.load(other)
    found = at(play)
    assert len(play) > len(pnrules.load(LINE))
    assert len(found) == len(ALL)
    assert found[node(play, "nightmare-may-break", 3, "BUG")] == "P3 has waited."


# --- the line it belongs to -------------------------------------------------------------------------------------------


def test_a_branch_has_no_comments_of_the_line_that_it_leaves() -> None:
    play = pnrules.load(commented(*ALL))
    before = at(play)
    asked = node(play, "nightmare-asked", 3, "BUG")
    play.what_if(asked, "decline")
    play.choose(*play.options[0])
    assert at(play) == before
    assert all(each <= asked or each not in before for each in play.line())


def test_a_play_made_from_it_has_none() -> None:
    play = pnrules.load(commented(*ALL))
    made = [play.replayed(edition="3.1").play, play.without("COPY").play]
    assert [at(each) for each in made] == [{}, {}]


def test_another_deck_takes_the_comments_away() -> None:
    assert "comments" not in scenario.with_deck({**data_of("bandwidth/example"), "comments": [START]}, "house")


# --- what is checked --------------------------------------------------------------------------------------------------


def checked(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: dict[str, Any], lang: str = "en") -> tuple[int, list[str]]:
    file = tmp_path / "scenario.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    code = main(["check", str(file), "--lang", lang])
    return code, [line.removeprefix(f"{file}: ") for line in capsys.readouterr().err.splitlines()]


def test_check_finds_comments_right_that_have_their_steps(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert checked(capsys, tmp_path, commented(*ALL)) == (0, [])


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "no step of this scenario is “nightmare-execute” with what is named here (did you mean nightmare-executes,"),
        ("fr", "aucune étape de ce scénario n’est «\u00a0nightmare-execute\u00a0» avec ce qui est nommé ici"),
    ],
)
def test_check_tells_a_comment_that_has_lost_its_step(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, said: str
) -> None:
    code, lines = checked(capsys, tmp_path, commented(START, {**EXECUTED, "event": "nightmare-execute"}), lang)
    assert (code, len(lines)) == (1, 1)
    assert lines[0].startswith(f"comments[1]: {said}")


@pytest.mark.parametrize("wrong", [{"card": "ZAP"}, {"seat": 2}, {"event": "start", "card": "BUG"}])
def test_check_tells_a_comment_whose_event_is_about_something_else(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, wrong: dict[str, Any]
) -> None:
    code, lines = checked(capsys, tmp_path, commented({**EXECUTED, **wrong}))
    assert (code, [line.split(": ")[0] for line in lines]) == (1, ["comments[0]"])


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "this happens 2 times, and not 3 times"),
        ("fr", "cela arrive 2\N{NO-BREAK SPACE}fois, et pas 3\N{NO-BREAK SPACE}fois"),
    ],
)
def test_check_tells_a_comment_at_a_time_that_does_not_come(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, said: str
) -> None:
    assert checked(capsys, tmp_path, commented({**PLAYS_AGAIN, "time": 3}), lang) == (1, [f"comments[0].time: {said}"])


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "the step has a comment already: comments[0]"), ("fr", "l’étape a déjà un commentaire\u00a0: comments[0]")],
)
def test_check_tells_two_comments_at_one_step(capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, said: str) -> None:
    same = {**EXECUTED, "seat": 3, "says": "Again."}
    assert checked(capsys, tmp_path, commented(EXECUTED, same), lang) == (1, [f"comments[1]: {said}"])


def test_the_first_of_two_comments_at_one_step_is_shown() -> None:
    play = pnrules.load(commented(EXECUTED, {**EXECUTED, "says": "Again."}))
    assert list(at(play).values()) == [EXECUTED["says"]]


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        ({"says": ""}, "comments[0].says"),
        ({"says": "x" * 401}, "comments[0].says"),
        ({"says": {"en": "<b>Look</b>"}}, "comments[0].says.en"),
        ({"time": 0}, "comments[0].time"),
        ({"seat": 4}, "comments[0].seat"),
        ({"event": 1}, "comments[0].event"),
        ({"node": 12}, "comments[0].node"),
    ],
)
def test_a_comment_of_another_form_is_refused_with_its_place(wrong: dict[str, Any], place: str) -> None:
    with pytest.raises(BadInput) as refused:
        pnrules.load(commented({**EXECUTED, **wrong}))
    assert [problem.place for problem in refused.value.problems] == [place]


# --- where it is shown ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_run_tells_a_comment_under_its_step_with_a_sign(capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str) -> None:
    file = tmp_path / "scenario.json"
    file.write_text(json.dumps(commented(START, EXECUTED)), encoding="utf-8")
    bug = pnrules.load(commented(EXECUTED))
    step = bug.step_to(node(bug, "nightmare-executes", 3, "BUG"))
    assert main(["run", str(file), "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    under = next(place for place, line in enumerate(lines) if step.words(lang) in line)
    assert lines[under + 1].strip() == f"# {words.said(lang, EXECUTED['says'])}"
    assert f"# {SAYS[lang]}" in lines
    assert sum(line.strip().startswith("# ") for line in lines) == 2


def test_run_as_json_has_each_comment_with_its_step(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "scenario.json"
    file.write_text(json.dumps(commented(*ALL)), encoding="utf-8")
    main(["run", str(file), "--json"])
    steps = [each for line in capsys.readouterr().out.splitlines() if "step" in (each := json.loads(line))]
    assert [(each["event"], each["comment"]) for each in steps if "comment" in each] == [
        ("nightmare-executes", EXECUTED["says"]),
        ("nightmare-may-break", "P3 has waited."),
        ("nightmare-asked-to-play", "Your turn."),
    ]


def test_the_board_is_sent_each_comment_once_by_its_node() -> None:
    play = pnrules.load(commented(*ALL))
    session = BoardSession(play)
    assert session.traits["info"]["comments"] == {str(here): said for here, said in at(play).items()}
    assert json.dumps(session.traits, default=list).count("All of them pay.") == 1
    assert "comments" not in BoardSession(pnrules.load(LINE)).traits["info"]


def test_a_seat_is_told_no_comments(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """They are written by somebody who sees the whole table."""
    play = pnrules.load(commented(*ALL))
    session = BoardSession(play, offer=("seat",))
    session.see_as(2)
    assert "comments" not in session.traits["info"]
    session.see_as(None)
    assert len(session.traits["info"]["comments"]) == len(ALL)
    assert "All of them pay." not in json.dumps(saves.save_seat(play, 2))
    file = tmp_path / "scenario.json"
    file.write_text(json.dumps(commented(*ALL)), encoding="utf-8")
    for more in ([], ["--json"]):
        main(["run", str(file), "--seat", "2", *more])
        out = capsys.readouterr().out
        assert "BUG" in out
        assert "All of them pay." not in out


# --- saves ------------------------------------------------------------------------------------------------------------


def test_a_save_keeps_the_comments_of_the_line_and_gives_none_to_a_branch() -> None:
    play = pnrules.load(commented(*ALL))
    play.choose(*play.options[0])
    play.what_if(node(play, "nightmare-asked", 3, "BUG"), "decline")
    data = json.loads(json.dumps(saves.save(play)))
    again = pnrules.load(data)
    assert len(at(again)) == len(ALL)
    assert at(again) == at(play)
    assert json.loads(json.dumps(saves.save(again))) == data


def test_a_save_of_a_packaged_scenario_names_it_and_finds_its_comments_there() -> None:
    """So it has room in a link."""
    play = pnrules.load("nightmare/sample")
    data = json.loads(json.dumps(saves.save(play)))
    assert data["comments"] == {"end": play.head, "of": "nightmare/sample"}
    again = pnrules.load(data)
    assert len(at(again)) > 3
    assert at(again) == at(play)
    assert json.loads(json.dumps(saves.save(again))) == data


@pytest.mark.parametrize("gone", ["nightmare/gone", "gone", "../sample.json"])
def test_a_save_of_a_scenario_that_there_is_no_more_is_loaded_without_comments(gone: str) -> None:
    play = pnrules.load("nightmare/sample")
    data = {**json.loads(json.dumps(saves.save(play))), "comments": {"end": play.head, "of": gone}}
    assert at(pnrules.load(data)) == {}


def test_comments_that_have_lost_their_step_are_in_no_save() -> None:
    """As where a scenario is loaded without its answers."""
    play = pnrules.load(commented(START, EXECUTED, answers=[], expect={}))
    assert [each["event"] for each in saves.save(play)["comments"]["each"]] == ["start"]
    assert at(pnrules.load(json.loads(json.dumps(saves.save(play))))) == {0: SAYS}


def test_a_save_without_comments_has_no_member_for_them() -> None:
    assert "comments" not in saves.save(pnrules.load(LINE))


def by_other_rules(play: Play, **members: Any) -> Play:
    """The play from its save, as if other rules had made that."""
    data = json.loads(json.dumps(saves.save(play)))
    return pnrules.load({**data, "rules": {**data["rules"], "COPY": "00000000"}, **members})


def test_a_save_by_other_rules_finds_its_comments_by_what_happens() -> None:
    play = pnrules.load(commented(*ALL))
    again = by_other_rules(play)
    assert at(again) == at(play)
    assert again.otherwise == ()


def test_a_comment_of_a_save_whose_step_does_not_happen_any_more_is_left_out_and_that_is_told() -> None:
    play = pnrules.load(commented(START, EXECUTED))
    lost = {"end": play.head, "each": [START, {**EXECUTED, "event": "nightmare-did"}]}
    again = by_other_rules(play, comments=lost)
    assert at(again) == {0: SAYS}
    assert [(problem.place, problem.id) for problem in again.otherwise] == [("comments.each[1]", "save-comments-lost")]


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        ({"end": 9999, "each": []}, "comments.end"),
        ({"each": []}, "comments.end"),
        ({"end": 1}, "comments"),
        ({"end": 9999, "of": "nightmare/sample"}, "comments.end"),
        ({"end": 1, "each": [{"event": "start"}]}, "comments.each[0].says"),
        ({"end": 0, "each": [EXECUTED]}, "comments.each[0]"),
    ],
)
def test_a_save_with_broken_comments_is_refused_with_their_place(wrong: dict[str, Any], place: str) -> None:
    data = saves.save(pnrules.load(LINE))
    with pytest.raises(BadInput) as refused:
        saves.restore({**data, "comments": wrong})
    assert [problem.place for problem in refused.value.problems] == [place]


# --- the worked examples ----------------------------------------------------------------------------------------------

EXAMPLES = (
    "nightmare/sample",
    "nightmare/sample-31",
    "nightmare/version-1",
    "bandwidth/example",
    "runtime_error/sample-round",
    "runtime_error/clubs-and-spades",
    "runtime_error/hearts-and-spades",
)
"""What the lessons go through, of all three games."""
LONGEST = {"en": 175, "fr": 210}
SENTENCE_ENDS = re.compile(r"[.!?](?=\s|$)")


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_worked_example_has_comments_from_its_beginning_to_its_end(name: str) -> None:
    play = pnrules.load(name)
    assert len(at(play)) >= 4
    told = [here for here, step in play.walk(play.line()[1:]) if not step.rule.quiet]
    assert min(at(play)) < told[len(told) // 4]
    assert max(at(play)) >= told[3 * len(told) // 4]
    assert (play.commentary.lost, play.commentary.twice) == ({}, {})


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("name", EXAMPLES)
def test_each_comment_is_a_few_short_sentences_in_both_languages(name: str, lang: str) -> None:
    for comment in pnrules.load(name).commentary.comments:
        assert not isinstance(comment.says, str)
        assert set(comment.says) == set(words.LANGUAGES)
        said = comment.says[lang]
        assert len(said) <= LONGEST[lang], said
        assert 1 <= len(SENTENCE_ENDS.findall(said)) <= 3, said
        assert SENTENCE_ENDS.search(said[-1]), said
        assert "'" not in said, said
        assert lang == "en" or not re.search(r" [;:!?]", said), said
