"""States of a board that are worth looking at: what the tests measure on one screen, and what `make pictures` shows."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from alone import sent_by

import pnrules
from pnrules import Play, games
from pnrules.kernel.facets.players import Players
from pnrules.players import random_games
from pnrules.teaching import levels
from pnwidgets import LevelPage, level, trainer

Size = tuple[int, int]
"""Of a window, in pixels: wide, high."""
DESKTOPS: Final[tuple[Size, ...]] = ((1440, 900), (1366, 768), (1280, 720))
LOW: Final[tuple[Size, ...]] = (*DESKTOPS, (1366, 650))
LARGEST: Final[tuple[Size, ...]] = ((1440, 900),)

KINDS: Final = (
    "ACQUIRE", "BIT MAKER", "BIT MOVER", "BIT SWAPPER", "BUG", "COPY", "DECREMENT", "DEFEND", "DELETE", "ERASE", "FLOATER",
    "FUTURE", "GOTO", "INCREMENT", "MULTIPLIER", "OVERSIGHT", "OVERWRITE", "POINTER", "POWER SURGE", "PROGRAM ERROR", "REPLACE",
    "REVERSE PROGRAM", "SELF DESTRUCT", "SWAP INSTRUCTIONS",
)  # fmt: skip
WITH_INNER: Final = (
    "ACQUIRE",
    {"card": "SUBROUTINE", "bits": [1], "inner": ["BUG#2", {"card": "GOTO#2", "link": "gone"}], "used": True},
    {"card": "COPY", "bits": [2], "inner": [{"card": "FUTURE", "bits": [2], "inner": ["POINTER"]}]},
    {"card": "GOTO", "bits": [1], "changes": [1], "link": "ACQUIRE"},
    {"card": "ZAP", "bits": [2], "down": 2},
    {"card": "WORM", "bits": [1, 2, 3]},
    *("UPGRADE", "DECREMENT", "BUG", "SWAP INSTRUCTIONS"),
)


def laid(row: tuple[Any, ...], version: int = 2) -> Play:
    """Three players, and a program that lies there."""
    bits = [{"card": card, "bits": [place % 3 + 1]} if isinstance(card, str) else card for place, card in enumerate(row)]
    hands: list[dict[str, Any]] = [{"hand": ["RUN", "ACQUIRE#2", "COPY#2", "BUG#3"]}, {"hand": ["BREAK"]}, {"hand": ["RUN#2"]}]
    hands = [{"hand": ["RUN", "ACQUIRE#2", "COPY#2"]}, *hands[1:]] if version == 2 else [{}, {}, {}]
    named = [{"name": name, **hand} for name, hand in zip(("Ada", "Bob", "Cleo"), hands, strict=True)]
    program = {"row": bits, "pc": 3}
    head = {"format": 1, "game": "nightmare", "edition": "3.0", "version": version, "title": "A program"}
    return pnrules.load({**head, "players": named, "program": program})


def ring(count: int) -> Play:
    return laid(KINDS[:count], version=1)


def ring_with_beside(count: int) -> Play:
    """A ring with two cards beside one of its top row, as SUBROUTINE lays them."""
    row: list[Any] = list(KINDS[:count])
    row[1] = {"card": "SUBROUTINE", "bits": [1], "inner": ["BUG#2", "GOTO#2"]}
    return laid(tuple(row), version=1)


def linked(count: int, links: dict[int, int], version: int = 2) -> Play:
    """A program in which GOTOs at some places lead to others for ever, with hands or as a ring."""
    row: list[Any] = [card if card != "GOTO" else "WORM" for card in KINDS[:count]]
    gotos = {at: f"GOTO#{n}" if n > 1 else "GOTO" for n, at in enumerate(links, 1)}
    for at, to in links.items():
        row[at] = {"card": gotos[at], "bits": [1], "changes": [2], "link": gotos.get(to, row[to])}
    return laid(tuple(row), version)


NAMED: Final = (
    "Anne-Marie Lefebvre", "Jean-Baptiste Roy", "Maria del Carmen", "Konstantin Weiss", "Guillaume Martin", "Wilhelmina Jansen",
)  # fmt: skip
"""Six players as they may be called."""


def dealt(game: str, version: int, players: int, choices: int, names: tuple[str, ...] = ()) -> Play:
    """A whole game from its deal, so many choices on, by seed."""
    play = Play(random_games.opening(game, version=version, players=players, names=names), chance=pnrules.seeded(3))
    rng = random.Random("one screen")
    for _ in range(choices):
        if play.ask:
            play.choose(*rng.choice(play.options))
    return play


def ended(game: str, version: int, players: int, seed: int) -> Play:
    """A whole game to its end, as those play it who play at random."""
    play = Play(random_games.opening(game, version=version, players=players), chance=pnrules.seeded(seed))
    rng = random.Random(str(seed))
    while play.ask:
        play.choose(*Players.of(play.setup.game).at_random(play.options, rng, 0.5))
    assert play.over
    return play


def example(name: str, node: int) -> Callable[[], tuple[Play, int]]:
    return lambda: (pnrules.load(name), node)


def at_head(make: Callable[..., Play], *arguments: Any) -> Callable[[], tuple[Play, None]]:
    return lambda: (make(*arguments), None)


CASES: Final[dict[str, tuple[Callable[[], tuple[Play, int | None]], tuple[tuple[int, int], ...]]]] = {
    "the sample, asked": (example("nightmare/sample", 11), DESKTOPS),
    "the sample, its start": (example("nightmare/sample", 0), DESKTOPS),
    "version 1, a claim": (example("nightmare/version-1", 44), DESKTOPS),
    "version 1, a run": (example("nightmare/version-1", 160), DESKTOPS),
    "Bandwidth, asked": (example("bandwidth/example", 1), DESKTOPS),
    "hearts and spades, asked": (example("runtime_error/hearts-and-spades", 3), DESKTOPS),
    "a comment, six answers": (example("nightmare/sample-31", 23), DESKTOPS),
    "a long comment": (example("runtime_error/clubs-and-spades", 3), DESKTOPS),
    "six build a program": (at_head(dealt, "nightmare", 2, 6, 12), DESKTOPS),
    "six play Bandwidth": (at_head(dealt, "bandwidth", 1, 6, 30), DESKTOPS),
    "six with long names build a program": (at_head(dealt, "nightmare", 2, 6, 12, NAMED), DESKTOPS),
    "six with long names play Bandwidth": (at_head(dealt, "bandwidth", 1, 6, 30, NAMED), DESKTOPS),
    "four with long names play Runtime Error": (at_head(dealt, "runtime_error", 1, 4, 40, NAMED[:4]), DESKTOPS),
    "four play Runtime Error": (at_head(dealt, "runtime_error", 1, 4, 40), DESKTOPS),
    "a ring of 12": (at_head(ring, 12), LOW),
    "a ring of 14": (at_head(ring, 14), LOW),
    "a ring of 18": (at_head(ring, 18), LOW),
    "a ring of 21": (at_head(ring, 21), LOW),
    "a ring of 14, cards beside one": (at_head(ring_with_beside, 14), LOW),
    "a ring of 18, cards beside one": (at_head(ring_with_beside, 18), LOW),
    "a ring of 21, cards beside one": (at_head(ring_with_beside, 21), LOW),
    "a program of 20": (at_head(laid, KINDS[:20]), LOW),
    "a program of 24": (at_head(laid, KINDS), LARGEST),
    "cards beside cards": (at_head(laid, WITH_INNER), LARGEST),
}
COMMENTED: Final = ("a comment, six answers", "a long comment")
IN_A_CELL: Final = ("the sample, asked", "version 1, a claim", "Bandwidth, asked", "hearts and spades, asked")

ENDS: Final[dict[str, tuple[str, int, int, int]]] = {
    "a program, three": ("nightmare", 2, 3, 3),
    "a ring, six": ("nightmare", 1, 6, 4),
    "Bandwidth, six": ("bandwidth", 1, 6, 3),
    "Runtime Error, four": ("runtime_error", 1, 4, 5),
}

LEVELS: Final = tuple(each["name"] for game in games.BUILT_IN for each in levels.of_game(game))


def wrongly_answered(name: str) -> dict[str, Any]:
    """A level where its goal belongs, after a wrong move."""
    page = level(name)
    data = page.session.level.scenario.data["level"]
    if page.level["choices"]:
        for choice in range(2):
            if page.level["verdict"] is None or page.level["solved"]:
                page = level(name)
                page.do("level-say", choice=choice)
    else:
        for _ in range(data["goal"]["after"]):
            page.do("level-on")
        moves = [each["answer"] for each in data["wrong"] if each.get("after", data["goal"]["after"]) == data["goal"]["after"]]
        page.do("choose", node=page.head, option=moves[0], who=data["seat"])
        _leave_be(page)
    assert page.level["verdict"]["right"] is False
    return sent_by(page)


EXERCISES: Final = tuple((game, seed) for game in games.BUILT_IN for seed in range(1, 5))


def exercised(game: str, seed: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """An exercise as it is asked, and after a wrong answer."""
    page = trainer(game, seed=seed, asked={})
    asked = sent_by(page)
    wrong = next(at for at, choice in enumerate(page.session.practice.exercise.choices) if choice.by is not None)
    page.do("exercise-say", choice=wrong)
    assert page.exercise["verdict"]["right"] is False
    return asked, sent_by(page)


def _leave_be(page: LevelPage) -> None:
    """A move that misses an aim is told when its answers are used up: what is left is answered by holding back."""
    while page.level["verdict"] is None:
        play = page.session.level.play
        page.do("choose", node=page.head, option=list(Players.of(play.setup.game).held_back(play.options)), who=play.ask.who)
