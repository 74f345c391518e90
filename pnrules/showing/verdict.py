"""Settling a question at the table: the steps from a position on, and for each decisive ruling, the outcome of every answer.

The rulings of an edition are tried one at a time, by replaying the same choices with each other answer. A ruling is decisive if
that changes the outcome: a fact about the position, the open question, or whether a choice is possible.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from pnrules import layout, words
from pnrules.kernel.errors import PnError, Refused
from pnrules.kernel.invariants import IMPOSSIBLE
from pnrules.kernel.replays import Replay
from pnrules.kernel.rulings import DEFAULT
from pnrules.kernel.state import Option
from pnrules.kernel.steps import Step
from pnrules.showing.describe import waiting
from pnrules.showing.play import ShownPlay
from pnrules.wire import verdict as wire
from pnrules.words import sentences

BUDGET: Final = 60_000
"""The most steps for trying other answers to rulings; a turn takes about a hundred for each."""
MOST_TOLD: Final = 200
"""The most steps that a verdict lists."""
MOST_APART: Final = 12
"""The most that it lists for each answer to a ruling."""


class Wish(NamedTuple):
    """The last answer, which may be illegal.

    who     the seat; "chance" for a draw
    option  the answer
    """

    who: int | str
    option: Option


class Answer(NamedTuple):
    """An answer to a ruling, and its outcome.

    name     DEFAULT, or another answer
    replay   the same choices by it, as far as they are legal
    refused  why it refuses the wish; None if the wish is legal, or there is none
    """

    name: str
    replay: Replay[ShownPlay]
    refused: PnError | None


class Decided(NamedTuple):
    """A decisive ruling.

    id       such as `N-12`
    answers  those that change the outcome
    """

    id: str
    answers: tuple[Answer, ...]


class Verdict(NamedTuple):
    """The outcome, and what it rests on.

    play     begins at the position in question; its head is the end
    refused  why the wish is refused; None if it is legal, or there is none
    decided  the decisive rulings, in the order of the register
    untried  the ids of those that were not tried because the budget was used up
    """

    play: ShownPlay
    refused: PnError | None
    decided: tuple[Decided, ...]
    untried: tuple[str, ...]

    @property
    def rests_on(self) -> tuple[str, ...]:
        """The ids of the rulings that the steps, and the refusal, rest on, in the order of the register."""
        cited = {id for step in self.play.steps(self.play.head) for id in step.rulings}
        cited.update(self.refused.rulings if isinstance(self.refused, Refused) else ())
        return tuple(id for id in self.play.setup.register if id in cited)


def judged(play: ShownPlay, since: int = 0, wish: Wish | None = None, *, budget: int = BUDGET) -> Verdict:
    """The verdict on the line from a node to the head, and on a wish there.

    budget  the most steps for trying other answers to rulings

    Raises NoSuchNode for a node that is not on the line to the head.
    """
    own = play.since(since)
    refused = _wished(own, wish)
    left = wish if refused is not None else None
    setup, spent = own.setup, 0
    decided: list[Decided] = []
    untried: list[str] = []
    for id, ruling in setup.register.items():
        others = [name for name in ruling.answers if name != setup.ruling(id)]
        if not others or setup.edition not in ruling.editions:
            continue
        if spent >= budget:
            untried.append(id)
            continue
        found = [answer for name in others if (answer := _by(own, id, name, left)) is not None]
        spent += sum(len(each.replay.play) for each in found)
        if telling := tuple(each for each in found if _differs(own, refused, each)):
            decided.append(Decided(id, telling))
    return Verdict(own, refused, tuple(decided), tuple(untried))


def _wished(play: ShownPlay, wish: Wish | None) -> PnError | None:
    """Try a wish at the head. Returns why it is refused; None if it is legal."""
    if wish is None:
        return None
    try:
        play.choose(wish.option, seat=wish.who)
    except PnError as error:
        return error
    return None


def _by(play: ShownPlay, id: str, name: str, wish: Wish | None) -> Answer | None:
    """Replay the choices by another answer to a ruling; None if that makes the position impossible."""
    try:
        replay = play.replayed(rulings={**dict(play.setup.rulings), id: name})
        return Answer(name, replay, None if replay.rest else _wished(replay.play, wish))
    except IMPOSSIBLE:
        return None


def _differs(play: ShownPlay, refused: PnError | None, answer: Answer) -> bool:
    """Whether an answer changes the outcome."""
    there = answer.replay.play
    if answer.replay.rest or (answer.refused is None) != (refused is None) or play.state.ask != there.state.ask:
        return True
    return bool(play.compare(play.head, there.head, there).facts)


# --- in words ---------------------------------------------------------------------------------------------------------


def told(verdict: Verdict, lang: str) -> wire.Settled:
    """A verdict in words: data for a page, and for `verdict_sheet`."""
    play = verdict.play
    setup = play.setup
    refused = verdict.refused
    start = play.start
    ruled = [_decided(verdict, each, lang) for each in verdict.decided]
    deciding = {each.id for each in verdict.decided}
    ruled += [_in_force(verdict, id, lang) for id in verdict.rests_on if id not in deciding]
    return {
        "lang": lang,
        "title": words.said(lang, play.title),
        "work": f"{words.text(lang, f'game-{setup.game.name}')}, {setup.work}",
        "line": play.to_line(0),
        "begins": [*layout.told(start, lang), *sentences.points(lang, start)],
        "drawn": play.to_svg(lang, 0),
        "came": _came(play, lang, 0, MOST_TOLD),
        "refused": None if refused is None else _refusal(refused, lang, setup.players),
        "ruled": ruled,
        "untried": list(verdict.untried),
    }


def _refusal(error: PnError, lang: str, players: Sequence[str]) -> wire.NotAllowed:
    said = words.say(lang, error.payload(), players)
    cite = sentences.sources(lang, error.cite, error.rulings) if isinstance(error, Refused) else ""
    return {"words": said, "cite": cite}


def _decided(verdict: Verdict, decided: Decided, lang: str) -> wire.Ruled:
    """A decisive ruling: the answer in force, and each other one that changes the outcome."""
    play = verdict.play
    shared = min(_shared(play, each.replay.play) for each in decided.answers)
    holds = _answer(verdict, decided.id, play.setup.ruling(decided.id), lang)
    in_force: wire.RuledBy = {**holds, "shared": _count(play, shared), "came": _came(play, lang, shared, MOST_APART)}
    answers = [in_force]
    for each in decided.answers:
        there = each.replay.play
        came = _came(there, lang, shared, MOST_APART)
        came["ends"] = [*_stopped(each.replay, lang), *came["ends"]]
        allowed = verdict.refused is not None and each.refused is None and not each.replay.rest
        said = _answer(verdict, decided.id, each.name, lang)
        answers.append({**said, "shared": _count(there, shared), "came": came, "allowed": allowed})
    return {"id": decided.id, "question": _question(verdict, decided.id, lang), "decides": True, "answers": answers}


def _in_force(verdict: Verdict, id: str, lang: str) -> wire.Ruled:
    """A ruling that something rests on, but that is not decisive here."""
    answer = _answer(verdict, id, verdict.play.setup.ruling(id), lang)
    return {"id": id, "question": _question(verdict, id, lang), "decides": False, "answers": [answer]}


def _question(verdict: Verdict, id: str, lang: str) -> str:
    return words.text(lang, verdict.play.setup.register[id].message)


def _answer(verdict: Verdict, id: str, name: str, lang: str) -> wire.RuledBy:
    """An answer without its outcome."""
    setup = verdict.play.setup
    attribute = name if name == DEFAULT else f"other-{name}"
    says = words.text(lang, f"{setup.register[id].message}.{attribute}")
    return {"name": name, "says": says, "holds": name == setup.ruling(id), "shared": 0, "came": None, "allowed": False}


def _shared(one: ShownPlay, other: ShownPlay) -> int:
    """The number of steps that two plays have in common."""
    pairs = zip(one.steps(one.head), other.steps(other.head), strict=False)
    count = 0
    for here, there in pairs:
        if (here.answer, here.rule.id, here.args) != (there.answer, there.rule.id, there.args):
            break
        count += 1
    return count


def _count(play: ShownPlay, steps: int) -> int:
    """How many of the first steps are listed."""
    return sum(not step.rule.quiet for step in play.steps(play.head)[:steps])


def _came(play: ShownPlay, lang: str, after: int, most: int) -> wire.Came:
    """The steps of a play from an index on, and its outcome."""
    steps = play.steps(play.head)
    happened = list(_happened(steps, lang))[_count(play, after) :]
    return {
        "steps": happened[:most],
        "more": max(0, len(happened) - most),
        "ends": [*sentences.points(lang, play.state), *waiting(play, lang, play.head)],
        "shows": layout.told(play.state, lang),
        "drawn": play.to_svg(lang),
    }


def _happened(steps: Sequence[Step], lang: str) -> Iterator[wire.Happened]:
    number, score = 0, ""
    for step in steps:
        now = _score(step)
        if step.rule.quiet:
            continue
        number += 1
        new = "" if now == (score or _score(step, before=True)) else now
        yield {"number": number, "words": step.words(lang), "cite": sentences.cited(lang, step), "points": new}
        score = now


def _score(step: Step, *, before: bool = False) -> str:
    """Everybody's points after a step, or before it."""
    setup = step.before.setup
    points = setup.game.points(step.before if before else step.after)
    return " · ".join(f"{name} {each}" for name, each in zip(setup.players, points, strict=False))


def _stopped(replay: Replay[ShownPlay], lang: str) -> list[str]:
    """How far the choices could be replayed, and why no further; empty if all were."""
    if not replay.rest:
        return []
    why = "board-stopped-refused" if replay.refused is not None else "board-stopped-over"
    said = [words.text(lang, why, count=replay.rest)]
    return said if replay.refused is None else [*said, words.error(lang, replay.refused.payload(), replay.play.setup.players)]
