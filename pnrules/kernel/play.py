"""A play: a tree with a head, and the ways to move it on, back and elsewhere.

Going back never loses anything, and going anywhere costs the same however long the play is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from pnrules.kernel import asks, machine
from pnrules.kernel.chance import Chance, fixed, in_turn, seeded
from pnrules.kernel.errors import (
    AnswerNeeded,
    BadInput,
    GameOver,
    NoSuchNode,
    NothingAsked,
    NotYourAsk,
    Problem,
    Refusal,
)
from pnrules.kernel.facets.proving import Proving
from pnrules.kernel.forms.validation import Json, one_line, why_not_plain_text
from pnrules.kernel.log import CHOOSE, GO_ON, GOTO, REDO, UNDO, Log
from pnrules.kernel.loops import Lasso, Loop, Loops, lasso
from pnrules.kernel.machine import MOST, SPAN, Running
from pnrules.kernel.state import CHANCE, AnyState, Ask, Option
from pnrules.kernel.steps import PROVED, STOPPED, Step
from pnrules.kernel.trace import Trace
from pnrules.kernel.tree import Tree


class Play(Tree):
    """A tree of play from one start, with a head.

    start   the first state; it is run at once up to the first ask
    chance  how draws are answered; without it, they stay open as asks of "chance"
    title   what the play is called: a text, or one per language
    most    after how many steps, at least two, a run that asks no seat anything is suspended: see `running`
    """

    otherwise: tuple[Problem, ...] = ()
    """For a play read from a file that other rules made: what these rules do differently, each with its place in the file."""

    def __init__(
        self,
        start: AnyState,
        *,
        chance: Chance | None = None,
        title: str | Mapping[str, str] = "",
        origin: Json | None = None,
        most: int = MOST,
    ) -> None:
        super().__init__(start, most)
        self.title = title
        self.origin = origin
        self.chance = chance
        self.log = Log()
        self.names: dict[str, int] = {}
        self.loops = Loops()
        self._thought = 0
        begun = len(self) - 1
        self.head = self._draw_on(begun, self.state_at(begun))

    # --- the head -----------------------------------------------------------------------------------------------------

    @property
    def state(self) -> AnyState:
        """The state at the head."""
        return self.state_at(self.head)

    @property
    def ask(self) -> Ask | None:
        """The open ask; None when the game is over."""
        return self.state.ask

    @property
    def options(self) -> tuple[Option, ...]:
        """Every legal answer to the open ask; empty when the game is over."""
        ask = self.state_at(self.head).ask
        return ask.options if ask is not None else ()

    @property
    def over(self) -> bool:
        """Whether the game has ended at the head."""
        return self.state.over

    @property
    def running(self) -> Running | None:
        """How the run at the head was suspended (`go_on` resumes it); None if it was not."""
        return self.running_at(self.head)

    @property
    def drawn(self) -> int:
        """How many draws there were on the line to the head."""
        return self._nodes.drawn(self.head)

    @property
    def points(self) -> tuple[int, ...]:
        """Everybody's points at the head, in seat order."""
        return tuple(self.setup.game.points(self.state))

    @property
    def trace(self) -> Trace:
        """Every step from the start to the head."""
        return Trace(self.steps(self.head))

    def line(self, node: int | None = None, *, after: int | None = None) -> list[int]:
        """`Tree.line`, by default to the head."""
        return super().line(self.head if node is None else node, after=after)

    def lasso(self) -> Lasso | None:
        """The loop on the line to the head, as stem and cycle, proved by a position that came back; None if there is none."""
        return lasso(self.steps(self.head))

    def lasso_seen_by(self, seat: int | None, steps: Sequence[Step] | None = None) -> Lasso | None:
        """The loop on the line to the head, if the seat may know of it; None if there is none.

        steps  those of the line, if the caller has them
        """
        found = lasso(self.steps(self.head) if steps is None else steps)
        if found is None or seat is None:
            return found
        line = self.line()
        stem = len(found.stem)
        loop = Loop(line[stem], [line[stem + len(found.cycle)]])
        return found if self.loops.seen(self, loop, seat) else None

    def running_seen_by(self, seat: int | None, node: int) -> Running | None:
        """How a run was suspended at a node, as far as a seat may know: a loop that it cannot see counts as STOPPED."""
        left = self.running_at(node)
        if left is None or left.finds != PROVED or seat is None:
            return left
        begins = node
        for _ in range(left.steps):
            begins = self.parent(begins) or 0
        return left if self.loops.seen(self, Loop(begins, [node]), seat) else left._replace(finds=STOPPED)

    # --- playing ------------------------------------------------------------------------------------------------------

    def choose(self, *words: Any, seat: int | str | None = None, at: int | None = None) -> Trace:
        """Answer the open ask, and run to the next one. Returns the steps taken.

        words  the option: `choose("execute")`, `choose("number", "ACQUIRE", 0)`, or one of `options`; any unambiguous
               beginning of an option will do
        seat   who answers; by default whoever is asked ("chance" for a draw)
        at     answers the ask at an earlier node instead, which makes a branch, or follows the one that exists

        Raises a Refused that names the rule which forbids it, NoSuchSeat or NoSuchNode; the play is then unchanged.
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
        return Trace(partial(self.steps, target, after=node))

    def go_on(self, *, at: int | None = None) -> Trace:
        """Resume a suspended run, or continue from the middle of one, to where it stops next. Returns the steps.

        at  the node to continue from, instead of the head

        Raises GameOver, AnswerNeeded if a question is open, NoSuchNode; the play is then unchanged.
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
            target = self._draw_on(*self._grow(node, state, None))
        self._move(GO_ON, origin, target)
        return Trace(partial(self.steps, target, after=node))

    def _answer(self, state: AnyState, words: tuple[Any, ...], seat: int | str | None) -> Option:
        ask = state.ask
        if seat is None and ask is not None and len(words) == 1 and (found := _the_same(words[0], ask.options)) is not None:
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
            if any(type(word) not in (str, int) for word in answer):  # True and 1.0 equal 1, but are not answers
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
        """Walk to the end of what has been run, and run on until an answer is needed. Returns the node reached."""
        node = self._nodes.end(node)
        state = self.state_at(node)
        while (
            state.ask is not None and state.ask.who == CHANCE and node not in self._left and (latest := self._nodes.latest(node))
        ):
            node = self._nodes.end(latest)
            state = self.state_at(node)
        return node if node in self._left else self._draw_on(node, state)

    def _thinking(self, node: int, state: AnyState, answer: Option) -> tuple[int, AnyState]:
        """`_grow` for an answer that may take thought: the more the play has already taken, the less this one gets.

        Thought in every branch counts. A save has the answers in the order in which they were given, so that a restored play
        comes to the same results.
        """
        proving = Proving.of(state.setup.game)
        if not proving.takes_thought(answer):
            return self._grow(node, state, answer)
        given = proving.after_thought(state, self._thought)
        self._thought += proving.thought(given, answer)
        return self._grow(node, state, answer, given)

    def _draw_on(self, node: int, state: AnyState) -> int:
        """From `node`, which has no child yet, draw as long as chance is asked and has an answer. Returns the node reached.

        After as many steps as a run may take it is suspended, as a run is.
        """
        kept, begun = node, len(self._nodes)
        while state.ask is not None and state.ask.who == CHANCE and self.chance is not None:
            drawn = node + 1 - begun
            if drawn >= self.most:
                self._left[node] = Running(STOPPED, drawn)
                break
            answer = self.chance(state, self._nodes.drawn(node))
            if answer is None:
                break
            if answer not in state.ask.options:
                raise machine.refused(state, answer)
            node, state = self._grow(node, state, answer)
            if node - kept >= SPAN:
                self._states[node] = state
                kept = node
        self._states[node] = state
        return node

    # --- going back, and elsewhere ------------------------------------------------------------------------------------

    def undo(self) -> int:
        """Go back to before the last choice of a seat, or to where a run was suspended. Returns the node.

        Nothing is lost: redo, or choose again. Raises NoSuchNode at the first choice.
        """
        left = (node for node in self._left if node != self.head and self._nodes.parts(node, self.head) == node)
        target = max(self._nodes.choice(self.head), *left, -1)
        if target < 0:
            raise NoSuchNode("error-nothing-to-undo")
        self._move(UNDO, self.head, target)
        return target

    def choices(self) -> Iterator[int]:
        """The nodes on the line to the head at which seats chose, the last first."""
        node = self._nodes.choice(self.head)
        while node >= 0:
            yield node
            node = self._nodes.choice(node)

    def redo(self) -> int:
        """Move along the branch last visited, up to the next choice; draws are repeated. Returns the node.

        Raises NoSuchNode if nothing has been undone.
        """
        node = self._nodes.latest(self.head)
        if not node:
            raise NoSuchNode("error-nothing-to-redo")
        target = self._run_on(node)
        self._move(REDO, self.head, target)
        return target

    def goto(self, node: int | str) -> int:
        """Move the head to a node, by number or name. Raises NoSuchNode."""
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
        """Move the head to the first question, or to a run suspended before it. Redo then walks through what has been played."""
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


def _the_same(word: object, options: tuple[Option, ...]) -> Option | None:
    """The option, if this very object was taken from the ask, so that it need not be checked."""
    found: Option
    for found in options:
        if found is word:
            return found
    return None


def error_refusal(error: NotYourAsk | Any) -> Refusal:
    """The refusal that an error carries."""
    return Refusal(error.id, error.params, error.values, error.cite, error.rulings)


__all__ = ["Chance", "Play", "fixed", "in_turn", "seeded"]
