"""A hint with its reasons: what is expected to follow the best option and a tempting one, or that the choice does not matter."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final, NamedTuple

from pnrules.kernel.errors import NothingAsked, Refusal
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.players.search import SLICE, Search, Thought, thoughts
from pnrules.players.seeing import asked
from pnrules.players.variations import FIRM, Variation, following

EARLIER: Final = (8, 2)
"""Reasons are worked out when an eighth and a half of the simulations are done, and at the end."""

ALIKE: Final = 0.01
"""If all options differ by less than this share of the win, the choice does not matter."""


class Explained(NamedTuple):
    """The progress of a hint.

    thought    the progress of its search
    best       what is expected to follow the best option; None while unknown, and for a proved win
    tempting   what is expected to follow the other option that looks best at first sight; None if there is none
    """

    thought: Thought
    best: Variation | None = None
    tempting: Variation | None = None

    @property
    def over(self) -> bool:
        """Whether the search is complete."""
        return self.thought.done >= self.thought.of

    def matters(self, seat: int) -> bool:
        """Whether the choice matters to a seat: its share of the win differs between options, or is not known yet."""
        shares = [each.expects[seat - 1] for each in self.thought.options]
        early = 2 * self.thought.done < self.thought.of
        return early or len(shares) < 2 or max(shares) - min(shares) >= ALIKE

    def thinking_on(self, thought: Thought) -> Explained:
        """The hint after more simulations. If another option is now the best, its reason, if known, moves to the front."""
        best, other = self.best, self.tempting
        if best is not None and best.option != thought.best:
            best, other = (other, best) if other is not None and other.option == thought.best else (None, None)
        return Explained(thought, best, other)


def explaining(state: AnyState, seed: int | str = 0, strength: int | None = None) -> Iterator[Explained]:
    """Search for the best answer of the seat that is asked, and its reasons, in small slices: the caller may stop at any time.

    state     the state with the question; only what the seat sees is used for the search and for the reasons
    strength  the number of simulations; by default the game's own

    Raises NothingAsked if no seat is asked, BadInput for a game without a judgement.
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
    """What is expected to follow the best option and the tempting one."""

    def __init__(self, search: Search, seed: int | str) -> None:
        self.search = search
        self.seed = seed
        self.best: Variation | None = None
        self.tempting: Variation | None = None
        self._tried: dict[Option, Search] = {}

    def of(self, thought: Thought) -> Generator[None, None, None]:
        """Work both out from the search so far, in small slices."""
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
    """The option, apart from the best, after which the position looks best at first sight; None if there is no other."""
    seat, children = asked(search.view), search.root.children
    others = [each.option for each in thought.options if each.option != thought.best]
    return max(others, key=lambda option: children[option].glance[seat - 1], default=None)
