"""What comes from elsewhere onto a board: a link, the line of a position, a file's text; and the link to what lies there."""

from __future__ import annotations

import json

import pytest

import pnrules
from pnrules.files import links, saves
from pnrules.session import BoardSession, DealingSession
from pnrules.session.deals import usual
from tests.kernel.plays import data_of

LINE = "PN 3.0 | >2GOTO 1FUTURE 3ACQUIRE | RUN BUG | 8 BREAK | ZAP"


def table(**more: object) -> DealingSession:
    return DealingSession(usual("bandwidth"), offer=("lang", "seat", "rules"), **more)  # type: ignore[arg-type]


def notice(session: BoardSession) -> list[str]:
    found = session.traits["notice"]
    return [] if found is None else [each["id"] for each in found["told"]]


def test_a_link_is_opened_at_the_step_at_which_it_was_made() -> None:
    play = pnrules.load("nightmare/sample")
    play.undo()
    session = table()
    session.hear({"do": "open", "text": f"https://example.org/en/play.html{links.link(play)}"})
    assert saves.save(session.play) == saves.save(play)
    assert session.traits["view"] == {"node": play.head}
    assert notice(session) == []
    assert session.traits["deal"]["now"]["game"] == "nightmare"
    assert session.traits["deal"]["now"]["players"] == 3


@pytest.mark.parametrize(
    "text",
    [f"  {LINE}\n", json.dumps(data_of("nightmare/sample")), json.dumps(saves.save(pnrules.load("nightmare/sample")))],
    ids=["line", "scenario", "save"],
)
def test_a_line_and_what_a_file_holds_are_opened_and_played_on(text: str) -> None:
    session = table()
    session.hear({"do": "open", "text": text})
    assert notice(session) == []
    assert session.play.setup.game.name == "nightmare"
    ask = session.play.ask
    assert ask is not None
    session.hear({"do": "choose", "node": session.play.head, "option": list(ask.options[0]), "who": ask.who})
    assert notice(session) == []


def test_the_game_before_comes_back() -> None:
    session = table()
    before = session.play
    session.hear({"do": "open", "text": LINE})
    assert session.play is not before
    session.hear({"do": "deal-back"})
    assert session.play is before


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("", 1),
        ("nightmare/sample", 1),
        ("/etc/passwd", 1),
        ("#play=1.abc", 1),
        ("PN 3.0 | GOTTO | - | -", 1),
        ("{", 1),
        ('{"save": 2}', None),
    ],
)
def test_what_cannot_be_opened_is_told_place_by_place_and_nothing_else_changes(text: str, places: int | None) -> None:
    session = table()
    before = session.play
    session.hear({"do": "open", "text": text})
    told = notice(session)
    assert told[0] == "board-not-opened"
    assert set(told[1:]) == {"board-restored-place"}
    assert places is None or len(told) == 1 + places
    assert session.play is before
    assert session.traits["deal"]["back"] is None


def test_a_scenario_that_names_a_file_of_a_deck_opens_none() -> None:
    session = table()
    session.hear({"do": "open", "text": json.dumps({**data_of("bandwidth/new-game"), "cards": "mine.json"})})
    assert notice(session)[0] == "board-not-opened"


def test_where_one_game_alone_is_offered_another_is_not_opened() -> None:
    session = table(only=True)
    session.hear({"do": "open", "text": LINE})
    assert notice(session)[0] == "board-not-opened"


def test_what_other_rules_made_is_opened_as_far_as_it_fits_and_that_is_told() -> None:
    held = links.packed(pnrules.load("nightmare/sample"))
    session = table()
    session.hear({"do": "open", "text": links.written({**held, "answers": held["answers"][:1] + [[1, "pass"]]})})
    assert notice(session)[0] == "board-opened-otherwise"
    assert session.play.setup.game.name == "nightmare"


def test_a_board_gives_the_link_of_its_play_to_whoever_sees_the_whole_table_alone() -> None:
    play = pnrules.load("nightmare/sample")
    heard = BoardSession(play, "fr").hear({"do": "link"})
    assert heard.answer is not None
    assert heard.answer == {"link": links.link(play, "fr")}
    assert BoardSession(play, seat=2).hear({"do": "link"}).answer is None


def test_whoever_was_given_one_seat_s_eyes_keeps_them_for_what_is_opened() -> None:
    session = table(seat=2)
    session.hear({"do": "open", "text": LINE})
    assert session.seat == 2
