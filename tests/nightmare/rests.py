"""Which rulings the sentences of Programmer's Nightmare rest on, from the rulings' own words."""

from __future__ import annotations

import pnrules
from pnrules import Play
from tests.nightmare.table import BASE, choose, laid, ring, version_2
from tests.resting import Resting

# --- positions that no scenario has -----------------------------------------------------------------------------------


def _all_cards_go() -> Play:
    """Version 1: nothing is left of the ring, so that it is dealt anew."""
    return choose(ring(("SELF DESTRUCT", 1)), "execute", ("player", 2))


def _an_empty_row() -> Play:
    """Version 2: building goes on with nothing to run."""
    return choose(laid("SELF DESTRUCT 1", hands={2: ["RUN#4", "BUG"]}), "execute", ("player", 3))


def _alone(card: str) -> Play:
    """Nothing lies before it, nor behind it."""
    return choose(laid(f"{card} 1"), "execute")


def _three_spaces_and_two_cards() -> Play:
    return choose(laid("FLOATER 1 +2", "BUG", "ZAP 2"), "execute", "forward")


def _inside(*inner: str) -> Play:
    """What a SUBROUTINE performs first."""
    return laid("SUBROUTINE 1", "ZAP 2", deck=[*inner], draws=[*inner])


def _copying_card_has_gone(then: str) -> Play:
    """A COPY performs SELF DESTRUCT, which takes the COPY away, and then something else."""
    return choose(laid("SELF DESTRUCT", then, "COPY 1", "ZAP 1", pc=2), "execute", ("player", 2))


def _copying_card_goes_with_the_cards_beside_it() -> Play:
    deck = ["REVERSE PROGRAM", "BUG", "INCREMENT"]
    row = ("SUBROUTINE", "SELF DESTRUCT", "COPY 1", "ZAP 2")
    return choose(laid(*row, pc=2, deck=deck, draws=deck[:2]), "execute", ("player", 2))


def _counted_from_the_copying_card() -> Play:
    """A ring of three, and a copied GOTO that counts six."""
    return choose(laid("GOTO", "COPY 1", "BUG 2", pc=1), "execute")


def _a_supply_used_up_and_no_limit() -> Play:
    row = ("BIT MAKER 1", "BUG" + 20 * " 2")
    return choose(laid(*row, rulings={"N-05": "unlimited"}), "execute", ("new-bit", "BUG", 2))


def _all_bits_still_to_place() -> Play:
    """Version 1: fifteen of P2's twenty bits lie there, and P2 has five to place."""
    row = [{"card": "PROGRAM ERROR"}, {"card": "BUG", "bits": [2] * 15}, {"card": "ZAP"}]
    return pnrules.load({**BASE, "version": 1, "players": [{"bits": 1}, {"bits": 5}], "program": {"row": row}})


def _one_bit_left_and_two_to_place() -> Play:
    return choose(laid("WORM 1 +1", "BUG" + 18 * " 1", "ZAP 2", edition="3.1"), "execute", ("card", "BUG"))


def _nobody_can_play_and_a_BREAK() -> Play:
    """No hand holds a card, so the program runs by itself to the end, past a BREAK built into it."""
    row = [{"card": "BREAK", "bits": [1]}, {"card": "BUG", "bits": [2]}]
    return choose(version_2(row, [[], []], deck=[]), "execute")


def _twenty_cards() -> Play:
    """Built-in BREAK in a program that no break can stop any more."""
    kinds = ("ACQUIRE", "BUG", "DECREMENT", "ERASE", "FLOATER", "FUTURE", "GOTO", "INCREMENT", "REPLACE", "WORM")
    twice = [f"{kind}#2" for kind in kinds[:-2]]
    row = ("BREAK 1", *kinds, *twice, "DELETE")
    assert len(row) == 20
    return choose(laid(*row, hands={1: ["RUN#2"]}, runs=False), "execute")


def _the_neighbour_has_no_bit_left() -> Play:
    """An UPGRADE that nothing copies: on the right of P1 sits P3."""
    return choose(laid("UPGRADE 1", "BUG" + 20 * " 3", deck=["ZAP"], draws=["ZAP"]), "execute", ("place", 1))


def _no_bit_left_to_play(*hand: str) -> Play:
    return version_2([{"card": "BUG", "bits": [1] * 20}], [[*hand, "RUN"], ["RUN#2"]])


def _no_bit_left_of_the_other() -> Play:
    return version_2([{"card": "BUG", "bits": [2] * 20}], [["PROGRAM ERROR", "RUN"], ["RUN#2"]])


def _no_bit_left_to_claim_with() -> Play:
    row = [{"card": "ZAP"}, {"card": "BUG", "bits": [1] * 20}, {"card": "PROGRAM ERROR"}]
    return pnrules.load({**BASE, "version": 1, "players": [{"bits": 1}, {"bits": 1}], "program": {"row": row}, "turn": 1})


def _one_inner_card() -> Play:
    """A SUBROUTINE with a single card, which SEQUENCE MOD cannot move anywhere."""
    return choose(laid("SUBROUTINE -1", "SEQUENCE MOD 1", "ZAP 2", deck=["BUG"], draws=["BUG"]), "execute")


def _nothing_but_unnamed_damage() -> Play:
    row = ("PROGRAM ERROR 2", "POINTER 1")
    return choose(laid(*row, rulings={"N-41": "says-damage"}), "execute")


def _replaced_by_its_own_card(then: str) -> Play:
    """REPLACE, inside, has put another card in the place of its SUBROUTINE; then comes something else."""
    inner = ["REPLACE", then, "BUG"]
    return choose(laid("SUBROUTINE 1", "ZAP 2", deck=inner, draws=inner), ("card", "SUBROUTINE"))


TABLE = {
    "N-01": Resting("copied words count from the card that copies", "performs performs-there"),
    "N-02": Resting(
        "inner cards are a row with ends, beyond which there is nothing",
        sometimes={
            "lists": "rulings/n-02-partial",
            "lists-none": "rulings/n-02",
            "erases-none": lambda: _inside("ERASE", "BUG"),
            "chooses-side": "cards/swap-instructions-nested",
            "chooses-way": "rulings/n-46-floater",
        },
        refusals={"nothing-to-swap": "cards/swap-instructions-nested", "no-room": "rulings/n-46-floater"},
    ),
    "N-03": Resting("a copied GOTO that was not locked counts, and locks itself", "locks-copied locks-takes-place"),
    "N-04": Resting("which cards a DEFEND counts", "defends"),
    "N-05": Resting(
        "there is a supply, and it is empty; or there is none",
        "no-supply inserts-bare multiplies-none recolours-none recolours-no-more takes-over-bare",
        {
            "multiplies": "rulings/n-05",
            "no-take-over": "rulings/n-44-empty-supply",
            "chooses-new-bit": "rulings/n-05-empty-colour",
            "no-bit": "cards/bit-maker-empty-supply",
            "makes-bit": _a_supply_used_up_and_no_limit,
            "worms": _one_bit_left_and_two_to_place,
        },
        {
            "no-supply card-bit-maker": "rulings/n-05-empty-colour",
            "no-supply version-2": lambda: _no_bit_left_to_play("ZAP"),
            "no-supply card-secret": lambda: _no_bit_left_to_play("SECRET", "ZAP"),
            "no-supply version-1": _no_bit_left_to_claim_with,
            "no-supply card-program-error": _no_bit_left_of_the_other,
        },
    ),
    "N-06": Resting(
        "a PROGRAM ERROR is claimed with an opponent's bit, from outside what this player has still to place",
        "claims-for",
        refusals={"own-error": "cards/program-error-plain", "all-to-place": _all_bits_still_to_place},
    ),
    "N-07": Resting("who begins", "ring-done turned-up-first"),
    "N-08": Resting("RUN, INSERT and SECRET cannot lie in a program", "cannot-lie insert-cannot-lie not-first"),
    "N-09": Resting(
        "a card has to be drawn and there is none: nothing, the discards, or away with it",
        "void insert-void not-replaced leaves-empty deck-anew shuffles",
        {"deal-done": "rulings/n-09-subroutine", "dealt-none": lambda: laid("SUBROUTINE 1")},
    ),
    "N-10": Resting(
        "when somebody is out for want of bits, and when it is looked at",
        "out-of-bits out-of-both all-have-bits",
        {
            "all-out": "rulings/n-10-both",
            "won-last": "rulings/n-10-both-three",
            "takes-bit": "rulings/n-10-taken",
            "takes-over": "rulings/n-10-whole",
            "no-take-over": "rulings/n-44-empty-supply",
        },
    ),
    "N-11": Resting("all who remain go out at once", "all-out"),
    "N-12": Resting("which damage a POINTER redirects", "redirects redirect-spared no-damage"),
    "N-13": Resting("to whom the points go back", "redirects"),
    "N-14": Resting("bits behind a jump do not act", sometimes={"jumps": "cards/goto-several-bits", "locks": "rulings/n-14"}),
    "N-15": Resting(
        "what was activated is performed to its end, though its card has gone",
        "already-gone goto-has-left counts-from-nowhere",
        {
            "goes": "rulings/n-15",
            "performs-inner": "rulings/n-15-subroutine",
            "erases": "rulings/n-40-gap",
            "jumps-later": "rulings/n-68-jumps",
            "cannot-float": lambda: _copying_card_has_gone("FLOATER"),
            "erases-none": lambda: _replaced_by_its_own_card("ERASE"),
            "lists": lambda: _copying_card_has_gone("COPY#2"),
        },
    ),
    "N-16": Resting("the card under the PC leaves", "moves-out-of-gap", {"goes": "rulings/n-16"}),
    "N-17": Resting("copying comes upon a card that lies face down", sometimes={"turned-up": "rulings/n-17"}),
    "N-18": Resting(
        "numbers of inner cards can be changed, those of cards face down cannot",
        sometimes={"raises": "rulings/n-18", "lowers": "cards/decrement-copied", "chooses-number": "rulings/n-18-face-down"},
        refusals={"face-down": "rulings/n-18-face-down", "not-there": "rulings/n-18-face-down"},
    ),
    "N-19": Resting(
        "DECREMENT may change itself, INCREMENT may not",
        sometimes={"lowers": "rulings/n-19", "chooses-number": "rulings/n-19-increment"},
        refusals={"this-card": "rulings/n-19-increment"},
    ),
    "N-20": Resting("how rounds of a loop are counted", "not-again", {"asked": "rulings/n-20-position"}),
    "N-21": Resting("a loop of one player's bits", "lone-lap lone-win", {"may-break": "rulings/n-21"}),
    "N-22": Resting(
        "nobody gets anywhere: how that is found, who is asked, and what is done",
        "returned many-laps many-stops asked-agree agrees goes-on settled-stop settled-tie settled-anew",
    ),
    "N-23": Resting("a declined card is not executed", "declines"),
    "N-24": Resting("BIT SWAPPER at other numbers than 2", "no-swap", {"swaps-bits": "rulings/n-24"}),
    "N-25": Resting(
        "where a bit that is added, moved, swapped or recoloured stands; and that cards may be put in the order they had",
        "makes-bit moves-bit swaps-bits worms multiplies recolours chooses-next",
        {"asked": "rulings/n-25"},
    ),
    "N-26": Resting("3.1 has a SUBROUTINE too", "first-time draws-inner dealt-inner dealt-for-copy"),
    "N-27": Resting(
        "at which moments a break may be made",
        "break-moment break-pending stops-here",
        {"may-break": "rulings/n-27-declined"},
        {"break-not-here": "cards/break-31"},
    ),
    "N-28": Resting("two DEFENDs at once", sometimes={"defends": "rulings/n-28"}),
    "N-29": Resting(
        "nobody can play",
        "nobody-can-play nothing-runs",
        {"break-closed": _nobody_can_play_and_a_BREAK},
        {"break-nobody": "rulings/n-29"},
    ),
    "N-30": Resting("the first direction", "turned-up-first"),
    "N-31": Resting(
        "whose bit a PROGRAM ERROR gets that INSERT or UPGRADE brings in",
        "inserts-for",
        {"takes-over": "rulings/n-31-upgrade"},
        {"own-error": "cards/insert-program-error"},
    ),
    "N-32": Resting(
        "copying that reaches itself", "endless-out endless unwound re-entered", {"performs": "rulings/n-32-outer-round"}
    ),
    "N-33": Resting("a lap in which nothing was executed", "idle-lap idle-end", {"may-break": "rulings/n-33"}),
    "N-34": Resting(
        "what opens breaks",
        "breaks-open",
        {"may-break": "rulings/n-34", "break-closed": "cards/break-closed"},
        {"break-closed-30": "cards/acquire-0", "break-closed-31": "cards/acquire-plus-1"},
    ),
    "N-35": Resting(
        "what a SKIP skips, who spends it and when",
        "gets-skip may-skip skip-moment skips-player skips-instruction skipped",
        refusals={"skip-too-late": lambda: choose(ring(("BUG", 2), ("ACQUIRE", 1), skips=[0, 1, 0]), "pass")},
    ),
    "N-36": Resting(
        "which numbers are printed",
        sometimes={"chooses-number": "rulings/n-36"},
        refusals={"no-number": "rulings/n-36-words", "no-second-number": "cards/decrement-31"},
    ),
    "N-37": Resting("several bits on a PROGRAM ERROR", "each-loses", {"loses": "rulings/n-37-copied"}),
    "N-38": Resting(
        "one decision for the whole; targets are chosen, and where there is none nothing is done",
        "performs performs-there chooses-bit chooses-card chooses-new-bit chooses-move chooses-number chooses-player"
        " chooses-way chooses-place chooses-side no-bit changes-nothing nothing-there recolours-none",
    ),
    "N-39": Resting("no card is left to claim", "nothing-left"),
    "N-40": Resting(
        "the list is fixed at activation, each card as it then reads, counted from the copying card or its gap",
        "lists has-left",
        {"erases": "rulings/n-40-gap"},
    ),
    "N-41": Resting(
        "which losses are damage: DEFEND's own price is not",
        "defends spared",
        {"loses": "rulings/n-41-says-damage", "redirects": "rulings/n-41-pointer", "no-damage": _nothing_but_unnamed_damage},
    ),
    "N-42": Resting(
        "when 20 and 0 are looked at, and that losses count together", "surges out-of-points out-of-both won-points won-last"
    ),
    "N-43": Resting(
        "the copying card is this card, its bits are the bits here",
        "oversight-held",
        {
            "surges": "rulings/n-43",
            "multiplies": "rulings/n-43-own-bit",
            "draws-replacement": "rulings/n-43-overwrite",
            "replaced": "rulings/n-43-overwrite",
            "goes": "rulings/n-43-overwrite",
            "raises": "rulings/n-43-increment",
            "takes-over": "cards/upgrade-copied",
            "no-take-over": "rulings/n-44-bit-has-left",
            "floats": "cards/floater-copied",
            "chooses-card": "cards/worm-copied",
            "chooses-number": "rulings/n-43-increment-refused",
        },
        {"this-card": "rulings/n-43-increment-refused", "not-this-card": "cards/worm-copied"},
    ),
    "N-44": Resting(
        "what here means for an inner card, and what UPGRADE does with bits there",
        "performs-inner no-take-over takes-over-bare",
        {
            "surges": "rulings/n-44",
            "multiplies": "rulings/n-44",
            "goes": "rulings/n-44-this-card",
            "draws-replacement": "rulings/n-44-overwrite",
            "replaced": "rulings/n-44-overwrite",
            "takes-over": "rulings/n-44-upgrade",
        },
    ),
    "N-45": Resting(
        "when a SUBROUTINE is dealt cards, how many, and what it does with none",
        "first-time stands-at draws-inner dealt-inner dealt-for-copy deal-done dealt-none performs-none",
    ),
    "N-46": Resting(
        "inner cards are performed as dealt, and what they act on",
        "performs-beside performs-inner jumps-later locks-jumps-later",
        {
            "reverses": "rulings/n-46-reverse",
            "erases": "rulings/n-46-reverse",
            "chooses-way": "rulings/n-46-floater",
            "chooses-card": "rulings/n-68",
        },
        {
            "no-room": "rulings/n-46-floater",
            "inner-card card-replace": "rulings/n-15-subroutine",
            "inner-card card-worm": "rulings/n-48-worm",
        },
    ),
    "N-47": Resting(
        "when a GOTO that is performed inside something jumps",
        "locks-copied takes-place locks-takes-place jumps-later locks-jumps-later",
        {
            "jumps": "rulings/n-47-last",
            "locks": "rulings/n-47-subroutine-at-once",
            "leads-nowhere": "rulings/n-47-dead-link",
        },
    ),
    "N-48": Resting(
        "what reaches inner cards from outside",
        sometimes={
            "takes-bit": "rulings/n-48-delete",
            "moves-card": "rulings/n-48",
            "raises": "rulings/n-48-increment",
            "lowers": "cards/decrement-copied",
            "chooses-card": "rulings/n-48-worm",
        },
        refusals={
            "inner-card card-replace": "rulings/n-15-subroutine",
            "inner-card card-worm": "rulings/n-48-worm",
            "alone": _one_inner_card,
        },
    ),
    "N-49": Resting(
        "how long dealt cards stay",
        "dealt-for-copy deal-ends",
        {
            "performs-beside": "rulings/n-49-shared",
            "performs-inner": "rulings/n-15-subroutine",
            "erases": "rulings/n-49",
            "floats": "rulings/n-49-floater",
            "replaced": "rulings/n-15-subroutine",
            "goes": _copying_card_goes_with_the_cards_beside_it,
        },
    ),
    "N-50": Resting(
        "who is asked to break, in which order, and what it costs",
        "break-moment may-break breaks-by-word breaks-from-hand breaks-by-paying",
        {"out-of-points": "rulings/n-50"},
        {
            "break-passed": "cards/break-copied",
            "break-too-dear": "rulings/n-21-last-stop",
            "no-break-in-hand": "cards/break-31-by-word",
            "runner-breaks-free": "cards/break-31-by-word",
            "word-is-the-runners": "cards/break-31-by-word",
        },
    ),
    "N-51": Resting(
        "where the program goes on after a break, and what a BREAK in it does",
        "breaks-by-word breaks-from-hand breaks-by-paying break-stops break-pending break-closed stops-here",
    ),
    "N-52": Resting(
        "what counts towards twenty, and that there is no break from then on",
        "full-starts",
        {"comes-in": "rulings/n-52-upgrade", "break-closed": _twenty_cards},
        {"break-final": "rulings/n-22-tie"},
    ),
    "N-53": Resting("DEFEND stops redirected damage", "redirect-spared"),
    "N-54": Resting("what uses up a DEFEND, and what it stops", "spared oversight-held"),
    "N-55": Resting(
        "a count that goes all the way round, and a program without cards",
        "no-cards nothing-runs",
        {
            "lists": "rulings/n-55",
            "lists-none": lambda: _alone("COPY"),
            "swaps-none": lambda: _alone("SWAP INSTRUCTIONS"),
            "erases-none": lambda: _alone("ERASE"),
            "cannot-float": lambda: _alone("FLOATER"),
            "floats": _three_spaces_and_two_cards,
            "locks": "rulings/n-55-goto",
            "locks-copied": _counted_from_the_copying_card,
            "locks-jumps-later": "rulings/n-70",
        },
        {"nothing-to-run": _an_empty_row},
    ),
    "N-56": Resting(
        "the PC goes along with a card that moves, and a replacement is a new card",
        "floats moves-card swaps-cards puts-next replaced",
    ),
    "N-57": Resting(
        "what changed counts mean",
        "chooses-bit chooses-number chooses-next bits-zero no-swap changes-by-zero hits-none floats-not moves-none swaps-none"
        " recolours-zero recolours-no-more jumps-none",
        {
            "chooses-card": "cards/sequence-mod-plus-1",
            "chooses-move": "rulings/n-57-bit-mover",
            "chooses-player": "rulings/n-57-self-destruct",
            "chooses-side": "cards/swap-instructions-nested",
            "dealt-none": "cards/subroutine-0",
            "floats": "rulings/n-57-floater",
            "hits": "rulings/n-57-self-destruct",
            "lists-none": "cards/copy-0",
            "moves-bit": "rulings/n-57-bit-mover",
            "takes-bit": "rulings/n-57",
            "worms": "rulings/n-57-worm",
        },
        {
            "bit-moved": "cards/bit-mover-plus-1",
            "card-chosen card-delete": "cards/delete-second-plus-1",
            "card-chosen card-overwrite": "cards/overwrite-plus-1",
            "card-chosen card-sequence-mod": "cards/sequence-mod-plus-1",
            "card-unfinished": "cards/delete-first-plus-1",
            "no-partner": "rulings/n-25-swapped",
            "nothing-to-swap": "cards/swap-instructions-nested",
            "player-hit": "cards/self-destruct-second-plus-1",
        },
    ),
    "N-58": Resting("numbers below 0", "stays", {"lowers": "rulings/n-58-negative", "raises": "rulings/n-58-3-1"}),
    "N-59": Resting(
        "what may be laid face down, and what it is until it is turned up",
        "hides-head hides-tail turned-up",
        {"asked": "rulings/n-59", "passed-over": "rulings/n-59-no-bits", "erases": "rulings/n-59-erase"},
    ),
    "N-60": Resting("when hands are filled, and who may pass", "asked-to-play cannot-play may-draw draws"),
    "N-61": Resting("points above 20 and below 0", "out-of-points out-of-both won-points"),
    "N-62": Resting("an OVERSIGHT that has bits", "oversight-rests"),
    "N-63": Resting("for whom a new program is dealt, and what stays", "settled-anew", {"no-cards": _all_cards_go}),
    "N-64": Resting("nothing lies where the copying card was", sometimes={"performs-none": "rulings/n-64"}),
    "N-65": Resting("points change for ever", "many-stops"),
    "N-66": Resting("which way a lap begins", sometimes={"lone-lap": "rulings/n-66-leaving"}),
    "N-67": Resting("a SKIP at a card that is passed over anyway", sometimes={"not-again": "rulings/n-67"}),
    "N-68": Resting("the GOTO of a SUBROUTINE that has gone", "goto-has-left", {"jumps-later": "rulings/n-68-jumps"}),
    "N-69": Resting("a GOTO two SUBROUTINEs deep", sometimes={"jumps-later": "rulings/n-69", "takes-place": "rulings/n-69-next"}),
    "N-70": Resting("a card in place of an inner one", sometimes={"takes-place": "rulings/n-70"}),
    "N-71": Resting("the order of an inner MULTIPLIER's bits", sometimes={"multiplies": "rulings/n-71"}),
    "N-72": Resting(
        "inner cards of a SUBROUTINE that was replaced",
        sometimes={"surges": "rulings/n-72", "already-gone": lambda: _replaced_by_its_own_card("MULTIPLIER")},
    ),
    "N-73": Resting("whoever performs a SUBROUTINE goes out", "performed-by-nobody", {"out-of-points": "rulings/n-73"}),
    "N-74": Resting("which damage an inner POINTER finds", sometimes={"redirects": "rulings/n-74"}),
    "N-75": Resting("3.1: what comes after a copied BREAK", sometimes={"break-pending": "rulings/n-75"}),
    "N-76": Resting("a deck of one-shots alone", "not-replaced", {"void": "rulings/n-76-empty"}),
    "N-77": Resting(
        "a card turned up that is an OVERSIGHT",
        sometimes={"turned-up": "rulings/n-77", "oversight-rests": "rulings/n-77-not-executed"},
    ),
}
"""By ruling, what rests on it."""


OTHERWISE = (lambda: _alone("BIT MOVER"), lambda: _copying_card_has_gone("MULTIPLIER"), _the_neighbour_has_no_bit_left)
"""Positions in which a sentence does not rest on a ruling, where every scenario that says it has the ruling too."""
