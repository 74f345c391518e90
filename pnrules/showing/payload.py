"""The messages to the board in the browser: the tree of play as data, its steps as patches, an ask with previews and refusals.

A step is cheap: positions share what did not change, so changes are found by identity, and only they are sent. A patch has
the new values by their paths in the position, in order, such as `{"board.points": [9, 9, 8], "frames.length": 2}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from pnrules.kernel import asks, draws, errors
from pnrules.kernel import state as states
from pnrules.kernel.citations import Citation
from pnrules.kernel.errors import Cited, Forbidden, PnError, Saying
from pnrules.kernel.facets.exploring import Exploring
from pnrules.kernel.facets.files import Files
from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.patches import Patch, PlainData, differ, jsonable
from pnrules.kernel.state import CHANCE, AnyFrame, AnyState, Option
from pnrules.kernel.steps import PROVED, STOPPED, Step
from pnrules.kernel.subjects import Subject
from pnrules.layout import LaidOut, laid_out, svg
from pnrules.wire.asking import Ask, Offer, Preview, Refusal
from pnrules.wire.plays import BareInfo, Described
from pnrules.wire.tree import Frame, Grown, Nodes, Position, Question, Rule, Shown
from pnrules.words import LANGUAGES

if TYPE_CHECKING:
    from pnrules.kernel.game import AnyGame, Setup
    from pnrules.kernel.play import Play


def view(state: AnyState, seat: int | None) -> AnyState:
    """The state as a seat may see it; all of it for None, the whole table."""
    return state if seat is None else state.setup.game.view(state, seat)


def position(state: AnyState) -> Position:
    """A position as nested plain data, with the outlook of its cards; if the board has no special drawing for the game, with what
    to draw."""
    found: Position = {
        "board": jsonable(state.board),
        "frames": [_frame(frame) for frame in state.frames],
        "ask": _bare_ask(state),
    }
    outlook = Showing.of(state.setup.game).outlook(state)
    if outlook is not None:
        found["outlook"] = _named(outlook)
    if not Showing.of(state.setup.game).drawn:
        seen = _shown(state)
        found["shown"] = {**seen, "layouts": {lang: jsonable(layout) for lang, layout in seen["layouts"].items()}}
    return found


def _shown(state: AnyState) -> Shown:
    """What to draw of a position, and the subjects of questions about it; the state is as a seat may see it.

    layouts  the layout of the table, in each language
    facts    the values of its subjects (`Exploring.subjects`)
    apart    the places of cards that share their name (`Showing.same_name_places`)
    """
    game = state.setup.game
    facts = {name: _named(value) for name, value in Exploring.of(game).subjects(state).items()}
    layouts = {lang: laid_out(state, lang) for lang in LANGUAGES}
    return {"layouts": layouts, "facts": facts, "apart": dict(Showing.of(game).same_name_places(state))}


def _named(value: Any) -> Any:
    """A value as JSON: keys for seats and cards become texts."""
    return {str(which): jsonable(each) for which, each in value.items()} if isinstance(value, Mapping) else jsonable(value)


def _differ_in_shown(before: AnyState, after: AnyState, changes: Patch) -> None:
    """Add the changes to the drawing."""
    one, other = _shown(before), _shown(after)
    for lang, layout in other["layouts"].items():
        differ(one["layouts"][lang], layout, f"shown.layouts.{lang}", changes)
    for name, value in other["facts"].items():
        differ(one["facts"].get(name), value, f"shown.facts.{name}", changes)
    differ(one["apart"], other["apart"], "shown.apart", changes)


def _differ_in_outlook(before: AnyState, after: AnyState, changes: Patch) -> None:
    """Add the changes to the cards' outlook. If a member disappears, all of it is set again: a patch cannot remove members."""
    one, other = Showing.of(before.setup.game).outlook(before), Showing.of(after.setup.game).outlook(after)
    if one is None or other is None or one is other:
        return
    if not one.keys() <= other.keys():
        changes["outlook"] = _named(other)
        return
    for name, value in other.items():
        differ(one.get(name), value, f"outlook.{name}", changes)


def _frame(frame: AnyFrame) -> Frame:
    """A frame as plain data, without default values: most of its members and registers have them."""
    found: Frame = {"code": frame.code}
    if frame.pc:
        found["pc"] = frame.pc
    if frame.source:
        found["source"] = frame.source
    if frame.actor:
        found["actor"] = frame.actor
    if env := _registers(frame.env):
        found["env"] = env
    return found


def _registers(env: object) -> Any:
    if not isinstance(env, tuple):
        return jsonable(env)
    usual = env._field_defaults  # type: ignore[attr-defined]
    held = zip(env._fields, env, strict=True)  # type: ignore[attr-defined]
    return {name: jsonable(value) for name, value in held if name not in usual or value != usual[name]}


def _differ_in_frames(before: tuple[AnyFrame, ...], after: tuple[AnyFrame, ...], changes: Patch) -> None:
    """Add the changes from one stack to the other."""
    shared = min(len(before), len(after))
    if len(before) > shared:
        changes["frames.length"] = shared
    for place in range(shared):
        one, other = before[place], after[place]
        if one is other or one == other:
            continue
        if (one.code, one.source) != (other.code, other.source):
            changes[f"frames.{place}"] = cast(PlainData, _frame(other))
            continue
        for name in ("pc", "actor"):
            if getattr(one, name) != getattr(other, name):
                changes[f"frames.{place}.{name}"] = getattr(other, name)
        if one.env != other.env:
            changes[f"frames.{place}.env"] = _registers(other.env)
    for place in range(shared, len(after)):
        changes[f"frames.{place}"] = cast(PlainData, _frame(after[place]))


def _bare_ask(state: AnyState) -> Any:
    """The open ask as plain data. The options of a draw are None if they are the cards of the deck, which the position has."""
    asked, pile = state.ask, state.setup.game.draws
    if asked is None or asked.who != CHANCE or pile is None:
        return jsonable(asked)
    cards = state.board
    for name in pile.split("."):
        cards = getattr(cards, name)
    if not isinstance(cards, tuple) or draws.draws(cards) != asked.options:
        return jsonable(asked)
    return {**jsonable(asked._replace(options=())), "options": None}


def patch(before: AnyState, after: AnyState) -> Patch:
    """The patch that turns one position into the other, for board and stack."""
    changes: Patch = {}
    if before.board is not after.board:
        differ(before.board, after.board, "board", changes)
        _differ_in_outlook(before, after, changes)
    if before.frames is not after.frames:
        _differ_in_frames(before.frames, after.frames, changes)
    if not Showing.of(after.setup.game).drawn:
        _differ_in_shown(before, after, changes)
    return changes


# --- the tree ---------------------------------------------------------------------------------------------------------


class RuleTable:
    """The rules that steps follow, each (rule, citation, rulings) listed once, and referred to by number."""

    def __init__(self) -> None:
        self.entries: list[Rule] = []
        self._numbers: dict[tuple[Any, ...], int] = {}

    def number(self, step: Step) -> int:
        """The number of the entry for the rule of this step."""
        key = (step.rule, step.before.frames[-1].code)
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = len(self.entries)
            entry: Rule = {
                "id": step.rule.id,
                "params": [list(param) for param in step.rule.params],
                "cite": step.citation.payload(),
                "rulings": list(step.rulings),
                "quiet": step.rule.quiet,
            }
            if step.rule.finds is not None:
                entry["finds"] = step.rule.finds
            if step.rule.aside:
                entry["aside"] = True
            self.entries.append(entry)
        return found


class AskTable:
    """The questions of a tree, and their lists of options, each listed once, and referred to by number: most recur."""

    def __init__(self) -> None:
        self.entries: list[Question] = []
        self.options: list[Any] = []
        self._numbers: dict[states.Ask, int] = {}
        self._lists: dict[tuple[Option, ...], int] = {}

    def number(self, state: AnyState) -> int | None:
        """The number of the open question; None if there is none."""
        if state.ask is None:
            return None
        asked = _bare_ask(state)
        # The options of a draw may be omitted; then they are not part of the key.
        key = state.ask._replace(options=()) if asked["options"] is None else state.ask
        found = self._numbers.get(key)
        if found is None:
            found = self._numbers[key] = len(self.entries)
            options = self._listed(key.options, asked["options"])
            self.entries.append({"who": asked["who"], "kind": asked["kind"], "args": asked["args"], "options": options})
        return found

    def _listed(self, options: tuple[Option, ...], data: object) -> int | None:
        """The number of a list of options; None if they are omitted."""
        if data is None:
            return None
        found = self._lists.get(options)
        if found is None:
            found = self._lists[options] = len(self.options)
            self.options.append(data)
        return found


class Sent:
    """A play's tree, as far as it has been sent, as `seat` may see it (None: the whole table).

    Nodes refer to rules and questions by numbers in tables that grow with the tree, so that later parts continue where the
    first ended.
    """

    def __init__(self, play: Play, seat: int | None) -> None:
        self.play = play
        self.seat = seat
        self.size = 1
        self._rules = RuleTable()
        self._asks = AskTable()

    @property
    def root(self) -> Position:
        """The position at the start."""
        return position(view(self.play.start, self.seat))

    def more(self) -> Nodes:
        """The nodes that have not been sent yet, with their new rules and questions."""
        rules, asks, options = self._rules.entries, self._asks.entries, self._asks.options
        known = len(rules), len(asks), len(options)
        nodes = []
        for node, done in self.play.walk(range(self.size, len(self.play))):
            nodes.append(self._node(node, done))
            self.play.loops.see(self.play, node, done)
        self.size = len(self.play)
        return {"rules": rules[known[0] :], "asks": asks[known[1] :], "options": options[known[2] :], "nodes": nodes}

    def _node(self, node: int, step: Step) -> list[Any]:
        """The distance to its parent, its rule, the rule's arguments, the patch, and the answer if one was given."""
        before, after = view(step.before, self.seat), view(step.after, self.seat)
        parent = self.play.parent(node)
        assert parent is not None
        args = jsonable(step.seen_by(self.seat))
        answer = jsonable(step.answer_seen_by(self.seat))
        row = [node - parent, self._rules.number(step), args, self._patch(before, after, answer)]
        return row if answer is None else [*row, answer]

    def _patch(self, before: AnyState, after: AnyState, answer: object) -> Patch:
        """The patch of a step. An answer removes its question, so only a new one is included."""
        changes = patch(before, after)
        if after.ask is not None and (answer is not None or before.ask != after.ask):
            changes["ask"] = self._asks.number(after)
        elif answer is None and before.ask is not None and after.ask is None:
            changes["ask"] = None
        return changes


def tree(play: Play, seat: int | None) -> Grown:
    """The whole tree: the position at the root, the nodes, and the rules, questions and lists of options that they refer to."""
    sent = Sent(play, seat)
    return {"root": sent.root, **sent.more()}


def loops(play: Play, seat: int | None) -> list[list[Any]]:
    """The proved loops of the tree: for each, the node at which it begins, and those at which its position comes back.

    A seat only gets those in which it has seen everything that changes.
    """
    play.loops.look(play)
    found = sorted(play.loops.found.values())
    return [[loop.node, list(loop.returns)] for loop in found if seat is None or play.loops.seen(play, loop, seat)]


# --- the ask ----------------------------------------------------------------------------------------------------------


def ask(play: Play, seat: int | None, node: int | None = None) -> Ask | None:
    """The ask at a node (the head): who, what, every option with its preview, and the refusals."""
    at = play.head if node is None else node
    state = play.state_at(at)
    seen = view(state, seat)
    if seen.ask is None:
        return None
    rules = RuleTable()
    options: list[Offer] = [
        {
            "option": jsonable(option),
            "preview": _preview(state, option, seat, rules) if _foreseen(state, option) else None,
        }
        for option in seen.ask.options
    ]
    refused: list[Refusal] = [
        {
            "who": no.who,
            "option": jsonable(no.option),
            "why": refusal_payload(no.why),
            "hoped": no.hoped,
        }
        for no in _refused(state, seat)
    ]
    cite = asks.citation(state)
    return {
        "node": at,
        "who": seen.ask.who,
        "kind": seen.ask.kind,
        "args": jsonable(seen.ask.args),
        "cite": cite.payload() if cite else None,
        "rulings": list(asks.rulings(state)),
        "options": options,
        "refused": refused,
        "rules": rules.entries,
    }


MOST_REFUSED = 200
"""How many refusals of implausible answers are sent: they are only shown when somebody tries them on the board."""


def _refused(state: AnyState, seat: int | None) -> list[Forbidden]:
    """The refusals that `seat` may know: of answers that seem legal, and of those about something on the table."""
    assert state.ask is not None
    known = [no for no in state.setup.game.refusals(state) if seat is None or no.who == seat]
    hoped = [no for no in known if no.hoped]
    tried = [no for no in known if not no.hoped and no.who == state.ask.who and len(no.option) > 1]
    return hoped + (tried if len(tried) <= MOST_REFUSED else [])


def _foreseen(state: AnyState, option: Option) -> bool:
    """Whether an option gets a preview: not a draw, and nothing that takes long to compute."""
    assert state.ask is not None
    return state.ask.who != CHANCE and not Proving.of(state.setup.game).takes_thought(option)


def _preview(state: AnyState, option: Option, seat: int | None, rules: RuleTable) -> Preview:
    showing = Showing.of(state.setup.game)
    steps, ahead = showing.preview(state, option)
    if seat is not None:
        known = next((place for place, done in enumerate(steps) if showing.reveals(done, seat)), len(steps))
        if known < len(steps):
            steps, ahead = steps[:known], "secret"
    last = steps[-1].after if steps else state
    stops = ahead or _stops(last)
    told = [[rules.number(s), jsonable(s.seen_by(seat))] for s in steps if not s.rule.quiet]
    return {"points": list(state.setup.game.points(last)), "steps": told, "stops": stops}


def _stops(state: AnyState) -> str:
    """Where a preview ends."""
    if state.over:
        return "end"
    if state.ask is None:
        return "running"
    return "chance" if state.ask.who == CHANCE else "ask"


def refusal_payload(why: errors.Refusal) -> Cited:
    """A refusal as sent to the board."""
    return {
        "id": why.id,
        "params": [list(p) for p in why.params],
        "args": jsonable(why.args),
        "cite": why.cite.payload() if isinstance(why.cite, Citation) else None,
        "rulings": list(why.rulings),
    }


def error_payload(error: PnError) -> Cited:
    """An error as sent to the board, with citation and rulings if it is a refusal."""
    return {"cite": None, "rulings": [], **error.payload()}


def info(play: Play) -> BareInfo:
    """What never changes: game, edition, version, title, players, and what the game adds, such as its cards."""
    setup = play.setup
    title = play.title if isinstance(play.title, str) else dict(play.title)
    found = {
        "game": setup.game.name,
        "edition": setup.edition,
        "version": setup.version,
        "versions": len(setup.game.versions),
        "work": setup.work,
        "title": title,
        "players": list(setup.players),
        "rulings": dict(setup.rulings),
        "draws": setup.game.draws,
        **_asked_about(setup),
        **_drawn(setup.game),
        **Showing.of(setup.game).info(setup),
    }
    return cast(BareInfo, found)  # in this order, which a seat's save keeps


def _asked_about(setup: Setup) -> dict[str, list[Described] | dict[str, str]]:
    """The subjects of questions, as the game describes them; if it does not, the kinds of the facts shown instead."""
    game = setup.game
    if described := Exploring.of(game).askable(setup):
        return {"subjects": list(map(_described, described))}
    return {} if Showing.of(game).drawn else {"facts": dict(Files.of(game).expected)}


def _drawn(game: AnyGame) -> dict[str, dict[str, svg.Picture]]:
    """The game's own pictures, if it has any. Raises ValueError for one with forbidden contents."""
    showing = Showing.of(game)
    own = showing.pictures() if isinstance(showing, LaidOut) else {}
    return {"pictures": {name: jsonable(svg.parse(text)) for name, text in own.items()}} if own else {}


def _described(subject: Subject) -> Described:
    """A subject as sent to the board."""
    about: Described = {
        "name": subject.name,
        "about": subject.about,
        "way": jsonable(subject.way),
        "said": jsonable(subject.said),
    }
    return {**about, "rare": True} if subject.rare else about


def running(play: Play, seat: int | None) -> Saying | None:
    """The message about a run that was suspended at the head; None if none was."""
    left = play.running_seen_by(seat, play.head)
    return None if left is None else {"id": RUNNING[left.finds], "params": [["count", "number"]], "args": [left.steps]}


RUNNING = {PROVED: "describe-running-proved", STOPPED: "describe-running-stopped"}
"""The messages for suspended runs."""


def result(state: AnyState) -> Saying | None:
    """How the game ended; None if it has not."""
    found = state.setup.game.result(state)
    if found is None:
        return None
    id, params, args = found
    return {"id": id, "params": [list(p) for p in params], "args": jsonable(args)}
