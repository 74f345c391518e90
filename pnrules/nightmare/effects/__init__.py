"""What the cards do: each effect is an op, or makes one. A card's line in `cards.py` puts them together."""

from pnrules.nightmare.effects.bits import adds_own_bits, makes_a_bit, moves_bits, multiplies, swaps_bits, takes_bits
from pnrules.nightmare.effects.breaking import stops_the_run
from pnrules.nightmare.effects.copying import lists, performs_them
from pnrules.nightmare.effects.counting import changes_a_number
from pnrules.nightmare.effects.delay import gives_a_skip
from pnrules.nightmare.effects.pointing import redirects
from pnrules.nightmare.effects.points import (
    defends,
    each_owner_loses,
    everyone_loses,
    hits,
    one,
    surges,
    without_bits_here,
    you_gain,
    you_lose,
)
from pnrules.nightmare.effects.rearranging import (
    chooses_a_side,
    chooses_what_to_move,
    discards_this,
    erases_the_previous,
    floats,
    moves_it,
    puts_in_order,
)
from pnrules.nightmare.effects.replacing import (
    chooses_what_to_replace,
    recolours_a_bit,
    replaces_it,
    replaces_this,
)
from pnrules.nightmare.effects.secrets import turns_up_and_performs
from pnrules.nightmare.effects.subroutines import deals_beside, jumps_afterwards, performs_beside
from pnrules.nightmare.effects.travelling import jumps_forward, turns_round
from pnrules.nightmare.effects.upgrading import chooses_where, draws_into_it, hands_over
from pnrules.nightmare.table.sequences import following, previous

__all__ = [
    "adds_own_bits",
    "changes_a_number",
    "chooses_a_side",
    "chooses_what_to_move",
    "chooses_what_to_replace",
    "chooses_where",
    "deals_beside",
    "defends",
    "discards_this",
    "draws_into_it",
    "each_owner_loses",
    "erases_the_previous",
    "everyone_loses",
    "floats",
    "following",
    "gives_a_skip",
    "hands_over",
    "hits",
    "jumps_afterwards",
    "jumps_forward",
    "lists",
    "makes_a_bit",
    "moves_bits",
    "moves_it",
    "multiplies",
    "one",
    "performs_beside",
    "performs_them",
    "previous",
    "puts_in_order",
    "recolours_a_bit",
    "redirects",
    "replaces_it",
    "replaces_this",
    "stops_the_run",
    "surges",
    "swaps_bits",
    "takes_bits",
    "turns_round",
    "turns_up_and_performs",
    "without_bits_here",
    "you_gain",
    "you_lose",
]
