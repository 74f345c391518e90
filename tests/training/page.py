"""The page `docs/exercises.md`, made anew: how many exercises there are about which rule, card and ruling. `make cards`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pnrules import games, words
from pnrules.training import topics
from pnrules.words import rulebooks

PAGE: Final = Path(__file__).parents[2] / "docs" / "exercises.md"
HEAD: Final = """# What the exercises are about

Made by `make cards` from the games' `exercises.json`; a test fails when it is out of date. For each game: how many positions are
kept about each rule, card and ruling, and what is asked there. Each position gives several exercises, since what is asked about
and what is offered is drawn anew. See [the trainer](trainer.md) for how exercises are made.
"""


def page() -> str:
    """The page as it should be."""
    lines = [HEAD]
    for game in games.BUILT_IN:
        lines += [
            f"## {words.text('en', f'game-{game}')}",
            "",
            "| Rule, card or ruling | Positions | Asked |",
            "| --- | --- | --- |",
        ]
        lines += [*_rows(game), ""]
        never = unasked(game)
        lines += [f"Never asked, since nothing follows from it in a game: {', '.join(never)}.", ""] if never else []
    return "\n".join(lines)


def _rows(game: str) -> Iterator[str]:
    found = topics.index(game)
    for topic in known(game):
        if topic in found:
            kinds = Counter(entry.kind for entry in found[topic])
            said = ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items()))
            yield f"| {_titled(topic)} | {len(found[topic])} | {said} |"


def known(game: str) -> list[str]:
    """Every rule, card and ruling of a game, as a topic."""
    owner = games.game(game)
    places = [f"{cite.work} {cite.place}" for cite in rulebooks.entries() if cite.work in owner.works.values()]
    return [*places, *owner.register]


def unasked(game: str) -> list[str]:
    """What there is no exercise about."""
    found = topics.index(game)
    return [_titled(topic) for topic in known(game) if topic not in found]


def _titled(topic: str) -> str:
    places = {f"{cite.work} {cite.place}": cite for cite in rulebooks.entries()}
    return f"{places[topic].work}, {rulebooks.title(places[topic], 'en')}" if topic in places else topic


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
