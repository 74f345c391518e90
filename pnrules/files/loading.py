"""Whatever can be loaded as a play: a scenario by name, a file, a save, a link, the line of a position."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pnrules.files import line, links, saves, scenario
from pnrules.files.scenario import Source
from pnrules.kernel.chance import Chance, in_turn, seeded
from pnrules.kernel.errors import BadInput, Problem
from pnrules.kernel.notation import BAR
from pnrules.showing.play import ShownPlay


def pasted(text: str, chance: Chance | None = None) -> ShownPlay:
    """A play from pasted text: a link, the line of a position, or the contents of a scenario or a save. It never opens a file.
    Raises BadInput.

    chance  answers draws after those in the text are used up
    """
    text = text.strip()
    if links.MARK in text:
        return links.restore(text, chance)
    if not text.startswith("{") and BAR not in text:
        raise BadInput([Problem("$", "problem-nothing-to-open")])
    if not text.startswith("{"):
        play = line.load(text)
    else:
        data = scenario.from_text(text)
        play = saves.restore(data) if saves.is_save(data) else scenario.from_data(data).play()
    if chance is not None:
        play.chance = in_turn(play.chance, chance) if play.chance else chance
    return play


def load_whole(source: Source, *, deck: Source | None = None) -> ShownPlay:
    """A play that the rules can go on with. Raises BadInput, also for one of which only what one seat saw is known."""
    play = load(source, deck=deck)
    if play.seat is not None:
        raise BadInput([Problem("$", "problem-seat-save")])
    return play


def load(source: Source, *, seed: int | None = None, deck: Source | None = None) -> ShownPlay:
    """See `pnrules.load`."""
    if isinstance(source, str) and links.is_link(source):
        if deck is not None:
            raise BadInput([Problem("$", "problem-line-deck")])
        return links.restore(source, None if seed is None else seeded(seed))
    if isinstance(source, str) and line.is_line(source):
        if deck is not None:
            raise BadInput([Problem("$", "problem-line-deck")])
        play = line.load(source)
        play.chance = None if seed is None else seeded(seed)
        return play
    data, folder = scenario.parsed(source), scenario.folder_of(source)
    if deck is not None:
        data, folder = scenario.with_deck(data, deck), Path()
    if saves.is_save(data):
        return saves.restore(data, None if seed is None else seeded(seed))
    play = scenario.from_data(data, str(source) if not isinstance(source, Mapping) else "data", folder).play()
    if seed is not None:
        play.chance = in_turn(play.chance, seeded(seed)) if play.chance else seeded(seed)
    return play
