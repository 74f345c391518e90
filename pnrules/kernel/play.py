"""A play: the tree of everything that was tried from one position, and where in it one stands.

Nothing is ever lost by going back, and going anywhere costs the same however long the play is. Node 0 is the start; each
step makes a node. What is kept is the tree (`nodes`), the answers, and, wherever a seat is asked, the state. Since a step is
pure, the nodes between are stepped again when somebody looks at them: that keeps a long play small. Where nothing is asked for
long, a state is kept every SPAN steps, so that no node is far from one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, NamedTuple, overload

from pnrules.kernel import asks, machine
from pnrules.kernel.errors import (
    AnswerNeeded,
    BadInput,
    GameOver,
    NoSuchFact,
    NoSuchNode,
    NothingAsked,
    NotYourAsk,
    PnError,
    Problem,
    Refusal,
)
from pnrules.kernel.log import CHOOSE, GO_ON, GOTO, REDO, UNDO, Log, LogEntry
from pnrules.kernel.loops import Lasso, Loops, lasso
from pnrules.kernel.machine import MOST, SPAN, Running
from pnrules.kernel.nodes import Nodes
from pnrules.kernel.patches import plain
from pnrules.kernel.reading import one_line, short, why_not_plain_text
from pnrules.kernel.replays import Replay, drawing_again, given, go_strictly, go_through
from pnrules.kernel.singles import drawing
from pnrules.kernel.state import CHANCE, Ask, Option, State
from pnrules.kernel.steps import STOPPED, Step
from pnrules.kernel.subjects import UNKNOWN, Fact, every, subject

_step = machine.step


class Difference(NamedTuple):
    """One place at which two positions differ."""

    place: str
    here: Any
    there: Any


class Contrast(NamedTuple):
    """One thing on the table that is otherwise in two positions: its name as for `why`, and both values, None for neither."""

    fact: Fact
    here: Any
    there: Any


class Comparison(NamedTuple):
    """Two nodes compared.

    parts_at     the last node that both lines share; of two plays, the last node of this one up to which the same happened
    differences  every place at which their positions differ, as data
    facts        the same as a player sees it: points, places, bits, numbers, whatever one may ask `why` about
    """

    parts_at: int
    differences: tuple[Difference, ...]
    facts: tuple[Contrast, ...]

    @property
    def same(self) -> bool:
        """Whether the two positions are equal, so that they have the same future."""
        return not self.differences


class WhatIf(NamedTuple):
    """What came of another answer.

    node      the end of the branch
    repeated  how many of the line's answers were given again
    left_out  how many belonged to questions that did not come up any more
    rest      how many answers were left when it stopped; 0 where the whole line was gone through
    refused   the refusal at which it stopped, where an answer was no longer legal
    """

    node: int
    repeated: int
    left_out: int
    rest: int
    refused: PnError | None


class Trace(Sequence[Step]):
    """Steps in order. Prints as sentences, each with its citation.

    steps  the steps, or what makes them when somebody first looks
    """

    def __init__(self, steps: Iterable[Step] | Callable[[], Iterable[Step]], lang: str = "en") -> None:
        self._made = steps
        self.lang = lang

    @cached_property
    def _steps(self) -> tuple[Step, ...]:
        return tuple(self._made() if callable(self._made) else self._made)

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> Trace: ...
    def __getitem__(self, index: int | slice) -> Step | Trace:
        if isinstance(index, slice):
            return Trace(self._steps[index], self.lang)
        return self._steps[index]

    def __len__(self) -> int:
        return len(self._steps)

    def told(self) -> Trace:
        """The steps that a reader wants to be told; bookkeeping is left out."""
        return Trace((step for step in self._steps if not step.rule.quiet), self.lang)

    def to_records(self) -> list[dict[str, Any]]:
        """One flat row a step, for a data frame: number, event, words, citation, rulings and everybody's points."""
        from pnrules.kernel.tables import record

        return [record(number, step, self.lang) for number, step in enumerate(self._steps, 1)]

    def __repr__(self) -> str:
        lines = [f"{number:>4}  {step.words(self.lang)} [{step.citation.said(self.lang)}]" for number, step in enumerate(self, 1)]
        return "\n".join(lines) if lines else "no steps"

    def _repr_html_(self) -> str:
        from html import escape

        rows = "".join(
            f"<tr><td>{number}</td><td>{escape(step.words(self.lang))}</td><td>{escape(step.citation.said(self.lang))}</td></tr>"
            for number, step in enumerate(self, 1)
        )
        return f"<table><tbody>{rows}</tbody></table>"


Chance = Callable[[State, int], Option | None]
"""How chance answers: the state with its ask, and how many draws came before on this line; None leaves it open."""


def fixed(draws: Sequence[str]) -> Chance:
    """Chance draws the cards listed, in order, where they can be drawn; then leaves the ask open."""

    def answer(state: State, drawn: int) -> Option | None:
        assert state.ask is not None
        if drawn >= len(draws):
            return None
        option = drawing(draws[drawn])
        return option if option in state.ask.options else None

    return answer


def seeded(seed: int | str) -> Chance:
    """Chance by a seed: the same seed gives the same draw at the same place of a line, undone or not."""

    def answer(state: State, drawn: int) -> Option | None:
        assert state.ask is not None
        options = state.ask.options
        digest = hashlib.blake2b(f"{seed}/{drawn}".encode(), digest_size=8).digest()
        return options[int.from_bytes(digest, "big") % len(options)]

    return answer


def in_turn(*ways: Chance) -> Chance:
    """The first of several ways that has an answer."""

    def answer(state: State, drawn: int) -> Option | None:
        return next((option for way in ways if (option := way(state, drawn)) is not None), None)

    return answer


class Play:
    """A tree of play from one start.

    start   the first state; routines that need no answer are run at once, up to the first ask
    chance  how draws are answered; without it, they are open asks of "chance"
    title   what the play is called: a text, or one per language
    most    after so many steps, two at least, in which no seat is asked anything, it stands there still running: see `running`
    """

    otherwise: tuple[Problem, ...] = ()
    """Of a play read from a file that other rules made: what these rules do otherwise, each with its place in the file."""

    def __init__(
        self,
        start: State,
        *,
        chance: Chance | None = None,
        title: str | Mapping[str, str] = "",
        origin: Mapping[str, Any] | None = None,
        most: int = MOST,
    ) -> None:
        self.start = start
        self.most = most
        self.title = title
        self.origin = origin
        self.chance = chance
        self.log = Log()
        self.names: dict[str, int] = {}
        self.loops = Loops()
        self._left: dict[int, Running] = {}  # the nodes at which a run was left
        self._thought = 0
        state, steps, passed, left = machine.onward(start, most=most)
        self._nodes = Nodes(steps)
        self._states: list[State | None] = [start]  # by node, where they are kept
        self._make_room(steps, passed, left)
        self.head = self._draw_on(steps, state)

    # --- where one stands ---------------------------------------------------------------------------------------------

    @property
    def setup(self):  # type: ignore[no-untyped-def]
        """The set-up: game, edition, version, players, rulings."""
        return self.start.setup

    @property
    def state(self) -> State:
        """The state at the head."""
        return self.state_at(self.head)

    @property
    def ask(self) -> Ask | None:
        """The open ask; None when the game is over."""
        return self.state.ask

    @property
    def options(self) -> tuple[Option, ...]:
        """Every legal answer to the open ask; empty when the game is over."""
        ask = self.state_at(self.head)[3]
        return ask[3] if ask is not None else ()

    @property
    def over(self) -> bool:
        """Whether the game has ended at the head."""
        return self.state.over

    @property
    def running(self) -> Running | None:
        """How the run was left that goes on at the head though nothing is asked (`go_on`); None where it was not left."""
        return self.running_at(self.head)

    @property
    def left(self) -> tuple[int, ...]:
        """The nodes at which a run was left still running."""
        return tuple(self._left)

    def running_at(self, node: int) -> Running | None:
        """The same at any node. Raises NoSuchNode."""
        self._check(node)
        return self._left.get(node)

    @property
    def points(self) -> tuple[int, ...]:
        """Everybody's points at the head, in seat order."""
        return tuple(self.setup.game.points(self.state))

    @property
    def trace(self) -> Trace:
        """Every step from the start to the head."""
        return Trace(self.steps(self.head))

    def __len__(self) -> int:
        """How many nodes the tree has."""
        return len(self._nodes)

    def state_at(self, node: int) -> State:
        """The state at a node. Raises NoSuchNode."""
        states = self._states
        if type(node) is not int or not 0 <= node < len(states):  # as `_check` does, which here would take half the time
            self._check(node)
        state = states[node]
        if state is not None:
            return state
        ahead = []
        while state is None:
            ahead.append(node)
            node = self._nodes.parent(node)
            state = states[node]
        for later in reversed(ahead):
            state = _step(state, self._nodes.answer(later))[4]
        return state

    def step_to(self, node: int) -> Step:
        """The step that led to a node. Raises NoSuchNode, also for the start, to which none led."""
        if node == 0:
            raise NoSuchNode("error-no-such-node", (("node", "text"),), ("0",))
        self._check(node)
        return _step(self.state_at(self._nodes.parent(node)), self._nodes.answer(node))

    def answer_to(self, node: int) -> Option | None:
        """The answer that led to a node; None where the step before asked nothing."""
        self._check(node)
        return self._nodes.answer(node)

    def parent(self, node: int) -> int | None:
        """The node before; None at the start."""
        self._check(node)
        return self._nodes.parent(node) if node else None

    def children(self, node: int) -> tuple[int, ...]:
        """The nodes after, in the order in which they were tried."""
        self._check(node)
        return self._nodes.children(node)

    def line(self, node: int | None = None, *, after: int | None = None) -> list[int]:
        """The nodes from the start to `node` (the head, if none is given), both included; or those of them after `after`.

        Costs as much as it gives. Raises NoSuchNode, also for an `after` that does not lie on the line to `node`.
        """
        at = self.head if node is None else node
        self._check(at)
        if after is None:
            return self._nodes.line(at)
        self._check(after)
        if self._nodes.parts(after, at) != after:
            raise NoSuchNode("error-no-such-node", (("node", "text"),), (short(after),))
        return self._nodes.line(at, after)

    def steps(self, node: int, *, after: int = 0) -> list[Step]:
        """The steps from the start to a node; or from `after`, which lies on its line. Raises NoSuchNode."""
        return [step for _, step in self.walk(self.line(node, after=after))]

    def walk(self, nodes: Iterable[int]) -> Iterator[tuple[int, Step]]:
        """Nodes with the steps that led to them. Quickest when each follows on the one before."""
        before, states = self._nodes.before, self._states
        last, state = 0, self.start
        for node in nodes:
            parent, answer = before(node)
            if parent != last:
                state = self.state_at(parent)
            step = _step(state, answer)
            yield node, step
            last, state = node, states[node] or step[4]

    def leaves(self) -> tuple[int, ...]:
        """The end of every branch."""
        return self._nodes.leaves()

    # --- going on -----------------------------------------------------------------------------------------------------

    def choose(self, *words: Any, seat: int | str | None = None, at: int | None = None) -> Trace:
        """Answer the open ask, and run on to the next one. Returns the steps that this made.

        words  the option: `choose("execute")`, `choose("number", "ACQUIRE", 0)`, or one of `options`; the first words of
               an option are enough where only one begins with them
        seat   who answers; by default whoever is asked ("chance" for a draw)
        at     answer the ask at an earlier node instead, which makes a branch there, or goes on along it where it is

        Raises a Refused naming the rule that forbids it, NoSuchSeat or NoSuchNode; the play is then unchanged.
        """
        origin = self.head
        node = origin if at is None else at
        state = self.state_at(node)
        answer = self._answer(state, words, seat)
        tried = self._nodes.after(node, answer)
        if tried:
            target = self._run_on(tried)
            self._nodes.lead(node, target)
        else:
            asked, after = self._thinking(node, state, answer)
            target = self._draw_on(asked, after)
        self._move(CHOOSE, origin, target)
        return Trace(partial(self._made, node, target))

    def go_on(self, *, at: int | None = None) -> Trace:
        """Go on with a run that was left, or from the middle of one, to where it stops next. Returns the steps.

        at  a node to go on from, instead of the head

        Raises GameOver, AnswerNeeded where a question is open, NoSuchNode; the play is then unchanged.
        """
        origin = self.head
        node = origin if at is None else at
        state = self.state_at(node)
        if state.over:
            raise GameOver("error-game-over")
        if state.ask is not None and (state.ask.who != CHANCE or self.chance is None):
            raise AnswerNeeded("error-answer-needed", (("who", "seat"),), (state.ask.who,))
        latest = self._nodes.latest(node)
        if latest:
            target = self._run_on(latest)
        elif state.ask is not None:
            target = self._draw_on(node, state)
        else:
            target = self._draw_on(*self._answered(node, state, None))
        self._move(GO_ON, origin, target)
        return Trace(partial(self._made, node, target))

    def _made(self, after: int, to: int) -> list[Step]:
        """The steps from a node to one that is known to follow on it."""
        return [step for _, step in self.walk(self._nodes.line(to, after))]

    def _answer(self, state: State, words: tuple[Any, ...], seat: int | str | None) -> Option:
        ask = state[3]
        if seat is None and ask is not None and len(words) == 1 and (found := _the_same(words[0], ask[3])) is not None:
            return found
        answer = asks.option(*words)
        if seat is not None and seat != CHANCE:
            state.setup.check_seat(seat)  # type: ignore[arg-type]
        if ask is None:
            if state.over:
                raise GameOver("error-game-over")
            raise NothingAsked(Refusal("refused-nothing-asked", (), (), None))
        who = ask.who if seat is None else seat
        if who == ask.who:
            if any(type(word) not in (str, int) for word in answer):  # True and 1.0 equal 1 and are no answers
                raise machine.refused(state, answer, who)
            if answer in ask.options:
                return ask.options[ask.options.index(answer)]
            begun = [option for option in ask.options if option[: len(answer)] == answer]
            if len(begun) == 1:
                return begun[0]
        elif answer in ask.options:
            error = machine.refused(state, answer, who)
            raise NotYourAsk(error_refusal(error)) if not isinstance(error, NotYourAsk) else error
        raise machine.refused(state, answer, who)

    def _run_on(self, node: int) -> int:
        """Walk along what has been run already, and go on from its end, until an answer is needed; the node reached."""
        node = self._nodes.end(node)
        state = self.state_at(node)
        while state[3] is not None and state[3][0] == CHANCE and node not in self._left and (latest := self._nodes.latest(node)):
            node = self._nodes.end(latest)
            state = self.state_at(node)
        return node if node in self._left else self._draw_on(node, state)

    def _thinking(self, node: int, state: State, answer: Option) -> tuple[int, State]:
        """As `_answered`, for an answer of anybody's: one that takes thought is refused where enough has been taken.

        All that a play has taken counts, in every branch; so what can be played can be saved and opened again.
        """
        game = state[0].game
        if not game.takes_thought(answer):
            return self._answered(node, state, answer)
        error = game.enough(self._thought)
        if error is not None:
            raise error
        found = self._answered(node, state, answer)
        self._thought += game.thought(state, answer)
        return found

    def _answered(self, node: int, state: State, answer: Option | None) -> tuple[int, State]:
        """Give a new answer at `node`, none where a run was left, and run to the next question; the node there, and its state."""
        after, steps, passed, left = machine.onward(state, answer, most=self.most)
        last = self._nodes.add(node, answer, steps, drawn=answer is not None and state[3][0] == CHANCE)  # type: ignore[index]
        self._make_room(steps, passed, left)
        return last, after

    def _make_room(self, steps: int, passed: list[State], left: Running | None) -> None:
        """The last so many nodes are new; `passed` has the states that are kept on the way, one every SPAN."""
        states = self._states
        before = len(states) - 1
        states.extend((None,) * steps)
        for place, state in enumerate(passed, 1):
            states[before + SPAN * place] = state
        if left is not None:
            self._left[len(states) - 1] = left

    def _draw_on(self, node: int, state: State) -> int:
        """From `node`, which nothing follows yet, draw as long as chance is asked and has an answer; the node reached.

        Where it has drawn for as many steps as a run may take, it is left there, as a run is.
        """
        kept, begun = node, len(self._nodes)
        while state[3] is not None and state[3][0] == CHANCE and self.chance is not None:
            drawn = node + 1 - begun
            if drawn >= self.most:
                self._left[node] = Running(STOPPED, drawn)
                break
            answer = self.chance(state, self._nodes.drawn(node))
            if answer is None:
                break
            if answer not in state[3][3]:
                raise machine.refused(state, answer)
            node, state = self._answered(node, state, answer)
            if node - kept >= SPAN:
                self._states[node] = state
                kept = node
        self._states[node] = state
        return node

    def preferred(self) -> tuple[int, ...]:
        """Where redo leads at forks at which that is not the branch made last."""
        return self._nodes.turned()

    def prefer(self, node: int) -> None:
        """Redo from the node before `node` leads to it from now on. Raises NoSuchNode."""
        self._check(node)
        if node:
            self._nodes.lead(self._nodes.parent(node), node)

    # --- going back, and elsewhere ------------------------------------------------------------------------------------

    def undo(self) -> int:
        """Go back to before the last choice of a seat, or to where a run was left; returns the node.

        Nothing is lost: redo, or choose anew. Raises NoSuchNode at the first choice.
        """
        left = (node for node in self._left if node != self.head and self._nodes.parts(node, self.head) == node)
        target = max(self._nodes.choice(self.head), *left, -1)
        if target < 0:
            raise NoSuchNode("error-nothing-to-undo")
        self._move(UNDO, self.head, target)
        return target

    def redo(self) -> int:
        """Go on along the branch last visited, up to the next choice; draws are repeated. Returns the node.

        Raises NoSuchNode where nothing has been undone.
        """
        node = self._nodes.latest(self.head)
        if not node:
            raise NoSuchNode("error-nothing-to-redo")
        target = self._run_on(node)
        self._move(REDO, self.head, target)
        return target

    def goto(self, node: int | str) -> int:
        """Stand at a node, by number or name. Raises NoSuchNode."""
        if isinstance(node, str):
            node = self._named(node)
        self._check(node)
        self._move(GOTO, self.head, node)
        return node

    def _named(self, name: str) -> int:
        if name not in self.names:
            raise NoSuchNode("error-no-such-name", (("name", "text"),), (one_line(name),))
        return self.names[name]

    def rewind(self) -> int:
        """Stand at the first question, or where a run was left before one. Redo then walks through what has been played."""
        node = self._nodes.end(0)
        self._move(GOTO, self.head, node)
        return node

    def name(self, node: int, name: str) -> None:
        """Give a position a name, or move the name there. Raises BadInput for a name with markup, NoSuchNode."""
        self._check(node)
        problem = why_not_plain_text(name, "name")
        if problem:
            raise BadInput([problem])
        self.names[name] = node

    def _move(self, deed: int, origin: int, target: int) -> None:
        self.head = target
        self.log.add(deed, origin, target)

    def _check(self, node: int) -> None:
        if type(node) is not int or not 0 <= node < len(self._states):
            raise NoSuchNode("error-no-such-node", (("node", "text"),), (short(node),))

    # --- looking ------------------------------------------------------------------------------------------------------

    def compare(self, a: int, b: int, other: Play | None = None) -> Comparison:
        """Two nodes side by side: where their lines part, and what differs between their positions.

        other  the play to which `b` belongs, where that is not this one: one without a card, or under another ruling
        """
        there = other or self
        one, two = self.state_at(a), there.state_at(b)
        found: list[Difference] = []
        for name in ("board", "frames", "ask"):
            _differ(plain(getattr(one, name)), plain(getattr(two, name)), name, found)
        here_facts, there_facts = every(one), every(two)
        facts = (Contrast(fact, here_facts.get(fact), there_facts.get(fact)) for fact in {**here_facts, **there_facts})
        return Comparison(self._parts(a, there, b), tuple(found), tuple(c for c in facts if c.here != c.there))

    def _parts(self, a: int, other: Play, b: int) -> int:
        """The last node on the line to `a` up to which the same happened on the line to `b` of another play."""
        if other is self:
            return self._nodes.parts(a, b)
        parts = 0
        for (node, one), (_, two) in zip(self.walk(self.line(a)[1:]), other.walk(other.line(b)[1:]), strict=False):
            if (one.answer, one.rule.id, one.args) != (two.answer, two.rule.id, two.args):
                break
            parts = node
        return parts

    def lasso(self) -> Lasso | None:
        """The loop on the line to the head, as stem and cycle: proved by a position that came back; None without one."""
        return lasso(self.steps(self.head))

    def preview(self, option: Option, at: int | None = None) -> list[Step]:
        """What an option would do, up to the next ask, draws excluded. The play is unchanged."""
        state = self.state if at is None else self.state_at(at)
        step = _step(state, option)
        return [step, *machine.run(step.after, most=self.most)]

    def why(self, *fact: str | int, node: int | None = None) -> Trace:
        """The steps that made a fact what it is at a node (the head), the newest first, each with its citation.

        fact  `("points", 1)` for a seat's points, or another of the game's subjects: `("bits", "BUG")`, `("places", "BUG")`

        Raises NoSuchFact for what the game does not know at that node.
        """
        return Trace(self.step_to(made) for made in self.made_so(*fact, node=node))

    def made_so(self, *fact: str | int, node: int | None = None) -> list[int]:
        """The nodes to which the steps led that `why` gives, the newest first. Raises NoSuchFact."""
        line = self.line(node)
        if subject(self.state_at(line[-1]), fact) is UNKNOWN:
            raise NoSuchFact("error-no-such-fact", (("fact", "text"),), (" ".join(map(str, fact)),))
        states = (self.start, *(step.after for _, step in self.walk(line[1:])))
        values = [None if (value := subject(state, fact)) is UNKNOWN else value for state in states]
        changed = [made for made, before, after in zip(line[1:], values, values[1:], strict=False) if before != after]
        return changed[::-1]

    def what_if(self, node: int, *words: Any, end: int | None = None) -> WhatIf:
        """Another answer at an earlier node of a line, and then the rest of the line's answers, as a branch.

        A question that does not come up any more takes its answer with it. It stops honestly where a question comes up that
        the line has no answer to, or where the answer is no longer legal. The head stands at the end of the branch.

        end  the node to which the line leads; without it, the head

        Raises as `choose` does; the play is then unchanged.
        """
        line = self.line(end, after=node)
        rest = given([step for _, step in self.walk(line[1:])])
        further = self._nodes.gone_on(line[-1], node) if line else 0
        self.choose(*words, at=node)
        found = go_through(self, rest, further)
        return WhatIf(self.head, *found[1:])

    def replayed(self, *, edition: str | None = None, rulings: Mapping[str, str] | None = None, end: int | None = None) -> Replay:
        """The same answers from the same start under another edition or other rulings, as a play of its own.

        It stops honestly at the first answer that is no longer legal.

        end  the node up to which the answers are repeated; without it, the head

        Raises BadInput for an unknown edition, ruling or answer.
        """
        setup = self.setup.with_(edition=edition, rulings=rulings)
        to = self.head if end is None else end
        answers = given(self.steps(to))
        anew = self._anew(setup.game.under(self.start, setup), self.chance, self.origin)
        return go_strictly(anew, answers, self._nodes.gone_on(to))

    def without(self, card: str, *, end: int | None = None) -> Replay:
        """The same start without a card, and the same answers as far as they stay legal, as a play of its own.

        What the card's absence means, the game says (`Game.without`). The same cards are drawn in the same order, the absent
        one left out. Answers are left out, and it stops, as for `what_if`.

        end  the node up to which the answers are repeated; without it, the head

        Raises BadInput for a card that the start cannot do without.
        """
        game = self.setup.game
        if card not in game.removable(self.start):
            raise BadInput([Problem("card", "problem-not-removable", (("card", "text"),), (short(card),))])
        to = self.head if end is None else end
        answers = given(self.steps(to))
        draws = [answer for ask, answer in answers if ask.who == CHANCE and card not in answer]
        anew = self._anew(game.without(self.start, card), drawing_again(draws, self.chance), None)
        return go_through(anew, [(ask, answer) for ask, answer in answers if ask.who != CHANCE], self._nodes.gone_on(to))

    def _anew(self, start: State, chance: Chance | None, origin: Mapping[str, Any] | None) -> Play:
        return Play(start, chance=chance, title=self.title, origin=origin, most=self.most)

    def to_records(self) -> list[dict[str, Any]]:
        """The trace as rows for a data frame, as `Trace.to_records`."""
        return self.trace.to_records()

    def to_text(self, lang: str = "en", seat: int | None = None) -> str:
        """The run to the head as a table in words: stop by stop what happens, its rule, the points; as `seat` may see it."""
        from pnrules.kernel.tables import as_text

        return "\n".join(as_text(self, lang, seat))

    def to_csv(self, lang: str = "en", seat: int | None = None) -> str:
        """The steps to the head as comma-separated values, a line of headings first; as `seat` may see them."""
        from pnrules.kernel.tables import as_csv

        return as_csv(self, lang, seat)

    def to_svg(self, lang: str = "en", node: int | None = None, seat: int | None = None) -> str:
        """The position at a node (the head) as a picture, as `seat` may see it: the text of an SVG file. Raises NoSuchNode."""
        from pnrules.kernel.picture import of

        return of(self, lang, self.head if node is None else node, seat)

    def describe(self, lang: str = "en", node: int | None = None) -> str:
        """The position at a node (the head) in words: title, position, last step, and what is asked. Deterministic."""
        from pnrules.kernel.describe import describe

        return describe(self, lang, self.head if node is None else node)

    def __repr__(self) -> str:
        return self.describe()

    def _repr_html_(self) -> str:
        from html import escape

        return f"<pre>{escape(self.describe())}</pre>"

    # --- for the board ------------------------------------------------------------------------------------------------

    def payload(self, seat: int | None = None) -> dict[str, Any]:
        """The tree as the board gets it; as `seat` may see it."""
        from pnrules.kernel.payload import tree

        return tree(self, seat)

    def ask_payload(self, seat: int | None = None, node: int | None = None) -> dict[str, Any] | None:
        """The ask at a node (the head) with previews and refusals, as the board gets it; as `seat` may see it."""
        from pnrules.kernel.payload import ask

        return ask(self, seat, node)

    def loops_payload(self, seat: int | None = None) -> list[list[Any]]:
        """The loops of the tree that are proved, as the board gets them; as `seat` may see them."""
        from pnrules.kernel.payload import loops

        return loops(self, seat)

    def info(self) -> dict[str, Any]:
        """What the board must know once."""
        from pnrules.kernel.payload import info

        return info(self)

    def running_payload(self, seat: int | None = None) -> dict[str, Any] | None:
        """What is said of a run that was left at the head, as the board gets it; None where none was; as `seat` may know it."""
        from pnrules.kernel.payload import running

        return running(self, seat)

    def result_payload(self) -> dict[str, Any] | None:
        """How the game ended, as the board gets it; None while it goes on."""
        from pnrules.kernel.payload import result

        return result(self.state)


def _the_same(word: object, options: tuple[Option, ...]) -> Option | None:
    """The option, where this very one was taken from the ask, so that nothing about it has to be looked at."""
    found: Option
    for found in options:
        if found is word:
            return found
    return None


def error_refusal(error: NotYourAsk | Any) -> Refusal:
    """The refusal that an error carries."""
    return Refusal(error.id, error.params, error.values, error.cite, error.rulings)


def _differ(here: Any, there: Any, place: str, found: list[Difference]) -> None:
    if here == there:
        return
    if isinstance(here, dict) and isinstance(there, dict):
        for name in (*here, *(name for name in there if name not in here)):
            _differ(here.get(name), there.get(name), f"{place}.{name}", found)
        return
    if isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        for index, (one, other) in enumerate(zip(here, there, strict=True)):
            _differ(one, other, f"{place}[{index}]", found)
        return
    found.append(Difference(place, here, there))


__all__ = [
    "Chance",
    "Comparison",
    "Contrast",
    "Difference",
    "LogEntry",
    "Play",
    "Problem",
    "Replay",
    "Running",
    "Trace",
    "WhatIf",
    "fixed",
    "in_turn",
    "seeded",
]
