"""Saves: a play as a small file, and back.

The table's save is whole: start, every answer ever given (branches too), head, names, and fingerprints that tell when a
newer version would play it otherwise. It holds hidden cards, and says so. A seat's save is what that seat saw: it can be
watched, not continued.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pnrules
from pnrules.games import NAMES, game
from pnrules.kernel.codec import fingerprint, state_from_json, state_to_json
from pnrules.kernel.errors import BadInput, PnError, Problem
from pnrules.kernel.invariants import IMPOSSIBLE
from pnrules.kernel.machine import MOST
from pnrules.kernel.patches import plain
from pnrules.kernel.play import Chance, Play
from pnrules.kernel.reading import Place, check_json
from pnrules.kernel.state import CHANCE, NOBODY

FORMAT: Final = 1
EVERY: Final = 50  # answers between two fingerprints
GO_ON: Final = "go-on"
LONGEST_RUN: Final = 1_000_000  # steps that a run may be said to have taken before it was left
TABLE_FIELDS: Final = ("save", "pnrules", "kind", "hidden", "title", "start", "answers", "head", "names", "fingerprints")


def save(play: Play) -> dict[str, Any]:
    """The whole play as JSON data, hidden cards included.

    answers  one entry an answer in the order given: [number of the entry it followed (0: none), who, verb, operand …];
             where a run that had been left was gone on with, nobody's: [number, 0, "go-on"]
    most     after how many steps runs were left, where one was
    redo     where redo leads at forks at which it is not the branch made last
    """
    numbers: dict[int, int] = {}
    answers: list[list[Any]] = []
    fingerprints: dict[str, str] = {}
    for node in range(1, len(play)):
        step = play.step_to(node)
        parent = play.parent(node)
        before = numbers.get(parent, 0) if parent is not None else 0
        numbers[node] = before
        if step.answer is not None and step.before.ask is not None:
            answers.append([before, step.before.ask.who, *plain(step.answer)])
            numbers[node] = len(answers)
        elif parent is not None and play.running_at(parent) is not None:
            answers.append([before, NOBODY, GO_ON])
            numbers[node] = len(answers)
        if numbers[node] != before and len(answers) % EVERY == 0:
            fingerprints[str(node)] = fingerprint(step.after)
    fingerprints.update({str(leaf): fingerprint(play.state_at(leaf)) for leaf in play.leaves()})
    return {
        "save": FORMAT,
        "pnrules": pnrules.__version__,
        "kind": "table",
        "hidden": "This file holds every player's cards and the cards to come.",
        "title": play.title if isinstance(play.title, str) else dict(play.title),
        "start": state_to_json(play.start),
        "answers": answers,
        "head": play.head,
        "redo": list(play.preferred()),
        "names": dict(play.names),
        "fingerprints": fingerprints,
        **({"most": play.most} if play.left else {}),
    }


def save_seat(play: Play, seat: int) -> dict[str, Any]:
    """What a seat saw, as JSON data: the tree as its board had it. Raises NoSuchSeat."""
    play.setup.check_seat(seat)
    return {
        "save": FORMAT,
        "pnrules": pnrules.__version__,
        "kind": "seat",
        "seat": seat,
        "info": play.info(),
        "tree": play.payload(seat),
        "head": play.head,
        "names": {str(node): name for name, node in play.names.items()},
    }


def write(play: Play, path: str | Path) -> Path:
    """Save the play to a file; returns its path. The file is replaced whole or not at all."""
    target = Path(path)
    partial = target.with_name(target.name + ".part")
    partial.write_text(json.dumps(save(play), ensure_ascii=False), encoding="utf-8")
    return partial.replace(target)


def restore(data: Any, chance: Chance | None = None) -> Play:
    """The play that `save` wrote. Raises BadInput with every problem found: nothing is restored by half."""
    problems: list[Problem] = []
    root = Place("", problems)
    check_json(data, problems)
    if problems:
        raise BadInput(problems)
    data = root.object(data)
    found = data.get("save")
    if type(found) is int and found > FORMAT:
        root.at("save").report("problem-newer-format", (("found", "text"), ("known", "text")), str(found), str(FORMAT))
        raise BadInput(problems)
    if data.get("kind") == "seat":
        root.at("kind").report("problem-seat-save")
        raise BadInput(problems)
    _check_fields(root, data)
    start = root.at("start").object(data.get("start"))
    name = root.at("start.setup").object(start.get("setup", {})).get("game")
    root.at("start.setup.game").one_of(name, NAMES, None)
    if problems:
        raise BadInput(problems)
    try:
        begun = state_from_json(game(str(name)), start, "start")
        play = Play(begun, title=data["title"], origin=None, most=data.get("most", MOST))
    except IMPOSSIBLE as error:
        raise BadInput([Problem("start.position", "problem-position")]) from error
    _answer_all(play, root.at("answers"), data["answers"])
    _check_fingerprints(play, root.at("fingerprints"), data["fingerprints"])
    for index, node in enumerate(data.get("redo", [])):
        _tried(root.at("redo").at(index), play.prefer, node)
    for label, node in data["names"].items():
        _tried(root.at("names").at(label), play.name, node, label)
    _tried(root.at("head"), play.goto, data["head"])
    if problems:
        raise BadInput(problems)
    play.chance = chance
    play.log.clear()
    return play


def _check_fields(root: Place, data: Any) -> None:
    """The members that every table's save has, each of its type; what they say is looked at afterwards."""
    root.object(data, TABLE_FIELDS, (*TABLE_FIELDS, "redo", "most"))
    root.at("most").integer(data.get("most", MOST), 2, LONGEST_RUN, MOST)
    root.at("save").integer(data.get("save"), 1, FORMAT, FORMAT)
    root.at("kind").one_of(data.get("kind"), ("table",), "table")
    for name in ("pnrules", "hidden"):
        root.at(name).plain_text(data.get(name), 200)
    if data.get("title") != "":
        root.at("title").text(data.get("title"), 200)
    for name in ("answers", "redo"):
        root.at(name).list(data.get(name, []))
    for name in ("names", "fingerprints"):
        root.at(name).object(data.get(name))
    root.at("head").nothing_but(data.get("head"), (int,), "number")


def _answer_all(play: Play, place: Place, answers: Any) -> None:
    nodes = [play.head]
    for index, entry in enumerate(place.list(answers)):
        here = place.at(index)
        if not isinstance(entry, list) or len(entry) < 3 or type(entry[0]) is not int or not 0 <= entry[0] < len(nodes):
            here.expected("[after, who, verb, …]", entry)
            raise BadInput(place.problems)
        after, who, *words = entry
        if who != CHANCE:
            here.at(1).nothing_but(who, (int,), "seat")
        for position, word in enumerate(words, 2):
            here.at(position).nothing_but(word, (str, int), "text or number")
        if place.problems:
            raise BadInput(place.problems)
        if not _tried(here, lambda a=after, w=who, o=words: _answer(play, nodes[a], w, o)):
            raise BadInput(place.problems)  # what follows depends on it
        nodes.append(play.head)


def _answer(play: Play, node: int, who: int | str, words: list[Any]) -> None:
    """Give an answer that was saved, or go on with a run that had been left."""
    if who == NOBODY and words == [GO_ON] and play.running_at(node) is not None:
        play.go_on(at=node)
    else:
        play.choose(words, seat=who, at=node)


def _tried(place: Place, do: Any, *args: Any) -> bool:
    try:
        do(*args)
    except BadInput as error:
        for problem in error.problems:
            place.report(problem.id, problem.params, *problem.args)
        return False
    except PnError as error:
        place.report("problem-answer", (("error", "error"),), error.payload())
        return False
    except IMPOSSIBLE:
        place.report("problem-position")
        return False
    return True


def _check_fingerprints(play: Play, place: Place, fingerprints: Any) -> None:
    for node, wanted in fingerprints.items():
        known = node.isdecimal() and len(node) <= len(str(len(play))) and int(node) < len(play)
        if not known or fingerprint(play.state_at(int(node))) != wanted:
            place.at(node).report("problem-fingerprint")


def is_save(data: Any) -> bool:
    """Whether JSON data looks like a save rather than a scenario."""
    return isinstance(data, Mapping) and "save" in data
