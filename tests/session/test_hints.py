"""Hints: on demand, slice by slice, for whoever is asked, from what that seat sees; never where one is to find out oneself."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pnrules import Play, load
from pnrules.files import scenario
from pnrules.kernel.facets.players import Players
from pnrules.session import BoardSession, ClaimSession, DealingSession, LessonSession, LevelSession, TrainerSession
from pnrules.session.deals import usual
from pnrules.teaching.levels import Level
from tests.session.table import KINDS, OFFER, Reader, deal
from tests.session.test_claim import clubs_and_spades


@pytest.fixture(autouse=True)
def weak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints come of a few simulations here."""
    for game, _ in KINDS:
        judged = Players.of(usual(game).play().setup.game).judgement()
        monkeypatch.setattr(type(judged), "strength", 30)


def hinted(session: BoardSession, node: int | None = None) -> dict[str, Any]:
    """The whole hint at a node, by default where play stands."""
    at = session.play.head if node is None else node
    for _ in range(500):
        session.hear({"do": "advise", "node": at})
        found = session.traits["advice"]
        assert isinstance(found, dict), session.traits["notice"]
        if found["done"] >= found["of"]:
            return found
    raise AssertionError("it never ends")


def refused(session: BoardSession, node: int | None = None) -> str | None:
    session.hear({"do": "advise", "node": session.play.head if node is None else node})
    notice = session.traits["notice"]
    return None if notice is None else str(notice["id"])


@pytest.mark.parametrize(("game", "version"), KINDS)
def test_it_says_of_the_choices_how_much_of_the_win_may_be_expected(game: str, version: int) -> None:
    session = DealingSession(deal(game, version, "person,person", hands="open"), offer=OFFER)
    while len(session.play.options) < 2:
        session.play.choose(session.play.options[0])
        session.refresh()
    ask = session.traits["ask"]
    found = hinted(session)
    offered = [each["option"] for each in ask["options"]]
    assert (found["node"], found["seat"]) == (session.play.head, ask["who"])
    assert all(each["option"] in offered for each in found["options"])
    assert len(found["options"]) > 1
    for each in found["options"]:
        assert sum(each["expects"]) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in each["expects"])
    assert sum(each["share"] for each in found["options"]) == pytest.approx(1)
    shares = [each["share"] for each in found["options"]]
    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize(("game", "version"), [kind for kind in KINDS if kind != ("nightmare", 1)])
def test_what_the_seat_does_not_see_changes_no_hint(game: str, version: int) -> None:
    play = deal(game, version, "person,person").play()
    while len(play.options) < 2:
        play.choose(play.options[0])
    state = play.state
    assert state.ask is not None
    seat, judged = int(state.ask.who), Players.of(state.setup.game).judgement()
    assert judged is not None
    others = (judged.supposed(state.setup.game.view(state, seat), seat, Random(each)) for each in range(20))
    otherwise = next(other for other in others if other.board != state.board)
    told = [hinted(BoardSession(Play(position))) for position in (state, otherwise)]
    each = {"node": 0, "slices": 0}
    assert {**told[0], **each} == {**told[1], **each}


def test_it_is_given_at_an_earlier_choice_too_and_put_away() -> None:
    session = BoardSession(load("nightmare/sample"))
    earlier = next(node for node in session.play.line() if len(getattr(session.play.state_at(node).ask, "options", ())) > 1)
    assert earlier != session.play.head
    assert hinted(session, earlier)["node"] == earlier
    session.hear({"do": "advise-end"})
    assert session.traits["advice"] is None


def test_it_is_gone_with_other_eyes_and_with_another_game() -> None:
    session = DealingSession(deal("bandwidth", 1, "person,person", hands="open"), offer=OFFER)
    hinted(session)
    session.hear({"do": "see", "seat": 2})
    assert session.traits["advice"] is None
    session.hear({"do": "see", "seat": None})
    hinted(session)
    session.hear({"do": "again", "deal": "same"})
    assert session.traits["advice"] is None


def test_nobody_gets_one_for_a_hand_that_they_do_not_see() -> None:
    page = Reader(DealingSession(deal("bandwidth", 1, "person,person"), seat=2, offer=OFFER))
    assert page.page["ask"]["who"] == 1
    assert refused(page.session) == "board-no-hint"
    assert page.session.traits["advice"] is None


def test_there_is_none_where_nothing_is_to_be_chosen_and_none_at_no_place() -> None:
    session = BoardSession(load("nightmare/sample"))
    assert refused(session, 0) == "board-no-hint"
    assert refused(session, 10**6) == "board-not-understood"
    assert refused(session, -1) == "board-not-understood"


def test_none_is_given_where_one_is_to_find_out_by_oneself() -> None:
    level = LevelSession(Level(scenario.load("nightmare/levels/2-runs/01-first-break")))
    name = "nightmare/learn/01-first-points"
    lesson = LessonSession(name, {name: name})
    claim = ClaimSession(clubs_and_spades(0, 0).state)
    trainer = TrainerSession("nightmare")
    for session in (level, lesson, claim, trainer):
        assert session.traits["table"]["hints"] is False
        assert refused(session) is not None
        assert session.traits["advice"] is None


def test_exercises_on_one_s_own_game_get_none() -> None:
    page = Reader(DealingSession(deal("bandwidth", 1, "person,person", hands="open"), offer=OFFER))
    while not page.session.play.over:
        page.choose()
    assert page.table["hints"] is True
    page.send(do="train")
    assert page.table["hints"] is False
    assert refused(page.session) == "board-not-understood"
