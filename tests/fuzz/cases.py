"""The cases: each is known by its seed and number alone, and can be made again."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import pnrules
from pnrules import Play, games
from pnrules.bandwidth import deck
from pnrules.courses import course
from pnrules.files import links, saves, scenario, seat_links
from pnrules.kernel.codec import state_to_json
from pnrules.session import Deal
from pnrules.showing.seen import seen
from pnrules.studio import drafts, keeping
from pnwidgets import Board, explore, level, own_cards, predict, table
from tests.fuzz import checking
from tests.fuzz.mutating import copied, mutated, mutated_line

RAW_STATES: Final = True
"""Whether half of the mutants are saves that begin anywhere, in the middle of an effect too, and have their position changed:
every such position that loads has to be one that can be played."""

SCENARIO, SAVE, DECK, MESSAGES, LINE, LINK = KINDS = ("scenario", "save", "deck", "messages", "line", "link")
DRAFT, COURSE = "draft", "course"
"""A lesson under construction, and a course: looked at when they are asked for (`--kind draft`)."""
RAW: Final = "raw state"
SHARES: Final = (SCENARIO,) * 4 + (SAVE,) * 3 + (DECK,) + (MESSAGES,) * 2 + (LINE,) * 2 + (LINK,)
MOST_NODES: Final = 300
MOVES: Final = 6
RAW_CHOICES: Final = 40
BEGUN: Final[dict[str, Any]] = {"answers": [], "head": 0, "redo": [], "names": {}, "fingerprints": {}}
SAVED: Final = 10
SAME_SAVES: Final = 2_000
PLAYS: Final = (
    *("nightmare/sample", "nightmare/levels/3-copies/01-what-copy-does", "nightmare/cards/insert-plain", "nightmare/new-deal"),
    *("bandwidth/example", "bandwidth/new-game", "runtime_error/sample-round"),
)
BOARDS: Final[dict[str, Callable[[], Board]]] = {
    **{name: lambda name=name: Board(pnrules.load(name)) for name in PLAYS},  # type: ignore[misc]
    "an explorer": lambda: explore("nightmare/sample"),
    "a seat's board": lambda: Board(pnrules.load("nightmare/sample"), seat=2),
    "a level": lambda: level("nightmare/levels/2-runs/01-first-break"),
    "a level that predicts": lambda: level("nightmare/levels/3-copies/01-what-copy-does"),
    "a question": lambda: predict("nightmare/levels/3-copies/01-what-copy-does"),
    "a table": lambda: table({"game": "runtime_error", "seed": "3"}),
    "own cards": lambda: own_cards(SMALL),
}
SMALL: Final[dict[str, Any]] = {
    "deck": 1,
    "title": {"en": "A small deck", "fr": "Un petit jeu"},
    "players": 2,
    "cards": [
        {"name": "hand on", "kind": "pass", "number": 1, "direction": "clockwise", "green": 2, "count": 6},
        {"name": "hand back", "kind": "pass", "number": "X", "direction": "counter-clockwise", "green": 1, "count": 4},
        {"name": "score", "kind": "terminal", "number": "X+1", "green": 0, "count": 4, "note": "mine"},
        {"name": "go", "kind": "goto", "row": 2, "green": 3, "count": 2, "rulebook": ["text"]},
        {"name": "wall", "kind": "firewall", "count": 2},
    ],
}


class Case(NamedTuple):
    """Something to hand in: a scenario's, a save's or a deck's data, a position's line, a play's link, or messages to a board.

    base  from which scenario it was made, or for which board of BOARDS; empty for a deck
    """

    kind: str
    base: str
    data: Any


def made(seed: str, number: int, raw: bool = RAW_STATES, kind: str | None = None) -> Case:
    """The case with this number; with `kind`, which is LINE, LINK, DRAFT or COURSE, it is such a one."""
    rng = random.Random(f"fuzz {seed}/{number}")
    if kind is not None:
        return {LINE: _line, LINK: _link, DRAFT: _draft, COURSE: _course}[kind](rng, number)
    if raw and rng.random() < 0.5:
        return _raw(rng, number)
    kind = rng.choice(SHARES)
    names = pnrules.names()
    base, other = rng.choice(names), rng.choice(names)
    if kind == SCENARIO:
        return Case(kind, base, mutated(_scenario(base), rng, _scenario(other)))
    if kind == SAVE:
        base = rng.choice(_saved(number // SAME_SAVES))
        return Case(kind, base, mutated(_save(base, rng.randrange(2)), rng, _scenario(other)))
    if kind == LINE:
        return _line(rng, number)
    if kind == LINK:
        return _link(rng, number)
    if kind == DECK:
        return Case(kind, "", mutated(rng.choice((SMALL, deck.data_of(deck.HOUSE))), rng, SMALL))
    base = rng.choice(tuple(BOARDS))
    return Case(kind, base, _messages(base, rng))


def judged(case: Case, seed: str, number: int) -> bool:
    """Whether the case was accepted. Raises Found, or whatever is raised, where something is wrong."""
    rng = random.Random(f"judged {seed}/{number}")
    with checking.bounded():
        if case.kind == SCENARIO:
            return checking.check_scenario(case.data, rng)
        if case.kind in (SAVE, RAW):
            return checking.check_save(case.data, rng, RAW_CHOICES if case.kind == RAW else checking.CHOICES)
        if case.kind == LINE:
            return checking.check_line(case.data, rng)
        if case.kind == LINK:
            return checking.check_link(case.data, rng)
        if case.kind == DECK:
            return checking.check_deck(case.data, rng)
        if case.kind == DRAFT:
            return checking.check_draft(case.data)
        if case.kind == COURSE:
            return checking.check_course(case.data)
        return checking.check_messages(BOARDS[case.base](), case.data, rng)


def _draft(rng: random.Random, _number: int) -> Case:
    """A lesson as a page keeps it, some of its last sentences taken back, changed."""
    base, other = rng.choice(_lessons()), rng.choice(_lessons())
    draft = drafts.opened(base)
    for _ in range(rng.randrange(3)):
        if len(draft.lesson.beats) > 1:
            draft = drafts.removed(draft, len(draft.lesson.beats) - 1)
    return Case(DRAFT, base, mutated(json.loads(keeping.kept(draft)), rng, _scenario(other)))


def _course(rng: random.Random, _number: int) -> Case:
    """A course of a few parts of all kinds, one or two of them whole in it, changed."""
    base, other = (_scenario(rng.choice(_lessons())) for _ in range(2))
    names = rng.sample(_lessons(), rng.randint(1, 4))
    parts: list[Any] = [{"lesson": name} for name in names if "/learn/" in name or "/meet/" in name]
    parts += [{"level": rng.choice(course.known_of("level"))}, {"lesson": base, "name": "own-1"}]
    parts += [{"exercises": rng.choice(games.BUILT_IN), "name": "exercises", "count": rng.randint(1, 50), "seed": 7}]
    rng.shuffle(parts)
    data = {"course": 1, "name": "week-1", "title": {"en": "Week 1", "fr": "Semaine 1"}, "about": "All of it.", "parts": parts}
    return Case(COURSE, "a course", mutated(data, rng, other))


@cache
def _lessons() -> tuple[str, ...]:
    return tuple(name for name in pnrules.names() if "lesson" in _scenario(name))


# --- what is changed --------------------------------------------------------------------------------------------------


@cache
def _scenario(name: str) -> Any:
    return scenario.parsed(name)


@cache
def _saved(which: int) -> list[str]:
    """The scenarios of whose plays saves are changed: a few for so many cases, since to make one takes long."""
    return random.Random(f"saved {which}").sample(pnrules.names(), SAVED)


@lru_cache(100)
def _save(name: str, which: int) -> Any:
    """A save of a play of a scenario, gone on with at random, undone and branched."""
    return saves.save(_played(name, which))


@lru_cache(100)
def _played(name: str, which: int) -> Play:
    return _gone_on(pnrules.load(name), random.Random(f"save {name}/{which}"))


def _raw(rng: random.Random, number: int) -> Case:
    """A save that begins somewhere in a play, its position changed, parts of later and earlier positions put into it."""
    name = rng.choice(_saved(number // SAME_SAVES))
    play = _played(name, rng.randrange(2))
    here, there = (state_to_json(play.state_at(rng.randrange(len(play)))) for _ in range(2))
    position = mutated(here["position"], rng, there["position"])
    return Case(RAW, name, {**saves.save(Play(play.start)), **BEGUN, "start": {**here, "position": position}})


def _line(rng: random.Random, number: int) -> Case:
    """The line of some position in a play, with something in it changed, or put in from another's."""
    name = rng.choice(_saved(number // SAME_SAVES))
    play = _played(name, rng.randrange(2))
    here, there = (play.to_line(rng.randrange(len(play))) for _ in range(2))
    return Case(LINE, name, mutated_line(here, rng, there))


def _link(rng: random.Random, number: int) -> Case:
    """The link of a play, or of what a seat saw of it, with something in what it holds changed, or with signs of it missing or
    changed."""
    name = rng.choice(_saved(number // SAME_SAVES))
    plays = [_played(name, which) for which in rng.sample(range(2), 2)]
    seat = rng.choice((None, *range(1, len(plays[0].setup.players) + 1)))
    here, there = (links.packed(play) if seat is None else _seen(play, seat) for play in plays)
    if rng.random() < 0.7:
        return Case(LINK, name, links.written(mutated(here, rng, there)))
    return Case(LINK, name, links.MARK + mutated_line(links.written(here).removeprefix(links.MARK), rng, links.written(there)))


def _seen(play: Play, seat: int) -> Any:
    """What a seat saw of a play, as the contents of its link."""
    return seat_links.packed(seen(play, seat))


def _gone_on(play: Play, rng: random.Random) -> Play:
    for _ in range(MOVES):
        if len(play) > MOST_NODES:
            break
        asked = [node for node in play.line() if play.state_at(node).ask is not None]
        if play.ask is not None and (not asked or rng.random() < 0.7):
            play.choose(rng.choice(play.options))
        elif asked:
            node = rng.choice(asked)
            play.choose(rng.choice(play.state_at(node).ask.options), at=node)  # type: ignore[union-attr]
    play.name(rng.randrange(len(play)), f"place {rng.randint(1, 3)}")
    return play


# --- messages ---------------------------------------------------------------------------------------------------------


def _messages(name: str, rng: random.Random) -> list[Any]:
    """A few messages that a board of this play may well get, most of them changed."""
    templates = _templates(name)
    picked = [rng.choice(templates) for _ in range(rng.randint(1, 4))]
    return [mutated(each, rng, rng.choice(templates)) if rng.random() < 0.7 else each for each in picked]


@cache
def _templates(name: str) -> tuple[Any, ...]:
    """Everything that a browser sends to a board."""
    board = BOARDS[name]()
    play = board.play
    rng = random.Random(f"messages {name}")
    asked = [(node, ask) for node in play.line() if (ask := play.state_at(node).ask) is not None]
    node, ask = rng.choice(asked)
    last, open_ask = asked[-1]
    card = next(iter(board.info["removable"]), "BUG")
    ruling, answers = next(iter(board.info["answers"].items()), ("N-01", ["default"]))
    found = [
        {"do": "choose", "node": node, "option": list(rng.choice(ask.options)), "who": ask.who},
        {"do": "choose", "node": last, "option": list(rng.choice(open_ask.options)), "who": open_ask.who},
        {"do": "undo"},
        {"do": "redo"},
        {"do": "goto", "node": node},
        {"do": "name", "node": node, "name": "here"},
        {"do": "foresee", "node": last},
        {"do": "what-if", "node": node, "option": list(rng.choice(ask.options)), "end": play.head},
        {"do": "without", "card": card, "end": play.head},
        {"do": "ruling", "id": ruling, "answer": answers[-1], "end": play.head},
        {"do": "compare", "number": 0},
        {"do": "compare", "number": None},
        {"do": "adopt"},
        {"do": "again", "deal": "same"},
        {"do": "again", "deal": "new"},
        {"do": "keep"},
        {"do": "draw", "node": node, "as": "svg"},
        {"do": "restore", "save": saves.save(play), "node": node},
        {"do": "see", "seat": 1},
        {"do": "see", "seat": None},
        {"do": "speak", "lang": "fr"},
        {"do": "rules", "edition": play.setup.edition, "rulings": {ruling: answers[-1]}},
        {"do": "level", "name": "bandwidth/levels/1-programs/02-goto-once"},
        {"do": "level-on"},
        {"do": "level-hint"},
        {"do": "level-say", "choice": 1},
        {"do": "deal", **Deal("nightmare", "3.1", 1, 4, 7)._asdict(), "cards": None},
        {"do": "deal", **Deal("bandwidth", "BfB", 1, 3, 7)._asdict(), "cards": json.dumps(SMALL)},
        {"do": "deal", **Deal("bandwidth", "BfB", 1, 3, 7, "random,person,search:2")._asdict(), "cards": None},
        {"do": "deal", **Deal("runtime_error", "1", 1, 2, 7, "person,person")._asdict(), "cards": None},
        {"do": "deal-back"},
        {"do": "think", "node": node},
        {"do": "advise", "node": node},
        {"do": "advise-end"},
        {"do": "review"},
        {"do": "uncover", "seat": 1},
        {"do": "pass", "on": True},
        {"do": "undo-of", "seat": 1},
        {"trait": "view", "value": {"node": node}},
        {"trait": "lang", "value": "fr"},
        {"trait": "seat", "value": 1},
        {"trait": "seat", "value": None},
    ]
    return tuple(copied(each) for each in found)
