"""What one seat saw, as a link: opened again it is that and nothing else, and nothing hidden is in it."""

from __future__ import annotations

import json
import random
import statistics
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import pnrules
from pnrules.files import links, saves, seat_links
from pnrules.kernel.errors import BadInput, NoSuchSeat, PnError, Refused
from pnrules.kernel.state import CHANCE
from pnrules.showing.play import ShownPlay
from pnrules.showing.seen import SeenPlay, seen
from tests.files.test_links import GAMES, at_random
from tests.kernel.endless import Counter, start

EXAMPLES = ("nightmare/sample", "bandwidth/example", "runtime_error/sample-round")


@cache
def whole(game: str) -> ShownPlay:
    """A game at a random moment, with branches and a name."""
    play = at_random(game, 3, 25)
    last = play.head
    play.name(last, "as it was")
    asked = [node for node in play.line() if (ask := play.state_at(node).ask) is not None and ask.who != CHANCE]
    for node in asked[len(asked) // 2 :][:3]:
        play.choose(play.state_at(node).ask.options[-1], at=node)  # type: ignore[union-attr]
    play.goto(last)
    return play


def seats(play: ShownPlay) -> range:
    return range(1, len(play.setup.players) + 1)


def of_a_seat(**changes: object) -> str:
    """A link of what a seat saw of the worked example, with something else in it."""
    return links.written({**seat_links.packed(seen(pnrules.load("nightmare/sample"), 1)), **changes})


# --- what it shows ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_s_link_shows_every_step_and_branch_as_that_seat_s_own_board_does(game: str) -> None:
    play = whole(game)
    for seat in seats(play):
        found = pnrules.load(links.link(play, seat=seat))
        assert (found.seat, found.head, found.names) == (seat, play.head, play.names)
        assert found.payload(seat) == play.payload(seat)
        assert found.loops_payload(seat) == play.loops_payload(seat)
        assert found.result_payload() == play.result_payload()
        assert found.to_svg("en", None, seat) == play.to_svg("en", None, seat)
        for lang in ("en", "fr"):
            assert found.to_text(lang) == play.to_text(lang, seat)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_asked_finds_the_question_with_what_is_refused_in_the_link(game: str) -> None:
    play = whole(game)
    for node in [node for node in play.line() if (ask := play.state_at(node).ask) is not None and ask.who != CHANCE][-3:]:
        play.goto(node)
        for seat in seats(play):
            assert pnrules.load(links.link(play, seat=seat)).ask_payload(seat) == play.ask_payload(seat)


@pytest.mark.parametrize("secret", [False, True])
def test_a_suspended_run_and_a_proved_loop_are_told_as_the_seat_knows_them(secret: bool) -> None:
    play = ShownPlay(start(Counter(0, 42, 605, secret=secret)))
    found = seen(play, 1)
    assert found.running_payload(1) == play.running_payload(1)
    assert found.loops_payload(1) == play.loops_payload(1) == ([] if secret else [[42, [606]]])
    assert (found.lasso() is None) == secret
    assert found.to_text("en", 1) == play.to_text("en", 1)


def test_a_view_that_comes_back_is_no_loop_if_something_hidden_has_changed() -> None:
    """In Runtime Error hands change, and the other player sees a table on which nothing did."""
    play = at_random("runtime_error", 3)
    for seat in seats(play):
        assert pnrules.load(links.link(play, seat=seat)).loops_payload(seat) == play.loops_payload(seat)


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_was_seen_can_be_sent_on_and_is_the_same_link(name: str) -> None:
    link = links.link(pnrules.load(name), "fr", seat=2)
    again = pnrules.load(link)
    assert links.link(again, "fr") == links.link(again, "fr", seat=2) == link


# --- what it hides ----------------------------------------------------------------------------------------------------


def told(play: ShownPlay, seat: int) -> list[Any]:
    """The positions and steps that a seat saw, by the game alone."""
    view = play.setup.game.view
    return [(step.rule, step.seen_by(seat), view(step.after, seat)._replace(memory=None)) for step in play.trace]


def replaced(value: Any, instead: dict[str, str]) -> Any:
    return tuple(replaced(each, instead) for each in value) if isinstance(value, tuple) else instead.get(value, value)


def with_others(play: ShownPlay, instead: dict[str, str]) -> ShownPlay | None:
    """The same game with other cards in place of hidden ones; None where a copy cannot be played in place of another."""
    found = ShownPlay(play.start, title=play.title)
    for step in play.trace:
        if step.answer is not None:
            try:
                found.choose(*replaced(step.answer, instead), seat=step.before.ask.who)  # type: ignore[union-attr]
            except Refused:
                return None
    return found


def other_games(game: str, seed: int) -> Iterator[tuple[ShownPlay, ShownPlay, int]]:
    """For each seat a random game at a random moment, and one with other hidden cards that looks the same to that seat."""
    rng = random.Random(f"hidden {game} {seed}")
    play = at_random(game, seed, rng.randrange(1, 60))
    for seat in seats(play):
        text = json.dumps(seat_links.packed(seen(play, seat)), ensure_ascii=False)
        hidden = [card for card in play.setup.game.cards(play.start) if f'"{card}"' not in text]
        other = with_others(play, dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True)))
        if other is not None and told(other, seat) == told(play, seat):
            yield play, other, seat


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_link_is_the_same_byte_for_byte_whatever_the_hidden_cards_are(game: str) -> None:
    pairs = [pair for seed in range(12) for pair in other_games(game, seed)]
    for play, other, seat in pairs:
        assert links.link(play, seat=seat) == links.link(other, seat=seat)
    assert sum(one.state != other.state for one, other, _ in pairs) > 12, "hidden cards were others"


@pytest.mark.parametrize("game", GAMES)
def test_no_card_of_another_hand_and_none_to_come_is_in_a_seat_s_link(game: str) -> None:
    play = whole(game)
    for seat in seats(play):
        text = json.dumps(seat_links.packed(seen(play, seat)), ensure_ascii=False)
        shown = json.dumps(play.payload(seat), ensure_ascii=False)
        hidden = [card for card in play.setup.game.cards(play.start) if f'"{card}"' not in shown]
        assert hidden
        assert not [card for card in hidden if f'"{card}"' in text]


# --- what cannot be done ----------------------------------------------------------------------------------------------


def test_the_rules_do_not_go_on_without_what_is_hidden() -> None:
    play = pnrules.load(links.link(pnrules.load("nightmare/new-deal", seed=4), seat=1))
    assert isinstance(play, SeenPlay)
    for does in (
        lambda: play.choose(play.options[0]),
        lambda: play.go_on(),
        lambda: play.preview(play.options[0]),
        lambda: play.to_line(),
        lambda: play.to_scenario(),
        lambda: play.replayed(),
        lambda: play.without("BUG"),
        lambda: play.since(0),
        lambda: saves.save(play),
    ):
        before = (len(play), play.head)
        with pytest.raises(PnError) as found:
            does()
        assert found.value.id in {"error-only-seen", "error-answer-needed"}
        assert (len(play), play.head) == before


def test_what_was_chosen_before_can_be_walked_through_again() -> None:
    play = pnrules.load(links.link(pnrules.load("nightmare/sample"), seat=1))
    end = play.head
    play.rewind()
    assert play.ask is not None
    while play.head != end:
        play.redo()
    play.undo()
    assert play.head < end


def test_nobody_else_s_eyes_are_in_a_seat_s_link() -> None:
    play = pnrules.load(links.link(pnrules.load("nightmare/sample"), seat=1))
    for does in (lambda: play.to_text("en", 2), lambda: play.payload(3), lambda: links.link(play, seat=2)):
        with pytest.raises(NoSuchSeat) as found:
            does()
        assert found.value.id == "error-other-eyes"


@pytest.mark.parametrize("seat", [0, 4, -1, True])
def test_there_is_no_link_of_a_seat_that_nobody_has(seat: int) -> None:
    with pytest.raises(NoSuchSeat):
        links.link(pnrules.load("nightmare/sample"), seat=seat)


# --- no good link -----------------------------------------------------------------------------------------------------

STEP = [1, 0, [1], {}]
BROKEN: tuple[tuple[dict[str, object], tuple[str, str]], ...] = (
    ({"seat": 4}, ("seat", "problem-out-of-range")),
    ({"setup": {"game": "chess"}}, ("setup.game", "problem-no-such-game")),
    ({"rules": [["nightmare-flies", [], "card-run", []]]}, ("rules[0][0]", "problem-no-such-place")),
    ({"rules": [["nightmare-draws", [], "card-run", ["N-00"]]]}, ("rules[0][3][0]", "problem-not-one-of")),
    ({"steps": [[1, 0, ["\x9b2J"], {}]]}, ("steps[0][2][0]", "problem-markup")),
    ({"start": {}}, ("start.board", "problem-missing")),
    ({"start": {"board": 5, "frames": [], "ask": None}}, ("start.board", "problem-expected")),
    ({"head": 9999}, ("head", "problem-out-of-range")),
    ({"steps": [[2, *STEP[1:]]]}, ("steps[0][0]", "problem-must-be")),
    ({"steps": [[1, 99, [1], {}]]}, ("steps[0][1]", "problem-out-of-range")),
    ({"steps": [[1, 0, [1, 2, 3, 4, 5], {}]]}, ("steps[0][2]", "problem-count-items")),
    ({"steps": [[1, 0, [1, "RUN"], {"board.nowhere.at": 1}]]}, ("steps[0][3]", "problem-expected")),
    ({"steps": [[1, 0, [1, "RUN"], {"hands": 1}]]}, ("steps[0][3].hands", "problem-unknown-field")),
    ({"loops": [[0, [0]]]}, ("loops[0][1]", "problem-out-of-range")),
    ({"left": {"9999": ["proved", 3]}}, ("left.9999", "problem-expected")),
    ({"names": {"here": -1}}, ("names.here", "problem-out-of-range")),
    ({"lang": "de"}, ("lang", "problem-not-one-of")),
)
"""What stands in a link instead, and what is told of it."""


@pytest.mark.parametrize(("changes", "first"), BROKEN)
def test_what_is_wrong_in_a_seat_s_link_is_told_with_its_place(changes: dict[str, object], first: tuple[str, str]) -> None:
    with pytest.raises(BadInput) as found:
        pnrules.load(of_a_seat(**changes))
    assert first in [(problem.place, problem.id) for problem in found.value.problems]


def test_positions_that_grow_too_large_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_links, "MOST_READ", 1_000_000)
    data = seat_links.packed(seen(pnrules.load("nightmare/sample"), 1))
    of, args = data["steps"][0][1:3]
    first = [1, of, args, {"board.table.discards": ["ZAP"] * 5_000}]
    with pytest.raises(BadInput) as found:
        seat_links.restore({**data, "head": 0, "steps": [first, *([1, of, args, {"board.pc": n}] for n in range(60))]})
    assert [(problem.place, problem.id) for problem in found.value.problems] == [("$", "problem-link-large")]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_link_of_what_a_seat_saw_of_a_whole_random_game_can_be_sent(game: str) -> None:
    sizes = sorted(len(links.link(at_random(game, seed), seat=1)) for seed in range(20))
    assert statistics.median(sizes) <= 9_000
    assert sizes[int(len(sizes) * 0.95) - 1] <= 13_000
