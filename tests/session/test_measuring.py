"""Games that are played to be measured while a page is looking on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pnrules import words
from pnrules.lab.asked import asked_of
from pnrules.pages import opening
from pnrules.session import BoardSession, DealingSession, MeasuringSession
from pnrules.session.measuring import OFFERED, plans_of

HOUSE = json.loads((Path(__file__).parents[2] / "pnrules/bandwidth/decks/house.json").read_text(encoding="utf-8"))


def told(session: BoardSession) -> Any:
    return session.traits["measured"]


def measured(session: BoardSession, message: dict[str, Any]) -> Any:
    """What a page is told when everything that it asked for has been played."""
    session.hear(message)
    while told(session)["done"] < told(session)["of"]:
        before = told(session)["done"]
        session.hear({"do": "measure-on"})
        assert told(session)["done"] > before
    return told(session)


@pytest.fixture(scope="module")
def seats() -> MeasuringSession:
    session = opening.measured("seats", "en")
    measured(session, {"do": "measure", "setup": 1, "games": 30})
    return session


def test_nothing_is_played_before_somebody_asks() -> None:
    session = opening.measured("seats", "fr")
    assert (told(session)["done"], told(session)["of"], told(session)["told"]) == (0, 0, {})
    assert [each["fr"] for each in told(session)["setups"]] == [
        "Programmer's Nightmare",
        "Programmer: Battle for Bandwidth",
        "Runtime Error",
    ]
    session.hear({"do": "measure-on"})
    assert told(session)["done"] == 0


@pytest.mark.long
def test_a_question_is_answered_in_both_languages_when_all_is_played(seats: MeasuringSession) -> None:
    """Bandwidth for 2, 3 and 4: 30 games of each, and a line for each of the 9 seats."""
    found = told(seats)
    assert (found["done"], found["of"]) == (90, 90)
    assert set(found["told"]) == set(words.LANGUAGES)
    (answer,) = found["told"]["en"]["answers"]
    assert answer["asks"] == "Is it better to go first?"
    everybody = [f"player {seat}" for many in (2, 3, 4) for seat in range(1, many + 1)]
    assert [line["cells"][1] for line in answer["lines"]] == everybody
    assert found["told"]["en"]["heading"] == "Programmer: Battle for Bandwidth: 30 games of each kind"


@pytest.mark.long
def test_a_line_opens_its_game(seats: MeasuringSession) -> None:
    """The example of player 3 at a table of four is a game that player 3 wins alone."""
    (answer,) = told(seats)["told"]["en"]["answers"]
    line = answer["lines"][-2]
    assert line["cells"][1] == "player 3"
    before = told(seats)["opened"]
    which = {name: line["opens"][name] for name in ("experiment", "game", "choice")}
    heard = seats.hear({"do": "measure-open", **which})
    assert heard.traits["notice"] is None
    assert len(seats.play.setup.players) == 4
    assert seats.play.setup.game.winners(seats.play.state) == (3,)
    assert told(seats)["opened"] == before + 1


@pytest.mark.long
def test_a_game_opens_at_its_place(seats: MeasuringSession) -> None:
    """After five choices of seats, the sixth is asked."""
    seats.hear({"do": "measure-open", "experiment": 0, "game": 2, "choice": 5})
    steps = seats.play.steps(seats.play.head)
    asked = [step.before.ask for step in steps if step.before.ask is not None and step.answer is not None]
    assert sum(ask.who != "chance" and len(ask.options) > 1 for ask in asked) == 5
    assert not seats.play.over
    seats.play.goto(max(seats.play.leaves()))
    assert seats.play.over


@pytest.mark.long
@pytest.mark.parametrize(
    "message",
    [
        {"do": "measure-open", "experiment": 0, "game": 30, "choice": None},
        {"do": "measure-open", "experiment": 3, "game": 0, "choice": None},
        {"do": "measure-open", "experiment": -1, "game": 0, "choice": None},
        {"do": "measure-open", "experiment": 0, "game": 0, "choice": -4},
        {"do": "measure-open", "experiment": 0, "game": "0", "choice": None},
        {"do": "measure", "setup": 3, "games": 30},
        {"do": "measure", "setup": 0, "games": 1_000_000},
        {"do": "measure", "setup": 0},
    ],
)
def test_what_was_not_offered_is_refused_and_changes_nothing(seats: MeasuringSession, message: dict[str, Any]) -> None:
    before, head = told(seats), seats.play.head
    notice = seats.hear(message).traits["notice"]
    assert notice is not None
    assert notice["id"] == "board-not-understood"
    assert (told(seats), seats.play.head) == (before, head)


def test_an_ordinary_board_measures_nothing() -> None:
    session = opening.new_game("bandwidth", "en")
    notice = session.hear({"do": "measure-on"}).traits["notice"]
    assert notice is not None
    assert "measured" not in session.traits


@pytest.mark.long
def test_rulings_are_compared_on_the_same_deals() -> None:
    session = MeasuringSession(plans_of(asked_of("rulings"))[2:3])
    found = measured(session, {"do": "measure", "setup": 0, "games": OFFERED[0]})
    (answer,) = found["told"]["en"]["answers"]
    assert [line["cells"][0].partition("=")[0] for line in answer["lines"]] == sorted(
        line["cells"][0].partition("=")[0] for line in answer["lines"]
    )
    assert answer["lines"][0]["cells"][0].startswith("B-")


# --- a card set of one's own ------------------------------------------------------------------------------------------------


def own() -> DealingSession:
    return opening.own_cards(HOUSE, "en", 2, 1)


def test_a_card_set_is_checked_before_it_is_measured_and_each_problem_has_its_place() -> None:
    session = own()
    wrong = {**HOUSE, "cards": [{**HOUSE["cards"][0], "count": 0}, *HOUSE["cards"][1:]]}
    session.hear({"do": "measure-cards", "cards": json.dumps(wrong), "players": 2, "games": 30})
    deal = session.traits["deal"]
    assert deal is not None
    assert [each["place"] for each in deal["problems"]] == ["cards[0].count"]
    session.hear({"do": "measure-cards", "cards": "{", "players": 2, "games": 30})
    deal = session.traits["deal"]
    assert deal is not None
    assert deal["problems"]
    session.hear({"do": "measure-cards", "cards": json.dumps(HOUSE), "players": 40, "games": 30})
    deal = session.traits["deal"]
    assert deal is not None
    assert deal["problems"]
    assert "measured" not in session.traits


@pytest.mark.long
def test_the_report_on_a_card_set_is_on_its_page_and_its_games_lead_back() -> None:
    session = own()
    mine = {**HOUSE, "title": "Mine", "cards": [card for card in HOUSE["cards"] if card["kind"] != "firewall"]}
    found = measured(session, {"do": "measure-cards", "cards": json.dumps(mine), "players": 3, "games": 30})
    report = found["told"]["fr"]
    assert [each["asks"] for each in report["answers"]][:3] == [
        "Comment finissent les parties\u202f?",
        "Combien dure une partie\u202f?",
        "Vaut-il mieux commencer\u202f?",
    ]
    assert report["findings"]
    used = {line["cells"][0] for answer in report["answers"] for line in answer["lines"]}
    assert "Cut and Paste" in used
    assert "Firewall" not in used
    session.hear({"do": "measure-open", "experiment": 0, "game": 4, "choice": None})
    assert len(session.play.setup.players) == 3
    assert session.play.over
    assert json.loads(session.cards or "") == mine  # what was written stays in its field
    session.hear({"do": "deal-back"})
    assert len(session.play.setup.players) == 2
