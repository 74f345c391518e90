"""What one seat saw of a play, as the contents of a link: its views of the positions, the steps as it was told of them, and what
it is asked.

What is hidden from the seat is not in it, and the rules cannot go on without that: it is read into a play that can be looked at
(`SeenPlay`). Nor can the rules reach its positions again: only their form is checked, and that all of it can be shown.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from pnrules import games, words
from pnrules.files.common import LONGEST_TITLE
from pnrules.files.replaying import LONGEST_NUMBER
from pnrules.kernel.asks import frozen
from pnrules.kernel.codec import check_seen, seen_readers, setup_from_json, setup_to_json
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.forms.members import Items, Line, MapOf, Member
from pnrules.kernel.forms.records import Record
from pnrules.kernel.forms.shapes import TEXT, Just, OneOf, Plain, Whole
from pnrules.kernel.forms.typed import shape_of
from pnrules.kernel.forms.validation import LARGEST, MARKUP, Json, JsonPath, one_line, why_not_plain_text
from pnrules.kernel.game import Setup
from pnrules.kernel.invariants import IMPOSSIBLE
from pnrules.kernel.loops import Loop
from pnrules.kernel.machine import Running
from pnrules.kernel.patches import Patch, applied, differ, jsonable
from pnrules.kernel.rules import PROVED, STOPPED, Rule
from pnrules.kernel.state import AnyState, State
from pnrules.kernel.steps import Step
from pnrules.layout import laid_out
from pnrules.showing import payload
from pnrules.showing.seen import SeenPlay, Told, watched
from pnrules.version import VERSION
from pnrules.wire.asking import Ask
from pnrules.wire.sayings import WORD

MOST_STEPS: Final = 20_000
MOST_READ: Final = 20_000_000
"""The most characters of all its positions together: those of a long game are a tenth of it."""

LONGEST_TEXT: Final = 300
"""The most characters of what a card, a rule or a routine is called."""

POSITION: Final = ("board", "frames", "ask")
_OBJECT: Final = Just((dict,), "object")
_STEP: Final = Line((Whole(1, LARGEST), Whole(0, LARGEST), Items(WORD), _OBJECT), WORD, "[back, rule, args, patch, answer]")
_RULE: Final = Line(
    (TEXT, Items(Line((TEXT, TEXT), None, "[name, kind]")), TEXT, Items(TEXT)), TEXT, "[id, params, place, rulings, sign]"
)
_LEFT: Final = Line((OneOf((PROVED, STOPPED)), Whole(1, LARGEST)), None, "[finds, steps]")
_LOOP: Final = Line((Whole(0, LARGEST), Items(Whole(0, LARGEST))), None, "[node, returns]")
QUIET, ASIDE = "quiet", "aside"
SIGNS: Final = (QUIET, ASIDE, PROVED, STOPPED)
"""What stands after a rule: whether it is bookkeeping, whether it only follows from the move before, and what it finds."""


class Packed(NamedTuple):
    """What a seat's link holds.

    seat    whose eyes
    setup   the set-up, as a save has it
    start   the position at the start, as the seat saw it
    rules   those that the steps follow: id, parameters, place, rulings, and signs
    steps   how far back the step begins, its rule, the rule's arguments, what differs; and the answer, as the seat knows it
    head    where one looks
    asked   the question there, with what the seat was shown of its answers
    left    the nodes at which a run was suspended: what the seat knows of it
    loops   the proved loops that the seat knows of: the node where each begins, and those where it is back
    title, names, lang  as in the link of a table
    """

    pnrules: str
    seat: int
    setup: Json
    start: Json
    rules: tuple[list[Any], ...]
    steps: tuple[list[Any], ...]
    head: int
    asked: Json | None = None
    left: Any = None
    loops: tuple[list[Any], ...] = ()
    title: Any = ""
    names: Any = None
    lang: str | None = None


PACKED: Final = Record(
    Packed,
    {
        "pnrules": Member(Plain(200), required=True),
        "seat": Member(Whole(1, 99), required=True),
        "setup": Member(_OBJECT, required=True),
        "start": Member(_OBJECT, required=True),
        "rules": Member(Items(_RULE), required=True),
        "steps": Member(Items(_STEP), required=True),
        "head": Member(Whole(0, LARGEST), required=True),
        "asked": Member(shape_of(Ask)),
        "left": Member(MapOf(_LEFT)),
        "loops": Member(Items(_LOOP)),
        "title": Member(Just((str, dict), "text")),
        "names": Member(MapOf(Whole(0, LARGEST))),
        "lang": Member(OneOf(words.LANGUAGES)),
    },
)


# --- written ----------------------------------------------------------------------------------------------------------


def packed(play: SeenPlay, lang: str | None = None) -> Json:
    """What a seat saw, as the contents of its link: see `Packed`. Usual values are left out."""
    rules = _Numbered()
    steps = []
    for node, step in play.walk(range(1, len(play))):
        row = [node - (play.parent(node) or 0), rules.number(step.rule), jsonable(step.args), _patch(step)]
        steps.append(row if step.answer is None else [*row, *jsonable(step.answer)])
    title = play.title if isinstance(play.title, str) else dict(play.title)
    besides = {
        "asked": play.asking,
        "left": {str(node): [left.finds, left.steps] for node in play.left if (left := play.running_at(node)) is not None},
        "loops": play.loops_payload(),
        "title": title,
        "names": play.names,
        "lang": lang,
    }
    return {
        "pnrules": VERSION,
        "seat": play.seat,
        "setup": setup_to_json(play.setup),
        "start": {name: jsonable(getattr(play.start, name)) for name in POSITION},
        "rules": rules.rows,
        "steps": steps,
        "head": play.head,
        **{name: value for name, value in besides.items() if value},
    }


def _patch(step: Step) -> Patch:
    """What differs in the position; an answer has removed its question."""
    changes: Patch = {}
    differ(step.before.board, step.after.board, "board", changes)
    differ(step.before.frames, step.after.frames, "frames", changes)
    differ(step.before.ask if step.answer is None else None, step.after.ask, "ask", changes)
    return changes


class _Numbered:
    """The rules of some steps, each listed once."""

    def __init__(self) -> None:
        self.rows: list[Any] = []
        self._numbers: dict[Rule, int] = {}

    def number(self, rule: Rule) -> int:
        if rule not in self._numbers:
            self._numbers[rule] = len(self.rows)
            (place,) = rule.places.values()  # type: ignore[union-attr]  # one that a seat was told of stands in one place
            signs = [sign for sign, holds in ((QUIET, rule.quiet), (ASIDE, rule.aside)) if holds]
            signs += [] if rule.finds is None else [rule.finds]
            self.rows.append([rule.id, [list(param) for param in rule.params], place, list(rule.rulings), *signs])
        return self._numbers[rule]


# --- read -------------------------------------------------------------------------------------------------------------


def is_packed(data: object) -> bool:
    """Whether the contents of a link are what one seat saw, rather than the whole table."""
    return isinstance(data, dict) and "seat" in data


def restore(data: object) -> SeenPlay:
    """The play that `packed` wrote. Raises BadInput with every problem."""
    problems: list[Problem] = []
    root = JsonPath("", problems)
    held = PACKED.parse(root, root.object(data), {})
    name = root.at("setup").object(held.setup).get("game") if held.setup else None
    owner = games.named(root.at("setup.game"), name)
    if owner is None or problems:
        raise BadInput(problems)
    setup = setup_from_json(owner, root.at("setup"), held.setup)
    root.at("seat").integer(held.seat, 1, len(setup.players), 1)
    for name in ("start", "rules", "steps", "asked"):
        _check_plain(root.at(name), getattr(held, name))
    if problems:
        raise BadInput(problems)
    return _Reading(held, watched(setup, held.seat), root).play()


def _check_plain(place: JsonPath, data: Any) -> None:
    """Note texts that are not plain: they are shown as what cards and rules are called."""
    if isinstance(data, str):
        if MARKUP.search(data):
            place.report("problem-markup")
        if len(data) > LONGEST_TEXT:
            place.report("problem-text-too-long", (("longest", "number"),), LONGEST_TEXT)
    elif isinstance(data, dict):
        for name, value in data.items():
            _check_plain(place.at(name), value)
    elif isinstance(data, list | tuple):
        for index, value in enumerate(data):
            _check_plain(place.at(index), value)


class _Reading:
    """Parses what a seat saw."""

    def __init__(self, held: Packed, setup: Setup, root: JsonPath) -> None:
        self.held = held
        self.setup = setup
        self.root = root
        self.readers = seen_readers(setup.game)
        self.read = 0

    def play(self) -> SeenPlay:
        """The play. Raises BadInput."""
        held, root = self.held, self.root
        if len(held.steps) > MOST_STEPS:
            self.too_large()
        rules = [self.rule(root.at("rules").at(index), *row) for index, row in enumerate(held.rules)]
        start = root.at("start").object(held.start, POSITION, POSITION)
        self.stop()
        title = root.at("title").text(held.title, LONGEST_TITLE) if held.title else ""
        states, told = self.positions(start, rules)
        root.at("head").integer(held.head, 0, len(told), 0)
        if held.asked is not None:
            root.at("asked").at("node").integer(held.asked["node"], held.head, held.head, held.head)
        left = {int(node): Running(*row) for node, row in self.numbered("left", len(told))}
        loops = [self.loop(root.at("loops").at(index), row, len(told)) for index, row in enumerate(held.loops)]
        names = {} if held.names is None else held.names
        for label, node in names.items():
            if (wrong := why_not_plain_text(label, "names")) is not None:
                root.problems.append(wrong)
            root.at("names").at(str(label)).integer(node, 0, len(told), 0)
        self.stop()
        try:
            play = SeenPlay(held.seat, states[0], told, title=title, left=left, loops=loops, asking=held.asked)  # type: ignore[arg-type]
        except IMPOSSIBLE:
            root.at("steps").report("problem-position")
            raise BadInput(root.problems) from None
        play.names.update(names)
        play.head = held.head
        self.can_be_shown(play)
        return play

    def stop(self) -> None:
        """Raises BadInput if anything is wrong so far."""
        if self.root.problems:
            raise BadInput(self.root.problems)

    def too_large(self) -> None:
        self.root.problems.append(Problem("$", "problem-link-large"))
        self.stop()

    def rule(self, place: JsonPath, id: str, params: list[list[str]], at: str, rulings: list[str], *signs: str) -> Rule:
        """A rule that the steps follow. It is one of the catalogue, but who made the link says where it stands."""
        if not all(words.has(lang, id) for lang in words.LANGUAGES):
            place.at(0).report("problem-no-such-place", (("cite", "text"), ("close", "close")), one_line(id), ())
        place.at(2).plain_text(at, 200)
        for index, ruling in enumerate(rulings):
            place.at(3).at(index).one_of(ruling, tuple(self.setup.register), None)
        for index, sign in enumerate(signs, 4):
            place.at(index).one_of(sign, SIGNS, None)
        finds = PROVED if PROVED in signs else STOPPED if STOPPED in signs else None
        named = tuple((name, kind) for name, kind in params)
        return Rule(id, named, {self.setup.edition: at}, tuple(rulings), QUIET in signs, finds=finds, aside=ASIDE in signs)  # type: ignore[arg-type]

    def positions(self, start: Json, rules: Sequence[Rule]) -> tuple[list[AnyState], list[Told]]:
        """The positions, and the steps between them. Raises BadInput."""
        known: list[Json] = [start]
        states = [self.state(start, None, None, self.root.at("start"))]
        told: list[Told] = []
        self.stop()
        for index, (back, number, args, patch, *answer) in enumerate(self.held.steps):
            place, node = self.root.at("steps").at(index), index + 1
            place.at(0).integer(back, 1, node, 1)
            place.at(1).integer(number, 0, len(rules) - 1, 0)
            self.stop()
            before, rule = node - back, rules[number]
            place.possible((states[before].ask is None) == (not answer))
            if answer:
                place.at(4).one_of(answer[0], tuple(self.setup.game.answers), None)
            if len(args) != len(rule.params):
                place.at(2).count(len(args), len(rule.params), len(rule.params), "problem-count-items")
            data = self.changed(place.at(3), known[before] if not answer else {**known[before], "ask": None}, patch)
            state = self.state(data, known[before], states[before], place)
            self.stop()
            known.append(data)
            states.append(state)
            told.append(Told(before, Step(states[before], frozen(answer) if answer else None, rule, frozen(args), state)))
        return states, told

    def changed(self, place: JsonPath, data: Json, patch: Any) -> Json:
        """A position with what differs. Raises BadInput."""
        try:
            found: Json = applied(data, patch)
        except (LookupError, TypeError, ValueError, AttributeError):
            place.expected("patch", patch)
            found = data
        place.object(found, POSITION, POSITION)
        self.stop()
        return found

    def state(self, data: Json, before: Json | None, known: AnyState | None, place: JsonPath) -> AnyState:
        """A position; what did not change in it is taken from the one before."""
        parts = {}
        for name in POSITION:
            if before is not None and known is not None and data[name] is before[name]:
                parts[name] = getattr(known, name)
                continue
            self.read += len(json.dumps(data[name]))
            if self.read > MOST_READ:
                self.too_large()
            parts[name] = getattr(self.readers, name)(data[name], place.at(name))
        self.stop()
        state: AnyState = State(self.setup, parts["board"], parts["frames"], parts["ask"], None)
        try:
            check_seen(state, place)
        except IMPOSSIBLE:
            place.report("problem-position")
        return state

    def numbered(self, name: str, last: int) -> Iterator[tuple[int, Any]]:
        """The entries of a member by the numbers of their nodes."""
        for number, row in (getattr(self.held, name) or {}).items():
            if number.isdecimal() and len(number) <= LONGEST_NUMBER and int(number) <= last:
                yield int(number), row
            else:
                self.root.at(name).at(str(number)).expected(f"0 … {last}", number)

    def loop(self, place: JsonPath, row: list[Any], last: int) -> Loop:
        node, returns = row
        for back in returns:
            place.at(1).integer(back, node + 1, last, node + 1)
        place.at(1).count(len(returns), 1, last, "problem-count-items")
        return Loop(node, list(returns))

    def can_be_shown(self, play: SeenPlay) -> None:
        """Note a position that cannot be drawn, and a step that cannot be told: whoever made them, it was not the rules."""
        for place, show in _shown(play):
            try:
                show()
            except IMPOSSIBLE:
                self.root.at(place).report("problem-position")
                self.stop()


def _shown(play: SeenPlay) -> Iterator[tuple[str, Callable[[], object]]]:
    """All that is shown of it, each with its place."""
    yield "start", lambda: payload.position(play.start)
    said = set()
    for node, step in play.walk(range(1, len(play))):
        if step.after.board is not step.before.board:
            yield f"steps[{node - 1}]", partial(_drawn, step.after)
        if (step.rule, step.args) not in said:
            said.add((step.rule, step.args))
            yield f"steps[{node - 1}]", partial(_said, step)
    yield "steps", play.payload
    yield "asked", partial(_asked, play)
    yield "head", lambda: [play.result_payload(), play.to_svg(), *(play.to_text(lang) for lang in words.LANGUAGES)]


def _drawn(state: AnyState) -> object:
    return Showing.of(state.setup.game).pictured(state, "en") or laid_out(state, "en")


def _said(step: Step) -> list[str]:
    return [step.words(lang) for lang in words.LANGUAGES]


def _asked(play: SeenPlay) -> None:
    """Go through the question as the seat was asked it. Raises one of IMPOSSIBLE if it is another one than in the position."""
    asked = play.asking
    if asked is None:
        return
    bare = play.bare_ask(asked["node"])
    offered = {**asked, "options": [{**offer, "preview": None} for offer in asked["options"]], "refused": [], "rules": []}
    if bare is None or offered != {**bare, "cite": asked["cite"], "rulings": asked["rulings"]}:
        raise ValueError(bare)
    steps = [each for offer in asked["options"] if offer["preview"] is not None for each in offer["preview"]["steps"]]
    rules = [(asked["rules"][number], args) for number, args in steps]
    sayings = [(rule["id"], rule["params"], args) for rule, args in rules]
    sayings += [(no["why"]["id"], no["why"]["params"], no["why"]["args"]) for no in asked["refused"]]
    for lang in words.LANGUAGES:
        for id, params, args in sayings:
            words.sentence(lang, id, [(name, kind) for name, kind in params], args, play.setup.players)
