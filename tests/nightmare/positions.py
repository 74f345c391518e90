"""Positions in which a sentence of Programmer's Nightmare rests on a ruling, and that no scenario has (`rests`)."""

from __future__ import annotations

import pnrules
from pnrules import Play
from tests.nightmare.table import BASE, choose, laid, ring, version_2


def all_cards_go() -> Play:
    """Version 1: nothing is left of the ring, so that it is dealt anew."""
    return choose(ring(("SELF DESTRUCT", 1)), "execute", ("player", 2))


def an_empty_row() -> Play:
    """Version 2: building goes on with nothing to run."""
    return choose(laid("SELF DESTRUCT 1", hands={2: ["RUN#4", "BUG"]}), "execute", ("player", 3))


def alone(card: str) -> Play:
    """Nothing lies before it, nor behind it."""
    return choose(laid(f"{card} 1"), "execute")


def three_spaces_and_two_cards() -> Play:
    return choose(laid("FLOATER 1 +2", "BUG", "ZAP 2"), "execute", "forward")


def inside(*inner: str) -> Play:
    """What a SUBROUTINE performs first."""
    return laid("SUBROUTINE 1", "ZAP 2", deck=[*inner], draws=[*inner])


def copying_card_has_gone(then: str) -> Play:
    """A COPY performs SELF DESTRUCT, which takes the COPY away, and then something else."""
    return choose(laid("SELF DESTRUCT", then, "COPY 1", "ZAP 1", pc=2), "execute", ("player", 2))


def copying_card_goes_with_the_cards_beside_it() -> Play:
    deck = ["REVERSE PROGRAM", "BUG", "INCREMENT"]
    row = ("SUBROUTINE", "SELF DESTRUCT", "COPY 1", "ZAP 2")
    return choose(laid(*row, pc=2, deck=deck, draws=deck[:2]), "execute", ("player", 2))


def counted_from_the_copying_card() -> Play:
    """A ring of three, and a copied GOTO that counts six."""
    return choose(laid("GOTO", "COPY 1", "BUG 2", pc=1), "execute")


def a_supply_used_up_and_no_limit() -> Play:
    row = ("BIT MAKER 1", "BUG" + 20 * " 2")
    return choose(laid(*row, rulings={"N-05": "unlimited"}), "execute", ("new-bit", "BUG", 2))


def all_bits_still_to_place() -> Play:
    """Version 1: fifteen of P2's twenty bits lie there, and P2 has five to place."""
    row = [{"card": "PROGRAM ERROR"}, {"card": "BUG", "bits": [2] * 15}, {"card": "ZAP"}]
    return pnrules.load({**BASE, "version": 1, "players": [{"bits": 1}, {"bits": 5}], "program": {"row": row}})


def one_bit_left_and_two_to_place() -> Play:
    return choose(laid("WORM 1 +1", "BUG" + 18 * " 1", "ZAP 2", edition="3.1"), "execute", ("card", "BUG"))


def nobody_can_play_and_a_BREAK() -> Play:
    """No hand holds a card, so the program runs by itself to the end, past a BREAK built into it."""
    row = [{"card": "BREAK", "bits": [1]}, {"card": "BUG", "bits": [2]}]
    return choose(version_2(row, [[], []], deck=[]), "execute")


def twenty_cards() -> Play:
    """Built-in BREAK in a program that no break can stop any more."""
    kinds = ("ACQUIRE", "BUG", "DECREMENT", "ERASE", "FLOATER", "FUTURE", "GOTO", "INCREMENT", "REPLACE", "WORM")
    twice = [f"{kind}#2" for kind in kinds[:-2]]
    row = ("BREAK 1", *kinds, *twice, "DELETE")
    assert len(row) == 20
    return choose(laid(*row, hands={1: ["RUN#2"]}, runs=False), "execute")


def the_neighbour_has_no_bit_left() -> Play:
    """An UPGRADE that nothing copies: on the right of P1 sits P3."""
    return choose(laid("UPGRADE 1", "BUG" + 20 * " 3", deck=["ZAP"], draws=["ZAP"]), "execute", ("place", 1))


def no_bit_left_to_play(*hand: str) -> Play:
    return version_2([{"card": "BUG", "bits": [1] * 20}], [[*hand, "RUN"], ["RUN#2"]])


def no_bit_left_of_the_other() -> Play:
    return version_2([{"card": "BUG", "bits": [2] * 20}], [["PROGRAM ERROR", "RUN"], ["RUN#2"]])


def no_bit_left_to_claim_with() -> Play:
    row = [{"card": "ZAP"}, {"card": "BUG", "bits": [1] * 20}, {"card": "PROGRAM ERROR"}]
    return pnrules.load({**BASE, "version": 1, "players": [{"bits": 1}, {"bits": 1}], "program": {"row": row}, "turn": 1})


def one_inner_card() -> Play:
    """A SUBROUTINE with a single card, which SEQUENCE MOD cannot move anywhere."""
    return choose(laid("SUBROUTINE -1", "SEQUENCE MOD 1", "ZAP 2", deck=["BUG"], draws=["BUG"]), "execute")


def nothing_but_unnamed_damage() -> Play:
    row = ("PROGRAM ERROR 2", "POINTER 1")
    return choose(laid(*row, rulings={"N-41": "says-damage"}), "execute")


def replaced_by_its_own_card(then: str) -> Play:
    """REPLACE, inside, has put another card in the place of its SUBROUTINE; then comes something else."""
    inner = ["REPLACE", then, "BUG"]
    return choose(laid("SUBROUTINE 1", "ZAP 2", deck=inner, draws=inner), ("card", "SUBROUTINE"))


def nobody_has_a_bit_here() -> Play:
    """3.1: an inner DELETE takes the only bit off its SUBROUTINE, and PROGRAM ERROR is still to come."""
    inner = ["DELETE", "PROGRAM ERROR#3"]
    play = laid("SUBROUTINE 1", "ZAP 2", "BUG 1", edition="3.1", deck=inner, draws=inner)
    return choose(play, ("bit", "SUBROUTINE", 0))


def ring_of_two(card: str) -> Play:
    """Version 1: the card moves the other one, which has nowhere to go."""
    return choose(ring((card, 1), ("BUG", 2)), "execute", ("card", "BUG"))
