"""The games as OpenSpiel wants them, by its own test, in every kind; and what it can only be told: parameters, caps, returns."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pyspiel
import pytest

from pnrules import BadInput
from pnrules.openspiel import SpielState
from pnrules.openspiel.game import won
from sparing import one_in
from tests.openspiel import kinds
from tests.openspiel.kinds import walked
from tests.plugin.site import offer, python


def test_there_are_all_kinds() -> None:
    assert len(kinds.ALL) == 2 * 2 * 5 + 5 + 3


@pytest.mark.parametrize("kind", one_in(3, kinds.ALL))
def test_openspiels_own_test_with_serialisation(kind: str) -> None:
    """`make openspiel` plays more of each."""
    pyspiel.random_sim_test(pyspiel.load_game(kind), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("kind", kinds.FEW)
def test_what_is_declared_is_so(kind: str) -> None:
    game = pyspiel.load_game(kind)
    declared = game.get_type()
    assert declared.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert declared.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert declared.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1.0, 1.0, 0.0)
    last = list(walked(game, 1, 4_000))[-1]
    assert last.is_terminal()
    assert sum(last.returns()) == pytest.approx(0)
    assert max(last.returns()) == 1.0


@pytest.mark.parametrize(
    ("winners", "seats", "returns"),
    [
        ((2,), 2, [-1.0, 1.0]),
        ((3,), 3, [-0.5, -0.5, 1.0]),
        ((1, 2), 3, [0.25, 0.25, -0.5]),
        ((1, 2, 3), 3, [0.0, 0.0, 0.0]),
        ((), 4, [0.0, 0.0, 0.0, 0.0]),
    ],
)
def test_who_wins_is_paid_by_the_others(winners: tuple[int, ...], seats: int, returns: list[float]) -> None:
    assert won(winners, seats) == returns


@pytest.mark.parametrize("kind", kinds.FEW)
def test_a_game_is_broken_off_where_it_is_said_and_nobody_has_won(kind: str) -> None:
    game = pyspiel.load_game(kind.replace("(", "(max_game_length=7,"))
    assert game.max_game_length() == 7
    states = list(walked(game, 2))
    moves = sum(not state.is_chance_node() for state in states[:-1])
    assert states[-1].is_terminal()
    assert moves == 7
    assert states[-1].returns() == [0.0, 0.0, 0.0]
    assert len(states) - 1 - moves <= game.max_chance_nodes_in_history()


def test_draws_are_counted_as_well() -> None:
    """A game in which cards come and nobody has a choice comes to an end, too: every card once, and one more."""
    state = pyspiel.load_game("pnrules_runtime_error(max_game_length=1)").new_initial_state()
    assert isinstance(state, SpielState)
    state.place.draws = 52
    assert not state.is_terminal()
    state.place.draws = 53
    assert state.is_terminal()


@pytest.mark.long
@pytest.mark.parametrize("kind", kinds.FEW)
def test_a_state_that_was_pickled_is_the_same_and_goes_on_the_same(kind: str) -> None:
    states = list(walked(pyspiel.load_game(kind), 3))
    for state, following in zip(states[:-1:7], states[1::7], strict=False):
        again = pickle.loads(pickle.dumps(state))
        assert str(again) == str(state)
        assert again.legal_actions() == state.legal_actions()
        assert again.returns() == state.returns()
        again.apply_action(following.history()[-1])
        assert str(again) == str(following)
        for player in range(3):
            assert again.information_state_string(player) == following.information_state_string(player)
            assert again.observation_string(player) == following.observation_string(player)


@pytest.mark.parametrize(
    ("parameters", "error"),
    [
        ("nightmare(edition=PN 4)", BadInput),
        ("nightmare(version=3)", BadInput),
        ("runtime_error(players=5)", BadInput),
        ("bandwidth(deck=no-such-deck)", BadInput),
        ("nightmare(lang=de)", ValueError),
        ("nightmare(max_game_length=0)", ValueError),
        ("nightmare(deck=house)", pyspiel.SpielError),
    ],
)
def test_a_parameter_that_cannot_be_is_refused(parameters: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        pyspiel.load_game(f"pnrules_{parameters}")


def test_a_deck_of_ones_own(root: Path, tmp_path: Path) -> None:
    deck = tmp_path / "my-deck.json"
    text = (root / "pnrules/bandwidth/decks/house.json").read_text(encoding="utf-8")
    deck.write_text(text.replace("Firewall", "Wall of Fire"), encoding="utf-8")
    game = pyspiel.load_game(f"pnrules_bandwidth(deck={deck})")
    state = game.new_initial_state()
    names = {state.action_to_string(number).partition(":")[0] for number in range(game.num_distinct_actions())}
    assert "Wall of Fire" in names
    assert "Firewall" not in names
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
def test_an_interpreter_that_has_them_ends_well_and_a_game_of_another_package_is_there(tmp_path: Path) -> None:
    """What OpenSpiel keeps of a game outlives Python: it must not need it any more."""
    offer(tmp_path, "frog", "frog = frog.game:GAME")
    frog = "import pyspiel, pnrules.openspiel; pyspiel.random_sim_test(pyspiel.load_game('pnrules_frog'), 2, True, False)"
    done = python(tmp_path, "-c", frog)
    assert (done.returncode, done.stderr) == (0, "")


def test_nothing_else_needs_openspiel() -> None:
    """Whoever has not installed it plays as before."""
    plays = (
        "import sys; sys.modules['pyspiel'] = None; import pnrules.cli.main, pnrules.players; pnrules.load('nightmare/sample')"
    )
    done = subprocess.run([sys.executable, "-c", plays], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    asks = "import sys; sys.modules['pyspiel'] = None; import pnrules.openspiel"
    done = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == "pip install 'pnrules[openspiel]'"
