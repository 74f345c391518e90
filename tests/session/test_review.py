"""A game looked through: which choices were clearly worse than another, by what their seat could see; and tried again there."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pnrules import Play
from pnrules.files import saves, scenario
from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.state import AnyState, Option
from pnrules.players import turning
from pnrules.session import BoardSession, DealingSession, LevelSession, opponents, review
from pnrules.teaching.levels import Level
from tests.session.table import KINDS, OFFER, Reader, deal


def weaker(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is looked through with few simulations a choice."""
    monkeypatch.setattr(review, "STRENGTH", 8)


def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every choice is a turning point that was not the best, by however little."""
    monkeypatch.setattr(turning, "CLEARLY", -2.0)
    monkeypatch.setattr(turning, "SURE", -1000.0)


def looked_through(session: BoardSession) -> dict[str, Any]:
    """What was found on the line to where play stands."""
    for _ in range(20_000):
        session.hear({"do": "review"})
        found = session.traits["turning"]
        assert isinstance(found, dict), session.traits["notice"]
        if found["done"] >= found["of"]:
            return found
    raise AssertionError("it never ends")


def over(game: str, version: int, who: str, seed: int = 1) -> Reader:
    page = Reader(DealingSession(deal(game, version, who, seed, hands="open"), offer=OFFER), seed)
    while not page.session.play.over:
        page.goes_on()
    return page


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "version"), [pytest.param(*kind, marks=pytest.mark.slow if kind == ("nightmare", 1) else ()) for kind in KINDS]
)
def test_a_game_of_each_kind_is_looked_through_and_a_choice_of_a_person_is_tried_again(
    game: str, version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    weaker(monkeypatch)
    page = over(game, version, "person,random", seed=3)
    session, play = page.session, page.session.play
    found = looked_through(session)
    assert found["head"] == play.head
    choices = [(play.state_at(node), play.answer_to(play.line(after=node)[0])) for node in play.choices()]
    own = [answer for state, answer in choices if state.ask and state.ask.who == 1 and len(state.ask.options) > 1]
    assert found["of"] == len([answer for answer in own if answer and not Proving.of(play.setup.game).takes_thought(answer)])
    for point in found["found"]:
        state = play.state_at(point["node"])
        assert state.ask is not None
        assert (state.ask.who, point["seat"]) == (1, 1)
        assert point["chosen"] == list(play.step_to(play.line(after=point["node"])[0]).answer or ())
        assert tuple(point["better"]) in state.ask.options
        assert point["possible"] - point["expected"] >= turning.CLEARLY
        assert point["tries"] in (0, 8)
    lenient(monkeypatch)
    session.review = None
    (first, *_) = looked_through(session)["found"]
    page.send(do="choose", node=first["node"], option=first["better"], who=1)
    assert page.refused is None
    assert len(play.children(first["node"])) == 2
    assert page.page["turning"] is None, "another line has not been looked through"


def gives_away() -> tuple[AnyState, Option]:
    """BfB: a position in which one choice wins the game at once, and the choice there that lets another win it at once."""
    for seed in range(1, 100):
        rng, play = Random(seed), deal("bandwidth", 1, "person,person", seed).play()
        while not play.over:
            play.choose(rng.choice(play.options))
        state = play.state_at(next(play.choices()))
        assert state.ask is not None
        won = {option: winner_after(state, option) for option in state.ask.options}
        lost = [option for option, winner in won.items() if winner not in (None, state.ask.who)]
        if lost and state.ask.who in won.values():
            return state, lost[0]
    raise AssertionError("there is no such choice")


def winner_after(state: AnyState, option: Option) -> int | None:
    """Who has won by an option; None where nobody has."""
    play = Play(state)
    play.choose(option)
    winners = play.setup.game.winners(play.state)
    return winners[0] if len(winners) == 1 else None


@pytest.mark.long
def test_giving_the_game_away_at_the_last_moment_is_a_turning_point() -> None:
    state, lost = gives_away()
    play = Play(state)
    play.choose(lost)
    (found,) = looked_through(BoardSession(play))["found"]
    assert state.ask is not None
    assert (found["seat"], found["chosen"]) == (state.ask.who, list(lost))
    assert (found["expected"], found["possible"]) == (0, 1)


def test_it_can_be_stopped_and_gone_on_with_and_begins_anew_on_another_line() -> None:
    page = over("bandwidth", 1, "person,person")
    page.send(do="review")
    first = page.page["turning"]
    page.send(do="speak", lang="fr")
    assert page.page["turning"] == first
    page.send(do="review")
    assert page.page["turning"]["done"] > first["done"]
    page.send(do="undo")
    assert page.page["turning"] is None


def test_each_slice_changes_what_the_page_has_so_that_it_asks_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """However short a slice is, and while reasons are worked out as well."""
    monkeypatch.setattr(opponents, "SLICE", 0)
    state, lost = gives_away()
    play = Play(state)
    play.choose(lost)
    session, told = BoardSession(play), list[Any]()
    while not told or told[-1]["done"] < told[-1]["of"]:
        session.hear({"do": "review"})
        assert session.traits["turning"] not in told
        told.append(session.traits["turning"])
    assert told[-1]["found"][0]["instead"]


def test_whoever_sees_one_player_s_cards_is_told_of_that_player_s_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    weaker(monkeypatch)
    lenient(monkeypatch)
    page = over("bandwidth", 1, "person,person,person")
    everyone = looked_through(page.session)
    page.send(do="see", seat=2)
    assert page.page["turning"] is None
    own = looked_through(page.session)
    assert {point["seat"] for point in own["found"]} == {2}
    assert own["of"] < everyone["of"]


def test_a_play_that_was_kept_is_looked_through_too(monkeypatch: pytest.MonkeyPatch) -> None:
    weaker(monkeypatch)
    kept = saves.save(over("bandwidth", 1, "person,random").session.play)
    session = BoardSession(saves.restore(kept))
    assert looked_through(session)["of"] > 0


def test_nobody_looks_through_what_one_is_to_find_out_by_oneself() -> None:
    session = LevelSession(Level(scenario.load("nightmare/levels/2-runs/01-first-break")))
    session.hear({"do": "review"})
    assert session.traits["turning"] is None
    assert session.traits["notice"]["id"] == "board-not-understood"
