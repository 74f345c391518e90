"""Random plays for the kernel's tests: the sample, random programs, whole games. Both versions; seeded, so that they repeat."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pnrules
from pnrules import Play, seeded
from pnrules.files import scenario
from pnrules.kernel.copies import kind
from pnrules.kernel.patches import applied
from pnrules.kernel.state import CHANCE, State
from pnrules.nightmare.cards import CARDS, DEALT_DECK, DECK, PRINTED
from pnrules.nightmare.rulebook.register import REGISTER

MOST_STEPS = 300
SEEDS = tuple(range(24))
BESIDE = ("SUBROUTINE", "COPY", "FUTURE")


def data_of(name: str = "nightmare/sample") -> dict[str, Any]:
    """A packaged scenario's data, to be changed at will."""
    return copy.deepcopy(dict(scenario.parsed(name)))


def random_data(seed: int) -> dict[str, Any]:
    """A scenario at random: by sixes the sample's position, one laid out in version 2, one in version 1, one in version 2,
    a whole game of either version from its deal, and one in version 2 again."""
    rng = random.Random(f"data {seed}")
    which = seed % 6
    if which == 0:
        data = data_of()
        return {name: data[name] for name in data if name not in ("answers", "draws", "seed", "expect", "because")}
    version = 1 if which == 2 or seed % 12 == 10 else 2
    edition = rng.choice(["3.0", "3.0", "3.1"])
    data = {
        "format": 1,
        "game": "nightmare",
        "edition": edition,
        "version": version,
        "title": f"random {seed}",
        "players": [{"name": f"Player {n}"} for n in range(1, rng.randint(2, 4) + 1)],
        "rulings": _rulings(rng, edition),
    }
    if which != 4:
        _lay_out(data, rng)
    return data


def _rulings(rng: random.Random, edition: str) -> dict[str, str]:
    """Other answers to a few rulings. The discards are not shuffled in again: what lay open would be hidden anew."""
    open_ones = [r for r in REGISTER.values() if r.others and edition in r.editions]
    chosen = {r.id: rng.choice(r.others) for r in rng.sample(open_ones, rng.choice([0, 1, 1, 2]))}
    return {id: other for id, other in chosen.items() if other != "shuffle"}


def _lay_out(data: dict[str, Any], rng: random.Random) -> None:
    """Add a program with bits, counters, cards beside and face-down cards; hands, or bits to claim with."""
    version, edition, players = data["version"], data["edition"], data["players"]
    cards = list(DEALT_DECK if version == 1 else DECK)
    rng.shuffle(cards)
    lying = [card for card in cards if not CARDS[kind(card)].one_shot]
    row, rest = lying[: rng.randint(3, 12)], [card for card in cards if card not in lying]
    beside = iter(lying[len(row) : len(row) + 4])
    claims = version == 1 and rng.random() < 0.6
    data["program"] = {
        "row": [_instruction(rng, card, len(players), edition, claims, beside) for card in row],
        "pc": rng.randrange(len(row)),
        "towards": rng.choice(["tail", "head"]),
    }
    data["turn"] = rng.randint(1, len(players))
    rest += lying[len(row) + 4 :]
    for player in players:
        player["points"] = rng.randint(4, 16)
        if rng.random() < 0.2:
            player["skips"] = rng.randint(1, 2)
        if rng.random() < 0.1:
            player["defences"] = [rng.randint(1, 3)]
        if version == 1:
            player["bits"] = rng.randint(1, 3) if claims else 0
        else:
            runs = [card for card in rest if kind(card) == "RUN"][:1]
            player["hand"] = runs + rng.sample([card for card in rest if card not in runs], 3)
            rest = [card for card in rest if card not in player["hand"]]
    if version == 2 and rng.random() < 0.5:
        here = rng.choice([item for item in data["program"]["row"] if "inner" not in item])
        here.update(down=rng.randint(1, len(players)), changes=[])


def _instruction(
    rng: random.Random, card: str, players: int, edition: str, claims: bool, beside: Iterator[str]
) -> dict[str, Any]:
    bits = [] if claims else [rng.randint(1, players) for _ in range(rng.choice([0, 1, 1, 1, 2, 3]))]
    numbers = len(PRINTED[edition][kind(card)])
    changes = [rng.randint(-1, 1) for _ in range(numbers)] if rng.random() < 0.3 else []
    found: dict[str, Any] = {"card": card, "bits": bits, "changes": changes}
    if kind(card) in BESIDE and rng.random() < 0.7:
        found.update(inner=[{"card": inner, "bits": []} for inner in islice(beside, rng.randint(1, 2))], used=rng.random() < 0.5)
    return found


def started(seed: int) -> Play:
    """A random play at its first choice. For every second seed draws are open asks, which somebody answers."""
    play = pnrules.load(random_data(seed))
    play.chance = seeded(seed) if seed % 2 else None
    return play


def pick(rng: random.Random, state: State) -> tuple[Any, ...]:
    """A random answer to the open ask; RUN is preferred, so that programs run."""
    assert state.ask is not None
    options = state.ask.options
    running = [option for option in options if option[0] == "run"]
    return rng.choice(running) if running and rng.random() < 0.6 else rng.choice(options)


def go_on(play: Play, rng: random.Random, most: int = MOST_STEPS) -> Play:
    """Answer at random until the game is over or there are `most` nodes."""
    while not play.over and len(play) <= most:
        play.choose(pick(rng, play.state))
    return play


@cache
def played(seed: int) -> Play:
    """A random play gone through in one line. Shared between tests, which leave it as it is."""
    return go_on(started(seed), random.Random(f"play {seed}"))


def tree(seed: int, most: int = MOST_STEPS) -> Play:
    """A random play with branches, undone and redone choices and named positions; a new one at every call."""
    rng = random.Random(f"tree {seed}")
    play = started(seed)
    while len(play) <= most:
        asked = [node for node in range(len(play)) if play.state_at(node).ask is not None]
        did = rng.choice(["choose", "choose", "choose", "choose", "back", "undo", "redo", "name"])
        if did == "choose" and play.ask is not None:
            play.choose(pick(rng, play.state))
        elif did == "back" or play.over:
            node = rng.choice(asked)
            play.choose(pick(rng, play.state_at(node)), at=node)
        elif did == "undo" and any(s.before.ask and s.before.ask.who != CHANCE for s in play.trace):
            play.undo()
        elif did == "redo" and play.children(play.head):
            play.redo()
        elif did == "name":
            play.name(rng.choice(asked), f"name {rng.randint(1, 5)}")
    return play


def snapshot(play: Play) -> tuple[Any, ...]:
    """All that there is to a play: to be compared before and after something that must not change it."""
    nodes = range(len(play))
    return (
        play.head,
        tuple(play.log),
        dict(play.names),
        play.start,
        tuple(play.step_to(node) for node in nodes[1:]),
        tuple(play.parent(node) for node in nodes),
        tuple(play.children(node) for node in nodes),
        play.preferred(),
        tuple(play.leaves()),
    )


def to_and_fro() -> Play:
    """A run that goes round twice in the same way, until N-22 has it asked whether to leave it there: P1 executes REVERSE PROGRAM
    whenever it comes up, P2 nothing."""
    play = pnrules.load(
        {
            "format": 1,
            "game": "nightmare",
            "edition": "3.0",
            "version": 2,
            "title": "To and fro",
            "players": [{"hand": ["RUN"]}, {"hand": ["BUG"]}],
            "program": {"row": [{"card": "REVERSE PROGRAM", "bits": [1]}, {"card": "ACQUIRE", "bits": [2]}, {"card": "FUTURE"}]},
            "deck": [],
            "answers": [[1, "run"]],
        }
    )
    while play.ask is not None and play.ask.kind != "agree":
        play.choose({"execute": "execute" if play.ask.who == 1 else "decline", "break": "pass"}[play.ask.kind])
    return play


def loop_within_a_loop() -> Play:
    """A ring that comes back to ZAP by the GOTO, which P1 executes once, then the whole way round to WORM, where it began."""
    play = pnrules.load(
        {
            "format": 1,
            "game": "nightmare",
            "edition": "3.0",
            "version": 1,
            "title": "A loop within a loop",
            "players": [{}, {}],
            "program": {
                "row": [
                    {"card": "ACQUIRE", "bits": [2]},
                    {"card": "ZAP", "bits": [2]},
                    {"card": "GOTO", "bits": [1], "link": "ZAP"},
                    {"card": "BUG", "bits": [2]},
                    {"card": "WORM", "bits": [2]},
                ],
                "pc": "WORM",
            },
        }
    )
    answers = [*["decline"] * 3, "execute", *["decline"] * 5]  # WORM, ACQUIRE, ZAP, GOTO; then ZAP, GOTO, BUG, WORM, ACQUIRE
    for answer in answers:
        play.choose(answer)
    return play


def filled(position: dict[str, Any]) -> dict[str, Any]:
    """A position as the board gets it, with its frames in full: what a frame begins with may be left out of it."""
    begins = {"pc": 0, "source": None, "actor": 0, "env": {}}
    frames = [{**begins, **frame} for frame in position["frames"]]
    return {**position, "frames": [{**frame, "env": frame["env"] or {}} for frame in frames]}


def after_step(before: dict[str, Any], sent: dict[str, Any], node: int) -> dict[str, Any]:
    """The position of a node in a tree as it is sent, from the one before it: what the board in the browser does."""
    _, _, _, patch, *answer = sent["nodes"][node - 1]
    return applied(before, resolved(sent, patch, answer))


def resolved(sent: dict[str, Any], patch: dict[str, Any], answer: list[Any]) -> dict[str, Any]:
    """A patch with its question in full: named by its number where one is new, gone where an answer took it away."""
    if patch.get("ask") is not None:
        asked = sent["asks"][patch["ask"]]
        options = None if asked["options"] is None else sent["options"][asked["options"]]
        return {**patch, "ask": {**asked, "options": options}}
    return {**patch, "ask": None} if answer else patch
