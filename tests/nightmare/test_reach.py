"""What COPY, FUTURE and GOTO reach from where they lie, before anybody executes them. PN 3.0 and 3.1, their texts; N-02, N-46,
N-55, N-57."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import pnrules
from pnrules import Play
from pnrules.kernel.copies import FACE_DOWN
from pnrules.kernel.facets.showing import Showing
from pnrules.showing import payload
from tests.kernel.plays import SEEDS, played
from tests.nightmare.table import BASE, choose, laid, ring

EIGHT = (("GOTO", 1), ("BUG",), ("ZAP",), ("ACQUIRE",), ("WORM",), ("DELETE",), ("COPY", 2), ("FUTURE", 3))


def reach(play: Play) -> dict[str, tuple[str, ...]]:
    return dict(Showing.of(play.setup.game).outlook(play.state) or {})


def reach_of(*row: str, **more: Any) -> dict[str, tuple[str, ...]]:
    return reach(laid(*row, **more))


def told(play: Play, seat: int | None) -> dict[str, list[str]]:
    """What a page is told, at the start, that looks through these eyes."""
    return dict(payload.position(payload.view(play.start, seat))["outlook"])


# --- the rulebook's example -------------------------------------------------------------------------------------------


def test_the_example_of_the_rulebook() -> None:
    """COPY is at 2, so it does PROGRAM ERROR and then BUG; the GOTO at the end leads back to BUG; FUTURE, behind the tail's end,
    looks ahead from the head."""
    found = reach(pnrules.load("nightmare/sample"))
    assert found == {"COPY": ("PROGRAM ERROR", "BUG"), "GOTO": ("BUG",), "FUTURE": ("ACQUIRE", "DECREMENT")}


# --- which way --------------------------------------------------------------------------------------------------------


def test_COPY_means_the_cards_on_the_other_side_when_the_program_runs_backwards() -> None:
    row = ("COPY", "ACQUIRE", "BUG", "ZAP")
    assert reach_of(*row, towards="head") == {"COPY": ("BUG", "ACQUIRE")}
    assert reach_of(*row, towards="tail") == {"COPY": ("BUG", "ZAP")}


def test_FUTURE_goes_on_at_the_head_behind_the_tail() -> None:
    assert reach_of("ACQUIRE", "BUG", "ZAP", "FUTURE") == {"FUTURE": ("ACQUIRE", "BUG")}
    assert reach_of("ACQUIRE", "BUG", "FUTURE", "ZAP") == {"FUTURE": ("ZAP", "ACQUIRE")}


def test_GOTO_counts_backwards_too_and_over_the_ends() -> None:
    row = ("BUG", "GOTO", "ZAP", "ACQUIRE", "WORM", "DELETE", "ERASE", "DEFEND")
    assert reach_of(*row) == {"GOTO": ("DEFEND",)}
    assert reach_of(*row, towards="head") == {"GOTO": ("ACQUIRE",)}


def test_in_version_1_all_of_them_go_round_the_ring() -> None:
    assert reach(ring(*EIGHT)) == {"GOTO": ("COPY",), "COPY": ("WORM", "DELETE"), "FUTURE": ("GOTO", "BUG")}
    turned = choose(ring(("REVERSE PROGRAM", 1), *EIGHT[1:]), "execute")
    assert reach(turned) == {"COPY": ("REVERSE PROGRAM", "FUTURE"), "FUTURE": ("COPY", "DELETE")}


# --- how many ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counters", "copies", "leads"),
    [
        ("", ("BUG", "ZAP"), ("WORM",)),
        (" +1", ("GOTO", "BUG", "ZAP"), ("GOTO",)),
        (" -1", ("ZAP",), ("DELETE",)),
        (" -2", (), ("DEFEND",)),
    ],
)
def test_the_number_that_counts_now_says_how_many(counters: str, copies: tuple[str, ...], leads: tuple[str, ...]) -> None:
    """GOTO counts its own card as it goes round (N-55): 7 of 7 is itself. At 0 nothing is reached (N-57)."""
    row = ("WORM", f"GOTO{counters}", "BUG", "ZAP", f"COPY{counters}", "DEFEND", "DELETE")
    assert reach_of(*row) == {"GOTO": leads, "COPY": copies}


def test_at_0_a_GOTO_leads_nowhere() -> None:
    assert reach_of("WORM", "GOTO -6", "BUG", "ZAP", "DEFEND", "DELETE") == {"GOTO": ()}


def test_in_a_short_ring_COPY_and_FUTURE_reach_each_other_card_once() -> None:
    assert reach_of("COPY +3", "BUG", "FUTURE +4") == {"COPY": ("BUG", "FUTURE"), "FUTURE": ("COPY", "BUG")}


def test_alone_COPY_reaches_nothing_and_GOTO_itself() -> None:
    assert reach_of("COPY 1") == {"COPY": ()}
    assert reach_of("GOTO 1") == {"GOTO": ("GOTO",)}


# --- gaps and locks ---------------------------------------------------------------------------------------------------


def test_a_gap_is_no_card_to_GOTO_and_FUTURE() -> None:
    """GOTO at 3, FUTURE at 1. ERASE takes ACQUIRE, and its second bit is still to act: what was next has moved up."""
    play = laid("GOTO -3", "FUTURE -1", "ACQUIRE", "ERASE 1 1", "DELETE", "BUG")
    assert reach(play) == {"GOTO": ("ERASE",), "FUTURE": ("ACQUIRE",)}
    choose(play, "execute")
    assert play.state.board.run.stop.gaps, "the program counter has not gone on"
    assert reach(play) == {"GOTO": ("DELETE",), "FUTURE": ("ERASE",)}


def test_the_card_under_the_program_counter_has_left() -> None:
    """SELF DESTRUCT goes in the middle of its stop, and its second bit with it; GOTO at 2 counts BUG and then ACQUIRE."""
    play = laid("GOTO -4", "BUG", "SELF DESTRUCT 1", "ACQUIRE 2", pc=2)
    assert reach(play) == {"GOTO": ("SELF DESTRUCT",)}
    choose(play, "execute", ("player", 2))
    assert reach(play) == {"GOTO": ("ACQUIRE",)}


def test_a_locked_GOTO_leads_to_its_card_and_nowhere_once_that_has_gone() -> None:
    row: list[Any] = [{"card": "GOTO", "link": "ZAP"}, {"card": "GOTO#2", "link": "gone"}, "BUG", "ZAP", "WORM"]
    players = [{"hand": ["RUN"]}, {"hand": ["RUN#2"]}]
    play = pnrules.load({**BASE, "players": players, "program": {"row": row}})
    assert reach(play) == {"GOTO": ("ZAP",), "GOTO#2": ()}


# --- beside a SUBROUTINE ----------------------------------------------------------------------------------------------


def test_inner_cards_reach_no_further_than_their_ends_but_GOTO_the_main_program() -> None:
    """FUTURE and COPY count inner cards only, in the order dealt whichever way the program runs (N-02, N-46). An inner GOTO at 6
    counts cards of the row, from the SUBROUTINE on, with the program's direction."""
    inner = ["FUTURE", "BUG", "COPY", "GOTO"]
    row: list[Any] = ["ACQUIRE", {"card": "SUBROUTINE", "inner": inner, "used": True}, "ZAP", "WORM", "DELETE", "ERASE", "DEFEND"]
    players = [{"hand": ["RUN"]}, {"hand": ["RUN#2"]}]
    found = {}
    for towards in ("tail", "head"):
        program = {"row": row, "towards": towards}
        found[towards] = reach(pnrules.load({**BASE, "players": players, "program": program}))
    assert found["tail"] == {"FUTURE": ("BUG", "COPY"), "COPY": ("FUTURE", "BUG"), "GOTO": ("ACQUIRE",)}
    assert found["head"] == {"FUTURE": ("BUG", "COPY"), "COPY": ("FUTURE", "BUG"), "GOTO": ("ZAP",)}


# --- what nobody may know ---------------------------------------------------------------------------------------------


def test_a_face_down_card_reaches_nothing_and_is_reached_as_what_it_is_seen_as() -> None:
    """P2 has laid a COPY face down: what it would copy would give it away. The FUTURE reaches it, whatever it is."""
    row: list[Any] = ["ACQUIRE", "BUG", "FUTURE", {"card": "COPY", "bits": [2], "down": 2}, "ZAP"]
    players = [{"hand": ["RUN"]}, {"hand": ["RUN#2"]}]
    play = pnrules.load({**BASE, "players": players, "program": {"row": row}})
    for seat in (None, 1, 2):
        assert told(play, seat) == {"FUTURE": [FACE_DOWN, "ZAP"]}


# --- what happens then ------------------------------------------------------------------------------------------------

OF = ("COPY", "FUTURE", "GOTO")
EXECUTED: dict[str, Callable[[Any], Any]] = {
    "nightmare-lists": lambda args: args[1],
    "nightmare-lists-none": lambda args: (),
    "nightmare-locks": lambda args: args[1:2],
    "nightmare-jumps": lambda args: args[1:2],
    "nightmare-jumps-none": lambda args: (),
    "nightmare-leads-nowhere": lambda args: (),
}


@pytest.mark.long
def test_what_is_executed_at_the_program_counter_reaches_what_was_said() -> None:
    """In random plays of both versions and editions, of cards that are performed as themselves."""
    compared = dict.fromkeys(EXECUTED, 0)
    for seed in SEEDS:
        for done in played(seed).trace:
            frames = done.before.frames
            if done.rule.id not in EXECUTED or frames[-1].code not in OF or frames[-2].source is not None:
                continue
            said = Showing.of(done.before.setup.game).outlook(done.before)
            assert said is not None
            assert said[str(frames[-1].source)] == EXECUTED[done.rule.id](done.args)
            compared[done.rule.id] += 1
    assert compared["nightmare-lists"] > 20
    assert compared["nightmare-locks"] > 5
    assert compared["nightmare-jumps"] > 5


@pytest.mark.long
def test_a_card_that_lies_face_down_is_named_in_nobody_s_outlook() -> None:
    """Of random plays; some of these cards would be copied where they lie."""
    reached = 0
    for done in (done for seed in SEEDS for done in played(seed).trace if done.after.board.table.secrets):
        hidden = {secret.card for secret in done.after.board.table.secrets}
        for seat in (None, *range(1, len(done.after.setup.players) + 1)):
            seen = payload.position(payload.view(done.after, seat))["outlook"]
            assert not hidden & {*seen, *(card for cards in seen.values() for card in cards)}
            reached += FACE_DOWN in json.dumps(seen)
    assert reached > 20
