"""What the cards do: each effect is an op, or makes one. A card's line in `cards.py` puts them together."""

from pnrules.nightmare.effects.breaking import stops_the_run
from pnrules.nightmare.effects.copying import following, lists, performs_them, previous
from pnrules.nightmare.effects.counting import changes_a_number
from pnrules.nightmare.effects.overwriting import recolours_a_bit, replaces_this
from pnrules.nightmare.effects.points import each_owner_loses, everyone_loses, you_gain, you_lose
from pnrules.nightmare.effects.travelling import jumps_forward, turns_round

__all__ = [
    "changes_a_number",
    "each_owner_loses",
    "everyone_loses",
    "following",
    "jumps_forward",
    "lists",
    "performs_them",
    "previous",
    "recolours_a_bit",
    "replaces_this",
    "stops_the_run",
    "turns_round",
    "you_gain",
    "you_lose",
]
