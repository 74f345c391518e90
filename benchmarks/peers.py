"""The peers: whole random games with the legal options listed at every decision, each as its own documentation plays it.

`python -m benchmarks.peers NAME` prints one measurement as JSON. Nothing of a peer is imported before it is measured.
"""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable
from functools import partial
from typing import Any

from benchmarks.measuring import Figures, Size, cpu, main, pick, rates

COUNTED = ("choices", "answers")  # asked with two options at least; asked at all

# --- python-chess -----------------------------------------------------------------------------------------------------

PLIES = 400


def chess_game(seed: int, keep: list[Any] | None = None) -> tuple[int, int]:
    import chess

    rng = random.Random(seed)
    board = chess.Board()
    choices = 0
    while len(board.move_stack) < PLIES and (moves := list(board.legal_moves)):
        choices += len(moves) > 1
        board.push(pick(rng, moves))
    if keep is not None:
        keep.append(board)
    return choices, len(board.move_stack)


def chess_rates(size: Size) -> Figures:
    return rates(chess_game, COUNTED, size)


def chess_pop(size: Size) -> Figures:
    """Nanoseconds to take one move back, from the end of whole games to their beginning."""
    boards: list[Any] = []
    seconds, pops, seed = 0.0, 0, 0
    while pops < size.repeats:
        chess_game(seed, boards)
        board, seed = boards.pop(), seed + 1
        pops += len(board.move_stack)
        seconds += cpu(lambda board=board: [board.pop() for _ in range(len(board.move_stack))])
    return {"pop ns": seconds / pops * 1e9}


def chess_memory(size: Size) -> Figures:
    """Bytes for each move that a board keeps so that it can be taken back."""
    chess_game(0)
    boards: list[Any] = []
    moves = seed = 0
    tracemalloc.start()
    while moves < size.repeats:
        moves += chess_game(seed, boards)[1]
        seed += 1
    return {"bytes a kept step": tracemalloc.get_traced_memory()[0] / moves}


# --- RLCard -----------------------------------------------------------------------------------------------------------


def uno_rates(size: Size) -> Figures:
    """UNO for two, through the environment."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 0})

    def game(seed: int) -> tuple[int, int]:
        rng = random.Random(seed)
        choices = answers = 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            answers += 1
            choices += len(actions) > 1
            state, _ = env.step(pick(rng, actions))
        return choices, answers

    return rates(game, COUNTED, size)


def uno_bare_rates(size: Size) -> Figures:
    """UNO for two, its game without the environment."""
    import numpy as np
    from rlcard.games.uno import Game

    def game(seed: int) -> tuple[int, int]:
        rng = random.Random(seed)
        uno = Game()
        uno.np_random = np.random.RandomState(seed)
        choices = answers = 0
        uno.init_game()
        while not uno.is_over():
            actions = uno.get_legal_actions()
            answers += 1
            choices += len(actions) > 1
            uno.step(pick(rng, actions))
        return choices, answers

    return rates(game, COUNTED, size)


# --- PokerKit ---------------------------------------------------------------------------------------------------------


def poker_game(seed: int) -> tuple[int, int]:
    """No-limit hold'em for 2 to 6, everything but the players' actions automatic."""
    from pokerkit import Automation, NoLimitTexasHoldem

    random.seed(seed)  # it shuffles by the global generator
    rng = random.Random(seed)
    state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, 200, 2 + seed % 5)
    choices = answers = 0
    while state.status:
        actions: list[Callable[[], Any]] = []
        if state.can_fold():
            actions.append(state.fold)
        if state.can_check_or_call():
            actions.append(state.check_or_call)
        if state.can_complete_bet_or_raise_to():
            least, most = state.min_completion_betting_or_raising_to_amount, state.max_completion_betting_or_raising_to_amount
            actions.append(partial(state.complete_bet_or_raise_to, pick(rng, range(least, most + 1))))
        answers += 1
        choices += len(actions) > 1
        pick(rng, actions)()
    return choices, answers


def poker_rates(size: Size) -> Figures:
    return rates(poker_game, COUNTED, size)


# --- catanatron -------------------------------------------------------------------------------------------------------


def catan_game(seed: int) -> tuple[int, int]:
    """Four players who decide at random."""
    from catanatron import Color, Game, RandomPlayer

    rng = random.Random(seed)
    game = Game([RandomPlayer(color) for color in Color], seed=seed + 1)
    choices = answers = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        options = game.state.playable_actions
        answers += 1
        choices += len(options) > 1
        game.execute(pick(rng, options))
    return choices, answers


def catan_rates(size: Size) -> Figures:
    return rates(catan_game, COUNTED, size)


# --- OpenSpiel --------------------------------------------------------------------------------------------------------

SPIEL = {
    "OpenSpiel tic_tac_toe": "python_tic_tac_toe",
    "OpenSpiel kuhn_poker": "python_kuhn_poker",
    "OpenSpiel liars_poker": "python_liars_poker",
    "OpenSpiel block_dominoes": "python_block_dominoes",
    "OpenSpiel team_dominoes": "python_team_dominoes",
    "OpenSpiel gin_rummy, C++": "gin_rummy",
}


def spiel_rates(name: str, size: Size) -> Figures:
    """A game of OpenSpiel, through its Python interface; chance draws by its probabilities."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401  (registers the games written in Python)

    spiel = pyspiel.load_game(name)

    def game(seed: int) -> tuple[int, int]:
        rng = random.Random(seed)
        state = spiel.new_initial_state()
        choices = answers = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(drawn(rng, outcomes))
                continue
            actions = state.legal_actions()
            answers += 1
            choices += len(actions) > 1
            state.apply_action(pick(rng, actions))
        return choices, answers

    return rates(game, COUNTED, size)


def drawn(rng: random.Random, outcomes: list[tuple[int, float]]) -> int:
    """An outcome of chance, as likely as it says."""
    left = rng.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


MEASUREMENTS = {
    "python-chess": chess_rates,
    "python-chess pop": chess_pop,
    "python-chess memory": chess_memory,
    "RLCard UNO": uno_rates,
    "RLCard UNO, bare loop": uno_bare_rates,
    "PokerKit": poker_rates,
    "catanatron": catan_rates,
    **{title: partial(spiel_rates, name) for title, name in SPIEL.items()},
}
NEEDS = {"python-chess": "chess", "RLCard": "rlcard", "PokerKit": "pokerkit", "catanatron": "catanatron", "OpenSpiel": "pyspiel"}
"""What is imported for measurements whose names begin so."""

if __name__ == "__main__":
    main(MEASUREMENTS)
