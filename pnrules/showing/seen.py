"""What one seat saw of a play: a play that can be looked at, and not continued, since what is hidden from that seat is not in it.

Its states are what the game lets the seat see, its steps what the seat was told. Nothing in it is computed by the rules, and
nothing stands in for a hidden card. Whatever shows a play shows it the same way, as the seat's own board did.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from pnrules.kernel import asks
from pnrules.kernel.errors import SEAT, NoSuchSeat, PnError
from pnrules.kernel.log import Log
from pnrules.kernel.loops import Lasso, Loop, Loops
from pnrules.kernel.machine import Running
from pnrules.kernel.nodes import Nodes
from pnrules.kernel.patches import jsonable
from pnrules.kernel.rules import Rule
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.kernel.steps import Step
from pnrules.kernel.trace import Trace
from pnrules.kernel.tree import Tree
from pnrules.showing.commentary import NONE
from pnrules.showing.play import ShownPlay
from pnrules.wire.asking import Ask

if TYPE_CHECKING:
    from pnrules.kernel.game import Setup


class Told(NamedTuple):
    """What a seat was told of the way to a node: the node before it, and the step."""

    parent: int
    step: Step


class SeenPlay(ShownPlay):
    """What one seat saw of a play: see `seen`.

    seat    the seat
    start   the start
    told    the steps to the other nodes, in order
    title   what the play is called
    left    the nodes at which a run was suspended, and what the seat could know of it
    loops   the proved loops that the seat could know of
    asking  the question at the head as the seat was asked it, with what each answer would do and what is refused; None if
            nothing was asked there

    Raises LookupError if a step begins where none can.
    """

    def __init__(
        self,
        seat: int,
        start: AnyState,
        told: Sequence[Told],
        *,
        title: str | Mapping[str, str] = "",
        left: Mapping[int, Running] | None = None,
        loops: Iterable[Loop] = (),
        asking: Ask | None = None,
    ) -> None:
        # As the play of the rules has it, but without running anything.
        self.start = start
        self.title = title
        self.most = 0
        self.origin = None
        self.chance = None
        self.log = Log()
        self.names: dict[str, int] = {}
        self.commentary = NONE
        self.seat: int = seat
        self.asking = asking
        self.loops = _Known(loops)
        self._left = dict(left or {})
        self._given = {}
        self._thought = 0
        self._states: list[AnyState | None] = [start, *(each.step.after for each in told)]
        self._told = tuple(told)
        self._nodes = _nodes(self._told, self._left)
        self.head = len(told)

    def _stepped(self, state: AnyState, node: int, answer: Option | None) -> Step:
        return self._told[node - 1].step

    def _needs_the_rest(self, *_: Any, **__: Any) -> NoReturn:
        """Raises PnError: this cannot be done without what was hidden."""
        raise only_seen(self.seat)

    def choose(self, *words: Any, seat: int | str | None = None, at: int | None = None) -> Trace:
        """Follow an answer that was given. Raises PnError for any other: even why it is refused may depend on what was hidden."""
        node = self.head if at is None else at
        ask, answer = self.state_at(node).ask, asks.option(*words)
        if ask is None or answer not in ask.options or not self._nodes.after(node, answer):
            raise only_seen(self.seat)
        return super().choose(*answer, seat=seat, at=at)

    _grow = preview = replayed = without = since = to_line = to_scenario = _needs_the_rest

    def lasso(self) -> Lasso | None:
        """The loop on the line to the head, if the seat could know of it; None if there is none."""
        return self.lasso_seen_by(self.seat)

    def lasso_seen_by(self, seat: int | None, steps: Sequence[Step] | None = None) -> Lasso | None:
        """The same: the other seats' eyes are not here."""
        line = self.line()
        for loop in sorted(self.loops.found.values()):
            back = next((node for node in loop.returns if node in line), None)
            if loop.node in line and back is not None:
                found = self.steps(self.head) if steps is None else list(steps)
                begins, ends = line.index(loop.node), line.index(back)
                return Lasso(tuple(found[:begins]), tuple(found[begins:ends]))
        return None

    def ask_payload(self, seat: int | None = None, node: int | None = None) -> Ask | None:
        """The question at a node (the head), as the seat was asked it; only `asking` says what its answers would do."""
        at = self.head if node is None else node
        if self.asking is not None and self.asking["node"] == at:
            return self.asking
        return self.bare_ask(at)

    def bare_ask(self, node: int) -> Ask | None:
        """The question at a node, without its rule, which may depend on what was hidden, and what its answers would do. Raises
        NoSuchNode."""
        state = self.state_at(node)
        if state.ask is None:
            return None
        return {
            "node": node,
            "who": state.ask.who,
            "kind": state.ask.kind,
            "args": jsonable(state.ask.args),
            "cite": None,
            "rulings": [],
            "options": [{"option": jsonable(option), "preview": None} for option in state.ask.options],
            "refused": [],
            "rules": [],
        }


def only_seen(seat: int) -> PnError:
    """The error for what needs more than this seat saw."""
    return PnError("error-only-seen", SEAT, (seat,))


def seen(play: ShownPlay, seat: int) -> SeenPlay:
    """What a seat saw of a play. Raises NoSuchSeat, also if only what another seat saw is known of it."""
    play.setup.check_seat(seat)
    view = play.setup.game.view
    if isinstance(play, SeenPlay):
        view(play.start, seat)
        return play
    setup = watched(play.setup, seat)
    rules = _Rules()

    def see(state: AnyState) -> AnyState:
        shown: AnyState = view(state, seat)
        return shown._replace(setup=setup, memory=None)

    states = [see(play.start)]
    told = []
    for node, step in play.walk(range(1, len(play))):
        parent = play.parent(node)
        assert parent is not None
        states.append(see(step.after))
        made = Step(states[parent], step.answer_seen_by(seat), rules.told(step), step.seen_by(seat), states[node])
        told.append(Told(parent, made))
    play.loops.look(play)
    loops = [loop for loop in play.loops.found.values() if play.loops.seen(play, loop, seat)]
    left = {node: play.running_seen_by(seat, node) for node in play.left}
    found = SeenPlay(
        seat,
        states[0],
        told,
        title=play.title,
        left={node: running for node, running in left.items() if running is not None},
        loops=loops,
        asking=play.ask_payload(seat),
    )
    found.names = dict(play.names)
    found.head = play.head
    return found


def watched(setup: Setup, seat: int) -> Setup:
    """A set-up whose states are already what a seat may see of them: the game has nothing left to hide, and no other eyes."""

    def view(state: AnyState, eyes: int) -> AnyState:
        if eyes != seat:
            raise NoSuchSeat("error-other-eyes", SEAT, (seat,))
        return state

    found = copy(setup)
    found.game = object.__new__(type(setup.game))  # to copy a game gives the game itself
    vars(found.game).update(vars(setup.game), view=view)
    return found


class _Rules:
    """The rules that a seat was told of, each made once, standing where the step's own stands."""

    def __init__(self) -> None:
        self._made: dict[tuple[Any, ...], Rule] = {}

    def told(self, step: Step) -> Rule:
        rule, place, edition = step.rule, step.citation.place, step.before.setup.edition
        key = (rule, place)
        if key not in self._made:
            self._made[key] = Rule(
                rule.id, rule.params, {edition: place}, step.rulings, rule.quiet, finds=rule.finds, aside=rule.aside
            )
        return self._made[key]


class _Known(Loops):
    """The loops that a seat could know of: its own view of a position may come back where the position does not."""

    def __init__(self, loops: Iterable[Loop]) -> None:
        super().__init__()
        self.found = {loop.node: loop for loop in loops}

    def look(self, tree: Tree) -> None:
        pass

    def see(self, tree: Tree, node: int, step: Step) -> None:
        pass

    def seen(self, tree: Tree, loop: Loop, seat: int) -> bool:
        return True


def _nodes(told: Sequence[Told], left: Mapping[int, Running]) -> Nodes:
    """The tree of some steps: each begins a stretch that something was answered for, or that does not follow the one before."""
    begins = [
        node for node, (parent, step) in enumerate(told, 1) if step.answer is not None or parent != node - 1 or parent in left
    ]
    ends = [*(node - 1 for node in begins[1:]), len(told)] if begins else []
    nodes = Nodes(begins[0] - 1 if begins else len(told))
    for begun, end in zip(begins, ends, strict=True):
        parent, step = told[begun - 1]
        ask = step.before.ask
        nodes.add(parent, step.answer, end + 1 - begun, drawn=ask is not None and ask.who == CHANCE)
    return nodes
