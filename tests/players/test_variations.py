"""Why a choice is good or bad: what is told of it is what happens when it is played, whatever is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import pnrules
from pnrules import Play
from pnrules.kernel.chance import seeded
from pnrules.kernel.facets.players import Players
from pnrules.kernel.machine import onward
from pnrules.kernel.state import AnyState
from pnrules.kernel.steps import Step
from pnrules.players import bot, explaining
from pnrules.players.variations import IDLE, Variation, idle_option
from tests.players.pile import pile
from tests.players.positions import opening
from tests.session.table import KINDS

HEAD = {"format": 1, "game": "nightmare", "edition": "3.0", "version": 1, "title": "Why"}


def explained(state: AnyState, strength: int = 60) -> tuple[list[Variation], bool]:
    """What is expected to follow the best option and the tempting one, and whether it matters what is chosen."""
    assert state.ask is not None
    seat = int(state.ask.who)
    *_, found = explaining(state, 1, strength)
    return [each for each in (found.best, found.tempting) if each is not None], found.matters(seat)


def positions(game: str, version: int, seed: int, most: int) -> Iterator[Play]:
    """Plays, each at a question of somebody who has a choice; those who play are greedy, and chance deals."""
    play = Play(opening(game, version=version), chance=seeded(seed))
    rng, found = Random(seed), 0
    while play.ask is not None and found < most:
        if len(play.options) > 1 and rng.random() < 0.2:
            found += 1
            yield play
        play.choose(bot("greedy", seed)(play.setup.game.view(play.state, int(play.ask.who))))


def played(variation: Variation, play: Play) -> list[Step]:
    """The steps of a variation, when it is played from where play stands."""
    steps: list[Step] = []
    for move in variation.moves:
        steps += play.choose(move.option, seat=move.seat)
    points = play.points
    for _ in range(IDLE):
        option = idle_option(play.state) if variation.idle else None
        if option is None or play.points != points:
            break
        steps += play.choose(option)
    return steps


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize(("game", "version"), KINDS)
def test_what_is_told_happens_when_it_is_played(game: str, version: int, seed: int) -> None:
    told = 0
    for at in positions(game, version, seed, most=6):
        seat = int(at.ask.who) if at.ask else 0
        for variation in explained(at.state)[0]:
            play = Play(at.state, chance=seeded(f"other/{seed}"))
            steps = played(variation, play)
            if variation.open:
                assert not variation.events(seat)
                continue
            gains = tuple(now - then for then, now in zip(at.points, play.points, strict=True))
            assert gains == variation.gains
            assert play.over == bool(variation.result())
            happens = iter([(step.rule.id, step.seen_by(seat)) for step in steps])
            assert all((event.id, event.args) in happens for event in variation.events(seat)), "all of it, in this order"
            told += len(variation.events(seat))
    assert told


@pytest.mark.parametrize(("game", "version"), [kind for kind in KINDS if kind != ("nightmare", 1)])
def test_what_the_seat_does_not_see_changes_nothing_that_is_told(game: str, version: int) -> None:
    (at, *_) = positions(game, version, 3, most=1)
    state = at.state
    assert state.ask is not None
    seat, judged = int(state.ask.who), Players.of(state.setup.game).judgement()
    assert judged is not None
    others = (judged.supposed(state.setup.game.view(state, seat), seat, Random(each)) for each in range(20))
    otherwise = next(other for other in others if other.board != state.board)
    here, there = ([each.events(seat) for each in explained(position)[0]] for position in (state, otherwise))
    assert here == there


def test_a_copy_that_does_it_again_is_foreseen() -> None:
    """P1's POWER SURGE costs P2, who has no bit there, three points and P1 one. P2's COPY, two places on, does it again as if it
    were under P2's bit: that costs P1 three and P2 one."""
    row = [
        {"card": "POWER SURGE", "bits": [1]},
        {"card": "GOTO"},
        {"card": "COPY", "bits": [2]},
        {"card": "ACQUIRE", "bits": [1]},
    ]
    play = pnrules.load({**HEAD, "players": [{"points": 4}, {"points": 19}], "program": {"row": row, "pc": 0}})
    follows = {each.option: each for each in explained(play.state, 80)[0]}
    surge = follows["execute",]
    assert [(move.seat, move.option) for move in surge.moves][:2] == [(1, ("execute",)), (2, ("execute",))]
    assert surge.gains == (-4, -4)
    assert surge.winners == (2,)


def test_where_every_choice_loses_it_does_not_matter() -> None:
    """P1's last point goes with BUG, or else with PROGRAM ERROR, which has to be executed."""
    row = [{"card": "BUG", "bits": [1]}, {"card": "PROGRAM ERROR", "bits": [1]}, {"card": "ACQUIRE", "bits": [2]}]
    play = pnrules.load({**HEAD, "players": [{"points": 1}, {"points": 15}], "program": {"row": row, "pc": 0}})
    assert not explained(play.state, 40)[1]


def test_the_reason_of_the_best_option_comes_first_whichever_that_is_by_now() -> None:
    """Pile, three stones: after a glance somebody may think one thing, and after more another; the reasons follow."""
    for each in explaining(onward(pile(3, (0, 5)))[0], 1, 60):
        if each.best is not None:
            assert each.best.option == each.thought.best
            assert each.tempting is None or each.tempting.option != each.thought.best


def test_that_nothing_matters_is_not_said_before_it_is_known() -> None:
    """After a few simulations all options look alike."""
    (first, *_) = explaining(onward(pile(20))[0], 1, 60)
    assert first.matters(1)


def test_a_game_of_another_package_needs_nothing_but_its_rules() -> None:
    """With three stones left whoever takes two leaves the last one, with which the other loses all."""
    state = onward(pile(3, (0, 5)))[0]
    (best, tempting), matters = explained(state, 40)
    assert matters
    assert (best.option, best.gains, best.winners) == (("take", 2), (2, -5), (1,))
    assert tempting.option == ("take", 1)
    assert [event.args for event in tempting.events(1)] == [(1, 1), (2, 1), (1, 1)]
    assert tempting.gains == (0, 1)
