"""How a game reads the rules: what its edition, its version and its rulings mean, decided once at set-up.

An edition may say one thing and a ruling another. The rules ask here, so that nothing is decided twice.
"""

from __future__ import annotations

from typing import NamedTuple

from pnrules.kernel.game import Setup


class Interpretation(NamedTuple):
    """One way to read the rules of Programmer's Nightmare.

    opened_by_reaching      breaks open when the program counter reaches a card a second time (3.1), not when a card that
                            was executed comes up again (3.0); N-34
    break_before_bits       breaks are made before a bit's turn (3.0), not only where nothing is executed (3.1); N-27
    from_the_source         a copied "previous", "next" and "this" count from the card copied from; N-01
    floor_for_counters      a -1 that would take a number below 0 is not placed (3.0), or lies there all the same (3.1); N-58
    below_zero              numbers may become negative; N-58
    beyond_supply           how many more bits than its supply holds a colour may have in play; N-05
    dealt                   the program is dealt and claimed (version 1), not built (version 2)
    skips_one_player        a SKIP passes over one player's bits at this stop (3.0), not the whole instruction (3.1); N-35
    skips_one_bit           a SKIP passes over one bit; N-35
    once_a_stop             MULTIPLIER acts once a stop (3.1), not once for each bit (3.0)
    own_damage_only         POINTER redirects only what was done to whoever uses it (3.1)
    pointer_by_executed     POINTER redirects what the last two executed cards did; N-12
    defends_stops           DEFEND counts cards under the program counter only; N-04
    only_named_damage       only BUG, ZAP and SELF DESTRUCT do damage; N-41
    fixed_at_activation     in a COPY or FUTURE everything is as it was at its activation; N-40
    only_the_acting_bit     on a copied card, "bits here" are the acting player's bit only; N-43
    only_own_bits_inside    on an inner card, "bits here" are its own only; N-44
    jumps_at_once           a duplicated GOTO jumps at once, and the rest is lost; N-47
    shuffles                the discards become the deck when it is empty; N-09
    keeps_run               RUN lies before its player while the program runs (3.1), and is discarded then
    recolours_and_leaves    without a deck, OVERWRITE recolours and leaves; N-09
    laps_by_coming          a lap begins in the direction in which the program counter came to its card; N-66
    skips_passed_over       a SKIP may be spent at a GOTO that is passed over anyway; N-67
    inner_goto_outlives     an inner GOTO whose SUBROUTINE has left jumps all the same; N-68
    inner_jump_takes_its_turn  the jump of a SUBROUTINE directly in another takes the place of that one's next card; N-69
    linked_where_it_lies    a linked card that takes an inner one's place counts from where it lies itself; N-70
    outer_bits_first        at an inner MULTIPLIER the SUBROUTINE's owners come before its own; N-71
    inner_cards_stay_there  inner cards of a replaced SUBROUTINE count the bits on the card in its place; N-72
    inner_owners_go_on      inner cards with bits are performed though their SUBROUTINE's actor is out; N-73
    pointer_by_stop         an inner POINTER redirects what inner cards did at this stop, not in this performance; N-74
    copied_break_ends       3.1: nothing of a COPY is performed after a BREAK in it; N-75
    one_shots_are_no_deck   a deck of one-shots alone is an empty deck; N-76
    oversight_not_executed  a card turned up as an OVERSIGHT with bits has not been executed; N-77
    same_points_end         what reaches itself ends too when it begins again and again at the same points; N-78
    runs_again              a run that nobody could stop since nobody can play begins again before it is a tie; N-79
    linked_by_owner         a linked card that takes an inner one's place is performed by the owner of the bit there; N-80
    counters_outlive        inner cards that have gone with their SUBROUTINE keep their counters for this stop; N-81
    acting_player_pays      3.1: an inner PROGRAM ERROR costs whoever performs it, though the acting bit has left; N-82
    ring_has_ends           on a ring a card may move from before the first to behind the last; N-83
    """

    opened_by_reaching: bool
    break_before_bits: bool
    from_the_source: bool
    floor_for_counters: bool
    below_zero: bool
    beyond_supply: int
    dealt: bool
    skips_one_player: bool
    skips_one_bit: bool
    once_a_stop: bool
    own_damage_only: bool
    pointer_by_executed: bool
    defends_stops: bool
    only_named_damage: bool
    fixed_at_activation: bool
    only_the_acting_bit: bool
    only_own_bits_inside: bool
    jumps_at_once: bool
    shuffles: bool
    keeps_run: bool
    recolours_and_leaves: bool
    laps_by_coming: bool
    skips_passed_over: bool
    inner_goto_outlives: bool
    inner_jump_takes_its_turn: bool
    linked_where_it_lies: bool
    outer_bits_first: bool
    inner_cards_stay_there: bool
    inner_owners_go_on: bool
    pointer_by_stop: bool
    copied_break_ends: bool
    one_shots_are_no_deck: bool
    oversight_not_executed: bool
    same_points_end: bool
    runs_again: bool
    linked_by_owner: bool
    counters_outlive: bool
    acting_player_pays: bool
    ring_has_ends: bool


def interpretation(setup: Setup) -> Interpretation:
    """What the edition, version and rulings of the set-up mean."""
    later = setup.edition == "3.1"
    answer = setup.ruling
    return Interpretation(
        opened_by_reaching=later and answer("N-34") == "default",
        break_before_bits=not later or answer("N-27") == "before-next",
        from_the_source=answer("N-01") == "copied",
        floor_for_counters=not later and answer("N-58") == "default",
        below_zero=answer("N-58") == "negative",
        beyond_supply=80 if answer("N-05") == "unlimited" else 0,
        dealt=setup.version == 1,
        skips_one_player=not later,
        skips_one_bit=answer("N-35") == "one-bit",
        once_a_stop=later,
        own_damage_only=later,
        pointer_by_executed=answer("N-12") == "executed",
        defends_stops=answer("N-04") == "under-the-pc",
        only_named_damage=answer("N-41") == "says-damage",
        fixed_at_activation=answer("N-40") == "activation",
        only_the_acting_bit=answer("N-43") == "own-bit",
        only_own_bits_inside=answer("N-44") == "own-only",
        jumps_at_once=answer("N-47") == "at-once",
        shuffles=answer("N-09") == "shuffle",
        keeps_run=later,
        recolours_and_leaves=answer("N-09") == "recolour",
        laps_by_coming=answer("N-66") == "coming",
        skips_passed_over=answer("N-67") == "spent",
        inner_goto_outlives=answer("N-68") == "jumps",
        inner_jump_takes_its_turn=answer("N-69") == "next",
        linked_where_it_lies=answer("N-70") == "own-place",
        outer_bits_first=answer("N-71") == "subroutine-first",
        inner_cards_stay_there=answer("N-72") == "new-card",
        inner_owners_go_on=answer("N-73") == "owners-go-on",
        pointer_by_stop=answer("N-74") == "this-stop",
        copied_break_ends=answer("N-75") == "ends",
        one_shots_are_no_deck=answer("N-76") == "empty",
        oversight_not_executed=answer("N-77") == "not-executed",
        same_points_end=answer("N-78") == "same-points",
        runs_again=answer("N-79") == "again",
        linked_by_owner=answer("N-80") == "owner",
        counters_outlive=answer("N-81") == "counters",
        acting_player_pays=answer("N-82") == "acting-player",
        ring_has_ends=answer("N-83") == "moves",
    )
