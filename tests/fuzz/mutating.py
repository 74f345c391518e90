"""Mutants: JSON data changed at random in its structure. The same generator of chance gives the same mutant."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any, Final

MOST_CHANGES: Final = 4
FLOOD: Final = 300
DEEP: Final = 60

WAYS: Final = (
    *("wild",) * 3, *("tweak",) * 4, *("kin",) * 4, "drop", "twice", "swap", "rename", "splice", "wrap", "flood"
)  # fmt: skip
"""What is done to a member, some of it more often. `kin` is the likeliest to be accepted: what another file has there."""

LONG_NAME: Final = "A card with a rather long name that somebody typed with care"  # sixty signs: the longest that may be
NUMBERS: Final = (0, 1, -1, 2, 7, 99, 100, 1000, 1.0, 1.5, -0.0, 1e300, 2**53, 2**53 + 1, 10**30, float("nan"), float("inf"))
TEXTS: Final = (
    *("", " ", "x", "0", "1", "#", "BUG#9", "BUG", "5C", "5♣️", "T♠", "default", "chance", "house", "mine.json", "N-01", "gone"),
    *("a\nother.json: all is well", "\x1b[31mred\x1b]0;x\x07", "\u202eturned", "\u2028", "\x00", "\u009b2J", "\ufdd00\ufdd0"),
    *(
        "<b>bold</b>",
        "{ $x }",
        "日本 🂡 é",
        "\ud800",
        "e\u0301",
        "\u200b",
        "…",
        LONG_NAME,
        "long " * 120,
        "A" * 2501,
        "B" * 50_000,
    ),
)
KINDS: Final = (
    None,
    True,
    False,
    [],
    {},
    [[]],
    [None],
    {"": None},
    {"card": "BUG"},
    ["BUG"],
    [1, "pass"],
    {"en": "x", "fr": "y"},
)


def deep() -> Any:
    """Lists in lists, more of them than anybody means."""
    found: Any = []
    for _ in range(DEEP):
        found = [found]
    return found


def wild(rng: random.Random) -> Any:
    """A value of any kind, extreme ones among them."""
    kind = rng.random()
    if kind < 0.4:
        return rng.choice(NUMBERS) if kind < 0.33 else rng.randint(-5, 60)
    if kind < 0.8:
        return rng.choice(TEXTS)
    return deep() if kind > 0.99 else copied(rng.choice(KINDS))


def copied(data: Any) -> Any:
    """The same data once more, to be changed at will."""
    return json.loads(json.dumps(data))


def mutated(data: Any, rng: random.Random, donor: Any = None) -> Any:
    """The data, changed in one to four places.

    donor  data of another file, parts of which may be put in
    """
    root = {"": copied(data)}
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, MOST_CHANGES))):
        _change(*_spot(root, rng), rng, donor)
    return root[""]


def _spot(root: Any, rng: random.Random) -> tuple[Any, Any]:
    """A list or an object in the data, and one of its members."""
    here, key = root, ""
    while isinstance(here[key], list | dict) and here[key] and rng.random() < 0.85:
        here = here[key]
        key = rng.choice(list(here) if isinstance(here, dict) else range(len(here)))
    return here, key


def _change(here: Any, key: Any, rng: random.Random, donor: Any) -> None:
    """Change one member of a list or an object."""
    way = rng.choice(WAYS)
    value = here[key]
    if way == "tweak":
        here[key] = _tweaked(value, rng)
    elif way == "drop" and key != "":
        del here[key]
    elif way == "twice" and isinstance(here, list):
        here.insert(rng.randint(0, len(here)), copied(value))
    elif way == "swap" and len(here) > 1:
        other = rng.choice(list(here) if isinstance(here, dict) else range(len(here)))
        here[key], here[other] = here[other], value
    elif way == "rename" and isinstance(here, dict) and key != "":
        here[_tweaked(key, rng) if rng.random() < 0.7 else str(rng.choice(TEXTS))] = here.pop(key)
    elif way == "kin" and (kin := list(_called(key, donor))):
        here[key] = copied(rng.choice(kin))
    elif way == "splice" and donor is not None:
        here[key] = _part(donor, rng)
    elif way == "wrap":
        here[key] = [value] if rng.random() < 0.5 else {"card": value}
    elif way == "flood" and isinstance(value, list) and value:
        value.extend(copied(rng.choice(value)) for _ in range(rng.choice((3, FLOOD))))
    else:
        here[key] = wild(rng)


def _tweaked(value: Any, rng: random.Random) -> Any:
    """A value that is nearly the same: what a slip of somebody's hand makes of it."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int | float):
        return rng.choice((value + 1, value - 1, -value, float(value), str(value), value * 10))
    if isinstance(value, str) and value:
        at = rng.randrange(len(value))
        sign = rng.choice("aZ9#-_ é♣\u202e\x1b")
        slips = (value[:at] + value[at + 1 :], value[:at] + sign + value[at:], value.swapcase(), value + value[at], value * 3)
        return rng.choice(slips)
    if isinstance(value, list):
        return value[::-1] if rng.random() < 0.5 else rng.sample(value, len(value))
    return wild(rng)


def _called(key: Any, data: Any) -> Iterator[Any]:
    """Everything that other data have under this name, or at this place of a list."""
    members = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in members:
        if name == key:
            yield value
        yield from _called(key, value)


def _part(data: Any, rng: random.Random) -> Any:
    """Some part of other data."""
    here, key = _spot({"": data}, rng)
    return copied(here[key])


# --- lines ----------------------------------------------------------------------------------------------------------------

SIGNS = "0123456789'[](){}|=.,:#@<>*?+-_ ABZaz\u00e9\u202e\n\t\\\"♦↻"


def mutated_line(text: str, draw: random.Random, other: str) -> str:
    """The line of a position with something in it changed, left out, or put in from another: whole signs, or parts of them."""
    words = text.split(" ")
    for _ in range(draw.choice((1, 1, 2, 3))):
        place, kin = draw.randrange(len(words)), draw.choice(other.split(" "))
        way = draw.choice(("drop", "swap", "kin", "more", "digit", "digit", "part", "part"))
        if way == "drop":
            words[place] = ""
        elif way == "swap":
            elsewhere = draw.randrange(len(words))
            words[place], words[elsewhere] = words[elsewhere], words[place]
        elif way == "kin":
            words[place] = kin
        elif way == "more":
            words[place] += f" {kin}"
        elif way == "digit":
            words[place] = re.sub("[0-9]+", lambda found: str(draw.choice((0, 1, 2, 3, 7, 99, 10**20))), words[place], count=1)
        else:
            begin = draw.randrange(len(words[place]) + 1)
            inside = "".join(draw.choices(SIGNS, k=draw.randint(0, 3)))
            words[place] = words[place][:begin] + inside + words[place][begin + draw.randint(0, 3) :]
    return " ".join(words)
