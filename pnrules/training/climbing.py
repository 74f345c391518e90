"""Finds the exercises on small tables, each with its level and its prerequisites.

    python -m pnrules.training.climbing nightmare

writes the game's `ladder.json`, which takes minutes.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from pnrules import games, layout
from pnrules.kernel.citations import Citation
from pnrules.kernel.copies import kind
from pnrules.kernel.facets.showing import Showing
from pnrules.kernel.state import CHANCE, Option
from pnrules.training import positions, questions
from pnrules.training.difficulty import measured
from pnrules.training.exercise import Exercise, misread, named, source
from pnrules.training.ladder import FILE, Rung, as_data, put
from pnrules.training.positions import FURTHER, SMALL
from pnrules.training.questions import Question

TABLES: Final = 500
DEEPEST: Final = 3
"""The number of questions examined per table."""

ALIKE: Final = 5
"""The maximum number of exercises with the same kind, level, topic and prerequisites …"""

OF_A_TOPIC: Final = 24
"""… and with the same kind, level and topic."""


def found(game: str, tables: int = TABLES) -> list[Rung]:
    """The exercises on a game's small tables, with only a few of those that are alike."""
    kept: list[Rung] = []
    for number in range(tables):
        kept += _on_table(game, number)
    return list(thinned(kept))


def thinned(every: Sequence[Rung]) -> Iterator[Rung]:
    """The first few of those that are alike."""
    alike: Counter[tuple[object, ...]] = Counter()
    for rung in every:
        same = (rung.kind, rung.level, rung.topic)
        if alike[same] < OF_A_TOPIC and alike[(*same, rung.needs)] < ALIKE:
            alike.update((same, (*same, rung.needs)))
            yield rung


def _on_table(game: str, number: int) -> Iterator[Rung]:
    asked = list(positions.answers(game, SMALL, number, DEEPEST + FURTHER))
    for at, (state, _) in enumerate(asked[:DEEPEST]):
        if state.ask is None or state.ask.who == CHANCE:
            continue
        for asked_for in questions.kinds(state.setup):
            exercise = put(game, number, at, asked_for)
            if exercise is not None and _is_in_sight(exercise):
                yield measured_rung(exercise)


def _is_in_sight(exercise: Exercise) -> bool:
    """Whether the cards in a question of what is allowed are already in sight: the question must not bring in new ones."""
    question = exercise.question
    state = question.line.state
    kinds = {kind(card) for card in state.setup.game.cards(state)}
    there = "\n".join(layout.told(state, "en"))
    texts = [text for option in _options(question) for text in option[1:] if isinstance(text, str)]
    return all(kind(text) in there for text in texts if kind(text) in kinds)


def _options(question: Question) -> list[Option]:
    """The option that may be allowed or not, and those that its wrong answers mistake for it."""
    if question.option is None:
        return []
    return [question.option, *(found.by.args[0] for found in question.wrong if found.by is not None and found.by.args)]


def measured_rung(exercise: Exercise) -> Rung:
    """An exercise on a small table, with its level and prerequisites."""
    place = exercise.place
    assert place is not None
    assert place.number is not None
    cite, _ = source(exercise, exercise.right)
    needs = needed(exercise)
    topic = named(cite) if cite is not None else sorted(needs)[0]
    return Rung(place.number, place.at, exercise.question.kind, measured(exercise).level, topic, needs)


def needed(exercise: Exercise) -> frozenset[str]:
    """The prerequisites of an exercise: the cards on the table, before and after; the rules and rulings of what happens; the
    rules that its wrong answers misread, and those that forbid or allow the option in question."""
    question = exercise.question
    before = question.line.state
    setup = before.setup
    after = question.steps[-1].after if question.steps else before
    seats = range(1, len(setup.players) + 1)
    cards = {place for state in (before, after) for seat in seats for place in Showing.of(setup.game).seen(state, seat)}
    told = [step for step in question.steps if not step.rule.quiet]
    options = _options(question)
    whys = [each.why for each in (setup.game.refusals(before) if options else ()) if each.option in options]
    verbs = filter(None, (setup.game.verb_place(option[0]) for option in options))
    cite, _ = source(exercise, exercise.right)
    return frozenset(
        [
            *(named(Citation(setup.work, place)) for place in (*cards, *verbs)),
            *(named(step.citation) for step in told),
            *(id for step in told for id in step.rulings),
            *(topic for found in question.wrong if found.by is not None for topic in misread(found.by)),
            *([named(cite)] if cite is not None else []),
            *(topic for why in whys for topic in ([named(why.cite)] if why.cite else []) + [*why.rulings]),
        ]
    )


def main() -> None:
    """Find the exercises of a game on small tables and write them into its package."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    options = parser.parse_args()
    write(options.game, found(options.game))


def write(game: str, rungs: Sequence[Rung]) -> None:
    """Write rungs into the game's package, one per line."""
    data = as_data(rungs)
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in data["rungs"])
    head = json.dumps({"kinds": data["kinds"], "topics": data["topics"]}, ensure_ascii=False, separators=(",", ":"))[:-1]
    Path(str(games.folder(game) / FILE)).write_text(f'{head},"rungs":[\n{lines}\n]}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
