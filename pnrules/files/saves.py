"""Saves: a play as a small file, and back.

The table's save is complete: start, every answer ever given (in all branches), head, names, and fingerprints that show when a
newer version would play it differently. It holds hidden cards, and says so. A seat's save holds what that seat saw: it can be
watched, but not continued.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypedDict

from pnrules import games
from pnrules.files import comments, scenario
from pnrules.files.common import LONGEST_TITLE, Text
from pnrules.files.replaying import GO_ON, Again
from pnrules.kernel.chance import Chance
from pnrules.kernel.codec import StateData, fingerprint, state_from_json, state_to_json
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.files import Files
from pnrules.kernel.forms.members import Condition, Items, MapOf, Member
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import TEXT, InLanguages, Just, Known, OneOf, Plain, Whole
from pnrules.kernel.forms.validation import LARGEST, Json, JsonPath, check_json
from pnrules.kernel.invariants import IMPOSSIBLE
from pnrules.kernel.machine import MOST
from pnrules.kernel.patches import PlainData, jsonable
from pnrules.kernel.routines import REGISTER, differing, routines
from pnrules.kernel.state import NOBODY, AnyState
from pnrules.showing.play import ShownPlay
from pnrules.showing.seen import only_seen
from pnrules.version import VERSION
from pnrules.wire.plays import BareInfo
from pnrules.wire.tree import Grown

FORMAT: Final = 2
FIRST_FORMAT: Final = 1
"""Files of this format do not identify the rules that made them: they are replayed from their answers."""
EVERY: Final = 50  # answers between two fingerprints
HIDDEN: Final = "This file shows all that is hidden from players, now and later."
LONGEST_RUN: Final = 1_000_000  # the most steps that a file may give for a suspended run


# --- the form -------------------------------------------------------------------------------------------------------


class _Title(InLanguages):
    """The title of a play, which may be empty."""

    def parse(self, place: JsonPath, value: Any, known: Known) -> Any:
        return value if value == "" else super().parse(place, value, known)


def _note_steps(place: JsonPath, data: Json) -> None:
    """How many nodes each answer led to: one number each, and one for those before the first."""
    steps, answers = data.get("steps"), data.get("answers")
    if isinstance(steps, list) and isinstance(answers, list) and len(steps) != len(answers) + 1:
        place.at("steps").expected(f"list of {len(answers) + 1}", steps)


_LIST, _OBJECT = Just((list,), "list"), Just((dict,), "object")
"""Parsed while the play is restored."""

_OF_EVERY: Final = {
    "save": Member(Whole(FIRST_FORMAT, FORMAT), required=True),
    "pnrules": Member(Plain(200), required=True),
    "kind": Member(OneOf(("table",)), required=True),
    "hidden": Member(Plain(200), required=True),
    "title": Member(_Title(LONGEST_TITLE), required=True),
    "start": Member(_OBJECT, required=True),
    "answers": Member(_LIST, required=True),
    "head": Member(Just((int,), "number"), required=True),
    "names": Member(_OBJECT, required=True),
    "fingerprints": Member(_OBJECT, required=True),
    "redo": Member(_LIST),
    "most": Member(Whole(2, LONGEST_RUN)),
    "comments": Member(comments.LINE),
}
_OF_RULES: Final = {
    "rules": Member(MapOf(TEXT), required=True),
    "steps": Member(Items(Whole(0, LARGEST)), required=True),
}


class Saved(NamedTuple):
    """A table's save in its file: see `save`. Members that the first format lacks are None."""

    save: int
    pnrules: str
    kind: str
    hidden: str
    title: Text
    start: Json
    answers: tuple[Any, ...]
    head: int
    names: Json
    fingerprints: Json
    redo: tuple[Any, ...] = ()
    most: int = MOST
    comments: comments.Line | None = None
    rules: Mapping[str, str] | None = None
    steps: tuple[int, ...] | None = None


MEMBERS: Final = {**_OF_EVERY, **_OF_RULES}
"""The members of a table's save in the current format."""
FIRST_SAVE: Final = Record(Saved, _OF_EVERY)
SAVE: Final = Record(Saved, MEMBERS, (Condition(_note_steps, {}),))
"""A table's save, in the first format and in the current one."""


# --- writing and reading ----------------------------------------------------------------------------------------------


class TableSave(TypedDict, total=False):
    """A whole play as JSON data: see `save`."""

    save: int
    pnrules: str
    kind: Literal["table"]
    hidden: str
    title: str | dict[str, str]
    start: StateData
    answers: list[list[Any]]
    head: int
    redo: list[int]
    names: dict[str, int]
    fingerprints: dict[str, str]
    most: int
    comments: dict[str, PlainData]
    rules: dict[str, str]
    steps: list[int]


class SeatSave(TypedDict):
    """What a seat saw, as JSON data."""

    save: int
    pnrules: str
    kind: Literal["seat"]
    seat: int
    info: BareInfo
    tree: Grown
    head: int
    names: dict[str, str]


def save(play: ShownPlay) -> TableSave:
    """The whole play as JSON data, hidden cards included.

    answers   one entry per answer in the order given: [number of the entry it followed (0: none), who, verb, operand …];
              for resuming a suspended run, nobody's: [number, 0, "go-on"]
    comments  a teacher's, and the last node of the line that they are about
    most      after how many steps runs were suspended, if one was
    redo      where redo leads, at each fork at which that is not the newest branch
    rules     the routines that played it, each with the fingerprint of its ops (see `kernel.routines`)
    steps     how many nodes each answer led to, beginning with those before the first answer

    Raises PnError for a play of which only what one seat saw is known.
    """
    if play.seat is not None:
        raise only_seen(play.seat)
    numbers: dict[int, int] = {}
    answers: list[list[Any]] = []
    fingerprints: dict[str, str] = {}
    steps = [0]
    for node in range(1, len(play)):
        step = play.step_to(node)
        parent = play.parent(node)
        before = numbers.get(parent, 0) if parent is not None else 0
        numbers[node] = before
        if step.answer is not None and step.before.ask is not None:
            answers.append([before, step.before.ask.who, *jsonable(step.answer)])
            numbers[node] = len(answers)
        elif parent is not None and play.running_at(parent) is not None:
            answers.append([before, NOBODY, GO_ON])
            numbers[node] = len(answers)
        if numbers[node] != before:
            steps.append(0)
            if len(answers) % EVERY == 0:
                fingerprints[str(node)] = fingerprint(step.after)
        steps[numbers[node]] += 1
    fingerprints.update({str(leaf): fingerprint(play.state_at(leaf)) for leaf in play.leaves()})
    said: TableSave = {
        "save": FORMAT,
        "pnrules": VERSION,
        "kind": "table",
        "hidden": HIDDEN,
        "title": play.title if isinstance(play.title, str) else dict(play.title),
        "start": state_to_json(play.start),
        "answers": answers,
        "head": play.head,
        "redo": list(play.preferred()),
        "names": dict(play.names),
        "fingerprints": fingerprints,
    }
    if play.left:
        said["most"] = play.most
    if play.commentary.at:
        said["comments"] = comments.as_data(play.commentary)
    said["rules"] = dict(routines(play.setup))
    said["steps"] = steps
    return said


def save_seat(play: ShownPlay, seat: int) -> SeatSave:
    """What a seat saw, as JSON data: the tree as its board had it. Raises NoSuchSeat."""
    play.setup.check_seat(seat)
    return {
        "save": FORMAT,
        "pnrules": VERSION,
        "kind": "seat",
        "seat": seat,
        "info": play.info(),
        "tree": play.payload(seat),
        "head": play.head,
        "names": {str(node): name for name, node in play.names.items()},
    }


def write(play: ShownPlay, path: str | Path) -> Path:
    """Save the play to a file; returns its path. The file is replaced whole or not at all."""
    target = Path(path)
    partial = target.with_name(target.name + ".part")
    partial.write_text(json.dumps(save(play), ensure_ascii=False), encoding="utf-8")
    return partial.replace(target)


def restore(data: object, chance: Chance | None = None) -> ShownPlay:
    """The play that `save` wrote. Raises BadInput with every problem: nothing is restored by halves.

    If other rules made it, its answers are replayed as far as they fit; `Play.otherwise` lists the differences.
    """
    problems: list[Problem] = []
    root = JsonPath("", problems)
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
    saved = (FIRST_SAVE if found == FIRST_FORMAT else SAVE).parse(root, data, {})
    start = saved.start if isinstance(saved.start, dict) else {}  # anything else has been noted
    name = root.at("start.setup").object(start.get("setup", {})).get("game")
    owner = games.named(root.at("start.setup.game"), name)
    if owner is None or problems:
        raise BadInput(problems)
    again = _begun(root, saved, state_from_json(owner, saved.start, "start"))
    again.give(saved.answers, saved.steps)
    if saved.steps is not None:
        again.check_steps(saved.steps)
    again.check_fingerprints("fingerprints", saved.fingerprints)
    play = again.play
    for index, node in enumerate(saved.redo):
        again.at_node(root.at("redo").at(index), node, play.prefer)
    for label, node in saved.names.items():
        again.at_node(root.at("names").at(label), node, partial(play.name, name=label))
    again.at_node(root.at("head"), saved.head, play.goto)
    if saved.comments is not None:
        _comment(again, root.at("comments"), saved.comments)
    if problems:
        if again.exact and saved.rules is None and not Files.of(play.setup.game).is_beginning(play.start):
            root.at("start").report("problem-midst")
        raise BadInput(problems)
    play.otherwise = tuple(again.otherwise)
    play.chance = chance
    play.log.clear()
    return play


def _comment(again: Again, place: JsonPath, line: comments.Line) -> None:
    """Attach the comments of a save to their steps. If other rules made it, comments that have lost their step are reported;
    those of a scenario, which may have been rewritten since, are attached as far as they fit."""
    found = line.each if line.of is None else scenario.commented(line.of)
    again.at_node(place.at("end"), line.end, lambda node: comments.put(again.play, node, found, line.of))
    if line.of is not None:
        return
    if again.exact:
        comments.unplaced(again.play, place.at("each"))
    elif lost := again.play.commentary.lost:
        told = JsonPath(place.path, again.otherwise).at("each").at(min(lost))
        told.report("save-comments-lost", (("count", "number"),), len(lost))


def _begun(root: JsonPath, saved: Saved, start: AnyState) -> Again:
    """The play from the save's start, for replaying its answers: exactly, or as far as they fit.

    A start in mid-effect holds registers of the routines that made it. If these are known to have changed, it is refused; if they
    are the same or unknown, everything has to come out as the save says, whatever rulings have been added since.
    """
    differ = None if saved.rules is None else differing(start.setup, saved.rules)
    midst = not Files.of(start.setup.game).is_beginning(start)
    others = [name for name in differ or () if name != REGISTER]
    if midst and others:
        root.at("start").report("problem-midst-other-rules", (("routines", "text"),), ", ".join(others))
        raise BadInput(root.problems)
    try:
        play = ShownPlay(start, title=saved.title, origin=None, most=saved.most)
    except IMPOSSIBLE as error:
        raise BadInput([Problem("start.position", "problem-position")]) from error
    return Again(play, root, exact=midst or differ == [])


def is_save(data: object) -> bool:
    """Whether JSON data looks like a save rather than a scenario."""
    return isinstance(data, Mapping) and "save" in data
