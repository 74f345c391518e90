"""The editor of a board: what a page is told of a position under construction, and what it may ask for."""

from __future__ import annotations

from typing import Any

import pytest

import pnrules
from pnrules.files import saves
from pnrules.files.scenario import load
from pnrules.session import BoardSession, DealingSession, LevelSession
from pnrules.session.deals import usual
from pnrules.teaching.levels import Level

TABLE = "PN 3.0 | >2BUG ZAP | RUN | 'Bob' 8"


def edited(line: str = TABLE, *messages: dict[str, Any]) -> BoardSession:
    """A board on which the position of a line is changed."""
    session = BoardSession(pnrules.load(line))
    for message in ({"do": "edit", "node": 0}, *messages):
        session.hear(message)
        assert session.traits["notice"] is None
    return session


def position(session: BoardSession) -> str | None:
    """The position under construction, in one line."""
    editing = session.traits["editing"]
    assert editing is not None
    return editing["line"]


PUT = {"do": "edit-put", "card": "COPY", "zone": "program.row", "at": None}
POINTS = {"do": "edit-give", "path": "players[0].points", "value": 7}
TAKE = {"do": "edit-take", "path": "program.row[1]"}


def test_each_edit_is_told_and_drawn() -> None:
    session = edited(TABLE, PUT, POINTS, TAKE)
    assert position(session) == "PN 3.0 | >2BUG COPY | 7 RUN | 'Bob' 8"
    assert session.traits["base"]["root"]["board"]["points"] == [7, 8]


def test_undo_and_redo_lead_back_to_the_very_same_positions() -> None:
    session = edited()
    seen = [position(session)]
    for edit in (PUT, POINTS, TAKE):
        session.hear(edit)
        seen.append(position(session))
    for expected in reversed(seen[:-1]):
        session.hear({"do": "edit-back"})
        assert position(session) == expected
    assert not session.traits["editing"]["back"]  # type: ignore[index]
    for expected in seen[1:]:
        session.hear({"do": "edit-on"})
        assert position(session) == expected
    session.hear({"do": "edit-on"})
    assert session.traits["notice"]["id"] == "error-nothing-to-redo"  # type: ignore[index]


def test_an_edit_after_an_undo_forgets_what_was_undone() -> None:
    session = edited(TABLE, PUT, {"do": "edit-back"}, POINTS)
    assert not session.traits["editing"]["on"]  # type: ignore[index]
    assert position(session) == "PN 3.0 | >2BUG ZAP | 7 RUN | 'Bob' 8"


def test_what_is_refused_names_its_place_and_its_rule_and_changes_nothing() -> None:
    session = edited(TABLE, {**PUT, "card": "RUN#2"})
    editing = session.traits["editing"]
    assert editing is not None
    (trouble,) = editing["refused"]
    assert trouble["id"] == "problem-not-in-program"
    assert trouble["cite"]["place"] == "one-shots"  # type: ignore[index]
    assert trouble["spot"]["called"] == {"en": "Program", "fr": "Programme"}
    assert editing["line"] == pnrules.load(TABLE).to_line(0)
    session.hear(POINTS)
    assert session.traits["editing"]["refused"] == []  # type: ignore[index]


def test_what_is_unfinished_is_told_and_cannot_be_played() -> None:
    session = edited(TABLE, {"do": "edit-empty"}, {**PUT, "zone": "players[0].hand"})
    editing = session.traits["editing"]
    assert editing is not None
    assert [trouble["place"] for trouble in editing["problems"]] == ["program"]
    assert editing["line"] is None
    session.hear({"do": "edit-done"})
    assert [trouble["id"] for trouble in session.traits["editing"]["refused"]] == ["problem-missing"]  # type: ignore[index]


def test_a_picked_card_says_what_the_rules_accept_on_it() -> None:
    table = "PN 3.0 | >2GOTO SUBROUTINE BUG DELETE | - | -"
    accepted = {
        "GOTO": ["bits", "changes", "link", "down"],
        "SUBROUTINE": ["bits", "changes", "used", "inner", "down"],
        "BUG": ["bits", "changes", "down"],
    }
    for card, members in accepted.items():
        picked = edited(table, {"do": "edit-pick", "card": card}).traits["editing"]["picked"]  # type: ignore[index]
        assert picked is not None
        assert [entry["path"].rpartition(".")[2] for entry in picked["entries"]] == members
        assert [mark["path"] for mark in picked["marks"]] == ["program.pc"]
    delete = edited(table, {"do": "edit-pick", "card": "DELETE"}).traits["editing"]["picked"]  # type: ignore[index]
    assert [entry["count"] for entry in delete["entries"] if entry["kind"] == "numbers"] == [2]  # type: ignore[index]


def test_a_player_is_asked_only_for_what_the_version_has() -> None:
    def asked(line: str) -> set[str]:
        entries = edited(line).traits["editing"]["entries"]  # type: ignore[index]
        return {entry["path"].rpartition(".")[2] for entry in entries if entry["seat"] == 1}

    assert asked(TABLE) == {"name", "points", "skips", "defences"}
    assert "bits" in asked("PN 3.0 v1 | >BUG ZAP | - | -")


def test_a_line_takes_the_place_of_the_position_and_can_be_undone() -> None:
    other = "BfB | GOTO_10 f=Pass_1_↻ | token - | - | -".replace("token -", "token")
    session = edited(TABLE, {"do": "edit-line", "text": "PN 3.1 | >ZAP | - | - | -"})
    assert position(session) == "PN 3.1 | >ZAP | - | - | -"
    session.hear({"do": "edit-line", "text": other})
    assert position(session) == pnrules.load(other).to_line(0)
    session.hear({"do": "edit-line", "text": "PN 3.0 | >PAWN | -"})
    (refused,) = [each for each in session.traits["editing"]["refused"] if each["place"] == "col. 11"]  # type: ignore[index]
    assert refused["spot"]["called"] == {"en": "col. 11", "fr": "col. 11"}
    session.hear({"do": "edit-back"})
    assert position(session) == "PN 3.1 | >ZAP | - | - | -"


# --- the play before, and the one that begins ---------------------------------------------------------------------------------


def test_the_play_before_comes_back_as_it_was() -> None:
    session = BoardSession(pnrules.load("nightmare/sample"))
    before = saves.save(session.play)
    for message in ({"do": "edit", "node": 0}, PUT, {"do": "edit-leave"}):
        session.hear(message)
    assert session.traits["editing"] is None
    assert saves.save(session.play) == before


def test_a_play_from_the_position_stands_beside_the_one_before() -> None:
    session = edited(TABLE, POINTS, {"do": "edit-done"})
    assert session.traits["editing"] is None
    assert session.play.to_line(0) == "PN 3.0 | >2BUG ZAP | 7 RUN | 'Bob' 8"
    plays = session.traits["plays"]
    assert [kept["made"]["id"] for kept in plays["kept"]] == ["board-made-first", "board-made-built"]
    session.hear({"do": "choose", "node": session.play.head, "option": ["run", "RUN"], "who": 1})
    session.hear({"do": "compare", "number": 0})
    assert session.traits["compared"]["info"]["players"] == ["P1", "Bob"]  # type: ignore[index]


def test_draws_are_those_of_the_deal_where_a_game_was_dealt() -> None:
    session = DealingSession(usual("nightmare"))
    for message in ({"do": "edit", "node": session.play.head}, {"do": "edit-empty"}, {"do": "edit-done"}):
        session.hear(message)
    ask = session.play.ask
    assert ask is not None
    assert ask.who == 1


def test_what_was_under_way_is_said_to_be_left_out() -> None:
    play = pnrules.load("nightmare/sample")
    midst = next(node for node in range(len(play)) if len(play.state_at(node).frames) > 2)
    for node, cut in ((0, False), (midst, True), (play.head, False)):
        session = BoardSession(play)
        session.hear({"do": "edit", "node": node})
        assert session.traits["editing"]["cut"] is cut  # type: ignore[index]


def test_while_a_position_is_built_the_play_waits_and_is_kept() -> None:
    session = edited(TABLE, PUT)
    ask = session.play.ask
    assert ask is not None
    session.hear({"do": "choose", "node": session.play.head, "option": list(ask.options[0]), "who": ask.who})
    assert session.traits["notice"]["id"] == "board-not-understood"  # type: ignore[index]
    kept = session.hear({"do": "keep"}).answer
    assert kept is not None
    assert kept["kept"]["start"]["position"]["board"]["row"][-1]["card"] == "ZAP"  # type: ignore[typeddict-item]
    session.hear({"do": "speak", "lang": "fr"})
    assert session.traits["editing"] is not None


@pytest.mark.parametrize(
    "session",
    [
        lambda: BoardSession(pnrules.load(TABLE), seat=1),
        lambda: LevelSession(Level(load("nightmare/levels/2-runs/01-first-break"))),
    ],
    ids=["one seat's eyes", "a level"],
)
def test_no_position_is_built_where_something_is_hidden(session: Any) -> None:
    board = session()
    board.hear({"do": "edit", "node": 0})
    assert board.traits["notice"] is not None
    assert not board.traits["table"]["edits"]
    assert board.traits.get("editing") is None


def test_an_edit_without_an_editor_is_not_understood() -> None:
    session = BoardSession(pnrules.load(TABLE))
    for message in (PUT, POINTS, TAKE, {"do": "edit-done"}, {"do": "edit-leave"}, {"do": "edit-back"}):
        session.hear(message)
        assert session.traits["notice"]["id"] == "board-not-understood"  # type: ignore[index]
