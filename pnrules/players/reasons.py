"""A hint with its reasons: what is expected to follow the best option, and one that tempts; or that nothing matters any more."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final, NamedTuple

from pnrules.kernel.errors import NothingAsked, Refusal
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.players.search import SLICE, Search, Thought, thoughts
from pnrules.players.seeing import asked
from pnrules.players.variations import FIRM, Variation, following

EARLIER: Final = (8, 2)
"""Reasons are given when such parts of the thinking are done, and at its end."""

ALIKE: Final = 0.01
"""Options that differ by less of the win, all of them, do not matter."""


class Explained(NamedTuple):
    """How far a hint has come.

    thought    what has been thought
    best       what is expected to follow the best option; None while that is not known, and for a win that is proved
    tempting   what is expected to follow the other option that looks best at first sight; None where there is none
    """

    thought: Thought
    best: Variation | None = None
    tempting: Variation | None = None

    @property
    def over(self) -> bool:
        """Whether all has been thought."""
        return self.thought.done >= self.thought.of

    def matters(self, seat: int) -> bool:
        """Whether it matters to a seat what it chooses: its share of the win is not the same with every option, or that is not
        known yet."""
        shares = [each.expects[seat - 1] for each in self.thought.options]
        early = 2 * self.thought.done < self.thought.of
        return early or len(shares) < 2 or max(shares) - min(shares) >= ALIKE

    def thinking_on(self, thought: Thought) -> Explained:
        """The same after more has been thought. Where another option is the best by now, its reason comes first, if known."""
        best, other = self.best, self.tempting
        if best is not None and best.option != thought.best:
            best, other = (other, best) if other is not None and other.option == thought.best else (None, None)
        return Explained(thought, best, other)


def explaining(state: AnyState, seed: int | str = 0, strength: int | None = None) -> Iterator[Explained]:
    """Think about what the seat that is asked should answer, and why; a little at a time: whoever asks no more stops it.

    state     where it is asked: nothing that this seat does not see enters into what is thought, nor into what is told
    strength  how many simulations; by default what the game says

    Raises NothingAsked where no seat is asked, BadInput for a game that cannot be judged.
    """
    if state.ask is None or state.ask.who == CHANCE:
        raise NothingAsked(Refusal("refused-nothing-asked", (), (), None))
    search = Search(state.setup.game.view(state, asked(state)), seed, state.memory)
    reasons = _Reasons(search, seed)
    latest: Explained | None = None
    for thought in thoughts(search, strength):
        known = Explained(thought) if latest is None else latest.thinking_on(thought)
        due = not thought.proved and any(thought.done - SLICE < thought.of // part <= thought.done for part in (*EARLIER, 1))
        if due:
            unfinished = known._replace(thought=thought._replace(done=min(thought.done, thought.of - 1)))
            for _ in reasons.of(thought):
                yield unfinished
            known = known._replace(best=reasons.best, tempting=reasons.tempting)
        latest = known
        yield latest


class _Reasons:
    """What is expected to follow the options that are told."""

    def __init__(self, search: Search, seed: int | str) -> None:
        self.search = search
        self.seed = seed
        self.best: Variation | None = None
        self.tempting: Variation | None = None
        self._tried: dict[Option, Search] = {}

    def of(self, thought: Thought) -> Generator[None, None, None]:
        """Work both out as far as has been thought, a little at a time."""
        self.best = yield from following(self.search, thought.best, self.seed)
        other = tempting(self.search, thought)
        if other is None:
            self.tempting = None
            return
        tried = self._tried.setdefault(other, Search(self.search.view, self.seed, self.search.memory))
        for count in range(max(4 * FIRM, thought.done // 8)):
            tried.simulate(other)
            if count % SLICE == 0:
                yield None
        self.tempting = yield from following(tried, other, self.seed)


def tempting(search: Search, thought: Thought) -> Option | None:
    """Of the options that are not the best, the one after which the position looks best at first sight; None without another."""
    seat, children = asked(search.view), search.root.children
    others = [each.option for each in thought.options if each.option != thought.best]
    return max(others, key=lambda option: children[option].glance[seat - 1], default=None)
