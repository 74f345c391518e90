"""Why: what is expected to follow a choice is told with the hint and at turning points, and played on the board as a branch."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from pnrules import Play, words
from pnrules.kernel.facets.players import Players
from pnrules.players.search import Search
from pnrules.players.variations import Variation, following
from pnrules.session import BoardSession, DealingSession
from pnrules.session.deals import usual
from pnrules.session.reasons import can_be_played
from tests.players.test_turning import defended, near_the_end
from tests.session.table import KINDS, OFFER, Reader, deal


@pytest.fixture(autouse=True)
def weak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints come of few simulations here."""
    for game, _ in KINDS:
        judged = Players.of(usual(game).play().setup.game).judgement()
        monkeypatch.setattr(type(judged), "strength", 20)


def hinted(session: BoardSession) -> dict[str, Any]:
    """The whole hint where play stands."""
    for _ in range(500):
        session.hear({"do": "advise", "node": session.play.head})
        found = session.traits["advice"]
        assert isinstance(found, dict), session.traits["notice"]
        if found["done"] >= found["of"]:
            return found
    raise AssertionError("it never ends")


def with_hint(game: str, version: int, seed: int = 1) -> Reader:
    """A page on which somebody has a choice, at some place of a game, and a whole hint."""
    page = Reader(DealingSession(deal(game, version, "person,person", seed, hands="open"), offer=OFFER), seed)
    for _ in range(12):
        page.choose()
    while len(page.page["ask"]["options"]) < 2:
        page.choose()
    hinted(page.session)
    page.page.update(page.session.traits)
    return page


def finished(found: Generator[None, None, Variation]) -> Variation:
    """What is worked out, when it is."""
    while True:
        try:
            next(found)
        except StopIteration as end:
            variation: Variation = end.value
            return variation


def branch(play: Play, first: int) -> list[int]:
    """A branch from its first node to its end."""
    nodes = [first]
    while below := play.children(nodes[-1]):
        nodes.append(below[-1])
    return nodes


@pytest.mark.parametrize(("game", "version"), KINDS)
def test_what_is_told_is_played_as_a_branch_and_play_stays(game: str, version: int) -> None:
    page = with_hint(game, version)
    play, advice = page.session.play, page.page["advice"]
    head, told = play.head, advice["best"]
    assert told["option"] == advice["options"][0]["option"]
    page.send(do="follow", node=head, option=told["option"])
    assert page.refused is None
    assert (play.head, page.page["head"]) == (head, head)
    first = page.page["view"]["node"]
    assert play.parent(first) == head
    assert list(play.answer_to(first) or ()) == told["option"]
    end = play.state_at(branch(play, first)[-1])
    assert told["open"] or list(play.setup.game.points(end)) == told["points"]
    assert page.page["advice"]["best"] == told, "the hint stays"


def test_it_is_told_in_whole_sentences_and_with_how_the_game_ends() -> None:
    """P1 executes ACQUIRE and wins with twenty points; P2 has eighteen."""
    session = BoardSession(near_the_end())
    best = hinted(session)["best"]
    said = [words.say("en", each, session.play.setup.players) for each in best["events"]]
    assert said[0] == "P1 executes ACQUIRE."
    assert best["points"] == [20, 18]
    assert "P1" in words.say("en", best["result"], session.play.setup.players)
    assert session.traits["advice"]["matters"] is True


def test_each_slice_changes_what_the_page_has_so_that_it_asks_for_more() -> None:
    session = BoardSession(near_the_end())
    told: list[Any] = []
    while not told or told[-1]["done"] < told[-1]["of"]:
        session.hear({"do": "advise", "node": session.play.head})
        assert session.traits["advice"] not in told
        told.append(session.traits["advice"])


def test_reasons_are_there_before_the_hint_is_whole() -> None:
    session = BoardSession(near_the_end())
    found: list[dict[str, Any]] = []
    while not found or found[-1]["done"] < found[-1]["of"]:
        session.hear({"do": "advise", "node": session.play.head})
        found.append(session.traits["advice"])
        if found[-1]["best"]:
            break
    assert found[-1]["done"] <= found[-1]["of"]
    assert found[-1]["best"]["option"] == ["execute"]


def test_what_somebody_would_draw_is_not_shown_to_them() -> None:
    """BfB: what comes of drawing a card can be looked at by whoever sees the whole table, and not by the seat that would draw."""
    page = Reader(DealingSession(deal("bandwidth", 1, "person,person", hands="open"), offer=OFFER))
    draws = next(tuple(each["option"]) for each in page.page["ask"]["options"] if each["option"][0].startswith("draw"))
    state = page.session.play.state
    search = Search(state.setup.game.view(state, 1), 1, state.memory)
    search.simulate(draws)
    variation = finished(following(search, draws, 1))
    assert variation.option == draws
    assert [can_be_played(variation, eyes) for eyes in (None, 1)] == [not variation.open, False]


def test_what_nobody_has_told_cannot_be_followed() -> None:
    page = with_hint("bandwidth", 1)
    size = len(page.session.play)
    for node, option in ((page.session.play.head, ["nothing"]), (0, page.page["advice"]["best"]["option"])):
        page.send(do="follow", node=node, option=option)
        assert page.refused == "board-not-understood"
    assert len(page.session.play) == size


def test_a_turning_point_says_what_was_to_be_expected_of_either_choice() -> None:
    play = near_the_end()
    asked = play.head
    play.choose("decline")
    session = BoardSession(play)
    while not (found := session.traits.get("turning")) or found["done"] < found["of"]:
        session.hear({"do": "review"})
    point = next(each for each in found["found"] if each["node"] == asked)
    assert (point["paid"], point["after"]["option"], point["instead"]["option"]) == (0, ["decline"], ["execute"])
    assert point["instead"]["points"] == [20, 18]
    session.hear({"do": "follow", "node": asked, "option": ["execute"]})
    assert session.play.head == play.head
    assert play.state_at(branch(play, session.traits["view"]["node"])[-1]).over


def test_a_payment_for_nothing_is_told() -> None:
    session = BoardSession(defended())
    while not (found := session.traits.get("turning")) or found["done"] < found["of"]:
        session.hear({"do": "review"})
    assert [(point["seat"], point["paid"]) for point in found["found"]] == [(1, 1)]
