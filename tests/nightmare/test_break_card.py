"""BREAK built into the program, and where the program counter and the bits stand after a break. N-51."""

from __future__ import annotations

from tests.nightmare.table import asked, at_card, choose, comes, instruction, laid, pc_card, told

# --- 3.0: at once -----------------------------------------------------------------------------------------------------


def test_a_built_in_BREAK_stops_the_run_and_the_program_counter_moves_on() -> None:
    """N-51, 3.0. It does nothing while breaks are closed, and stays in the program."""
    play = choose(laid("ACQUIRE 2", "BREAK 3", "BUG 1"), "decline", "execute")
    assert "break-closed" in told(play)
    choose(play, "execute", "decline")  # BUG executed; ACQUIRE declined; BREAK was executed at an earlier stop
    while play.ask is not None and play.ask.kind == "break":
        play.choose("pass")
    choose(play, "execute")
    assert "break-stops" in told(play)
    assert pc_card(play) == "BUG"
    assert [i.card for i in play.state.board.row] == ["ACQUIRE", "BREAK", "BUG"]


def test_a_built_in_BREAK_at_the_end_of_the_row_moves_the_PC_round_to_the_other_end() -> None:
    play = laid("ACQUIRE 2", "BUG 1", "BREAK 3", hands={1: ["RUN", "DECREMENT"]})
    choose(play, "execute")
    at_card(play, "BREAK").choose("execute")
    assert "break-closed" in told(play)
    at_card(play, "BREAK").choose("execute")
    assert pc_card(play) == "ACQUIRE"
    assert asked(play) == (1, "play")


def test_a_built_in_BREAK_running_towards_the_head_moves_the_PC_towards_the_head() -> None:
    play = laid("ACQUIRE 2", "BREAK 3", "BUG 1", pc=2, towards="head", hands={1: ["RUN", "DECREMENT"]})
    at_card(play, "BREAK").choose("execute")
    at_card(play, "BREAK").choose("execute")
    assert pc_card(play) == "ACQUIRE"


def test_a_copied_BREAK_moves_the_PC_on_from_COPY_and_drops_the_rest_of_the_stop() -> None:
    """3.0: COPY (bits P1, P2) lists BREAK and BUG. Breaks open at COPY's second time; BREAK ends the run at once: BUG is not
    performed, P2's bit does not act, and the PC stands one past COPY, at ACQUIRE."""
    play = laid("BREAK 3", "BUG 3", "COPY 1 2", "ACQUIRE 2", pc=2, hands={1: ["RUN", "DECREMENT"]})
    choose(play, "execute", "decline")  # breaks closed: BREAK does nothing, BUG costs everybody 1
    assert play.points == (9, 9, 9)
    at_card(play, "COPY").choose("execute")
    assert play.points == (9, 9, 9)
    assert pc_card(play) == "ACQUIRE"
    assert asked(play) == (1, "play")


# --- 3.1: at the next card that is not executed -----------------------------------------------------------------------


def test_31_a_built_in_BREAK_ends_the_run_at_the_next_card_not_executed() -> None:
    """N-51."""
    play = choose(laid("ACQUIRE 2", "BREAK 3", "BUG 1", edition="3.1"), "execute", "decline", "execute", "execute")
    choose(play, "execute")  # BREAK, reached a second time: breaks are open
    assert play.state.board.run.stopping
    play.choose("decline")  # BUG
    assert not play.state.board.run.running
    assert pc_card(play) == "BUG"
    assert "stops-here" in told(play)


def test_a_built_in_BREAK_of_3_1_waits_for_a_card_that_is_not_executed() -> None:
    """BUG is executed, ZAP declined."""
    comes(
        "BREAK @1,BUG @2,ZAP @2,ACQUIRE @1",
        "1 run; 1 execute; 2 decline; 2 decline; 1 decline; 1 execute; 2 execute; 2 decline",
        version=2,
        edition="3.1",
        running=False,
        at="ZAP",
        asked="1 play",
    )


def test_a_built_in_BREAK_of_3_1_ends_at_a_card_without_bits() -> None:
    """ZAP has none."""
    comes(
        "BREAK @1,BUG @2,ZAP,ACQUIRE @1",
        "1 run; 1 execute; 2 decline; 1 decline; 1 execute; 2 execute",
        version=2,
        edition="3.1",
        running=False,
        at="ZAP",
        asked="1 play",
    )


def test_a_BREAK_that_is_pending_ends_the_run_at_an_OVERSIGHT_with_a_bit() -> None:
    """3.1 with breaks open from the second arrival at BREAK: executed then, it ends the run at the next card not executed.
    OVERSIGHT with a bit does nothing: that is such a card. P1, who ran it, goes on building."""
    play = laid("BREAK 1", "OVERSIGHT 2", "ACQUIRE 2", players=2, edition="3.1")
    choose(play, "execute", "decline", "execute")
    assert "break-pending" in told(play)
    assert not play.state.board.run.running
    assert pc_card(play) == "OVERSIGHT"
    assert play.ask is not None
    assert (play.ask.who, play.ask.kind) == (1, "play")


def test_without_a_BREAK_the_run_goes_on_past_an_OVERSIGHT_with_a_bit() -> None:
    """The same way round, BREAK declined the second time: the run goes on to ACQUIRE, whose owner is asked."""
    play = laid("BREAK 1", "OVERSIGHT 2", "ACQUIRE 2", players=2, edition="3.1")
    choose(play, "execute", "decline", "decline", "pass", "pass")
    assert play.state.board.run.running


# --- the run after it -------------------------------------------------------------------------------------------------


def test_after_a_break_between_two_bits_all_bits_of_the_card_act_in_the_new_run() -> None:
    """N-51: a new run is a new arrival. ACQUIRE has bits P2, P3; the second lap's break comes before P3's turn."""
    play = laid("ACQUIRE 2 3", "BUG 1", hands={1: ["RUN", "RUN#2", "DECREMENT"]})
    choose(play, "execute", "decline", "decline", "pass", "pass", "pass", "execute")
    assert asked(play) == (1, "break", "ACQUIRE")
    choose(play, "break-word", ("run", "RUN#2"))
    assert asked(play) == (2, "execute", "ACQUIRE")
    choose(play, "decline")
    assert asked(play) == (3, "execute", "ACQUIRE")


def test_building_at_the_head_during_a_pause_leaves_lock_and_PC_at_their_cards() -> None:
    """Locks stay from run to run, and the PC at its card: a card played at the head moves every place by one. In the new ring
    of 5, 6 on from GOTO would be 1 on; locked, it leads to COPY, 2 on."""
    row = ("GOTO 1", "BUG 3", "COPY 2", "ACQUIRE 3")  # 6 on in a ring of 4 is 2 on: COPY
    hands = {1: ["RUN", "RUN#2", "DECREMENT", "BREAK"], 2: ["INCREMENT", "INCREMENT#2"], 3: ["RUN#3", "RUN#4"]}
    play = choose(laid(*row, hands=hands), "execute", "decline", "decline")
    assert asked(play) == (1, "break", "GOTO"), "GOTO was executed before: the first moment"
    choose(play, "break-word", ("head", "DECREMENT"))
    assert pc_card(play) == "GOTO"
    choose(play, ("tail", "INCREMENT"), ("run", "RUN#3"))
    assert asked(play) == (1, "execute", "GOTO")
    choose(play, "execute")
    assert asked(play) == (2, "execute", "COPY")


def test_04_stale_due_after_built_in_BREAK() -> None:
    play = laid(
        "COPY 1 2", "ACQUIRE 2", "BUG 3 +2", "BREAK 3", "ACQUIRE 3", points={1: 1}, hands={1: ["RUN", "RUN#2", "DECREMENT"]}
    )
    at_card(play, "COPY")
    choose(play, "execute", "decline")
    at_card(play, "COPY")
    choose(play, "execute")
    choose(play, ("run", "RUN#2"))
    at_card(play, "BUG")
    choose(play, "execute")
    assert play.state.board.out == (1,)
    assert instruction(play, "COPY").bits == (2,)
    at_card(play, "COPY")
    choose(play, "decline")
    while play.ask.kind == "break":
        play.choose("pass")
    assert play.ask.args != ("COPY",), "one bit, one turn"


def test_a_BREAK_that_is_pending_ends_nothing_any_more_once_UPGRADE_makes_it_twenty_cards() -> None:
    """N-52: from twenty cards on nothing stops the program. WORM has no bit and is not executed: without the twentieth card the
    run would end there. It goes on to ZAP."""
    bare = "ACQUIRE,ACQUIRE#2,BIT MAKER,BIT MOVER,BIT SWAPPER,BUG,BUG#2,DECREMENT,DEFEND,DELETE,ERASE,FUTURE,REPLACE,POINTER"
    row = f"GOTO @1@2 link=GOTO,BREAK @1,UPGRADE @1,WORM,ZAP @2,{bare}"
    opened = "1 run; 1 execute; 1 decline; 1 pass; 2 pass; 2 decline; 1 pass; 2 pass; 1 execute"
    held = {1: {"hand": ["RUN", "RUN#2", "RUN#3", "RUN#4", "DECREMENT#2"]}, 2: {"hand": ["PROGRAM ERROR"]}}
    stops = f"{opened}; 1 decline"
    comes(row, stops, version=2, edition="3.1", held=held, deck="MULTIPLIER", running=False, at="UPGRADE", asked="1 play")
    comes(
        row,
        f"{opened}; 1 execute; 1 place 0",
        version=2,
        edition="3.1",
        held=held,
        draws="MULTIPLIER",
        deck="MULTIPLIER",
        running=True,
        at="ZAP",
        asked="2 execute",
        rests_on=["N-52"],
    )
