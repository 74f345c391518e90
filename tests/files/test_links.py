"""A play as a link: opened again it is the same play, and what is no good link is told by a sentence."""

from __future__ import annotations

import base64
import random
import statistics
import zlib
from collections.abc import Iterator

import pytest

import pnrules
from pnrules.files import links, saves
from pnrules.files.links import LONGEST, MARK, MOST_BYTES
from pnrules.kernel.chance import seeded
from pnrules.kernel.errors import BadInput
from pnrules.kernel.facets.players import Players
from pnrules.kernel.state import CHANCE
from pnrules.players.random_games import opening
from pnrules.showing.play import ShownPlay

GAMES = ("nightmare", "bandwidth", "runtime_error")


def at_random(game: str, seed: int, choices: int = 10_000) -> ShownPlay:
    """A whole game, or the beginning of one, by people who choose at random."""
    rng = random.Random(f"link {game} {seed}")
    play = ShownPlay(opening(game), chance=seeded(seed))
    for _ in range(choices):
        if play.ask is None or len(play) > 4_000:
            break
        play.choose(Players.of(play.setup.game).at_random(play.options, rng, 0.5))
    return play


def packed(**changes: object) -> str:
    """The link of the worked example, with something else in it."""
    return links.written({**links.packed(pnrules.load("nightmare/sample")), **changes})


def as_link(data: bytes) -> str:
    return f"{MARK}1.{base64.urlsafe_b64encode(zlib.compress(data)).rstrip(b'=').decode()}"


def problems(link: str) -> Iterator[tuple[str, str]]:
    with pytest.raises(BadInput) as found:
        pnrules.load(link)
    yield from ((problem.place, problem.id) for problem in found.value.problems)


# --- the same again ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_link_opens_the_same_choices_at_the_same_place(game: str) -> None:
    play = at_random(game, 1, 40)
    play.goto(play.parent(play.head) or 0)
    found = pnrules.load(links.link(play))
    assert saves.save(found) == saves.save(play)


def test_branches_names_and_the_way_that_redo_goes_are_in_the_link() -> None:
    play = pnrules.load("nightmare/sample")
    last = play.head
    play.name(last, "as it was")
    play.undo()
    play.choose(next(option for option in play.options if option != play.step_to(last).answer))
    play.undo()
    found = pnrules.load(links.link(play))
    assert len(found.children(found.head)) == 2
    assert found.names == {"as it was": last}
    assert saves.save(found) == saves.save(play)


def test_rulings_what_players_are_called_and_the_title_are_in_the_link() -> None:
    play = ShownPlay(opening("nightmare", "3.1", rulings={"N-05": "unlimited"}, names=("Ada L'or", "Cléo")), chance=seeded(3))
    play.title = {"en": "At our table", "fr": "À notre table"}
    play.choose(play.options[0])
    found = pnrules.load(links.link(play))
    assert found.setup == play.setup
    assert found.title == play.title


def test_a_play_that_begins_in_the_midst_of_something_has_a_link_too() -> None:
    rest = "building.0 running.0 run.runner=1 run.running=yes"
    play = pnrules.load(f"PN 3.0 | 2GOTO >1FUTURE 3BUG | ACQUIRE | ZAP | BREAK | discards: RUN || {rest}", seed=1)
    play.choose(play.options[0])
    assert saves.save(pnrules.load(links.link(play))) == saves.save(play)


def test_whoever_opens_a_link_can_go_on_with_chance_of_their_own() -> None:
    play = at_random("runtime_error", 2, 12)
    found = pnrules.load(links.link(play), seed=9)
    while found.ask is not None and found.drawn == play.drawn:
        found.choose(found.options[0])
    assert any(step.before.ask.who == CHANCE for step in found.trace if step.before.ask is not None)


def test_the_address_before_the_mark_and_what_follows_a_link_say_nothing() -> None:
    link = links.link(pnrules.load("nightmare/sample"), "fr", "https://example.org/games/fr/play.html?lang=fr")
    assert pnrules.load(f"  {link}&x=1 ").points == (9, 9, 8)
    assert links.opened(link).lang == "fr"
    assert links.opened(links.link(pnrules.load("nightmare/sample"))).lang is None


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_link_of_a_whole_random_game_is_short_enough_to_be_sent(game: str) -> None:
    sizes = sorted(len(links.link(at_random(game, seed))) for seed in range(20))
    assert statistics.median(sizes) <= 1_200
    assert sizes[int(len(sizes) * 0.95)] <= 3_000


# --- no good link -----------------------------------------------------------------------------------------------------

BROKEN = (
    ({"head": "last"}, ("head", "problem-expected")),
    ({"after": {"9999": 0}}, ("after.9999", "problem-expected")),
    ({"start": "PN 3.0 | GOTTO | - | -"}, ("start col. 10", "problem-unknown-card")),
    ({"lang": "de"}, ("lang", "problem-not-one-of")),
    ({"answers": [["chance", "fly"]]}, ("answers[0][2]", "problem-not-one-of")),
)
"""What stands in a link instead, and what is told of it."""
UNREADABLE = (
    (f"{MARK}1.", "problem-link-damaged"),
    (f"{MARK}x", "problem-link-damaged"),
    (f"{MARK}0.abc", "problem-link-damaged"),
    (MARK, "problem-link-damaged"),
    (as_link(b"\xff"), "problem-link-damaged"),
    (as_link(b"[1"), "problem-not-json"),
    (f"{MARK}2.abc", "problem-newer-link"),
    (f"{MARK}1.{'A' * (LONGEST + 1)}", "problem-link-large"),
    (as_link(b" " * (MOST_BYTES + 1)), "problem-link-large"),
)


@pytest.mark.parametrize(("link", "id"), UNREADABLE)
def test_what_is_no_whole_link_of_ours_gets_a_sentence(link: str, id: str) -> None:
    assert list(problems(link)) == [("$", id)]


def test_a_link_that_was_cut_off_or_changed_on_its_way_says_that_it_is_damaged() -> None:
    link = links.link(pnrules.load("nightmare/sample"))
    middle = len(link) // 2
    for damaged in (link[:-5], f"{link[:middle]}_{link[middle:]}", link[:middle] + link[middle + 1 :]):
        assert list(problems(damaged)) == [("$", "problem-link-damaged")]


@pytest.mark.parametrize(("changes", "told"), BROKEN)
def test_what_is_wrong_in_a_link_is_told_with_its_place(changes: dict[str, object], told: tuple[str, str]) -> None:
    assert list(problems(packed(**changes))) == [told]


def test_a_link_whose_answers_the_rules_forbid_opens_as_far_as_they_fit_and_says_where_they_end() -> None:
    play = pnrules.load(packed(answers=[[1, "execute"]], after={}))
    assert "save-answers-left-out" in [problem.id for problem in play.otherwise]


def test_a_position_is_not_played_with_another_deck() -> None:
    with pytest.raises(BadInput) as found:
        pnrules.load(links.link(at_random("bandwidth", 1, 5)), deck="classic")
    assert [problem.id for problem in found.value.problems] == ["problem-line-deck"]
