"""The state of a game for OpenSpiel: who says the next word of an answer, the possible words, what each seat has seen so far.

A place is immutable, so that cloned states of OpenSpiel share it.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from pnrules import games
from pnrules.kernel.codec import fingerprint, state_from_json, state_to_json
from pnrules.kernel.facets.players import Players
from pnrules.kernel.machine import onward
from pnrules.kernel.patches import Patch, PlainData, differ, jsonable
from pnrules.kernel.state import CHANCE, AnyState, Option
from pnrules.openspiel.wording import Said, gone_on, left

FORCED: Final = 10_000
"""After how many forced answers in a row a game is aborted."""


class Seen:
    """What each seat has seen so far, question by question: its views, and its own answers.

    state   the position with its question, or the end
    before  the same at the previous question; None at the beginning
    answer  the answer to that
    """

    __slots__ = ("_news", "answer", "before", "state")

    def __init__(self, state: AnyState, before: Seen | None, answer: Option | None, news: dict[int, str] | None = None) -> None:
        self.state = state
        self.before = before
        self.answer = answer
        self._news: dict[int, str] = dict(news or {})

    def news(self, seat: int) -> str:
        """What is new to a seat since the previous question, as JSON; at the beginning, everything that it sees."""
        found = self._news.get(seat)
        if found is None:
            found = self._news[seat] = self._tell(seat)
        return found

    def _tell(self, seat: int) -> str:
        view = self.state.setup.game.view
        now: AnyState = view(self.state, seat)
        if self.before is None:
            return _text(seen_by(now))
        past = self.before.state
        patch: Patch = {}
        for name, one, other in zip(now._fields, view(past, seat), now, strict=True):
            differ(one, other, name, patch)
        mine = past.ask is not None and past.ask.who == seat
        return _text([jsonable(self.answer), patch] if mine else [patch])

    def all(self, seat: int) -> str:
        """Everything that a seat has seen and answered, one line per question."""
        lines: list[str] = []
        here: Seen | None = self
        while here is not None:
            lines.append(here.news(seat))
            here = here.before
        return "\n".join(reversed(lines))


class Place:
    """The state of a game.

    seen   the position, and what each seat has seen
    said   the words of the current answer so far
    moves  how many words seats have said
    draws  how many words chance has said
    over   whether the game has ended, or runs for ever without asking anything
    """

    __slots__ = ("draws", "moves", "over", "said", "seen")

    def __init__(self, seen: Seen, said: Said = (), moves: int = 0, draws: int = 0) -> None:
        self.seen, self.said, self.over = _settled(seen, said)
        self.moves = moves
        self.draws = draws

    @property
    def state(self) -> AnyState:
        """The position."""
        return self.seen.state

    @property
    def who(self) -> int | str:
        """The seat that says the next word, or CHANCE. Only while the game is not over."""
        assert self.state.ask is not None
        return self.state.ask.who

    @property
    def options(self) -> tuple[Option, ...]:
        """The answers that begin with the words so far; empty if the game is over."""
        return () if self.over or self.state.ask is None else left(self.said, self.state.ask.options)

    def said_after(self, word: str | int) -> Said:
        """The words of the answer after one more, and any forced ones."""
        return gone_on((*self.said, word), self.options)

    def after(self, word: str | int) -> Place:
        """The place after one word more."""
        chance = self.who == CHANCE
        return Place(self.seen, (*self.said, word), self.moves + (not chance), self.draws + chance)

    def supposed(self, seat: int, draw: Random) -> Place:
        """A place sampled from what the seat on turn sees, with the same history for that seat.

        It is based on what the seat sees now, not on what it has seen before. The histories of others begin here. Raises
        ValueError in a game that cannot sample what is hidden.
        """
        state = supposed(self.state.setup.game.view(self.state, seat), seat, draw)
        return Place(Seen(state, None, None, {seat: self.seen.all(seat)}), self.said, self.moves, self.draws)

    def seen_by(self, seat: int) -> str:
        """What a seat sees now, and the words of its current answer."""
        return _text(seen_by(self.state.setup.game.view(self.state, seat))) + self._said_by(seat)

    def seen_so_far(self, seat: int) -> str:
        """Everything that a seat has seen and answered, and the words of its current answer."""
        return self.seen.all(seat) + self._said_by(seat)

    def _said_by(self, seat: int) -> str:
        return f"\n{_text(list(self.said))}" if self.said and not self.over and self.who == seat else ""

    def __str__(self) -> str:
        setup = self.state.setup
        points = " ".join(map(str, setup.game.points(self.state)))
        asked = "over" if self.over or self.state.ask is None else f"{self.who} {self.state.ask.kind}"
        said = " ".join(map(str, self.said))
        return f"{setup.game.name} {fingerprint(self.state)} [{points}] {asked}: {said} ({self.moves}, {self.draws})"

    def __deepcopy__(self, memo: object) -> Place:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        seats = range(1, len(self.state.setup.players) + 1)
        data = {
            "state": state_to_json(self.state),
            "seen": [self.seen.all(seat) for seat in seats],
            "said": self.said,
            "moves": self.moves,
            "draws": self.draws,
        }
        return _from_text, (_text(data),)


def _from_text(text: str) -> Place:
    """Unpickle a place. Raises BadInput, KeyError or ValueError for invalid data."""
    data = json.loads(text)
    state = state_from_json(games.game(data["state"]["setup"]["game"]), data["state"])
    seen = Seen(state, None, None, dict(enumerate(data["seen"], 1)))
    return Place(seen, tuple(data["said"]), data["moves"], data["draws"])


def _settled(seen: Seen, said: Said) -> tuple[Seen, Said, bool]:
    """Continue to the next real choice: the words so far, and whether the game is over."""
    for _ in range(FORCED):
        ask = seen.state.ask
        if ask is None:
            state, _, _, left_running = onward(seen.state)
            if state is not seen.state:
                seen = Seen(state, seen.before, seen.answer)
            if state.over or left_running is not None:
                return seen, (), True
            continue
        said = gone_on(said, ask.options)
        if said not in ask.options:
            return seen, said, False
        state, _, _, left_running = onward(seen.state, said)
        seen, said = Seen(state, seen, said), ()
        if state.over or left_running is not None:
            return seen, (), True
    return seen, (), True


def seen_by(view: AnyState) -> dict[str, PlainData]:
    """A view as plain data: everything but the set-up, which does not change."""
    return {name: jsonable(part) for name, part in zip(view._fields, view, strict=True) if name != "setup"}


def supposed(view: AnyState, seat: int, draw: Random) -> AnyState:
    """A whole position sampled from what the seat on turn sees.

    Raises ValueError in a game that cannot sample what is hidden (`Players.judgement`).
    """
    judgement = Players.of(view.setup.game).judgement()
    if judgement is None:
        raise ValueError(f"{view.setup.game.name} does not say what may be hidden")
    return judgement.supposed(view, seat, draw)


def _text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
