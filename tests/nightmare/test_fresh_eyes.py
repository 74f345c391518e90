"""Small positions worked out on paper from the rulebooks and the register, then played: a second reading of the kernel."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest

from pnrules.kernel.play import Play
from tests.nightmare.table import choose, instruction, laid, pc_card, told


def at_card(play: Play, card: str, executed: tuple[str, ...] = (), most: int = 120) -> Play:
    """Decline all but `executed`, let run, until the owner of a bit on `card` decides."""
    for _ in range(most):
        assert play.ask is not None
        if play.ask.kind == "execute" and play.ask.args[0] == card:
            return play
        if play.ask.kind == "execute":
            play.choose("execute" if play.ask.args[0] in executed else "decline")
        else:
            assert play.ask.kind == "break"
            play.choose("pass")
    raise AssertionError("never came there")


def asked(play: Play) -> tuple[Any, ...]:
    assert play.ask is not None
    return (play.ask.who, play.ask.kind, *play.ask.args)


# --- GOTO in COPY and FUTURE (N-03, N-40, N-47): which place takes the linked card, and where the PC is then --------------

NINE = ("REVERSE PROGRAM 3", "DECREMENT 3", "BREAK 3", "INCREMENT 3", "OVERWRITE 3")


def test_GOTO_in_the_middle_of_a_COPY_of_3_replaces_the_third() -> None:
    """COPY +1 at place 8 of 9 lists places 5, 6, 7: ACQUIRE, GOTO, BUG. ACQUIRE gives 2. GOTO, never used, counts from COPY
    (N-03): 8 + 6 = 14, place 5: ACQUIRE takes BUG's place, 2 more. Nobody loses anything; the PC only moves on, to place 0."""
    play = choose(laid(*NINE, "ACQUIRE 2", "GOTO 2", "BUG 2", "COPY 1 +1", pc=8), "execute")
    assert play.points == (14, 10, 10)
    assert instruction(play, "GOTO").link == "ACQUIRE"
    assert pc_card(play) == "REVERSE PROGRAM"


def test_GOTO_first_in_a_COPY_of_3_replaces_the_second_only_the_third_follows_as_listed() -> None:
    """COPY +1 at place 7 of 8 lists places 4, 5, 6: GOTO, ACQUIRE, BUG. GOTO counts 7 + 6 = 13, place 5, ACQUIRE: put in
    ACQUIRE's own place, it is performed once, and BUG follows. With GOTO +1 it is place 6, BUG: in ACQUIRE's place, and then
    once more where it is listed."""
    once = choose(laid(*NINE[:4], "GOTO 2", "ACQUIRE 2", "BUG 2", "COPY 1 +1", pc=7), "execute")
    assert once.points == (11, 9, 9)
    twice = choose(laid(*NINE[:4], "GOTO 2 +1", "ACQUIRE 2", "BUG 2", "COPY 1 +1", pc=7), "execute")
    assert instruction(twice, "GOTO").link == "BUG"
    assert twice.points == (8, 8, 8)


def test_a_backward_COPY_takes_the_cards_on_the_tails_side_and_GOTO_counts_towards_the_head() -> None:
    """Towards the head, COPY at place 0 of 9 has behind it places 1 and 2, and passes 2 first: GOTO (2), BUG (1). GOTO counts
    6 on from place 0 towards the head: place 3, ACQUIRE, which takes BUG's place. P1 gets 2, nobody loses."""
    row = ("COPY 1", "BUG 2", "GOTO 2", "ACQUIRE 2", *NINE)
    play = choose(laid(*row, towards="head"), "execute")
    assert instruction(play, "GOTO").link == "ACQUIRE"
    assert play.points == (12, 10, 10)
    assert pc_card(play) == "OVERWRITE", "one on towards the head from place 0 is the tail"


def test_a_locked_GOTO_copied_keeps_its_lock_and_is_not_counted_anew() -> None:
    """GOTO at 7 of 9 jumps first by itself: 7 + 6 = 13, place 4, OVERWRITE, and is locked to it.
    Copied last by COPY at 8 it leads there again; counted from COPY it would have been place 5."""
    play = choose(laid(*NINE, "ACQUIRE 2", "BUG 2", "GOTO 2", "COPY 1", pc=7), "execute")
    assert pc_card(play) == "OVERWRITE"
    at_card(play, "COPY").choose("execute")
    assert pc_card(play) == "OVERWRITE"
    assert play.points == (9, 9, 9), "BUG, the first of the list, was performed; GOTO came last"


def test_GOTO_last_in_a_FUTURE_in_the_middle_of_a_COPY_takes_the_outer_place() -> None:
    """COPY at 8 of 9 lists FUTURE (6) and BUG (7). FUTURE at 1 card counts from COPY: place 0, GOTO. That GOTO is last in the
    FUTURE, but BUG is still pending outside (N-47): 8 + 6 = 14, place 5, ACQUIRE takes BUG's place, and the PC stays."""
    row = ("GOTO 2", *NINE[:4], "ACQUIRE 2", "FUTURE 2 -1", "BUG 2", "COPY 1")
    play = choose(laid(*row, pc=8), "execute")
    assert play.points == (12, 10, 10)
    assert pc_card(play) == "GOTO", "moved on round the end, not jumped"
    assert "moves-round" in told(play)


def test_GOTO_in_a_FUTURE_that_is_last_in_a_COPY_jumps() -> None:
    """As above, but BUG comes first and FUTURE last: nothing is pending any more, so that the PC jumps to place 5."""
    row = ("GOTO 2", *NINE[:4], "ACQUIRE 2", "BUG 2", "FUTURE 2 -1", "COPY 1")
    play = choose(laid(*row, pc=8), "execute")
    assert play.points == (9, 9, 9)
    assert pc_card(play) == "ACQUIRE"


def test_two_GOTOs_in_one_COPY_the_second_is_replaced_by_the_firsts_card_and_stays_unlocked() -> None:
    """COPY at 8 lists GOTO (6) and GOTO#2 (7). The first leads to place 5, ACQUIRE, which takes the second's place."""
    play = choose(laid(*NINE, "ACQUIRE 2", "GOTO 2", "GOTO 2", "COPY 1", pc=8), "execute")
    assert play.points == (12, 10, 10)
    assert instruction(play, "GOTO#2").link is None


def test_bits_behind_a_COPY_whose_GOTO_jumps_do_not_act() -> None:
    """N-14 for a copied jump: the PC has left COPY, where P2's bit is still due."""
    play = choose(laid(*NINE, "ACQUIRE 3", "BUG 2", "GOTO 2", "COPY 1 2", pc=8), "execute")
    assert asked(play) == (3, "execute", "ACQUIRE")


# --- the same against a model written from the text --------------------------------------------------------------------

PRINTED = {"ACQUIRE": 2, "BUG": 1, "PROGRAM ERROR": 1, "COPY": 2, "FUTURE": 2, "GOTO": 6}
POOL = ["ACQUIRE"] * 3 + ["BUG"] * 2 + ["PROGRAM ERROR"] * 3 + ["COPY"] * 2 + ["FUTURE"] * 2 + ["GOTO"] * 3


class _WholeEnd(Exception):
    """The activation ends: N-32, N-42."""


class Model:
    """One activation by P1, from the text: copied words count from the place `pc` (N-01), in direction `way`.

    Everything is kept as plain recursion, which the kernel has none of.
    """

    def __init__(self, kinds: list[str], numbers: list[int], pc: int, way: int, points: list[int]) -> None:
        self.kinds, self.numbers, self.pc, self.way, self.points = kinds, numbers, pc, way, points
        self.links: dict[int, int] = {}
        self.jump: int | None = None
        self.out: set[int] = set()
        self.over = False
        self._pending: list[list[int]] = []
        self._chain: list[tuple[int, list[int], int, int]] = []
        with suppress(_WholeEnd):
            self._perform(pc)

    def _perform(self, place: int) -> None:
        """N-32: three rounds without points, endless while points change, over at the next entry once somebody is out."""
        earlier = [entry for entry in self._chain if entry[0] == place]
        number = 1
        if earlier:
            _, since, before, out = earlier[-1]
            number = before + 1 if since == self.points else 1
            if number > 3 or len(self.out) > out:
                raise _WholeEnd
        self._chain.append((place, list(self.points), number, len(self.out)))
        self._do(self.kinds[place], self.numbers[place], place)
        self._chain.pop()
        self._look()

    def _do(self, kind: str, number: int, place: int) -> None:
        n = len(self.kinds)
        if kind == "ACQUIRE":
            self.points[0] += number
        elif kind == "PROGRAM ERROR":
            self.points[0] = max(0, self.points[0] - number)
        elif kind == "BUG":
            self.points = [p if seat in self.out else max(0, p - number) for seat, p in enumerate(self.points)]
        elif kind == "GOTO" and (number or place in self.links):
            target = self.links.setdefault(place, (self.pc + self.way * number) % n)
            waiting = next((listed for listed in reversed(self._pending) if listed), None)
            if waiting:
                waiting[0] = target
            else:
                self.jump = target
        elif kind in ("COPY", "FUTURE"):
            reach = range(1, min(number, n - 1) + 1)  # N-55
            offsets = [-i for i in reversed(reach)] if kind == "COPY" else list(reach)
            listed = [(self.pc + self.way * offset) % n for offset in offsets]
            self._pending.append(listed)
            while listed:
                self._perform(listed.pop(0))
            self._pending.pop()

    def _look(self) -> None:
        """N-42: after each performed instruction."""
        if any(p >= 20 for seat, p in enumerate(self.points) if seat not in self.out):
            self.over = True
        self.out |= {seat for seat, p in enumerate(self.points) if p == 0}
        self.over = self.over or len(self.out) >= len(self.points) - 1
        if self.over or 0 in self.out:
            raise _WholeEnd


@pytest.mark.parametrize("seed", range(250))
def test_any_nest_of_COPY_FUTURE_and_GOTO_comes_out_as_a_model_written_from_the_text_has_it(seed: int) -> None:
    dice = random.Random(seed)
    kinds = dice.sample(POOL, dice.randint(3, 11))
    kinds[0] = dice.choice(["COPY", "FUTURE"]) if "COPY" not in kinds and "FUTURE" not in kinds else kinds[0]
    counters = [dice.choice([0, 0, 0, 1, -1, 2]) for _ in kinds]
    pc = dice.choice([i for i, kind in enumerate(kinds) if kind in ("COPY", "FUTURE")])
    points = [dice.choice([10, 10, 3, 17]) for _ in range(3)]
    towards = dice.choice(["tail", "head"])
    row = [f"{k} {1 if i == pc else 2} {c:+d}" for i, (k, c) in enumerate(zip(kinds, counters, strict=True))]
    hands = {1: ["RUN", "DECREMENT", "BREAK", "INCREMENT"], 2: ["OVERWRITE"], 3: ["INCREMENT#2"]}
    play = laid(*row, pc=pc, towards=towards, points=dict(enumerate(points, 1)), hands=hands)
    steps = play.choose("execute")
    board = next(s for s in steps if not any(frame.source for frame in s.after.frames)).after.board
    numbers = [PRINTED[k] + c for k, c in zip(kinds, counters, strict=True)]
    model = Model(kinds, numbers, pc, 1 if towards == "tail" else -1, points)
    assert list(board.points) == model.points
    assert {seat - 1 for seat in board.out} == model.out or model.over
    assert (board.table.result is not None) == model.over
    if not model.over:
        assert board.pc == (pc if model.jump is None else model.jump)
        names = [i.card for i in board.row]
        assert {names.index(i.card): names.index(i.link) for i in board.row if i.link} == model.links


# --- performances that reach themselves, counted by hand (N-32) ------------------------------------------------------------


def test_a_FUTURE_that_reaches_itself_adds_up_over_its_rounds() -> None:
    """FUTURE (place 0, P1) lists FUTURE#2 and PROGRAM ERROR, but FUTURE#2 as written on FUTURE lists the same again: it never
    gets to PROGRAM ERROR. Without points changing, FUTURE#2 is entered three times; the fourth entry ends the whole."""
    play = choose(laid("FUTURE 1", "FUTURE 3", "PROGRAM ERROR 2", "BREAK 2"), "execute")
    entries = [s for s in play.trace if s.rule.id == "nightmare-performs" and s.args[1] == "FUTURE#2"]
    assert len(entries) == 3
    assert "endless" in told(play)
    assert play.points == (10, 10, 10), "PROGRAM ERROR was listed in each round, and never performed"
    assert asked(play) == (3, "execute", "FUTURE#2")


def test_gains_and_losses_that_cancel_in_every_round_are_no_change() -> None:
    """COPY#2 +2 lists ACQUIRE (+2), PROGRAM ERROR (-1), PROGRAM ERROR#2 (-1), COPY: at each entry of COPY P1 has 10."""
    row = ("ACQUIRE 2", "PROGRAM ERROR 2", "PROGRAM ERROR 2", "COPY 2 +2", "COPY 1 +2", "BREAK 2")
    play = choose(laid(*row, pc=4, hands={2: ["BUG"], 3: ["BUG#2"]}), "execute")
    entries = [s for s in play.trace if s.rule.id == "nightmare-performs" and s.args[1] == "COPY"]
    assert len(entries) == 3
    assert play.points[0] == 10


def test_the_next_bit_still_acts_after_an_activation_without_end() -> None:
    """N-32 ends the activation, not the stop: P2's bit on FUTURE is due, and has its own activation."""
    play = choose(laid("FUTURE 1 2", "FUTURE 3", "PROGRAM ERROR 2", "BREAK 2"), "execute")
    assert "endless" in told(play)
    assert asked(play) == (2, "execute", "FUTURE")


# --- several bits and OVERWRITE (N-25, N-43, N-56, N-10) -------------------------------------------------------------------

FULL_HAND = {1: ["RUN", "DECREMENT", "INCREMENT", "BREAK#3", "DECREMENT#2"], 2: ["REVERSE PROGRAM"], 3: ["REVERSE PROGRAM#2"]}


def test_a_recoloured_bit_that_is_still_due_acts_now_in_its_place_with_the_new_card() -> None:
    """Bits P1, P2, P3 on OVERWRITE; P1 turns P2's into P1's. The new ACQUIRE is then executed by P1, then by P3."""
    play = laid("OVERWRITE 1 2 3", "BUG 2", "ACQUIRE 3", deck=["ACQUIRE#2"], draws=["ACQUIRE#2"])
    choose(play, "execute", ("bit", "OVERWRITE", 1))
    assert asked(play) == (1, "execute", "ACQUIRE#2")
    choose(play, "execute")
    assert asked(play) == (3, "execute", "ACQUIRE#2")
    choose(play, "execute")
    assert play.points == (12, 10, 12)


def test_a_bit_recoloured_after_it_has_acted_does_not_act_again() -> None:
    """Bits P2, P1, P3: P2 declines, P1 turns P2's bit, which has had its turn: P3 is next, with the new card."""
    play = laid("OVERWRITE 2 1 3", "BUG 2", "ACQUIRE 3", deck=["ACQUIRE#2"], draws=["ACQUIRE#2"], hands=FULL_HAND)
    choose(play, "decline", "execute", ("bit", "OVERWRITE", 0))
    assert asked(play) == (3, "execute", "ACQUIRE#2")


def test_who_loses_the_last_bit_while_it_is_due_is_out_and_the_bit_acts_for_its_new_owner() -> None:
    """N-10 at the end of the OVERWRITE, then N-25. A BREAK may come from the deck (N-08)."""
    play = laid("OVERWRITE 1 2", "BUG 1", "ACQUIRE 3", deck=["BREAK"], draws=["BREAK"], hands=FULL_HAND)
    choose(play, "execute", ("bit", "OVERWRITE", 1))
    assert play.state.board.out == (2,)
    assert asked(play) == (1, "execute", "BREAK")


def test_a_copied_OVERWRITE_may_recolour_a_bit_due_on_the_copying_card() -> None:
    """COPY -1 has bits P1, P2 and copies OVERWRITE: P2's bit becomes P1's, COPY becomes ACQUIRE#2, P1 acts again with it.
    P2's bit on BUG keeps P2 in. OVERWRITE itself stays (N-43)."""
    row = ("ACQUIRE 3", "OVERWRITE 3", "COPY 1 2 -1", "BUG 2")
    play = laid(*row, pc=2, deck=["ACQUIRE#2"], draws=["ACQUIRE#2"])
    choose(play, "execute", ("bit", "COPY", 1))
    assert [i.card for i in play.state.board.row] == ["ACQUIRE", "OVERWRITE", "ACQUIRE#2", "BUG"]
    assert asked(play) == (1, "execute", "ACQUIRE#2")
    assert play.state.board.out == ()


def test_the_rest_of_a_COPY_reads_its_distances_from_the_card_that_took_its_place() -> None:
    """COPY at 2 lists OVERWRITE (0) and FUTURE -1 (1). OVERWRITE puts GOTO in COPY's place; FUTURE then means the card after
    that place: BUG at 3 (N-43 with N-15)."""
    row = ("OVERWRITE 3", "FUTURE 3 -1", "COPY 1", "BUG 2", "ACQUIRE 2")
    play = laid(*row, pc=2, deck=["GOTO"], draws=["GOTO"])
    choose(play, "execute", ("bit", "BUG", 0))
    assert pc_card(play) == "BUG"
    assert play.points == (9, 9, 9)


def test_a_PROGRAM_ERROR_that_comes_from_the_deck_leaves_the_next_bit_no_choice() -> None:
    """3.0: the bit behind costs its owner 1, the first has acted. 3.1 (N-37): each with a bit there loses 1, once."""
    for edition, points in (("3.0", (10, 9, 9)), ("3.1", (9, 9, 9))):
        row = ("OVERWRITE 1 2 3", "BUG 2", "ACQUIRE 3")
        play = laid(*row, deck=["PROGRAM ERROR"], draws=["PROGRAM ERROR"], hands=FULL_HAND, edition=edition)
        choose(play, "execute", ("bit", "BUG", 0))
        assert play.points == points
        assert asked(play) == (1, "execute", "BUG")


def test_a_GOTO_locked_to_the_replaced_card_leads_nowhere_even_when_copied() -> None:
    """GOTO (0) is locked to OVERWRITE (2) in a ring of 4. OVERWRITE goes. COPY -1 lies after GOTO: the dead link neither jumps
    nor locks anew, and the PC moves on from COPY."""
    row = ("GOTO 1", "COPY 1 -1", "OVERWRITE 2", "ACQUIRE 3")
    play = laid(*row, deck=["BUG"], draws=["BUG"], hands=FULL_HAND)
    choose(play, "execute", "execute", ("bit", "ACQUIRE", 0))
    at_card(play, "COPY").choose("execute")
    assert instruction(play, "GOTO").link == "gone"
    assert told(play).count("leads-nowhere") == 1
    assert pc_card(play) == "BUG"


# --- out in the middle of a stop --------------------------------------------------------------------------------------


def test_a_bit_due_of_who_is_out_does_not_act_the_others_keep_their_order() -> None:
    """BUG with bits P1, P3, P2, P3; P3 has 1 point. P1's BUG puts P3 out: P2 is next, then the PC moves on."""
    play = choose(laid("BUG 1 3 2 3", "ACQUIRE 2", "COPY 1", points={3: 1}), "execute")
    assert play.state.board.out == (3,)
    assert asked(play) == (2, "execute", "BUG")
    choose(play, "decline")
    assert pc_card(play) == "ACQUIRE"


def test_who_goes_out_by_the_own_COPY_loses_the_rest_the_next_bit_acts() -> None:
    """P1 (1 point) executes COPY of BUG and BUG#2: the first puts P1 out, the second is dropped (N-42). P2 is due."""
    play = choose(laid("BUG 3", "BUG 3", "COPY 1 2", "ACQUIRE 3", pc=2, points={1: 1}), "execute")
    assert play.points == (0, 9, 9)
    assert asked(play) == (2, "execute", "COPY")


def test_when_the_runner_is_out_nobody_breaks_by_word_and_the_next_clockwise_builds() -> None:
    """N-50. P1 ran it and goes out; at ACQUIRE's second time P2 and P3 are asked, both must pay; then P2 goes on."""
    play = laid("ACQUIRE 3", "PROGRAM ERROR 1", "BUG 2", points={1: 1})
    choose(play, "execute", "decline")
    assert play.state.board.out == (1,)
    assert asked(play) == (2, "break", "ACQUIRE")
    assert {option[0] for option in play.options} == {"pass", "break-pay", "pass-until"}
    choose(play, "pass", "break-pay")
    assert play.points == (0, 10, 9)
    assert asked(play) == (2, "play")


def test_an_out_player_has_no_part_in_an_agreement() -> None:
    """N-22 asks the players still in. Nothing but COPY at 0 is executed, by P2, lap after lap."""
    play = laid("PROGRAM ERROR 1", "COPY 2 -2", "BUG 3", points={1: 1})
    for _ in range(200):
        assert play.ask is not None
        if play.ask.kind == "agree":
            break
        play.choose("pass" if play.ask.kind == "break" else "execute" if play.ask.args[0] == "COPY" else "decline")
    assert asked(play) == (2, "agree")
    choose(play, "agree")
    assert asked(play) == (3, "agree")
    choose(play, "agree")
    assert asked(play) == (2, "play")


# --- where the PC is after a break (N-51) ----------------------------------------------------------------------------------


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


# --- laps, counted by hand (N-21, N-22, N-33) ------------------------------------------------------------------------------


def test_standing_at_a_card_again_in_the_other_direction_is_no_lap() -> None:
    """Row of 5 towards the tail from ACQUIRE (place 2): COPY (3), REVERSE PROGRAM (4) executed, COPY, ACQUIRE, all with P1's
    bits or none, but in the other direction. Going on: BUG (1), P2's. So no lone lap has been made at any of them."""
    row = ("DECREMENT 3", "BUG 2", "ACQUIRE 1", "COPY", "REVERSE PROGRAM 1")
    play = laid(*row, pc=2)
    choose(play, "decline", "execute", "decline")
    assert asked(play) == (2, "execute", "BUG")
    assert "lone-lap" not in told(play)


def test_twenty_laps_are_twenty() -> None:
    """P1 increments BUG at every lap, everybody else declines. The 20th lap ends when INCREMENT is reached the 21st time, after
    20 executions."""
    play = laid("INCREMENT 1", "BUG 2", "ACQUIRE 3")
    for _ in range(300):
        assert play.ask is not None
        if play.ask.kind == "agree":
            break
        if play.ask.kind == "number":
            play.choose("number", "BUG", 0)
        else:
            play.choose("pass" if play.ask.kind == "break" else "execute" if play.ask.args[0] == "INCREMENT" else "decline")
    assert instruction(play, "BUG").changes == (20,)
    assert pc_card(play) == "INCREMENT"


def test_a_gain_begins_the_count_of_laps_anew() -> None:
    """As above, but P3 takes ACQUIRE in the tenth lap: laps 11 to 30 change nothing, so 30 executions go by."""
    play = laid("INCREMENT 1", "BUG 2", "ACQUIRE 3")
    stops = 0
    for _ in range(500):
        assert play.ask is not None
        if play.ask.kind == "agree":
            break
        if play.ask.kind == "number":
            play.choose("number", "BUG", 0)
        elif play.ask.kind == "break":
            play.choose("pass")
        else:
            stops += play.ask.args[0] == "ACQUIRE"
            tenth = play.ask.args[0] == "ACQUIRE" and stops == 10
            play.choose("execute" if tenth or play.ask.args[0] == "INCREMENT" else "decline")
    assert play.points == (10, 10, 12)
    assert instruction(play, "BUG").changes == (30,)


def test_a_position_is_the_same_only_with_breaks_alike() -> None:
    """3.1. COPY at 0 cards is executed each lap and changes nothing. Breaks open at its second arrival, so that it is arrived
    at with open breaks from the third on, and BUG from the second on: no position comes a third time before the fourth BUG."""
    play = laid("COPY 1 -2", "BUG 2", "ACQUIRE 3", edition="3.1")
    arrivals = 0
    for _ in range(100):
        assert play.ask is not None
        if play.ask.kind == "agree":
            break
        if play.ask.kind == "execute" and play.ask.args[0] == "COPY":
            arrivals += 1
        play.choose("pass" if play.ask.kind == "break" else "execute" if play.ask.args[0] == "COPY" else "decline")
    assert "returned" in told(play)
    assert arrivals == 4, "asked in the fourth lap, or where it ends"


def test_N_33_a_forced_card_alone_is_something_executed() -> None:
    """PROGRAM ERROR executes itself: a lap with it is never idle, and it goes on until P2, who has 3 points, is out."""
    play = laid("PROGRAM ERROR 2", "BUG 3", "ACQUIRE 1", points={2: 3})
    for _ in range(60):
        if play.state.board.out:
            break
        assert play.ask is not None
        play.choose("pass" if play.ask.kind == "break" else "decline")
    assert play.state.board.out == (2,)
    assert "idle-lap" not in told(play)
    assert told(play).count("no-choice") == 3


def test_a_loop_of_one_card_is_a_lap() -> None:
    """GOTO in a ring of 6 lands on itself (N-55: its own card counted): a lap of one stop, with P2's bit only."""
    row = ("GOTO 2", "BUG 1", "ACQUIRE 3", "COPY 1", "FUTURE 3", "DECREMENT 1")
    play = choose(laid(*row), "execute")
    assert instruction(play, "GOTO").link == "GOTO"
    assert asked(play) == (1, "break", "GOTO"), "N-21: the others get one moment, though breaks are not open"
    choose(play, "pass")
    assert asked(play) == (3, "break", "GOTO")
    choose(play, "pass")
    assert play.state.board.table.result == ("loop", (2,))


# --- building ---------------------------------------------------------------------------------------------------------------


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
