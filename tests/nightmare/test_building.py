"""Building the program: PN 3.0, both versions; PN 3.1, programming; N-05, N-29, N-50, N-52, N-60."""

from __future__ import annotations

import random

import pytest

import pnrules
from pnrules import Play, seeded
from pnrules.kernel.errors import NotAnOption, NothingAsked, NotYourAsk
from pnrules.kernel.state import Option, State
from pnrules.nightmare.flow import building, claiming
from pnrules.players.random_games import opening
from tests.nightmare.table import asked, choose, comes, laid, pc_card, told, version_2

# --- one's turn -------------------------------------------------------------------------------------------------------

HAND = {1: ["RUN", "ACQUIRE", "PROGRAM ERROR", "BREAK"]}


def test_a_card_goes_to_the_head_or_the_tail_with_ones_own_bit_and_the_program_counter_stays_at_its_card() -> None:
    play = laid("BUG", hands=HAND, runs=False)
    play.choose("head", "ACQUIRE")
    row = play.state.board.row
    assert [(i.card, i.bits) for i in row] == [("ACQUIRE", (1,)), ("BUG", ())]
    assert pc_card(play) == "BUG"
    play.undo()
    play.choose("tail", "ACQUIRE")
    assert [i.card for i in play.state.board.row] == ["BUG", "ACQUIRE"]
    assert play.state.board.table.supply[0] == 19


def test_a_PROGRAM_ERROR_is_played_with_an_opponents_bit_only() -> None:
    play = laid("BUG", hands=HAND, runs=False)
    errors = [option for option in play.options if "PROGRAM ERROR" in option]
    assert {(option[0], option[2]) for option in errors} == {(e, s) for e in ("give-head", "give-tail") for s in (2, 3)}
    play.choose("give-tail", "PROGRAM ERROR", 3)
    assert play.state.board.row[-1].bits == (3,)
    assert play.state.board.table.supply == (20, 20, 19)


def test_BREAK_can_be_built_into_the_program_RUN_cannot() -> None:
    play = laid("BUG", hands=HAND, runs=False)
    verbs = {(option[0], option[1]) for option in play.options}
    assert ("head", "BREAK") in verbs
    assert ("head", "RUN") not in verbs
    assert ("run", "RUN") in verbs


def test_the_hand_is_filled_to_four_at_the_end_of_ones_turn_then_the_next_player_plays() -> None:
    play = laid("BUG", hands={1: ["RUN", "ACQUIRE"], 2: ["COPY"]}, deck=["GOTO", "FUTURE"], draws=["GOTO", "FUTURE"], runs=False)
    play.choose("tail", "ACQUIRE")
    assert play.state.board.table.hands[0] == ("RUN", "GOTO", "FUTURE")
    assert play.ask is not None
    assert (play.ask.who, play.ask.kind) == (2, "play")


def test_RUNs_turn_ends_with_its_draw_before_the_program_runs() -> None:
    """N-60."""
    play = laid("BUG", "ACQUIRE 2", hands={1: ["RUN", "COPY"]}, deck=["GOTO"], draws=["GOTO"])
    events = told(play)
    assert events.index("draws") < events.index("run-starts")


# --- nobody can play (N-29, N-60) -------------------------------------------------------------------------------------


def test_who_cannot_play_passes_and_if_nobody_can_the_program_runs_by_itself() -> None:
    """N-60, N-29."""
    play = laid("ACQUIRE 2", "BUG 3", hands={1: ["RUN", "COPY", "FUTURE"], 2: [], 3: []}, runs=False)
    choose(play, ("tail", "COPY"))
    assert told(play).count("cannot-play") == 2, "P2 and P3 have no card"
    assert play.ask is not None
    assert (play.ask.who, play.ask.kind) == (1, "play")
    choose(play, ("tail", "FUTURE"), ("run", "RUN"))
    for _ in range(40):
        if not play.state.board.run.running or play.state.board.run.final:
            break
        play.choose("pass" if play.ask.kind == "break" else "decline")
    assert "nobody-can-play" in told(play), "the run has ended, and no hand holds a card"
    assert play.state.board.run.final, "as at twenty cards"


def test_05_N60_who_passes_draws_too() -> None:
    hands = {1: ["RUN", "COPY", "RUN#2", "COPY#2", "FUTURE"], 2: ["BUG#2", "RUN#3", "RUN#4", "GOTO#2"], 3: ["BREAK#2"]}
    deck = ["GOTO", "FUTURE#2", "OVERWRITE", "INCREMENT", "INCREMENT#2", "DECREMENT"]
    play = laid("ACQUIRE 2", "BUG 3", hands=hands, deck=deck, draws=deck)
    choose(play, "execute", "decline", "pass", "pass", "break-hand", ("tail", "COPY"), ("tail", "BUG#2"))
    assert "cannot-play" in told(play)
    assert len(play.state.board.table.hands[2]) == 4


def test_where_nobody_has_a_bit_left_and_every_hand_is_full_the_program_runs() -> None:
    """N-29: a deck with cards is of no use to hands that are full and to players without bits."""
    row = [{"card": "BUG", "bits": [1] * 20}, {"card": "ACQUIRE", "bits": [2] * 20}]
    hands = [["ZAP", "ZAP#2", "COPY", "COPY#2"], ["FUTURE", "FUTURE#2", "WORM", "DEFEND"]]
    play = version_2(row, hands)
    assert play.state.board.run.running
    assert "nightmare-nobody-can-play" in [step.rule.id for step in play.trace]


# --- twenty cards (N-52) ----------------------------------------------------------------------------------------------


def _nineteen() -> list[str]:
    """Nineteen cards without a bit."""
    kinds = ["ACQUIRE", "BIT MOVER", "DECREMENT", "DEFEND", "DELETE", "FUTURE", "GOTO", "INCREMENT", "OVERWRITE", "REPLACE"]
    twice = [f"{kind}#2" for kind in ("ACQUIRE", "BIT MOVER", "FUTURE", "GOTO", "INCREMENT", "OVERWRITE")]
    return [*kinds, *twice, "WORM", "POINTER", "TIME DELAY"]


def test_at_twenty_cards_it_runs_by_itself_and_no_break_can_stop_it() -> None:
    """N-52."""
    kinds = ["ACQUIRE", "BUG", "COPY", "DECREMENT", "FUTURE", "GOTO", "INCREMENT", "OVERWRITE", "REVERSE PROGRAM"]
    row = [f"{kind} {seat}" for kind, seat in zip(kinds * 2, [1, 2, 3] * 6, strict=True)] + ["PROGRAM ERROR 2"]
    play = laid(*row, hands={1: ["BREAK", "RUN"]}, runs=False)
    assert len(play.state.board.row) == 19
    play.choose("tail", "BREAK")
    assert "full-starts" in told(play)
    assert play.state.board.run.final
    assert play.ask is not None
    with pytest.raises(NotAnOption) as refused:
        play.choose("break-pay", seat=2)
    assert refused.value.id == "refused-break-final"
    assert refused.value.rulings == ("N-52",)


def test_a_program_laid_out_with_twenty_cards_runs_by_itself_at_once() -> None:
    """N-52."""
    kinds = ["ACQUIRE", "BUG", "COPY", "DECREMENT", "FUTURE", "GOTO", "INCREMENT", "OVERWRITE", "REVERSE PROGRAM"]
    row = [f"{kind} {seat}" for kind, seat in zip(kinds * 2, [1, 2, 3] * 6, strict=True)]
    play = laid(*row, "GOTO 1", "ACQUIRE 2", hands={1: ["RUN", "BREAK"]}, runs=False)
    assert told(play)[0] == "full-starts"
    assert play.state.board.run.final
    assert play.ask is not None
    assert play.ask.kind == "execute"


def test_a_program_of_twenty_that_has_become_shorter_says_still_that_it_had_twenty() -> None:
    """N-52: it cannot be stopped however short it gets. Nobody is short of cards to play, so it is not N-29 that forbids it."""
    play = laid(*_nineteen(), "ERASE 1 2", pc=19, runs=False)
    choose(play, "execute")
    assert len(play.state.board.row) == 19
    with pytest.raises(NotAnOption) as refused:
        play.choose("break-pay", seat=2)
    assert (refused.value.id, refused.value.rulings) == ("refused-break-final", ("N-52",))


def test_a_run_that_somebody_starts_after_a_program_had_twenty_cards_cannot_be_stopped_either() -> None:
    """N-52: for the rest of the game. The twenty cards go one by one: seventeen by ERASE, two by COPY (SELF DESTRUCT as on COPY
    itself, then ERASE), the last by itself. So the run ends without a card (N-55), and P2 and P3 build and run another one:
    P3's ZAP and P2's BUG, which are reached and executed again and again, and nobody is asked whether to stop it."""
    row = [*_nineteen()[:17], "ERASE" + 17 * " 1", "COPY 1", "SELF DESTRUCT 1"]
    hands = {1: ["RUN"], 2: ["RUN#2", "BREAK", "BUG"], 3: ["ZAP", "RUN#3"]}
    play = laid(*row, pc=17, hands=hands, runs=False)
    choose(play, *17 * ["execute"], "execute", ("player", 3), "execute", ("player", 3))
    assert "no-cards" in told(play)
    assert play.state.board.out == (1,), "with the last card went P1's last bit"
    choose(play, ("tail", "BUG"), ("tail", "ZAP"), ("run", "RUN#2"))
    choose(play, "decline", "execute", ("player", 2), "execute")
    assert asked(play) == (3, "execute", "ZAP"), "no moment at BUG, though ZAP was reached twice"
    choose(play, "execute", ("player", 2))
    assert asked(play) == (2, "execute", "BUG")
    with pytest.raises(NotAnOption) as refused:
        play.choose("break-word", seat=2)
    assert refused.value.rulings == ("N-52",)


def test_the_draw_that_ends_the_turn_of_the_twentieth_card_comes_before_the_run() -> None:
    """N-60, and the run that follows has no runner: nobody can break by word."""
    kinds = ["ACQUIRE", "BUG", "COPY", "DECREMENT", "FUTURE", "GOTO", "INCREMENT", "OVERWRITE", "REVERSE PROGRAM"]
    row = [f"{kind} {seat}" for kind, seat in zip(kinds * 2, [1, 2, 3] * 6, strict=True)] + ["PROGRAM ERROR 2"]
    play = laid(*row, hands={1: ["RUN", "BREAK"]}, runs=False, deck=["RUN#4"], draws=["RUN#4"])
    play.choose("tail", "BREAK")
    events = told(play)
    assert events.index("draws") < events.index("full-starts")
    assert play.state.board.run.runner is None
    assert play.state.board.table.hands[0] == ("RUN", "RUN#4")


def test_the_20th_card_by_INSERT_starts_the_program() -> None:
    """And the turn’s draw comes first."""
    comes(
        (
            "ZAP,ZAP#2,ZAP#3,ACQUIRE,ACQUIRE#2,ACQUIRE#3,BUG @2,BUG#2,COPY,COPY#2,FUTURE,FUTURE#2,GOTO,"
            "GOTO#2,GOTO#3,WORM,DELETE,DEFEND,ERASE"
        ),
        "1 insert; 1 place 0",
        version=2,
        start=6,
        held={1: {"hand": ["INSERT", "RUN"]}},
        deck="ERASE#2,POINTER,REPLACE,UPGRADE",
        draws="ERASE#2,POINTER,REPLACE,UPGRADE",
        hands={"1": ["RUN", "POINTER", "REPLACE", "UPGRADE"]},
        running=True,
        at="BUG",
        asked="2 execute",
    )


# --- version 1: bits laid on the cards --------------------------------------------------------------------------------


def test_PROGRAM_ERROR_is_a_turn_but_costs_no_bit() -> None:
    """P2 still has one for BUG."""
    comes(
        "PROGRAM ERROR,BUG,ZAP,ACQUIRE",
        "1 claim-for PROGRAM ERROR 2; 2 claim BUG; 1 claim ZAP",
        held={1: {"bits": 1}, 2: {"bits": 1}},
        bits={"PROGRAM ERROR": [2], "ZAP": [1], "BUG": [2]},
        points=[10, 9],
        at="BUG",
        asked="2 execute",
    )


# --- what is offered, and what is refused -----------------------------------------------------------------------------


def test_nothing_else_is_played_while_the_program_runs() -> None:
    play = laid("ACQUIRE 2", "BUG 1", hands={1: ["RUN", "COPY"]})
    with pytest.raises(NotAnOption):
        play.choose("head", "COPY", seat=2)
    with pytest.raises(NotYourAsk):
        play.choose("execute", seat=1)


def test_a_seat_that_is_not_there_is_an_error_and_changes_nothing() -> None:
    play = laid("ACQUIRE 2", "BUG 1")
    before = play.state
    for seat in (0, 4, -1):
        with pytest.raises(pnrules.PnError) as error:
            play.choose("execute", seat=seat)
        assert error.value.id == "error-no-such-seat"
    assert play.state == before


def test_an_answer_to_no_question_is_refused() -> None:
    play = laid("ACQUIRE 2", "BUG 1")
    state = play.step_to(1).before
    assert state.ask is None
    with pytest.raises(NothingAsked):
        pnrules.step(state, ("execute",))


@pytest.mark.parametrize("version", [1, 2])
def test_whatever_might_be_played_or_claimed_is_offered_or_refused_and_never_both(version: int) -> None:
    """The offer is made at a glance, the refusals card by card: in whole games they never disagree."""
    for seed in range(6):
        play, rng = Play(opening("nightmare", "3.0", version, 3), chance=seeded(seed)), random.Random(seed)
        while (ask := play.ask) is not None:
            state = play.state
            if ask.kind in (building.PLAY_ASK, claiming.CLAIM_ASK):
                offered = {option for option in ask.options if option != building.ASK_AGAIN}
                refused = {forbidden.option for forbidden in state.setup.game.refusals(state)}
                assert not offered & refused
                assert offered | refused >= tried(version, state)
            play.choose(rng.choice(play.options))


def tried(version: int, state: State) -> set[Option]:
    """All that the seat in turn might think of."""
    board = state.board
    if version == 2:
        return set(building.candidates(state, board, board.table.turn))
    return {option for here in board.row for option in claiming.claims_of(board, here)}


def test_without_a_bit_left_or_a_program_only_what_the_rules_leave_is_offered() -> None:
    """Where a colour's bits are all placed (N-05) or nothing lies there to RUN (N-55), the offer is what nothing forbids."""
    seen: set[str] = set()
    for seed in range(4):
        play, rng = Play(opening("nightmare", "3.0", 2, 3), chance=seeded(seed)), random.Random(seed)
        while (ask := play.ask) is not None:
            state, board = play.state, play.state.board
            seat = board.table.turn
            spent = board._replace(table=board.table._replace(supply=(-100,) * 3))
            for other in (board, spent, board._replace(row=())) if ask.kind == building.PLAY_ASK else ():
                allowed = [
                    o for o in building.candidates(state, other, seat) if building.why_not_play(state, other, seat, o) is None
                ]
                assert building.playable(state, other, seat) == tuple(allowed)
                seen |= {o[0] for o in building.candidates(state, other, seat) if o not in allowed}
            play.choose(rng.choice(play.options))
    assert {"head", "tail", "run", "give-head"} <= seen, "each was forbidden somewhere"


def test_INSERT_says_at_which_place_the_card_now_lies() -> None:
    """BUG between OVERWRITE and ERASE: the second place."""
    play = pnrules.load("nightmare/cards/insert-plain")
    step = next(step for step in play.trace if step.rule.id == "nightmare-inserts")
    assert step.args == (1, "BUG", 2)
    assert step.after.board.row[2 - 1].card == "BUG"
