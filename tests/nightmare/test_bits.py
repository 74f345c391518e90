"""Bits that come, go and wait: their order, BIT MOVER, BIT SWAPPER, BIT MAKER, WORM, and empty supplies. N-05, N-24, N-25."""

from __future__ import annotations

import pnrules
from tests.nightmare.table import BASE, choose, comes, laid

# --- in their order (N-25) --------------------------------------------------------------------------------------------


def test_bits_act_in_their_order() -> None:
    play = laid("ACQUIRE 3 1 2", "BUG 2")
    asked = []
    for _ in range(3):
        assert play.ask is not None
        asked.append(play.ask.who)
        play.choose("execute")
    assert asked == [3, 1, 2]
    assert play.points == (12, 12, 12)


def test_a_bit_moved_away_before_its_turn_does_not_act() -> None:
    """P2’s."""
    comes(
        "BIT MOVER @1@2,ACQUIRE @1",
        "1 execute; 1 move BIT MOVER 1 ACQUIRE",
        bits={"BIT MOVER": [1], "ACQUIRE": [1, 2]},
        at="ACQUIRE",
    )


def test_a_bit_moved_here_waits_for_the_next_arrival() -> None:
    """P2’s."""
    comes(
        "BIT MOVER @1,ACQUIRE @2@1",
        "1 execute; 1 move ACQUIRE 0 BIT MOVER",
        bits={"BIT MOVER": [1, 2], "ACQUIRE": [1]},
        at="ACQUIRE",
    )


def test_the_second_bit_acts_after_the_first_has_left() -> None:
    """BIT MOVER on itself."""
    comes(
        "BIT MOVER @1@2,ACQUIRE @1",
        "1 execute; 1 move BIT MOVER 0 ACQUIRE",
        bits={"BIT MOVER": [2], "ACQUIRE": [1, 1]},
        asked="2 execute",
    )


def test_a_bit_swapped_to_the_card_under_the_PC_waits() -> None:
    """P3’s, in the place of P2’s."""
    comes(
        "BIT SWAPPER @1@2,ACQUIRE @3,BUG @1",
        "1 execute; 1 bit BIT SWAPPER 1; 1 bit ACQUIRE 0",
        players=3,
        bits={"BIT SWAPPER": [1, 3], "ACQUIRE": [2]},
        at="ACQUIRE",
        asked="2 execute",
    )


# --- BIT MOVER above 1 ------------------------------------------------------------------------------------------------


def test_BIT_MOVER_at_2_sends_two_bits_of_a_card_two_ways() -> None:
    """Both neighbours."""
    comes(
        "BUG @2,BIT MOVER @1@2 +1,ACQUIRE @1",
        "1 execute; 1 move BIT MOVER 0 BUG; 1 move BIT MOVER 0 ACQUIRE",
        start=1,
        bits={"BUG": [2, 1], "BIT MOVER": [], "ACQUIRE": [1, 2]},
    )


def test_a_bit_that_has_moved_is_known_by_its_new_place_when_one_before_it_leaves() -> None:
    """BIT MOVER at 3, in a ring. P2's bit goes from BUG to ACQUIRE, where it lies last, third; then P2's first bit there goes
    to BUG: the one that moved is the second now. The third move may take P3's bit, which is the first; neither of the two
    that have moved."""
    play = laid("BIT MOVER 1 +2", "ACQUIRE 2 3", "BUG 2", "ZAP 1")
    choose(play, "execute", ("move", "BUG", 0, "ACQUIRE"), ("move", "ACQUIRE", 0, "BUG"))
    bits = {i.card: i.bits for i in play.state.board.row}
    assert bits == {"BIT MOVER": (1,), "ACQUIRE": (3, 2), "BUG": (2,), "ZAP": (1,)}
    from_acquire = {option[2] for option in play.options if option[1] == "ACQUIRE"}
    assert from_acquire == {0}
    assert not [option for option in play.options if option[1] == "BUG"]
    choose(play, ("move", "ACQUIRE", 0, "BUG"))
    assert {i.card: i.bits for i in play.state.board.row}["BUG"] == (2, 3)


def test_a_bit_that_has_moved_keeps_its_place_when_one_leaves_another_card() -> None:
    """P2's bit goes from BUG to ACQUIRE, where it lies third; then P1's first bit on ZAP goes to BIT MOVER. On ACQUIRE nothing
    changes: the first two may still move, the third has."""
    play = laid("BIT MOVER 1 +2", "ACQUIRE 2 3", "BUG 2", "ZAP 1 3")
    choose(play, "execute", ("move", "BUG", 0, "ACQUIRE"), ("move", "ZAP", 0, "BIT MOVER"))
    assert {option[2] for option in play.options if option[1] == "ACQUIRE"} == {0, 1}


# --- BIT SWAPPER (N-24) -----------------------------------------------------------------------------------------------


def _swapper(number: int, *others: tuple[str, list[int]]) -> pnrules.Play:
    """Version 1 for five, with a BIT SWAPPER raised to this number, of which its owner's bit is the only one."""
    row = [{"card": "BIT SWAPPER", "bits": [1], "changes": [number - 2]}]
    row += [{"card": card, "bits": bits} for card, bits in others]
    return pnrules.load(
        {
            **BASE,
            "edition": "3.1",
            "version": 1,
            "players": [{} for _ in range(5)],
            "program": {"row": row, "pc": "BIT SWAPPER"},
            "answers": [[1, "execute"]],
        }
    )


def test_a_BIT_SWAPPER_raised_beyond_the_colours_is_seen_to_swap_nothing_at_once() -> None:
    """Every way to choose five of the bits was gone through to find that there is no sixth colour: for hours."""
    kinds = ("BUG", "BUG#2", "ZAP", "ZAP#2", "ZAP#3", "ACQUIRE", "ACQUIRE#2", "GOTO", "GOTO#2", "COPY", "FUTURE", "ERASE", "WORM")
    play = _swapper(6, *((card, [1, 2, 3, 4, 5]) for card in kinds))
    assert play.trace[-1].rule.id == "nightmare-asked"
    assert any(step.rule.id == "nightmare-no-swap" for step in play.trace)


def test_a_BIT_SWAPPER_offers_a_bit_only_where_the_rest_can_be_found_on_other_cards() -> None:
    """At 3: 2 and 3 lie on BUG alone, so that beside a 1 there is only one card for both; with a 2 on ZAP there are two."""
    none = _swapper(3, ("BUG", [2, 3]))
    assert any(step.rule.id == "nightmare-no-swap" for step in none.trace)
    play = _swapper(3, ("BUG", [2, 3]), ("ZAP", [2]))
    assert play.ask is not None
    assert [option[1:] for option in play.options] == [("BIT SWAPPER", 0), ("BUG", 1), ("ZAP", 0)]
    refused = {no.option: no.why.id for no in play.setup.game.refusals(play.state)}
    assert refused["bit", "BUG", 0] == "refused-no-partner", "with BUG's 2 gone, its 3 lies on the same card"


# --- new bits (N-05) --------------------------------------------------------------------------------------------------


def test_WORM_with_an_empty_supply_adds_nothing() -> None:
    """And asks nothing."""
    comes("WORM @1,BUG @1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1@1,ACQUIRE @2", "1 execute", at="BUG", supply=[0, 19])


def test_no_bit_for_a_colour_that_is_out() -> None:
    """BIT MAKER."""
    comes(
        "BUG @2,BIT MAKER @1,ZAP @3",
        "2 execute; 1 execute",
        players=3,
        begin={3: 1},
        out=[3],
        asked="1 new-bit",
        refused=[{"answer": [1, "new-bit", "BUG", 3], "cite": ["PN 3.0", "card-bit-maker"]}],
    )
