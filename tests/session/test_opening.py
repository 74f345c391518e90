"""What comes from elsewhere onto a board: a link, the line of a position, a file's text; and the link to what lies there."""

from __future__ import annotations

import json
from typing import Any

import pytest

import pnrules
from pnrules.files import links, saves
from pnrules.kernel.errors import PnError
from pnrules.session import BoardSession, DealingSession, QuestionSession
from pnrules.session.deals import usual
from tests.kernel.plays import data_of

LINE = "PN 3.0 | >2GOTO 1FUTURE 3ACQUIRE | RUN BUG | 8 BREAK | ZAP"


def table(**more: object) -> DealingSession:
    return DealingSession(usual("bandwidth"), offer=("lang", "seat", "rules"), **more)  # type: ignore[arg-type]


def notice(session: BoardSession) -> list[str]:
    found = session.traits["notice"]
    return [] if found is None else [each["id"] for each in found["told"]]


def refusal(session: BoardSession) -> str | None:
    found = session.traits["notice"]
    return None if found is None else found["id"]


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
    heard = BoardSession(play, "fr").hear({"do": "link", "seat": None})
    assert heard.answer == {"link": links.link(play, "fr"), "of": None}
    assert BoardSession(play, seat=2).hear({"do": "link", "seat": None}).answer is None


def test_a_board_gives_the_link_of_what_a_seat_saw_to_whoever_may_see_that() -> None:
    play = pnrules.load("nightmare/sample")
    link = {"link": links.link(play, "fr", seat=2), "of": 2}
    assert BoardSession(play, "fr").hear({"do": "link", "seat": 2}).answer == link
    assert BoardSession(play, "fr", seat=2).hear({"do": "link", "seat": 2}).answer == link
    assert BoardSession(play, "fr", seat=1).hear({"do": "link", "seat": 2}).answer is None
    assert BoardSession(play, "fr").hear({"do": "link", "seat": 9}).answer is None


# --- what one seat saw ------------------------------------------------------------------------------------------------


def seen_by(seat: int, name: str = "nightmare/sample") -> str:
    return links.link(pnrules.load(name), seat=seat)


def test_what_a_seat_saw_is_opened_with_that_seat_s_eyes_and_the_reader_s_own_come_back_with_the_next_game() -> None:
    session = table()
    session.hear({"do": "open", "text": seen_by(2)})
    assert session.traits["notice"] is None
    assert (session.seat, session.traits["seat"], session.traits["info"]["eyes"]) == (2, 2, 2)
    assert session.traits["base"]["nodes"] == pnrules.load("nightmare/sample").payload(2)["nodes"]
    session.hear({"do": "deal-back"})
    assert (session.seat, session.traits["seat"]) == (None, None)
    assert "eyes" not in session.traits["info"]


def test_of_what_a_seat_saw_only_what_can_be_done_is_offered() -> None:
    session = DealingSession.of_address({}, offer=("lang", "seat", "rules"))
    session.hear({"do": "open", "text": seen_by(2)})
    traits = session.traits
    assert traits["offer"] == ["lang"]
    assert (traits["info"]["removable"], traits["info"]["answers"], traits["plays"]["again"]) == ([], {}, [])
    company = traits["table"]
    assert company is not None
    assert [company[each] for each in ("hints", "edits", "passes")] == [False] * 3
    session.hear({"do": "deal-back"})
    assert session.traits["offer"] == ["lang", "seat", "rules"]


ON: tuple[dict[str, Any], ...] = (
    *({"do": each} for each in ("keep", "review", "train")),
    {"do": "what-if", "node": 1, "option": ["pass"], "end": 3},
    {"do": "without", "card": "BUG", "end": 3},
    {"do": "ruling", "id": "N-05", "answer": "unlimited", "end": 3},
    {"do": "again", "deal": "same"},
    {"do": "rules", "edition": "3.1", "rulings": {}},
    {"do": "advise", "node": 1},
    {"do": "settle", "node": 0},
    {"do": "edit", "node": 0},
    {"do": "make", "node": 0},
    {"do": "pass", "on": True},
)
"""Messages that need more than what one seat saw."""


@pytest.mark.parametrize("message", ON, ids=lambda message: message["do"])
def test_what_needs_the_rest_says_that_only_what_one_player_saw_is_known(message: dict[str, Any]) -> None:
    session = table()
    session.hear({"do": "open", "text": seen_by(2)})
    before = len(session.play)
    assert session.hear(message).answer is None
    assert refusal(session) == "error-only-seen"
    assert len(session.play) == before


def test_a_position_is_not_built_from_what_one_player_saw() -> None:
    session = BoardSession(pnrules.load(seen_by(2)))
    with pytest.raises(PnError) as found:
        session.build(0)
    assert found.value.id == "error-only-seen"


def test_the_options_of_whoever_is_asked_are_shown_and_none_of_them_can_be_chosen() -> None:
    play = pnrules.load("nightmare/new-deal", seed=4)
    assert play.ask is not None
    session = table()
    session.hear({"do": "open", "text": links.link(play, seat=int(play.ask.who))})
    ask = session.traits["ask"]
    assert ask is not None
    assert [offer["option"] for offer in ask["options"]] == [list(option) for option in play.options]
    session.hear({"do": "choose", "node": play.head, "option": list(play.options[0]), "who": play.ask.who})
    assert refusal(session) == "error-only-seen"


def test_nobody_else_s_eyes_can_be_had_of_what_a_seat_saw() -> None:
    session = BoardSession(pnrules.load(seen_by(2)), offer=("seat",))
    assert session.seat == 2
    for seat in (1, None):
        session.hear({"do": "see", "seat": seat})
        assert session.seat == 2
        assert session.traits["notice"] is not None


def test_what_a_seat_saw_can_be_walked_through_drawn_reported_named_and_sent_on() -> None:
    session = table()
    link = seen_by(2)
    session.hear({"do": "open", "text": link})
    session.hear({"do": "goto", "node": 3})
    session.hear({"do": "redo"})
    session.hear({"do": "undo"})
    session.hear({"do": "name", "node": 3, "name": "here"})
    session.hear({"do": "foresee", "node": 3})
    assert session.traits["notice"] is None
    for message in ({"do": "draw", "node": 3, "as": "svg"}, {"do": "report", "node": 3}, {"do": "link", "seat": 2}):
        assert session.hear(message).answer is not None


def test_a_question_at_the_table_is_not_settled_by_what_one_player_saw() -> None:
    session = QuestionSession("nightmare")
    session.hear({"do": "open", "text": seen_by(2)})
    assert notice(session)[0] == "board-not-opened"


def test_whoever_was_given_one_seat_s_eyes_keeps_them_for_what_is_opened() -> None:
    session = table(seat=2)
    session.hear({"do": "open", "text": LINE})
    assert session.seat == 2
